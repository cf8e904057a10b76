"""A canvas: smooth shapes, fitted text and the furniture that all boards share. Coordinates are pixels.

Every shape is a mask drawn once at four times its size and kept, so that a picture is mostly pasting.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from games.picture.fonts import Face, drawable, fitted, font, width_of
from games.picture.marks import is_hollow, outline
from games.picture.palette import Palette

WIDTH = 1200
MARGIN = 36
Point = tuple[float, float]
_SCALE = 4


class Canvas:
    """A picture in the making, 1200 pixels wide."""

    __slots__ = ("draw", "image", "palette")

    def __init__(self, image: Image.Image, palette: Palette) -> None:
        self.image = image
        self.palette = palette
        self.draw = ImageDraw.Draw(image)

    @classmethod
    def on(cls, height: int, palette: Palette, ground: Callable[["Canvas"], None]) -> "Canvas":
        """A canvas on a ground that never changes: `ground` (a module's function) draws it once."""
        return cls(_ground(height, palette, ground).copy(), palette)

    # -- shapes ------------------------------------------------------------------------------------------------

    def polygon(
        self, points: Sequence[Point], fill: str | None = None, line: str | None = None, width: float = 3
    ) -> None:
        """A polygon, filled, outlined or both."""
        left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
        shape = tuple([(round(x - left, 2), round(y - top, 2)) for x, y in points])
        if fill is not None:
            self._stamp(_polygon(shape, 0), left, top, fill)
        if line is not None:
            self._stamp(_polygon(shape, width), left, top, line)

    def disc(
        self, x: float, y: float, r: float, fill: str | None = None, line: str | None = None, width: float = 3
    ) -> None:
        """A circle around (x, y)."""
        self.box(x - r, y - r, 2 * r, 2 * r, r, fill, line, width)

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = 14,
        fill: str | None = None,
        line: str | None = None,
        width: float = 3,
    ) -> None:
        """A box with round corners."""
        left, top = int(x), int(y)
        if fill is not None:
            self._stamp(_box(x - left, y - top, w, h, radius, 0), left, top, fill)
        if line is not None:
            self._stamp(_box(x - left, y - top, w, h, radius, width), left, top, line)

    def path(self, points: Sequence[Point], colour: str, width: float = 3) -> None:
        """A line through these points, with round ends."""
        left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
        shape = tuple([(round(x - left, 2), round(y - top, 2)) for x, y in points])
        self._stamp(_path(shape, width), left, top, colour)

    def halo(self, x: float, y: float, w: float, h: float, radius: float = 18) -> None:
        """What changed since the last picture: a thin ring, a little away from the thing."""
        self.box(x - 7, y - 7, w + 14, h + 14, radius + 5, line=self.palette.halo, width=4)

    def mark(self, seat: int, x: float, y: float, size: float = 34) -> None:
        """The mark of a seat around (x, y)."""
        colour = self.palette.seat(seat)
        fill, line = (None, colour) if is_hollow(seat) else (colour, self.palette.ink)
        width = max(3.0, size / 9) if is_hollow(seat) else 2.0
        corners = outline(seat, size)
        if corners:
            self.polygon([(x + dx, y + dy) for dx, dy in corners], fill, line, width)
        else:
            self.disc(x, y, size / 2, fill, line, width)

    def sprite(self, sprite: Image.Image, x: float, y: float) -> None:
        """Lay a cached picture with transparency over the canvas."""
        self.image.paste(sprite, (round(x), round(y)), sprite)

    def _stamp(self, mask: Image.Image, left: int, top: int, colour: str) -> None:
        pad = _PAD
        self.image.paste(colour, (left - pad, top - pad, left - pad + mask.width, top - pad + mask.height), mask)

    # -- text --------------------------------------------------------------------------------------------------

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int = 28,
        face: Face = "label",
        colour: str | None = None,
        anchor: str = "lm",
        room: float | None = None,
    ) -> float:
        """Text at an anchor of Pillow's («lm»: left middle); fitted into `room`. Returns its width."""
        if room is not None:
            text, size = fitted(text, face, size, room)
        self.draw.text((x, y), text, colour or self.palette.ink, font(face, size), anchor)
        return width_of(text, face, size)

    def player(self, x: float, y: float, seat: int, name: str, room: float, size: int = 32) -> float:
        """A player's mark and name, from the left; returns the width."""
        self.mark(seat, x + size / 2, y, size)
        return size * 1.4 + self.text(
            x + size * 1.4, y, drawable(name, f"Player {seat + 1}"), size, "name", anchor="lm", room=room - size * 1.4
        )

    # -- furniture ---------------------------------------------------------------------------------------------

    def meander(self, y: float, height: float = 24) -> None:
        """The border: a running meander across the whole width."""
        unit, w = height, 4.0
        x = (WIDTH % (unit * 1.5)) / 2 - unit * 1.5
        self.path([(0, y), (WIDTH, y)], self.palette.clay, 3)
        self.path([(0, y + height + 8), (WIDTH, y + height + 8)], self.palette.clay, 3)
        top, low = y + 6, y + height + 2
        while x < WIDTH:
            a, b = x, x + unit
            key = [(a, low), (a, top), (b, top), (b, low - 6), (a + 8, low - 6), (a + 8, top + 7), (b - 8, top + 7)]
            self.path(key, self.palette.clay, w - 1)
            self.path([(a, low), (a + unit * 1.5, low)], self.palette.clay, w - 1)
            x += unit * 1.5

    def title(self, y: float, left: str, right: str, seat: int | None = None) -> None:
        """The title line: where the game stands, and on the right whose decision it is."""
        used = self.text(MARGIN, y, left, 44, "title", room=WIDTH * 0.6)
        room = WIDTH - 2 * MARGIN - used - 60
        fit, size = fitted(right, "name", 36, room - 48)
        w = width_of(fit, "name", size)
        self.text(WIDTH - MARGIN, y, fit, size, "name", anchor="rm")
        if seat is not None:
            self.mark(seat, WIDTH - MARGIN - w - 34, y, 36)

    def footer(self, y: float, text: str) -> None:
        """The last line: what happened last."""
        self.text(WIDTH / 2, y, text, 28, "label", self.palette.muted, "mm", room=WIDTH - 2 * MARGIN)


_PAD = 6


@lru_cache(64)
def _ground(height: int, palette: Palette, paint: Callable[[Canvas], None]) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (WIDTH, height), palette.ground), palette)
    paint(canvas)
    return canvas.image


@lru_cache(4_096)
def _polygon(points: tuple[Point, ...], width: float) -> Image.Image:
    """Mask of a polygon near (0, 0): filled when `width` is 0, else its outline, joints rounded."""
    mask, draw = _blank(max(x for x, _ in points), max(y for _, y in points))
    big = _big(points)
    if width:
        _stroke(draw, [*big, big[0]], width)
    else:
        draw.polygon(big, 255)
    return mask.reduce(_SCALE)


@lru_cache(4_096)
def _path(points: tuple[Point, ...], width: float) -> Image.Image:
    mask, draw = _blank(max(x for x, _ in points), max(y for _, y in points))
    _stroke(draw, _big(points), width)
    return mask.reduce(_SCALE)


@lru_cache(4_096)
def _box(x: float, y: float, w: float, h: float, radius: float, width: float) -> Image.Image:
    mask, draw = _blank(x + w, y + h)
    (a, b), (c, d) = _big(((x, y), (x + w, y + h)))
    draw.rounded_rectangle((a, b, c, d), radius * _SCALE, None if width else 255, 255, round(width * _SCALE))
    return mask.reduce(_SCALE)


def _blank(w: float, h: float) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", ((int(w) + 2 * _PAD + 2) * _SCALE, (int(h) + 2 * _PAD + 2) * _SCALE))
    return mask, ImageDraw.Draw(mask)


def _big(points: Sequence[Point]) -> list[Point]:
    return [((x + _PAD) * _SCALE, (y + _PAD) * _SCALE) for x, y in points]


def _stroke(draw: ImageDraw.ImageDraw, points: list[Point], width: float) -> None:
    broad = width * _SCALE
    draw.line(points, 255, round(broad), joint="curve")
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - broad / 2, y - broad / 2, x + broad / 2, y + broad / 2), 255)
