"""Conversion of a message's or a form's content (`bot.ui.blocks`) into what discord.py sends: components and files.

discord.py sends components only as a "view", which usually also waits for presses. Here views are stopped before they
are sent, so discord.py keeps none of them, and `bot.interactions.registry` finds the handler of every press.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from io import BytesIO
from typing import Any, TypeGuard

import discord
from discord import ui

from bot.ui.blocks import (
    Block,
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
from bot.ui.image_cache import ImageCache
from bot.ui.limits import OverLimit, check_form, check_screen, fit_form, fit_labels, strip_direction_marks
from bot.ui.words import say

_STYLES = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_LINK = 5
COMMAND_CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""The types of channels where commands can be used, in the channel itself or in its threads."""
TEXT_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news)
"""The types of channels that are made for messages."""

Component = dict[str, Any]
"""A component as Discord's API takes it (Component Reference)."""


class Layout(ui.LayoutView):
    """A view of discord.py that only serves to send a message's components.

    It wraps Discord's JSON form, which discord.py would otherwise produce from an object for each component. Nothing
    reads those objects, and making them would take a seventh of the time of a press. The first response to a press is
    sent without discord.py's view (`bot.interactions.discord_private.message_callback`).
    """

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._components = components

    def to_components(self) -> list[Component]:
        """Return the components in Discord's JSON form; discord.py calls this when it sends the message."""
        return self._components

    def has_components_v2(self) -> bool:
        """Return True, which makes discord.py mark the message as one of Discord's components version 2."""
        return True


class TextButtons(Layout):
    """The buttons below a plain text, which is none of Discord's components version 2."""

    def __init__(self, components: list[Component]) -> None:
        super().__init__(components)
        _finish(self)

    def has_components_v2(self) -> bool:
        """Return False, so that discord.py sends the text beside the components."""
        return False


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message in the form that Discord's API takes: its components as JSON, and its files.

    An edit passes `files` as attachments, which drops the former ones.
    """

    components: list[Component]
    files: list[discord.File]

    @property
    def view(self) -> Layout:
        """The components as a view, the only form in which discord.py sends them.

        Raises:
            RuntimeError: No event loop is running, without which views never stop.
        """
        view = Layout(self.components)
        _finish(view)
        return view


def render(screen: Screen, pictures: Mapping[Drawing, bytes]) -> Rendered:
    """Convert a message's content into the form that Discord's API takes.

    Args:
        screen: The content.
        pictures: The drawn pictures as PNG or WebP; a missing one is replaced by its alternative text.

    Raises:
        OverLimit: The message exceeds one of Discord's limits.
    """
    if any(_is_missing(block, pictures) for block in screen.blocks):
        told = [_alternative_text(block) if _is_missing(block, pictures) else block for block in screen.blocks]
        screen = replace(screen, blocks=tuple(told))
    try:
        check_screen(screen)
    except OverLimit:  # a translation is long, or a picture is replaced by text
        screen = fit_labels(screen)
        check_screen(screen)
    files: dict[str, bytes] = {file.filename: file.content for file in screen.files}
    items: list[Component] = []
    for place, block in enumerate(screen.blocks):
        if isinstance(block, Picture):
            items.append(_picture_item(block, place, pictures[block.drawing], files))
        else:
            items.append(_block(block))
    items += [{"type": 13, "file": {"url": f"attachment://{file.filename}"}} for file in screen.files]
    container = {"type": 17, "accent_color": screen.accent_colour, "components": items}
    return Rendered([container], [discord.File(BytesIO(content), name) for name, content in files.items()])


def render_form(form: Form) -> ui.Modal:
    """Convert a form's content into discord.py's modal.

    Raises:
        OverLimit: The form exceeds one of Discord's limits.
        RuntimeError: No event loop is running, without which discord.py's modals cannot be stopped.
    """
    try:
        check_form(form)
    except OverLimit:  # a translation is long
        form = fit_form(form)
        check_form(form)
    modal = ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    for field in form.fields:
        component = _form_menu(field) if isinstance(field, ChoiceField) else _entry(field)
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
            return {"type": 10, "content": strip_direction_marks(markdown)}
        case Divider():
            return {"type": 14}
        case Buttons(buttons):
            return _row([_button(button) for button in buttons])
        case Menu():
            options = [_option(option) for option in block.options]
            return _row([_menu(3, block, block.minimum) | {"options": options, "disabled": block.disabled}])
        case ServerMenu():
            return _row([_server_menu(block)])
        case _:
            raise TypeError(block)


def button_row(button: Button) -> Component:
    """Return a row with one button, in Discord's JSON form."""
    return _row([_button(button)])


def _row(components: list[Component]) -> Component:
    return {"type": 1, "components": components}


def _menu(kind: int, menu: Menu | ServerMenu, least: int) -> Component:
    made = {"type": kind, "custom_id": menu.id, "min_values": least, "max_values": menu.maximum}
    return made | {"placeholder": menu.placeholder} if menu.placeholder else made


def _server_menu(menu: ServerMenu) -> Component:
    kind, of = _SERVER_MENUS[menu.of]
    made = _menu(kind, menu, menu.minimum)
    made["disabled"] = menu.disabled
    made["default_values"] = [{"id": str(each), "type": of} for each in menu.selected]
    if of == "channel":
        types = TEXT_CHANNELS if menu.of == "text_channels" else COMMAND_CHANNELS
        made["channel_types"] = [each.value for each in types]
    return made


_SERVER_MENUS = {
    "members": (5, "user"),
    "roles": (6, "role"),
    "channels": (8, "channel"),
    "text_channels": (8, "channel"),
}
"""Discord's type of a menu, and that of what is chosen in it."""


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
    made: Component = {"label": option.label, "value": option.value, "default": option.selected}
    return made | {"description": option.description} if option.description else made


def _is_missing(block: Block, pictures: Mapping[Drawing, bytes]) -> TypeGuard[Picture]:
    return isinstance(block, Picture) and block.drawing not in pictures


def _alternative_text(picture: Picture) -> Text:
    """Return the text that replaces a picture that could not be drawn."""
    return Text(say.text("board-no-picture", alt=picture.alt))


def _picture_item(picture: Picture, place: int, drawn: bytes, files: dict[str, bytes]) -> Component:
    kind = "webp" if drawn[:4] == b"RIFF" else "png"
    # Even a hash of a private picture would tell two hands apart, so its name is always the same.
    name = f"seat-{place}.{kind}" if picture.private else f"board-{blake2b(drawn, digest_size=5).hexdigest()}.{kind}"
    files[name] = drawn
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": picture.alt}]}


def _form_menu(field: ChoiceField) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=each.label, value=each.value, description=each.description or None, default=each.selected
        )
        for each in field.options
    ]
    return ui.Select(
        custom_id=field.id, options=options, min_values=field.minimum, max_values=field.maximum,
        required=field.minimum > 0,
    )  # fmt: skip


def _entry(entry: TextField) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=entry.id,
        style=discord.TextStyle.paragraph if entry.long else discord.TextStyle.short,
        placeholder=entry.placeholder or None,
        default=entry.value or None,
        required=entry.required,
        min_length=entry.minimum,
        max_length=entry.maximum,
    )


@dataclass(frozen=True, slots=True)
class Payload:
    """A message's content with its drawn pictures, from which the arguments of requests to Discord are made.

    A file can be sent only once, so each request needs new arguments.
    """

    screen: Screen
    pictures: dict[Drawing, bytes]
    incomplete: bool
    """Whether a picture of it is not drawn yet."""

    def rendered(self) -> Rendered:
        """Return the message in the form that Discord's API takes, with files that have not been sent yet.

        Raises:
            OverLimit: The message exceeds one of Discord's limits.
        """
        return render(self.screen, self.pictures)

    def for_send(self) -> dict[str, Any]:
        """Return the keyword arguments for discord.py's `send`, which posts this as a new message."""
        made = self.rendered()
        return {"view": made.view, "files": made.files} if made.files else {"view": made.view}

    def for_edit(self) -> dict[str, Any]:
        """Return the keyword arguments for discord.py's `edit`, which replaces a message's content by this."""
        made = self.rendered()
        return {"view": made.view, "attachments": made.files}


def pictures_in(screen: Screen) -> list[Drawing]:
    """Return the requests to draw the pictures of a message, from top to bottom."""
    return [block.drawing for block in screen.blocks if isinstance(block, Picture)]


def payload_of(screen: Screen, images: ImageCache) -> Payload:
    """Return a message ready to be sent at once, with those of its pictures that are drawn already.

    Pictures still to be drawn are left out. One that cannot be drawn is replaced by text when the message is sent.

    Args:
        screen: The content of the message.
        images: The cache of drawn pictures.
    """
    drawings = pictures_in(screen)
    found = {drawing: picture for drawing in drawings if (picture := images.get(drawing)) is not None}
    awaited = [drawing for drawing in drawings if not images.is_settled(drawing)]
    if awaited:
        blocks = [block for block in screen.blocks if not (isinstance(block, Picture) and block.drawing in awaited)]
        screen = replace(screen, blocks=tuple(blocks))
    return Payload(screen, found, bool(awaited))


async def painted_payload(screen: Screen, images: ImageCache, timeout: float | None = None) -> Payload:
    """Draw the pictures of a message, wait for them, and return the message ready to be sent.

    Args:
        screen: The content of the message.
        images: The cache of drawn pictures.
        timeout: Seconds after which pictures that are not drawn yet are left out, as are those that failed and will be
            tried again; None to wait for all, and to replace those that failed by text.
    """
    paintings = [asyncio.ensure_future(images.draw(drawing)) for drawing in pictures_in(screen)]
    if paintings:
        _, late = await asyncio.wait(paintings, timeout=timeout)
        failed = timeout is not None and not all(map(images.is_settled, pictures_in(screen)))
        if late or failed:
            return payload_of(screen, images)
    drawn = {drawing: done.result() for drawing, done in zip(pictures_in(screen), paintings, strict=True)}
    return Payload(screen, {drawing: picture for drawing, picture in drawn.items() if picture is not None}, False)


def mentioning(users: tuple[int, ...]) -> discord.AllowedMentions:
    """Return discord.py's setting that lets a message notify the given users and nobody else.

    Args:
        users: The users' ids.
    """
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
