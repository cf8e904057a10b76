"""Undo: decide whether a step can be undone, whether its seat may do so alone, and compute the state afterwards.

Games need no code for this. A seat may undo its last step alone if that step and all later ones drew nothing, could not
be noticed by other seats, and showed their own seats nothing new. The later steps, all of other seats, are then applied
again, so that the undo does not reveal that they exist. Any other undo needs the table's consent, and is impossible if
it would cross a draw or a reveal.

To find out whether a seat learned something from a step, the step is replayed in worlds that looked the same to that
seat before it (`Game.determinize`). If it looks different in one of them, the seat learned something.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from games.core.action import Illegal
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.replay import Played, Record, fold, is_private, replay_step, standing_indices
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
    """The later private steps of other seats, applied again; to be recorded after the undo."""
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
        return Undo(active[place], place, True, *free)
    for before, record in zip(states[place:], played[place:], strict=False):
        if record.draws:
            raise CannotUndo("draw")
        if reveals(game, before, record, seats):
            raise CannotUndo("reveal")
    return Undo(active[place], place, False, states[place], (), len(played) - place)


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
    seat = played[place].seat
    for before, record in zip(states[place:], played[place:], strict=False):
        if not is_private(game, seats, before, record) or _learned(game, before, record, record.seat):
            return None
    state = states[place]
    kept: list[Played] = []
    for record in played[place + 1 :]:
        assert record.seat != seat
        try:
            step = replay_step(game, state, record)
        except ValueError:  # the later step depends on the one to be undone
            return None
        state = step.state
        kept.append(Played(record.seat, record.action, step.draws, step.events, game.digest(state)))
    return state, tuple(kept)


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
