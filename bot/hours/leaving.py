"""Leaving: who plays and has left the server. Discord tells that only to bots with a privileged intent, so we look when
somebody's time was up, once a day while they owe a decision for longer than that, and before a game begins."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.answering import fault
from storage import Match, Status, Store

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
OFTEN, SELDOM = timedelta(hours=1), timedelta(hours=24)
"""Between two looks at the same member: when their time was up, and when they merely owe a decision for that long."""

APART = 0.2
"""Seconds between two looks."""
BEFORE_START = 5.0
"""Seconds that the beginning of a game waits at most to know who is a member still."""

log = logging.getLogger(__name__)


class Leaving:
    """`changed` is told a match whose table is asked about the seat of somebody who has left."""

    def __init__(self, client: discord.Client, store: Store, changed: Callable[[Match], None]) -> None:
        self._client = client
        self._store = store
        self._changed = changed
        self._looked: OrderedDict[tuple[int, int], datetime] = OrderedDict()
        self._swept: datetime | None = None
        self._one = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, match: Match, user: int) -> None:
        """Somebody's time was up: see whether they are still a member, if nobody has looked lately."""
        if match.guild is not None and match.status is Status.PLAYING:
            self._look_again(match.guild, user, OFTEN)

    async def sweep(self, now: datetime) -> None:
        """See after all who owe a decision for a day, with a clock or without; asked every hour, done once a day."""
        if self._swept is not None and abs(now - self._swept) < OFTEN:
            return
        self._swept = now
        for guild, user in await self._store.long_asked(now - SELDOM):
            if self._client.get_guild(guild) is not None:  # another shard sees after the others
                self._look_again(guild, user, SELDOM)

    async def gone(self, guild: int | None, users: Iterable[int]) -> list[int]:
        """Those of these users who are no members any more, as far as Discord says so in time."""
        if guild is None:
            return []
        looks = {user: asyncio.ensure_future(self._has_left(guild, user)) for user in users}
        if looks:
            _, late = await asyncio.wait(looks.values(), timeout=BEFORE_START)
            for look in late:
                look.cancel()
        return [user for user, look in looks.items() if look.done() and not look.cancelled() and look.result()]

    async def close(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _look_again(self, guild: int, user: int, apart: timedelta) -> None:
        now, key = self._store.hours.now(), (guild, user)
        since = self._looked.get(key)
        if since is not None and abs(now - since) < apart:
            return
        self._looked[key] = now
        self._looked.move_to_end(key)
        if len(self._looked) > 8192:
            self._looked.popitem(last=False)
        task = asyncio.create_task(self._look(guild, user))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, guild: int, user: int) -> None:
        async with self._one:  # Discord allows fifty requests a second, and boards need them more
            left = await self._has_left(guild, user)
            await asyncio.sleep(APART)
        if left:
            await self._ask(guild, user)

    async def _has_left(self, guild: int, user: int) -> bool:
        try:
            await self._client.http.get_member(guild, user)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("a member could not be looked up: %s", type(error).__name__)
        return False

    async def _ask(self, guild: int, user: int) -> None:
        try:
            for match in await self._store.matches_of(user):
                if match.guild == guild and match.status is Status.PLAYING:
                    log.info("match %d: a player has left the server", match.id)
                    self._changed(await self._store.consent.found_gone(match.id, user))
        except Exception as error:  # noqa: BLE001 - it will be found again
            log.error("a table could not be asked about a seat: %s", fault(error))
