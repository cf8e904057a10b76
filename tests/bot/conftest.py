"""The real bot on discord.py, a real database file and the sandbox, over HTTP and WebSocket, in one process."""

import asyncio
import copy
import functools
import inspect
import json
import random
import shutil
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from bot.app import command_sync
from bot.app.client import StoaClient
from bot.interactions import dispatcher, response
from bot.interactions.discord_private import connect_to
from bot.services import Pace
from bot.ui.image_cache import ImageCache
from bot.ui.words import installed_languages
from bot.worker_pool import WorkerPool
from games.core import registry
from games.core.words import load_catalogue
from sandbox import Driver, Sandbox
from sandbox.driver import Refused, Reply, User, buttons, fields, selects
from sandbox.rate_limits import ROUTE_LIMITS, RateLimiter
from sandbox.rest import application
from storage import Clock, Match, Status, Store, TimeSource
from storage.store import RETRY_SECONDS
from tests.bot.drawing import DrawingThread
from tests.compiled_statements import keep_compiled_statements
from tests.waiting import HANG

keep_compiled_statements()

TOY = Path(__file__).parents[1] / "toy_package"
KEY = bytes(range(32))
QUICK = Pace(
    write_interval=0.02,
    presence_window=0.0,
    playing_window=0.0,
    computer_interval=0.0,
    defer_after=HANG,
    shutdown_grace=HANG,
)
"""No delays, and no handler is deferred because the machine is slow; tests of deferring set `defer_after`."""
SHORTER = 100
"""The factor by which the rate limits' windows are shorter than Discord's: the bot waits for them, but not for seconds.
"""
Json = dict[str, Any]


@pytest.fixture
def drawing() -> WorkerPool:
    """Draw the bot's pictures in a thread."""
    return DrawingThread("pictures of tests")


@pytest.fixture
def toy() -> Iterator[None]:
    """Install a sixth game: a folder with a package and its dist-info on the path."""
    sys.path.insert(0, str(TOY))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_found", _found_with_toy)
        yield
    sys.path.remove(str(TOY))


_found = registry._found


@functools.cache
def _found_with_toy() -> Any:
    """Return what the registry finds while the toy is on the path; the search takes longer than a short test."""
    return _found.__wrapped__()


_payloads: dict[tuple[Any, ...], bytes] = {}
_payload = command_sync.command_payload


async def remembered_payload(tree: Any) -> list[Json]:
    """Return the payload of a tree's commands; translating them takes most of the time of a bot's start.

    It depends on the English commands and on the catalogues, which are others while a test installs a language.
    """
    english = json.dumps([command.to_dict(tree) for command in tree.get_commands()], sort_keys=True)
    key = (english, *[load_catalogue("bot", language) for language in sorted(installed_languages())])
    if key not in _payloads:
        _payloads[key] = orjson.dumps(await _payload(tree))
    return list(orjson.loads(_payloads[key]))


_accepted: set[bytes] = set()
_check = application.check_commands


def check_new_commands(commands: list[Json], *, bulk: bool = True) -> None:
    """Check commands as Discord does, but the same ones only once: it takes long, and most bots register the same."""
    key = orjson.dumps([commands, bulk])
    if key not in _accepted:
        _check(commands, bulk=bulk)
        _accepted.add(key)


@dataclass
class Stage:
    """A sandbox with a bot in it, and what tests do with them."""

    folder: Path
    drawing: WorkerPool
    server: Sandbox
    driver: Driver
    pace: Pace = QUICK
    watch: TimeSource = field(default_factory=TimeSource)
    database: str = ""
    """The URL of the database; a SQLite file in the folder if empty."""
    retry_seconds: float = RETRY_SECONDS
    is_new: bool = False
    """Whether the bot greets the server at its start, as it does in a new sandbox."""
    store: Store = field(init=False)
    bot: StoaClient = field(init=False)

    async def start_bot(self) -> None:
        """Connect the bot, as when its process starts."""
        connect_to(self.server.base_url)
        url = self.database or f"sqlite:///{self.folder / 'stoa.db'}"
        self.store = await Store.open(url, KEY, time_source=self.watch, retry_seconds=self.retry_seconds)
        if not self.is_new:
            await self.store.put_value(f"greeted.{self.server.world.guild['id']}", True)
        self.bot = StoaClient(
            self.store, self.pace, ImageCache(pool=self.drawing), sandboxed=True, times=DrawingThread("times")
        )
        computer_pool = self.bot.services.events.computer_turns._pool
        computer_pool._timeout, computer_pool._nice = HANG, 0
        command_sync.command_payload = remembered_payload
        application.check_commands = check_new_commands
        self._running = asyncio.create_task(self.bot.start("sandbox"))
        await self.driver.bot_ready()
        await self.bot.wait_until_ready()

    async def stop_bot(self) -> None:
        """Stop the bot cleanly."""
        await self.bot.shutdown()
        await self._running
        await self.store.close()

    async def restart(self) -> None:
        """Stop the bot and start it again, as for a new release."""
        await self.stop_bot()
        await self.start_bot()

    async def users(self, *names: str) -> list[User]:
        """Log in test users."""
        return [await self.driver.user(name) for name in names]

    async def lobby(self, host: User, game: str, channel: str = "general") -> tuple[Match, Json]:
        """Open a match; return it and the lobby's message."""
        place = await host.channel(channel)
        reply = await host.slash(place["id"], "play", {"game": game})
        assert reply.failed is None
        assert reply.message is not None
        matches = await self.store.matches_of(int(host.id))
        match = await self.until(matches[-1].id, lambda match: match.message is not None)
        if channel == "general":
            match = await self.until(match.id, lambda match: match.thread is not None)
        return match, reply.message

    async def table(self, game: str, *players: User, channel: str = "general", clock: Clock | None = None) -> Match:
        """Open a match, seat the players and start it, with a clock if one is given."""
        match, lobby = await self.lobby(players[0], game, channel)
        for player in players[1:]:
            assert (await player.press_label(lobby, label_on(lobby, "lobby-join"))).failed is None
        if clock is not None:
            await self.store.lobbies.set_clock(match.id, f"clock{match.id}", int(players[0].id), clock)
        assert (await players[0].press_label(lobby, label_on(lobby, "lobby-start"))).failed is None
        return await self.until(
            match.id, lambda match: match.status is Status.PLAYING and match.shown_version == match.version
        )

    async def until(self, match_id: int, holds: Any, seconds: float = HANG) -> Match:
        """Return the match as soon as `holds` is true of it, when all users have heard what was sent before."""
        match = await self.store.match(match_id)
        try:
            async with asyncio.timeout(seconds):
                while not holds(match := await self.store.match(match_id)):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError(f"not so: {match}; {self.plight()}") from None
        await self.caught_up()
        return match

    async def caught_up(self) -> None:
        """Wait until all users have received every event that was sent to them before."""
        await asyncio.gather(*[user.caught_up() for user in self.driver._users.values()])

    async def settle(self) -> None:
        """Wait until the bot has nothing left to write, and all users have heard what it wrote.

        A test has to wait for this before it says that something was not written. It never ends while writing fails.
        """
        services = self.bot.services
        boards, votes, panels = services.boards, services.votes.updater, services.panels
        await eventually(
            lambda: (
                not (
                    services.dispatcher.pending
                    or boards._workers
                    or boards._drawing
                    or votes._workers
                    or services.late_pictures._tasks
                    or panels._workers
                )
            )
        )
        await self.delivered()

    async def delivered(self) -> None:
        """Wait until the bot has sent what was due in the background, and all users have heard it."""
        events = self.bot.services.events
        await eventually(
            lambda: (
                not (
                    events._tasks
                    or events.reminders._sending
                    or events._digests._sending
                    or events.membership_checks._tasks
                )
            )
        )
        await self.caught_up()

    def plight(self) -> str:
        """Describe what the bot is doing, for the message of a test that waited in vain."""
        services = self.bot.services
        return f"{vars(services.boards)}; shed {services.dispatcher.rejected}"

    async def board(self, match: Match, user: User) -> Json:
        """Return the board's message as this user sees it."""
        for _ in range(20):  # it may be posted anew while we look
            match = await self.until(
                match.id, lambda match: match.message is not None and match.shown_version == match.version
            )
            place = match.thread if match.thread and match.message != match.thread else match.channel
            for message in await user.messages(str(place)):
                if message["id"] == str(match.message) and buttons(message):
                    return message
        raise LookupError("the board is not there")

    async def panel(self, match: Match, user: User) -> Reply:
        """Press "My seat" and return the panel."""
        board = await self.board(match, user)
        return await user.press_label(board, label_on(board, "board-seat"))


async def eventually(holds: Callable[[], Any], seconds: float = HANG) -> Any:
    """Return the result of `holds` as soon as it is true. For effects of another process or the network.

    Args:
        holds: A function, which may be asynchronous; it is called every 10 ms.
        seconds: After these the test fails.
    """
    async with asyncio.timeout(seconds):
        while True:
            found = holds()
            if inspect.isawaitable(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(0.01)


async def overhear(user: User) -> list[tuple[str, Json]]:
    """Return a list to which all events are appended that this user's client is sent from now on."""
    await user.caught_up()
    heard: list[tuple[str, Json]] = []
    hear = user._hear

    def hear_too(event: str, data: Json) -> None:
        heard.append((event, copy.deepcopy(data)))
        hear(event, data)

    user._hear = hear_too  # type: ignore[method-assign]
    return heard


BACKWARDS = ("panel-back", "panel-top", "panel-refresh", "panel-earlier")
"""The messages on the buttons of a panel that lead back."""


def in_all_languages(key: str) -> list[str]:
    """Return one of the bot's labels in each language."""
    catalogues = [load_catalogue("bot", language) for language in sorted(installed_languages())]
    return [catalogue.format(key, {}, markdown=False) for catalogue in catalogues if key in catalogue]


def label_on(message: Json, key: str) -> str:
    """Return the label of the button of a message that says this, in whatever language."""
    shown = [str(button.get("label")) for button in buttons(message)]
    return next((label for label in in_all_languages(key) if any(each.endswith(label) for each in shown)), key)


def controls(message: Json) -> list[tuple[str, str | None]]:
    """List the controls of a panel that lead on: (id of a button, None) or (id of a menu, one of its values)."""
    leads = ("s1:play:", "s1:fill:", "s1:into:")
    backwards = tuple([label for key in BACKWARDS for label in in_all_languages(key)])
    found: list[tuple[str, str | None]] = []
    for button in buttons(message):
        name = str(button.get("custom_id", ""))
        if name.startswith(leads) and not button.get("disabled") and not str(button["label"]).endswith(backwards):
            found.append((name, None))
    for menu in selects(message):
        found += [(str(menu["custom_id"]), str(option["value"])) for option in menu["options"]]
    return found


async def press(user: User, message: Json, control: tuple[str, str | None], typed: str = "Why?") -> Reply:
    """Use a control; if a form opens, fill it in, leave what is chosen in its menus, and send it."""
    name, value = control
    reply = await (user.press(message, name) if value is None else user.choose(message, name, [value]))
    if reply.modal is not None:
        asked = [field for _, field in fields(reply.modal)]
        values = {field["custom_id"]: chosen_in(field) if "options" in field else typed for field in asked}
        reply = await user.fill(reply.modal, values)
    return reply


def chosen_in(field: Json) -> list[str]:
    """Return the values of the options of a form's menu that are chosen when the form opens."""
    return [str(option["value"]) for option in field["options"] if option.get("default")]


async def play_on(stage: Stage, match: Match, users: dict[int, User], luck: random.Random, most: int = 2000) -> Match:
    """Play to the end with buttons, menus and forms alone, each user in the private panel they opened once."""
    panels: dict[int, Json] = {}
    for _ in range(most):
        match = await stage.store.match(match.id)
        if match.status is not Status.PLAYING:
            return match
        people = [chair.user for chair in match.chairs if chair.active and chair.user is not None]
        if not people:
            match = await stage.until(match.id, lambda newer, version=match.version: newer.version > version)
            continue
        someone = luck.choice(people)
        user = users[someone]
        panel = panels.get(someone)
        if panel is not None:
            panel = user.known.get(panel["id"], panel)  # it is edited while it is open
        found = [] if panel is None else controls(panel)
        try:
            if panel is None:
                reply = await stage.panel(match, user)
            elif not found:
                reply = await user.press_label(panel, label_on(panel, "panel-refresh"))
            else:
                reply = await press(user, panel, luck.choice(found))
        except Refused:  # it was edited just now, so that this control is gone
            continue
        assert reply.failed is None, reply.failed
        assert reply.message is not None
        panels[someone] = reply.message
    raise AssertionError("the match does not end")


@pytest.fixture
def pace() -> Pace:
    """Return how fast the bot is; tests that need another pace override this fixture."""
    return QUICK


@pytest.fixture
def watch() -> TimeSource:
    """Return the bot's time source; tests that set the time override this fixture."""
    return TimeSource()


@asynccontextmanager
async def sandbox_running() -> AsyncIterator[tuple[Sandbox, Driver]]:
    """Yield a sandbox without a limit on answer times, and its users; fail at the end if Discord would have rejected a
    request.
    """
    server = await Sandbox.start(check_responses=True)
    server.interactions.acknowledge_seconds = HANG
    windows = {operation: (count, seconds / SHORTER) for operation, (count, seconds) in ROUTE_LIMITS.items()}
    server.limiter = RateLimiter(server.clock, windows)
    async with Driver(server.base_url, HANG) as driver:
        yield server, driver
        violations = await driver.violations()
    await server.close()
    assert violations == []


async def nap(seconds: float) -> None:
    """Stand in for the client library's sleep, so that it repeats a request at once instead of after seconds."""
    await asyncio.sleep(seconds if seconds < 1 else seconds / SHORTER)


@contextmanager
def without_hurry() -> Iterator[None]:
    """Let the bot drop no interaction because it arrived late, and repeat failed requests at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "TOO_OLD", HANG)
        patch.setattr(response, "ACKNOWLEDGE_SECONDS", HANG)
        for module in ("discord.http", "discord.webhook.async_"):
            patch.setattr(f"{module}.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": nap}))
        yield


@pytest.fixture
def unhurried() -> Iterator[None]:
    """See `without_hurry`."""
    with without_hurry():
        yield


@pytest.fixture
async def stage(
    tmp_path: Path, drawing: WorkerPool, pace: Pace, watch: TimeSource, migrated_file: Path, unhurried: None
) -> AsyncIterator[Stage]:
    """Yield a bot in a sandbox."""
    shutil.copyfile(migrated_file, tmp_path / "stoa.db")
    async with sandbox_running() as (server, driver):
        stage = Stage(tmp_path, drawing, server, driver, pace, watch)
        await stage.start_bot()
        yield stage
        await stage.stop_bot()
