"""The events of a match, one class for each kind, roughly in the order of a game."""

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
    """A seat has chosen its first figure in secret; only that seat is told."""

    seat: int


@event
class FiguresRevealed(Event):
    """All seats have revealed their first figures; `figures` lists these by seat."""

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
    """A seat has paid for the augur card Snake: 2 of `resource`, or a level of prestige if `resource` is NONE."""

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
    """A league has received a military token of the pile `deck` without producing it.

    `why` is the key of the reason.
    """

    league: int
    deck: int
    why: str


@event
class TokenDrawn(Event):
    """A league has drawn the military token `token`; each of its seats is told separately, and nobody else.

    `token` is ten times its pile plus its power.
    """

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
    """A city has ended its development with `actions` actions left, which are lost."""

    seat: int
    actions: int


@event
class CouldNotPay(Event):
    """A city's development has ended because it could pay for none of the `actions` it had left."""

    seat: int
    actions: int


@event
class Sent(Event):
    """A seat has moved a figure from `former` to `place`; HOME is its city."""

    seat: int
    figure: int
    place: int
    former: int


@event
class EnemySent(Event):
    """In a solo game, a die has sent an enemy figure from `former` to `place`, or HOME because of a storm."""

    figure: int
    die: int
    place: int
    former: int


@event
class EmpireAnswered(Event):
    """A seat's figure has negotiated with an Empire, with success if `die` + `bonus` is at least `required`.

    A `die` of 0 means that the Administrator Merchant succeeded without a roll. `gain` is what the seat has received.
    """

    seat: int
    figure: int
    empire: int
    die: int
    bonus: int
    required: int
    gain: Price


@event
class Rerolled(Event):
    """A die has been rolled again by the ability of a seat's figure: `die` replaces `former`."""

    seat: int
    figure: int
    die: int
    former: int


@event
class Fought(Event):
    """The leagues have fought a conflict at a place of the map, each with a die.

    `dice` and `totals` (the die plus attack points and bonuses) are by league; `winner` is NONE for a tie.
    """

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
    """A seat has taken a territory from the seat `former`, NONE if nobody held it, and collected `tax`."""

    seat: int
    territory: int
    former: int
    tax: Price


@event
class TerritoryLost(Event):
    seat: int
    territory: int


@event
class TerritoryCeded(Event):
    """A seat has left a territory, which both could take, to its ally."""

    seat: int
    ally: int
    territory: int


@event
class TokenMoved(Event):
    """A seat without a City token left has given up a territory, to put its token on one that the enemy held."""

    seat: int
    territory: int


@event
class NoPostLeft(Event):
    """A league could not take a territory, because none of its cities there has a City token left to put on it."""

    league: int
    territory: int


@event
class CityAnswered(Event):
    """A seat's figure has rolled to integrate a Greek city, with success if `die` + `bonus` is at least `required`.

    `gain` is what the seat has received at once.
    """

    seat: int
    figure: int
    city: int
    die: int
    bonus: int
    required: int
    gain: Price


@event
class CityIntegrated(Event):
    """A league has integrated a Greek city.

    `deck` is the pile of the military token that now lies with the city, NONE if its pile was empty. `former` is the
    league that lost the city, NONE if there was none.
    """

    league: int
    city: int
    deck: int
    former: int


@event
class Income(Event):
    """The cities have received their income at the end of a turn; `gains` lists it by seat."""

    gains: tuple[Price, ...]


@event
class ScenarioWon(Event):
    """A city or league has met the objective of an act's scenario, which ends the act.

    `seat` is the seat that met it, or the first seat of the league that did. `deck` is the pile of the token that the
    league gets, NONE if no token of that unit was left.
    """

    seat: int
    league: int
    scenario: int
    deck: int


@event
class ActClosed(Event):
    """An act has ended without anyone meeting the objective of its scenario in time."""

    scenario: int


@event
class BattleBegan(Event):
    """The Great Battle has begun; `gathered` lists, by league, the piles of the tokens from its integrated cities."""

    gathered: tuple[tuple[int, ...], tuple[int, ...]]


@event
class ArmyPlaced(Event):
    """A commander has placed its league's army, or its figures, in secret; only the commander is told."""

    seat: int


@event
class ArmyTakenBack(Event):
    """A commander has taken back the army, or the figures, that it had placed; only the commander is told."""

    seat: int


@event
class ArmyArranged(Event):
    """The rest of a commander's army has been placed automatically; only the commander is told."""

    seat: int


@event
class ArmiesPlaced(Event):
    """All commanders have placed their armies, which now lie face down on the battlefield."""


@event
class GeneralsRevealed(Event):
    """The figures on the fronts have been revealed; `generals` lists them by league and front, NONE for none."""

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
    """Whether the figure is held back for the rest of the front."""


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
