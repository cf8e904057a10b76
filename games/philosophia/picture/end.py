"""Draw the picture of the end of a game."""

from collections.abc import Sequence

from PIL.Image import Image

from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import ending, philosopher_name, said, say, year_name
from games.picture.ending import Ending, Standing, draw_ending
from games.picture.palette import Palette


def draw_end(view: PhilosophiaView, names: Sequence[str], palette: Palette) -> Image:
    """Draw who won, by what, and the final standing.

    Args:
        view: What the picture may show.
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
