"""Questions to the table: who is asked, what settles one, and asking about a seat in which nobody is."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Literal

from storage.match.model import Match, Question, Result, Status
from storage.match.quiet_hours import counted_seconds
from storage.time_source import Span

TIMEOUTS_BEFORE_QUESTION = 2
"""After so many decisions in a row that the clock has made for a seat, the others are asked."""
SILENCE_LIMIT = timedelta(days=3)
"""Who owes a decision for longer at a table without a clock counts as away, for there nobody's time runs out."""
EMPTY_SEAT_BANKS = 2
"""For as many banks of the clock nobody may be where somebody is waited for, until the table is asked again; for no
longer than SILENT, and as long as that without a clock."""
NEXT_SEATS = "next"
"""Where a question notes the seats about which the table is asked after it."""


def required_consent(match: Match, question: Question) -> int | None:
    """The user without whose own yes nobody takes their seat: somebody else has asked about it, and they are there."""
    if question.kind != "absent" or question.asked_by is None or question.seat is None:
        return None
    chair = match.chairs[question.seat]
    away = chair.left_server or chair.timeouts >= TIMEOUTS_BEFORE_QUESTION
    if match.clock is None and chair.active and chair.thinking_since is not None:
        away = away or question.asked_at - chair.thinking_since > SILENCE_LIMIT
    return None if away or chair.user == question.asked_by else chair.user


def voters(match: Match, question: Question) -> tuple[int, ...]:
    """Return the users who are asked: all who play and have not left.

    The user whom the question is about is asked only if their consent is required.
    """
    others = question.kind in ("absent", "left") and required_consent(match, question) is None
    about = question.seat if others else None
    return tuple([c.user for c in match.chairs if c.user is not None and c.seat != about and not c.left_server])


def ask_about_seat(match: Match, kind: Literal["absent", "left"], seat: int, now: datetime) -> Match:
    """Open a question about what to do with a seat, if anybody is there to answer.

    While another question is open, the seat is noted in it and asked about once that one is settled (`waiting_seats`).
    """
    open_ = match.question
    if open_ is not None and open_.is_open:
        waiting = list(open_.detail.get(NEXT_SEATS, ()))
        if seat in waiting or (open_.seat == seat and open_.kind in ("absent", "left")):
            return match
        return replace(match, question=replace(open_, detail={**open_.detail, NEXT_SEATS: [*waiting, seat]}))
    question = Question(match.question_count + 1, kind, None, "", seat, now)
    if not voters(match, question):
        return match
    return replace(match, question=question, question_count=question.id)


def waiting_seats(match: Match) -> tuple[int, ...]:
    """The seats about which the table has still to be asked, now that nothing else is; not those who are back."""
    question = match.question
    if question is None or question.is_open or match.status is not Status.PLAYING:
        return ()
    chairs = [match.chairs[seat] for seat in question.detail.get(NEXT_SEATS, ()) if seat < len(match.chairs)]
    away = [chair for chair in chairs if chair.left_server or chair.timeouts >= TIMEOUTS_BEFORE_QUESTION]
    return tuple([chair.seat for chair in away if chair.user is not None])


def ask_about_next_seat(match: Match, now: datetime) -> Match:
    """The match with the first of these questions, if there is one."""
    seats = waiting_seats(match)
    if not seats:
        return match
    for number, seat in enumerate(seats):
        asked = ask_about_seat(match, "left" if match.chairs[seat].left_server else "absent", seat, now)
        if asked.question is not None and asked is not match:
            return replace(asked, question=replace(asked.question, detail={NEXT_SEATS: list(seats[number + 1 :])}))
    return match


def long_empty_seat(match: Match, now: datetime, outages: Iterable[Span]) -> int | None:
    """Return the seat for which the table has waited too long, None if there is none or nothing can be asked now.

    The seat is vacant, or its person has left, and no time runs that would end the wait.
    """
    open_ = match.question is not None and match.question.is_open
    if match.status is not Status.PLAYING or match.paused_at is not None or open_:
        return None
    enough = (
        SILENCE_LIMIT.total_seconds()
        if match.clock is None
        else min(EMPTY_SEAT_BANKS * match.clock.bank, SILENCE_LIMIT.total_seconds())
    )
    for chair in match.chairs:
        empty = chair.is_vacant or (chair.left_server and chair.shown_timer is None)
        waits_since = chair.thinking_since or match.turn.since
        if chair.active and empty and counted_seconds(waits_since, now, None, outages) >= enough:
            return chair.seat
    return None


def restart_waiting(match: Match, seat: int, now: datetime) -> Match:
    """The match in which the table has looked at a seat in which nobody is, and waits on: from now."""
    chairs = [
        replace(chair, thinking_since=now)
        if chair.seat == seat and chair.active and (chair.is_vacant or chair.left_server)
        else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def settle_as_back(match: Match, seat: int) -> Match:
    """The match without the question what to do about a seat whose person has just acted."""
    question = match.question
    if question is None or not question.is_open or question.seat != seat or question.kind not in ("absent", "left"):
        return match
    return replace(match, question=replace(question, result="back", decided_by=match.chairs[seat].name))


def outcome(match: Match, question: Question) -> Result | None:
    """What the answers to a question come to as the table is now; None as long as nothing is decided."""
    return question.settled(voters(match, question), match.host, required_consent(match, question))


def decided_question(match: Match) -> Question | None:
    """The open question of a match whose answers suffice as the table is now, and which is to be counted again."""
    question = match.question
    if question is None or not question.is_open or match.status is not Status.PLAYING:
        return None
    nobody_left = not voters(match, question) and question.kind != "seat"
    return None if nobody_left or outcome(match, question) is None else question
