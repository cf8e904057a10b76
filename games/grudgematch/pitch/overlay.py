"""What lies over the pitch: the way of a kick, where a runner may go, where a card would take the ball."""

from itertools import pairwise

from games.grudgematch.content import TEAM_OF, is_face
from games.grudgematch.field import (
    ALL,
    BIT,
    FORBIDDEN,
    OFF,
    RAYS,
    WAYS,
    coordinate,
    reach,
    spaces_in,
)
from games.grudgematch.pitch.layout import CELL, centre, corner
from games.grudgematch.preview import Preview, preview
from games.grudgematch.state import Kick, LastKick
from games.grudgematch.view import GrudgematchView
from games.picture.canvas import Canvas
from games.picture.palette import mixed, readable_on

Point = tuple[float, float]


def draw_reach(canvas: Canvas, view: GrudgematchView) -> None:
    """The spaces to which the chosen runner may go, each with its coordinate."""
    own = view.own
    if own is None or own.runner is None:
        return
    who, die = own.runner
    taken = BIT[view.ball]
    for space in view.at:
        taken |= BIT[space]
    p = canvas.palette
    seat = view.german ^ TEAM_OF[who]
    tint = mixed(p.panel, p.seat(seat), 0.25)
    for space in spaces_in(reach(view.at[who], die, ALL & ~(taken | FORBIDDEN[who]))):
        x, y = corner(space)
        canvas.box(x + 4, y + 4, CELL - 8, CELL - 8, 10, tint, p.seat(seat), 3)
        canvas.text(x + CELL / 2, y + CELL / 2, coordinate(space), 26, "bold", p.ink, "mm")
    x, y = corner(view.at[who])
    canvas.halo(x + 7, y + 7, CELL - 14, CELL - 14, 14)


def draw_aim(canvas: Canvas, view: GrudgematchView) -> None:
    """For the chosen card: in each direction how far the ball would go, and a ring around who might stop it. Once
    aimed, that way alone, with what a block takes on each of its spaces and who might tackle or block."""
    own = view.own
    if own is None or own.picked is None or view.ball == OFF:
        return
    ways = range(8) if own.aimed is None else (own.aimed,)
    seen = [(way, preview(view, own.picked, way)) for way in ways]
    for way, kick in seen:
        if own.aimed is None:
            _ahead(canvas, view, kick, way)
        else:
            _aimed(canvas, view, kick, way, 0 if is_face(own.picked) else own.picked % 13 + 1)
    for who in {each.philosopher for _, kick in seen for each in (*kick.tacklers, *kick.blockers)}:
        if TEAM_OF[who] != view.turn:
            x, y = corner(view.at[who])
            canvas.halo(x + 3, y + 3, CELL - 6, CELL - 6, 14)


def _points(view: GrudgematchView, kick: Preview, way: int) -> list[Point]:
    points = [centre(view.ball), *[centre(space) for space in kick.path]]
    return [*points, _beyond(points[-1], way)] if kick.goal >= 0 else points


def _ahead(canvas: Canvas, view: GrudgematchView, kick: Preview, way: int) -> None:
    points = _points(view, kick, way)
    if len(points) > 1:
        _dotted(canvas, points, canvas.palette.halo)
        canvas.disc(*points[-1], 15, canvas.palette.ochre, canvas.palette.ink, 3)


def _aimed(canvas: Canvas, view: GrudgematchView, kick: Preview, way: int, value: int) -> None:
    p, points = canvas.palette, _points(view, kick, way)
    if len(points) < 2:
        return
    canvas.path([points[0], points[-1]], p.halo, 7)
    for moved, space in enumerate(kick.path):
        last = moved == len(kick.path) - 1 and kick.goal < 0
        if value:
            _number(canvas, space, value - moved, p.ochre if last else p.panel)
        else:
            canvas.disc(*centre(space), 15 if last else 8, p.ochre if last else p.panel, p.ink if last else p.halo, 3)
    if kick.goal >= 0:
        _head(canvas, points[-1], way)


def _number(canvas: Canvas, space: int, number: int, ground: str) -> None:
    x, y = centre(space)
    canvas.disc(x, y, 17, ground, canvas.palette.halo, 3)
    ink = canvas.palette.ink if ground == canvas.palette.panel else readable_on(ground)
    canvas.text(x, y, str(number), 26, "bold", ink, "mm")


def draw_kick(canvas: Canvas, view: GrudgematchView) -> None:
    """The way of the last kick, or of the one that is on its way, with what a block would take further on."""
    kick, own = view.moving, view.own
    if own is not None and (own.picked is not None or own.runner is not None):
        return  # one's own plans are drawn instead
    if kick is not None:
        _way(canvas, kick, goal=False)
        _countdown(canvas, kick)
    elif view.last is not None:
        _way(canvas, view.last, goal=view.last.end == "goal")


def _way(canvas: Canvas, kick: Kick | LastKick, goal: bool) -> None:
    p = canvas.palette
    points = [centre(kick.start), *[centre(space) for space in RAYS[kick.start][kick.way][: kick.moved]]]
    if goal:
        points.append(_beyond(points[-1], kick.way))
    x, y = points[0]
    canvas.disc(x, y, 11, line=p.halo, width=5)
    if len(points) > 1:
        canvas.path([points[0], points[-1]], p.halo, 7)
        _head(canvas, points[-1], kick.way)


def _countdown(canvas: Canvas, kick: Kick) -> None:
    p = canvas.palette
    for moved, space in enumerate(RAYS[kick.start][kick.way][: kick.value]):
        if moved >= kick.moved:
            _number(canvas, space, kick.value - moved, p.panel)


def _head(canvas: Canvas, tip: Point, way: int) -> None:
    dx, dy = WAYS[way][0], -WAYS[way][1]
    long = (dx * dx + dy * dy) ** 0.5
    dx, dy = dx / long, dy / long
    x, y = tip[0] - dx * 2, tip[1] - dy * 2
    back = [(x - dx * 22 - dy * 12, y - dy * 22 + dx * 12), (x - dx * 22 + dy * 12, y - dy * 22 - dx * 12)]
    canvas.polygon([(x, y), *back], canvas.palette.halo)


def _dotted(canvas: Canvas, points: list[Point], colour: str) -> None:
    for (a, b), (c, d) in pairwise(points):
        for k in (0.2, 0.5, 0.8):
            canvas.disc(round(a + (c - a) * k), round(b + (d - b) * k), 5, colour)


def _beyond(point: Point, way: int) -> Point:
    return point[0] + WAYS[way][0] * CELL * 0.8, point[1] - WAYS[way][1] * CELL * 0.8
