"""The events of a debate, in the order of a round."""

from games.core.values import Event, event
from games.gorgias.state import Group


@event
class RoundBegan(Event):
    """A new round has begun, and the seat `first` prepares its statement first."""

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
    """A seat has removed a die showing `face` from the round because a topic was missing."""

    seat: int
    face: int
    left: tuple[int, ...]


@event
class StatementMade(Event):
    """A seat has finished its statement (the dice it ends up with), whether or not all three topics show."""

    seat: int
    dice: tuple[int, ...]


@event
class Arranged(Event):
    """A seat has finished arranging its layout behind its shield."""

    seat: int


@event
class Reconsidered(Event):
    """A seat that had finished its layout has begun to rearrange it."""

    seat: int


@event
class ArrangedByChance(Event):
    """Chance has placed a seat's remaining groups of pyramids; only that seat is told."""

    seat: int


@event
class Revealed(Event):
    """Both seats have finished, so both layouts have been revealed."""

    round: int


@event
class CardDebated(Event):
    """The groups of both seats on one card have been resolved against each other.

    `groups` and `left` give each seat's group before and after, None for an empty card. `takers` are the seats that now
    take pyramids from the common stock, in that order.
    """

    card: int
    groups: tuple[Group | None, Group | None]
    left: tuple[Group | None, Group | None]
    takers: tuple[int, ...]


@event
class Captured(Event):
    """A seat has taken `pyramid` from the common stock for the pyramid `wanted` that it won on a card."""

    seat: int
    card: int
    pyramid: int
    wanted: int


@event
class NothingLeft(Event):
    """A seat has won a pyramid but taken none, as the common stock had no pyramid of that size left."""

    seat: int
    card: int
    wanted: int


@event
class DebateEnded(Event):
    """The game has ended with these points; `stock_empty` says whether the common stock ran out."""

    points: tuple[int, int]
    stock_empty: bool
