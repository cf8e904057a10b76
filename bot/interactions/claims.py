"""Claims on interactions: which of several processes serves one that all of them receive, as during a rolling release.

The process that claims an interaction first in the database serves it. The others check again before Discord's three
seconds are over, and take over interactions that were claimed but not served.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.interactions.dispatcher import Admission, Dispatcher
from storage import Store, Unavailable

TAKEOVER_AFTER = 2.0
"""Age in seconds at which an unserved interaction is taken over: its process would have deferred it by then."""
CLAIM_TIMEOUT = 0.4
"""Seconds without any claim being decided after which an interaction no longer waits for its own. Then it is served
with a deferral first, of which Discord accepts only one, so that no two processes serve it."""
CLAIM_UNTIL = 1.5
"""Age in seconds up to which an interaction waits for its claim as long as others are decided. A deferral doubles what
a press costs, so a rush in which claims are slow must not begin with deferrals."""
RECORD_INTERVAL = 0.5
"""Seconds between two writes of served interactions."""

Serve = Callable[[Any, Admission], None]


class Claims:
    """The claims of this process on interactions, by which one of several processes serves each interaction."""

    def __init__(self, store: Store, dispatcher: Dispatcher, serve: Serve) -> None:
        """Create the claims of this process.

        Args:
            store: The database that all processes share.
            dispatcher: The dispatcher, which has admitted the interactions.
            serve: Called with each interaction that this process serves.
        """
        self._store = store
        self._dispatcher = dispatcher
        self._serve = serve
        self._claiming: set[asyncio.Task[None]] = set()
        self._later: set[asyncio.Task[None]] = set()
        self._decided_at = float("-inf")
        """When a claim was decided last, on the monotonic clock."""
        self._unrecorded: list[str] = []
        self._recording: asyncio.Task[None] | None = None

    def claim(self, data: Any, admission: Admission) -> None:
        """Claim an interaction in the background, and serve it if no other process has claimed it first.

        If another process has, look again after `TAKEOVER_AFTER` and serve the interaction if that process has not. If
        the database is slow or away, serve it at once with a deferral, of which Discord accepts only one.

        Args:
            data: The interaction as Discord sent it.
            admission: What the dispatcher has decided to do with it, "yes" or "busy".
        """
        _start_task(self._claim(data, admission), self._claiming)

    async def drain(self, timeout: float) -> None:
        """Stop taking over interactions of other processes, and wait until all claims of this process are decided.

        Args:
            timeout: Maximum waiting time in seconds.
        """
        for task in self._later:
            task.cancel()
        if self._claiming:
            await asyncio.wait(self._claiming, timeout=timeout)

    async def close(self) -> None:
        """Record in the database that the latest interactions were served, so that no other process takes them over."""
        if self._recording is not None:
            self._recording.cancel()
        await self._record()

    async def _claim(self, data: Any, admission: Admission) -> None:
        claiming = asyncio.ensure_future(self._store.leases.claim(data["id"]))
        claiming.add_done_callback(_ignore_late_failure)
        await self._wait(claiming, int(data["id"]))
        try:
            ours = claiming.result()
            self._decided_at = time.monotonic()
        except (Unavailable, asyncio.InvalidStateError):  # the database is away or slow: its handler will tell
            if admission == "yes":
                self._dispatcher.take_over(int(data["id"]))
            self._serve(data, admission)
            return
        if ours:
            self._serve(data, admission)
            self._unrecorded.append(data["id"])
            if self._recording is None or self._recording.done():
                self._recording = asyncio.create_task(self._record_soon())
        else:
            self._dispatcher.release(int(data["id"]))
            if data["type"] != discord.InteractionType.autocomplete.value:  # typing on sends another one
                _start_task(self._check_again(data), self._later)

    async def _wait(self, claiming: "asyncio.Future[bool]", id: int) -> None:
        """Wait until a claim is decided, or until it is better to serve the interaction without a decision.

        Args:
            claiming: The claim.
            id: The interaction's id.
        """
        while not claiming.done():
            began = time.monotonic()
            await asyncio.wait([claiming], timeout=CLAIM_TIMEOUT)
            if self._decided_at < began or self._dispatcher.clock.age(id) > CLAIM_UNTIL:
                return

    async def _check_again(self, data: Any) -> None:
        key = data["id"]
        await asyncio.sleep(TAKEOVER_AFTER - self._dispatcher.clock.age(int(key)))
        try:
            if await self._store.leases.is_served(key):
                return
        except Unavailable:
            return
        self._dispatcher.take_over(int(key))
        self._serve(data, "yes")

    async def _record_soon(self) -> None:
        while self._unrecorded:
            await asyncio.sleep(RECORD_INTERVAL)
            await self._record()

    async def _record(self) -> None:
        served = {key for key in self._unrecorded if not self._dispatcher.is_pending(int(key))}
        self._unrecorded = [key for key in self._unrecorded if key not in served]
        with contextlib.suppress(Unavailable):  # Discord then rejects a take-over by another process
            await self._store.leases.mark_served(served)


def _ignore_late_failure(claiming: asyncio.Future[bool]) -> None:
    """Fetch the error of a claim for which nobody waits any more, so that asyncio does not log it."""
    if not claiming.cancelled():
        claiming.exception()


def _start_task(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
