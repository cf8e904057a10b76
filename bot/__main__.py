"""`python -m bot` runs the bot; `python -m bot sync` registers the slash commands, as a release step."""

import asyncio
import signal
import sys
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

import discord
import structlog
import uvloop

from bot.app.client import StoaClient
from bot.app.command_sync import sync_if_changed
from bot.app.gc_tuning import freeze_survivors
from bot.app.health import HealthCheck, serve_health
from bot.app.logging import start_logging
from bot.app.sandbox_process import SandboxFailed, run_sandbox
from bot.app.settings import InvalidSettings, Settings, load_settings
from bot.interactions.discord_private import connect_to
from bot.services import Pace
from games.core.registry import left_out
from storage import Misconfigured, Store, Unavailable

log = structlog.stdlib.get_logger("bot")

EXIT_WRONG_SETTINGS = 2
"""Exit status for invalid settings."""
SWITCH_INTERVAL = 0.001
"""Seconds after which a thread releases the interpreter lock to another (`sys.setswitchinterval`). A commit alternates
a dozen times between the event loop and the database's thread; with Python's default of 5 ms users notice the delay."""


async def run(settings: Settings) -> int:
    """Run the bot until SIGTERM or SIGINT, and return the exit status: 0 after a clean shutdown."""
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
        client = StoaClient(
            store,
            Pace(computer_interval=settings.computer_pace),
            sandboxed=api is not None,
            owners=settings.owners,
            shard=settings.shard,
        )
        stack.push_async_callback(client.shutdown)
        if settings.port is not None:
            check = HealthCheck(lambda: client.healthy, store.ping)
            health_server = await serve_health(settings.port, check.is_healthy)
            stack.callback(health_server.close)
        freeze_survivors()
        sys.setswitchinterval(SWITCH_INTERVAL)
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
        await client.shutdown()
        await asyncio.wait({running})
        for wait in waits:
            wait.cancel()
    log.info("stopped")
    return 0


async def sync(settings: Settings) -> int:
    """Register the commands if they have changed, and return the exit status."""
    if settings.token is None:
        print("DISCORD_TOKEN is missing: without it there is nowhere to register commands.", file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    connect_to(settings.discord_api)
    async with await Store.open(settings.database_url, settings.key) as store:
        client = StoaClient(store, sandboxed=settings.discord_api is not None, serving=False)
        try:
            await client.login(settings.token)
            done = await sync_if_changed(client.tree, store, sandboxed=client.sandboxed)
        finally:
            await client.close()
            client.services.images.close()
    print("The commands have been registered." if done else "The commands have not changed.")
    return 0


def run_reporting_errors(work: Coroutine[Any, Any, int]) -> int:
    """Run a command and return its exit status; print an error that the operator of the bot can fix as one sentence."""
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)
    except Misconfigured as error:
        print(error, file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    except discord.LoginFailure:
        print("DISCORD_TOKEN is wrong: Discord does not know it.", file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    except Unavailable:
        print("The database at DATABASE_URL cannot be reached.", file=sys.stderr)
        return 1
    except SandboxFailed as error:
        print(error, file=sys.stderr)
        return 1


def main(arguments: list[str]) -> int:
    """Run the command line and return the exit status."""
    if arguments not in ([], ["sync"]):
        print("usage: python -m bot [sync]", file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    try:
        settings = load_settings()
    except InvalidSettings as error:
        print(error, file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    start_logging(settings.log_level, settings.log_format)
    for broken in left_out():
        log.error("a game package is left out", package=broken.name, value=broken.value, reason=broken.why)
    return run_reporting_errors(sync(settings) if arguments else run(settings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
