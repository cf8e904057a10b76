"""Opening: when what several were asked at once is over, although whoever is asked next was asked before as well.

That a turn has begun is seen by all: by the board, its end and its reminders. So it is told by what they know: that the
table has noticed the step, and what is asked now. While anything that is chosen unseen may still wait it goes on.
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
    heard = any(told.to is None for told in step.events)
    if not heard and game.view(match.state, None) == game.view(step.state, None):
        return False  # nobody else has noticed anything
    waits = any(kind.secret for each in asked for kind in game.action_types(step.state, each))
    if asked == (seat,):
        # The last one's choice opens all. What is said openly before it (an objection) does not.
        return (heard and type(action).secret) or not waits
    if waits or type(action).secret:
        return False
    return seat not in asked or all(_something_else(match, step.state, each) for each in asked if each != seat)


def asked_anew(before: Match, match: Match) -> tuple[int, ...]:
    """Of the seats that are asked those that had been asked before, for something else: that is over."""
    still = [seat for seat in match.active if seat in before.active]
    return tuple([seat for seat in still if _something_else(before, match.state, seat)])


def _something_else(match: Match, state: Any, seat: int) -> bool:
    """Whether nothing that a seat may do in this state is what it may do in the match."""
    types = match.rules.action_types
    return not set(types(match.state, seat)).intersection(types(state, seat))
