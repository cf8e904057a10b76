"""The rules by topic say the numbers, resources and signs of the tables."""

import re
from itertools import pairwise

import pytest

from games.core.presentation import Topic
from games.epireia.content import (
    BRIGANDS,
    BUILDINGS,
    CITIES,
    COUNTS,
    DECKS,
    DIE,
    EMPIRES,
    ENEMY_TABLE,
    FIGURES,
    FIGURES_OF,
    PLACES,
    RESOURCES,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORIES,
    TRACK,
    Price,
)
from games.epireia.presentation.topics import topics
from games.epireia.state import EpireiaOptions
from games.epireia.words import goods, label_of, say
from tests.messages import message_names

GIVES = {"recruit": "figure", "construct": "construct", "produce": "produce", "token": "Level I token"}

LEAGUE_VALUES = [f"option-leagues.value-{value}" for value in ("chosen", "seats", "chance")]


def named() -> list[Topic]:
    """All topics as the names of their messages."""
    with message_names():
        return topics()


def rows(title: str) -> list[str]:
    """The items of the list in a topic, as the names of their messages."""
    (found,) = [each.text for each in named() if each.title == title]
    return [line.removeprefix("- ") for line in found.splitlines() if line.startswith("- ")]


def amounts(price: Price) -> str:
    found = [f"amount(count={n}, resource=resource-{name})" for n, name in zip(price, RESOURCES, strict=True) if n]
    return f"[{', '.join(found)}]"


def written(title: str) -> str:
    (found,) = [each.text for each in topics() if each.title == title]
    return found


def test_a_unit_has_its_cost_in_its_resource_and_its_powers() -> None:
    assert rows("rule-units") == [
        f"rule-unit(cost={pile.cost}, count={len(pile.powers)}, deck=deck-{pile.name}, least={min(pile.powers)}, "
        f"most={max(pile.powers)}, resource=resource-{RESOURCES[pile.resource]})"
        for pile in DECKS
    ]


def test_the_table_of_piles_counts_the_tokens_of_each_power() -> None:
    with message_names():
        (headings, *piles) = next(each.table for each in topics() if each.title == "rule-units")
    assert headings == ("table-pile", *[f"table-power(power={power})" for power in range(1, 6)], "table-tokens")
    assert [pile[0] for pile in piles] == [f"deck-{pile.name}" for pile in DECKS]
    assert [[int(each) for each in row[1:-1]] for row in piles] == [
        [pile.powers.count(power) for power in range(1, 6)] for pile in DECKS
    ]
    assert [int(row[-1]) for row in piles] == [14, 14, 6, 6, 6, 6]


def test_an_empire_has_its_number_its_reward_and_its_sea_mark() -> None:
    assert rows("rule-empire-table") == [
        f"rule-empire{'-sea' * each.sea}(goods={amounts(each.reward)}, place=place-{each.name}, roll={each.roll})"
        for each in EMPIRES
    ]


def test_a_territory_has_its_tax_and_its_sea_mark() -> None:
    assert rows("rule-territory-table") == [
        f"rule-territory{'-sea' * each.sea}(place=place-{each.name}, tax={amounts(each.tax)})" for each in TERRITORIES
    ]


def test_a_building_has_its_cost_and_its_effect() -> None:
    assert rows("rule-buildings") == [
        f"rule-building(cost={amounts(each.cost)}, effect=building-{each.name}.effect, name=building-{each.name})"
        for each in BUILDINGS
    ]


@pytest.mark.parametrize("city", range(len(CITIES)), ids=[city.name for city in CITIES])
def test_a_city_has_its_figures_with_attack_sea_mark_and_ability_and_its_token(city: int) -> None:
    wanted = [
        f"rule-effect(effect=ability-{card.ability or 'none'}, "
        f"name=figure-{'at-sea' if card.sea else 'on-land'}(attack={card.attack}, name=figure-{card.name}))"
        for card in (FIGURES[figure] for figure in FIGURES_OF[city])
    ]
    name = CITIES[city].name
    assert rows(f"rule-city(city=place-{name})") == wanted
    (found,) = [each.text for each in named() if each.title == f"rule-city(city=place-{name})"]
    assert f"deck=deck-{DECKS[CITIES[city].reward].name})" in found.splitlines()[-1]


@pytest.mark.parametrize("index", range(len(SCENARIO_CARDS)), ids=[card.name for card in SCENARIO_CARDS])
def test_an_act_has_its_objective_its_reward_and_its_constraint(index: int) -> None:
    card = SCENARIO_CARDS[index]
    key, reward = f"scenario-{card.name}", f"deck-{DECKS[card.reward].name}"
    said = f"card(constraint={key}.constraint, objective={key}.objective, reward={reward})"
    (found,) = [each.text for each in named() if each.title == f"rule-act(act={card.act}, name={key})"]
    assert found == f"rule-act.text(card={said})"


@pytest.mark.parametrize("solo", range(len(SOLO)), ids=[card.name for card in SOLO_CARDS])
def test_a_solo_card_has_its_city_its_rounds_its_enemies_and_their_army(solo: int) -> None:
    card, key = SOLO[solo], f"scenario-{SOLO_CARDS[solo].name}"
    (found,) = [each.text for each in named() if each.title == f"rule-solo(name={key})"]
    enemies = ", ".join([f"figure-{FIGURES[figure].name}" for figure in card.enemies])
    assert f"city=place-{CITIES[card.city].name}, enemies=[{enemies}], rounds={card.rounds})" in found
    assert f"{key}.objective" in found and f"{key}.constraint" in found
    for pile in range(len(DECKS)):
        count = len(re.findall(rf"deck-{DECKS[pile].name}\b", found))
        assert count == sum(column.count(pile) for column in card.army)


def test_the_die_of_enemy_figures_has_its_twelve_places() -> None:
    assert rows("rule-enemy-table") == [
        f"rule-enemy-place(die={die}, place=place-{PLACES[place]})" for die, place in enumerate(ENEMY_TABLE, 1)
    ]
    assert len(ENEMY_TABLE) == DIE


def test_the_prestige_track_has_its_levels_and_what_they_give() -> None:
    said = written("Prestige")
    assert f"runs from 0 to {COUNTS.prestige}." in said
    for level, bonus in TRACK.items():
        what = GIVES[bonus.asks] if bonus.asks else say.label("choice", value=goods(bonus.gain))
        assert re.search(rf"\b(?:at|At) {level}\b\D*?{what}", said), f"level {level}"


def test_the_number_against_brigands_goes_with_the_attack_points() -> None:
    """7 with 1 or 2 points, 5 with 3 or 4, 3 with 5 or more."""
    most = BRIGANDS[-1][0] + 1
    wanted = [n for (least, roll), (more, _) in pairwise([*BRIGANDS, (most, 0)]) for n in (roll, *range(least, more))]
    assert [int(each) for each in re.findall(r"\d+", written("Brigands"))] == wanted


def test_the_options_topic_names_every_option_and_every_way_to_form_the_leagues() -> None:
    said = written("Options")
    for key in (*[f"option-{name}" for name in EpireiaOptions.model_fields], *LEAGUE_VALUES):
        assert say.label(key) in said


def test_topics_cover_the_tables_and_say_what_is_ours() -> None:
    found = topics()
    titles = {topic.title for topic in found}
    assert {"Buildings", "Empires: numbers and rewards", "Augur cards", "Our additions"} <= titles
    assert {f"Act 1: {label_of(say.message('scenario-olympic-games'))}", "Figures of Athens"} <= titles
    assert len(titles) == len(found) and all(len(topic.text) <= 1500 for topic in found)
    assert {topic.source for topic in found} == {"printed", "ruling", "reconstructed"}
