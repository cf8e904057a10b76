"""Discord's limits on messages and forms, each checked before anything leaves; and texts made to fit them.

Numbers from Discord's Component Reference and OpenAPI description. Lengths are counted in UTF-16 units, the larger of
the two ways in which a client and a server might count, so that nothing is refused for an emoji.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.screen import (
    Block,
    Button,
    Buttons,
    Divider,
    Form,
    Link,
    Menu,
    Option,
    Picture,
    Screen,
    ServerMenu,
    Text,
    UserMenu,
)
from bot.shorten import fit_markdown, size, upright

COMPONENTS = 40
TEXT = 4000
ROW = 5
LABEL = 80
ID = 100
OPTIONS = 25
OPTION = 100
PLACEHOLDER = 150
ALT = 1024
URL = 512
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
FORM_TITLE = 45
FORM_FIELDS = 5
FIELD_LABEL = 45
FIELD_DESCRIPTION = 100
FIELD_PLACEHOLDER = 100
FIELD_TEXT = 4000
CHOICE = 100
"""A choice of an autocompletion: its name and its value."""
CHOICES = 25


class OverLimit(ValueError):
    """Discord would refuse this message or form."""


def check(screen: Screen) -> None:
    """Raises OverLimit when Discord would refuse the screen as a message."""
    _require(bool(screen.blocks), "a screen without blocks")
    count = 1 + sum(_components(block) for block in screen.blocks) + len(screen.files)
    _require(count <= COMPONENTS, f"{count} components, {COMPONENTS} at most")
    if (text := text_size(screen)) > TEXT:
        raise OverLimit(f"{text} characters of text, {TEXT} at most")
    _unique(_ids(screen.blocks), "custom ids")
    for block in screen.blocks:
        _check_block(block)
    if screen.accent is not None:
        _within(screen.accent, 0, 0xFFFFFF, "accent")
    _unique([str(user) for user in screen.pings], "pings")
    _require(len(screen.pings) <= 100, "more than 100 pings")
    pictures = [block for block in screen.blocks if isinstance(block, Picture)]
    _require(len(screen.files) + len(pictures) <= FILES, f"more than {FILES} files")
    _unique([file.filename for file in screen.files], "names of files")
    for file in screen.files:
        _length(file.filename, 1, 100, "name of a file")
        _require(0 < len(file.content) <= FILE_BYTES, f"{file.filename} has {len(file.content)} bytes")
    _require(sum(len(file.content) for file in screen.files) <= REQUEST_BYTES, "files too large together")


def text_size(screen: Screen) -> int:
    """The length of all its texts together."""
    return sum([size(block.markdown) for block in screen.blocks if isinstance(block, Text)])


def check_form(form: Form) -> None:
    """Raises OverLimit when Discord would refuse the form."""
    _length(form.id, 1, ID, "id of a form")
    _length(form.title, 1, FORM_TITLE, "title of a form")
    _within(len(form.fields), 1, FORM_FIELDS, "fields of a form")
    _unique([field.id for field in form.fields], "ids of fields")
    for field in form.fields:
        _length(field.id, 1, ID, "id of a field")
        _length(field.label, 1, FIELD_LABEL, "label of a field")
        _length(field.description, 0, FIELD_DESCRIPTION, "description of a field")
        if hasattr(field, "options"):
            _check_options(field.options, 1, 1)
            continue
        _length(field.placeholder, 0, FIELD_PLACEHOLDER, "placeholder of a field")
        _length(field.value, 0, FIELD_TEXT, "value of a field")
        _within(field.most, 1, FIELD_TEXT, "longest text of a field")
        _within(field.least, 0, field.most, "shortest text of a field")
        _require(size(field.value) <= field.most, "the value of a field is longer than the field")


def check_choices(choices: Sequence[tuple[str, str]]) -> None:
    """Raises OverLimit when Discord would refuse these choices (name, value) of an autocompletion."""
    _require(len(choices) <= CHOICES, f"{len(choices)} choices, {CHOICES} at most")
    for name, value in choices:
        _length(name, 1, CHOICE, "name of a choice")
        _length(value, 1, CHOICE, "value of a choice")
    _unique([value for _, value in choices], "values of choices")


def fit_screen(screen: Screen) -> Screen:
    """The screen with its longest texts shortened until all of them together are short enough, and without signs in
    them that turn the direction of writing."""
    blocks = [Text(upright(block.markdown)) if isinstance(block, Text) else block for block in screen.blocks]
    lengths = sorted(size(block.markdown) for block in blocks if isinstance(block, Text))
    most = TEXT
    room = TEXT
    for place, length in enumerate(lengths):
        # What the shorter texts leave free is shared by the longer ones.
        most = room // (len(lengths) - place)
        if length > most:
            break
        room -= length
    fitted = [Text(fit_markdown(block.markdown, most)) if isinstance(block, Text) else block for block in blocks]
    return replace(screen, blocks=tuple(fitted))


def _check_block(block: Block) -> None:
    match block:
        case Text(markdown):
            _require(bool(markdown.strip()), "an empty text")
        case Picture(alt=alt):
            _length(alt, 1, ALT, "alternative text")
        case Buttons(buttons):
            _within(len(buttons), 1, ROW, "buttons in a row")
            for button in buttons:
                _length(button.label, 1, LABEL, "label of a button")
                if isinstance(button, Link):
                    _length(button.url, 1, URL, "address of a button")
        case Menu():
            _length(block.placeholder, 0, PLACEHOLDER, "placeholder")
            _check_options(block.options, block.least, block.most)
        case UserMenu():
            _length(block.placeholder, 0, PLACEHOLDER, "placeholder")
            _within(block.most, 1, OPTIONS, "users to choose")
        case ServerMenu():
            _length(block.placeholder, 0, PLACEHOLDER, "placeholder")
            _within(block.most, 1, OPTIONS, "things to choose")
            _within(len(block.chosen), 0, block.most, "things that are chosen")
        case Divider():
            pass


def _check_options(options: Sequence[Option], least: int, most: int) -> None:
    _within(len(options), 1, OPTIONS, "options in a menu")
    _within(most, 1, len(options), "options to choose")
    _within(least, 0, most, "options to choose at least")
    _require(sum(option.chosen for option in options) <= most, "more options are chosen than may be")
    _unique([option.value for option in options], "values in a menu")
    for option in options:
        _length(option.label, 1, OPTION, "label of an option")
        _length(option.value, 1, OPTION, "value of an option")
        _length(option.description, 0, OPTION, "description of an option")


def _components(block: Block) -> int:
    if isinstance(block, Buttons):
        return 1 + len(block.buttons)
    return 2 if isinstance(block, Menu | UserMenu | ServerMenu) else 1


def _ids(blocks: Iterable[Block]) -> list[str]:
    ids = []
    for block in blocks:
        if isinstance(block, Menu | UserMenu | ServerMenu):
            ids.append(block.id)
        elif isinstance(block, Buttons):
            ids += [button.id for button in block.buttons if isinstance(button, Button)]
    for each in ids:
        _length(each, 1, ID, "custom id")
    return ids


def _require(fine: bool, what: str) -> None:
    if not fine:
        raise OverLimit(what)


def _within(number: int, least: int, most: int, what: str) -> None:
    if not least <= number <= most:
        raise OverLimit(f"{what}: {number} is not from {least} to {most}")


def _length(text: str, least: int, most: int, what: str) -> None:
    # Discord trims labels, so one made of spaces is an empty one.
    if least and not text.strip():
        raise OverLimit(f"{what}: empty")
    if len(text) > most or (not text.isascii() and size(text) > most):
        raise OverLimit(f"{what}: {size(text)} characters, {most} at most: {text[:40]!r}")


def _unique(texts: Sequence[str], what: str) -> None:
    if len(set(texts)) < len(texts):
        twice = sorted({text for text in texts if texts.count(text) > 1})
        raise OverLimit(f"{what} occur twice: {twice[:3]}")
