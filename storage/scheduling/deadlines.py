"""Deadlines: reminders and timeouts that are due at a moment, and how each fires exactly once across all processes.

Deadlines are written in the same transaction as the change that causes them. To fire one means to commit what it is
due for, as a use case of the `Writer`: a timeout takes an action, a reminder is stored to be sent. When a deadline is
due stands in `storage.match.due_times`.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Select, func, select

from games.core.action import Action
from storage.db.schema import deadlines, matches
from storage.errors import Refused, VoidDeadline
from storage.match import play
from storage.match.change import Act, Change, Deadline, PendingReminder, Recount
from storage.match.due_times import SOON, TIMEOUT, deadlines_of, is_reminder_near, mark_reminded, seat_deadline
from storage.match.model import Match, Seat, Status, Submitted
from storage.match.pauses import resume_suspended, suspend_match
from storage.match.timer import set_quiet
from storage.scheduling import heartbeat, leases
from storage.time_source import UNSHARDED, Shard, Span, TimeContext, uptime_before
from storage.unit_of_work import old_boards, outbox, queries
from storage.unit_of_work.group_commit import UseCase, Writer, to_submitted
from storage.unit_of_work.mapping import DEADLINE
from storage.unit_of_work.old_boards import RECENT
from storage.unit_of_work.queries import Reader

_D = deadlines.c


@dataclass(frozen=True, slots=True)
class Fired:
    """The result of firing a deadline: a reminder that must be sent, a timeout action that was taken, or nothing."""

    deadline: Deadline
    remind_in: Match | None = None
    """The match in which this process must send a reminder; None if it need not send one."""
    played: Submitted | None = None
    """The timeout action that was taken for the seat; None if there was none."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match that goes on because its server can be reached again."""

    match: Match
    away: timedelta
    """How long the match was suspended."""


def deadlines_due(db: Connection, moment: datetime, limit: int, shard: Shard = UNSHARDED) -> list[Deadline]:
    """Return the deadlines that are due in the servers of a shard, oldest first.

    Some may be void, because the seat has acted since they were set (see `Deadline`).

    Args:
        db: A connection of any kind.
        moment: The current time, in UTC.
        limit: The maximum number of deadlines.
        shard: The shard of the bot that serves these servers.
    """
    query = _of_shard(select(deadlines).where(_D.due <= moment), shard).order_by(_D.due, _D.id).limit(limit)
    return [DEADLINE.read(row) for row in db.execute(query)]


def next_due_moment(db: Connection, shard: Shard = UNSHARDED) -> datetime | None:
    """Return when the next deadline in the servers of a shard is due, in UTC; None if there is none.

    Args:
        db: A connection of any kind.
        shard: The shard of the bot that serves these servers.
    """
    moment: datetime | None = db.scalar(_of_shard(select(func.min(_D.due)), shard))
    return moment


def _of_shard(query: Select[Any], shard: Shard) -> Select[Any]:
    """Return a query of deadlines restricted to the servers that a shard of the bot serves (`queries.of_shard`)."""
    if shard == UNSHARDED:
        return query
    return query.join(matches, matches.c.id == _D.match).where(queries.of_shard(shard))


def matches_with_deadlines(db: Connection) -> list[int]:
    """Return the ids of all matches that have deadlines, in no particular order."""
    return list(db.scalars(select(_D.match).distinct()))


class Deadlines:
    """Finds and fires the deadlines of all matches.

    It also stores unsent reminders, changes of quiet hours and the heartbeat, and suspends the matches of servers that
    cannot be reached.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        time: The clock to read, the intervals in which the bot was down, and the shard that this process serves.
        recount: Counts a match's open question again after a timeout.
    """

    def __init__(self, writer: Writer, reader: Reader, time: TimeContext, recount: Recount) -> None:
        self._writer = writer
        self._reader = reader
        self._time = time
        self._recount = recount

    async def due(self, moment: datetime, limit: int = 100) -> list[Deadline]:
        """Return the deadlines that are due in the matches that this process serves, oldest first.

        Args:
            moment: The current time, in UTC.
            limit: The maximum number of deadlines.
        """
        return await self._reader.read(lambda db: deadlines_due(db, moment, limit, self._time.shard))

    async def next_due(self) -> datetime | None:
        """Return when the next deadline that this process serves is due, in UTC; None if there is none."""
        return await self._reader.read(lambda db: next_due_moment(db, self._time.shard))

    async def fire(self, deadline: Deadline) -> Fired:
        """Fire a deadline that is due, exactly once across all processes.

        A timeout takes the game's timeout action for the seat. A reminder is stored to be sent by this process. If the
        deadline does not apply now (`VoidDeadline`), the deadlines of the match are computed anew, and if its row is
        gone nothing happens.

        Args:
            deadline: The deadline, as `due` returned it.

        Returns:
            The reminder to send or the action taken; neither if the deadline did not apply or was fired before.

        Raises:
            Refused: There is no such match (`unknown_match`), or its game is not installed (`unknown_game`).
            Illegal, Faulty, BrokenRecord: The game's timeout action failed, or the match cannot be decoded.
            Unavailable: The database does not answer.
        """
        key = f"deadline:{deadline.id}"
        ends = deadline.kind == TIMEOUT
        act = timeout_act(deadline, self._time, key) if ends else reminder_act(deadline, self._time)
        try:
            answer = await self._writer.do(UseCase(deadline.match, key, act, deadline=deadline.id))
        except VoidDeadline as void:
            if not void.gone:
                await self._writer.change(deadline.match, None, play.rearm_deadlines(self._time))
            return Fired(deadline)
        if answer.is_repeat:
            return Fired(deadline)
        if answer.record is None:
            return Fired(deadline, remind_in=answer.match)
        # A player whose consent was required may count as absent now, which can settle the question.
        match = await self._recount(answer.match)
        return Fired(deadline, played=replace(to_submitted(answer), match=match))

    async def unsent_reminders(self, *, every: bool) -> list[Fired]:
        """Claim reminders that a process began to send but that are not known to be sent, for this process to send.

        Reminders that no longer apply are deleted and left out.

        Args:
            every: False leaves out reminders whose last attempt began less than `RETRY_AFTER` ago, since another
                process may still be sending them. True claims them too; use it when the only process starts.
        """
        now = self._time.now()
        found = await self._reader.read(lambda db: outbox.unsent_since(db, now if every else now - outbox.RETRY_AFTER))
        return [fired for each in found if (fired := await self._claim_reminder(each)) is not None]

    async def hold_reminders(self, ids: list[int]) -> None:
        """Keep other processes from claiming reminders that this process is still sending, for `RETRY_AFTER` from now.

        Args:
            ids: The ids of the reminders' deadlines.
        """
        now = self._time.now()
        await self._writer.alone(lambda db: outbox.hold(db, ids, now))

    async def mark_reminder_sent(self, deadline: Deadline) -> None:
        """Delete the stored reminder of a deadline, because the reminder was sent or no longer applies."""
        await self._writer.alone(lambda db: outbox.delete_sent(db, deadline.id))

    async def _claim_reminder(self, pending: PendingReminder) -> Fired | None:
        now = self._time.now()
        if not await self._writer.alone(lambda db: outbox.claim(db, pending, now)):
            return None
        try:
            match = await self._writer.change(pending.deadline.match, None, Change)
        except Refused:
            return None  # the match's game is not installed
        if outbox.is_still_due(match, pending):
            return Fired(pending.deadline, remind_in=match)
        await self.mark_reminder_sent(pending.deadline)
        return None

    async def set_quiet(self, user: int, quiet_hours: str | None) -> list[Match]:
        """Change a user's quiet hours in all running matches in which the user has a seat.

        Args:
            user: The user's Discord id.
            quiet_hours: What `QuietHours.write` returned; None for no quiet hours.

        Returns:
            The changed matches.
        """
        changed = []
        for match in await self._reader.several(queries.of_user(user, True)):
            if match.started_at is not None:
                act = lambda newest: set_quiet(newest, user, quiet_hours, self._time)  # noqa: E731
                changed.append(await self._writer.change(match.id, None, act))
        return changed

    async def suspend(self, guild: int) -> None:
        """Pause all running matches of a server that the bot cannot reach, until `resume`.

        Args:
            guild: The server's Discord id.
        """
        for match in await self._reader.several(queries.in_guild(guild)):
            await self._writer.change(match.id, None, lambda newest: suspend_match(newest, self._time.now()))

    async def resume(self, guild: int) -> list[Resumed]:
        """Resume the suspended matches of a server that can be reached again.

        Args:
            guild: The server's Discord id.

        Returns:
            The matches that this call resumed.
        """
        resumed: list[Resumed] = []
        for match in await self._reader.several(queries.suspended_in(guild)):
            since: list[datetime | None] = []

            def act(newest: Match, since: list[datetime | None] = since) -> Change:
                since[:] = [newest.paused_at if newest.is_suspended else None]
                return resume_suspended(newest, self._time)

            after = await self._writer.change(match.id, None, act)
            if (began := since[0]) is not None:
                resumed.append(Resumed(after, self._time.now() - began))
        return resumed

    async def suspended_guilds(self) -> list[int]:
        """List the ids of the servers with suspended matches."""
        return await self._reader.read(queries.suspended_guilds)

    async def rearm(self) -> None:
        """Recompute the stored deadlines of every match that has any, from its timers.

        This is needed after the wall clock was set back, when stored deadlines may be too late.
        """
        for match_id in await self._reader.read(matches_with_deadlines):
            await self._writer.change(match_id, None, play.rearm_deadlines(self._time))

    async def heartbeat(self, *, returned: bool, mine: datetime | None = None) -> datetime:
        """Store that this process is alive now, and update the outages of `TimeContext`.

        Args:
            returned: True if this process has not served users since the last heartbeat, so that the time since then is
                an outage.
            mine: The time of this process's last heartbeat, as this method returned it; None if there was none.

        Returns:
            The time written, in UTC.
        """
        now = self._time.now()

        def beat(db: Connection) -> tuple[Span, ...]:
            leases.delete_expired(db, now)
            outages = heartbeat.write_heartbeat(db, now, returned=returned, mine=mine, shard=self._time.shard)
            old_boards.delete_put_away(db, uptime_before(now, RECENT, outages))
            return outages

        self._time.outages = await self._writer.alone(beat)
        return now


# -- what a deadline does when it is due ------------------------------------------------------------------------------


def timeout_act(deadline: Deadline, time: TimeContext, key: str) -> Act:
    """Return the use case that takes the game's timeout action for a seat whose time has run out.

    Args:
        deadline: The deadline.
        time: The clock to read, and the intervals in which the bot was down.
        key: The idempotency key of the action.

    Returns:
        The use case, a function of the match. When called, it raises VoidDeadline if the seat's time is not over, the
        seat has acted, or the match is paused or not being played.
    """

    def choose(match: Match) -> Action:
        _require_due(match, deadline, time)
        return match.rules.timeout_action(match.state, deadline.seat)

    take_action = play.submit(key, Seat(deadline.seat), choose, time=time)

    def act(match: Match) -> Change:
        if match.status is not Status.PLAYING or match.paused_at is not None:
            raise VoidDeadline
        return take_action(match)

    return act


def reminder_act(deadline: Deadline, time: TimeContext) -> Act:
    """Return the use case that stores a reminder to be sent to the seats of the turn, and notes that they got it.

    The reminder `half` counts for all seats with a running timer, so it is sent once in a turn. The reminder `soon`
    counts for the seats whose own `soon` is past or near (`is_reminder_near`); for the others one is sent later.

    Args:
        deadline: The deadline.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. When called, it raises VoidDeadline if the reminder is not due, or the
        match is paused or not being played.
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
    """Raise an error unless a deadline is due now: its seat may have acted, or its moment may have moved.

    Args:
        deadline: The deadline.
        match: The match as it is now.
        time: The clock to read, and the intervals in which the bot was down.

    Raises:
        VoidDeadline: The deadline is not due.
    """
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
            raise VoidDeadline  # it was moved to a later time
