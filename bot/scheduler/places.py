"""What follows when a server, channel or thread with matches or votes is new, goes away or comes back.

A new server is greeted. The services that update messages notice a loss only at their next write. Here the bot reacts
at once: what cannot be shown is marked, so that players' panels and `/admin doctor` say so, and it is shown again as
soon as that is possible. Meanwhile the clocks of a lost server's matches stand still.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import aiohttp
import discord
import structlog

from bot.interactions.errors import describe_error
from bot.messages.board_updater import BoardUpdater
from bot.messages.channel_writer import RETRYABLE_ERRORS, ChannelProblem, ChannelUnavailable, ChannelWriter
from bot.messages.visibility import missing_permissions
from bot.messages.vote_updater import VoteUpdater
from bot.screens.learning import greeting_screen
from bot.ui.image_cache import ImageCache
from bot.ui.words import server_language
from games.core.words import in_language
from storage import Match, Store
from storage.ballots import Vote
from storage.match.pauses import RETURN_GRACE
from storage.unit_of_work.old_boards import channel_of_board

CHECK_INTERVAL = timedelta(minutes=1)
"""Least time between two checks of all suspended matches."""

log = structlog.stdlib.get_logger(__name__)


async def greet(client: discord.Client, images: ImageCache, store: Store, guild: discord.Guild) -> None:
    """Post the bot's greeting in a server that it has joined, in the first channel in which the bot may write.

    The server's system channel comes first, if it has one. A server is greeted once: neither after a restart nor when
    the bot is invited again. A greeting that cannot be posted is logged.

    Args:
        client: The connected client.
        images: The cache of pictures.
        store: Remembers which servers were greeted.
        guild: The server.
    """
    key = f"greeted.{guild.id}"
    channel = _greeting_channel(guild)
    if channel is None:
        log.info("no channel for a greeting", server=guild.id)
        return
    try:
        if await store.get_value(key):
            return
        await store.put_value(key, True)  # first, so that a crash cannot lead to a second greeting
        with in_language(server_language(client, guild.id)):
            screen = await asyncio.to_thread(greeting_screen)
            await ChannelWriter(client, images, channel.id, guild.id).post(screen, secrets.token_hex(8))
    except (ChannelUnavailable, discord.HTTPException, *RETRYABLE_ERRORS) as error:
        log.warning("a server could not be greeted", server=guild.id, error=describe_error(error))


def _greeting_channel(guild: discord.Guild) -> discord.TextChannel | None:
    first = [] if guild.system_channel is None else [guild.system_channel]
    for channel in (*first, *guild.text_channels):
        if not missing_permissions(channel, channel.permissions_for(guild.me)):
            return channel
    return None


class Suspensions:
    """A service that suspends the matches of servers that the bot cannot reach, and resumes them later.

    Nobody can press anything there, or see that it is their turn. When the server is back, the clocks go on where they
    stood. After a long absence everybody has a moment (`RETURN_GRACE`), and all who have to decide are pinged anew.

    Losses and returns take effect one after another, in the order in which Discord reports them. `resumed` is called
    with each match that goes on, and with whether its players are asked anew.
    """

    def __init__(self, client: discord.Client, store: Store, resumed: Callable[[Match, bool], None]) -> None:
        self._client = client
        self._store = store
        self._resumed = resumed
        self._lost: set[int] = set()
        """The servers that were lost since the start and are not known to be back."""
        self._last_check: datetime | None = None
        self._one_at_a_time = asyncio.Lock()

    async def server_lost(self, guild: int) -> None:
        """Suspend the matches of a server that the bot cannot reach any more.

        Args:
            guild: The server's id.
        """
        async with self._one_at_a_time:
            self._lost.add(guild)
            await self._store.deadlines.suspend(guild)

    async def server_back(self, guild: int) -> None:
        """Resume the matches of a server that was lost since the start; others wait for `resume_reached`.

        Args:
            guild: The server's id.
        """
        async with self._one_at_a_time:
            if guild in self._lost:
                await self._resume(guild)

    async def resume_reached(self) -> None:
        """Resume the suspended matches of all servers that the bot can reach now; some came back while it was down."""
        for guild in await self._store.deadlines.suspended_guilds():
            async with self._one_at_a_time:
                known = self._client.get_guild(guild)
                if known is not None and not known.unavailable:
                    await self._resume(guild)

    async def check(self, now: datetime) -> None:
        """Resume matches that could not be resumed when their server came back, because the database did not answer.

        Args:
            now: The current time. A call within `CHECK_INTERVAL` of the last one does nothing.
        """
        if self._last_check is None or abs(now - self._last_check) >= CHECK_INTERVAL:
            self._last_check = now
            await self.resume_reached()

    async def _resume(self, guild: int) -> None:
        resumed = await self._store.deadlines.resume(guild)
        self._lost.discard(guild)
        for each in resumed:
            log.info("a match goes on", match=each.match.id, minutes_away=round(each.away.total_seconds() / 60))
            self._resumed(each.match, each.away >= RETURN_GRACE)


class Places:
    """A service that reacts when a server, channel or thread with matches or votes goes away or comes back."""

    def __init__(
        self, client: discord.Client, store: Store, boards: BoardUpdater, votes: VoteUpdater, suspensions: Suspensions
    ) -> None:
        self._client = client
        self._store = store
        self._boards = boards
        self._votes = votes
        self._suspensions = suspensions

    # -- servers -------------------------------------------------------------------------------------------------

    async def compare_servers(self) -> None:
        """Find out, after the bot has connected anew, which servers it has lost meanwhile and which are back.

        Matches and votes in servers that are unavailable, or that removed the bot, are marked as impossible to show;
        the matches of the others are resumed. Only servers of this process's shard are looked at.
        """
        shard, shards = self._store.time.shard
        voting = [vote.guild for vote in await self._store.ballots.open_votes()]
        for guild in {*await self._store.open_guilds(), *voting}:
            known = self._client.get_guild(guild)
            if (guild >> 22) % shards == shard and (known is None or known.unavailable):
                await self.server_lost(guild, "removed" if known is None else "away")
        await self._suspensions.resume_reached()

    async def server_lost(self, guild: int, why: ChannelProblem) -> None:
        """Mark the open matches and votes of a server as impossible to show, and suspend the matches.

        Args:
            guild: The server's id.
            why: "removed" if the bot was removed, "away" during an outage.
        """
        await self._suspensions.server_lost(guild)
        matches, votes = await self._store.open_matches(guild), await self._votes_of(guild)
        log.warning("a server cannot be reached", server=guild, reason=why, tables=len(matches), votes=len(votes))
        self._mark(matches, votes, why)

    async def server_back(self, guild: int) -> None:
        """Resume a server's matches, and show those of its matches and votes that were marked as impossible to show.

        Args:
            guild: The server's id.
        """
        if self._boards.problems or self._votes.problems:
            self._show_again(await self._store.open_matches(guild), await self._votes_of(guild))
        await self._suspensions.server_back(guild)

    # -- channels and threads ------------------------------------------------------------------------------------

    async def place_lost(self, place: int) -> None:
        """Mark the matches and votes in a channel or thread that Discord reports as deleted as impossible to show.

        Discord also reports a channel as deleted when the bot may not see it any more, so the bot asks which is the
        case. Nothing is marked if the channel can be used after all, or Discord does not say.

        Args:
            place: The id of the channel or thread.
        """
        matches = [
            match for match in await self._store.matches_in(place) if place in (channel_of_board(match), match.channel)
        ]
        votes = [vote for vote in await self._store.ballots.open_votes() if vote.channel == place]
        if (matches or votes) and (why := await self.problem_of(place)) is not None:
            log.warning("a channel cannot be used any more", channel=place, reason=why, tables=len(matches))
            self._mark(matches, votes, why)

    async def problem_of(self, place: int) -> ChannelProblem | None:
        """Ask Discord why a channel or thread cannot be used.

        Args:
            place: The id of the channel or thread.

        Returns:
            "gone" or "forbidden"; None if it can be used or Discord does not say.
        """
        try:
            await self._client.fetch_channel(place)
        except discord.NotFound:
            return "gone"
        except discord.Forbidden:
            return "forbidden"
        except (aiohttp.ClientError, OSError, discord.DiscordException) as error:
            log.info("it is unknown whether a channel is still there", channel=place, error=type(error).__name__)
        return None

    async def thread_changed(self, thread: int, *, locked: bool) -> None:
        """Mark the matches and votes in a thread that was locked as impossible to show; show them again if unlocked.

        Nothing is marked if the bot manages threads there, since it may write in a locked thread then.

        Args:
            thread: The thread's id.
            locked: Whether only those who manage threads may write there.
        """
        if not (locked or self._boards.problems or self._votes.problems):
            return
        matches = [match for match in await self._store.matches_in(thread) if channel_of_board(match) == thread]
        votes = [vote for vote in await self._store.ballots.open_votes() if vote.channel == thread]
        if not locked:
            self._show_again(matches, votes, only_if="locked")
        elif (matches or votes) and not self._manages(thread):
            self._mark(matches, votes, "locked")

    async def permissions_changed(self, guild: int) -> None:
        """Show again the matches and votes of a server that the bot had no permission to show; it may have it now.

        Args:
            guild: The id of the server in which permissions have changed.
        """
        if "forbidden" in (*self._boards.problems.values(), *self._votes.problems.values()):
            self._show_again(await self._store.open_matches(guild), await self._votes_of(guild), only_if="forbidden")

    # -- both ----------------------------------------------------------------------------------------------------

    def _manages(self, thread: int) -> bool:
        """Return True if the bot has the permission to manage a thread, and so may write in it even if it is locked."""
        channel = self._client.get_channel(thread)
        if not isinstance(channel, discord.Thread) or channel.parent is None:
            return False
        return channel.permissions_for(channel.guild.me).manage_threads

    async def _votes_of(self, guild: int) -> list[Vote]:
        """Return the votes of a server that are open, or whose result has still to be posted."""
        ballots, now = self._store.ballots, self._store.time.now()
        votes = [*await ballots.open_votes(), *await ballots.unannounced(now)]
        return [vote for vote in votes if vote.guild == guild]

    def _mark(self, matches: Iterable[Match], votes: Iterable[Vote], why: ChannelProblem) -> None:
        for match in matches:
            self._boards.mark_lost(match.id, why)
        for vote in votes:
            self._votes.mark_lost(vote.id, why)

    def _show_again(
        self, matches: Iterable[Match], votes: Iterable[Vote], only_if: ChannelProblem | None = None
    ) -> None:
        for match in matches:
            if self._boards.mark_found(match.id, only_if):
                self._boards.show_again(match)
        for vote in votes:
            if self._votes.mark_found(vote.id, only_if):
                self._votes.show_again(vote)
