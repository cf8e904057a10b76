"""Cards that change the rules for a while: scenarios, each with an objective, and the augur cards of solo games.

There are scenarios of acts, several turns each, and of solo play. `active_scenario` and `current_augur` return the card
in force; `check_scenario` rewards an objective or closes the act.
"""

from typing import ClassVar

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import (
    CATEGORY_OF,
    CAVALRY,
    COPPER,
    COUNTS,
    HOPLITES,
    NONE,
    SCENARIO_CARDS,
    SOLO_CARDS,
    TEMPLES,
    TERRITORIES,
    TERRITORY_NAMES,
    TRIREMES,
    WHEAT,
)
from games.epireia.state import Board, State, Table
from games.epireia.supply import draw_token, gain, has_built, pile_for, seats_of, tokens_held, turn_order


class Scenario:
    """A scenario: an objective, which ends an act or is required in a solo game, and rules that apply meanwhile.

    This base class has no objective and changes no rules; each scenario overrides what its card changes.
    """

    name: ClassVar[str] = ""
    """The name of its card in the tables of the game."""
    visits: ClassVar[bool] = True
    """Whether neutral cities may be visited."""
    donations: ClassVar[bool] = True
    donation_least: ClassVar[int] = COUNTS.donation_least
    level_two: ClassVar[bool] = True
    """Whether Level II units may be produced or drawn with the Polemarch."""
    basic_wheat: ClassVar[bool] = True
    sea_burden: ClassVar[int] = 0
    """Added to the roll that Empires across the sea require."""
    closed: ClassVar[tuple[int, ...]] = ()
    """Empires that may not be entered."""
    surcharge: ClassVar[int] = 0
    """Added to the cost of every building, in resources."""
    political_surcharge: ClassVar[int] = 0
    hoplites_surcharge: ClassVar[int] = 0
    at_end: ClassVar[bool] = False
    """Whether the objective is only checked at the end of the Resolution."""

    def forbids(self, table: Table, unit: int) -> bool:
        """Return True if military tokens of a unit may not be produced now.

        Args:
            table: The state or view.
            unit: The unit.
        """
        return False

    def met(self, table: Table, seat: int) -> bool:
        """Return whether the city of a seat, or its league if the objective is for leagues, meets the objective now."""
        return False


def cities_of(table: Table, league: int) -> int:
    """Return how many cities of a league are led by players, not only integrated."""
    return len(seats_of(table, league))


def league_prestige(table: Table, league: int) -> int:
    """Return the total prestige of a league's cities."""
    return sum(board.prestige for board in table.boards if board.league == league)


def categories_built(board: Board) -> int:
    """Return in how many of the five categories of buildings a city has constructed at least one."""
    return len({category for building, category in enumerate(CATEGORY_OF) if has_built(board, building)})


def temples_built(board: Board) -> int:
    """Return how many Religious buildings a city has constructed."""
    return (board.built & TEMPLES).bit_count()


def territories_held(table: Table, league: int) -> list[int]:
    """Return the territories on which a City token of a league lies, as indexes into `TERRITORIES`."""
    return [t for t, seat in enumerate(table.owners) if seat >= 0 and table.boards[seat].league == league]


def maritime_held(table: Table, league: int) -> int:
    """Return on how many maritime territories a City token of a league lies."""
    return sum(TERRITORIES[t].sea for t in territories_held(table, league))


CORCYRA = frozenset(TERRITORY_NAMES.index(name) for name in ("epirus", "illyria"))
"""The territories on both sides of Corcyra, over which the affair breaks out."""


def corcyra_taken(table: Table, league: int) -> int:
    """Return how many of the territories Epirus and Illyria a league has taken since the act was revealed."""
    return sum(table.taken[league] >> territory & 1 for territory in CORCYRA)


class OlympicGames(Scenario):
    """The scenario Olympic Games, for leagues: reach 8 prestige for each city of the league in total.

    Until then no neutral city may be visited.
    """

    name = "olympic-games"
    visits = False

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        return league_prestige(table, league) >= 8 * cities_of(table, league)


class TreasuryOfDelos(Scenario):
    """The scenario Treasury of Delos, for leagues: hold 3 of each resource in the treasury for each city of the league.

    Until then a donation is at least 3 units.
    """

    name = "treasury-of-delos"
    donation_least = 3

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        return min(table.treasury[league]) >= 3 * cities_of(table, league)


class CityOfMarble(Scenario):
    """The scenario City of Marble, for cities: construct 6 buildings in at least 4 categories.

    Until then Level II units may neither be produced nor drawn with the Polemarch.
    """

    name = "city-of-marble"
    level_two = False

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        return board.built.bit_count() >= 6 and categories_built(board) >= 4


class Plague(Scenario):
    """The scenario The Plague, for cities: have 2 Religious buildings and donate 4 Wheat during the act.

    Until then cities do not get the 1 Wheat that belongs to every income, and Cavalry cannot be produced.
    """

    name = "the-plague"
    basic_wheat = False

    def forbids(self, table: Table, unit: int) -> bool:
        return unit == CAVALRY

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        return board.donated[WHEAT] >= 4 and temples_built(board) >= 2


class Earthquake(Scenario):
    """The scenario The Earthquake, for leagues: defeat 3 Brigands during the act.

    Until then each building costs 1 more of any resource.
    """

    name = "the-earthquake"
    surcharge = 1

    def met(self, table: Table, seat: int) -> bool:
        return table.beaten[table.boards[seat].league] >= 3


class Pirates(Scenario):
    """The scenario Pirates, for leagues: hold 2 maritime territories at the end of a Resolution phase.

    Until then the roll required by Empires across the sea is 2 higher.
    """

    name = "pirates"
    sea_burden = 2
    at_end = True

    def met(self, table: Table, seat: int) -> bool:
        return maritime_held(table, table.boards[seat].league) >= 2


class AffairOfCorcyra(Scenario):
    """The scenario Affair of Corcyra, for leagues: take both Epirus and Illyria during the act.

    Until then Hoplites cannot be produced.
    """

    name = "affair-of-corcyra"

    def forbids(self, table: Table, unit: int) -> bool:
        return unit == HOPLITES

    def met(self, table: Table, seat: int) -> bool:
        return corcyra_taken(table, table.boards[seat].league) == len(CORCYRA)


class MegarianDecree(Scenario):
    """The scenario Megarian Decree, for leagues: hold 3 territories (5 with two cities) at the end of a Resolution.

    At least one territory must have been taken during the act. Until then Persia, Phoenicia and Egypt are closed.
    """

    name = "megarian-decree"
    closed = next(card.closed for card in SCENARIO_CARDS if card.name == "megarian-decree")
    at_end = True

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        needed = 5 if cities_of(table, league) > 1 else 3
        return table.taken[league] > 0 and len(territories_held(table, league)) >= needed


class NightRaidOnPlataea(Scenario):
    """The scenario Night Raid on Plataea, for leagues: take 2 territories from the enemy during the act.

    Until then donations are forbidden.
    """

    name = "night-raid-on-plataea"
    donations = False

    def met(self, table: Table, seat: int) -> bool:
        return table.raided[table.boards[seat].league] >= 2


class WoodenWall(Scenario):
    """The solo scenario Wooden Wall: hold 4 Triremes tokens and win 2 negotiations; Cavalry cannot be produced."""

    name = "wooden-wall"

    def forbids(self, table: Table, unit: int) -> bool:
        return unit == CAVALRY

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        return tokens_held(table, board.league, TRIREMES) >= 4 and sum(board.negotiated) >= 2


class ThreeHundred(Scenario):
    """The solo scenario Three Hundred: hold 6 Hoplites tokens, 3 of them Level II, and 2 land territories.

    Triremes cannot be produced.
    """

    name = "three-hundred"

    def forbids(self, table: Table, unit: int) -> bool:
        return unit == TRIREMES

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        land = len(territories_held(table, league)) - maritime_held(table, league)
        return tokens_held(table, league, HOPLITES) >= 6 and tokens_held(table, league, HOPLITES, 2) >= 3 and land >= 2


class WealthyCorinth(Scenario):
    """The solo scenario Wealthy Corinth: have 8 Copper in the treasury and hold 3 territories, one of them maritime.

    Political buildings cost 1 more of any resource.
    """

    name = "wealthy-corinth"
    political_surcharge = 1

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        held = len(territories_held(table, league))
        return table.treasury[league][COPPER] >= 8 and held >= 3 and maritime_held(table, league) > 0


class SacredWar(Scenario):
    """The solo scenario Sacred War: reach prestige 9 and have all Religious buildings; Hoplites cost 1 Copper more."""

    name = "sacred-war"
    hoplites_surcharge = 1

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        return board.prestige >= 9 and board.built & TEMPLES == TEMPLES


class SacredTruce(Scenario):
    """The solo scenario Sacred Truce: win 4 negotiations, in at least 3 different Empires, and reach prestige 6.

    No units can be produced in the first three rounds.
    """

    name = "sacred-truce"

    def forbids(self, table: Table, unit: int) -> bool:
        return table.turn <= 3

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        won = board.negotiated
        return sum(won) >= 4 and sum(n > 0 for n in won) >= 3 and board.prestige >= 6


class LordsOfThePlain(Scenario):
    """The solo scenario Lords of the Plain: hold 4 Cavalry tokens, 2 of them Level II, and defeat 2 Brigands.

    Donations are forbidden.
    """

    name = "lords-of-the-plain"
    donations = False

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        enough = tokens_held(table, league, CAVALRY) >= 4 and tokens_held(table, league, CAVALRY, 2) >= 2
        return enough and table.beaten[league] >= 2


_BY_NAME: dict[str, Scenario] = {each.name: each() for each in Scenario.__subclasses__()}
ACT_SCENARIOS: tuple[Scenario, ...] = tuple([_BY_NAME[card.name] for card in SCENARIO_CARDS])
"""The scenarios of acts, each at the index of its card in `SCENARIO_CARDS`."""
SOLO_SCENARIOS: tuple[Scenario, ...] = tuple([_BY_NAME[card.name] for card in SOLO_CARDS])
"""The scenarios of solo games, each at the index of its card in `SOLO_CARDS`."""
_NO_SCENARIO = Scenario()


def active_scenario(table: Table) -> Scenario:
    """Return the scenario whose rules apply now (rules, A28); one without any effect if there is none."""
    if table.solo != NONE:
        return SOLO_SCENARIOS[table.solo]
    return _NO_SCENARIO if table.done or table.scenario == NONE else ACT_SCENARIOS[table.scenario]


def place_brigands(state: State, territories: tuple[int, ...], chance: Chance) -> None:
    """Put Brigands on some territories and return the City tokens that lie there to their owners (rules, A19).

    Figures stay. Nothing happens if there are no territories.

    Args:
        state: The state to change.
        territories: The indexes of the territories.
        chance: Receives the events.
    """
    if not territories:
        return
    state.brigands = sorted({*state.brigands, *territories})
    for territory in territories:
        state.owners[territory] = NONE
    chance.tell(events.BrigandsCame, territories)


def reveal_act(state: State, chance: Chance) -> None:
    """Begin the next act, a part of the game with a scenario: draw the scenario and put its Brigands on the map.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    state.act += 1
    cards = [i for i, card in enumerate(SCENARIO_CARDS) if card.act == state.act]
    state.scenario, state.act_turn, state.done = chance.pick(cards), state.turn, False
    state.taken, state.raided, state.beaten = [0, 0], [0, 0], [0, 0]
    for board in state.boards:
        board.donated = [0] * len(board.donated)
    chance.tell(events.ActBegan, state.act, state.scenario)
    place_brigands(state, SCENARIO_CARDS[state.scenario].brigands, chance)


def check_scenario(state: State, chance: Chance, first_league: int, end_of_resolution: bool = False) -> None:
    """Reward the first city or league that meets the act's objective (rules, A27), which ends the act.

    Nothing happens in a solo game, or if the act is over already. Every objective stays within reach of some city: it
    counts buildings, donations, prestige, or territories, which a city without City tokens can still take from the
    enemy (rules, A17). So no act is closed before its time.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.
        first_league: The league whose cities are looked at first.
        end_of_resolution: Whether to include an objective that counts only at the end of the Resolution phase.
    """
    if state.done or state.scenario == NONE:
        return
    scenario = ACT_SCENARIOS[state.scenario]
    if not scenario.at_end or end_of_resolution:
        for seat in turn_order(state, first_league):
            if scenario.met(state, seat):
                league = state.boards[seat].league
                state.done = True
                pile = pile_for(state, SCENARIO_CARDS[state.scenario].reward)
                chance.tell(events.ScenarioWon, seat, league, state.scenario, pile)
                if pile != NONE:
                    draw_token(state, league, pile, chance)
                return


def close_act(state: State, chance: Chance) -> None:
    """End an act, a part of the game with a scenario, without a reward, because its time has run out."""
    state.done = True
    chance.tell(events.ActClosed, state.scenario)


class Augur:
    """An augur card, which changes the rules of a solo game for one round.

    This base class changes nothing; it is also in force in games without augurs. Each card overrides what it changes.
    """

    empire_bonus: ClassVar[int] = 0
    dice_bonus: ClassVar[int] = 0
    """Added to every die of the player."""
    building_discount: ClassVar[int] = 0
    """For the first building of the round."""
    unit_discount: ClassVar[int] = 0
    """For the first unit of the round."""
    needs_sea_icon: ClassVar[bool] = True
    actions: ClassVar[int] = COUNTS.actions
    basic_wheat: ClassVar[bool] = True
    storm: ClassVar[bool] = False

    def begin(self, state: State, chance: Chance) -> None:
        """Apply the card's immediate effect, if it has one, to the state."""


class Eagle(Augur):
    """The augur card Eagle: adds 1 to the player's dice at Empires this round."""

    empire_bonus = 1


class Cranes(Augur):
    """The augur card Cranes: gives the player 1 Wheat at once."""

    def begin(self, state: State, chance: Chance) -> None:
        gain(state, state.asked, (1, 0, 0), "augur", chance)


class Owl(Augur):
    """The augur card Owl: the player's first building of the round costs 1 less."""

    building_discount = 1


class Bull(Augur):
    """The augur card Bull: the player's first military token of the round costs 1 less."""

    unit_discount = 1


class ClearLiver(Augur):
    """The augur card Clear Liver: gives the player 1 prestige at once."""

    def begin(self, state: State, chance: Chance) -> None:
        state.due += 1


class Dolphins(Augur):
    """The augur card Dolphins: the player's figures may cross the sea without the sea icon this round."""

    needs_sea_icon = False


class Thunder(Augur):
    """The augur card Thunder: subtracts 2 from the player's dice this round."""

    dice_bonus = -2


class Eclipse(Augur):
    """The augur card Eclipse: the player has only one action this round."""

    actions = 1


class DrySprings(Augur):
    """The augur card Dry Springs: the player does not get the 1 Wheat that belongs to every income this round."""

    basic_wheat = False


class Storm(Augur):
    """The augur card Storm: maritime territories and Empires across the sea are closed this round.

    An enemy figure whose die sends it there stays home.
    """

    storm = True


class EarthTremor(Augur):
    """The augur card Earth Tremor: puts Brigands on the player's first territory, or on Epirus if there is none.

    The player's City token there comes back.
    """

    def begin(self, state: State, chance: Chance) -> None:
        held = [t for t, seat in enumerate(state.owners) if seat != NONE]
        place_brigands(state, (held[0] if held else 0,), chance)


class Snake(Augur):
    """The augur card Snake: the player must pay 2 units of one resource or lose 1 prestige."""

    def begin(self, state: State, chance: Chance) -> None:
        state.asks.append("omen")


AUGURS: tuple[Augur, ...] = (
    Eagle(),
    Cranes(),
    Owl(),
    Bull(),
    ClearLiver(),
    Dolphins(),
    Thunder(),
    Eclipse(),
    DrySprings(),
    Storm(),
    EarthTremor(),
    Snake(),
    Augur(),
)
"""In the order of the cards in `content`; the last, which NONE finds, is the calm sky of games without augurs."""


def current_augur(table: Table) -> Augur:
    """Return the augur card of this round; one without any effect in games without augurs."""
    return AUGURS[table.augur]
