"""Old boards lose their buttons whatever Discord does meanwhile, also after a restart."""

import asyncio

import pytest

from bot.screens.tables import place_url
from bot.ui.words import say
from sandbox.driver import User, buttons, texts
from storage import Match
from storage.ballots import Vote
from tests.bot.conftest import Json, Stage, eventually
from tests.bot.scheduler.test_clocks import quiet
from tests.bot.scheduler.test_last_edits import looked
from tests.bot.vote.helpers import open_vote, run
from tests.fake_time import FakeTime
from tests.storage.tables import sql
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


async def replaced(stage: Stage, user: User, other: User) -> tuple[Match, Json]:
    """Post a board anew while Discord refuses edits; return the match and the former board."""
    match = await stage.table("oracle", user, other)
    first = await stage.board(match, user)
    assert not await _remembered(stage)
    await stage.driver.fault("http_error", operation="update_message", status=403, times=10_000)
    assert (await other.slash(str(match.thread), "board", {"public": True})).failed is None
    match = await stage.until(match.id, lambda match: match.message != int(first["id"]))
    await eventually(lambda: not stage.bot.services.boards._boards.old_boards._in_hand)
    assert buttons(stage.server.message(first["id"])), "Discord has refused it"
    return match, first


async def put_away(stage: Stage, match: Match | Vote, first: Json) -> None:
    """Let time pass until a former message is a link; on a busy machine the first retry may come too early for that."""
    async with asyncio.timeout(HANG):
        while buttons(stage.server.message(first["id"])) or await _remembered(stage):
            await _later(stage)
    assert str(match.message) in texts(stage.server.message(first["id"]))


async def _remembered(stage: Stage) -> list[tuple[object, ...]]:
    return await sql(stage.store, "SELECT message FROM old_boards WHERE put_away_at IS NULL")


async def _later(stage: Stage) -> None:
    """Wait for the retry that is under way, if any, and let time pass until the next."""
    if (retrying := stage.bot.services.boards._boards.old_boards._retrying) is not None:
        await retrying
    await asyncio.sleep(0.2)
    assert isinstance(stage.watch, FakeTime)
    stage.watch.advance(hours=7)
    await quiet(stage)


@pytest.mark.slow
@pytest.mark.parametrize("restart", [False, True])
async def test_what_discord_refused_is_tried_again(stage: Stage, watch: FakeTime, restart: bool) -> None:
    match, first = await replaced(stage, *await stage.users("malia", "theo"))
    if restart:
        await stage.stop_bot()
        await stage.driver.clear_faults()
        await stage.start_bot()
    await stage.driver.clear_faults()
    watch.advance(hours=7)
    await quiet(stage)
    await put_away(stage, match, first)


async def test_a_former_board_that_is_gone_is_forgotten(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, first = await replaced(stage, malia, theo)
    await malia.request("DELETE", f"/channels/{match.thread}/messages/{first['id']}")
    await stage.driver.clear_faults()
    watch.advance(hours=7)
    await quiet(stage)
    async with asyncio.timeout(HANG):
        while await _remembered(stage):
            await _later(stage)


@pytest.mark.slow
@pytest.mark.parametrize("restart", [False, True])
async def test_what_discord_refused_of_a_moved_vote_is_tried_again(
    stage: Stage, watch: FakeTime, restart: bool
) -> None:
    (malia,) = await stage.users("malia")
    vote, message = await open_vote(stage, malia, closes="40d")
    await stage.driver.fault("http_error", operation="update_message", status=403, times=10_000)
    await run(malia, "status", {"post_here": True}, channel="games")
    assert buttons(stage.server.message(message["id"])), "Discord has refused it"
    if restart:
        await stage.restart()
    await stage.driver.clear_faults()
    watch.advance(hours=7)
    await quiet(stage)
    await put_away(stage, await stage.store.ballots.vote(vote.id), message)


async def test_a_vote_that_cannot_be_shown_where_it_moved_keeps_its_buttons_until_then(
    stage: Stage, watch: FakeTime
) -> None:
    (malia,) = await stage.users("malia")
    vote, message = await open_vote(stage, malia, closes="40d")
    await stage.driver.fault("http_error", operation="create_message", status=503, times=10_000)
    await run(malia, "status", {"post_here": True}, channel="games")
    for _ in range(2):
        watch.advance(hours=7)
        await quiet(stage)
        assert buttons(stage.server.message(message["id"]))
    await stage.driver.clear_faults()
    await run(malia, "status")
    async with asyncio.timeout(HANG):  # without letting time pass, which would close the vote at last
        while (moved := await stage.store.ballots.vote(vote.id)).message in (None, int(message["id"])):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await put_away(stage, moved, message)


@pytest.mark.slow
async def test_it_is_not_tried_all_the_time(stage: Stage, watch: FakeTime) -> None:
    await looked(stage, watch)
    await replaced(stage, *await stage.users("malia", "theo"))
    before = (await stage.driver.get("stats"))["requests"].get("faults", 0)
    for _ in range(60):
        watch.advance(minutes=1)
        await quiet(stage)
    made = (await stage.driver.get("stats"))["requests"].get("faults", 0) - before
    assert 1 <= made <= 8, "after 1, 2, 4, 8, 16 and 32 minutes"


async def test_where_people_joined_stands_a_link_that_outlives_the_board(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, say.label("lobby-join"))
    await malia.press_label(lobby, say.label("lobby-start"))
    match = await stage.until(match.id, lambda match: match.thread is not None and match.message != int(lobby["id"]))
    old = await malia.until(lobby["id"], lambda message: not buttons(message))
    assert f"({place_url(match)})" in texts(old), texts(old)
