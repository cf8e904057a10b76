"""Threads: one per match, and private ones for teams and for matches without spectators.

Only the players of a team's seats are members of its thread. A team of other seats gets a new thread, so that its
members cannot read what an earlier team wrote. The permissions that the bot needs for threads are checked here too.
"""

import asyncio
from typing import Final

import discord
import structlog

from bot.interactions.discord_private import add_thread_member, remove_thread_member
from bot.interactions.errors import describe_error
from bot.screens.public import player_names
from bot.ui.catalogue import say
from bot.ui.image_cache import ImageCache
from bot.ui.limits import notice
from bot.ui.payload import mentioning, painted_payload
from games.core.game import Game
from games.core.presentation import plain
from games.core.registry import all_games
from storage import Match, Refused, Status, Store, Unavailable
from storage.services.private_threads import PrivateThread

ARCHIVE_MINUTES: Final = 10080
"""Minutes without a message after which Discord archives a thread: the longest period it offers."""

log = structlog.stdlib.get_logger(__name__)

_PARENT_TYPES = (discord.ChannelType.text, discord.ChannelType.news)
_THREAD_TYPES = (discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread)


def missing_permissions(channel: object, allowed: discord.Permissions) -> list[str]:
    """Return the names of the permissions that the bot lacks to show a match in a channel.

    Args:
        channel: The channel or thread.
        allowed: The bot's permissions there.
    """
    kind = getattr(channel, "type", None)
    send = "send_messages_in_threads" if kind in _THREAD_TYPES else "send_messages"
    needed = ("view_channel", send, "attach_files", "read_message_history")
    return [say(f"permission.{name}") for name in needed if not getattr(allowed, name)]


def may_open_thread(channel: object, allowed: discord.Permissions) -> bool:
    """Return True if a match gets a thread in this channel; otherwise it is played in the channel itself.

    Args:
        channel: The channel or thread.
        allowed: The bot's permissions there.
    """
    kind = getattr(channel, "type", None)
    return kind in _PARENT_TYPES and allowed.create_public_threads and allowed.send_messages_in_threads


async def open_thread(client: discord.Client, match: Match) -> int | None:
    """Open the thread of a match, on its lobby message if it has one.

    Args:
        client: The Discord client.
        match: The match.

    Returns:
        The thread's id; None if Discord rejects it.
    """
    name = say("thread.name", game=match.rules.title, match=match.id)
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
        kind = discord.ChannelType.public_thread
        made = await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)
        return made.id
    except (discord.Forbidden, discord.NotFound, ValueError) as error:
        log.info("match gets no thread", match=match.id, error=type(error).__name__)
        return None
    except discord.HTTPException as error:
        log.warning("match gets no thread", match=match.id, status=error.status, code=error.code)
        return None


def missing_private_permissions(allowed: discord.Permissions) -> list[str]:
    """Return the names of the permissions that the bot, `allowed` these, lacks to open private threads."""
    needed = ("create_private_threads", "send_messages_in_threads")
    return [say(f"permission.{name}") for name in needed if not getattr(allowed, name)]


async def open_private(client: discord.Client, match: Match, name: str) -> int | None:
    """Open a private thread to which members cannot invite others.

    Args:
        client: The Discord client.
        match: The match, whose channel is the thread's parent.
        name: The thread's name; only its first 100 characters are used.

    Returns:
        The thread's id; None if Discord rejects it.
    """
    try:
        channel = client.get_channel(match.channel) or await client.fetch_channel(match.channel)
        if isinstance(channel, discord.Thread):
            channel = channel.parent or await client.fetch_channel(channel.parent_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        kind = discord.ChannelType.private_thread
        made = await channel.create_thread(
            name=name[:100], type=kind, invitable=False, auto_archive_duration=ARCHIVE_MINUTES
        )
    except discord.HTTPException as error:
        log.warning("match gets no private thread", match=match.id, status=error.status, code=error.code)
        return None
    return made.id


async def open_private_table(client: discord.Client, match: Match) -> int | None:
    """Open the private thread of a match without spectators and add its players.

    Args:
        client: The Discord client.
        match: The match.

    Returns:
        The thread's id; None if Discord rejects it.
    """
    thread = await open_private(client, match, say("thread.name", game=match.rules.title, match=match.id))
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
        False if Discord rejects it.
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
        True if the user is no longer a member, for example because they have left the server.
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
    """Return True if a channel is a private thread.

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
    """Archive a thread; its members can still read it.

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
    """Unarchive a thread.

    Args:
        client: The Discord client.
        thread_id: The thread's id.

    Returns:
        False if the thread is locked or was deleted.
    """
    try:
        thread = await client.fetch_channel(thread_id)
        if not isinstance(thread, discord.Thread) or thread.locked:
            return False
        await thread.edit(archived=False)
    except discord.HTTPException as error:
        log.info("thread stays archived", thread=thread_id, status=error.status, code=error.code)
        return False
    return True


WHOLE_TABLE = "all"
"""Team name of the thread in which a match without spectators is played."""
CLAIM_CHECKS, CLAIM_CHECK_INTERVAL = 20, 0.5
"""Number of checks, and seconds between them, for whether another process has opened a thread that it claimed."""
MAX_CLAIMS = 8
"""Number of claims on a team's thread. More than one is needed if a process died while opening the thread, or if the
same team forms again."""


class TeamThreads:
    """A service that keeps the members of private threads up to date with the teams of the matches."""

    def __init__(self, client: discord.Client, store: Store, images: ImageCache) -> None:
        self._client = client
        self._store = store
        self._images = images
        self._pending: set[int] = set()
        self._synced: dict[int, object] = {}
        """For each running match, the teams and users of its last synchronisation."""
        self._working: asyncio.Task[None] | None = None

    def changed(self, match: Match) -> None:
        """Handle a change of a match; this is cheap if the match has no teams or they have not changed."""
        if not match.is_private and type(match.rules).teams is Game.teams:
            return
        if match.status is not Status.PLAYING:
            self._synced.pop(match.id, None)
            return
        now = (teams_of(match), match.is_private and match.thread, [chair.user for chair in match.chairs])
        if self._synced.get(match.id) != now:
            self._synced[match.id] = now
            self._pending.add(match.id)
            if self._working is None or self._working.done():
                self._working = asyncio.create_task(self._work(), name="team threads")

    async def catch_up(self) -> None:
        """Synchronise the threads of all running matches with teams; called at start-up."""
        with_teams = [game.name for game in all_games() if type(game).teams is not Game.teams]
        for match_id in await self._store.private_threads.matches_with_threads(with_teams):
            self.changed(await self._store.match(match_id))

    async def close(self, grace: float) -> None:
        """Finish the running synchronisation; the rest is done after the next start.

        Args:
            grace: Maximum time in seconds.
        """
        if self._working is not None:
            await asyncio.wait({self._working}, timeout=grace)
            self._working.cancel()

    async def _work(self) -> None:
        while self._pending:
            match_id = self._pending.pop()
            try:
                await self._sync(await self._store.match(match_id))
            except (discord.HTTPException, OSError, TimeoutError, Unavailable, Refused) as error:
                log.info("team threads stay as they were", match=match_id, error=describe_error(error))
            except Exception as error:  # noqa: BLE001 - one match must not stop the others
                log.error("team threads cannot be synchronised", match=match_id, error=describe_error(error))

    async def _sync(self, match: Match) -> None:
        rooms = {room.team: room for room in await self._store.private_threads.threads_of(match.id)}
        if match.status is not Status.PLAYING:
            return  # the match is over and everything is public, so nobody is removed
        wanted = teams_of(match)
        for team, room in rooms.items():
            if team not in wanted and team != WHOLE_TABLE:
                await self._dissolve(match, room)
        for team, users in wanted.items():
            known = rooms.get(team) or await self._open(match, team, users)
            if known is not None and known.members != users:
                await self._set_members(match, known, users)
        if match.is_private and match.thread is not None and match.thread != match.message:
            users = frozenset([chair.user for chair in match.chairs if chair.user is not None])
            table = rooms.get(WHOLE_TABLE)
            if table is None or table.thread != match.thread:
                table = PrivateThread(WHOLE_TABLE, match.thread, frozenset())
            if table.members != users:
                await self._set_members(match, table, users)

    async def _open(self, match: Match, team: str, users: frozenset[int]) -> PrivateThread | None:
        """Return a team's thread, opened by this process or the one that claimed it first; None if that failed."""
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
        """Wait until the process that claimed a thread is done; return False if it seems to have died."""
        for _ in range(CLAIM_CHECKS):
            if await self._store.leases.is_served(key):
                return True
            await asyncio.sleep(CLAIM_CHECK_INTERVAL)
        return False

    async def _make(self, match: Match, team: str, users: frozenset[int]) -> PrivateThread | None:
        names = player_names(match)
        members = ", ".join(names[int(seat)] for seat in team.split("."))
        name = say("room.name", game=match.rules.title, match=match.id, names=members)
        thread = await open_private(self._client, match, name)
        if thread is None:
            return None
        room = PrivateThread(team, thread, frozenset())
        await self._store.private_threads.save(match.id, room)
        room = await self._set_members(match, room, users)
        who = " ".join(f"<@{user}>" for user in sorted(users))
        await self._say(match, room, say("room.opened", who=who, game=match.rules.title), tuple(sorted(users)))
        return room

    async def _set_members(self, match: Match, room: PrivateThread, users: frozenset[int]) -> PrivateThread:
        """Remove former members from a thread, then add new ones; return the thread with its actual members."""
        inside = set(room.members)
        for user in sorted(room.members - users):
            if await remove_member(self._client, room.thread, user):
                inside.discard(user)
        for user in sorted(users - room.members):
            if await add_member(self._client, room.thread, user):
                inside.add(user)
        room = PrivateThread(room.team, room.thread, frozenset(inside))
        await self._store.private_threads.save(match.id, room)
        return room

    async def _dissolve(self, match: Match, room: PrivateThread) -> None:
        """Remove all members from the thread of a team that no longer exists, and archive the thread."""
        await self._say(match, room, say("room.parted", game=plain(match.rules.title)), ())
        room = await self._set_members(match, room, frozenset())
        await archive(self._client, room.thread)
        if not room.members:
            await self._store.private_threads.delete(match.id, room.team)

    async def _say(self, match: Match, room: PrivateThread, text: str, pings: tuple[int, ...]) -> None:
        parts = await painted_payload(notice(text), self._images)
        place = self._client.get_partial_messageable(room.thread, guild_id=match.guild)
        try:
            await place.send(**parts.for_send(), allowed_mentions=mentioning(pings))
        except discord.HTTPException as error:
            log.info("thread could not be written to", thread=room.thread, status=error.status, code=error.code)


def teams_of(match: Match) -> dict[str, frozenset[int]]:
    """Return the users of each team, by its seats joined with dots; teams with fewer than two users are left out."""
    found = {}
    for team in match.rules.teams(match.state):
        users = frozenset([user for seat in team if (user := match.chairs[seat].user) is not None])
        if len(users) > 1:
            found[".".join(map(str, team))] = users
    return found
