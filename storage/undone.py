"""What a taking back took: the events of the records that went, as those who are told of it had heard them."""

from collections.abc import Iterable

from games.core.event import Event
from storage.book import Book
from storage.database import Database
from storage.increments import steps_heard
from storage.reading import fetch_records, records_of
from storage.record import Record
from storage.snapshot import Match

BATCH = 64


async def undone(database: Database, book: Book, match: Match, taken: Record) -> tuple[tuple[Event, ...], int]:
    """What had been told by the records that this one took back, the oldest first. Where the whole table is told of it,
    only what everybody had heard; else what its seat had. And as how many steps these know it.

    Raises:
        BrokenRecord: a record does not open.
    """

    async def read(below: int, offset: int, *, newest_first: bool) -> list[Record]:
        rows = await database.read(
            lambda db: fetch_records(db, match.id, below, newest_first=newest_first, limit=BATCH, offset=offset)
        )
        return records_of(rows, match, book)

    going = taken.steps
    for after in await read(match.records, taken.seq + 1, newest_first=False):
        if not after.again:
            break
        going += 1  # it went, and stands again
    walk, at = Standing(), 0
    while len(walk.found) < going and at < taken.seq:
        walk.back(await read(taken.seq, at, newest_first=True))
        at += BATCH
    gone = walk.found[:going][::-1]
    eyes = None if taken.open else taken.seat
    told = tuple([told.event for record in gone for told in record.events if told.to in (None, eyes)])
    return told, steps_heard(gone) if taken.open else taken.steps


class Standing:
    """Walks back through a log and finds the records that stood."""

    def __init__(self) -> None:
        self.found: list[Record] = []
        """The newest first."""
        self._again = 0
        """How many records that stand again have just been passed: they follow the taking back that spared them."""
        self._gone = 0
        """How many of those that come now had been taken back."""

    def back(self, records: Iterable[Record]) -> None:
        """Go on with these, the newest first."""
        for record in records:
            if record.action is None:
                self._gone += record.steps + self._again
                self._again = 0
                continue
            self._again = self._again + 1 if record.again else 0
            if self._gone:
                self._gone -= 1
            else:
                self.found.append(record)
