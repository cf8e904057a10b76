"""Pictures of Philosophia: the map for everybody, a player's own board, and debates. Start at `draw_picture`."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.core.words import Argument
from games.philosophia.picture.debate import debate_height, draw_debate
from games.philosophia.picture.map import (
    PLAYERS_TOP,
    draw_map,
    draw_players,
    draw_timeline,
    large_ground,
    players_height,
    small_ground,
)
from games.philosophia.picture.player_board import PLAYER_BOARD_HEIGHT, draw_player_board
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import doing, ending, said, say, year_name
from games.picture.canvas import Canvas
from games.picture.fonts import drawable_text
from games.picture.palette import palette


def draw_picture(view: PhilosophiaView, names: Sequence[str], style: Style) -> Image | None:
    """Draw the picture of a view: the debate during one, else the seat's own board or, for spectators, the map.

    Args:
        view: What the picture may show.
        names: The players' names by seat.
        style: The viewer's preferences, such as a dark background.

    Returns:
        The picture; None before the game is set up, when there is nothing to draw.
    """
    shown = [drawable_text(name, say.label("player", number=seat + 1)) for seat, name in enumerate(names)]
    if view.moirai:
        shown.append(say.label("moirai-alone"))
    if view.phase in ("cards", "choose"):
        return None
    colours = palette(style)
    if view.debate is not None:
        canvas = Canvas.on(debate_height(view.debate, view.seat is not None), colours, plain_ground)
        _title(canvas, view, shown)
        draw_debate(canvas, view, view.debate, shown)
    elif view.seat is not None:
        canvas = Canvas.on(PLAYER_BOARD_HEIGHT, colours, plain_ground)
        _title(canvas, view, shown)
        draw_player_board(canvas, view, view.seat, shown)
    else:
        ground = small_ground if view.side == "A" else large_ground
        canvas = Canvas.on(PLAYERS_TOP + players_height(len(view.players)) + 8, colours, ground)
        _title(canvas, view, shown)
        draw_map(canvas, view)
        draw_timeline(canvas, view)
        draw_players(canvas, view, shown)
    return canvas.image


def plain_ground(canvas: Canvas) -> None:
    """Draw the background of a picture without the map: only an ornamental border."""
    canvas.meander(70, 16)


def _title(canvas: Canvas, view: PhilosophiaView, names: Sequence[str]) -> None:
    def name(seat: int) -> Argument:
        return names[seat] if 0 <= seat < len(names) else say.message("nobody")

    if view.phase == "over":
        end = ending(view, name)
        winner = view.winner if view.winner != NONE else None
        canvas.title(44, say.label("picture-title"), said(end), winner)
    else:
        year = say.label("headline-round", round=view.round, year=year_name(view.hourglass))
        now = doing(view, name)
        canvas.title(44, year, said(now), view.asked if view.asked != NONE else None)
