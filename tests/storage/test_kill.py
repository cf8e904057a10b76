"""If it was acknowledged, it survives `kill -9` and is applied once."""

import pytest

from tests.storage.kill import run
from tests.storage.killed import POINTS

TIMES = 56


async def test_acknowledged_choices_survive_being_killed(url: str) -> None:
    times = TIMES if url.startswith("sqlite") else TIMES // 2  # of the database that most hosts have, more
    seen = await run(url, times, seed=2_026)
    assert sum(seen.deaths.values()) == times
    assert set(seen.deaths) == {*POINTS, "outside"}
    assert len(seen.acknowledged) > times and seen.committed_unheard > 0


async def test_who_acknowledges_too_early_is_found_out(url: str) -> None:
    with pytest.raises(AssertionError, match="acknowledged and is lost"):
        await run(url, 20, seed=1, lies=True)
