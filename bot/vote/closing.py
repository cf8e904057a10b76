"""Closing votes when their time has come, also when that was while the bot was away."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.answering import fault
from storage import Unavailable, Watch
from storage.ballots import Ballots, Ending, Vote

LONGEST_SLEEP = 60.0
"""Seconds; clocks are set, machines sleep, and another process may have opened a vote before it ended."""
AFTER_FAILURE = 15.0

log = logging.getLogger(__name__)


class Closing:
    """One sleeper for the deadlines of all votes, which are rows. `grace` is seconds for presses that were made in
    time and are still under way; `closed` is told each vote that it has closed; `looked` is called at each look."""

    def __init__(
        self,
        ballots: Ballots,
        closed: Callable[[Vote], object],
        looked: Callable[[], Awaitable[None]],
        watch: Watch,
        *,
        grace: float,
    ) -> None:
        self._watch = watch
        self._ballots = ballots
        self._closed = closed
        self._looked = looked
        self._grace = timedelta(seconds=grace)
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, if that was not done."""
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name="vote closing")

    def wake(self) -> None:
        """There may be an earlier deadline."""
        self._woken.set()

    async def close(self) -> None:
        """Sleep no more. A vote that is being closed is closed whole or not at all."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                seconds = await self._close_due()
            except Unavailable:
                log.warning("the database does not answer: votes will be closed as soon as it does")
                seconds = AFTER_FAILURE
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), seconds)

    async def _close_due(self) -> float:
        """Close what is due; seconds until the next is."""
        failed = False
        for id in await self._ballots.due(self._watch.now() - self._grace):
            try:
                vote = await self._ballots.vote(id)
                self._closed(await self._ballots.close_vote(id, Ending(vote.terms.closes_at)))
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001 - the others are to be closed all the same
                log.error("vote %d could not be closed: %s", id, fault(error))
                failed = True
        await self._looked()
        due = await self._ballots.next_closing()
        if failed:
            return AFTER_FAILURE
        if due is None:
            return LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(0.01, (due + self._grace - self._watch.now()).total_seconds()))
