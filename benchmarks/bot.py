"""Measure button presses through the real bot: throughput, latency, behaviour under overload, and memory.

The bot runs in its own process with discord.py and a SQLite database, the sandbox in this one. There are a thousand
open matches of Gorgias, and every press that changes a match is committed to disk before it is acknowledged. For
comparison, a bare discord.py bot that only answers "pong" is measured in the same run.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from typing import Any, Protocol

import psutil

from sandbox import Sandbox
from sandbox.errors import ApiError
from storage import Store

MATCHES = 1000
IN_FLIGHT = 48
"""The number of concurrent presses when throughput is measured."""
SECONDS = 8.0
"""The duration of a measurement."""
RATE = 150.0
"""Presses per second when latency is measured."""
KEY = bytes(32)
"""The encryption key of the database."""
ROOT = Path(__file__).parents[1]

Latencies = list[float]
"""Times to acknowledgement, in seconds."""


def run() -> Iterable[dict[str, Any]]:
    """Measure the bot's throughput and latency of button presses, its behaviour under overload, and its memory.

    Returns:
        One dictionary for each result.
    """
    return asyncio.run(_run())


async def _run() -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        async with pong_bot() as (pong, _):
            bare = await closed_loop(pong, SECONDS / 2)
            bare_calm = await open_loop(pong, RATE, SECONDS / 2)
        async with bot_with_tables(Path(folder)) as (tables, process):
            idle = process.memory_info().rss
            most = await closed_loop(tables, SECONDS)
            calm = await open_loop(tables, RATE, SECONDS)
            loaded = process.memory_info().rss
            wanted = 10 * most.per_second
            flood = await open_loop(Flood(tables), wanted, 10.0, most=50_000)
            flooded = process.memory_info().rss
            await asyncio.sleep(5.0)
            after = await open_loop(tables, RATE / 3, 4.0)
    note = {"benchmark": "bot", "matches": MATCHES}
    return [
        {**note, "what": "presses that change a match, per second", "value": round(most.changing_per_second),
         "all_presses": round(most.per_second), "goal": ">= 300", "pong": round(bare.per_second)},
        {**note, "what": f"acknowledgement at {RATE:.0f}/s, ms", **calm.times(), "failed": calm.failed,
         "goal": "p99 <= 50", "pong": bare_calm.times()},
        {**note, "what": "overload for 10 s, presses per second", "target": round(wanted),
         "offered": round(flood.offered / 10), "answered": round(flood.answered / 10),
         "rejected": round(flood.failed / 10)},
        {**note, "what": "five seconds after the overload, ms", **after.times(), "failed": after.failed},
        {**note, "what": "resident memory, MiB", "idle": idle >> 20, "loaded": loaded >> 20,
         "after_overload": flooded >> 20, "goal": "<= 150"},
    ]  # fmt: skip


class Load:
    """The results of a load test, in which buttons of a bot are pressed for some seconds.

    Attributes:
        latencies: The times to acknowledgement of all answered presses, in seconds.
        changing: The number of answered presses that changed a match.
        failed: The number of presses that were rejected or timed out.
        offered: The number of presses sent.
        seconds: The duration.
    """

    def __init__(self) -> None:
        self.latencies: Latencies = []
        self.changing = 0
        self.failed = 0
        self.offered = 0
        self.seconds = 1.0

    @property
    def answered(self) -> int:
        """The number of answered presses."""
        return len(self.latencies)

    @property
    def per_second(self) -> float:
        """The number of answered presses per second."""
        return self.answered / self.seconds

    @property
    def changing_per_second(self) -> float:
        """The number of answered presses per second that changed a match."""
        return self.changing / self.seconds

    def times(self) -> dict[str, float]:
        """Return the median (`p50`) and 99th percentile (`p99`) of the latencies in milliseconds; -1 if too few."""
        if len(self.latencies) < 2:
            return {"p50": -1.0, "p99": -1.0}
        parts = quantiles(self.latencies, n=100)
        return {"p50": round(1000 * parts[49], 1), "p99": round(1000 * parts[98], 1)}


class Target(Protocol):
    """What can be pressed."""

    async def press(self, load: Load) -> None:
        """Press something, and record the result in `load`."""


class Tables:
    """The matches of the tested bot, in which random buttons are pressed; one press at a time per match.

    Attributes:
        server: The sandbox, which stands in for Discord.
        panels: For each match, the (user id, id of the message with the buttons) pair of both players.
    """

    def __init__(self, server: Sandbox, rng: random.Random) -> None:
        self.server = server
        self.panels: list[list[tuple[str, str]]] = []
        self._rng = rng
        self._busy: set[int] = set()

    async def press(self, load: Load) -> None:
        """Press a button in a random match that has no unanswered press, and record the result in `load`."""
        number = self._rng.randrange(len(self.panels))
        while number in self._busy:
            number = (number + 1) % len(self.panels)
        self._busy.add(number)
        try:
            user, message, name, values = self.choice(number)
            load.offered += 1
            try:
                interaction = self.server.press(user, message, name, values)
                load.latencies.append(await interaction.acknowledged)
                load.changing += name.startswith("s1:play:") or values is not None
            except (TimeoutError, ApiError):
                load.failed += 1
        finally:
            self._busy.discard(number)

    def choice(self, number: int) -> tuple[str, str, str, list[str] | None]:
        """Choose a button or menu entry of a match: a random move if one of the players has one, else "Refresh".

        Args:
            number: The index of the match in `panels`.

        Returns:
            User id, message id, custom id and, for a menu, its values.
        """
        moves: list[tuple[str, str, str, list[str] | None]] = []
        refreshes: list[tuple[str, str, str, list[str] | None]] = []
        for user, message in self.panels[number]:
            for part in _walk(self.server.message(message)["components"]):
                name = str(part.get("custom_id", ""))
                if name.startswith("s1:play:"):
                    moves.append((user, message, name, None))
                elif name.startswith("s1:choose:"):
                    moves += [(user, message, name, [option["value"]]) for option in part["options"]]
                elif name.startswith("s1:panel:"):
                    refreshes.append((user, message, name, None))
        return self._rng.choice(moves or refreshes)


class Flood:
    """An overload: the same button of every match is pressed again and again, without waiting for answers.

    Args:
        tables: The matches; one button of each is chosen at the start.
    """

    def __init__(self, tables: Tables) -> None:
        self._server = tables.server
        self._choices = [tables.choice(number) for number in range(len(tables.panels))]
        self._next = 0

    async def press(self, load: Load) -> None:
        """Press the chosen button of the next match, and record the result in `load`."""
        user, message, name, values = self._choices[self._next % len(self._choices)]
        self._next += 1
        load.offered += 1
        try:
            load.latencies.append(await self._server.press(user, message, name, values).acknowledged)
        except (TimeoutError, ApiError):
            load.failed += 1


class Pong:
    """The message of the bare discord.py bot, with one button, to compare with the real bot."""

    def __init__(self, server: Sandbox, user: str, message: str) -> None:
        self.server = server
        self._user = user
        self._message = message

    async def press(self, load: Load) -> None:
        """Press the button and record the result in `load`."""
        load.offered += 1
        try:
            load.latencies.append(await self.server.press(self._user, self._message, "pong").acknowledged)
            load.changing += 1
        except TimeoutError:
            load.failed += 1


async def closed_loop(target: Target, seconds: float) -> Load:
    """Press buttons so that always `IN_FLIGHT` presses wait for an answer: each answer is followed by the next press.

    Args:
        target: What to press.
        seconds: The duration.

    Returns:
        The results of the load test.
    """
    load = Load()
    began = time.perf_counter()

    async def keep_on() -> None:
        while time.perf_counter() - began < seconds:
            await target.press(load)

    await asyncio.gather(*(keep_on() for _ in range(IN_FLIGHT)))
    load.seconds = time.perf_counter() - began
    return load


async def open_loop(target: Target, rate: float, seconds: float, most: int = MATCHES - IN_FLIGHT) -> Load:
    """Press buttons at a fixed rate, regardless of how fast the bot answers (an open-loop load test).

    Args:
        target: What to press.
        rate: Presses per second.
        seconds: The duration.
        most: The maximum number of unanswered presses.

    Returns:
        The results of the load test.
    """
    load, tasks, begun = Load(), set(), 0
    began = time.perf_counter()
    while (now := time.perf_counter() - began) < seconds:
        while begun < now * rate and len(tasks) < most:
            begun += 1
            task = asyncio.create_task(target.press(load))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            if begun % 8 == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(0.001)
    load.seconds = time.perf_counter() - began
    if tasks:
        await asyncio.wait(set(tasks))
    return load


@asynccontextmanager
async def bot_with_tables(
    folder: Path,
    url: str = "",
    *,
    matches: int = MATCHES,
    root: Path = ROOT,
    locales: Sequence[str] = (),
    start: Sequence[str] = ("-m", "bot"),
) -> AsyncIterator[tuple[Tables, psutil.Process]]:
    """Start the bot with running matches and open the private panel of every player; stop it afterwards.

    Args:
        folder: A folder for the database file.
        url: The database, instead of a file in the folder.
        matches: The number of matches, a multiple of 100.
        root: The folder with the bot's packages.
        locales: The locales of the players in Discord, in turn; empty if they all have Discord's usual one.
        start: The arguments with which Python starts the bot.

    Yields:
        The matches, and the bot's process.
    """
    server = await Sandbox.start(validate=False)
    try:
        users = server.add_users(2 * matches)
        if locales:
            server.world.locales.update(zip(users, cycle(locales), strict=False))
        threads = server.add_threads(server.channel_id("general"), matches)
        url = url or f"sqlite:///{folder / 'stoa.db'}"
        async with await Store.open(url, KEY) as store:
            for at in range(0, matches, 50):
                await asyncio.gather(*(open_table(store, server, users, threads, n) for n in range(at, at + 50)))
        settings = {
            "DISCORD_API": server.base_url,
            "DATABASE_URL": url,
            "SECRET_KEY": KEY.hex(),
            "LOG_LEVEL": "WARNING",
        }
        async with child_process(list(start), settings, server, root) as process:
            tables = Tables(server, random.Random(1))
            for at in range(0, matches, 20):
                tables.panels += await asyncio.gather(
                    *(read_panels(server, users, threads, n) for n in range(at, at + 20))
                )
            yield tables, process
    finally:
        await server.close()


async def open_table(store: Store, server: Sandbox, users: list[str], threads: list[str], number: int) -> None:
    """Start a match of Gorgias with two people, which counts as shown.

    Args:
        store: The database.
        server: The sandbox.
        users: All users, two per match.
        threads: The thread of each match.
        number: The index of the match.
    """
    host, other = int(users[2 * number]), int(users[2 * number + 1])
    place = {"guild": int(server.world.guild["id"]), "channel": int(server.channel_id("general"))}
    match = await store.lobbies.open_match(
        f"open:{number}", game="gorgias", host=host, host_name="Host", options={}, **place
    )
    await store.lobbies.join(match.id, f"join:{number}", other, "Guest")
    await store.place(match.id, thread=int(threads[number]))
    match = await store.lobbies.start(match.id, f"start:{number}", host)
    await store.mark_shown(match.id, match.version, match.message)


async def read_panels(server: Sandbox, users: list[str], threads: list[str], number: int) -> list[tuple[str, str]]:
    """Open the private panels of both players of a match, as the command `/hand` does.

    Args:
        server: The sandbox.
        users: The ids of all users, two per match.
        threads: The id of the thread of each match.
        number: The index of the match.

    Returns:
        The (user id, panel message id) pair of both players.
    """
    panels = []
    for user in users[2 * number : 2 * number + 2]:
        opened = server.slash(user, threads[number], "hand")
        await opened.acknowledged
        assert opened.response_id is not None
        panels.append((user, opened.response_id))
    return panels


@asynccontextmanager
async def pong_bot() -> AsyncIterator[tuple[Pong, psutil.Process]]:
    """Start the bare bot; stop it afterwards.

    Yields:
        Its button, and its process.
    """
    server = await Sandbox.start(validate=False)
    try:
        settings = {"DISCORD_API": server.base_url}
        async with child_process(["-m", "benchmarks.bot", "pong"], settings, server) as process:
            user = server.user_id("malia")
            opened = server.slash(user, server.channel_id("general"), "pong")
            await opened.acknowledged
            assert opened.response_id is not None
            yield Pong(server, user, opened.response_id), process
    finally:
        await server.close()


@asynccontextmanager
async def child_process(
    arguments: list[str], settings: dict[str, str], server: Sandbox, root: Path = ROOT
) -> AsyncIterator[psutil.Process]:
    """Run Python in a child process and wait until its bot is connected to the sandbox; terminate it afterwards.

    Args:
        arguments: The arguments of the Python interpreter.
        settings: Additional environment variables.
        server: The sandbox.
        root: The folder with the packages that it imports.

    Yields:
        The process.
    """
    clean = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "PORT")}
    environment = {**clean, "PYTHONPATH": str(root), **settings}
    child = await asyncio.create_subprocess_exec(sys.executable, *arguments, env=environment, cwd=root)
    try:
        async with asyncio.timeout(60):
            while not (server.gateway.bot_connected and server.world.commands):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        await asyncio.sleep(1.0)
        yield psutil.Process(child.pid)
    finally:
        if child.returncode is None:
            child.terminate()
            try:
                await asyncio.wait_for(child.wait(), 25)
            except TimeoutError:
                child.kill()
                await child.wait()


def _walk(parts: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", ()))


def pong() -> None:
    """Run a bare bot that only answers "pong", to show how fast discord.py alone can answer."""
    import discord
    from discord import app_commands, ui

    from bot.interactions.discord_private import connect_to

    api = os.environ["DISCORD_API"]
    connect_to(api)
    client = discord.Client(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.1)
    tree = app_commands.CommandTree(client)

    @tree.command(name="pong", description="A button")
    async def command(interaction: discord.Interaction[discord.Client]) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="pong", custom_id="pong"))
        view.stop()
        await interaction.response.send_message("ping", view=view, ephemeral=True)

    async def on_interaction(interaction: discord.Interaction[discord.Client]) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(content="pong")

    async def setup_hook() -> None:
        await tree.sync()

    client.on_interaction = on_interaction  # type: ignore[attr-defined]
    client.setup_hook = setup_hook  # type: ignore[method-assign]
    client.run("sandbox", log_handler=None)


if __name__ == "__main__":
    if sys.argv[1:] == ["pong"]:
        pong()
    else:
        for line in run():
            print(line)
