"""A health check for hosts that ask for one: 200 while the bot takes presses and its database answers, else 503."""

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 2.0
"""Seconds within which the database has to answer; hosts commonly wait for five or more."""
GIVEN_UP = 30.0
"""Seconds after which no answer comes any more: a connection may be dead while the database is well again."""


class Health:
    """`here` says whether the bot takes presses, `ask` asks the database something."""

    def __init__(
        self, here: Callable[[], bool], ask: Callable[[], Awaitable[object]], *, patience: float = PATIENCE
    ) -> None:
        self._here = here
        self._ask = ask
        self._patience = patience
        self._asking: asyncio.Task[bool] | None = None

    async def well(self) -> bool:
        """Whether presses can be taken at this moment."""
        if not self._here():
            return False
        # One question at a time, however often somebody asks us: those to a database that hangs must not pile up.
        asking = self._asking
        if asking is None or asking.done():
            asking = self._asking = asyncio.create_task(self._answers())
        done, _ = await asyncio.wait({asking}, timeout=self._patience)
        return bool(done) and asking.result()  # of this one: meanwhile somebody may have asked the next

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(GIVEN_UP):
                await self._ask()
        except Exception:  # noqa: BLE001 - whatever it is, that was no answer
            return False
        return True


async def answer_health(port: int, healthy: Callable[[], Awaitable[bool]], *, host: str = "0.0.0.0") -> asyncio.Server:
    """Answer every HTTP request on this port; close the returned server to stop."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
                well = await healthy()
                status, body = ("200 OK", b"well\n") if well else ("503 Service Unavailable", b"not ready\n")
                head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n"
                writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # a client that does not ask properly is not answered
        finally:
            writer.close()

    return await asyncio.start_server(answer, host, port)
