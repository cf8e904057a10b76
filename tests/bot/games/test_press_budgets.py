"""What people do most takes few presses: each script of `benchmarks/presses.py` keeps to its budget."""

import pytest

from benchmarks.pointing import Room
from benchmarks.presses import BUDGETS
from tests.bot.conftest import Stage

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("which", BUDGETS)
async def test_the_budget_holds(stage: Stage, which: str) -> None:
    budget = BUDGETS[which]
    presses = await budget.count(Room(stage.driver, stage.store, stage.bot))
    assert 0 < presses <= budget.most, budget.what
