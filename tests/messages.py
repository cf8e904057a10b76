"""Let tests assert which messages were said, in place of English sentences."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from bot.ui.words import say
from games.core.words import ENGLISH, Argument, Markdown, Message, Words, load_catalogue


def shown(key: str, values: Mapping[str, Argument]) -> str:
    """Return a message as its name and arguments: `rolled(dice=S+M, name=Malia)`; without arguments only the name."""
    return f"{key}({', '.join(f'{name}={_value(value)}' for name, value in sorted(values.items()))})" if values else key


def _value(value: Any) -> str:
    if isinstance(value, Message):
        return shown(value.key, value.values)
    if hasattr(value, "items"):
        return "[" + ", ".join(_value(item) for item in value.items) + "]"
    return str(value)


@contextmanager
def message_names() -> Iterator[None]:
    """Make every message its name and arguments inside the `with` block; see `shown`."""

    def name_it(markdown: bool) -> Callable[..., str]:
        def said(words: Words, language: str, key: str, /, **values: Argument) -> str:
            words._format(language, key, values, markdown=markdown)  # it exists, and its arguments are there
            return Markdown(shown(key, values)) if markdown else shown(key, values)

        return said

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("games.core.words._text", name_it(True))
        patch.setattr("games.core.words._label", name_it(False))
        yield


_MANY = 7654321
"""A number that stands for any number of things."""


def says(text: str, key: str, /, **known: Argument) -> bool:
    """Return True if a text or label contains a message, whatever its other arguments are.

    Args:
        text: The text.
        key: The message's name, such as "board-seat"; of another package, "games.gorgias:log-rolled".
        **known: Those of its arguments that matter.
    """
    package, _, key = key.rpartition(":")
    words = Words(package) if package else say
    catalogue = load_catalogue(words.package, ENGLISH)
    open_ = {name: Markdown(f"\0{name}\0") for name in catalogue.arguments(key) - known.keys()}
    sources = "".join(catalogue.source(each).text for each in catalogue._with_references(key))
    counts = open_.keys() & set(re.findall(r"\{ \$(\w+) ->\s+\[one\]", sources))
    found = []
    for number in (1, _MANY):
        values: dict[str, Any] = {**open_, **dict.fromkeys(counts, number), **known}
        found.append(words.text(key, **values))
        if not any(isinstance(value, Markdown) for value in known.values()):
            plain = {name: str(value) if isinstance(value, Markdown) else value for name, value in values.items()}
            found.append(words.label(key, **plain))
    patterns = [re.escape(each).replace(re.escape(f"{_MANY:,}"), r"[\d,]+") for each in found]
    return any(re.search(re.sub(r"\\?\0\w+\\?\0", ".*?", pattern), text) for pattern in patterns)
