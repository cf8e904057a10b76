"""Payloads match Discord's OpenAPI description, and are the same as discord.py makes them."""

import json
import os
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import discord
import jsonschema_rs
import pytest
from discord.http import handle_message_parameters

from bot.screens.board import board_screen
from bot.screens.drill import drill_of
from bot.screens.history import log_screen
from bot.screens.learning import rules_screen
from bot.screens.lobby import levels_screen, lobby_screen, option_form, options_screen
from bot.screens.tables import confirm_screen, tables_screen, which_screen
from bot.screens.typed_actions import form_for
from bot.ui.blocks import (
    Attachment,
    Button,
    Buttons,
    ChoiceField,
    Divider,
    Drawing,
    Form,
    Link,
    Menu,
    Option,
    Picture,
    Screen,
    ServerMenu,
    Text,
    TextField,
)
from bot.ui.limits import OverLimit, notice
from bot.ui.payload import Rendered, render, render_form
from storage.match.model import Match
from tests.bot.screens.agora.game import AGORA, PLAIN
from tests.bot.screens.matches import match_of, random_play
from tests.bot.screens.walk import all_screens

WHERE = Path(os.environ.get("DISCORD_OPENAPI") or Path(__file__).parents[4] / "shared/discord/openapi.json")
PNG = b"\x89PNG\r\n\x1a\n"


def _close(node: Any) -> None:
    """Forbid fields that the description does not name, since misspelt ones would pass."""
    if isinstance(node, dict):
        if "properties" in node and "additionalProperties" not in node and "allOf" not in node:
            node["additionalProperties"] = False
        for child in node.values():
            _close(child)
    elif isinstance(node, list):
        for child in node:
            _close(child)


@pytest.fixture(scope="session")
def judge() -> Any:
    """Return `judge(name, body)`, which raises if the body does not match the named schema."""
    if not WHERE.exists():
        pytest.skip(f"Discord's OpenAPI description is not at {WHERE.name} beside the project (DISCORD_OPENAPI)")
    schemas = json.loads(WHERE.read_text())["components"]["schemas"]
    _close(schemas)
    made: dict[str, Any] = {}

    def judged(name: str, body: Any) -> None:
        if name not in made:
            made[name] = jsonschema_rs.validator_for(
                {"components": {"schemas": schemas}, "$ref": f"#/components/schemas/{name}"}
            )
        if (error := next(made[name].iter_errors(body), None)) is not None:
            raise AssertionError(f"{error.message} at {error.instance_path}")

    return judged


def body_of(rendered: Rendered) -> Any:
    """Return the body that discord.py sends for a new message."""
    made = handle_message_parameters(view=rendered.view, files=rendered.files)
    body: Any = json.loads(made.multipart[0]["value"]) if made.multipart else made.payload
    for file in body.get("attachments", ()):
        file["id"] = str(file["id"])
    return body


def some_screens() -> Sequence[Screen]:
    screens: list[Screen] = []
    matches: list[Match] = [match_of(AGORA, None, 12), match_of(PLAIN, None, 1)]
    for match in matches:
        screens += [lobby_screen(match), levels_screen(match), *(options_screen(match, page) for page in range(2))]
    for game, seats in ((AGORA, 12), (AGORA, 1), (PLAIN, 3)):
        for number, (match, log, _) in enumerate(random_play(game, seats, seed=1)):
            if number in (0, 4) or game.outcome(match.state):
                screens += [board_screen(match, log, posted_new=True), board_screen(match, log, text_only=True)]
                screens += [log_screen(match, log, 1, more=True), tables_screen([match] * 25, 100_000_000_000_000_000)]
                screens += [confirm_screen(match, "resign"), which_screen([match], 1)]
                seat = match.active[0] if match.active else 0
                screens += [screen for _, _, screen in islice(all_screens(match, seat), 8)]
    screens += [rules_screen(AGORA, topic, page) for topic in (None, 3, 29) for page in (None, 1)]
    screens += [rules_screen(PLAIN), notice(""), notice("x" * 5000)]
    return screens


@pytest.mark.slow
async def test_every_screen_is_a_message_that_discord_takes(judge: Any) -> None:
    for screen in some_screens():
        pictures = {block.drawing: PNG for block in screen.blocks if isinstance(block, Picture)}
        for drawn in (pictures, {}):
            rendered = render(screen, drawn)
            assert rendered.view.is_finished()
            assert rendered.view.content_length() <= 4000
            judge("MessageCreateRequest", body_of(rendered))


async def test_every_organ_is_a_message_that_discord_takes(judge: Any) -> None:
    drawing = Drawing("agora", 1, "{}", ("a",))
    screen = Screen(
        (
            Text("Hello"),
            Divider(),
            Picture(drawing, "A board"),
            Buttons((Button("Go", "s1:join:1", "success", emoji="🗳️"), Link("There", "https://example.com"))),
            Menu(
                "s1:choose:1:0",
                "Which?",
                (Option("A", "a", "the first", selected=True), Option("B", "b")),
                disabled=True,
            ),
        ),
        accent_colour=0x1E1A17,
        files=(Attachment("export.json", b"{}"),),
    )
    rendered = render(screen, {drawing: PNG})
    body = body_of(rendered)
    judge("MessageCreateRequest", body)
    (container,) = body["components"]
    assert [part["type"] for part in container["components"]] == [10, 14, 12, 1, 1, 13]
    assert container["accent_color"] == 0x1E1A17
    assert body["flags"] == discord.MessageFlags(components_v2=True).value


async def test_names_of_files_tell_nothing() -> None:
    names = []
    for content in (PNG + b"a", PNG + b"b", b"RIFF1234WEBP"):
        for private in (False, True):
            drawing = Drawing("agora", 1, "{}", ("a",))
            rendered = render(Screen((Picture(drawing, "A hand", private),)), {drawing: content})
            names.append(rendered.files[0].filename)
    assert names[1] == names[3] == "seat-0.png"
    assert names[5] == "seat-0.webp"
    assert len({names[0], names[2], names[4]}) == 3


async def test_forms_are_modals_that_discord_takes(judge: Any) -> None:
    match = match_of(AGORA, next(random_play(AGORA, 3, seed=1))[0].state, 3)
    offered = drill_of(match, 0).offer.actions
    forms = [form_for(match, 0, index) for index, action in enumerate(offered) if action.open]
    assert len(forms) == 3
    forms += [option_form(match, option) for option in range(5)]
    for form in forms:
        modal = render_form(form)
        assert modal.is_finished()
        judge("ModalInteractionCallbackRequestData", modal.to_dict())


async def test_what_discord_would_refuse_does_not_leave() -> None:
    with pytest.raises(OverLimit):
        render(Screen((Buttons((Button("", "x"),)),)), {})
    with pytest.raises(OverLimit):
        render_form(Form("x", "t" * 45, (TextField("e", ""),)))


async def test_long_translations_are_cut() -> None:
    menu = Menu("m", "p" * 151, (Option("l" * 101, "o", "d" * 101),))
    blocks = (
        Buttons((Button("b" * 81, "x"), Link("b" * 81, "https://a.b"))),
        menu,
        ServerMenu("s", "p" * 151, "roles"),
    )
    sent = str(render(Screen(blocks), {}).components)
    assert all(letter * most + "…" in sent for letter, most in (("b", 79), ("p", 149), ("l", 99), ("d", 99)))
    fields = (TextField("e", "l" * 46, "d" * 101, placeholder="p" * 101), ChoiceField("c", "l" * 46, menu.options))
    form = str(render_form(Form("x", "t" * 46, fields)).to_dict())
    assert all(letter * most + "…" in form for letter, most in (("t", 44), ("l", 44), ("d", 99), ("p", 99)))


def test_a_view_that_cannot_be_stopped_does_not_leave() -> None:
    with pytest.raises(RuntimeError, match="no loop"):
        _ = render(Screen((Text("x"),)), {}).view
