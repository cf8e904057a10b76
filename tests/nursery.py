"""Programs that are forked from one that has imported everything already: starting Python, the libraries and all games
takes a bot longer than most tests take.

This module is both sides. `Nursery`, in the tests, starts `python -m tests.nursery SOCKET`; that program imports the
bot and then forks a process for each order that it receives on the socket.

Some tests start `python -m bot` itself (see `Nursery.start`), so that what comes before the fork is tested too.
"""

import asyncio
import contextlib
import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tests.waiting import HANG

ROOT = Path(__file__).parents[1]
BOT = "bot.__main__:main"
"""What runs by default: the function that `python -m bot` calls with its arguments."""
ORDER = 65536
"""The most bytes of an order."""


class Forked:
    """A process that was forked from the nursery, with the methods of `asyncio.subprocess.Process` that tests use."""

    def __init__(self, pid: int, ended: asyncio.StreamReader) -> None:
        self.pid = pid
        self.returncode: int | None = None
        """The exit status, or minus the number of a signal; None while it runs."""
        self.stdin: asyncio.StreamWriter | None = None
        self.stdout: asyncio.StreamReader | None = None
        self.stderr: asyncio.StreamReader | None = None
        self._end = asyncio.create_task(self._read_status(ended))

    async def _read_status(self, ended: asyncio.StreamReader) -> None:
        status = await ended.readline()
        self.returncode = int(status)
        if self.stdin is not None:
            self.stdin.close()

    async def wait(self) -> int:
        """Wait until the process has ended; return its exit status, or minus the number of a signal."""
        await asyncio.shield(self._end)
        assert self.returncode is not None
        return self.returncode

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until the process has ended; return what it has written to its standard output and error."""
        readers = [reader.read() if reader is not None else _nothing() for reader in (self.stdout, self.stderr)]
        out, errors, _ = await asyncio.gather(*readers, self.wait())
        return out, errors

    def send_signal(self, signum: int) -> None:
        """Send the process a signal, unless it is known to have ended."""
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signum)

    def terminate(self) -> None:
        """Ask the process to end (SIGTERM)."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the process (SIGKILL)."""
        self.send_signal(signal.SIGKILL)


async def _nothing() -> bytes:
    return b""


class Nursery:
    """The program that others are forked from; it runs as long as the tests do."""

    def __init__(self) -> None:
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            environment = {**os.environ, "PYTHONPATH": str(ROOT)}
            command = (sys.executable, "-m", "tests.nursery", str(theirs.fileno()))
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=(theirs.fileno(),))

    async def start(
        self,
        *arguments: str,
        function: str = BOT,
        folder: Path = ROOT,
        environment: dict[str, str] | None = None,
        stdin: int | None = None,
        stdout: int | None = None,
        stderr: int | None = None,
    ) -> Forked:
        """Start a process.

        It is like one that `asyncio.create_subprocess_exec` starts, except that its imports are done and its limits
        (`resource`) are those of the nursery. Its file mode creation mask is that of `python -m bot`.

        Args:
            arguments: The arguments of the program.
            function: What to call with the list of arguments, as `module:name`; its result is the exit status.
            folder: The working directory.
            environment: The environment; that of this process by default. `PYTHONPATH` is respected.
            stdin: `subprocess.PIPE`, or None for nothing to read.
            stdout: `subprocess.PIPE`, a file descriptor, or None for the standard output of this process.
            stderr: The same for the standard error.
        """
        order = {
            "function": function,
            "arguments": arguments,
            "folder": str(folder),
            "environment": dict(os.environ) if environment is None else environment,
        }
        theirs, readers = [], {}
        if stdin == subprocess.PIPE:
            given, to = os.pipe()
        else:
            given, to = os.open(os.devnull, os.O_RDONLY), None
        theirs.append(given)
        for name, wanted, own in (("stdout", stdout, 1), ("stderr", stderr, 2)):
            if wanted == subprocess.PIPE:
                readers[name], file = os.pipe()
            else:
                file = os.dup(own if wanted is None else wanted)
            theirs.append(file)
        readers["ended"], ended = os.pipe()
        theirs.append(ended)
        socket.send_fds(self._orders, [json.dumps(order).encode()], theirs)
        for file in theirs:
            os.close(file)
        read = {name: await _reader(file) for name, file in readers.items()}
        process = Forked(int(await asyncio.wait_for(read["ended"].readline(), HANG)), read["ended"])
        process.stdout, process.stderr = read.get("stdout"), read.get("stderr")
        if to is not None:
            process.stdin = await _writer(to)
        return process

    def close(self) -> None:
        """End the program; what was forked from it goes on."""
        self._orders.close()
        self._process.wait(HANG)


async def _reader(file: int) -> asyncio.StreamReader:
    reader, loop = asyncio.StreamReader(), asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(file))
    return reader


async def _writer(file: int) -> asyncio.StreamWriter:
    loop = asyncio.get_running_loop()
    transport, protocol = await loop.connect_write_pipe(asyncio.streams.FlowControlMixin, os.fdopen(file, "w"))
    return asyncio.StreamWriter(transport, protocol, None, loop)


@cache
def nursery() -> Nursery:
    """Return the nursery of this test process, which is started when it is first needed."""
    return Nursery()


def close_nursery() -> None:
    """End the nursery of this test process, if there is one."""
    if nursery.cache_info().currsize:
        nursery().close()
        nursery.cache_clear()


def be(order: dict[str, Any], files: list[int]) -> int:
    """Be the process that was ordered: take its files, its environment and its folder, and run its function.

    Args:
        order: See `Nursery.start`.
        files: Its standard input, output and error.

    Returns:
        The exit status.
    """
    for standard, file in enumerate(files):
        os.dup2(file, standard)
        os.close(file)
    environment: dict[str, str] = order["environment"]
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(order["folder"])
    os.umask(0o077)
    name, _, function = order["function"].partition(":")
    program = importlib.import_module(name)
    sys.argv[1:] = order["arguments"]
    sys.modules["__main__"] = program  # processes that `multiprocessing` starts import this module again
    added = [path for path in environment.get("PYTHONPATH", "").split(os.pathsep) if path and path not in sys.path]
    sys.path[:0] = added
    if added:
        from games.core.registry import clear_cache

        importlib.invalidate_caches()
        clear_cache()  # games may be installed there
        with contextlib.suppress(ImportError):
            sys.modules.pop("sitecustomize", None)
            importlib.import_module("sitecustomize")
    status: int = getattr(program, function)(order["arguments"])
    return status


def watch(order: dict[str, Any], files: list[int]) -> int | None:
    """Fork the process that was ordered, and write its id and, when it has ended, its exit status.

    Args:
        order: See `Nursery.start`.
        files: Its standard input, output and error, and where to write.

    Returns:
        The exit status of the process that was ordered, in that process; None in the one that watches.
    """
    *standard, ended = files
    if process := os.fork():
        for file in standard:
            os.close(file)
        os.write(ended, f"{process}\n".encode())
        _, status = os.waitpid(process, 0)
        os.write(ended, f"{os.waitstatus_to_exitcode(status)}\n".encode())
        return None
    os.close(ended)
    return be(order, standard)


def _reap(*_: object) -> None:
    """Release the processes that have ended, as a handler of SIGCHLD."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def main(orders: socket.socket) -> None:
    """Serve orders until the other side closes the socket."""
    from bot.__main__ import event_loops
    from bot.ui.words import installed_languages, say
    from games.core.registry import all_games
    from games.core.words import in_language, load_catalogue
    from tests import compiled_words

    compiled_words.keep_compiled_words()
    event_loops()
    all_games()
    for language in installed_languages():  # what every start says when it registers its commands
        with in_language(language):
            catalogue = load_catalogue("bot", language)
            for key in catalogue:
                if key.startswith(("command-", "name-", "option-")) and not catalogue.arguments(key):
                    say.label(key)
    compiled_words.close()
    gc.freeze()
    signal.signal(signal.SIGCHLD, _reap)
    while True:
        order, files, _, _ = socket.recv_fds(orders, ORDER, 4)
        if not order:
            return
        if os.fork() == 0:
            orders.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            status = watch(json.loads(order), files)
            if status is None:
                os._exit(0)
            sys.exit(status)
        for file in files:
            os.close(file)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
