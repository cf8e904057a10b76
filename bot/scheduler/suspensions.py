"""Suspensions: while the bot cannot reach a server, the time of its matches stands still.

Nobody can press anything there, or see that it is their turn. When the server is back, the clocks go on where they
stood. After a long absence everybody has a moment (`RETURN_GRACE`), and all who have to decide are pinged anew.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta

import discord
import structlog

from storage import Match, Store
from storage.match.pauses import RETURN_GRACE

CHECK_INTERVAL = timedelta(minutes=1)
"""Least time between two checks of all suspended matches."""

log = structlog.stdlib.get_logger(__name__)


class Suspensions:
    """A service that suspends the matches of servers that the bot cannot reach, and resumes them later.

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
        """Suspend the matches of a server.

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
        """Resume the matches of all servers that can be reached: of those that came back while the bot was down."""
        for guild in await self._store.deadlines.suspended_guilds():
            async with self._one_at_a_time:
                known = self._client.get_guild(guild)
                if known is not None and not known.unavailable:
                    await self._resume(guild)

    async def check(self, now: datetime) -> None:
        """Resume what could not be resumed when its server came back, because the database was away.

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
