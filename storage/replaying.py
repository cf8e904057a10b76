"""Replaying: a match as it stood at each of its steps, as one pair of eyes may look back at it.

While it runs that is what everybody saw, and its steps are those of which everybody heard: how many there are tells
nothing of what was chosen in secret. When it is over every record that stands is a step, and any seat may be looked
from.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from games.core.event import Event
from games.core.game import View
from storage.book import Book
from storage.database import Database
from storage.line import Line
from storage.log import heard
from storage.patience import patiently
from storage.reading import fetch_records, records_of, whole
from storage.record import Record
from storage.refused import Faulty, Refused
from storage.snapshot import Match

ROOM = 16
"""How many matches are kept folded."""


@dataclass(frozen=True, slots=True)
class Position:
    """A match after so many of its steps, for one pair of eyes."""

    match: Match
    step: int
    steps: int
    seat: int | None
    """From where it is looked; None: as everybody saw it."""
    view: View = field(repr=False)
    doer: int | None
    """Whose action made this step; None at the opening."""
    events: tuple[Event, ...] = field(repr=False)
    """What these eyes heard of it."""


class Replays:
    """Folds matches in another thread, and keeps those that are being looked at."""

    def __init__(self, database: Database, book: Book, patience: float) -> None:
        self._database = database
        self._book = book
        self._patience = patience
        self._lines: OrderedDict[int, Line] = OrderedDict()
        self._turn = asyncio.Lock()
        """One is folded at a time: they share the processor with everything else."""

    async def position(self, match: Match, step: int, seat: int | None = None) -> Position:
        """A match as it stood after that step; the first or the last one where there are not so many.

        `match` is a snapshot of it that was read just now. A seat is looked from only when the match is over.

        Raises:
            Refused: `not_started`, `unknown_match`. BrokenRecord: the log does not open. Faulty: it does not fold.
        """
        if match.started_at is None or match.state is None:
            raise Refused("not_started" if match.open else "over")
        if not match.finished or (seat is not None and not 0 <= seat < len(match.chairs)):
            seat = None
        async with self._turn:
            line = await patiently(lambda: self._line(match), self._patience)
            return await asyncio.to_thread(_position, line, match, step, seat)

    async def _line(self, match: Match) -> Line:
        line = self._lines.get(match.id)
        if line is None:
            _, opening, rows = await whole(self._database, self._book, match.id)
            line = Line(match.rules, opening)
        else:
            seen, wanted = line.read, match.records
            rows = (
                []
                if wanted <= seen
                else await self._database.read(lambda db: fetch_records(db, match.id, wanted, offset=seen))
            )
        if rows:
            self._lines.pop(match.id, None)  # half folded it would be of no use
            await asyncio.to_thread(_extend, line, records_of(rows, match, self._book))
        self._lines[match.id] = line
        self._lines.move_to_end(match.id)
        if len(self._lines) > ROOM:
            self._lines.popitem(last=False)
        return line


def _extend(line: Line, records: list[Record]) -> None:
    try:
        line.extend(records)
    except ValueError as error:  # its text may quote a draw
        raise Faulty(f"the log does not fold: {type(error).__name__}") from None


def _position(line: Line, match: Match, step: int, seat: int | None) -> Position:
    counts = [0, *_steps(line, match)]
    step = max(0, min(step, len(counts) - 1))
    count = counts[step]
    view = line.game.view(line.state(count), seat)
    record = line.records[count - 1] if step else None
    told = () if record is None else tuple([each.event for each in heard(record, seat)])
    return Position(match, step, len(counts) - 1, seat, view, None if record is None else record.seat, told)


def _steps(line: Line, match: Match) -> list[int]:
    """After how many standing records each step ends."""
    public = not match.finished
    return [
        number
        for number, record in enumerate(line.records, start=1)
        if not public or any(told.to is None for told in record.events)
    ]
