"""What all parts of the picture share: the view, the canvas and where things are."""

from dataclasses import dataclass

from games.ostrakon.content import SYMBOLS, TEMPLE, Rule, Stone
from games.ostrakon.view import OstrakonView
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import Face, width_of
from games.picture.palette import LIGHT, Palette, readable_on

HEIGHT = 1196
TEMPLE_W = 104
CELL_W, CELL_H = 128, 236
PATH_Y = 132
ROW_GAP = 8
PANEL_Y, PANEL_H = 632, 300
MAIN_W, SIDE_W = 752, 360
SIDE_X = WIDTH - MARGIN - SIDE_W
PLAYERS_Y, PLAYER_H = 946, 52
FOOT = 1172


@dataclass(frozen=True, slots=True)
class Table:
    """One picture in the making."""

    canvas: Canvas
    view: OstrakonView
    names: tuple[str, ...]


def cell_of(space: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a space: 1 to 8 go out below, 9 to 16 come back above, the Temple ends both."""
    if space == TEMPLE:
        return MARGIN, PATH_Y, TEMPLE_W - 6, 2 * CELL_H + ROW_GAP
    column = space - 1 if space <= 8 else 16 - space
    top = PATH_Y + (CELL_H + ROW_GAP if space <= 8 else 0)
    return MARGIN + TEMPLE_W + column * CELL_W, top, CELL_W - 6, CELL_H


def rule_colour(rule: Rule, palette: Palette) -> str:
    """The colour of a special rule."""
    return {"corruption": palette.wine, "oracle": palette.sea, "treachery": palette.olive}.get(rule, palette.muted)


def ground(canvas: Canvas) -> None:
    """What never changes: the border, the path and the panels."""
    p = canvas.palette
    canvas.meander(14)
    for space in range(1, TEMPLE):
        x, y, w, h = cell_of(space)
        canvas.box(x, y, w, h, 12, p.panel, p.line)
        canvas.text(x + 12, y + 24, str(space), 30, "bold", p.muted)
        if (rule := SYMBOLS.get(space)) is not None:
            _symbol(canvas, x, y + h - 36, w, rule)
    _temple(canvas)
    canvas.box(MARGIN, PANEL_Y, MAIN_W, PANEL_H, 16, p.panel, p.line)
    canvas.box(SIDE_X, PANEL_Y, SIDE_W, PANEL_H, 16, p.panel, p.line)


def _symbol(canvas: Canvas, x: float, y: float, w: float, rule: Rule) -> None:
    colour = rule_colour(rule, canvas.palette)
    canvas.box(x + 2, y, w - 4, 34, 9, colour)
    canvas.text(x + w / 2, y + 16, rule.capitalize(), 24, "label", readable_on(colour), "mm", w - 4)


def _temple(canvas: Canvas) -> None:
    p = canvas.palette
    x, y, w, h = cell_of(TEMPLE)
    canvas.box(x, y, w, h, 12, p.panel, p.clay, 4)
    left, right, top = x + 14, x + w - 14, y + 18
    canvas.polygon([(left, top + 46), ((left + right) / 2, top), (right, top + 46)], p.ochre, p.clay)
    for i in range(4):
        column = left + 4 + i * (right - left - 22) / 3
        canvas.box(column, top + 54, 13, 62, 3, p.ochre, p.clay, 2)
    canvas.box(left, top + 122, right - left, 12, 3, p.ochre, p.clay, 2)
    canvas.text(x + w / 2, y + 172, "Temple", 26, "title", anchor="mm", room=w - 6)
    canvas.text(x + w / 2, y + 206, str(TEMPLE), 30, "bold", p.muted, "mm")


def draw_stone(canvas: Canvas, x: float, y: float, size: float, stone: Stone) -> None:
    """A voting stone around (x, y): bone with a rim, or black glaze with an inner ring, on any ground."""
    p = canvas.palette
    if stone == "white":
        canvas.disc(x, y, size / 2, LIGHT.bone, LIGHT.ink, 3)
    else:
        canvas.disc(x, y, size / 2, LIGHT.ink, p.rim, 3)
        canvas.disc(x, y, size / 2 - max(5, size / 7), None, LIGHT.bone, 2)


def wrapped(text: str, face: Face, size: int, room: float, most: int) -> list[str]:
    """A text broken into at most so many lines that fit into the room; the last one ends with an ellipsis need be."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, face, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return lines
