"""Undo: take a step back, with the consequences for timers and turns.

Thinking time stays spent, and the increment that a step earned is removed; otherwise acting and undoing in turns would
create time. Undoing a hidden choice while others still choose changes nothing that they see.
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
    """An undo together with the clock increments of the steps it removes and of those it applies again."""

    undo: Undo
    increments_undone: tuple[Increment, ...] = ()
    increments_kept: tuple[tuple[Increment, ...], ...] = ()
    """For each of `undo.kept`."""
    public_steps: int = 1
    """How many steps the players are asked to undo: the seat's own step and the later ones that the table knows of."""
    by_clock: bool = False
    """True if the clock took the step that is undone."""
    record_count: int = 0
    """The number of records when this was planned. If the match has more by now, the plan is void."""


def plan_undo(back: Undo, log: Sequence[Record]) -> UndoPlan:
    """Complete an undo with the clock increments found in the log.

    Args:
        back: The undo as the game allows it.
        log: All records of the match.
    """
    going = standing_indices([record.played for record in log])[back.to :]
    gone = [log[seq] for seq in going if seq not in back.kept_seqs]
    kept = [log[seq] for seq in back.kept_seqs]
    increments = tuple([each for record in gone for each in record.increments])
    by_clock = bool(gone) and gone[0].by_clock
    return UndoPlan(
        back, increments, tuple([record.increments for record in kept]), public_step_count(gone), by_clock, len(log)
    )


def public_step_count(gone: Sequence[Record]) -> int:
    """Return how many of the undone steps the table knows of.

    The first one, which the undo is about, always counts; later ones count only if everybody was told something.
    """
    return 1 + sum(any(told.to is None for told in record.events) for record in gone[1:])


class Overtaken(Refused):
    """The match has changed since the undo was planned; plan it again."""

    def __init__(self) -> None:
        super().__init__("overtaken")


def undo_step(
    match: Match, seat: int, user: int | None, key: str, plan: UndoPlan, time: TimeContext, *, open_: bool
) -> Change:
    """Undo a step: thinking time stays spent; the clock increment that the step earned is removed.

    Later private steps of other seats are kept. If the game still names the current decision, the turn goes on;
    otherwise an earlier decision begins anew.

    Args:
        match: The match before the undo.
        seat: The seat whose step is undone.
        user: The user who asked for it; None if nobody did.
        key: The interaction that causes it.
        plan: The undo and the increments concerned.
        time: The time context.
        open_: True if the table has agreed and is told; False if the undo is private.

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
        # While the turn goes on, nobody may see whose hidden choices are reopened, except that of a seat whose step the
        # table has agreed to undo. The increments of these choices never reached a bank.
        hidden = reopened - ({seat} if open_ else set()) if goes_on else set()
        begins = () if goes_on else undone.turn.asked
        undone = run_timers(undone, now, time.outages, begins=begins, earns=goes_on)
        increments = [each for each in plan.increments_undone if each.seat not in hidden]
        undone = without_increments(undone, increments, now, time.outages)
        change = replace(change, deadlines=deadlines_of(undone, now, time.outages))
    return replace(change, match=undone, record=taken, further_records=more)


def _release_choice(match: Match, seat: int) -> Match:
    """Stop the seat's timer if it is held for a choice; the bank is what was saved."""
    chair = match.chairs[seat]
    if not isinstance(chair.timer, Held):
        return match
    chair = replace(chair, timer=Stopped(chair.timer.saved))
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))
