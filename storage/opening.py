"""Opening: when what several were asked at once is over, although whoever is asked next was asked before as well.

That a turn has begun is seen by all: by the board, its end and its reminders. So it is told by what they know: that the
table heard of the step, and what is asked now. While anything that is chosen unseen may still wait it goes on.
"""

from typing import Any

from games.core.action import Action
from games.core.game import Step
from storage.snapshot import Match


def is_opened(match: Match, seat: int, action: Action, step: Step[Any]) -> bool:
    """Whether a step of a seat, applied to this match, is the end of what was asked of several, and those whom it
    leaves to be asked are some of these: the one who chose last decides alone next, somebody has chosen before all
    eyes, or has changed what is asked."""
    game, asked = match.rules, match.rules.active_seats(step.state)
    if len(match.asked) < 2 or not asked or not set(asked) <= set(match.active):
        return False
    if all(told.to is not None for told in step.events):
        return False
    same = {
        each: set(game.action_types(match.state, each)).intersection(game.action_types(step.state, each))
        for each in asked
    }
    waits = any(kind.secret for kinds in same.values() for kind in kinds)
    if asked == (seat,):
        # The last one's choice opens all. What is said openly before it (an objection) does not.
        return type(action).secret or not waits
    return not waits and (seat not in asked or not any(same[each] for each in asked if each != seat))
