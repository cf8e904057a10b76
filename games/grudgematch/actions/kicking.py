"""Phase 4: pick a card, aim, confirm the kick or choose again, foul; and the bonus after a goal (Scoring, A18)."""

from collections.abc import Iterable
from functools import cache
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.actions.running import Retraction
from games.grudgematch.field import OFF
from games.grudgematch.rules.kick import ask_tackle, begin_kick, discard_card, foul_as_kicker
from games.grudgematch.rules.turn import cards_beside_ball, draw_up, end_kicks, go_on_running, next_bonus, release
from games.grudgematch.state import State


@action
class PickCard(Action):
    """Pick the card for a kick; its suit says who kicks. Nobody else sees it before you kick."""

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
    """Choose the direction; then you are shown the way and whom the ball passes, and nobody else sees anything."""

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
    """Kick as you have aimed: the card is played and the ball moves its whole value, unless it is stopped."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.picked is not None
        assert s.aimed is not None
        begin_kick(s, s.picked, s.aimed, chance)


@action
class AimElsewhere(Retraction):
    """Choose another direction, or put the card back; only so many choices a turn may be taken back."""

    def retract(self, s: State) -> None:
        s.aimed = None


@action
class PutBack(Retraction):
    """Take the card back into your hand and pick another, or none; only so many choices a turn may be taken back."""

    def retract(self, s: State) -> None:
        s.picked = None


@action
class EndKicks(Action):
    """No more kicks in this turn: draw up to five cards. A card that you chose stays in your hand."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.picked = s.aimed = None
        end_kicks(s, chance)


@action
class FoulTacklers(Action):
    """Foul the opponents who might tackle: the higher of two dice resists tackling, but a 1 sends your kicker off."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        foul_as_kicker(s, chance)


@action
class KickCleanly(Action):
    """Kick without a foul."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        ask_tackle(s, chance)


def _take_bonus(s: State, me: int, bonus: str, number: int, chance: Chance) -> int:
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
        _take_bonus(s, me, "run", die, chance)
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
        team = _take_bonus(s, me, "discard", self.card, chance)
        discard_card(s, team, self.card)
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
        _take_bonus(s, me, "release", self.philosopher, chance)
        release(s, self.philosopher, chance)


@action
class NoBonus(Action):
    """Do nothing."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        _take_bonus(s, me, "nothing", 0, chance)
        next_bonus(s, chance)
