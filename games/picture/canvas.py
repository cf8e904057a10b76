"""The canvas: antialiased shapes, fitted text, and the elements that all boards share; and the encoding as a PNG.

All coordinates and sizes are in pixels; y grows downwards. Pillow does not antialias, so every shape is drawn as a mask
at four times its size, scaled down and cached. Drawing a picture then mostly consists of pasting cached masks.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from games.core.words import current_language
from games.picture.fonts import Face, drawable_text, fit_text, font, text_width
from games.picture.palette import Palette, is_hollow, outline
from games.words import say

PNG_LIMIT = 200_000
"""The maximum size of a picture, in bytes, so that it loads quickly in a chat."""
_SAMPLE_STEP = 3
"""Only every third pixel of every third row is used to choose the PNG's colours."""


def encode_png(image: Image.Image, limit: int = PNG_LIMIT) -> bytes:
    """Encode a picture as a PNG with a palette of at most 256 colours, chosen from the picture itself.

    If the result is too large, the number of colours is reduced first, then the picture is scaled down until it fits.

    The colours are chosen from a sample of the pixels (`_SAMPLE_STEP`). Using all of them takes six times as long as
    the rest of the encoding, and makes no visible difference on flat drawings.

    Args:
        image: The picture.
        limit: The maximum size in bytes.
    """
    flat = image.convert("RGB")
    sample = flat.resize(
        (max(1, flat.width // _SAMPLE_STEP), max(1, flat.height // _SAMPLE_STEP)), Image.Resampling.NEAREST
    )
    for colours, effort in ((256, 3), (64, 6), (16, 9)):
        chosen = sample.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        out = BytesIO()
        small = flat.quantize(palette=chosen, dither=Image.Dither.NONE)
        small.save(out, "PNG", compress_level=effort)
        if out.tell() <= limit:
            return out.getvalue()
    return encode_png(flat.resize((flat.width * 3 // 4, flat.height * 3 // 4), Image.Resampling.LANCZOS), limit)


WIDTH = 1200
"""The width of every picture."""
MARGIN = 36
"""The margin left and right of titles and footers."""
Point = tuple[float, float]
_SCALE = 4
"""Masks are drawn at this multiple of their size."""


class Canvas:
    """A picture that is being drawn, `WIDTH` pixels wide: its Pillow image, its colours, and methods to draw on it.

    All coordinates are in pixels from the upper left corner. Methods that take `fill` and `line` draw the interior in
    one colour and the outline in the other; None leaves it out. `width` is that of the outline. Colours are "#RRGGBB".
    """

    __slots__ = ("draw", "image", "palette")

    def __init__(self, image: Image.Image, palette: Palette) -> None:
        self.image = image
        self.palette = palette
        self.draw = ImageDraw.Draw(image)

    @classmethod
    def on(cls, height: int, palette: Palette, ground: Callable[["Canvas"], None]) -> "Canvas":
        """Create a canvas with a background that is drawn once and cached.

        Args:
            height: The height of the picture in pixels.
            palette: The colours.
            ground: Draws the background on a canvas. It serves as a key of the cache, so pass a module's function, no
                lambda.
        """
        return cls(_ground(height, palette, ground, current_language()).copy(), palette)

    # -- shapes ------------------------------------------------------------------------------------------------

    def polygon(
        self, points: Sequence[Point], fill: str | None = None, line: str | None = None, width: float = 3
    ) -> None:
        """Draw a closed polygon.

        Args:
            points: Its corners.
            fill: The colour of the interior; None for none.
            line: The colour of the outline; None for none.
            width: The width of the outline.
        """
        left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
        shape = tuple([(round(x - left, 2), round(y - top, 2)) for x, y in points])
        if fill is not None:
            self._stamp(_polygon(shape, 0), left, top, fill)
        if line is not None:
            self._stamp(_polygon(shape, width), left, top, line)

    def disc(
        self, x: float, y: float, r: float, fill: str | None = None, line: str | None = None, width: float = 3
    ) -> None:
        """Draw a circle.

        Args:
            x: The centre.
            y: The centre.
            r: The radius.
            fill: The colour of the interior; None for none.
            line: The colour of the outline; None for none.
            width: The width of the outline.
        """
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
        """Draw a box with rounded corners.

        Args:
            x: The left edge.
            y: The upper edge.
            w: The width of the box.
            h: The height of the box.
            radius: The radius of the corners.
            fill: The colour of the interior; None for none.
            line: The colour of the outline; None for none.
            width: The width of the outline.
        """
        left, top = int(x), int(y)
        if fill is not None:
            self._stamp(_box(x - left, y - top, w, h, radius, 0), left, top, fill)
        if line is not None:
            self._stamp(_box(x - left, y - top, w, h, radius, width), left, top, line)

    def path(self, points: Sequence[Point], colour: str, width: float = 3) -> None:
        """Draw an open line through points in the given order, with rounded joints and ends."""
        left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
        shape = tuple([(round(x - left, 2), round(y - top, 2)) for x, y in points])
        self._stamp(_path(shape, width), left, top, colour)

    def halo(self, x: float, y: float, w: float, h: float, radius: float = 18) -> None:
        """Highlight a box, such as a part of the board that has changed, with a thin ring a few pixels outside it.

        Args:
            x: The box's left edge.
            y: The box's upper edge.
            w: The box's width.
            h: The box's height.
            radius: The radius of the box's corners.
        """
        self.box(x - 7, y - 7, w + 14, h + 14, radius + 5, line=self.palette.halo, width=4)

    def mark(self, seat: int, x: float, y: float, size: float = 34) -> None:
        """Draw the symbol that stands for a seat, such as a triangle in the seat's colour.

        Args:
            seat: The seat.
            x: The centre.
            y: The centre.
            size: The width and height.
        """
        colour = self.palette.seat(seat)
        fill, line = (None, colour) if is_hollow(seat) else (colour, self.palette.ink)
        width = max(3.0, size / 9) if is_hollow(seat) else 2.0
        corners = outline(seat, size)
        if corners:
            self.polygon([(x + dx, y + dy) for dx, dy in corners], fill, line, width)
        else:
            self.disc(x, y, size / 2, fill, line, width)

    def sprite(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paste a picture with an alpha channel; (x, y) is its top left corner."""
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
        """Draw one line of text.

        Args:
            x: The horizontal position of the anchor.
            y: The vertical position of the anchor.
            text: The text.
            size: The font size.
            face: The typeface.
            colour: The colour; None for `Palette.ink`, the usual colour of text.
            anchor: Which point of the text lies at (x, y), as in Pillow: "lm" is its left end, vertically centred.
            room: The maximum width, into which the text is fitted (see `fit_text`); None for no limit.

        Returns:
            The width of the text as drawn.
        """
        if room is not None:
            text, size = fit_text(text, face, size, room)
        self.draw.text((x, y), text, colour or self.palette.ink, font(face, size), anchor)
        return text_width(text, face, size)

    def player(self, x: float, y: float, seat: int, name: str, room: float, size: int = 32) -> float:
        """Draw the symbol of a player's seat and, to its right, the player's name.

        Args:
            x: The left end.
            y: The vertical centre.
            seat: The seat.
            name: The name as the player typed it; characters missing in the typeface are replaced.
            room: The maximum width of both.
            size: The font size, which is also the size of the symbol.

        Returns:
            The width of both.
        """
        self.mark(seat, x + size / 2, y, size)
        return size * 1.4 + self.text(
            x + size * 1.4,
            y,
            drawable_text(name, say.label("player", number=seat + 1)),
            size,
            "name",
            anchor="lm",
            room=room - size * 1.4,
        )

    # -- shared elements ---------------------------------------------------------------------------------------

    def meander(self, y: float, height: float = 24) -> None:
        """Draw a border of Greek key pattern across the whole width.

        Args:
            y: Its upper edge.
            height: The height of the pattern between its two lines.
        """
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
        """Draw a picture's title line: one text at the left edge, one at the right edge.

        Args:
            y: The vertical centre.
            left: The state of the game.
            right: Whose decision it is.
            seat: The seat whose symbol is drawn before the right text; None for no symbol.
        """
        used = self.text(MARGIN, y, left, 44, "title", room=WIDTH * 0.6)
        room = WIDTH - 2 * MARGIN - used - 60
        fit, size = fit_text(right, "name", 36, room - 48)
        w = text_width(fit, "name", size)
        self.text(WIDTH - MARGIN, y, fit, size, "name", anchor="rm")
        if seat is not None:
            self.mark(seat, WIDTH - MARGIN - w - 34, y, 36)

    def footer(self, y: float, text: str) -> None:
        """Draw the line at the bottom of a picture, which says what happened last.

        Args:
            y: The vertical centre.
            text: The line; if it is too long, its font size is reduced first, then the text is shortened.
        """
        self.text(WIDTH / 2, y, text, 28, "label", self.palette.muted, "mm", room=WIDTH - 2 * MARGIN)


_PAD = 6
"""The margin of a mask around its shape, for outlines and antialiasing."""


@lru_cache(64)
def _ground(height: int, palette: Palette, paint: Callable[[Canvas], None], language: str) -> Image.Image:
    """Return a background; see `Canvas.on`.

    Args:
        height: The height of the picture in pixels.
        palette: The colours.
        paint: Draws the background.
        language: The language of the words in it, which is the current one.
    """
    canvas = Canvas(Image.new("RGB", (WIDTH, height), palette.ground), palette)
    paint(canvas)
    return canvas.image


@lru_cache(4_096)
def _polygon(points: tuple[Point, ...], width: float) -> Image.Image:
    """Draw a polygon as a mask: a greyscale picture whose white parts the canvas later fills with a colour.

    Masks are cached, since many pictures repeat the same shapes. So the shape is moved to the origin before this call.

    Args:
        points: Its corners, in pixels.
        width: The width of the outline, which has rounded joints; 0 to fill the polygon.
    """
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
