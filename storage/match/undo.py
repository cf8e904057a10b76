"""Undo a step, with the consequences for timers and turns.

Thinking time stays spent. The clock increment that a step earned is removed with it; otherwise repeating and undoing a
step would create time. Undoing a hidden choice while others still choose changes nothing that they can see.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core.replay import standing_indices
from games.core.undo import Undo
from storage.errors import Refused
from storage.match.change import Change, Increment, Record
from storage.match.model import Held, Match, Stopped
from storage.match.timer import any_timer_runs, deadlines_of, run_timers, without_increments
from storage.match.turn import uncount_decision, update_turn
from storage.time_source import TimeContext


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """An undo, with the clock increments of the steps that it removes and of those that it reapplies."""

    undo: Undo
    increments_undone: tuple[Increment, ...] = ()
    increments_kept: tuple[tuple[Increment, ...], ...] = ()
    """The increments of each step in `undo.kept`."""
    public_steps: int = 1
    """The number of undone steps that the table knows of; see `public_step_count`."""
    by_clock: bool = False
    """Whether it was the clock that chose what is taken back."""


def plan_undo(back: Undo, log: Sequence[Record]) -> UndoPlan:
    """The taking back with what the log says of the clocks."""
    going = [log[seq] for seq in standing_indices([record.played for record in log])[back.to :]]
    gone, kept = going[: len(going) - len(back.kept)], going[len(going) - len(back.kept) :]
    increments = tuple([each for record in gone for each in record.increments])
    by_clock = bool(gone) and gone[0].by_clock
    return UndoPlan(back, increments, tuple([record.increments for record in kept]), public_step_count(gone), by_clock)


def public_step_count(gone: Sequence[Record]) -> int:
    """Count undone steps as the table knows them: the first, and later ones with a public event.

    Hidden choices made after the first step are left out, so that the number does not reveal them.
    """
    return 1 + sum(any(told.to is None for told in record.events) for record in gone[1:])


class Overtaken(Refused):
    """The match has changed since the undo was planned; plan it again."""

    def __init__(self) -> None:
        super().__init__("overtaken")


def undo_step(
    match: Match, seat: int, user: int | None, key: str, plan: UndoPlan, time: TimeContext, *, open_: bool
) -> Change:
    """Undo a step: thinking time stays spent, and the clock increment that the step earned is removed.

    Private steps that other seats took later are kept. If the decision after the undo has the same key as the current
    one, the turn goes on; if it is an earlier decision, a new turn begins.

    Args:
        match: The match before the undo.
        seat: The seat whose step is undone.
        user: The user who asked for it; None if nobody did.
        key: The idempotency key, the id of the interaction.
        plan: The planned undo.
        time: The time context.
        open_: The table has agreed to the undo and is told about it. Otherwise it concerns its seat alone.

    Raises:
        Refused: `paused`.
    """
    if match.paused_at is not None:
        raise Refused("paused")
    now, rules, back = time.now(), match.rules, plan.undo
    before = rules.digest(back.state) if not back.kept else ""
    taken = Record(match.id, match.record_count, seat, key, user, now, None, (), (), before, back.to, back.steps, open_)
    more = tuple(
        [
            Record(
                match.id, match.record_count + number, kept.seat, f"{key}:{number}", None, now, kept.action, kept.draws,
                kept.events, kept.digest, is_restored=True, increments=increments,
            )
            for number, (kept, increments) in enumerate(zip(back.kept, plan.increments_kept, strict=True), 1)
        ]
    )  # fmt: skip
    after = replace(match, state=back.state, version=match.version + 1, record_count=match.record_count + 1 + len(more))
    change = update_turn(after, now)
    goes_on = match.turn.continues_in(change.match.turn)
    undone = change.match
    reopened = {chair.seat for chair in undone.chairs if chair.active and not match.chairs[chair.seat].active}
    if not open_ and goes_on and seat in reopened and not plan.by_clock:
        undone = uncount_decision(undone, seat)
    if any_timer_runs(undone) or any_timer_runs(match):  # even without a clock, the rules may limit either decision
        if open_ and seat in reopened:
            undone = _release_choice(undone, seat)
        # While the turn goes on, nobody may see whose hidden choices are removed, except for the seat whose step the
        # table undoes. The increments of these choices have not been added to any bank yet.
        hidden = reopened - ({seat} if open_ else set()) if goes_on else set()
        begins = () if goes_on else undone.turn.asked
        undone = run_timers(undone, now, time.outages, begins=begins, earns=goes_on)
        increments = [each for each in plan.increments_undone if each.seat not in hidden]
        undone = without_increments(undone, increments, now, time.outages)
        change = replace(change, deadlines=deadlines_of(undone, now, time.outages))
    return replace(change, match=undone, record=taken, further_records=more)


def _release_choice(match: Match, seat: int) -> Match:
    """Stop the held timer of a seat whose choice is removed; the saved seconds become its bank."""
    chair = match.chairs[seat]
    if not isinstance(chair.timer, Held):
        return match
    chair = replace(chair, timer=Stopped(chair.timer.saved))
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))
