"""Undo: take a step back, with what follows for timers and turns.

Thinking time stays spent; the increment that a step brought to a clock goes with it, or pressing, taking back and
pressing again would make time. What is taken back unseen, while others still choose, changes nothing that they see.
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
    """A taking back, with the increments of the steps that it takes back and of those that stand all the same."""

    undo: Undo
    increments_undone: tuple[Increment, ...] = ()
    increments_kept: tuple[tuple[Increment, ...], ...] = ()
    """For each of `back.kept`."""
    public_steps: int = 1
    """How many steps it is for those who are asked: the seat's own and, of those after it, what the table heard."""
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
    """Return the number of undone steps that the table knows of.

    That is the first, which is the one to undo, and all later ones except hidden choices.
    """
    return 1 + sum(any(told.to is None for told in record.events) for record in gone[1:])


class Overtaken(Refused):
    """The match has gone on since the taking back was thought out: think again."""

    def __init__(self) -> None:
        super().__init__("overtaken")


def undo_step(
    match: Match, seat: int, user: int | None, key: str, plan: UndoPlan, time: TimeContext, *, open_: bool
) -> Change:
    """Undo a step: thinking time stays spent; the clock increment that the step earned goes.

    Steps that others took in private after it stand. Where the game names the decision that is being made now, the turn
    goes on; an earlier decision begins anew.

    Args:
        match: The match now.
        seat: The seat whose step is undone.
        user: The user who asked for it; None: nobody did.
        key: The interaction that it answers.
        plan: What the undo does to state and records.
        time: The time context.
        open_: The table has agreed to it and is told.

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
    if any_timer_runs(undone) or any_timer_runs(match):  # without a clock too: the rules may limit either decision
        if open_ and seat in reopened:
            undone = _release_choice(undone, seat)
        # Nobody sees whose sealed choices are taken back while the turn goes on, except that of a seat whose step the
        # table takes back. What these choices brought was never in a bank.
        unseen = reopened - ({seat} if open_ else set()) if goes_on else set()
        begins = () if goes_on else undone.turn.asked
        undone = run_timers(undone, now, time.outages, begins=begins, earns=goes_on)
        increments = [each for each in plan.increments_undone if each.seat not in unseen]
        undone = without_increments(undone, increments, now, time.outages)
        change = replace(change, deadlines=deadlines_of(undone, now, time.outages))
    return replace(change, match=undone, record=taken, further_records=more)


def _release_choice(match: Match, seat: int) -> Match:
    """Stop the timer that is held for the choice of a seat, which goes on with what was saved."""
    chair = match.chairs[seat]
    if not isinstance(chair.timer, Held):
        return match
    chair = replace(chair, timer=Stopped(chair.timer.saved))
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))
