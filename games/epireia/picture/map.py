"""Drawing of the map of Greece: places with requirements and rewards, owners, Brigands, and figures."""

from math import pi, sin

from games.core.words import Series
from games.epireia.content import (
    COUNTS,
    EMPIRES,
    FIGURES,
    FIRST_CITY,
    FIRST_TERRITORY,
    LEAGUES,
    NONE,
    PLACES,
    RESOURCES,
    SEA,
    SOLO,
    TERRITORIES,
)
from games.epireia.resolution import closed_places, required_roll
from games.epireia.scenarios import current_augur
from games.epireia.view import EpireiaView
from games.epireia.words import (
    figure_name,
    goods_for_picture,
    label_of,
    place_label,
    resource_letter,
    resource_name,
    say,
)
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import text_width
from games.picture.palette import mix

_WAVE = tuple([(x, -3 * sin(x * pi / 5)) for x in range(-10, 11, 2)])


def draw_sea(canvas: Canvas, x: float, y: float) -> None:
    """Draw the sea icon, two waves in a ring, centred on (x, y)."""
    colours = canvas.palette
    canvas.disc(x, y, 17, colours.panel, colours.ink, 3)
    for dy in (-4, 5):
        canvas.path([(x + dx, y + dy + wave) for dx, wave in _WAVE], colours.ink, 3)


def draw_enemy_mark(canvas: Canvas, x: float, y: float) -> None:
    """Draw the symbol of a solo enemy's figure; (x, y) is the middle of its left edge."""
    canvas.box(x, y - 13, 26, 26, 4, canvas.palette.wine)
    canvas.text(x + 13, y, say.label("map-enemy-letter"), 24, "bold", canvas.palette.bone, "mm")


W, H = 196, 90
TOP = 138
_GRID: dict[str, tuple[float, float]] = {
    "illyria": (0.25, 0),
    "macedonia": (1.75, 0),
    "thrakiko-pelagos": (3.55, 0),
    "persia": (5, 0),
    "epirus": (0.45, 1),
    "larissa": (1.6, 1),
    "chalkidiki": (2.75, 1),
    "aeolis": (4.75, 1),
    "delphi": (1.25, 2),
    "euboea": (2.45, 2),
    "aigaio-pelagos": (3.62, 2),
    "ionia": (4.9, 2),
    "syracuse": (0, 3),
    "corinth": (1.35, 3),
    "athens": (2.55, 3),
    "elis": (0.85, 4),
    "sparta": (2.0, 4),
    "kritiko-pelagos": (3.35, 4),
    "phoenicia": (5, 4),
    "carthage": (0, 5),
    "egypt": (4.1, 5),
}
"""Where a place lies: column and row."""


def spot(place: int) -> tuple[float, float]:
    """Return the coordinates of the upper left corner of a place on the picture of the map."""
    column, row = _GRID[PLACES[place]]
    return MARGIN + column * (WIDTH - 2 * MARGIN - W) / 5, TOP + row * 105


_LAND = (
    (
        (36, 132),
        (700, 132),
        (740, 232),
        (720, 345),
        (600, 365),
        (690, 440),
        (690, 560),
        (520, 560),
        (300, 450),
        (110, 350),
    ),
    ((190, 540), (330, 470), (520, 520), (640, 590), (650, 680), (420, 690), (200, 650)),
    ((1164, 132), (990, 132), (930, 250), (900, 350), (950, 450), (1164, 480)),
)


def map_ground(canvas: Canvas) -> None:
    """Draw the unchanging background of the map: sea, land and border."""
    colours = canvas.palette
    canvas.meander(14)
    sea = mix(colours.ground, colours.sea, 0.16)
    canvas.box(MARGIN - 14, TOP - 12, WIDTH - 2 * MARGIN + 28, 642, 18, sea, colours.line)
    land = mix(colours.ground, colours.ochre, 0.22)
    for points in _LAND:
        canvas.polygon(points, land, mix(colours.line, colours.ochre, 0.3), 3)


def draw_map(canvas: Canvas, view: EpireiaView) -> None:
    """Draw all 21 places of the map with owners, Brigands and figures, and a legend of the letters."""
    there: dict[int, list[tuple[int, int]]] = {}
    for seat, board in enumerate(view.boards):
        for figure, place in zip(board.figures, board.places, strict=True):
            home = FIRST_CITY + board.city
            there.setdefault(place if place != NONE else home, []).append((seat, figure))
    if view.solo != NONE:
        for figure, place in zip(SOLO[view.solo].enemies, view.enemies, strict=True):
            there.setdefault(place if place != NONE else FIRST_CITY + FIGURES[figure].city, []).append((NONE, figure))
    for place in range(len(PLACES)):
        _draw_place(canvas, view, place, there.get(place, []))
    _draw_legend(canvas, view)


def _draw_legend(canvas: Canvas, view: EpireiaView) -> None:
    x, y = spot(PLACES.index("carthage"))
    words = [
        say.message("legend-resource", letter=resource_letter(i), resource=resource_name(i))
        for i in range(len(RESOURCES))
    ]
    if view.brigands:
        words.append(say.message("legend-brigands"))
    if view.enemies:
        words.append(say.message("legend-enemy"))
    x += W + 30
    canvas.text(x, y + 32, say.label("legend", signs=Series(words)), 24, "label", room=540)
    draw_sea(canvas, x + 17, y + 68)
    icon = current_augur(view).needs_sea_icon
    said = say.label("legend-sea" if icon else "legend-sea-open")
    canvas.text(x + 44, y + 67, said, 24, "label", room=500)


def _draw_place(canvas: Canvas, view: EpireiaView, place: int, figures: list[tuple[int, int]]) -> None:
    colours, (x, y) = canvas.palette, spot(place)
    fill = mix(colours.panel, colours.sea, 0.25) if SEA[place] else colours.panel
    robbed = FIRST_TERRITORY <= place < FIRST_CITY and place - FIRST_TERRITORY in view.brigands
    if place < FIRST_TERRITORY:
        canvas.box(x, y, W, H, 4, fill, colours.clay, 3)
        canvas.box(x + 6, y + 6, W - 12, H - 12, 2, line=colours.line, width=2)
    elif place < FIRST_CITY:
        canvas.box(x, y, W, H, 26, fill, colours.wine if robbed else colours.line, 5 if robbed else 3)
    else:
        canvas.polygon([(x, y + 14), (x + W / 2, y - 8), (x + W, y + 14)], colours.ochre, colours.rim, 2)
        canvas.box(x, y + 10, W, H - 10, 4, fill, colours.rim, 3)
    if SEA[place]:
        draw_sea(canvas, x + W - 8, y + 2)
    _draw_name(canvas, view, place, bool(figures) or robbed)
    if figures:
        _draw_figures(canvas, x, y + 64, figures, W - 16 - 22 * robbed)
    else:
        note = say.label("map-brigands") if robbed else _note(view, place)
        canvas.text(x + 14, y + 63, note, 24, "label", colours.wine if robbed else colours.muted, room=W - 24)
    if figures and robbed:
        canvas.text(x + W - 12, y + 64, say.label("map-brigands-letter"), 26, "bold", colours.wine, "rm")


def _draw_name(canvas: Canvas, view: EpireiaView, place: int, with_note: bool) -> None:
    """Draw a place's name and, if it has an owner, the symbol of the owner's seat before it.

    Args:
        canvas: The picture.
        view: The view that the picture shows.
        place: The place.
        with_note: Whether to add the place's requirement or reward beside the name, if there is room; the line below is
            then taken by figures or Brigands.
    """
    x, y = spot(place)
    owner, left = _owner(view, place), x + 14
    if owner != NONE:
        canvas.mark(owner, x + 26, y + 28, 30)
        left = x + 46
    name = place_label(place)
    left += canvas.text(left, y + 28, name, 25, "bold", room=x + W - 8 - left) + 8
    right = x + W - 12
    for note in _short_note_rows(view, place) if with_note else ():
        if text_width(note, "label", 24) <= right - left:
            canvas.text(right, y + 28, note, 24, "label", canvas.palette.muted, "rm")
            return


def _owner(view: EpireiaView, place: int) -> int:
    if FIRST_TERRITORY <= place < FIRST_CITY:
        return view.owners[place - FIRST_TERRITORY]
    cities = [board.city for board in view.boards]
    city = place - FIRST_CITY
    return cities.index(city) if city >= 0 and city in cities else NONE


def _note(view: EpireiaView, place: int) -> str:
    """Return a place's requirement and reward in a few letters, such as "5+ for 2W", for the line below its name."""
    if _is_closed(view, place):
        return say.label("map-closed")
    if place < FIRST_TERRITORY:
        number, reward = required_roll(view, place), goods_for_picture(EMPIRES[place].reward)
        return say.label("map-empire", number=number, goods=reward)
    if place < FIRST_CITY:
        return say.label("map-tax", goods=goods_for_picture(TERRITORIES[place - FIRST_TERRITORY].tax))
    league = view.allied[place - FIRST_CITY]
    if league != NONE:
        return say.label(f"league-{LEAGUES[league]}.short")
    return say.label("map-neutral", number=COUNTS.integration) if _is_neutral(view, place) else ""


def _short_note_rows(view: EpireiaView, place: int) -> tuple[str, ...]:
    """Return ever shorter forms of a place's requirement and reward, the longest first, to fit beside its name."""
    if place < FIRST_TERRITORY:
        number, reward = required_roll(view, place), goods_for_picture(EMPIRES[place].reward)
        short = say.label("map-empire-short", number=number, goods=reward)
        return _note(view, place), short, say.label("map-number", number=number)
    if place < FIRST_CITY:
        tax = goods_for_picture(TERRITORIES[place - FIRST_TERRITORY].tax)
        return say.label("map-tax", goods=tax), say.label("map-tax-short", goods=tax)
    league = view.allied[place - FIRST_CITY]
    if league != NONE:
        return tuple([say.label(f"league-{LEAGUES[league]}.{form}") for form in ("short", "brief")])
    return (say.label("map-number", number=COUNTS.integration),) if _is_neutral(view, place) else ()


def _is_neutral(view: EpireiaView, place: int) -> bool:
    return _owner(view, place) == NONE and view.solo == NONE


def _is_closed(view: EpireiaView, place: int) -> bool:
    """Return whether the current scenario or augur closes a place to figures."""
    closed = any(places >> place & 1 for places in closed_places(view))
    return closed and (place < FIRST_CITY or _owner(view, place) == NONE)


def _draw_figures(canvas: Canvas, x: float, y: float, figures: list[tuple[int, int]], wide: int) -> None:
    """Draw the figures at a place side by side: a symbol each, with the name of one figure or a short form of two.

    Args:
        canvas: The picture.
        x: The left edge of the place.
        y: The vertical centre of the figures.
        figures: Pairs of seat and figure; the seat of a solo enemy's figure is NONE.
        wide: The available width in pixels.
    """
    room = wide / len(figures)
    for i, (seat, figure) in enumerate(figures):
        at = x + 12 + i * room
        if seat == NONE:
            draw_enemy_mark(canvas, at, y)
        else:
            canvas.mark(seat, at + 13, y, 26)
        if len(figures) < 3:
            name = label_of(figure_name(figure))
            name = name if len(figures) == 1 else name[:3]
            canvas.text(at + 32, y, name, 24, "label", room=room - 30)
