"""The first token of a unit each turn costs 1 less with the Shipwright or the Horseman (Development, 3)."""

import pytest

from games.epireia.actions.development import Produce
from tests.games.epireia.table import C, D, Table, W, deck


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
