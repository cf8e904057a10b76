"""The events of a debate, which tell players what happened, in the order of a round."""

from games.core.values import Event, event
from games.gorgias.state import Group


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
    """The pyramids of both seats on the card with this index have been resolved against each other.

    `groups` and `left` give each seat's pyramids before and after, None for an empty card. `takers` are the seats that
    now take pyramids from the common stock, in that order.
    """

    card: int
    groups: tuple[Group | None, Group | None]
    left: tuple[Group | None, Group | None]
    takers: tuple[int, ...]


@event
class Captured(Event):
    """A seat has taken `pyramid` from the common stock for the pyramid `wanted` that it won on a card.

    They differ if the stock had no `wanted` left. Both are numbers from 0 to 14, `card` is an index from 0.
    """

    seat: int
    card: int
    pyramid: int
    wanted: int


@event
class NothingLeft(Event):
    """A seat won the pyramid `wanted` on a card but took none, as the common stock had none of that size left."""

    seat: int
    card: int
    wanted: int


@event
class DebateEnded(Event):
    """The game has ended with these points by seat; `stock_empty` says whether the common stock of pyramids ran out."""

    points: tuple[int, int]
    stock_empty: bool
