"""The log of a match as one viewer may read it.

In a running match a seat sees its own actions and the events told to it or to everybody. Another seat's record that
told it nothing is left out entirely: a gap would show that somebody has acted, and when. That a timeout chose for a
seat is told once the decision is over, if several seats choose in secret. The entry of an undo names the events of the
actions it undid.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from games.core.values import Event, Told
from storage.db.database import Database
from storage.match.change import Record
from storage.match.model import Everything, LogEntry, Match
from storage.match.undo import public_step_count
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.queries import fetch_records, records_of

UNDO_BATCH = 64
"""How many records are read at a time when searching for the actions that an undo has undone."""


async def undone_events(
    database: Database, identity_map: IdentityMap, match: Match, undo: Record
) -> tuple[tuple[Event, ...], int]:
    """Return the events of the actions that an undo has undone, limited to events known to all who see the undo.

    For an undo of which all players are told, these are the public events; for a private one, all events that were told
    to its seat or to everybody.

    Args:
        database: The database.
        identity_map: Decodes the records.
        match: The match as it is now.
        undo: The record of the undo.

    Returns:
        The events, oldest first, and the number of undone actions, limited to those known to all who see the undo.

    Raises:
        BrokenRecord: A record cannot be decrypted or decoded.
    """

    async def read(below: int, offset: int, *, newest_first: bool) -> list[Record]:
        rows = await database.read(
            lambda db: fetch_records(db, match.id, below, newest_first=newest_first, limit=UNDO_BATCH, offset=offset)
        )
        return records_of(rows, match, identity_map)

    count = undo.steps_undone
    for record in await read(match.record_count, undo.seq + 1, newest_first=False):
        if not record.is_restored:
            break
        count += 1  # rewound too, and reapplied right after the undo
    walk, offset = ActiveRecords(), 0
    while len(walk.found) < count and offset < undo.seq:
        walk.back(await read(undo.seq, offset, newest_first=True))
        offset += UNDO_BATCH
    undone = walk.found[:count][::-1]
    viewer = None if undo.is_public else undo.seat
    events = tuple([told.event for record in undone for told in record.events if told.to in (None, viewer)])
    return events, public_step_count(undone) if undo.is_public else undo.steps_undone


class ActiveRecords:
    """Reads a log backwards and collects the active records: those of actions that were not undone later."""

    def __init__(self) -> None:
        self.found: list[Record] = []
        """The active records found so far, newest first."""
        self._reapplied = 0
        """The number of records read last, in a row, whose actions were applied again after an undo. In the log these
        directly follow the undo, which has also undone the first records of the same actions."""
        self._undone = 0
        """How many of the older action records still to be read, from the next one on, were undone."""

    def back(self, records: Iterable[Record]) -> None:
        """Add to `found` the active ones of the next older records, which are given newest first."""
        for record in records:
            if record.action is None:
                self._undone += record.steps_undone + self._reapplied
                self._reapplied = 0
                continue
            self._reapplied = self._reapplied + 1 if record.is_restored else 0
            if self._undone:
                self._undone -= 1
            else:
                self.found.append(record)


Viewer = int | Everything | None
"""The viewer for whom a log is read: the number of a seat, None for a spectator, or `EVERYTHING` for all events."""

BATCH = 64
"""How many records are read and decrypted at a time when searching for those that the viewer may see."""


def events_for(record: Record, viewer: Viewer) -> tuple[Told, ...]:
    """Return those events of a record that a viewer may know, in their order.

    Args:
        record: The record, an entry of a match's log.
        viewer: The viewer: a seat, None for a spectator, or `EVERYTHING`.
    """
    if isinstance(viewer, Everything):
        return record.events
    return tuple([told for told in record.events if told.to is None or told.to == viewer])


def known_seat(record: Record) -> int | None:
    """Return the seat of a record as the other seats may know it while the match runs; None for a hidden choice.

    The record of a decision's last hidden choice holds the events that reveal all choices. To name its seat would show
    who chose last.
    """
    return None if record.action is not None and type(record.action).secret else record.seat


def is_timeout_hidden(record: Record, match: Match) -> bool:
    """Return True if other seats may not know yet that a record's action was chosen because its seat's time ran out.

    While several seats choose in secret, that would tell that the seat had not chosen. Once the turn is over, the log
    says it. A timeout comes after its turn began; the record that began it has the same moment.

    Args:
        record: The record.
        match: The match as it is now.
    """
    secret = record.action is not None and type(record.action).secret
    return secret and match.turn.is_simultaneous and record.at > match.turn.since


def entry_for(record: Record, viewer: Viewer, match: Match) -> LogEntry | None:
    """Return what a viewer may know of a record, as an entry of the log; None if the viewer may know nothing of it.

    Everybody sees timeouts and public undos. Nobody sees the record of an action that is applied again after an undo,
    since the action's first record stands in the log too.

    Args:
        record: The record.
        viewer: The viewer.
        match: The match as it is now.
    """
    own = isinstance(viewer, Everything) or viewer == record.seat
    told = events_for(record, viewer)
    by_clock = record.by_clock and (own or not is_timeout_hidden(record, match))
    if record.is_restored or not (own or told or by_clock or (record.action is None and record.is_public)):
        return None
    return LogEntry(
        record.seq,
        record.seat,
        record.at,
        record.action if own else None,
        tuple([each.event for each in told]),
        tuple([each.to for each in told]),
        by_clock,
        record.steps_undone if record.action is None else None,
        record.is_public,
        actor=record.seat if own else known_seat(record),
    )


def effective_viewer(match: Match, viewer: Viewer) -> Viewer:
    """Return the viewer by whose rights a match is read: `EVERYTHING` once it is finished, as nothing is secret then.

    Args:
        match: The match as it is now.
        viewer: The viewer who reads it.
    """
    return Everything.EVERYTHING if match.is_finished else viewer


async def read_log(
    database: Database,
    identity_map: IdentityMap,
    match: Match,
    viewer: Viewer,
    *,
    newest_first: bool,
    limit: int,
    offset: int,
) -> list[LogEntry]:
    """Read a page of a match's log, reduced to what one viewer may know.

    Args:
        database: The database.
        identity_map: Decodes the records.
        match: The match as it is now.
        viewer: The viewer; counts as `EVERYTHING` if the match is finished.
        newest_first: Return the newest entries first; otherwise the oldest.
        limit: The maximum number of entries.
        offset: How many entries to skip; only entries that the viewer may see count.

    Raises:
        BrokenRecord: A record cannot be decrypted or decoded.
    """
    viewer = effective_viewer(match, viewer)
    entries: list[LogEntry] = []
    undos: dict[int, Record] = {}
    read = 0
    while len(entries) < offset + limit and read < match.record_count:
        batch = partial(
            fetch_records, match=match.id, below=match.record_count, newest_first=newest_first, limit=BATCH, offset=read
        )
        records = records_of(await database.read(batch), match, identity_map)
        entries += [entry for record in records if (entry := entry_for(record, viewer, match))]
        undos |= {record.seq: record for record in records if record.action is None}
        read += BATCH
    page = entries[offset : offset + limit]
    return await _with_undone(database, identity_map, match, page, undos)


FIRST_RECORDS, FURTHER_RECORDS = 6, 48
"""How many records are decrypted at first when searching for a seat's last action, which is often the newest record,
and how many at a time after that."""
MOST_SINCE = 96
"""The maximum number of log entries that `read_since` returns."""


async def read_since(
    database: Database, identity_map: IdentityMap, match: Match, viewer: int | None, seat: int | None
) -> list[LogEntry]:
    """Read the log entries since a seat's last action, as far as a viewer may know them, at most `MOST_SINCE`.

    For a seat's own player, the first entry is that last action, marked as known (`LogEntry.is_known`), because its
    results may be news. It is not marked if it was a hidden choice that revealed the choices of all, so that everybody
    reads the same. What a timeout or a computer player chose does not count as the player's own action.

    Args:
        database: The database.
        identity_map: Decodes the records.
        match: The match as it is now.
        viewer: The viewer's seat; None for everybody. Private events of others are left out, also after the match.
        seat: The seat whose last action is meant; if `viewer` is a seat, the same one. If `viewer` is None, hidden
            choices of the seat do not count, because nobody may know when they were made. None for no seat, to read the
            newest entries.

    Returns:
        The entries, oldest first.

    Raises:
        BrokenRecord: A record cannot be decrypted or decoded.
    """
    user = None if seat is None else match.chairs[seat].user
    entries: list[LogEntry] = []
    undos: dict[int, Record] = {}
    read, found = 0, False
    while not found and len(entries) < MOST_SINCE and read < match.record_count:
        batch = identity_map.newest_records(match) if not read else []
        if not batch:
            limit = FURTHER_RECORDS if read else FIRST_RECORDS
            fetch = partial(
                fetch_records, match=match.id, below=match.record_count, newest_first=True, limit=limit, offset=read
            )
            batch = records_of(await database.read_quickly(fetch), match, identity_map)
            if not batch:
                break  # the match has been deleted meanwhile
            if not read:
                identity_map.remember_records(batch[::-1])
        for record in batch:
            entry = entry_for(record, viewer, match)
            acts = record.action is not None and not record.is_restored and seat is not None
            if acts and (record.seat if viewer is not None else known_seat(record)) == seat:
                found = viewer is None or (record.by is not None and record.by == user)
            if found:
                if entry is not None and viewer is not None:
                    entries.append(_of_own_action(entry))
                break
            if entry is not None:
                entries.append(entry)
            if record.action is None:
                undos[record.seq] = record
        read += len(batch)
    return await _with_undone(database, identity_map, match, entries[:MOST_SINCE][::-1], undos)


def _of_own_action(entry: LogEntry) -> LogEntry:
    """Return the entry of a viewer's own last action, marked as known unless it revealed the hidden choices of all."""
    revealed = entry.action is not None and type(entry.action).secret and None in entry.recipients
    return replace(entry, by_clock=False, actor=None if revealed else entry.seat, is_known=not revealed)


async def _with_undone(
    database: Database, identity_map: IdentityMap, match: Match, page: list[LogEntry], undos: dict[int, Record]
) -> list[LogEntry]:
    """Return a page of log entries in which each undo lists the events of the actions that it undid.

    Args:
        database: The database.
        identity_map: Decodes the records.
        match: The match as it is now.
        page: The entries.
        undos: The records of the undos among them, by sequence number.
    """
    for index, entry in enumerate(page):
        if entry.steps_undone is not None:
            events, steps = await undone_events(database, identity_map, match, undos[entry.seq])
            page[index] = replace(entry, undone=events, steps_undone=steps)
    return page
