"""The common base of the services that keep public messages (of matches and of votes) up to date.

Each channel has one worker, requests for the same message are merged, the latest state wins, and failures are retried.
`BoardUpdater` and `VoteUpdater` build the messages. The database stores which version each message shows, so a crash
loses no update.

An update that fails stays pending. At first it is tried again after growing pauses, and at every change. A channel or
message that keeps failing is then left alone for long, and a change is tried at most once a minute, because Discord
bans a machine that makes many invalid requests.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, Self, TypeVar

import discord
import structlog
from cachetools import LRUCache

from bot.interactions.errors import describe_error, is_ban, is_temporary, retry_after
from bot.messages.channel_writer import CONNECTION_ERRORS, RETRYABLE_ERRORS, ChannelProblem, ChannelUnavailable
from bot.messages.rate_limit import RateLimiter
from storage import Refused, Unavailable

CONCURRENT_UPDATES = 6
"""Maximum number of updates that run at once. Drawing is slow, and a waiting update can still take a newer state."""
UPDATES_PER_SECOND = 20.0
"""Maximum rate over all channels. Discord allows a bot 50 requests per second ("Rate Limits" in its documentation)."""
QUICK_RETRIES: Final = 5
"""Number of failures in a row after which a channel or a message is left alone for a while."""
LONGEST_OUTAGE_PAUSE: Final = 300.0
"""Longest time between two attempts while Discord is away, in seconds."""
LONGEST_DATABASE_PAUSE: Final = 60.0
"""Longest time between two attempts while the database is away, in seconds."""
REST, LONGEST_REST = 600.0, 3600.0
"""Seconds between two attempts at a channel or message that keeps failing, as long as nothing changes: the first such
pause, which is doubled each time, and the longest."""
CHANGE_PAUSE: Final = 60.0
"""Least number of seconds between two attempts at a channel or message that keeps failing, if there are changes."""
BAN_PAUSE: Final = 120.0
"""Seconds without any update after a ban that does not say how long it lasts."""
MAX_BACKOFFS: Final = 4096
"""How many failing channels and messages are remembered."""

log = structlog.stdlib.get_logger(__name__)


class Superseded(Exception):
    """Raised if another process or a command has replaced a message, so that its update has to start again."""


@dataclass(slots=True)
class PendingUpdate:
    """A requested update of a message, into which later requests are merged until it is made."""

    has_changes: bool = True
    """There was a change since the last attempt."""

    def merge(self, other: Self) -> None:
        """Add what another requested update of the same message asks for to this one."""
        self.has_changes = self.has_changes or other.has_changes


@dataclass(slots=True)
class Backoff:
    """The failures in a row of a channel or a message, and when the next attempt may be made."""

    failures: int = 0
    retry_at: float = 0.0
    """When the next attempt is made if nothing changes, on the event loop's clock."""
    change_at: float = 0.0
    """When a change may be tried, on the event loop's clock."""

    def fail(self, now: float, pause: float, wait: float, longest: float | None) -> None:
        """Count a failure that may pass, and set when the next attempt may be made.

        Args:
            now: The time, on the event loop's clock.
            pause: Seconds before the first retry; doubled for each further one.
            wait: Seconds for which Discord wants no further request; 0 if it did not say.
            longest: The longest pause in seconds. None: after `QUICK_RETRIES` failures the pauses grow from `REST` to
                `LONGEST_REST`, and a change is tried only after `CHANGE_PAUSE`.
        """
        self.failures += 1
        seconds = pause * 2.0 ** min(self.failures - 1, 30)
        resting = self.failures > QUICK_RETRIES
        if longest is not None:
            seconds = min(seconds, longest)
        elif resting:
            seconds = self._rest(self.failures - QUICK_RETRIES)
        self.retry_at = now + max(seconds, wait)
        self.change_at = now + max(min(seconds, CHANGE_PAUSE) if resting else 0.0, wait)

    def refuse(self, now: float) -> None:
        """Count a refusal that repeating the request cannot overcome, such as missing permissions.

        The next attempt comes after `REST` or longer, or at the next change of the message.

        Args:
            now: The time, on the event loop's clock.
        """
        self.failures += 1
        self.retry_at = now + self._rest(self.failures)
        self.change_at = now + (CHANGE_PAUSE if self.failures > QUICK_RETRIES else 0.0)

    def _rest(self, number: int) -> float:
        return min(LONGEST_REST, REST * 2.0 ** min(number - 1, 30))


U = TypeVar("U", bound=PendingUpdate)


class MessageUpdater(ABC, Generic[U]):
    """Base class of the services that keep public messages up to date. Subclasses define how one message is updated."""

    subject: ClassVar[str]
    """What each message shows, "match" or "vote"; also the name of the log field that holds its id."""

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
        self._woken: dict[int, asyncio.Event] = {}
        """Set for a channel whose worker has to look again, because there is a change or the bot stops."""
        self._backoffs: LRUCache[tuple[int, int | None], Backoff] = LRUCache(MAX_BACKOFFS)
        """The failures by channel and message; those of a whole channel have no message."""
        self._banned_until = 0.0
        self._stopping = asyncio.Event()
        self._slots = asyncio.Semaphore(CONCURRENT_UPDATES)
        self._spare = asyncio.Lock()
        self._rate: RateLimiter | None = None

    @property
    def waiting(self) -> int:
        """The number of messages that wait for an update."""
        return sum(map(len, self._pending.values()))

    @property
    def unshown(self) -> int:
        """The number of matches or votes whose message cannot be shown in its channel at the moment."""
        return len(self.problems)

    async def drain(self, grace: float) -> None:
        """Make the pending updates without pauses between them.

        Args:
            grace: Maximum time in seconds. Updates that are not made by then are made after the next start.
        """
        self._stopping.set()
        for woken in self._woken.values():
            woken.set()
        workers = set(self._workers.values())
        if workers:
            await asyncio.wait(workers, timeout=grace)
            for worker in workers:
                worker.cancel()
            await asyncio.wait(workers)

    def mark_lost(self, key: int, why: ChannelProblem) -> None:
        """Record that a message cannot be shown in its channel, because an event from Discord or a check says so.

        Args:
            key: The id of the match or vote.
            why: The reason.
        """
        self.problems[key] = why
        self._mark_unsure(key)

    def mark_found(self, key: int, why: ChannelProblem | None) -> bool:
        """Drop the recorded reason why a message could not be shown in its channel.

        Args:
            key: The id of the match or vote.
            why: Drop the reason only if it is this one; None drops any.

        Returns:
            True if a reason was dropped; False if none was recorded, or another one, which stays.
        """
        if key not in self.problems or why not in (None, self.problems[key]):
            return False
        del self.problems[key]
        return True

    @abstractmethod
    async def _update_message(self, key: int, update: U) -> None:
        """Bring one public message up to date with the database.

        Args:
            key: The id of the match or vote.
            update: The merged requests.

        Raises:
            ChannelUnavailable: The bot cannot write to the message's channel.
            Superseded: The update has to be tried again at once.
        """

    @abstractmethod
    def _mark_unsure(self, key: int) -> None:
        """Note that it is not known what a message shows, so that the next update edits it in any case.

        Args:
            key: The id of the match or vote.
        """

    def _attempted(self, key: int, update: U) -> None:
        """React to the end of an attempt to update a message, or to an update that was dropped or postponed.

        Subclasses may override it; it does nothing.
        """

    def _enqueue(self, channel: int, key: int, update: U) -> None:
        known = self._pending.setdefault(channel, {}).setdefault(key, update)
        if known is not update:
            known.merge(update)
        if channel in self._workers:
            self._woken[channel].set()
            return
        self._woken[channel] = asyncio.Event()
        self._workers[channel] = asyncio.create_task(self._work(channel), name=f"{self.subject} messages {channel}")

    def _forget_failures(self, channel: int, key: int) -> None:
        """Forget all failures of a channel and a message: the message was shown, or somebody has mended the cause."""
        self.problems.pop(key, None)
        self._try_at_once(channel, key)

    def _try_at_once(self, channel: int, key: int) -> None:
        """Drop the pauses after failures of a channel and a message, so that the next update is attempted at once."""
        for failing in ((channel, None), (channel, key)):
            self._backoffs.pop(failing, None)

    async def _work(self, channel: int) -> None:
        structlog.contextvars.clear_contextvars()  # the worker outlives the press that has started it
        try:
            while pending := self._pending.get(channel):
                self._woken[channel].clear()
                key, due = min([(key, self._due(channel, key)) for key in pending], key=lambda each: each[1])
                if (wait := due - asyncio.get_running_loop().time()) > 0:
                    if self._stopping.is_set():
                        break  # the stored version stays behind, so the next start shows the message
                    for waiting, update in pending.items():
                        self._attempted(waiting, update)
                    await self._sleep(self._woken[channel], wait)
                    continue
                update = pending.pop(key)
                await self._wait_for_rate()
                try:
                    await self._attempt(channel, key, update)
                finally:
                    self._attempted(key, update)
                # Pause after the last update too, so that one scheduled later keeps the interval.
                await self._pause(self.interval)
        finally:
            del self._workers[channel], self._woken[channel]
            if self._stopping.is_set() or not self._pending.get(channel):
                for key, update in self._pending.pop(channel, {}).items():
                    self._attempted(key, update)

    def _due(self, channel: int, key: int) -> float:
        """Return when the pending update of a message may be attempted, on the event loop's clock.

        Args:
            channel: The id of the channel.
            key: The id of the match or vote.
        """
        changed = self._pending[channel][key].has_changes
        moments = [self._banned_until]
        for failing in ((channel, None), (channel, key)):
            if (backoff := self._backoffs.get(failing)) is not None:
                moments.append(backoff.change_at if changed else backoff.retry_at)
        return max(moments)

    async def _attempt(self, channel: int, key: int, update: U) -> None:
        """Make the update of a message, or put it back into the queue if it fails and may succeed later.

        Args:
            channel: The id of the channel.
            key: The id of the match or vote.
            update: The merged requests.
        """
        named = log.bind(**{self.subject: key})
        update.has_changes = False
        try:
            async with self._slots:
                await self._update_message(key, update)
            self._forget_failures(channel, key)
        except ChannelUnavailable as unavailable:
            if key not in self.problems:
                named.warning("message cannot be shown where it belongs", channel=channel, reason=unavailable.reason)
            self.problems[key] = unavailable.reason
            self._mark_unsure(key)
            self._backoff(channel, None).refuse(asyncio.get_running_loop().time())
            if unavailable.reason != "gone":
                self._retry(channel, key, update)
        except (*RETRYABLE_ERRORS, discord.HTTPException) as error:
            self._fail(channel, key, update, error)
        except Superseded:
            update.has_changes = True
            self._enqueue(channel, key, update)
        except Refused as refusal:
            named.info("message is not shown", reason=refusal.code)
        except Exception as error:  # noqa: BLE001 - one message must not stop its channel
            named.error("message cannot be shown", error=describe_error(error))

    def _fail(self, channel: int, key: int, update: U, error: BaseException) -> None:
        """Count a failed update of a message, and put the update back into the queue.

        If Discord rejects the message, the failure counts for this message alone, and other messages of its channel go
        on.
        """
        now = asyncio.get_running_loop().time()
        rejected = isinstance(error, discord.HTTPException) and not is_temporary(error)
        wait, longest = retry_after(error), None
        if isinstance(error, Unavailable):
            longest = LONGEST_DATABASE_PAUSE
        elif isinstance(error, (*CONNECTION_ERRORS, discord.DiscordServerError)):
            longest = LONGEST_OUTAGE_PAUSE
        if is_ban(error):
            self._banned_until = now + (wait or BAN_PAUSE)
        backoff = self._backoff(channel, key if rejected else None)
        backoff.fail(now, self._pause_after_failure, wait, longest)
        detail = describe_error(error) if rejected else type(error).__name__
        named = log.bind(**{self.subject: key})
        if backoff.failures == QUICK_RETRIES + 1 and not isinstance(error, Unavailable):
            named.warning("message keeps failing and is left alone for a while", channel=channel, error=detail)
        else:
            named.info("message will be shown later", attempt=backoff.failures, error=detail)
        self.note_problem(key, "rejected" if rejected else "later", backoff)
        self._retry(channel, key, update)

    def note_problem(self, key: int, problem: ChannelProblem, backoff: Backoff) -> None:
        """Record why a message cannot be shown. Called after each failure that may pass.

        A subclass may wait until the message has failed for a while.

        Args:
            key: The id of the match or vote.
            problem: The reason.
            backoff: The failures in a row, of this message or of its channel.
        """
        self.problems[key] = problem

    def _retry(self, channel: int, key: int, update: U) -> None:
        if not self._stopping.is_set():  # else the stored version stays behind, so the next start shows the message
            self._enqueue(channel, key, update)

    def _backoff(self, channel: int, key: int | None) -> Backoff:
        found = self._backoffs.get((channel, key))
        if found is None:
            found = self._backoffs[channel, key] = Backoff()
        return found

    async def _sleep(self, woken: asyncio.Event, seconds: float) -> None:
        """Wait some seconds; return early if a message of the channel has changed or the bot is stopping.

        Args:
            woken: Set when a message has changed.
            seconds: How long to wait.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await woken.wait()

    async def _pause(self, seconds: float) -> None:
        """Wait some seconds, or less if the bot is stopping."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._stopping.wait()

    async def wait_for_spare_slot(self) -> None:
        """Wait until no update of a public message needs the rate limit, and take a slot of it for another request."""
        rate = self._limiter()
        async with self._spare:  # of many that wait, only the first one looks at the clock
            while not rate.has_slot():  # noqa: ASYNC110 - slots become free by time alone
                await asyncio.sleep(1 / UPDATES_PER_SECOND)
            rate.reserve()

    async def _wait_for_rate(self) -> None:
        """Wait until the rate limit over all channels allows another update."""
        await asyncio.sleep(self._limiter().reserve())

    def _limiter(self) -> RateLimiter:
        if self._rate is None:
            self._rate = RateLimiter(UPDATES_PER_SECOND, 1, asyncio.get_running_loop().time)
        return self._rate
