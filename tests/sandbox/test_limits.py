"""Every limit of messages, components, modals and commands, one by one."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from sandbox import Driver, Sandbox
from sandbox.errors import ApiError
from sandbox.interactions.commands import check_commands
from sandbox.state.components import check_choices, check_modal
from sandbox.state.messages import check_message
from tests.sandbox.small_bot import SmallBot, layout, panel

V2 = 1 << 15
Node = dict[str, Any]


def text(content: str = "x") -> Node:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **more: Any) -> Node:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*nodes: Node) -> Node:
    return {"type": 1, "components": list(nodes)}


def box(*nodes: Node, **more: Any) -> Node:
    return {"type": 17, "components": list(nodes), **more}


def options(count: int, **more: Any) -> list[Node]:
    return [{"label": f"o{n}", "value": f"v{n}", **more} for n in range(count)]


def select(count: int = 3, **more: Any) -> Node:
    return {"type": 3, "custom_id": "s", "options": options(count), **more}


def gallery(*urls: str, **more: Any) -> Node:
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


def section(*nodes: Node, accessory: Node | None = None) -> Node:
    return {"type": 9, "components": list(nodes), "accessory": accessory}


def codes(tree: Any) -> set[str]:
    """All codes of a tree of mistakes."""
    if not isinstance(tree, dict):
        return set()
    found = {entry["code"] for entry in tree.get("_errors", ())}
    return found.union(*(codes(value) for value in tree.values()))


GOOD: list[list[Node]] = [
    [text()],
    [text("x" * 4000)],
    [text("x" * 2000), text("y" * 2000)],
    [row(*(button(str(n)) for n in range(5)))],
    [row(select(25, max_values=25))],
    [row(select(3, min_values=0, max_values=3))],
    [row({"type": 2, "style": 5, "label": "Link", "url": "https://example.org"})],
    [row({"type": 2, "style": 2, "emoji": {"name": "x"}, "custom_id": "e"})],
    [box(text(), row(button()), {"type": 14}, gallery("attachment://board.png"), accent_color=0)],
    [section(text(), text(), text(), accessory=button())],
    [section(text(), accessory={"type": 11, "media": {"url": "attachment://board.png"}, "description": "A board"})],
    [text() for _ in range(40)],
    [row({"type": 5, "custom_id": "who", "max_values": 25})],
    [{"type": 13, "file": {"url": "attachment://board.png"}}],
]


@pytest.mark.parametrize("nodes", GOOD)
def test_what_may_be_sent(nodes: list[Node]) -> None:
    check_message({"flags": V2, "components": nodes}, {"board.png"})


BAD: dict[str, tuple[list[Node], str]] = {
    "41 components": ([text() for _ in range(41)], "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "41 nested": ([box(*(row(button(str(n))) for n in range(20))), text()], "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "4001 characters": ([text("x" * 4001)], "BASE_TYPE_BAD_LENGTH"),
    "4001 characters in two": ([text("x" * 2000), box(text("y" * 2001))], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "empty text": ([text("")], "BASE_TYPE_BAD_LENGTH"),
    "same custom id": ([row(button("a"), button("a"))], "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "same custom id far apart": ([row(button("s")), box(row(select()))], "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "same component id": ([text() | {"id": 7}, text() | {"id": 7}], "COMPONENT_ID_DUPLICATED"),
    "long custom id": ([row(button("x" * 101))], "BASE_TYPE_BAD_LENGTH"),
    "no custom id": ([row({"type": 2, "style": 1, "label": "x"})], "BASE_TYPE_REQUIRED"),
    "long label": ([row(button(label="x" * 81))], "BASE_TYPE_MAX_LENGTH"),
    "nothing on the button": ([row(button(label=""))], "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    "unknown style": ([row(button(style=9))], "BASE_TYPE_CHOICES"),
    "link with custom id": (
        [row(button(style=5, url="https://x.org"))],
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "six buttons": ([row(*(button(str(n)) for n in range(6)))], "BASE_TYPE_BAD_LENGTH"),
    "empty row": ([row()], "BASE_TYPE_BAD_LENGTH"),
    "menu beside button": ([row(button(), select())], "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "two menus": ([row(select(), select(custom_id="t"))], "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "26 options": ([row(select(26))], "BASE_TYPE_BAD_LENGTH"),
    "no options": ([row(select(0))], "BASE_TYPE_BAD_LENGTH"),
    "long option": ([row(select(options=options(2, label="x" * 101)))], "BASE_TYPE_BAD_LENGTH"),
    "long option value": ([row(select(options=[{"label": "x", "value": "x" * 101}]))], "BASE_TYPE_BAD_LENGTH"),
    "long option description": ([row(select(options=options(2, description="x" * 101)))], "BASE_TYPE_MAX_LENGTH"),
    "same option value": ([row(select(options=options(2, value="x")))], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    "long placeholder": ([row(select(placeholder="x" * 151))], "BASE_TYPE_MAX_LENGTH"),
    "more than there are": ([row(select(2, max_values=3))], "BASE_TYPE_BAD_LENGTH"),
    "min above max": ([row(select(3, min_values=3, max_values=2))], "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX"),
    "two defaults": ([row(select(options=options(2, default=True)))], "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"),
    "empty container": ([box()], "BASE_TYPE_BAD_LENGTH"),
    "container in container": ([box(box(text()))], "UNION_TYPE_CHOICES"),
    "bad colour": ([box(text(), accent_color=0x1000000)], "NUMBER_TYPE_MAX"),
    "button outside a row": ([button()], "UNION_TYPE_CHOICES"),
    "text in a row": ([row(text())], "UNION_TYPE_CHOICES"),
    "text field in a message": ([row({"type": 4, "custom_id": "x", "style": 1})], "UNION_TYPE_CHOICES"),
    "section of four": ([section(*(text() for _ in range(4)), accessory=button())], "BASE_TYPE_BAD_LENGTH"),
    "section without accessory": ([section(text())], "BASE_TYPE_REQUIRED"),
    "section with a menu": ([section(text(), accessory=select())], "UNION_TYPE_CHOICES"),
    "empty gallery": ([gallery()], "BASE_TYPE_BAD_LENGTH"),
    "11 pictures": ([gallery(*["https://x.org/a.png"] * 11)], "BASE_TYPE_BAD_LENGTH"),
    "unknown attachment": ([gallery("attachment://other.png")], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    "strange scheme": ([gallery("file:///x.png")], "URL_TYPE_INVALID_SCHEME"),
    "long alt text": ([gallery("https://x.org/a.png", description="x" * 1025)], "BASE_TYPE_BAD_LENGTH"),
    "bad spacing": ([text(), {"type": 14, "spacing": 3}], "BASE_TYPE_CHOICES"),
    "remote file": ([{"type": 13, "file": {"url": "https://x.org/a"}}], "URL_TYPE_INVALID_SCHEME"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_components_may_not_be(name: str) -> None:
    nodes, code = BAD[name]
    with pytest.raises(ApiError) as caught:
        check_message({"flags": V2, "components": nodes}, {"board.png"})
    assert caught.value.code == 50035
    assert codes(caught.value.body["errors"]) == {code}


BAD_MESSAGES: dict[str, tuple[Node, str | int]] = {
    "long content": ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    "nothing": ({}, 50006),
    "empty content": ({"content": ""}, 50006),
    "no components": ({"flags": V2, "components": []}, 50006),
    "content beside components": (
        {"flags": V2, "content": "x", "components": [text()]},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embed beside components": (
        {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "text without the flag": ({"content": "x", "components": [text()]}, "UNION_TYPE_CHOICES"),
    "six rows without the flag": (
        {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
        "BASE_TYPE_MAX_LENGTH",
    ),
    "long nonce": ({"content": "x", "nonce": "n" * 26}, "BASE_TYPE_MAX_LENGTH"),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, "BASE_TYPE_MAX_LENGTH"),
    "long embeds": ({"embeds": [{"description": "x" * 4000}] * 2}, "MAX_EMBED_SIZE_EXCEEDED"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_what_messages_may_not_be(name: str) -> None:
    body, code = BAD_MESSAGES[name]
    with pytest.raises(ApiError) as caught:
        check_message(body, ())
    if isinstance(code, int):
        assert caught.value.code == code
    else:
        assert codes(caught.value.body["errors"]) == {code}


def field(**more: Any) -> Node:
    return {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1, **more}}


BAD_MODALS: dict[str, tuple[Node, str]] = {
    "long title": ({"title": "x" * 46}, "BASE_TYPE_BAD_LENGTH"),
    "no title": ({"title": ""}, "BASE_TYPE_BAD_LENGTH"),
    "long custom id": ({"custom_id": "x" * 101}, "BASE_TYPE_BAD_LENGTH"),
    "empty": ({"components": []}, "BASE_TYPE_BAD_LENGTH"),
    "six fields": ({"components": [field(custom_id=str(n)) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
    "same custom id": ({"components": [field(), field()]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "long label": ({"components": [field() | {"label": "x" * 46}]}, "BASE_TYPE_BAD_LENGTH"),
    "long description": ({"components": [field() | {"description": "x" * 101}]}, "BASE_TYPE_BAD_LENGTH"),
    "long placeholder": ({"components": [field(placeholder="x" * 101)]}, "BASE_TYPE_MAX_LENGTH"),
    "min above max": ({"components": [field(min_length=9, max_length=3)]}, "TEXT_INPUT_COMPONENT_MIN_LENGTH_GREATER"),
    "value too long": ({"components": [field(max_length=3, value="four")]}, "BASE_TYPE_MAX_LENGTH"),
    "button": ({"components": [row(button())]}, "UNION_TYPE_CHOICES"),
    "button in a label": ({"components": [field() | {"component": button()}]}, "UNION_TYPE_CHOICES"),
    "bare field": ({"components": [field()["component"]]}, "UNION_TYPE_CHOICES"),
    "26 options": ({"components": [field() | {"component": select(26)}]}, "BASE_TYPE_BAD_LENGTH"),
    "one radio": (
        {"components": [field() | {"component": {"type": 21, "custom_id": "r", "options": options(1)}}]},
        "BASE_TYPE_BAD_LENGTH",
    ),
    "11 boxes": (
        {"components": [field() | {"component": {"type": 22, "custom_id": "b", "options": options(11)}}]},
        "BASE_TYPE_BAD_LENGTH",
    ),
    "disabled menu": ({"components": [field() | {"component": select(disabled=True)}]}, "MODAL_COMPONENT_DISABLED"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_MODALS)
def test_what_modals_may_not_be(name: str) -> None:
    good: Node = {"title": "T", "custom_id": "m", "components": [field(max_length=4000), text()]}
    check_modal(good)
    changes, code = BAD_MODALS[name]
    with pytest.raises(ApiError) as caught:
        check_modal(good | changes)
    assert codes(caught.value.body["errors"]) == {code}


def test_completions_are_twenty_five_at_most() -> None:
    check_choices([{"name": f"n{n}", "value": n} for n in range(25)])
    for bad in (
        [{"name": f"n{n}", "value": n} for n in range(26)],
        [{"name": "x" * 101, "value": "x"}],
        [{"name": "", "value": "x"}],
        [{"name": "x", "value": "x" * 101}],
    ):
        with pytest.raises(ApiError):
            check_choices(bad)


def command(name: str = "play", **more: Any) -> Node:
    return {"name": name, "type": 1, "description": "Play", **more}


def option(name: str = "game", kind: int = 3, **more: Any) -> Node:
    return {"name": name, "type": kind, "description": "Which", **more}


NESTED = option("sub", 1, options=[])
BAD_COMMANDS: dict[str, tuple[list[Node], str | int]] = {
    "upper case": ([command("Play")], "APPLICATION_COMMAND_INVALID_NAME"),
    "blank in the name": ([command("play game")], "APPLICATION_COMMAND_INVALID_NAME"),
    "long name": ([command("x" * 33)], "BASE_TYPE_BAD_LENGTH"),
    "no description": ([command(description="")], "BASE_TYPE_BAD_LENGTH"),
    "long description": ([command(description="x" * 101)], "BASE_TYPE_BAD_LENGTH"),
    "same name": ([command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "101 commands": ([command(f"c{n}") for n in range(101)], 30032),
    "16 context menus": ([{"name": f"c{n}", "type": 3} for n in range(16)], 30032),
    "26 options": ([command(options=[option(f"o{n}") for n in range(26)])], "BASE_TYPE_MAX_LENGTH"),
    "same option": ([command(options=[option(), option()])], "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
    "required last": (
        [command(options=[option("a"), option("b", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "26 choices": (
        [command(options=[option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])])],
        "BASE_TYPE_MAX_LENGTH",
    ),
    "long choice": ([command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])])], "BASE_TYPE_BAD_LENGTH"),
    "choices and completion": (
        [command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "x"}])])],
        "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
    ),
    "mixed with sub-commands": ([command(options=[option(), NESTED])], "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    "too deep": (
        [command(options=[option("g", 2, options=[option("h", 2, options=[NESTED])])])],
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "8001 characters": (
        [command(options=[option(f"o{n}", choices=[{"name": "n" * 90, "value": "v" * 90}] * 3) for n in range(15)])],
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_COMMANDS)
def test_what_commands_may_not_be(name: str) -> None:
    check_commands(
        [command(options=[option("g", 2, options=[NESTED])]), command("würfeln"), {"name": "Show It", "type": 3}]
    )
    commands, code = BAD_COMMANDS[name]
    with pytest.raises(ApiError) as caught:
        check_commands(commands)
    if isinstance(code, int):
        assert caught.value.code == code
    else:
        assert codes(caught.value.body["errors"]) == {code}


async def test_the_client_hears_of_every_mistake_by_its_place(
    server: Sandbox, driver: Driver, bot: SmallBot, general: str
) -> None:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(ui.Button(label="x" * 81, custom_id="a"))
    row.add_item(ui.Button(label="ok", custom_id="b" * 100))
    with pytest.raises(discord.HTTPException) as caught:
        await bot.place(general).send(view=layout(ui.Container(ui.TextDisplay("x"), row)))
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert "components.0.components.1.components.0.label: Must be 80 or fewer in length." in caught.value.text
    assert any("label" in line for line in await driver.violations())
    assert server.world.history[general] == {}


async def test_a_refused_response_leaves_the_interaction_open(bot: SmallBot, driver: Driver, general: str) -> None:
    async def clumsy(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("x" * 2001)
        except discord.HTTPException as error:
            assert error.code == 50035
        await interaction.response.send_message("shorter")

    bot.answer = clumsy
    malia = await driver.user("malia")
    assert (await malia.slash(general, "table join")).text == "shorter"


async def test_components_once_are_components_for_ever(bot: SmallBot, general: str) -> None:
    message = await bot.place(general).send(view=panel())
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await bot.raw("PATCH", f"/channels/{general}/messages/{message.id}", {"content": "x", "flags": 0})
    plain = await bot.text(general, "plain")
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await plain.edit(view=panel())
    changed = await plain.edit(content=None, view=panel("now with components"))
    assert changed.flags.components_v2
