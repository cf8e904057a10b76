"""What somebody has typed, made fit to be read by others."""

from unicodedata import category

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs of Unicode that are drawn as nothing."""


def tidy(typed: str) -> str:
    """On one line, without control characters; empty if there is nothing in it that a reader would see."""
    line = " ".join("".join([" " if category(c) == "Cc" else c for c in typed]).split())
    return line if seen(line) else ""


def seen(text: str) -> int:
    """How many of the characters are seen: printable, no space, no bare mark, no blank that passes for a letter."""
    return sum(category(c)[0] in "LNPS" and c not in _BLANK for c in text)
