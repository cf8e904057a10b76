"""Sprites: philosophers in the shape of their player, the ball, suits, cards and dice."""

from functools import lru_cache

from PIL import Image, ImageDraw

from games.grudgematch.content import RANKS
from games.picture.fonts import font
from games.picture.palette import LIGHT, Palette, outline, readable_on

PIECE = 64
CARD_W, CARD_H = 100, 136
DIE = 104
_SCALE = 4


def _suit(draw: ImageDraw.ImageDraw, suit: int, x: float, y: float, size: float, colour: str) -> None:
    """Draw the sign of a suit (0 clubs, 1 diamonds, 2 hearts, 3 spades), centred on (x, y), from simple shapes.

    Shapes are used because not every typeface has the character.
    """
    r = size / 2

    def disc(cx: float, cy: float, radius: float) -> None:
        draw.ellipse((cx - radius, cy - radius, cx + radius, cy + radius), colour)

    match suit:
        case 0:
            for dx, dy in ((0, -0.42), (-0.46, 0.2), (0.46, 0.2)):
                disc(x + dx * r, y + dy * r, 0.44 * r)
            draw.polygon([(x - 0.12 * r, y), (x + 0.12 * r, y), (x + 0.36 * r, y + r), (x - 0.36 * r, y + r)], colour)
        case 1:
            draw.polygon([(x, y - r), (x + 0.78 * r, y), (x, y + r), (x - 0.78 * r, y)], colour)
        case 2:
            for dx in (-0.42, 0.42):
                disc(x + dx * r, y - 0.36 * r, 0.48 * r)
            draw.polygon([(x - 0.86 * r, y - 0.14 * r), (x + 0.86 * r, y - 0.14 * r), (x, y + r)], colour)
        case _:
            for dx in (-0.42, 0.42):
                disc(x + dx * r, y + 0.22 * r, 0.46 * r)
            draw.polygon([(x - 0.86 * r, y + 0.1 * r), (x + 0.86 * r, y + 0.1 * r), (x, y - r)], colour)
            draw.polygon([(x - 0.1 * r, y), (x + 0.1 * r, y), (x + 0.34 * r, y + r), (x - 0.34 * r, y + r)], colour)


@lru_cache(200)
def suit_sprite(suit: int, size: int, colour: str) -> Image.Image:
    """Return the sign of a suit (0 clubs, 1 diamonds, 2 hearts, 3 spades) as a square picture on a clear ground.

    Args:
        suit: The suit.
        size: The side in pixels.
        colour: The colour as "#RRGGBB".
    """
    side = size * _SCALE
    image = Image.new("RGBA", (side, side), colour + "00")
    _suit(ImageDraw.Draw(image), suit, side / 2, side / 2, side * 0.94, colour)
    return image.reduce(_SCALE)


@lru_cache(400)
def philosopher_sprite(philosopher: int, seat: int, palette: Palette) -> Image.Image:
    """Return the picture of a philosopher: the shape and the colour of his player's mark, with his suit.

    Args:
        philosopher: The philosopher, 0 to 7.
        seat: The seat that plays him, which determines shape and colour.
        palette: The colours of the picture.
    """
    side = PIECE * _SCALE
    colour = palette.seat(seat)
    image = Image.new("RGBA", (side, side), palette.rim + "00")
    draw = ImageDraw.Draw(image)
    middle, edge = side / 2, 3 * _SCALE
    corners = outline(seat, (PIECE - 2) * _SCALE)
    if corners:
        k = (PIECE - 4) / 2 * _SCALE
        draw.rounded_rectangle((middle - k, middle - k, middle + k, middle + k), 8 * _SCALE, colour, palette.rim, edge)
    else:
        r = middle - 1 * _SCALE
        draw.ellipse((middle - r, middle - r, middle + r, middle + r), colour, palette.rim, edge)
    _suit(draw, philosopher % 4, middle, middle, 40 * _SCALE, readable_on(colour))
    return image.reduce(_SCALE)


@lru_cache(20)
def ball_sprite(size: int) -> Image.Image:
    """Return the picture of the ball, bone-coloured with dark patches; `size` is its diameter in pixels."""
    side = size * _SCALE
    image = Image.new("RGBA", (side, side), LIGHT.ink + "00")
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), LIGHT.bone, LIGHT.ink, 3 * _SCALE)
    middle = side / 2
    patch = [(middle + dx, middle + dy) for dx, dy in outline(4, side * 0.42)]
    draw.polygon(patch, LIGHT.ink)
    for x, y in patch:
        draw.line((x, y, middle + (x - middle) * 2.1, middle + (y - middle) * 2.1), LIGHT.ink, 2 * _SCALE)
    ring = Image.new("L", (side, side))
    ImageDraw.Draw(ring).ellipse((0, 0, side - 1, side - 1), 255)
    image.putalpha(ring)
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), None, LIGHT.ink, 3 * _SCALE)
    return image.reduce(_SCALE)


@lru_cache(200)
def card_sprite(card: int, palette: Palette) -> Image.Image:
    """Return the picture of a card, a number from 0 to 51, with its rank and suit, on bone colour in every palette."""
    w, h = CARD_W * _SCALE, CARD_H * _SCALE
    image = Image.new("RGBA", (w, h), LIGHT.bone + "00")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), 14 * _SCALE, LIGHT.bone, palette.rim, 4 * _SCALE)
    ink = LIGHT.wine if card // 13 in (1, 2) else LIGHT.ink
    draw.text((w / 2, 42 * _SCALE), RANKS[card % 13], ink, font("bold", 64 * _SCALE), "mm")
    _suit(draw, card // 13, w / 2, 98 * _SCALE, 50 * _SCALE, ink)
    return image.reduce(_SCALE)


@lru_cache(20)
def die_sprite(face: int, palette: Palette) -> Image.Image:
    """Return the picture of a die that shows this face, from 1 to 6."""
    side = DIE * _SCALE
    image = Image.new("RGBA", (side, side), LIGHT.bone + "00")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, side - 1, side - 1), 18 * _SCALE, LIGHT.bone, palette.rim, 4 * _SCALE)
    a, b, c = (side * k for k in (0.26, 0.5, 0.74))
    spots = {
        1: [(b, b)],
        2: [(a, a), (c, c)],
        3: [(a, a), (b, b), (c, c)],
        4: [(a, a), (a, c), (c, a), (c, c)],
        5: [(a, a), (a, c), (c, a), (c, c), (b, b)],
        6: [(a, a), (a, b), (a, c), (c, a), (c, b), (c, c)],
    }
    r = 10 * _SCALE
    for x, y in spots[face]:
        draw.ellipse((x - r, y - r, x + r, y + r), LIGHT.ink)
    return image.reduce(_SCALE)
