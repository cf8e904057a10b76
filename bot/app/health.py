"""Whether the bot works: a health check of gateway and database, and a monitor of Discord's API."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp
import yarl

from bot.interactions.discord_clock import API_PATH

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


FAMILIES = frozenset({"applications", "channels", "gateway", "guilds", "interactions", "users", "webhooks"})
"""First words of the paths of Discord's API."""
CHANNEL_FAMILIES = frozenset({"messages", "threads", "thread-members"})
"""What a path of a channel leads to."""


class ApiMonitor:
    """A monitor of the requests that a client makes: whether the last one failed on Discord's side, and all errors."""

    def __init__(self) -> None:
        self.failing = asyncio.Event()
        """Set while the last request had no answer or a server error."""
        self.errors: Counter[tuple[str, str]] = Counter()
        """How many requests failed: by "429" (too many), "4xx" (refused), "5xx" (failed) or "none" (no answer), and by
        the family of their route."""
        self.trace = aiohttp.TraceConfig()
        """What the client's HTTP session reports to."""
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)

    async def _ended(self, _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        status = end.response.status
        if status >= 500:
            self.failing.set()
        else:
            self.failing.clear()
        if status >= 400:
            self.errors["429" if status == 429 else f"{status // 100}xx", route_family(end.url)] += 1

    async def _failed(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, failure: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self.failing.set()
        if not isinstance(failure.exception, asyncio.CancelledError):
            self.errors["none", route_family(failure.url)] += 1


def route_family(url: yarl.URL) -> str:
    """Return what a request is about, in one word without ids or tokens, of which there are few.

    Args:
        url: The address of the request.
    """
    if not url.path.startswith(API_PATH):
        return "other"  # the gateway's own server, or a file
    _, _, _, *words = url.path.split("/")  # "", "api", the version
    if words and words[0] == "channels":
        return words[2] if len(words) > 2 and words[2] in CHANNEL_FAMILIES else "channels"
    return words[0] if words and words[0] in FAMILIES else "other"
