"""Bodies are judged by Discord's official description, and by it alone where our own limits say nothing."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import ui

from sandbox import Driver, Sandbox, openapi
from sandbox.driver import User
from sandbox.server import TABLES
from tests.sandbox.small_bot import SmallBot, board, file, form, layout, panel, png

found = openapi.find_description()
pytestmark = pytest.mark.skipif(
    found is None, reason="Discord's OpenAPI description is absent (../shared/discord/openapi.json or DISCORD_OPENAPI)"
)


@pytest.fixture
def description() -> openapi.Description:
    assert found is not None
    return openapi.load_description(found)


async def test_a_misspelt_field_is_a_violation(bot: SmallBot, driver: Driver, general: str) -> None:
    await bot.raw("POST", f"/channels/{general}/messages", {"content": "x", "allowed_mention": {"parse": []}})
    assert await driver.violations() == ["create_message: .allowed_mention: no such field"]


async def test_a_misspelt_field_deep_in_the_components_is_named(bot: SmallBot, driver: Driver, general: str) -> None:
    components = panel().to_components()
    components[0]["components"][1]["components"][0]["labell"] = "x"
    await bot.raw("POST", f"/channels/{general}/messages", {"components": components, "flags": 1 << 15})
    (line,) = await driver.violations()
    assert line == "create_message: .components[0].components[1].components[0].labell: no such field"


async def test_what_discord_py_sends_is_no_violation(
    bot: SmallBot, driver: Driver, malia: User, theo: User, server: Sandbox, general: str
) -> None:
    """A tour of all that a bot does; the server's own answers are checked when it ends."""

    async def answer(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.edit_message(view=panel("filled"))
        elif interaction.type is discord.InteractionType.component:
            await interaction.response.send_modal(form())
        else:
            await interaction.response.send_message(view=board(), file=file(png(1, 1)), ephemeral=True)
            await interaction.followup.send("more", ephemeral=True)
            await interaction.edit_original_response(view=panel(), attachments=[])

    bot.answer = answer
    hand = await malia.slash(general, "table join")
    await malia.complete(general, "do", {"what": "r"}, focused="what")
    await malia.until(str(hand.message_id), lambda m: bool(m["components"]))
    asked = await malia.press((await malia.until(str(hand.message_id), lambda m: not m["attachments"])), "go")
    await malia.fill(asked.modal or {}, {"answer": "x"})
    channel = await bot.fetch_channel(int(general))
    assert isinstance(channel, discord.TextChannel)
    for kind in (discord.ChannelType.public_thread, discord.ChannelType.private_thread):
        thread = await channel.create_thread(name="t", type=kind, auto_archive_duration=10080)
        await thread.add_user(discord.Object(int(theo.id)))
        sent = await thread.send(view=panel(), nonce="n", allowed_mentions=discord.AllowedMentions.none())
        part = bot.place(thread.id).get_partial_message(sent.id)
        await part.edit(view=board(), attachments=[file(png(1, 1))], allowed_mentions=discord.AllowedMentions.none())
        await part.fetch()
        await thread.edit(archived=True)
        await thread.edit(archived=False, name="u")
        await thread.fetch_members()
    await (await bot.create_dm(discord.Object(int(theo.id)))).send("hello")
    await bot.guilds[0].fetch_member(int(theo.id))
    await bot.guilds[0].active_threads()
    await bot.guilds[0].fetch_channels()
    await bot.guilds[0].fetch_roles()
    await bot.application_info()
    await bot.tree.fetch_commands()
    assert [m async for m in channel.history()]
    assert await driver.violations() == []
    assert server.own_mistakes == []


def test_routes_are_those_of_the_description(description: openapi.Description) -> None:
    for table in TABLES:
        for route in table.routes:
            if route.operation.startswith("client_"):
                continue
            template, method, _ = description._operations[route.operation]
            assert (method.upper(), re.sub(r"\{\w+\}", "{}", template)) == (
                route.method,
                re.sub(r"\{\w+\}", "{}", route.path),
            )


@pytest.mark.parametrize(
    ("operation", "body", "expected"),
    [
        ("create_message", {"content": 5}, ".content: 5 is not of type"),
        ("create_message", {"content": "x" * 4001}, ".content:"),
        ("create_dm", {}, []),
        ("create_thread", {"name": "n", "nome": "x", "type": 12}, ".nome: no such field"),
        ("bulk_set_application_commands", [{"name": "x", "descripton": "y"}], "[0].descripton: no such field"),
        ("create_interaction_response", {"type": 4, "data": {"contents": "x"}}, ".data.contents: no such field"),
        ("update_original_webhook_message", {"tts": False}, []),
        ("update_message", {"tts": True}, ".tts:"),
        ("get_my_user", {"x": 1}, "takes no body"),
    ],
)
def test_errors_are_named(description: openapi.Description, operation: str, body: Any, expected: Any) -> None:
    errors = description.request_errors(operation, body)
    if expected == []:
        assert errors == []
    else:
        assert len(errors) == 1 and expected in errors[0]


async def test_without_the_description_nothing_is_judged_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "nowhere.json")
    server = await Sandbox.start()
    async with Driver(server.base_url) as driver:
        assert (await driver.get("status"))["validated"] is False
    await server.close()


def test_all_kinds_of_components_fit(description: openapi.Description) -> None:
    section: ui.Section[ui.LayoutView] = ui.Section("a", "b", accessory=ui.Thumbnail("https://example.org/a.png"))
    view = layout(section, ui.Separator(), ui.ActionRow(ui.ChannelSelect(custom_id="c")), ui.File("attachment://a.txt"))
    body = {"components": view.to_components(), "flags": 1 << 15}
    assert description.request_errors("create_message", body) == []
