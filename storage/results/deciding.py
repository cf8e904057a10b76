"""Time to decide: how long somebody took over all decisions of theirs in a match, quiet hours left out."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from storage.quiet import Quiet, Span, counted
from storage.snapshot import Chair, Match


def decided(
    before: Match, after: Match, seat: int, now: datetime, *, absent: bool, heard: bool, away: Iterable[Span] = ()
) -> Match:
    """The match after an action of that seat, with what it took written down in its chair.

    Small steps of which nobody hears are one decision: their time adds up, and the last one counts it. `absent`: the
    clock has chosen for a person, which is counted apart.
    """
    was, chair = before.chairs[seat], after.chairs[seat]
    if not was.active:
        # Nothing was asked: however long it took, nobody has waited. A choice of theirs may be taken back by the rules.
        theirs = chair.active and after.turn_since == before.turn_since and not was.timeouts
        return undecided(after, seat) if theirs else after
    whole = heard or not chair.active
    if absent:
        chair = replace(chair, missed=chair.missed + 1)
    else:
        seconds = _seconds(was, was.asked_at or before.turn_since, now, away)
        chair = replace(chair, thought=chair.thought + seconds, decided=chair.decided + whole)
    chair = replace(chair, asked_at=now)
    return replace(after, chairs=(*after.chairs[:seat], chair, *after.chairs[seat + 1 :]))


def undecided(match: Match, seat: int) -> Match:
    """The match in which a seat has taken back what it had chosen in this turn: it goes on with the same decision."""
    chair = match.chairs[seat]
    chair = replace(chair, decided=max(0, chair.decided - 1))
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def rested(match: Match, since: datetime, now: datetime, away: Iterable[Span] = ()) -> Match:
    """The match when it goes on after a pause that began at `since`: what a decision took until then is written down,
    as for a small step, and it is asked anew. To move when it was asked would put other quiet hours between."""
    chairs = [_rested(chair, since, now, away) if chair.active and chair.asked_at else chair for chair in match.chairs]
    return replace(match, chairs=tuple(chairs))


def _rested(chair: Chair, since: datetime, now: datetime, away: Iterable[Span]) -> Chair:
    assert chair.asked_at is not None
    return replace(chair, thought=chair.thought + _seconds(chair, chair.asked_at, since, away), asked_at=now)


def _seconds(chair: Chair, since: datetime, until: datetime, away: Iterable[Span]) -> int:
    """What somebody took from one moment to another; none where they sat down after it."""
    quiet = None if chair.quiet is None else Quiet.read(chair.quiet)
    return round(counted(since, until, quiet, away)) if since < until else 0
