"""Play: the use cases of a running match, such as taking an action, resigning or ending it.

Each function returns an `Act`, a function from the newest version of the match to the change to commit.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

from games.core.action import Action
from games.core.game import Step
from games.core.values import Outcome
from storage.errors import Refused
from storage.match.change import Act, Change, Record
from storage.match.consent_rules import ask_about_seat, settle_as_back, settle_as_replaced
from storage.match.due_times import deadlines_of, limited_by_rules
from storage.match.model import Chair, Ending, Match, Seat, Status, User
from storage.match.pauses import require_unpaused
from storage.match.seating import (
    STAND_IN,
    TIMEOUTS_BEFORE_QUESTION,
    seat_player,
    stop_match,
    with_player_there,
    with_sign_of,
    with_timeouts_told,
)
from storage.match.timer import increments_between, with_timers
from storage.match.turn import count_change, count_decision, update_turn
from storage.time_source import TimeContext

Choose = Callable[[Match], Action]
"""A function that returns the action to take in the newest version of a match. It must be pure and quick; it raises
Illegal or Refused (such as Stale) if no action is to be taken."""


def submit(key: str, by: User | Seat, choose: Choose, *, time: TimeContext) -> Act:
    """Return the use case in which a seat takes the action that `choose` returns.

    A player whose time runs out twice in a row counts as absent, and the other players are asked about the seat: at
    once, or, while several seats choose in secret, when the turn is over. An action of the player resets the count, a
    hidden one when the turn is over. A timeout does not count if a time limit of the game's rules was shorter than the
    time left on the clock of the match, because the player need not have been away.

    Args:
        key: The idempotency key: it names the interaction or deadline that causes the action. The draws follow from it.
        by: The user who acts; or the seat, if its computer player acts or a timeout does.
        choose: Returns the action for the newest version of the match.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_started`, `over`, `not_seated`,
        `unknown_seat`, `paused`, `suspended`, `changed_often`), Illegal, and what `choose` raises.
    """

    def act(match: Match) -> Change:
        seat = _acting_seat(match, by)
        require_unpaused(match)
        action = choose(match)
        step = match.rules.apply(match.state, seat, action, match.chance.chance(key))
        digest = match.rules.digest(step.state)
        now = time.now()
        user = by.id if isinstance(by, User) else None
        change = update_turn(_take_action(match, seat, by, step.state), now)
        if isinstance(by, User):
            change = replace(change, match=count_change(match, change.match, seat, action))
        is_public = _is_public(match, action, step, automatic=user is None)
        told = _with_presence_told(match, change.match, seat, is_public=is_public)
        change = replace(change, match=_ask_about_absent(match, told, seat, now))
        missed = seat if _is_missed(match, seat, by) else None
        change = _with_time(match, change, seat, step, now, time, automatic=user is None, missed=missed)
        record = Record(match.id, match.record_count, seat, key, user, now, action, step.draws, step.events, digest)
        record = replace(record, increments=increments_between(match, change.match, now, time.outages, missed))
        return replace(change, record=record)

    return act


def _with_time(
    match: Match,
    change: Change,
    seat: int,
    step: Step[Any],
    now: datetime,
    time: TimeContext,
    *,
    automatic: bool,
    missed: int | None,
) -> Change:
    """Return an action's change with its thinking time counted and all timers updated.

    Args:
        match: The match before the action.
        change: The change that the action made.
        seat: The seat that acted.
        step: The action's result by the rules.
        now: When it was taken, in UTC.
        time: The clock to read, and the intervals in which the bot was down.
        automatic: True if it was taken by a computer player or by a timeout.
        missed: The seat, if the clock acted because the seat's time had run out; otherwise None.
    """
    goes_on = match.turn.continues_in(change.match.turn)
    # While several seats choose, a message of one of them does not begin a new decision: that would show that this
    # seat has not chosen yet.
    among_several = goes_on and change.match.turn.is_simultaneous
    heard = automatic or (not among_several and (bool(step.draws) or any(told.to != seat for told in step.events)))
    chair = match.chairs[seat]
    if not automatic and any(told.to is None for told in step.events):
        change = replace(change, match=with_sign_of(change.match, seat, now))
    counted = count_decision(
        match, change.match, seat, now, timed_out=missed is not None, heard=heard, outages=time.outages
    )
    again = seat if heard and chair.active and counted.chairs[seat].active else None
    return with_timers(match, replace(change, match=counted), time, now, again=again, missed=missed)


def _take_action(match: Match, seat: int, by: User | Seat, state: Any) -> Match:
    chair = match.chairs[seat]
    if _is_missed(match, seat, by):
        chair = replace(chair, untold="missed", untold_timeouts=chair.untold_timeouts + 1)
    elif isinstance(by, User):
        chair = replace(chair, untold="acted")
    chair = replace(chair, actions_taken=chair.actions_taken + 1)
    return replace(
        match,
        chairs=_with_chair(match, chair),
        state=state,
        version=match.version + 1,
        record_count=match.record_count + 1,
    )


def _is_missed(match: Match, seat: int, by: User | Seat) -> bool:
    """Return True if the clock acts for a person whose time has run out, and not because of a limit of the rules."""
    chair = match.chairs[seat]
    return isinstance(by, Seat) and chair.user is not None and not limited_by_rules(match, chair)


def _is_public(before: Match, action: Action, step: Step[Any], *, automatic: bool) -> bool:
    """Return True if everybody may know at once that a seat has acted, or that it has missed a decision.

    Args:
        before: The match before the action.
        action: The action.
        step: The action's result by the rules.
        automatic: True if it was taken by a computer player or by a timeout.
    """
    if automatic:  # see `storage.history.log.is_timeout_hidden`
        return not (before.turn.is_simultaneous and type(action).secret)
    return any(told.to is None for told in step.events)


def _with_presence_told(before: Match, match: Match, seat: int, *, is_public: bool) -> Match:
    """Return the match with the conclusions from what its players have done, as far as everybody may know it by now.

    A player who has acted is there, and an open question about their absence is settled. Of a hidden step, and of a
    timeout while several seats choose in secret, the others learn when the decision is over.

    Args:
        before: The match before an action.
        match: The match after it, with its new turn.
        seat: The seat that acted.
        is_public: Whether everybody may know of the action at once.
    """
    is_over = match.status is not Status.PLAYING or not before.turn.continues_in(match.turn)
    for each in {*(before.turn.asked if is_over else ()), *((seat,) if is_public else ())}:
        untold = match.chairs[each].untold
        if untold == "acted":
            match = settle_as_back(with_player_there(match, each), each)
        elif untold == "missed":
            match = with_timeouts_told(match, each)
    return match


def _ask_about_absent(before: Match, match: Match, seat: int, now: datetime) -> Match:
    """Ask the other players about the seats that have had too many timeouts in a row (`TIMEOUTS_BEFORE_QUESTION`).

    In a simultaneous decision this waits until the turn is over: the question would show that the seat had not chosen.

    Args:
        before: The match before an action.
        match: The match after it, with its new turn.
        seat: The seat that acted.
        now: The time of the question, in UTC.

    Returns:
        The match with the question; the same object if nothing is asked.
    """
    together = before.turn.is_simultaneous
    if match.status is not Status.PLAYING or (together and before.turn.continues_in(match.turn)):
        return match
    if not together and match.chairs[seat].timeouts <= before.chairs[seat].timeouts:
        return match
    for each in before.turn.asked if together else (seat,):
        if match.chairs[each].user is not None and match.chairs[each].timeouts >= TIMEOUTS_BEFORE_QUESTION:
            match = ask_about_seat(match, "absent", each, now)
    return match


def resign(user: int, time: TimeContext) -> Act:
    """Return the use case in which a user gives up their seat.

    In a match with two seats the opponent wins. In a larger one a computer player takes over the seat if another person
    still plays. Otherwise, and in a match with one seat, the match ends without a winner.

    Args:
        user: The user who resigns.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_started`, `over`, `not_seated`).
    """

    def act(match: Match) -> Change:
        seat = _acting_seat(match, User(user))
        chair = match.chairs[seat]
        others = [other for other in match.chairs if other.seat != seat]
        if len(others) > 1 and any(other.user is not None for other in others):
            match = settle_as_replaced(match, seat)
            return seat_player(match, replace(chair, user=None, computer=STAND_IN, quiet_hours=None), time)
        winners = (others[0].seat,) if len(others) == 1 else ()
        outcome = Outcome(winners, (0,) * len(match.chairs), "resigned")
        return stop_match(match, Ending("resigned", user, chair.name, ""), outcome, time)

    return act


def end_match(by: int, by_name: str, reason: str, time: TimeContext) -> Act:
    """Return the use case that ends a match without a winner, or cancels it if it has not started.

    It does not check whether `by` may do so; the caller has to.

    Args:
        by: The user who ends it.
        by_name: The user's name.
        reason: The reason given, possibly empty.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. It may raise Refused (`over`) if the match has ended already.
    """

    def act(match: Match) -> Change:
        if not match.is_open:
            raise Refused("over")
        return stop_match(match, Ending("ended", by, by_name, reason), None, time)

    return act


def place(channel: int | None, thread: int | None, message: int | None, now: datetime) -> Act:
    """Return the use case that stores where on Discord the match is shown. An argument that is None changes nothing.

    If the match was shown in the channel by a message that came after the lobby, and gets its thread only now, that
    message counts as replaced: the next one is in the thread.

    Args:
        channel: The channel's Discord id.
        thread: The thread's Discord id; 0 if the thread is gone.
        message: The public message's Discord id; 0 if the message is gone.
        now: The current time, in UTC.
    """

    def act(match: Match) -> Change:
        placed = replace(
            match, channel=channel or match.channel, thread=match.thread if thread is None else thread or None
        )
        shown = message
        if shown is None and match.thread is None and placed.thread not in (None, match.message):
            shown = 0
        if shown is None:
            return Change(placed)
        return Change(replace(placed, message=shown or None, shown_look=None, shown_at=now))

    return act


def mark_posted(message: int, former: int | None, thread: int | None, known: list[bool], now: datetime) -> Act:
    """Return the use case that stores a new message as the one that shows the match.

    It changes nothing if another message than `former`, or another thread, is stored by then.

    Args:
        message: The new message's Discord id.
        former: The message that it replaces; None if there was none.
        thread: The thread's Discord id when it was posted; None if there was none.
        known: A list that the use case fills with one element as a second result: True if `message` was stored already.
        now: The current time, in UTC.
    """

    def act(match: Match) -> Change:
        known[:] = [match.message == message != former]
        if (match.message, match.thread) != (former, thread):
            return Change(match)
        return Change(replace(match, message=message, shown_look=None, shown_at=now))

    return act


def mark_shown(version: int, message: int | None, look: str | None, now: datetime) -> Act:
    """Return the use case that stores which version of the match its public message shows, and how that looks.

    It changes nothing if the message is no longer the public one. If a newer version was shown already, the message
    may show either of the two from now on, so it is no longer known how it looks.

    Args:
        version: The version that is shown.
        message: The message's Discord id.
        look: A digest of what the message shows; None if that is not known.
        now: The current time, in UTC. It is stored only if the look has changed, which everybody sees.
    """

    def act(match: Match) -> Change:
        newest = min(version, match.version)
        if message != match.message or (look == match.shown_look and newest <= match.shown_version):
            return Change(match)
        if newest < match.shown_version:
            return Change(replace(match, shown_look=None, shown_at=now))
        shown_at = match.shown_at if look == match.shown_look else now
        return Change(replace(match, shown_version=newest, shown_look=look, shown_at=shown_at))

    return act


def rearm_deadlines(time: TimeContext) -> Act:
    """Return the use case that replaces all deadlines of the match by new ones computed from its timers."""
    return lambda match: Change(match, deadlines=deadlines_of(match, time.now(), time.outages))


def require_playing(match: Match) -> None:
    """Raise an error unless the match is being played.

    Raises:
        Refused: The match is in its lobby (`not_started`), or has ended (`over`).
    """
    if match.status is not Status.PLAYING:
        raise Refused("not_started" if match.is_open else "over")


def _acting_seat(match: Match, by: User | Seat) -> int:
    """Return the number of the seat that acts.

    Raises:
        Refused: The user has no seat (`not_seated`), there is no such seat (`unknown_seat`), or the match is not being
            played (`not_started`, `over`).
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
