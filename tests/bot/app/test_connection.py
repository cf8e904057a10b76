"""The connection: whatever Discord does, the bot tries again, says so in one line, and answers the next press."""

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import http

from bot.app import client as client_module
from bot.app.client import StoaClient
from bot.app.connection import LONGEST_PAUSE, QUIET_PERIOD, Backoff, UnreadableEvents
from bot.services import Pace
from bot.worker_pool import WorkerPool
from storage import TimeSource
from tests.bot.conftest import QUICK, Json, Stage, eventually, sandbox_running
from tests.bot.scheduler.test_places import refresh
from tests.waiting import HANG

SESSIONS_A_DAY = 1000
"""Discord revokes the token of a bot that begins more sessions."""


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let the bot try again at once, and return the pauses that it would have made."""
    made: list[float] = []
    next_pause = Backoff.next_pause

    def hurry(self: Backoff) -> float:
        made.append(next_pause(self))
        return 0.001

    monkeypatch.setattr(Backoff, "next_pause", hurry)
    return made


@pytest.fixture
async def waiting(tmp_path: Path, drawing: WorkerPool, migrated_file: Path, unhurried: None) -> AsyncIterator[Stage]:
    """Yield a stage whose bot has not been started yet; the test starts it."""
    shutil.copyfile(migrated_file, tmp_path / "stoa.db")
    async with sandbox_running() as (server, driver):
        stage = Stage(tmp_path, drawing, server, driver, QUICK, TimeSource())
        yield stage
        await stage.stop_bot()


async def answers(stage: Stage) -> None:
    """Press something, and check that the bot answers."""
    (malia,) = await stage.users("malia")
    reply = await malia.slash((await malia.channel("general"))["id"], "games mine")
    assert reply.failed is None


def lines(caplog: pytest.LogCaptureFixture, words: str) -> list[logging.LogRecord]:
    return [record for record in caplog.records if words in record.getMessage()]


@pytest.mark.parametrize("status", [404, 503])
async def test_a_first_connection_that_fails_is_tried_again(
    waiting: Stage, pauses: list[float], caplog: pytest.LogCaptureFixture, status: int
) -> None:
    await waiting.driver.fault("handshake_error", status=status, times=3)
    await waiting.start_bot()
    await answers(waiting)
    assert len(pauses) == 3 and len(lines(caplog, "not connected to Discord")) == 3
    assert not any(record.exc_info for record in caplog.records), "a traceback says nothing to a host"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "operation"),
    [
        ({"kind": "http_error", "status": 503}, "get_my_user"),
        ({"kind": "http_drop"}, "get_my_user"),
        ({"kind": "http_error", "status": 403}, "get_my_oauth2_application"),
    ],
)
async def test_a_login_that_fails_is_tried_again(
    waiting: Stage, pauses: list[float], caplog: pytest.LogCaptureFixture, fault: Json, operation: str
) -> None:
    await waiting.driver.fault(**fault, operation=operation, times=2)
    await waiting.start_bot()
    await answers(waiting)
    # aiohttp itself repeats a GET whose connection breaks, once
    assert len(lines(caplog, "does not let the bot log in yet")) == len(pauses) in (1, 2)
    assert not any(record.exc_info for record in caplog.records)


async def test_a_bot_stops_at_once_while_it_waits_to_try_again(waiting: Stage) -> None:
    await waiting.driver.fault("handshake_error", times=1000)
    asleep = asyncio.Event()

    async def sleep(_: float) -> None:
        asleep.set()
        await asyncio.Event().wait()

    start = waiting.driver.bot_ready
    waiting.driver.bot_ready = nothing  # type: ignore[method-assign]
    StoaClient.wait_until_ready, ready = nothing, StoaClient.wait_until_ready  # type: ignore[method-assign]
    try:
        await waiting.start_bot()
    finally:
        StoaClient.wait_until_ready = ready  # type: ignore[method-assign]
        waiting.driver.bot_ready = start  # type: ignore[method-assign]
    waiting.bot._sleep = sleep
    await eventually(asleep.is_set)
    async with asyncio.timeout(HANG):
        await waiting.bot.shutdown()
        await waiting._running


async def nothing(*_: Any, **__: Any) -> None:
    """Do nothing; stands in for a wait."""


@pytest.mark.slow
@pytest.mark.parametrize("code", [4000, 4001, 4008, 4009, 1012])
async def test_a_connection_that_discord_closes_is_opened_again(stage: Stage, pauses: list[float], code: int) -> None:
    before = stage.server.gateway.resumes
    await stage.driver.fault("close", status=code)
    await eventually(lambda: stage.server.gateway.resumes > before)
    await answers(stage)


async def test_a_session_that_cannot_be_resumed_is_left_for_a_new_one(
    stage: Stage, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StoaClient, "before_identify_hook", nothing)  # five seconds, as Discord asks
    await stage.driver.fault("handshake_error", times=3)
    await stage.driver.fault("drop_connection")
    await eventually(lambda: stage.server.gateway.identifies == 2)
    await answers(stage)
    assert stage.server.gateway.resumes == 0


async def test_commands_that_cannot_be_registered_are_registered_later(
    waiting: Stage, pauses: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    await waiting.driver.fault("http_error", operation="bulk_set_application_commands", status=503)
    await waiting.driver.fault("http_drop", operation="bulk_set_application_commands")
    await waiting.start_bot()
    await answers(waiting)
    # aiohttp itself repeats a PUT whose connection breaks, once
    assert len(lines(caplog, "commands could not be registered")) == len(pauses) in (1, 2)


async def test_a_long_rate_limit_of_the_commands_holds_nothing_up(stage: Stage) -> None:
    await stage.store.put_value("commands", "of another release")
    await stage.driver.fault("rate_limit", operation="bulk_set_application_commands", seconds=100 * HANG)
    await stage.restart()
    await answers(stage)


def test_pauses_grow_to_a_limit_and_spare_the_token() -> None:
    backoff = Backoff()
    pauses = [backoff.next_pause() for _ in range(2000)]
    assert all(1.0 <= pause <= 2.0 for pause in pauses[:1]) and max(pauses) <= LONGEST_PAUSE
    assert len(set(pauses)) > 1900, "bots that lost the connection together do not come back together"
    assert 86400 / (sum(pauses[100:]) / len(pauses[100:])) < SESSIONS_A_DAY
    backoff.reset()
    assert backoff.next_pause() <= 2.0


# -- events that cannot be read --------------------------------------------------------------------------------------

HIDDEN = "nobody may read this"


def bad_events(stage: Stage) -> list[tuple[str, Any]]:
    """Return events of the kinds with which an independent server has ended the bot, and worse ones."""
    world = stage.server.world
    guild, member = world.guild["id"], next(iter(world.members.values()))
    press = {
        "id": str((int(guild) >> 22) + 1 << 22), "application_id": world.bot_id, "type": 3, "token": HIDDEN,
        "version": 1, "guild_id": guild, "attachment_size_limit": 1, "data": {"custom_id": HIDDEN},
        "channel": {"id": stage.server.channel_id("general"), "type": 0},
    }  # fmt: skip
    nameless = {key: value for key, value in member["user"].items() if key != "username"}
    thread = {"id": "5", "guild_id": guild, "parent_id": None, "type": 11, "name": HIDDEN}
    return [
        ("INTERACTION_CREATE", {**press, "member": {**member, "user": nameless}}),
        ("INTERACTION_CREATE", {**press, "member": {**member, "roles": [{"id": "1"}]}}),
        ("INTERACTION_CREATE", {**press, "id": "9" * 5000}),
        ("INTERACTION_CREATE", {**press, "message": HIDDEN}),
        ("INTERACTION_CREATE", [HIDDEN]),
        ("INTERACTION_CREATE", None),
        ("THREAD_CREATE", thread),
        ("THREAD_UPDATE", {**thread, "thread_metadata": None}),
        ("GUILD_CREATE", {"id": guild, "roles": [HIDDEN]}),
        ("GUILD_ROLE_UPDATE", {"guild_id": guild, "role": {"id": {}}}),
        ("MESSAGE_CREATE", {"id": "1", "thread": None, "channel_id": HIDDEN}),
        ("CHANNEL_UPDATE", {"id": HIDDEN}),
        ("A_KIND_OF_LATER", {"words": HIDDEN}),
        ("GUILD_UPDATE", {"id": guild, "name": HIDDEN * 100_000, "roles": None}),
        ("GUILD_DELETE", {}),
    ]


async def test_an_event_that_cannot_be_read_costs_itself_alone(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    gateway, bot = stage.server.gateway, stage.server.world.bot_id
    for kind, data in bad_events(stage):
        gateway.publish(kind, data, to=bot)
        await answers(stage)
    for session in gateway.bots.values():  # no event at all
        assert session.connection is not None
        for frame in (b"[]", b"{", b"null", b'{"op": 0, "t": [], "d": {}}', b'{"op": 0, "s": "x", "t": 5}'):
            session.connection.send(frame)
    await answers(stage)
    assert (gateway.identifies, gateway.resumes) == (1, 0), "the connection stays"
    found = lines(caplog, "an event cannot be read")
    assert 5 < len(found) < len(bad_events(stage))
    kinds = [record.msg["kind"] for record in found]  # type: ignore[index, call-overload]
    assert len(kinds) == len(set(kinds)), "one line for each kind"
    assert all(HIDDEN not in str(record.msg) and not record.exc_info for record in caplog.records)


async def test_a_ready_that_cannot_be_read_begins_a_new_session(
    stage: Stage, pauses: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StoaClient, "before_identify_hook", nothing)
    stage.server.gateway.publish("READY", {"session_id": 3}, to=stage.server.world.bot_id)
    stage.server.gateway.publish(
        "READY", {"session_id": "3", "resume_gateway_url": "", "user": 0}, to=stage.server.world.bot_id
    )
    await eventually(lambda: stage.server.gateway.identifies == 2)
    await answers(stage)


def test_lines_about_one_kind_of_event_are_far_apart(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    events = UnreadableEvents(lambda: now[0])
    for _ in range(1000):
        events.report("GUILD_CREATE", KeyError(HIDDEN))
    events.report(None, ValueError(HIDDEN))
    assert len(caplog.records) == 2 and HIDDEN not in caplog.text
    now[0] = QUIET_PERIOD
    events.report("GUILD_CREATE", KeyError(HIDDEN))
    assert caplog.records[-1].msg["more"] == 999  # type: ignore[index, call-overload]


# -- stopping --------------------------------------------------------------------------------------------------------


async def test_stopping_does_not_wait_for_a_discord_that_fails(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    (malia,) = await stage.users("malia")
    match, _ = await stage.lobby(malia, "gorgias")
    monkeypatch.setattr(client_module, "FAILING_GRACE", 0.01)

    async def forever(seconds: float) -> None:
        if isinstance(seconds, int):  # between two attempts; those of a rate limit are fractions
            await asyncio.Event().wait()

    monkeypatch.setattr(http.asyncio, "sleep", forever)
    await stage.driver.fault("http_error", status=500, times=1000, operation="update_message")
    refresh(stage, match)
    await eventually(stage.bot.api_monitor.failing.is_set)
    assert stage.bot.services.pace.shutdown_grace == HANG
    async with asyncio.timeout(HANG / 2):
        await stage.bot.shutdown()
    stage.bot.stopping = False  # so that the fixture finds a bot to stop
    await stage.driver.clear_faults()


async def test_a_shutdown_has_one_grace_for_all_its_parts(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    graces: list[float] = []

    async def drain(_: Any, grace: float) -> int:
        graces.append(grace)
        return 0

    services = stage.bot.services
    for part, name in ((services.dispatcher, "drain"), (services.boards, "drain"), (services.votes, "close")):
        monkeypatch.setattr(type(part), name, drain)
    await services.close(1.0)
    assert graces[0] == 1.0 and graces[2] <= graces[1] < 1.0


def test_the_pace_of_a_shutdown_fits_into_a_platforms_patience() -> None:
    assert Pace().defer_after + Pace().shutdown_grace + client_module.CLOSE_TIMEOUT < 20


async def test_it_follows_the_last_request(stage: Stage) -> None:
    failing = stage.bot.api_monitor.failing
    bot = stage.bot.application_id or 0
    assert not failing.is_set()
    await stage.driver.fault("http_error", status=503, operation="get_user")
    with pytest.raises(discord.DiscordServerError):
        await stage.bot.fetch_user(bot)
    assert failing.is_set()
    await stage.bot.fetch_user(bot)
    assert not failing.is_set()
    with pytest.raises(discord.NotFound):
        await stage.bot.fetch_channel(5)
    assert not failing.is_set(), "Discord has answered"
    await stage.driver.fault("http_drop", operation="get_user", times=2)
    with pytest.raises(aiohttp.ClientError):
        await stage.bot.fetch_user(bot)
    assert failing.is_set()
