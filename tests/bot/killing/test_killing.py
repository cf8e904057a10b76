"""The whole bot is killed a few times while people use it, and the checks after a kill notice what they are there for.

`python -m tests.prove` kills it as often as one likes.
"""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from benchmarks.crowd import Ballots
from sandbox import Driver, Sandbox
from storage import Store, User
from tests.bot.conftest import KEY
from tests.bot.killing.checks import Untrue, logs_are_whole, told_is_stored, untruths
from tests.bot.killing.killer import run
from tests.bot.killing.people import People
from tests.storage.ballots.laid import NOON, terms
from tests.storage.conftest import postgres, url
from tests.waiting import HANG

__all__ = ["postgres", "url"]

TIMES = 2


@pytest.mark.whole
@pytest.mark.timeout(3 * HANG + 300)  # people and bots are slow on a busy machine
async def test_what_people_were_told_outlives_the_bot(url: str, tmp_path: Path) -> None:
    bots = 1 if url.startswith("sqlite") else 2
    outcome = await run(url, tmp_path, TIMES, seed=11, bots=bots)
    assert outcome.kills["playing"] + outcome.kills["starting"] >= TIMES
    assert outcome.counts["actions"] and outcome.counts["records"] and outcome.counts["matches"] >= 6


@pytest.fixture
async def people(migrated_file: Path, tmp_path: Path) -> AsyncIterator[tuple[Store, People]]:
    """Yield people who have done nothing yet, and the database."""
    shutil.copyfile(migrated_file, tmp_path / "stoa.db")
    server = await Sandbox.start()
    async with (
        Driver(server.base_url, HANG) as driver,
        await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY, migrate=False) as store,
    ):
        yield store, People(server, driver, 1)
    await server.close()


async def started(store: Store) -> int:
    """Start a match of Gorgias in which nothing has been done."""
    match = await store.lobbies.open_match("open", game="gorgias", host=1, host_name="Ann", guild=1, channel=2)
    await store.lobbies.join(match.id, "join", 2, "Bob")
    return (await store.lobbies.start(match.id, "start", 1)).id


async def test_a_lost_action_is_noticed(people: tuple[Store, People]) -> None:
    store, those = people
    those.books.actions["7"] = await started(store)
    with pytest.raises(Untrue, match="the action 7"):
        await told_is_stored(store, those)


async def test_a_lost_request_is_noticed(people: tuple[Store, People]) -> None:
    store, those = people
    await started(store)
    those.books.requests["join"] = "done-vote"
    await told_is_stored(store, those)
    those.books.requests["pause"] = "done-asked"
    with pytest.raises(Untrue, match="the request pause"):
        await told_is_stored(store, those)


async def test_a_button_that_acts_twice_is_noticed(people: tuple[Store, People]) -> None:
    store, those = people
    match = await started(store)
    for key in ("1", "2"):
        newest = await store.match(match)
        user = newest.chairs[newest.active[0]].user
        assert user is not None
        await store.submit(match, key, User(user), lambda now: now.rules.timeout_action(now.state, now.active[0]))
        those.books.pressed[key] = match, str(user), f"s1:play:1:0:abc:{key}"
    await told_is_stored(store, those)
    those.books.pressed["2"] = those.books.pressed["1"]
    with pytest.raises(Untrue, match="acted twice"):
        await told_is_stored(store, those)


async def test_a_lost_ballot_is_noticed(people: tuple[Store, People]) -> None:
    store, those = people
    vote = await store.ballots.open_vote("v", guild=1, channel=2, host=1, host_name="Ann", terms=terms(), now=NOON)
    those.books.ballots[vote.id, 5] = Ballots("ABCD", doubtful=True)
    await told_is_stored(store, those)
    those.books.ballots[vote.id, 5].doubtful = False
    with pytest.raises(Untrue, match="ABCD"):
        await told_is_stored(store, those)


async def test_a_board_that_is_not_shown_is_noticed(people: tuple[Store, People]) -> None:
    store, those = people
    match = await started(store)
    assert await untruths(store, those) == [
        f"table {match}: version 0 is shown, not {(await store.match(match)).version}"
    ]
    await logs_are_whole(store, [match])
