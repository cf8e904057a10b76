"""Deadlines: which are set, which are due, and firing one exactly once in all processes.

They are written in the transaction of what causes them, and fire through the same group commit as everything else.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, func, select

from games.core.action import Action
from storage.db.database import Database, with_retry
from storage.db.schema import deadlines, matches
from storage.errors import Refused, VoidDeadline
from storage.match import play, timer
from storage.match.change import Act, Change, Deadline, PendingReminder, Recount
from storage.match.model import Match, Seat, Status, Submitted
from storage.match.play import submit
from storage.match.timer import SOON, TIMEOUT, deadlines_of, is_reminder_near, mark_reminded, seat_deadline
from storage.scheduling import heartbeat, leases
from storage.time_source import UNSHARDED, Shard, Span, TimeContext
from storage.unit_of_work import outbox, queries
from storage.unit_of_work.group_commit import UseCase, Writer, to_submitted
from storage.unit_of_work.identity_map import IdentityMap

_D = deadlines.c


@dataclass(frozen=True, slots=True)
class Fired:
    """What became of a deadline: nothing, a reminder to be sent by this process, or an action that was played."""

    deadline: Deadline
    remind_in: Match | None = None
    played: Submitted | None = None


def timeout_act(deadline: Deadline, time: TimeContext, key: str) -> Act:
    """The clock plays for a seat whose time has run out."""

    def choose(match: Match) -> Action:
        _require_due(match, deadline, time)
        return match.rules.timeout_action(match.state, deadline.seat)

    play = submit(key, Seat(deadline.seat), choose, time=time)

    def act(match: Match) -> Change:
        if match.status is not Status.PLAYING or match.paused_at is not None:
            raise VoidDeadline
        return play(match)

    return act


def reminder_act(deadline: Deadline, time: TimeContext) -> Act:
    """Give a reminder, and with it all others of this turn that are due.

    A reminder goes to every seat that takes part in the turn, once per interval. Only the last one ("soon") is repeated
    for seats whose own time ends later.

    Args:
        deadline: The deadline that has come.
        hours: The time context.
    """

    def act(match: Match) -> Change:
        _require_due(match, deadline, time)
        now, away = time.now(), time.outages
        timed = [chair for chair in match.chairs if chair.shown_timer is not None]
        told = [
            chair.seat for chair in timed if deadline.kind != SOON or is_reminder_near(match, chair, SOON, now, away)
        ]
        given = mark_reminded(match, {deadline.seat, *told}, deadline.kind)
        return Change(
            given, deadlines=deadlines_of(given, now, away), reminder=PendingReminder(deadline, match.turn.since, now)
        )

    return act


def _require_due(match: Match, deadline: Deadline, time: TimeContext) -> None:
    """Raise VoidDeadline if the deadline does not hold at this moment: the seat has moved on, or its moment has."""
    if match.status is not Status.PLAYING or not deadline.seat < len(match.chairs):
        raise VoidDeadline
    chair = match.chairs[deadline.seat]
    moment = seat_deadline(match, chair, time.outages)
    if chair.user is None or chair.actions_taken != deadline.actions_taken or moment is None:
        raise VoidDeadline
    if deadline.kind == TIMEOUT:
        if not chair.active or moment > time.now():
            raise VoidDeadline
        return
    for each in deadlines_of(match, deadline.due, time.outages):
        if each.seat == deadline.seat and each.kind == deadline.kind and each.due > time.now():
            raise VoidDeadline  # its moment has been moved


def deadlines_due(db: Connection, moment: datetime, limit: int, shard: Shard = UNSHARDED) -> list[Deadline]:
    """Those of a shard that are due at that moment, the oldest first; some may be void by now (see Deadline)."""
    query = _of_shard(select(deadlines).where(_D.due <= moment), shard).order_by(_D.due, _D.id).limit(limit)
    return [Deadline(row.match, row.seat, row.turns, row.kind, row.due, row.id) for row in db.execute(query)]


def next_due_moment(db: Connection, shard: Shard = UNSHARDED) -> datetime | None:
    """When the next one of a shard is due."""
    moment: datetime | None = db.scalar(_of_shard(select(func.min(_D.due)), shard))
    return moment


def _of_shard(query: Select[Any], shard: Shard) -> Select[Any]:
    """Only those of the servers that a shard hears
    (https://discord.com/developers/docs/events/gateway#sharding): nobody else knows what people there have pressed."""
    if shard == UNSHARDED:
        return query
    number, count = shard
    heard = (matches.c.guild // 2**22) % count == number
    return query.join(matches, matches.c.id == _D.match).where(heard)


def matches_with_deadlines(db: Connection) -> list[int]:
    """The matches that have any."""
    return list(db.scalars(select(_D.match).distinct()))


T = TypeVar("T")


class Deadlines:
    """Deadlines of all matches, and quiet hours and absences, in which time does not run."""

    def __init__(
        self,
        writer: Writer,
        database: Database,
        identity_map: IdentityMap,
        retry_seconds: float,
        time: TimeContext,
        recount: Recount,
    ) -> None:
        self._writer = writer
        self._recount = recount
        self._database = database
        self._identity_map = identity_map
        self._retry_seconds = retry_seconds
        self._time = time

    async def due(self, moment: datetime, limit: int = 100) -> list[Deadline]:
        """The deadlines that are due at that moment, of all matches that this process serves."""
        return await self._read(lambda db: deadlines_due(db, moment, limit, self._time.shard))

    async def next_due(self) -> datetime | None:
        """When the next deadline of any of these is due."""
        return await self._read(lambda db: next_due_moment(db, self._time.shard))

    async def fire(self, deadline: Deadline) -> Fired:
        """Let a deadline that is due do what it is there for, exactly once in all processes.

        A reminder is taken off with those of its turn that are due; the end of the time plays the game's own timeout
        action. One that is void, or whose time was moved, is set anew, and nothing happens.
        """
        key = f"deadline:{deadline.id}"
        ends = deadline.kind == timer.TIMEOUT
        act = timeout_act(deadline, self._time, key) if ends else reminder_act(deadline, self._time)
        try:
            answer = await self._writer.do(UseCase(deadline.match, key, act, deadline=deadline.id))
        except VoidDeadline as void:
            if not void.gone:
                await self._do(deadline.match, play.rearm_deadlines(self._time))
            return Fired(deadline)
        if answer.is_repeat:
            return Fired(deadline)
        if answer.record is None:
            return Fired(deadline, remind_in=answer.match)
        # Whoever was waited for to agree may be one who is away now.
        match = await self._recount(answer.match)
        return Fired(deadline, played=replace(to_submitted(answer), match=match))

    async def unsent_reminders(self, *, every: bool) -> list[Fired]:
        """The reminders that somebody set out to send and has not sent, for whoever asks to send them now; those that
        are not true any more go. `every`: also those of a moment ago, for a process that has just begun."""
        now = self._time.now()
        found = await self._read(lambda db: outbox.unsent_since(db, now if every else now - outbox.RETRY_AFTER))
        return [fired for each in found if (fired := await self._claim_reminder(each)) is not None]

    async def mark_reminder_sent(self, deadline: Deadline) -> None:
        """The reminder that a deadline has come to is sent."""
        await self._writer.alone(lambda db: outbox.delete_sent(db, deadline.id))

    async def _claim_reminder(self, owed: PendingReminder) -> Fired | None:
        now = self._time.now()
        if not await self._writer.alone(lambda db: outbox.claim(db, owed, now)):
            return None
        try:
            match = await self._do(owed.deadline.match, Change)
        except Refused:
            return None  # its game is not installed at present
        if outbox.is_still_due(match, owed):
            return Fired(owed.deadline, remind_in=match)
        await self.mark_reminder_sent(owed.deadline)
        return None

    async def set_quiet(self, user: int, quiet_hours: str | None) -> list[Match]:
        """Somebody has other quiet hours from now on, at all tables that are played, as they are then. Those without a
        clock too: one may be agreed on later, and time to decide is counted without one."""
        changed = []
        for match in await with_retry(
            lambda: queries.select_matches(self._database, self._identity_map, queries.of_user(user, True)),
            self._retry_seconds,
        ):
            if match.started_at is not None:
                act = lambda newest: timer.set_quiet(newest, user, quiet_hours, self._time)  # noqa: E731
                changed.append(await self._do(match.id, act))
        return changed

    async def rearm(self) -> None:
        """Set the deadlines of all matches anew: the clock was put back, so some may be too late."""
        for match_id in await self._read(matches_with_deadlines):
            await self._do(match_id, play.rearm_deadlines(self._time))

    async def heartbeat(self, *, returned: bool, mine: datetime | None = None) -> datetime:
        """Give a sign of life; when it was given. `returned`: since the last one this process has served nobody, so
        time has stood still, unless another one was there; `mine`: when its own last one was, as this has said."""
        now = self._time.now()

        def beat(db: Connection) -> tuple[Span, ...]:
            leases.delete_expired(db, now)
            return heartbeat.write_heartbeat(db, now, returned=returned, mine=mine, shard=self._time.shard)

        self._time.outages = await self._writer.alone(beat)
        return now

    async def _do(self, match_id: int, act: Act) -> Match:
        return (await self._writer.do(UseCase(match_id, None, act))).match

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await with_retry(lambda: self._database.read(work), self._retry_seconds)
