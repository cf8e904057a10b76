"""The match report: goal by goal."""

from games.grudgematch.content import PHILOSOPHERS, TEAM_OF, TEAMS
from games.grudgematch.field import coordinate
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import card_words

HALVES = ("first half", "second half", "extra time")
MOST = 24
"""So many goals fit into a message."""


def report_lines(view: GrudgematchView, most: int = MOST) -> list[str]:
    """A line for each goal, with the score after it; of more than `most` the last, and how many went before."""
    score, lines = [0, 0], []
    for goal in view.goals:
        score[goal.team] += 1
        own = ", an own goal" if TEAM_OF[goal.kicker] != goal.team else ""
        lines.append(
            f"**{score[0]}:{score[1]}** {TEAMS[goal.team]}, turn {goal.turn}, {HALVES[goal.half - 1]}: "
            f"{PHILOSOPHERS[goal.kicker]} from {coordinate(goal.start)}, {card_words(goal.card)}{own}"
        )
    if len(lines) > most:
        earlier = len(lines) - most
        return [f"{earlier} earlier {'goal' if earlier == 1 else 'goals'} in the log", *lines[-most:]]
    return lines
