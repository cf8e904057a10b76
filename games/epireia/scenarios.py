"""Cards that change the rules for a while: the scenarios of the acts and of solo play, and the augurs.

`active_scenario` and `current_augur` return the card in force; `check_scenario` rewards an objective or closes the act.
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
    TEMPLES,
    TERRITORIES,
    TRIREMES,
    UNITS,
    WHEAT,
)
from games.epireia.state import Board, State, Table
from games.epireia.supply import available, draw_token, gain, has_built, pile_for, seats_of, tokens_held, turn_order


class Scenario:
    """No objective and no constraint."""

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
        """Return whether this unit may not be produced."""
        return False

    def met(self, table: Table, seat: int) -> bool:
        """Return whether the city of this seat, or its league, meets the objective."""
        return False

    def possible(self, table: Table) -> bool:
        """Return whether any city can still meet the objective."""
        return True


def cities_of(table: Table, league: int) -> int:
    """Return how many played cities a league has."""
    return len(seats_of(table, league))


def league_prestige(table: Table, league: int) -> int:
    """Return the prestige of a league's cities, added up."""
    return sum(board.prestige for board in table.boards if board.league == league)


def categories_built(board: Board) -> int:
    """Return in how many categories the city has a building."""
    return len({category for building, category in enumerate(CATEGORY_OF) if has_built(board, building)})


def temples_built(board: Board) -> int:
    """Return how many Religious buildings the city has."""
    return (board.built & TEMPLES).bit_count()


def tokens_produced(table: Table, league: int, unit: int) -> int:
    """Return how many tokens of a unit a league has produced since the act began."""
    return sum(sum(b.produced[unit * 2 : unit * 2 + 2]) for b in table.boards if b.league == league)


def territories_held(table: Table, league: int) -> list[int]:
    """Return the territories where a City token of the league lies."""
    return [t for t, seat in enumerate(table.owners) if seat >= 0 and table.boards[seat].league == league]


def maritime_held(table: Table, league: int) -> int:
    """Return how many maritime territories a league holds."""
    return sum(TERRITORIES[t].sea for t in territories_held(table, league))


class OlympicGames(Scenario):
    """8 prestige for each city of the league, added up. Meanwhile no neutral city may be visited."""

    visits = False

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        return league_prestige(table, league) >= 8 * cities_of(table, league)


class TreasuryOfDelos(Scenario):
    """5 Wheat, 5 Wood and 5 Copper for each city of the league. Meanwhile a donation is at least 3 units."""

    donation_least = 3

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        return min(table.treasury[league]) >= 5 * cities_of(table, league)


class CityOfMarble(Scenario):
    """6 buildings in 4 categories. Meanwhile no Level II units."""

    level_two = False

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        return board.built.bit_count() >= 6 and categories_built(board) >= 4


class Plague(Scenario):
    """2 Religious buildings and 4 Wheat donated since. Meanwhile no basic Wheat and no Cavalry production."""

    basic_wheat = False

    def forbids(self, table: Table, unit: int) -> bool:
        return unit == CAVALRY

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        return board.donated[WHEAT] >= 4 and temples_built(board) >= 2


class Earthquake(Scenario):
    """3 Brigands defeated. Meanwhile buildings cost 1 more of any resource."""

    surcharge = 1

    def met(self, table: Table, seat: int) -> bool:
        return table.beaten[table.boards[seat].league] >= 3


class Pirates(Scenario):
    """2 maritime territories at the end of the Resolution. Meanwhile Empires across the sea need 2 more."""

    sea_burden = 2
    at_end = True

    def met(self, table: Table, seat: int) -> bool:
        return maritime_held(table, table.boards[seat].league) >= 2


class AffairOfCorcyra(Scenario):
    """3 Triremes tokens produced since, 4 by a league of two cities. Meanwhile no Hoplites production."""

    def forbids(self, table: Table, unit: int) -> bool:
        return unit == HOPLITES

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        return tokens_produced(table, league, TRIREMES) >= self._needed(table, league)

    def possible(self, table: Table) -> bool:
        left = available(table, 2) + available(table, 3)
        return left >= 4 or any(
            left >= self._needed(table, league) - tokens_produced(table, league, TRIREMES) for league in range(2)
        )

    @staticmethod
    def _needed(table: Table, league: int) -> int:
        return 4 if cities_of(table, league) > 1 else 3


class MegarianDecree(Scenario):
    """3 territories (5 with two cities), one of them taken since, at the end of the Resolution. Meanwhile Persia,
    Phoenicia and Egypt are closed."""

    closed = next(card.closed for card in SCENARIO_CARDS if card.name == "Megarian Decree")
    at_end = True

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        needed = 5 if cities_of(table, league) > 1 else 3
        return table.taken[league] > 0 and len(territories_held(table, league)) >= needed


class NightRaidOnPlataea(Scenario):
    """One token of each unit produced since by one city, two of the units at Level II. Meanwhile no donations."""

    donations = False

    def met(self, table: Table, seat: int) -> bool:
        return _complete(table.boards[seat].produced)

    def possible(self, table: Table) -> bool:
        left = [available(table, deck) for deck in range(2 * len(UNITS))]
        return all(left) or any(_complete([n + m for n, m in zip(b.produced, left, strict=True)]) for b in table.boards)


def _complete(made: list[int]) -> bool:
    units = [made[unit * 2] + made[unit * 2 + 1] > 0 for unit in range(len(UNITS))]
    return all(units) and sum(made[unit * 2 + 1] > 0 for unit in range(len(UNITS))) >= 2


ACT_SCENARIOS: tuple[Scenario, ...] = (
    OlympicGames(),
    TreasuryOfDelos(),
    CityOfMarble(),
    Plague(),
    Earthquake(),
    Pirates(),
    AffairOfCorcyra(),
    MegarianDecree(),
    NightRaidOnPlataea(),
)
"""In the order of the cards in `content`."""


class WoodenWall(Scenario):
    """4 Triremes tokens and 2 won negotiations; no Cavalry production."""

    def forbids(self, table: Table, unit: int) -> bool:
        return unit == CAVALRY

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        return tokens_held(table, board.league, TRIREMES) >= 4 and sum(board.negotiated) >= 2


class ThreeHundred(Scenario):
    """6 Hoplites tokens, 3 of them Level II, and 2 land territories; no Triremes production."""

    def forbids(self, table: Table, unit: int) -> bool:
        return unit == TRIREMES

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        land = len(territories_held(table, league)) - maritime_held(table, league)
        return tokens_held(table, league, HOPLITES) >= 6 and tokens_held(table, league, HOPLITES, 2) >= 3 and land >= 2


class WealthyCorinth(Scenario):
    """8 Copper in the treasury and 3 territories, one maritime; Political buildings cost 1 more."""

    political_surcharge = 1

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        held = len(territories_held(table, league))
        return table.treasury[league][COPPER] >= 8 and held >= 3 and maritime_held(table, league) > 0


class SacredWar(Scenario):
    """Prestige 9 and all Religious buildings; Hoplites cost 1 Copper more."""

    hoplites_surcharge = 1

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        return board.prestige >= 9 and board.built & TEMPLES == TEMPLES


class SacredTruce(Scenario):
    """4 won negotiations in 3 different Empires and prestige 6; no units in rounds 1 to 3."""

    def forbids(self, table: Table, unit: int) -> bool:
        return table.turn <= 3

    def met(self, table: Table, seat: int) -> bool:
        board = table.boards[seat]
        won = board.negotiated
        return sum(won) >= 4 and sum(n > 0 for n in won) >= 3 and board.prestige >= 6


class LordsOfThePlain(Scenario):
    """4 Cavalry tokens, 2 of them Level II, and 2 Brigands defeated; no donations."""

    donations = False

    def met(self, table: Table, seat: int) -> bool:
        league = table.boards[seat].league
        enough = tokens_held(table, league, CAVALRY) >= 4 and tokens_held(table, league, CAVALRY, 2) >= 2
        return enough and table.beaten[league] >= 2


SOLO_SCENARIOS: tuple[Scenario, ...] = (
    WoodenWall(),
    ThreeHundred(),
    WealthyCorinth(),
    SacredWar(),
    SacredTruce(),
    LordsOfThePlain(),
)
"""In the order of the cards in `content`."""


_NO_SCENARIO = Scenario()


def active_scenario(table: Table) -> Scenario:
    """Return the scenario whose constraint binds both leagues now (A28)."""
    if table.solo != NONE:
        return SOLO_SCENARIOS[table.solo]
    return _NO_SCENARIO if table.done or table.scenario == NONE else ACT_SCENARIOS[table.scenario]


def place_brigands(state: State, territories: tuple[int, ...], chance: Chance) -> None:
    """Put Brigands on these territories: City tokens there go back to their boards, figures stay (A19)."""
    if not territories:
        return
    state.brigands = sorted({*state.brigands, *territories})
    for territory in territories:
        state.owners[territory] = NONE
    chance.tell(events.BrigandsCame, territories)


def reveal_act(state: State, chance: Chance) -> None:
    """Draw the scenario of the next act and reset what is counted since an act was revealed."""
    state.act += 1
    cards = [i for i, card in enumerate(SCENARIO_CARDS) if card.act == state.act]
    state.scenario, state.act_turn, state.done = chance.pick(cards), state.turn, False
    state.taken, state.beaten = [0, 0], [0, 0]
    for board in state.boards:
        board.donated = [0] * len(board.donated)
        board.produced = [0] * len(board.produced)
    chance.tell(events.ActBegan, state.act, state.scenario)
    place_brigands(state, SCENARIO_CARDS[state.scenario].brigands, chance)


def check_scenario(state: State, chance: Chance, first_league: int, end_of_resolution: bool = False) -> None:
    """Reward the first city that meets the objective (A27), or close an act whose objective nobody can meet any more.

    Args:
        state: the state to change.
        chance: where tokens are drawn and events told.
        first_league: the league whose cities come first.
        end_of_resolution: whether objectives count that are only checked then.
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
    if not scenario.possible(state):
        close_act(state, chance, in_time=True)


def close_act(state: State, chance: Chance, in_time: bool) -> None:
    """End the act without a reward.

    Args:
        state: the state to change.
        chance: the channel for events.
        in_time: whether the act ends early because nobody can meet the objective any more.
    """
    state.done = True
    chance.tell(events.ActClosed, state.scenario, in_time)


class Augur:
    """A calm sky: nothing changes."""

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
        """Apply the immediate effect of the augur."""


class Eagle(Augur):
    """1 more on your dice with Empires."""

    empire_bonus = 1


class Cranes(Augur):
    """1 Wheat at once."""

    def begin(self, state: State, chance: Chance) -> None:
        gain(state, state.asked, (1, 0, 0), "augur", chance)


class Owl(Augur):
    """Your first building costs 1 less."""

    building_discount = 1


class Bull(Augur):
    """Your first unit costs 1 less."""

    unit_discount = 1


class ClearLiver(Augur):
    """1 prestige at once."""

    def begin(self, state: State, chance: Chance) -> None:
        state.due += 1


class Dolphins(Augur):
    """Your figures need no sea icon."""

    needs_sea_icon = False


class Thunder(Augur):
    """2 less on your dice."""

    dice_bonus = -2


class Eclipse(Augur):
    """One action only."""

    actions = 1


class DrySprings(Augur):
    """No basic Wheat."""

    basic_wheat = False


class Storm(Augur):
    """Maritime territories and Empires across the sea are closed; an enemy figure rolling one stays home."""

    storm = True


class EarthTremor(Augur):
    """Brigands on the first territory you hold, else on Epirus; your City token comes back."""

    def begin(self, state: State, chance: Chance) -> None:
        held = [t for t, seat in enumerate(state.owners) if seat != NONE]
        place_brigands(state, (held[0] if held else 0,), chance)


class Snake(Augur):
    """Pay 2 of one resource or lose 1 prestige."""

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
    """Return the augur of this round."""
    return AUGURS[table.augur]
