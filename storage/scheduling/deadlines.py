"""Deadlines: list them, find those that are due, and fire each exactly once across all processes.

They are written in the transaction of the change that causes them, and firing one is a use case like any other.
"""

from collections.abc import Callable, Iterable
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
    """The result of firing a deadline: a reminder to send, an action that was played, or nothing."""

    deadline: Deadline
    remind_in: Match | None = None
    """The match, if this process must now send a reminder."""
    played: Submitted | None = None
    """The action that the timeout played."""


def timeout_act(deadline: Deadline, time: TimeContext, key: str) -> Act:
    """Return the act that plays the game's timeout action for a seat.

    Args:
        deadline: The deadline that has fired.
        time: The time context.
        key: The idempotency key.

    Raises:
        VoidDeadline: The deadline does not apply any more (raised by the act).
    """

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
    """Return the act that puts a reminder into the outbox.

    One reminder addresses every seat that takes part in the turn, so the deadlines of the same kind of all other seats
    are done with it. Only the last one (`soon`) comes again for seats that time out later.

    Args:
        deadline: The deadline that has fired.
        time: The time context.

    Raises:
        VoidDeadline: The deadline does not apply any more (raised by the act).
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
    """Check that a deadline still applies.

    Raises:
        VoidDeadline: The seat has acted, or the deadline is due later now.
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
            raise VoidDeadline  # it is due later now


def deadlines_of_match(db: Connection, match: int) -> list[Deadline]:
    """List the deadlines of a match, the next one first.

    Args:
        db: A connection of any kind.
        match: The match's id.
    """
    return _select_deadlines(db, select(deadlines).where(_D.match == match))


def deadlines_due(db: Connection, moment: datetime, limit: int, shard: Shard = UNSHARDED) -> list[Deadline]:
    """List the deadlines that are due, oldest first. Some may be void by now; see `Deadline`.

    Args:
        db: A connection of any kind.
        moment: The present time, in UTC.
        limit: The maximum number.
        shard: Only matches in the servers of this shard.
    """
    return _select_deadlines(db, _of_shard(select(deadlines).where(_D.due <= moment), shard).limit(limit))


def next_due_moment(db: Connection, shard: Shard = UNSHARDED) -> datetime | None:
    """Return when the next deadline is due; None if there is none.

    Args:
        db: A connection of any kind.
        shard: Only matches in the servers of this shard.
    """
    moment: datetime | None = db.scalar(_of_shard(select(func.min(_D.due)), shard))
    return moment


def _of_shard(query: Select[Any], shard: Shard) -> Select[Any]:
    """Restrict a query to the servers whose events a shard receives.

    Only that shard may fire a deadline, since others do not know of presses that are still waiting to be committed. See
    https://discord.com/developers/docs/events/gateway#sharding for the formula.
    """
    if shard == UNSHARDED:
        return query
    number, count = shard
    heard = (matches.c.guild // 2**22) % count == number
    return query.join(matches, matches.c.id == _D.match).where(heard)


def matches_with_deadlines(db: Connection) -> list[int]:
    """The matches that have any."""
    return list(db.scalars(select(_D.match).distinct()))


def _select_deadlines(db: Connection, query: Select[tuple[object, ...]]) -> list[Deadline]:
    rows = db.execute(query.order_by(_D.due, _D.id))
    return [Deadline(row.match, row.seat, row.turns, row.kind, row.due, row.id) for row in rows]


T = TypeVar("T")


class Deadlines:
    """Deadlines of all matches, and what they depend on: users' quiet hours and the bot's outages.

    Args:
        writer: Commits the use cases.
        database: The database.
        identity_map: The cache of decoded matches.
        retry_seconds: How long to retry a failing read.
        time: The time context; its outages are updated by `heartbeat`.
        recount: Counts the answers to an open question again after a timeout.
    """

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

    async def set(self, match_id: int, new: Iterable[Deadline]) -> None:
        """All deadlines of a match from now on; none once it is over."""
        await self._do(match_id, play.set_deadlines(tuple(new)))

    async def of(self, match_id: int) -> list[Deadline]:
        """The deadlines of a match, the next one first."""
        return await self._read(lambda db: deadlines_of_match(db, match_id))

    async def due(self, moment: datetime, limit: int = 100) -> list[Deadline]:
        """List the deadlines that are due in the servers of this process, oldest first.

        Args:
            moment: The present time, in UTC.
            limit: The maximum number.
        """
        return await self._read(lambda db: deadlines_due(db, moment, limit, self._time.shard))

    async def next_due(self) -> datetime | None:
        """Return when the next deadline in the servers of this process is due; None if there is none."""
        return await self._read(lambda db: next_due_moment(db, self._time.shard))

    async def fire(self, deadline: Deadline) -> Fired:
        """Fire a deadline, exactly once across all processes.

        A timeout plays the game's timeout action; a reminder is put into the outbox, and the caller must send it. If
        the deadline is void or its moment has changed, the deadlines of the match are computed again instead.

        Raises:
            Unavailable: The database cannot be written; nothing is changed.
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
        # The seat that timed out may now count as absent, and the open question may have waited only for its answer.
        match = await self._recount(answer.match)
        return Fired(deadline, played=replace(to_submitted(answer), match=match))

    async def unsent_reminders(self, *, every: bool) -> list[Fired]:
        """Claim the unsent reminders of the outbox for the caller, who must send them. Outdated ones are deleted.

        Args:
            every: Include those whose last attempt was less than `outbox.RETRY_AFTER` ago; for a process that has just
                started.
        """
        now = self._time.now()
        found = await self._read(lambda db: outbox.unsent_since(db, now if every else now - outbox.RETRY_AFTER))
        return [fired for each in found if (fired := await self._claim_reminder(each)) is not None]

    async def mark_reminder_sent(self, deadline: Deadline) -> None:
        """Delete a reminder from the outbox, because it was sent."""
        await self._writer.alone(lambda db: outbox.delete_sent(db, deadline.id))

    async def _claim_reminder(self, pending: PendingReminder) -> Fired | None:
        now = self._time.now()
        if not await self._writer.alone(lambda db: outbox.claim(db, pending, now)):
            return None
        try:
            match = await self._do(pending.deadline.match, Change)
        except Refused:
            return None  # the match's game is not installed
        if outbox.is_still_due(match, pending):
            return Fired(pending.deadline, remind_in=match)
        await self.mark_reminder_sent(pending.deadline)
        return None

    async def set_quiet(self, user: int, quiet_hours: str | None) -> list[Match]:
        """Change a user's quiet hours in all their running matches, and return these matches.

        This includes matches without a clock: one may be set later, and thinking time is measured without one.

        Args:
            user: The user's Discord id.
            quiet_hours: The new quiet hours, as `QuietHours.write` writes them; None for none.
        """
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
        """Compute the deadlines of all matches again, after the wall clock was set back and some may be too late."""
        for match_id in await self._read(matches_with_deadlines):
            await self._do(match_id, play.rearm_deadlines(self._time))

    async def heartbeat(self, *, returned: bool, mine: datetime | None = None) -> datetime:
        """Write this process's heartbeat, update the recorded outages, and return the time written, in UTC.

        Args:
            returned: This process has not been serving since its last heartbeat; see `heartbeat.write_heartbeat`.
            mine: What the last call in this process returned; None for the first call.
        """
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
