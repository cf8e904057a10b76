"""Let tests assert which messages were said, in place of English sentences."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from games.core.words import Argument, Markdown, Message, Words


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

    def name_it(self: Words, key: str, values: Mapping[str, Argument], *, markdown: bool) -> str:
        real(self, key, values, markdown=markdown)  # it exists, and its arguments are there
        return Markdown(shown(key, values)) if markdown else shown(key, values)

    real = Words._format
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "_format", name_it)
        yield
