"""The table as a picture: the map of Greece with the players' boards, or the battlefield."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.epireia.board.field import draw_field, field_ground
from games.epireia.board.map import draw_map, map_ground
from games.epireia.board.strips import STRIP, draw_boards, draw_title
from games.epireia.view import EpireiaView
from games.picture.canvas import Canvas
from games.picture.fonts import drawable
from games.picture.palette import palette

_MAP, _FIELD = 772, 684
"""Height of what lies above the players' strips."""
_LEAGUES = 112


def draw_board(view: EpireiaView, names: Sequence[str], title: str, deciding: str, footer: str, style: Style) -> Image:
    """The picture of a view; `title`, `deciding` and `footer` are labels."""
    shown = tuple([drawable(name, f"Player {seat + 1}") for seat, name in enumerate(names)])
    battle = view.battle is not None
    above = _FIELD if battle else _MAP
    height = above + STRIP * len(view.boards) + _LEAGUES
    canvas = Canvas.on(height, palette(style), field_ground if battle else map_ground)
    draw_title(canvas, view, shown, title, deciding)
    if battle:
        draw_field(canvas, view)
    else:
        draw_map(canvas, view)
    draw_boards(canvas, view, shown, above)
    canvas.footer(height - 22, footer)
    return canvas.image
