"""`python -m sandbox --data FILE`: serve until interrupted."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import sys
import threading
from pathlib import Path

from sandbox.persistence import FileBusy, FileUnusable
from sandbox.server import NotLoopback, Sandbox
from sandbox.words import choose_language, plain

EXIT_FILE_BUSY, EXIT_PORT_BUSY, EXIT_FILE_UNUSABLE = 3, 4, 5
"""The process's exit statuses if another sandbox uses the data file (3), if the port is in use (4), and if the data
file cannot be used at all (5)."""
FIRST_PORT, LAST_PORT = 8080, 8099
"""The ports that are tried in order unless one is given."""
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the language of the terminal; the first that is set counts."""


def say(name: str, **values: object) -> str:
    """Return a message of the sandbox's catalogue as text, in the language of the terminal.

    Args:
        name: The name of the message in the catalogue.
        **values: The arguments that fill its placeholders.
    """
    return plain(choose_language(filter(None, map(os.environ.get, LOCALES))), name, **values)


def arguments() -> argparse.Namespace:
    """Parse the command line of `python -m sandbox`; exit with a message if it is wrong."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=say("terminal-description"))
    host, token, heartbeat = "127.0.0.1", "sandbox", 41.25
    parser.add_argument("--host", default=host, help=say("terminal-host", default=host))
    parser.add_argument("--port", type=int, help=say("terminal-port", first=FIRST_PORT, last=LAST_PORT))
    parser.add_argument("--data", type=Path, help=say("terminal-data"))
    parser.add_argument("--token", default=token, help=say("terminal-token", default=token))
    waits = say("terminal-heartbeat", default=heartbeat)
    parser.add_argument("--heartbeat", type=float, default=heartbeat, help=waits)
    parser.add_argument("--no-validate", action="store_true", help=say("terminal-no-validate"))
    parser.add_argument("--no-rate-limits", action="store_true", help=say("terminal-no-rate-limits"))
    parser.add_argument("--until-stdin-ends", action="store_true", help=say("terminal-until-stdin-ends"))
    return parser.parse_args()


def when_stdin_ends(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    """Set an event as soon as standard input is closed, which means that the parent process has ended.

    A thread waits for that, because event loops on Windows cannot watch an inherited pipe.

    Args:
        loop: The event loop to which the event belongs.
        stop: The event to set, upon which the sandbox stops.
    """

    def read() -> None:
        while os.read(sys.stdin.fileno(), 1024):
            pass
        with contextlib.suppress(RuntimeError):  # the loop has ended before
            loop.call_soon_threadsafe(stop.set)

    threading.Thread(target=read, daemon=True).start()


async def start(options: argparse.Namespace) -> Sandbox:
    """Start the sandbox with the options of the command line; if they name no port, use the first free one.

    Raises:
        OSError: The port is in use, or all of them are.
        FileUnusable: The data file cannot be used; `FileBusy` if another sandbox has it open.
        NotLoopback: The host is not a loopback address.
    """
    ports = range(FIRST_PORT, LAST_PORT + 1) if options.port is None else [options.port]
    for port in ports:
        try:
            return await Sandbox.start(
                options.data,
                port,
                host=options.host,
                token=options.token,
                heartbeat=options.heartbeat,
                validate=not options.no_validate,
                ratelimits=not options.no_rate_limits,
            )
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == ports[-1]:
                raise
            print(say("terminal-port-in-use", port=port, next=port + 1), flush=True)
    raise AssertionError("unreachable")


async def main() -> int:
    """Run the sandbox until it is stopped; return the process's exit status, which is 0 unless it could not start."""
    options = arguments()
    try:
        server = await start(options)
    except FileUnusable as error:
        print(error, file=sys.stderr)
        return EXIT_FILE_BUSY if isinstance(error, FileBusy) else EXIT_FILE_UNUSABLE
    except (NotLoopback, OSError) as error:
        print(error, file=sys.stderr)
        return EXIT_PORT_BUSY if isinstance(error, OSError) and error.errno == errno.EADDRINUSE else 1
    print(f"Sandbox: {server.base_url}", flush=True)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    if options.until_stdin_ends:
        when_stdin_ends(loop, stop)
    await stop.wait()
    await server.close()
    return 0


if __name__ == "__main__":
    os.umask(0o077)  # the file is for the user alone who runs the sandbox
    sys.exit(asyncio.run(main()))
