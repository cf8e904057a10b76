"""While something is away or full, every press is acknowledged all the same, and afterwards everything catches up.

Each fault is held until all presses are acknowledged, so the acknowledgements cannot have waited for its end. How long
they take is measured by `python -m benchmarks faults`.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any

import psutil
import pytest

from benchmarks import faults
from benchmarks.bot import open_table, read_panels
from bot.handlers import play
from bot.services import Pace
from bot.ui.words import say
from bot.worker_pool import WorkerPool
from sandbox.driver import buttons, selects, texts
from sandbox.interactions.model import Interaction, Phase
from storage import Match
from tests.bot.conftest import QUICK, Stage, eventually, sandbox_running
from tests.bot.drawing import DrawingThread
from tests.storage.conftest import empty_database, postgres
from tests.waiting import HANG

__all__ = ["postgres"]

TABLES = 30
"""How many tables there are, at each of which one player has to decide."""
PLACES, QUEUE = 4, 20
"""How many handlers run at once, and how many presses run or wait: fewer than come."""
RATE = 20
"""Presses a second."""
Fault = Callable[[Stage], AbstractAsyncContextManager[None]]


async def hang(*_: Any, **__: Any) -> Any:
    """Never return."""
    await asyncio.Event().wait()


@asynccontextmanager
async def locked(stage: Stage) -> AsyncIterator[None]:
    """Hold the write lock of the SQLite file."""
    with faults.locked(stage.folder / "stoa.db"):
        yield


@asynccontextmanager
async def full(stage: Stage) -> AsyncIterator[None]:
    """Let every write to a file of this process fail, as on a full disk."""
    with faults.full(psutil.Process()):
        yield


@asynccontextmanager
async def no_pictures(stage: Stage) -> AsyncIterator[None]:
    """Let the worker that draws pictures hang."""
    pool = stage.bot.services.images.pool
    with replaced(pool, "run", hang):
        yield


@asynccontextmanager
async def no_thinker(stage: Stage) -> AsyncIterator[None]:
    """Let the workers of computer players hang, while a computer has to decide."""
    with replaced(stage.bot.services.events.computer_turns._pool, "run", hang):
        match = await stage.store.lobbies.open_match(
            "with a computer", game="gorgias", host=1, host_name="Host", guild=int(stage.server.world.guild["id"]),
            channel=int(stage.server.channel_id("general")), options={},
        )  # fmt: skip
        await stage.store.lobbies.add_computer(match.id, "computer", 1, "easy")
        match = await stage.store.lobbies.start(match.id, "start", 1)
        stage.bot.services.events.match_changed(match)
        yield


@asynccontextmanager
async def no_places(stage: Stage) -> AsyncIterator[None]:
    """Let every handler of an action wait, so that all places of handlers are taken."""
    go_on, take = asyncio.Event(), play.take_action

    async def held(*values: Any, **named: Any) -> None:
        await go_on.wait()
        await take(*values, **named)

    with replaced(play, "take_action", held):
        yield
        go_on.set()


@asynccontextmanager
async def no_server(stage: Stage) -> AsyncIterator[None]:
    """Stop all processes of the PostgreSQL server."""
    folder = stage.database.partition("host=")[2]
    servers = [each for each in psutil.process_iter(["cmdline"]) if f"{folder}/data" in (each.info["cmdline"] or [])]
    if not servers:
        pytest.skip("the PostgreSQL server is not on this machine")
    with faults.stopped([servers[0], *servers[0].children(recursive=True)]):
        yield


@contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    """Replace an attribute until the end of the block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(owner, name, value)
        yield


@pytest.fixture
def pace() -> Pace:
    """Return a pace at which the bot defers, and has fewer places than presses come."""
    return replace(QUICK, defer_after=0.5, concurrency=PLACES, queue_limit=QUEUE, shutdown_grace=10.0)


@asynccontextmanager
async def playing(stage: Stage) -> AsyncIterator[list[tuple[str, str]]]:
    """Run the bot with many tables; yield the id and the panel of each player who has to decide."""
    users = stage.server.add_users(2 * TABLES)
    threads = stage.server.add_threads(stage.server.channel_id("general"), TABLES)
    await stage.start_bot()
    for number in range(TABLES):
        await open_table(stage.store, stage.server, users, threads, number)
    panels = []
    for number in range(TABLES):
        both = await read_panels(stage.server, users, threads, number)
        panels += [(user, panel) for user, panel in both if first_choice(stage, panel)]
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    yield panels
    await stage.stop_bot()


def first_choice(stage: Stage, panel: str) -> tuple[str, list[str] | None] | None:
    """Return the first action that a panel offers: a button's id, or a menu's with one of its values."""
    message = stage.server.message(panel)
    for button in buttons(message):
        if str(button["custom_id"]).startswith("s1:play:"):
            return button["custom_id"], None
    for menu in selects(message):
        return menu["custom_id"], [menu["options"][0]["value"]]
    return None


def press(stage: Stage, user: str, panel: str) -> Interaction:
    """Choose the first action that a panel offers."""
    chosen = first_choice(stage, panel)
    assert chosen is not None
    return stage.server.press(user, panel, *chosen)


def answers(stage: Stage, interaction: Interaction) -> str:
    """Return all that the bot has said in answer to an interaction."""
    said = [
        texts(message)
        for message in stage.server.world.messages.values()
        if (message.get("interaction_metadata") or {}).get("id") == interaction.id
    ]
    if interaction.update and interaction.phase is Phase.ANSWERED:
        said.append(texts(stage.server.message(str(interaction.message_id))))
    return "\n".join(said)


async def hold(stage: Stage, fault: Fault) -> None:
    """Press at a fixed rate while a fault is held; check that all presses are acknowledged and nothing is lost."""
    async with playing(stage) as panels:
        before = [await stage.store.match(number) for number in range(1, TABLES + 1)]
        pressed: list[Interaction] = []
        async with fault(stage):
            for user, panel in panels:
                pressed.append(press(stage, user, panel))
                await asyncio.sleep(1 / RATE)
            async with asyncio.timeout(HANG):
                await asyncio.gather(*[interaction.acknowledged for interaction in pressed])
        await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
        await eventually(lambda: all(answers(stage, each) for each in pressed))
        said = [answers(stage, each) for each in pressed]
        recorded = [text for text in said if "Recorded" in text]
        refused = [text for text in said if say.text("error-database") in text or say.text("error-busy") in text]
        assert len(recorded) + len(refused) == len(pressed), [text for text in said if text not in recorded + refused]
        after = [await stage.store.match(match.id) for match in before]
        assert records(after) - records(before) == len(recorded)
        for match in after:
            await stage.until(match.id, lambda match: match.shown_version == match.version)
        for (user, panel), text in zip(panels, said, strict=True):
            if text in refused:
                assert "Recorded" in answers(stage, await acknowledged(press(stage, user, panel)))


async def acknowledged(interaction: Interaction) -> Interaction:
    """Wait until an interaction is answered."""
    await interaction.acknowledged
    await eventually(lambda: interaction.phase is Phase.ANSWERED)
    return interaction


def records(matches: list[Match]) -> int:
    """Return how many actions are recorded."""
    return sum(match.record_count for match in matches)


@pytest.fixture
async def quiet_stage(
    tmp_path: Any, drawing: WorkerPool, pace: Pace, watch: Any, migrated_file: Any, unhurried: None
) -> AsyncIterator[Stage]:
    """Yield a sandbox without a bot, and an empty SQLite file; the bot waits for its database as long as it takes."""
    (tmp_path / "stoa.db").write_bytes(migrated_file.read_bytes())
    async with sandbox_running() as (server, driver):
        yield Stage(tmp_path, DrawingThread("pictures"), server, driver, pace, watch, retry_seconds=HANG)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "retry_seconds"),
    [
        pytest.param(locked, HANG, id="locked-deferred"),
        pytest.param(full, 1.0, id="full-refused"),
        pytest.param(locked, 1.0, id="locked-refused", marks=pytest.mark.whole),
        pytest.param(full, HANG, id="full-deferred", marks=pytest.mark.whole),
    ],
)
async def test_the_database_file_cannot_be_written(quiet_stage: Stage, fault: Fault, retry_seconds: float) -> None:
    quiet_stage.retry_seconds = retry_seconds
    await hold(quiet_stage, fault)


@pytest.mark.slow
@pytest.mark.parametrize("fault", [no_pictures, no_thinker, no_places])
async def test_workers_hang_or_all_places_are_taken(quiet_stage: Stage, fault: Fault) -> None:
    await hold(quiet_stage, fault)


async def test_the_database_server_does_not_answer(quiet_stage: Stage, postgres: str) -> None:
    await empty_database(postgres)
    quiet_stage.database, quiet_stage.retry_seconds = postgres, 4.0
    await hold(quiet_stage, no_server)
