"""The events of a debate, which tell players what happened, in the order of a round."""

from typing import Literal

from games.core.values import Event, event
from games.gorgias.state import Group, Taking

Ending = Literal["last_statement", "stock_empty", "no_capture"]
"""last_statement: all statements have been debated; stock_empty: the common stock ran out; no_capture: however the last
statements are arranged, nobody can take a pyramid any more."""


@event
class RoundBegan(Event):
    """A new round, counted from 1, has begun, and the seat `first` is the first to prepare its statement."""

    round: int
    first: int


@event
class Rolled(Event):
    """A seat has rolled the dice `rolled` and kept the dice `kept`; `roll` counts its rolls from 1."""

    seat: int
    roll: int
    rolled: tuple[int, ...]
    kept: tuple[int, ...]


@event
class DieRemoved(Event):
    """A seat has taken a die showing `face` out of the round because a topic was missing; `left` are its other dice."""

    seat: int
    face: int
    left: tuple[int, ...]


@event
class StatementMade(Event):
    """A seat has finished its statement: the faces of the dice it ends up with, which may lack a topic."""

    seat: int
    dice: tuple[int, ...]


@event
class Arranged(Event):
    """A seat has declared its layout of pyramids behind its shield finished; only that seat is told."""

    seat: int


@event
class Reconsidered(Event):
    """A seat has begun to rearrange the layout of pyramids that it had declared finished; only that seat is told."""

    seat: int


@event
class ArrangedByChance(Event):
    """Chance has placed the pyramids that a seat had not arranged; only that seat is told."""

    seat: int


@event
class Revealed(Event):
    """Both seats have finished arranging in this round, so both layouts of pyramids have been revealed."""

    round: int


@event
class CardDebated(Event):
    """The groups on the card with this index have been resolved against each other, and what was won has been taken.

    `groups` are each seat's pyramids, None for an empty card. `taken` is what came from the common stock, in order.
    """

    card: int
    groups: tuple[Group | None, Group | None]
    taken: tuple[Taking, ...]


@event
class Captured(Event):
    """A seat has taken `pyramid` from the common stock in place of `wanted`, which it won but which is gone.

    Both are numbers from 0 to 14.
    """

    seat: int
    pyramid: int
    wanted: int


@event
class DebateEnded(Event):
    """The game has ended: `points` are the final points by seat, `why` is the reason (see `Ending`)."""

    points: tuple[int, int]
    why: Ending
