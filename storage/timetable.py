"""The timetable: which deadlines are set, firing those that are due, and the signs of life between them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from typing import TypeVar

from sqlalchemy import Connection

from storage import alive, claims, deadlines, owing, play, reading, timing
from storage.book import Book
from storage.change import Act, Change, Deadline, Owed, Recounted
from storage.database import Database
from storage.deadlines import Fired
from storage.group import Task, submitted
from storage.patience import patiently
from storage.quiet import Span
from storage.refused import Refused, Void
from storage.snapshot import Match
from storage.timing import Hours
from storage.writer import Writer

T = TypeVar("T")


class Timetable:
    """Deadlines of all matches, and quiet hours and absences, in which time does not run."""

    def __init__(
        self, writer: Writer, database: Database, book: Book, patience: float, hours: Hours, recounted: Recounted
    ) -> None:
        self._writer = writer
        self._recounted = recounted
        self._database = database
        self._book = book
        self._patience = patience
        self._hours = hours

    async def set(self, match_id: int, wanted: Iterable[Deadline]) -> None:
        """All deadlines of a match from now on; none once it is over."""
        await self._do(match_id, play.reminded(tuple(wanted)))

    async def of(self, match_id: int) -> list[Deadline]:
        """The deadlines of a match, the next one first."""
        return await self._read(lambda db: deadlines.of_match(db, match_id))

    async def due(self, moment: datetime, limit: int = 100) -> list[Deadline]:
        """The deadlines that are due at that moment, of all matches that this process serves."""
        return await self._read(lambda db: deadlines.due_by(db, moment, limit, self._hours.shard))

    async def next_due(self) -> datetime | None:
        """When the next deadline of any of these is due."""
        return await self._read(lambda db: deadlines.next_due(db, self._hours.shard))

    async def fire(self, deadline: Deadline) -> Fired:
        """Let a deadline that is due do what it is there for, exactly once in all processes.

        A reminder is taken off with those of its turn that are due; the end of the time plays the game's own timeout
        action. One that is void, or whose time was moved, is set anew, and nothing happens.
        """
        key = f"deadline:{deadline.id}"
        ends = deadline.kind == timing.TIMEOUT
        act = deadlines.timeout(deadline, self._hours, key) if ends else deadlines.reminder(deadline, self._hours)
        try:
            answer = await self._writer.do(Task(deadline.match, key, act, deadline=deadline.id))
        except Void as void:
            if not void.gone:
                await self._do(deadline.match, play.rearmed(self._hours))
            return Fired(deadline)
        if answer.repeated:
            return Fired(deadline)
        if answer.record is None:
            return Fired(deadline, reminded=answer.match)
        # Whoever was waited for to agree may be one who is away now.
        match = await self._recounted(answer.match)
        return Fired(deadline, played=replace(submitted(answer), match=match))

    async def owed(self, *, every: bool) -> list[Fired]:
        """The reminders that somebody set out to send and has not sent, for whoever asks to send them now; those that
        are not true any more go. `every`: also those of a moment ago, for a process that has just begun."""
        now = self._hours.now()
        found = await self._read(lambda db: owing.since(db, now if every else now - owing.LEFT))
        return [fired for each in found if (fired := await self._taken(each)) is not None]

    async def told(self, deadline: Deadline) -> None:
        """The reminder that a deadline has come to is sent."""
        await self._writer.alone(lambda db: owing.settle(db, deadline.id))

    async def _taken(self, owed: Owed) -> Fired | None:
        now = self._hours.now()
        if not await self._writer.alone(lambda db: owing.take(db, owed, now)):
            return None
        try:
            match = await self._do(owed.deadline.match, Change)
        except Refused:
            return None  # its game is not installed at present
        if owing.holds(match, owed):
            return Fired(owed.deadline, reminded=match)
        await self.told(owed.deadline)
        return None

    async def set_quiet(self, user: int, quiet: str | None) -> list[Match]:
        """Somebody has other quiet hours from now on, at all tables that are played, as they are then. Those without a
        clock too: one may be agreed on later, and time to decide is counted without one."""
        changed = []
        for match in await patiently(
            lambda: reading.several(self._database, self._book, reading.of_user(user, True)), self._patience
        ):
            if match.started_at is not None:
                act = lambda newest: timing.set_quiet(newest, user, quiet, self._hours)  # noqa: E731
                changed.append(await self._do(match.id, act))
        return changed

    async def rearm(self) -> None:
        """Set the deadlines of all matches anew: the clock was put back, so some may be too late."""
        for match_id in await self._read(deadlines.matches_with):
            await self._do(match_id, play.rearmed(self._hours))

    async def beat(self, *, returned: bool, mine: datetime | None = None) -> datetime:
        """Give a sign of life; when it was given. `returned`: since the last one this process has served nobody, so
        time has stood still, unless another one was there; `mine`: when its own last one was, as this has said."""
        now = self._hours.now()

        def beat(db: Connection) -> tuple[Span, ...]:
            claims.forget(db, now)
            return alive.beat(db, now, returned=returned, mine=mine, shard=self._hours.shard)

        self._hours.away = await self._writer.alone(beat)
        return now

    async def _do(self, match_id: int, act: Act) -> Match:
        return (await self._writer.do(Task(match_id, None, act))).match

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await patiently(lambda: self._database.read(work), self._patience)
