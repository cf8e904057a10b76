"""`python -m sandbox --port 8080 --data FILE`: serve until interrupted."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from pathlib import Path
from typing import Any

from sandbox.persistence import FileBusy
from sandbox.server import NotLoopback, Sandbox


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m sandbox", description="A Discord stand-in on loopback, with a web page."
    )
    parser.add_argument("--host", default="127.0.0.1", help="a loopback address (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8080, help="0 takes any free port (default 8080)")
    parser.add_argument("--data", type=Path, help="the file everything is kept in; without it nothing is kept")
    parser.add_argument("--token", default="sandbox", help="the bot's token (default: sandbox)")
    parser.add_argument("--heartbeat", type=float, default=41.25, help="the gateway's heartbeat interval in seconds")
    parser.add_argument(
        "--no-validate", action="store_true", help="do not judge bodies by Discord's OpenAPI description"
    )
    parser.add_argument("--no-rate-limits", action="store_true", help="never answer 429")
    parser.add_argument(
        "--until-stdin-ends", action="store_true", help="end with the process that started it and holds its stdin"
    )
    return parser.parse_args()


async def end_of_stdin() -> None:
    """Wait until standard input is closed, that is, until the process at its other end has ended in any way."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while await reader.read(1024):
        pass


async def main() -> int:
    """Run the server; return exit status 0 after a clean end, 1 if it could not start."""
    options = arguments()
    try:
        server = await Sandbox.start(
            options.data,
            options.port,
            host=options.host,
            token=options.token,
            heartbeat=options.heartbeat,
            validate=not options.no_validate,
            ratelimits=not options.no_rate_limits,
        )
    except (NotLoopback, FileBusy, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Sandbox: {server.base_url}", flush=True)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    waits: set[asyncio.Task[Any]] = {asyncio.create_task(stop.wait())}
    if options.until_stdin_ends:
        waits.add(asyncio.create_task(end_of_stdin()))
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    await server.close()
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
