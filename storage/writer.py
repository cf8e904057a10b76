"""The writer: everything that changes a match goes through here, in groups, one commit a group.

Use cases that wait while a commit is under way are taken together: their matches are read once, each use case sees
what those before it made, and all is written and committed together. Nobody is answered before the commit, not even
with a refusal, for that may rest on something that is not committed yet.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from storage.book import Book
from storage.database import Database
from storage.group import Answer, Group, Task, gather
from storage.patience import patiently
from storage.refused import Unavailable, fault
from storage.writing import Lost, write

log = logging.getLogger(__name__)
T = TypeVar("T")

GROUP = 100
"""How many use cases one commit carries at most."""
CONFLICTS = 5
"""How often a group that met somebody else's writing is done again."""


class _Contested(Unavailable):
    """Each time it was to be written, something else was there already."""


@dataclass(slots=True, eq=False)
class _Waiting:
    """A use case whose caller waits."""

    task: Task
    answered: "asyncio.Future[Answer]"

    def answer(self, answer: Answer | Exception) -> None:
        if self.answered.done():
            return  # its caller has gone; what it asked for is done all the same
        if isinstance(answer, Exception):
            self.answered.set_exception(answer)
        else:
            self.answered.set_result(answer)


class Writer:
    """One task that writes. `patience` is how many seconds a locked or failing database is tried again."""

    def __init__(self, database: Database, book: Book, *, patience: float) -> None:
        self._database = database
        self._book = book
        self._patience = patience
        self._queue: deque[_Waiting] = deque()
        self._wanted = asyncio.Event()
        self._closing = False
        self._turn = asyncio.Lock()
        self._running = asyncio.create_task(self._run(), name="storage writer")

    async def do(self, task: Task) -> Answer:
        """Let a use case happen, once; what it answers is committed.

        The caller may be cancelled: then it happens all the same, and its key tells a second try so.

        Raises:
            Refused, Illegal, Faulty, BrokenRecord: as the use case says; nothing is changed.
            Unavailable: the database does not take it; nothing is changed.
        """
        if self._closing:
            raise Unavailable("the store is closed")
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(task, answered))
        self._wanted.set()
        return await answered

    async def alone(self, work: Callable[[Connection], T]) -> T:
        """Run statements in a transaction of their own, between two groups. They may be run several times.

        Raises:
            Unavailable: the database does not take it.
        """

        async def once() -> T:
            async with self._turn, self._database.writing() as run:
                return await run(lambda db: _committed(db, work))

        return await self._patiently(once)

    @property
    def waiting(self) -> int:
        """How many use cases wait for the next commit."""
        return len(self._queue)

    async def close(self) -> None:
        """Finish what waits, then end."""
        self._closing = True
        self._wanted.set()
        await self._running

    async def _run(self) -> None:
        group: list[_Waiting] = []
        try:
            while self._queue or not self._closing:
                self._wanted.clear()
                while self._queue:
                    group = [self._queue.popleft() for _ in range(min(GROUP, len(self._queue)))]
                    await self._finish(group)
                if not self._closing:
                    await self._wanted.wait()
        finally:
            self._closing = True
            for waiting in (*group, *self._queue):
                waiting.answer(Unavailable("the store is closed"))

    async def _finish(self, group: Sequence[_Waiting]) -> None:
        """Commit a group and answer all of it."""
        try:
            answers = await self._patiently(lambda: self._commit(group))
        except Exception as error:  # noqa: BLE001 - whatever it is, the others of the group go on
            if isinstance(error, Unavailable) and not isinstance(error, _Contested):
                for waiting in group:
                    waiting.answer(error)
            elif len(group) > 1:  # it lies in what one of them writes: the others can be written
                for waiting in group:
                    await self._finish([waiting])
            else:
                log.error("a use case could not be written: %s", fault(error))
                group[0].answer(error if isinstance(error, Unavailable) else fault(error))
        else:
            for waiting, answer in zip(group, answers, strict=True):
                waiting.answer(answer)

    async def _commit(self, waiting: Sequence[_Waiting]) -> list[Answer | Exception]:
        """One transaction: read, fold, write."""
        tasks = [each.task for each in waiting]
        async with self._turn:
            async with self._database.writing() as run:
                known = self._book.known({task.match for task in tasks if task.match is not None})
                versions = {id: match.version for id, match in known.items()}
                gathered = await run(lambda db: gather(db, tasks, versions))
                group = Group(self._book, gathered, known)
                answers = group.fold(tasks)
                await run(lambda db: _committed(db, lambda db: write(db, group.draft, self._book.vault)))
            for _, match in group.draft.changed:
                self._book.remember(match)
        return answers

    async def _patiently(self, once: Callable[[], Awaitable[T]]) -> T:
        """Do it until it is done: again after a conflict with another process, patiently with the database."""
        for _ in range(CONFLICTS):
            try:
                return await patiently(once, self._patience)
            except (Lost, IntegrityError):
                self._book.forget()
        raise _Contested("others were quicker, again and again")


def _committed(db: Connection, work: Callable[[Connection], T]) -> T:
    """Do the last step of a transaction and commit in the same hop to the database."""
    done = work(db)
    db.commit()
    return done
