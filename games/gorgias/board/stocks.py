"""The common stock and what each seat has captured, as trees in the making: a column for each colour."""

from collections.abc import Collection, Sequence

from games.gorgias.board.pieces import HEIGHTS, base_of, ghost_sprite, pyramid_sprite
from games.gorgias.board.table import PANEL_H, PANELS, RIGHT_X, SIDE_W, STOCK_W, STOCK_X, Table
from games.gorgias.content import COLOUR_LETTERS, COLOURS, PIPS, PYRAMIDS, pyramid
from games.gorgias.scoring import score
from games.picture.canvas import MARGIN

_SCALE = 0.5


def draw_captured(table: Table, seat: int) -> None:
    """A seat's name, points and pyramids; a halo around what the last debate brought."""
    view, canvas = table.view, table.canvas
    x = MARGIN if seat == table.low else RIGHT_X
    used = canvas.text(x + SIDE_W - 18, PANELS + 34, str(view.points[seat]), 46, "title", anchor="rm")
    canvas.player(x + 16, PANELS + 34, seat, table.names[seat], SIDE_W - used - 48, 30)
    recent = {each.pyramid for each in view.takings if each.seat == seat and not table.arranging}
    _draw_trees(table, x, SIDE_W, view.captured[seat], recent, COLOUR_LETTERS)
    best = score(view.captured[seat])
    kinds = ((best.solid, "solid"), (best.mixed, "mixed"), (best.single, "single"))
    _draw_note(table, x, SIDE_W, ", ".join(f"{count} {kind}" for count, kind in kinds if count) or "nothing yet")


def draw_stock(table: Table) -> None:
    """The common stock, in the middle, with the names of the colours."""
    view, canvas = table.view, table.canvas
    canvas.text(STOCK_X + 18, PANELS + 34, "Common stock", 32, "name", anchor="lm")
    left = f"{sum(view.common)} of {len(PYRAMIDS)}"
    canvas.text(STOCK_X + STOCK_W - 18, PANELS + 34, left, 32, "bold", anchor="rm")
    _draw_trees(table, STOCK_X, STOCK_W, view.common, (), COLOURS)
    _draw_note(table, STOCK_X, STOCK_W, "what is won is taken from here" if any(view.common) else "nothing is left")


def _draw_note(table: Table, x: float, w: float, text: str) -> None:
    canvas = table.canvas
    canvas.text(x + w / 2, PANELS + PANEL_H - 24, text, 26, "label", canvas.palette.muted, "mm", w - 20)


def _draw_trees(
    table: Table, x: float, w: float, counts: Sequence[int], recent: Collection[int | None], letters: Sequence[str]
) -> None:
    """Small over medium over large: what is there stands out, the rest is an outline."""
    canvas, p = table.canvas, table.canvas.palette
    step = (w - 20) / len(COLOURS)
    for colour, letter in enumerate(letters):
        middle, y = x + 10 + step * (colour + 0.5), PANELS + 66.0
        for pips in PIPS:
            each, h = pyramid(colour, pips), HEIGHTS[pips] * _SCALE
            there = counts[each] > 0
            sprite = pyramid_sprite(each, "up", p, _SCALE, False) if there else ghost_sprite(pips, "up", p, _SCALE)
            canvas.sprite(sprite, middle - sprite.width / 2, y - 4)
            if each in recent:
                half = base_of(pips) * _SCALE / 2 + 10
                canvas.polygon(
                    [(middle, y - 13), (middle + half, y + h + 7), (middle - half, y + h + 7)], line=p.halo, width=4
                )
            y += h + 3
        canvas.text(middle, PANELS + PANEL_H - 58, letter, 26, "bold", anchor="mm", room=step)
