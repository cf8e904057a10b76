"""Play: use cases of a running match, such as taking an action, resigning, ending it, and where it is shown."""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

import orjson

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Step
from games.core.values import Outcome
from storage.errors import Refused
from storage.match.change import Act, Change, Deadline, Record
from storage.match.model import LEVELS, Chair, Ending, Match, Seat, Status, Stopped, User
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
from storage.time_source import REAL_TIME, TimeContext

# `secrets.randbelow` is looked up at each draw, so that a test can patch it with a seeded generator.
SYSTEM_CHANCE = Chance(lambda n: secrets.randbelow(n))


Choose = Callable[[Match], Action]
"""Returns the action for the newest version of the match. Must be pure and quick; raises Illegal or Refused (such as
Stale) to change nothing."""

Remind = Callable[[Match], Iterable[Deadline]]
"""All deadlines of a match as it is after an action."""

STAND_IN = "middle"
"""The level of the computer player that takes over the seat of a player who resigned."""

SEAT_QUESTIONS = ("absent", "left", "seat")
"""The kinds of questions that are withdrawn when somebody else takes the seat."""


def visible_change(match: Match, **changes: Any) -> Change:
    """Return a change of something that the public message shows: the version increases and the message becomes
    outdated.

    Args:
        match: The match.
        **changes: The new values by field.
    """
    return Change(replace(match, version=match.version + 1, **changes))


def submit(
    key: str, by: User | Seat, choose: Choose, remind: Remind | None = None, *, time: TimeContext = REAL_TIME
) -> Act:
    """Let a seat take the action that `choose` returns.

    An action that the clock takes for a person increments the seat's timeout count, and an action of the person resets
    it. At two, the table is asked about the seat. A timeout does not count if the rules' own time limit was shorter
    than the table's clock, because the player need not have been away.

    Args:
        key: The interaction or deadline that causes the action.
        by: The user who acts, or the seat for which its computer player or the clock acts.
        choose: Returns the action for the newest version of the match.
        remind: Returns the deadlines that follow, if no timer runs.
        time: The time context.
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
        due = change.deadlines
        if due is None and remind is not None:
            due = tuple(remind(change.match))
        record = Record(match.id, match.record_count, seat, key, user, now, action, step.draws, step.events, digest)
        record = replace(record, increments=increments_between(match, change.match, now, time.outages))
        return Change(change.match, record, due)

    return act


def _with_time(
    match: Match, change: Change, seat: int, step: Step[Any], now: datetime, time: TimeContext, *, by_clock: bool
) -> Change:
    """Count the decision that an action made, and update the timers.

    Args:
        match: The match before the action.
        change: The change that the action made.
        seat: The seat that acted.
        step: The action's result by the rules.
        now: When it was taken, in UTC.
        time: The time context.
        by_clock: True if no person took it.
    """
    goes_on = match.turn.continues_in(change.match.turn)
    # While several seats choose, a message of one of them does not begin a new decision: that would show that this
    # seat has not chosen yet.
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


def resign(user: int, time: TimeContext = REAL_TIME) -> Act:
    """Give up one's seat. In a match of two the opponent wins; otherwise a computer player takes over.

    A match in which only computer players would be left ends too.

    Args:
        user: The user who resigns.
        time: The time context.
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


def end_match(by: int, by_name: str, reason: str, time: TimeContext = REAL_TIME) -> Act:
    """End the match without a winner, or cancel it if it has not begun. The caller checks that `by` may do so.

    Args:
        by: The user who ends it.
        by_name: The user's name.
        reason: The reason given, possibly empty.
        time: The time context.
    """

    def act(match: Match) -> Change:
        if not match.is_open:
            raise Refused("over")
        return stop_match(match, Ending("ended", by, by_name, reason), None, time)

    return act


def replace_player(
    seat: int,
    user: int | None,
    name: str | None,
    computer: str | None,
    quiet_hours: str | None = None,
    time: TimeContext = REAL_TIME,
) -> Act:
    """Give a seat to a person (`user` and `name`) or to a computer (its level; `name` None keeps the name)."""

    def act(match: Match) -> Change:
        require_playing(match)
        if not 0 <= seat < len(match.chairs):
            raise Refused("unknown_seat", seat=seat)
        chair = match.chairs[seat]
        if user is not None and match.seat_of(user) is not None:
            raise Refused("already_in")
        if user is None and computer not in LEVELS:
            raise Refused("bad_level", levels=LEVELS)
        level = computer if user is None else None
        return seat_player(
            match, replace(chair, user=user, name=name or chair.name, computer=level, quiet_hours=quiet_hours), time
        )

    return act


FRESH_PLAYER: dict[str, Any] = {
    "timer": Stopped(),
    "last_reminder": None,
    "thinking_seconds": 0,
    "decisions": 0,
    "missed_decisions": 0,
}
"""The values of the per-player fields of a chair for a player who joins a running match."""


def seat_player(match: Match, chair: Chair, time: TimeContext) -> Change:
    """Give a seat to another player: their time starts anew, and an open question about the seat is withdrawn.

    Args:
        match: The match.
        chair: The seat with its new player.
        time: The time context.
    """
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
    """Set where the match is shown. For each argument None leaves the value as it is.

    Args:
        channel: The channel's Discord id.
        thread: The thread's Discord id; 0 if the thread is gone.
        message: The public message's Discord id; 0 if the message is gone.
    """

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
    """Record that the match is shown in a new message, unless its message has changed meanwhile.

    Args:
        message: The new message's Discord id.
        former: The message that it replaces; None if there was none.
    """
    return lambda match: Change(replace(match, message=message) if match.message == former else match)


def mark_shown(version: int, message: int | None) -> Act:
    """Record which version a message shows, if it is still the match's public message.

    Args:
        version: The version that it shows.
        message: The message's Discord id.
    """

    def act(match: Match) -> Change:
        newest = min(version, match.version)
        further = newest > match.shown_version and message == match.message
        return Change(replace(match, shown_version=newest) if further else match)

    return act


def set_deadlines(deadlines: tuple[Deadline, ...]) -> Act:
    """Set all deadlines of the match, instead of those it had."""
    return lambda match: Change(match, deadlines=deadlines if match.is_open else ())


def stop_match(match: Match, ending: Ending, outcome: Outcome | None, time: TimeContext = REAL_TIME) -> Change:
    """Return the change that ends the match before its rules do.

    Args:
        match: The match.
        ending: Why it ends.
        outcome: The outcome, if there is one.
        time: The time context.
    """
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


def rearm_deadlines(time: TimeContext = REAL_TIME) -> Act:
    """Compute all deadlines of the match anew from its timers."""
    return lambda match: Change(match, deadlines=deadlines_of(match, time.now(), time.outages))


def require_playing(match: Match) -> None:
    """Check that the match is being played.

    Raises:
        Refused: `not_started`, `over`.
    """
    if match.status is not Status.PLAYING:
        raise Refused("not_started" if match.is_open else "over")


def _acting_seat(match: Match, by: User | Seat) -> int:
    """Return the seat of the player who acts.

    Raises:
        Refused: `not_seated`, `unknown_seat`, or the match is not being played.
    """
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
