"""Play: take an action, give up a seat, end a match, and where it is shown. Each is an act upon a match."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import orjson

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Step
from games.core.values import Outcome
from storage.errors import Refused
from storage.match.change import Act, Change, Record
from storage.match.model import Chair, Ending, Match, Seat, Status, Stopped, User
from storage.match.questions import TIMEOUTS_BEFORE_QUESTION, ask_about_seat, settle_as_back
from storage.match.timer import (
    any_timer_runs,
    deadlines_of,
    increments_between,
    limited_by_rules,
    run_timers,
    with_deadlines,
    with_timers,
)
from storage.match.turn import count_decision, update_turn
from storage.time_source import TimeContext

# `secrets.randbelow` is looked up at each draw, so that a test can make its luck the same in every run.
SYSTEM_CHANCE = Chance(lambda n: secrets.randbelow(n))


Choose = Callable[[Match], Action]
"""Finds the action in the newest match. Pure and quick; raises Illegal or Refused (such as Stale) to change nothing."""

STAND_IN = "middle"
"""How well the computer plays that takes over a seat which somebody gave up."""

SEAT_QUESTIONS = ("absent", "left", "seat")
"""Questions that are settled when somebody else sits down."""


def visible_change(match: Match, **changes: Any) -> Change:
    """The match with something changed that is shown, so in its next version."""
    return Change(replace(match, version=match.version + 1, **changes))


def submit(key: str, by: User | Seat, choose: Choose, *, time: TimeContext) -> Act:
    """Let a seat take the action that `choose` finds.

    An action that the clock takes for a person increments the seat's timeout count, and an action of the person resets
    it; at two the table is asked about the seat. A timeout under a time limit of the rules that is shorter than the
    table's clock does not count, for nobody was away.

    Args:
        key: The interaction (or deadline) that it answers.
        by: The user who acts, or the seat for which its computer or the clock does.
        choose: Finds the action in the newest match.
        hours: The time context.
    """

    def act(match: Match) -> Change:
        seat = _acting_seat(match, by)
        if match.paused_at is not None:
            raise Refused("paused")
        action = choose(match)
        step = match.rules.apply(match.state, seat, action, SYSTEM_CHANCE)
        digest = match.rules.digest(step.state)
        now = time.now()
        change = update_turn(_take_action(match, seat, by, step.state, now), now)
        user = by.id if isinstance(by, User) else None
        change = _with_time(match, change, seat, step, now, time, by_clock=user is None)
        record = Record(match.id, match.record_count, seat, key, user, now, action, step.draws, step.events, digest)
        record = replace(record, increments=increments_between(match, change.match, now, time.outages))
        return replace(change, record=record)

    return act


def _with_time(
    match: Match, change: Change, seat: int, step: Step[Any], now: datetime, time: TimeContext, *, by_clock: bool
) -> Change:
    """Count the decision that an action has made, and let the timers run on.

    Args:
        match: The match before the action.
        change: What the action has made of it.
        seat: The seat that acted.
        step: What the rules say of the action.
        now: When it was taken.
        hours: The time context.
        by_clock: No person took it.
    """
    goes_on = match.turn.continues_in(change.match.turn)
    # What is said among several who choose is a part of that: if it began a decision, it would tell that whoever
    # spoke has not chosen.
    among_several = goes_on and len(change.match.turn.asked) > 1
    heard = by_clock or (not among_several and (bool(step.draws) or any(told.to != seat for told in step.events)))
    chair = match.chairs[seat]
    timed_out = by_clock and chair.user is not None and not limited_by_rules(match, chair)
    counted = count_decision(match, change.match, seat, now, timed_out=timed_out, heard=heard, outages=time.outages)
    again = seat if heard and chair.active and counted.chairs[seat].active else None
    return with_timers(match, replace(change, match=counted), time, now, again=again)


def _take_action(match: Match, seat: int, by: User | Seat, state: Any, now: datetime) -> Match:
    chair = match.chairs[seat]
    missed = isinstance(by, Seat) and chair.user is not None
    absent = missed and not limited_by_rules(match, chair)
    timeouts = chair.timeouts + absent if missed else 0
    back = not missed and (chair.timeouts > 0 or chair.left_server)
    chair = replace(
        chair, actions_taken=chair.actions_taken + 1, timeouts=timeouts, left_server=chair.left_server and missed
    )
    match = replace(
        match,
        chairs=_with_chair(match, chair),
        state=state,
        version=match.version + 1,
        record_count=match.record_count + 1,
    )
    if absent and timeouts >= TIMEOUTS_BEFORE_QUESTION:
        return ask_about_seat(match, "absent", seat, now)
    return settle_as_back(match, seat) if back else match


def resign(user: int, time: TimeContext) -> Act:
    """Give one's seat up: a match of two ends and the other one has won; otherwise a computer plays on.

    A match in which only computers would be left ends too.
    """

    def act(match: Match) -> Change:
        seat = _acting_seat(match, User(user))
        chair = match.chairs[seat]
        others = [other for other in match.chairs if other.seat != seat]
        if len(others) > 1 and any(other.user is not None for other in others):
            return seat_player(match, replace(chair, user=None, computer=STAND_IN, quiet_hours=None), time)
        winners = (others[0].seat,) if len(others) == 1 else ()
        outcome = Outcome(winners, (0,) * len(match.chairs), "resigned")
        return stop_match(match, Ending("resigned", user, chair.name, ""), outcome, time)

    return act


def end_match(by: int, by_name: str, reason: str, time: TimeContext) -> Act:
    """End the match with no winner, or cancel it when it has not begun. Whether `by` may is for the caller to know."""

    def act(match: Match) -> Change:
        if not match.is_open:
            raise Refused("over")
        return stop_match(match, Ending("ended", by, by_name, reason), None, time)

    return act


FRESH_PLAYER: dict[str, Any] = {
    "timer": Stopped(),
    "last_reminder": None,
    "thinking_seconds": 0,
    "decisions": 0,
    "missed_decisions": 0,
}
"""What is not yet counted of a player who sits down in the middle of a match."""


def seat_player(match: Match, chair: Chair, time: TimeContext) -> Change:
    """Seat somebody else in a chair: their time begins, and a question about the seat is settled."""
    now = time.now()
    asked_at = now if chair.seat in match.turn.asked else None
    new = replace(chair, timeouts=0, left_server=False, thinking_since=asked_at, **FRESH_PLAYER)
    match = replace(match, chairs=_with_chair(match, new), version=match.version + 1)
    question = match.question
    if question is not None and question.is_open and (question.seat == chair.seat and question.kind in SEAT_QUESTIONS):
        match = replace(match, question=replace(question, result="withdrawn"))
    if not any_timer_runs(match):
        return Change(match)
    return with_deadlines(run_timers(match, now, time.outages), time)


def place(channel: int | None, thread: int | None, message: int | None) -> Act:
    """Show the match elsewhere; None leaves that part as it is, 0 forgets a thread or message that is gone."""

    def act(match: Match) -> Change:
        return Change(
            replace(
                match,
                channel=channel or match.channel,
                thread=match.thread if thread is None else thread or None,
                message=match.message if message is None else message or None,
            )
        )

    return act


def mark_posted(message: int, former: int | None) -> Act:
    """Show the match in a new message, if it is still shown in the former one."""
    return lambda match: Change(replace(match, message=message) if match.message == former else match)


def mark_shown(version: int, message: int | None) -> Act:
    """This message shows that version now, if it still is the public one."""

    def act(match: Match) -> Change:
        newest = min(version, match.version)
        further = newest > match.shown_version and message == match.message
        return Change(replace(match, shown_version=newest) if further else match)

    return act


def stop_match(match: Match, ending: Ending, outcome: Outcome | None, time: TimeContext) -> Change:
    """End the match before its rules do."""
    now = time.now()
    begun = match.status is Status.PLAYING
    change = visible_change(
        match,
        status=Status.ENDED if begun else Status.CANCELLED,
        chairs=tuple([replace(chair, active=False) for chair in match.chairs]),
        turn=replace(match.turn, asked=()),
        outcome=outcome,
        ending_json=orjson.dumps(ending).decode(),
        ended_at=now,
        paused_at=None,
    )
    return replace(change, deadlines=())


def rearm_deadlines(time: TimeContext) -> Act:
    """Set the deadlines of a match anew, as its clocks have them."""
    return lambda match: Change(match, deadlines=deadlines_of(match, time.now(), time.outages))


def require_playing(match: Match) -> None:
    """Raises Refused when the match is not being played."""
    if match.status is not Status.PLAYING:
        raise Refused("not_started" if match.is_open else "over")


def _acting_seat(match: Match, by: User | Seat) -> int:
    """The seat of the one who does something, in a match that is being played."""
    require_playing(match)
    if isinstance(by, User):
        seat = match.seat_of(by.id)
        if seat is None:
            raise Refused("not_seated")
        return seat
    if not 0 <= by.number < len(match.chairs):
        raise Refused("unknown_seat", seat=by.number)
    return by.number


def _with_chair(match: Match, chair: Chair) -> tuple[Chair, ...]:
    return (*match.chairs[: chair.seat], chair, *match.chairs[chair.seat + 1 :])
