"""Servers, channels and threads go away and come back; the tables and votes in them wait, and are shown again."""

import sqlite3
from contextlib import closing

import pytest

from bot.ui.words import channel_mention, say
from sandbox.driver import User
from sandbox.gateway import guild_for
from storage import Match
from tests.bot.conftest import Stage, controls, eventually, press

pytestmark = pytest.mark.usefixtures("toy")


def refresh(stage: Stage, match: Match) -> None:
    """Let the bot write the board anew, although it looks the same."""
    stage.bot.services.boards._mark_unsure(match.id)
    stage.bot.services.boards.schedule(match)


def tell(stage: Stage, event: str, **data: object) -> None:
    """Send the bot an event that the others do not get."""
    stage.server.gateway.publish(event, data, to=stage.server.world.bot_id)


def problem(stage: Stage, match: Match) -> str | None:
    return stage.bot.services.boards.problems.get(match.id)


async def seen(stage: Stage, match: Match, why: str | None) -> None:
    """Wait until the bot knows why the match cannot be shown."""
    await eventually(lambda: problem(stage, match) == why)


def joined(stage: Stage) -> dict[str, object]:
    """Return the server as the bot gets it when it joins; `unavailable` would mean the end of an outage."""
    world = stage.server.world
    return {key: value for key, value in guild_for(world, world.bot_id, [world.bot_id]).items() if key != "unavailable"}


async def doctor(user: User) -> str:
    reply = await user.slash((await user.channel("games"))["id"], "admin doctor")
    assert reply.failed is None
    return str(reply.text)


def edits(stage: Stage) -> int:
    return stage.server.rest.stats["update_message"]


@pytest.mark.slow
async def test_a_bot_that_is_removed_and_invited_again_shows_its_tables_again(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    guild = stage.server.world.guild["id"]
    tell(stage, "GUILD_DELETE", id=guild)
    await seen(stage, match, "removed")
    assert (await stage.store.match(match.id)).is_open, "nothing is lost"
    before = edits(stage)
    tell(stage, "GUILD_CREATE", **joined(stage))
    await seen(stage, match, None)
    await eventually(lambda: edits(stage) > before)
    assert stage.bot.get_guild(int(guild)) is not None
    panel = await stage.panel(match, malia)
    assert (await press(malia, panel.message, controls(panel.message)[0])).failed is None


async def test_an_outage_of_a_server_is_waited_for(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    guild = stage.server.world.guild["id"]
    tell(stage, "GUILD_DELETE", id=guild, unavailable=True)
    await seen(stage, match, "away")
    panel = await stage.panel(match, malia)
    assert say.text("trouble-away", match=str(match.id)) in panel.text
    tell(stage, "GUILD_CREATE", **{**joined(stage), "unavailable": False})
    await seen(stage, match, None)


async def test_a_server_that_removed_the_bot_while_it_was_away_is_noticed_at_the_start(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    here, _ = await stage.lobby(malia, "oracle")
    there, _ = await stage.lobby(malia, "oracle")
    await stage.stop_bot()
    with closing(sqlite3.connect(stage.folder / "stoa.db")) as database, database:
        database.execute("UPDATE matches SET guild = 77 WHERE id = ?", (there.id,))
    await stage.start_bot()
    await seen(stage, there, "removed")
    assert problem(stage, here) is None


def board_gone(match: Match) -> str:
    assert match.thread is not None
    return say.text("doctor-board-gone", match=str(match.id), channel=channel_mention(match.thread))


async def test_a_deleted_thread_is_named_by_the_doctor_and_the_table_goes_elsewhere(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    assert board_gone(match) not in await doctor(malia)
    await malia.request("DELETE", f"/channels/{match.thread}")
    await seen(stage, match, "gone")
    assert board_gone(match) in await doctor(malia)
    games = await malia.channel("games")
    reply = await malia.slash(games["id"], "board", {"public": True, "table": str(match.id)})
    assert reply.failed is None
    await stage.until(match.id, lambda match: match.channel == int(games["id"]))
    assert problem(stage, match) is None


@pytest.mark.slow
async def test_the_doctor_finds_a_thread_that_was_deleted_while_the_bot_was_away(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await stage.stop_bot()
    await malia.request("DELETE", f"/channels/{match.thread}")
    await stage.start_bot()
    assert problem(stage, match) is None
    assert board_gone(match) in await doctor(malia)
    assert problem(stage, match) == "gone", "so that /board puts it elsewhere"


async def test_a_deleted_channel_takes_its_tables_and_votes_along(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await malia.request("DELETE", f"/channels/{match.channel}")
    await seen(stage, match, "gone")
    assert (await stage.store.match(match.id)).is_open


async def test_a_lobby_stays_shown_when_its_thread_is_deleted(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    match, _ = await stage.lobby(malia, "oracle")
    other, _ = await stage.lobby(malia, "oracle", "games")
    assert match.thread is not None and match.thread == match.message
    await stage.bot.services.places.place_lost(match.thread)
    assert problem(stage, match) is None and problem(stage, other) is None


@pytest.mark.slow
async def test_a_locked_thread_is_told_at_once_and_shown_again_when_it_is_unlocked(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await malia.request("PATCH", f"/channels/{match.thread}", {"locked": True})
    await seen(stage, match, "locked")
    await malia.request("PATCH", f"/channels/{match.thread}", {"locked": False})
    await seen(stage, match, None)


@pytest.mark.slow
async def test_permissions_that_come_back_bring_the_board_back(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    denied = ["SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES", "VIEW_CHANNEL"]
    await stage.driver.post("permissions", channel_id=str(match.channel), bot={"deny": denied})
    await seen(stage, match, "forbidden")
    await stage.driver.post("permissions", channel_id=str(match.channel), bot={})
    tell(stage, "CHANNEL_CREATE", **stage.server.world.channels[str(match.channel)])
    await seen(stage, match, None)
    await stage.until(match.id, lambda match: match.shown_version == match.version)
