"""Reactions to a kick: tackle, block or let it pass; and standing orders (rules, A9 to A13, A23, A27).

A standing order is an answer given in advance, so that the seat is not asked the same question at every kick.
"""

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
    """Tackle a kick before the ball moves: play a card of a philosopher beside the ball, with or without a foul."""

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
    """Block a kick on the space that the ball has reached, with a card from the hand of the team that is asked.

    A number card must have at least the needed value; the value of a face card is rolled with dice when it is played.
    """

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
    """Play no card against the kick at this point: neither tackle nor block."""

    aside: ClassVar[bool] = True

    def play(self, s: State, me: int, chance: Chance) -> None:
        if s.phase == "tackle":
            move_ball(s, chance)
        else:
            pass_block(s, chance)


@action
class LetKickPass(Action):
    """Let this kick pass to its end, without being asked about it again."""

    aside: ClassVar[bool] = True

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].waived = True
        LetPass.of().play(s, me, chance)


HIGHEST = 13
"""A value above that of every kick. `PassTackles` with this value declines to tackle any kick."""


@action
class PassTackles(Action):
    """Decline in advance to tackle any kick whose value is below `below`; 0 withdraws this standing order."""

    aside: ClassVar[bool] = True
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
    """Cancel the standing order `AskOwnBlocks`; if one is being asked about such a block now, decline it, too."""

    aside: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_NEVER,) if s.standing[me].own_blocks and _may_say_never(s, me) else ()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].own_blocks = False
        _whisper(s, me, chance)
        if asked_seat(s) == me:
            pass_block(s, chance)


def _may_say_never(s: State, me: int) -> bool:
    """Return True if a seat may cancel its standing order to be asked about blocking its own kicks.

    It may unless the game is waiting for its answer to something else.
    """
    return asked_seat(s) != me or s.asked == s.turn


@action
class AskOwnBlocks(Action):
    """Order that one's team is asked whether to block its own kicks; without this order it never is."""

    aside: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return () if s.standing[me].own_blocks else (_AGAIN,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].own_blocks = True
        _whisper(s, me, chance)


_NEVER, _AGAIN = NeverAskOwnBlocks(), AskOwnBlocks()


def _whisper(s: State, me: int, chance: Chance) -> None:
    standing = s.standing[me]
    chance.whisper(me, events.AnswerSet, me, standing.tackles_below, standing.own_blocks)
