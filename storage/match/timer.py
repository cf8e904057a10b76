"""Timers: how each seat's time starts, stops and is held; and how it changes with the clock, quiet hours and undo.

A seat's decision begins when the seat is asked for it. It begins anew when the seat, while it decides alone, takes an
action of which others are told and still has to decide. While several seats choose in secret, the timer of a seat that
has chosen is held: it appears to run until the turn is over, so that neither the board nor the deadlines show who has
chosen. Such a decision takes nothing from a bank and adds nothing to it, unless the clock had to choose. Otherwise the
next deadline of a seat would show when it had chosen.

When time runs out and when reminders are due stands in `storage.match.due_times`, what a timeout does in
`storage.scheduling.deadlines`, pauses in `storage.match.pauses`.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from enum import Enum, auto

from storage.match.change import Change, Increment, with_hidden_change
from storage.match.clock import Clock, converted
from storage.match.due_times import QUICK_LIMIT, deadlines_of, rules_limit, seconds_left, seconds_taken, time_matters
from storage.match.model import Chair, Held, Match, Running, Status, Stopped, Timer
from storage.time_source import Span, TimeContext


class Part(Enum):
    """The part of a seat in the current decision: none, still deciding, or waiting after a secret choice."""

    NONE = auto()
    """The seat has no decision to make."""
    DECIDING = auto()
    """The seat has a decision to make."""
    CHOSEN = auto()
    """The seat has chosen in secret while others still choose."""


def part_of(match: Match, chair: Chair) -> Part:
    """Return whether a seat has to decide now, has chosen in secret, or does not take part in the current decision.

    Args:
        match: The match.
        chair: The seat.
    """
    if chair.active:
        return Part.DECIDING
    return Part.CHOSEN if chair.seat in match.turn.asked else Part.NONE


def next_timer(
    timer: Timer,
    part: Part,
    clock: Clock,
    now: datetime,
    *,
    left: Callable[[], float],
    begins: bool,
    earns: bool,
    together: bool,
    missed: bool,
    minimum: float,
) -> Timer:
    """Return a seat's timer after a change of the match. This function holds all transitions of timers.

    Args:
        timer: The timer before the change.
        part: The seat's part in the current decision after the change.
        clock: The clock by which the seat's time runs.
        now: The time of the change, in UTC.
        left: A function that returns the seconds left of a running or held timer; not called for a stopped one.
        begins: True if a new decision begins for the seat, or it has to decide again.
        earns: True if the seat gets the clock's bonus when its decision ends.
        together: True if several seats made this decision at once: it then costs nothing and earns nothing.
        missed: True if the clock made the seat's choice, because its time had run out.
        minimum: The least number of seconds that a seat has after it takes back a secret choice.
    """

    def bank() -> float | None:
        match timer:
            case Stopped(bank=bank):
                return bank
            case Held(missed=True):
                return clock.after(0.0)
            case Held(shown=shown):
                return shown.bank_at_start
            case Running() if together:
                return clock.after(0.0) if missed else timer.bank_at_start
            case Running():
                return clock.after(left()) if earns else left()

    def begun() -> Running:
        return Running(max(clock.least, clock.given(bank())), now)

    match timer, part, begins:
        case Stopped(), Part.NONE, _:
            return timer
        case Running() | Held(), Part.NONE, _:
            return Stopped(bank())
        case Running(), Part.DECIDING, False:
            return timer
        case Held(shown=shown), Part.DECIDING, False:
            return shown if left() >= minimum else replace(shown, extended_to=now + timedelta(seconds=minimum))
        case _, Part.DECIDING, _:
            return begun()
        case Running(), Part.CHOSEN, False:
            return Held(replace(timer, extended_to=None), missed)
        case Held(), Part.CHOSEN, False:
            return timer
        case _, Part.CHOSEN, _:
            return Held(begun())
    raise AssertionError(timer, part, begins)


def run_timers(
    match: Match,
    now: datetime,
    outages: tuple[Span, ...],
    *,
    begins: Collection[int] = (),
    earns: bool = True,
    together: bool = False,
    missed: int | None = None,
) -> Match:
    """Return the match with the timers of all seats started, stopped or held as its current turn requires.

    The timer of a seat that has to decide runs. It is stopped if the seat has no decision to make. It is held if the
    seat has chosen in secret while others still choose: no more time is taken from the seat, but the timer appears to
    run. Nothing changes if the match is paused or not being played.

    Args:
        match: The match with its current turn and active seats.
        now: The current time, in UTC.
        outages: The intervals in which the bot was down; they do not count as time.
        begins: The seats for which a new decision begins: they get the time that the clock gives for a decision, and
            their reminders are due anew. The timer of any other seat that still has to decide runs on.
        earns: True if seats get the clock's bonus for decisions that end.
        together: True if several seats made the decision that ends at once; it then costs nothing and earns nothing.
        missed: The seat for which the clock has just chosen; None if it has not.
    """
    if match.paused_at is not None or match.status is not Status.PLAYING:
        return match
    chairs = [
        _run_timer(
            match, chair, now, outages, begins=chair.seat in begins, earns=earns, together=together,
            missed=chair.seat == missed,
        )
        for chair in match.chairs
    ]  # fmt: skip
    return replace(match, chairs=tuple(chairs))


def _run_timer(
    match: Match,
    chair: Chair,
    now: datetime,
    outages: tuple[Span, ...],
    *,
    begins: bool,
    earns: bool,
    together: bool,
    missed: bool,
) -> Chair:
    clock, part, shown = clock_of(match, chair), part_of(match, chair), chair.shown_timer
    if clock is None:
        return chair if chair.timer == Stopped() and chair.last_reminder is None else without_time(chair)
    left = lambda: 0.0 if shown is None else seconds_left(chair, shown, now, outages)  # noqa: E731
    minimum = (
        0.0
        if match.clock is None
        else min(match.clock.bank / 10, QUICK_LIMIT, rules_limit(match, chair) or QUICK_LIMIT)
    )
    timer = next_timer(
        chair.timer, part, clock, now,
        left=left, begins=begins, earns=earns, together=together, missed=missed, minimum=minimum,
    )  # fmt: skip
    reminded = None if begins or part is Part.NONE else chair.last_reminder
    if timer is chair.timer and reminded == chair.last_reminder:
        return chair
    return replace(chair, timer=timer, last_reminder=reminded)


def clock_of(match: Match, chair: Chair) -> Clock | None:
    """Return the clock by which a seat's time runs; None for a computer player or if the time is unlimited.

    This is the clock of the match. Without one, a time limit of the game's rules acts as a live clock for the seats
    that it limits.

    Args:
        match: The match.
        chair: The seat.
    """
    if chair.user is None:
        return None
    if match.clock is not None:
        return match.clock
    limit = rules_limit(match, chair)
    return None if limit is None else Clock("live", int(limit))


def without_time(chair: Chair) -> Chair:
    """Return the chair with a stopped timer, a full bank and no reminder sent."""
    return replace(chair, timer=Stopped(), last_reminder=None)


def with_timers(
    before: Match, change: Change, time: TimeContext, now: datetime, *, again: int | None, missed: int | None
) -> Change:
    """Return an action's change with the new timers of all seats and the deadlines that follow from them added.

    The same change is returned if time does not matter (`time_matters`). If the match has ended, its deadlines are
    deleted.

    Args:
        before: The match before the action.
        change: The change that the action made, without effects on timers.
        time: The clock to read, and the intervals in which the bot was down.
        now: When the action was taken, in UTC.
        again: The seat whose decision begins anew within the same turn; None if there is none.
        missed: The seat for which the clock chose, because its time had run out; None if a player acted.
    """
    match = change.match
    if not time_matters(match):
        return change
    if match.status is not Status.PLAYING:
        return replace(change, deadlines=())
    goes_on = before.turn.continues_in(match.turn)
    begins = match.turn.asked if not goes_on else () if again is None else (again,)
    together = before.turn.is_simultaneous
    match = run_timers(match, now, time.outages, begins=begins, together=together, missed=missed)
    return replace(change, match=match, deadlines=deadlines_of(match, now, time.outages))


def rebase_timers(
    match: Match, until: datetime, now: datetime, outages: tuple[Span, ...], user: int | None = None
) -> Match:
    """Return the match with running timers restarted: the time used so far is subtracted, and the rest runs from `now`.

    Call it before a change of how time counts (such as new quiet hours), and after a pause.

    Args:
        match: The match.
        until: The moment, in UTC, up to which used time is subtracted.
        now: The moment, in UTC, from which the rest runs: the same as `until`, or the end of a pause.
        outages: The intervals in which the bot was down; they do not count as time.
        user: The user whose seat alone is affected; None for all seats.
    """
    chairs = [
        _rebase_timer(match, chair, until, now, outages) if user in (None, chair.user) else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def _rebase_timer(match: Match, chair: Chair, until: datetime, now: datetime, outages: tuple[Span, ...]) -> Chair:
    shown = chair.shown_timer
    if shown is None:
        return chair
    passed, extended_to = seconds_taken(match, chair, shown, until, outages), shown.extended_to
    if extended_to is not None:
        extended_to = now + (extended_to - until) if extended_to > until else None
    used = min(passed, shown.bank)
    return with_shown(chair, Running(shown.bank - used, now, shown.spent + passed, extended_to, shown.used + used))


def with_shown(chair: Chair, shown: Running) -> Chair:
    """Return the chair with `shown` as the time that everybody sees, whether its timer runs or is held."""
    timer = replace(chair.timer, shown=shown) if isinstance(chair.timer, Held) else shown
    return replace(chair, timer=timer)


def _counted_now(match: Match, now: datetime, outages: tuple[Span, ...], user: int | None = None) -> Match:
    """Return the match with the time used so far subtracted from its timers, before something changes how time counts.

    During a pause time is counted up to the pause's beginning; resuming counts from its end.

    Args:
        match: The match.
        now: The current time, in UTC.
        outages: The intervals in which the bot was down; they do not count as time.
        user: The user whose seat alone is affected; None for all seats.
    """
    moment = match.paused_at or now
    return rebase_timers(match, moment, moment, outages, user)


def set_clock(match: Match, clock: Clock | None, time: TimeContext) -> Change:
    """Return the change that gives a running match another clock and converts each seat's remaining time to it.

    Args:
        match: The match.
        clock: The new clock; None for none.
        time: The clock to read, and the intervals in which the bot was down.
    """
    now, old = time.now(), match.clock
    match = _counted_now(match, now, time.outages)
    chairs = [_with_clock(match, chair, old, clock) for chair in match.chairs]
    match = replace(match, clock=clock, chairs=tuple(chairs), version=match.version + 1)
    return with_deadlines(run_timers(match, now, time.outages), time)


def _with_clock(match: Match, chair: Chair, old: Clock | None, new: Clock | None) -> Chair:
    if new is None:
        limit, shown = rules_limit(match, chair), chair.shown_timer  # a limit of the rules applies even without a clock
        if limit is None or shown is None:
            return without_time(chair)
        return with_shown(chair, replace(shown, bank=limit, used=0.0))
    match chair.timer:
        case Stopped(bank=bank):
            return replace(chair, timer=Stopped(None if bank is None else converted(old, new, bank)))
        case (Running() as shown) | Held(shown=shown):
            bank = converted(old, new, shown.bank)
            used = converted(old, new, shown.bank_at_start) - bank
            return with_shown(chair, replace(shown, bank=bank, used=used))


def set_quiet(match: Match, user: int, quiet_hours: str | None, time: TimeContext) -> Change:
    """Return the change that sets a user's quiet hours in a match from now on, even if no time runs at present.

    Args:
        match: The match.
        user: The user's Discord id.
        quiet_hours: What `QuietHours.write` returned; None for no quiet hours.
        time: The clock to read, and the intervals in which the bot was down.
    """
    match = _counted_now(match, time.now(), time.outages, user)
    chairs = tuple([replace(chair, quiet_hours=quiet_hours) if chair.user == user else chair for chair in match.chairs])
    if not time_matters(match):
        return Change(with_hidden_change(replace(match, chairs=chairs)))
    return with_deadlines(replace(match, chairs=chairs, version=match.version + 1), time)


def with_deadlines(match: Match, time: TimeContext) -> Change:
    """Return the change to commit for a match whose timers have changed: the match and its deadlines, computed anew.

    Args:
        match: The match with its new timers.
        time: The clock to read, and the intervals in which the bot was down.
    """
    return Change(match, deadlines=deadlines_of(match, time.now(), time.outages))


def increments_between(
    before: Match, after: Match, now: datetime, outages: tuple[Span, ...], missed: int | None
) -> tuple[Increment, ...]:
    """Return the seconds that an action added to the banks of seats; they are logged, so that an undo can remove them.

    If the action takes back a seat's secret choice, as the rules allow it, an `Increment` with `retracted` says so.

    Args:
        before: The match before the action.
        after: The match after it.
        now: When it was taken, in UTC.
        outages: The intervals in which the bot was down; they do not count as time.
        missed: The seat for which the clock chose, because its time had run out; None if a player acted.
    """
    clock = before.clock
    if clock is None or clock.mode != "days":
        return ()
    goes_on, found = before.turn.continues_in(after.turn), []
    for was, chair in zip(before.chairs, after.chairs, strict=True):
        match was.timer, chair.timer:
            case Running() as shown, timer if timer != shown:
                if before.turn.is_simultaneous:
                    left, earned = (0.0, clock.after(0.0)) if was.seat == missed else (shown.bank_at_start, 0.0)
                else:
                    left = seconds_left(was, shown, now, outages)
                    earned = ((timer.shown if isinstance(timer, Held) else timer).bank or 0.0) - left
                if earned > 0 or isinstance(timer, Held):  # also 0 for a hidden choice, which may be retracted
                    found.append(Increment(was.seat, left, max(0.0, earned)))
            case Held(), Running() if goes_on:
                found.append(Increment(was.seat, 0.0, 0.0, retracted=True))
    return tuple(found)


def without_increments(
    match: Match, increments: Iterable[Increment], now: datetime, outages: tuple[Span, ...]
) -> Match:
    """Return the match without the seconds that undone actions had added to the banks; running timers run on.

    Args:
        match: The match after the undo.
        increments: The increments of the undone actions, in their order.
        now: The current time, in UTC.
        outages: The intervals in which the bot was down; they do not count as time.
    """
    clock = match.clock
    if clock is None or clock.mode != "days":
        return match
    by_seat: dict[int, list[Increment]] = {}
    for each in increments:
        earned = by_seat.setdefault(each.seat, [])
        if not each.retracted:
            earned.append(each)
        elif earned:
            earned.pop()
    chairs = [
        _without_increments(match, chair, clock, by_seat.get(chair.seat, []), now, outages) for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def _without_increments(
    match: Match, chair: Chair, clock: Clock, increments: Sequence[Increment], now: datetime, outages: tuple[Span, ...]
) -> Chair:
    """Return the chair with increments removed from its bank.

    A decision that has to be made again keeps at least the clock's minimum time, unless less was left when the decision
    was first made.
    """
    if not any(each.seconds for each in increments) or chair.user is None:
        return chair
    # The clock may have been changed since: never take more per step than the present clock gives.
    most = max(float(clock.bonus), clock.least)
    seconds = sum(min(each.seconds, most) for each in increments)
    match chair.timer:
        case Stopped(bank=bank):
            return chair if bank is None else replace(chair, timer=Stopped(max(0.0, bank - seconds)))
        case Held():
            return chair
        case Running() as shown:
            has, had = seconds_left(chair, shown, now, outages), increments[0].seconds_left
            minimum = min(has, clock.least if had <= 0 else min(had, clock.least))
            passed = seconds_taken(match, chair, shown, now, outages)
            bank, used = max(minimum, has - seconds), shown.used + min(passed, shown.bank)
            return replace(chair, timer=Running(bank, now, shown.spent + passed, shown.extended_to, used))
