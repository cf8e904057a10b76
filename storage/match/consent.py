"""Consent: ask the table, answer, and do what was agreed on. Each is an act upon a match."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from storage.errors import Refused
from storage.match.change import Act, Change
from storage.match.clock import Clock
from storage.match.model import Chair, Ending, Kind, Match, Question, Result
from storage.match.play import STAND_IN, require_playing, seat_player, stop_match, visible_change
from storage.match.questions import (
    ask_about_next_seat,
    ask_about_seat,
    long_empty_seat,
    outcome,
    restart_waiting,
    voters,
)
from storage.match.timer import pause_match, resume_match, set_clock
from storage.match.undo import Overtaken, UndoPlan, undo_step
from storage.time_source import TimeContext


def ask(
    key: str,
    kind: Kind,
    user: int,
    name: str,
    time: TimeContext,
    *,
    seat: int | None = None,
    detail: Mapping[str, Any] | None = None,
    choice: Result = "yes",
    quiet_hours: str | None = None,
    undo: UndoPlan | None = None,
    records: int = 0,
) -> Act:
    """Ask the table; who asks has answered. Where nobody else has to, it is settled at once."""

    def act(match: Match) -> Change:
        _may_ask(match, kind, user, detail or {})
        question = Question(match.question_count + 1, kind, user, name, seat, time.now(), detail or {})
        match = replace(match, question_count=question.id)
        if user in voters(match, question):
            question = question.with_answer(user, choice)
        elif seat is not None and match.seat_of(user) == seat and not voters(match, question):
            return _carry_out(
                match, replace(question, result=choice), choice, time, quiet_hours
            )  # one's own, and nobody minds
        return _count(match, question, name, key, time, quiet_hours, undo, records)

    return act


def _open_question(match: Match, number: int) -> Question:
    """The question of that number. Raises Refused: `question_settled`, or the match is not played."""
    require_playing(match)
    question = match.question
    if question is None or question.id != number or not question.is_open:
        raise Refused("question_settled")
    return question


def answer(
    key: str,
    user: int,
    number: int,
    choice: str,
    time: TimeContext,
    *,
    quiet_hours: str | None = None,
    undo: UndoPlan | None = None,
    records: int = 0,
) -> Act:
    """Answer a question. `withdrawn`, by who asked it or by the host, takes it off the table."""

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if choice == "withdrawn":
            if user not in (question.asked_by, match.host):
                raise Refused("not_yours_to_withdraw")
            if question.seat is not None:
                match = restart_waiting(match, question.seat, time.now())
            return visible_change(match, question=replace(question, result="withdrawn"))
        if user not in voters(match, question):
            raise Refused("not_asked")
        if choice not in question.choices:
            raise Refused("question_settled")
        seat = match.seat_of(user)
        name = "" if seat is None else match.chairs[seat].name
        question = question.with_answer(user, choice)
        return _count(match, question, name, key, time, quiet_hours, undo, records)

    return act


def settle_overtaken(number: int, records: int, user: int | None = None) -> Act:
    """Settle an undo question whose step can no longer be undone, so that the table can be asked something else.

    Args:
        number: The question's number.
        records: The number of records that the match had when the question was found to be overtaken.
        user: The user who has just agreed to it, if any.
    """

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if user is not None and user not in voters(match, question):
            raise Refused("not_asked")
        if match.record_count != records:
            raise Overtaken
        return visible_change(match, question=replace(question, result="overtaken"))

    return act


def recount(
    key: str,
    number: int,
    time: TimeContext,
    *,
    quiet_hours: str | None = None,
    undo: UndoPlan | None = None,
    records: int = 0,
) -> Act:
    """Count the answers to a question again, for those who are asked are others now."""

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if outcome(match, question) is None:
            raise Refused("question_open")  # so that the key is there for the next time
        return _count(match, question, "", key, time, quiet_hours, undo, records)

    return act


def _may_ask(match: Match, kind: Kind, user: int, detail: Mapping[str, Any]) -> None:
    require_playing(match)
    if kind != "seat" and match.seat_of(user) is None:
        raise Refused("not_seated")
    if match.question is not None and match.question.is_open:
        raise Refused("question_open")
    if kind == "pause" and match.paused_at is not None:
        raise Refused("is_paused")
    if kind == "resume" and match.paused_at is None:
        raise Refused("not_paused")
    if kind == "clock" and detail.get("clock") == (None if match.clock is None else match.clock.write()):
        raise Refused("same_clock")


def _count(
    match: Match,
    question: Question,
    name: str,
    key: str,
    time: TimeContext,
    quiet_hours: str | None,
    back: UndoPlan | None,
    records: int,
) -> Change:
    """The question with its answers, and what follows when they settle it."""
    result = outcome(match, question)
    if result is None:
        return visible_change(match, question=question)
    question = replace(question, result=result, decided_by=name)
    match = replace(match, question=question)
    if result in ("no", "back", "withdrawn"):
        return visible_change(match)
    if question.kind == "undo":
        if back is None or records != match.record_count:
            raise Overtaken
        assert question.seat is not None
        return undo_step(match, question.seat, question.asked_by, key, back, time, open_=True)
    return _carry_out(match, question, result, time, quiet_hours)


def _carry_out(match: Match, question: Question, result: Result, time: TimeContext, quiet_hours: str | None) -> Change:
    if question.kind == "pause":
        return pause_match(match, time.now())
    if question.kind == "resume":
        return resume_match(match, time)
    if question.kind == "clock":
        text = question.detail.get("clock")
        return set_clock(match, None if text is None else Clock.read(text), time)
    assert question.seat is not None
    chair = match.chairs[question.seat]
    if question.kind == "seat":
        return seat_person(match, chair, question.detail["user"], question.detail["name"], quiet_hours, time)
    if result == "end":
        return stop_match(match, Ending("agreed", None, "", ""), None, time)
    if result == "wait":
        rest = [replace(each, timeouts=0) if each is chair else each for each in match.chairs]
        return visible_change(restart_waiting(replace(match, chairs=tuple(rest)), chair.seat, time.now()))
    return hand_over(match, chair, STAND_IN if result == "computer" else None, time)


def hand_over(match: Match, chair: Chair, computer: str | None, time: TimeContext) -> Change:
    """A chair given to a computer, or to whoever comes; its person may take it back."""
    held_for = chair.user or chair.reserved_for
    return seat_player(
        match, replace(chair, user=None, computer=computer, reserved_for=held_for, quiet_hours=None), time
    )


def seat_person(match: Match, chair: Chair, user: int, name: str, quiet_hours: str | None, time: TimeContext) -> Change:
    """A person in a chair that a computer held, or nobody."""
    if match.seat_of(user) is not None:
        raise Refused("already_in")
    if chair.user is not None:
        raise Refused("seat_taken")
    new = replace(chair, user=user, name=name, computer=None, reserved_for=None, quiet_hours=quiet_hours)
    return seat_player(match, new, time)


def sit_down(user: int, name: str, quiet_hours: str | None, time: TimeContext) -> Act:
    """Take the seat that is held for oneself, or one that is vacant. Refused: `no_seat` when there is none."""

    def act(match: Match) -> Change:
        require_playing(match)
        if match.seat_of(user) is not None:
            raise Refused("already_in")
        for chair in match.chairs:
            if chair.user is None and chair.reserved_for == user:
                return seat_person(match, chair, user, name, quiet_hours, time)
        for chair in match.chairs:
            if chair.is_vacant:
                return seat_person(match, chair, user, name, quiet_hours, time)
        raise Refused("no_seat")

    return act


def mark_gone(user: int, time: TimeContext) -> Act:
    """Somebody was found to have left the server: the table is asked what to do about their seat."""

    def act(match: Match) -> Change:
        seat = match.seat_of(user)
        if seat is None or not match.is_open or match.state is None or match.chairs[seat].left_server:
            return Change(match)
        chairs = [replace(chair, left_server=True) if chair.seat == seat else chair for chair in match.chairs]
        match = replace(match, chairs=tuple(chairs))
        question = match.question
        if question is not None and question.is_open and question.asked_by == user:
            match = replace(match, question=replace(question, result="withdrawn"))
        match = ask_about_seat(match, "left", seat, time.now())
        return visible_change(match)

    return act


def ask_next(time: TimeContext) -> Act:
    """Ask what had to wait while something else was asked."""

    def act(match: Match) -> Change:
        after = ask_about_next_seat(match, time.now())
        return Change(match) if after is match else visible_change(after)

    return act


def ask_again(time: TimeContext) -> Act:
    """Ask once more about a seat in which nobody is, if the table has waited for it for long."""

    def act(match: Match) -> Change:
        seat = long_empty_seat(match, time.now(), time.outages)
        if seat is None:
            return Change(match)
        after = ask_about_seat(match, "left" if match.chairs[seat].left_server else "absent", seat, time.now())
        return Change(match) if after is match else visible_change(after)

    return act
