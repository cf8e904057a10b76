"""Players who have left the Discord server: how the bot notices, and how it asks the other players about the seat.

Discord reports members who leave only to bots with a privileged intent, so the bot looks them up: after a timeout, once
a day while they have a decision to make, and before a match begins. `VacantSeats` asks again about a seat for which the
players have waited long. Players who are merely late are not treated here: the clock plays for them
(`storage.scheduling.deadlines`).
"""

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import aiohttp
import discord
import structlog
from cachetools import LRUCache

from bot.interactions.discord_private import look_up_member
from bot.interactions.errors import describe_error
from storage import Match, Refused, Status, Store

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
CHECK_AFTER_TIMEOUT, CHECK_WHILE_WAITING = timedelta(hours=1), timedelta(hours=24)
"""Least time between two lookups of the same member: after their time has run out, and while a match waits for them.
The second is also how long a match has waited before the first lookup."""

CHECK_INTERVAL = 0.2
"""Seconds between two lookups."""
START_WAIT = 5.0
"""Seconds that the start of a match waits at most for the lookups of its players."""

log = structlog.stdlib.get_logger(__name__)


class MembershipChecks:
    """A background service that looks up whether players have left the Discord server of their match.

    If one has, the other players of each of their running matches in that server are asked what to do about the seat,
    and `changed` is called with each of these matches.
    """

    def __init__(self, client: discord.Client, store: Store, changed: Callable[[Match], None]) -> None:
        self._client = client
        self._store = store
        self._changed = changed
        self._checked: LRUCache[tuple[int, int], datetime] = LRUCache(8192)
        self._last_sweep: datetime | None = None
        self._lock = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()

    def check_soon(self, match: Match, user: int) -> None:
        """Look up, in the background, whether a user who may have run out of time is still in the match's server.

        Does nothing if the match is not running in a server, or if the user was looked up within `CHECK_AFTER_TIMEOUT`.

        Args:
            match: The match.
            user: The user's id.
        """
        if match.guild is not None and match.status is Status.PLAYING:
            self._start_check(match.guild, user, CHECK_AFTER_TIMEOUT)

    async def check_waiting(self, now: datetime) -> None:
        """Look up, in the background, all players for whom a match has waited for a day; each at most once a day.

        Args:
            now: The current time. A call within an hour of the last one does nothing.

        Raises:
            Unavailable: The database does not answer.
        """
        if self._last_sweep is not None and abs(now - self._last_sweep) < CHECK_AFTER_TIMEOUT:
            return
        self._last_sweep = now
        for guild, user in await self._store.long_pending(now - CHECK_WHILE_WAITING):
            if self._client.get_guild(guild) is not None:  # another shard checks the others
                self._start_check(guild, user, CHECK_WHILE_WAITING)

    async def departed(self, guild: int | None, users: Iterable[int]) -> list[int]:
        """Return those of some users who are not members of a server any more, after looking all of them up.

        It waits at most `START_WAIT` seconds; users about whom Discord has not answered by then count as members.

        Args:
            guild: The server's id; None for no server, which nobody has left.
            users: The ids of the users to look up.
        """
        if guild is None:
            return []
        looks = {user: asyncio.ensure_future(self._has_left(guild, user)) for user in users}
        if looks:
            _, late = await asyncio.wait(looks.values(), timeout=START_WAIT)
            for look in late:
                look.cancel()
        return [user for user, look in looks.items() if look.done() and not look.cancelled() and look.result()]

    async def close(self) -> None:
        """Cancel all lookups of members."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start_check(self, guild: int, user: int, apart: timedelta) -> None:
        now, key = self._store.time.now(), (guild, user)
        since = self._checked.get(key)
        if since is not None and abs(now - since) < apart:
            return
        self._checked[key] = now
        task = asyncio.create_task(self._check(guild, user))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _check(self, guild: int, user: int) -> None:
        async with self._lock:  # one after another: boards need the rate limit more
            left = await self._has_left(guild, user)
            await asyncio.sleep(CHECK_INTERVAL)
        if left:
            await self._ask(guild, user)

    async def _has_left(self, guild: int, user: int) -> bool:
        try:
            await look_up_member(self._client, guild, user)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("a member could not be looked up", error=type(error).__name__)
        return False

    async def _ask(self, guild: int, user: int) -> None:
        try:
            for match in await self._store.matches_of(user):
                if match.guild == guild and match.status is Status.PLAYING:
                    log.info("a player has left the server", match=match.id)
                    self._changed(await self._store.consent.player_left_server(match.id, user))
        except Exception as error:  # noqa: BLE001 - the next check finds it again
            log.error("a table could not be asked about a seat", error=describe_error(error))


VACANT_CHECK_INTERVAL = timedelta(minutes=1)
"""Least time between two checks of all matches for seats about which to ask again."""


class VacantSeats:
    """A periodic check that asks the players of a match again about a seat for which they have waited long.

    That is a seat with a decision to make that is vacant, or whose player has left the server while no time limit runs.
    `asked` is called with each match whose players are asked.
    """

    def __init__(self, client: discord.Client, store: Store, asked: Callable[[Match], None]) -> None:
        self._client = client
        self._store = store
        self._asked = asked
        self._last_check: datetime | None = None

    async def ask_due(self, now: datetime) -> None:
        """Ask the players of every running match that has waited long for a seat without a player what to do about it.

        Such a seat is vacant, or its player has left the server while no time limit runs. Matches that have an open
        question are left out, and so are those in servers of other shards. A refusal by `storage` is logged.

        Args:
            now: The current time. A call within `VACANT_CHECK_INTERVAL` of the last one does nothing.

        Raises:
            Unavailable: The database does not answer.
        """
        if self._last_check is not None and abs(now - self._last_check) < VACANT_CHECK_INTERVAL:
            return
        self._last_check = now
        for match in await self._store.consent.with_long_empty_seats():
            if match.guild is not None and self._client.get_guild(match.guild) is None:
                continue  # another shard asks there
            try:
                after = await self._store.consent.ask_again(match.id)
            except Refused as refusal:
                log.info("the table cannot be asked about a vacant seat", match=match.id, reason=refusal.code)
                continue
            if after.version != match.version:
                self._asked(after)
