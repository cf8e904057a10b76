"""The pictures: the map of Greece or the battlefield (`draw_table`), and the players' boards (`draw_players`)."""

from collections.abc import Sequence
from functools import lru_cache

from PIL.Image import Image

from games.core.presentation import Style
from games.epireia.content import NONE
from games.epireia.picture.battlefield import ENEMY_ARMY_HEIGHT, draw_enemy_army, draw_field, field_ground
from games.epireia.picture.map import draw_map, map_ground
from games.epireia.picture.players import (
    COMPACT_LEAGUES_HEIGHT,
    STRIP_HEIGHT,
    boards_ground,
    boards_height,
    draw_boards,
    draw_leagues,
    draw_leagues_wide,
    draw_strips,
    wide_leagues_height,
)
from games.epireia.resolution import enemy_league
from games.epireia.view import EpireiaView
from games.epireia.words import say
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import drawable_text, text_width
from games.picture.palette import palette

FOOTER_LINE = 32
_FOOTER_SIZE = 25
_FOOTER_ROOM = WIDTH - 2 * MARGIN


@lru_cache(256)
def wrapped(text: str) -> tuple[str, ...]:
    """Break a text into lines that fit a picture's width: as few as possible, and of about equal length; cached.

    Existing line breaks are kept.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        best = _broken(paragraph, _FOOTER_ROOM)
        for room in range(_FOOTER_ROOM - 40, 0, -40):
            narrower = _broken(paragraph, room)
            if len(narrower) > len(best):
                break
            best = narrower
        lines += best
    return tuple(lines)


def _broken(paragraph: str, room: int) -> list[str]:
    lines = [""]
    for word in paragraph.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and text_width(longer, "label", _FOOTER_SIZE) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def footer_height(text: str) -> int:
    """Return the height in pixels that a text needs at the bottom of a picture."""
    return 16 + FOOTER_LINE * len(wrapped(text))


def draw_footer(canvas: Canvas, text: str, bottom: float) -> None:
    """Draw a text, broken into lines, at the bottom of a picture.

    Args:
        canvas: The picture.
        text: The text.
        bottom: The picture's lower edge.
    """
    lines = wrapped(text)
    for i, line in enumerate(lines):
        y = bottom - 10 - FOOTER_LINE * (len(lines) - i) + FOOTER_LINE / 2
        canvas.text(WIDTH / 2, y, line, _FOOTER_SIZE, "label", anchor="mm", room=_FOOTER_ROOM)


_MAP, _FIELD = 772, 680
"""Height of what lies above the players' strips."""


def draw_table(view: EpireiaView, names: Sequence[str], title: str, deciding: str, footer: str, style: Style) -> Image:
    """Draw the main picture of a position: the map, or the battlefield during the Great Battle.

    Args:
        view: The view that the picture shows.
        names: The players' names by seat.
        title: The stage of the game, at the upper left.
        deciding: Whose decision it is, at the upper right.
        footer: The text at the bottom.
        style: The viewer's preferences for colours.
    """
    return (_draw_map if view.battle is None else _draw_battle)(
        view, drawable_names(names), (title, deciding), footer, style
    )


def draw_players(view: EpireiaView, names: Sequence[str], title: str, deciding: str, style: Style) -> Image:
    """Draw the picture of all players' boards.

    Args:
        view: The view that the picture shows.
        names: The players' names by seat.
        title: The title at the upper left.
        deciding: Whose decision it is, at the upper right.
        style: The viewer's preferences for colours.
    """
    canvas = Canvas.on(boards_height(view), palette(style), boards_ground)
    _title(canvas, view, (title, deciding))
    draw_boards(canvas, view, drawable_names(names))
    return canvas.image


def _draw_map(view: EpireiaView, names: tuple[str, ...], title: tuple[str, str], footer: str, style: Style) -> Image:
    enemy = enemy_league(view) != NONE
    leagues = _MAP + STRIP_HEIGHT * len(names)
    height = leagues + COMPACT_LEAGUES_HEIGHT + ENEMY_ARMY_HEIGHT * enemy + footer_height(footer)
    canvas = Canvas.on(height, palette(style), map_ground)
    _title(canvas, view, title)
    draw_map(canvas, view)
    draw_strips(canvas, view, names, _MAP)
    draw_leagues(canvas, view, leagues)
    if enemy:
        draw_enemy_army(canvas, view, leagues + COMPACT_LEAGUES_HEIGHT)
    draw_footer(canvas, footer, height)
    return canvas.image


def _draw_battle(view: EpireiaView, names: tuple[str, ...], title: tuple[str, str], footer: str, style: Style) -> Image:
    leagues = _FIELD + STRIP_HEIGHT * len(names)
    height = leagues + wide_leagues_height(view) + footer_height(footer)
    canvas = Canvas.on(height, palette(style), field_ground)
    _title(canvas, view, title)
    draw_field(canvas, view)
    draw_strips(canvas, view, names, _FIELD)
    draw_leagues_wide(canvas, view, leagues)
    draw_footer(canvas, footer, height)
    return canvas.image


def _title(canvas: Canvas, view: EpireiaView, title: tuple[str, str]) -> None:
    """Draw the title line: the stage of the game, and whose decision it is, with the symbol of that seat."""
    canvas.title(88, *title, view.asked if view.asked != NONE else None)


def drawable_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return names with only those characters that the typefaces have."""
    return tuple([drawable_text(name, say.label("player-number", number=seat + 1)) for seat, name in enumerate(names)])
