"""A filled database can be used, and the measurement of several processes notices what is lost."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from benchmarks import scale
from benchmarks.bot import KEY
from benchmarks.crowd import Crowd, act, begin_all, lay_tables
from benchmarks.filling import TEMPLATES, fill_running
from benchmarks.shards import Group, _check
from sandbox import Sandbox
from storage import Status, Store
from tests.bot.conftest import KEY as TEST_KEY
from tests.storage.tables import sql

RUNNING, FINISHED = TEMPLATES + 10, 7


@pytest.fixture
async def server() -> AsyncIterator[Sandbox]:
    server = await Sandbox.start(validate=False)
    yield server
    await server.close()


@pytest.mark.slow
async def test_copies_of_running_matches_can_be_played_by_their_own_people(server: Sandbox, tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY) as store:
        tables = await fill_running(store, server, RUNNING, shown=True)
        assert len({table.match for table in tables}) == len(tables) == RUNNING
        for table in tables[TEMPLATES:]:
            match = await store.match(table.match or 0)
            assert match.status is Status.PLAYING and match.thread == int(table.thread)
            people = {chair.user for chair in match.chairs if chair.user is not None}
            assert people == {*map(int, table.people)} and match.rules.name == table.game
            seat = next(seat for seat in match.active if match.chairs[seat].user is not None)
            assert (await act(store, match, seat, f"copy {match.id}")).record_count == match.record_count + 1
        behind = await sql(store, "SELECT count(*) FROM matches WHERE shown_version < version")
        assert behind == [(RUNNING - TEMPLATES,)], "those that were played"


@pytest.mark.process
async def test_the_bot_is_measured_with_finished_matches_in_its_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scale, "QUIET_SECONDS", 0)
    found = await scale.measure_database(RUNNING, FINISHED, 2.0, again=False)
    rows = found["rows"]
    assert rows["matches"] == RUNNING + TEMPLATES + FINISHED
    assert rows["records"] > 50 * (TEMPLATES + FINISHED) and rows["results"] > TEMPLATES
    assert found["start"]["rss_mib"] and found["at_30_a_second"]["answered"]


async def test_an_action_that_is_lost_and_a_deadline_that_has_not_fired_are_noticed(
    server: Sandbox, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'stoa.db'}"
    async with await Store.open(url, TEST_KEY) as store:
        played, idle = lay_tables(server, 5)[4:], lay_tables(server, 6, 5)[5:]
        await begin_all(store, server, [*played, *idle])
        await sql(store, "UPDATE matches SET status = 'over', shown_version = version")  # none has to be shown
        crowd = Crowd(server, played)
        crowd.books.actions["7"] = played[0].match or 0
        found = await _check(url, store, [Group(server, crowd, idle)])
    assert "the action 7" in found["wrong"][0]
    assert found["not_fired"] == found["deadlines"] == 1 and found["fired_twice"] == 0
