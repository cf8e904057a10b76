"""Leaving: who plays and has left the server. Discord tells that only to bots with a privileged intent, so we look when
something is asked of somebody who is not there, and seldom."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.answering import fault
from storage import Match, Status, Store

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
OFTEN, SELDOM = timedelta(hours=1), timedelta(hours=24)
"""Between two looks at the same member: when their time was up, and when it is merely their turn."""

APART = 0.2
"""Seconds between two looks."""

log = logging.getLogger(__name__)


class Leaving:
    """`changed` is told a match whose table is asked about the seat of somebody who has left."""

    def __init__(self, client: discord.Client, store: Store, changed: Callable[[Match], None]) -> None:
        self._client = client
        self._store = store
        self._changed = changed
        self._met: OrderedDict[tuple[int, int], datetime] = OrderedDict()
        self._looked: OrderedDict[tuple[int, int], datetime] = OrderedDict()
        self._one = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, match: Match, user: int, *, late: bool) -> None:
        """See whether a player is still a member, if nobody has looked lately."""
        if match.guild is None or match.status is not Status.PLAYING:
            return
        now, key = self._store.hours.now(), (match.guild, user)
        # Who has just sat down is there; and after a start nobody is looked for because of a turn alone.
        since = self._looked.get(key) if late else self._looked.get(key) or self._met.setdefault(key, now)
        if since is not None and abs(now - since) < (OFTEN if late else SELDOM):
            return
        self._looked[key] = now
        for known in (self._met, self._looked):
            if len(known) > 8192:
                known.popitem(last=False)
        task = asyncio.create_task(self._look(match, user))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Look no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self, match: Match, user: int) -> None:
        assert match.guild is not None
        try:
            async with self._one:  # Discord allows fifty requests a second, and boards need them more
                await self._client.http.get_member(match.guild, user)
                await asyncio.sleep(APART)
        except discord.NotFound as error:
            if error.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
                await self._gone(match.guild, user)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("a member could not be looked up: %s", type(error).__name__)

    async def _gone(self, guild: int, user: int) -> None:
        try:
            for match in await self._store.matches_of(user):
                if match.guild == guild and match.status is Status.PLAYING:
                    log.info("match %d: a player has left the server", match.id)
                    self._changed(await self._store.consent.found_gone(match.id, user))
        except Exception as error:  # noqa: BLE001 - it will be found again
            log.error("a table could not be asked about a seat: %s", fault(error))
