"""A server that the bot cannot reach: the clocks of its tables stand still, and its players are asked anew later."""

import asyncio
from typing import Any

import pytest

from bot.ui.words import say
from storage import Clock, Match, Unavailable
from storage.scheduling.deadlines import Deadlines
from tests.bot.conftest import Stage, controls, eventually, overhear, press
from tests.bot.scheduler.test_clocks import quiet, runs_out_of_time, still_has_time
from tests.bot.scheduler.test_places import joined, tell
from tests.fake_time import FakeTime

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> FakeTime:
    """Return the time of the bot, which the test sets."""
    return FakeTime()


async def lose(stage: Stage, match: Match, *, outage: bool = True) -> Match:
    """Take the server away from the bot; return the match with its clocks stopped."""
    tell(stage, "GUILD_DELETE", id=stage.server.world.guild["id"], **({"unavailable": True} if outage else {}))
    return await stage.until(match.id, lambda match: match.is_suspended)


async def bring_back(stage: Stage, match: Match, *, outage: bool = True) -> Match:
    """Give the server back; return the match when it goes on and its board shows it."""
    tell(stage, "GUILD_CREATE", **{**joined(stage), **({"unavailable": False} if outage else {})})
    return await stage.until(match.id, lambda match: match.paused_at is None and match.shown_version == match.version)


@pytest.mark.slow
@pytest.mark.parametrize("outage", [True, False], ids=["outage", "removed"])
async def test_nobody_s_time_runs_out_while_the_server_is_away(stage: Stage, watch: FakeTime, outage: bool) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    watch.advance(minutes=1)
    await lose(stage, match, outage=outage)
    watch.advance(days=2)
    await quiet(stage)
    former = await stage.store.match(match.id)
    assert former.record_count == 0
    match = await bring_back(stage, match, outage=outage)
    board = await stage.board(match, malia)
    assert int(board["id"]) != former.message, "posted anew, with a ping"
    assert {user["id"] for user in board["mentions"]} == {malia.id, theo.id}
    await still_has_time(stage, watch, match, minutes=4, seconds=59)
    await runs_out_of_time(stage, watch, match, seconds=2)


@pytest.mark.slow
async def test_after_a_short_outage_nobody_is_pinged(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    former = await lose(stage, match)
    heard = await overhear(malia)
    watch.advance(minutes=2)
    match = await bring_back(stage, match)
    await stage.settle()
    assert match.version > former.version and [event for event, _ in heard if event == "MESSAGE_CREATE"] == []


async def test_who_gets_through_all_the_same_hears_why_it_is_paused(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = (await stage.panel(match, malia)).message
    await lose(stage, match)
    reply = await press(malia, panel, controls(panel)[0])
    assert say.text("refused-suspended") in reply.text


@pytest.mark.slow
async def test_a_server_that_came_back_while_the_bot_was_down_goes_on_at_the_start(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await lose(stage, match)
    await stage.stop_bot()
    await stage.start_bot()
    await stage.until(match.id, lambda match: match.paused_at is None)


async def test_a_server_that_went_away_in_a_gap_of_the_connection_is_noticed(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    guild = stage.bot.guilds[0]
    await eventually(lambda: stage.bot._recovered)
    stage.bot._connection._remove_guild(guild)  # as discord.py forgets it when it identifies anew
    stage.bot.dispatch("ready")
    await stage.until(match.id, lambda match: match.is_suspended)


async def test_what_failed_when_the_server_came_back_is_tried_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, watch: FakeTime
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await lose(stage, match)
    tried = asyncio.Event()

    async def unavailable(*_: Any) -> None:
        tried.set()
        raise Unavailable("the database is away")

    with monkeypatch.context() as broken:
        broken.setattr(Deadlines, "resume", unavailable)
        tell(stage, "GUILD_CREATE", **{**joined(stage), "unavailable": False})
        await tried.wait()
    watch.advance(minutes=2)
    await quiet(stage)
    await stage.until(match.id, lambda match: match.paused_at is None)
