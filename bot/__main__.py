"""`python -m bot` runs the bot; `python -m bot sync` registers the slash commands, as a release step.

`python -m bot check` posts all that the bot sends into a channel, and reports what Discord refuses.
`python -m bot words` helps translators.
"""

import asyncio
import importlib
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from contextvars import Context, copy_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":  # before the imports that take long
    from bot.app.process_tuning import postpone_full_collections

    postpone_full_collections()

import aiohttp
import discord
import structlog

from bot.app.client import StoaClient
from bot.app.command_sync import sync_if_changed
from bot.app.connection import RefusedByDiscord, reason
from bot.app.http_server import (
    EVERY_ADDRESS,
    HealthCheck,
    PortUnusable,
    loopback_addresses,
    loopback_pages,
    public_pages,
    serve,
)
from bot.app.logging import log_stray_errors, start_logging
from bot.app.process_tuning import raise_open_file_limit, tune_garbage_collector
from bot.app.sandbox_process import SandboxFailed, run_sandbox
from bot.app.settings import InvalidSettings, Settings, load_settings
from bot.interactions.discord_private import connect_to
from bot.services import Pace
from bot.ui.words import compile_words, host_language, say
from games.core.registry import left_out
from games.core.words import ENGLISH, in_language, said
from storage import Damaged, Misconfigured, Store, Unavailable

if TYPE_CHECKING:
    from bot.conformance.check import Arguments

log = structlog.stdlib.get_logger("bot")

EXIT_WRONG_SETTINGS = 2
"""Exit status for invalid settings."""
SWITCH_INTERVAL = 0.001
"""Seconds after which a thread releases the interpreter lock to another (`sys.setswitchinterval`). A commit alternates
a dozen times between the event loop and the database's thread; with Python's default of 5 ms users notice the delay."""


def set_on_signals() -> asyncio.Event:
    """Return an event that SIGTERM and SIGINT set, instead of ending the process."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for signum in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(signum, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(signum, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


async def run(settings: Settings) -> int:
    """Run the bot until SIGTERM or SIGINT, and return the exit status: 0 after a clean shutdown, else 1.

    Raises:
        Misconfigured: The settings of the database or of a port cannot be used.
        Damaged: The database is damaged.
        Unavailable: The database cannot be reached.
        SandboxFailed: The sandbox cannot be started.
        RefusedByDiscord: Discord refuses this bot until its host mends something.
    """
    stop = set_on_signals()
    raise_open_file_limit()
    log_stray_errors(asyncio.get_running_loop())
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(await Store.open(settings.database_url, settings.key))
        client = StoaClient(
            store,
            Pace(computer_interval=settings.computer_pace),
            sandboxed=settings.token is None or settings.discord_api is not None,
            owners=settings.owners,
            shard=settings.shard,
        )
        stack.push_async_callback(client.shutdown)
        for server in await start_http_servers(settings, client):  # first of all, since a port may be in use
            stack.callback(server.close)
        waits: set[asyncio.Task[Any]] = {asyncio.create_task(stop.wait())}
        api = settings.discord_api
        if settings.token is None:
            sandbox = await stack.enter_async_context(run_sandbox(settings.sandbox_port, settings.sandbox_file))
            stack.push_async_callback(client.shutdown)  # before the sandbox ends; a second shutdown does nothing
            api = sandbox.address
            waits.add(asyncio.create_task(sandbox.ended()))
        connect_to(api)
        if settings.warm_up:
            for warming in (client.services.images.warm(), compile_words(ENGLISH)):
                stack.callback(asyncio.create_task(warming).cancel)
        tune_garbage_collector()
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


async def start_http_servers(settings: Settings, client: StoaClient) -> list[asyncio.Server]:
    """Start the HTTP servers for the health check and the metrics that the settings ask for.

    Args:
        settings: The settings.
        client: The bot.

    Returns:
        The servers, which the caller closes.

    Raises:
        PortUnusable: A port cannot be used.
    """
    token = None if settings.metrics_token is None else settings.metrics_token.get_secret_value()
    servers, metrics = [], None
    if settings.metrics_port is not None or (settings.port is not None and token is not None):
        from bot.app.metrics import Metrics  # it takes memory that most hosts can save

        metrics = Metrics(client)
    if settings.port is not None:
        check = HealthCheck(lambda: client.healthy, client.services.store.ping)
        pages = public_pages(check.is_healthy, None if metrics is None else metrics.reply, token)
        servers.append(await serve(pages, settings.port, EVERY_ADDRESS, setting="PORT"))
    if metrics is not None and settings.metrics_port is not None:
        pages = loopback_pages(metrics.reply, token)
        servers.append(await serve(pages, settings.metrics_port, loopback_addresses(), setting="METRICS_PORT"))
    return servers


async def sync(settings: Settings) -> int:
    """Register the slash commands with Discord if they have changed, and return the exit status.

    It is 0 on success, 1 if Discord fails, and `EXIT_WRONG_SETTINGS` without a token.

    Raises:
        RefusedByDiscord: Discord does not know the token.
        Misconfigured: The settings of the database cannot be used.
        Damaged: The database is damaged.
        Unavailable: The database cannot be reached.
    """
    if settings.token is None:
        print(say.label("terminal-no-token-sync"), file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    connect_to(settings.discord_api)
    async with await Store.open(settings.database_url, settings.key) as store:
        client = StoaClient(store, sandboxed=settings.discord_api is not None, serving=False)
        try:
            await client.login(settings.token)
            done = await sync_if_changed(client.tree, store, sandboxed=client.sandboxed)
        except discord.LoginFailure:
            raise RefusedByDiscord(4004) from None
        except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
            print(say.label("terminal-sync-failed", reason=reason(error)), file=sys.stderr)
            return 1
        finally:
            await client.close()
            client.services.images.close()
    print(say.label("terminal-synced" if done else "terminal-sync-unchanged"))
    return 0


async def check_conformance(settings: Settings, arguments: "Arguments") -> int:
    """Run the conformance check (`bot.conformance`), and return the exit status.

    Raises:
        RefusedByDiscord: Discord does not know the token.
    """
    if settings.token is None:
        print(say.label("terminal-no-token-check"), file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    from bot.conformance.check import WrongPlace, check

    connect_to(settings.discord_api)
    try:
        sandboxed = settings.discord_api is not None
        return await check(settings.token, arguments, set_on_signals(), sandboxed=sandboxed)
    except discord.LoginFailure:
        raise RefusedByDiscord(4004) from None
    except WrongPlace as error:
        print(said(error.message), file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        print(say.label("terminal-check-failed", reason=reason(error)), file=sys.stderr)
        return 1


def event_loops() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the function that creates uvloop's event loops; None where uvloop is not installed, as on Windows."""
    try:
        factory: Callable[[], asyncio.AbstractEventLoop] = importlib.import_module("uvloop").new_event_loop
    except ImportError:
        return None
    return factory


def run_reporting_errors(work: Coroutine[Any, Any, int], context: Context) -> int:
    """Run one of the program's commands and return its exit status.

    An error that the person at the terminal can fix is printed as one sentence.

    Args:
        work: The command.
        context: The context in which it runs, which sets its language.
    """
    try:
        with asyncio.Runner(loop_factory=event_loops()) as runner:
            return runner.run(work, context=context)
    except (Misconfigured, PortUnusable, RefusedByDiscord) as error:
        print(said(error.message), file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    except Damaged as error:
        print(said(error.message), file=sys.stderr)
        return 1
    except Unavailable:
        print(say.label("terminal-no-database"), file=sys.stderr)
        return 1
    except SandboxFailed as error:
        print(said(error.message), file=sys.stderr)
        return EXIT_WRONG_SETTINGS if error.is_wrong_setting else 1


def main(arguments: list[str]) -> int:
    """Run the command that the command line names, in the language of the terminal, and return the exit status.

    The running bot does not speak that language: there a language is set for each reader.

    Args:
        arguments: The arguments after `python -m bot`; none runs the bot.
    """
    with in_language(host_language()):
        return run_command(arguments)


def help_translators(arguments: list[str]) -> int:
    """Run `python -m bot words`, and return the exit status: 0 unless the checked language has faults.

    Args:
        arguments: "check" and a language, or "pseudo", a language and the folder in which to write it.
    """
    from bot.translation_check import findings, write_pseudo

    match arguments:
        case ["check", language]:
            count = 0
            for count, finding in enumerate(findings(language), start=1):  # noqa: B007 - it is read after the loop
                print(said(finding.message()))
            print(say.label("words-checked", language=language, count=count))
            return 1 if count else 0
        case ["pseudo", language, folder]:
            print(say.label("words-written", language=language, count=write_pseudo(language, Path(folder))))
            return 0
    print(say.label("terminal-usage"), file=sys.stderr)
    return EXIT_WRONG_SETTINGS


def run_command(arguments: list[str]) -> int:
    """Run the command that the command line names, in the current language, and return the exit status.

    Args:
        arguments: The arguments after `python -m bot`; none runs the bot.
    """
    command, values = (arguments[:1] or ["run"])[0], arguments[1:]
    if command == "words":
        return help_translators(values)
    if command not in ("run", "sync", "check") or (values and command != "check"):
        print(say.label("terminal-usage"), file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    what = None
    if command == "check":
        from bot.conformance.check import read_arguments  # the running bot needs nothing of the check

        what = read_arguments(values)
    try:
        settings = load_settings()
    except InvalidSettings as error:
        print(error, file=sys.stderr)
        return EXIT_WRONG_SETTINGS
    start_logging(settings.log_level, settings.log_format)
    for broken in left_out():
        log.error("a game package is left out", package=broken.name, value=broken.value, reason=broken.why)
    if what is not None:
        return run_reporting_errors(check_conformance(settings, what), copy_context())
    if command == "sync":
        return run_reporting_errors(sync(settings), copy_context())
    return run_reporting_errors(run(settings), Context())


if __name__ == "__main__":
    os.umask(0o077)  # what the process writes is for the user alone who runs it
    sys.exit(main(sys.argv[1:]))
