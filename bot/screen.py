"""Screens: what the bot shows, as plain data. Made by presenters, turned into Discord's components by `bot.render`.

A screen knows nothing of discord.py, so presenters are tested as functions from a match to data, without mocks.
Texts are Discord markdown with every player's word already defused; labels are plain.
"""

from dataclasses import dataclass, field
from typing import Literal

ButtonStyle = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph (or several) of markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture to be drawn by the painter: everything the worker needs, and nothing that its viewer may not see.

    Two drawings that are equal are the same picture, so they are cached by value.
    """

    game: str
    edition: int
    view: str
    """The view as JSON."""
    names: tuple[str, ...]
    dark: bool = False
    colour_blind: bool = False
    part: int = 0
    """Which of several pictures of the same position (`Presentation.parts`)."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its alternative text (at most 1,024 characters)."""

    drawing: Drawing
    alt: str
    private: bool = False
    """Shows what one seat alone may see: its file then has a name that says nothing."""
    words: str | None = None
    """What stands in its place (markdown) for those who want words: nothing where another part of the screen says it
    already, and its `alt` where this is None."""


@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line between parts of a screen."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button that sends an interaction with its id; the label says what happens."""

    label: str
    id: str
    style: ButtonStyle = "secondary"
    disabled: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of one to five buttons."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of one to twenty-five options; takes a row of its own."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class UserMenu:
    """A menu of the server's members; takes a row of its own."""

    id: str
    placeholder: str
    most: int = 1


@dataclass(frozen=True, slots=True)
class ServerMenu:
    """A menu of the server's roles or text channels, none or several of which are chosen; takes a row of its own."""

    id: str
    placeholder: str
    of: Literal["roles", "channels"]
    chosen: tuple[int, ...] = ()
    most: int = 25


Block = Text | Picture | Divider | Buttons | Menu | UserMenu | ServerMenu


@dataclass(frozen=True, slots=True)
class Screen:
    """A message. `pings` are the users that a new message with this screen notifies; an edit notifies nobody."""

    blocks: tuple[Block, ...]
    accent: int | None = None
    """Colour of the bar at its side, 0xRRGGBB; never the only carrier of a meaning."""
    pings: tuple[int, ...] = ()
    files: tuple["Attachment", ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that comes with a message, such as an export."""

    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Entry:
    """A line or a paragraph to be typed into a form."""

    id: str
    label: str
    description: str = ""
    long: bool = False
    placeholder: str = ""
    value: str = ""
    least: int = 0
    most: int = 4000
    required: bool = True


@dataclass(frozen=True, slots=True)
class Pick:
    """A menu inside a form."""

    id: str
    label: str
    options: tuple[Option, ...]
    description: str = ""
    required: bool = True


@dataclass(frozen=True, slots=True)
class Form:
    """A form (Discord calls it a modal) of one to five fields; title at most 45 characters."""

    id: str
    title: str
    fields: tuple[Entry | Pick, ...]
