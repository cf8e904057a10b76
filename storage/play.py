"""Playing: an action taken, a seat given up or given to somebody else, a match ended. Each is an act upon a match."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

import orjson

from games.core.action import Action
from games.core.game import Outcome, Step
from storage.asking import ASKED_AFTER, asked_about, came_back
from storage.change import Act, Change, Deadline
from storage.increments import brought
from storage.luck import LUCK
from storage.opening import asked_anew, is_opened
from storage.record import Record
from storage.refused import Refused
from storage.remaining import limited
from storage.results.deciding import decided
from storage.snapshot import LEVELS, Chair, Ending, Match, Seat, Status, User
from storage.timing import REAL, STILL, Hours, deadlines_of, run, ticking, timed, with_deadlines

Choose = Callable[[Match], Action]
"""Finds the action in the newest match. Pure and quick; raises Illegal or Refused (such as Stale) to change nothing."""

Remind = Callable[[Match], Iterable[Deadline]]
"""All deadlines of a match as it is after an action."""

STAND_IN = "middle"
"""How well the computer plays that takes over a seat which somebody gave up."""

ABOUT_SEATS = ("absent", "left", "seat")
"""Questions that are settled when somebody else sits down."""


def seen(match: Match, **changes: Any) -> Change:
    """The match with something changed that is shown, so in its next version."""
    return Change(replace(match, version=match.version + 1, **changes))


def settled(match: Match, now: datetime, *, by: int | None = None, over: bool = False) -> Change:
    """The match with its chairs, its turn and its status as its new state has them, after an action of the seat `by`.
    `over`: with it the decision of several is over, also where nobody is asked who had not been.

    When the rules have ended it, its deadlines go.
    """
    asked = match.rules.active_seats(match.state)
    if over or asked != match.active:
        # When a seat has chosen and others still choose, the turn is the same: how fast somebody was stays unseen. It
        # also is when that seat, by the rules, takes its choice back while they do.
        same = set(asked) < set(match.active) or (by is not None and _takes_back(match, by, asked))
        since = match.turn_since if same and not over else now
        chairs = tuple([c if c.active == (c.seat in asked) else _asked(c, now) for c in match.chairs])
        match = replace(match, chairs=chairs, turn_since=since)
    if asked:
        return Change(match)
    return Change(replace(match, status=Status.OVER, over_at=now, outcome=match.rules.outcome(match.state)), None, ())


def _takes_back(match: Match, seat: int, asked: tuple[int, ...]) -> bool:
    """Whether a seat that has decided in this turn is asked again beside those who have not, and nobody else is."""
    chair = match.chairs[seat]
    mine = chair.asked_at is not None and chair.asked_at >= match.turn_since
    return bool(match.active) and not chair.active and mine and set(asked) == {*match.active, seat}


def _begun(match: Match, seats: Collection[int], now: datetime) -> Match:
    """The match in which these seats are asked since now for what is asked of them."""
    return replace(match, chairs=tuple([replace(c, asked_at=now) if c.seat in seats else c for c in match.chairs]))


def _asked(chair: Chair, now: datetime) -> Chair:
    """The chair of which a decision is asked now, or not any more."""
    return replace(chair, active=not chair.active, asked_at=chair.asked_at if chair.active else now)


def submission(key: str, by: User | Seat, choose: Choose, remind: Remind | None = None, *, hours: Hours = REAL) -> Act:
    """Let a seat take the action that `choose` finds.

    A computer's or the clock's action names its Seat; one that the clock takes in a person's chair counts as a
    timeout of theirs, after two of which the others are asked, and one of their own forgets these. Where the rules
    themselves were quicker than the clock, nobody was away, and nothing is counted.
    """

    def act(match: Match) -> Change:
        seat = _seat(match, by)
        if match.paused_at is not None:
            raise Refused("paused")
        action = choose(match)
        step = match.rules.apply(match.state, seat, action, LUCK)
        digest = match.rules.digest(step.state)
        now = hours.now()
        over = is_opened(match, seat, action, step)
        change = settled(_taken(match, seat, by, step.state, now), now, by=seat, over=over)
        user = by.id if isinstance(by, User) else None
        change = _clocked(match, change, seat, step, now, hours, clock=user is None)
        due = change.deadlines
        if due is None and remind is not None:
            due = tuple(remind(change.match))
        record = Record(match.id, match.records, seat, key, user, now, action, step.draws, step.events, digest)
        record = replace(record, increments=brought(match, change.match, now, hours.away))
        return Change(change.match, record, due)

    return act


def _clocked(
    match: Match, change: Change, seat: int, step: Step[Any], now: datetime, hours: Hours, *, clock: bool
) -> Change:
    """What an action of `seat`, which made `change` of `match`, does to the decisions that are counted, and to the
    clocks where the table has any. `clock`: no person took it."""
    same_turn = change.match.turn_since == match.turn_since
    anew = () if same_turn else asked_anew(match, change.match)
    change = replace(change, match=_begun(change.match, anew, now))
    # What is said among several who choose is a part of that: if it began a decision, it would tell that whoever
    # spoke has not chosen.
    within = same_turn and len(change.match.asked) > 1
    heard = clock or (not within and (bool(step.draws) or any(told.to != seat for told in step.events)))
    chair = match.chairs[seat]
    absent = clock and chair.user is not None and not limited(match, chair)
    counted = decided(match, change.match, seat, now, absent=absent, heard=heard, away=hours.away)
    change = replace(change, match=counted)
    if ticking(change.match):
        return timed(match, change, hours, now, seat=seat, fresh={*anew, seat} if heard else anew)
    return change


def _taken(match: Match, seat: int, by: User | Seat, state: Any, now: datetime) -> Match:
    chair = match.chairs[seat]
    missed = isinstance(by, Seat) and chair.user is not None
    absent = missed and not limited(match, chair)
    timeouts = chair.timeouts + absent if missed else 0
    back = not missed and (chair.timeouts > 0 or chair.gone)
    chair = replace(chair, turns=chair.turns + 1, timeouts=timeouts, gone=chair.gone and missed)
    match = replace(
        match,
        chairs=_seated(match, chair),
        state=state,
        version=match.version + 1,
        records=match.records + 1,
    )
    if absent and timeouts >= ASKED_AFTER:
        return asked_about(match, "absent", seat, now)
    return came_back(match, seat) if back else match


def resigned(user: int, hours: Hours = REAL) -> Act:
    """Give one's seat up: a match of two ends and the other one has won; otherwise a computer plays on.

    A match in which only computers would be left ends too.
    """

    def act(match: Match) -> Change:
        seat = _seat(match, User(user))
        chair = match.chairs[seat]
        others = [other for other in match.chairs if other.seat != seat]
        if len(others) > 1 and any(other.user is not None for other in others):
            return seated(match, replace(chair, user=None, computer=STAND_IN, quiet=None), hours)
        winners = (others[0].seat,) if len(others) == 1 else ()
        outcome = Outcome(winners, (0,) * len(match.chairs), "resigned")
        return stopped(match, Ending("resigned", user, chair.name, ""), outcome, hours)

    return act


def ended(by: int, by_name: str, reason: str, hours: Hours = REAL) -> Act:
    """End the match with no winner, or cancel it when it has not begun. Whether `by` may is for the caller to know."""

    def act(match: Match) -> Change:
        if not match.open:
            raise Refused("over")
        return stopped(match, Ending("ended", by, by_name, reason), None, hours)

    return act


def replaced(
    seat: int, user: int | None, name: str | None, computer: str | None, quiet: str | None = None, hours: Hours = REAL
) -> Act:
    """Give a seat to a person (`user` and `name`) or to a computer (its level; `name` None keeps the name)."""

    def act(match: Match) -> Change:
        playing(match)
        if not 0 <= seat < len(match.chairs):
            raise Refused("unknown_seat", seat=seat)
        chair = match.chairs[seat]
        if user is not None and match.seat_of(user) is not None:
            raise Refused("already_in")
        if user is None and computer not in LEVELS:
            raise Refused("bad_level", levels=LEVELS)
        level = computer if user is None else None
        return seated(match, replace(chair, user=user, name=name or chair.name, computer=level, quiet=quiet), hours)

    return act


NEW: dict[str, Any] = STILL | {"asked_at": None, "thought": 0, "decided": 0, "missed": 0}
"""What is not yet counted of whoever sits down in the middle of a match."""


def seated(match: Match, chair: Chair, hours: Hours) -> Change:
    """The match with somebody else in a chair: their time begins, and a question about the seat is settled."""
    now = hours.now()
    asked_at = now if chair.seat in match.asked else None
    new = replace(chair, timeouts=0, gone=False, **(NEW | {"asked_at": asked_at}))
    match = replace(match, chairs=_seated(match, new), version=match.version + 1)
    question = match.question
    if question is not None and question.open and (question.seat == chair.seat and question.kind in ABOUT_SEATS):
        match = replace(match, question=replace(question, result="withdrawn"))
    if not ticking(match):
        return Change(match)
    return with_deadlines(run(match, now, hours.away, same_turn=True), hours)


def placed(channel: int | None, thread: int | None, message: int | None) -> Act:
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


def posted(message: int, former: int | None) -> Act:
    """Show the match in a new message, if it is still shown in the former one."""
    return lambda match: Change(replace(match, message=message) if match.message == former else match)


def shown(version: int, message: int | None) -> Act:
    """This message shows that version now, if it still is the public one."""

    def act(match: Match) -> Change:
        newest = min(version, match.version)
        further = newest > match.shown and message == match.message
        return Change(replace(match, shown=newest) if further else match)

    return act


def reminded(deadlines: tuple[Deadline, ...]) -> Act:
    """Set all deadlines of the match, instead of those it had."""
    return lambda match: Change(match, deadlines=deadlines if match.open else ())


def stopped(match: Match, ending: Ending, outcome: Outcome | None, hours: Hours = REAL) -> Change:
    """The match ended before its rules end it."""
    now = hours.now()
    begun = match.status is Status.PLAYING
    change = seen(
        match,
        status=Status.ENDED if begun else Status.CANCELLED,
        chairs=tuple([replace(chair, active=False) for chair in match.chairs]),
        outcome=outcome,
        ended=orjson.dumps(ending).decode(),
        over_at=now,
        paused_at=None,
    )
    return replace(change, deadlines=())


def rearmed(hours: Hours = REAL) -> Act:
    """Set the deadlines of a match anew, as its clocks have them."""
    return lambda match: Change(match, deadlines=deadlines_of(match, hours.now(), hours.away))


def playing(match: Match) -> None:
    """Raises Refused when the match is not being played."""
    if match.status is not Status.PLAYING:
        raise Refused("not_started" if match.open else "over")


def _seat(match: Match, by: User | Seat) -> int:
    """The seat of the one who does something, in a match that is being played."""
    playing(match)
    if isinstance(by, User):
        seat = match.seat_of(by.id)
        if seat is None:
            raise Refused("not_seated")
        return seat
    if not 0 <= by.number < len(match.chairs):
        raise Refused("unknown_seat", seat=by.number)
    return by.number


def _seated(match: Match, chair: Chair) -> tuple[Chair, ...]:
    return (*match.chairs[: chair.seat], chair, *match.chairs[chair.seat + 1 :])
