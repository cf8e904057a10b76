"""Screens and forms turned into discord.py's components.

Views and forms are only output here: they are stopped before they leave, so that discord.py keeps none of them in
memory, and every press comes to the bot's own router (in discord.py 2.7.1 `ViewStore` keeps views that are not
finished, private ones for 15 minutes, public ones for ever).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from io import BytesIO
from typing import Any, TypeGuard

import discord
from discord import ui

from bot.catalogue import say
from bot.limits import TEXT, check, check_form, fit_screen, text_size
from bot.screen import (
    Block,
    Button,
    Buttons,
    Divider,
    Drawing,
    Entry,
    Form,
    Link,
    Menu,
    Option,
    Pick,
    Picture,
    Screen,
    ServerMenu,
    Text,
    UserMenu,
)
from bot.shorten import upright
from games.core.presentation import plain

_STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_LINK = 5

Component = dict[str, Any]
"""A component as Discord's API takes it (Component Reference)."""


class Layout(ui.LayoutView):
    """A view that is output and nothing else: its components stand ready as Discord takes them. Made of discord.py's
    items they would be thousands of objects a second that nobody looks at, a seventh of what a press costs."""

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._components = components

    def to_components(self) -> list[Component]:
        """What is sent."""
        return self._components

    def has_components_v2(self) -> bool:
        """Containers and texts are of the second kind."""
        return True


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message for discord.py. An edit passes `files` as `attachments`, which drops the former ones.

    `allowed_mentions` lets a new message notify the screen's pings and nobody else; every edit has to pass
    `AllowedMentions.none()`.
    """

    view: Layout
    files: list[discord.File]
    allowed_mentions: discord.AllowedMentions


def render(screen: Screen, pictures: Mapping[Drawing, bytes]) -> Rendered:
    """A screen as a message; the alternative text stands in for a picture that is not among the drawn `pictures`.

    Raises:
        OverLimit: Discord would refuse it. RuntimeError: there is no running loop, without which views never stop.
    """
    if any(_is_missing(block, pictures) for block in screen.blocks):
        told = [_in_words(block) if _is_missing(block, pictures) else block for block in screen.blocks]
        screen = replace(screen, blocks=tuple(told))
    if text_size(screen) > TEXT:
        screen = fit_screen(screen)
    check(screen)
    files: dict[str, bytes] = {file.filename: file.content for file in screen.files}
    items: list[Component] = []
    for place, block in enumerate(screen.blocks):
        if isinstance(block, Picture):
            items.append(_picture(block, place, pictures[block.drawing], files))
        else:
            items.append(_block(block))
    items += [{"type": 13, "file": {"url": f"attachment://{file.filename}"}} for file in screen.files]
    view = Layout([{"type": 17, "accent_color": screen.accent, "components": items}])
    _finish(view)
    return Rendered(
        view,
        [discord.File(BytesIO(content), name) for name, content in files.items()],
        discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in screen.pings]
        ),
    )


def render_form(form: Form) -> ui.Modal:
    """A form as a modal. Raises OverLimit and RuntimeError as `render` does."""
    check_form(form)
    modal = ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    for field in form.fields:
        component = _entry(field) if isinstance(field, Entry) else _pick(field)
        modal.add_item(ui.Label(text=field.label, description=field.description or None, component=component))
    _finish(modal)
    return modal


def _finish(view: ui.LayoutView | ui.Modal) -> None:
    view.stop()
    if not view.is_finished():
        raise RuntimeError("a view was made where no loop runs, so that it cannot be stopped")


def _block(block: Block) -> Component:
    match block:
        case Text(markdown):
            return {"type": 10, "content": upright(markdown)}
        case Divider():
            return {"type": 14}
        case Buttons(buttons):
            return _row([_button(button) for button in buttons])
        case Menu():
            options = [_option(option) for option in block.options]
            return _row([_menu(3, block, block.least) | {"options": options, "disabled": block.disabled}])
        case UserMenu():
            return _row([_menu(5, block, 1)])
        case ServerMenu():
            return _row([_server_menu(block)])
        case _:
            raise TypeError(block)


def _row(components: list[Component]) -> Component:
    return {"type": 1, "components": components}


def _menu(kind: int, menu: Menu | UserMenu | ServerMenu, least: int) -> Component:
    made = {"type": kind, "custom_id": menu.id, "min_values": least, "max_values": menu.most}
    return made | {"placeholder": menu.placeholder} if menu.placeholder else made


def _server_menu(menu: ServerMenu) -> Component:
    of = "role" if menu.of == "roles" else "channel"
    made = _menu(6 if of == "role" else 8, menu, 0)
    made["default_values"] = [{"id": str(each), "type": of} for each in menu.chosen]
    if of == "channel":
        made["channel_types"] = [discord.ChannelType.text.value, discord.ChannelType.news.value]
    return made


def _button(button: Button | Link) -> Component:
    if isinstance(button, Link):
        return {"type": 2, "style": _LINK, "label": button.label, "url": button.url}
    made: Component = {
        "type": 2, "style": _STYLES[button.style], "label": button.label, "custom_id": button.id,
        "disabled": button.disabled,
    }  # fmt: skip
    if button.emoji:
        made["emoji"] = discord.PartialEmoji.from_str(button.emoji).to_dict()
    return made


def _option(option: Option) -> Component:
    made: Component = {"label": option.label, "value": option.value, "default": option.chosen}
    return made | {"description": option.description} if option.description else made


def _is_missing(block: Block, pictures: Mapping[Drawing, bytes]) -> TypeGuard[Picture]:
    return isinstance(block, Picture) and block.drawing not in pictures


def _in_words(picture: Picture) -> Text:
    """What stands where a picture is not drawn yet, or cannot be drawn."""
    return Text(say("board.no_picture", alt=plain(picture.alt)))


def _picture(picture: Picture, place: int, drawn: bytes, files: dict[str, bytes]) -> Component:
    kind = "webp" if drawn[:4] == b"RIFF" else "png"
    # Even a hash of a private picture would tell two hands apart, so its name is always the same.
    name = f"seat-{place}.{kind}" if picture.private else f"board-{blake2b(drawn, digest_size=5).hexdigest()}.{kind}"
    files[name] = drawn
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": picture.alt}]}


def _entry(entry: Entry) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=entry.id,
        style=discord.TextStyle.paragraph if entry.long else discord.TextStyle.short,
        placeholder=entry.placeholder or None,
        default=entry.value or None,
        required=entry.required,
        min_length=entry.least,
        max_length=entry.most,
    )


def _pick(pick: Pick) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=each.label, value=each.value, description=each.description or None, default=each.chosen
        )
        for each in pick.options
    ]
    return ui.Select(custom_id=pick.id, options=options, required=pick.required)
