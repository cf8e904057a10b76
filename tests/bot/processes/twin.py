"""A bot in a process of its own, whose time tests set and which can be killed at given points.

`Twins` starts it from the nursery. Lines on a bot's standard input, each answered by one line:

    advance SECONDS | wake    ->   round    (all reminders that were due have been sent)
"""

import asyncio
import json
import os
import signal
import sys
from typing import Any

from bot import __main__ as program
from bot.app import client
from bot.app.client import StoaClient
from bot.interactions import claims, dispatcher, response
from bot.interactions.discord_private import connect_to
from bot.messages import rate_limit, threads
from bot.messages.board_updater import BoardUpdater
from bot.scheduler.computer_turns import ComputerTurns
from bot.scheduler.reminders import Reminders
from bot.scheduler.votes import PublicVotes
from bot.services import Pace
from bot.ui.image_cache import ImageCache
from storage import Store
from storage.scheduling.deadlines import Deadlines
from storage.scheduling.leases import Leases
from tests.bot.drawing import DrawingThread
from tests.fake_time import FakeTime
from tests.waiting import HANG

KEY = bytes(range(32))
PACE = Pace(
    write_interval=0.02,
    presence_window=0.0,
    playing_window=0.0,
    computer_interval=0.0,
    defer_after=HANG,
    shutdown_grace=HANG,
    vote_grace=0.0,
)


def tell(words: str) -> None:
    """Write one line to the pipe before returning."""
    os.write(1, f"{words}\n".encode())


async def no_time_to_think(*_: object) -> None:
    """Stand in for the process of computer players, which takes long to start: they play their timeout action."""
    raise TimeoutError


def die_at(point: str) -> None:
    """Kill this process at a point: before showing a board, letting a computer player think, or sending a reminder; or
    when it has just `sent` a reminder, `claimed` a press or `opened` a scheduled vote, or is `closing` a vote or
    `opening` a private thread.
    """

    def die(*_: object) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)

    if point == "showing":
        BoardUpdater._show = die  # type: ignore[method-assign]
        return
    if point == "thinking":
        ComputerTurns._decide = die  # type: ignore[method-assign,assignment]
        return
    if point == "closing":
        PublicVotes.vote_ended = die  # type: ignore[method-assign,assignment]
        return
    if point == "opened":
        PublicVotes.vote_started = die  # type: ignore[method-assign,assignment]
        return
    if point == "opening":
        threads.TeamThreads._make = die  # type: ignore[method-assign,assignment]
        return
    if point == "claimed":
        claim = Leases.claim

        async def last(self: Leases, key: str) -> bool:
            if ours := await claim(self, key):
                os.kill(os.getpid(), signal.SIGKILL)
            return ours

        Leases.claim = last  # type: ignore[method-assign]
        return
    if point == "sent":
        Deadlines.mark_reminder_sent = die  # type: ignore[method-assign]
        return
    Reminders.send = die  # type: ignore[method-assign]


async def greet_nobody(*_: Any) -> None:
    """Do nothing in place of the greeting, so that only what a test does is posted."""


async def run(order: dict[str, Any]) -> None:
    """Run a bot until its input ends."""
    connect_to(order["api"])
    watch = FakeTime()
    watch.advance(seconds=order["passed"])
    threads.CLAIM_CHECK_INTERVAL = 0.3
    rate_limit.RENEW_SECONDS, rate_limit.HURRIED_RENEWAL = 0.5, 0.2
    dispatcher.TOO_OLD = response.ACKNOWLEDGE_SECONDS = claims.CLAIM_TIMEOUT = HANG
    client.greet = greet_nobody
    if not order["takes_over"]:
        claims.TAKEOVER_AFTER = HANG
    if order["die"] is not None:
        die_at(order["die"])
    store = await Store.open(order["url"], KEY, time_source=watch)
    images = ImageCache(pool=DrawingThread("pictures"))
    bot = StoaClient(store, PACE, images, sandboxed=True, shard=tuple(order["shard"]))
    bot.services.events.computer_turns._pool.run = no_time_to_think  # type: ignore[method-assign,assignment]
    running = asyncio.create_task(bot.start("sandbox"))
    keeper, reminders = bot.services.events.deadlines, bot.services.events.reminders
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
        bot.services.votes.closer.wake()
        bot.services.votes.opener.wake()
        while keeper.rounds == rounds or reminders.sending:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        tell("round")
    await bot.shutdown()
    await running
    await store.close()


def real(arguments: list[str]) -> int:
    """Run what a host runs, which here drops no press because it comes late: the machine may be slow.

    Args:
        arguments: The arguments after `python -m bot`.

    Returns:
        The exit status.
    """
    dispatcher.TOO_OLD = response.ACKNOWLEDGE_SECONDS = claims.CLAIM_TIMEOUT = HANG
    return program.main(arguments)


def main(arguments: list[str]) -> int:
    """Run a bot as ordered until its input ends.

    Args:
        arguments: The order (see `Twins.start`) in JSON.

    Returns:
        The exit status.
    """
    asyncio.run(run(json.loads(arguments[0])))
    return 0
