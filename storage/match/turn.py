"""The turn: what is being decided, who takes part and since when, and how long each player took for a decision.

Everybody sees that a turn has begun (board, deadlines, reminders). So a turn begins exactly when the game names another
decision, and the game's key follows from what everybody knows.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from storage.match.change import Change
from storage.match.model import Chair, Match, Status, Turn
from storage.match.quiet_hours import QuietHours, counted_seconds
from storage.time_source import Span


def update_turn(match: Match, now: datetime) -> Change:
    """Bring turn, chairs and status in line with the match's new state.

    Where the game names the decision that was being made already, the turn goes on as it was, whoever is active now.
    Where the rules have ended the match, it is over and its deadlines go.

    Args:
        match: The match with its new state, and the turn and chairs of the state before.
        now: When the state became this one.
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
    """Return the chair, active or not. Its person begins to think when it becomes active or a decision begins."""
    if active and (begins or not chair.active):
        return replace(chair, active=True, thinking_since=now)
    return chair if active == chair.active else replace(chair, active=active)


def count_decision(
    before: Match, after: Match, seat: int, now: datetime, *, timed_out: bool, heard: bool, outages: Iterable[Span] = ()
) -> Match:
    """Add what an action took to the totals of its seat.

    Small steps that nobody hears of are one decision: their time adds up, and the last one counts.

    Args:
        before: The match before the action.
        after: The match after it.
        seat: The seat that acted.
        now: When it did.
        timed_out: The clock chose for a person, which is counted apart.
        heard: The step is a decision of its own, for others heard of it.
        outages: The spans in which the bot was away; nobody thinks in these.
    """
    was, chair = before.chairs[seat], after.chairs[seat]
    goes_on = before.turn.continues_in(after.turn)
    if not was.active:
        # Nothing was asked: however long it took, nobody has waited. By the rules a choice may be taken back, though;
        # one that the clock made was not counted.
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
    """Take a decision from the count of a seat that has taken its choice back: it goes on with the same decision."""
    chair = match.chairs[seat]
    return _with_chair(match, replace(chair, decisions=max(0, chair.decisions - 1)))


def count_until_pause(match: Match, since: datetime, now: datetime, outages: Iterable[Span] = ()) -> Match:
    """Add the time that decisions took until a pause to the totals, and begin to count again after it.

    To move `asked_at` by the length of the pause instead would put other quiet hours between.

    Args:
        match: The match as it goes on.
        since: When the pause began.
        now: When it ends.
        outages: The spans in which the bot was away.
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
    """Return the seconds a person took from one moment to another; 0 for a person who sat down after it."""
    quiet = None if chair.quiet_hours is None else QuietHours.read(chair.quiet_hours)
    return round(counted_seconds(since, until, quiet, outages)) if since < until else 0


def _with_chair(match: Match, chair: Chair) -> Match:
    return replace(match, chairs=(*match.chairs[: chair.seat], chair, *match.chairs[chair.seat + 1 :]))
