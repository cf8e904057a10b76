"""Components and set-up: What's in the Box (p3), Setup (p5), and the conditions for reconstructions."""

import tomllib
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

from games.core.chance import Chance, Seeded
from games.philosophia import content
from games.philosophia.content import (
    BONUS_BAGS,
    CIRCLES,
    COPIES,
    COUNTS,
    DISKS,
    FAVOURS,
    KIND_NAMES,
    KINDS,
    LIMITS,
    MOIRAI,
    MOIRAI_LAST,
    ORACLE_CARDS,
    ORACLE_DECKS,
    PHILOSOPHERS,
    PLACES,
    PRICES,
    REQUESTS,
    RESULT,
    SIDES,
    SOPHISTRIES,
    SYLLOGISM_DECK,
    WORD_OF_ZEUS,
)
from games.philosophia.presentation.topics import topics
from games.philosophia.rules.effects import ABILITIES, PROPHECIES, REWARDS
from games.philosophia.state import PhilosophiaOptions
from games.philosophia.words import counted, disk_effect, disk_name, oracle_effect, oracle_name, said, teachings
from tests.games.philosophia.table import CD, DD, GAME, MP, Table, place


def test_p3_the_printed_numbers_of_components() -> None:
    assert len(PLACES) == 27 and len(CIRCLES) == 4
    assert Counter(each.kind for each in PLACES) == {
        "western-city": 7,
        "eastern-city": 7,
        "port": 6,
        "temple": 4,
        "oracle": 3,
    }
    assert [len(bag) for bag in BONUS_BAGS] == [7, 7, 6, 4, 3]
    assert len(DISKS) == len(REWARDS) == 11 and len(REQUESTS) == 6
    assert [len(deck) for deck in ORACLE_DECKS] == [6, 6, 7] and len(PROPHECIES) == 19
    assert len(SOPHISTRIES) == len(SYLLOGISM_DECK) == 40
    assert len(MOIRAI) + 1 == 22 and len(MOIRAI_LAST) == 2
    assert COUNTS.wisdom_cards * len(PHILOSOPHERS) == 18 and len(ABILITIES) == 6
    assert (COUNTS.followers, COUNTS.schools, COUNTS.builders, COUNTS.sophists) == (9, 4, 12, 12)


def test_every_table_says_whether_it_is_printed_or_reconstructed() -> None:
    """The data themselves, so that a table which is added later has to say it too."""
    data = tomllib.loads(Path(content.__file__).with_name("content.toml").read_text("utf-8"))
    for name, table in data.items():
        for row in table if isinstance(table, list) else [table]:
            parts = ("ability_source", "kit_source", "wisdom_source") if name == "philosophers" else ("source",)
            assert {row[part] for part in parts} <= {"printed", "reconstructed"}
    assert [each.god for each in REQUESTS if each.source == "printed"] == ["poseidon"]
    assert sum(each.source == "printed" for each in DISKS) == 7, "two more have a printed name and our effect"
    assert sum(each.source == "printed" for each in SOPHISTRIES) == 2
    assert {each.kit_source for each in PHILOSOPHERS} == {"reconstructed"}
    assert {each.ability_source for each in PHILOSOPHERS} == {"printed"}
    assert {each.wisdom_source for each in PHILOSOPHERS} == {"reconstructed"}, "no teaching is printed"
    assert {each.source for each in KINDS} == {COUNTS.source, PRICES.source} == {"printed"}
    assert {each.source for each in MOIRAI_LAST} == {LIMITS.source, COPIES.source} == {"reconstructed"}


def test_every_printed_number_has_its_own_page() -> None:
    for table in (COUNTS, PRICES):
        numbers = {each.name for each in fields(table)} - {"source", "pages"}
        assert set(table.pages) == numbers, "what is not printed is not in a table of printed numbers"
    assert (COUNTS.pages["builders"], COUNTS.pages["builder_limit"], COUNTS.pages["debate_wins"]) == (3, 7, 11)
    assert [PRICES.pages[each] for each in ("fee", "builder", "sophist", "study", "shop_sophistry")] == [6, 7, 8, 9, 13]
    assert {each.page for each in KINDS} == {12} and {each.page for each in PHILOSOPHERS} == {16}


def test_the_amounts_of_disks_and_oracle_cards_are_in_their_texts_and_in_the_rules() -> None:
    rows = [row for topic in topics() for row in topic.text.splitlines() if row.startswith("- **")]
    named = [(disk_name(i), disk_effect(i), each.gives) for i, each in enumerate(DISKS)]
    named += [(oracle_name(i), oracle_effect(i), each.gives) for i, each in enumerate(ORACLE_CARDS)]
    assert sum(bool(gives) for *_, gives in named) == 9
    for name, effect, gives in named:
        assert f"- **{said(name)}:** {said(effect)}" in rows
        for what, count in gives.items():
            assert said(counted(what, count)) in said(effect)
    for i, card in enumerate(ORACLE_CARDS):
        if card.amount > 1:
            assert f" {card.amount} " in said(oracle_effect(i))


def test_the_two_sides_of_the_board() -> None:
    assert (len(SIDES["A"]), len(SIDES["B"])) == (21, 27)
    assert all(place(each.place) in SIDES["A"] for each in MOIRAI), "a Moirai card for every place of the small side"
    starts = [each.start for each in PLACES if each.start]
    assert sorted(starts) == sorted(each.name for each in PHILOSOPHERS)
    assert all("A" in each.sides for each in PLACES if each.start)


def test_one_favour_in_each_deck() -> None:
    assert [sum(card in FAVOURS for card in deck) for deck in ORACLE_DECKS] == [1, 1, 1]


def test_the_bids_of_the_sophistry_deck() -> None:
    assert Counter(each.bid for each in SOPHISTRIES) == {0: 4, 1: 8, 2: 10, 3: 8, 4: 5, 5: 3, 6: 2}


def test_p11_every_two_arguments_compare_as_printed() -> None:
    for a in range(46):
        assert RESULT[a][a] == 0
        for b in range(46):
            assert RESULT[a][b] == -RESULT[b][a]
            if a < 40:
                assert RESULT[a][b] == (0 if b < 40 else -1)
            elif a != b and WORD_OF_ZEUS not in (a, b):
                assert RESULT[a][b] != 0, "Syllogisms tie only with their like"
    assert all(RESULT[WORD_OF_ZEUS][card] == 1 for card in range(45))
    assert RESULT[DD][MP] == RESULT[CD][DD] == 1, "the two printed results"
    for one in range(40, 45):
        assert sum(RESULT[one][other] for other in range(40, 45)) == 0, "each beats two and loses to two"


@pytest.mark.parametrize("seats", range(2, 7))
def test_p5_setup(seats: int) -> None:
    state = GAME.start(seats, PhilosophiaOptions(), Chance(Seeded(seats).below))
    assert state.side == ("A" if seats <= 3 else "B")
    starts = {player.place for player in state.players}
    for at in SIDES[state.side]:
        assert (state.tokens[at] == at) == (at not in starts), "none where somebody starts (R9)"
    assert all(state.tokens[27 + i] == -1 for i in range(4)), "none in the Acropolis"
    assert sum(state.dealt) == len(SIDES[state.side]) - seats
    assert state.hourglass == 0 and state.round == 1 and state.asked == state.first
    assert len({player.request for player in state.players}) == seats
    assert {len(deck) for deck in state.oracle} == {6, 7}
    hands = [len(player.hand) for player in state.players]
    assert min(hands) >= 1, "everybody begins with an argument"
    for player in state.players:
        kit = PHILOSOPHERS[player.philosopher].kit
        assert (player.coins, player.builders, player.sophists) == tuple(
            kit.get(each, 0) for each in ("coins", "builders", "sophists")
        )
        assert player.wisdom == [] and not player.study
    builders = sum(player.builders for player in state.players)
    assert state.builders == 12 - builders


def test_c3_every_colour_keeps_three_tokens_in_every_setup() -> None:
    for seed in range(40):
        state = GAME.start(2 + seed % 5, PhilosophiaOptions(), Chance(Seeded(seed).below))
        assert min(state.dealt) >= 3


def test_r40_philosophers_are_chosen_in_turn_and_each_once() -> None:
    from games.philosophia.actions import ChoosePhilosopher

    table = Table(seats=3)
    assert table.state.phase == "choose"
    table.do(ChoosePhilosopher(2))
    assert table.asked == 1 and table.refused(ChoosePhilosopher(2)) == "philosopher_taken"
    table.do(ChoosePhilosopher(0))
    table.do(ChoosePhilosopher(5))
    assert table.state.phase == "move"


def test_teachings_carry_their_place() -> None:
    for philosopher in range(len(PHILOSOPHERS)):
        cards = teachings([()] * 6, philosopher)
        assert len(set(cards)) == 3 and all(card.endswith(")") for card in cards)
    assert teachings([()] * 6, 3)[0].endswith("(Plato, Apology 38a)")
    assert KIND_NAMES[0] == "western-city"
