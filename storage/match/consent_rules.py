"""The rules of consent: for each question to the players (undo, pause, replace ...), who must agree and what follows.

All kinds stand in `KINDS`. To add one, name it in `storage.match.model.Kind`, give it an entry in `KINDS`, let
`storage.services.consent` ask it, and write its texts in `bot.screens.questions`. `storage.match.consent` has the use
cases: ask, answer, withdraw.

The bot itself asks about a seat whose player is away (`ask_about_seat`). While another question is open, the seat is
queued in the details of that question, and asked about once the question is settled (`waiting_seats`).
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from storage.errors import Refused
from storage.match.change import Change, visible_change
from storage.match.clock import Clock
from storage.match.model import REPLACED, Answer, Ending, Kind, Match, Question, Status
from storage.match.pauses import pause_match, resume_match
from storage.match.seating import (
    STAND_IN,
    TIMEOUTS_BEFORE_QUESTION,
    hand_over,
    is_absent,
    is_silent,
    restart_waiting,
    seat_person,
    stop_match,
)
from storage.match.timer import set_clock
from storage.match.undo import Overtaken, UndoPlan, undo_step
from storage.time_source import TimeContext

NEXT_SEATS = "next"
"""The key in `Question.detail` under which seats are queued: the bot asks about them once that question is settled."""

AWAY = "away"
"""The key in `Question.detail` that marks a player's question about a seat whose player counts as absent, so that they
need not agree. It is set when the question is asked, or later when the bot would ask it, and does not depend on hidden
choices: the question and its voters must not show who has chosen."""

YES_NO: tuple[Answer, ...] = ("yes", "no")
ABOUT_A_SEAT: tuple[Answer, ...] = ("wait", "computer", "person", "end")


Need = Literal["undo", "quiet_hours"]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is needed, besides the match, to carry out what the players agreed on; read before the transaction begins.

    `QuestionKind.needs` says which of these facts a kind of question needs.
    """

    undo: UndoPlan | None = None
    """The undo that the players agree to."""
    quiet_hours: str | None = None
    """The quiet hours of the user who wants the seat, as `QuietHours.write` returns them; None if there are none."""


NO_FACTS = Facts()


@dataclass(frozen=True, slots=True)
class Request:
    """What a use case that may settle a question needs: the idempotency key, the clock, and facts from the database."""

    key: str
    """The idempotency key: the id of a button press, or a key that the bot makes when it counts again."""
    time: TimeContext
    facts: Facts = NO_FACTS


def players_present(match: Match, question: Question) -> tuple[int, ...]:
    """Return the Discord ids of all users who play in the match and have not left the server.

    Args:
        match: The match.
        question: Not used; all functions for `QuestionKind.voters` take it.
    """
    return tuple([chair.user for chair in match.chairs if chair.user is not None and not chair.left_server])


def others_present(match: Match, question: Question) -> tuple[int, ...]:
    """Return the Discord ids of the users who vote on a question about a seat: all players except the one in that seat.

    Players who have left the server do not vote. The player in the seat votes only if their consent is required.

    Args:
        match: The match.
        question: The question.
    """
    present = players_present(match, question)
    if question.seat is None or required_consent(match, question) is not None:
        return present
    return tuple([user for user in present if user != match.chairs[question.seat].user])


def nobody(match: Match, question: Question) -> None:
    """Return None, for kinds of questions that need no particular player's consent.

    Args:
        match: Not used, like `question`; all functions for `QuestionKind.required` take both.
        question: Not used.
    """


def owner_if_present(match: Match, question: Question) -> int | None:
    """Return the player of the seat that a question is about, who must consent before the seat is given away.

    Args:
        match: The match.
        question: The question.

    Returns:
        The player's Discord id; None if the player asked the question or counts as absent (`AWAY`), or if the bot
        asked.
    """
    if question.asked_by is None or question.seat is None or AWAY in question.detail:
        return None
    owner = match.chairs[question.seat].user
    return None if owner == question.asked_by else owner


def marked_if_away(match: Match, question: Question) -> Question:
    """Return a new question marked with `AWAY` if it needs the consent of a player who counts as absent.

    Args:
        match: The match.
        question: The question.
    """
    if question.seat is None or required_consent(match, question) is None:
        return question
    return _marked(question) if is_absent(match, match.chairs[question.seat], question.asked_at) else question


def _marked(question: Question) -> Question:
    return replace(question, detail={**question.detail, AWAY: True})


def unanimous(votes: Mapping[int, Answer], voters: Collection[int], host: int) -> Answer | None:
    """Return the result of a vote that needs everybody: `yes` once all agree, `no` at the first refusal, None before.

    Args:
        votes: The answers so far, by user.
        voters: The users who are asked.
        host: Not used; all functions for `QuestionKind.count` take it.
    """
    if "no" in votes.values():
        return "no"
    return "yes" if len(votes) == len(voters) else None


def majority(votes: Mapping[int, Answer], voters: Collection[int], host: int) -> Answer | None:
    """Return the answer of more than half of the voters; None as long as nothing is decided.

    If all have voted without a majority, the host's answer decides if it is one of the most frequent ones; otherwise
    the first of these in `ABOUT_A_SEAT` wins.

    Args:
        votes: The answers so far, by user.
        voters: The users who are asked.
        host: The user who hosts the match.
    """
    counts = Counter(votes.values())
    for answer, count in counts.items():
        if 2 * count > len(voters):
            return answer
    if not voters or len(votes) < len(voters):
        return None
    ahead = [answer for answer in ABOUT_A_SEAT if counts[answer] == max(counts.values())]
    return votes[host] if votes.get(host) in ahead else ahead[0]


def _always(match: Match, question: Question, answer: Answer) -> None:
    """Allow the question to be asked in every case."""


def _may_pause(match: Match, question: Question, answer: Answer) -> None:
    if match.paused_at is not None:
        raise Refused("is_paused")


def _may_resume(match: Match, question: Question, answer: Answer) -> None:
    if match.paused_at is None:
        raise Refused("not_paused")


def _may_change_clock(match: Match, question: Question, answer: Answer) -> None:
    if question.detail.get("clock") == (None if match.clock is None else match.clock.write()):
        raise Refused("same_clock")


def _may_replace(match: Match, question: Question, answer: Answer) -> None:
    seat = question.seat
    if seat is None or not 0 <= seat < len(match.chairs):
        raise Refused("unknown_seat", seat=seat)
    chair = match.chairs[seat]
    if chair.user is None and not (chair.is_vacant and answer == "computer"):
        raise Refused("no_person")
    asker = None if question.asked_by is None else match.seat_of(question.asked_by)
    if asker in (None, seat) or chair.user is None or not match.turn.is_simultaneous:
        return
    # Whoever keeps the others waiting must not take their seats: they may long have chosen, and nobody may know.
    if match.chairs[asker].active and is_silent(match, chair, question.asked_at):
        raise Refused("choose_first")


def _pause(match: Match, question: Question, request: Request) -> Change:
    return pause_match(match, request.time.now())


def _resume(match: Match, question: Question, request: Request) -> Change:
    return resume_match(match, request.time)


def _change_clock(match: Match, question: Question, request: Request) -> Change:
    text = question.detail.get("clock")
    return set_clock(match, None if text is None else Clock.read(text), request.time)


def _undo(match: Match, question: Question, request: Request) -> Change:
    plan = request.facts.undo
    if plan is None or plan.record_count != match.record_count:
        raise Overtaken
    assert question.seat is not None
    return undo_step(match, question.seat, question.asked_by, request.key, plan, request.time, is_public=True)


def _sit_down(match: Match, question: Question, request: Request) -> Change:
    assert question.seat is not None
    user, name = question.detail["user"], question.detail["name"]
    return seat_person(match, match.chairs[question.seat], user, name, request.facts.quiet_hours, request.time)


def _decide_seat(match: Match, question: Question, request: Request) -> Change:
    assert question.seat is not None
    chair = match.chairs[question.seat]
    match question.result:
        case "end":
            return stop_match(match, Ending("agreed", None, "", ""), None, request.time)
        case "wait":
            chairs = [replace(each, timeouts=0) if each is chair else each for each in match.chairs]
            return visible_change(restart_waiting(replace(match, chairs=tuple(chairs)), chair.seat, request.time.now()))
        case _:
            return hand_over(match, chair, STAND_IN if question.result == "computer" else None, request.time)


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """The rules for one kind of question: who may ask, who votes, how votes are counted and what the result does."""

    carry_out: Callable[[Match, Question, Request], Change]
    """A function that returns the change by which the result takes effect. It is called with the settled question for
    every result except `no`."""
    may_ask: Callable[[Match, Question, Answer], None] = _always
    """A function that raises Refused if the question cannot be asked now. Its third argument is the asker's answer."""
    open_to_all: bool = False
    """True if users who do not play may ask, too."""
    answers: tuple[Answer, ...] = YES_NO
    """The answers that voters can choose, in the order of the buttons."""
    voters: Callable[[Match, Question], tuple[int, ...]] = players_present
    """A function that returns the Discord ids of the users who are asked."""
    required: Callable[[Match, Question], int | None] = nobody
    """A function that returns the id of the voter whose own consent is necessary; None if no particular voter's is."""
    count: Callable[[Mapping[int, Answer], Collection[int], int], Answer | None] = unanimous
    """A function that counts the answers: from the answers by user, the voters and the host it returns the result, or
    None if nothing is decided yet."""
    settled_without_voters: bool = False
    """True if the question counts as agreed when no voter is left; False if it then stays open."""
    settled_if_back: bool = False
    """True if the question is settled with the result `back` as soon as the player of its seat takes an action."""
    settled_if_replaced: bool = False
    """True if the question is settled (result `withdrawn`) when its seat gets another player."""
    needs: Need | None = None
    """The field of `Facts` that `carry_out` needs; None if it needs none."""


_AWAY = QuestionKind(
    _decide_seat,
    answers=ABOUT_A_SEAT,
    voters=others_present,
    count=majority,
    settled_if_back=True,
    settled_if_replaced=True,
)


KINDS: dict[Kind, QuestionKind] = {
    "pause": QuestionKind(_pause, _may_pause),
    "resume": QuestionKind(_resume, _may_resume),
    "clock": QuestionKind(_change_clock, _may_change_clock),
    "undo": QuestionKind(_undo, needs="undo"),
    "seat": QuestionKind(
        _sit_down, open_to_all=True, settled_without_voters=True, settled_if_replaced=True, needs="quiet_hours"
    ),
    "absent": replace(_AWAY, may_ask=_may_replace, required=owner_if_present),
    "left": _AWAY,
}
"""The kinds of questions: pause the match; resume it; change the clock; undo an action; give a computer player's seat
to a person; decide about the seat of a player who is absent, or whom somebody wants to replace; decide about the seat
of a player who has left the server. All players have to agree, except about the seat of an absent player or of one who
has left: there the majority of the others decides."""


def required_consent(match: Match, question: Question) -> int | None:
    """Return the user who must agree personally before the seat that a question is about is given away.

    Args:
        match: The match.
        question: The question.

    Returns:
        The user's Discord id; None if no particular user has to agree.
    """
    return KINDS[question.kind].required(match, question)


def voters(match: Match, question: Question) -> tuple[int, ...]:
    """Return the Discord ids of the users who are asked a question, given who plays in the match now.

    Args:
        match: The match.
        question: The question.
    """
    return KINDS[question.kind].voters(match, question)


def outcome(match: Match, question: Question) -> Answer | None:
    """Return the result of the answers given so far to a question; None as long as nothing is decided.

    Answers of users who are no longer asked do not count.

    Args:
        match: The match as it is now.
        question: The question.
    """
    asked = voters(match, question)
    votes = {user: answer for user, answer in question.answers.items() if user in asked}
    result = KINDS[question.kind].count(votes, asked, match.host)
    owner = required_consent(match, question)
    if owner is None:
        return result
    own = votes.get(owner)
    if own is None or own == "wait":
        return own
    return "wait" if result in REPLACED and own not in REPLACED else result


def decided_question(match: Match) -> Question | None:
    """Return the open question of a match if its answers already decide it, so that a recount will settle it.

    This happens after a voter has left. None if there is no such question.
    """
    question = match.question
    if question is None or not question.is_open or match.status is not Status.PLAYING:
        return None
    if not voters(match, question) and not KINDS[question.kind].settled_without_voters:
        return None
    return None if outcome(match, question) is None else question


def ask_about_seat(match: Match, kind: Literal["absent", "left"], seat: int, now: datetime) -> Match:
    """Ask the other players, in the bot's name, what to do about a seat whose player is away.

    Nothing is asked if nobody is there to answer. If another question is open, the seat is queued in that question's
    details (`waiting_seats`), unless that question is already about this seat's absent player, which marks it `AWAY`.

    Args:
        match: The match.
        kind: Why the bot asks: the player is absent, or has left the server.
        seat: The seat.
        now: The time of the question, in UTC.

    Returns:
        The match with the question or the queued seat; the same object if nothing changes.
    """
    open_ = match.question
    if open_ is not None and open_.is_open:
        waiting = list(open_.detail.get(NEXT_SEATS, ()))
        if open_.seat == seat and KINDS[open_.kind].settled_if_back:
            return match if required_consent(match, open_) is None else replace(match, question=_marked(open_))
        if seat in waiting:
            return match
        return replace(match, question=replace(open_, detail={**open_.detail, NEXT_SEATS: [*waiting, seat]}))
    question = Question(match.question_count + 1, kind, None, "", seat, now)
    if not voters(match, question):
        return match
    return replace(match, question=question, question_count=question.id)


def waiting_seats(match: Match) -> tuple[int, ...]:
    """Return the seats about which the bot asks next: those queued in the last question whose players are still away.

    Empty while a question is open, and if the match is not being played.
    """
    question = match.question
    if question is None or question.is_open or match.status is not Status.PLAYING:
        return ()
    chairs = [match.chairs[seat] for seat in question.detail.get(NEXT_SEATS, ()) if seat < len(match.chairs)]
    away = [chair for chair in chairs if chair.left_server or chair.timeouts >= TIMEOUTS_BEFORE_QUESTION]
    return tuple([chair.seat for chair in away if chair.user is not None])


def ask_about_next_seat(match: Match, now: datetime) -> Match:
    """Ask the players what to do about the first of the seats that were queued behind another question.

    Args:
        match: The match.
        now: The time of the question, in UTC.

    Returns:
        The match with the new question, in whose details the remaining seats are queued; the same object if nothing is
        asked.
    """
    seats = waiting_seats(match)
    for number, seat in enumerate(seats):
        asked = ask_about_seat(match, "left" if match.chairs[seat].left_server else "absent", seat, now)
        if asked.question is not None and asked is not match:
            return replace(asked, question=replace(asked.question, detail={NEXT_SEATS: list(seats[number + 1 :])}))
    return match


def settle_as_back(match: Match, seat: int) -> Match:
    """Return the match with an open question about a seat's absent player settled, because that player has just acted.

    Without such a question the match is returned unchanged. So it is if the player does not count as absent, since the
    action may be a hidden choice.

    Args:
        match: The match.
        seat: The seat that has acted.
    """
    question = match.question
    if question is None or not question.is_open or question.seat != seat or not KINDS[question.kind].settled_if_back:
        return match
    if question.asked_by is not None and AWAY not in question.detail:
        return match
    return replace(match, question=replace(question, result="back", decided_by=match.chairs[seat].name))


def settle_as_replaced(match: Match, seat: int) -> Match:
    """Return the match with an open question about who plays a seat withdrawn, because the seat gets another player.

    Without such a question the match is returned unchanged.

    Args:
        match: The match.
        seat: The seat.
    """
    question = match.question
    if question is None or not question.is_open or question.seat != seat:
        return match
    if not KINDS[question.kind].settled_if_replaced:
        return match
    return replace(match, question=replace(question, result="withdrawn"))
