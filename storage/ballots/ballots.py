"""Public votes: every use case by name. Start reading here; each name leads to the file that does it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from storage.ballots import casting, closing, opening, reading, shredding
from storage.ballots.snapshot import Cast, Ending, Receipt, Shard, Terms, Vote
from storage.database import Database
from storage.patience import patiently
from storage.refused import Unavailable
from storage.sqlite import Sqlite
from storage.vault import Vault
from storage.writer import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")

GROUP = 200
"""How many presses one commit carries at most."""
GATHERING = 0.04
"""Seconds for which presses gather in a rush, before the next commit."""
ENDED = 10
"""How many ended votes a list goes back."""
REMEMBERED = timedelta(days=7)
"""How long it is tried to post a result."""


class Ballots:
    """Public votes that survive. What is answered is committed.

    All of them raise `Refused` with a code and `Unavailable` when the database does not answer; nothing was changed
    then.
    """

    def __init__(self, writer: Writer, database: Database, vault: Vault, patience: float) -> None:
        self._writer = writer
        self._database = database
        self._vault = vault
        self._patience = patience
        self._queue: deque[tuple[Cast, asyncio.Future[Receipt]]] = deque()
        self._casting: asyncio.Task[None] | None = None

    # -- one vote ------------------------------------------------------------------------------------------------

    async def open_vote(
        self, key: str, *, guild: int, channel: int, host: int, host_name: str, terms: Terms, now: datetime
    ) -> Vote:
        """Open a vote; the same key (an interaction's id) opens one. Refused: as `storage.ballots.terms` says."""
        where = {"guild": guild, "channel": channel, "host": host}
        return await self._writer.alone(
            lambda db: opening.open_vote(db, self._vault, key, **where, host_name=host_name, terms=terms, now=now)
        )

    async def cast(self, cast: Cast) -> Receipt:
        """Take a press, in a group with those that wait at the same moment; it is on disk when this returns.

        Refused: `vote_unknown`, `vote_void`, `vote_late`.
        """
        answered: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        self._queue.append((cast, answered))
        if self._casting is None:
            self._casting = asyncio.create_task(self._cast_groups(), name="vote casting")
        return await answered

    async def close_vote(self, vote: int, ending: Ending) -> Vote:
        """Count the stones and destroy the secret. Refused: `vote_unknown`, `vote_over`."""
        ended = await self._writer.alone(lambda db: closing.close_vote(db, self._vault, vote, ending))
        return await self.vote(ended.id) if await self.shred() else ended

    async def void_vote(self, vote: int, ending: Ending) -> Vote:
        """Throw the stones away uncounted and destroy the secret. Refused: `vote_unknown`, `vote_over`."""
        ended = await self._writer.alone(lambda db: closing.void_vote(db, vote, ending))
        return await self.vote(ended.id) if await self.shred() else ended

    async def place(self, vote: int, *, channel: int | None = None, message: int | None = None) -> Vote:
        """Remember where a vote is shown."""
        where = {"message": message} if channel is None else {"channel": channel, "message": message}
        return await self._writer.alone(lambda db: opening.place_vote(db, vote, **where))

    async def told(self, vote: int, result: int) -> Vote:
        """The result was posted as this message."""
        return await self._writer.alone(lambda db: opening.place_vote(db, vote, result=result))

    # -- reading -------------------------------------------------------------------------------------------------

    async def vote(self, vote: int) -> Vote:
        """A vote as it is now. Refused: `vote_unknown`."""
        return await self._read(lambda db: reading.fetch_vote(db, vote))

    async def votes_of(self, guild: int, *, ended: int = ENDED) -> list[Vote]:
        """The open votes of a server, then those that ended last."""
        return await self._read(lambda db: reading.of_guild(db, guild, ended=ended))

    async def open_votes(self) -> list[Vote]:
        """The open votes of all servers."""
        return await self._read(reading.open_votes)

    async def untold(self, now: datetime) -> list[Vote]:
        """Votes that have ended and whose result was not posted yet."""
        return await self._read(lambda db: reading.untold(db, now - REMEMBERED))

    async def due(self, moment: datetime) -> list[int]:
        """The open votes whose time is over."""
        return await self._read(lambda db: reading.due(db, moment))

    async def next_closing(self) -> datetime | None:
        """When the next vote closes."""
        return await self._read(reading.next_closing)

    async def shards(self, vote: int) -> list[Shard]:
        """All counted stones of a vote by their codes; none before the close."""
        return await self._read(lambda db: reading.shards_of(db, vote))

    async def find_shard(self, guild: int, code: str) -> tuple[Vote, Shard] | None:
        """The counted stone of a code."""
        return await self._read(lambda db: reading.find_shard(db, guild, code))

    async def receipt(self, vote: int, user: int) -> Receipt | None:
        """What stands of a user in an open vote; after the close nobody can say that any more."""
        return await self._read(lambda db: reading.own_receipt(db, self._vault, vote, user))

    # -- afterwards ----------------------------------------------------------------------------------------------

    async def shred(self) -> bool:
        """Overwrite what the files still hold of the secrets of ended votes; False where it has to be tried again."""
        try:
            ids = await self._read(reading.remains)
            if not ids:
                return True
            if isinstance(self._database, Sqlite):
                done = await self._writer.alone(shredding.empty_log)
            else:
                done = await self._database.read(shredding.rewrite_tables)
            if done:
                await self._writer.alone(lambda db: closing.mark_shredded(db, ids))
            else:
                log.info("remains of ended votes will be overwritten later")
        except (SQLAlchemyError, OSError, Unavailable) as error:
            log.warning("remains of ended votes could not be overwritten: %s", type(error).__name__)
            return False
        return done

    async def close(self) -> None:
        """Finish what is being cast."""
        while self._casting is not None:
            await asyncio.wait({self._casting})

    # ------------------------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await patiently(lambda: self._database.read(work), self._patience)

    async def _cast_groups(self) -> None:
        try:
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(GROUP, len(self._queue)))]
                await self._cast_group(group)
                if self._queue:  # there is a rush: a larger group costs hardly more than a small one
                    await asyncio.sleep(GATHERING)
        finally:
            self._casting = None
            for _, answered in self._queue:
                if not answered.done():
                    answered.set_exception(Unavailable("votes are not taken any more"))
            self._queue.clear()

    async def _cast_group(self, group: list[tuple[Cast, "asyncio.Future[Receipt]"]]) -> None:
        casts = [cast for cast, _ in group]
        outcomes: Iterable[casting.Outcome]
        try:
            outcomes = await self._writer.alone(lambda db: casting.cast_all(db, self._vault, casts))
        except Exception as error:  # noqa: BLE001 - whatever it is, everybody is answered and others can vote
            if len(group) > 1 and not isinstance(error, Unavailable):  # it lies in one of them
                for each in group:
                    await self._cast_group([each])
                return
            outcomes = [error] * len(group)
        for (_, answered), outcome in zip(group, outcomes, strict=True):
            if answered.done():
                continue  # its caller has gone; the press counts all the same
            if isinstance(outcome, Exception):
                answered.set_exception(outcome)
            else:
                answered.set_result(outcome)
