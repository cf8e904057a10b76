"""What is inserted in messages: markdown, in which everything that players typed is escaped, lists and percentages."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self, cast

CACHED = 8192
"""How many formatted messages, each with its arguments, are cached. Boards and panels repeat most of theirs."""
_SPECIAL = re.compile(r"([\\*_~`|>#\[\]()<:@\-+.!/])")


class Markdown(str):
    """Discord markdown that is safe to send: everything in it that players typed is escaped.

    So a player's name can neither format the text nor link or ping.
    """

    __slots__ = ()

    def join(self, parts: Iterable["Markdown"], /) -> "Markdown":  # type: ignore[override]
        """Return the parts, which must be markdown, with this string between them.

        Raises:
            TypeError: A part is not markdown.
        """
        parts = list(parts)
        for part in parts:
            if not isinstance(part, Markdown):
                raise TypeError(f"{part!r} is not markdown")
        return Markdown(str.join(self, parts))

    def __add__(self, other: "Markdown", /) -> "Markdown":  # type: ignore[override]
        """Return this string followed by another one, which must be markdown too."""
        if not isinstance(other, Markdown):
            raise TypeError(f"{other!r} is not markdown")
        return Markdown(str.__add__(self, other))


EMPTY = Markdown()


@lru_cache(CACHED)
def escape(text: str) -> Markdown:
    """Return typed text as one line of markdown in which it cannot format, link or ping."""
    return Markdown(_SPECIAL.sub(r"\\\1", " ".join(text.split())).replace("\\@", "@\u200b"))


def lines(texts: Iterable[Markdown]) -> Markdown:
    """Return the texts that are not empty, each on a line of its own."""
    return Markdown("\n").join(text for text in texts if text)


def bullets(texts: Iterable[Markdown]) -> Markdown:
    """Return a markdown list with an item for each text."""
    return lines(Markdown("- ") + text for text in texts)


# -- lists and percentages ------------------------------------------------------------------------------------------


class _List:
    """A list of items to insert in a message. Lists of the same items are the same object, as with `Message`."""

    __slots__ = ("items",)
    items: tuple[Any, ...]

    def __new__(cls, items: Iterable[Any]) -> Self:
        return cast(Self, make_list(cast(Any, cls), *items))


@lru_cache(CACHED, typed=True)
def make_list(kind: type[_List], /, *items: Any) -> _List:
    """Return a list of a kind, such as `AllOf`; the cache holds its items, such as players' names."""
    made = object.__new__(kind)
    made.items = items
    return made


class AllOf(_List):
    """A list to insert in a message, where it reads "a, b and c"."""


class AnyOf(_List):
    """A list of alternatives to insert in a message, where it reads "a, b or c"."""


class Neither(_List):
    """A list to insert in a message, where it reads "neither a, b nor c"; of one item it reads "a"."""


class Series(_List):
    """A list to insert in a message, where it reads "a, b, c", without "and" or "or"."""


class Clauses(_List):
    """A list to insert in a message, where it reads "a; b; c", for items that have commas themselves."""


class Row(_List):
    """A list to insert in a message, where it reads "a b c"."""


class Facts(_List):
    """A list to insert in a message, where it reads "a · b · c"."""


@dataclass(frozen=True, slots=True)
class Percent:
    """A share between 0 and 1 to insert in a message: 0.25 reads "25%"."""

    share: float


_SOUNDS_LIKE_Y, _SOUNDS_LIKE_O = re.compile(r"h?[ií](?![aeo])", re.IGNORECASE), re.compile(r"h?[oó]", re.IGNORECASE)


def spanish_list(joined: str, last: str) -> str:
    """Put "e" for "y" and "u" for "o" before the last item of a Spanish list if it begins with the same sound.

    Args:
        joined: The list as Babel writes it.
        last: Its last item.
    """
    start = len(joined) - len(last)
    if joined[start - 3 : start] == " y " and _SOUNDS_LIKE_Y.match(last):
        return f"{joined[: start - 2]}e {last}"
    if joined[start - 3 : start] == " o " and _SOUNDS_LIKE_O.match(last):
        return f"{joined[: start - 2]}u {last}"
    return joined
