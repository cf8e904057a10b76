"""Undo: the change of a match that takes an action back, with the consequences for timers and turns.

Nothing is decided here. Whether an action can be undone, and whether its seat may do so alone, `games.core.undo` works
out. `storage.services.consent.Consent.undo` then calls `undo_step` at once, or asks the players: how they decide, and
that `undo_step` follows, stands in `storage.match.consent_rules.KINDS`.

Thinking time stays spent, and the increment that an action earned is removed; otherwise acting and undoing in turns
would create time. Undoing a hidden choice while others still choose changes nothing that they see.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from games.core.replay import active_indices
from games.core.undo import Undo
from storage.errors import Refused
from storage.match.change import Change, Increment, Record
from storage.match.due_times import deadlines_of, time_matters
from storage.match.model import Held, Match
from storage.match.pauses import require_unpaused
from storage.match.timer import run_timers, without_increments
from storage.match.turn import uncount_decision, update_turn
from storage.time_source import TimeContext

MOST_UNDONE = 500
"""The number of undone actions in a match, as far as a seat knows of them, after which the seat may undo no more. It
keeps logs from growing without end."""


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """An undo that the rules allow, with the clock increments of the actions it removes and of those it applies again.

    It is computed from the log before the transaction, and must not be used once the log has grown.
    """

    undo: Undo
    increments_undone: tuple[Increment, ...] = ()
    increments_kept: tuple[tuple[Increment, ...], ...] = ()
    """The increments of each action in `undo.kept`, which is applied again."""
    public_steps: int = 1
    """How many actions the players are asked to undo: the seat's own and the later ones that all players know of."""
    by_clock: bool = False
    """True if the action to undo was taken by a timeout."""
    record_count: int = 0
    """The number of records in the log from which this was planned. If the match has more by now, plan again."""


def plan_with_increments(back: Undo, log: Sequence[Record]) -> UndoPlan:
    """Return the plan for an undo: the undo, and the clock increments of the actions that it removes and applies again.

    Args:
        back: The undo as `games.core.undo.plan_undo` has worked it out.
        log: All records of the match, oldest first.
    """
    going = active_indices([record.played for record in log])[back.to :]
    gone = [log[seq] for seq in going if seq not in back.kept_seqs]
    kept = [log[seq] for seq in back.kept_seqs]
    increments = tuple([each for record in gone for each in record.increments])
    by_clock = bool(gone) and gone[0].by_clock
    return UndoPlan(
        back, increments, tuple([record.increments for record in kept]), public_step_count(gone), by_clock, len(log)
    )


def public_step_count(gone: Sequence[Record]) -> int:
    """Return how many undone actions all players know of.

    The first one, which the undo is about, always counts; later ones count only if they have a public event.

    Args:
        gone: The records of the undone actions, oldest first; the undo is about the first one.
    """
    return 1 + sum(any(told.to is None for told in record.events) for record in gone[1:])


def undos(log: Iterable[Record]) -> Iterator[tuple[Record, list[Record]]]:
    """Yield each undo of a log with the records of the actions that it undid, oldest first.

    Args:
        log: All records of the match, oldest first; an iterator is consumed.
    """
    active: list[Record] = []
    for record in log:
        if record.action is not None:
            active.append(record)
            continue
        gone = active[record.back_to or 0 :]
        del active[record.back_to or 0 :]
        yield record, gone


def check_undo_bound(log: Iterable[Record], seat: int) -> None:
    """Raise an error if so many actions of a match have been undone that a seat may undo no more.

    Only undos that the seat knows of count: its own, and those to which all players have agreed. Otherwise the refusal
    would tell the seat that others have undone hidden choices.

    Args:
        log: All records of the match, oldest first.
        seat: The seat that wants to undo.

    Raises:
        Refused: `MOST_UNDONE` actions or more have been undone (`undo_often`).
    """
    known = [gone for undo, gone in undos(log) if undo.is_public or undo.seat == seat]
    if sum(map(public_step_count, known)) >= MOST_UNDONE:
        raise Refused("undo_often", most=MOST_UNDONE)


class Overtaken(Refused):
    """The undo cannot be carried out as planned, because the match has changed since; it has to be planned again."""

    def __init__(self) -> None:
        super().__init__("overtaken")


def undo_step(
    match: Match, seat: int, user: int | None, key: str, plan: UndoPlan, time: TimeContext, *, is_public: bool
) -> Change:
    """Return the change that undoes a seat's action; thinking time stays spent, but the increment it earned is removed.

    The later actions in `plan.undo.kept`, which nobody but their own seats knows of, are applied again. If the game
    then waits for the same decision as before the undo, the turn goes on; otherwise an earlier decision begins anew.

    Args:
        match: The match before the undo.
        seat: The seat whose action is undone.
        user: The user who asked for it; None if nobody did.
        key: The idempotency key, such as an interaction's id.
        plan: The undo and the increments concerned.
        time: The clock to read, and the intervals in which the bot was down.
        is_public: True if the players have agreed to the undo and are told; False if only the seat itself is told.

    Raises:
        Refused: The match is paused (`paused`, `suspended`).
    """
    require_unpaused(match)
    now, rules, back = time.now(), match.rules, plan.undo
    before = rules.digest(back.state) if not back.kept else ""
    taken = Record(
        match.id, match.record_count, seat, key, user, now, None, (), (), before, back.to, back.steps, is_public
    )
    more = tuple(
        [
            Record(
                match.id, match.record_count + number, kept.seat, f"{key}:{number}", None, now, kept.action, kept.draws,
                kept.events, kept.digest, is_restored=True, increments=increments, first_key=kept.key,
            )
            for number, (kept, increments) in enumerate(zip(back.kept, plan.increments_kept, strict=True), 1)
        ]
    )  # fmt: skip
    after = replace(match, state=back.state, version=match.version + 1, record_count=match.record_count + 1 + len(more))
    change = update_turn(after, now)
    goes_on = match.turn.continues_in(change.match.turn)
    undone = change.match
    reopened = {chair.seat for chair in undone.chairs if chair.active and not match.chairs[chair.seat].active}
    if not is_public and goes_on and seat in reopened and not plan.by_clock:
        undone = uncount_decision(undone, seat)
    if time_matters(undone) or time_matters(match):  # even without a clock, the rules may limit either decision
        begins = () if goes_on else undone.turn.asked
        together = match.turn.is_simultaneous
        increments: Sequence[Increment] = plan.increments_undone
        # What the clock chose in the current turn has changed no bank yet. If the turn is broken off, nobody learns
        # that the clock chose, so the banks must not show it.
        if together and goes_on:
            increments = ()
        elif together:
            undone, increments = _without_missed(undone, increments)
        undone = run_timers(undone, now, time.outages, begins=begins, earns=goes_on, together=together)
        undone = without_increments(undone, increments, now, time.outages)
        change = replace(change, deadlines=deadlines_of(undone, now, time.outages))
    return replace(change, match=undone, record=taken, further_records=more)


def _without_missed(match: Match, increments: Sequence[Increment]) -> tuple[Match, list[Increment]]:
    """Return the match as if the clock had not chosen in its current turn, and the increments of earlier turns.

    Args:
        match: The match before the timers change.
        increments: The increments of the undone actions, in their order.
    """
    kept, chairs = list(increments), []
    for chair in match.chairs:
        if isinstance(chair.timer, Held) and chair.timer.missed:
            kept.append(Increment(chair.seat, 0.0, 0.0, retracted=True))
            chair = replace(chair, timer=replace(chair.timer, missed=False))
        chairs.append(chair)
    return replace(match, chairs=tuple(chairs)), kept
