"""The picture of the end of a match."""

from collections.abc import Sequence

from PIL import Image

from games.core.presentation import Style
from games.grudgematch.content import PHILOSOPHERS, TEAM_OF
from games.grudgematch.field import coordinate
from games.grudgematch.rules.turn import seat_of, winning_team
from games.grudgematch.state import GoalLine
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import card_words, say, score_words, team_words
from games.picture.canvas import drawable_names
from games.picture.ending import Ending, Standing, draw_ending
from games.picture.palette import palette


def draw_end(view: GrudgematchView, names: Sequence[str], style: Style) -> Image.Image:
    """Return the picture of the end of a match: the winner, the goal that decided it, and the score.

    Args:
        view: The view of the finished match.
        names: The players' names, by seat.
        style: The viewer's preferences.
    """
    team, names = winning_team(view), drawable_names(names)
    teams = (0, 1) if team != 1 else (1, 0)
    score = score_words(view.score)
    if team is None:
        headline, winners = say.label("picture-shared"), tuple(seat_of(view, each) for each in teams)
    else:
        headline, winners = say.label("picture-won", name=names[seat_of(view, team)]), (seat_of(view, team),)
    standings = [
        Standing(
            seat_of(view, each),
            names[seat_of(view, each)],
            say.label("picture-goals", team=team_words(each), goals=view.score[each]),
        )
        for each in teams
    ]
    half = say.label("picture-half", half=view.half)
    reason = say.label(score.key, **score.values)
    return draw_ending(
        Ending(say.label("picture-title"), half, winners, headline, reason, decisive_moment(view, team), standings),
        palette(style),
    )


def decisive_moment(view: GrudgematchView, team: int | None) -> str:
    """Return a sentence on the goal that decided a match or, without one, on why the match ended as it did.

    Args:
        view: The view of the finished match.
        team: The team that has won; None if both share the win.
    """
    goal = None if team is None else deciding_goal(view.goals, team)
    if goal is None:
        return say.label("picture-ended", reason=view.ended)
    return say.label(
        "picture-deciding",
        own="no" if TEAM_OF[goal.kicker] == goal.team else "yes",
        philosopher=PHILOSOPHERS[goal.kicker],
        space=coordinate(goal.start),
        card=card_words(goal.card),
    )


def deciding_goal(goals: Sequence[GoalLine], team: int) -> GoalLine | None:
    """Return the goal with which a team took the lead for good; None if it was not ahead at the end.

    Args:
        goals: The goals in their order.
        team: The team.
    """
    lead, found = 0, None
    for goal in goals:
        lead += 1 if goal.team == team else -1
        if lead <= 0:
            found = None
        elif found is None:
            found = goal
    return found
