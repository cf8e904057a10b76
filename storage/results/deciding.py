"""Time to decide: how long somebody took over all decisions of theirs in a match, quiet hours left out."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from storage.quiet import Quiet, Span, counted
from storage.snapshot import Match


def decided(
    before: Match, after: Match, seat: int, now: datetime, *, absent: bool, heard: bool, away: Iterable[Span] = ()
) -> Match:
    """The match after an action of that seat, with what it took written down in its chair.

    Small steps of which nobody hears are one decision: their time adds up, and the last one counts it. `absent`: the
    clock has chosen for a person, which is counted apart.
    """
    was, chair = before.chairs[seat], after.chairs[seat]
    if not was.active:
        return after  # nothing was asked: however long it took, nobody has waited
    whole = heard or not chair.active
    if absent:
        chair = replace(chair, missed=chair.missed + 1)
    else:
        since = was.asked_at or before.turn_since
        quiet = None if was.quiet is None else Quiet.read(was.quiet)
        seconds = round(counted(since, now, quiet, away)) if since < now else 0
        chair = replace(chair, thought=chair.thought + seconds, decided=chair.decided + whole)
    chair = replace(chair, asked_at=now)
    return replace(after, chairs=(*after.chairs[:seat], chair, *after.chairs[seat + 1 :]))


def rested(match: Match, since: datetime, now: datetime) -> Match:
    """The match when it goes on after a pause: nobody has taken longer for it, nor who sat down in it."""
    chairs = [
        replace(chair, asked_at=chair.asked_at + (now - max(since, chair.asked_at)))
        if chair.active and chair.asked_at
        else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))
