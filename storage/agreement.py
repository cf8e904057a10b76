"""Agreeing: questions that players ask their table, the answers, and what follows. Each is an act upon a match."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from storage.asking import asked_about, asked_next, long_empty, outcome, voters, waited_on
from storage.change import Act, Change
from storage.clock import Clock
from storage.increments import Undoing
from storage.play import STAND_IN, playing, seated, seen, stopped
from storage.question import Kind, Question, Result
from storage.refused import Refused
from storage.rewinding import Overtaken, rewound
from storage.snapshot import Chair, Ending, Match
from storage.timing import Hours, paused, resumed, set_clock


def asked(
    key: str,
    kind: Kind,
    user: int,
    name: str,
    hours: Hours,
    *,
    seat: int | None = None,
    detail: Mapping[str, Any] | None = None,
    choice: Result = "yes",
    quiet: str | None = None,
    taking_back: Undoing | None = None,
    records: int = 0,
) -> Act:
    """Ask the table; who asks has answered. Where nobody else has to, it is settled at once."""

    def act(match: Match) -> Change:
        _may_ask(match, kind, user, detail or {})
        question = Question(match.questions + 1, kind, user, name, seat, hours.now(), detail or {})
        match = replace(match, questions=question.id)
        if user in voters(match, question):
            question = question.answered(user, choice)
        elif seat is not None and match.seat_of(user) == seat and not voters(match, question):
            return _done(match, replace(question, result=choice), choice, hours, quiet)  # one's own, and nobody minds
        return _counted(match, question, name, key, hours, quiet, taking_back, records)

    return act


def _open_question(match: Match, number: int) -> Question:
    """The question of that number. Raises Refused: `question_settled`, or the match is not played."""
    playing(match)
    question = match.question
    if question is None or question.id != number or not question.open:
        raise Refused("question_settled")
    return question


def answered(
    key: str,
    user: int,
    number: int,
    choice: str,
    hours: Hours,
    *,
    quiet: str | None = None,
    taking_back: Undoing | None = None,
    records: int = 0,
) -> Act:
    """Answer a question. `withdrawn`, by who asked it or by the host, takes it off the table."""

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if choice == "withdrawn":
            if user not in (question.by, match.host):
                raise Refused("not_yours_to_withdraw")
            if question.seat is not None:
                match = waited_on(match, question.seat, hours.now())
            return seen(match, question=replace(question, result="withdrawn"))
        if user not in voters(match, question):
            raise Refused("not_asked")
        if choice not in question.choices:
            raise Refused("question_settled")
        seat = match.seat_of(user)
        name = "" if seat is None else match.chairs[seat].name
        question = question.answered(user, choice)
        return _counted(match, question, name, key, hours, quiet, taking_back, records)

    return act


def fallen(number: int, records: int, user: int | None = None) -> Act:
    """Settle a question whose step cannot be taken back any more, so that the table can be asked something else.
    `user`: who has just agreed to it."""

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if user is not None and user not in voters(match, question):
            raise Refused("not_asked")
        if match.records != records:
            raise Overtaken
        return seen(match, question=replace(question, result="overtaken"))

    return act


def recounted(
    key: str,
    number: int,
    hours: Hours,
    *,
    quiet: str | None = None,
    taking_back: Undoing | None = None,
    records: int = 0,
) -> Act:
    """Count the answers to a question again, for those who are asked are others now."""

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if outcome(match, question) is None:
            raise Refused("question_open")  # so that the key is there for the next time
        return _counted(match, question, "", key, hours, quiet, taking_back, records)

    return act


def _may_ask(match: Match, kind: Kind, user: int, detail: Mapping[str, Any]) -> None:
    playing(match)
    if kind != "seat" and match.seat_of(user) is None:
        raise Refused("not_seated")
    if match.question is not None and match.question.open:
        raise Refused("question_open")
    if kind == "pause" and match.paused_at is not None:
        raise Refused("is_paused")
    if kind == "resume" and match.paused_at is None:
        raise Refused("not_paused")
    if kind == "clock" and detail.get("clock") == (None if match.clock is None else match.clock.write()):
        raise Refused("same_clock")


def _counted(
    match: Match,
    question: Question,
    name: str,
    key: str,
    hours: Hours,
    quiet: str | None,
    back: Undoing | None,
    records: int,
) -> Change:
    """The question with its answers, and what follows when they settle it."""
    result = outcome(match, question)
    if result is None:
        return seen(match, question=question)
    question = replace(question, result=result, decided_by=name)
    match = replace(match, question=question)
    if result in ("no", "back", "withdrawn"):
        return seen(match)
    if question.kind == "undo":
        if back is None or records != match.records:
            raise Overtaken
        assert question.seat is not None
        return rewound(match, question.seat, question.by, key, back, hours, open_=True)
    return _done(match, question, result, hours, quiet)


def _done(match: Match, question: Question, result: Result, hours: Hours, quiet: str | None) -> Change:
    if question.kind == "pause":
        return paused(match, hours.now())
    if question.kind == "resume":
        return resumed(match, hours)
    if question.kind == "clock":
        text = question.detail.get("clock")
        return set_clock(match, None if text is None else Clock.read(text), hours)
    assert question.seat is not None
    chair = match.chairs[question.seat]
    if question.kind == "seat":
        return sat_down(match, chair, question.detail["user"], question.detail["name"], quiet, hours)
    if result == "end":
        return stopped(match, Ending("agreed", None, "", ""), None, hours)
    if result == "wait":
        rest = [replace(each, timeouts=0) if each is chair else each for each in match.chairs]
        return seen(waited_on(replace(match, chairs=tuple(rest)), chair.seat, hours.now()))
    return handed_over(match, chair, STAND_IN if result == "computer" else None, hours)


def handed_over(match: Match, chair: Chair, computer: str | None, hours: Hours) -> Change:
    """A chair given to a computer, or to whoever comes; its person may take it back."""
    held_for = chair.user or chair.held_for
    return seated(match, replace(chair, user=None, computer=computer, held_for=held_for, quiet=None), hours)


def sat_down(match: Match, chair: Chair, user: int, name: str, quiet: str | None, hours: Hours) -> Change:
    """A person in a chair that a computer held, or nobody."""
    if match.seat_of(user) is not None:
        raise Refused("already_in")
    if chair.user is not None:
        raise Refused("seat_taken")
    new = replace(chair, user=user, name=name, computer=None, held_for=None, quiet=quiet)
    return seated(match, new, hours)


def sitting_down(user: int, name: str, quiet: str | None, hours: Hours) -> Act:
    """Take the seat that is held for oneself, or one that is vacant. Refused: `no_seat` when there is none."""

    def act(match: Match) -> Change:
        playing(match)
        if match.seat_of(user) is not None:
            raise Refused("already_in")
        for chair in match.chairs:
            if chair.user is None and chair.held_for == user:
                return sat_down(match, chair, user, name, quiet, hours)
        for chair in match.chairs:
            if chair.vacant:
                return sat_down(match, chair, user, name, quiet, hours)
        raise Refused("no_seat")

    return act


def found_gone(user: int, hours: Hours) -> Act:
    """Somebody was found to have left the server: the table is asked what to do about their seat."""

    def act(match: Match) -> Change:
        seat = match.seat_of(user)
        if seat is None or not match.open or match.state is None or match.chairs[seat].gone:
            return Change(match)
        chairs = [replace(chair, gone=True) if chair.seat == seat else chair for chair in match.chairs]
        match = replace(match, chairs=tuple(chairs))
        question = match.question
        if question is not None and question.open and question.by == user:
            match = replace(match, question=replace(question, result="withdrawn"))
        match = asked_about(match, "left", seat, hours.now())
        return seen(match)

    return act


def next_asked(hours: Hours) -> Act:
    """Ask what had to wait while something else was asked."""

    def act(match: Match) -> Change:
        after = asked_next(match, hours.now())
        return Change(match) if after is match else seen(after)

    return act


def asked_again(hours: Hours) -> Act:
    """Ask once more about a seat in which nobody is, if the table has waited for it for long."""

    def act(match: Match) -> Change:
        seat = long_empty(match, hours.now(), hours.away)
        if seat is None:
            return Change(match)
        after = asked_about(match, "left" if match.chairs[seat].gone else "absent", seat, hours.now())
        return Change(match) if after is match else seen(after)

    return act
