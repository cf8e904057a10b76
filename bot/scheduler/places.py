"""Places (servers, channels and threads): what follows when one goes away or comes back.

The updaters find out at their next write. Here the bot reacts at once: what cannot be shown is marked, so that panels
and the doctor say so, and it is shown again as soon as that is possible. Meanwhile the clocks of a lost server's
matches stand still (`bot.scheduler.suspensions`).
"""

from collections.abc import Iterable

import aiohttp
import discord
import structlog

from bot.messages.board_updater import BoardUpdater
from bot.messages.channel_writer import ChannelProblem
from bot.messages.vote_updater import VoteUpdater
from bot.scheduler.suspensions import Suspensions
from storage import Match, Store
from storage.ballots import Vote
from storage.unit_of_work.old_boards import channel_of_board

log = structlog.stdlib.get_logger(__name__)


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
        """Mark, whenever the bot has connected anew, what cannot be shown because of its server, and resume the rest.

        Marked are the matches and votes in servers that are unavailable, or that removed the bot while it was not
        connected. Only servers of this process's shard are looked at.
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
        """Return True if the bot may write in a thread even if it is locked."""
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
