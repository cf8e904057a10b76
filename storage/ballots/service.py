"""Public votes: all use cases. Start reading here; each method leads to the module that does the work."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from storage.ballots import casting, votes
from storage.ballots.model import Cast, Ending, Receipt, Shard, Terms, Vote
from storage.db.database import Database, SQLite, with_retry
from storage.db.encryption import Vault
from storage.errors import Unavailable
from storage.unit_of_work.group_commit import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")

MAX_GROUP = 200
"""The maximum number of presses in one commit."""
GROUP_DELAY = 0.04
"""Seconds to wait for more presses before the next commit while many vote at once."""
ENDED_LISTED = 10
"""How many ended votes a list contains."""
ANNOUNCE_WITHIN = timedelta(days=7)
"""How long after a vote ended the bot tries to post its result."""


class Ballots:
    """Public votes in the database.

    Every method that changes something returns after the commit. All raise `Refused` with the codes they list
    (`vote_unknown` where they name a vote) and `Unavailable` if the database does not answer; nothing was changed then.

    Args:
        writer: The store's writer.
        database: The database.
        vault: The database's key.
        retry_seconds: How long to retry a failing read.
    """

    def __init__(self, writer: Writer, database: Database, vault: Vault, retry_seconds: float) -> None:
        self._writer = writer
        self._database = database
        self._vault = vault
        self._retry_seconds = retry_seconds
        self._queue: deque[tuple[Cast, asyncio.Future[Receipt]]] = deque()
        self._casting: asyncio.Task[None] | None = None

    # -- one vote ------------------------------------------------------------------------------------------------

    async def open_vote(
        self, key: str, *, guild: int, channel: int, host: int, host_name: str, terms: Terms, now: datetime
    ) -> Vote:
        """Open a vote.

        Args:
            key: The idempotency key, an interaction's id; it opens one vote.
            guild: The server's Discord id.
            channel: The channel in which the vote is shown.
            host: The user who opens it.
            host_name: Their display name.
            terms: The terms.
            now: The present time, in UTC.

        Raises:
            Refused: As `storage.ballots.model.check_terms` says.
        """
        where = {"guild": guild, "channel": channel, "host": host}
        return await self._writer.alone(
            lambda db: votes.open_vote(db, self._vault, key, **where, host_name=host_name, terms=terms, now=now)
        )

    async def cast(self, cast: Cast) -> Receipt:
        """Cast a vote, committed in a group with others that wait.

        Raises:
            Refused: `vote_unknown`, `vote_void`, `vote_late`.
        """
        future: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        self._queue.append((cast, future))
        if self._casting is None:
            self._casting = asyncio.create_task(self._cast_groups(), name="vote casting")
        return await future

    async def close_vote(self, vote: int, ending: Ending) -> Vote:
        """Count a vote and destroy its secret.

        Raises:
            Refused: `vote_unknown`, or `vote_over` if `ending` names a user and the vote has ended already.
        """
        ended = await self._writer.alone(lambda db: votes.close_vote(db, self._vault, vote, ending))
        return await self.vote(ended.id) if await self.shred() else ended

    async def void_vote(self, vote: int, ending: Ending) -> Vote:
        """Discard a vote uncounted and destroy its secret.

        Raises:
            Refused: `vote_unknown`, or `vote_over` if `ending` names a user and the vote has ended already.
        """
        ended = await self._writer.alone(lambda db: votes.void_vote(db, vote, ending))
        return await self.vote(ended.id) if await self.shred() else ended

    async def place(self, vote: int, *, channel: int | None = None, message: int | None = None) -> Vote:
        """Store where a vote is shown.

        Args:
            vote: The vote's id.
            channel: The channel; None keeps the present one.
            message: The message with the vote; None if it has to be posted (again).
        """
        where = {"message": message} if channel is None else {"channel": channel, "message": message}
        return await self._writer.alone(lambda db: votes.place_vote(db, vote, **where))

    async def mark_announced(self, vote: int, result: int) -> Vote:
        """Store that the result was posted as the message `result`."""
        return await self._writer.alone(lambda db: votes.place_vote(db, vote, result=result))

    # -- reading -------------------------------------------------------------------------------------------------

    async def vote(self, vote: int) -> Vote:
        """Read a vote.

        Raises:
            Refused: `vote_unknown`.
        """
        return await self._read(lambda db: votes.fetch_vote(db, vote))

    async def votes_of(self, guild: int) -> list[Vote]:
        """List the open votes of a server, the next to close first, then those that ended last."""
        return await self._read(lambda db: votes.votes_of_guild(db, guild, ended=ENDED_LISTED))

    async def open_votes(self) -> list[Vote]:
        """List the open votes of all servers."""
        return await self._read(votes.open_votes)

    async def unannounced(self, now: datetime) -> list[Vote]:
        """List the ended votes whose result has not been posted and still should be."""
        return await self._read(lambda db: votes.unannounced_votes(db, now - ANNOUNCE_WITHIN))

    async def due(self, moment: datetime) -> list[int]:
        """List the ids of open votes whose closing time is `moment` (UTC) or earlier."""
        return await self._read(lambda db: votes.votes_due(db, moment))

    async def next_closing(self) -> datetime | None:
        """Return the earliest closing time of an open vote, in UTC; None if there is none."""
        return await self._read(votes.next_closing)

    async def shards(self, vote: int) -> list[Shard]:
        """List the counted stones of a vote by code; empty until it is closed."""
        return await self._read(lambda db: votes.shards_of(db, vote))

    async def find_shard(self, guild: int, code: str) -> tuple[Vote, Shard] | None:
        """Find the counted stone with a receipt code among the votes of a server; None if there is none."""
        return await self._read(lambda db: votes.find_shard(db, guild, code))

    async def receipt(self, vote: int, user: int) -> Receipt | None:
        """Return a user's receipt in an open vote; None if they have not voted or the vote has ended.

        Raises:
            Tampered: The secret or the stone cannot be decrypted.
        """
        return await self._read(lambda db: votes.own_receipt(db, self._vault, vote, user))

    # -- after a vote --------------------------------------------------------------------------------------------

    async def shred(self) -> bool:
        """Erase remnants of ended votes' secrets from the database files; return False if it has to be tried again.

        Errors are logged, not raised: the votes have ended all the same.
        """
        try:
            ids = await self._read(votes.unshredded_votes)
            if not ids:
                return True
            if isinstance(self._database, SQLite):
                done = await self._writer.alone(votes.truncate_wal)
            else:
                done = await self._database.read(votes.rewrite_tables)
            if done:
                await self._writer.alone(lambda db: votes.mark_shredded(db, ids))
            else:
                log.info("remnants of ended votes are in use and will be erased later")
        except (SQLAlchemyError, OSError, Unavailable) as error:
            log.warning("remnants of ended votes could not be erased: %s", type(error).__name__)
            return False
        return done

    async def close(self) -> None:
        """Commit the presses that are queued."""
        while self._casting is not None:
            await asyncio.wait({self._casting})

    # ------------------------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await with_retry(lambda: self._database.read(work), self._retry_seconds)

    async def _cast_groups(self) -> None:
        try:
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(MAX_GROUP, len(self._queue)))]
                await self._cast_group(group)
                if (
                    self._queue
                ):  # many vote at once: wait for more, since a large group costs little more than a small one
                    await asyncio.sleep(GROUP_DELAY)
        finally:
            self._casting = None
            for _, future in self._queue:
                if not future.done():
                    future.set_exception(Unavailable("votes are no longer accepted"))
            self._queue.clear()

    async def _cast_group(self, group: list[tuple[Cast, "asyncio.Future[Receipt]"]]) -> None:
        casts = [cast for cast, _ in group]
        outcomes: Iterable[casting.Outcome]
        try:
            outcomes = await self._writer.alone(lambda db: casting.cast_all(db, self._vault, casts))
        except Exception as error:  # noqa: BLE001 - every caller is answered, and voting goes on
            if len(group) > 1 and not isinstance(error, Unavailable):  # one of them fails; cast each alone
                for each in group:
                    await self._cast_group([each])
                return
            outcomes = [error] * len(group)
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if future.done():
                continue  # the caller was cancelled; the press counts all the same
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
