"""The rules by topic say the numbers, resources and signs of the tables."""

import re
from itertools import pairwise

import pytest

from games.epireia.content import (
    BRIGANDS,
    CITIES,
    COUNTS,
    DECKS,
    DIE,
    EMPIRES,
    ENEMY_TABLE,
    FIGURES,
    PLACES,
    RESOURCES,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORIES,
    TRACK,
    Deck,
    Empire,
    ScenarioCard,
    Territory,
)
from games.epireia.presentation.topics import TOPICS
from games.epireia.words import goods

GIVES = {"recruit": "figure", "construct": "construct", "produce": "produce", "token": "Level I token"}


def topic(title: str) -> str:
    (found,) = [each.text for each in TOPICS if each.title == title]
    return found


def entry(title: str, name: str) -> str:
    """What a topic that is a list says of one thing."""
    (found,) = [each for each in re.split(r"; |\. ", topic(title)) if each.startswith(f"{name} ")]
    return found.rstrip(".")


@pytest.mark.parametrize("pile", DECKS, ids=[pile.name for pile in DECKS])
def test_a_unit_has_its_cost_in_its_resource_and_its_powers(pile: Deck) -> None:
    cost, powers = f"{pile.cost} {RESOURCES[pile.resource]}", f"{min(pile.powers)} to {max(pile.powers)}"
    assert entry("Unit costs and powers", pile.name) == f"{pile.name} costs {cost}, powers {powers}"


@pytest.mark.parametrize("empire", EMPIRES, ids=[empire.name for empire in EMPIRES])
def test_an_empire_has_its_number_its_reward_and_its_sea_mark(empire: Empire) -> None:
    said = entry("Empires: numbers and rewards", empire.name)
    assert str(empire.roll) in said and goods(empire.reward) in said and ("sea" in said) == empire.sea


@pytest.mark.parametrize("territory", TERRITORIES, ids=[territory.name for territory in TERRITORIES])
def test_a_territory_has_its_tax_and_its_sea_mark(territory: Territory) -> None:
    said = entry("Territories and taxes", territory.name)
    assert goods(territory.tax) in said and ("sea" in said) == territory.sea


@pytest.mark.parametrize("figure", range(len(FIGURES)), ids=[figure.name for figure in FIGURES])
def test_a_figure_has_its_attack_and_its_sea_mark(figure: int) -> None:
    card = FIGURES[figure]
    first, *rest = entry(f"Figures of {CITIES[card.city].name}", card.name).split(", ")
    assert first == f"{card.name} {card.attack}" and (rest[:1] == ["sea"]) == card.sea


@pytest.mark.parametrize("card", SCENARIO_CARDS, ids=[card.name for card in SCENARIO_CARDS])
def test_an_act_has_its_objective_its_reward_and_its_constraint(card: ScenarioCard) -> None:
    said = topic(f"Act {card.act}: {card.name}")
    assert said == f"{card.objective}. Reward: {DECKS[card.reward].name}. Meanwhile: {card.constraint}."


@pytest.mark.parametrize("solo", range(len(SOLO)), ids=[card.name for card in SOLO_CARDS])
def test_a_solo_card_has_its_city_its_rounds_its_enemies_and_their_army(solo: int) -> None:
    said, card = topic(f"Solo: {SOLO_CARDS[solo].name}"), SOLO[solo]
    enemies = ", ".join([FIGURES[figure].name for figure in card.enemies])
    assert f"{CITIES[card.city].name}, {card.rounds} rounds. Enemies: {enemies}. Their army: flank 1 " in said
    for pile in range(len(DECKS)):
        named = len(re.findall(rf"{DECKS[pile].name}\b", said.split("Their army: ")[1]))
        assert named == sum(column.count(pile) for column in card.army)


def test_the_die_of_enemy_figures_has_its_twelve_places() -> None:
    said = topic("Where enemy figures go")
    assert said.endswith(f": {'; '.join(f'{die} {PLACES[place]}' for die, place in enumerate(ENEMY_TABLE, 1))}.")
    assert len(ENEMY_TABLE) == DIE


def test_the_prestige_track_has_its_levels_and_what_they_give() -> None:
    said = topic("Prestige")
    assert f"Levels 0 to {COUNTS.prestige}." in said
    for level, bonus in TRACK.items():
        what = GIVES[bonus.asks] if bonus.asks else goods(bonus.gain)
        assert re.search(rf"\b{level}\b\D*{what}", said), f"level {level}"


def test_the_number_against_brigands_goes_with_the_attack_points() -> None:
    """With 1 or 2 points 7, with 3 or 4 points 5, with 5 or more 3."""
    most = BRIGANDS[-1][0] + 1
    wanted = [n for (least, roll), (more, _) in pairwise([*BRIGANDS, (most, 0)]) for n in (*range(least, more), roll)]
    assert [int(each) for each in re.findall(r"\d+", topic("Brigands"))] == wanted


def test_topics_cover_the_tables_and_say_what_is_ours() -> None:
    titles = {topic.title for topic in TOPICS}
    assert {
        "Buildings",
        "Empires: numbers and rewards",
        "Augur cards",
        "Figures of Athens",
        "Act 1: Olympic Games",
        "What is ours",
    } <= titles
    assert len(titles) == len(TOPICS) and all(len(topic.text) <= 1500 for topic in TOPICS)
    assert {topic.source for topic in TOPICS} == {"printed", "ruling", "reconstructed"}
