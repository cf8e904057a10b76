"""The health check over HTTP: 200 while the bot serves interactions and its database responds, else 503."""

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
            query: Makes a query to the database.
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


async def serve_health(port: int, healthy: Callable[[], Awaitable[bool]], *, host: str = "0.0.0.0") -> asyncio.Server:
    """Start an HTTP server that responds to every request with the bot's health.

    Args:
        port: The port.
        healthy: Returns whether the bot is healthy.
        host: The address to listen on.

    Returns:
        The server, which the caller closes.
    """

    async def respond(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
                well = await healthy()
                status, body = ("200 OK", b"well\n") if well else ("503 Service Unavailable", b"not ready\n")
                head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n"
                writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # a malformed or interrupted request gets no response
        finally:
            writer.close()

    return await asyncio.start_server(respond, host, port)
