"""Where a donation goes: to the league of the city that gives it (Game overview, 1; Presentation)."""

import pytest

from games.epireia.actions.development import Donate
from tests.games.epireia.table import D, Table


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
