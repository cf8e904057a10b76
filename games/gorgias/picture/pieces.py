"""Sprites of the pieces: pyramids that project, that absorb or that are lost, and dice.

Each sprite is drawn once and cached. A pyramid shows its pips. Its colour is never the only cue: every colour has a
pattern of its own (black plain, red slanted, yellow dotted, green level, blue upright lines).
"""

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from games.gorgias.content import COLOURS, FACES, colour_of, pips_of
from games.picture.palette import LIGHT, Palette, mix, readable_on

PYRAMID_HEIGHTS = {1: 68, 2: 102, 3: 134}
"""The height of a pyramid by its pips, in pixels, at scale 1."""
EDGE = 4
"""The margin of a sprite around its pyramid, in pixels."""
DIE_SIZE = 108
_SCALE = 4
_RED, _BLUE = "#C01F2E", "#3B3FA0"
"""They are mixed into the reds and blues, which would otherwise be those of the first two seats."""

Way = Literal["up", "down"]


def paint_of(colour: int, palette: Palette) -> str:
    """Return the colour value, such as "#AA5533", in which pyramids of a colour (an index into COLOURS) are painted."""
    red, blue = mix(palette.wine, _RED, 0.6), mix(palette.sea, _BLUE, 0.5)
    return (palette.black, red, palette.ochre, palette.olive, blue)[colour]


def base_of(pips: int, scale: float = 1.0) -> float:
    """Return the width in pixels of the base of a pyramid.

    Args:
        pips: The size of the pyramid, from 1 to 3.
        scale: The factor by which the usual size in pixels is multiplied.
    """
    return PYRAMID_HEIGHTS[pips] * 0.74 * scale


@lru_cache(2_000)
def pyramid_sprite(pyramid: int, way: Way, palette: Palette, scale: float = 1.0) -> Image.Image:
    """Return a picture of a pyramid lying on its side, with its pips and the pattern of its colour.

    Args:
        pyramid: The pyramid, as a number from 0 to 14.
        way: The direction of its point in the picture.
        palette: The colours to paint with.
        scale: The factor by which the usual size in pixels is multiplied.
    """
    return _triangle(pips_of(pyramid), colour_of(pyramid), way, palette, scale)


@lru_cache(2_000)
def taken_sprite(pyramid: int, palette: Palette, scale: float) -> Image.Image:
    """Return a faint picture of a pyramid that has been taken from the place where it stood.

    Args:
        pyramid: The pyramid, as a number from 0 to 14.
        palette: The colours to paint with.
        scale: The factor by which the usual size in pixels is multiplied.
    """
    return _triangle(pips_of(pyramid), colour_of(pyramid), "up", palette, scale, faint=True)


@lru_cache(2_000)
def ghost_sprite(pips: int, way: Way, palette: Palette, scale: float = 1.0) -> Image.Image:
    """Return a picture of a dashed outline for a pyramid that is not there: lost, gone or without a colour yet.

    Args:
        pips: The size of the pyramid, from 1 to 3.
        way: The direction of its point in the picture.
        palette: The colours to paint with.
        scale: The factor by which the usual size in pixels is multiplied.
    """
    return _triangle(pips, None, way, palette, scale)


def _triangle(
    pips: int, colour: int | None, way: Way, palette: Palette, scale: float, faint: bool = False
) -> Image.Image:
    h, w = PYRAMID_HEIGHTS[pips] * scale * _SCALE, base_of(pips, scale) * _SCALE
    edge = EDGE * _SCALE
    size = (round(w + 2 * edge), round(h + 2 * edge))
    corners = [(edge, h + edge), (w + edge, h + edge), (w / 2 + edge, edge)]
    paint = palette.muted if colour is None else paint_of(colour, palette)
    image = Image.new("RGBA", size, paint + "00")
    draw = ImageDraw.Draw(image)
    if colour is not None and faint:
        draw.polygon(corners, mix(palette.panel, paint, 0.22))
    elif colour is not None:
        inside = Image.new("L", size)
        ImageDraw.Draw(inside).polygon(corners, 255)
        body = Image.new("RGB", size, paint)
        _pattern(ImageDraw.Draw(body), colour, size, paint, scale)
        image.paste(body, (0, 0), inside)
        _draw_pips(draw, pips, w / 2 + edge, h * 0.86 + edge, w * 0.1, paint)
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        _edge(draw, a, b, palette.muted if colour is None or faint else palette.rim, colour is None)
    if way == "down":
        image = image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return image.reduce(_SCALE)


def _draw_pips(draw: ImageDraw.ImageDraw, pips: int, x: float, y: float, r: float, paint: str) -> None:
    """Draw the pips of a pyramid side by side above its base.

    Args:
        draw: Draws on the sprite.
        pips: How many, from 1 to 3.
        x: The middle.
        y: The centre of the pips.
        r: The radius of a pip.
        paint: The colour of the pyramid.
    """
    r = min(r, 9.0 * _SCALE)
    for i in range(pips):
        at = x + (i - (pips - 1) / 2) * r * 2.9
        draw.ellipse((at - r * 1.35, y - r * 1.35, at + r * 1.35, y + r * 1.35), paint)
        draw.ellipse((at - r, y - r, at + r, y + r), readable_on(paint))


def _edge(draw: ImageDraw.ImageDraw, a: tuple[float, float], b: tuple[float, float], colour: str, dashed: bool) -> None:
    steps, width = (9, 3 * _SCALE) if dashed else (1, 4 * _SCALE)
    for i in range(0, steps, 2):
        p, q = ((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (i / steps, (i + 1) / steps))
        draw.line([p, q], colour, width)
        for x, y in (p, q):
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), colour)


def _pattern(draw: ImageDraw.ImageDraw, colour: int, size: tuple[int, int], paint: str, scale: float) -> None:
    ink = mix(paint, readable_on(paint), 0.36)
    gap, thick = round(19 * _SCALE * max(scale, 0.7)), round(4.5 * _SCALE * max(scale, 0.7))
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


_DIE_PYRAMIDS = {1: 34.0, 2: 54.0, 3: 74.0}
"""The height of a pyramid on a die by its pips, in pixels."""


@lru_cache(200)
def die_sprite(face: int, palette: Palette) -> Image.Image:
    """Return a picture of a die with this face (1 to 6): the pyramids that it calls for, with their pips.

    Dice are bone-coloured in every palette.
    """
    size = DIE_SIZE * _SCALE
    image = Image.new("RGBA", (size, size), LIGHT.bone + "00")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, size - 1, size - 1), 18 * _SCALE, LIGHT.bone, palette.rim, 4 * _SCALE)
    pips = FACES[face]
    widths = [_DIE_PYRAMIDS[each] * 0.66 * _SCALE for each in pips]
    gap, floor = 5 * _SCALE, (0.5 + 0.34 * max(_DIE_PYRAMIDS[each] for each in pips) / 74) * size
    x = (size - sum(widths) - gap * (len(pips) - 1)) / 2
    for each, w in zip(pips, widths, strict=True):
        h = _DIE_PYRAMIDS[each] * _SCALE
        draw.polygon([(x, floor), (x + w, floor), (x + w / 2, floor - h)], LIGHT.muted)
        _draw_pips(draw, each, x + w / 2, floor - 7 * _SCALE, 3.8 * _SCALE, LIGHT.muted)
        x += w + gap
    return image.reduce(_SCALE)
