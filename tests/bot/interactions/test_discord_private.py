"""The undocumented parts of discord.py are where `discord_private` expects them, and nothing else uses any."""

import ast
import asyncio
from importlib.metadata import requires
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import ReconnectWebSocket

from bot.interactions import discord_private as private
from sandbox.driver import Reply, buttons
from tests.bot.conftest import Stage, eventually
from tests.waiting import HANG

BOT = Path(private.__file__).parents[1]
INTERNAL_MODULES = ("discord.http", "discord.gateway", "discord.state", "discord.webhook.async_")
INTERNAL_ATTRIBUTES = ("http", "ws", "parsers", "warn_nacl", "warn_dave")


def internal_uses(text: str) -> list[str]:
    """Return the uses of discord.py's internal modules and attributes, and of other objects' underscore attributes."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module in INTERNAL_MODULES:
            found.append(f"{node.lineno}: {node.module}")
        elif isinstance(node, ast.Attribute) and not (isinstance(node.value, ast.Name) and node.value.id == "self"):
            if node.attr in INTERNAL_ATTRIBUTES or (node.attr.startswith("_") and not node.attr.startswith("__")):
                found.append(f"{node.lineno}: {node.attr}")
        elif isinstance(node, ast.Attribute) and node.attr in (*INTERNAL_ATTRIBUTES, "_connection"):
            found.append(f"{node.lineno}: {node.attr}")
    return found


def test_no_other_module_uses_internal_parts_of_discord_py() -> None:
    files = [path for path in BOT.rglob("*.py") if path.name not in ("discord_private.py", "worker_pool.py")]
    found = {path.name: internal_uses(path.read_text(encoding="utf-8")) for path in files}
    assert {name: uses for name, uses in found.items() if uses} == {}


@pytest.mark.parametrize(
    "text",
    [
        "client.http.get_member(1, 2)",
        "self.ws.close()",
        "self._connection.parsers",
        "from discord.http import Route",
        "member._roles.has(3)",
        "interaction._session",
    ],
)
def test_that_test_can_fail(text: str) -> None:
    assert internal_uses(text)


def test_discord_py_is_pinned_to_the_version_that_these_tests_know() -> None:
    project = (BOT.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert f'"discord.py=={discord.__version__}"' in project
    assert requires("discord.py") is not None


def test_the_addresses_are_replaced_and_restored() -> None:
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    before = Route.BASE
    private.connect_to("https://example.org:81")
    try:
        assert Route.BASE == "https://example.org:81/api/v10"
        assert Route("GET", "/users/@me").url == "https://example.org:81/api/v10/users/@me"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "wss://example.org:81/gateway"
    finally:
        private.connect_to(before.removesuffix("/api/v10") if "discord.com" not in before else None)
    private.connect_to(None)
    assert Route.BASE == "https://discord.com/api/v10"


async def test_interactions_reach_the_bot_before_discord_py(stage: Stage) -> None:
    seen: list[Any] = []
    private.intercept_interactions(stage.bot, lambda data: (seen.append(data), stage.bot._receive(data)))
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, "gorgias")
    assert buttons(lobby) and [data["data"]["name"] for data in seen] == ["play"]
    admitted = set(stage.bot.services.dispatcher._seen)
    await malia.press_label(lobby, "Leave")
    assert len(stage.bot.services.dispatcher._seen) == len(admitted) + 1
    assert (await stage.store.match(match.id)).version > 1
    assert stage.bot.services.dispatcher._admitted == {}


async def test_an_interaction_is_built_without_being_dispatched_and_knows_its_member_s_roles(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    role = await stage.driver.post("roles/create", name="judges", permissions=[])
    await stage.driver.post("roles", user="malia", roles=[role["id"]])
    seen: list[Any] = []
    dispatched: list[str] = []
    private.intercept_interactions(stage.bot, lambda data: (seen.append(data), stage.bot._receive(data)))
    general = await malia.channel("general")
    await malia.slash(general["id"], "games mine")
    stage.bot.dispatch = lambda event, *_, **__: dispatched.append(event)  # type: ignore[method-assign]
    made = private.make_interaction(stage.bot, seen[0])
    assert str(made.user.id) == malia.id and dispatched == []
    assert private.has_role(made.user, int(role["id"])) and not private.has_role(made.user, 1)
    plain = stage.bot.user
    assert isinstance(plain, discord.ClientUser)
    assert not private.has_role(plain, int(role["id"]))  # type: ignore[arg-type]
    del stage.bot.dispatch


async def test_a_pressed_message_is_edited_and_its_components_are_not_parsed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    (malia,) = await stage.users("malia")
    _, lobby = await stage.lobby(malia, "gorgias")
    parsed: list[Any] = []
    monkeypatch.setattr(discord.InteractionCallbackResponse, "__init__", lambda *_, **__: parsed.append(1))
    reply = await malia.press_label(lobby, "Leave")
    assert reply.update and reply.failed is None and parsed == []


async def test_one_command_of_a_server_is_registered_and_deleted_without_touching_others(stage: Stage) -> None:
    guild, commands = int(stage.server.world.guild["id"]), stage.server.world.commands
    before = set(commands)
    payload = {"name": "one", "description": "One of several.", "type": 1}
    first = await private.create_guild_command(stage.bot, guild, payload)
    second = await private.create_guild_command(stage.bot, guild, payload | {"name": "two"})
    assert set(commands) - before == {str(first), str(second)}
    await private.delete_guild_command(stage.bot, guild, first)
    assert set(commands) - before == {str(second)}
    await private.delete_guild_command(stage.bot, guild, second)
    assert set(commands) == before


async def test_all_commands_of_the_bot_are_registered_in_place_of_those_it_had(stage: Stage) -> None:
    await private.register_commands(stage.bot, [{"name": "only", "description": "One.", "type": 1}])
    assert [command.name for command in await stage.bot.tree.fetch_commands()] == ["only"]


def test_the_delay_of_a_heartbeat_counts_from_its_own_sending(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(private.time, "perf_counter", lambda: now[0])
    connection: Any = SimpleNamespace(thread_id=0, _max_heartbeat_timeout=60.0, HEARTBEAT=1, sequence=5)
    beat = private.KeepAlive(ws=connection, interval=30.0)
    client: Any = SimpleNamespace(ws=SimpleNamespace(_keep_alive=beat))
    for sent in (0.0, 30.0, 60.0):
        now[0] = sent
        assert beat.get_payload() == {"op": 1, "d": 5}
        now[0] += 0.25
        assert private.heartbeat_delay(client) == 0.25, "it waits for the acknowledgement"
        beat.ack()  # comes before discord.py's thread has noted that the heartbeat was sent
        assert beat.latency == 0.25
        now[0] += 20.0
        beat._last_send = now[0]
        assert private.heartbeat_delay(client) == 0.25
    beat.get_payload()
    now[0] += 45.0
    assert private.heartbeat_delay(client) == 45.0
    client.ws._keep_alive = None
    assert private.heartbeat_delay(client) == float("inf")


async def test_connections_have_that_heartbeat(stage: Stage) -> None:
    assert isinstance(stage.bot.ws, private.Gateway) and isinstance(stage.bot.ws._keep_alive, private.KeepAlive)
    assert stage.bot.healthy
    await stage.driver.fault("drop_connection")
    await eventually(lambda: stage.server.gateway.resumes == 1)
    await eventually(lambda: stage.bot.healthy)


async def test_a_connection_ends_with_what_is_needed_to_resume_it(stage: Stage) -> None:
    client = discord.Client(intents=discord.Intents(guilds=True))
    await client.login("sandbox")
    task = asyncio.create_task(private.run_gateway(client, None, is_first=True))
    await eventually(lambda: len(stage.server.gateway.bots) == 2)
    session = list(stage.server.gateway.bots.values())[1]
    await eventually(lambda: client.ws and client.ws.session_id == session.id)
    await stage.driver.fault("reconnect")
    end = await task
    assert end.was_accepted and end.error is None and end.session is not None
    assert (end.session.id, end.session.sequence) == (session.id, session.sequence)
    await eventually(lambda: stage.server.gateway.resumes == 1)  # the other bot
    await stage.driver.fault("handshake_error", status=418)
    end = await private.run_gateway(client, end.session, is_first=False)
    await client.close()
    assert end.session is not None and not end.was_accepted
    assert isinstance(end.error, aiohttp.WSServerHandshakeError)


def test_an_event_that_cannot_be_read_is_reported_and_a_greeting_begins_a_new_connection() -> None:
    reports: list[tuple[str | None, str]] = []
    client = discord.Client(intents=discord.Intents(guilds=True))
    parsers = client._connection.parsers
    with pytest.raises(KeyError):
        parsers["CHANNEL_DELETE"]({})
    private.guard_events(client, lambda kind, error: reports.append((kind, type(error).__name__)))
    parsers["CHANNEL_DELETE"]({})
    with pytest.raises(ReconnectWebSocket):
        parsers["READY"]({})
    client._connection.call_handlers("unreadable", None, ValueError())
    assert [kind for kind, _ in reports] == ["CHANNEL_DELETE", "READY", None]


async def test_a_failed_login_leaves_nothing_open(stage: Stage) -> None:
    await stage.driver.fault("http_error", operation="get_my_user", status=503)
    client = discord.Client(intents=discord.Intents.none())
    with pytest.raises(discord.DiscordServerError):
        await client.login("sandbox")
    former = client.http.connector
    await private.forget_login(client)
    assert former.closed
    await client.login("sandbox")
    assert client.user is not None and client.http.connector is not former
    await client.close()


async def test_requests_end_when_they_are_told_to() -> None:
    begun = asyncio.Event()

    async def request() -> None:
        begun.set()
        await asyncio.Event().wait()

    client: Any = SimpleNamespace(http=SimpleNamespace(request=request))
    end = private.end_requests(client)
    waiting = asyncio.create_task(client.http.request())
    await begun.wait()
    end()
    with pytest.raises(TimeoutError):
        await waiting
    with pytest.raises(TimeoutError):
        await client.http.request()


async def test_every_request_waits_its_turn() -> None:
    log: list[str] = []

    async def request(route: str, *, json: str) -> str:
        log.append(f"{route} {json}")
        return "done"

    async def wait() -> None:
        log.append("waited")

    client: Any = SimpleNamespace(http=SimpleNamespace(request=request))
    private.before_each_request(client, wait)
    assert await client.http.request("GET", json="{}") == "done"
    assert log == ["waited", "GET {}"]
    assert "request" in vars(discord.http.HTTPClient)


async def test_the_gateway_is_closed_while_requests_are_still_possible(stage: Stage) -> None:
    assert stage.bot.ws.open
    stage.bot.stopping = True  # as in `stop`, so that discord.py does not connect again
    await private.close_gateway(stage.bot)
    assert not stage.bot.ws.open
    assert (await stage.bot.fetch_user(stage.bot.application_id or 0)).bot
    await private.close_gateway(stage.bot)
    stage.bot.stopping = False


async def test_members_are_looked_up_added_and_removed_by_their_ids(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    guild = int(malia.guild["id"])
    await private.look_up_member(stage.bot, guild, int(malia.id))
    with pytest.raises(discord.NotFound) as missing:
        await private.look_up_member(stage.bot, guild, 12345)
    assert missing.value.code in (10007, 10013)
    channel = await stage.bot.fetch_channel(stage.server.channel_id("general"))
    assert isinstance(channel, discord.TextChannel)
    thread = (await channel.create_thread(name="Us", type=discord.ChannelType.private_thread)).id
    await private.add_thread_member(stage.bot, thread, int(theo.id))
    members = await stage.bot.http.get_thread_members(thread)
    assert theo.id in [member["user_id"] for member in members]
    await private.look_up_thread_member(stage.bot, thread, int(theo.id))
    await private.remove_thread_member(stage.bot, thread, int(theo.id))
    members = await stage.bot.http.get_thread_members(thread)
    assert theo.id not in [member["user_id"] for member in members]
    with pytest.raises(discord.NotFound):
        await private.look_up_thread_member(stage.bot, thread, int(theo.id))


def test_the_warnings_about_voice_are_silenced(caplog: pytest.LogCaptureFixture) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = True
    discord.Client(intents=discord.Intents(guilds=True))
    assert "voice" in caplog.text, "discord.py warns where voice is missing, so this test can fail"
    caplog.clear()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = True
    private.silence_voice_warnings()
    discord.Client(intents=discord.Intents(guilds=True))
    assert caplog.text == ""


async def intercepted_command(stage: Stage) -> tuple[asyncio.Task[Reply], Any]:
    """Let a user run the command `/games`, and return their client's task and the interaction as Discord sends it.

    The bot does not get the interaction.
    """
    (malia,) = await stage.users("malia")
    seen: list[Any] = []
    private.intercept_interactions(stage.bot, seen.append)
    general = await malia.channel("general")
    command = asyncio.create_task(malia.slash(general["id"], "games mine"))
    await eventually(lambda: seen)
    return command, seen[0]


async def test_a_command_is_run_to_its_end(stage: Stage) -> None:
    command, data = await intercepted_command(stage)
    interaction = private.make_interaction(stage.bot, data)
    await private.run_command(stage.bot.tree, interaction)
    assert stage.bot.services.dispatcher.pending == 0
    assert (await command).failed is None
    data["data"]["name"] = "unheard"
    with pytest.raises(discord.app_commands.CommandNotFound):
        await private.run_command(stage.bot.tree, private.make_interaction(stage.bot, data))


async def test_a_first_response_is_sent_once_and_says_which_message_it_made(stage: Stage) -> None:
    command, data = await intercepted_command(stage)
    interaction = private.make_interaction(stage.bot, data)
    await stage.driver.fault("http_error", status=503)
    with pytest.raises(discord.DiscordServerError):
        await private.post_callback(interaction, private.text_callback("Well?"), timeout=HANG)
    made = await private.post_callback(interaction, private.text_callback("Well?"), timeout=HANG, want_id=True)
    reply = await command
    assert reply.text == "Well?" and reply.message["id"] == str(made) and reply.message["flags"] & 64
    with pytest.raises(discord.HTTPException) as refused:
        await private.post_callback(interaction, private.deferral_callback(), timeout=HANG)
    assert refused.value.code == 40060


async def test_an_answer_comes_without_the_message_unless_its_id_is_wanted(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    command, data = await intercepted_command(stage)
    read: list[Any] = []
    monkeypatch.setattr(private, "json_or_text", read.append)
    interaction = private.make_interaction(stage.bot, data)
    assert await private.post_callback(interaction, private.text_callback("Well?"), timeout=HANG) is None
    assert (await command).text == "Well?" and not read
