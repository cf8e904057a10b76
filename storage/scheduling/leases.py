"""Leases: what one of several processes holds for a while, button presses and shares of Discord's rate limit.

If several processes receive the same button press, the first one to claim it serves it. Idempotency keys already ensure
that a press changes a match only once. Leases are about effects that cannot be repeated: the answer, the message, the
thread. A press that was claimed but not marked as served may belong to a process that died. Only PostgreSQL databases
are shared, so only they need leases. Presses that come together are claimed in one statement: when thousands vote, a
statement for each press would cost more than the vote.

The processes of one bot also divide Discord's limit of requests per second among them. Each process holds a row with
its share and renews it every few seconds. A new process takes what the others have left, but at least `STARTING_RATE`.
The others see its row at their next renewal and reduce their shares to equal ones; then the new process gets an equal
share too. All shares together never exceed the limit by more than `STARTING_RATE` for each starting process.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    String,
    any_,
    cast,
    delete,
    false,
    func,
    insert,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql

from storage.db.database import Database, Retry
from storage.db.schema import leases, rate_shares
from storage.time_source import TimeSource
from storage.unit_of_work.group_commit import Writer

T = TypeVar("T")

LEASE_RETENTION = timedelta(minutes=10)
"""How long a lease is kept; no process receives the same press later than this."""

MAX_GROUP = 500
"""The maximum number of keys in one statement."""
GROUP_DELAY = 0.02
"""Seconds to wait for more keys before the next statement while many come at once."""

_L = leases.c


class _Grouped:
    """A question to the database about single keys; keys that come while a statement runs share the next one.

    Args:
        ask: Returns those of several keys, each of which is there once, for which the answer is yes.
        once: If one statement is asked about the same key twice, only the first of the two is answered with yes.
    """

    def __init__(self, ask: Callable[[Sequence[str]], Awaitable[set[str]]], *, once: bool) -> None:
        self._ask = ask
        self._once = once
        self._waiting: list[tuple[str, asyncio.Future[bool]]] = []
        self._asking: asyncio.Task[None] | None = None

    async def __call__(self, key: str) -> bool:
        """Return the answer for a key.

        Raises:
            Unavailable: The database does not answer.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((key, future))
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_groups(), name="leases")
        return await future

    async def _ask_groups(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MAX_GROUP], self._waiting[MAX_GROUP:]
                await self._ask_group(group)
                if self._waiting:
                    await asyncio.sleep(GROUP_DELAY)
        finally:
            self._asking = None

    async def _ask_group(self, group: Sequence[tuple[str, "asyncio.Future[bool]"]]) -> None:
        try:
            # Sorted, so that two processes that insert the same keys wait for each other only one way.
            yes = await self._ask(sorted({key for key, _ in group}))
        except Exception as error:  # noqa: BLE001 - every caller is told, and the next group is asked
            for _, future in group:
                if not future.done():
                    future.set_exception(error)
            return
        for key, future in group:
            if not future.done():
                future.set_result(key in yes)
            if self._once:
                yes.discard(key)


class Leases:
    """Records in the database which process serves which button press, for processes that share a database.

    Each method is one statement, committed at once; calls that wait at the same time share it. In a SQLite database,
    which one process uses, nothing is recorded.

    Args:
        database: The database.
        retry: Repeats failing statements.
        time_source: The time source.
    """

    def __init__(self, database: Database, retry: Retry, time_source: TimeSource) -> None:
        self._database = database
        self._retry = retry
        self._time_source = time_source
        self._claiming = _Grouped(self._claim, once=True)
        self._asking_served = _Grouped(self._served, once=False)

    async def claim(self, key: str) -> bool:
        """Claim a button press for this process; return True if it may serve it, False if it was claimed before.

        Args:
            key: The interaction's id, or the name of another task that only one process may do.
        """
        return not self._database.is_shared or await self._claiming(key)

    async def mark_served(self, keys: Collection[str]) -> None:
        """Record that claimed button presses or tasks are done, or that nothing more can be done about them.

        Args:
            keys: The keys with which they were claimed.
        """
        if self._database.is_shared and keys:
            found = _L.key == any_(_array(sorted(keys)))
            await self._do(lambda db: db.execute(update(leases).where(found).values(served=True)))

    async def is_served(self, key: str) -> bool:
        """Return True if a claimed button press or task is done; False if not, or if nothing is recorded about it.

        Args:
            key: The key with which it was claimed.
        """
        return self._database.is_shared and await self._asking_served(key)

    async def _claim(self, keys: Sequence[str]) -> set[str]:
        rows = select(func.unnest(_array(keys)), literal(self._time_source.now(), _L.at.type), false())
        made = postgresql.insert(leases).from_select(["key", "at", "served"], rows).on_conflict_do_nothing()
        return await self._do(lambda db: set(db.scalars(made.returning(_L.key))))

    async def _served(self, keys: Sequence[str]) -> set[str]:
        query = select(_L.key).where(_L.key == any_(_array(keys)), _L.served)
        return await self._do(lambda db: set(db.scalars(query)))

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await self._retry(lambda: self._database.read(work))


def _array(keys: Sequence[str]) -> ColumnElement[Any]:
    """Return keys as one parameter, so that statements about any number of keys have the same text."""
    return cast(list(keys), ARRAY(String))


def delete_expired(db: Connection, now: datetime) -> None:
    """Delete the leases that are older than `LEASE_RETENTION` at the time `now` (UTC)."""
    db.execute(delete(leases).where(_L.at < now - LEASE_RETENTION))


RENEW_SECONDS = 5.0
"""The number of seconds after which a process renews its share of the rate limit."""
LEASE = timedelta(seconds=15)
"""How long a share of the rate limit lasts without a renewal; then the other processes divide it among themselves."""
STARTING_RATE = 4.0
"""Requests per second that a process may make before the others have given up a part of theirs."""

_S = rate_shares.c


@dataclass(frozen=True, slots=True)
class RateShare:
    """A process's share of the rate limit of requests to Discord that all processes of the bot have in common."""

    per_second: float
    processes: int
    """How many processes there are, this one included."""
    has_died: bool = False
    """Another process has died or hung: it neither renewed its share nor gave it up. Only one process is told."""


class RateShares:
    """Divides Discord's limit of requests per second among the bot processes that use this database and one bot token.

    Args:
        writer: The store's writer.
        time_source: The time source. On PostgreSQL the server's clock counts, since processes may be on several hosts.
    """

    def __init__(self, writer: Writer, time_source: TimeSource) -> None:
        self._writer = writer
        self._time_source = time_source

    async def renew(self, process: str, per_second: float) -> RateShare:
        """Renew the share of a process, or begin one, and return it.

        Args:
            process: The name of the process: any text that no other one uses.
            per_second: The limit of all processes together, in requests per second.

        Raises:
            Unavailable: The database does not answer.
        """

        def work(db: Connection) -> RateShare:
            now = self._now(db)
            if db.dialect.name == "postgresql":
                db.execute(text("LOCK TABLE rate_shares IN SHARE ROW EXCLUSIVE MODE"))  # one process at a time
            dead = db.scalars(
                delete(rate_shares).where(_S.expires <= now, _S.process != process).returning(_S.process)
            ).all()
            db.execute(delete(rate_shares).where(_S.process == process))
            others = list(db.scalars(select(_S.per_second)))
            processes = len(others) + 1
            equal = per_second / processes
            mine = min(equal, max(STARTING_RATE, per_second - sum(others)))
            db.execute(insert(rate_shares).values(process=process, per_second=mine, expires=now + LEASE))
            return RateShare(mine, processes, bool(dead))

        return await self._writer.alone(work)

    async def release(self, process: str) -> None:
        """Give up the share of a process that ends; the others take it over at their next renewals.

        Args:
            process: As in `renew`.

        Raises:
            Unavailable: The database does not answer.
        """
        await self._writer.alone(lambda db: db.execute(delete(rate_shares).where(_S.process == process)))

    def _now(self, db: Connection) -> datetime:
        if db.dialect.name == "postgresql":
            now: datetime = db.execute(select(func.clock_timestamp())).scalar_one()
            return now
        return self._time_source.now()
