"""The content of messages and forms as plain data: texts, pictures, buttons and menus.

The content of a message is called a screen. The functions in `bot.screens` build screens, and `bot.ui.payload` turns
them into discord.py components. This module does not import discord.py, so these functions can be tested as functions
from a match to data.
"""

from dataclasses import dataclass, field
from typing import Literal

from games.core.words import Markdown, current_language

ButtonStyle = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Text:
    """A part of a message: one or more paragraphs of markdown."""

    markdown: Markdown
    only_when_posted: bool = False
    """True for a part that only a newly posted message has. It goes with the next edit, and is no reason for one."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A request to draw a picture, such as one of a game's position: all that the drawing process needs.

    It holds nothing that the picture's viewer may not see.

    Equal requests give the same picture, so pictures are cached by this value.
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
    language: str = field(default_factory=current_language)
    """The language of the words in it: that of the reader for whom it was ordered."""
    events: tuple[str, ...] = ()
    """What has happened since the viewer looked last, each event as JSON; see `Presentation.picture`."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A part of a message: a picture, given as the request to draw it, with an alternative text for screen readers.

    The alternative text has at most 1,024 characters.
    """

    drawing: Drawing
    alt: str
    private: bool = False
    """True if only one seat may see it; its file name then reveals nothing."""
    text_alternative: Markdown | None = None
    """Markdown that replaces it for users who prefer text. Empty if the rest of the screen already says it; None for
    `alt`."""


@dataclass(frozen=True, slots=True)
class Divider:
    """A part of a message: a line between the parts before and after it."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a message; Discord sends its `id`, a custom id, to the bot when a user presses it."""

    label: str
    id: str
    style: ButtonStyle = "secondary"
    disabled: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A button of a message that opens a URL in the user's browser."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Buttons:
    """A part of a message: a row of one to five buttons."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a menu; Discord sends its `value` to the bot when a user chooses it."""

    label: str
    value: str
    description: str = ""
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A part of a message: a menu of 1 to 25 options, of which the user chooses from `minimum` to `maximum`."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class ServerMenu:
    """A part of a message: a menu that Discord fills with the server's roles, channels or members.

    The user chooses from `minimum` to `maximum` of them. A menu of channels has all those in which commands can be
    used, also those that have room only for threads; a menu of text channels has only those made for messages.
    """

    id: str
    placeholder: str
    of: Literal["roles", "channels", "text_channels", "members"]
    selected: tuple[int, ...] = ()
    maximum: int = 25
    minimum: int = 0
    disabled: bool = False


Block = Text | Picture | Divider | Buttons | Menu | ServerMenu


@dataclass(frozen=True, slots=True)
class Screen:
    """The content of a message as plain data: its texts, pictures, buttons and menus, from top to bottom.

    It does not say whom the message notifies; the code that sends it does.
    """

    blocks: tuple[Block, ...]
    accent_colour: int | None = None
    """Colour of the bar at its side, 0xRRGGBB; it never conveys anything that the texts do not say."""
    files: tuple["Attachment", ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that is sent with a message, such as the export of a match."""

    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class TextField:
    """A text input of a form.

    `value` is its initial text; `minimum` and `maximum` are the least and the greatest number of characters.
    """

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
class ChoiceField:
    """A menu in a form, of 1 to 25 options, of which the user chooses from `minimum` to `maximum`."""

    id: str
    label: str
    options: tuple[Option, ...]
    description: str = ""
    minimum: int = 1
    maximum: int = 1


@dataclass(frozen=True, slots=True)
class Form:
    """A form that Discord opens in a window of its own (a "modal"), with 1 to 5 fields.

    Its title has at most 45 characters.
    """

    id: str
    title: str
    fields: tuple[TextField | ChoiceField, ...]


NEUTRAL_ACCENT = 0x8A7F72
"""Colour of a screen that belongs to no seat."""
