"""The health check: whether the bot serves interactions and its database responds (`bot.app.http_server` tells)."""

import asyncio
from collections.abc import Awaitable, Callable

QUERY_TIMEOUT = 2.0
"""Seconds within which the database has to respond; hosting platforms commonly wait for five or more."""
CONNECTION_TIMEOUT = 30.0
"""Seconds after which a query is abandoned: its connection may be dead while the database works again."""


class HealthCheck:
    """A check whether the bot serves interactions and its database responds."""

    def __init__(
        self, is_serving: Callable[[], bool], query: Callable[[], Awaitable[object]], *, timeout: float = QUERY_TIMEOUT
    ) -> None:
        """Create a health check.

        Args:
            is_serving: Returns whether the bot serves interactions.
            query: Makes a query to the database; raises any error if the query fails.
            timeout: Seconds within which the query has to succeed.
        """
        self._is_serving = is_serving
        self._query = query
        self._timeout = timeout
        self._pending: asyncio.Task[bool] | None = None

    async def is_healthy(self) -> bool:
        """Return True if the bot can serve interactions at the moment."""
        if not self._is_serving():
            return False
        # Concurrent checks share one query, so that queries to a database that hangs do not pile up.
        pending = self._pending
        if pending is None or pending.done():
            pending = self._pending = asyncio.create_task(self._query_succeeds())
        done, _ = await asyncio.wait({pending}, timeout=self._timeout)
        return bool(done) and pending.result()  # not of `self._pending`, which may be a later query by now

    async def _query_succeeds(self) -> bool:
        try:
            async with asyncio.timeout(CONNECTION_TIMEOUT):
                await self._query()
        except Exception:  # noqa: BLE001 - any error means that the database did not respond
            return False
        return True
