"""The typefaces, and text that is fitted into a width.

Source Serif Pro is for titles and names, Source Sans Pro for labels and numbers.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Literal
from unicodedata import normalize

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

Face = Literal["title", "name", "label", "bold"]

_FILES: dict[Face, tuple[str, str]] = {
    "title": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
    "name": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "label": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
}

FACES = tuple(_FILES)


@cache
def font(face: Face, size: int) -> FreeTypeFont:
    """Load the typeface for a use, such as "title" or "label"; cached.

    Args:
        face: The use of the typeface.
        size: The font size in pixels.

    Raises:
        FileNotFoundError: The font package is not installed.
    """
    package, file = _FILES[face]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the package {package.replace('_', '-')} is not installed")
    return ImageFont.truetype(
        str(Path(spec.origin).parent / "files" / file), size, layout_engine=ImageFont.Layout.BASIC
    )


@lru_cache(20_000)
def text_width(text: str, face: Face, size: int) -> float:
    """Return the width of a line of text in pixels; cached.

    Args:
        text: The text.
        face: The use of the typeface, such as "label".
        size: The font size in pixels.
    """
    return font(face, size).getlength(text)


@lru_cache(4_000)
def fit_text(text: str, face: Face, size: int, room: float, least: int = 24) -> tuple[str, int]:
    """Fit a line of text into a width: reduce the font size first, then shorten the text with an ellipsis.

    Args:
        text: The text.
        face: The use of the typeface, such as "label".
        size: The preferred font size in pixels.
        room: The available width in pixels.
        least: The smallest font size in pixels; at this size the text is shortened.

    Returns:
        The text, perhaps shortened, and its font size.
    """
    size = max(least, min(size, int(size * room / max(1.0, text_width(text, face, size)))))
    while size > least and text_width(text, face, size) > room:
        size -= 1  # the width of hinted text is not proportional to its size
    if text_width(text, face, size) <= room:
        return text, size
    fits, too_long = 0, len(text)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        # Not the length: kerned with the letter before it, the ellipsis seems shorter than it is drawn.
        if font(face, size).getbbox(text[:middle].rstrip() + "…", anchor="ls")[2] <= room:
            fits = middle
        else:
            too_long = middle
    return text[:fits].rstrip() + "…", size


def cut(name: str, longest: int) -> str:
    """Return a name of at most so many characters, with an ellipsis if it is longer."""
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"


def fit_names(words: Callable[[int], str], face: Face, size: int, room: float) -> str:
    """Return a text with players' names, which are shortened as far as needed to fit it into a width.

    What follows a name is therefore never cut off.

    Args:
        words: Returns the text with each name cut to a given number of characters (`cut`).
        face: The use of the typeface, such as "label".
        size: The font size in pixels.
        room: The width in pixels.
    """
    return words(next((n for n in (40, 20, 14, 10, 7) if text_width(words(n), face, size) <= room), 4))


def wrap_text(text: str, face: Face, size: int, room: float, lines: int) -> list[str]:
    """Break a text into lines that fit a width, of similar length; if there are too many, the last one is shortened.

    Args:
        text: The text.
        face: The use of the typeface, such as "label".
        size: The font size in pixels.
        room: The width in pixels.
        lines: The maximum number of lines.
    """
    found = _broken(text, face, size, room)
    if len(found) > lines:
        return [*found[: lines - 1], fit_text(" ".join(found[lines - 1 :]), face, size, room, size)[0]]
    for share in (0.5, 0.6, 0.7, 0.8, 0.9):
        narrower = _broken(text, face, size, room * share)
        if len(narrower) == len(found) and all(text_width(line, face, size) <= room for line in narrower):
            return narrower
    return found


def _broken(text: str, face: Face, size: int, room: float) -> list[str]:
    """Break a text into lines of as many words as fit a width.

    Args:
        text: The text.
        face: The use of the typeface.
        size: The font size in pixels.
        room: The width in pixels.
    """
    found: list[str] = []
    for word in text.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and text_width(longer, face, size) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return found


@lru_cache(4_000)
def drawable_text(text: str, instead: str) -> str:
    """Drop the characters that the typefaces lack, such as emoji, or replace them by similar ones.

    This is for pictures only; the text that accompanies a picture shows the original.

    Args:
        text: Text that a player typed.
        instead: The result if nothing drawable is left.
    """
    kept = "".join([_nearest(character) for character in text])
    return " ".join(kept.split()) or instead


def _nearest(character: str) -> str:
    """Return a character or the nearest ones that can be drawn: "Ι" for "Ἰ", "M" for "𝓜", nothing for an emoji."""
    return (
        character
        if _has_glyph(character)
        else "".join([part for part in normalize("NFKD", character) if _has_glyph(part)])
    )


@lru_cache(4_000)
def _has_glyph(character: str) -> bool:
    if character == " ":
        return True
    face = font("name", 40)
    mask, missing = face.getmask(character), face.getmask("\uffff")
    return bool(mask.getbbox()) and (mask.size != missing.size or bytes(mask) != bytes(missing))
