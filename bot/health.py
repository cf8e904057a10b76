"""A health check for hosts that ask for one: 200 while the bot is connected and takes presses, else 503."""

import asyncio
from collections.abc import Callable


async def answer_health(port: int, healthy: Callable[[], bool], *, host: str = "0.0.0.0") -> asyncio.Server:
    """Answer every HTTP request on this port; close the returned server to stop."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
                well = healthy()
                status, body = ("200 OK", b"well\n") if well else ("503 Service Unavailable", b"not ready\n")
                head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n"
                writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # a client that does not ask properly is not answered
        finally:
            writer.close()

    return await asyncio.start_server(answer, host, port)
