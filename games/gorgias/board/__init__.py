"""The table of a debate as a picture: two rows of cards face to face, the dice, the common stock, what was won."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.gorgias.board.cards import draw_row, draw_shield
from games.gorgias.board.lane import draw_lane
from games.gorgias.board.stocks import draw_captured, draw_stock
from games.gorgias.board.strips import draw_footer, draw_strip, draw_title
from games.gorgias.board.table import HEIGHT, Table, ground
from games.gorgias.content import CARDS
from games.gorgias.view import GorgiasView
from games.picture.canvas import Canvas
from games.picture.fonts import drawable
from games.picture.palette import palette


def draw_board(view: GorgiasView, names: Sequence[str], style: Style) -> Image:
    """The picture of a view; its own seat sits below, everybody else sees seat 0 there."""
    shown = tuple([drawable(name, f"Player {seat + 1}") for seat, name in enumerate(names)])
    table = Table(Canvas.on(HEIGHT, palette(style), ground), view, shown, low=view.seat or 0)
    draw_title(table)
    for seat in range(2):
        draw_strip(table, seat)
        if table.arranging and view.seat != seat:
            draw_shield(table, seat)
        else:
            draw_row(table, seat)
    for card in range(CARDS):
        draw_lane(table, card)
    draw_captured(table, table.low)
    draw_captured(table, 1 - table.low)
    draw_stock(table)
    draw_footer(table)
    return table.canvas.image
