"""The picture of a match: the pitch from above, both teams, the ball, the kick, and a panel beside it.

In order: layout and ground, the panel, the overlay (reach of a runner, way of a kick), and `draw_picture`, which puts
them together.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from games.core.presentation import Style
from games.core.values import Event
from games.core.words import said
from games.grudgematch.content import PHILOSOPHERS, TEAM_OF, is_face
from games.grudgematch.events import Ran
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
from games.grudgematch.rules.kick import Preview, ball_path, preview
from games.grudgematch.rules.turn import asked_seat, free_for, pile_size, seat_of, winning_team
from games.grudgematch.state import GoalLine, Kick, LastKick
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import card_words, landing, rank_words, say, score_words, team_words, way_words
from games.picture.canvas import MARGIN, WIDTH, Canvas, drawable_names
from games.picture.ending import Ending, Standing, draw_ending
from games.picture.fonts import font
from games.picture.palette import LIGHT, Palette, mix, outline, palette, readable_on

PIECE = 64
CARD_W, CARD_H = 100, 136
DIE = 104
_SCALE = 4


def _suit(draw: ImageDraw.ImageDraw, suit: int, x: float, y: float, size: float, colour: str) -> None:
    """Draw the sign of a suit (0 clubs, 1 diamonds, 2 hearts, 3 spades), centred on (x, y), from simple shapes.

    Shapes are used because not every typeface has the character.
    """
    r = size / 2

    def disc(cx: float, cy: float, radius: float) -> None:
        draw.ellipse((cx - radius, cy - radius, cx + radius, cy + radius), colour)

    match suit:
        case 0:
            for dx, dy in ((0, -0.42), (-0.46, 0.2), (0.46, 0.2)):
                disc(x + dx * r, y + dy * r, 0.44 * r)
            draw.polygon([(x - 0.12 * r, y), (x + 0.12 * r, y), (x + 0.36 * r, y + r), (x - 0.36 * r, y + r)], colour)
        case 1:
            draw.polygon([(x, y - r), (x + 0.78 * r, y), (x, y + r), (x - 0.78 * r, y)], colour)
        case 2:
            for dx in (-0.42, 0.42):
                disc(x + dx * r, y - 0.36 * r, 0.48 * r)
            draw.polygon([(x - 0.86 * r, y - 0.14 * r), (x + 0.86 * r, y - 0.14 * r), (x, y + r)], colour)
        case _:
            for dx in (-0.42, 0.42):
                disc(x + dx * r, y + 0.22 * r, 0.46 * r)
            draw.polygon([(x - 0.86 * r, y + 0.1 * r), (x + 0.86 * r, y + 0.1 * r), (x, y - r)], colour)
            draw.polygon([(x - 0.1 * r, y), (x + 0.1 * r, y), (x + 0.34 * r, y + r), (x - 0.34 * r, y + r)], colour)


@lru_cache(200)
def suit_sprite(suit: int, size: int, colour: str) -> Image.Image:
    """Return the sign of a suit (0 clubs, 1 diamonds, 2 hearts, 3 spades) as a square picture on a clear ground.

    Args:
        suit: The suit.
        size: The side in pixels.
        colour: The colour as "#RRGGBB".
    """
    side = size * _SCALE
    image = Image.new("RGBA", (side, side), colour + "00")
    _suit(ImageDraw.Draw(image), suit, side / 2, side / 2, side * 0.94, colour)
    return image.reduce(_SCALE)


@lru_cache(400)
def philosopher_sprite(philosopher: int, seat: int, palette: Palette) -> Image.Image:
    """Return the picture of a philosopher: the shape and the colour of his player's mark, with his suit.

    Args:
        philosopher: The philosopher, 0 to 7.
        seat: The seat that plays him, which determines shape and colour.
        palette: The colours of the picture.
    """
    side = PIECE * _SCALE
    colour = palette.seat(seat)
    image = Image.new("RGBA", (side, side), palette.rim + "00")
    draw = ImageDraw.Draw(image)
    middle, edge = side / 2, 3 * _SCALE
    corners = outline(seat, (PIECE - 2) * _SCALE)
    if corners:
        k = (PIECE - 4) / 2 * _SCALE
        draw.rounded_rectangle((middle - k, middle - k, middle + k, middle + k), 8 * _SCALE, colour, palette.rim, edge)
    else:
        r = middle - 1 * _SCALE
        draw.ellipse((middle - r, middle - r, middle + r, middle + r), colour, palette.rim, edge)
    _suit(draw, philosopher % 4, middle, middle, 40 * _SCALE, readable_on(colour))
    return image.reduce(_SCALE)


@lru_cache(20)
def ball_sprite(size: int) -> Image.Image:
    """Return the picture of the ball, bone-coloured with dark patches; `size` is its diameter in pixels."""
    side = size * _SCALE
    image = Image.new("RGBA", (side, side), LIGHT.ink + "00")
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), LIGHT.bone, LIGHT.ink, 3 * _SCALE)
    middle = side / 2
    patch = [(middle + dx, middle + dy) for dx, dy in outline(4, side * 0.42)]
    draw.polygon(patch, LIGHT.ink)
    for x, y in patch:
        draw.line((x, y, middle + (x - middle) * 2.1, middle + (y - middle) * 2.1), LIGHT.ink, 2 * _SCALE)
    ring = Image.new("L", (side, side))
    ImageDraw.Draw(ring).ellipse((0, 0, side - 1, side - 1), 255)
    image.putalpha(ring)
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), None, LIGHT.ink, 3 * _SCALE)
    return image.reduce(_SCALE)


@lru_cache(200)
def card_sprite(rank: str, suit: int, palette: Palette) -> Image.Image:
    """Return the picture of a card with its rank and suit, on bone colour in every palette.

    Args:
        rank: The rank as the reader's cards show it.
        suit: The suit (0 clubs, 1 diamonds, 2 hearts, 3 spades).
        palette: The colours of the picture.
    """
    w, h = CARD_W * _SCALE, CARD_H * _SCALE
    image = Image.new("RGBA", (w, h), LIGHT.bone + "00")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), 14 * _SCALE, LIGHT.bone, palette.rim, 4 * _SCALE)
    ink = LIGHT.wine if suit in (1, 2) else LIGHT.ink
    draw.text((w / 2, 42 * _SCALE), rank, ink, font("bold", 64 * _SCALE), "mm")
    _suit(draw, suit, w / 2, 98 * _SCALE, 50 * _SCALE, ink)
    return image.reduce(_SCALE)


@lru_cache(20)
def die_sprite(face: int, palette: Palette) -> Image.Image:
    """Return the picture of a die that shows this face, from 1 to 6."""
    side = DIE * _SCALE
    image = Image.new("RGBA", (side, side), LIGHT.bone + "00")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, side - 1, side - 1), 18 * _SCALE, LIGHT.bone, palette.rim, 4 * _SCALE)
    a, b, c = (side * k for k in (0.26, 0.5, 0.74))
    spots = {
        1: [(b, b)],
        2: [(a, a), (c, c)],
        3: [(a, a), (b, b), (c, c)],
        4: [(a, a), (a, c), (c, a), (c, c)],
        5: [(a, a), (a, c), (c, a), (c, c), (b, b)],
        6: [(a, a), (a, b), (a, c), (c, a), (c, b), (c, c)],
    }
    r = 10 * _SCALE
    for x, y in spots[face]:
        draw.ellipse((x - r, y - r, x + r, y + r), LIGHT.ink)
    return image.reduce(_SCALE)


CELL = 72
TITLE, GOAL_H = 92, 46
LEFT, TOP = 232, 182
"""The coordinates of the upper left corner of the pitch, in pixels."""
RIGHT, LOW = LEFT + COLUMNS * CELL, TOP + ROWS * CELL
SIDE_W = 160
"""The width, in pixels, of the columns left and right of the pitch, with the scores and the penalty boxes."""
SIDES = (14, RIGHT + 10)
"""By team: the left edge of its column, in pixels."""
BOX_W, BOX_H = 84, 4 * CELL
"""The width and height of a penalty box, in pixels."""
HAND_Y = LOW + GOAL_H + 16
"""The upper edge, in pixels, of the strip with cards and dice below the pitch."""
HEIGHT = HAND_Y + CARD_H + 20


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
    return (SIDES[0] + SIDE_W - BOX_W - 52, y - CELL / 2) if team == 0 else (RIGHT + 44, y + CELL / 2 - BOX_H)


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
    canvas.box(LEFT, LOW - (CENTRE_ROW + 1) * CELL, COLUMNS * CELL, CELL, 0, mix(p.ground, p.line, 0.45))
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
            canvas.text(x, y, str(number), 40, "title", p.ink, "mm")
    _goals(canvas, grass, chalk)
    canvas.box(LEFT, TOP, COLUMNS * CELL, ROWS * CELL, 4, line=p.ink, width=5)
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
                canvas.disc(x, y, 20, p.panel)
            canvas.text(x, y, letter, 38, "bold", p.ink, "mm")
    for row in range(ROWS):
        canvas.text(LEFT - 12, LOW - (row + 0.5) * CELL, str(row + 1), 38, "bold", p.ink, "rm")


def _penalty_box(canvas: Canvas, team: int) -> None:
    """Draw the frame of a team's penalty box, and an arrow at the edge of the field that points to its exit."""
    p = canvas.palette
    x, y = box_corner(team)
    canvas.box(x, y, BOX_W, BOX_H, 14, line=p.line, width=4)
    ex, ey = centre(EXITS[team])
    sign = 1 if team == 0 else -1
    edge = ex - sign * CELL / 2
    tip, back = edge + sign * 20, edge - sign * 3
    canvas.polygon([(tip, ey), (back, ey - 16), (back, ey + 16)], p.ink)


def draw_sides(canvas: Canvas, view: GrudgematchView) -> None:
    """Draw beside each team's half the mark of its player, its name and its goals, and the draw pile."""
    p = canvas.palette
    for team in range(2):
        x, y = box_corner(team)
        middle = SIDES[team] + SIDE_W / 2
        label_y = y + BOX_H + 30 if team == 0 else y - 30
        at = x + BOX_W / 2
        room = 2 * min(at, WIDTH - at) - 12
        canvas.text(at, label_y, say.label("picture-penalty"), 38, "label", p.muted, "mm", room)
        top = TOP - 12 if team else LOW - 172
        if view.phase not in ("surnames", "sides"):
            canvas.mark(seat_of(view, team), middle - 38, top + 56, 60)
        canvas.text(middle + 40, top + 50, str(view.score[team]), 110, "title", anchor="mm")
        canvas.text(middle, top + 142, say.label(f"{team_words(team).key}.short"), 40, "name", anchor="mm", room=SIDE_W)
    if view.phase not in ("surnames", "sides"):
        x, y = SIDES[1] + (SIDE_W - CARD_W) / 2, LOW - CARD_H - 20
        for lift in (12, 6, 0):
            canvas.box(x + lift, y - lift, CARD_W, CARD_H, 14, p.black, p.rim if p.black != p.rim else p.bone, 3)
        canvas.box(x + 10, y + 10, CARD_W - 20, CARD_H - 20, 9, line=p.bone, width=3)
        canvas.text(x + CARD_W / 2, y + CARD_H / 2, str(pile_size(view)), 56, "title", p.bone, "mm")


_STEP = 114
"""The distance between the left edges of two cards or dice in the strip, in pixels."""


def draw_strip(canvas: Canvas, view: GrudgematchView) -> None:
    """Draw, below the pitch, the dice or the card of the kick with a few words, and the viewer's hand on the right."""
    right = float(WIDTH - MARGIN)
    for card in reversed(view.hand):
        right -= _STEP
        y = HAND_Y - (14 if card == view.picked else 0)
        canvas.sprite(_card(canvas, card), right + _STEP - CARD_W, y)
        if card == view.picked:
            canvas.halo(right + _STEP - CARD_W + 6, y + 6, CARD_W - 12, CARD_H - 12, 12)
    x = float(MARGIN)
    kick = view.moving or fresh_kick(view)
    if view.dice and view.phase in ("run", "bonus_run"):
        for die in view.dice:
            canvas.sprite(die_sprite(die, canvas.palette), x, HAND_Y + (CARD_H - DIE) / 2)
            x += _STEP
        return
    if kick is not None and view.picked is None:
        canvas.sprite(_card(canvas, kick.card), x, HAND_Y)
        x += _STEP + 10
    canvas.lines(x, HAND_Y + CARD_H / 2, _story(view), ((42, 3),), "bold", (right - x - 20, CARD_H + 20))


def _card(canvas: Canvas, card: int) -> Image.Image:
    return card_sprite(said(rank_words(card)), card // 13, canvas.palette)


def fresh_kick(view: GrudgematchView) -> LastKick | None:
    """Return the last kick while it is news, or None: a kick of this turn, or one of the turn before until a run.

    A bonus run, a new line-up and a new ball also make it old.
    """
    last = view.last
    if last is None or view.phase in ("lineup", "bonus_run"):
        return None
    if view.played:
        return last
    path = (last.start, *RAYS[last.start][last.way][: last.moved])
    if view.idle or last.end == "goal" or view.ball != path[-1]:
        return None
    return last if view.phase == "release" or (view.phase == "run" and not view.ran) else None


Point = tuple[float, float]


def draw_runs(canvas: Canvas, view: GrudgematchView, events: Sequence[Event]) -> None:
    """Draw an arrow for each run that has just been made."""
    for each in events:
        if isinstance(each, Ran) and view.at[each.philosopher] == each.end:
            canvas.arrow(centre(each.start), centre(each.end), 0.14, 40)


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
        canvas.text(x + CELL / 2, y + CELL / 2, coordinate(space), 38, "bold", p.ink, "mm", CELL - 6)
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
        canvas.disc(*points[-1], 18, canvas.palette.bone, canvas.palette.rim, 4)


def _aimed(canvas: Canvas, view: GrudgematchView, kick: Preview, way: int, value: int) -> None:
    p, points = canvas.palette, _points(view, kick, way)
    if len(points) < 2:
        return
    canvas.path([points[0], points[-1]], p.halo, 7)
    for moved, space in enumerate(kick.path):
        last = moved == len(kick.path) - 1 and kick.goal < 0
        if value:
            _number(canvas, space, value - moved, p.ink if last else p.panel)
        else:
            canvas.disc(*centre(space), 18 if last else 10, p.bone if last else p.panel, p.rim if last else p.halo, 4)
    if kick.goal >= 0:
        _head(canvas, points[-1], way)


def _number(canvas: Canvas, space: int, number: int, ground: str) -> None:
    x, y = centre(space)
    canvas.disc(x, y, 26, ground, canvas.palette.halo, 4)
    ink = canvas.palette.ink if ground == canvas.palette.panel else readable_on(ground)
    canvas.text(x, y, str(number), 40, "bold", ink, "mm")


def draw_kick(canvas: Canvas, view: GrudgematchView) -> None:
    """Draw the path of the kick in progress with the value that a block needs on each space ahead, or of a fresh kick.

    Nothing is drawn while the viewer prepares a run or a kick, whose own drawing takes its place.
    """
    kick = view.moving
    if view.picked is not None or view.runner is not None:
        return  # one's own plans are drawn instead
    if kick is not None:
        _way(canvas, kick, goal=False)
        _countdown(canvas, kick)
    elif (last := fresh_kick(view)) is not None:
        _way(canvas, last, goal=last.end == "goal")


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


BALL, SMALL = 50, 38


def draw_picture(
    view: GrudgematchView, names: Sequence[str], style: Style, events: Sequence[Event] = ()
) -> Image.Image:
    """Draw the picture of a match as a view shows it; the Germans' end is always at the bottom.

    Args:
        view: The view of a seat, or the public view.
        names: The players' names, by seat.
        style: The viewer's preferences.
        events: What has happened since the viewer looked last; runs are drawn as arrows.
    """
    canvas = Canvas.on(HEIGHT, palette(style), ground)
    _title(canvas, view, drawable_names(names))
    draw_sides(canvas, view)
    draw_runs(canvas, view, events)
    draw_reach(canvas, view)
    draw_kick(canvas, view)
    draw_aim(canvas, view)
    for philosopher in range(8):
        _philosopher(canvas, view, philosopher)
    if view.ball != OFF:
        _ball(canvas, view)
    draw_strip(canvas, view)
    return canvas.image


def _philosopher(canvas: Canvas, view: GrudgematchView, philosopher: int) -> None:
    team = TEAM_OF[philosopher]
    sprite = philosopher_sprite(philosopher, seat_of(view, team), canvas.palette)
    if view.at[philosopher] != OFF:
        x, y = centre(view.at[philosopher])
        if view.kick is not None and view.phase == "block" and view.kick.waiting >> philosopher & 1:
            canvas.halo(x - 28, y - 28, 56, 56, 14)
    elif philosopher in view.boxes[team]:
        x, y = box_corner(team)
        x, y = x + BOX_W / 2, y + CELL * (0.5 + view.boxes[team].index(philosopher))
    else:
        return
    canvas.sprite(sprite, x - PIECE / 2, y - PIECE / 2)


def _ball(canvas: Canvas, view: GrudgematchView) -> None:
    x, y = centre(view.ball)
    size = BALL
    if view.ball in view.at:
        x, y, size = x + 24, y - 24, SMALL
    canvas.ring(x, y, size / 2)
    canvas.sprite(ball_sprite(size), x - size / 2, y - size / 2)


def _title(canvas: Canvas, view: GrudgematchView, names: tuple[str, ...]) -> None:
    if view.phase == "surnames":
        canvas.title(TITLE, say.label("picture-game"), say.label("picture-surnames"))
        return
    half = say.label("picture-half", half=view.half)
    if view.phase == "over":
        team = winning_team(view)
        if team is None:
            canvas.title(TITLE, half, say.label("picture-shared"))
        else:
            canvas.title(TITLE, half, say.label("picture-won", name=names[seat_of(view, team)]), seat_of(view, team))
        return
    seat = asked_seat(view)
    canvas.title(TITLE, half, say.label("picture-doing", phase=view.phase, name=names[seat]), seat)


def _story(view: GrudgematchView) -> str:
    """Return what is about to happen or has just happened to the ball, in a few words."""
    kick, last, card, aimed = view.moving, fresh_kick(view), view.picked, view.aimed
    if card is not None and aimed is not None:
        return say.label("picture-aimed", way=way_words(aimed), landing=landing(view, card, aimed))
    if card is not None:
        return say.label("picture-picked", card=card_words(card))
    if kick is not None:
        philosopher, way = PHILOSOPHERS[kick.kicker], way_words(kick.way)
        return say.label("picture-kick", philosopher=philosopher, way=way, value=kick.value)
    if last is not None:
        return say.label("picture-last", end=last.end, philosopher=PHILOSOPHERS[last.kicker], moved=last.moved)
    if view.phase in ("surnames", "sides"):
        return say.label("picture-longer")
    if view.phase == "over":
        return say.label("picture-ended", reason=view.ended)
    return say.label("picture-no-kick" if view.turns and view.phase != "lineup" else "picture-set-up")


def draw_end(view: GrudgematchView, names: Sequence[str], style: Style) -> Image.Image:
    """Return the picture of the end of a match: the winner, the goal that decided it, and the score.

    Args:
        view: The view of the finished match.
        names: The players' names, by seat.
        style: The viewer's preferences.
    """
    team, names = winning_team(view), drawable_names(names)
    teams = (0, 1) if team != 1 else (1, 0)
    score = score_words(view.score)
    if team is None:
        headline, winners = say.label("picture-shared"), tuple(seat_of(view, each) for each in teams)
    else:
        headline, winners = say.label("picture-won", name=names[seat_of(view, team)]), (seat_of(view, team),)
    standings = [
        Standing(
            seat_of(view, each),
            names[seat_of(view, each)],
            say.label("picture-goals", team=team_words(each), goals=view.score[each]),
        )
        for each in teams
    ]
    half = say.label("picture-half", half=view.half)
    reason = say.label(score.key, **score.values)
    return draw_ending(
        Ending(say.label("picture-title"), half, winners, headline, reason, decisive_moment(view, team), standings),
        palette(style),
    )


def decisive_moment(view: GrudgematchView, team: int | None) -> str:
    """Return a sentence on the goal that decided a match or, if there is none, on how the match ended.

    Args:
        view: The view of the finished match.
        team: The team that has won; None if both share the win.
    """
    goal = None if team is None else deciding_goal(view.goals, team)
    if goal is None:
        return say.label("picture-ended", reason=view.ended)
    return say.label(
        "picture-deciding",
        own="no" if TEAM_OF[goal.kicker] == goal.team else "yes",
        philosopher=PHILOSOPHERS[goal.kicker],
        space=coordinate(goal.start),
        card=card_words(goal.card),
    )


def deciding_goal(goals: Sequence[GoalLine], team: int) -> GoalLine | None:
    """Return the goal with which a team took the lead for good; None if it was not ahead at the end.

    Args:
        goals: The goals in their order.
        team: The team.
    """
    lead, found = 0, None
    for goal in goals:
        lead += 1 if goal.team == team else -1
        if lead <= 0:
            found = None
        elif found is None:
            found = goal
    return found
