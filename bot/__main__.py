"""`python -m bot`: run the bot. `python -m bot sync`: register the commands, for a release step."""

import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

import discord
import uvloop

from bot.client import Stoa, connect_to
from bot.garbage import set_survivors_aside
from bot.health import Health, answer_health
from bot.house import Pace
from bot.sandboxed import SandboxFailed, run_sandbox
from bot.settings import Settings, WrongSettings, load_settings, start_logging
from bot.sync import sync_if_changed
from games.core.registry import left_out
from storage import Misconfigured, Store, Unavailable

log = logging.getLogger("bot")

WRONG_SETTINGS = 2
"""Exit status where settings cannot be used."""
TURN = 0.001
"""Seconds after which the event loop and the threads of the database give way to each other. With Python's own five
thousandths the dozen steps of a commit, each of which waits for its turn, add up to what a person notices."""


async def run(settings: Settings) -> int:
    """Run until SIGTERM or SIGINT; 0 after a clean end."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signum, stop.set)
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await Store.open(settings.database_url, settings.key))
        waits: set[asyncio.Task[Any]] = {asyncio.create_task(stop.wait())}
        api = settings.discord_api
        if settings.token is None:
            sandbox = await stack.enter_async_context(run_sandbox(settings.sandbox_port, settings.sandbox_file))
            api = sandbox.address
            waits.add(asyncio.create_task(sandbox.ended()))
        connect_to(api)
        client = Stoa(
            store,
            Pace(computer=settings.computer_pace),
            sandboxed=api is not None,
            owners=settings.owners,
            shard=settings.shard,
        )
        stack.push_async_callback(client.stop)
        if settings.port is not None:
            well = Health(lambda: client.healthy, store.ask).well
            health = await answer_health(settings.port, well)
            stack.callback(health.close)
        set_survivors_aside()
        sys.setswitchinterval(TURN)
        running = asyncio.create_task(client.start(settings.token or "sandbox"))
        await asyncio.wait({running, *waits}, return_when=asyncio.FIRST_COMPLETED)
        if running.done() and not stop.is_set():
            running.result()
            log.error("the connection has ended")
            return 1
        if not stop.is_set():
            log.error("the sandbox has ended")
            return 1
        log.info("stopping: no new presses, finishing what runs")
        await client.stop()
        await asyncio.wait({running})
        for wait in waits:
            wait.cancel()
    log.info("stopped")
    return 0


async def sync(settings: Settings) -> int:
    """Register the commands if they have changed."""
    if settings.token is None:
        print("DISCORD_TOKEN is missing: without it there is nowhere to register commands.", file=sys.stderr)
        return WRONG_SETTINGS
    connect_to(settings.discord_api)
    async with await Store.open(settings.database_url, settings.key) as store:
        client = Stoa(store, sandboxed=settings.discord_api is not None, serving=False)
        try:
            await client.login(settings.token)
            done = await sync_if_changed(client.tree, store, sandboxed=client.sandboxed)
        finally:
            await client.close()
            client.house.painter.close()
    print("The commands have been registered." if done else "The commands have not changed.")
    return 0


def guarded(work: Coroutine[Any, Any, int]) -> int:
    """Run, and say in one sentence what a host can do something about."""
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)
    except Misconfigured as error:
        print(error, file=sys.stderr)
        return WRONG_SETTINGS
    except discord.LoginFailure:
        print("DISCORD_TOKEN is wrong: Discord does not know it.", file=sys.stderr)
        return WRONG_SETTINGS
    except Unavailable:
        print("The database at DATABASE_URL cannot be reached.", file=sys.stderr)
        return 1
    except SandboxFailed as error:
        print(error, file=sys.stderr)
        return 1


def main(arguments: list[str]) -> int:
    """The command line."""
    if arguments not in ([], ["sync"]):
        print("usage: python -m bot [sync]", file=sys.stderr)
        return WRONG_SETTINGS
    try:
        settings = load_settings()
    except WrongSettings as error:
        print(error, file=sys.stderr)
        return WRONG_SETTINGS
    start_logging(settings.log_level, settings.log_format)
    for broken in left_out():
        log.error("the game package %s (%s) is left out: %s", broken.name, broken.value, broken.why)
    return guarded(sync(settings) if arguments else run(settings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
