"""The timekeeper: one task that sleeps until something is due, and lets it happen.

Deadlines are rows, and what they do is for the store, which does it once whoever asks. A bot that is not connected
serves nobody, so it fires nothing and gives no sign of life; when it is back, the time between did not count. It is the
same while the database does not answer, and while the whole process stands still: a laptop that sleeps, a machine that
is paused, a loop that is blocked.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.answering import fault
from storage import Deadline, Fired, Match, Refused, Store, Unavailable
from storage.alive import BEAT, NOTICED
from storage.timing import deadlines_of, ticking
from storage.watch import PULSE

AFTER_FAILURE = timedelta(seconds=15)
AWAY = timedelta(seconds=2)
"""After which a bot that is not connected looks again."""
SPOILED = timedelta(minutes=10)
"""After which a deadline that failed is tried again."""
BATCH, AT_ONCE = 200, 16
"""How many deadlines are read at a time, and how many of them happen at once."""

log = logging.getLogger(__name__)


class Timekeeper:
    """`here` says whether the bot serves people at this moment, `fired` is told what a deadline has done, `routine`
    does what is looked after now and then."""

    def __init__(
        self,
        store: Store,
        *,
        here: Callable[[], bool],
        fired: Callable[[Fired], Awaitable[None]],
        routine: Callable[[datetime], Awaitable[None]],
    ) -> None:
        self._store = store
        self._watch = store.hours.watch
        self._here = here
        self._fired = fired
        self._routine = routine
        self._woken = asyncio.Event()
        self._next: datetime | None = None
        self._returned = True
        self._begun = True
        """Until it has been looked what a process before this one has left."""
        self._beaten: tuple[datetime, float] | None = None
        """When it has given a sign of life last, and how long it had lived by then."""
        self._spoiled: dict[int, datetime] = {}
        self._few = asyncio.Semaphore(AT_ONCE)
        self._running: asyncio.Task[None] | None = None
        self._feeling: asyncio.Task[None] | None = None
        self.rounds = 0
        """How often it has looked what is due."""

    def start(self) -> None:
        """Begin, if that was not done."""
        if self._running is None:
            self._feeling = asyncio.create_task(self._feel(), name="pulse")
            self._running = asyncio.create_task(self._run(), name="timekeeper")

    def expect(self, match: Match) -> None:
        """A match has changed: it may have an earlier deadline than the one that is slept for."""
        if not ticking(match):
            return
        set_ = deadlines_of(match, self._watch.now(), self._store.hours.away)
        first = min([each.due for each in set_], default=None)
        if first is not None and (self._next is None or first < self._next):
            self._next = first
            self._woken.set()

    def wake(self) -> None:
        """Look now."""
        self._woken.set()

    async def close(self) -> None:
        """Sleep no more, and say goodbye. A deadline that is under way happens whole or not at all."""
        if self._running is None or self._feeling is None:
            return
        for task in (tasks := {self._running, self._feeling}):
            task.cancel()
        await asyncio.wait(tasks)
        if not self._returned and not self._unnoticed():
            try:
                await self._store.timetable.beat(returned=False)
            except Unavailable:
                log.warning("the database does not answer: the time since the last sign of life will not count")

    async def _run(self) -> None:
        while True:
            try:
                self._next = await self._round()
            except Unavailable:
                log.warning("the database does not answer: deadlines wait until it does")
                self._returned = True  # no press could be taken either, so this time does not count
                self._next = self._watch.now() + AFTER_FAILURE
            except Exception as error:  # noqa: BLE001 - whatever it was, the next deadline has a right to its time
                log.error("deadlines: %s", fault(error))
                self._next = self._watch.now() + AFTER_FAILURE
            self.rounds += 1
            await self._watch.sleep_until(self._next, self._woken)

    async def _round(self) -> datetime:
        """Do what is due; when to look again."""
        if not self._here():
            self._returned = True
            return self._watch.now() + AWAY
        while due := await self._due(await self._sign()):
            await asyncio.gather(*[self._fire(deadline) for deadline in due])
        for fired in await self._store.timetable.owed(every=self._begun):
            await self._tell(fired)
        self._begun = False
        await self._routine(self._watch.now())
        assert self._beaten is not None
        moments = [self._beaten[0] + BEAT]
        if (first := await self._store.timetable.next_due()) is not None:
            moments.append(first if first > self._watch.now() or not self._spoiled else self._watch.now() + BEAT)
        return min(moments)

    async def _feel(self) -> None:
        """The pulse: it stops when this process stands still, and only then; a round may wait for Discord for long.
        When it goes on again that is looked at at once, for whoever presses before would pay for the time between."""
        known = self._unseen()
        while True:
            self._watch.pulse()
            if abs((unseen := self._unseen()) - known) >= NOTICED.total_seconds():
                known = unseen
                self.wake()
            await asyncio.sleep(PULSE)

    def _unseen(self) -> float:
        """What grows while this process stands still, and changes when the clock is set."""
        return self._watch.now().timestamp() - self._watch.lived()

    def _unnoticed(self) -> float:
        """Seconds that have passed unseen since the last sign of life; negative where the clock was put back. 0 where
        they are too few to count."""
        if self._beaten is None:
            return 0.0
        moment, lived = self._beaten
        passed = self._unseen() - (moment.timestamp() - lived)
        return passed if abs(passed) >= NOTICED.total_seconds() else 0.0

    async def _sign(self) -> datetime:
        """Give a sign of life, where it is time for one, or where time has passed unseen. The moment up to which it is
        known what did not count, so that nothing fires that is due only by an absence after it."""
        now, lived = self._watch.now(), self._watch.lived()
        put_back = False
        if self._beaten is not None and not self._returned:
            if unseen := self._unnoticed():
                log.warning("the clock was set, or this process stood still: %d seconds have passed unseen", unseen)
                self._returned, put_back = unseen > 0, unseen < 0
            elif now - self._beaten[0] < BEAT:
                return now
        mine = None if self._beaten is None else self._beaten[0]
        given = await self._store.timetable.beat(returned=self._returned, mine=mine)
        self._beaten, self._returned = (given, lived), False
        if put_back:
            await self._store.timetable.rearm()
        return now

    async def _due(self, now: datetime) -> list[Deadline]:
        self._spoiled = {id: until for id, until in self._spoiled.items() if until > now}
        due = await self._store.timetable.due(now, BATCH + len(self._spoiled))
        return [deadline for deadline in due if deadline.id not in self._spoiled]

    async def _fire(self, deadline: Deadline) -> None:
        async with self._few:
            try:
                fired = await self._store.timetable.fire(deadline)
            except Unavailable:
                raise
            except Refused as refusal:
                log.info("deadline %s of match %d: %s", deadline.id, deadline.match, refusal.code)
                self._spoil(deadline)
                return
            except Exception as error:  # noqa: BLE001 - one match must not stop the clocks of the others
                log.error("deadline %s of match %d failed: %s", deadline.id, deadline.match, fault(error))
                self._spoil(deadline)
                return
        await self._tell(fired)

    async def _tell(self, fired: Fired) -> None:
        try:
            await self._fired(fired)
        except Exception as error:  # noqa: BLE001 - it has happened; only telling of it failed
            log.error("what a deadline of match %d did could not be told: %s", fired.deadline.match, fault(error))

    def _spoil(self, deadline: Deadline) -> None:
        if deadline.id is not None:
            self._spoiled[deadline.id] = self._watch.now() + SPOILED
