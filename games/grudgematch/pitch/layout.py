"""Where things are in the picture, and the pitch itself, which never changes."""

from games.grudgematch.field import CENTRE, CENTRE_ROW, COLUMNS, EXITS, LETTERS, MOUTH, ROWS, column_of, row_of
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.palette import mixed

CELL = 60
PIECE_R = 28
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
    """The middle of a space; row 1 is the lowest."""
    return LEFT + (column_of(space) + 0.5) * CELL, LOW - (row_of(space) + 0.5) * CELL


def corner(space: int) -> tuple[float, float]:
    """Its upper left corner."""
    x, y = centre(space)
    return x - CELL / 2, y - CELL / 2


def box_corner(team: int) -> tuple[float, float]:
    """Upper left corner of a team's penalty box, beside its exit and away from the centre line."""
    _, y = centre(EXITS[team])
    return (LEFT - BOX_W - 46, y - 30) if team == 0 else (RIGHT + 10, y + 30 - BOX_H)


def ground(canvas: Canvas) -> None:
    """Grass, lines, goals, boxes, numbers and coordinates."""
    p = canvas.palette
    canvas.meander(14)
    grass = mixed(p.ground, p.olive, 0.26)
    stripe = mixed(p.ground, p.olive, 0.36)
    chalk = mixed(grass, p.ink, 0.45)
    canvas.box(LEFT, TOP, COLUMNS * CELL, ROWS * CELL, 4, grass)
    for row in range(0, ROWS, 2):
        canvas.box(LEFT, LOW - (row + 1) * CELL, COLUMNS * CELL, CELL, 0, stripe)
    canvas.box(LEFT, LOW - (CENTRE_ROW + 1) * CELL, COLUMNS * CELL, CELL, 0, mixed(p.ground, p.ochre, 0.4))
    thin = mixed(grass, p.ink, 0.16)
    for column in range(1, COLUMNS):
        canvas.path([(LEFT + column * CELL, TOP), (LEFT + column * CELL, LOW)], thin, 2)
    for row in range(1, ROWS):
        canvas.path([(LEFT, TOP + row * CELL), (RIGHT, TOP + row * CELL)], thin, 2)
    for edge in (CENTRE_ROW, CENTRE_ROW + 1):
        canvas.path([(LEFT, LOW - edge * CELL), (RIGHT, LOW - edge * CELL)], chalk, 4)
    for number, space in enumerate(CENTRE):
        if number >= 2:
            x, y = centre(space)
            canvas.text(x, y, str(number), 32, "title", mixed(p.ground, p.ink, 0.62), "mm")
    _goals(canvas, grass, chalk)
    canvas.box(LEFT, TOP, COLUMNS * CELL, ROWS * CELL, 4, line=p.ink, width=4)
    _coordinates(canvas)
    for team in range(2):
        _penalty_box(canvas, team)


def _goals(canvas: Canvas, grass: str, chalk: str) -> None:
    p = canvas.palette
    x, w = LEFT + MOUTH[0] * CELL, len(MOUTH) * CELL
    for y, box_y in ((TOP - GOAL_H, TOP), (LOW, LOW - CELL)):
        canvas.box(x, box_y, w, CELL, 0, mixed(grass, p.panel, 0.7))
        canvas.box(x, box_y, w, CELL, 0, line=chalk, width=5)
        canvas.box(x, y, w, GOAL_H, 4, p.panel)
        net = mixed(p.panel, p.ink, 0.22)
        for i in range(1, 12):
            canvas.path([(x + i * w / 12, y), (x + i * w / 12, y + GOAL_H)], net, 2)
        for i in range(1, 3):
            canvas.path([(x, y + i * GOAL_H / 3), (x + w, y + i * GOAL_H / 3)], net, 2)
        canvas.box(x, y, w, GOAL_H, 4, line=p.ink, width=5)


def _coordinates(canvas: Canvas) -> None:
    p = canvas.palette
    for column, letter in enumerate(LETTERS):
        for y in (TOP - GOAL_H / 2, LOW + GOAL_H / 2):
            x = LEFT + (column + 0.5) * CELL
            if column in MOUTH:
                canvas.disc(x, y, 16, p.panel)
            canvas.text(x, y, letter, 28, "bold", p.ink, "mm")
    for row in range(ROWS):
        canvas.text(LEFT - 12, LOW - (row + 0.5) * CELL, str(row + 1), 28, "bold", p.ink, "rm")


def _penalty_box(canvas: Canvas, team: int) -> None:
    """The box, and an arrow over the line at its exit."""
    p = canvas.palette
    x, y = box_corner(team)
    canvas.box(x, y, BOX_W, BOX_H, 12, p.panel, p.line)
    ex, ey = centre(EXITS[team])
    sign = 1 if team == 0 else -1
    edge = ex - sign * CELL / 2
    tip, back = edge + sign * 15, edge - sign * 3
    canvas.polygon([(tip, ey), (back, ey - 12), (back, ey + 12)], p.wine)
    label_y = y + BOX_H + 20 if team == 0 else y - 20
    canvas.text(x + BOX_W / 2, label_y, "Penalty", 24, "label", p.muted, "mm")
