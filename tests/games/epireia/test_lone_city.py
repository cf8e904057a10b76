"""The option `handicap`: more actions for the one city against two, and for nobody else (A38)."""

import pytest

from games.epireia.actions.development import EndDevelopment
from games.epireia.content import COUNTS
from tests.games.epireia.table import Table

TWO = (("Athens", 0), ("Sparta", 1))
THREE = (*TWO, ("Corinth", 0))
FOUR = (*THREE, ("Elis", 1))
DELIAN_ALONE = (("Athens", 0), ("Sparta", 1), ("Elis", 1))


@pytest.mark.parametrize(
    ("cities", "handicap", "lone"),
    [(TWO, True, None), (THREE, True, 1), (DELIAN_ALONE, True, 0), (FOUR, True, None), (THREE, False, None)],
)
def test_only_the_lone_city_of_three_has_more_actions(
    cities: tuple[tuple[str, int], ...], handicap: bool, lone: int | None
) -> None:
    """Round the whole table: every city develops with two actions, the lone one with its two more."""
    t = Table(*cities, scenario="City of Marble", handicap=handicap)
    for seat in range(len(cities)):
        t.stock(seat, 0, 0, 0)
    t.resolve()  # into a new turn, whose cities develop one after the other
    assert t.state.turn == 2
    actions: dict[int, int] = {}
    while t.state.phase == "develop":
        actions[t.asked] = t.state.actions
        t.stock(t.asked, 0, 0, 0).do(EndDevelopment())
    more = COUNTS.handicap_actions
    assert actions == {seat: COUNTS.actions + more * (seat == lone) for seat in range(len(cities))} and more == 2
