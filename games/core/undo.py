"""Undo: decide whether a step can be undone, whether its seat may do so alone, and compute the state afterwards.

Games need no code for this. A seat may undo its last step alone if that step drew nothing and showed the seat nothing
new, and if nobody else could notice it or any later step. The later steps, all of other seats, are then applied again,
so that the undo does not reveal that they exist. Any other undo needs the table's consent, and is impossible if it
would cross a draw or a reveal.

The answer must not tell who has already chosen in secret. So the hidden steps of the decision that is still open, such
as sealed bids, never make an undo impossible, whatever they drew. If their seats cannot forget them, because they drew
something or showed their seat something new, they are applied again with their draws; the others are undone.

To find out whether a seat learned something from a step, the step is replayed in worlds that looked the same to that
seat before it (`Game.determinize`). If it looks different in one of them, the seat learned something.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from games.core.action import Illegal
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.replay import Played, Record, fold, is_hidden, is_private, replay_step, standing_indices
from games.core.values import Seat

WORLDS = 6
"""The number of worlds in which a step is replayed."""

Obstacle = Literal["nothing", "gone", "draw", "reveal"]


class CannotUndo(Exception):
    """The undo is impossible.

    Attributes:
        why: `nothing`: the seat has no step to undo. `gone`: the step was already undone. `draw` or `reveal`: the undo
            would cross a random draw or a reveal.
    """

    def __init__(self, why: Obstacle) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Undo:
    """A possible undo and its result."""

    seq: int
    """The index of the record to undo."""
    to: int
    """The number of active records before it; see `Undone.to`."""
    free: bool
    """True if the seat may undo alone; otherwise the table has to agree."""
    state: Any
    """The state after the undo."""
    kept: tuple[Played, ...] = ()
    """The later hidden steps, applied again; to be recorded after the undo."""
    kept_seqs: tuple[int, ...] = ()
    """For each of `kept`, the index of its original record."""
    steps: int = 1
    """The number of actions that are undone and not applied again."""


def plan_undo(
    game: Game[Any, Any], opening: Any, records: Sequence[Record], seats: int, seat: Seat, seq: int | None = None
) -> Undo:
    """Plan the undo of a seat's last step, or of a given step together with everything after it.

    Args:
        game: The game, in the edition of the match.
        opening: The opening state.
        records: All records of the match, undone ones included.
        seats: The number of seats.
        seat: The seat that wants to undo.
        seq: The index of the record to undo, which always needs consent; None for the last step of `seat`.

    Raises:
        CannotUndo: The undo is impossible; `why` says for what reason.
    """
    active = standing_indices(records)
    played = [record for index in active if isinstance(record := records[index], Played)]
    if seq is None:
        place = max((at for at, record in enumerate(played) if record.seat == seat), default=None)
        if place is None:
            raise CannotUndo("nothing")
    elif seq in active:
        place = active.index(seq)
    else:
        raise CannotUndo("gone")
    states = list(fold(game, opening, records))
    if seq is None and (free := _undo_alone(game, states, played, place, seats)) is not None:
        return Undo(active[place], place, True, *free, tuple(active[place + 1 :]))
    begin = _current_decision_start(game, states)
    hidden = [at for at in range(max(begin, place + 1), len(played)) if is_hidden(game, seats, states[at], played[at])]
    for at in range(place, len(played)):
        if at in hidden:
            continue
        if played[at].draws:
            raise CannotUndo("draw")
        if reveals(game, states[at], played[at], seats):
            raise CannotUndo("reveal")
    if place < begin:  # back to an earlier decision, in which these steps mean nothing
        hidden = []
    state, kept = _reapply_hidden(game, states, played, place, hidden, seats)
    steps = len(played) - place - len(kept)
    return Undo(active[place], place, False, state, tuple(kept.values()), tuple([active[at] for at in kept]), steps)


def reveals(game: Game[Any, Any], before: Any, record: Played, seats: int) -> bool:
    """Return True if a step gave any seat information other than the acting seat's own choice.

    Args:
        game: The game.
        before: The state before the step.
        record: The step.
        seats: The number of seats.
    """
    return any(_learned(game, before, record, seat) for seat in range(seats))


def _undo_alone(
    game: Game[Any, Any], states: Sequence[Any], played: Sequence[Played], place: int, seats: int
) -> tuple[Any, tuple[Played, ...]] | None:
    """Return the state without the step at `place` and the later steps applied again; None if consent is needed."""
    seat, later = played[place].seat, list(zip(states[place + 1 :], played[place + 1 :], strict=False))
    if not is_private(game, seats, states[place], played[place]) or _learned(game, states[place], played[place], seat):
        return None
    if not all(is_hidden(game, seats, before, record) for before, record in later):
        return None
    state = states[place]
    kept: list[Played] = []
    for _, record in later:
        assert record.seat != seat
        again = _reapplied(game, state, record, seats)
        if again is None:  # the later step depends on the one to be undone
            return None
        state, played_again = again
        kept.append(played_again)
    return state, tuple(kept)


def _current_decision_start(game: Game[Any, Any], states: Sequence[Any]) -> int:
    """Return the index of the state in which the decision that is still open began."""
    index = len(states) - 1
    decision = game.decision(states[index])
    while index and game.decision(states[index - 1]) == decision:
        index -= 1
    return index


def _reapply_hidden(
    game: Game[Any, Any],
    states: Sequence[Any],
    played: Sequence[Played],
    place: int,
    hidden: Sequence[int],
    seats: int,
) -> tuple[Any, dict[int, Played]]:
    """Apply those hidden steps again that their seats cannot forget, and the earlier hidden steps of the same seats.

    A step that is no longer possible, or would no longer be hidden, is left out: to refuse the undo would reveal it.

    Returns:
        The state, and the steps by their place.
    """
    last: dict[Seat, int] = {}
    for at in hidden:
        if played[at].draws or _learned(game, states[at], played[at], played[at].seat):
            last[played[at].seat] = at
    state, kept = states[place], dict[int, Played]()
    for at in hidden:
        if at > last.get(played[at].seat, -1):
            continue
        if (again := _reapplied(game, state, played[at], seats)) is not None:
            state, kept[at] = again
    return state, kept


def _reapplied(game: Game[Any, Any], state: Any, record: Played, seats: int) -> tuple[Any, Played] | None:
    """Apply a hidden step again with its draws; None if that is impossible or it would not be hidden any more."""
    try:
        step = replay_step(game, state, record)
    except ValueError:
        return None
    again = Played(record.seat, record.action, step.draws, step.events, game.digest(step.state))
    return (step.state, again) if is_hidden(game, seats, state, again) else None


def _learned(game: Game[Any, Any], before: Any, record: Played, seat: Seat) -> bool:
    """Return True if the step looks different to the seat in some world that looked the same to it before."""
    view = game.view(before, seat)
    after = game.view(replay_step(game, before, record).state, seat)
    is_own_step = seat == record.seat
    for number in range(WORLDS):
        world = game.determinize(view, Chance(Seeded(number).below))
        try:
            seen = game.view(replay_step(game, world, record).state, seat)
        except Illegal:
            if is_own_step:
                return True  # the seat learned that the action is legal
            continue  # the seat learned only what the acting seat chose
        except ValueError:
            return True  # the step asks for different draws in that world
        if seen != after:
            return True
    return False
