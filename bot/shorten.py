"""Texts made shorter, so that what is cut off never changes what is left."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

ELLIPSIS = "…"

# What must stay whole: an escaped sign, a mention or timestamp, a link, an emoji with all that is joined to it.
_ATOM = re.compile(
    r"\\.|<(?:[@#]|:|a:|t:|/|id:)[^<>\n]{0,90}>|\[[^\]\n]{0,200}\]\([^)\s]{0,500}\)"
    r"|.[\u0300-\u036f\ufe0e\ufe0f\u200d\U0001f3fb-\U0001f3ff]*(?:(?<=\u200d).[\ufe0f\u200d\U0001f3fb-\U0001f3ff]*)*",
    re.DOTALL,
)
_MARKS = ("```", "**", "__", "~~", "||", "`", "*")
# Joiners that take no part in emoji, marks and embeddings of direction, fillers.
_UNSEEN = re.compile(
    "[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]"
)
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_BREAKS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def size(text: str) -> int:
    """Length in UTF-16 units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def fit_label(text: str, most: int) -> str:
    """Plain text on one line in at most so many characters, never empty: for buttons, menus and alternative texts."""
    return _fit_known(text, most) if len(text) <= _KNOWN else _fit(text, most)


def _fit(text: str, most: int) -> str:
    flat = _flat(text[: 8 * most]) or ELLIPSIS
    return flat if size(flat) <= most else _cut(flat, most)


_KNOWN = 120
_fit_known = lru_cache(8192)(_fit)  # most labels are said again and again


def fit_markdown(text: str, most: int) -> str:
    """Markdown in at most so many characters, cut at a line or a word, never inside an escape, a mention or a link."""
    if size(text) <= most:
        return text
    room = most
    while True:
        short = _cut(text, room)
        tail = _closing(short)
        if size(short) + size(tail) <= most or room <= 1:
            return (short + tail) if size(short) + size(tail) <= most else ELLIPSIS
        room -= size(tail)


def distinct(labels: Sequence[str], most: int) -> list[str]:
    """The labels cut to at most so many characters and each unlike the others: a number is put behind equal ones."""
    short = [fit_label(label, most) for label in labels]
    taken: set[str] = set()
    for place, label in enumerate(short):
        number = 1
        while short[place] in taken:
            number += 1
            tail = f" ({number})"
            short[place] = fit_label(label, most - len(tail)) + tail
        taken.add(short[place])
    return short


@lru_cache(4096)
def clean_name(name: str, most: int = 32) -> str:
    """A player's name as it may stand inside a sentence: one line, no signs that are not seen or that turn the
    direction of what follows. Empty when nothing is left."""
    flat = _flat(name)
    return _cut(flat, most) if size(flat) > most else flat


def upright(text: str) -> str:
    """Without the signs by which typed words could turn round the direction of what stands behind them."""
    return _TURNING.sub("", text)


def fold(text: str) -> str:
    """Without case and accents: for comparing what is typed with what is shown."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))


def _flat(text: str) -> str:
    """On one line, without signs that are not seen."""
    if not text.isascii() or not text.isprintable():
        text = _BREAKS.sub(" ", _UNSEEN.sub("", text))
    return " ".join(text.split())


def _cut(text: str, most: int) -> str:
    """The beginning of a text with an ellipsis, in at most `most` units, at a word's end where one is near."""
    kept = _atoms(text, most - 1)
    for back in range(len(kept) - 1, max(len(kept) - 25, 0), -1):
        if kept[back].isspace():
            del kept[back:]
            break
    return "".join(kept).rstrip() + ELLIPSIS


def _atoms(text: str, most: int) -> list[str]:
    """The parts of a text that stay whole, as many as have room."""
    head = text[:most]
    if head.isascii() and text[most : most + 1].isascii() and not any(sign in head for sign in "\\<["):
        return list(head)
    kept: list[str] = []
    for found in _ATOM.finditer(text):
        if (most := most - size(found[0])) < 0:
            break
        kept.append(found[0])
    return kept


def _closing(text: str) -> str:
    """The marks that a text has opened and not closed."""
    bare = re.sub(r"\\.|<[^<>\n]{0,90}>", "", text, flags=re.DOTALL)
    tail = ""
    for mark in _MARKS:
        if bare.count(mark) % 2:
            tail += "\n```" if mark == "```" else mark
        bare = bare.replace(mark, "")
    return tail
