"""The real bot on discord.py, a real database file and the sandbox, over HTTP and WebSocket, in one process."""

import asyncio
import copy
import random
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.client import Stoa, connect_to
from bot.house import Pace
from bot.painter import Painter
from bot.pool import Pool
from games.core.registry import forget_games
from sandbox import Driver, Sandbox
from sandbox.driver import Reply, User, buttons, selects
from storage import Clock, Match, Status, Store, Watch

TOY = Path(__file__).parents[1] / "toy_package"
KEY = bytes(range(32))
QUICK = Pace(board=0.02, presence=0.0, computer=0.0, patience=1.0, grace=10.0)
Json = dict[str, Any]


@pytest.fixture(scope="session")
def drawing() -> Iterator[Pool]:
    """One process that draws, for all tests."""
    pool = Pool("pictures of tests", patience=30.0)
    yield pool
    pool.close()


@pytest.fixture
def toy() -> Iterator[None]:
    """The sixth game, installed: a folder with a package and its dist-info on the path, and nothing else."""
    sys.path.insert(0, str(TOY))
    forget_games()
    yield
    sys.path.remove(str(TOY))
    forget_games()


@dataclass
class Stage:
    """A sandbox with a bot in it, and what tests do with them."""

    folder: Path
    drawing: Pool
    server: Sandbox
    driver: Driver
    pace: Pace = QUICK
    watch: Watch = field(default_factory=Watch)
    store: Store = field(init=False)
    bot: Stoa = field(init=False)

    async def start_bot(self) -> None:
        """Connect the bot, as at a start of its process."""
        connect_to(self.server.base_url)
        self.store = await Store.open(f"sqlite:///{self.folder / 'stoa.db'}", KEY, watch=self.watch)
        self.bot = Stoa(self.store, self.pace, Painter(pool=self.drawing), sandboxed=True)
        self._running = asyncio.create_task(self.bot.start("sandbox"))
        await self.driver.bot_ready(timeout=60)
        await self.bot.wait_until_ready()

    async def stop_bot(self) -> None:
        """Let the bot go, cleanly."""
        await self.bot.stop()
        await self._running
        await self.store.close()

    async def restart(self) -> None:
        """A new release."""
        await self.stop_bot()
        await self.start_bot()

    async def users(self, *names: str) -> list[User]:
        """Test users, logged in."""
        return [await self.driver.user(name) for name in names]

    async def lobby(self, host: User, game: str, channel: str = "general") -> tuple[Match, Json]:
        """Open a table; the match and the lobby's message."""
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
        """Open a table, seat the players, start; with a clock, if one is given."""
        match, lobby = await self.lobby(players[0], game, channel)
        for player in players[1:]:
            assert (await player.press_label(lobby, "Join")).failed is None
        if clock is not None:
            await self.store.lobbies.set_clock(match.id, f"clock{match.id}", int(players[0].id), clock)
        assert (await players[0].press_label(lobby, "Start")).failed is None
        return await self.until(match.id, lambda match: match.status is Status.PLAYING and match.shown == match.version)

    async def until(self, match_id: int, holds: Any, seconds: float = 40.0) -> Match:
        """The match as soon as it is so."""
        match = await self.store.match(match_id)
        try:
            async with asyncio.timeout(seconds):
                while not holds(match := await self.store.match(match_id)):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError(f"not so: {match}; {self.plight()}") from None
        return match

    def plight(self) -> str:
        """What the bot is about, for whoever has waited in vain."""
        house = self.bot.house
        return f"{vars(house.refresher)}; shed {house.answering.shed}"

    async def board(self, match: Match, user: User) -> Json:
        """The board's message as this user sees it."""
        for _ in range(20):  # it may be posted anew while we look
            match = await self.until(match.id, lambda match: match.message is not None and match.shown == match.version)
            place = match.thread if match.thread and match.message != match.thread else match.channel
            for message in await user.messages(str(place)):
                if message["id"] == str(match.message) and buttons(message):
                    return message
        raise LookupError("the board is not there")

    async def panel(self, match: Match, user: User) -> Reply:
        """Press «My seat»."""
        return await user.press_label(await self.board(match, user), "My seat")


async def eventually(holds: Callable[[], Any], seconds: float = 40.0) -> Any:
    """What `holds` gives as soon as it is true: for what another process or a network has still to bring."""
    async with asyncio.timeout(seconds):
        while not (found := holds()):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return found


def overhear(user: User) -> list[tuple[str, Json]]:
    """Everything that this user's client is told from now on, as it comes."""
    heard: list[tuple[str, Json]] = []
    hear = user._hear

    def hear_too(event: str, data: Json) -> None:
        heard.append((event, copy.deepcopy(data)))
        hear(event, data)

    user._hear = hear_too  # type: ignore[method-assign]
    return heard


def controls(message: Json) -> list[tuple[str, str | None]]:
    """What can be done in a panel that leads on: (id of a button, None) or (id of a menu, one of its values)."""
    leads = ("s1:play:", "s1:fill:", "s1:into:")
    backwards = ("Back", "Start again", "Refresh", "Earlier")
    found: list[tuple[str, str | None]] = []
    for button in buttons(message):
        name = str(button.get("custom_id", ""))
        if name.startswith(leads) and not button.get("disabled") and not str(button["label"]).endswith(backwards):
            found.append((name, None))
    for menu in selects(message):
        found += [(str(menu["custom_id"]), str(option["value"])) for option in menu["options"]]
    return found


async def press(user: User, message: Json, control: tuple[str, str | None], typed: str = "Why?") -> Reply:
    """Use a control; a form that opens is filled in and sent."""
    name, value = control
    reply = await (user.press(message, name) if value is None else user.choose(message, name, [value]))
    if reply.modal is not None:
        fields = [part["component"]["custom_id"] for part in reply.modal["components"]]
        reply = await user.fill(reply.modal, dict.fromkeys(fields, typed))
    return reply


async def play_on(stage: Stage, match: Match, users: dict[int, User], luck: random.Random, most: int = 2000) -> Match:
    """Play to the end by buttons, menus and forms alone, each user in the private panel that they opened once."""
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
        found = [] if panel is None else controls(panel)
        if panel is None:
            reply = await stage.panel(match, user)
        elif not found:
            reply = await user.press_label(panel, "Refresh")
        else:
            reply = await press(user, panel, luck.choice(found))
        assert reply.failed is None, reply.failed
        assert reply.message is not None
        panels[someone] = reply.message
    raise AssertionError("the match does not end")


@pytest.fixture
def pace() -> Pace:
    """How fast the bot is; tests that need another pace define their own."""
    return QUICK


@pytest.fixture
def watch() -> Watch:
    """What tells the bot the time; tests that set it define their own."""
    return Watch()


@pytest.fixture
async def stage(tmp_path: Path, drawing: Pool, pace: Pace, watch: Watch) -> AsyncIterator[Stage]:
    """A bot in a sandbox. At the end nothing may have been sent that Discord would not take."""
    server = await Sandbox.start(tmp_path / "sandbox.json", 0, check_responses=True)
    async with Driver(server.base_url) as driver:
        stage = Stage(tmp_path, drawing, server, driver, pace, watch)
        await stage.start_bot()
        yield stage
        await stage.stop_bot()
        violations = await driver.violations()
    await server.close()
    assert violations == []
