"""The events of a debate, in the order of a round."""

from games.core.values import Event, event
from games.gorgias.state import Group


@event
class RoundBegan(Event):
    """A new round of statements; `first` prepares first."""

    round: int
    first: int


@event
class Rolled(Event):
    """A roll: what came up, and what had been kept. `roll` counts from 1."""

    seat: int
    roll: int
    rolled: tuple[int, ...]
    kept: tuple[int, ...]


@event
class DieRemoved(Event):
    """A die left the round because a topic was missing."""

    seat: int
    face: int
    left: tuple[int, ...]


@event
class StatementMade(Event):
    """A statement is finished, with or without all three topics."""

    seat: int
    dice: tuple[int, ...]


@event
class Arranged(Event):
    """A seat is ready behind its shield."""

    seat: int


@event
class Reconsidered(Event):
    """A seat that was ready is arranging again."""

    seat: int


@event
class ArrangedByChance(Event):
    """Told to the seat alone: chance has arranged (the rest of) its groups."""

    seat: int


@event
class Revealed(Event):
    """Both shields are gone."""

    round: int


@event
class CardDebated(Event):
    """A pair of cards was resolved: by seat, the groups before and after it, and the seats that take pyramids from the
    common stock for it, in the order of taking."""

    card: int
    groups: tuple[Group | None, Group | None]
    left: tuple[Group | None, Group | None]
    takers: tuple[int, ...]


@event
class Captured(Event):
    """A pyramid was taken from the common stock, for the one that was won (`wanted`)."""

    seat: int
    card: int
    pyramid: int
    wanted: int


@event
class NothingLeft(Event):
    """No pyramid of that size was left in the common stock, so the seat took nothing."""

    seat: int
    card: int
    wanted: int


@event
class DebateEnded(Event):
    """The game is over: the points of both, and whether the common stock ran out."""

    points: tuple[int, int]
    stock_empty: bool
