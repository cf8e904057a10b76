"""The events of a match, in the order of the game; `EVENTS` lists them all."""

from games.core.values import Event, event
from games.epireia.content import Price


@event
class LeagueJoined(Event):
    seat: int
    league: int


@event
class SoloChosen(Event):
    scenario: int


@event
class CityChosen(Event):
    seat: int
    city: int


@event
class AdministratorChosen(Event):
    seat: int
    administrator: int


@event
class FigureChosen(Event):
    """A seat has chosen its first figure in secret."""

    seat: int


@event
class FiguresRevealed(Event):
    """By seat: the first figures."""

    figures: tuple[int, ...]


@event
class ActBegan(Event):
    act: int
    scenario: int


@event
class TurnBegan(Event):
    turn: int


@event
class BrigandsCame(Event):
    territories: tuple[int, ...]


@event
class AugurRead(Event):
    augur: int


@event
class OmenPaid(Event):
    """The snake's due: two of a resource, or (resource NONE) a level of prestige."""

    seat: int
    resource: int


@event
class Donated(Event):
    seat: int
    resource: int
    amount: int


@event
class Constructed(Event):
    seat: int
    building: int
    price: Price


@event
class Produced(Event):
    seat: int
    deck: int
    price: Price


@event
class TokenTaken(Event):
    """A token came into a league's reserve without being produced."""

    league: int
    deck: int
    why: str


@event
class TokenDrawn(Event):
    """Told to the seats of its league alone: the token with its power."""

    token: int


@event
class PrestigeReached(Event):
    seat: int
    level: int


@event
class Gained(Event):
    seat: int
    gain: Price
    why: str


@event
class BonusForgone(Event):
    seat: int
    asks: str


@event
class FigureRecruited(Event):
    seat: int
    figure: int


@event
class AdministratorCalled(Event):
    seat: int
    administrator: int


@event
class Passed(Event):
    """A city ended its development with actions left."""

    seat: int
    actions: int


@event
class Sent(Event):
    seat: int
    figure: int
    place: int


@event
class EnemySent(Event):
    """Solo: an enemy figure's die and the place where it went; HOME if a storm kept it at home."""

    figure: int
    die: int
    place: int


@event
class EmpireAnswered(Event):
    """A negotiation: the die (0: the Merchant's, without a roll) with its bonus against what was required."""

    seat: int
    figure: int
    empire: int
    die: int
    bonus: int
    required: int
    gain: Price


@event
class Rerolled(Event):
    """A figure's die was rolled again; `former` is its first value, 0 if that was not recorded."""

    seat: int
    figure: int
    die: int
    former: int = 0


@event
class Fought(Event):
    """A conflict: dice and totals by league; the winner, or NONE for a tie."""

    place: int
    dice: tuple[int, int]
    totals: tuple[int, int]
    winner: int


@event
class BrigandsFought(Event):
    league: int
    territory: int
    die: int
    bonus: int
    required: int


@event
class TerritoryTaken(Event):
    """`former` is the seat whose City token was returned; NONE if there was none."""

    seat: int
    territory: int
    former: int
    tax: Price


@event
class TerritoryLost(Event):
    seat: int
    territory: int


@event
class NoPostLeft(Event):
    """No city of the league that stands there has a City token left, so the territory was not taken."""

    league: int
    territory: int


@event
class CityAnswered(Event):
    """A figure's die for a Greek city; `gain` is the city's immediate reward, None if that was not recorded."""

    seat: int
    figure: int
    city: int
    die: int
    bonus: int
    required: int
    gain: Price | None = None


@event
class CityIntegrated(Event):
    """`deck` is the token that lies with the city; NONE: its pile was empty. `former`: the league that lost it."""

    league: int
    city: int
    deck: int
    former: int


@event
class Income(Event):
    """By seat."""

    gains: tuple[Price, ...]


@event
class ScenarioWon(Event):
    """`deck` is the reward (NONE: both piles of the unit were empty); `seat` is the one that met the objective, or the
    first of the league that did."""

    seat: int
    league: int
    scenario: int
    deck: int


@event
class ActClosed(Event):
    """The act ended without a reward: nobody met the objective in time, or nobody could any more (`in_time`)."""

    scenario: int
    in_time: bool


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
    """By league and front: the figures; NONE for a front without one."""

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


EVENTS: tuple[type[Event], ...] = (
    LeagueJoined,
    SoloChosen,
    CityChosen,
    AdministratorChosen,
    FigureChosen,
    FiguresRevealed,
    ActBegan,
    TurnBegan,
    BrigandsCame,
    AugurRead,
    OmenPaid,
    Donated,
    Constructed,
    Produced,
    TokenTaken,
    TokenDrawn,
    PrestigeReached,
    Gained,
    BonusForgone,
    FigureRecruited,
    AdministratorCalled,
    Passed,
    Sent,
    EnemySent,
    EmpireAnswered,
    Rerolled,
    Fought,
    BrigandsFought,
    TerritoryTaken,
    TerritoryLost,
    NoPostLeft,
    CityAnswered,
    CityIntegrated,
    Income,
    ScenarioWon,
    ActClosed,
    BattleBegan,
    ArmyPlaced,
    ArmyTakenBack,
    ArmyArranged,
    ArmiesPlaced,
    GeneralsRevealed,
    ColumnRevealed,
    Engaged,
    Held,
    OrderLifted,
    ColumnResolved,
    FrontResolved,
    GameEnded,
)
