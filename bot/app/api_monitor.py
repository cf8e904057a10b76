"""A monitor of Discord's API: does it answer, or does it fail?"""

import asyncio
from collections import Counter
from types import SimpleNamespace

import aiohttp
import yarl

from bot.interactions.discord_clock import API_PATH

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
