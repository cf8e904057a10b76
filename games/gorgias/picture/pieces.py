"""Sprites of the pieces: pyramids that project, that absorb or that are lost, and dice.

Each sprite is drawn once and cached. Colour is never the only cue: every pyramid carries its letter or stands over it,
and has a pattern of its own (black plain, red slanted, yellow dotted, green level, blue upright lines).
"""

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from games.gorgias.content import COLOURS, FACES, colour_of, pips_of
from games.picture.fonts import font
from games.picture.palette import LIGHT, Palette, mix, readable_on

PYRAMID_HEIGHTS = {1: 62, 2: 92, 3: 120}
"""The height of a pyramid by its pips, in pixels, at scale 1."""
DIE_SIZE = 84
_SCALE = 4
_EDGE = 4

Way = Literal["up", "down"]


def paint_of(colour: int, palette: Palette) -> str:
    """Return the colour value, such as "#AA5533", in which pyramids of a colour (an index into COLOURS) are painted."""
    return (palette.black, palette.clay, palette.ochre, palette.olive, palette.sea)[colour]


def base_of(pips: int) -> float:
    """Return the width in pixels of the base of a pyramid with this many pips (its size), at scale 1."""
    return PYRAMID_HEIGHTS[pips] * 0.74


@lru_cache(2_000)
def pyramid_sprite(pyramid: int, way: Way, palette: Palette, scale: float = 1.0, letter: str = "") -> Image.Image:
    """Return a picture of a pyramid lying on its side, with the pattern of its colour.

    Args:
        pyramid: The pyramid, as a number from 0 to 14.
        way: The direction of its point in the picture.
        palette: The colours to paint with.
        scale: The factor by which the usual size in pixels is multiplied.
        letter: The letter of its colour to write on it, empty for none.
    """
    return _triangle(pips_of(pyramid), colour_of(pyramid), way, palette, scale, letter)


@lru_cache(2_000)
def ghost_sprite(pips: int, way: Way, palette: Palette, scale: float = 1.0, letter: str = "") -> Image.Image:
    """Return a picture of a dashed outline for a pyramid that is not there: lost, missing or without a colour yet.

    Args:
        pips: The size of the pyramid, from 1 to 3.
        way: The direction of its point in the picture.
        palette: The colours to paint with.
        scale: The factor by which the usual size in pixels is multiplied.
        letter: A letter to write into the outline, empty for none.
    """
    return _triangle(pips, None, way, palette, scale, letter)


def _triangle(pips: int, colour: int | None, way: Way, palette: Palette, scale: float, letter: str) -> Image.Image:
    h, w = PYRAMID_HEIGHTS[pips] * scale * _SCALE, base_of(pips) * scale * _SCALE
    edge = _EDGE * _SCALE
    size = (round(w + 2 * edge), round(h + 2 * edge))
    corners = [(edge, h + edge), (w + edge, h + edge), (w / 2 + edge, edge)]
    inside = Image.new("L", size)
    ImageDraw.Draw(inside).polygon(corners, 255)
    paint = palette.line if colour is None else paint_of(colour, palette)
    image = Image.new("RGBA", size, paint + "00")
    if colour is not None:
        body = Image.new("RGB", size, paint)
        _pattern(ImageDraw.Draw(body), colour, size, paint, scale)
        image.paste(body, (0, 0), inside)
    draw = ImageDraw.Draw(image)
    rim = palette.line if colour is None else palette.rim
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        _edge(draw, a, b, rim, 3 * _SCALE, dashed=colour is None)
    if way == "down":
        image = image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    if letter:
        ink = readable_on(paint) if colour is not None else palette.muted
        height = round((20 + 6 * pips) * scale * _SCALE)
        y = size[1] * (0.68 if way == "up" else 0.32)
        stroke = round(2.5 * scale * _SCALE) if colour is not None else 0
        ImageDraw.Draw(image).text(
            (size[0] / 2, y), letter, ink, font("bold", height), "mm", stroke_width=stroke, stroke_fill=paint
        )
    return image.reduce(_SCALE)


def _edge(
    draw: ImageDraw.ImageDraw, a: tuple[float, float], b: tuple[float, float], colour: str, width: int, dashed: bool
) -> None:
    steps = 9 if dashed else 1
    for i in range(0, steps, 2):
        p, q = ((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (i / steps, (i + 1) / steps))
        draw.line([p, q], colour, width)
        for x, y in (p, q):
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), colour)


def _pattern(draw: ImageDraw.ImageDraw, colour: int, size: tuple[int, int], paint: str, scale: float) -> None:
    ink = mix(paint, readable_on(paint), 0.3)
    gap, thick = round(15 * _SCALE * max(scale, 0.6)), round(3 * _SCALE)
    width, height = size
    match COLOURS[colour]:
        case "red":
            for x in range(-height, width, gap):
                draw.line([(x, height), (x + height, 0)], ink, thick)
        case "yellow":
            for row, y in enumerate(range(gap // 2, height, gap)):
                for x in range(gap // 2 * (row % 2), width, gap):
                    draw.ellipse((x - thick, y - thick, x + thick, y + thick), ink)
        case "green":
            for y in range(gap // 2, height, gap):
                draw.line([(0, y), (width, y)], ink, thick)
        case "blue":
            for x in range(gap // 2, width, gap):
                draw.line([(x, 0), (x, height)], ink, thick)


@lru_cache(200)
def die_sprite(face: int, letters: str, palette: Palette) -> Image.Image:
    """Return a picture of a die with this face: the pyramids that it calls for, and their size letters.

    Dice are bone-coloured in every palette.

    Args:
        face: The face, from 1 to 6.
        letters: The letters of the pyramids' sizes.
        palette: The colours to paint with.
    """
    size = DIE_SIZE * _SCALE
    image = Image.new("RGBA", (size, size), LIGHT.bone + "00")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, size - 1, size - 1), 15 * _SCALE, LIGHT.bone, palette.rim, 3 * _SCALE)
    pips = FACES[face]
    unit = 11.0 * _SCALE
    wide = sum(unit * (each + 0.6) for each in pips) * 0.82
    x, floor = (size - wide) / 2, 45 * _SCALE
    for each in pips:
        w, h = unit * (each + 0.6) * 0.82, unit * (each + 0.5)
        draw.polygon([(x, floor), (x + w, floor), (x + w / 2, floor - h)], LIGHT.clay)
        x += w
    draw.text((size / 2, 63 * _SCALE), letters, LIGHT.ink, font("bold", 32 * _SCALE), "mm")
    return image.reduce(_SCALE)
