"""The undocumented parts of discord.py are where `discord_private` expects them, and nothing else uses any."""

import ast
from importlib.metadata import requires
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.interactions import discord_private as private
from sandbox.driver import buttons
from tests.bot.conftest import Stage

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

    before = private.api_address()
    private.connect_to("https://example.org:81")
    try:
        assert private.api_address() == "https://example.org:81/api/v10"
        assert Route("GET", "/users/@me").url == "https://example.org:81/api/v10/users/@me"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "wss://example.org:81/gateway"
    finally:
        private.connect_to(before.removesuffix("/api/v10") if "discord.com" not in before else None)
    private.connect_to(None)
    assert private.api_address() == "https://discord.com/api/v10"


async def test_interactions_reach_the_bot_before_discord_py(stage: Stage) -> None:
    seen: list[Any] = []
    parse = private.intercept_interactions(stage.bot, lambda data: (seen.append(data), parse(data)))
    assert parse == stage.bot._receive
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
    role = await stage.driver.request("POST", "/sandbox/roles/create", {"name": "judges", "permissions": []})
    await stage.driver.post("roles", user="malia", roles=[role["id"]])
    seen: list[Any] = []
    dispatched: list[str] = []
    parse = private.intercept_interactions(stage.bot, lambda data: (seen.append(data), parse(data)))
    general = await malia.channel("general")
    await malia.slash(general["id"], "games")
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
    await private.remove_thread_member(stage.bot, thread, int(theo.id))
    members = await stage.bot.http.get_thread_members(thread)
    assert theo.id not in [member["user_id"] for member in members]


def test_the_warnings_about_voice_are_silenced(caplog: pytest.LogCaptureFixture) -> None:
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = True
    discord.Client(intents=discord.Intents(guilds=True))
    assert "voice" in caplog.text, "discord.py warns where voice is missing, so this test can fail"
    caplog.clear()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = True
    private.silence_voice_warnings()
    discord.Client(intents=discord.Intents(guilds=True))
    assert caplog.text == ""
