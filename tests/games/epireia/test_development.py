"""The Development phase: donations, buildings, tokens, prices, piles, help for a lone city."""

import pytest

from games.core.chance import Chance
from games.epireia.actions.administrators import CallPolemarch
from games.epireia.actions.development import Construct, Donate, EndDevelopment, Produce, Recruit
from games.epireia.battle import begin_battle
from games.epireia.content import (
    BUILDING,
    BUILDINGS,
    CATEGORIES,
    CATEGORY_OF,
    CITIES,
    CITY_NAMES,
    COUNTS,
    DECKS,
    FIGURE,
    FIGURES,
    NONE,
    SOLO,
    SOLO_CARDS,
    Price,
)
from games.epireia.development import ways_to_pay
from games.epireia.supply import available, turn_order
from games.epireia.view import reserve_seen
from tests.games.epireia.table import GAME, C, D, Table, W, construct, deck, kinds, slug, the
from tests.messages import message_names

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
    assert "refusal-donation-size(" in t.refused(Donate(W, amount))


def test_a_donation_is_of_one_resource_and_of_what_one_has() -> None:
    t = Table(scenario="City of Marble").stock(0, 2, 1, 0)
    assert t.offers()[:2] == [Donate(W, 2), *[a for a in t.offers() if type(a) is not Donate][:1]]
    assert "refusal-cannot-donate(" in t.refused(Donate(W, 3))


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
    assert "refusal-actions-left(" in t.refused(EndDevelopment())
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
    assert t.refused(construct("Altar", 1, 1, 0)) == "refusal-built-already"
    assert "refusal-wrong-price(" in t.refused(construct("Sawmill", 0, 0, 0))


@pytest.mark.parametrize(
    ("name", "price", "prestige"), [("Altar", (1, 1, 0), 1), ("Shrine", (0, 1, 1), 1), ("Great Temple", (2, 2, 2), 2)]
)
def test_religious_buildings_give_prestige(name: str, price: tuple[int, int, int], prestige: int) -> None:
    t = Table(scenario="City of Marble")
    t.do(Construct(BUILDING[slug(name)], price))
    assert t.state.boards[0].prestige == 1 + prestige


@pytest.mark.parametrize(
    ("name", "pile"), [("Armoury", "Hoplites II"), ("Shipyard", "Triremes II"), ("Stables", "Cavalry II")]
)
def test_military_buildings_allow_level_two(name: str, pile: str) -> None:
    t = Table(scenario="Treasury of Delos").stock(0, 6, 6, 6)
    assert f"building-{name.lower()}.the," in t.refused(Produce(deck(pile)))
    t.build(0, name)
    t.do(Produce(deck(pile)), 0)
    assert len(t.reserve(0)) == 1


@pytest.mark.parametrize(("name", "gain"), [("Granary", (2, 1, 1)), ("Sawmill", (1, 2, 1)), ("Copper Mine", (1, 1, 2))])
def test_civil_buildings_add_to_the_income(name: str, gain: tuple[int, int, int]) -> None:
    t = Table(scenario="City of Marble").build(0, name).stock(0, 0, 0, 0)
    t.resolve()
    assert tuple(t.state.boards[0].stock) == gain and t.state.boards[1].stock == [3, 3, 3]


def test_the_bouleuterion_brings_a_new_figure_that_may_move_this_turn() -> None:
    t = Table(scenario="City of Marble").figures(0, "Pericles").stock(0, 5, 5, 5)
    t.do(construct("Bouleuterion", 1, 1, 1))  # Athens saves a Wheat
    assert {a.figure for a in t.offers()} == {
        FIGURE[slug(n)] for n in ("Cleisthenes", "Themistocles", "Aspasia", "Aristides")
    }  # type: ignore[attr-defined]
    t.do(Recruit(FIGURE["aspasia"]))
    t.move(0)
    assert FIGURE["aspasia"] in {getattr(a, "figure", None) for a in t.offers()}


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
    assert GAME.view(t.state, 0).own_reserve == GAME.view(t.state, 2).own_reserve
    assert reserve_seen(GAME.view(t.state, 1), 0) == [0] == reserve_seen(GAME.view(t.state, None), 0)
    assert reserve_seen(GAME.view(t.state, 0), 0)[0] % 10 in (1, 2, 3)


def test_decks_run_out() -> None:
    t = Table(scenario="City of Marble").stock(0, 6, 6, 6)
    t.state.piles[4] = []
    assert t.refused(Produce(deck("Cavalry I"))) == "refusal-pile-empty"
    t.state.piles[2], t.state.reserved[2] = [1], 1  # the last one lies with an integrated city
    assert t.refused(Produce(deck("Triremes I"))) == "refusal-pile-empty"


def test_piles_are_as_printed() -> None:
    assert [len(each.powers) for each in DECKS] == [14, 14, 6, 6, 6, 6]


# -- figures of the development phase ---------------------------------------------------------------------------------


def test_reformer_saves_one_on_political_buildings_never_below_one() -> None:
    t = Table(scenario="City of Marble").figures(0, "Cleisthenes")
    prices = [a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING["prytaneion"]]
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
    assert (attack["cleisthenes"], attack["pericles"], attack["brasidas"]) == (2, 3, 2)
    assert len(FIGURES) == 30 and {each.attack for each in FIGURES} == {1, 2, 3}
    for name in ("Themistocles", "Brasidas", "Timoleon", "Pheidon", "Xenoclea", "Eupolemos"):
        assert FIGURES[FIGURE[slug(name)]].sea


@pytest.mark.parametrize(
    ("city", "figure", "saved", "other", "resource", "other_resource"),
    [
        ("Corinth", "Ameinocles", "Triremes I", "Hoplites I", D, C),
        ("Larissa", "Pheidon", "Cavalry I", "Triremes I", W, D),
    ],
)
def test_another_unit_before_it_does_not_use_up_the_saving(
    city: str, figure: str, saved: str, other: str, resource: int, other_resource: int
) -> None:
    t = Table((city, 0), ("Sparta", 1), scenario="City of Marble").figures(0, figure).stock(0, 5, 5, 5)
    t.do(Produce(deck(other)), 0)
    assert t.state.boards[0].stock[other_resource] == 3
    t.do(Produce(deck(saved)), 0)
    assert t.state.boards[0].stock[resource] == 4


def test_the_saving_comes_back_with_the_next_turn() -> None:
    t = Table(("Corinth", 0), ("Sparta", 1), scenario="City of Marble").figures(0, "Ameinocles").stock(0, 0, 5, 0)
    t.do(Produce(deck("Triremes I")), 0)
    t.resolve()
    assert (t.state.turn, t.state.boards[0].stock[D]) == (2, 5)
    t.do(Produce(deck("Triremes I")), 0)
    assert t.state.boards[0].stock[D] == 4


def test_both_levels_of_a_unit_share_one_saving() -> None:
    t = Table(("Corinth", 0), ("Sparta", 1), scenario="Treasury of Delos").figures(0, "Ameinocles")
    t.stock(0, 0, 6, 0).build(0, "Shipyard")
    t.do(Produce(deck("Triremes II")), 0)
    t.do(Produce(deck("Triremes I")), 0)
    assert t.state.boards[0].stock[D] == 6 - 2 - 2


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
    scenario = [card.name for card in SOLO_CARDS].index("sacred-war")
    w, d, c = PRINTED[pile]
    t = Table((CITY_NAMES[SOLO[scenario].city], 0), solo=scenario)
    assert paid(t, pile) == (w, d, c + pile.startswith("Hoplites"))


@pytest.mark.parametrize("pile", PRINTED)
def test_the_earthquake_makes_buildings_dearer_and_no_unit(pile: str) -> None:
    assert paid(Table(scenario="The Earthquake"), pile) == PRINTED[pile]


@pytest.mark.parametrize(("seat", "league"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_a_donation_is_added_to_the_treasury_of_the_giver_s_league_and_counted_for_the_giver(
    seat: int, league: int
) -> None:
    cities = (("Athens", 0), ("Sparta", 1), ("Corinth", 0), ("Elis", 1))
    t = Table(*cities, scenario="City of Marble").develop(seat).stock(seat, 0, 5, 0)
    t.state.treasury = [[1, 2, 3], [4, 5, 6]]
    t.do(Donate(D, 3))
    want = [[1, 2, 3], [4, 5, 6]]
    want[league][D] += 3
    assert t.state.treasury == want
    assert [board.donated[D] for board in t.state.boards] == [3 * (each == seat) for each in range(4)]
    assert [board.prestige for board in t.state.boards] == [1 + (each == seat) for each in range(4)]


TWO = (("Athens", 0), ("Sparta", 1))
THREE = (*TWO, ("Corinth", 0))
FOUR = (*THREE, ("Elis", 1))
DELIAN_ALONE = (("Athens", 0), ("Sparta", 1), ("Elis", 1))
HOPLITES = deck("Hoplites I")


@pytest.mark.parametrize(
    ("cities", "handicap", "lone"),
    [(TWO, True, None), (THREE, True, 1), (DELIAN_ALONE, True, 0), (FOUR, True, None), (THREE, False, None)],
)
def test_only_the_lone_city_of_three_draws_more(
    cities: tuple[tuple[str, int], ...], handicap: bool, lone: int | None
) -> None:
    for seat, (_, league) in enumerate(cities):
        t = Table(*cities, scenario="City of Marble", handicap=handicap).develop(seat).stock(seat, 0, 0, 4)
        said = GAME.presentation(["Malia"] * len(cities)).describe(GAME.view(t.state, seat), Produce(HOPLITES))
        assert said.endswith("You'll draw 2 more tokens with it.") == (seat == lone)
        t.do(Produce(HOPLITES), rest=True)
        assert len(t.reserve(league)) == 1 + COUNTS.handicap_tokens * (seat == lone)
        assert t.state.boards[seat].stock[2] == 2


@pytest.mark.parametrize("handicap", [False, True])
def test_the_lone_city_plays_single_turns(handicap: bool) -> None:
    """Round the whole table: every city develops once, with two actions."""
    t = Table(*THREE, scenario="City of Marble", handicap=handicap)
    for seat in range(3):
        t.stock(seat, 0, 0, 0)
    t.resolve()  # into a new turn, whose cities develop one after the other
    developed = []
    while t.state.phase == "develop":
        developed.append((t.asked, t.state.actions))
        t.stock(t.asked, 0, 0, 0).do(EndDevelopment())
    assert developed == [(0, COUNTS.actions), (2, COUNTS.actions), (1, COUNTS.actions)] and t.state.turn == 2


def test_the_help_ends_where_the_pile_ends() -> None:
    t = Table(*THREE, scenario="City of Marble", handicap=True).develop(1).stock(1, 0, 0, 4)
    del t.state.piles[HOPLITES][2:]
    t.state.reserved[HOPLITES] = 0
    events = t.do(Produce(HOPLITES), rest=True)
    assert len(t.reserve(1)) == 2 and not t.state.piles[HOPLITES]
    assert kinds(events).count("TokenTaken") == 1
    with message_names():
        told = [GAME.presentation(["Malia", "Theo", "Ione"]).tell(event) for event in events]
    assert "log-token-help(deck=deck-hoplites-1, league=league-peloponnesian)" in told


def test_what_is_not_produced_is_not_helped() -> None:
    t = Table(*THREE, scenario="City of Marble", handicap=True, administrator="Polemarch").develop(1)
    t.state.boards[1].administrator = 0
    t.build(1, "Bureau I").do(CallPolemarch(0), rest=True)
    assert len(t.reserve(1)) == 1


CAVALRY_TWO = deck("Cavalry II")


def test_the_token_of_an_integrated_city_is_not_left_in_its_pile() -> None:
    t = Table(scenario="City of Marble").figures(0, "Pericles", at=["Delphi"])
    assert available(GAME.view(t.state, None), CAVALRY_TWO) == 6
    t.resolve(7)
    for seat in (None, 0, 1):
        assert available(GAME.view(t.state, seat), CAVALRY_TWO) == 5
    assert len(t.state.piles[CAVALRY_TWO]) == 6  # which of the six it is nobody knows yet


def test_alone_the_enemy_s_army_is_not_left_in_the_piles() -> None:
    t = Table(("Athens", 0), solo=0)
    army = [pile for column in SOLO[0].army for pile in column]
    for pile in army:
        t.state.reserved[pile] += 1
    left = [available(GAME.view(t.state, 0), deck) for deck in range(6)]
    assert left == [number - army.count(pile) for pile, number in enumerate((14, 14, 6, 6, 6, 6))]


def test_in_the_battle_the_city_s_token_is_in_the_reserve_and_nowhere_else() -> None:
    """The Great Battle, 1: it is gathered once, out of its pile."""
    t = Table(scenario="City of Marble").figures(0, "Pericles", at=["Delphi"]).figures(1, "Gorgo")
    t.resolve(7)
    begin_battle(t.state, Chance(lambda n: 0))
    assert [token // 10 for token in t.reserve(0)] == [CAVALRY_TWO] and t.reserve(1) == []
    assert t.state.granted == [NONE] * 6 and t.state.reserved == [0] * 6
    assert len(t.state.piles[CAVALRY_TWO]) == available(GAME.view(t.state, 1), CAVALRY_TWO) == 5


def test_the_polemarch_does_not_draw_from_a_pile_whose_tokens_all_lie_face_down_elsewhere() -> None:
    t = Table(scenario="Treasury of Delos", administrator="Polemarch").build(0, "Bureau I")
    t.state.reserved[CAVALRY_TWO] = 5
    assert CallPolemarch(2) in t.offers()
    t.state.reserved[CAVALRY_TWO] = 6
    assert [each for each in t.offers() if type(each) is CallPolemarch] == [CallPolemarch(0), CallPolemarch(1)]
    assert t.refused(CallPolemarch(2)) == "refusal-pile-empty"
