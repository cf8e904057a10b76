"""The coast of the Greek world for maps: real coastlines, a projection that gives crowded places room, and the fills.

`coast.json` names the source of the coastlines and their licence. Its cut "aegean" is fine and reaches from Epirus to
Rhodes, "mediterranean" is coarse and reaches from Spain to Persia.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import cos, exp, hypot, radians
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from games.picture.canvas import WIDTH, Canvas, Point
from games.picture.palette import DARK, Palette, mix

Cut = Literal["aegean", "mediterranean"]


class Bend(NamedTuple):
    """A magnification of the map around a crowded place: what is near the place moves away from it, with the coast."""

    lon: float
    lat: float
    strength: float
    """A point close to the centre is moved to 1 + `strength` times its distance; if negative, towards the centre."""
    reach: float
    """The distance in degrees of latitude within which the map is bent."""


class Pin(NamedTuple):
    """A place that is drawn elsewhere than where the projection would put it; the coast around it moves with it."""

    lon: float
    lat: float
    x: float
    y: float


class Projection(NamedTuple):
    """Converts longitude and latitude in degrees to pixels."""

    west: float
    """The longitude of the left edge, before bending."""
    north: float
    """The latitude of the upper edge, before bending."""
    scale: float
    """The pixels in a degree of latitude."""
    left: float = 0
    """The x coordinate of the left edge."""
    top: float = 0
    """The y coordinate of the upper edge."""
    middle: float = 38
    """The latitude at which shapes are true."""
    bends: tuple[Bend, ...] = ()
    pins: tuple[Pin, ...] = ()
    reach: float = 0.5
    """The distance in degrees of latitude within which a pin moves the coast."""

    def point(self, lon: float, lat: float) -> Point:
        """Return where a point of the coast lies on the picture.

        Args:
            lon: Degrees east.
            lat: Degrees north.
        """
        x, y = self._bent(lon, lat)
        dx = dy = 0.0
        total = 0.1
        for pin, (px, py) in zip(self.pins, _bent_pins(self), strict=True):
            far = hypot((lon - pin.lon) * cos(radians(self.middle)), lat - pin.lat) / self.reach
            if far < 4:
                weight = exp(-far * far)
                dx, dy, total = dx + (pin.x - px) * weight, dy + (pin.y - py) * weight, total + weight
        return x + dx / total, y + dy / total

    def _bent(self, lon: float, lat: float) -> Point:
        """Return where a point would lie on the picture if only the bends, not the pins, moved it.

        Args:
            lon: Degrees east.
            lat: Degrees north.
        """
        narrow = cos(radians(self.middle))
        dx = dy = 0.0
        for bend in self.bends:
            x, y = (lon - bend.lon) * narrow, lat - bend.lat
            push = bend.strength * exp(-((hypot(x, y) / bend.reach) ** 2))
            dx, dy = dx + x * push, dy + y * push
        return (
            self.left + ((lon - self.west) * narrow + dx) * self.scale,
            self.top + (self.north - lat - dy) * self.scale,
        )


@cache
def _bent_pins(projection: Projection) -> tuple[Point, ...]:
    """Return where the places of a projection's pins would lie on the picture if only its bends moved them."""
    return tuple([projection._bent(pin.lon, pin.lat) for pin in projection.pins])


def sea_colour(palette: Palette) -> str:
    """Return the colour of the open sea on a map."""
    return (
        mix(palette.sea, palette.ground, 0.66)
        if palette.ground == DARK.ground
        else mix(palette.sea, palette.bone, 0.52)
    )


def land_colour(palette: Palette) -> str:
    """Return the colour of land on a map, which is also that of the rim around letters."""
    return palette.panel if palette.ground == DARK.ground else palette.ground


def draw_coast(
    canvas: Canvas,
    cut: Cut,
    projection: Projection,
    top: float,
    bottom: float,
    more: Sequence[Sequence[Point]] = (),
) -> None:
    """Fill a strip of a picture with sea and land; for the background of a picture, which is cached.

    Args:
        canvas: The canvas.
        cut: Which coastlines.
        projection: Where they lie.
        top: The upper edge of the strip.
        bottom: The lower edge of the strip.
        more: Outlines of more land, in pixels of the picture.
    """
    p, size = canvas.palette, (canvas.image.width, round(bottom - top))
    dark = p.ground == DARK.ground
    land, lakes = _outlines(cut, projection, top)
    land += [[_less(point, top) for point in outline] for outline in more]
    mask = _mask(land, lakes, size)
    sea = sea_colour(p)
    picture = Image.new("RGB", size, sea)
    for width, share in ((24, 0.2), (12, 0.42)):
        near = mask.reduce(4).filter(ImageFilter.GaussianBlur(width / 2)).point(_above(26)).resize(size)
        picture.paste(mix(sea, p.sea if dark else p.bone, share), (0, 0), near)
    picture.paste(land_colour(p), (0, 0), mask.reduce(2))
    canvas.image.paste(picture, (0, round(top)))
    # the coastline, drawn at the same scale as all lines
    edge = Image.new("L", (size[0] * 2, size[1] * 2))
    pen = ImageDraw.Draw(edge)
    for ring in (*land, *lakes):
        pen.line([(2 * x, 2 * y) for x, y in (*ring, ring[0])], 255, 5, joint="curve")
    canvas.image.paste(mix(p.muted, p.ground, 0.25), (0, round(top)), edge.reduce(2))


def land_mask(cut: Cut, projection: Projection, top: float, bottom: float) -> Image.Image:
    """Return a mask of the land in a strip of a picture: white where there is land, black elsewhere.

    Args:
        cut: Which coastlines.
        projection: Where they lie.
        top: The upper edge of the strip.
        bottom: The lower edge of the strip.
    """
    return _mask(*_outlines(cut, projection, top), (WIDTH, round(bottom - top))).reduce(2)


def _outlines(cut: Cut, projection: Projection, top: float) -> tuple[list[list[Point]], list[list[Point]]]:
    """Return the outlines of land and of lakes, in pixels below the upper edge of a strip of a picture.

    Args:
        cut: Which coastlines.
        projection: Where they lie.
        top: The upper edge of the strip.
    """
    land, lakes = [
        [shape for ring in rings if _broad(shape := [_less(projection.point(*point), top) for point in ring])]
        for rings in coastlines(cut)
    ]
    return land, lakes


def _mask(land: Sequence[Sequence[Point]], lakes: Sequence[Sequence[Point]], size: tuple[int, int]) -> Image.Image:
    """Return a mask of the land at twice the size of the picture, to be scaled down for soft edges.

    Args:
        land: The outlines of the land, in pixels.
        lakes: Those of the lakes in it.
        size: Width and height of the picture.
    """
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    draw = ImageDraw.Draw(mask)
    for rings, level in ((land, 255), (lakes, 0)):
        for ring in rings:
            draw.polygon([(2 * x, 2 * y) for x, y in ring], level)
    return mask


def _broad(shape: list[Point]) -> bool:
    """Return True unless the outline of an island is so narrow that it would look like a scratch.

    A bent map can make it so narrow.
    """
    xs, ys = zip(*shape, strict=True)
    doubled = sum(shape[k - 1][0] * y - x * shape[k - 1][1] for k, (x, y) in enumerate(shape))
    return bool(abs(doubled) / 2 >= _NARROWEST * max(max(xs) - min(xs), max(ys) - min(ys)))


_NARROWEST = 4.0
"""The least width in pixels of an island."""


def _less(point: Point, top: float) -> Point:
    return point[0], point[1] - top


def _above(value: int) -> list[int]:
    """Return a table for `Image.point` that gives a blurred mask an edge: what is above a value becomes opaque.

    The edge is soft, over a few levels.
    """
    return [min(255, max(0, (level - value) * 24 + 128)) for level in range(256)]


@cache
def coastlines(cut: Cut) -> tuple[list[list[Point]], list[list[Point]]]:
    """Return the outlines of land and of lakes of a cut, as degrees east and north.

    Outlines that the edge of the cut closes are prolonged across it, so that no coastline is drawn along the edge.
    """
    table = json.loads(files("games.picture").joinpath("coast.json").read_text("utf-8"))[cut]
    unit, box = table["unit"], table["box"]

    def points(flat: Sequence[int]) -> list[Point]:
        pairs = [(flat[k] * unit, flat[k + 1] * unit) for k in range(0, len(flat), 2)]
        return [(_beyond(lon, box[0], box[2]), _beyond(lat, box[1], box[3])) for lon, lat in pairs]

    return [points(ring) for ring in table["rings"]], [points(ring) for ring in table.get("lakes", ())]


def _beyond(value: float, least: float, most: float) -> float:
    return value - 5 if value <= least + 1e-6 else value + 5 if value >= most - 1e-6 else value
