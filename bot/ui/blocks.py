"""Screens and forms as plain data: texts, pictures, buttons and menus.

Presenters (`bot.screens`) build them, and `bot.ui.payload` turns them into discord.py components. This module does not
import discord.py, so presenters can be tested as functions from a match to data.
"""

from dataclasses import dataclass, field
from typing import Literal

ButtonStyle = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """One or more paragraphs of markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that a worker process needs to draw a picture, and nothing that the viewer may not see.

    Equal drawings give the same picture, so pictures are cached by this value.
    """

    game: str
    edition: int
    view: str
    """The view as JSON."""
    names: tuple[str, ...]
    dark: bool = False
    colour_blind: bool = False
    panel_number: int = 0
    """Which of several pictures of the same position this is (`Presentation.parts`)."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its alternative text (at most 1,024 characters)."""

    drawing: Drawing
    alt: str
    private: bool = False
    """True if only one seat may see it; its file name then reveals nothing."""
    text_alternative: str | None = None
    """Markdown that replaces it for users who prefer text. Empty if the rest of the screen already says it; None for
    `alt`."""


@dataclass(frozen=True, slots=True)
class Divider:
    """A separator line between parts of a screen."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button that sends an interaction with its custom id."""

    label: str
    id: str
    style: ButtonStyle = "secondary"
    disabled: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens a URL."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of one to five buttons."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a menu."""

    label: str
    value: str
    description: str = ""
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of 1 to 25 options, in a row of its own."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class ServerMenu:
    """A menu of the server's roles or text channels, in a row of its own. Any number up to `maximum` can be chosen."""

    id: str
    placeholder: str
    of: Literal["roles", "channels"]
    selected: tuple[int, ...] = ()
    maximum: int = 25


Block = Text | Picture | Divider | Buttons | Menu | ServerMenu


@dataclass(frozen=True, slots=True)
class Screen:
    """The content of a message. The code that sends it decides whom it notifies; an edit notifies nobody."""

    blocks: tuple[Block, ...]
    accent_colour: int | None = None
    """Colour of the bar at its side, 0xRRGGBB; it never conveys anything that the texts do not say."""
    files: tuple["Attachment", ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file sent with a message, such as an export."""

    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class TextField:
    """A text input of a form; `long` makes it multi-line."""

    id: str
    label: str
    description: str = ""
    long: bool = False
    placeholder: str = ""
    value: str = ""
    minimum: int = 0
    maximum: int = 4000
    required: bool = True


@dataclass(frozen=True, slots=True)
class Form:
    """A form ("modal" in Discord's documentation) with 1 to 5 fields and a title of at most 45 characters."""

    id: str
    title: str
    fields: tuple[TextField, ...]


NEUTRAL_ACCENT = 0x8A7F72
"""Colour of a screen that belongs to no seat."""
