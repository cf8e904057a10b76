"""The public votes of one bot: a cache of them, closing them at their time, and recovery after a restart."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta

import discord
import structlog
from cachetools import LRUCache

from bot.interactions.discord_clock import DiscordClock
from bot.interactions.errors import describe_error
from bot.messages.old_boards import OldBoards
from bot.messages.vote_updater import VoteUpdater
from bot.ui.image_cache import ImageCache
from storage import Store, Unavailable
from storage.ballots import Ballots, Ending, Vote

LONGEST_SLEEP = 60.0
"""Longest time in seconds between two looks into the database. The wall clock may be set, the machine may be suspended,
another process may open a vote that closes sooner, and what was deleted may not be erased yet."""
AFTER_FAILURE = 15.0
"""Seconds until the next look into the database after one that failed."""

log = structlog.stdlib.get_logger(__name__)


class VoteCloser:
    """A task that closes public votes when their time is over; it sleeps until the next closing time in the database.

    Args:
        ballots: The votes in the database.
        on_closed: Called with each vote that was closed.
        on_check: Called after each look into the database.
        now: Returns the current time, in UTC, with which closing times are compared.
        grace: Seconds after a closing time in which presses that were made in time may still arrive.
    """

    def __init__(
        self,
        ballots: Ballots,
        on_closed: Callable[[Vote], object],
        on_check: Callable[[], Awaitable[None]],
        now: Callable[[], datetime],
        *,
        grace: float,
    ) -> None:
        self._now = now
        self._ballots = ballots
        self._on_closed = on_closed
        self._on_check = on_check
        self._grace = timedelta(seconds=grace)
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task that closes votes, unless it was started before."""
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name="vote closing")

    def wake(self) -> None:
        """Look into the database now instead of sleeping on, because a new vote may close before the others."""
        self._woken.set()

    async def close(self) -> None:
        """Stop the task; a vote that is being closed is closed completely or not at all."""
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
                async with asyncio.timeout(seconds):
                    await self._woken.wait()

    async def _close_due(self) -> float:
        """Close the votes whose time is over; return the seconds until the database has to be looked at again."""
        failed = False
        for id in await self._ballots.due(self._now() - self._grace):
            try:
                vote = await self._ballots.vote(id)
                self._on_closed(await self._ballots.close_vote(id, Ending(vote.terms.closes_at)))
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001 - the others are to be closed all the same
                log.error("vote could not be closed", vote=id, error=describe_error(error))
                failed = True
        await self._on_check()
        due = await self._ballots.next_closing()
        if failed:
            return AFTER_FAILURE
        if due is None:
            return LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(0.01, (due + self._grace - self._now()).total_seconds()))


CACHE_SIZE = 512
"""How many votes, and how many users' drafts, are cached."""
TAKEOVER_AFTER = timedelta(seconds=30)
"""How long after a vote ended another process posts its result."""


class PublicVotes:
    """The public votes of one bot: their messages and results, a cache of them, and their closing in time.

    Args:
        client: The bot's connection to Discord.
        store: The database.
        images: The cache of drawn pictures.
        old_boards: Takes the buttons away from replaced messages.
        clock: Discord's clock.
        interval: Seconds between two messages or edits in one channel.
        grace: Seconds for which a vote waits after its closing time for presses that were made in time.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        images: ImageCache,
        old_boards: OldBoards,
        clock: DiscordClock,
        *,
        interval: float = 2.0,
        grace: float = 3.0,
    ) -> None:
        self.ballots: Ballots = store.ballots
        self.store = store
        self._clock = clock
        self.updater = VoteUpdater(
            client, self.ballots, images, old_boards, self.remember, interval=interval, pause=interval
        )
        self.closer = VoteCloser(self.ballots, self.vote_ended, self._finish_what_is_left, self.now, grace=grace)
        self.drafts: LRUCache[int, Mapping[str, str]] = LRUCache(CACHE_SIZE)
        """The values of a form that was not accepted, by user."""
        self._kept: LRUCache[int, Vote] = LRUCache(CACHE_SIZE)

    def now(self) -> datetime:
        """Return the present time by Discord's clock, which also says when a button was pressed.

        So the wrong clock of a host neither takes late votes nor refuses those given in time.
        """
        return self.store.time.now() - timedelta(seconds=self._clock.surely_ahead)

    def remember(self, vote: Vote) -> Vote:
        """Put a vote into the cache, so that a press on it needs no database read, and return it."""
        self._kept[vote.id] = vote
        return vote

    async def get(self, vote: int) -> Vote:
        """Return the vote with an id, from the cache if possible.

        Its terms are current, but the number of votes and whether it is open may be slightly out of date.

        Raises:
            Refused: There is no such vote (`vote_unknown`).
        """
        return self._kept.get(vote) or self.remember(await self.ballots.vote(vote))

    def vote_opened(self, vote: Vote) -> None:
        """Put a vote that was just opened into the cache, and have it closed in time."""
        self.remember(vote)
        self.closer.wake()

    def vote_ended(self, vote: Vote) -> None:
        """Put a vote that was just closed or voided into the cache; update its message and post its result soon."""
        self.updater.schedule(self.remember(vote))

    def save_draft(self, user: int, typed: Mapping[str, str]) -> None:
        """Keep what a user typed into a form that was not accepted, so that they need not type it again.

        Args:
            user: The user's id.
            typed: The texts by field.
        """
        self.drafts[user] = dict(typed)

    async def catch_up(self) -> None:
        """Catch up after a start: close overdue votes, post missing results and update every open vote's message.

        Votes whose choices were lost in a restored database become void. A database that does not answer is logged.
        """
        try:
            for vote in await self.ballots.void_lost_votes(self.now()):
                log.warning("a vote is void, because the database was restored without its stones", vote=vote.id)
        except Unavailable:
            log.warning("the database does not answer: votes whose stones are lost become void when they close")
        self.closer.start()
        try:
            for vote in await self.ballots.unannounced(self.now()):
                self.updater.schedule(vote)
            for vote in await self.ballots.open_votes():
                if vote.terms.closes_at > self.now():
                    self.updater.schedule(self.remember(vote))
        except Unavailable:
            log.warning("the database does not answer: votes will be shown at the next press")

    async def _finish_what_is_left(self) -> None:
        """Erase what was deleted and could not be erased yet, and post results that another process has not posted."""
        await self.store.shredding.run()
        await self._post_abandoned_results()

    async def _post_abandoned_results(self) -> None:
        """Post the results of votes that ended more than `TAKEOVER_AFTER` ago; the process in charge may have died."""
        if self.store.is_shared:
            now = self.now()
            for vote in await self.ballots.unannounced(now):
                if (
                    vote.ending is not None
                    and vote.ending.at < now - TAKEOVER_AFTER
                    and vote.id not in self.updater.problems
                ):
                    self.updater.schedule(vote)

    async def close(self, grace: float) -> None:
        """Stop closing votes, and finish pending updates of their messages.

        Args:
            grace: Maximum time for that, in seconds.
        """
        await self.closer.close()
        await self.updater.drain(grace)
