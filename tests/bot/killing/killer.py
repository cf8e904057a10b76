"""Starts bots, kills them while people use them, starts them again and checks what is left."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from sandbox import Driver, Sandbox
from storage import Store
from tests.bot.conftest import KEY
from tests.bot.killing import checks
from tests.bot.killing.people import People
from tests.nursery import ROOT, Forked, nursery
from tests.waiting import HANG

AT_START = 0.2
"""The share of kills that come while a bot starts or catches up, before the boards are true again."""
STARTING = 3.0
"""The longest time from a start to such a kill, in seconds."""
PLAYING = 6.0
"""The longest time from the moment at which people go on to a kill, in seconds."""
WARM = 60.0
"""The most seconds until all tables play, before the first kill."""
PATIENCE = 15.0
"""Seconds after which a person gives up waiting."""
BOARDS_TRUE = 30.0
"""Seconds from a start until every board should be true. Later ones are counted: a busy machine is late too."""


@dataclass(slots=True)
class Outcome:
    """What a run has done and seen."""

    kills: Counter[str] = field(default_factory=Counter)
    """By moment: while people played, or at the start. Of two processes, by how many died."""
    true_after: list[float] = field(default_factory=list)
    """Seconds from each start until every board was true."""
    counts: Counter[str] = field(default_factory=Counter)
    """What people did and what the database has at the end."""

    @property
    def late(self) -> int:
        """After how many starts a board was still untrue after `BOARDS_TRUE` seconds."""
        return sum(each > BOARDS_TRUE for each in self.true_after)


class Killer:
    """The bots of one run.

    Args:
        url: The database.
        folder: An empty folder for the logs of the bots.
        people: The people who use them.
        bots: How many processes share the database.
        seed: Of the moments.
    """

    def __init__(self, url: str, folder: Path, people: People, bots: int, seed: int) -> None:
        self.url = url
        self.outcome = Outcome()
        self._folder = folder
        self._people = people
        self._bots: list[Forked | None] = [None] * bots
        self._orphans: list[psutil.Process] = []
        self._luck = random.Random(seed)

    async def start(self) -> float:
        """Start the bots that are dead; return the moment, on the monotonic clock."""
        moment = time.monotonic()
        self._people.lives += 1
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX"))}
        settings = {
            "DISCORD_API": self._people.server.base_url,
            "DATABASE_URL": self.url,
            "SECRET_KEY": KEY.hex(),
            "PYTHONPATH": str(ROOT),
            "WARM_UP": "off",
            "COMPUTER_PACE": "0.2",
        }
        for number, bot in enumerate(self._bots):
            if bot is None:
                with self._log(number).open("ab") as log:
                    self._bots[number] = await nursery().start(
                        folder=self._folder, environment=clean | settings, stdout=log.fileno(), stderr=log.fileno()
                    )
        return moment

    def _log(self, number: int) -> Path:
        return self._folder / f"bot{number}.log"

    async def kill(self, victims: Sequence[int]) -> None:
        """Kill bots, and let everybody know that their answers will not come."""
        for number in victims:
            bot = self._bots[number]
            assert bot is not None and bot.returncode is None, f"bot {number} has ended: {self._last_words(number)}"
            self._orphans += psutil.Process(bot.pid).children(recursive=True)
        for number in victims:
            bot = self._bots[number]
            assert bot is not None
            bot.kill()
        for number in victims:
            bot, self._bots[number] = self._bots[number], None
            assert bot is not None
            assert await bot.wait() == -signal.SIGKILL, f"bot {number} ended by itself: {self._last_words(number)}"
        self._people.lives += 1

    def _last_words(self, number: int) -> str:
        return self._log(number).read_text("utf-8")[-3000:]

    def _victims(self) -> list[int]:
        """Choose one of the bots, or all of them."""
        everybody = list(range(len(self._bots)))
        chosen = self._luck.randrange(len(everybody) + 1)
        return everybody if chosen == len(everybody) else [chosen]

    async def warm_up(self) -> None:
        """Wait until all tables play."""
        self._people.open.set()
        until = time.monotonic() + WARM
        while time.monotonic() < until and not all(
            self._people.sights.newest(table.match)[0] == "board" for table in self._people.tables
        ):
            self._people.raise_errors()
            await asyncio.sleep(0.1)

    async def round(self) -> None:
        """Kill bots once, start them again, and check everything."""
        luck, people = self._luck, self._people
        people.open.set()
        await asyncio.sleep(luck.uniform(0, PLAYING))
        people.raise_errors()
        victims = self._victims()
        await self._count_and_kill(victims, "playing")
        if len(victims) < len(self._bots):
            await asyncio.sleep(luck.uniform(0, 1.0))  # the others go on alone
        began = await self.start()
        if luck.random() < AT_START:
            await asyncio.sleep(luck.uniform(0, STARTING))
            await self._count_and_kill(victims, "starting")
            began = await self.start()
        await people.pause()
        try:
            self.outcome.true_after.append(await checks.until_true(self.url, people, began))
        except checks.Untrue as error:
            said = "".join([self._last_words(number) for number in range(len(self._bots))])
            raise checks.Untrue(f"{error}\nThe log ends:\n{said}") from None
        async with await Store.open(self.url, KEY, migrate=False) as store:
            await checks.told_is_stored(store, people)
            await checks.logs_are_whole(store, [table.match for table in people.tables if table.match is not None])
        await self._no_orphans()

    async def _count_and_kill(self, victims: Sequence[int], moment: str) -> None:
        self.outcome.kills[moment] += 1
        if len(self._bots) > 1:
            self.outcome.kills["both" if len(victims) > 1 else "one"] += 1
        await self.kill(victims)

    async def _no_orphans(self) -> None:
        """Check that the worker processes of the dead have ended too."""
        _, alive = await asyncio.to_thread(psutil.wait_procs, self._orphans, HANG)
        if alive:
            raise checks.Untrue(f"{len(alive)} worker processes outlive their bot")
        self._orphans = []

    async def finish(self) -> None:
        """Check everything once more, stop the bots cleanly, and look at what they have logged."""
        people = self._people
        await people.end()
        async with await Store.open(self.url, KEY, migrate=False) as store:
            matches = await checks.all_matches(store)
            left = await checks.one_board_each(store, people, matches)
            await checks.told_is_stored(store, people)
            await checks.logs_are_whole(store, matches)
            self.outcome.counts = people.books.counts + await checks.what_happened(store)
            self.outcome.counts["lobbies that keep their buttons"] = left
        for number, bot in enumerate(self._bots):
            assert bot is not None
            bot.terminate()
            async with asyncio.timeout(HANG):
                assert await bot.wait() == 0, self._last_words(number)
            log = self._log(number).read_text("utf-8")
            assert "Traceback" not in log and " ERROR " not in log, _errors(log)
        violations = await people.driver.violations()
        if violations:
            raise checks.Untrue(f"Discord would have rejected: {violations[:5]}")

    async def abandon(self) -> None:
        """End what still runs after an error."""
        await self._people.end()
        for bot in self._bots:
            if bot is not None:
                bot.kill()
                await bot.wait()


def _errors(log: str) -> str:
    """Return the part of a log that begins shortly before its first error."""
    found = [place for word in ("Traceback", " ERROR ") if (place := log.find(word)) >= 0]
    return log[max(0, min(found) - 500) : min(found) + 3000]


@asynccontextmanager
async def killing(url: str, folder: Path, *, bots: int, seed: int) -> AsyncIterator[Killer]:
    """Yield bots that people use.

    Args:
        url: An empty database.
        folder: An empty folder.
        bots: How many processes share the database.
        seed: Of the moments and of what people choose.
    """
    server = await Sandbox.start()
    async with Driver(server.base_url, PATIENCE) as driver:
        async with await Store.open(url, KEY) as store:
            await store.put_value(f"greeted.{server.world.guild['id']}", True)
        people = People(server, driver, seed)
        killer = Killer(url, folder, people, bots, seed)
        try:
            await killer.start()
            await driver.bot_ready(timeout=HANG)
            await people.begin()
            yield killer
        finally:
            await killer.abandon()
    await server.close()


async def run(url: str, folder: Path, times: int, seed: int, *, bots: int = 1) -> Outcome:
    """Kill bots so many times and check everything after each.

    Args:
        url: An empty database.
        folder: An empty folder.
        times: How often to kill. A start that is killed too counts as another one.
        seed: Of the moments and of what people choose.
        bots: How many processes share the database; a kill takes one of them or all.

    Raises:
        AssertionError: Something was lost, doubled or not true.
    """
    async with killing(url, folder, bots=bots, seed=seed) as killer:
        kills = killer.outcome.kills
        await killer.warm_up()
        while kills["playing"] + kills["starting"] < times:
            await killer.round()
        await killer.finish()
        return killer.outcome
