"""Reactions to a kick: tackle, block, let it pass (Tackling, Blocking; rulings A9 to A13, A23, A27).

Who is asked can always let it pass, and the others hear nothing of that, whether there was anything in hand or not.
"""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch.content import AT_LEAST, SUIT_OF
from games.grudgematch.field import NEAR
from games.grudgematch.kicks import block, move, pass_block, tackle
from games.grudgematch.state import State


@action
class Tackle(Action):
    """Tackle with a card of the suit of your philosopher beside the ball, with a foul or without."""

    card: int
    foul: bool

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        near, at, first = NEAR[s.ball], s.at, s.asked * 4
        able = [card for card in s.hands[s.asked] if near >> at[first + card // 13] & 1]
        found = [_TACKLES[0][card] for card in able]
        return found + [_TACKLES[1][card] for card in able] if s.options.fouls else found  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.card not in s.hands[s.asked]:
            return "not_in_hand"
        if not NEAR[s.ball] >> s.at[s.asked * 4 + SUIT_OF[self.card]] & 1:
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
        if not s.kick.waiting >> s.asked * 4 + SUIT_OF[self.card] & 1:
            return "cannot_block"
        return None if AT_LEAST[s.kick.needed] >> self.card & 1 else "too_low"

    def play(self, s: State, me: int, chance: Chance) -> None:
        block(s, self.card, chance)


_BLOCKS = tuple([Block(card) for card in range(52)])


@action
class LetPass(Action):
    """Let it pass."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_PASS,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        if s.phase == "tackle":
            move(s, chance)
        else:
            pass_block(s, chance)


@action
class LetKickPass(Action):
    """Let this kick pass to its end, without being asked again."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_KICK_PASSES,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].waived = True
        _PASS.play(s, me, chance)


_PASS, _KICK_PASSES = LetPass(), LetKickPass()
