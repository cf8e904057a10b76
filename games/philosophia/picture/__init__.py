"""Pictures of Philosophia: the map, debates, and the end of the game. Start at `draw_picture`."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.core.values import Event
from games.core.words import Argument
from games.philosophia.picture.debate import debate_height, draw_debate
from games.philosophia.picture.map import MAP_HEIGHT, draw_map, map_ground
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import doing, ending, philosopher_name, said, say, year_name
from games.picture.canvas import Canvas
from games.picture.ending import Ending, Standing, draw_ending
from games.picture.fonts import cut, drawable_text
from games.picture.palette import Palette, palette


def draw_picture(
    view: PhilosophiaView, names: Sequence[str], style: Style, events: Sequence[Event], *, last_map: bool = False
) -> Image | None:
    """Draw the picture of a view: the debate during one, the end of a game, else the map.

    Args:
        view: What the picture may show.
        names: The players' names by seat.
        style: The viewer's preferences, such as a dark background.
        events: What has happened since the viewer looked last.
        last_map: Whether to draw the map even if the game is over.

    Returns:
        The picture; None before the game is set up, when there is nothing to draw.
    """
    shown = [drawable_text(name, say.label("player", number=seat + 1)) for seat, name in enumerate(names)]
    if view.moirai:
        shown.append(say.label("moirai-alone"))
    if view.phase in ("cards", "choose"):
        return None
    colours = palette(style)
    if view.phase == "over" and not last_map:
        return draw_end(view, shown, colours)
    if view.debate is not None and view.phase != "over":
        canvas = Canvas.on(debate_height(view.debate), colours, plain_ground)
        _title(canvas, view, shown)
        draw_debate(canvas, view, view.debate, shown)
    else:
        canvas = Canvas.on(MAP_HEIGHT, colours, map_ground)
        _title(canvas, view, shown)
        draw_map(canvas, view, events)
    return canvas.image


def plain_ground(canvas: Canvas) -> None:
    """Draw the background of the pictures that show no map, such as that of a debate: only an ornamental border."""
    canvas.meander(98, 18)


def _title(canvas: Canvas, view: PhilosophiaView, names: Sequence[str]) -> None:
    if view.phase == "over":
        canvas.title(50, say.label("picture-round", round=view.round), "")
        return
    left = say.label("picture-round", round=view.round)

    def words(longest: int) -> str:
        def name(seat: int) -> Argument:
            return cut(names[seat], longest) if 0 <= seat < len(names) else say.message("nobody")

        return said(doing(view, name))

    canvas.title(50, left, words, view.asked if view.asked != NONE else None)


def draw_end(view: PhilosophiaView, names: Sequence[str], palette: Palette) -> Image:
    """Draw the picture of the end of a game: who won, by what, and the final standing.

    Args:
        view: The view of a game that is over.
        names: The players' names by seat, drawable; with that of the Moirai in a solo game.
        palette: The colours.
    """
    winner = view.winner
    order = sorted(
        range(len(view.players)),
        key=lambda seat: (seat != winner, -view.players[seat].labyrinth, view.players[seat].number or 99),
    )
    return draw_ending(
        Ending(
            say.label("picture-title"),
            say.label("picture-when", round=view.round, year=year_name(view.hourglass)),
            [winner] if winner != NONE else [],
            names[winner] if winner != NONE else said(ending(view, names.__getitem__)),
            _reason(view),
            _moment(view, names),
            [
                Standing(seat, names[seat], say.label("end-tokens", count=view.players[seat].labyrinth))
                for seat in order
            ],
        ),
        palette,
    )


def _reason(view: PhilosophiaView) -> str:
    if view.winner == NONE:
        return ""
    if view.moirai and view.winner == 1:
        return say.label("end-moirai")
    return say.label("end-greatest", philosopher=philosopher_name(view.players[view.winner].philosopher))


def _moment(view: PhilosophiaView, names: Sequence[str]) -> str:
    if view.winner == NONE:
        return say.label("end-nobody")
    debate = view.debate
    if debate is None or not debate.final:
        return say.label("end-alone") if view.ending == "alone" else ""
    piles = {seat: len(pile) for seat, pile in debate.piles.items()}
    best = max((count for seat, count in piles.items() if seat != view.winner), default=0)
    key = "end-lowest-number" if view.ending == "lowest_number" else "end-debate"
    return say.label(key, name=names[view.winner], count=piles.get(view.winner, 0), other=best)
