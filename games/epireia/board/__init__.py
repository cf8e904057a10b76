"""The table as pictures: the map of Greece or the battlefield, and the players' boards."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.epireia.board.boards import boards_ground, boards_height, draw_boards
from games.epireia.board.enemy import ENEMY, draw_enemy_army, enemy_league
from games.epireia.board.field import draw_field, field_ground
from games.epireia.board.footer import draw_footer, footer_height
from games.epireia.board.map import draw_map, map_ground
from games.epireia.board.strips import COMPACT, STRIP, draw_leagues, draw_leagues_wide, draw_strips, wide_height
from games.epireia.content import NONE
from games.epireia.view import EpireiaView
from games.picture.canvas import Canvas
from games.picture.fonts import drawable
from games.picture.palette import palette

_MAP, _FIELD = 772, 680
"""Height of what lies above the players' strips."""


def draw_table(view: EpireiaView, names: Sequence[str], title: str, deciding: str, footer: str, style: Style) -> Image:
    """The map, or the battlefield; `title`, `deciding` and `footer` are labels."""
    return (_draw_map if view.battle is None else _draw_battle)(view, _shown(names), (title, deciding), footer, style)


def draw_players(view: EpireiaView, names: Sequence[str], title: str, deciding: str, style: Style) -> Image:
    """The players' boards."""
    canvas = Canvas.on(boards_height(view), palette(style), boards_ground)
    _title(canvas, view, (title, deciding))
    draw_boards(canvas, view, _shown(names))
    return canvas.image


def _draw_map(view: EpireiaView, names: tuple[str, ...], title: tuple[str, str], footer: str, style: Style) -> Image:
    enemy = enemy_league(view) != NONE
    leagues = _MAP + STRIP * len(names)
    height = leagues + COMPACT + ENEMY * enemy + footer_height(footer)
    canvas = Canvas.on(height, palette(style), map_ground)
    _title(canvas, view, title)
    draw_map(canvas, view)
    draw_strips(canvas, view, names, _MAP)
    draw_leagues(canvas, view, leagues)
    if enemy:
        draw_enemy_army(canvas, view, leagues + COMPACT)
    draw_footer(canvas, footer, height)
    return canvas.image


def _draw_battle(view: EpireiaView, names: tuple[str, ...], title: tuple[str, str], footer: str, style: Style) -> Image:
    leagues = _FIELD + STRIP * len(names)
    height = leagues + wide_height(view) + footer_height(footer)
    canvas = Canvas.on(height, palette(style), field_ground)
    _title(canvas, view, title)
    draw_field(canvas, view)
    draw_strips(canvas, view, names, _FIELD)
    draw_leagues_wide(canvas, view, leagues)
    draw_footer(canvas, footer, height)
    return canvas.image


def _title(canvas: Canvas, view: EpireiaView, title: tuple[str, str]) -> None:
    """Where the game stands, and whose decision it is."""
    canvas.title(88, *title, view.asked if view.asked != NONE else None)


def _shown(names: Sequence[str]) -> tuple[str, ...]:
    return tuple([drawable(name, f"Player {seat + 1}") for seat, name in enumerate(names)])
