"""What a player reads of the tables before deciding is what the tables say: rewards, costs, effects, powers, piles."""

import re

import pytest

from games.epireia.actions.development import Produce
from games.epireia.content import BUILDINGS, CITIES, COUNTS, DECKS, SCENARIO_CARDS, City, ScenarioCard
from games.epireia.presentation.words import goods_short
from tests.games.epireia.table import GAME, Table

WORDS = GAME.presentation(["Malia", "Theo"])
EFFECTS = {
    "Armoury": ("Hoplites II",),
    "Shipyard": ("Triremes II",),
    "Stables": ("Cavalry II",),
    "Altar": ("1 prestige",),
    "Shrine": ("1 prestige",),
    "Great Temple": ("2 prestige",),
    "Granary": ("1 Wheat",),
    "Sawmill": ("1 Wood",),
    "Copper Mine": ("1 Copper",),
    "Bouleuterion": ("figure",),
    "Embassy": (str(COUNTS.building_bonus), "Empires"),
    "Prytaneion": (str(COUNTS.building_bonus), "cities"),
    "Bureau I": ("use",),
    "Bureau II": ("use",),
    "Bureau III": ("use",),
}
"""By building: what has to be said of it."""


@pytest.mark.parametrize("card", SCENARIO_CARDS, ids=[card.name for card in SCENARIO_CARDS])
def test_the_text_form_says_what_a_scenario_asks_and_gives_and_forbids(card: ScenarioCard) -> None:
    text = WORDS.text(GAME.view(Table(scenario=card.name).state, None))
    (line,) = [each for each in text.splitlines() if each.startswith(f"**Act {card.act}, {card.name}")]
    assert f"{card.objective}. Reward: {DECKS[card.reward].name}." in line and card.constraint in line


def still_to_build(city: str) -> dict[str, str]:
    """By building: what the panel says of it."""
    t = Table((city, 0), ("Elis" if city != "Elis" else "Athens", 1)).figures(0, "Pericles")
    (line,) = [each for each in WORDS.hand(GAME.view(t.state, 0)).splitlines() if "Armoury" in each]
    found = [re.search(rf"\b{building.name}\b[^;\n]*", line) for building in BUILDINGS]
    assert all(found)
    return {building.name: each[0] for building, each in zip(BUILDINGS, found, strict=True) if each}


@pytest.mark.parametrize("city", CITIES, ids=[city.name for city in CITIES])
def test_what_is_still_to_build_has_the_costs_of_one_s_own_city(city: City) -> None:
    said = still_to_build(city.name)
    for building, cost in zip(BUILDINGS, city.costs, strict=True):
        assert re.findall(r"\d[WDC]", said[building.name]) == goods_short(cost).split()


@pytest.mark.parametrize(("building", "words"), EFFECTS.items())
def test_what_is_still_to_build_says_what_it_does(building: str, words: tuple[str, ...]) -> None:
    said = still_to_build("Sparta")[building]
    assert [word for word in words if not re.search(rf"\b{word}\b", said)] == []


@pytest.mark.parametrize("pile", range(len(DECKS)))
def test_a_unit_says_the_powers_in_its_pile_and_how_many_tokens_it_still_has(pile: int) -> None:
    t = Table().figures(0, "Pericles")
    for deck, card in enumerate(DECKS):
        t.state.piles[deck] = list(card.powers[: deck + 1])
    view, powers, left = GAME.view(t.state, 0), sorted(set(DECKS[pile].powers)), pile + 1
    assert [int(each) for each in re.findall(r"\d+", WORDS.describe(view, Produce(pile)))] == [*powers, left]
    cost = f"{DECKS[pile].cost}{'WDC'[DECKS[pile].resource]}"
    assert WORDS.label(view, Produce(pile)) == f"Produce {DECKS[pile].name} for {cost}"
