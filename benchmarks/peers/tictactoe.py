"""Tic-tac-toe on our engine: a minimal complete game, to measure the overhead of the engine itself."""

from pydantic.dataclasses import dataclass

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.game import Game
from games.core.states import public_copier
from games.core.values import Decision, Event, Outcome, event
from games.core.values import Options as NoOptions

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))


@dataclass(slots=True)
class Public:
    """What everybody sees of tic-tac-toe: for each of the nine cells the seat that marked it, or None."""

    cells: list[int | None]
    marks: int = 0
    winner: int | None = None


@dataclass(slots=True)
class Board(Public):
    """The state of tic-tac-toe, in which nothing is hidden."""


@dataclass(slots=True)
class BoardView(Public):
    """What a seat sees of tic-tac-toe: everything."""

    seat: int | None = None


show = public_copier(Board, BoardView)
guess = public_copier(BoardView, Board)


@event
class Marked(Event):
    """The event that a player has marked a cell."""

    seat: int
    cell: int


@action
class Mark(Action):
    """The action of tic-tac-toe: mark an empty cell."""

    cell: int

    @classmethod
    def offers(cls, s: Board, me: int) -> "list[Mark]":
        return [mark for mark, cell in zip(MARKS, s.cells, strict=True) if cell is None]

    def play(self, s: Board, me: int, chance: Chance) -> None:
        cells, cell = s.cells, self.cell
        cells[cell] = me
        s.marks += 1
        for a, b, c in THROUGH[cell]:
            if cells[a] == me and cells[b] == me and cells[c] == me:
                s.winner = me
        chance.tell(Marked, me, cell)


MARKS = tuple(Mark.of(cell) for cell in range(9))


class TicTacToe(Game[Board, BoardView]):
    """The rules of tic-tac-toe for the engine: two seats, no options."""

    name = "tictactoe"
    title = "Tic-tac-toe"
    seats = range(2, 3)
    length = "1 minute"
    edition = 1
    Options = NoOptions
    State = Board
    View = BoardView
    actions = (Mark,)
    events = (Marked,)

    def start(self, seats: int, options: NoOptions, chance: Chance) -> Board:
        return Board([None] * 9)

    def active_seats(self, state: Board) -> tuple[int, ...]:
        return () if state.winner is not None or state.marks == 9 else (state.marks & 1,)

    def decision(self, state: Board) -> Decision:
        return ("mark", state.marks) if self.active_seats(state) else ()

    def action_types(self, state: Board, seat: int) -> tuple[type[Action], ...]:
        return self.actions

    def view(self, state: Board, seat: int | None) -> BoardView:
        view = show(state)
        view.seat = seat
        return view

    def determinize(self, view: BoardView, chance: Chance) -> Board:
        return guess(view)

    def outcome(self, state: Board) -> Outcome | None:
        if state.winner is not None:
            return Outcome((state.winner,), (1, 0) if state.winner == 0 else (0, 1), "three_in_a_row")
        return Outcome((0, 1), (0, 0), "full") if state.marks == 9 else None
