"""Two bots at once, as while an old and a new release overlap: separate processes on one database and one sandbox. Both
receive every press, as two sessions of one bot do on Discord.
"""

import asyncio
import json
import os
import signal
import subprocess
from dataclasses import dataclass, field

from sandbox.driver import User, buttons, texts
from storage import Store
from tests.bot.conftest import KEY, TOY, Json, Stage
from tests.fake_time import FakeTime
from tests.nursery import ROOT, Forked, nursery
from tests.waiting import HANG


class Twin:
    """One bot in a process of its own, whose time this process sets."""

    def __init__(self, process: Forked) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        """The id of the bot's process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """True if the bot has not been seen to end."""
        return self._process.returncode is None

    async def hear(self, word: str) -> None:
        """Wait for a word from the bot."""
        assert self._process.stdout is not None
        heard = await asyncio.wait_for(self._process.stdout.readline(), HANG)
        assert heard.decode().split() == [word]

    def say(self, words: str) -> None:
        """Send the bot a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{words}\n".encode())

    async def wait(self) -> int:
        """Wait until the bot has ended; return its exit status, or minus the number of a signal."""
        return await asyncio.wait_for(self._process.wait(), HANG)

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
            assert self._process.stdin is not None
            self._process.stdin.close()
            assert await self.wait() == 0


@dataclass
class Twins(Stage):
    """A sandbox with any number of bots in it, and a store of the test's own to check what they did."""

    url: str = ""
    all: list[Twin] = field(default_factory=list)
    passed: float = 0.0

    async def open(self) -> None:
        """Open the test's own store."""
        self.store = await Store.open(self.url, KEY, time_source=self.watch)

    async def start(self, *, die: str | None = None, shard: tuple[int, int] = (0, 1), takes_over: bool = True) -> Twin:
        """Start another bot.

        Args:
            die: Where it is killed (see `twin.py`).
            shard: Its number and how many shards there are.
            takes_over: Whether it serves a press that another bot has claimed and not answered for two seconds.
        """
        order = {"api": self.server.base_url, "url": self.url, "passed": self.passed, "die": die, "shard": shard}
        order["takes_over"] = takes_over
        process = await nursery().start(
            json.dumps(order),
            function="tests.bot.processes.twin:main",
            environment={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(TOY)))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.all.append(twin := Twin(process))
        await twin.hear("ready")
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
