"""What a scenario makes dearer, and what it does not (the cards of the Sacred War and of the Earthquake)."""

import pytest

from games.epireia.actions.development import Produce
from games.epireia.content import CITY_NAMES, SOLO, SOLO_CARDS, Price
from tests.games.epireia.table import Table, deck, the

PRINTED: dict[str, Price] = {
    "Hoplites I": (0, 0, 2),
    "Hoplites II": (0, 0, 3),
    "Triremes I": (0, 2, 0),
    "Triremes II": (0, 3, 0),
    "Cavalry I": (2, 0, 0),
    "Cavalry II": (3, 0, 0),
}


def paid(t: Table, pile: str) -> Price:
    t.build(0, "Armoury", "Shipyard", "Stables").stock(0, 6, 6, 6)
    price: Price = the(t.do(Produce(deck(pile)), 0), "Produced").price
    assert tuple(t.state.boards[0].stock) == tuple(6 - each for each in price)
    return price


@pytest.mark.parametrize("pile", PRINTED)
def test_in_the_sacred_war_hoplites_cost_one_copper_more_and_other_units_what_they_cost(pile: str) -> None:
    scenario = [card.name for card in SOLO_CARDS].index("Sacred War")
    w, d, c = PRINTED[pile]
    t = Table((CITY_NAMES[SOLO[scenario].city], 0), solo=scenario)
    assert paid(t, pile) == (w, d, c + pile.startswith("Hoplites"))


@pytest.mark.parametrize("pile", PRINTED)
def test_the_earthquake_makes_buildings_dearer_and_no_unit(pile: str) -> None:
    assert paid(Table(scenario="The Earthquake"), pile) == PRINTED[pile]
