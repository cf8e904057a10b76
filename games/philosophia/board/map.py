"""The Greek world: every place with its type, token, school and followers, and who stands where."""

from collections.abc import Sequence

from games.philosophia.board.geography import (
    ACROPOLIS_TOP,
    ATHENS,
    ISLANDS,
    LAND,
    MAP_BOTTOM,
    MAP_TOP,
    PLACES,
    THASOS,
)
from games.philosophia.board.legend import draw_legend
from games.philosophia.board.pieces import bonus_code, draw_followers, draw_place, draw_school, follower_columns
from games.philosophia.content import CIRCLES, DISKS, KIND_OF, OBSERVE, PARTHENON, PLACE_NAMES
from games.philosophia.view import PhilosophiaView
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import font, width_of
from games.picture.palette import mixed


def small_ground(canvas: Canvas) -> None:
    """Sea and land for up to three players."""
    _ground(canvas, ISLANDS)


def large_ground(canvas: Canvas) -> None:
    """Sea and land for more players."""
    _ground(canvas, (*ISLANDS, THASOS))


def _ground(canvas: Canvas, islands: Sequence[tuple[int, int, int, int]]) -> None:
    p = canvas.palette
    sea = mixed(p.sea, p.ground, 0.22)
    canvas.draw.rectangle((0, MAP_TOP, WIDTH, MAP_BOTTOM), sea)
    shore = mixed(p.sea, p.ground, 0.5)
    for shape in LAND:
        canvas.polygon(shape, p.ground, shore, 3)
    for x, y, w, h in islands:
        canvas.box(x - w, y - h, 2 * w, 2 * h, h, p.ground, shore, 3)
    canvas.draw.rectangle((0, MAP_TOP - 4, WIDTH, MAP_TOP), p.clay)
    canvas.draw.rectangle((0, MAP_BOTTOM, WIDTH, MAP_BOTTOM + 4), p.clay)


def draw_map(canvas: Canvas, view: PhilosophiaView) -> None:
    """The places of this side of the board."""
    standing = {player.place: seat for seat, player in enumerate(view.players)}
    for place, (x, y) in PLACES[view.side]:
        name = PLACE_NAMES[place].removeprefix("Oracle of ")
        _label(canvas, name, x, y + 48, standing.get(place, -1), place == _moved(view))
    for place, (x, y) in PLACES[view.side]:  # pieces over shields, which have an edge to spare
        _draw(canvas, view, place, x, y)
    _athens(canvas)
    draw_legend(canvas)
    _acropolis(canvas, view, standing)


def _draw(canvas: Canvas, view: PhilosophiaView, place: int, x: float, y: float) -> None:
    token = view.tokens[place]
    here = [seat for seat in range(len(view.players)) if view.followers[place] >> seat & 1]
    school = view.schools[place]
    width = (44 if school >= 0 else 0) + (26 * follower_columns(len(here)) + 4 if here else 0)
    left = x - width / 2
    draw_place(canvas, KIND_OF[place], left, y, bonus_code(view.bonuses[token]) if token >= 0 else "")
    at = left + 54
    if school >= 0:
        draw_school(canvas, school, at, y)
        at += 42
    if here:
        draw_followers(canvas, here, at - (6 if school >= 0 else 10), y)


def _moved(view: PhilosophiaView) -> int:
    """The place where something is going on: that of whoever's turn it is."""
    return view.players[view.turn].place if view.phase != "over" else -1


def _label(canvas: Canvas, name: str, x: float, y: float, stands: int, changed: bool) -> None:
    """The name of a place; who stands there wears it like a shield."""
    p = canvas.palette
    w = width_of(name, "bold", 26)
    x = min(max(x, w / 2 + 14), WIDTH - w / 2 - 14)
    if stands < 0:
        canvas.draw.text((x, y), name, p.ink, font("bold", 26), "mm", stroke_width=3, stroke_fill=p.ground)
        return
    full = w + 62
    x = min(max(x, full / 2 + 6), WIDTH - full / 2 - 6)
    canvas.box(x - full / 2, y - 20, full, 40, 20, p.panel, p.seat(stands), 4)
    if changed:
        canvas.halo(x - full / 2 + 2, y - 18, full - 4, 36, 20)
    canvas.mark(stands, x - full / 2 + 26, y, 32)
    canvas.text(x + 20, y, name, 26, "bold", anchor="mm")


def _athens(canvas: Canvas) -> None:
    x, y = ATHENS
    p = canvas.palette
    canvas.polygon(
        ((x - 26, y + 14), (x + 26, y + 14), (x + 26, y - 4), (x, y - 24), (x - 26, y - 4)), p.wine, p.ink, 3
    )
    canvas.draw.text((x, y + 34), "Athens", p.ink, font("bold", 26), "mm", stroke_width=3, stroke_fill=p.ground)


def _acropolis(canvas: Canvas, view: PhilosophiaView, standing: dict[int, int]) -> None:
    """The four circles below the map, each with its action; the Parthenon shows the disk that is to be had."""
    p = canvas.palette
    w = (WIDTH - 2 * MARGIN - 3 * 14) / 4
    for i, circle in enumerate(CIRCLES):
        x = MARGIN + i * (w + 14)
        seat = standing.get(OBSERVE + i, -1)
        canvas.box(x, ACROPOLIS_TOP, w, 74, 37, p.panel, p.seat(seat) if seat >= 0 else p.wine, 4)
        if seat >= 0:
            canvas.mark(seat, x + 30, ACROPOLIS_TOP + 37, 36)
            if seat == view.turn:
                canvas.halo(x, ACROPOLIS_TOP, w, 74, 37)
        action = "Progress Timeline" if i == 1 else circle.action.replace(" the ", " " if seat >= 0 else " the ")
        left = 52 if seat >= 0 else 26
        below = DISKS[view.disk].name if OBSERVE + i == PARTHENON and view.disk >= 0 else _short(circle.name)
        canvas.text(x + left, ACROPOLIS_TOP + 24, action, 27, "bold", room=w - left - 14)
        canvas.text(x + left, ACROPOLIS_TOP + 53, below, 25, "label", p.muted, room=w - left - 14)


def _short(name: str) -> str:
    return name.removeprefix("Odeon of ").removeprefix("Temple of ")
