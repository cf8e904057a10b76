"""The council as a picture: the path with its piles, the Sun, the question or the subject cards, the calendar, the
players."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.ostrakon.board.calendar import draw_calendar
from games.ostrakon.board.path import draw_path
from games.ostrakon.board.players import draw_players
from games.ostrakon.board.question import draw_choosing, draw_end, draw_question
from games.ostrakon.board.subjects import draw_subjects
from games.ostrakon.board.table import HEIGHT, Table, ground
from games.ostrakon.board.titles import draw_footer, draw_title
from games.ostrakon.view import OstrakonView
from games.picture.canvas import Canvas
from games.picture.fonts import drawable
from games.picture.palette import palette


def draw_board(view: OstrakonView, names: Sequence[str], style: Style) -> Image:
    """The picture of a view. Covered stones are not in it, not even one's own: that stands in the panel's text."""
    shown = tuple([drawable(name, f"Player {seat + 1}") for seat, name in enumerate(names)])
    table = Table(Canvas.on(HEIGHT, palette(style), ground), view, shown)
    draw_title(table)
    draw_path(table)
    if view.phase == "choosing":
        draw_choosing(table)
    elif view.phase == "over":
        draw_end(table)
    elif view.question is not None:
        draw_question(table)
    else:
        draw_subjects(table)
    draw_calendar(table)
    draw_players(table)
    draw_footer(table)
    return table.canvas.image
