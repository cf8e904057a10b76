"""The pictures: the map of Greece, the battlefield, and the end of the game."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.core.values import Event
from games.epireia.content import NONE
from games.epireia.picture.battlefield import FIELD_HEIGHT, draw_field, field_ground
from games.epireia.picture.chart import HEIGHT
from games.epireia.picture.map import draw_map, map_ground
from games.epireia.view import EpireiaView
from games.epireia.words import say
from games.picture.canvas import MARGIN, SMALLEST, WIDTH, Canvas
from games.picture.fonts import drawable_text, text_width
from games.picture.palette import palette

_TITLE_Y = 54


def draw_greece(view: EpireiaView, title: str, deciding: Sequence[str], events: Sequence[Event], style: Style) -> Image:
    """Draw the picture of the map of Greece, with its title line.

    Args:
        view: The view that the picture shows.
        title: The stage of the game, at the upper left.
        deciding: Whose decision it is, at the upper right, in ever fewer words.
        events: What has happened since the viewer looked last.
        style: The viewer's preferences for colours.
    """
    canvas = Canvas.on(HEIGHT, palette(style), map_ground)
    _title(canvas, view, title, deciding)
    draw_map(canvas, view, events)
    return canvas.image


def draw_battlefield(
    view: EpireiaView, title: str, deciding: Sequence[str], events: Sequence[Event], style: Style
) -> Image:
    """Draw the picture of the battlefield, with its title line.

    Args:
        view: The view that the picture shows.
        title: The stage of the game, at the upper left.
        deciding: Whose decision it is, at the upper right, in ever fewer words.
        events: What has happened since the viewer looked last.
        style: The viewer's preferences for colours.
    """
    canvas = Canvas.on(FIELD_HEIGHT, palette(style), field_ground)
    _title(canvas, view, title, deciding)
    draw_field(canvas, view, events)
    return canvas.image


def _title(canvas: Canvas, view: EpireiaView, title: str, deciding: Sequence[str]) -> None:
    """Draw the title line of a picture: the stage of the game, and whose decision it is.

    Args:
        canvas: The picture.
        view: The view that the picture shows.
        title: The stage of the game.
        deciding: Whose decision it is, in ever fewer words, of which the first that fit are drawn.
    """
    room = WIDTH - 2 * MARGIN - text_width(title, "title", 54) - 130
    fitting = [words for words in deciding if text_width(words, "name", SMALLEST) <= room]
    canvas.title(_TITLE_Y, title, (*fitting, deciding[-1])[0], view.asked if view.asked != NONE else None)


def drawable_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return players' names, by seat, without the characters that the typefaces lack; "Player 2" if nothing is left."""
    return tuple([drawable_text(name, say.label("player-number", number=seat + 1)) for seat, name in enumerate(names)])
