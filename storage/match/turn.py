"""The turn: what is being decided, who takes part and since when; and how long each player took for decisions.

Everybody sees that a turn has begun (on the board, by deadlines and reminders). Therefore a turn begins exactly when
`Game.decision` returns another key, which depends only on public information.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from games.core.action import Action
from storage.errors import Refused
from storage.match.change import Change
from storage.match.model import Chair, Match, Status, Turn
from storage.match.quiet_hours import QuietHours, counted_seconds
from storage.time_source import Span

MOST_CHANGES = 200
"""How many changes (`count_change`) a seat can have made before it may make no more. It keeps logs from growing without
end: a choice may be taken back and made again, and each time adds records to the log."""
FORGIVEN_CHANGES = 20
"""How many changes of each seat are forgotten when a new turn begins; usual decisions take fewer steps than that."""


def update_turn(match: Match, now: datetime) -> Change:
    """Update a match's turn, chairs and status after its state has changed; return the change to commit.

    If `Game.decision` returns the same key as before, the turn goes on, whichever seats are active now; otherwise a new
    turn begins. If the rules have ended the match, its status becomes OVER and its deadlines are deleted.

    Args:
        match: The match with its new state, and with the turn and chairs of the previous state.
        now: When the state changed, in UTC.
    """
    rules, state, turn = match.rules, match.state, match.turn
    decision, asked, active = rules.decision(state), rules.asked_seats(state), rules.active_seats(state)
    begins = decision != turn.decision
    if begins:
        turn = Turn(decision, now, asked)
    elif asked != turn.asked:
        turn = replace(turn, asked=asked)
    chairs = [_asked_chair(chair, chair.seat in active, now, begins=begins) for chair in match.chairs]
    match = replace(match, chairs=tuple(chairs), turn=turn)
    if active:
        return Change(match)
    return Change(replace(match, status=Status.OVER, ended_at=now, outcome=rules.outcome(state)), None, ())


def _asked_chair(chair: Chair, active: bool, now: datetime, *, begins: bool) -> Chair:
    """Return the chair marked as active or inactive.

    Its thinking time starts now if it becomes active, or if it is active and a new decision begins.
    """
    if begins and chair.changes:
        chair = replace(chair, changes=max(0, chair.changes - FORGIVEN_CHANGES))
    if active and (begins or not chair.active):
        return replace(chair, active=True, thinking_since=now)
    return chair if active == chair.active else replace(chair, active=active)


def count_decision(
    before: Match, after: Match, seat: int, now: datetime, *, timed_out: bool, heard: bool, outages: Iterable[Span] = ()
) -> Match:
    """Return the match after an action, with the action's thinking time added to the totals of the seat that acted.

    Actions of which no other player is told, and after which the seat still has to decide, are steps of one decision:
    their time is added up, but only the last action of the decision is counted.

    Args:
        before: The match before the action.
        after: The match after it.
        seat: The seat that acted.
        now: When it acted, in UTC.
        timed_out: True if a timeout took the action for a person; it is then counted as a missed decision instead.
        heard: True if others were told of the action, which completes the decision.
        outages: The intervals in which the bot was down; they do not count as thinking time.
    """
    was, chair = before.chairs[seat], after.chairs[seat]
    goes_on = before.turn.continues_in(after.turn)
    if not was.active:
        # The seat had no decision to make, so nobody waited. If the rules let it retract its choice by this action,
        # the choice does not count any more (one that the clock made was never counted).
        retracts = chair.active and goes_on and was.untold != "missed"
        return uncount_decision(after, seat) if retracts else after
    if timed_out:
        chair = replace(chair, missed_decisions=chair.missed_decisions + 1)
    else:
        assert was.thinking_since is not None
        whole = heard or not goes_on or not chair.active
        seconds = _thinking_seconds(was, was.thinking_since, now, outages)
        chair = replace(chair, thinking_seconds=chair.thinking_seconds + seconds, decisions=chair.decisions + whole)
    return _with_chair(after, replace(chair, thinking_since=now))


def count_change(before: Match, after: Match, seat: int, action: Action) -> Match:
    """Return the match after a user's action, with the action added to the seat's changes if it is one.

    A change is a step after which the same decision goes on, unless it completes the seat's own choice: a step of a
    longer choice, or one that changes a finished choice or takes it back. The refusal depends on nothing but the seat's
    own steps. At any time the seat can complete its choice, and take what the clock would choose.

    Args:
        before: The match before the action.
        after: The match after it, with its new turn.
        seat: The seat that acted.
        action: The action.

    Raises:
        Refused: The seat has made too many changes (`changed_often`).
    """
    was, chair = before.chairs[seat], after.chairs[seat]
    if not before.turn.continues_in(after.turn) or (was.active and not chair.active):
        return after
    if was.changes >= MOST_CHANGES:
        if was.active and action == before.rules.timeout_action(before.state, seat):
            return after
        raise Refused("changed_often")
    return _with_chair(after, replace(chair, changes=chair.changes + 1))


def uncount_decision(match: Match, seat: int) -> Match:
    """Return the match with one decision fewer in the totals of a seat that took its choice back and decides again.

    Args:
        match: The match.
        seat: The seat.
    """
    chair = match.chairs[seat]
    return _with_chair(match, replace(chair, decisions=max(0, chair.decisions - 1)))


def count_until_pause(match: Match, since: datetime, now: datetime, outages: Iterable[Span] = ()) -> Match:
    """Add the thinking time before a pause to the totals of all active seats, whose thinking begins anew at its end.

    Nobody was waited for meanwhile, so that for all seats the wait that everybody knows of begins anew, too.

    The alternative, to move `thinking_since` by the length of the pause, would leave out the wrong quiet hours.

    Args:
        match: The match at the end of the pause.
        since: When the pause began, in UTC.
        now: When it ends, in UTC.
        outages: The intervals in which the bot was down.

    Returns:
        The match with the new totals.
    """
    chairs = [
        replace(
            chair,
            thinking_seconds=chair.thinking_seconds + _thinking_seconds(chair, chair.thinking_since, since, outages),
            thinking_since=now,
            last_heard=now,
        )
        if chair.active and chair.thinking_since is not None
        else replace(chair, last_heard=now)
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def _thinking_seconds(chair: Chair, since: datetime, until: datetime, outages: Iterable[Span]) -> int:
    """Return how many seconds between two moments count as a player's thinking time; 0 if `until` is before `since`.

    Args:
        chair: The player's seat; the player's quiet hours do not count.
        since: When thinking began, in UTC.
        until: When it ended, in UTC.
        outages: The intervals in which the bot was down; they do not count either.
    """
    quiet = None if chair.quiet_hours is None else QuietHours.read(chair.quiet_hours)
    return round(counted_seconds(since, until, quiet, outages)) if since < until else 0


def _with_chair(match: Match, chair: Chair) -> Match:
    return replace(match, chairs=(*match.chairs[: chair.seat], chair, *match.chairs[chair.seat + 1 :]))
