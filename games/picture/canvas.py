"""The canvas: antialiased shapes, fitted text, and the elements that all boards share; and the encoding as a PNG.

All coordinates and sizes are in pixels; y grows downwards. Pillow does not antialias, so every shape is drawn as a mask
at four times its size, scaled down and cached. Drawing a picture then mostly consists of pasting cached masks.

A canvas notes every text, seat symbol and icon with what lies under it (`drawn_on`). Tests measure with it whether a
picture is legible on a phone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from math import atan2, cos, sin

from PIL import Image, ImageDraw

from games.core.words import current_language, say
from games.picture.fonts import Face, drawable_text, fit_names, fit_text, font, text_width, wrap_text
from games.picture.icons import ICONS
from games.picture.palette import Palette, is_hollow, outline, readable_on

PNG_LIMIT = 250_000
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


Point = tuple[float, float]

WIDTH = 1200
"""The width of every picture."""
MAX_HEIGHT = 1500
"""The maximum height of a picture."""
SMALLEST = 38
"""The smallest font size in a picture. Discord shows a picture 350 pixels wide on a phone; the type is then 11 pixels
high."""
MARGIN = 36
OVERLAP = 6
"""By how many pixels lines of text may overlap in height, where ascenders and descenders do not meet."""
"""The margin left and right of titles and footers."""
_SCALE = 4
"""Masks are drawn at this multiple of their size."""


@dataclass(frozen=True, slots=True)
class Word:
    """A text as it was drawn: with its font size, its colour and the part of the picture that it covers.

    Tests read it, to measure whether a picture is legible.
    """

    text: str
    at: Point
    """The point at which it was anchored."""
    size: int
    colour: str
    under: Image.Image | str
    """What was there before; the colour around the letters if they have a rim."""
    box: tuple[int, int, int, int]
    """Left, top, right and bottom of its letters."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A seat's symbol or an icon as it was drawn: with its colours and the part of the picture that it covers.

    Tests read it, to measure whether a picture is legible.
    """

    name: str
    """The name of an icon, or "seat 2" for the symbol of a seat."""
    at: Point
    """Its middle."""
    size: float
    colours: tuple[str, ...]
    """The colours of its interior and its outlines."""
    under: Image.Image | str
    """What was there before; the colour inside if only its outline is drawn."""


def drawn_on(picture: Image.Image) -> list[Word | Shape]:
    """Return the texts, and the symbols and icons, that were drawn on a picture, in this order of drawing."""
    found: list[Word | Shape] = picture.info.setdefault("drawn", [])
    return found


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
        cached = _ground(height, palette, ground, current_language())
        picture = cached.copy()
        picture.info["drawn"] = drawn_on(cached).copy()
        return cls(picture, palette)

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

    def ring(self, x: float, y: float, r: float) -> None:
        """Highlight a piece that has changed with a thin ring around it.

        Args:
            x: The centre of the piece.
            y: The centre of the piece.
            r: The radius of the piece.
        """
        self.disc(x, y, r + 9, line=self.palette.ground, width=11)
        self.disc(x, y, r + 7, line=self.palette.halo, width=6)

    def arrow(self, start: Point, end: Point, bend: float = 0.18, gap: float = 34) -> None:
        """Draw a move: a curved arrow that leaves some space at the pieces at both ends.

        Args:
            start: Where the piece was.
            end: Where the piece is.
            bend: How far the arrow curves to its left, as a share of its length.
            gap: The space at both ends.
        """
        (ax, ay), (bx, by) = start, end
        length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        if length < 2 * (gap + _ARROW_TIP):
            return
        mx, my = (ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend
        first, last = gap / length, 1 - (gap + _ARROW_TIP) / length
        steps = [first + (last - first) * k / 16 for k in range(17)]
        way = [
            (
                (1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx,
                (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by,
            )
            for t in steps
        ]
        turn = atan2(way[-1][1] - way[-2][1], way[-1][0] - way[-2][0])
        tip = [
            (way[-1][0] + _ARROW_TIP * cos(turn + a) * k, way[-1][1] + _ARROW_TIP * sin(turn + a) * k)
            for a, k in _ARROW_HEAD
        ]
        for colour, extra in ((self.palette.ground, 8.0), (self.palette.halo, 0.0)):
            self.path(way, colour, 7 + extra)
            self.polygon(tip, colour, colour, max(1.0, extra))

    def mark(self, seat: int, x: float, y: float, size: float = 34) -> None:
        """Draw the symbol that stands for a seat, such as a triangle in the seat's colour.

        Args:
            seat: The seat.
            x: The centre.
            y: The centre.
            size: The width and height.
        """
        x, y = round(x), round(y)
        colour = self.palette.seat(seat)
        fill, line = (self.palette.panel, colour) if is_hollow(seat) else (colour, self.palette.rim)
        width = max(4.0, size / 6) if is_hollow(seat) else max(2.0, size / 14)
        corners = outline(seat, size)
        self._note_shape(f"seat {seat}", (colour, self.palette.rim), x, y, size)
        if is_hollow(seat):  # a rim outside and inside the colour
            self._symbol(corners, x, y, size, fill, self.palette.rim, width + 3)
            self._symbol(corners, x, y, size, None, colour, width - 1)
        else:
            self._symbol(corners, x, y, size, fill, line, width)

    def _symbol(
        self, corners: Sequence[Point], x: float, y: float, size: float, fill: str | None, line: str, width: float
    ) -> None:
        if corners:
            self.polygon([(x + dx, y + dy) for dx, dy in corners], fill, line, width)
        else:
            self.disc(x, y, size / 2 - 1, fill, line, width)

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float = 44,
        fill: str | None = None,
        *,
        empty: bool = False,
        rim: str | None = None,
    ) -> None:
        """Draw the silhouette of a kind of thing, such as a ship, with an outline in ink.

        Args:
            name: A key of `games.picture.icons.ICONS`.
            x: The centre.
            y: The centre.
            size: The width and height.
            fill: The colour of its owner (`Palette.seat`); None for bone, the colour of what belongs to nobody.
            empty: Draw only a thin outline, as the place of a thing that is not there, on `fill`.
            rim: The colour of a rim around it, for a piece that may lie on others; None for no rim.
        """
        x, y = round(x), round(y)
        p = self.palette
        colour, bar = fill or p.bone, p.muted if empty else p.rim
        line = p.black if fill is None and not empty else bar  # bone in a bright outline would lose its details
        detail = readable_on(colour)
        if empty:
            self._note_shape(name, (bar,), x, y, size, fill)
        else:
            self._note_shape(name, (colour, line, bar, *([rim] if rim else [])), x, y, size)
        half, width = size / 2, min(6.0, max(2.5, size / 18))
        for part in ICONS[name] if rim else ():
            if part.kind == "body":
                self.polygon([(x + half * dx, y + half * dy) for dx, dy in part.points], None, rim, width + 8)
        for part in ICONS[name]:
            points = [(x + half * dx, y + half * dy) for dx, dy in part.points]
            match part.kind:
                case "body":
                    self.polygon(points, fill if empty else colour, line, width)
                case "bar":
                    self.path(points, bar, max(width, part.width * half))
                case "line" if not empty:
                    self.path(points, detail, max(width * 0.9, part.width * half))
                case "dark" if not empty:
                    self.polygon(points, detail)

    def figure(self, seat: int, x: float, y: float, size: float = 92) -> None:
        """Draw a person who belongs to a seat: head and shoulders in the seat's colour, with the seat's symbol.

        Args:
            seat: The seat.
            x: The middle.
            y: The middle.
            size: The height.
        """
        colour = self.palette.seat(seat)
        self.icon("person", x, y, size, colour, rim=self.palette.ground)
        light = readable_on(colour)
        corners = outline(seat, size * 0.34)
        cx, cy = round(x), round(y + size * 0.2)
        if is_hollow(seat):
            self._symbol(corners, cx, cy, size * 0.34, None, light, max(3.0, size / 22))
        else:
            self._symbol(corners, cx, cy, size * 0.34, light, light, 1)

    def sprite(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paste a picture with an alpha channel; (x, y) is its top left corner."""
        self.image.paste(sprite, (round(x), round(y)), sprite)

    def _note_shape(
        self, name: str, colours: tuple[str, ...], x: float, y: float, size: float, under: str | None = None
    ) -> None:
        box = (round(x - size / 2), round(y - size / 2), round(x + size / 2), round(y + size / 2))
        drawn_on(self.image).append(Shape(name, (x, y), size, colours, under or self.image.crop(box)))

    def _stamp(self, mask: Image.Image, left: int, top: int, colour: str) -> None:
        pad = _PAD
        self.image.paste(colour, (left - pad, top - pad, left - pad + mask.width, top - pad + mask.height), mask)

    # -- text --------------------------------------------------------------------------------------------------

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int = SMALLEST,
        face: Face = "label",
        colour: str | None = None,
        anchor: str = "lm",
        room: float | None = None,
        rim: str | None = None,
    ) -> float:
        """Draw one line of text.

        Args:
            x: The horizontal position of the anchor.
            y: The vertical position of the anchor.
            text: The text.
            size: The font size; at least `SMALLEST`.
            face: The typeface.
            colour: The colour; None for `Palette.ink`, the usual colour of text.
            anchor: Which point of the text lies at (x, y), as in Pillow: "lm" is its left end, vertically centred.
            room: The maximum width, into which the text is fitted (see `fit_text`); None for no limit.
            rim: The colour of a rim around the letters, for text on a map; None for no rim.

        Returns:
            The width of the text as drawn.
        """
        if room is not None:
            text, size = fit_text(text, face, size, room, SMALLEST if size >= SMALLEST else 24)
        colour, letters = colour or self.palette.ink, font(face, size)
        left, top, right, bottom = map(round, self.draw.textbbox((x, y), text, letters, anchor))
        under = self.image.crop((left, top, right, bottom)) if rim is None else rim
        drawn_on(self.image).append(Word(text, (x, y), size, colour, under, (left, top, right, bottom)))
        self.draw.text((x, y), text, colour, letters, anchor, stroke_width=5 if rim else 0, stroke_fill=rim)
        return text_width(text, face, size)

    def name(
        self,
        x: float,
        y: float,
        text: str,
        size: int = SMALLEST,
        face: Face = "label",
        anchor: str = "lm",
        rim: str | None = None,
    ) -> None:
        """Draw a name on a map, cut where it would run into words that are there already or leave the picture.

        Args:
            x: The horizontal position of the anchor.
            y: The vertical position of the anchor.
            text: The name.
            size: The font size; at least `SMALLEST`.
            face: The typeface.
            anchor: Which point of the text lies at (x, y), as in Pillow.
            rim: The colour of a rim around the letters; None for no rim.
        """
        room = text_width(text, face, size)
        while room > 2 * size:
            fitted, smaller = fit_text(text, face, size, room, SMALLEST)
            if not self._is_taken(self.draw.textbbox((x, y), fitted, font(face, smaller), anchor)):
                break
            room -= size / 4
        self.text(x, y, text, size, face, anchor=anchor, room=room, rim=rim)

    def _is_taken(self, box: tuple[float, float, float, float]) -> bool:
        """Return True if text was drawn in a box already, or the box leaves the picture at a side.

        Args:
            box: Left, top, right and bottom in pixels.
        """
        left, top, right, bottom = box
        if left < 0 or right > WIDTH:
            return True
        others = [thing.box for thing in drawn_on(self.image) if isinstance(thing, Word)]
        return any(
            min(right, other[2]) - max(left, other[0]) > 0 and min(bottom, other[3]) - max(top, other[1]) > OVERLAP
            for other in others
        )

    def lines(
        self,
        x: float,
        y: float,
        text: str,
        sizes: Sequence[tuple[int, int]],
        face: Face,
        room: tuple[float, float],
        anchor: str = "lm",
    ) -> None:
        """Draw a text in several lines, as large as it fits; what a player typed need not be drawable.

        Args:
            x: The horizontal position of the anchor of each line.
            y: The vertical centre of all lines.
            text: The text.
            sizes: Pairs of a font size and a number of lines to try in turn; in the last the text is shortened.
            face: The typeface.
            room: The width and the height for all lines.
            anchor: Which point of a line lies at its position, as in `text`.
        """
        text = drawable_text(text, "…")
        for size, most in sizes:
            found = wrap_text(text, face, size, room[0], most)
            if not found[-1].endswith("…"):
                break
        step = min(size * 1.2, room[1] / len(found))
        for row, line in enumerate(found):
            self.text(x, y + (row - (len(found) - 1) / 2) * step, line, size, face, anchor=anchor, room=room[0])

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

    def title(self, y: float, left: str, right: str | Callable[[int], str], seat: int | None = None) -> None:
        """Draw a picture's title line: one text at the left edge, one at the right edge.

        Args:
            y: The vertical centre.
            left: The state of the game.
            right: Whose decision it is; a function returns it with names of at most so many characters (`fit_names`).
            seat: The seat whose symbol is drawn before the right text; None for no symbol.
        """
        used = self.text(MARGIN, y, left, 54, "title", room=WIDTH * 0.6)
        room = WIDTH - 2 * MARGIN - used - 60
        said = right if isinstance(right, str) else fit_names(right, "name", SMALLEST, room - 64)
        fit, size = fit_text(said, "name", 48, room - 64, SMALLEST)
        w = self.text(WIDTH - MARGIN, y, fit, size, "name", anchor="rm")
        if seat is not None:
            self.mark(seat, WIDTH - MARGIN - w - 42, y, 48)

    def footer(self, y: float, text: str) -> None:
        """Draw the line at the bottom of a picture, which says what happened last.

        Args:
            y: The vertical centre.
            text: The line; if it is too long, its font size is reduced first, then the text is shortened.
        """
        self.text(WIDTH / 2, y, text, 28, "label", self.palette.muted, "mm", room=WIDTH - 2 * MARGIN)


_ARROW_TIP = 30
"""The length of an arrow's head in pixels."""


def drawable_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return players' names, by seat, without what the typefaces lack; "Player 2" if nothing is left."""
    return tuple([drawable_text(name, say.label("player", number=seat + 1)) for seat, name in enumerate(names)])


_ARROW_HEAD = ((0.0, 0.8), (2.5, 0.85), (-2.5, 0.85))
"""The corners of an arrow's head, each as an angle to its direction and a distance."""
_PAD = 6
"""The margin of a mask around its shape, for outlines and antialiasing."""


@lru_cache(16)
def _ground(height: int, palette: Palette, paint: Callable[[Canvas], None], language: str) -> Image.Image:
    """Return the background of a picture, drawn once and cached; see `Canvas.on`.

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
