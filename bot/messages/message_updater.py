"""The common base of the updaters: one worker per channel, the latest state wins, failures are retried.

`BoardUpdater` and `VoteUpdater` build the messages. The database stores which version each message shows, so a crash
loses no update.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, Self, TypeVar

import structlog

from bot.interactions.errors import describe_error
from bot.messages.channel_writer import RETRYABLE_ERRORS, ChannelProblem, ChannelUnavailable
from storage import Refused

CONCURRENT_UPDATES = 6
"""Maximum number of updates that run at once. Drawing is slow, and a waiting update can still take a newer state."""
UPDATES_PER_SECOND = 20.0
"""Maximum rate over all channels. Discord allows a bot 50 requests per second ("Rate Limits" in its documentation)."""
LONGEST_PAUSE = 60.0
"""Longest time between two attempts, in seconds."""

log = structlog.stdlib.get_logger(__name__)


class Superseded(Exception):
    """Another process or a command has replaced the message meanwhile; the update has to start again."""


@dataclass(slots=True)
class PendingUpdate:
    """An update that has not been made yet."""

    attempts: int = 0

    def merge(self, other: Self) -> None:
        """Add the requests of another update of the same message to this one."""
        self.attempts = max(self.attempts, other.attempts)


class Shown(NamedTuple):
    """The content that a message is known to have."""

    look: int
    """A hash of the screen."""
    version: int = 0
    at: float = 0.0
    """When this was last confirmed, on a monotonic clock."""


U = TypeVar("U", bound=PendingUpdate)


class MessageUpdater(ABC, Generic[U]):
    """Base class of updaters, which keep messages up to date. Subclasses define how one message is updated."""

    subject: ClassVar[str]
    """The subject of the messages; names the id in the log."""
    max_attempts: ClassVar[int | None] = None
    """Number of failures after which an update is dropped until the next change or start; None to retry for ever."""

    def __init__(self, *, interval: float, pause: float) -> None:
        """Create an updater with nothing to do.

        Args:
            interval: Seconds between two writes in one channel.
            pause: Seconds before the first retry; doubled for each further one.
        """
        self.interval = interval
        self.problems: dict[int, ChannelProblem] = {}
        """Why a match or vote cannot be shown in its channel, by id."""
        self._pause_after_failure = pause
        self._pending: dict[int, dict[int, U]] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._shown: dict[int, Shown] = {}
        self._stopping = asyncio.Event()
        self._slots = asyncio.Semaphore(CONCURRENT_UPDATES)
        self._next_start = 0.0

    @property
    def waiting(self) -> int:
        """The number of messages that wait for an update."""
        return sum(map(len, self._pending.values()))

    async def drain(self, grace: float) -> None:
        """Make the pending updates without pauses between them; the rest are made after the next start.

        Args:
            grace: Maximum time in seconds.
        """
        self._stopping.set()
        workers = set(self._workers.values())
        if workers:
            await asyncio.wait(workers, timeout=grace)
        for worker in workers:
            worker.cancel()

    @abstractmethod
    async def _update_message(self, key: int, update: U) -> None:
        """Bring one message up to date.

        Args:
            key: The id of the match or vote.
            update: The merged requests.

        Raises:
            ChannelUnavailable: The bot cannot write to the message's channel.
            Superseded: The update has to be tried again at once.
        """

    def _attempted(self, key: int, update: U) -> None:
        """Hook: an update was attempted or dropped."""

    def _will_retry(self, key: int) -> None:
        """Hook: Discord or the database is unavailable, so an update will be tried again."""

    def _enqueue(self, channel: int, key: int, update: U) -> None:
        known = self._pending.setdefault(channel, {}).setdefault(key, update)
        if known is not update:
            known.merge(update)
        if channel not in self._workers:
            self._workers[channel] = asyncio.create_task(self._work(channel), name=f"{self.subject} messages {channel}")

    async def _work(self, channel: int) -> None:
        try:
            while pending := self._pending.get(channel):
                key = next(iter(pending))
                update = pending.pop(key)
                await self._wait_for_rate()
                try:
                    pause = await self._attempt(channel, key, update)
                finally:
                    self._attempted(key, update)
                # Pause after the last update too, so that one scheduled later keeps the interval.
                await self._pause(pause + self.interval)
        finally:
            del self._workers[channel]
            if self._stopping.is_set() or not self._pending.get(channel):
                for key, update in self._pending.pop(channel, {}).items():
                    self._attempted(key, update)

    async def _attempt(self, channel: int, key: int, update: U) -> float:
        """Update a message or enqueue the update again; return the seconds to wait before the channel's next update."""
        named = log.bind(**{self.subject: key})
        try:
            async with self._slots:
                await self._update_message(key, update)
            self.problems.pop(key, None)
        except ChannelUnavailable as unavailable:
            if key not in self.problems:
                named.warning("message cannot be shown where it belongs", reason=unavailable.reason)
            self.problems[key] = unavailable.reason
            self._shown.pop(key, None)
        except RETRYABLE_ERRORS as error:
            update.attempts += 1
            named.info("message will be shown later", attempt=update.attempts, error=type(error).__name__)
            if self._stopping.is_set() or update.attempts > (self.max_attempts or update.attempts):
                return 0.0  # the stored version stays behind, so the next start shows the message
            self._will_retry(key)
            self._enqueue(channel, key, update)
            return min(LONGEST_PAUSE, self._pause_after_failure * 2.0 ** min(update.attempts - 1, 10))
        except Superseded:
            self._enqueue(channel, key, update)
        except Refused as refusal:
            named.info("message is not shown", reason=refusal.code)
        except Exception as error:  # noqa: BLE001 - one message must not stop its channel
            named.error("message cannot be shown", error=describe_error(error))
        return 0.0

    async def _pause(self, seconds: float) -> None:
        """Wait, or return early if the bot stops."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)

    async def _wait_for_rate(self) -> None:
        """Wait until the rate limit over all channels allows another update."""
        now = asyncio.get_running_loop().time()
        self._next_start = max(now, self._next_start + 1 / UPDATES_PER_SECOND)
        await asyncio.sleep(self._next_start - now)
