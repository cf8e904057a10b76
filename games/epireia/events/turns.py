"""What happens in the set-up and in the turns, as it is told."""

from games.core.event import Event, event
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
    """Solo: an enemy figure's die and where it went; HOME where a storm kept it."""

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
    """`former` is what the die showed before; 0 where it was told before that was kept."""

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
    """`former` is the seat whose token came back; NONE: nobody's."""

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
    """Nobody of the league there has a City token left, so the territory was not taken."""

    league: int
    territory: int


@event
class CityAnswered(Event):
    """A figure's die for a Greek city; `gain` is what the city gives at once, None where it was told before that was
    kept."""

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
    """`deck` is the reward (NONE: both piles of the unit were empty); `seat` who met the objective, or the first
    of the league that did."""

    seat: int
    league: int
    scenario: int
    deck: int


@event
class ActClosed(Event):
    """Nobody could meet the objective any more, or nobody did in time."""

    scenario: int
    in_time: bool
