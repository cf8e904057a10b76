"""Taking back: whether it is possible, whether it is free, and what the match is then. Games write nothing for it.

A step can be taken back freely by its seat when it drew nothing, told nobody else anything, and its seat learned
nothing by it. Steps that others took meanwhile, as private as this one, stand: nobody is told that there are any.
Everything else is for the table to agree on, but never across a draw or a reveal: what was learned stays learned.

Whether somebody learned something is asked of worlds that looked the same to them (`Game.determinize`): where the same
step would have looked otherwise in one of these, it has told something.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from games.core.action import Seat
from games.core.chance import Chance
from games.core.game import Game
from games.core.illegal import Illegal
from games.core.replay import Played, Record, fold, is_private, replay_step, standing
from games.core.seeded import Seeded

WORLDS = 6
"""In how many other worlds a step is tried."""

Obstacle = Literal["nothing", "gone", "draw", "reveal"]


class CannotTakeBack(Exception):
    """Nothing can be taken back. `why`: there is `nothing`, it is `gone`, or a `draw` or `reveal` lies between."""

    def __init__(self, why: Obstacle) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class TakingBack:
    """What taking back would do. `seq` is the record of the step, `to` how many records of the line stand before it."""

    seq: int
    to: int
    free: bool
    """Whether its seat may do it alone."""
    state: Any
    """The match after it."""
    kept: tuple[Played, ...] = ()
    """Private steps of others that stand all the same, as they are recorded once more."""
    steps: int = 1
    """How many actions it takes back for good."""


def taking_back(
    game: Game[Any, Any], opening: Any, records: Sequence[Record], seats: int, seat: Seat, seq: int | None = None
) -> TakingBack:
    """Taking back the last step of a seat, or the one recorded at `seq` with everything after it.

    Raises:
        CannotTakeBack: see there.
    """
    line = standing(records)
    played = [record for index in line if isinstance(record := records[index], Played)]
    if seq is None:
        place = max((at for at, record in enumerate(played) if record.seat == seat), default=None)
        if place is None:
            raise CannotTakeBack("nothing")
    elif seq in line:
        place = line.index(seq)
    else:
        raise CannotTakeBack("gone")
    states = list(fold(game, opening, records))
    if seq is None and (free := _freely(game, states, played, place, seats)) is not None:
        return TakingBack(line[place], place, True, *free)
    for before, record in zip(states[place:], played[place:], strict=False):
        if record.draws:
            raise CannotTakeBack("draw")
        if reveals(game, before, record, seats):
            raise CannotTakeBack("reveal")
    return TakingBack(line[place], place, False, states[place], (), len(played) - place)


def reveals(game: Game[Any, Any], before: Any, record: Played, seats: int) -> bool:
    """Whether somebody learned by a step what neither they nor whoever took it has chosen to tell."""
    return any(_learned(game, before, record, seat) for seat in range(seats))


def _freely(
    game: Game[Any, Any], states: Sequence[Any], played: Sequence[Played], place: int, seats: int
) -> tuple[Any, tuple[Played, ...]] | None:
    """The state without a step, and the steps after it again; None when it is not free to go."""
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
        except ValueError:  # it could not have been taken without the one before it
            return None
        state = step.state
        kept.append(Played(record.seat, record.action, step.draws, step.events, game.digest(state)))
    return state, tuple(kept)


def _learned(game: Game[Any, Any], before: Any, record: Played, seat: Seat) -> bool:
    """Whether a step looked to a seat as it would not have looked in another world that looked the same before."""
    view = game.view(before, seat)
    after = game.view(replay_step(game, before, record).state, seat)
    mine = seat == record.seat
    for number in range(WORLDS):
        world = game.determinize(view, Chance(Seeded(number).below))
        try:
            seen = game.view(replay_step(game, world, record).state, seat)
        except Illegal:
            if mine:
                return True  # that it was possible says something of this world
            continue  # a choice that its seat has now shown by itself
        except ValueError:
            return True  # there chance would have had a say
        if seen != after:
            return True
    return False
