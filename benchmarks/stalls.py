"""Measure the longest stall of the bot's event loop while hostile texts and files come in through every door.

The bot runs in its own process and measures its own loop; the sandbox and the strangers are in this one. The same doors
are used first with a text that is not hostile, then with the whole corpus (`benchmarks.hostile`). A stall is the time
in which the loop came to nothing else; its processor time is given too, which other programs do not lengthen.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from benchmarks.bot import KEY, ROOT
from benchmarks.hostile import DOORS, FILES, TEXTS, USUAL, USUAL_FILE, Scene, Stranger
from sandbox import Sandbox

ROUNDS = 2
"""How often each input is sent; the first time, code and caches are cold."""
FILES_EACH = 5
"""Files that one user uploads: more are not read within a minute."""
TICK = 0.001
"""Seconds between two looks at the clock in the bot's loop."""


def run() -> Iterable[dict[str, Any]]:
    """Measure the longest stalls of the bot's event loop, with usual and with hostile input.

    Returns:
        One dictionary for each result.
    """
    return asyncio.run(_run())


async def _run() -> list[dict[str, Any]]:
    server = await Sandbox.start(validate=False, ratelimits=False)
    try:
        with tempfile.TemporaryDirectory() as folder:
            settings = {"DISCORD_API": server.base_url, "DATABASE_URL": f"sqlite:///{Path(folder) / 'stoa.db'}"}
            async with _bot(server, settings) as bot:
                return await _measure(server, bot)
    finally:
        await server.close()


async def _measure(server: Sandbox, bot: asyncio.subprocess.Process) -> list[dict[str, Any]]:
    place = server.channel_id("general")
    scene = Scene(Stranger(server, server.user_id("malia"), place))
    await scene.set_up(Stranger(server, server.user_id("theo"), place))
    doors: dict[str, dict[str, dict[str, float]]] = {"usual": {}, "hostile": {}}
    for kind, corpus in (("usual", dict.fromkeys(TEXTS, USUAL)), ("hostile", TEXTS)):
        for name, door in DOORS.items():
            for _ in range(ROUNDS):
                await _longest(bot)
                for text in corpus.values():
                    await door(scene, text)
                doors[kind][name] = await _longest(bot)
    for kind, files in (("usual", dict.fromkeys(FILES, USUAL_FILE)), ("hostile", FILES)):
        await _longest(bot)
        await _upload(server, place, files)
        doors[kind]["option files"] = await _longest(bot)
    results = []
    for measure in ("stall", "processor"):
        usual, hostile = (
            max((stalls[measure], door) for door, stalls in doors[kind].items()) for kind in ("usual", "hostile")
        )
        results.append(
            {
                "benchmark": "stalls",
                "what": f"longest {measure} of the loop, ms",
                "usual": round(1000 * usual[0], 1),
                "hostile": round(1000 * hostile[0], 1),
                "above": round(1000 * (hostile[0] - usual[0]), 1),
                "door": hostile[1],
                "goal": "<= 50 above",
            }
        )
    return results


async def _upload(server: Sandbox, place: str, files: Mapping[str, bytes]) -> None:
    """Upload all files as option files, one after the other, `FILES_EACH` by each of several new users.

    Args:
        server: The sandbox.
        place: The id of the channel.
        files: The files by name.
    """
    waiting = list(files.values())
    users = server.add_users(-(-len(waiting) // FILES_EACH), f"host{time.time_ns()}")
    for at, user in enumerate(users):
        scene = Scene(Stranger(server, user, place))
        scene.lobby = await scene.open("philosophia")
        for data in waiting[FILES_EACH * at : FILES_EACH * (at + 1)]:
            await scene.upload(data)


async def _longest(bot: asyncio.subprocess.Process) -> dict[str, float]:
    """Return the longest stall of the bot's event loop since the last call, in seconds: elapsed and processor time."""
    assert bot.stdin is not None and bot.stdout is not None
    bot.stdin.write(b"\n")
    found: dict[str, float] = json.loads(await bot.stdout.readline())
    return found


@asynccontextmanager
async def _bot(server: Sandbox, settings: dict[str, str]) -> AsyncIterator[asyncio.subprocess.Process]:
    clean = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "PORT")}
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.stalls", "bot"),
        env={**clean, "PYTHONPATH": str(ROOT), **settings},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(60):
            while not (server.gateway.bot_connected and server.world.commands):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        yield bot
    finally:
        assert bot.stdin is not None
        bot.stdin.close()  # the bot ends with it
        try:
            await asyncio.wait_for(bot.wait(), 30)
        except TimeoutError:
            bot.kill()
            await bot.wait()


async def measured_bot() -> None:
    """Run the bot; for each line on standard input, print the longest stall of its event loop since the last line."""
    from bot.app.client import StoaClient
    from bot.interactions.discord_private import connect_to
    from bot.services import Pace
    from storage import Store

    longest = {"stall": 0.0, "processor": 0.0}

    async def watch() -> None:
        at, used = time.perf_counter(), time.thread_time()
        while True:
            await asyncio.sleep(TICK)
            now, using = time.perf_counter(), time.thread_time()
            longest["stall"] = max(longest["stall"], now - at - TICK)
            longest["processor"] = max(longest["processor"], using - used)
            at, used = now, using

    async def report(client: StoaClient) -> None:
        while await asyncio.to_thread(sys.stdin.readline):
            print(json.dumps(longest), flush=True)
            longest.update(stall=0.0, processor=0.0)
        await client.shutdown()

    connect_to(os.environ["DISCORD_API"])
    async with await Store.open(os.environ["DATABASE_URL"], KEY) as store:
        client = StoaClient(store, Pace(write_interval=0.02), sandboxed=True)  # votes need not wait for the channel
        watching, reporting = asyncio.create_task(watch()), asyncio.create_task(report(client))
        await client.start("sandbox")
        await reporting
        watching.cancel()


if __name__ == "__main__":
    if sys.argv[1:] == ["bot"]:
        asyncio.run(measured_bot())
