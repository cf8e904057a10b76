"""Two bots at once, as while an old release and a new one overlap: processes of their own, on one database and one
sandbox. Both are told of every press, as Discord tells two sessions of one bot."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from sandbox import Sandbox
from sandbox.driver import User, buttons, texts
from storage import Store
from tests.watch import SetWatch

from ..conftest import KEY, TOY, Json, Stage

ROOT = Path(__file__).parents[3]


@dataclass
class Twin:
    """One bot whose watch this process sets."""

    process: Process

    @classmethod
    async def start(cls, server: Sandbox, url: str, *, passed: float, die: str | None, shard: tuple[int, int]) -> Self:
        """Start it, so many seconds after the beginning; `die` says where it is killed (see `twin.py`)."""
        order = {"api": server.base_url, "url": url, "passed": passed, "die": die, "shard": shard}
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(TOY)))}
        command = (sys.executable, "-m", "tests.bot.hours.twin", json.dumps(order))
        twin = cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment))
        await twin.hear("ready")
        return twin

    async def hear(self, word: str) -> None:
        """Wait for a word of its."""
        assert self.process.stdout is not None
        heard = await asyncio.wait_for(self.process.stdout.readline(), 60)
        assert heard.decode().split() == [word]

    def say(self, words: str) -> None:
        """Tell it something."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{words}\n".encode())

    async def died(self) -> None:
        """Wait until it has been killed."""
        assert await asyncio.wait_for(self.process.wait(), 60) == -signal.SIGKILL

    def rest(self) -> None:
        """Hear and do nothing for a while."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Hear everything that was said meanwhile."""
        self.process.send_signal(signal.SIGCONT)

    async def stop(self) -> None:
        """A clean end."""
        if self.process.returncode is None:
            self.go_on()
            assert self.process.stdin is not None
            self.process.stdin.close()
            assert await asyncio.wait_for(self.process.wait(), 60) == 0


@dataclass
class Twins(Stage):
    """A sandbox with as many bots in it as are started, and a store of our own to look at what they did."""

    url: str = ""
    all: list[Twin] = field(default_factory=list)
    passed: float = 0.0

    async def open(self) -> None:
        """Open the store through which tests look."""
        self.store = await Store.open(self.url, KEY, watch=self.watch)

    async def start(self, *, die: str | None = None, shard: tuple[int, int] = (0, 1)) -> Twin:
        """One more bot."""
        twin = await Twin.start(self.server, self.url, passed=self.passed, die=die, shard=shard)
        self.all.append(twin)
        return twin

    def pass_by(self, seconds: float) -> None:
        """Time passes for us and for bots that begin later."""
        assert isinstance(self.watch, SetWatch)
        self.watch.advance(seconds=seconds)
        self.passed += seconds

    async def advance(self, seconds: float) -> None:
        """Time passes for all; when this returns they have all looked what is due."""
        self.pass_by(seconds)
        await self.order(f"advance {seconds}")

    async def order(self, words: str) -> None:
        """Tell all who live something, at the same moment."""
        alive = [twin for twin in self.all if twin.process.returncode is None]
        for twin in alive:
            twin.say(words)
        await asyncio.gather(*[twin.hear("round") for twin in alive])

    def plight(self) -> str:
        """Each of the bots is in a process of its own."""
        return f"{len(self.all)} bots were started"

    async def said(self, place: int | None, user: User, words: str) -> list[Json]:
        """The messages of a place in which these words stand."""
        return [each for each in await user.messages(str(place)) if words in texts(each)]

    async def close(self) -> None:
        """The end of everything."""
        for twin in self.all:
            await twin.stop()
        await self.store.close()


def labels(message: Json) -> list[str]:
    """What can be pressed."""
    return [str(button.get("label")) for button in buttons(message)]
