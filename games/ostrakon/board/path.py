"""The path: who stands where, the Sun, and who is underneath it. The top of a pile is the large mark above."""

from collections.abc import Sequence
from math import cos, pi, sin

from games.ostrakon.board.table import Table, cell_of
from games.ostrakon.content import PHILOSOPHERS, SYMBOLS, TEMPLE
from games.picture.canvas import Canvas

_TOP, _SMALL = 46, 32


def draw_path(table: Table) -> None:
    """Every pile, a halo around where somebody has just come to, and the Sun."""
    view, canvas = table.view, table.canvas
    if view.last is not None:
        for to in {view.last.to, view.last.follower_to} - {0}:
            x, y, w, h = cell_of(to)
            canvas.halo(x + 6, y + 6, w - 12, h - 12, 8)
    for space in range(1, TEMPLE + 1):
        pile = view.piles[space]
        x, y, w, h = cell_of(space)
        if space == TEMPLE:
            _draw_pile(table, pile, x + w / 2, y + 262, 190, w)
            continue
        floor = y + h - (44 if space in SYMBOLS else 10)
        sunny = space == view.sun and view.phase != "over"
        if not sunny:
            _draw_pile(table, pile, x + w / 2, y + 62, floor - y - 62, w)
            continue
        draw_sun(canvas, x + w - 26, y + 26, 17)
        canvas.box(x - 2, y - 2, w + 4, h + 4, 13, line=canvas.palette.ochre, width=6)
        if view.under:
            _draw_pile(table, pile, x + w * 0.3, y + 66, floor - y - 66, w * 0.5, named=False)
            _draw_under(table, view.under, x + w * 0.74, y + 78, floor - y - 78)
        else:
            _draw_pile(table, pile, x + w / 2, y + 68, floor - y - 68, w)


def _draw_pile(
    table: Table, pile: Sequence[int], x: float, y: float, room: float, width: float, named: bool = True
) -> None:
    """The top large and with its philosopher's name; the others beneath it, smaller, in columns."""
    if not pile:
        return
    canvas, view = table.canvas, table.view
    top, rest = pile[0], pile[1:]
    canvas.mark(top, x, y + 8, _TOP)
    below = 44
    card = view.philosophers[top]
    if named and card is not None:
        canvas.text(x, y + 47, PHILOSOPHERS[card], 24, "label", anchor="mm", room=width - 2)
        below = 72
    most = 3 if named else 2
    _draw_columns(canvas, rest, x, y + below, room - below, 1 if len(rest) <= 3 else 2 if len(rest) <= 6 else most)


def _draw_under(table: Table, under: Sequence[int], x: float, y: float, room: float) -> None:
    """The pile underneath the Sun, beside the one that is still to speak."""
    canvas = table.canvas
    canvas.path([(x - 26, y - 20), (x + 26, y - 20)], canvas.palette.ochre, 5)
    _draw_columns(canvas, under, x, y - 6, room, 1 if len(under) <= 4 else 2)


def _draw_columns(canvas: Canvas, seats: Sequence[int], x: float, y: float, room: float, columns: int) -> None:
    """Marks row by row around `x`, as large as the room allows."""
    if not seats:
        return
    rows = -(-len(seats) // columns)
    step = min(38.0, room / rows)
    size = min(_SMALL if columns == 1 else 26, step - 2)
    for i, seat in enumerate(seats):
        row, column = divmod(i, columns)
        canvas.mark(seat, x + (column - (columns - 1) / 2) * (34 if columns == 3 else 28), y + step * (row + 0.5), size)


def draw_sun(canvas: Canvas, x: float, y: float, r: float) -> None:
    """The Sun around (x, y), with rays."""
    p = canvas.palette
    for i in range(8):
        a = i * pi / 4
        ray = [(x + cos(a) * (r + 3), y + sin(a) * (r + 3)), (x + cos(a) * (r + 9), y + sin(a) * (r + 9))]
        canvas.path(ray, p.ochre, 4)
    canvas.disc(x, y, r - 1, p.ochre, p.clay, 3)
