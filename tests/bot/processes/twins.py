"""Two bots at once, as while an old and a new release overlap: separate processes on one database and one sandbox. Both
receive every press, as two sessions of one bot do on Discord."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from sandbox import Sandbox
from sandbox.driver import User, buttons, texts
from storage import Store
from tests.bot.conftest import KEY, TOY, Json, Stage
from tests.fake_time import FakeTime
from tests.waiting import HANG

ROOT = Path(__file__).parents[3]


@dataclass
class Twin:
    """One bot in a process of its own, whose time this process sets."""

    pid: int
    _input: asyncio.StreamWriter
    _output: asyncio.StreamReader
    _ended: asyncio.StreamReader
    _status: int | None = None

    @property
    def alive(self) -> bool:
        """True if the bot has not been seen to end."""
        return self._status is None

    async def hear(self, word: str) -> None:
        """Wait for a word from the bot."""
        heard = await asyncio.wait_for(self._output.readline(), HANG)
        assert heard.decode().split() == [word]

    def say(self, words: str) -> None:
        """Send the bot a line."""
        self._input.write(f"{words}\n".encode())

    async def wait(self) -> int:
        """Wait until the bot has ended; return its exit status, or minus the number of a signal."""
        if self._status is None:
            self._status = int(await asyncio.wait_for(self._ended.readline(), HANG))
            self._input.close()
        return self._status

    async def died(self) -> None:
        """Wait until the bot has been killed."""
        assert await self.wait() == -signal.SIGKILL

    def rest(self) -> None:
        """Stop the process (SIGSTOP)."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Continue the process; it then receives everything sent meanwhile."""
        os.kill(self.pid, signal.SIGCONT)

    async def stop(self) -> None:
        """Stop the bot cleanly."""
        if self.alive:
            self.go_on()
            self._input.close()
            assert await self.wait() == 0


class Nursery:
    """The program that bots are forked from (see `twin.py`); it runs as long as the tests do."""

    def __init__(self, folder: Path) -> None:
        path = str(folder / "orders")
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door:
            door.bind(path)
            door.listen(1)
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(TOY)))}
            command = (sys.executable, "-m", "tests.bot.processes.twin", path)
            self._process = subprocess.Popen(command, cwd=ROOT, env=environment)
            door.settimeout(HANG)
            self._orders, _ = door.accept()

    async def start(self, server: Sandbox, url: str, *, passed: float, die: str | None, shard: tuple[int, int]) -> Twin:
        """Start a bot.

        Args:
            server: Its Discord.
            url: Its database.
            passed: Seconds since the beginning, for its time source.
            die: Where it is killed (see `twin.py`).
            shard: Its number and how many shards there are.
        """
        (stdin, to), (out, stdout), (end, ended) = os.pipe(), os.pipe(), os.pipe()
        order = {"api": server.base_url, "url": url, "passed": passed, "die": die, "shard": shard}
        socket.send_fds(self._orders, [json.dumps(order).encode()], [stdin, stdout, ended])
        for file in (stdin, stdout, ended):
            os.close(file)
        loop, output, status = asyncio.get_running_loop(), asyncio.StreamReader(), asyncio.StreamReader()
        for reader, file in ((output, out), (status, end)):
            await loop.connect_read_pipe(lambda reader=reader: asyncio.StreamReaderProtocol(reader), os.fdopen(file))
        transport, protocol = await loop.connect_write_pipe(asyncio.streams.FlowControlMixin, os.fdopen(to, "w"))
        pid = int(await asyncio.wait_for(status.readline(), HANG))
        twin = Twin(pid, asyncio.StreamWriter(transport, protocol, None, loop), output, status)
        await twin.hear("ready")
        return twin

    def close(self) -> None:
        """End the program after all bots have ended."""
        self._orders.close()
        self._process.wait(HANG)


@dataclass
class Twins(Stage):
    """A sandbox with any number of bots in it, and a store of the test's own to check what they did."""

    nursery: Nursery = field(kw_only=True)
    url: str = ""
    all: list[Twin] = field(default_factory=list)
    passed: float = 0.0

    async def open(self) -> None:
        """Open the test's own store."""
        self.store = await Store.open(self.url, KEY, time_source=self.watch)

    async def start(self, *, die: str | None = None, shard: tuple[int, int] = (0, 1)) -> Twin:
        """Start another bot."""
        twin = await self.nursery.start(self.server, self.url, passed=self.passed, die=die, shard=shard)
        self.all.append(twin)
        return twin

    def pass_by(self, seconds: float) -> None:
        """Let time pass for this process and for bots that start later."""
        assert isinstance(self.watch, FakeTime)
        self.watch.advance(seconds=seconds)
        self.passed += seconds

    async def advance(self, seconds: float) -> None:
        """Let time pass for all; return when every bot has checked what is due."""
        self.pass_by(seconds)
        await self.order(f"advance {seconds}")

    async def order(self, words: str) -> None:
        """Send all running bots a line at the same moment."""
        alive = [twin for twin in self.all if twin.alive]
        for twin in alive:
            twin.say(words)
        await asyncio.gather(*[twin.hear("round") for twin in alive])

    def plight(self) -> str:
        """Say that the bots run in other processes; see `Stage.plight`."""
        return f"{len(self.all)} bots were started"

    async def said(self, place: int | None, user: User, words: str) -> list[Json]:
        """Return the messages of a channel or thread that contain these words."""
        return [each for each in await user.messages(str(place)) if words in texts(each)]

    async def close(self) -> None:
        """Stop everything."""
        for twin in self.all:
            await twin.stop()
        await self.store.close()


def labels(message: Json) -> list[str]:
    """Return the labels of a message's buttons."""
    return [str(button.get("label")) for button in buttons(message)]
