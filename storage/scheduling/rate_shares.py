"""Rate shares: the processes of one bot divide Discord's limit of requests per second among them.

Each process holds a row with its share and renews it every few seconds. A new process takes what the others have left,
but at least `STARTING_RATE`. The others see its row at their next renewal and reduce their shares to equal ones; then
the new process gets an equal share too. All shares together never exceed the limit by more than `STARTING_RATE` for
each starting process.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, func, insert, select, text

from storage.db.schema import rate_shares
from storage.time_source import TimeSource
from storage.unit_of_work.group_commit import Writer

RENEW_SECONDS = 5.0
"""How often a share is renewed."""
LEASE = timedelta(seconds=15)
"""How long a share is held without a renewal; the others take over the share of a dead process after it."""
STARTING_RATE = 4.0
"""Requests per second that a process may make before the others have given up a part of theirs."""

_S = rate_shares.c


@dataclass(frozen=True, slots=True)
class RateShare:
    """How many requests a process may make to Discord, as its part of the limit that all processes share."""

    per_second: float
    processes: int
    """How many processes there are, this one included."""


class RateShares:
    """The shares of the processes that use this database, all with the same token.

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
            process: The process; any text that no other one uses.
            per_second: The rate of all processes together.

        Raises:
            Unavailable: The database does not answer.
        """

        def work(db: Connection) -> RateShare:
            now = self._now(db)
            if db.dialect.name == "postgresql":
                db.execute(text("LOCK TABLE rate_shares IN SHARE ROW EXCLUSIVE MODE"))  # one process at a time
            db.execute(delete(rate_shares).where((_S.expires <= now) | (_S.process == process)))
            others = list(db.scalars(select(_S.per_second)))
            processes = len(others) + 1
            equal = per_second / processes
            mine = min(equal, max(STARTING_RATE, per_second - sum(others)))
            db.execute(insert(rate_shares).values(process=process, per_second=mine, expires=now + LEASE))
            return RateShare(mine, processes)

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
