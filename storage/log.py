"""The log of a match, as one pair of eyes may read it.

While a match is running a seat reads what was told to it or to all, and its own actions. A record of somebody else
that told nothing is not there at all: not even that, or when, it was chosen.
"""

from dataclasses import replace
from functools import partial

from games.core.event import Told
from storage.book import Book
from storage.database import Database
from storage.reading import fetch_records, records_of
from storage.record import Record
from storage.snapshot import Everything, LogEntry, Match
from storage.undone import undone

Eyes = int | Everything | None
"""A seat, None for a spectator, or all at once."""

BATCH = 64
"""How many records are opened at a time in the search for those that may be seen."""


def heard(record: Record, eyes: Eyes) -> tuple[Told, ...]:
    """What these eyes may know of what was told."""
    if isinstance(eyes, Everything):
        return record.events
    return tuple([told for told in record.events if told.to is None or told.to == eyes])


def entry_of(record: Record, eyes: Eyes) -> LogEntry | None:
    """What these eyes may know of a record; None when it is nothing."""
    own = isinstance(eyes, Everything) or eyes == record.seat
    told = heard(record, eyes)
    if record.again or not (own or told or record.by_clock or (record.action is None and record.open)):
        return None
    return LogEntry(
        record.seq,
        record.seat,
        record.at,
        record.action if own else None,
        tuple([each.event for each in told]),
        tuple([each.to for each in told]),
        record.by_clock,
        record.steps if record.action is None else None,
        record.open,
    )


def eyes_of(match: Match, eyes: Eyes) -> Eyes:
    """When a match is over, everybody may see everything."""
    return Everything.EVERYTHING if match.finished else eyes


async def read_log(
    database: Database, book: Book, match: Match, eyes: Eyes, *, newest_first: bool, limit: int, offset: int
) -> list[LogEntry]:
    """At most `limit` entries after the first `offset` of those that may be seen.

    Raises:
        BrokenRecord: a record does not open.
    """
    eyes = eyes_of(match, eyes)
    entries: list[LogEntry] = []
    taken: dict[int, Record] = {}
    read = 0
    while len(entries) < offset + limit and read < match.records:
        batch = partial(
            fetch_records, match=match.id, below=match.records, newest_first=newest_first, limit=BATCH, offset=read
        )
        records = records_of(await database.read(batch), match, book)
        entries += [entry for record in records if (entry := entry_of(record, eyes))]
        taken |= {record.seq: record for record in records if record.action is None}
        read += BATCH
    shown = entries[offset : offset + limit]
    for number, entry in enumerate(shown):
        if entry.taken_back is not None:
            gone, steps = await undone(database, book, match, taken[entry.seq])
            shown[number] = replace(entry, undone=gone, taken_back=steps)
    return shown
