"""The geography of the map: the bent coast of the Greek world, routes, territories, and where everything stands.

The Aegean is drawn by its real coordinates, with more room around the Isthmus. The far lands are drawn nearer than they
are: Sicily and Cyprus are moved, and the coast from Carthage to Phoenicia is bent.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from games.epireia.content import CITY_NAMES, PLACES, TERRITORY_NAMES
from games.picture.canvas import WIDTH, Point
from games.picture.coast import Bend, Projection, coastlines

HEIGHT, TOP = 1410, 104
GREECE = Projection(west=19.2, north=41.72, scale=168, top=TOP, middle=44.5, bends=(Bend(22.95, 38.05, 0.75, 1.5),))

_FAR_COAST = (
    ((7.91, 36.86), (-120, 1285)),
    ((10.33, 36.86), (140, 1310)),
    ((11.05, 37.07), (230, 1270)),
    ((10.05, 34.06), (300, 1470)),
    ((19.93, 31.82), (430, 1480)),
    ((21.63, 32.94), (500, 1400)),
    ((25.23, 31.53), (590, 1430)),
    ((29.07, 30.83), (640, 1360)),
    ((30.40, 31.46), (720, 1310)),
    ((31.89, 31.48), (800, 1312)),
    ((32.60, 31.07), (850, 1342)),
    ((34.18, 31.30), (945, 1325)),
    ((35.11, 33.08), (985, 1225)),
    ((35.90, 35.42), (1070, 1130)),
    ((36.19, 36.66), (1110, 1095)),
    ((35.54, 36.60), (1230, 1070)),
)
"""Points of the coast from Carthage to Phoenicia, in degrees, and where they lie on the picture."""
_SICILY, _CYPRUS = ((15.3, 37.06), (140, 1120), 112), ((32.3, 35.05), (850, 1272), 56)
"""Of an island: a place at its coast in degrees, where it lies on the picture, the pixels in a degree of latitude."""


_NARROW = 0.79
"""The length of a degree of longitude at that coast, in degrees of latitude."""


@cache
def far_lands() -> tuple[tuple[Point, ...], ...]:
    """Return the outlines, in pixels, of the lands that the map shows nearer than they are.

    They are Sicily, Cyprus, and the coast from Carthage to Phoenicia.
    """
    rings = coastlines("mediterranean")[0]
    return (_far_coast(max(rings, key=len)), *[_island(rings, *each) for each in (_SICILY, _CYPRUS)])


def _far_coast(ring: list[Point]) -> tuple[Point, ...]:
    """Return the outline of the coast from Carthage to Phoenicia, bent so that it lies where the map shows it.

    Between two points of `_FAR_COAST` the coast is moved, turned and scaled to lie between them.

    Args:
        ring: The outline of the land, in degrees.
    """
    plane = [complex(lon * _NARROW, -lat) for lon, lat in ring]
    anchors = [(ring.index(_nearest(ring, place)), complex(*at)) for place, at in _FAR_COAST]
    found: list[Point] = []
    for (first, start), (last, end) in pairwise(anchors):
        turn = (end - start) / (plane[last] - plane[first])
        points = [start + (point - plane[first]) * turn for point in plane[first:last]]
        found += [(point.real, point.imag) for point in points]
    return (*found, _FAR_COAST[-1][1], (WIDTH + 60, HEIGHT + 60), (-120, HEIGHT + 60))


def _nearest(points: list[Point], place: Point) -> Point:
    """Return the point that lies nearest to a place; all in degrees."""
    return min(points, key=lambda point: abs(point[0] - place[0]) + abs(point[1] - place[1]))


def _island(rings: list[list[Point]], place: Point, at: Point, scale: float) -> tuple[Point, ...]:
    """Return the outline of an island in pixels.

    Args:
        rings: The outlines of all lands, in degrees.
        place: A place at the island's coast, in degrees.
        at: Where this place lies on the picture.
        scale: The pixels in a degree of latitude.
    """
    coast = _nearest([point for ring in rings for point in ring], place)
    ring = next(ring for ring in rings if coast in ring)
    return tuple([(at[0] + (lon - place[0]) * _NARROW * scale, at[1] - (lat - place[1]) * scale) for lon, lat in ring])


class Spot(NamedTuple):
    """Where the texts and figures of a place on the map are drawn: its name, what it asks and gives, the figures there.

    All points are in pixels.
    """

    name: Point
    """An end of the name, vertically centred: the left one, or the right one if `ends`."""
    goods: Point
    """The left end of the row of the roll and the goods, or of the word that a place is closed; vertically centred."""
    figures: Point
    """The centre of the first figure; the others follow to the right."""
    room: int = 196
    """The width for all figures; they stand closer if there are many."""
    ends: bool = False
    """True if the name ends at its point, because the city lies behind it: in some languages it is longer."""


_SPOTS = {
    "persia": Spot((1050, 345), (980, 395), (1030, 472), 180),
    "phoenicia": Spot((1000, 1235), (1000, 1282), (1035, 1360), 160),
    "egypt": Spot((600, 1368), (765, 1368), (690, 1290)),
    "carthage": Spot((20, 1325), (20, 1373), (280, 1345), 130),
    "syracuse": Spot((20, 1172), (20, 1220), (290, 1195)),
    "macedonia": Spot((218, 160), (218, 208), (285, 281), 130),
    "epirus": Spot((125, 395), (125, 442), (131, 520)),
    "illyria": Spot((62, 175), (62, 222), (84, 300)),
    "euboea": Spot((612, 535), (622, 582), (530, 455), 190),
    "chalkidiki": Spot((436, 296), (436, 341), (455, 227)),
    "thrakiko-pelagos": Spot((705, 312), (705, 358), (730, 440)),
    "aigaio-pelagos": Spot((695, 665), (778, 712), (800, 806)),
    "kritiko-pelagos": Spot((552, 1075), (860, 1075), (640, 1150)),
    "aeolis": Spot((952, 545), (960, 592), (1105, 575), 120),
    "ionia": Spot((990, 705), (990, 752), (1010, 830)),
    "athens": Spot((638, 735), (638, 785), (590, 835)),
    "sparta": Spot((395, 952), (395, 1002), (600, 955)),
    "corinth": Spot((398, 757), (262, 807), (262, 842), ends=True),
    "delphi": Spot((402, 592), (402, 642), (160, 625)),
    "elis": Spot((126, 763), (60, 813), (60, 850), ends=True),
    "larissa": Spot((408, 389), (345, 441), (331, 475)),
}
SPOTS: tuple[Spot, ...] = tuple([_SPOTS[name] for name in PLACES])
_CITIES = {
    "athens": (23.72, 37.97),
    "sparta": (22.43, 37.08),
    "corinth": (22.88, 37.90),
    "delphi": (22.50, 38.48),
    "elis": (21.2, 37.85),
    "larissa": (22.42, 39.64),
}
"""Degrees east and north."""


@cache
def city_spots() -> tuple[Point, ...]:
    """Return where the cities lie on the map, in pixels, by index of the city."""
    return tuple([GREECE.point(*_CITIES[name]) for name in CITY_NAMES])


_TERRITORIES: dict[str, tuple[Point, ...]] = {
    "epirus": ((19.2, 40.1), (20.6, 40.25), (21.15, 39.9), (21.2, 39.1), (20.6, 38.75), (19.3, 39.3)),
    "illyria": ((18.5, 42.5), (20.6, 42.5), (21.0, 41.4), (20.6, 40.6), (19.0, 40.4), (18.5, 41.0)),
    "euboea": ((22.75, 39.08), (23.4, 39.15), (24.3, 38.75), (24.75, 38.0), (24.35, 37.9), (24.0, 38.28),
               (23.6, 38.38), (23.3, 38.66), (22.95, 38.86)),
    "chalkidiki": ((22.9, 40.75), (23.75, 40.75), (24.5, 40.1), (24.2, 39.8), (22.9, 39.8), (22.7, 40.3)),
    "thrakiko-pelagos": ((24.3, 40.8), (25.2, 41.1), (26.2, 40.75), (26.15, 39.9), (25.4, 39.55), (24.5, 39.6),
                         (24.25, 40.2)),
    "aigaio-pelagos": ((24.7, 39.2), (25.7, 39.2), (26.1, 38.5), (26.6, 37.5), (25.6, 36.95), (24.4, 37.3),
                       (24.45, 38.2)),
    "kritiko-pelagos": ((23.4, 36.4), (24.4, 36.6), (25.8, 36.5), (26.9, 35.9), (26.4, 35.1), (23.4, 35.2)),
    "aeolis": ((26.0, 40.1), (27.4, 40.1), (28.0, 39.3), (27.6, 38.75), (26.6, 38.75), (25.7, 39.0)),
    "ionia": ((26.4, 38.6), (27.7, 38.6), (28.4, 38.0), (28.1, 37.2), (26.5, 37.2), (25.8, 38.1)),
}  # fmt: skip
"""A line around each territory, in degrees. A land territory is the land within it, a maritime one the sea."""


def _smooth(points: Sequence[Point], *, closed: bool = False) -> tuple[Point, ...]:
    """Return a curve through points, as a line of short pieces: a Catmull-Rom spline."""
    ends = (points[-1], *points, points[0], points[1]) if closed else (points[0], *points, points[-1])
    found: list[Point] = []
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(8):
            t = step / 8
            a, b, c, d = -t + 2 * t * t - t**3, 2 - 5 * t * t + 3 * t**3, t + 4 * t * t - 3 * t**3, t**3 - t * t
            found.append(((a * ax + b * bx + c * cx + d * dx) / 2, (a * ay + b * by + c * cy + d * dy) / 2))
    return tuple(found) if closed else (*found, points[-1])


@cache
def territory_borders() -> tuple[tuple[Point, ...], ...]:
    """Return the border of each territory on the map, in pixels; of a land territory the coast is a border too."""
    return tuple([_smooth([GREECE.point(*at) for at in _TERRITORIES[name]], closed=True) for name in TERRITORY_NAMES])


_ROADS = (
    ((22.43, 37.08), (22.6, 37.5), (22.88, 37.90), (23.3, 38.05), (23.72, 37.97)),
    ((22.88, 37.90), (22.2, 37.95), (21.2, 37.85), (21.7, 37.4), (22.43, 37.08)),
    ((23.72, 37.97), (23.3, 38.35), (22.50, 38.48), (22.45, 38.9), (22.42, 39.64), (22.5, 40.5), (22.2, 40.8)),
    ((23.3, 38.35), (23.65, 38.5), (23.9, 38.6)),
    ((22.42, 39.64), (21.6, 39.7), (20.8, 39.6), (20.3, 40.4), (20.1, 41.2)),
    ((20.1, 41.2), (21.2, 41.0), (22.2, 40.8), (23.4, 40.5), (24.4, 41.0), (25.4, 41.1), (26.4, 40.7), (26.6, 40.2)),
    ((26.6, 40.2), (27.0, 39.6), (27.2, 39.0), (27.3, 38.3)),
    ((27.2, 39.0), (28.0, 39.5), (28.7, 39.7)),
)
"""Routes over land, in degrees. They lead to every place that any figure may enter."""


@cache
def roads() -> tuple[tuple[Point, ...], ...]:
    """Return the lines, in pixels, of the routes over land that are drawn on the map."""
    return tuple([_smooth([GREECE.point(*point) for point in road]) for road in _ROADS])


SEA_ROUTES: tuple[tuple[Point, ...], ...] = tuple(
    [
        _smooth(route)
        for route in (
            ((606, 800), (690, 880), (720, 960), (720, 1035)),
            ((560, 1115), (480, 1180), (490, 1270), (590, 1280), (690, 1315)),
            ((870, 1110), (960, 1130), (985, 1170), (975, 1215)),
            ((150, 790), (50, 850), (60, 960)),
            ((150, 790), (200, 960), (250, 1110), (215, 1265)),
            ((690, 880), (800, 860), (850, 770), (830, 640), (760, 560), (740, 400)),
        )
    ]
)
"""Routes across the sea, in pixels. They lead to the places that a figure may enter only with the sea icon."""
