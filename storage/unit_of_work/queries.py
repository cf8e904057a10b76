"""Queries for matches by id, place, user or server, and for the records of one match.

Functions that return a `Select` select match ids; run them with `Reader.several` or `select_matches`. Functions that
take a connection run at once.
"""

import asyncio
import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

import orjson
from sqlalchemy import ColumnElement, Connection, Select, func, or_, select, true

from storage.db.database import Database, Retry
from storage.db.schema import matches, records, seats
from storage.errors import Refused
from storage.match.change import Record
from storage.match.model import OPEN, Match, Status
from storage.time_source import UNSHARDED, Shard
from storage.unit_of_work.identity_map import Fetched, Found, IdentityMap, fetch
from storage.unit_of_work.mapping import match_of, opening_of, record_of

T = TypeVar("T")
_M = matches.c
_OPEN = _M.status.in_([status.value for status in OPEN])


async def load_matches(database: Database, identity_map: IdentityMap, ids: Sequence[int]) -> dict[int, Found]:
    """Read matches as they are now, using the cache for those that have not changed.

    Args:
        database: The database.
        identity_map: The cache of decoded matches.
        ids: The matches to read.

    Returns:
        A match, or the error that says why it cannot be decoded, by id; ids that do not exist are missing.
    """
    cached = identity_map.known(ids)
    versions = {id: match.version for id, match in cached.items()}
    return identity_map.decode(await database.read_quickly(lambda db: fetch(db, ids, versions)), cached)


async def select_matches(database: Database, identity_map: IdentityMap, which: Select[tuple[int]]) -> list[Match]:
    """Read the matches whose ids a query selects, oldest first, leaving out those that cannot be decoded.

    Args:
        database: The database.
        identity_map: The cache of decoded matches.
        which: The query for the ids.
    """
    cached = identity_map.all_known()
    versions = {id: match.version for id, match in cached.items()}

    def read(db: Connection) -> Fetched:
        return fetch(db, [row.id for row in db.execute(which)], versions)

    fetched = await database.read(read)
    found: dict[int, Found] = {}
    for at in range(0, len(fetched.heads), DECODED_AT_ONCE):
        if at:
            await asyncio.sleep(0)
        part = replace(fetched, heads=fetched.heads[at : at + DECODED_AT_ONCE])
        found |= identity_map.decode(part, cached)
    return [match for _, match in sorted(found.items()) if isinstance(match, Match)]


DECODED_AT_ONCE = 16
"""How many matches are decoded in a row before the event loop may run other tasks: a user may have hundreds, and each
takes up to a millisecond."""


def of_shard(shard: Shard, guild: ColumnElement[int | None] = _M.guild) -> ColumnElement[bool]:
    """Return the condition for the matches, or for what else is held in servers, that a shard of the bot serves.

    Only the process that serves a server fires its deadlines, shows its boards and lets its computer players think:
    only that process knows which button presses are still waiting. Shard 0 serves direct messages too
    (https://discord.com/developers/docs/events/gateway#sharding).

    Args:
        shard: The shard.
        guild: The column with the server's Discord id.
    """
    if shard == UNSHARDED:
        return true()
    number, count = shard
    return (func.coalesce(guild, 0) // 2**22) % count == number


def in_place(place: int, open_only: bool = True, newest: int | None = None) -> Select[tuple[int]]:
    """Return the query for the matches that are shown in a channel or thread.

    Args:
        place: The Discord id of the thread or channel.
        open_only: Leave out matches that have ended.
        newest: Maximum number of matches, the newest ones; None for all.
    """
    query = select(_M.id).where(or_(_M.channel == place, _M.thread == place))
    return _newest(query.where(_OPEN) if open_only else query, newest)


def of_user(user: int, open_only: bool, newest: int | None = None) -> Select[tuple[int]]:
    """Return the query for the matches in which a user has a seat.

    Args:
        user: The user's Discord id.
        open_only: Leave out matches that have ended.
        newest: Maximum number of matches, the newest ones; None for all.
    """
    query = select(_M.id).join_from(matches, seats).where(seats.c.user == user)
    return _newest(query.where(_OPEN) if open_only else query, newest)


def last_hosted(user: int, guild: int | None, game: str) -> Select[tuple[int]]:
    """Return the query for the newest started match of a game in a server that a user hosts and plays in.

    Args:
        user: The user's Discord id.
        guild: The server's Discord id; None for none.
        game: The game's name.
    """
    own = select(_M.id).join_from(matches, seats).where(seats.c.user == user, _M.host == user)
    return _newest(own.where(_M.guild == guild, _M.game == game, _M.started_at.is_not(None)), 1)


def _newest(query: Select[tuple[int]], most: int | None) -> Select[tuple[int]]:
    return query if most is None else query.order_by(_M.id.desc()).limit(most)


def in_guild(guild: int) -> Select[tuple[int]]:
    """Return the query for the matches of a server that have not ended."""
    return select(_M.id).where(_M.guild == guild, _OPEN)


def open_guilds(db: Connection) -> list[int]:
    """List the ids of the servers with open matches."""
    query = select(_M.guild).where(_M.guild.is_not(None), _OPEN).distinct().order_by(_M.guild)
    return [row.guild for row in db.execute(query)]


def suspended_in(guild: int) -> Select[tuple[int]]:
    """Return the query for the suspended matches of a server: those paused because the bot could not reach it."""
    return select(_M.id).where(_M.guild == guild, _OPEN, _M.is_suspended)


def suspended_guilds(db: Connection) -> list[int]:
    """Return the ids of the servers with suspended matches."""
    query = select(_M.guild).where(_M.guild.is_not(None), _OPEN, _M.is_suspended).distinct().order_by(_M.guild)
    return [row.guild for row in db.execute(query)]


def for_computers(shard: Shard = UNSHARDED) -> Select[tuple[int]]:
    """Return the query for a shard's running matches in which a computer player has to decide."""
    pending = select(seats.c.match).where(seats.c.active & seats.c.computer.is_not(None))
    return select(_M.id).where(_M.status == Status.PLAYING.value, _M.id.in_(pending), of_shard(shard))


def with_empty_seats() -> Select[tuple[int]]:
    """Return the query for the running matches with a vacant seat or a player who has left the server."""
    vacant = seats.c.user.is_(None) & seats.c.computer.is_(None)
    empty = select(seats.c.match).where(vacant | seats.c.left_server)
    return select(_M.id).where(_M.status == Status.PLAYING.value, _M.id.in_(empty))


def asked_something() -> Select[tuple[int]]:
    """Return the query for the running matches with an open question, or with seats about which the bot asks next."""
    open_or_followed = or_(_M.question.contains('"result":null'), _M.question.contains('"next":['))
    return select(_M.id).where(_M.status == Status.PLAYING.value, open_or_followed)


def long_pending(db: Connection, since: datetime) -> list[tuple[int, int]]:
    """List the users who take part in a decision that began long ago, each once per server, the oldest decision first.

    Users who have already chosen in secret are listed too: what is done with the list, such as asking about a player
    who has left the server, must not show who has still to choose.

    Args:
        db: A connection of any kind.
        since: Only players whose decision began at this moment (UTC) or earlier.

    Returns:
        (server id, user id) of each user; matches outside servers and players who left their server are excluded.
    """
    query = (
        select(_M.guild, _M.asked, seats.c.user, seats.c.seat)
        .join_from(matches, seats)
        .where(_M.status == Status.PLAYING.value, _M.guild.is_not(None), _M.turn_since <= since)
        .where(seats.c.user.is_not(None), ~seats.c.left_server)
        .order_by(_M.turn_since, _M.id, seats.c.seat)
    )
    found = [row for row in db.execute(query) if row.seat in orjson.loads(row.asked)]
    return list(dict.fromkeys((row.guild, row.user) for row in found))


def running(db: Connection, shard: Shard = UNSHARDED) -> list[int]:
    """List the ids of a shard's matches that are being played, oldest first."""
    return _ids(db, shard, _M.status == Status.PLAYING.value)


def outdated_boards(db: Connection, shard: Shard = UNSHARDED) -> list[int]:
    """List the ids of a shard's matches whose public message shows an old version, oldest match first."""
    return _ids(db, shard, _M.shown_version < _M.version)


def boards_since(db: Connection, since: datetime, shard: Shard = UNSHARDED) -> list[int]:
    """List the ids of a shard's matches whose public message has got another look or place lately, oldest match first.

    Args:
        db: A connection of any kind.
        since: The first moment that counts as lately, in UTC.
        shard: The shard of the bot that serves the matches' servers.
    """
    return _ids(db, shard, _M.shown_at >= since)


def _ids(db: Connection, shard: Shard, which: ColumnElement[bool]) -> list[int]:
    return list(db.scalars(select(_M.id).where(which, of_shard(shard)).order_by(_M.id)))


ROWS_AT_ONCE = 512
"""How many rows of a log are read before the event loop may run other tasks; they take it about 2 ms."""


async def load_with_log(database: Database, identity_map: IdentityMap, id: int) -> tuple[Match, Any, list[Any]]:
    """Read a match with its whole log from the database, without the cache.

    Args:
        database: The database.
        identity_map: Decodes the match; its cache is not used.
        id: The match's id.

    Returns:
        The match, its opening state (None in the lobby) and the rows of its records in order.

    Raises:
        Refused: There is no such match (`unknown_match`), or its game is not installed (`unknown_game`).
        BrokenRecord: The state or the opening cannot be decrypted or decoded.
    """
    fetched = await database.read(lambda db: fetch(db, [id], {}))
    if id not in fetched.rows:
        raise Refused("unknown_match", match=id)
    row = fetched.rows[id]
    log: list[Any] = []
    while len(log) < row.record_count:  # records never change, so that several reads see the same as one
        part = partial(fetch_records, match=id, below=row.record_count, limit=ROWS_AT_ONCE, offset=len(log))
        if not (rows := await database.read(part)):
            break
        log += rows
    match = match_of(row, fetched.seats[id], identity_map.vault, identity_map.find_game)
    return match, None if row.opening is None else opening_of(match, row.opening, identity_map.vault), log


def fetch_records(
    db: Connection, match: int, below: int, *, newest_first: bool = False, limit: int | None = None, offset: int = 0
) -> list[Any]:
    """Read rows of a match's records, in the order of their sequence numbers.

    Args:
        db: A connection of any kind.
        match: The match's id.
        below: Only records with a smaller sequence number; pass the record count of a match that was read before, so
            that newer records stay out.
        newest_first: Return the rows with the greatest sequence numbers first.
        limit: The maximum number of rows; None for all.
        offset: How many rows to skip.
    """
    order = records.c.seq.desc() if newest_first else records.c.seq
    query = select(records).where(records.c.match == match, records.c.seq < below).order_by(order)
    return list(db.execute(query.limit(limit).offset(offset)))


def has_acted(db: Connection, match: int, user: int) -> bool:
    """Return True if a user has taken an action in a match, in any seat.

    Args:
        db: A connection of any kind.
        match: The match's id.
        user: The user's Discord id.
    """
    query = select(records.c.seq).where(records.c.match == match, records.c.by == user).limit(1)
    return db.scalar(query) is not None


def records_of(rows: Iterable[Any], match: Match, identity_map: IdentityMap) -> list[Record]:
    """Make records from rows of a match's log.

    Args:
        rows: The rows.
        match: The match.
        identity_map: Decrypts the records.

    Raises:
        BrokenRecord: A record cannot be decrypted or decoded.
    """
    return [record_of(row, match.rules, identity_map.vault) for row in rows]


NEVER = 1_000_000
"""So many collections of the youngest objects that none includes older ones (`gc.set_threshold`)."""


class _Collector:
    """How many whole logs are being worked on, and how often the garbage collector ran by itself before."""

    working = 0
    thresholds = gc.get_threshold()


@contextmanager
def young_collections_only() -> Iterator[None]:
    """Return a context in which the garbage collector looks at the youngest objects only.

    It holds up all threads while it looks. The objects made from a long log, which nearly all go with the last
    reference to them, would let it look at everything, which takes a fifth of a second.
    """
    if not _Collector.working:
        _Collector.thresholds = gc.get_threshold()
        gc.set_threshold(_Collector.thresholds[0], NEVER, NEVER)
    _Collector.working += 1
    try:
        yield
    finally:
        _Collector.working -= 1
        if not _Collector.working:
            gc.set_threshold(*_Collector.thresholds)


async def in_thread(work: Callable[[], T]) -> T:
    """Run a function that works on a whole log in another thread, and return its result.

    Nothing in it may hold up the event loop: it must be Python code, which lets other threads run in between, and not
    one long call such as writing all of a log as JSON.
    """
    with young_collections_only():
        return await asyncio.to_thread(work)


class Reader:
    """Reads matches as they are now, and other rows; requests for a match made at the same time share a query.

    A request never joins a query that has already started, so its answer includes everything committed before the
    request.

    Args:
        database: The database to read from.
        identity_map: The cache of decoded matches.
        retry: Repeats failing reads.
    """

    def __init__(self, database: Database, identity_map: IdentityMap, *, retry: Retry) -> None:
        self._database = database
        self._identity_map = identity_map
        self._retry = retry
        self._wanted: set[int] = set()
        self._next: asyncio.Task[dict[int, Found]] | None = None
        self._busy = asyncio.Lock()

    async def match(self, id: int) -> Match:
        """Read a match as it is now.

        Raises:
            Refused: There is no such match (`unknown_match`), or its game is not installed (`unknown_game`).
            BrokenRecord: Its state cannot be decrypted or decoded.
            Unavailable: The database does not answer.
        """
        self._wanted.add(id)
        if self._next is None:
            self._next = asyncio.create_task(self._read_wanted(), name="storage reader")
        found = (await asyncio.shield(self._next)).get(id)
        if found is None:
            raise Refused("unknown_match", match=id)
        if not isinstance(found, Match):
            raise found
        return found

    async def several(self, which: Select[tuple[int]]) -> list[Match]:
        """Read the matches whose ids a query selects, oldest first, leaving out those that cannot be decoded.

        Raises:
            Unavailable: The database does not answer.
        """
        return await self._retry(lambda: select_matches(self._database, self._identity_map, which))

    async def with_log(self, id: int) -> tuple[Match, Any, list[Any]]:
        """Read a match with its whole log, without the cache; see `load_with_log`."""
        return await load_with_log(self._database, self._identity_map, id)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads rows, again after a transient error, and return its result.

        Raises:
            Unavailable: The database does not answer.
        """
        return await self._retry(lambda: self._database.read(work))

    async def _read_wanted(self) -> dict[int, Found]:
        async with self._busy:  # requests that arrive while a batch is being read form the next one
            ids, self._wanted, self._next = sorted(self._wanted), set(), None
            return await self._retry(lambda: load_matches(self._database, self._identity_map, ids))
