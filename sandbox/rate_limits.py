"""Rate limits: buckets with headers, the global limit, and the limit on edits of old messages.

See the Discord reference, "Rate Limits".
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Final

from sandbox.clock import Clock
from sandbox.errors import ApiError

GLOBAL_LIMIT: Final = (50, 1.0)
"""The limit on all requests with the bot's token together: a number of requests, and a period in seconds. Responses to
interactions and requests to webhooks do not count."""
OLD_EDIT_LIMIT: Final = (3, 6.0)
"""The limit on edits of messages older than an hour, per channel: 3 in 6 seconds. Discord documents the error code
30046 but not these numbers."""
OLD_MESSAGE_SECONDS: Final = 3600.0

ROUTE_LIMITS: Final[dict[str, tuple[int, float]]] = {
    "create_message": (5, 5.0),
    "update_message": (5, 5.0),
    "delete_message": (5, 1.0),
    "get_message": (5, 1.0),
    "list_messages": (5, 1.0),
    "create_dm": (10, 10.0),
    "create_thread": (5, 5.0),
    "create_thread_from_message": (5, 5.0),
    "update_channel": (5, 5.0),
    "add_thread_member": (5, 1.0),
    "create_pin": (5, 4.0),
    "delete_pin": (5, 4.0),
    "bulk_set_application_commands": (5, 20.0),
    "execute_webhook": (5, 2.0),
    "update_webhook_message": (5, 2.0),
    "update_original_webhook_message": (5, 2.0),
}
"""By operationId: the maximum number of requests, and the period in seconds; counted for each channel, server or
interaction on its own."""
DEFAULT_LIMIT: Final = (50, 1.0)


class RateLimiter:
    """A counter of the bot's requests that rejects those over Discord's rate limits.

    Args:
        clock: Measures the time windows.
        limits: By operationId: the maximum number of requests, and the period in seconds; None for Discord's limits.
    """

    def __init__(self, clock: Clock, limits: Mapping[str, tuple[int, float]] | None = None) -> None:
        self._clock = clock
        self._limits = ROUTE_LIMITS if limits is None else limits
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}
        self.refused: Counter[str] = Counter()

    def take(self, operation: str, major: str, *, bot_token: bool) -> dict[str, str]:
        """Count one request and return the rate limit headers of its answer.

        Args:
            operation: The operationId of the request.
            major: The id of the channel, server or interaction for which its requests are counted separately.
            bot_token: True if the request also counts towards `GLOBAL_LIMIT`.

        Raises:
            ApiError: 429, there were too many.
        """
        now = self._clock.now()
        if bot_token:
            left, reset = self._count(("", "global"), GLOBAL_LIMIT, now)
            if left < 0:
                raise self._limited(reset - now, "global", everywhere=True)
        limit = self._limits.get(operation, DEFAULT_LIMIT)
        left, reset = self._count((operation, major), limit, now)
        headers = {
            "X-RateLimit-Limit": str(limit[0]),
            "X-RateLimit-Remaining": str(max(0, left)),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset - now:.3f}",
            "X-RateLimit-Bucket": f"{hash(operation) & 0xFFFFFFFFFFFF:012x}",
        }
        if left < 0:
            raise self._limited(reset - now, "user", headers=headers)
        return headers

    def take_old_edit(self, channel_id: str) -> None:
        """Count an edit of a message that is older than an hour, which Discord limits per channel.

        Raises:
            ApiError: 429 with code 30046 after too many of them.
        """
        now = self._clock.now()
        left, reset = self._count(("old edit", channel_id), OLD_EDIT_LIMIT, now)
        if left < 0:
            raise self._limited(reset - now, "shared", code=30046)

    def _count(self, key: tuple[str, str], limit: tuple[int, float], now: float) -> tuple[int, float]:
        """Count one request in the current time window.

        Args:
            key: Identifies the requests that are counted together: a name and an id.
            limit: The maximum number of requests, and the length of a time window in seconds.
            now: The current time in Unix seconds.

        Returns:
            How many more requests this window allows (-1 if this one was too many), and when the window ends, in Unix
            seconds.
        """
        reset, used = self._windows.get(key, (0.0, 0))
        if now >= reset:
            if len(self._windows) > 20_000:
                self._windows = {k: w for k, w in self._windows.items() if w[0] > now}
            reset, used = now + limit[1], 0
        if used >= limit[0]:
            return -1, reset
        self._windows[key] = (reset, used + 1)
        return limit[0] - used - 1, reset

    def _limited(
        self,
        seconds: float,
        scope: str,
        *,
        everywhere: bool = False,
        code: int = 0,
        headers: dict[str, str] | None = None,
    ) -> ApiError:
        self.refused[scope] += 1
        return too_many_requests(seconds, scope, everywhere=everywhere, code=code, headers=headers)


def too_many_requests(
    seconds: float, scope: str, *, everywhere: bool = False, code: int = 0, headers: dict[str, str] | None = None
) -> ApiError:
    """Return the error 429 as Discord sends it.

    It has the header `Via` of Discord's proxy: without that clients take the answer for a ban.

    Args:
        seconds: The number of seconds after which the client may try again.
        scope: Which limit it is: "user", "global" or "shared".
        everywhere: True if the limit applies to all routes, not only to the one requested.
        code: Discord's JSON error code; 0 for none.
        headers: The rate limit headers of the route; None for none.
    """
    words = (
        "Maximum number of edits to messages older than 1 hour reached. Try again later."
        if code == 30046
        else "You are being rate limited."
    )
    error = ApiError(429, code, words)
    error.body |= {"retry_after": round(max(seconds, 0.001), 3), "global": everywhere}
    if not code:
        del error.body["code"]
    error.headers = {
        **(headers or {}),
        "Retry-After": str(math.ceil(seconds)),
        "Via": "1.1 google",
        "X-RateLimit-Scope": scope,
    }
    if everywhere:
        error.headers["X-RateLimit-Global"] = "true"
    return error
