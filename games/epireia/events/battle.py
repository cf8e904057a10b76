"""What happens in the Great Battle, as it is told."""

from games.core.event import Event, event


@event
class BattleBegan(Event):
    """By league: the tokens gathered from integrated cities, as decks."""

    gathered: tuple[tuple[int, ...], tuple[int, ...]]


@event
class ArmyPlaced(Event):
    seat: int


@event
class ArmyTakenBack(Event):
    seat: int


@event
class ArmyArranged(Event):
    """Told to the commander alone: the rest was arranged."""

    seat: int


@event
class ArmiesPlaced(Event):
    """Both armies stand, face down."""


@event
class GeneralsRevealed(Event):
    """By league and front: the figures; NONE where nobody stands."""

    generals: tuple[tuple[int, ...], tuple[int, ...]]


@event
class ColumnRevealed(Event):
    column: int
    tokens: tuple[tuple[int, ...], tuple[int, ...]]
    totals: tuple[int, int]


@event
class Engaged(Event):
    seat: int
    figure: int
    column: int


@event
class Held(Event):
    seat: int
    column: int
    front: bool
    """For the rest of the front."""


@event
class OrderLifted(Event):
    seat: int


@event
class ColumnResolved(Event):
    column: int
    totals: tuple[int, int]
    winner: int


@event
class FrontResolved(Event):
    front: int
    columns: tuple[int, int]
    winner: int


@event
class GameEnded(Event):
    fronts: tuple[int, int]
    winner: int
    reason: str
