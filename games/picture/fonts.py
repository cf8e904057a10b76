"""Source Serif Pro for titles and names, Source Sans Pro for labels and numbers; loaded once a size."""

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


@cache
def font(face: Face, size: int) -> FreeTypeFont:
    """A typeface at a size in pixels.

    Raises:
        FileNotFoundError: the font packages are not installed.
    """
    package, file = _FILES[face]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the package {package.replace('_', '-')} is not installed")
    return ImageFont.truetype(
        str(Path(spec.origin).parent / "files" / file), size, layout_engine=ImageFont.Layout.BASIC
    )


@lru_cache(20_000)
def width_of(text: str, face: Face, size: int) -> float:
    """How wide a text is, in pixels."""
    return font(face, size).getlength(text)


@lru_cache(4_000)
def fitted(text: str, face: Face, size: int, room: float, least: int = 24) -> tuple[str, int]:
    """The text and a size with which it fits into the room: made smaller down to `least`, then shortened."""
    size = max(least, min(size, int(size * room / max(1.0, width_of(text, face, size)))))
    while size > least and width_of(text, face, size) > room:
        size -= 1  # hinted letters do not shrink evenly
    if width_of(text, face, size) <= room:
        return text, size
    fits, too_long = 0, len(text)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if font(face, size).getlength(text[:middle].rstrip() + "…") <= room:
            fits = middle
        else:
            too_long = middle
    return text[:fits].rstrip() + "…", size


@lru_cache(4_000)
def drawable(text: str, instead: str) -> str:
    """A player's words as far as the typefaces have them, letters without the accents that they lack; `instead` where
    nothing is left. The text form of a match always has the whole name."""
    kept = "".join([_nearest(character) for character in text])
    return " ".join(kept.split()) or instead


def _nearest(character: str) -> str:
    """The character, or what is left of it that can be drawn: «Ι» of «Ἰ», «M» of «𝓜», nothing of an emoji."""
    return character if _has(character) else "".join([part for part in normalize("NFKD", character) if _has(part)])


@lru_cache(4_000)
def _has(character: str) -> bool:
    if character == " ":
        return True
    face = font("name", 40)
    mask, missing = face.getmask(character), face.getmask("\uffff")
    return bool(mask.getbbox()) and (mask.size != missing.size or bytes(mask) != bytes(missing))
