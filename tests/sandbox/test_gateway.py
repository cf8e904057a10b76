"""The gateway: identify, resume with replay, heartbeats, zombies, intents; faults on demand."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import orjson
import pytest

from sandbox import Driver, Sandbox
from sandbox.driver import Refused, User
from tests.sandbox import small_bot
from tests.sandbox.small_bot import SmallBot, eventually, panel
from tests.waiting import HANG


@pytest.fixture
async def bot(server: Sandbox) -> AsyncIterator[SmallBot]:
    """A bot that notices a zombie soon."""
    bot, task = await small_bot.start(server.base_url, heartbeat_timeout=0.4)
    yield bot
    await small_bot.stop(bot, task)


class Raw:
    """A gateway connection by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(orjson.dumps({"op": op, "d": data}).decode())

    async def next(self) -> dict[str, Any]:
        frame = await self.socket.receive(timeout=HANG)
        assert frame.type is aiohttp.WSMsgType.TEXT, frame
        found: dict[str, Any] = orjson.loads(frame.data)
        return found

    async def closed_with(self) -> int | None:
        while (await self.socket.receive(timeout=HANG)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.socket.close_code


@pytest.fixture
async def raw(server: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{server.base_url}/gateway") as socket:
        connection = Raw(socket)
        hello = await connection.next()
        assert hello["op"] == 10 and hello["d"]["heartbeat_interval"] == 41250
        yield connection


async def test_the_client_is_welcomed(server: Sandbox, bot: SmallBot, driver: Driver) -> None:
    assert bot.user is not None and bot.user.name == "stoa" and bot.application_id == bot.user.id
    (guild,) = bot.guilds
    assert guild.owner_id == int(server.user_id("malia")) and guild.me.id == bot.user.id
    assert [c.name for c in guild.text_channels] == ["welcome", "general", "games", "quiet", "news"]
    status = await driver.get("status")
    assert status["bot_connected"] and status["commands"] == 2 and status["application_id"] == str(bot.user.id)


@pytest.mark.parametrize(
    ("identify", "code"),
    [
        ({"token": "wrong", "intents": 1}, 4004),
        ({"token": "user-nobody"}, 4004),
        ({"token": "user-stoa"}, 4004),
        ({"token": "sandbox", "intents": 1 << 30}, 4013),
        ({"token": "sandbox", "intents": 1 << 15}, 4014),
        ({"token": "sandbox", "intents": 1, "shard": [2, 2]}, 4010),
    ],
)
async def test_who_is_not_let_in(raw: Raw, identify: dict[str, Any], code: int) -> None:
    await raw.send(2, identify)
    assert await raw.closed_with() == code


async def test_a_connection_must_say_who_it_is_once(raw: Raw) -> None:
    await raw.send(2, {"token": "user-malia"})
    ready = await raw.next()
    assert ready["t"] == "READY" and ready["d"]["user"]["username"] == "malia"
    await raw.send(1, None)
    assert (await raw.next())["op"] == 11
    await raw.send(2, {"token": "user-malia"})
    assert await raw.closed_with() == 4005


async def test_nothing_goes_without_identifying(raw: Raw) -> None:
    await raw.send(8, {})
    assert await raw.closed_with() == 4003


async def test_rubbish_is_refused(raw: Raw) -> None:
    await raw.socket.send_str("{")
    assert await raw.closed_with() == 4002


async def test_compressed_transport(server: Sandbox) -> None:
    address = f"{server.base_url}/gateway?compress=zlib-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        frame = await socket.receive(timeout=HANG)
        assert frame.type is aiohttp.WSMsgType.BINARY and frame.data.endswith(b"\x00\x00\xff\xff")
        assert orjson.loads(zlib.decompressobj().decompress(frame.data))["op"] == 10


async def test_a_lost_line_is_resumed_and_nothing_is_missed(
    server: Sandbox, bot: SmallBot, driver: Driver, malia: User
) -> None:
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=HANG))
    await asyncio.sleep(0)
    await driver.fault("drop_connection")
    await eventually(lambda: not server.gateway.bot_connected)
    made = await malia.request("POST", f"/guilds/{malia.guild['id']}/channels", {"name": "meanwhile"})
    await resumed
    await eventually(lambda: bot.get_channel(int(made["id"])))
    assert (server.gateway.resumes, server.gateway.identifies) == (1, 1)


async def test_asked_to_reconnect(server: Sandbox, bot: SmallBot, driver: Driver, malia: User, general: str) -> None:
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=HANG))
    await asyncio.sleep(0)
    await driver.fault("reconnect")
    await resumed
    assert (server.gateway.resumes, server.gateway.identifies) == (1, 1)
    assert (await malia.slash(general, "table join")).text == "pong"


async def test_a_session_that_is_over(server: Sandbox, bot: SmallBot, driver: Driver) -> None:
    ready = asyncio.create_task(bot.wait_for("ready", timeout=HANG))
    await asyncio.sleep(0)
    await driver.fault("invalid_session")
    await ready
    assert (server.gateway.resumes, server.gateway.identifies) == (0, 2)


async def test_an_unknown_session_cannot_be_resumed(raw: Raw) -> None:
    await raw.send(6, {"token": "sandbox", "session_id": "none", "seq": 1})
    answer = await raw.next()
    assert (answer["op"], answer["d"]) == (9, False)


async def test_sessions_are_kept_for_five_minutes(server: Sandbox, raw: Raw) -> None:
    await raw.send(2, {"token": "sandbox", "intents": 1})
    session_id = (await raw.next())["d"]["session_id"]
    server.gateway.bots[session_id].connection.drop()  # type: ignore[union-attr]
    await eventually(lambda: not server.gateway.bot_connected)
    server.clock.advance(299)
    server.gateway.forget_lost()
    assert session_id in server.gateway.bots
    server.clock.advance(2)
    server.gateway.forget_lost()
    assert session_id not in server.gateway.bots


async def test_events_take_their_intent(server: Sandbox, raw: Raw, driver: Driver, general: str) -> None:
    await raw.send(2, {"token": "sandbox", "intents": 1})
    assert [(await raw.next())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
    malia = await driver.user("malia")
    await malia.say(general, "not for bots")
    await malia.request("POST", f"/guilds/{malia.guild['id']}/channels", {"name": "new"})
    assert (await raw.next())["t"] == "CHANNEL_CREATE"


async def test_a_clean_goodbye_ends_the_session(server: Sandbox, raw: Raw) -> None:
    await raw.send(2, {"token": "sandbox", "intents": 1})
    await raw.next()
    await raw.socket.close(code=1000)
    await eventually(lambda: not server.gateway.bots)


async def test_without_heartbeats_the_line_is_cut(server: Sandbox, raw: Raw) -> None:
    await raw.send(2, {"token": "sandbox", "intents": 1})
    await raw.next()
    server.clock.advance(40)
    await raw.send(1, 1)
    await eventually(lambda: any(c.heartbeats for c in server.gateway._connections))
    server.clock.advance(41)
    assert server.gateway.bot_connected
    server.clock.advance(70)
    await eventually(lambda: not server.gateway.bot_connected)


async def test_a_zombie_is_noticed_and_replaced() -> None:
    server = await Sandbox.start(ratelimits=False, heartbeat=0.1)
    bot, task = await small_bot.start(server.base_url, heartbeat_timeout=0.3)
    async with Driver(server.base_url) as driver:
        malia = await driver.user("malia")
        await driver.fault("zombie")
        reply = await malia.slash(server.channel_id("general"), "table join")
        assert reply.text == "pong" and server.gateway.resumes == 1, "it was heard of after the resume only"
    await small_bot.stop(bot, task)
    await server.close()


async def test_lost_interactions(server: Sandbox, bot: SmallBot, driver: Driver, malia: User, general: str) -> None:
    await driver.fault("lose_interaction")
    lost = asyncio.create_task(malia.slash(general, "table join"))
    await eventually(lambda: server.interactions.stats["lost"])
    server.clock.advance(3.1)
    assert (await lost).failed and not bot.heard
    assert (await malia.slash(general, "table join")).text == "pong"


async def test_doubled_interactions(bot: SmallBot, driver: Driver, malia: User, general: str) -> None:
    await driver.fault("double_interaction")
    assert (await malia.slash(general, "table join")).text == "pong"
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException) and bot.errors[0].code == 40060
    assert len(bot.heard) == 2 and bot.heard[0].id == bot.heard[1].id


async def test_late_interactions(server: Sandbox, bot: SmallBot, driver: Driver, malia: User, general: str) -> None:
    await driver.fault("late_interaction", seconds=4)
    late = asyncio.create_task(malia.slash(general, "table join"))
    await eventually(lambda: server.interactions.stats["late"])
    server.clock.advance(3.5)
    assert (await late).failed and not bot.heard
    server.clock.advance(1)
    await eventually(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound) and bot.errors[0].code == 10062


async def test_errors_of_the_service(server: Sandbox, bot: SmallBot, driver: Driver, general: str) -> None:
    await driver.fault("http_error", status=418, operation="create_message")
    with pytest.raises(discord.HTTPException) as caught:
        await bot.text(general, "x")
    assert caught.value.status == 418 and server.world.history[general] == {}
    await bot.text(general, "x")
    await driver.fault("http_error", status=418, operation="create_message", applied=True)
    with pytest.raises(discord.HTTPException):
        await bot.text(general, "y")
    assert [m["content"] for m in server.world.history[general].values()] == ["x", "y"]
    await driver.fault("http_drop", operation="update_message")
    message = bot.place(general).get_partial_message(int(next(iter(server.world.history[general]))))
    with pytest.raises(aiohttp.ClientError):
        await message.edit(content="z")
    await driver.fault("http_error", status=418, times=9)
    await driver.clear_faults()
    await message.edit(content="z")


async def test_a_retry_after_an_error_meets_the_first_attempt(
    bot: SmallBot, driver: Driver, malia: User, general: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    sleep = asyncio.sleep

    async def no_wait(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    monkeypatch.setattr("discord.webhook.async_.asyncio.sleep", no_wait)
    await driver.fault("http_error", status=503, operation="create_interaction_response", applied=True)
    assert (await malia.slash(general, "table join")).text == "pong"
    while not bot.errors:
        await sleep(0.005)
    assert isinstance(bot.errors[0], discord.HTTPException) and bot.errors[0].code == 40060
    assert 1 in waited


@pytest.mark.parametrize("body", [{"kind": "earthquake"}, {"kind": "zombie", "time": 2}, {}])
async def test_unknown_faults_are_refused(driver: Driver, body: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="Unknown fault"):
        await driver.post("faults", **body)


async def test_two_sessions_on_one_shard_both_hear(server: Sandbox, bot: SmallBot, malia: User, general: str) -> None:
    other, task = await small_bot.start(server.base_url)
    await malia.slash(general, "table join")
    await eventually(lambda: bot.heard and other.heard)
    await eventually(lambda: bot.errors or other.errors)
    assert [e.code for e in [*bot.errors, *other.errors] if isinstance(e, discord.HTTPException)] == [40060]
    await small_bot.stop(other, task)


async def test_a_bot_hears_of_its_own_roles_and_of_no_others(
    bot: SmallBot, driver: Driver, malia: User, general: str
) -> None:
    role = await driver.post("roles/create", name="helper", permissions=["MANAGE_THREADS"])
    await driver.post("roles", user="malia", roles=[role["id"]])
    await driver.post("roles", user="stoa", roles=[role["id"]])
    await eventually(lambda: bot.guilds[0].me.guild_permissions.manage_threads)
    assert bot.guilds[0].get_member(int(malia.id)) is None


async def test_users_hear_only_what_they_may(
    server: Sandbox, bot: SmallBot, driver: Driver, malia: User, theo: User, general: str
) -> None:
    server.world.channels[general]["permission_overwrites"].append(
        {"id": theo.id, "type": 1, "allow": "0", "deny": str(1 << 10)}
    )
    await bot.place(general).send(view=panel())
    await eventually(lambda: malia.known)
    await theo.caught_up()
    assert not [e for e, _ in theo.events if e == "MESSAGE_CREATE"]
    assert "general" not in {c["name"] for c in await theo.request("GET", f"/guilds/{theo.guild['id']}/channels")}


async def test_an_outage_of_the_server(
    server: Sandbox, bot: SmallBot, driver: Driver, malia: User, theo: User, general: str
) -> None:
    board = await bot.place(general).send(view=panel())
    await theo.message(str(board.id))
    await driver.set_outage(True)
    await eventually(lambda: bot.guilds[0].unavailable)
    await theo.caught_up()
    gone = [data for event, data in theo.events if event == "GUILD_DELETE"]
    assert gone == [{"id": theo.guild["id"], "unavailable": True}]
    with pytest.raises(discord.DiscordServerError):
        await bot.text(general, "x")
    with pytest.raises(discord.DiscordServerError):
        await bot.guilds[0].fetch_member(int(theo.id))
    for act in (theo.say(general, "x"), theo.press(str(board.id), "go"), theo.messages(general)):
        with pytest.raises(Refused, match="503"):
            await act
    again, task = await small_bot.start(server.base_url)  # who identifies now hears of the server only afterwards
    assert [guild.unavailable for guild in again.guilds] == [True]
    back = [asyncio.create_task(each.wait_for("guild_available", timeout=HANG)) for each in (bot, again)]
    await asyncio.sleep(0)
    await driver.set_outage(False)
    assert [guild.unavailable for guild in await asyncio.gather(*back)] == [False, False]
    await small_bot.stop(again, task)
    await eventually(lambda: theo.events[-1][0] == "GUILD_CREATE")
    assert (await theo.press(str(board.id), "go")).text == "pong"


async def test_a_bot_that_is_removed_and_invited_again(
    server: Sandbox, bot: SmallBot, driver: Driver, malia: User, theo: User, general: str
) -> None:
    board = await bot.place(general).send(view=panel())
    await theo.message(str(board.id))
    role = server.world.members[server.world.bot_id]["roles"][0]
    removed = asyncio.create_task(bot.wait_for("guild_remove", timeout=HANG))
    await asyncio.sleep(0)
    await malia.request("DELETE", f"/guilds/{malia.guild['id']}/members/{server.world.bot_id}")
    await removed
    assert not bot.guilds and role not in server.world.roles
    await malia.say(general, "It is gone")
    for request in (bot.text(general, "x"), board.edit(content="x"), bot.fetch_guild(int(malia.guild["id"]))):
        with pytest.raises(discord.Forbidden) as refused:
            await request
        assert refused.value.code == 50001
    assert await theo.commands() == []
    with pytest.raises(Refused, match="not on this server"):
        await theo.press(str(board.id), "go")
    await driver.remove_bot()  # a second time changes nothing

    joined = asyncio.create_task(bot.wait_for("guild_join", timeout=HANG))
    await asyncio.sleep(0)
    await driver.invite_bot()
    guild = await joined
    assert guild.me.id == int(server.world.bot_id) and [r.name for r in guild.me.roles[1:]] == ["stoa"]
    await eventually(lambda: theo.events[-1][0] == "GUILD_MEMBER_ADD")
    assert len(await theo.commands()) == 2
    await bot.text(general, "Here again")
    assert (await theo.press(str(board.id), "go")).text == "pong"


async def test_a_bot_that_comes_while_it_is_no_member(server: Sandbox, driver: Driver) -> None:
    await driver.remove_bot()
    bot, task = await small_bot.start(server.base_url)
    assert not bot.guilds
    joined = asyncio.create_task(bot.wait_for("guild_join", timeout=HANG))
    await asyncio.sleep(0)
    await driver.invite_bot()
    await joined
    await small_bot.stop(bot, task)
