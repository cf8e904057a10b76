"""The turn: what is being decided, by which seats and since when; and how long each player took for a decision.

The start of a turn is public: it shows in the board, deadlines and reminders. So a turn begins exactly when the key
that the game gives to the decision (`Game.decision`) changes, and that key follows from public information.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from storage.match.change import Change
from storage.match.model import Chair, Match, Status, Turn
from storage.match.quiet_hours import QuietHours, counted_seconds
from storage.time_source import Span


def update_turn(match: Match, now: datetime) -> Change:
    """Update turn, chairs and status to the match's new state.

    If the game gives the same key to the decision as before, the turn goes on, even if other seats are active now. If
    the rules have ended the match, its status is set to `OVER` and its deadlines are deleted.

    Args:
        match: The match with its new state, but with the turn and chairs of the previous one.
        now: The time of the change.
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
    """Set whether a chair is active. Its thinking time starts when it becomes active or a new decision begins."""
    if active and (begins or not chair.active):
        return replace(chair, active=True, thinking_since=now)
    return chair if active == chair.active else replace(chair, active=active)


def count_decision(
    before: Match, after: Match, seat: int, now: datetime, *, timed_out: bool, heard: bool, outages: Iterable[Span] = ()
) -> Match:
    """Add an action's thinking time and decision to the totals of its seat.

    Several private steps in a row are one decision: their times add up, and only the last one increments the count.

    Args:
        before: The match before the action.
        after: The match after it.
        seat: The seat that acted.
        now: When it acted.
        timed_out: The action was a timeout of a person; it is counted separately and no thinking time is added.
        heard: Others heard of the action, so it is a decision of its own.
        outages: The bot's outages; they are no thinking time.
    """
    was, chair = before.chairs[seat], after.chairs[seat]
    goes_on = before.turn.continues_in(after.turn)
    if not was.active:
        # The seat had no pending decision, so nobody was waiting for it. But if it retracted its choice, which the
        # rules may allow, that choice no longer counts. A choice made by a timeout was never counted.
        retracts = chair.active and goes_on and not was.timeouts
        return uncount_decision(after, seat) if retracts else after
    if timed_out:
        chair = replace(chair, missed_decisions=chair.missed_decisions + 1)
    else:
        assert was.thinking_since is not None
        whole = heard or not goes_on or not chair.active
        seconds = _thinking_seconds(was, was.thinking_since, now, outages)
        chair = replace(chair, thinking_seconds=chair.thinking_seconds + seconds, decisions=chair.decisions + whole)
    return _with_chair(after, replace(chair, thinking_since=now))


def uncount_decision(match: Match, seat: int) -> Match:
    """Decrement the decision count of a seat that has retracted its choice and so continues the same decision.

    Args:
        match: The match after the retraction.
        seat: The seat.
    """
    chair = match.chairs[seat]
    return _with_chair(match, replace(chair, decisions=max(0, chair.decisions - 1)))


def count_until_pause(match: Match, since: datetime, now: datetime, outages: Iterable[Span] = ()) -> Match:
    """Add the thinking time before a pause to the totals, and start counting again at its end.

    Moving `thinking_since` by the length of the pause would be simpler, but then other quiet hours would be left out.

    Args:
        match: The match when it is resumed.
        since: When the pause began.
        now: When it ends.
        outages: The bot's outages.
    """
    chairs = [
        replace(
            chair,
            thinking_seconds=chair.thinking_seconds + _thinking_seconds(chair, chair.thinking_since, since, outages),
            thinking_since=now,
        )
        if chair.active and chair.thinking_since is not None
        else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def _thinking_seconds(chair: Chair, since: datetime, until: datetime, outages: Iterable[Span]) -> int:
    """Return the seconds that count between two moments; 0 if the player sat down only after the second one."""
    quiet = None if chair.quiet_hours is None else QuietHours.read(chair.quiet_hours)
    return round(counted_seconds(since, until, quiet, outages)) if since < until else 0


def _with_chair(match: Match, chair: Chair) -> Match:
    return replace(match, chairs=(*match.chairs[: chair.seat], chair, *match.chairs[chair.seat + 1 :]))
