"""The vote updater: keeps the public message of every vote up to date, and posts its result."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import blake2b
from typing import NamedTuple, Self

import discord
import structlog

from bot.messages.channel_writer import CONNECTION_ERRORS, ChannelProblem, ChannelUnavailable, ChannelWriter
from bot.messages.message_updater import MessageUpdater, PendingUpdate
from bot.messages.old_boards import OldBoards
from bot.screens.vote import announcement_screen, result_screen, vote_screen
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from bot.ui.words import server_language
from games.core.words import in_language
from storage.ballots import Ballots, Vote

log = structlog.stdlib.get_logger(__name__)


@dataclass(slots=True)
class VoteUpdate(PendingUpdate):
    """A requested update of a public vote's message, into which later requests are merged until it is made."""

    waiters: list[asyncio.Future[None]] = field(default_factory=list)
    """Futures that complete after the next attempt, whether it succeeds or fails."""

    def merge(self, other: Self) -> None:
        """Add the requests and waiting callers of another update of the same message to this one."""
        # Zero-argument `super()` fails here: `slots=True` makes `dataclass` replace the class that it refers to.
        PendingUpdate.merge(self, other)
        self.waiters += other.waiters


class Shown(NamedTuple):
    """The content that the bot last gave a vote's message, so that an edit which would change nothing is not sent."""

    look: int
    """A hash of the screen."""
    at: float
    """When this was last confirmed, on a monotonic clock."""


class VoteUpdater(MessageUpdater[VoteUpdate]):
    """The background service that keeps the messages of public votes up to date and posts their results."""

    subject = "vote"

    def __init__(
        self,
        client: discord.Client,
        ballots: Ballots,
        images: ImageCache,
        old_boards: OldBoards,
        on_change: Callable[[Vote], Vote],
        *,
        interval: float = 2.0,
        pause: float = 2.0,
    ) -> None:
        """Create an updater with nothing to do.

        Args:
            client: The Discord client.
            ballots: The votes in the database.
            images: The cache of drawn pictures.
            old_boards: Takes the buttons away from replaced messages.
            on_change: Called with every vote as read from or written to the database; returns it.
            interval: Seconds between two writes in one channel.
            pause: Seconds before the first retry.
        """
        super().__init__(interval=interval, pause=pause)
        self._client = client
        self._ballots = ballots
        self._images = images
        self._old_boards = old_boards
        self._on_change = on_change
        self._shown: dict[int, Shown] = {}

    def schedule(self, vote: Vote) -> None:
        """Request an update of a vote's message, which is made soon in the background."""
        self._enqueue(vote.channel, vote.id, VoteUpdate())

    def show_again(self, vote: Vote) -> None:
        """Request an update of a vote's message, without waiting any longer, because its channel can be used again."""
        self._try_at_once(vote.channel, vote.id)
        self.schedule(vote)

    async def show(self, vote: Vote) -> ChannelProblem | None:
        """Update a vote's message and wait for the first attempt; further attempts are made in the background.

        Returns:
            Why it cannot be shown in its channel; None on success.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._enqueue(vote.channel, vote.id, VoteUpdate(waiters=[done]))
        await done
        return self.problems.get(vote.id)

    async def ensure_shown(self, vote: Vote) -> ChannelProblem | None:
        """Edit the message of a vote, or post it again if it was deleted, and wait for the first attempt.

        Does nothing if the message was shown less than five times `interval` ago.

        Returns:
            Why it cannot be shown in its channel; None on success.
        """
        known = self._shown.get(vote.id)
        if known is not None and time.monotonic() - known.at < 5 * self.interval:
            return self.problems.get(vote.id)
        self._mark_unsure(vote.id)
        return await self.show(vote)

    async def move(self, vote: Vote, channel: int, now: datetime) -> Vote:
        """Post the message of a vote in another channel, and replace the former one by a link to it.

        Args:
            vote: The vote with its former message.
            channel: The id of the new channel.
            now: The present time, in UTC.

        Returns:
            The vote with its new message; without one if it could not be posted yet, so that the former one stays.

        Raises:
            Refused: There is no such vote (`vote_unknown`).
        """
        moved = self._on_change(await self._ballots.move(vote.id, channel, now))
        self._mark_unsure(vote.id)
        self.problems.pop(vote.id, None)
        await self.show(moved)
        moved = await self._ballots.vote(vote.id)
        await self._old_boards.put_away_vote(vote, moved)
        return moved

    def _mark_unsure(self, key: int) -> None:
        self._shown.pop(key, None)

    def _attempted(self, key: int, update: VoteUpdate) -> None:
        for waiter in update.waiters:
            if not waiter.done():
                waiter.set_result(None)
        update.waiters.clear()

    async def _update_message(self, key: int, update: VoteUpdate) -> None:
        vote = self._on_change(await self._ballots.vote(key))
        if not vote.is_open and vote.result is None:
            shards, chain = await self._ballots.shards(vote.id), await self._ballots.chain_of(vote)
            with in_language(server_language(self._client, vote.guild)):
                screen = await asyncio.to_thread(result_screen, vote, shards, chain)
            posted = (await self._place(vote).post(screen, f"result {vote.id:x}"[:25])).id
            vote = self._on_change(await self._ballots.mark_announced(vote.id, posted))
            await self._pause(self.interval)
        if not vote.is_open and vote.announce is not None and vote.announced is None:
            vote = await self._announce(vote, vote.announce)
        with in_language(server_language(self._client, vote.guild)):
            screen = vote_screen(vote)
        known = self._shown.get(vote.id)
        if known is None or known.look != _look(vote, screen):
            if vote.message is not None and await self._place(vote).edit(vote.message, screen):
                # It may have been moved during the edit, which would have brought the old buttons back.
                await self._old_boards.put_away_vote(vote, await self._ballots.vote(key))
            elif not vote.is_open:
                return  # its message was deleted, and the result says everything
            else:
                # In a channel to which it returns, Discord would take a former nonce for that of the former message.
                replaced = await self._ballots.replaced_message(vote.id)
                nonce = f"{vote.id:x} {vote.channel:x} {vote.message or replaced or 0:x}"
                posted = (await self._place(vote).post(screen, blake2b(nonce.encode(), digest_size=12).hexdigest())).id
                vote = self._on_change(await self._ballots.place(vote.id, posted))
        self._shown[vote.id] = Shown(_look(vote, screen), time.monotonic())
        if not vote.is_open:
            self._shown.pop(vote.id)

    async def _announce(self, vote: Vote, channel: int) -> Vote:
        """Announce a result in its second channel; what fails there is tried again later (`PublicVotes`).

        Args:
            vote: The ended vote.
            channel: The id of the channel.
        """
        with in_language(server_language(self._client, vote.guild)):
            screen = announcement_screen(vote)
        writer = ChannelWriter(self._client, self._images, channel, vote.guild, channel)
        try:
            posted = (await writer.post(screen, f"announce {vote.id:x}"[:25])).id
        except (ChannelUnavailable, discord.HTTPException, *CONNECTION_ERRORS) as error:
            reason = error.reason if isinstance(error, ChannelUnavailable) else type(error).__name__
            log.info("a result is not announced in its second channel", vote=vote.id, channel=channel, reason=reason)
            return vote
        return self._on_change(await self._ballots.mark_told(vote.id, posted))

    def _place(self, vote: Vote) -> ChannelWriter:
        return ChannelWriter(self._client, self._images, vote.channel, vote.guild, vote.channel)


def _look(vote: Vote, screen: Screen) -> int:
    """Return a hash of a vote's message and what it shows, so that a moved vote is posted though its text stays."""
    return hash((vote.channel, vote.message, screen.blocks))
