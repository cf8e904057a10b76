"""The picture of a match: the pitch from above, both teams, the ball, the kick, and a panel beside it.

In order: layout and ground, the panel, the overlay (reach of a runner, way of a kick), and `draw_picture`, which puts
them together.
"""

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from games.core.presentation import Style
from games.grudgematch.content import PHILOSOPHER_LETTERS, PHILOSOPHERS, TEAM_OF, is_face
from games.grudgematch.field import (
    CENTRE,
    CENTRE_ROW,
    COLUMN_LETTERS,
    COLUMNS,
    EXITS,
    MOUTH,
    OFF,
    RAYS,
    ROWS,
    WAYS,
    column_of,
    coordinate,
    reach,
    row_of,
    spaces_in,
)
from games.grudgematch.picture.pieces import (
    CARD_H,
    CARD_W,
    DIE,
    PIECE,
    ball_sprite,
    card_sprite,
    die_sprite,
    philosopher_sprite,
    suit_sprite,
)
from games.grudgematch.rules.kick import Preview, ball_path, preview
from games.grudgematch.rules.turn import asked_seat, free_for, pile_size, seat_of, winning_team
from games.grudgematch.state import Kick, LastKick
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import card_words, landing, say, team_words, way_words
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import drawable_text
from games.picture.palette import mix, palette, readable_on

CELL = 60
TITLE, GOAL_H = 88, 38
LEFT, TOP = 150, 166
"""Upper left corner of the pitch."""
RIGHT, LOW = LEFT + COLUMNS * CELL, TOP + ROWS * CELL
FOOT = LOW + GOAL_H + 36
HEIGHT = FOOT + 30
BOX_W, BOX_H = 66, 4 * 60 + 12
"""Of a penalty box."""
PANEL = RIGHT + BOX_W + 30
PANEL_W = WIDTH - MARGIN - PANEL


def centre(space: int) -> tuple[float, float]:
    """Return the centre of a space, in pixels of the picture; row 1 is at the bottom."""
    return LEFT + (column_of(space) + 0.5) * CELL, LOW - (row_of(space) + 0.5) * CELL


def corner(space: int) -> tuple[float, float]:
    """Return the upper left corner of a space, in pixels of the picture."""
    x, y = centre(space)
    return x - CELL / 2, y - CELL / 2


def box_corner(team: int) -> tuple[float, float]:
    """Return the upper left corner of a team's penalty box, in pixels; the box lies beside its exit."""
    _, y = centre(EXITS[team])
    return (LEFT - BOX_W - 46, y - 30) if team == 0 else (RIGHT + 10, y + 30 - BOX_H)


def ground(canvas: Canvas) -> None:
    """Draw what never changes: grass, lines, goals, penalty boxes, numbers and coordinates."""
    p = canvas.palette
    canvas.meander(14)
    grass = mix(p.ground, p.olive, 0.26)
    stripe = mix(p.ground, p.olive, 0.36)
    chalk = mix(grass, p.ink, 0.45)
    canvas.box(LEFT, TOP, COLUMNS * CELL, ROWS * CELL, 4, grass)
    for row in range(0, ROWS, 2):
        canvas.box(LEFT, LOW - (row + 1) * CELL, COLUMNS * CELL, CELL, 0, stripe)
    canvas.box(LEFT, LOW - (CENTRE_ROW + 1) * CELL, COLUMNS * CELL, CELL, 0, mix(p.ground, p.ochre, 0.4))
    thin = mix(grass, p.ink, 0.16)
    for column in range(1, COLUMNS):
        canvas.path([(LEFT + column * CELL, TOP), (LEFT + column * CELL, LOW)], thin, 2)
    for row in range(1, ROWS):
        canvas.path([(LEFT, TOP + row * CELL), (RIGHT, TOP + row * CELL)], thin, 2)
    for edge in (CENTRE_ROW, CENTRE_ROW + 1):
        canvas.path([(LEFT, LOW - edge * CELL), (RIGHT, LOW - edge * CELL)], chalk, 4)
    for number, space in enumerate(CENTRE):
        if number >= 2:
            x, y = centre(space)
            canvas.text(x, y, str(number), 32, "title", mix(p.ground, p.ink, 0.62), "mm")
    _goals(canvas, grass, chalk)
    canvas.box(LEFT, TOP, COLUMNS * CELL, ROWS * CELL, 4, line=p.ink, width=4)
    _coordinates(canvas)
    for team in range(2):
        _penalty_box(canvas, team)


def _goals(canvas: Canvas, grass: str, chalk: str) -> None:
    p = canvas.palette
    x, w = LEFT + MOUTH[0] * CELL, len(MOUTH) * CELL
    for y, box_y in ((TOP - GOAL_H, TOP), (LOW, LOW - CELL)):
        canvas.box(x, box_y, w, CELL, 0, mix(grass, p.panel, 0.7))
        canvas.box(x, box_y, w, CELL, 0, line=chalk, width=5)
        canvas.box(x, y, w, GOAL_H, 4, p.panel)
        net = mix(p.panel, p.ink, 0.22)
        for i in range(1, 12):
            canvas.path([(x + i * w / 12, y), (x + i * w / 12, y + GOAL_H)], net, 2)
        for i in range(1, 3):
            canvas.path([(x, y + i * GOAL_H / 3), (x + w, y + i * GOAL_H / 3)], net, 2)
        canvas.box(x, y, w, GOAL_H, 4, line=p.ink, width=5)


def _coordinates(canvas: Canvas) -> None:
    p = canvas.palette
    for column, letter in enumerate(COLUMN_LETTERS):
        for y in (TOP - GOAL_H / 2, LOW + GOAL_H / 2):
            x = LEFT + (column + 0.5) * CELL
            if column in MOUTH:
                canvas.disc(x, y, 16, p.panel)
            canvas.text(x, y, letter, 28, "bold", p.ink, "mm")
    for row in range(ROWS):
        canvas.text(LEFT - 12, LOW - (row + 0.5) * CELL, str(row + 1), 28, "bold", p.ink, "rm")


def _penalty_box(canvas: Canvas, team: int) -> None:
    """Draw the frame of a team's penalty box, and an arrow at the edge of the field that points to its exit."""
    p = canvas.palette
    x, y = box_corner(team)
    canvas.box(x, y, BOX_W, BOX_H, 12, p.panel, p.line)
    ex, ey = centre(EXITS[team])
    sign = 1 if team == 0 else -1
    edge = ex - sign * CELL / 2
    tip, back = edge + sign * 15, edge - sign * 3
    canvas.polygon([(tip, ey), (back, ey - 12), (back, ey + 12)], p.wine)


def _box_labels(canvas: Canvas) -> None:
    """Draw the words beside the penalty boxes; they are no part of the ground, which is the same in all languages."""
    for team in range(2):
        x, y = box_corner(team)
        label_y = y + BOX_H + 20 if team == 0 else y - 20
        canvas.text(x + BOX_W / 2, label_y, say.label("picture-penalty"), 24, "label", canvas.palette.muted, "mm")


TEAM_H = 330
_NARROW = 4


def draw_panel(canvas: Canvas, view: GrudgematchView, names: tuple[str, ...]) -> None:
    """Draw the panel beside the field: the French above, the Germans below, piles and the viewer's hand between."""
    _team(canvas, view, names, 1, TOP - 34)
    _team(canvas, view, names, 0, LOW + 34 - TEAM_H)
    _middle(canvas, view)


def _team(canvas: Canvas, view: GrudgematchView, names: tuple[str, ...], team: int, y: float) -> None:
    p, seat = canvas.palette, seat_of(view, team)
    canvas.box(PANEL, y, PANEL_W, TEAM_H, 14, p.panel, p.seat(seat) if view.asked == team else p.line, 4)
    canvas.player(PANEL + 14, y + 32, seat, names[seat], PANEL_W - 28, 32)
    used = canvas.text(PANEL + PANEL_W - 16, y + 84, str(view.score[team]), 54, "title", anchor="rm")
    name = team_words(team)
    canvas.text(PANEL + 16, y + 84, say.label(name.key), 34, "name", room=PANEL_W - used - 40)
    cards = len(view.hands[team])
    canvas.text(PANEL + 16, y + 126, say.label("picture-cards", cards=cards), 28, "label", p.muted)
    if view.turn == team and view.phase not in ("surnames", "sides", "lineup", "over"):
        canvas.text(PANEL + PANEL_W - 16, y + 126, say.label("picture-on-the-ball"), 28, "label", p.muted, "rm")
    for suit in range(4):
        line, philosopher = y + 172 + suit * 40, team * 4 + suit
        canvas.text(PANEL + 16, line, PHILOSOPHER_LETTERS[philosopher], 28, "bold")
        canvas.sprite(suit_sprite(suit, 26, p.halo if suit in (1, 2) else p.ink), PANEL + 58, line - 13)
        gone = philosopher in view.boxes[team]
        ink = p.muted if gone else p.ink
        canvas.text(PANEL + 94, line, PHILOSOPHERS[philosopher], 28, "label", ink, room=PANEL_W - 106)


def _middle(canvas: Canvas, view: GrudgematchView) -> None:
    y, low = TOP - 34 + TEAM_H + 34, LOW + 34 - TEAM_H - 20
    p = canvas.palette
    canvas.text(PANEL + 8, y, say.label("picture-pile", cards=pile_size(view)), 30, "bold")
    half = say.label("picture-half", half=view.half)
    canvas.text(PANEL + PANEL_W - 8, y, half, 28, "label", anchor="rm")
    discards = say.label("picture-discards", cards=view.spent.bit_count())
    canvas.text(PANEL + 8, y + 40, discards, 28, "label", p.muted)
    if view.dice and view.phase in ("run", "bonus_run"):
        canvas.text(PANEL + 8, y + 92, say.label("picture-runs"), 30, "bold")
        x = PANEL + 84.0
        for die in view.dice[:_NARROW]:
            canvas.sprite(die_sprite(die, p), x, y + 92 - DIE / 2)
            x += DIE + (8 if len(view.dice) < _NARROW else -2)
    if hand := view.hand:
        canvas.text(PANEL + 8, low - CARD_H - 26, say.label("picture-hand"), 30, "bold")
        step = min(CARD_W + 6, (PANEL_W - CARD_W) / max(1, len(hand) - 1))
        for i, card in enumerate(hand):
            lift = 14 if card == view.picked else 0
            canvas.sprite(card_sprite(card, p), PANEL + i * step, low - CARD_H - lift)


Point = tuple[float, float]


def draw_reach(canvas: Canvas, view: GrudgematchView) -> None:
    """Draw the spaces to which the chosen runner may run, each with its coordinate; nothing if none is chosen."""
    if view.runner is None:
        return
    who, die = view.runner
    p = canvas.palette
    seat = seat_of(view, TEAM_OF[who])
    tint = mix(p.panel, p.seat(seat), 0.25)
    for space in spaces_in(reach(view.at[who], die, free_for(view, who))):
        x, y = corner(space)
        canvas.box(x + 4, y + 4, CELL - 8, CELL - 8, 10, tint, p.seat(seat), 3)
        canvas.text(x + CELL / 2, y + CELL / 2, coordinate(space), 26, "bold", p.ink, "mm")
    x, y = corner(view.at[who])
    canvas.halo(x + 7, y + 7, CELL - 14, CELL - 14, 14)


def draw_aim(canvas: Canvas, view: GrudgematchView) -> None:
    """Draw where a kick with the chosen card would send the ball; nothing if no card is chosen.

    Before a direction is chosen: every direction, with rings around the opponents who might stop the ball. Afterwards:
    that direction alone, with the value that a block needs on each of its spaces, and rings around the opponents who
    might tackle or block.
    """
    card, aimed = view.picked, view.aimed
    if card is None or view.ball == OFF:
        return
    seen = [(way, preview(view, card, way)) for way in (range(8) if aimed is None else (aimed,))]
    for way, kick in seen:
        if aimed is None:
            _ahead(canvas, view, kick, way)
        else:
            _aimed(canvas, view, kick, way, 0 if is_face(card) else card % 13 + 1)
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
    """Draw the path of the kick in progress with the value that a block needs on each space ahead, or of the last kick.

    Nothing is drawn while the viewer prepares a run or a kick, whose own drawing takes its place.
    """
    kick = view.moving
    if view.picked is not None or view.runner is not None:
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
    for moved, space in enumerate(ball_path(kick.start, kick.way, kick.value)[0]):
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


BALL = 40
SMALL = 30


def draw_picture(view: GrudgematchView, names: Sequence[str], style: Style) -> Image.Image:
    """Draw the picture of a match as a view shows it; the Germans' end is always at the bottom.

    Args:
        view: The view of a seat, or the public view.
        names: The players' names, by seat.
        style: The viewer's preferences.
    """
    spare = [say.label("picture-player", number=seat + 1) for seat in range(len(names))]
    shown = tuple([drawable_text(name, other) for name, other in zip(names, spare, strict=True)])
    canvas = Canvas.on(HEIGHT, palette(style), ground)
    _box_labels(canvas)
    _title(canvas, view, shown)
    draw_reach(canvas, view)
    draw_kick(canvas, view)
    draw_aim(canvas, view)
    for philosopher in range(8):
        _philosopher(canvas, view, philosopher)
    if view.ball != OFF:
        _ball(canvas, view)
    draw_panel(canvas, view, shown)
    canvas.footer(FOOT, _footer(view))
    return canvas.image


def _philosopher(canvas: Canvas, view: GrudgematchView, philosopher: int) -> None:
    team = TEAM_OF[philosopher]
    sprite = philosopher_sprite(philosopher, seat_of(view, team), canvas.palette)
    if view.at[philosopher] != OFF:
        x, y = centre(view.at[philosopher])
        if view.kick is not None and view.phase == "block" and view.kick.waiting >> philosopher & 1:
            canvas.halo(x - 24, y - 24, 48, 48, 14)
    elif philosopher in view.boxes[team]:
        x, y = box_corner(team)
        x, y = x + 33, y + 36 + 60 * view.boxes[team].index(philosopher)
    else:
        return
    canvas.sprite(sprite, x - PIECE / 2, y - PIECE / 2)


def _ball(canvas: Canvas, view: GrudgematchView) -> None:
    x, y = centre(view.ball)
    size = BALL
    if view.ball in view.at:
        x, y, size = x + 20, y - 20, SMALL
    canvas.disc(x, y, size / 2 + 5, line=canvas.palette.halo, width=4)
    canvas.sprite(ball_sprite(size), x - size / 2, y - size / 2)


def _title(canvas: Canvas, view: GrudgematchView, names: tuple[str, ...]) -> None:
    left = say.label("picture-score", germans=view.score[0], french=view.score[1])
    seat: int | None = asked_seat(view)
    if view.phase == "surnames":
        right, seat = say.label("picture-surnames"), None
    elif view.phase == "over":
        team = winning_team(view)
        seat = None if team is None else seat_of(view, team)
        right = say.label("picture-full-time") if seat is None else say.label("picture-won", name=names[seat])
    else:
        right = say.label("picture-doing", phase=view.phase, name=names[asked_seat(view)])
    canvas.title(TITLE, left, right, seat)


def _footer(view: GrudgematchView) -> str:
    kick, last, card, aimed = view.moving, view.last, view.picked, view.aimed
    if card is not None and aimed is not None:
        where = landing(view, card, aimed)
        return say.label("picture-aimed", card=card_words(card), way=way_words(aimed), landing=where)
    if kick is not None:
        return say.label(
            "picture-kick",
            philosopher=PHILOSOPHERS[kick.kicker],
            way=way_words(kick.way),
            space=coordinate(kick.start),
            value=kick.value,
        )
    if last is None:
        return say.label("picture-no-kick", turn=view.turns) if view.turns else say.label("picture-set-up")
    return say.label(
        "picture-last",
        end=last.end,
        philosopher=PHILOSOPHERS[last.kicker],
        way=way_words(last.way),
        space=coordinate(last.start),
        value=last.value,
        moved=last.moved,
    )
