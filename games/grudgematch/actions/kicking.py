"""Phase 4: pick a card, aim in one of eight ways, look, then kick or choose otherwise; the kicker's foul."""

from collections.abc import Iterable
from functools import cache
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch.field import NEAR
from games.grudgematch.kicks import ask_tackle, begin_kick, foul_as_kicker
from games.grudgematch.state import MOST_CHANGES, State
from games.grudgematch.turns import end_kicks


@action
class PickCard(Action):
    """Pick the card for a kick; its suit says who kicks. Nobody else sees it before you kick."""

    card: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        near, at, first, cards = NEAR[s.ball], s.at, s.asked * 4, _CARDS
        return [cards[card] for card in s.hands[s.asked] if near >> at[first + card // 13] & 1]  # type: ignore[misc]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.card not in s.hands[s.asked]:
            return "not_in_hand"
        return None if NEAR[s.ball] >> s.at[s.asked * 4 + self.card // 13] & 1 else "not_beside_ball"

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

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_KICK,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.picked is not None
        assert s.aimed is not None
        begin_kick(s, s.picked, s.aimed, chance)


@action
class AimElsewhere(Action):
    """Choose another direction, or put the card back; only so many choices a turn may be taken back."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_ELSEWHERE,) if s.changes[s.asked] < MOST_CHANGES else ()  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if s.changes[s.asked] < MOST_CHANGES else "no_more_changes"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.aimed = None
        s.changes[s.asked] += 1


@action
class PutBack(Action):
    """Take the card back into your hand and pick another, or none; only so many choices a turn may be taken back."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_BACK,) if s.changes[s.asked] < MOST_CHANGES else ()  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if s.changes[s.asked] < MOST_CHANGES else "no_more_changes"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.picked = None
        s.changes[s.asked] += 1


_KICK, _ELSEWHERE, _BACK = KickBall(), AimElsewhere(), PutBack()


@action
class EndKicks(Action):
    """No more kicks in this turn: draw up to five cards. A card that you chose stays in your hand."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_END,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.picked = s.aimed = None
        end_kicks(s, chance)


_END = EndKicks()


@action
class FoulTacklers(Action):
    """Foul whoever might tackle: the higher of two dice resists tackling, but a 1 sends your kicker off."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_FOUL,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        foul_as_kicker(s, chance)


@action
class KickCleanly(Action):
    """Kick without a foul."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_CLEAN,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        ask_tackle(s, chance)


_FOUL, _CLEAN = FoulTacklers(), KickCleanly()
