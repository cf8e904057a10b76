"""The Archon's cheaper action: his only, this city's only, and never below 1 (section 5 of our notes, tuned)."""

import pytest

from games.epireia.actions.administrators import CallArchon
from games.epireia.actions.development import Construct, Donate, EndDevelopment, Produce
from games.epireia.content import BUILDING
from tests.games.epireia.table import C, D, Table, W, construct, deck


def ruled(city: str = "Athens", scenario: str = "City of Marble") -> Table:
    """A city with the Archon and one Bureau."""
    other = "Sparta" if city != "Sparta" else "Athens"
    return Table((city, 0), (other, 1), scenario=scenario, administrator="Archon").build(0, "Bureau II")


def prices(t: Table, building: str) -> list[tuple[int, ...]]:
    return [a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING[building]]


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
    assert "no price" in t.refused(construct("Altar", 1, 0, 0))
    t.do(construct("Sawmill", 1, 0, 2))
    assert t.state.boards[0].stock == [2, 3, 1] and (t.state.actions, t.state.archon) == (2, 0)


def test_the_unit_of_level_nine_is_judged_and_paid_at_its_full_price() -> None:
    """With 1 Copper the Archon would pay for Hoplites; the bonus does not."""
    t = ruled().stock(0, 2, 4, 1)
    t.state.boards[0].prestige = t.state.boards[0].best = 8
    t.do(CallArchon())
    t.do(Donate(D, 2))
    assert t.state.asks == ["produce"]
    assert "1 Copper, which does not pay" in t.refused(Produce(deck("Hoplites I")))
    assert Produce(deck("Hoplites I")) not in t.offers()
    t.do(Produce(deck("Cavalry I")), 0)
    assert t.state.boards[0].stock == [0, 2, 1] and (t.state.actions, t.state.archon) == (2, 0)
    assert Produce(deck("Hoplites I")) not in t.offers()


def test_what_is_left_of_the_archon_s_discount_does_not_pass_to_the_next_city() -> None:
    t = ruled().stock(0, 0, 0, 0).stock(1, 4, 4, 4)
    t.do(CallArchon())
    t.do(EndDevelopment())
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
