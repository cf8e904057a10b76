"""The deadline scheduler: one task that sleeps until a player's deadline is due, and then acts on it ("fires" it).

To fire a deadline is to let the clock play for a player whose time is over, or to send a reminder. Deadlines are rows
of the database. `storage.scheduling.deadlines` carries out each once, whichever process fires it; what it does then,
such as to take the game's timeout action, stands there too. While the bot is not connected, the
database does not answer or the process stands still, nothing fires and no heartbeat is written, so that this time does
not count.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import structlog

from bot.interactions.errors import describe_error
from storage import Deadline, Fired, Match, Refused, Store, Unavailable
from storage.match.due_times import deadlines_of, time_matters
from storage.scheduling.heartbeat import HEARTBEAT_INTERVAL, SHORTEST_OUTAGE
from storage.time_source import PULSE_INTERVAL

RETRY_AFTER = timedelta(seconds=15)
"""The wait before the next round after one that failed, for example because the database did not answer."""
RECONNECT_CHECK = timedelta(seconds=2)
"""How long a bot that is not connected waits before it checks again."""
FAILED_RETRY = timedelta(minutes=10)
"""The wait before a failed deadline is tried again."""
BATCH_SIZE, CONCURRENCY = 200, 16
"""How many deadlines are read at a time, and how many of them fire at once."""

log = structlog.stdlib.get_logger(__name__)


class DeadlineScheduler:
    """A task that acts on the deadlines of matches (time limits and reminders) when they are due.

    It works in rounds, each of which fires all due deadlines. It also writes heartbeats, which record that the bot is
    running, and runs periodic work after each round.
    """

    def __init__(
        self,
        store: Store,
        *,
        is_serving: Callable[[], bool],
        on_fired: Callable[[Fired], Awaitable[None]],
        housekeeping: Callable[[datetime], Awaitable[None]],
    ) -> None:
        """Create a scheduler that does nothing before `start`.

        Args:
            store: The database, with the deadlines and heartbeats.
            is_serving: Returns whether the bot serves interactions now; while it does not, no deadline takes effect.
            on_fired: Awaited with what each fired deadline has done.
            housekeeping: Awaited with the current time after each round.
        """
        self._store = store
        self._watch = store.time.source
        self._is_serving = is_serving
        self._on_fired = on_fired
        self._housekeeping = housekeeping
        self._woken = asyncio.Event()
        self._next: datetime | None = None
        self._oldest_due: datetime | None = None
        """When the first of the deadlines that fire now was due."""
        self._was_offline = True
        self._first_round = True
        """The first round also sends the reminders that a former process has left."""
        self._last_heartbeat: tuple[datetime, float] | None = None
        """The time of the last heartbeat, and how many seconds this process had been alive by then."""
        self._failed: dict[int, datetime] = {}
        self._concurrency = asyncio.Semaphore(CONCURRENCY)
        self._running: asyncio.Task[None] | None = None
        self._pulsing: asyncio.Task[None] | None = None
        self.rounds = 0
        """How many rounds it has made."""

    def start(self) -> None:
        """Start the scheduler's tasks unless they are running."""
        if self._running is None:
            self._pulsing = asyncio.create_task(self._pulse(), name="pulse")
            self._running = asyncio.create_task(self._run(), name="deadlines")

    def match_changed(self, match: Match) -> None:
        """Wake the scheduler if a changed match has a deadline before the moment until which the scheduler sleeps."""
        if not time_matters(match):
            return
        set_ = deadlines_of(match, self._watch.now(), self._store.time.outages)
        first = min([each.due for each in set_], default=None)
        if first is not None and (self._next is None or first < self._next):
            self._next = first
            self._woken.set()

    @property
    def seconds_late(self) -> float:
        """By how many seconds the deadline that has waited longest is late; 0 if none is or the bot is not serving.

        A deadline that has failed is not counted here until it is tried again.
        """
        since = min((each for each in (self._next, self._oldest_due) if each is not None), default=None)
        return 0.0 if since is None else max(0.0, (self._watch.now() - since).total_seconds())

    @property
    def failed(self) -> int:
        """The number of deadlines that have failed and will be tried again."""
        return len(self._failed)

    def wake(self) -> None:
        """End the scheduler's sleep, so that it looks for due deadlines now."""
        self._woken.set()

    async def close(self) -> None:
        """End the scheduler's tasks and write a last heartbeat to the database.

        A deadline that is taking effect does so completely or not at all.
        """
        if self._running is None or self._pulsing is None:
            return
        for task in (tasks := {self._running, self._pulsing}):
            task.cancel()
        await asyncio.wait(tasks)
        if not self._was_offline and not self._undetected_gap():
            try:
                await self._store.deadlines.heartbeat(returned=False)
            except Unavailable:
                log.warning("the database does not answer: the time since the last heartbeat will not count")

    async def _run(self) -> None:
        while True:
            try:
                self._next = await self._round()
            except Unavailable:
                log.warning("the database does not answer: deadlines wait until it does")
                self._was_offline = True  # no press could be taken either, so this time does not count
                self._next = self._watch.now() + RETRY_AFTER
            except Exception as error:  # noqa: BLE001 - the next deadline must still fire
                log.error("a round of deadlines failed", error=describe_error(error))
                self._next = self._watch.now() + RETRY_AFTER
            self.rounds += 1
            await self._watch.sleep_until(self._next, self._woken)

    async def _round(self) -> datetime:
        """Fire all deadlines that are due, do the periodic work, and return when the next round has to begin."""
        if not self._is_serving():
            self._was_offline, self._oldest_due = True, None
            return self._watch.now() + RECONNECT_CHECK
        while due := await self._due(await self._heartbeat()):
            self._oldest_due = due[0].due
            await asyncio.gather(*[self._fire(deadline) for deadline in due])
        self._oldest_due = None
        alone = not self._store.is_shared  # another process may be sending them at this moment
        for fired in await self._store.deadlines.unsent_reminders(every=self._first_round and alone):
            await self._notify(fired)
        self._first_round = False
        await self._housekeeping(self._watch.now())
        assert self._last_heartbeat is not None
        moments = [self._last_heartbeat[0] + HEARTBEAT_INTERVAL]
        if (first := await self._store.deadlines.next_due()) is not None:
            moments.append(
                first if first > self._watch.now() or not self._failed else self._watch.now() + HEARTBEAT_INTERVAL
            )
        return min(moments)

    async def _pulse(self) -> None:
        """Note every `PULSE_INTERVAL` that this process runs, so that it notices when it has stood still.

        After the process has stood still (as on a suspended machine), start a round at once: only that records the
        outage, which players' time limits must not include. This is a task of its own, because a round may wait long
        for Discord.
        """
        known = self._wall_minus_alive()
        while True:
            self._watch.pulse()
            if abs((unseen := self._wall_minus_alive()) - known) >= SHORTEST_OUTAGE.total_seconds():
                known = unseen
                self.wake()
            await asyncio.sleep(PULSE_INTERVAL)

    def _wall_minus_alive(self) -> float:
        """Return the wall clock's seconds minus those for which this process has run, to notice when it stood still.

        The difference grows if the process stands still, and changes if the wall clock is set.
        """
        return self._watch.now().timestamp() - self._watch.running_seconds()

    def _undetected_gap(self) -> float:
        """Return for how many seconds this process has stood still since the last heartbeat; 0 if too few to count.

        It is negative if the wall clock was set back.
        """
        if self._last_heartbeat is None:
            return 0.0
        moment, lived = self._last_heartbeat
        passed = self._wall_minus_alive() - (moment.timestamp() - lived)
        return passed if abs(passed) >= SHORTEST_OUTAGE.total_seconds() else 0.0

    async def _heartbeat(self) -> datetime:
        """Write a heartbeat to the database if one is due or this process stood still.

        Returns:
            The moment up to which all outages are recorded. Deadlines after it must not take effect yet.
        """
        now, lived = self._watch.now(), self._watch.running_seconds()
        put_back = False
        if self._last_heartbeat is not None and not self._was_offline:
            if unseen := self._undetected_gap():
                log.warning("the clock was set, or this process stood still", seconds=round(unseen))
                self._was_offline, put_back = unseen > 0, unseen < 0
            elif now - self._last_heartbeat[0] < HEARTBEAT_INTERVAL:
                return now
        mine = None if self._last_heartbeat is None else self._last_heartbeat[0]
        given = await self._store.deadlines.heartbeat(returned=self._was_offline, mine=mine)
        self._last_heartbeat, self._was_offline = (given, lived), False
        if put_back:
            await self._store.deadlines.rearm()
        return now

    async def _due(self, now: datetime) -> list[Deadline]:
        self._failed = {id: until for id, until in self._failed.items() if until > now}
        due = await self._store.deadlines.due(now, BATCH_SIZE + len(self._failed))
        return [deadline for deadline in due if deadline.id not in self._failed]

    async def _fire(self, deadline: Deadline) -> None:
        async with self._concurrency:
            try:
                fired = await self._store.deadlines.fire(deadline)
            except Unavailable:
                raise
            except Refused as refusal:
                log.info("deadline was refused", match=deadline.match, deadline=deadline.id, reason=refusal.code)
                self._mark_failed(deadline)
                return
            except Exception as error:  # noqa: BLE001 - one match must not stop the clocks of the others
                log.error("deadline failed", match=deadline.match, deadline=deadline.id, error=describe_error(error))
                self._mark_failed(deadline)
                return
        await self._notify(fired)

    async def _notify(self, fired: Fired) -> None:
        try:
            await self._on_fired(fired)
        except Exception as error:  # noqa: BLE001 - it has happened; only the notification failed
            log.error("nobody was notified of a deadline", match=fired.deadline.match, error=describe_error(error))

    def _mark_failed(self, deadline: Deadline) -> None:
        if deadline.id is not None:
            self._failed[deadline.id] = self._watch.now() + FAILED_RETRY
