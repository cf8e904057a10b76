"""Discord's limits on messages and forms: texts are shortened to fit, and every message is checked before it is sent.

The numbers come from the pages "Component Reference" and "Message" of Discord's documentation and from its OpenAPI
description. All lengths are in UTF-16 code units, in which Discord counts.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.ui.blocks import (
    NEUTRAL_ACCENT,
    Block,
    Button,
    Buttons,
    ChoiceField,
    Divider,
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
from games.core.words import Markdown

ELLIPSIS = "…"
PLAYER_NAME = 32
"""Maximum length of a player's name, in UTF-16 units."""

# Sequences that must stay whole: an escaped character, a mention or timestamp, a link, an emoji with all its modifiers.
_ATOM = re.compile(
    r"\\.|<(?:[@#]|:|a:|t:|/|id:)[^<>\n]{0,90}>|\[[^\]\n]{0,200}\]\([^)\s]{0,500}\)"
    r"|.[\u0300-\u036f\ufe0e\ufe0f\u200d\U0001f3fb-\U0001f3ff]*(?:(?<=\u200d).[\ufe0f\u200d\U0001f3fb-\U0001f3ff]*)*",
    re.DOTALL,
)
_MARKS = ("```", "**", "__", "~~", "||", "`", "*")
# Joiners that do not form emoji, directional marks and embeddings, blank fillers.
_INVISIBLE = re.compile(
    "[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]"
)
_DIRECTION_MARKS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_BREAKS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def utf16_length(text: str) -> int:
    """Return the length of a text in UTF-16 code units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def fit_label(text: str, most: int) -> str:
    """Return plain text on one line, shortened to fit where Discord limits it, such as on a button or in a menu.

    Args:
        text: The text; an empty one becomes an ellipsis.
        most: Maximum length in UTF-16 units.
    """
    return _fit_cached(text, most) if len(text) <= _CACHED_LENGTH else _fit(text, most)


def _fit(text: str, most: int) -> str:
    flat = _one_line(text[: 8 * most]) or ELLIPSIS
    return flat if utf16_length(flat) <= most else _cut(flat, most)


_CACHED_LENGTH = 120
_fit_cached = lru_cache(8192)(_fit)  # the same labels recur in most screens


def fit_markdown(text: Markdown, most: int) -> Markdown:
    """Return markdown shortened to a maximum length, with an ellipsis at its end.

    It is cut between words if possible, never inside an escape, a mention or a link, and open formatting is closed.

    Args:
        text: The markdown.
        most: Maximum length in UTF-16 units.
    """
    if utf16_length(text) <= most:
        return text
    limit = most
    while True:
        short = _cut(text, limit)
        tail = _closing_marks(short)
        if utf16_length(short) + utf16_length(tail) <= most or limit <= 1:
            return Markdown(short + tail if utf16_length(short) + utf16_length(tail) <= most else ELLIPSIS)
        limit -= utf16_length(tail)


def distinct_labels(labels: Sequence[str], most: int) -> list[str]:
    """Return the labels of buttons or options, shortened and made distinct; repeated ones get a number: "a", "a (2)".

    Args:
        labels: The labels.
        most: Maximum length of each in UTF-16 units.
    """
    short = [fit_label(label, most) for label in labels]
    taken: set[str] = set()
    last: dict[str, int] = {}  # without it, equal labels would take time quadratic in their number
    for place, label in enumerate(short):
        number = last.get(label, 1)
        while short[place] in taken:
            number += 1
            tail = f" ({number})"
            short[place] = fit_label(label, most - len(tail)) + tail
        taken.add(short[place])
        last[label] = number
    return short


@lru_cache(4096)
def clean_name(name: str) -> str:
    """Return a player's name on one line of at most 32 UTF-16 units, without invisible and directional characters.

    The result may be empty.
    """
    flat = _one_line(name[: 8 * PLAYER_NAME])
    return _cut(flat, PLAYER_NAME) if utf16_length(flat) > PLAYER_NAME else flat


def forget_labels() -> None:
    """Empty the caches of shortened labels and cleaned names, so that no name of a deleted user stays in memory."""
    _fit_cached.cache_clear()
    clean_name.cache_clear()


def strip_direction_marks(text: str) -> str:
    """Return a text without Unicode's directional marks, by which a user could reverse the text after theirs."""
    return _DIRECTION_MARKS.sub("", text)


def search_words(typed: str) -> list[str] | None:
    """Split what a user has typed to search for a label into words, in lower case and without accents.

    Returns:
        The words; None if the text is longer than any label and so can match none.
    """
    return fold_case(typed).split() if len(typed) <= CHOICE else None


def fold_case(text: str) -> str:
    """Return a text in lower case and without accents, for comparing what a user types with labels.

    Limit the length of the text first: the time is quadratic in the number of accents on one letter.
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))


def _one_line(text: str) -> str:
    """Return a text on one line, without invisible characters."""
    if not text.isascii() or not text.isprintable():
        text = _BREAKS.sub(" ", _INVISIBLE.sub("", text))
    return " ".join(text.split())


def _cut(text: str, most: int) -> str:
    """Return the beginning of a text and an ellipsis, at most `most` UTF-16 units; cut between words if possible."""
    kept = _atoms(text, most - 1)
    for back in range(len(kept) - 1, max(len(kept) - 25, 0), -1):
        if kept[back].isspace():
            del kept[back:]
            break
    return "".join(kept).rstrip() + ELLIPSIS


def _atoms(text: str, most: int) -> list[str]:
    """Return the indivisible parts (characters, emoji, mentions, links) with which a text begins, as many as fit.

    Args:
        text: The markdown text.
        most: The maximum length of the parts together, in UTF-16 units.
    """
    head = text[:most]
    if head.isascii() and text[most : most + 1].isascii() and not any(char in head for char in "\\<["):
        return list(head)
    kept: list[str] = []
    for found in _ATOM.finditer(text):
        if (most := most - utf16_length(found[0])) < 0:
            break
        kept.append(found[0])
    return kept


def _closing_marks(text: str) -> str:
    """Return the markdown marks, such as "**", that close the formatting which a text has left open."""
    bare = re.sub(r"\\.|<[^<>\n]{0,90}>", "", text, flags=re.DOTALL)
    tail = ""
    for mark in _MARKS:
        if bare.count(mark) % 2:
            tail += "\n```" if mark == "```" else mark
        bare = bare.replace(mark, "")
    return tail


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
COMMAND_NAME = 32
CHOICE = 100
"""Name and value of a choice of a command's option, each; the description of a command or option."""
CHOICES = 25


class OverLimit(ValueError):
    """Raised if a message or form exceeds a limit of Discord, which would reject it."""


def check_screen(screen: Screen) -> None:
    """Raise an error if Discord would reject a message because it exceeds one of Discord's limits.

    Raises:
        OverLimit: It does; the message of the error says which limit.
    """
    _require(bool(screen.blocks), "a screen without blocks")
    count = 1 + sum(_component_count(block) for block in screen.blocks) + len(screen.files)
    _require(count <= COMPONENTS, f"{count} components, {COMPONENTS} at most")
    if (text := text_size(screen)) > TEXT:
        raise OverLimit(f"{text} characters of text, {TEXT} at most")
    _unique(_custom_ids(screen.blocks), "custom ids")
    for block in screen.blocks:
        _check_block(block)
    if screen.accent_colour is not None:
        _within(screen.accent_colour, 0, 0xFFFFFF, "accent")
    pictures = [block for block in screen.blocks if isinstance(block, Picture)]
    _require(len(screen.files) + len(pictures) <= FILES, f"more than {FILES} files")
    _unique([file.filename for file in screen.files], "names of files")
    for file in screen.files:
        _length(file.filename, 1, 100, "name of a file")
        _require(0 < len(file.content) <= FILE_BYTES, f"{file.filename} has {len(file.content)} bytes")
    _require(sum(len(file.content) for file in screen.files) <= REQUEST_BYTES, "files too large together")


def text_size(screen: Screen) -> int:
    """Return the total length of a message's markdown texts in UTF-16 units."""
    return sum([utf16_length(block.markdown) for block in screen.blocks if isinstance(block, Text)])


def check_form(form: Form) -> None:
    """Raise an error if Discord would reject a form because it exceeds one of Discord's limits.

    Raises:
        OverLimit: It does; the message of the error says which limit.
    """
    _length(form.id, 1, ID, "id of a form")
    _length(form.title, 1, FORM_TITLE, "title of a form")
    _within(len(form.fields), 1, FORM_FIELDS, "fields of a form")
    _unique([field.id for field in form.fields], "ids of fields")
    for field in form.fields:
        _length(field.id, 1, ID, "id of a field")
        _length(field.label, 1, FIELD_LABEL, "label of a field")
        _length(field.description, 0, FIELD_DESCRIPTION, "description of a field")
        if isinstance(field, ChoiceField):
            _check_options(field.options, field.minimum, field.maximum)
            continue
        _length(field.placeholder, 0, FIELD_PLACEHOLDER, "placeholder of a field")
        _length(field.value, 0, FIELD_TEXT, "value of a field")
        _within(field.maximum, 1, FIELD_TEXT, "longest text of a field")
        _within(field.minimum, 0, field.maximum, "shortest text of a field")
        _require(utf16_length(field.value) <= field.maximum, "the value of a field is longer than the field")


def check_choices(choices: Sequence[tuple[str, str]]) -> None:
    """Raise an error if Discord would reject autocompletion choices because they exceed one of Discord's limits.

    Args:
        choices: Pairs of the name that is shown and the value that is sent.

    Raises:
        OverLimit: They do; the message of the error says which limit.
    """
    _require(len(choices) <= CHOICES, f"{len(choices)} choices, {CHOICES} at most")
    for name, value in choices:
        _length(name, 1, CHOICE, "name of a choice")
        _length(value, 1, CHOICE, "value of a choice")
    _unique([value for _, value in choices], "values of choices")


def fit_screen(screen: Screen) -> Screen:
    """Return a message without directional marks, with its longest texts shortened so that all fit in Discord's limit.

    Only the total length of the texts is limited here; `check_screen` checks the other limits.
    """
    blocks = [
        replace(block, markdown=Markdown(strip_direction_marks(block.markdown))) if isinstance(block, Text) else block
        for block in screen.blocks
    ]
    lengths = sorted(utf16_length(block.markdown) for block in blocks if isinstance(block, Text))
    most = TEXT
    remaining = TEXT
    for place, length in enumerate(lengths):
        # The longer texts share what the shorter ones leave.
        most = remaining // (len(lengths) - place)
        if length > most:
            break
        remaining -= length
    fitted = [
        replace(block, markdown=fit_markdown(block.markdown, most)) if isinstance(block, Text) else block
        for block in blocks
    ]
    return replace(screen, blocks=tuple(fitted))


def fit_labels(screen: Screen) -> Screen:
    """Return a message with its texts, labels and alternative texts each shortened to fit Discord's limits.

    An empty label stays empty, and `check_screen` refuses it.
    """
    fitted = fit_screen(screen)
    return replace(fitted, blocks=tuple([_fit_block(block) for block in fitted.blocks]))


def _shorten(text: str, most: int) -> str:
    return fit_label(text, most) if text.strip() else text


def _fit_block(block: Block) -> Block:
    match block:
        case Picture():
            return replace(block, alt=_shorten(block.alt, ALT))
        case Buttons(buttons):
            return Buttons(tuple([replace(button, label=_shorten(button.label, LABEL)) for button in buttons]))
        case Menu():
            menu = replace(block, options=_fit_options(block.options))
            return replace(menu, placeholder=_shorten(block.placeholder, PLACEHOLDER))
        case ServerMenu():
            return replace(block, placeholder=_shorten(block.placeholder, PLACEHOLDER))
    return block


def _fit_options(options: Iterable[Option]) -> tuple[Option, ...]:
    return tuple(
        [
            replace(
                option,
                label=_shorten(option.label, OPTION),
                description=_shorten(option.description, OPTION),
            )
            for option in options
        ]
    )


def fit_form(form: Form) -> Form:
    """Return a form with its title, labels and descriptions shortened to fit in Discord's limits."""
    fields: list[TextField | ChoiceField] = []
    for field in form.fields:
        description = _shorten(field.description, FIELD_DESCRIPTION)
        fitted = replace(field, label=_shorten(field.label, FIELD_LABEL), description=description)
        if isinstance(fitted, ChoiceField):
            fitted = replace(fitted, options=_fit_options(fitted.options))
        else:
            fitted = replace(fitted, placeholder=_shorten(fitted.placeholder, FIELD_PLACEHOLDER))
        fields.append(fitted)
    return replace(form, title=_shorten(form.title, FORM_TITLE), fields=tuple(fields))


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
            _check_options(block.options, block.minimum, block.maximum)
        case ServerMenu():
            _length(block.placeholder, 0, PLACEHOLDER, "placeholder")
            _within(block.maximum, 1, OPTIONS, "things to choose")
            _within(len(block.selected), 0, block.maximum, "things that are chosen")
        case Divider():
            pass


def _check_options(options: Sequence[Option], least: int, most: int) -> None:
    _within(len(options), 1, OPTIONS, "options in a menu")
    _within(most, 1, len(options), "options to choose")
    _within(least, 0, most, "options to choose at least")
    _require(sum(option.selected for option in options) <= most, "more options are chosen than may be")
    _unique([option.value for option in options], "values in a menu")
    for option in options:
        _length(option.label, 1, OPTION, "label of an option")
        _length(option.value, 1, OPTION, "value of an option")
        _length(option.description, 0, OPTION, "description of an option")


def _component_count(block: Block) -> int:
    if isinstance(block, Buttons):
        return 1 + len(block.buttons)
    return 2 if isinstance(block, Menu | ServerMenu) else 1


def _custom_ids(blocks: Iterable[Block]) -> list[str]:
    ids = []
    for block in blocks:
        if isinstance(block, Menu | ServerMenu):
            ids.append(block.id)
        elif isinstance(block, Buttons):
            ids += [button.id for button in block.buttons if isinstance(button, Button)]
    for each in ids:
        _length(each, 1, ID, "custom id")
    return ids


def _require(condition: bool, what: str) -> None:
    if not condition:
        raise OverLimit(what)


def _within(number: int, least: int, most: int, what: str) -> None:
    if not least <= number <= most:
        raise OverLimit(f"{what}: {number} is not from {least} to {most}")


def _length(text: str, least: int, most: int, what: str) -> None:
    # Discord trims labels, so a label of spaces counts as empty.
    if least and not text.strip():
        raise OverLimit(f"{what}: empty")
    if len(text) > most or (not text.isascii() and utf16_length(text) > most):
        raise OverLimit(f"{what}: {utf16_length(text)} characters, {most} at most: {text[:40]!r}")


def _unique(texts: Sequence[str], what: str) -> None:
    if len(set(texts)) < len(texts):
        repeated = sorted({text for text in texts if texts.count(text) > 1})
        raise OverLimit(f"{what} occur twice: {repeated[:3]}")


def notice(text: Markdown) -> Screen:
    """Return a message that consists of a single text, shortened to fit; an ellipsis if it is blank.

    Args:
        text: The text.
    """
    return fit_screen(Screen((Text(text if text.strip() else Markdown(ELLIPSIS)),), NEUTRAL_ACCENT))
