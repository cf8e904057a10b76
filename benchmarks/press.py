"""Measure the processor time that the bot spends on a press, beside a bare discord.py bot that only answers "pong".

Unlike presses per second, it hardly depends on what else the machine does, so it shows what a change of the code is
worth. `docs/design-notes/press-cost.md` says where the time goes, and how to take a profile.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import psutil

from benchmarks.bot import IN_FLIGHT, RATE, Load, Pong, Tables, bot_with_tables, open_loop, pong_bot

PRESSES = 4000
"""Presses of a measurement. The number is fixed, since matches cost more at the beginning than at their end."""
CALM_SECONDS = 10.0
"""Seconds of the measurement at a fixed rate."""


def run() -> Iterable[dict[str, Any]]:
    """Measure the processor time of a press: with many at once, whose commits share a transaction, and at a fixed rate.

    Returns:
        One dictionary for each result.
    """
    return asyncio.run(_run())


async def _run() -> list[dict[str, Any]]:
    async with pong_bot() as (pong, process):
        bare = await cost_of(process, lambda: press_many(pong))
    with tempfile.TemporaryDirectory() as folder:
        async with bot_with_tables(Path(folder)) as (tables, process):
            busy = await cost_of(process, lambda: press_many(tables))
            calm = await cost_of(process, lambda: open_loop(tables, RATE, CALM_SECONDS))
    note = {"benchmark": "press", "unit": "ms of processor time a press"}
    return [
        {**note, "what": f"{IN_FLIGHT} presses at once", **busy, "pong": bare["all"]},
        {**note, "what": f"{RATE:.0f} presses a second", **calm},
    ]


async def press_many(target: Tables | Pong) -> Load:
    """Press buttons `PRESSES` times, of which `IN_FLIGHT` wait for an answer at once."""
    load = Load()

    async def keep_on() -> None:
        while load.offered < PRESSES:
            await target.press(load)

    await asyncio.gather(*(keep_on() for _ in range(IN_FLIGHT)))
    return load


async def cost_of(process: psutil.Process, measure: Callable[[], Awaitable[Load]]) -> dict[str, float]:
    """Return the processor time per answered press: of the event loop, the busiest other thread, and all threads.

    Args:
        process: The bot.
        measure: Presses buttons.
    """
    before = _thread_times(process.pid)
    load = await measure()
    spent = {id: time - before.get(id, 0.0) for id, time in _thread_times(process.pid).items()}
    loop = spent.pop(process.pid)
    parts = {"loop": loop, "busiest_thread": max(spent.values()), "all": loop + sum(spent.values())}
    costs = {name: round(1000 * seconds / load.answered, 3) for name, seconds in parts.items()}
    return {**costs, "changing": round(load.changing / load.answered, 2)}


def _thread_times(process: int) -> dict[int, float]:
    """Return the processor time of each thread of a process so far, in seconds, by thread id (Linux only)."""
    times: dict[int, float] = {}
    for thread in Path(f"/proc/{process}/task").iterdir():
        try:
            spent = (thread / "schedstat").read_text("ascii").split()[0]
        except OSError:  # it has just ended
            continue
        times[int(thread.name)] = int(spent) / 1e9
    return times
