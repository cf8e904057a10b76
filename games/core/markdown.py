"""Discord markdown: strings in which everything that players typed is escaped."""

import re
from collections.abc import Iterable
from functools import lru_cache

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
