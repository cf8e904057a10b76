"""The six Administrators, each with as many uses as the city has Bureaus."""

import pytest

from games.epireia.actions import administrators as call
from games.epireia.actions.administrators import CallArchitect, CallArchon
from games.epireia.actions.development import Construct, Donate, EndDevelopment, Produce
from games.epireia.content import BUILDING, CITIES, CITY_NAMES, EMPIRES, HOME, PLACE, Price
from tests.games.epireia.table import C, D, Table, W, construct, deck, slug, the


def test_a_bureau_is_one_use_three_at_most() -> None:
    t = Table(scenario="City of Marble", administrator="Priestess").stock(0, 5, 5, 5)
    assert t.refused(call.CallPriestess()) == "refusal-no-charge"
    t.build(0, "Bureau I")
    t.do(call.CallPriestess())
    assert t.state.boards[0].prestige == 2 and t.state.actions == 2
    assert t.refused(call.CallPriestess()) == "refusal-no-charge"


def test_the_polemarch_draws_level_two_without_a_building() -> None:
    t = Table(scenario="Treasury of Delos").build(0, "Bureau I")
    events = t.do(call.CallPolemarch(2), 0)
    assert the(events, "TokenTaken").deck == deck("Cavalry II")


def test_the_polemarch_takes_level_one_in_the_city_of_marble() -> None:
    t = Table(scenario="City of Marble").build(0, "Bureau I")
    assert the(t.do(call.CallPolemarch(0), 0), "TokenTaken").deck == deck("Hoplites I")


def test_the_archon_gives_one_cheaper_action_once_a_turn() -> None:
    t = Table(scenario="Treasury of Delos", administrator="Archon").build(0, "Bureau I", "Bureau II").stock(0, 3, 4, 4)
    t.build(0, "Armoury").do(call.CallArchon())
    assert t.state.actions == 3 and t.refused(call.CallArchon()) == "refusal-archon-used"
    assert construct("Altar", 1, 0, 0) in t.offers() and construct("Altar", 1, 1, 0) not in t.offers()
    t.do(Produce(deck("Hoplites II")), 0)
    assert t.state.boards[0].stock == [3, 4, 3]  # 3 Copper, 2 less
    assert construct("Altar", 1, 0, 0) not in t.offers() and construct("Altar", 1, 1, 0) in t.offers()
    t.do(Produce(deck("Hoplites I")), 0)
    assert t.state.boards[0].stock[C] == 1  # full price again


def test_the_trapezites_gives_four_at_most_two_of_a_kind() -> None:
    t = Table(scenario="City of Marble", administrator="Trapezites").build(0, "Bureau I")
    assert t.refused(call.CallTrapezites((3, 1, 0))) == "refusal-gift"
    t.do(call.CallTrapezites((2, 1, 1)))
    assert t.state.boards[0].stock == [4, 3, 3]


def test_the_architect_constructs_at_once_for_three_less() -> None:
    t = Table(scenario="City of Marble", administrator="Architect").build(0, "Bureau I").stock(0, 0, 0, 1)
    t.do(call.CallArchitect(BUILDING["shrine"], (0, 0, 0)))
    assert t.state.boards[0].stock[C] == 1 and t.state.boards[0].prestige == 2 and t.state.actions == 2
    free = Table(scenario="City of Marble", administrator="Architect").build(0, "Bureau I").stock(0, 0, 0, 0)
    free.do(call.CallArchitect(BUILDING["altar"], (0, 0, 0)))
    assert free.state.boards[0].built >> BUILDING["altar"] & 1


def test_the_merchant_is_declared_once() -> None:
    t = Table(scenario="City of Marble", administrator="Merchant").build(0, "Bureau I", "Bureau II")
    t.do(call.CallMerchant())
    assert t.refused(call.CallMerchant()) == "refusal-merchant-used"


def test_administrators_and_bonuses_work_after_the_last_action_too() -> None:
    t = Table(scenario="City of Marble", administrator="Priestess").build(0, "Bureau I").stock(0, 0, 4, 0)
    t.do(Donate(D, 2))
    t.do(Donate(D, 2))
    assert t.state.asked == 0 and call.CallPriestess() in t.offers() and EndDevelopment() in t.offers()


def ruled(city: str = "Athens", scenario: str = "City of Marble") -> Table:
    """A city with the Archon and one Bureau."""
    other = "Sparta" if city != "Sparta" else "Athens"
    return Table((city, 0), (other, 1), scenario=scenario, administrator="Archon").build(0, "Bureau II")


def prices(t: Table, building: str) -> list[tuple[int, ...]]:
    return [a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING[slug(building)]]


def test_after_the_last_action_too_the_archon_gives_one() -> None:
    t = ruled().stock(0, 0, 4, 0)
    for _ in range(2):
        t.do(Donate(D, 2))
    assert t.state.actions == 0
    t.do(CallArchon())
    assert (t.state.actions, t.state.archon) == (1, 1)


def test_the_building_of_level_eight_is_not_the_archon_s_and_costs_what_it_costs() -> None:
    """A bonus is paid in full, also when the Archon's action brought it."""
    t = ruled().stock(0, 3, 5, 3)
    t.state.boards[0].prestige = t.state.boards[0].best = 7
    t.do(CallArchon())
    assert prices(t, "Altar") == [(1, 0, 0), (0, 1, 0)]
    t.do(Donate(D, 2))
    assert t.state.asks == ["construct"] and prices(t, "Altar") == [(1, 1, 0)]
    assert "refusal-wrong-price(" in t.refused(construct("Altar", 1, 0, 0))
    t.do(construct("Sawmill", 1, 0, 2))
    assert t.state.boards[0].stock == [2, 3, 1] and (t.state.actions, t.state.archon) == (2, 0)


def test_the_unit_of_level_nine_is_judged_and_paid_at_its_full_price() -> None:
    """With 1 Copper the Archon would pay for Hoplites; the bonus does not."""
    t = ruled().stock(0, 2, 4, 1)
    t.state.boards[0].prestige = t.state.boards[0].best = 8
    t.do(CallArchon())
    t.do(Donate(D, 2))
    assert t.state.asks == ["produce"]
    assert "refusal-cannot-pay(" in t.refused(Produce(deck("Hoplites I")))
    assert Produce(deck("Hoplites I")) not in t.offers()
    t.do(Produce(deck("Cavalry I")), 0)
    assert t.state.boards[0].stock == [0, 2, 1] and (t.state.actions, t.state.archon) == (2, 0)
    assert Produce(deck("Hoplites I")) not in t.offers()


def test_what_is_left_of_the_archon_s_discount_does_not_pass_to_the_next_city() -> None:
    t = ruled().stock(0, 0, 0, 0).stock(1, 4, 4, 4)
    t.do(CallArchon())  # it can pay for nothing, and its development ends
    assert t.asked == 1 and (t.state.actions, t.state.archon) == (2, 0)
    assert prices(t, "Altar") == [(1, 1, 0)]
    t.do(Produce(deck("Hoplites I")), 0)
    assert t.state.boards[1].stock[C] == 2


@pytest.mark.parametrize("bureau", ["Bureau I", "Bureau III"])
def test_the_archon_leaves_one_to_pay_for_a_building_that_costs_one(bureau: str) -> None:
    """Elis's Bureaus cost 1: no discount makes them free."""
    t = ruled("Elis").stock(0, 3, 3, 3)
    full = prices(t, bureau)
    assert [sum(price) for price in full] == [1]
    t.do(CallArchon())
    assert prices(t, bureau) == full


def test_the_archon_and_the_reformer_together_leave_one_to_pay() -> None:
    """Athens's Embassy costs 1 Wheat and 1 Copper; with 3 less it is still 1 of either."""
    t = ruled().figures(0, "Cleisthenes").stock(0, 3, 3, 3)
    t.do(CallArchon())
    assert prices(t, "Embassy") == [(1, 0, 0), (0, 0, 1)]


def test_a_discount_falls_on_any_resource_of_the_printed_cost() -> None:
    """Also on the one of which least is asked: Corinth's Bouleuterion costs 2 Wheat, 1 Wood, 1 Copper."""
    t = ruled("Corinth").stock(0, 3, 3, 3)
    assert prices(t, "Bouleuterion") == [(2, 1, 1)]
    t.do(CallArchon())
    assert prices(t, "Bouleuterion") == [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)] and t.state.boards[0].stock[W] == 3


def building(stock: int, scenario: str = "City of Marble") -> Table:
    t = Table(scenario=scenario, administrator="Architect").build(0, "Bureau I")
    return t.stock(0, stock, stock, stock)


def offered(t: Table) -> dict[int, set[Price]]:
    found: dict[int, set[Price]] = {}
    for action in t.offers():
        if type(action) is CallArchitect:
            found.setdefault(action.building, set()).add(action.price)
    return found


@pytest.mark.parametrize(("scenario", "more"), [("City of Marble", 0), ("The Earthquake", 1)])
def test_every_building_is_offered_in_every_way_to_take_three_off(scenario: str, more: int) -> None:
    """What is left to pay is part of the printed cost, 3 less in all, or nothing; the earthquake's 1 comes on top of
    it in any resource (section 5).
    """
    found = offered(building(12, scenario))
    assert set(found) == set(range(15)) - {BUILDING["bureau-i"]}
    for index, ways in found.items():
        w, d, c = CITIES[CITY_NAMES.index("athens")].costs[index]
        parts = {(i, j, k) for i in range(w + 1) for j in range(d + 1) for k in range(c + 1)}
        left = {part for part in parts if sum(part) == max(0, w + d + c - 3)}
        on_top = {(i + 1, j, k) for i, j, k in left} | {(i, j + 1, k) for i, j, k in left}
        on_top |= {(i, j, k + 1) for i, j, k in left}
        assert ways == (on_top if more else left)


def test_what_cannot_be_paid_after_the_discount_is_not_offered() -> None:
    found = offered(building(0))
    assert BUILDING["great-temple"] not in found and found[BUILDING["armoury"]] == {(0, 0, 0)}


def test_the_architect_needs_a_bureau_for_each_building() -> None:
    """A26. The Bureau that he constructs himself is his next one."""
    t = Table(scenario="City of Marble", administrator="Architect").stock(0, 4, 4, 4)
    altar, bureau = CallArchitect(BUILDING["altar"], (0, 0, 0)), CallArchitect(BUILDING["bureau-ii"], (0, 0, 0))
    assert not offered(t) and t.refused(altar) == "refusal-no-charge"
    t.build(0, "Bureau I")
    assert {altar, bureau} <= set(t.offers())
    t.do(bureau)
    assert altar in t.offers()
    t.do(altar)
    assert not offered(t) and t.refused(CallArchitect(BUILDING["shrine"], (0, 0, 0))) == "refusal-no-charge"


PERSIA = [each.name for each in EMPIRES].index("persia")


def trading(*places: str, solo: int = -1) -> Table:
    """Athens with the Merchant's word, nothing in stock, and figures at these places."""
    cities = (("Athens", 0), ("Sparta", 1)) if solo < 0 else (("Athens", 0),)
    t = Table(*cities, scenario="City of Marble", administrator="Merchant", solo=solo)
    t.figures(0, *("Pericles", "Themistocles")[: len(places)], at=places).stock(0, 0, 0, 0)
    t.state.boards[0].merchant = True
    return t


def test_the_merchant_speaks_for_the_first_negotiation_of_the_turn_only() -> None:
    """Persia comes before Egypt: it pays double without a die; Egypt asks for one, and pays as printed or not."""
    for die, gain in ((5, (2, 0, 0)), (4, (0, 0, 0))):
        answers = [e for e in trading("Egypt", "Persia").resolve(die) if type(e).__name__ == "EmpireAnswered"]
        assert [(each.empire, each.die, each.gain) for each in answers] == [
            (PERSIA, 0, (0, 0, 6)),
            (PLACE["egypt"], die, gain),
        ]


def test_the_merchant_s_word_that_nobody_used_ends_with_the_turn() -> None:
    t = trading("")
    t.resolve()
    assert t.state.turn == 2 and not t.state.boards[0].merchant
    assert t.state.boards[0].places == [HOME]
    t.state.boards[0].places = [PLACE["persia"]]
    (answer,) = [e for e in t.resolve(1) if type(e).__name__ == "EmpireAnswered"]
    assert (answer.die, answer.gain) == (1, (0, 0, 0))


def test_a_negotiation_by_the_merchant_s_word_is_a_won_one() -> None:
    """Solo objectives count won negotiations, however they were won (Wooden Wall, Sacred Truce)."""
    t = trading("Persia", solo=0)
    t.resolve(1, 1)  # where the enemies go: Epirus
    assert t.state.boards[0].negotiated[PERSIA] == 1 and sum(t.state.boards[0].negotiated) == 1
