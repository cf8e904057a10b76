"""The identity map: an LRU cache of decoded matches, and the queries that read the rows of the others.

Decoding a match means decrypting and validating its state, so each version is decoded once. The newest records of a
match are kept with it: every panel says what happened since its player's last move, which is mostly the last record.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, select

from games.core.replay import BrokenRecord
from storage.db.encryption import Vault
from storage.db.schema import matches, seats
from storage.errors import Refused
from storage.match.change import Record
from storage.match.model import Match
from storage.unit_of_work.mapping import FindGame, match_of

_M = matches.c
# Built once: SQLAlchemy takes longer to build such a statement than to execute it.
_IDS: BindParameter[int] = bindparam("ids", expanding=True)
_HEADS = (
    select(_M.id, _M.version, _M.shown_version, _M.shown_look, _M.shown_at, _M.channel, _M.thread, _M.message)
    .where(_M.id.in_(_IDS))
    .order_by(_M.id)
)
_HEADS_LOCKED = _HEADS.with_for_update()
_ROWS = select(matches).where(_M.id.in_(_IDS))
_SEATS = (
    select(seats, _M.version)
    .join_from(seats, matches)
    .where(seats.c.match.in_(_IDS))
    .order_by(seats.c.match, seats.c.seat)
)


RECORDS_KEPT = 8
"""The maximum number of a match's newest records that are cached with it."""


@dataclass(slots=True)
class Fetched:
    """The rows of some matches, as `fetch` reads them from the database."""

    heads: Sequence[Any] = ()
    """One short row per existing match: id, version and where it is shown."""
    rows: dict[int, Any] = field(default_factory=dict)
    """The whole row by match id, for matches whose version was not cached."""
    seats: dict[int, list[Any]] = field(default_factory=dict)
    """The rows of the seats by match id, for the same matches as in `rows`."""


def fetch(db: Connection, ids: Sequence[int], cached_versions: Mapping[int, int], *, lock: bool = False) -> Fetched:
    """Read the rows of matches; of those whose newest version is cached, only id, version and where they are shown.

    Args:
        db: A connection of any kind.
        ids: The matches to read. Ids that do not exist are missing from the result.
        cached_versions: The versions of the matches that the caller has already decoded, by match id.
        lock: Lock the rows until the transaction ends. Only PostgreSQL needs it; SQLite has a single writer.
    """
    if not ids:
        return Fetched()
    fetched = Fetched(db.execute(_HEADS_LOCKED if lock else _HEADS, {"ids": ids}).all())
    unread = [head.id for head in fetched.heads if cached_versions.get(head.id) != head.version]
    while unread:
        unread = _fetch_whole(db, unread, fetched)
    return fetched


def _fetch_whole(db: Connection, ids: Sequence[int], fetched: Fetched) -> list[int]:
    """Read whole rows and seats of matches into `fetched`; return the ids of those that have to be read again.

    A reading connection runs each statement by itself, so another process may commit between the two and leave a
    match's row and its seats at different versions.

    Args:
        db: A connection of any kind.
        ids: The matches to read.
        fetched: The rows of matches, to which those read are added.
    """
    rows = {row.id: row for row in db.execute(_ROWS, {"ids": ids})}
    seat_rows: dict[int, list[Any]] = {id: [] for id in rows}
    for seat in db.execute(_SEATS, {"ids": ids}):
        seat_rows[seat.match].append(seat)
    torn = [id for id, row in rows.items() if any(seat.version != row.version for seat in seat_rows[id])]
    for id in rows.keys() - torn:
        fetched.rows[id], fetched.seats[id] = rows[id], seat_rows[id]
    return torn


Found = Match | Refused | BrokenRecord
"""A decoded match, or the error of one that cannot be decoded; a damaged match must not fail the others read with it.
"""


class IdentityMap:
    """A cache of the most recently used decoded matches, by id.

    With several processes an entry may be outdated. It is used only after the database has confirmed its version (see
    `fetch`), so it saves decoding but never answers a read by itself.

    Args:
        vault: Decrypts states and records.
        find_game: Finds the rules of a match by game and edition.
        size: The maximum number of matches.
    """

    def __init__(self, vault: Vault, find_game: FindGame, size: int) -> None:
        self.vault = vault
        self.find_game = find_game
        self._size = size
        self._matches: OrderedDict[int, Match] = OrderedDict()
        self._records: dict[int, tuple[Record, ...]] = {}
        """By match, the last of its records, oldest first and without a gap; only of cached matches."""

    def known(self, ids: Iterable[int]) -> dict[int, Match]:
        """Return those of the given matches that are cached, by id."""
        return {id: self._matches[id] for id in ids if id in self._matches}

    def all_known(self) -> dict[int, Match]:
        """Return all cached matches by id."""
        return dict(self._matches)

    def remember(self, match: Match) -> None:
        """Cache a match that was committed or read, unless a newer version of it is cached."""
        cached = self._matches.get(match.id)
        if cached is not None and cached.version > match.version:
            return  # read before a commit that has been cached meanwhile
        self._matches[match.id] = match
        self._matches.move_to_end(match.id)
        if len(self._matches) > self._size:
            oldest, _ = self._matches.popitem(last=False)
            self._records.pop(oldest, None)

    def remember_records(self, records: Iterable[Record]) -> None:
        """Cache records that were committed or read, so that `newest_records` can return them.

        Args:
            records: The records; those of one match in the order of their sequence numbers.
        """
        for record in records:
            if record.match not in self._matches:
                continue
            kept = self._records.get(record.match, ())
            if kept and record.seq != kept[-1].seq + 1:
                kept = ()
            self._records[record.match] = (*kept[1 - RECORDS_KEPT :], record)

    def newest_records(self, match: Match) -> list[Record]:
        """Return the last records of a version of a match, newest first; empty if the very last one is not kept.

        A record changes only when its user's data are deleted, so these need not be confirmed by the database.

        Args:
            match: The version of the match that the caller has, which may be older than the newest.
        """
        kept = [record for record in self._records.get(match.id, ()) if record.seq < match.record_count]
        return kept[::-1] if kept and kept[-1].seq == match.record_count - 1 else []

    def forget(self, ids: Iterable[int] | None = None) -> None:
        """Remove matches with their records from the cache; all of them if no ids are given."""
        if ids is None:
            self._matches.clear()
            self._records.clear()
            return
        for id in ids:
            self._matches.pop(id, None)
            self._records.pop(id, None)

    def decode(self, fetched: Fetched, cached: dict[int, Match]) -> dict[int, Found]:
        """Decode fetched rows into matches and cache them.

        Where a match is shown can change without a new version, so these fields are always taken from the database.

        Args:
            fetched: What `fetch` returned.
            cached: The cached matches whose versions were passed to `fetch`.

        Returns:
            By id, a match or the error that says why it cannot be decoded (`Refused` with `unknown_game`, or
            `BrokenRecord`); matches that do not exist are missing.
        """
        found: dict[int, Found] = {}
        for head in fetched.heads:
            row = fetched.rows.get(head.id)
            if row is None and head.id in cached:
                match = cached[head.id]
                shown = match.shown_version, match.shown_look, match.shown_at
                if (*shown, match.channel, match.thread, match.message) != head[2:]:
                    match = replace(
                        match,
                        shown_version=head.shown_version,
                        shown_look=head.shown_look,
                        shown_at=head.shown_at,
                        channel=head.channel,
                        thread=head.thread,
                        message=head.message,
                    )
            elif row is not None:
                try:
                    match = match_of(row, fetched.seats[head.id], self.vault, self.find_game)
                except (Refused, BrokenRecord) as error:
                    found[head.id] = error
                    continue
            else:
                continue  # deleted between reading its head and its row
            self.remember(match)
            found[head.id] = match
        return found
