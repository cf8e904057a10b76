"""The picture of the end of a debate."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.core.words import AllOf
from games.gorgias.content import COLOURS, PIPS, pyramid
from games.gorgias.rules import decide_winner, score
from games.gorgias.view import GorgiasView
from games.gorgias.words import colour_words, say
from games.picture.canvas import drawable_names
from games.picture.ending import Ending, Standing, draw_ending
from games.picture.palette import palette


def draw_end(view: GorgiasView, names: Sequence[str], style: Style) -> Image:
    """Return the picture of the end of a debate: the winner, what decided it, and the points.

    Args:
        view: The view of the finished debate.
        names: The players' names, by seat.
        style: The viewer's preferences.
    """
    outcome, names = decide_winner(view.captured), drawable_names(names)
    best, least = max(outcome.scores), min(outcome.scores)
    if len(outcome.winners) > 1:
        headline, reason = say.label("end-shared"), say.label("end-tied", points=best)
        moment = ""
    else:
        (winner,) = outcome.winners
        headline = say.label("picture-over", name=names[winner])
        key = {"solid_trees": "end-solid-trees", "pyramids": "end-pyramids"}.get(outcome.reason, "end-points")
        reason = say.label(key, points=best, other=least)
        moment = decisive_moment(view, names, winner)
    order = sorted(range(2), key=lambda seat: (seat not in outcome.winners, seat))
    return draw_ending(
        Ending(
            say.label("picture-game"),
            say.label("picture-title", round=view.round, rounds=view.options.rounds),
            outcome.winners,
            headline,
            reason,
            moment,
            [Standing(seat, names[seat], say.label("points", count=outcome.scores[seat])) for seat in order],
        ),
        palette(style),
    )


def decisive_moment(view: GorgiasView, names: Sequence[str], winner: int) -> str:
    """Return what decided a debate: that the last statement turned it, the winner's solid trees, or the last statement.

    Args:
        view: The view of the finished debate.
        names: The players' drawable names, by seat.
        winner: The seat that has won.
    """
    before = [list(captured) for captured in view.captured]
    for each in view.takings:
        if each.pyramid is not None:
            before[each.seat][each.pyramid] -= 1
    mine, theirs = (score(before[seat]).points for seat in (winner, 1 - winner))
    if theirs > mine:
        return say.label("end-turned", name=names[1 - winner], points=theirs, other=mine)
    solid = [
        colour for colour in range(len(COLOURS)) if all(view.captured[winner][pyramid(colour, pips)] for pips in PIPS)
    ]
    if solid:
        return say.label("end-trees", name=names[winner], colours=AllOf([colour_words(colour) for colour in solid]))
    gained = score(view.captured[winner]).points - mine
    return say.label("end-last", name=names[winner], points=gained)
