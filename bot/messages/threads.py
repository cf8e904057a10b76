"""Threads: the public one of a match, and private ones for its teams and for matches without spectators.

Only the players of a team's seats are members of its thread. A team of other seats gets a new thread, so that its
members cannot read what an earlier team wrote. `bot.messages.visibility` says which permissions this needs.
"""

import asyncio
from typing import Final

import aiohttp
import discord
import structlog

from bot.interactions.discord_private import add_thread_member, remove_thread_member
from bot.interactions.errors import describe_error, is_temporary
from bot.screens.public import player_names
from bot.ui.image_cache import ImageCache
from bot.ui.limits import notice
from bot.ui.payload import mentioning, painted_payload
from bot.ui.words import mentions, say, server_language
from games.core.game import Game
from games.core.registry import all_games
from games.core.words import Markdown, Series, in_language
from storage import Match, Refused, Status, Store, Unavailable
from storage.services.private_threads import PrivateThread

ARCHIVE_MINUTES: Final = 10080
"""Minutes without a message after which Discord archives a thread: the longest period it offers."""


log = structlog.stdlib.get_logger(__name__)


async def open_thread(client: discord.Client, match: Match) -> int | None:
    """Open the public thread of a match, on the match's message if it has one.

    Args:
        client: The Discord client.
        match: The match.

    Returns:
        The thread's id; None if Discord rejects it or the channel has no threads.

    Raises:
        discord.HTTPException: Discord failed or limits the rate, so a later attempt may succeed.
    """
    name = _thread_name(client, match)
    try:
        if match.message is not None:
            parent = client.get_partial_messageable(match.channel, guild_id=match.guild)
            made = await parent.get_partial_message(match.message).create_thread(
                name=name, auto_archive_duration=ARCHIVE_MINUTES
            )
            return made.id
        channel = client.get_channel(match.channel) or await client.fetch_channel(match.channel)
        if not isinstance(channel, discord.TextChannel):
            return None
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        made = await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)
        return made.id
    except (discord.Forbidden, discord.NotFound, ValueError) as error:
        log.info("no thread could be made for a match", match=match.id, error=type(error).__name__)
        return None
    except discord.HTTPException as error:
        if is_temporary(error):
            raise
        log.warning("no thread could be made for a match", match=match.id, status=error.status, code=error.code)
        return None


def _thread_name(client: discord.Client, match: Match) -> str:
    with in_language(server_language(client, match.guild)):
        return say.label("thread-name", game=match.rules.title, match=str(match.id))


async def open_private(client: discord.Client, match: Match, name: str) -> int | None:
    """Open a private thread for a match, to which only the bot and moderators can add members.

    Args:
        client: The Discord client.
        match: The match, in whose channel the thread is opened.
        name: The thread's name; only its first 100 characters are used.

    Returns:
        The thread's id; None if Discord rejects it or the channel has no private threads.

    Raises:
        discord.HTTPException: Discord failed or limits the rate, so a later attempt may succeed.
    """
    try:
        channel = client.get_channel(match.channel) or await client.fetch_channel(match.channel)
        if isinstance(channel, discord.Thread):
            channel = channel.parent or await client.fetch_channel(channel.parent_id)
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            log.info("no private thread could be made for a match", match=match.id, channel=type(channel).__name__)
            return None
        kind = discord.ChannelType.private_thread
        made = await channel.create_thread(
            name=name[:100], type=kind, invitable=False, auto_archive_duration=ARCHIVE_MINUTES
        )
    except discord.HTTPException as error:
        if is_temporary(error):
            raise
        log.warning("no private thread could be made for a match", match=match.id, status=error.status, code=error.code)
        return None
    return made.id


async def open_private_table(client: discord.Client, match: Match) -> int | None:
    """Open the private thread in which a match without spectators is played, and add its players.

    Args:
        client: The Discord client.
        match: The match.

    Returns:
        The thread's id; None if Discord rejects it. A player who cannot be added is left out.

    Raises:
        discord.HTTPException: Discord failed or limits the rate, so a later attempt may succeed.
    """
    thread = await open_private(client, match, _thread_name(client, match))
    if thread is not None:
        for chair in match.chairs:
            if chair.user is not None:
                await add_member(client, thread, chair.user)
    return thread


async def add_member(client: discord.Client, thread: int, user: int) -> bool:
    """Add a user to a private thread.

    Args:
        client: The Discord client.
        thread: The thread's id.
        user: The user's id.

    Returns:
        True if the user is a member now; False if Discord rejected the request or failed, which is logged.
    """
    try:
        await add_thread_member(client, thread, user)
    except discord.HTTPException as error:
        log.info("a user cannot be added to a thread", thread=thread, status=error.status, code=error.code)
        return False
    return True


async def remove_member(client: discord.Client, thread: int, user: int) -> bool:
    """Remove a user from a private thread.

    Args:
        client: The Discord client.
        thread: The thread's id.
        user: The user's id.

    Returns:
        True if the user is no longer a member, also if they were none before; False if Discord rejected the request or
        failed, which is logged.
    """
    try:
        await remove_thread_member(client, thread, user)
    except discord.NotFound:
        return True
    except discord.HTTPException as error:
        log.info("a user cannot be removed from a thread", thread=thread, status=error.status, code=error.code)
        return False
    return True


async def is_private_thread(client: discord.Client, channel_id: int) -> bool:
    """Return True if a channel is a private thread; False also if it cannot be looked up.

    Args:
        client: The Discord client.
        channel_id: The id of the channel or thread.
    """
    try:
        channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    except discord.HTTPException:
        return False
    return isinstance(channel, discord.Thread) and channel.type is discord.ChannelType.private_thread


async def archive(client: discord.Client, thread_id: int) -> None:
    """Archive a thread, so that it leaves the channel's list; its members can still read it. A failure is only logged.

    Args:
        client: The Discord client.
        thread_id: The thread's id.
    """
    try:
        thread = await client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=True)
    except discord.HTTPException as error:
        log.info("thread is not archived", thread=thread_id, status=error.status, code=error.code)


async def unarchive(client: discord.Client, thread_id: int) -> bool:
    """Unarchive a thread, so that it can be written to again.

    Args:
        client: The Discord client.
        thread_id: The thread's id.

    Returns:
        True if the thread is open now; False if it is locked or was deleted, or Discord rejects the request.

    Raises:
        discord.HTTPException: Discord failed or limits the rate, so a later attempt may succeed.
    """
    try:
        thread = await client.fetch_channel(thread_id)
        if not isinstance(thread, discord.Thread) or thread.locked:
            return False
        await thread.edit(archived=False)
    except discord.HTTPException as error:
        if is_temporary(error):
            raise
        log.info("thread stays archived", thread=thread_id, status=error.status, code=error.code)
        return False
    return True


WHOLE_TABLE = "all"
"""Team name of the thread in which a match without spectators is played."""
UNSURE = 0
"""Stands among the members of a private thread while some of them may not be in it: not every addition is known."""
CLAIM_CHECKS, CLAIM_CHECK_INTERVAL = 20, 0.5
"""Number of checks, and seconds between them, for whether another process has opened a thread that it claimed."""
MAX_CLAIMS = 8
"""Number of claims on a team's thread. More than one is needed if a process died while opening the thread, or if the
same team forms again."""


FIRST_RETRY_PAUSE, LONGEST_RETRY_PAUSE = 5.0, 3600.0
"""Seconds before threads are tried again that could not be brought up to date: doubled each time, up to the longest."""


class TeamThreads:
    """A background service that gives each team of a match a private thread and keeps the threads' members up to date.

    It does the same for the private thread in which a match without spectators is played.
    """

    def __init__(self, client: discord.Client, store: Store, images: ImageCache) -> None:
        self._client = client
        self._store = store
        self._images = images
        self._pending: set[int] = set()
        self._synced: dict[int, object] = {}
        """For each running match, the teams and users of its last synchronisation."""
        self._working: asyncio.Task[None] | None = None
        self._failures: dict[int, int] = {}
        """For each match, how often in a row its threads could not be brought up to date."""
        self._retries: dict[int, asyncio.TimerHandle] = {}

    def changed(self, match: Match) -> None:
        """Update the private threads of a changed match in the background, if its teams or players have changed."""
        if not match.is_private and type(match.rules).teams is Game.teams:
            return
        if match.status is not Status.PLAYING:
            self._synced.pop(match.id, None)
            return
        now = (teams_of(match), match.is_private and match.thread, [chair.user for chair in match.chairs])
        if self._synced.get(match.id) != now:
            self._synced[match.id] = now
            self._begin(match.id)

    async def catch_up(self) -> None:
        """Update the private threads of all running matches that have any, as after a restart.

        Raises:
            Unavailable: The database does not answer.
        """
        with_teams = [game.name for game in all_games() if type(game).teams is not Game.teams]
        for match_id in await self._store.private_threads.matches_with_threads(with_teams):
            try:
                self.changed(await self._store.match(match_id))
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001 - one match must not stop the others
                log.error("team threads cannot be synchronised", match=match_id, error=describe_error(error))

    async def remove_from_all(self, user: int) -> bool:
        """Remove a user from the private threads of all running matches, before it is forgotten who is in them.

        Returns:
            False if Discord failed, so that another attempt may succeed; True also if it refuses for good.

        Raises:
            Unavailable: The database does not answer.
        """
        complete = True
        for thread in await self._store.private_threads.running_of(user):
            try:
                await remove_thread_member(self._client, thread, user)
            except discord.NotFound:
                continue
            except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
                log.info("a user cannot be removed from a thread", thread=thread, error=describe_error(error))
                complete &= isinstance(error, discord.HTTPException) and not is_temporary(error)
        return complete

    async def close(self, grace: float) -> None:
        """Make the pending updates of private threads, except those that wait to be retried.

        Args:
            grace: Maximum time in seconds. Updates that are not made by then are made after the next start.
        """
        for timer in self._retries.values():
            timer.cancel()
        if self._working is not None:
            await asyncio.wait({self._working}, timeout=grace)
            self._working.cancel()
            await asyncio.wait({self._working})

    def _begin(self, match_id: int) -> None:
        if (timer := self._retries.pop(match_id, None)) is not None:
            timer.cancel()
        self._pending.add(match_id)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="team threads")

    async def _work(self) -> None:
        while self._pending:
            match_id = self._pending.pop()
            complete = True
            try:
                match = await self._store.match(match_id)
                with in_language(server_language(self._client, match.guild)):
                    complete = await self._sync(match)
            except Refused as refusal:
                log.info("team threads could not be changed", match=match_id, reason=refusal.code)
            except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, Unavailable) as error:
                log.info("team threads could not be changed", match=match_id, error=describe_error(error))
                complete = False
            except Exception as error:  # noqa: BLE001 - one match must not stop the others
                log.error("team threads cannot be synchronised", match=match_id, error=describe_error(error))
            if complete:
                self._failures.pop(match_id, None)
            else:
                self._retry_later(match_id)

    def _retry_later(self, match_id: int) -> None:
        failures = self._failures[match_id] = self._failures.get(match_id, 0) + 1
        pause = min(LONGEST_RETRY_PAUSE, FIRST_RETRY_PAUSE * 2.0 ** min(failures - 1, 30))
        self._retries[match_id] = asyncio.get_running_loop().call_later(pause, self._begin, match_id)

    async def _sync(self, match: Match) -> bool:
        """Give a match's private threads the members that its teams have now; return False if some of it failed."""
        if match.status is not Status.PLAYING:
            return True  # the match is over and everything is public, so nobody is removed
        rooms = {room.team: room for room in await self._store.private_threads.threads_of(match.id)}
        wanted, complete = teams_of(match), True
        for team, room in rooms.items():
            if team not in wanted and team != WHOLE_TABLE:
                complete &= await self._dissolve(match, room)
        for team, users in wanted.items():
            known = rooms.get(team) or await self._open(match, team, users)
            if known is not None and known.members != users:
                known = await self._set_members(match, known, users)
            complete &= known is not None and known.members == users
        if match.is_private and match.thread is not None and match.thread != match.message:
            users = frozenset([chair.user for chair in match.chairs if chair.user is not None])
            table = rooms.get(WHOLE_TABLE)
            if table is None or table.thread != match.thread:
                table = PrivateThread(WHOLE_TABLE, match.thread, frozenset())
            if table.members != users:
                table = await self._set_members(match, table, users)
            complete &= table.members == users
        return complete

    async def _open(self, match: Match, team: str, users: frozenset[int]) -> PrivateThread | None:
        """Return the private thread of a team, opened by this process or by another one that was first.

        Args:
            match: The match.
            team: The team's seats, joined with dots.
            users: Ids of the team's users.

        Returns:
            The thread; None if none could be opened.
        """
        claims = self._store.leases
        for attempt in range(MAX_CLAIMS):
            key = f"room {match.id} {team} {attempt}"
            if await claims.claim(key):
                try:
                    return await self._make(match, team, users)
                finally:
                    await claims.mark_served([key])
            if await self._wait_for_claim(key):
                opened = [
                    thread for thread in await self._store.private_threads.threads_of(match.id) if thread.team == team
                ]
                if opened:
                    return opened[0]
        return None

    async def _wait_for_claim(self, key: str) -> bool:
        """Wait until another process, which has claimed the opening of a thread, is done.

        Args:
            key: The name of the claim.

        Returns:
            False if that takes so long that the process seems to have died.
        """
        for _ in range(CLAIM_CHECKS):
            if await self._store.leases.is_served(key):
                return True
            await asyncio.sleep(CLAIM_CHECK_INTERVAL)
        return False

    async def _make(self, match: Match, team: str, users: frozenset[int]) -> PrivateThread | None:
        names = player_names(match)
        members = Series([names[int(seat)] for seat in team.split(".")])
        name = say.label("room-name", game=match.rules.title, match=str(match.id), names=members)
        thread = await open_private(self._client, match, name)
        if thread is None:
            return None
        room = PrivateThread(team, thread, frozenset())
        await self._store.private_threads.save(match.id, room)
        room = await self._set_members(match, room, users)
        who = mentions(sorted(users))
        await self._say(match, room, say.text("room-opened", who=who, game=match.rules.title), tuple(sorted(users)))
        return room

    async def _set_members(self, match: Match, room: PrivateThread, users: frozenset[int]) -> PrivateThread:
        """Remove former members from a private thread, then add new ones.

        Args:
            match: The match.
            room: The thread with its present members.
            users: Ids of the users who should be its members.

        Returns:
            The thread with its actual members, which may differ if Discord rejected a change.
        """
        is_sure = UNSURE not in room.members
        maybe_inside = room.members - {UNSURE}
        # Stored first: whoever is let in has to be known, also if what follows can't be stored.
        before = PrivateThread(room.team, room.thread, maybe_inside | users | {UNSURE})
        if not users <= maybe_inside:
            await self._store.private_threads.save(match.id, before)
        inside = set(maybe_inside)
        for user in sorted(maybe_inside - users):
            if await remove_member(self._client, room.thread, user):
                inside.discard(user)
        for user in sorted(users - maybe_inside if is_sure else users):
            inside.add(user)
            if not await add_member(self._client, room.thread, user):
                inside.add(UNSURE)
        room = PrivateThread(room.team, room.thread, frozenset(inside))
        await self._store.private_threads.save(match.id, room)
        return room

    async def _dissolve(self, match: Match, room: PrivateThread) -> bool:
        """Close the private thread of a team that no longer exists: announce it, remove all members and archive it.

        Args:
            match: The match.
            room: The thread.

        Returns:
            False if somebody could not be removed and is still in it.
        """
        await self._say(match, room, say.text("room-parted", game=match.rules.title), ())
        room = await self._set_members(match, room, frozenset())
        await archive(self._client, room.thread)
        if not room.members:
            await self._store.private_threads.delete(match.id, room.team)
        return not room.members

    async def _say(self, match: Match, room: PrivateThread, text: Markdown, pings: tuple[int, ...]) -> None:
        parts = await painted_payload(notice(text), self._images)
        place = self._client.get_partial_messageable(room.thread, guild_id=match.guild)
        try:
            await place.send(**parts.for_send(), allowed_mentions=mentioning(pings))
        except discord.HTTPException as error:
            log.info("thread could not be written to", thread=room.thread, status=error.status, code=error.code)


def teams_of(match: Match) -> dict[str, frozenset[int]]:
    """Return the teams of a running match: the seats of each, joined with dots ("0.2"), with the ids of their users.

    Teams with fewer than two users are left out.
    """
    found = {}
    for team in match.rules.teams(match.state):
        users = frozenset([user for seat in team if (user := match.chairs[seat].user) is not None])
        if len(users) > 1:
            found[".".join(map(str, team))] = users
    return found
