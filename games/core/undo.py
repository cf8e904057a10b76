"""Undo: work out whether an action can be undone, whether its seat may do so alone, and the state afterwards.

`Undo.free` says whether an undo needs the consent of the other players. If it does, `storage.services.consent` asks
them; `storage.match.undo` then changes the match.

Games need no code for this. A seat may undo its last action alone if that action drew nothing and showed the seat
nothing new, and if nobody else could notice it or any later action. The later actions, all of other seats, are then
applied again, so that the undo does not reveal that they exist. Any other undo needs the other players' consent, and is
impossible if it would take back a random draw or something that a seat has learned.

Of a sealed choice others notice that there is one more, and not whose it is. So it may be undone alone too, as long as
its decision is open.

The answer must not tell who has already chosen in secret. So the hidden actions of the decision that is still open,
such as sealed bids, never make an undo impossible, whatever they drew. If their seats cannot forget them, because they
drew something or showed their seat something new, they are applied again with their draws; the others are undone.

To find out whether a seat learned something from an action, the action is replayed in random states that looked the
same to that seat before it (`Game.determinize`). If it looks different in one of them, the seat learned something.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from games.core.action import Illegal
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.replay import Played, Record, active_indices, fold, is_hidden, is_private, replay_step
from games.core.values import Seat

WORLDS = 6
"""The number of random states in which an action is replayed, to find out whether a seat learned something from it."""

Obstacle = Literal["nothing", "gone", "draw", "reveal"]


class CannotUndo(Exception):
    """An undo is impossible, even with the consent of all players.

    Attributes:
        why: `nothing`: the seat has taken no action that is not undone. `gone`: the action was already undone. `draw`
            or `reveal`: the undo would take back a random draw, or something that a seat has learned.
    """

    def __init__(self, why: Obstacle) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Undo:
    """A possible undo: the record it takes back, whether its seat may do so alone, and the state afterwards."""

    seq: int
    """The index of the record to undo."""
    to: int
    """The number of active records before that one, which remain active; see `Undone.to`."""
    free: bool
    """True if the seat may undo alone; otherwise the other players have to agree."""
    state: Any
    """The state after the undo."""
    kept: tuple[Played, ...] = ()
    """Later actions of other seats that nobody else could notice, as applied again after the undo, in order. The caller
    has to record them."""
    kept_seqs: tuple[int, ...] = ()
    """For each of `kept`, the index of its original record."""
    steps: int = 1
    """The number of actions that are undone and not applied again."""


def plan_undo(
    game: Game[Any, Any], opening: Any, records: Sequence[Record], seats: int, seat: Seat, seq: int | None = None
) -> Undo:
    """Work out whether a seat may undo its last action, or a given action with everything after it, and the result.

    Args:
        game: The game, in the edition of the match.
        opening: The opening state.
        records: All records of the match, undone ones included.
        seats: The number of seats.
        seat: The seat that wants to undo.
        seq: The index of the record to undo, which always needs consent; None for the last action of `seat`.

    Raises:
        CannotUndo: The undo is impossible, even with consent; `why` says for what reason.
    """
    active = active_indices(records)
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
    begin = _current_decision_start(game, states)
    if seq is None and place >= begin and (free := _undo_alone(game, states, played, place, seats)) is not None:
        return Undo(active[place], place, True, *free, tuple(active[place + 1 :]))
    hidden = [at for at in range(max(begin, place + 1), len(played)) if is_hidden(game, seats, states[at], played[at])]
    for at in range(place, len(played)):
        if at in hidden:
            continue
        if played[at].draws:
            raise CannotUndo("draw")
        if reveals(game, states[at], played[at], seats):
            raise CannotUndo("reveal")
    if place < begin:  # back to an earlier decision, in which these actions mean nothing
        hidden = []
    state, kept = _reapply_hidden(game, states, played, place, hidden, seats)
    steps = len(played) - place - len(kept)
    return Undo(active[place], place, False, state, tuple(kept.values()), tuple([active[at] for at in kept]), steps)


def reveals(game: Game[Any, Any], before: Any, record: Played, seats: int) -> bool:
    """Return True if an action gave any seat information other than the acting seat's own choice.

    Args:
        game: The game.
        before: The state before the action.
        record: The record of the action.
        seats: The number of seats.
    """
    return any(_learned(game, before, record, seat) for seat in range(seats))


def _undo_alone(
    game: Game[Any, Any], states: Sequence[Any], played: Sequence[Played], place: int, seats: int
) -> tuple[Any, tuple[Played, ...]] | None:
    """Undo one action without anybody's consent, and apply the later ones again.

    Args:
        game: The game.
        states: The opening state and the state after each action that is not undone.
        played: The records of these actions.
        place: The index in `played` of the action to undo.
        seats: The number of seats.

    Returns:
        The state afterwards and the new records of the later actions; None if the undo needs the others' consent.
    """
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
        if again is None:  # the later action depends on the one to undo
            return None
        state, played_again = again
        kept.append(played_again)
    return state, tuple(kept)


def _current_decision_start(game: Game[Any, Any], states: Sequence[Any]) -> int:
    """Return the index of the state in which the decision that the game now waits for began.

    Args:
        game: The game.
        states: The opening state and the state after each action that is not undone.
    """
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
    """Undo everything from `place` on, but apply again the hidden actions that their seats cannot forget.

    A seat cannot forget an action that drew something or showed the seat something new. The hidden actions that this
    seat took before it are applied again as well. An action that is no longer possible, or would no longer be hidden,
    is left out: to refuse the undo would reveal it.

    Args:
        game: The game.
        states: The opening state and the state after each action that is not undone.
        played: The records of these actions.
        place: The index in `played` of the action to undo.
        hidden: The indices in `played` of the later actions that no other seat could notice.
        seats: The number of seats.

    Returns:
        The state afterwards, and the new records of the actions applied again, by their index in `played`.
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
    """Apply a hidden action again to another state, with its recorded draws.

    Returns:
        The new state and the new record; None if the action is impossible there or other seats would notice it.
    """
    try:
        step = replay_step(game, state, record)
    except ValueError:
        return None
    again = Played(record.seat, record.action, step.draws, step.events, game.digest(step.state), record.key)
    return (step.state, again) if is_hidden(game, seats, state, again) else None


def _learned(game: Game[Any, Any], before: Any, record: Played, seat: Seat) -> bool:
    """Return True if an action told a seat something it did not know, beyond what the acting seat chose.

    The action is replayed in random states that look to the seat like `before`. The seat learned something if one of
    the results looks different to it. That the acting seat had yet to make its sealed choice is part of what it chose,
    so states in which it has made it are left out.
    """
    view = game.view(before, seat)
    after = game.view(replay_step(game, before, record).state, seat)
    is_own_step = seat == record.seat
    was_active = record.seat in game.active_seats(before)
    for number in range(WORLDS):
        world = game.determinize(view, Chance(Seeded(number).below))
        if (record.seat in game.active_seats(world)) != was_active:
            continue
        try:
            seen = game.view(replay_step(game, world, record).state, seat)
        except Illegal:
            if is_own_step:
                return True  # the seat learned that the action is legal
            continue  # the seat learned only what the acting seat chose
        except ValueError:
            return True  # the action asks for different draws in that state
        if seen != after:
            return True
    return False
