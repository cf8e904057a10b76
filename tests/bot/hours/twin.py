"""A bot in a process of its own, whose watch is told what time it is, and which dies where it is told to.

Its one argument is JSON (see `Twin.start` in `twins.py`). Lines on its standard input, each answered by one line:

    advance SECONDS | wake    ->   round
"""

import asyncio
import json
import os
import signal
import sys
from typing import Any

from bot import rooms
from bot.client import Stoa, connect_to
from bot.hours.reminding import Reminding
from bot.house import Pace
from bot.refresher import Refresher
from bot.thinkers import Thinkers
from bot.vote.votes import Votes
from storage import Fired, Store
from storage.claims import Claims
from tests.watch import SetWatch

KEY = bytes(range(32))
PACE = Pace(board=0.02, presence=0.0, computer=0.0, patience=1.0, grace=10.0, closing=0.0)


def tell(words: str) -> None:
    """One line on the pipe, there before this returns."""
    os.write(1, f"{words}\n".encode())


async def no_time_to_think(*_: object) -> None:
    """Instead of a process of computer players, which takes a while to begin: then they play as for one who is away."""
    raise TimeoutError


def die_at(point: str) -> None:
    """Let this process be killed when it comes to show a board, to let a computer think, or to send a reminder; when
    it has just `sent` one, `claimed` a press, or is `closing` a vote, or `opening` a room."""

    def die(*_: object) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)

    if point == "showing":
        Refresher._show = die  # type: ignore[method-assign]
        return
    if point == "thinking":
        Thinkers._decide = die  # type: ignore[method-assign,assignment]
        return
    if point == "closing":
        Votes.ended = die  # type: ignore[method-assign,assignment]
        return
    if point == "opening":
        rooms.RoomKeeper._make = die  # type: ignore[method-assign,assignment]
        return
    if point == "claimed":
        claim = Claims.claim

        async def last(self: Claims, key: str) -> bool:
            if ours := await claim(self, key):
                os.kill(os.getpid(), signal.SIGKILL)
            return ours

        Claims.claim = last  # type: ignore[method-assign]
        return
    remind = Reminding.remind

    async def deadly(self: Reminding, fired: Fired) -> Any:
        if point == "sending":
            os.kill(os.getpid(), signal.SIGKILL)
        told = await remind(self, fired)
        os.kill(os.getpid(), signal.SIGKILL)
        return told

    Reminding.remind = deadly  # type: ignore[method-assign]


async def run(order: dict[str, Any]) -> None:
    """Serve until the input ends."""
    connect_to(order["api"])
    watch = SetWatch()
    watch.advance(seconds=order["passed"])
    rooms.BETWEEN = 0.1
    if order["die"] is not None:
        die_at(order["die"])
    store = await Store.open(order["url"], KEY, watch=watch)
    bot = Stoa(store, PACE, sandboxed=True, shard=tuple(order["shard"]))
    bot.house.hosting.thinkers._pool.run = no_time_to_think  # type: ignore[method-assign,assignment]
    running = asyncio.create_task(bot.start("sandbox"))
    keeper = bot.house.hosting.timekeeper
    while not keeper.rounds and not running.done():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    tell("ready")
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := (await reader.readline()).decode().split():
        rounds = keeper.rounds
        if line[0] == "advance":
            watch.advance(seconds=float(line[1]))
        keeper.wake()
        bot.house.votes.closing.wake()
        while keeper.rounds == rounds:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        tell("round")
    await bot.stop()
    await running
    await store.close()


if __name__ == "__main__":
    asyncio.run(run(json.loads(sys.argv[1])))
