"""Actions of the Diplomacy and Resolution phases: sending figures, rerolling a die or not, and sharing territories."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar, Self

from games.core.action import NOT_OFFERED, Action, action
from games.core.chance import Chance
from games.core.states import clone
from games.epireia import events
from games.epireia.content import DIE, FIGURES, NONE, PLACES, SEA
from games.epireia.resolution import ally_there, barred_places, is_negotiation, open_places
from games.epireia.scenarios import current_augur
from games.epireia.state import ONCE_ORACLE, ONCE_REROLL, Board, State, Table
from games.epireia.turns import continue_resolution, end_diplomacy
from games.epireia.view import EpireiaView


@action
class Send(Action):
    """The action of moving an Influential Figure of one's city to an Empire, a territory or a Greek city.

    Each figure may move once a turn.
    """

    figure: int
    place: int

    @classmethod
    def offers(cls, s: Table, me: int) -> Iterable[Self]:
        board, free = s.boards[me], open_places(s, me)
        icon = current_augur(s).needs_sea_icon
        found: list[Self] = []
        for i, figure in enumerate(board.figures):
            if not board.moved >> i & 1:
                here = board.places[i]
                mask = free & ~(1 << here) if here != NONE else free
                found += _ways(figure, mask, FIGURES[figure].sea or not icon)  # type: ignore[arg-type]
        return found

    def obstacle(self, s: Table, me: int) -> str | None:
        board = s.boards[me]
        if self.figure not in board.figures or not 0 <= self.place < len(PLACES):
            return "not_your_figure" if 0 <= self.place < len(PLACES) else NOT_OFFERED
        i = board.figures.index(self.figure)
        if board.moved >> i & 1:
            return "moved_already"
        if board.places[i] == self.place:
            return "there_already"
        for reason, places in barred_places(s, me):
            if places >> self.place & 1:
                return reason
        icon = SEA[self.place] and current_augur(s).needs_sea_icon
        return "no_sea_icon" if icon and not FIGURES[self.figure].sea else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        board = s.boards[me]
        _move(s, me, self, chance)
        if board.moved.bit_count() == len(board.figures):
            end_diplomacy(s, chance)


MOVE_FIELDS = ("first", "second", "third")
"""The fields of `SendAll`, one for each of a city's three figures, in the order in which it got them."""


@action
class SendAll(Action):
    """The action of moving all three Influential Figures of one's city at once, and ending one's moves.

    A figure may stay where it is.
    """

    shortcut: ClassVar[bool] = True
    open: ClassVar[tuple[str, ...]] = MOVE_FIELDS
    first: int = NONE
    """The place to which the first figure moves; NONE if it stays."""
    second: int = NONE
    third: int = NONE

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        board = s.boards[me]
        return (cls.of(),) if len(board.figures) == len(MOVE_FIELDS) and not board.moved else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return _obstacle_of_all(s, me, self.sends(s.boards[me].figures))

    def sends(self, figures: Sequence[int]) -> list[Send]:
        """Return the single moves that this action combines, without the figures that stay.

        Args:
            figures: The city's figures, in the order in which it got them.
        """
        places = [getattr(self, name) for name in MOVE_FIELDS]
        return [Send(figure, place) for figure, place in zip(figures, places, strict=False) if place != NONE]

    def play(self, s: State, me: int, chance: Chance) -> None:
        for send in self.sends(s.boards[me].figures):
            _move(s, me, send, chance)
        end_diplomacy(s, chance)


def _obstacle_of_all(s: State, me: int, sends: Iterable[Send]) -> str | None:
    """Return why a city may not make these moves one after the other, as a key for a refusal; None if it may.

    Args:
        s: The state; it is not changed.
        me: The city's player.
        sends: The moves.
    """
    after = clone(s)
    for send in sends:
        if reason := send.obstacle(after, me):
            return reason
        _move(after, me, send, Chance(lambda n: 0))
    return None


@action
class SendAgain(Action):
    """The action of sending one's figures where they went the last time, and ending one's moves.

    The last time is the last turn in which one moved any figure. A figure that is still there stays there, and one that
    stayed then stays now. The action is offered if all of these moves are allowed.
    """

    shortcut: ClassVar[bool] = True
    again: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        board = s.boards[me]
        if board.moved:
            return "moved_already"
        sends = sends_again(board) if len(board.figures) > 1 else []  # a single figure takes a single press anyway
        return _obstacle_of_all(s, me, sends) if sends else "no_moves_before"

    def play(self, s: State, me: int, chance: Chance) -> None:
        for send in sends_again(s.boards[me]):
            _move(s, me, send, chance)
        end_diplomacy(s, chance)


def sends_again(board: Board) -> list[Send]:
    """Return the moves with which a city's figures go where they went the last time, without those that are there."""
    moves = zip(board.figures, board.places, board.sent, strict=False)
    return [Send(figure, place) for figure, here, place in moves if place not in (NONE, here)]


def _move(s: State, me: int, send: Send, chance: Chance) -> None:
    board = s.boards[me]
    i = board.figures.index(send.figure)
    if not board.moved:
        board.sent = [NONE] * len(board.figures)
    board.sent[i] = send.place
    former, board.places[i] = board.places[i], send.place
    board.moved |= 1 << i
    chance.tell(events.Sent, me, send.figure, send.place, former)


@lru_cache(1 << 15)
def _ways(figure: int, mask: int, sails: bool) -> tuple[Send, ...]:
    return tuple([Send.of(figure, p) for p in range(len(PLACES)) if mask >> p & 1 and (sails or not SEA[p])])


@action
class EndMoves(Action):
    """The action of ending one's moves; the figures that have not moved stay where they are."""

    aside: ClassVar[bool] = True

    def gives_up(self, view: EpireiaView) -> bool:
        return view.seat is not None and not view.boards[view.seat].moved

    def play(self, s: State, me: int, chance: Chance) -> None:
        end_diplomacy(s, chance)


@action
class RollAgain(Action):
    """The action of rerolling a die by the ability of one's figure, once a turn; the second roll stands."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        roll, board = s.roll, s.boards[me]
        assert roll is not None
        board.once |= ONCE_ORACLE if is_negotiation(roll) else ONCE_REROLL
        former, roll.dice[board.league] = roll.dice[board.league], chance.roll(1, DIE)[0]
        chance.tell(events.Rerolled, me, roll.figure, roll.dice[board.league], former)
        continue_resolution(s, chance)


@action
class LetStand(Action):
    """The action of keeping a die that one may reroll by the ability of a figure."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.roll is not None
        s.roll.kept |= 1 << me
        continue_resolution(s, chance)


@action
class TakeTerritory(Action):
    """The action of taking a territory oneself, which one's ally could take as well."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.roll is not None
        s.roll.taker = me
        continue_resolution(s, chance)


@action
class LeaveTerritory(Action):
    """The action of leaving a territory to one's ally. If the ally leaves it, too, the default decides."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.roll is not None
        s.roll.ceded |= 1 << me
        chance.tell(events.TerritoryCeded, me, ally_there(s, me), s.roll.spot)
        continue_resolution(s, chance)
