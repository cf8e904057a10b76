"""After a goal each side may do one thing: run, exchange a card, or open the penalty box (Scoring; ruling A18)."""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.field import OFF
from games.grudgematch.kicks import spend
from games.grudgematch.state import State
from games.grudgematch.turns import draw_up, go_on_running, next_bonus, release


def _take(s: State, me: int, bonus: str, number: int, chance: Chance) -> int:
    team = s.bonuses.pop(0)
    chance.tell(events.BonusTaken, me, bonus, number)
    return team


@action
class BonusRun(Action):
    """Roll a die; one of your philosophers may run so far."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        first = s.asked * 4
        return (cls.of(),) if any(space != OFF for space in s.at[first : first + 4]) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        (die,) = chance.roll(1)
        _take(s, me, "run", die, chance)
        s.phase, s.dice, s.ran = "bonus_run", (die,), 0
        go_on_running(s, chance)


@action
class BonusDiscard(Action):
    """Discard a card and draw another; an empty pile ends the match."""

    card: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(card) for card in s.hands[s.asked]]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.card in s.hands[s.asked] else "not_in_hand"

    def play(self, s: State, me: int, chance: Chance) -> None:
        team = _take(s, me, "discard", self.card, chance)
        spend(s, team, self.card)
        s.draws = [team]
        draw_up(s, chance)


@action
class BonusRelease(Action):
    """Bring one of your philosophers back from the penalty box."""

    philosopher: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(philosopher) for philosopher in s.boxes[s.asked]]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.philosopher in s.boxes[s.asked] else "not_in_box"

    def play(self, s: State, me: int, chance: Chance) -> None:
        _take(s, me, "release", self.philosopher, chance)
        release(s, self.philosopher, chance)


@action
class NoBonus(Action):
    """Do nothing."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        _take(s, me, "nothing", 0, chance)
        next_bonus(s, chance)
