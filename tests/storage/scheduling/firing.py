"""The process that is killed while it fires deadlines; it forks a child for each order and reports what the child did.

Its time runs much faster than the wall clock, so minutes take milliseconds. It reports `fired`, `reminded` and `idle`.
"""

import asyncio
import json
import os
import sys
import time
from datetime import UTC, datetime, timedelta
from typing import Any

from storage import Clock, Fired, Store, TimeSource, Unavailable
from storage.unit_of_work import outbox
from tests.storage.killed import Child, tell
from tests.storage.tables import KEY
from tests.storage.toy import find_toy

PEOPLE = (1, 2, 3)


class FastWatch(TimeSource):
    """Time that runs `pace` times as fast as the wall clock from a common origin, so that processes agree on it."""

    def __init__(self, origin: float, pace: float) -> None:
        self._origin, self._pace = origin, pace

    def now(self) -> datetime:
        start = datetime(2031, 1, 1, tzinfo=UTC)
        return start + timedelta(seconds=(time.time() - self._origin) * self._pace)


async def lay(store: Store, name: str) -> int:
    """Start a match with a clock in which nobody acts."""
    match = await store.lobbies.open_match(
        f"{name}.o", game="bidding", host=1, host_name="A", guild=1, channel=2, options={"rounds": 4}
    )
    for user in PEOPLE[1:]:
        await store.lobbies.join(match.id, f"{name}.{user}", user, f"P{user}")
    await store.lobbies.set_clock(match.id, f"{name}.c", 1, Clock.live(2))
    await store.lobbies.start(match.id, f"{name}.s", 1)
    return match.id


class Firing(Child):
    """Fires what is due until it dies or no deadline is left."""

    def __init__(self, order: dict[str, Any]) -> None:
        super().__init__({"point": None, "nth": 1, "lies": False, "pending": [], "seed": 1, "life": 0, **order})
        self.fast = FastWatch(order["origin"], order["pace"])
        self.tables: int = order.get("tables", 0)
        self.is_alone: bool = order.get("alone", True)
        if order.get("forgets"):
            outbox.write = lambda db, owed: None

    async def live(self) -> None:
        """Send unsent reminders, start the ordered matches and fire deadlines until none is left."""
        store = await Store.open(self.url, KEY, games=find_toy, time_source=self.fast)
        if self.point is not None:
            self.watch(store)
        await store.deadlines.heartbeat(returned=True)
        for fired in await store.deadlines.unsent_reminders(every=self.is_alone):
            await self._remind(store, fired)
        for number in range(self.tables):
            await lay(store, f"{self.life}.{number}")
        while await store.deadlines.next_due() is not None:
            due = await store.deadlines.due(self.fast.now(), 50)
            await asyncio.gather(*[self._fire(store, each) for each in due])
            if not due:
                await asyncio.sleep(0.002)
        tell("idle")
        await store.close()

    async def _fire(self, store: Store, deadline: Any) -> None:
        try:
            fired = await store.deadlines.fire(deadline)
        except Unavailable:
            return
        if fired.played is not None:
            tell("fired", deadline.match, deadline.seat, deadline.actions_taken)
            self.at("answered")
        elif fired.remind_in is not None:
            await self._remind(store, fired)

    async def _remind(self, store: Store, fired: Fired) -> None:
        self.at("answered")
        tell("reminded", fired.deadline.id)
        await store.deadlines.mark_reminder_sent(fired.deadline)


def main() -> None:
    """Fork a child for each order and report its death."""
    tell("ready")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os.close(0)
            tell("born", os.getpid())
            asyncio.run(Firing(json.loads(line)).live())
            os._exit(0)
        _, status = os.waitpid(child, 0)
        tell("dead", os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0)


if __name__ == "__main__":
    main()
