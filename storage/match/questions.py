"""Questions to the table: every kind in one table, who is asked, what settles a question, and what happens then.

To add a kind, name it in `storage.match.model.Kind`, give it an entry in `KINDS`, let `storage.services.consent` ask
it, and write its texts in `bot.screens.questions`. `storage.match.consent` has the acts: ask, answer, withdraw.

The bot asks by itself about a seat whose player is away (`ask_about_seat`). While another question is open, the seat
waits in that question's details (`waiting_seats`).
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Literal

from storage.errors import Refused
from storage.match.change import Change, visible_change
from storage.match.clock import Clock
from storage.match.model import REPLACED, Answer, Ending, Kind, Match, Question, Status
from storage.match.quiet_hours import counted_seconds
from storage.match.seating import STAND_IN, hand_over, seat_person, stop_match
from storage.match.timer import pause_match, resume_match, set_clock
from storage.match.undo import Overtaken, UndoPlan, undo_step
from storage.time_source import Span, TimeContext

TIMEOUTS_BEFORE_QUESTION = 2
"""The number of timeouts in a row after which the other players are asked about a seat."""
SILENCE_LIMIT = timedelta(days=3)
"""Without a clock, a player who takes longer than this for a decision counts as absent."""
EMPTY_SEAT_BANKS = 2
"""The bot asks again about an empty seat after this many times the clock's bank; after `SILENCE_LIMIT` at the latest,
and if there is no clock."""
NEXT_SEATS = "next"
"""The key in a question's details for the seats that the table is asked about afterwards."""

YES_NO: tuple[Answer, ...] = ("yes", "no")
ABOUT_A_SEAT: tuple[Answer, ...] = ("wait", "computer", "person", "end")

Need = Literal["undo", "quiet_hours"]


@dataclass(frozen=True, slots=True)
class Facts:
    """What a kind needs to know that the match does not hold; read before the transaction (`QuestionKind.needs`)."""

    undo: UndoPlan | None = None
    """The undo that the table agrees to."""
    quiet_hours: str | None = None
    """The quiet hours of the user who wants the seat."""


NO_FACTS = Facts()


@dataclass(frozen=True, slots=True)
class Request:
    """The request that may settle a question: a press, or a recount by the bot."""

    key: str
    """Its idempotency key."""
    time: TimeContext
    facts: Facts = NO_FACTS


def players_present(match: Match, question: Question) -> tuple[int, ...]:
    """Return everybody who plays and has not left the server."""
    return tuple([chair.user for chair in match.chairs if chair.user is not None and not chair.left_server])


def others_present(match: Match, question: Question) -> tuple[int, ...]:
    """Return `players_present`, without the player of the seat unless that player has to agree."""
    present = players_present(match, question)
    if question.seat is None or required_consent(match, question) is not None:
        return present
    return tuple([user for user in present if user != match.chairs[question.seat].user])


def nobody(match: Match, question: Question) -> None:
    """Return None: nobody's own consent is required."""


def owner_if_present(match: Match, question: Question) -> int | None:
    """Return the player of the seat if somebody else has asked about it and the player is not absent."""
    if question.asked_by is None or question.seat is None:
        return None
    chair = match.chairs[question.seat]
    away = chair.left_server or chair.timeouts >= TIMEOUTS_BEFORE_QUESTION
    if match.clock is None and chair.active and chair.thinking_since is not None:
        away = away or question.asked_at - chair.thinking_since > SILENCE_LIMIT
    return None if away or chair.user == question.asked_by else chair.user


def unanimous(votes: Mapping[int, Answer], voters: Collection[int], host: int) -> Answer | None:
    """Return `yes` once every voter agrees, `no` at the first refusal, None before."""
    if "no" in votes.values():
        return "no"
    return "yes" if len(votes) == len(voters) else None


def majority(votes: Mapping[int, Answer], voters: Collection[int], host: int) -> Answer | None:
    """Return the answer of more than half of the voters; None as long as nothing is decided.

    Once all have voted, the host's vote breaks a tie, or else the order of `ABOUT_A_SEAT`.
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
    """Forbid nothing."""


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
    return undo_step(match, question.seat, question.asked_by, request.key, plan, request.time, open_=True)


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
    """One kind of question to the table."""

    carry_out: Callable[[Match, Question, Request], Change]
    """Does what was agreed on, for every result except `no`; gets the settled question."""
    may_ask: Callable[[Match, Question, Answer], None] = _always
    """Raises Refused if the question cannot be asked now. The answer is that of the user who asks."""
    open_to_all: bool = False
    """Users who do not play may ask, too."""
    answers: tuple[Answer, ...] = YES_NO
    """What can be answered, in the order of the buttons."""
    voters: Callable[[Match, Question], tuple[int, ...]] = players_present
    """The users who are asked."""
    required: Callable[[Match, Question], int | None] = nobody
    """The voter without whose own consent nothing changes, if there is one."""
    count: Callable[[Mapping[int, Answer], Collection[int], int], Answer | None] = unanimous
    """Counts the voters' answers by user; gets the answers, the voters and the host."""
    settled_without_voters: bool = False
    """The question is settled by itself when no voter is left; otherwise it stays open."""
    settled_if_back: bool = False
    """The question is settled (`back`) when the player of its seat acts."""
    settled_if_replaced: bool = False
    """The question is settled (`withdrawn`) when the player of its seat changes."""
    needs: Need | None = None
    """What `carry_out` needs of `Facts`."""


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
"""What each kind of question does: rest; go on; play with another clock; undo a step; give a computer's seat to a
person; decide about the seat of a player who is absent, or whom somebody wants to replace; decide about the seat of a
player who has left the server."""


def required_consent(match: Match, question: Question) -> int | None:
    """Return the user without whose own consent their seat is not given away; None if nobody's is required."""
    return KINDS[question.kind].required(match, question)


def voters(match: Match, question: Question) -> tuple[int, ...]:
    """Return the users who are asked, as the table is now."""
    return KINDS[question.kind].voters(match, question)


def outcome(match: Match, question: Question) -> Answer | None:
    """Return what the answers to a question come to as the table is now; None as long as nothing is decided."""
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
    """Return the open question if its answers suffice as the table is now, so that it has to be counted again."""
    question = match.question
    if question is None or not question.is_open or match.status is not Status.PLAYING:
        return None
    if not voters(match, question) and not KINDS[question.kind].settled_without_voters:
        return None
    return None if outcome(match, question) is None else question


def ask_about_seat(match: Match, kind: Literal["absent", "left"], seat: int, now: datetime) -> Match:
    """Ask the table, in the bot's name, what to do about a seat.

    Nothing is asked if nobody is there to answer. If another question is open, the seat is noted there
    (`waiting_seats`).

    Args:
        match: The match.
        kind: Why the bot asks.
        seat: The seat.
        now: The time of the question.

    Returns:
        The match with the question or the note; the same object if nothing changes.
    """
    open_ = match.question
    if open_ is not None and open_.is_open:
        waiting = list(open_.detail.get(NEXT_SEATS, ()))
        if seat in waiting or (open_.seat == seat and KINDS[open_.kind].settled_if_back):
            return match
        return replace(match, question=replace(open_, detail={**open_.detail, NEXT_SEATS: [*waiting, seat]}))
    question = Question(match.question_count + 1, kind, None, "", seat, now)
    if not voters(match, question):
        return match
    return replace(match, question=question, question_count=question.id)


def waiting_seats(match: Match) -> tuple[int, ...]:
    """Return the seats to ask the table about next: those noted in the settled question with players still away.

    Empty while a question is open.
    """
    question = match.question
    if question is None or question.is_open or match.status is not Status.PLAYING:
        return ()
    chairs = [match.chairs[seat] for seat in question.detail.get(NEXT_SEATS, ()) if seat < len(match.chairs)]
    away = [chair for chair in chairs if chair.left_server or chair.timeouts >= TIMEOUTS_BEFORE_QUESTION]
    return tuple([chair.seat for chair in away if chair.user is not None])


def ask_about_next_seat(match: Match, now: datetime) -> Match:
    """Ask about the first of the `waiting_seats`.

    Args:
        match: The match.
        now: The time of the question.

    Returns:
        The match with the question, which notes the other seats; the same object if nothing is asked.
    """
    seats = waiting_seats(match)
    for number, seat in enumerate(seats):
        asked = ask_about_seat(match, "left" if match.chairs[seat].left_server else "absent", seat, now)
        if asked.question is not None and asked is not match:
            return replace(asked, question=replace(asked.question, detail={NEXT_SEATS: list(seats[number + 1 :])}))
    return match


def long_empty_seat(match: Match, now: datetime, outages: Iterable[Span]) -> int | None:
    """Return the first seat that the table has long waited for.

    It is vacant or its player has left the server, and no timer runs that would end the wait.

    Args:
        match: The match.
        now: The current time.
        outages: The spans in which the bot was away; these do not count.

    Returns:
        The seat; None if there is none, or if nothing can be asked now.
    """
    open_ = match.question is not None and match.question.is_open
    if match.status is not Status.PLAYING or match.paused_at is not None or open_:
        return None
    enough = SILENCE_LIMIT.total_seconds()
    if match.clock is not None:
        enough = min(EMPTY_SEAT_BANKS * match.clock.bank, enough)
    for chair in match.chairs:
        empty = chair.is_vacant or (chair.left_server and chair.shown_timer is None)
        waits_since = chair.thinking_since or match.turn.since
        if chair.active and empty and counted_seconds(waits_since, now, None, outages) >= enough:
            return chair.seat
    return None


def restart_waiting(match: Match, seat: int, now: datetime) -> Match:
    """Let the wait for an empty seat (`long_empty_seat`) begin anew.

    Args:
        match: The match.
        seat: The seat; nothing changes if somebody is there or nothing is asked of it.
        now: The current time.
    """
    chairs = [
        replace(chair, thinking_since=now)
        if chair.seat == seat and chair.active and (chair.is_vacant or chair.left_server)
        else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def settle_as_back(match: Match, seat: int) -> Match:
    """Settle an open question about the absence of a seat's player, who has just acted."""
    question = match.question
    if question is None or not question.is_open or question.seat != seat or not KINDS[question.kind].settled_if_back:
        return match
    return replace(match, question=replace(question, result="back", decided_by=match.chairs[seat].name))


def settle_as_replaced(match: Match, seat: int) -> Match:
    """Withdraw an open question about who plays a seat, which now gets another player."""
    question = match.question
    if question is None or not question.is_open or question.seat != seat:
        return match
    if not KINDS[question.kind].settled_if_replaced:
        return match
    return replace(match, question=replace(question, result="withdrawn"))
