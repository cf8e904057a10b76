"""The standing order «hold on this front», lifted: from where on its figure is asked about (The Great Battle, 4)."""

import pytest

from games.epireia.actions.engaging import Engage, Hold, HoldFront, LiftOrder
from games.epireia.content import FIGURE, NONE
from tests.games.epireia.table import Table, fight


def ordered(column: int) -> Table:
    """Pericles, behind in every column of the flank, has held since the first one; Leonidas is asked in this one."""
    t = Table().figures(0, "Pericles").figures(1, "Leonidas")
    generals = ([FIGURE["Pericles"], NONE, NONE], [FIGURE["Leonidas"], NONE, NONE])
    fight(t, {0: 1, 1: 1, 2: 1}, {0: 3, 1: 3, 2: 3}, generals).do(HoldFront())
    for _ in range(column):
        t.do(Hold())
    assert (t.battle().column, t.asked) == (column, 1)
    return t


def test_lifted_in_the_column_where_it_was_given_one_has_held_there_and_is_asked_from_the_next_on() -> None:
    t = ordered(0)
    t.do(LiftOrder(), seat=0)
    t.do(Hold())
    assert t.battle().results == [1] and (t.battle().column, t.asked) == (1, 0)


@pytest.mark.parametrize("column", [1, 2])
def test_lifted_in_a_later_column_one_is_asked_in_that_very_column_after_the_enemy_held(column: int) -> None:
    """The order, not its figure's owner, had held there so far; the enemy, who is being asked, answers first."""
    t = ordered(column)
    t.do(LiftOrder(), seat=0)
    assert t.asked == 1
    t.do(Hold())
    assert (t.battle().column, t.asked) == (column, 0)
    t.do(Engage())
    t.do(Hold())
    assert t.battle().results[: column + 1] == [*[1] * column, 0]  # 4 to 3
