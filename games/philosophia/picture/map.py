"""Draw the map of Greece with its places, followers, schools and players, the Acropolis below it, and the timeline.

Coordinates are in pixels on a canvas 1200 wide. The map is bent: `_PLACES` gives every place room, and the coast
follows.
"""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.values import Event
from games.philosophia import events as e
from games.philosophia.content import (
    BONUSES,
    EASTERN,
    KIND_OF,
    OBSERVE,
    ORACLES,
    PARTHENON,
    PLACE_NAMED,
    PORT,
    SIDES,
    TEMPLE,
    TIMELINE,
    WESTERN,
)
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import disk_name, said, say, short_place, year_name
from games.picture.canvas import SMALLEST, WIDTH, Canvas, Point
from games.picture.coast import Bend, Pin, Projection, draw_coast
from games.picture.fonts import wrap_text
from games.picture.palette import DARK, Palette

MAP_TOP, MAP_BOTTOM = 104, 1200
ACROPOLIS_HEIGHT = 196
MAP_HEIGHT = MAP_BOTTOM + ACROPOLIS_HEIGHT


class Spot(NamedTuple):
    """Where a place lies on the map: in degrees, in pixels, and on which side of its silhouette its name is written."""

    lon: float
    lat: float
    x: int
    y: int
    name: str = "b"
    """`b`: below, `a`: above the picture; `r` and `l`: to its right and left."""


_PLACES = {
    "pella": Spot(22.52, 40.76, 320, 200),
    "thasos": Spot(24.70, 40.70, 620, 300),
    "abdera": Spot(24.97, 40.93, 790, 200),
    "oracle-of-dodona": Spot(20.78, 39.55, 120, 360),
    "larissa": Spot(22.42, 39.64, 345, 350),
    "mytilene": Spot(26.55, 39.10, 850, 440),
    "ithaca": Spot(20.70, 38.40, 92, 580),
    "oracle-of-delphi": Spot(22.50, 38.48, 265, 505),
    "oracle-of-trophonius": Spot(22.87, 38.43, 460, 470),
    "thebes": Spot(23.32, 38.32, 630, 510),
    "smyrna": Spot(27.14, 38.42, 1050, 485),
    "elis": Spot(21.37, 37.89, 112, 740),
    "corinth": Spot(22.88, 37.90, 285, 672),
    "megara": Spot(23.34, 38.00, 452, 645),
    "eleusis": Spot(23.54, 38.04, 605, 665),
    "ephesus": Spot(27.34, 37.94, 1075, 640),
    "samos": Spot(26.85, 37.72, 885, 690),
    "olympia": Spot(21.63, 37.64, 130, 900),
    "argos": Spot(22.72, 37.63, 335, 825),
    "piraeus": Spot(23.65, 37.94, 520, 815),
    "miletus": Spot(27.28, 37.53, 1075, 795),
    "delos": Spot(25.27, 37.40, 856, 838),
    "sounion": Spot(24.02, 37.65, 694, 845),
    "sparta": Spot(22.43, 37.08, 310, 972),
    "halicarnassus": Spot(27.42, 37.04, 1030, 950),
    "knossos": Spot(25.16, 35.30, 690, 1112),
    "rhodes": Spot(28.22, 36.44, 1060, 1110),
}
SPOTS = {PLACE_NAMED[name]: spot for name, spot in _PLACES.items()}
"""By the number of a place: where it lies on the map."""
ATHENS = Spot(23.73, 37.98, 752, 690)

PROJECTION = Projection(
    19.95, 41.25, 172, 0, MAP_TOP,
    bends=(Bend(23.3, 38.05, 1.1, 1.2),),
    pins=tuple([Pin(spot.lon, spot.lat, spot.x, spot.y) for spot in (*_PLACES.values(), ATHENS)]),
)  # fmt: skip

ICON = 54
"""The width and height in pixels of the silhouette that stands for a place."""
FOLLOWER = 34
SCHOOL = 54
FIGURE = 84
CIRCLE_FIGURE = 88

_ICONS = {WESTERN: "city", EASTERN: "tower", PORT: "port", TEMPLE: "temple", ORACLES: "oracle"}
_BONUSES = {
    "coins": "coin",
    "sophistry": "mask",
    "syllogism": "scroll",
    "sophists": "person",
    "builders": "builder",
}


def land_colour(palette: Palette) -> str:
    """Return the colour of land on the map, which is also the rim of the names on it."""
    return palette.panel if palette.ground == DARK.ground else palette.ground


def map_ground(canvas: Canvas) -> None:
    """Draw the sea, the land and Athens, and the frame of the Acropolis."""
    p = canvas.palette
    draw_coast(canvas, "aegean", PROJECTION, MAP_TOP, MAP_BOTTOM)
    canvas.draw.rectangle((0, MAP_TOP - 6, WIDTH, MAP_TOP - 1), p.clay)
    canvas.draw.rectangle((0, MAP_BOTTOM, WIDTH, MAP_HEIGHT), p.panel)
    canvas.draw.rectangle((0, MAP_BOTTOM, WIDTH, MAP_BOTTOM + 7), p.clay)
    canvas.path([(0, MAP_BOTTOM + 16), (WIDTH, MAP_BOTTOM + 16)], p.clay, 3)
    for number in (1, 2, 3):
        x, _ = _circle(number)
        canvas.path([(x, MAP_BOTTOM + 40), (x, MAP_HEIGHT - 24)], p.line, 3)


def draw_map(canvas: Canvas, view: PhilosophiaView, events: Sequence[Event]) -> None:
    """Draw all that stands on the map, and mark what has changed.

    Args:
        canvas: The canvas, on `map_ground`.
        view: What the picture may show.
        events: What has happened since the viewer looked last.
    """
    standing = {player.place: seat for seat, player in enumerate(view.players)}
    changed = _changed(events)
    _timeline(canvas, view)
    canvas.icon("acropolis", ATHENS.x, ATHENS.y, 64)
    _name(canvas, say.label("athens"), ATHENS)
    for event in events:
        if isinstance(event, e.Moved) and event.start >= 0 and event.start != event.place:
            canvas.arrow(_feet(event.start), _feet(event.place), gap=FIGURE * 0.8)
    _acropolis(canvas, view, standing)
    for place in SIDES[view.side]:
        _place(canvas, view, place, place in changed)
    for place, seat in sorted(standing.items(), key=lambda item: _feet(item[0])[1]):
        x, y = _feet(place)
        size = FIGURE if place < OBSERVE else CIRCLE_FIGURE
        canvas.figure(seat, x, y, size)
        if any(isinstance(event, e.Moved) and event.seat == seat for event in events):
            canvas.ring(x, y, size * 0.55)
    for place in SIDES[view.side]:
        _name(canvas, said(short_place(place)), SPOTS[place])


def _changed(events: Sequence[Event]) -> set[int]:
    """Return the numbers of the places on the map where these events have moved or placed a piece or a token."""
    return {
        event.place
        for event in events
        if isinstance(
            event,
            e.FollowingCreated | e.SchoolBuilt | e.TokenKept | e.TokenTurned | e.FollowerSentHome | e.TokenSentBack,
        )
    }


def _feet(place: int) -> Point:
    """Return where the figure of a player who stands at a place is drawn: its centre, in pixels."""
    if place >= OBSERVE:
        x, _ = _circle(place - OBSERVE)
        return x + WIDTH / 8, MAP_BOTTOM + 142
    return SPOTS[place].x, SPOTS[place].y - 40


def _place(canvas: Canvas, view: PhilosophiaView, place: int, changed: bool) -> None:
    spot, p = SPOTS[place], canvas.palette
    token = view.tokens[place]
    here = [seat for seat in range(len(view.players)) if view.followers[place] >> seat & 1]
    columns = min(2, len(here)) if len(here) < 5 else 3
    school = view.schools[place]
    beside = token >= 0 and school != NONE  # else the school stands where the token was
    left = spot.x - ICON / 2 - (SCHOOL if beside else 0)
    right = spot.x + ICON / 2 + (columns * (FOLLOWER + 2) + 8 if here else 0)
    if changed:
        canvas.halo(left - 2, spot.y - 32, right - left + 4, 64, 26)
    if token >= 0:
        canvas.icon(_ICONS[KIND_OF[place]], spot.x, spot.y, ICON)
    elif school == NONE:
        canvas.icon(_ICONS[KIND_OF[place]], spot.x, spot.y, ICON, land_colour(p), empty=True)
    if token >= 0 and (bonus := view.bonuses[token]) >= 0:
        canvas.icon(_BONUSES[BONUSES[bonus].gives], spot.x + 22, spot.y - 24, 34)
    if school != NONE:
        canvas.icon("school", spot.x - (SCHOOL if beside else 0), spot.y, SCHOOL, p.seat(school))
    rows = -(-len(here) // columns) if here else 0
    for number, seat in enumerate(here):
        row, column = divmod(number, columns)
        x = spot.x + ICON / 2 + 10 + FOLLOWER / 2 + column * (FOLLOWER + 2)
        canvas.mark(seat, x, spot.y + (row - (rows - 1) / 2) * (FOLLOWER + 2), FOLLOWER)


def _name(canvas: Canvas, name: str, spot: Spot) -> None:
    rim = land_colour(canvas.palette)
    match spot.name:
        case "r":
            canvas.name(spot.x + ICON / 2 + 8, spot.y, name, face="bold", anchor="lm", rim=rim)
        case "l":
            canvas.name(spot.x - ICON / 2 - 8, spot.y, name, face="bold", anchor="rm", rim=rim)
        case "a":
            canvas.name(spot.x, spot.y - 50, name, face="bold", anchor="mm", rim=rim)
        case _:
            canvas.name(spot.x, spot.y + 50, name, face="bold", anchor="mm", rim=rim)


def _circle(number: int) -> Point:
    """Return the upper left corner, in pixels, of the drawing of one of the four places of the Acropolis (0 to 3)."""
    return number * WIDTH / 4, MAP_BOTTOM + 30


def _acropolis(canvas: Canvas, view: PhilosophiaView, standing: dict[int, int]) -> None:
    """Draw the four locations of the Acropolis with their actions; the Parthenon shows the top offering disk."""
    for number, action in enumerate(("observe", "progress", "offering", "debate")):
        x, y = _circle(number)
        canvas.icon(_CIRCLE_ICONS[number], x + 48, y + 32, 60)
        canvas.text(x + 92, y + 32, say.label(f"circle-{action}.narrow"), 44, "name", room=WIDTH / 4 - 100)
        if OBSERVE + number == PARTHENON and view.disk >= 0 and PARTHENON not in standing:
            for line, words in enumerate(wrap_text(said(disk_name(view.disk)), "label", SMALLEST, WIDTH / 4 - 36, 2)):
                canvas.text(x + 22, y + 92 + 44 * line, words, rim=canvas.palette.panel)


_CIRCLE_ICONS = ("scroll", "hourglass", "coin", "mask")


def _timeline(canvas: Canvas, view: PhilosophiaView) -> None:
    """Draw the year and the spaces of the timeline, with the hourglass on the current one, in the sea off Sparta."""
    p = canvas.palette
    x, y, w, h = 24, MAP_BOTTOM - 146, 412, 124
    canvas.box(x, y, w, h, 16, p.panel, p.rim, 3)
    canvas.text(x + w / 2, y + 40, said(year_name(view.hourglass)), 44, "name", anchor="mm", room=w - 30)
    for space in range(len(TIMELINE)):
        at = x + 36 + space * (w - 72) / (len(TIMELINE) - 1)
        if space == view.hourglass:
            canvas.icon("hourglass", at, y + 92, 46, p.ochre)
        else:
            fill = p.clay if space < view.hourglass else None
            canvas.disc(at, y + 92, 11, fill, p.wine if space == len(TIMELINE) - 1 else p.muted, 4)
