"""Consent: the use cases by which the players of a match decide together, by asking and answering questions.

Each function returns an `Act`, a function from the newest version of the match to the change to commit. The callers are
the methods of `storage.services.consent.Consent`, which read from the database what a use case needs. Who has to agree
to what, an undo for instance, and what happens then is declared in `storage.match.consent_rules.KINDS`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from storage.errors import Refused
from storage.match.change import Act, Change, visible_change
from storage.match.consent_rules import (
    AWAY,
    KINDS,
    Request,
    ask_about_next_seat,
    ask_about_seat,
    marked_if_away,
    outcome,
    settle_as_replaced,
    voters,
)
from storage.match.model import Answer, Kind, Match, Question
from storage.match.play import require_playing
from storage.match.seating import long_empty_seat, restart_waiting, seat_person, with_player_there, with_sign_of
from storage.match.undo import Overtaken
from storage.time_source import TimeContext


def ask(
    kind: Kind,
    user: int,
    name: str,
    request: Request,
    *,
    seat: int | None = None,
    detail: Mapping[str, Any] | None = None,
    answer: Answer = "yes",
) -> Act:
    """Return the use case in which a user asks the players of a match a question.

    If nobody else has to answer, the question is settled at once.

    Args:
        kind: The kind of question.
        user: The user who asks.
        name: That user's name.
        request: The idempotency key, the clock to read and the facts that this kind needs.
        seat: The seat that the question is about.
        detail: The parameters of what is proposed; see `Question.detail`.
        answer: The asker's own answer.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_started`, `over`, `not_seated`,
        `question_open`, or what `QuestionKind.may_ask` or `QuestionKind.carry_out` raises). That includes Overtaken, if
        an undo was planned for an older state of the match.
    """

    def act(match: Match) -> Change:
        require_playing(match)
        if match.seat_of(user) is None and not KINDS[kind].open_to_all:
            raise Refused("not_seated")
        if match.question is not None and match.question.is_open:
            raise Refused("question_open")
        question = Question(match.question_count + 1, kind, user, name, seat, request.time.now(), detail or {})
        KINDS[kind].may_ask(match, question, answer)
        question = marked_if_away(match, question)
        match = _with_sign_of(replace(match, question_count=question.id), user, request.time)
        asked = voters(match, question)
        if user in asked:
            question = question.with_answer(user, answer)
        elif not asked and seat is not None and match.seat_of(user) == seat:
            # The asker's own seat, and nobody else is there: no question has to be shown.
            return KINDS[kind].carry_out(match, replace(question, result=answer), request)
        return _count(match, question, name, request)

    return act


def answer(user: int, number: int, choice: str, request: Request) -> Act:
    """Return the use case in which a player answers the open question; if that decides it, the result is carried out.

    Args:
        user: The user who answers.
        number: The question's id.
        choice: The answer.
        request: The idempotency key, the clock to read and the facts that a settled question of this kind needs.

    If the player of a seat counts as absent, any answer of theirs to the question about that seat shows that they are
    there: the table then waits for them.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_started`, `over`, `not_asked`,
        `question_settled` if the question is settled or has no such answer, or what `QuestionKind.carry_out` raises).
        That includes Overtaken, if an undo was planned for an older state of the match.
    """

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        seat = match.seat_of(user)
        is_away = AWAY in question.detail or (question.asked_by is None and KINDS[question.kind].settled_if_back)
        is_back = seat is not None and question.seat == seat and is_away
        if user not in voters(match, question) and not is_back:
            raise Refused("not_asked")
        match = _with_sign_of(match, user, request.time)
        chosen = next((each for each in KINDS[question.kind].answers if each == choice), None)
        if chosen is None:
            raise Refused("question_settled")
        name = "" if seat is None else match.chairs[seat].name
        if is_back and seat is not None:  # whatever they press, they are there
            match = with_player_there(match, seat)
            question = replace(question, result="wait", decided_by=name)
            return KINDS[question.kind].carry_out(replace(match, question=question), question, request)
        return _count(match, question.with_answer(user, chosen), name, request)

    return act


def withdraw(user: int, number: int, time: TimeContext) -> Act:
    """Return the use case that withdraws the open question to a match's players, so that nothing is decided.

    Args:
        user: The user who withdraws it: the one who asked, or the host.
        number: The question's id.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_started`, `over`, `question_settled`,
        `not_yours_to_withdraw`).
    """

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if user not in (question.asked_by, match.host):
            raise Refused("not_yours_to_withdraw")
        if question.seat is not None:
            match = restart_waiting(match, question.seat, time.now())
        return visible_change(replace(match, question=replace(question, result="withdrawn")))

    return act


def recount(number: int, request: Request) -> Act:
    """Return the use case that counts the answers to the open question again, because the voters have changed.

    Args:
        number: The question's id.
        request: The idempotency key, the clock to read and the facts that a settled question of this kind needs.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_started`, `over`,
        `question_settled`, `question_open` if the answers do not settle the question, or what `QuestionKind.carry_out`
        raises). That includes Overtaken, if an undo was planned for an older state of the match.
    """

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if outcome(match, question) is None:
            raise Refused("question_open")  # a refusal leaves the key unused, for the next recount
        return _count(match, question, "", request)

    return act


def settle_overtaken(number: int, record_count: int, user: int) -> Act:
    """Return the use case that settles a question about an undo, with the result `overtaken`: it became impossible.

    Args:
        number: The question's id.
        record_count: How many records the match had when the undo was found impossible.
        user: The user who has just agreed to the undo.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_started`, `over`,
        `question_settled`, `not_asked`), and Overtaken if the match has another number of records by now.
    """

    def act(match: Match) -> Change:
        question = _open_question(match, number)
        if user not in voters(match, question):
            raise Refused("not_asked")
        if match.record_count != record_count:
            raise Overtaken
        return visible_change(replace(match, question=replace(question, result="overtaken")))

    return act


def _open_question(match: Match, number: int) -> Question:
    require_playing(match)
    question = match.question
    if question is None or question.id != number or not question.is_open:
        raise Refused("question_settled")
    return question


def _with_sign_of(match: Match, user: int, time: TimeContext) -> Match:
    """Return the match in which everybody knows that a user is there, because a question or a vote is theirs."""
    seat = match.seat_of(user)
    return match if seat is None else with_sign_of(match, seat, time.now())


def _count(match: Match, question: Question, name: str, request: Request) -> Change:
    """Return the change that stores a question with its answers and, if they settle it, carries out the result.

    Args:
        match: The match.
        question: The question with its newest answer.
        name: The name of the player who gave the newest answer; empty if the answers are only counted again.
        request: The idempotency key, the clock to read and the facts that carrying it out needs.
    """
    result = outcome(match, question)
    if result is None:
        return visible_change(replace(match, question=question))
    question = replace(question, result=result, decided_by=name)
    match = replace(match, question=question)
    return visible_change(match) if result == "no" else KINDS[question.kind].carry_out(match, question, request)


def sit_down(user: int, name: str, quiet_hours: str | None, time: TimeContext) -> Act:
    """Return the use case in which a user takes the seat reserved for them, or else a vacant one, without a vote.

    In a private match, a vacant seat is not simply taken: whoever sits there sees what only its players may see.

    Args:
        user: The user.
        name: The user's name.
        quiet_hours: The user's quiet hours, as `QuietHours.write` returns them; None if there are none.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_started`, `over`, `already_in`, and
        `no_seat` if there is no such seat).
    """

    def act(match: Match) -> Change:
        require_playing(match)
        if match.seat_of(user) is not None:
            raise Refused("already_in")
        reserved = [chair for chair in match.chairs if chair.user is None and chair.reserved_for == user]
        vacant = [chair for chair in match.chairs if chair.is_vacant and not match.is_private]
        for chair in (*reserved, *vacant):
            return seat_person(settle_as_replaced(match, chair.seat), chair, user, name, quiet_hours, time)
        raise Refused("no_seat")

    return act


def mark_left_server(user: int, time: TimeContext) -> Act:
    """Return the use case that notes that a player has left the server, and asks the others what to do about the seat.

    An open question that this player asked is withdrawn. Nothing changes if the user has no seat in the match, the
    departure is noted already, or the match is not being played.

    Args:
        user: The player.
        time: The clock to read, and the intervals in which the bot was down.
    """

    def act(match: Match) -> Change:
        seat = match.seat_of(user)
        if seat is None or not match.is_open or match.state is None or match.chairs[seat].left_server:
            return Change(match)
        chairs = [
            replace(chair, left_server=True, untold=None, untold_timeouts=0) if chair.seat == seat else chair
            for chair in match.chairs
        ]
        match = replace(match, chairs=tuple(chairs))
        question = match.question
        if question is not None and question.is_open and question.asked_by == user:
            match = replace(match, question=replace(question, result="withdrawn"))
        return visible_change(ask_about_seat(match, "left", seat, time.now()))

    return act


def ask_next(time: TimeContext) -> Act:
    """Return the use case that asks the players about the next seat that was queued while another question was open.

    It changes nothing if no seat is queued or the other question is still open.

    Args:
        time: The clock to read.
    """

    def act(match: Match) -> Change:
        after = ask_about_next_seat(match, time.now())
        return Change(match) if after is match else visible_change(after)

    return act


def ask_again(time: TimeContext) -> Act:
    """Return the use case that asks the players again what to do about an empty seat for which they have long waited.

    It changes nothing if there is no such seat (`long_empty_seat`).

    Args:
        time: The clock to read, and the intervals in which the bot was down.
    """

    def act(match: Match) -> Change:
        seat = long_empty_seat(match, time.now(), time.outages)
        if seat is None:
            return Change(match)
        after = ask_about_seat(match, "left" if match.chairs[seat].left_server else "absent", seat, time.now())
        return Change(match) if after is match else visible_change(after)

    return act
