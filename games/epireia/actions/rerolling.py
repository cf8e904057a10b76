"""Rolling a die again, where a figure's ability allows it (Daring, Pythia)."""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import DIE
from games.epireia.course import go_on
from games.epireia.state import ONCE_ORACLE, ONCE_REROLL, State


@action
class RollAgain(Action):
    """Roll the die again; the second roll stands. Once a turn."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        roll, board = s.roll, s.boards[me]
        assert roll is not None
        board.once |= ONCE_ORACLE if is_negotiation(s) else ONCE_REROLL
        former, roll.dice[board.league] = roll.dice[board.league], chance.roll(1, DIE)[0]
        chance.tell(events.Rerolled, me, roll.figure, roll.dice[board.league], former)
        go_on(s, chance)


@action
class LetStand(Action):
    """Let the die stand as it fell."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.roll is not None
        s.roll.kept |= 1 << me
        go_on(s, chance)


def is_negotiation(s: State) -> bool:
    """Whether the die that lies there is for an Empire or a Greek city, not for a conflict."""
    assert s.roll is not None
    return s.roll.step == 0 or (s.roll.step == 2 and s.roll.stage >= 2)
