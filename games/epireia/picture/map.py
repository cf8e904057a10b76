"""Drawing of the map of Greece: who holds what, what places ask and give, Brigands, and where the figures stand."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import hypot

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core.values import Event
from games.epireia import events as happened
from games.epireia.content import (
    ATTACK,
    EMPIRES,
    FIGURES,
    FIRST_CITY,
    FIRST_TERRITORY,
    NONE,
    PLACES,
    SOLO,
    TERRITORIES,
    Price,
)
from games.epireia.picture.chart import (
    GREECE,
    HEIGHT,
    SEA_ROUTES,
    SPOTS,
    TOP,
    city_spots,
    far_lands,
    roads,
    territory_borders,
)
from games.epireia.picture.pieces import ENEMY, FIGURE_SIZE, GOODS, draw_figure
from games.epireia.resolution import closed_places, place_of_roll, required_roll
from games.epireia.supply import seats_of
from games.epireia.view import EpireiaView
from games.epireia.words import label_of, place_name, say
from games.picture.canvas import WIDTH, Canvas, Point
from games.picture.coast import draw_coast, land_colour, land_mask, sea_colour
from games.picture.fonts import Face, text_width
from games.picture.palette import mix

_GOODS_SIZE, _GOODS_STEPS = 46, (37, 50, 50)
"""The size of a resource's silhouette, and by resource the distance to the next one."""
NAME_SIZE = 40
_MARK = 38
_CITY = 56


def _face(place: int) -> Face:
    """Return the typeface in which the name of a place is drawn: those of Empires, territories and cities differ."""
    return "title" if place < FIRST_TERRITORY else "name" if place < FIRST_CITY else "bold"


def name_width(place: int) -> float:
    """Return the width of a place's name in pixels."""
    return text_width(label_of(place_name(place)), _face(place), NAME_SIZE)


def goods_width(place: int) -> float:
    """Return the width in pixels of the row that shows the roll and the resources of an Empire or a territory."""
    number = say.label("map-number", number=EMPIRES[place].roll) if place < FIRST_TERRITORY else ""
    return _wide(_goods(place)) + (8 + text_width(number, "bold", NAME_SIZE) if number else 0)


def _goods(place: int) -> Price:
    """Return the resources that are drawn beside a place: the reward of an Empire or the tax of a territory."""
    return EMPIRES[place].reward if place < FIRST_TERRITORY else TERRITORIES[place - FIRST_TERRITORY].tax


def _wide(goods: Price) -> int:
    return sum([count * step for count, step in zip(goods, _GOODS_STEPS, strict=True)])


# -- the background ------------------------------------------------------------------------------------------------


def map_ground(canvas: Canvas) -> None:
    """Draw the background of the map, which is the same in every position: sea, land, free territories, and routes."""
    p = canvas.palette
    draw_coast(canvas, "aegean", GREECE, TOP, HEIGHT, far_lands())
    for territory, card in enumerate(TERRITORIES):
        colour = mix(sea_colour(p), p.ground, 0.3) if card.sea else mix(land_colour(p), p.line, 0.8)
        _wash(canvas, territory, colour, 150)
    for road in roads():
        _dashes(canvas, road, mix(p.clay, p.ground, 0.2), 6, 4, 14)
    for route in SEA_ROUTES:
        _dashes(canvas, route, p.bone, 5, 18, 16)


def _dashes(canvas: Canvas, points: Sequence[Point], colour: str, width: float, dash: float, gap: float) -> None:
    """Draw a dashed line.

    Args:
        canvas: The picture.
        points: The points of the line.
        colour: Its colour.
        width: Its width.
        dash: The length of a dash.
        gap: The length of a gap.
    """
    left, drawn, way = dash, True, [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        length, at = hypot(bx - ax, by - ay), 0.0
        while length - at > left:
            at += left
            way.append((ax + (bx - ax) * at / length, ay + (by - ay) * at / length))
            if drawn:
                canvas.path(way, colour, width)
            way, drawn = way[-1:], not drawn
            left = dash if drawn else gap
        left -= length - at
        way.append((bx, by))


@cache
def _land() -> Image.Image:
    return land_mask("aegean", GREECE, TOP, HEIGHT)


@cache
def territory_mask(territory: int) -> tuple[Image.Image, Image.Image, int, int]:
    """Return masks with which a territory and a band along its border are tinted, and their upper left corner.

    A land territory ends at the coast, a maritime one surrounds its islands.

    Returns:
        The masks of the territory and of the band, and the x and y coordinates of their corner on the picture.
    """
    border = territory_borders()[territory]
    left, top = max(0, int(min(x for x, _ in border))), max(TOP, int(min(y for _, y in border)))
    right, bottom = min(WIDTH, int(max(x for x, _ in border))), min(HEIGHT, int(max(y for _, y in border)))
    whole = Image.new("L", ((right - left) * 2, (bottom - top) * 2))
    ImageDraw.Draw(whole).polygon([((x - left) * 2, (y - top) * 2) for x, y in border], 255)
    land = _land().crop((left, top - TOP, right, bottom - TOP))
    area = ImageChops.multiply(whole.reduce(2), ImageChops.invert(land) if TERRITORIES[territory].sea else land)
    return area, ImageChops.subtract(area, area.filter(ImageFilter.MinFilter(9))), left, top


def _wash(canvas: Canvas, territory: int, colour: str, strength: int) -> None:
    """Tint a territory, so that coast and routes show through.

    Args:
        canvas: The picture.
        territory: The territory.
        colour: The colour.
        strength: How much of it, up to 255.
    """
    area, _, left, top = territory_mask(territory)
    canvas.image.paste(colour, (left, top), area.point([level * strength // 255 for level in range(256)]))


# -- what changes --------------------------------------------------------------------------------------------------


def draw_map(canvas: Canvas, view: EpireiaView, events: Iterable[Event]) -> None:
    """Draw what changes on the map: owners, Brigands, closed places and figures; mark what some events have changed.

    Args:
        canvas: The picture, with its background.
        view: The view that the picture shows.
        events: The events.
    """
    p, news = canvas.palette, list(events)
    for territory, owner in enumerate(view.owners):
        if owner != NONE:
            _wash(canvas, territory, p.seat(owner), 105)
            _, band, left, top = territory_mask(territory)
            canvas.image.paste(p.seat(owner), (left, top), band)
    there, moves = _figures(view), _moves(view, news)
    for place, figures in there.items():
        figures.sort(key=lambda each: _side(place, moves.get(each[1], place)))
        for _, figure, end in _row(place, figures):
            if figure in moves:
                canvas.arrow(_begin(moves[figure]), end, gap=46)
    changed = _changed_places(news)
    if view.roll is not None and view.phase == "resolution":
        changed.add(place_of_roll(view.roll))
    for place in range(len(PLACES)):
        if place >= FIRST_CITY:
            _draw_city(canvas, view, place, place in changed)
        else:
            _draw_land(canvas, view, place, place in changed)
    for place in range(len(PLACES)):  # after the numbers, which none may cover
        (x, y), anchor = SPOTS[place].name, "rm" if SPOTS[place].ends else "lm"
        canvas.name(x, y, label_of(place_name(place)), NAME_SIZE, _face(place), anchor, rim=land_colour(p))
    for place, figures in there.items():
        for seat, figure, (x, y) in _row(place, figures):
            if figure in moves:
                canvas.ring(x, y - 6, 44)
            draw_figure(canvas, seat, ATTACK[figure], x, y, sails=FIGURES[figure].sea)


def _changed_places(events: Iterable[Event]) -> set[int]:
    """Return the places at which events have changed something."""
    found: set[int] = set()
    for event in events:
        match event:
            case happened.EmpireAnswered(empire=empire, gain=gain) if any(gain):
                found.add(empire)
            case happened.BrigandsCame(territories=territories):
                found.update([FIRST_TERRITORY + territory for territory in territories])
            case (
                happened.TerritoryTaken(territory=territory)
                | happened.TerritoryLost(territory=territory)
                | happened.TokenMoved(territory=territory)
            ):
                found.add(FIRST_TERRITORY + territory)
            case happened.CityIntegrated(city=city) | happened.CityChosen(city=city):
                found.add(FIRST_CITY + city)
    return found


def _draw_city(canvas: Canvas, view: EpireiaView, place: int, changed: bool) -> None:
    """Draw a Greek city, above it the symbols of the seats that lead it, or of the league that has integrated it.

    Args:
        canvas: The picture.
        view: The view that the picture shows.
        place: The city's number as a place of the map.
        changed: Whether to mark it as changed.
    """
    city = place - FIRST_CITY
    (x, y), owner = city_spots()[city], _owner(view, place)
    seats = (owner,) if owner != NONE else seats_of(view, view.allied[city]) if view.allied[city] != NONE else ()
    if changed:
        canvas.ring(x, y, _CITY * 0.62)
    for i, seat in enumerate(seats):
        _draw_mark(canvas, seat, x + (i - (len(seats) - 1) / 2) * (_MARK + 2), y - _CITY / 2 - _MARK / 2 + 4)
    canvas.icon("city", x, y, _CITY, canvas.palette.seat(owner) if owner != NONE else None)
    if _is_closed(view, place):
        canvas.text(*SPOTS[place].goods, say.label("map-closed"), rim=land_colour(canvas.palette))


def _draw_land(canvas: Canvas, view: EpireiaView, place: int, changed: bool) -> None:
    """Draw beside an Empire or a territory the roll that it requires, the resources that it gives, and its owner.

    Args:
        canvas: The picture.
        view: The view that the picture shows.
        place: The number of the place.
        changed: Whether to mark it as changed.
    """
    p, spot = canvas.palette, SPOTS[place]
    (left, y), empire = spot.goods, place < FIRST_TERRITORY
    x = left
    if not empire:
        (nx, ny), owner = spot.name, _owner(view, place)
        if changed:
            canvas.ring(nx - 28, ny, _MARK / 2)
        if place - FIRST_TERRITORY in view.brigands:
            canvas.icon("swords", nx - 28, ny, 46)
        elif owner != NONE:
            _draw_mark(canvas, owner, nx - 28, ny)
    if _is_closed(view, place):
        canvas.text(x, y, say.label("map-closed"), rim=land_colour(p))
        return
    if empire:
        number = say.label("map-number", number=required_roll(view, place))
        x += 8 + canvas.text(x, y, number, NAME_SIZE, "bold", rim=land_colour(p))
    goods = _goods(place)
    canvas.box(x - 6, y - 28, _wide(goods) + 12, 56, 28, land_colour(p))
    for resource, count in enumerate(goods):
        for _ in range(count):
            canvas.icon(GOODS[resource], x + _GOODS_STEPS[resource] / 2, y, _GOODS_SIZE)
            x += _GOODS_STEPS[resource]
    if empire and changed:
        canvas.halo(left - 2, y - 22, x - left + 4, 44)


def _draw_mark(canvas: Canvas, seat: int, x: float, y: float) -> None:
    """Draw the symbol of the seat that owns a place, on a rim of its own, for it may lie on a territory of its colour.

    Args:
        canvas: The picture.
        seat: The seat.
        x: The centre.
        y: The centre.
    """
    canvas.disc(x, y, _MARK * 0.55, land_colour(canvas.palette))
    canvas.mark(seat, x, y, _MARK)


def _owner(view: EpireiaView, place: int) -> int:
    if FIRST_TERRITORY <= place < FIRST_CITY:
        return view.owners[place - FIRST_TERRITORY]
    cities = [board.city for board in view.boards]
    return cities.index(place - FIRST_CITY) if place - FIRST_CITY in cities else NONE


def _is_closed(view: EpireiaView, place: int) -> bool:
    """Return whether the current scenario or augur closes a place to figures."""
    closed = any(places >> place & 1 for places in closed_places(view))
    return closed and (place < FIRST_CITY or _owner(view, place) == NONE)


# -- the figures ---------------------------------------------------------------------------------------------------

Standing = list[tuple[int, int]]
"""The seats and their figures at a place of the map; a solo enemy's figures have the seat `ENEMY`."""


def _figures(view: EpireiaView) -> dict[int, Standing]:
    """Return the figures that stand at each place of the map, with their seats."""
    there: dict[int, Standing] = {}
    for seat, board in enumerate(view.boards):
        for figure, place in zip(board.figures, board.places, strict=True):
            there.setdefault(_at(figure, place), []).append((seat, figure))
    if view.solo != NONE:
        for figure, place in zip(SOLO[view.solo].enemies, view.enemies, strict=True):
            there.setdefault(_at(figure, place), []).append((ENEMY, figure))
    return there


def _at(figure: int, place: int) -> int:
    """Return the place of the map where a figure is drawn: its own city if it is at home.

    Args:
        figure: The figure.
        place: The place where it stands; NONE if it is at home.
    """
    return place if place != NONE else FIRST_CITY + FIGURES[figure].city


def _row(place: int, figures: Standing) -> list[tuple[int, int, Point]]:
    """Return the seat, the figure and the centre in pixels of each figure that is drawn at a place.

    Args:
        place: The number of the place.
        figures: The seats and figures there.
    """
    (x, y), room = SPOTS[place].figures, SPOTS[place].room
    step = min(FIGURE_SIZE + 4, (room - FIGURE_SIZE) / max(1, len(figures) - 1))
    return [(seat, figure, (x + i * step, y)) for i, (seat, figure) in enumerate(figures)]


def _moves(view: EpireiaView, events: Iterable[Event]) -> dict[int, int]:
    """Return, for each figure that some events have moved, the place from which it has come.

    Figures that have moved again since are left out.

    Args:
        view: The view that the picture shows.
        events: The events.
    """
    at = {figure: place for board in view.boards for figure, place in zip(board.figures, board.places, strict=True)}
    if view.solo != NONE:
        at |= dict(zip(SOLO[view.solo].enemies, view.enemies, strict=True))
    return {
        event.figure: _at(event.figure, event.former)
        for event in events
        if isinstance(event, happened.Sent | happened.EnemySent) and at[event.figure] == event.place != event.former
    }


def _side(place: int, former: int) -> int:
    """Return from which side a figure has come to a place, by which the figures there are sorted.

    So arrows do not run across other figures.

    Args:
        place: Where the figure stands.
        former: Where it comes from.

    Returns:
        -1 for the left, 1 for the right, 0 if it has not moved.
    """
    return 0 if former == place else -1 if _begin(former)[0] < SPOTS[place].figures[0] else 1


def _begin(place: int) -> Point:
    """Return where the arrow of a figure that has left a place begins, in pixels."""
    return city_spots()[place - FIRST_CITY] if place >= FIRST_CITY else SPOTS[place].figures
