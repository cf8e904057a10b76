"""Reactions to a kick: tackle, block, let it pass; and standing answers (A9 to A13, A23, A27)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.content import AT_LEAST
from games.grudgematch.rules.kick import block, move_ball, pass_block, tackle
from games.grudgematch.rules.turn import asked_seat, cards_beside_ball
from games.grudgematch.state import State


@action
class Tackle(Action):
    """Tackle with a card of the suit of your philosopher beside the ball, with a foul or without."""

    card: int
    foul: bool

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        able = cards_beside_ball(s)
        found = [_TACKLES[0][card] for card in able]
        return found + [_TACKLES[1][card] for card in able] if s.options.fouls else found  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.card not in s.hands[s.asked]:
            return "not_in_hand"
        if self.card not in cards_beside_ball(s):
            return "not_beside_ball"
        return "no_fouls" if self.foul and not s.options.fouls else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        tackle(s, self.card, self.foul, chance)


_TACKLES = tuple([tuple([Tackle(card, foul) for card in range(52)]) for foul in (False, True)])


@action
class Block(Action):
    """Stop the ball here with a card that has the value it takes; a face card may always be tried."""

    card: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        assert s.kick
        waiting, first, enough = s.kick.waiting, s.asked * 4, AT_LEAST[s.kick.needed]
        return [
            _BLOCKS[card]  # type: ignore[misc]
            for card in s.hands[s.asked]
            if waiting >> first + card // 13 & 1 and enough >> card & 1
        ]

    def obstacle(self, s: State, me: int) -> str | None:
        assert s.kick
        if self.card not in s.hands[s.asked]:
            return "not_in_hand"
        if not s.kick.waiting >> s.asked * 4 + self.card // 13 & 1:
            return "cannot_block"
        return None if AT_LEAST[s.kick.needed] >> self.card & 1 else "too_low"

    def play(self, s: State, me: int, chance: Chance) -> None:
        block(s, self.card, chance)


_BLOCKS = tuple([Block(card) for card in range(52)])


@action
class LetPass(Action):
    """Let it pass."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        if s.phase == "tackle":
            move_ball(s, chance)
        else:
            pass_block(s, chance)


@action
class LetKickPass(Action):
    """Let this kick pass to its end, without being asked again."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].waived = True
        LetPass.of().play(s, me, chance)


HIGHEST = 13
"""A value above that of every kick: an answer below it passes all of them."""


@action
class PassTackles(Action):
    """Do not ask me to tackle kicks below a value; 0 asks about all of them again."""

    secret: ClassVar[bool] = True
    below: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [each for each in _tackles() if each.below != s.standing[me].tackles_below]  # type: ignore[misc]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].tackles_below = self.below
        _whisper(s, me, chance)


@cache
def _tackles() -> tuple[PassTackles, ...]:
    return tuple([PassTackles(below) for below in (0, *range(2, HIGHEST + 1))])


@action
class NeverAskOwnBlocks(Action):
    """Do not ask me again about blocking my own kicks; if you are being asked, let the ball pass."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_NEVER,) if s.standing[me].own_blocks and _may_say_never(s, me) else ()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].own_blocks = False
        _whisper(s, me, chance)
        if asked_seat(s) == me:
            pass_block(s, chance)


def _may_say_never(s: State, me: int) -> bool:
    """Return True if the seat is asked about a block of its own, or is not asked at all."""
    return asked_seat(s) != me or s.asked == s.turn


@action
class AskOwnBlocksAgain(Action):
    """Ask me again about blocking my own kicks."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return () if s.standing[me].own_blocks else (_AGAIN,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].own_blocks = True
        _whisper(s, me, chance)


_NEVER, _AGAIN = NeverAskOwnBlocks(), AskOwnBlocksAgain()


def _whisper(s: State, me: int, chance: Chance) -> None:
    standing = s.standing[me]
    chance.whisper(me, events.AnswerSet, me, standing.tackles_below, standing.own_blocks)
