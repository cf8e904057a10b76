"""The actions of phase 4: pick a card, aim, kick, foul; and the bonus after a goal (rules, Scoring and A18)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.actions.running import Retraction
from games.grudgematch.field import NEAR, OFF
from games.grudgematch.rules.kick import ask_tackle, begin_kick, discard_card, foul_as_kicker
from games.grudgematch.rules.turn import cards_beside_ball, draw_up, end_kicks, go_on_running, next_bonus, release
from games.grudgematch.state import State
from games.grudgematch.view import GrudgematchView


@action
class PickCard(Action):
    """Choose a card for a kick, in secret until the kick; a philosopher of its suit must stand beside the ball."""

    card: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [_CARDS[card] for card in cards_beside_ball(s)]  # type: ignore[misc]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.card not in s.hands[s.asked]:
            return "not_in_hand"
        return None if self.card in cards_beside_ball(s) else "not_beside_ball"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.picked = self.card


_CARDS = tuple([PickCard(card) for card in range(52)])


@action
class Aim(Action):
    """Choose one of the eight directions for the chosen card, in secret until the kick; the picture shows the path."""

    way: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return _ways()  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if 0 <= self.way < 8 else "no_such_way"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.aimed = self.way


@cache
def _ways() -> tuple[Aim, ...]:
    return tuple([Aim.of(way) for way in range(8)])


@action
class KickBall(Action):
    """Kick the ball with the chosen card in the chosen direction: as far as the card's value, unless it is stopped."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.picked is not None
        assert s.aimed is not None
        begin_kick(s, s.picked, s.aimed, chance)


@action
class AimElsewhere(Retraction):
    """Take back the chosen direction, to choose another one or put the card back; allowed six times a turn in all."""

    aside = True

    def retract(self, s: State) -> None:
        s.aimed = None


@action
class PutBack(Retraction):
    """Take back the card chosen for a kick, to pick another one or end the kicks; allowed six times a turn in all."""

    aside = True

    def retract(self, s: State) -> None:
        s.picked = None


@action
class EndKicks(Action):
    """End the kicks of this turn, so that the team draws up to five cards; a chosen card stays in the hand."""

    alone: ClassVar[str] = "Going on by itself would tell that the team holds no card to kick with."
    aside = True

    def gives_up(self, view: GrudgematchView) -> bool:
        near, first = NEAR[view.ball], view.team * 4
        return not view.played and any(near >> view.at[first + card // 13] & 1 for card in view.hand)

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.picked = s.aimed = None
        end_kicks(s, chance)


@action
class FoulTacklers(Action):
    """Foul as the kicker before a tackle: the higher of two dice makes it harder, but a 1 sends the kicker off."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        foul_as_kicker(s, chance)


@action
class KickCleanly(Action):
    """Kick without a foul, where the rules allow the kicker to foul."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        ask_tackle(s, chance)


def _take_bonus(s: State, me: int, bonus: str, number: int, chance: Chance) -> int:
    team = s.bonuses.pop(0)
    chance.tell(events.BonusTaken, me, bonus, number)
    return team


@action
class BonusRun(Action):
    """Use the bonus after a goal for a run: roll a die, and let one philosopher run at most that many spaces."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        first = s.asked * 4
        return (cls.of(),) if any(space != OFF for space in s.at[first : first + 4]) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        (die,) = chance.roll(1)
        _take_bonus(s, me, "run", die, chance)
        s.phase, s.dice, s.ran = "bonus_run", (die,), 0
        go_on_running(s, chance)


@action
class BonusDiscard(Action):
    """Use the bonus after a goal to exchange a card: discard it and draw another.

    If the draw pile is empty, the match ends, or extra time begins; see `draw_up`.
    """

    card: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(card) for card in s.hands[s.asked]]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.card in s.hands[s.asked] else "not_in_hand"

    def play(self, s: State, me: int, chance: Chance) -> None:
        team = _take_bonus(s, me, "discard", self.card, chance)
        discard_card(s, team, self.card)
        s.draws = [team]
        draw_up(s, chance)


@action
class BonusRelease(Action):
    """Use the bonus after a goal to bring one philosopher back from the penalty box."""

    philosopher: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(philosopher) for philosopher in s.boxes[s.asked]]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.philosopher in s.boxes[s.asked] else "not_in_box"

    def play(self, s: State, me: int, chance: Chance) -> None:
        _take_bonus(s, me, "release", self.philosopher, chance)
        release(s, self.philosopher, chance)


@action
class NoBonus(Action):
    """Decline the bonus after a goal."""

    aside = True

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        _take_bonus(s, me, "nothing", 0, chance)
        next_bonus(s, chance)
