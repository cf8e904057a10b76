"""The bot's HTTP server, with the health check for everybody and the metrics for those who may see them.

Counters that are polled show when somebody pressed a button, and so when a sealed choice was made. Therefore the
metrics are on the loopback interface or behind a token (docs/hosting.md, "Metrics").
"""

import asyncio
import errno
import hmac
import os
import re
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from http import HTTPStatus
from typing import NamedTuple

from bot.ui.words import say
from games.core.words import MessageError

REQUEST_TIMEOUT = 5.0
"""Seconds that a request and its reply may take."""
MOST_CONNECTIONS = 32
"""How many connections a server has open at once, so that strangers leave the process files for everything else."""
EVERY_ADDRESS = ("0.0.0.0",)
LOOPBACK_HOST = re.compile(r"(127\.0\.0\.1|\[::1\]|localhost)(:[0-9]{1,5})?", re.IGNORECASE)
METRICS_PATH = "/metrics"
QUERY_TIMEOUT = 2.0
"""Seconds within which the database has to respond; hosting platforms commonly wait for five or more."""
CONNECTION_TIMEOUT = 30.0
"""Seconds after which a query is abandoned: its connection may be dead while the database works again."""


class PortUnusable(MessageError):
    """Raised if a port is in use, or if this user may not listen on it."""


class Request(NamedTuple):
    """An HTTP request without its body."""

    path: str
    headers: Mapping[str, str]
    """By name in lower case."""


class Reply(NamedTuple):
    """A reply to an HTTP request."""

    status: HTTPStatus
    body: bytes
    content_type: str = "text/plain; charset=utf-8"
    headers: tuple[tuple[str, str], ...] = ()


Respond = Callable[[Request], Awaitable[Reply]]
NOT_FOUND = Reply(HTTPStatus.NOT_FOUND, b"not found\n")
UNAUTHORIZED = Reply(HTTPStatus.UNAUTHORIZED, b"wrong token\n", headers=(("WWW-Authenticate", "Bearer"),))


def public_pages(
    healthy: Callable[[], Awaitable[bool]], metrics: Callable[[], Reply] | None, token: str | None
) -> Respond:
    """Return the function that answers HTTP requests at a port that everybody may reach.

    The path `/metrics` gives the metrics to requests with the token. Every other path gives the bot's health.

    Args:
        healthy: Returns whether the bot is healthy.
        metrics: Returns the metrics; None if there are none.
        token: The bearer token that a request for the metrics must have; None to serve no metrics at this port.
    """

    async def respond(request: Request) -> Reply:
        if request.path == METRICS_PATH:
            if metrics is None or token is None:
                return NOT_FOUND
            return metrics() if has_token(request, token) else UNAUTHORIZED
        if await healthy():
            return Reply(HTTPStatus.OK, b"well\n")
        return Reply(HTTPStatus.SERVICE_UNAVAILABLE, b"not ready\n")

    return respond


def loopback_pages(metrics: Callable[[], Reply], token: str | None) -> Respond:
    """Return the function that answers HTTP requests at a port of the loopback interface, which has only the metrics.

    Args:
        metrics: Returns the metrics.
        token: The bearer token that a request must have; None if every user of this machine may see the metrics.
    """

    async def respond(request: Request) -> Reply:
        if request.path != METRICS_PATH:
            return NOT_FOUND
        if token is None:
            return metrics() if is_for_loopback(request) else NOT_FOUND
        return metrics() if has_token(request, token) else UNAUTHORIZED

    return respond


def is_for_loopback(request: Request) -> bool:
    """Return True if an HTTP request names this machine as its host, so that it is likely to come from here.

    A proxy passes on what strangers ask, and a web page in a browser on this machine can ask under its own name.
    """
    return LOOPBACK_HOST.fullmatch(request.headers.get("host", "")) is not None


def has_token(request: Request, token: str) -> bool:
    """Return True if an HTTP request has this bearer token.

    The comparison takes the same time wherever the two differ.

    Args:
        request: The request.
        token: The right token.
    """
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode("latin-1"), token.encode())


async def serve(respond: Respond, port: int, hosts: Sequence[str], *, setting: str) -> asyncio.Server:
    """Start an HTTP server, which closes the connection after each reply.

    While `MOST_CONNECTIONS` are open, a further one takes the place of the one that has been silent for longest, so
    that silence keeps nobody else from asking; if all have asked, it is closed at once. A request that takes longer
    than `REQUEST_TIMEOUT` gets no reply.

    Args:
        respond: Returns the reply to a request.
        port: The port.
        hosts: The addresses to listen on.
        setting: The name of the setting that holds the port, for the error message.

    Returns:
        The server, which the caller closes.

    Raises:
        PortUnusable: The port is in use, or this user may not listen on it.
    """
    silent: dict[asyncio.StreamWriter, None] = {}  # those that have not asked yet, the oldest first
    asked: set[asyncio.StreamWriter] = set()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(silent) + len(asked) >= MOST_CONNECTIONS:
            given_up = next(iter(silent), writer)
            given_up.transport.abort()
            if given_up is writer:
                return
            del silent[given_up]
        silent[writer] = None
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                request = parse_head(await reader.readuntil(b"\r\n\r\n"))
                silent.pop(writer, None)
                asked.add(writer)
                writer.write(render(await respond(request)))
                writer.close()
                await writer.wait_closed()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # an endless or interrupted request gets no reply
        finally:
            writer.transport.abort()  # also where a reply is never read
            silent.pop(writer, None)
            asked.discard(writer)

    try:
        return await asyncio.start_server(handle, hosts, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortUnusable(say.message("port-in-use", setting=setting, port=str(port))) from None
        why = os.strerror(error.errno or 0)
        raise PortUnusable(say.message("port-unusable", setting=setting, port=str(port), error=why)) from None


def parse_head(head: bytes) -> Request:
    """Parse the head of an HTTP request leniently, in linear time; a malformed one becomes one with an empty path.

    Args:
        head: The request line and the headers.
    """
    first, *lines = head.decode("latin-1").split("\r\n")
    words = first.split(" ")
    path = words[1].partition("?")[0] if len(words) > 1 else ""
    fields = (line.partition(":") for line in lines)
    return Request(path, {name.strip().lower(): value.strip() for name, _, value in fields})


def render(reply: Reply) -> bytes:
    """Return an HTTP reply as the bytes to send."""
    headers = (
        ("Content-Type", reply.content_type),
        ("Content-Length", str(len(reply.body))),
        ("Cache-Control", "no-store"),
        ("Connection", "close"),
        *reply.headers,
    )
    head = "".join(f"{name}: {value}\r\n" for name, value in headers)
    return f"HTTP/1.1 {reply.status.value} {reply.status.phrase}\r\n{head}\r\n".encode() + reply.body


def loopback_addresses() -> list[str]:
    """Return the addresses of the loopback interface; only that of IPv4 where IPv6 is switched off."""
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return ["127.0.0.1"]
    return ["127.0.0.1", "::1"]


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
