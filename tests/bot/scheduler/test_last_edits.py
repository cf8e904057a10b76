"""The last edit of a process that dies may reach Discord after newer ones: another process mends what it has done."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace

import pytest

from bot.messages.board_updater import BoardUpdater
from bot.messages.channel_writer import ChannelWriter
from bot.messages.old_boards import OldBoards
from bot.scheduler.recovery import LAST_EDITS
from bot.ui.blocks import Screen
from sandbox.driver import User, buttons, texts
from storage import Match
from storage import User as Doer
from storage.unit_of_work.old_boards import RECENT
from tests.bot.conftest import Stage, eventually, overhear
from tests.bot.scheduler.test_clocks import quiet
from tests.fake_time import FakeTime
from tests.messages import says
from tests.storage.tables import sql

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


@dataclass
class Doomed:
    """Another process of the same bot, on the same database, which dies at its first edit."""

    stage: Stage
    boards: BoardUpdater
    sent: asyncio.Event = field(default_factory=asyncio.Event)
    """It has sent the edit."""
    arrives: asyncio.Event = field(default_factory=asyncio.Event)
    """Discord gets the edit."""
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    """Discord has made the edit."""

    async def late(self) -> None:
        """Let the edit reach Discord now; nobody hears the answer."""
        self.arrives.set()
        await self.arrived.wait()
        await self.stage.caught_up()


@pytest.fixture
async def doomed(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Doomed]:
    bot, edit = stage.bot, ChannelWriter.edit
    images = bot.services.images
    boards = BoardUpdater(bot, stage.store, images, OldBoards(bot, stage.store, images), interval=0.02)
    dying = Doomed(stage, boards)

    async def held(place: ChannelWriter, message: int, screen: Screen) -> bool:
        if asyncio.current_task() in boards._workers.values() and not dying.sent.is_set():
            dying.sent.set()
            await dying.arrives.wait()
            await edit(replace(place, client=stage.bot), message, screen)
            dying.arrived.set()
            await asyncio.Event().wait()
        return await edit(place, message, screen)

    monkeypatch.setattr(ChannelWriter, "edit", held)
    yield dying
    await boards.drain(0)


async def ask(stage: Stage, match: Match, user: str, question: str) -> Match:
    """Let a user ask the oracle; this process hears nothing of it."""
    asked = match.rules.action_codec.validate_python({"kind": "ask", "question": question})
    return (await stage.store.submit(match.id, question, Doer(int(user)), lambda _: asked)).match


async def look_again(stage: Stage, watch: FakeTime) -> None:
    """Let time pass until recent boards are edited once more."""
    recovery = stage.bot.services.events.recovery
    await eventually(lambda: recovery._look_at is not None)
    watch.advance(seconds=LAST_EDITS.total_seconds())
    await eventually(lambda: recovery._look_at is None)
    assert recovery._looking is not None
    await recovery._looking
    await eventually(lambda: not stage.bot.services.boards._workers)


async def looked(stage: Stage, watch: FakeTime) -> None:
    """Let the look after the start pass."""
    await quiet(stage)
    await look_again(stage, watch)


async def with_late_edit(stage: Stage, watch: FakeTime, doomed: Doomed) -> tuple[Match, User]:
    """Return a match whose board the doomed process has edited for Malia's question, and the other player, Theo.

    The match is as it was before the question, and the edit has not reached Discord.
    """
    await looked(stage, watch)
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    doomed.boards.schedule(await ask(stage, match, malia.id, "Who?"))
    await doomed.sent.wait()
    return match, theo


@pytest.mark.parametrize("found", ["death", "start"])
async def test_a_board_that_shows_an_older_state_is_edited_again(
    stage: Stage, watch: FakeTime, doomed: Doomed, found: str
) -> None:
    match, theo = await with_late_edit(stage, watch, doomed)
    match = await ask(stage, match, theo.id, "Where?")
    stage.bot.services.boards.schedule(match)
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    if found == "start":
        await stage.restart()
        await quiet(stage)
    await doomed.late()
    assert "Where?" not in texts(stage.server.message(str(match.message))), "or this test could not fail"
    if found == "death":
        stage.bot._rate._on_death()
    await look_again(stage, watch)
    shown = texts(stage.server.message(str(match.message)))
    assert "Who?" in shown and "Where?" in shown


@pytest.mark.parametrize("found", ["death", "start"])
async def test_a_replaced_board_that_has_its_buttons_again_loses_them(
    stage: Stage, watch: FakeTime, doomed: Doomed, found: str
) -> None:
    match, theo = await with_late_edit(stage, watch, doomed)
    former = str(match.message)
    assert (await theo.slash(str(match.thread), "board", {"public": True})).failed is None
    match = await stage.until(match.id, lambda match: str(match.message) != former)
    await eventually(lambda: not buttons(stage.server.message(former)))
    await stage.settle()
    if found == "start":
        await stage.restart()
        await quiet(stage)
    await doomed.late()
    assert buttons(stage.server.message(former)), "or this test could not fail"
    if found == "death":
        stage.bot._rate._on_death()
    await look_again(stage, watch)

    async def is_put_away() -> bool:
        watch.advance(seconds=30)
        await quiet(stage)
        return not buttons(stage.server.message(former))

    await eventually(is_put_away)
    assert says(texts(stage.server.message(former)), "table-moved")

    async def is_forgotten() -> bool:
        watch.advance(seconds=RECENT.total_seconds() + 1)
        await quiet(stage)
        return not await sql(stage.store, "SELECT message FROM old_boards")

    await eventually(is_forgotten)


async def test_a_second_look_that_crosses_a_newer_edit_is_mended(
    stage: Stage, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It changes nothing in the database, but it has read an older state."""
    await looked(stage, watch)
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    boards, images = stage.bot.services.boards, stage.bot.services.images
    other = BoardUpdater(stage.bot, stage.store, images, OldBoards(stage.bot, stage.store, images), interval=0.02)
    edit, held, may = ChannelWriter.edit, asyncio.Event(), asyncio.Event()

    async def hold(place: ChannelWriter, message: int, screen: Screen) -> bool:
        if not held.is_set():
            held.set()
            await may.wait()
        return await edit(place, message, screen)

    monkeypatch.setattr(ChannelWriter, "edit", hold)
    await boards.show_recent_again()
    await held.wait()
    other.schedule(await ask(stage, match, malia.id, "Who?"))
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert "Who?" in texts(stage.server.message(str(match.message)))
    may.set()
    await eventually(lambda: not boards._workers)
    assert "Who?" in texts(stage.server.message(str(match.message)))
    await other.drain(0)


async def test_what_nobody_was_told_is_left_to_those_who_tell_it(stage: Stage, watch: FakeTime) -> None:
    """A plain edit would show the change, and nobody would be pinged."""
    await looked(stage, watch)
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo)
    await stage.settle()
    heard = await overhear(ione)
    match = await ask(stage, match, malia.id, "Who?")
    await stage.bot.services.boards.show_recent_again()
    await stage.settle()
    assert [event for event, _ in heard if event.startswith("MESSAGE")] == []
    stage.bot.services.boards.schedule_if_behind(match)
    posted = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert posted.message != match.message


async def test_a_board_that_has_not_changed_for_long_is_left_alone(stage: Stage, watch: FakeTime) -> None:
    await looked(stage, watch)
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    await stage.table("oracle", malia, theo)
    watch.advance(seconds=RECENT.total_seconds() + 1)
    await stage.settle()
    heard = await overhear(ione)
    stage.bot._rate._on_death()
    await look_again(stage, watch)
    await stage.settle()
    assert [event for event, _ in heard if event.startswith("MESSAGE")] == []
