"""The soak test runs, and notices what it is there for."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from benchmarks import soak
from benchmarks.crowd import Crowd, begin_all, lay_tables
from benchmarks.soak import Plan, Sample, Soak, _count_left_over
from sandbox import Sandbox
from storage import Store
from tests.bot.conftest import KEY
from tests.storage.tables import sql

PAST = "2020-01-01 00:00:00.000000"
MATCH = "(SELECT min(id) FROM matches)"


@pytest.mark.process
async def test_a_short_run_says_what_people_did_and_what_the_bot_took(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LEAST_SAMPLE_SECONDS", 1.0)
    found = await soak.soak(Plan(minutes=0.1, rate=10.0, matches=10, calm=1.0))
    by_name: dict[str, Any] = {result["what"]: result for result in found}
    did = by_name["presses"]["did"]
    assert did["actions"] and did["votes"] == 1 and by_name["presses"]["changing"] == did["actions"]
    assert all(sample["tasks"] and sample["rss_mib"] and sample["files"] for sample in by_name["samples"]["value"])
    assert by_name["rows left over"]["value"].keys() <= soak.LEFT_OVER.keys()
    assert by_name["files left beside the database"]["passed"]


@pytest.fixture
async def played(migrated_file: Path, tmp_path: Path) -> Any:
    """Yield a database in which one match is played, and a sandbox."""
    shutil.copyfile(migrated_file, tmp_path / "stoa.db")
    server = await Sandbox.start(validate=False)
    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY, migrate=False) as store:
        tables = lay_tables(server, 6)[5:]  # of Gorgias with a clock
        await begin_all(store, server, tables)
        await sql(store, "UPDATE matches SET shown_version = version")
        yield store, Crowd(server, tables)
    await server.close()


ROWS = {
    "late deadlines": f"UPDATE deadlines SET due = '{PAST}'",
    "deadlines of matches that are not played": "UPDATE matches SET status = 'over'",
    "boards that are behind": "UPDATE matches SET shown_version = 0",
    "old boards with buttons": "INSERT INTO old_boards (message, match, channel, attempts, due)"
    f" VALUES (1, {MATCH}, 2, 1, '{PAST}')",
    "old boards without buttons": "INSERT INTO old_boards (message, match, channel, attempts, due, put_away_at)"
    f" VALUES (1, {MATCH}, 2, 1, '{PAST}', '{PAST}')",
    "claims on presses": f"INSERT INTO leases (key, at, served) VALUES ('1', '{PAST}', 1)",
    "shares of the rate limit": f"INSERT INTO rate_shares (process, per_second, expires) VALUES ('1', 4, '{PAST}')",
    "drafts of votes": "INSERT INTO vote_drafts (id, guild, channel, host, host_name, content, expires_at)"
    f" VALUES (1, 2, 3, 4, 'Ann', '', '{PAST}')",
}


@pytest.mark.parametrize("what", ROWS)
async def test_a_row_that_should_have_gone_away_is_noticed(played: tuple[Store, Crowd], what: str) -> None:
    store, _ = played
    assert await store._database.read(_count_left_over) == {}
    await sql(store, ROWS[what])
    assert what in await store._database.read(_count_left_over)


def sample(at: float, rss: float) -> Sample:
    return Sample(at, rss, rss, 0.0, (), 10, 40, 4, 16, 1.0)


@pytest.mark.parametrize(("last", "passed"), [(206.0, True), (207.0, False)])
async def test_memory_that_grows_from_the_second_to_the_last_quarter_is_noticed(
    played: tuple[Store, Crowd], last: float, passed: bool
) -> None:
    run = Soak(Plan(minutes=120.0), played[1], None)  # type: ignore[arg-type]
    run._samples = [sample(1800.0 * quarter + 60, rss) for quarter, rss in enumerate((150.0, 200.0, 203.0, last))]
    assert run._memory()[0]["passed"] == passed
