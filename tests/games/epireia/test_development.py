"""Game overview, 1: donations, buildings, tokens; the figures that make these cheaper or better."""

import pytest

from games.epireia.actions.development import Construct, Donate, EndDevelopment, Produce, Recruit
from games.epireia.content import BUILDING, BUILDINGS, CATEGORIES, CATEGORY_OF, CITIES, DECKS, FIGURE, FIGURES
from games.epireia.prices import ways_to_pay
from games.epireia.supply import turn_order
from tests.games.epireia.table import GAME, C, D, Table, W, construct, deck

# -- 1. donate -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("amount", [2, 5, 8])
def test_a_donation_gives_one_prestige_and_goes_to_the_league(amount: int) -> None:
    t = Table(scenario="City of Marble").stock(0, 0, amount, 0)
    t.do(Donate(D, amount))
    board = t.state.boards[0]
    assert (board.stock, board.prestige, t.state.treasury) == (
        [1, 0, 0],
        2,
        [[0, amount, 0], [0, 0, 0]],
    )  # level 2: 1 W


@pytest.mark.parametrize("amount", [1, 9])
def test_a_donation_is_two_to_eight(amount: int) -> None:
    t = Table(scenario="City of Marble").stock(0, 12, 12, 12)
    assert "2 to 8" in t.refused(Donate(W, amount))


def test_a_donation_is_of_one_resource_and_of_what_one_has() -> None:
    t = Table(scenario="City of Marble").stock(0, 2, 1, 0)
    assert t.offers()[:2] == [Donate(W, 2), *[a for a in t.offers() if type(a) is not Donate][:1]]
    assert "2 Wheat and 1 Wood" in t.refused(Donate(W, 3))


def test_the_same_action_twice_and_then_the_next_city() -> None:
    t = Table(scenario="City of Marble").stock(0, 4, 0, 0)
    t.do(Donate(W, 2))
    t.do(Donate(W, 2))
    assert t.state.asked == 1 and t.state.actions == 2


def test_the_delian_league_develops_first_both_of_it_with_three() -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble")
    assert turn_order(t.state, 0) == [0, 2, 1] and turn_order(t.state, 1) == [1, 0, 2]


def test_an_action_that_can_be_paid_is_not_left_out() -> None:
    t = Table(scenario="City of Marble")
    assert "still have an action" in t.refused(EndDevelopment())
    t.stock(0, 0, 1, 0)
    t.do(EndDevelopment())
    assert t.state.asked == 1


# -- 2. construct ----------------------------------------------------------------------------------------------------


def test_fifteen_buildings_three_of_a_category() -> None:
    assert len(BUILDINGS) == 15 and len(CATEGORIES) == 5
    assert all(CATEGORY_OF.count(category) == 3 for category in range(5))


@pytest.mark.parametrize("city", range(6))
def test_each_board_saves_one_of_each_resource(city: int) -> None:
    saved = [sum(b.cost[i] for b in BUILDINGS) - sum(cost[i] for cost in CITIES[city].costs) for i in range(3)]
    assert saved == [1, 1, 1]


def test_a_building_is_paid_and_stands_once() -> None:
    t = Table(scenario="City of Marble")
    t.do(construct("Altar", 1, 1, 0))
    assert t.state.boards[0].stock == [1 + 1, 1, 2] and t.state.boards[0].prestige == 2
    assert "only once" in t.refused(construct("Altar", 1, 1, 0))
    assert "no price" in t.refused(construct("Sawmill", 0, 0, 0))


@pytest.mark.parametrize(
    ("name", "price", "prestige"), [("Altar", (1, 1, 0), 1), ("Shrine", (0, 1, 1), 1), ("Great Temple", (2, 2, 2), 2)]
)
def test_religious_buildings_give_prestige(name: str, price: tuple[int, int, int], prestige: int) -> None:
    t = Table(scenario="City of Marble")
    t.do(Construct(BUILDING[name], price))
    assert t.state.boards[0].prestige == 1 + prestige


@pytest.mark.parametrize(
    ("name", "pile"), [("Armoury", "Hoplites II"), ("Shipyard", "Triremes II"), ("Stables", "Cavalry II")]
)
def test_military_buildings_allow_level_two(name: str, pile: str) -> None:
    t = Table(scenario="Treasury of Delos").stock(0, 6, 6, 6)
    assert name in t.refused(Produce(deck(pile)))
    t.build(0, name)
    t.do(Produce(deck(pile)), 0)
    assert len(t.state.reserves[0]) == 1


@pytest.mark.parametrize(("name", "gain"), [("Granary", (2, 1, 1)), ("Sawmill", (1, 2, 1)), ("Copper Mine", (1, 1, 2))])
def test_civil_buildings_add_to_the_income(name: str, gain: tuple[int, int, int]) -> None:
    t = Table(scenario="City of Marble").build(0, name).stock(0, 0, 0, 0)
    t.resolve()
    assert tuple(t.state.boards[0].stock) == gain and t.state.boards[1].stock == [3, 3, 3]


def test_the_bouleuterion_brings_a_new_figure_that_may_move_this_turn() -> None:
    t = Table(scenario="City of Marble").figures(0, "Pericles").stock(0, 5, 5, 5)
    t.do(construct("Bouleuterion", 1, 1, 1))  # Athens saves a Wheat
    assert {a.figure for a in t.offers()} == {
        FIGURE[n] for n in ("Cleisthenes", "Themistocles", "Aspasia", "Aristides")
    }  # type: ignore[attr-defined]
    t.do(Recruit(FIGURE["Aspasia"]))
    t.move(0)
    assert FIGURE["Aspasia"] in {getattr(a, "figure", None) for a in t.offers()}


def test_three_figures_are_all_a_city_has_places_for() -> None:
    t = Table(scenario="City of Marble").figures(0, "Pericles", "Aspasia", "Cleisthenes").stock(0, 5, 5, 5)
    t.do(construct("Bouleuterion", 1, 1, 0))  # the Reformer's Copper
    assert t.state.asks == [] and len(t.state.boards[0].figures) == 3


# -- 3. produce ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "resource", "cost"),
    [
        ("Hoplites I", C, 2),
        ("Hoplites II", C, 3),
        ("Triremes I", D, 2),
        ("Triremes II", D, 3),
        ("Cavalry I", W, 2),
        ("Cavalry II", W, 3),
    ],
)
def test_unit_costs(pile: str, resource: int, cost: int) -> None:
    t = Table(scenario="Treasury of Delos").stock(0, 6, 6, 6).build(0, "Armoury", "Shipyard", "Stables")
    t.do(Produce(deck(pile)), 0)
    want = [6, 6, 6]
    want[resource] -= cost
    assert t.state.boards[0].stock == want


def test_a_token_goes_to_the_league_and_only_its_seats_see_the_power() -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble")
    t.do(Produce(deck("Hoplites I")), 0)
    told = {event.to for event in t.told if type(event.event).__name__ == "TokenDrawn"}
    assert told == {0, 2}
    assert GAME.view(t.state, 0).reserves == GAME.view(t.state, 2).reserves
    assert GAME.view(t.state, 1).reserves[0] == (0,) and GAME.view(t.state, None).reserves[0] == (0,)
    assert GAME.view(t.state, 0).reserves[0][0] % 10 in (1, 2, 3)


def test_decks_run_out() -> None:
    t = Table(scenario="City of Marble").stock(0, 6, 6, 6)
    t.state.piles[4] = []
    assert "No token of that pile" in t.refused(Produce(deck("Cavalry I")))
    t.state.piles[2], t.state.reserved[2] = [1], 1  # the last one lies with an integrated city
    assert "No token of that pile" in t.refused(Produce(deck("Triremes I")))


def test_piles_are_as_printed() -> None:
    assert [len(each.powers) for each in DECKS] == [14, 14, 6, 6, 6, 6]


# -- figures of the development phase ---------------------------------------------------------------------------------


def test_reformer_saves_one_on_political_buildings_never_below_one() -> None:
    t = Table(scenario="City of Marble").figures(0, "Cleisthenes")
    prices = [a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING["Prytaneion"]]
    assert prices == [(1, 0, 0), (0, 1, 0)]  # Athens: 1 W 1 D
    assert ways_to_pay((1, 0, 0), 2, 1, 0) == ((1, 0, 0),)


def test_benefactor_gives_one_more_for_four_once_a_turn() -> None:
    t = Table(scenario="City of Marble").figures(0, "Aristides").stock(0, 0, 12, 0)
    t.do(Donate(D, 4))
    assert t.state.boards[0].prestige == 3
    t.do(Donate(D, 4))
    assert t.state.boards[0].prestige == 4
    small = Table(scenario="City of Marble").figures(0, "Aristides").stock(0, 0, 3, 0)
    small.do(Donate(D, 3))
    assert small.state.boards[0].prestige == 2


def test_celebrant_gives_one_more_for_the_great_temple() -> None:
    t = Table(("Delphi", 0), ("Sparta", 1), scenario="City of Marble").figures(0, "Aristonice").stock(0, 5, 5, 5)
    t.do(construct("Altar", 0, 1, 0))
    assert t.state.boards[0].prestige == 2
    t.do(construct("Great Temple", 2, 2, 1))
    assert t.state.boards[0].prestige == 5


@pytest.mark.parametrize(
    ("city", "figure", "pile", "resource"),
    [("Corinth", "Ameinocles", "Triremes I", D), ("Larissa", "Pheidon", "Cavalry I", W)],
)
def test_first_token_of_the_turn_is_cheaper(city: str, figure: str, pile: str, resource: int) -> None:
    t = Table((city, 0), ("Sparta", 1), scenario="City of Marble").figures(0, figure).stock(0, 5, 5, 5)
    t.do(Produce(deck(pile)), 0)
    assert t.state.boards[0].stock[resource] == 4
    t.do(Produce(deck(pile)), 0)
    assert t.state.boards[0].stock[resource] == 2


def test_figures_are_as_the_rules_text_prints_them() -> None:
    attack = {each.name: each.attack for each in FIGURES}
    assert (attack["Cleisthenes"], attack["Pericles"], attack["Brasidas"]) == (2, 3, 2)
    assert len(FIGURES) == 30 and {each.attack for each in FIGURES} == {1, 2, 3}
    for name in ("Themistocles", "Brasidas", "Timoleon", "Pheidon", "Xenoclea", "Eupolemos"):
        assert FIGURES[FIGURE[name]].sea
