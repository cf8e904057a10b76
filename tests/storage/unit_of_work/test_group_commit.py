"""Group commit: concurrent use cases lose nothing, a key is applied once, and acknowledged work survives `kill -9`."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from games.core.action import Illegal
from games.core.words import current_language, in_language
from storage import Match, Refused, Store, Unavailable, User
from tests.storage.conftest import Open, execute
from tests.storage.kill import run
from tests.storage.killed import POINTS
from tests.storage.tables import ANN, BOB, CLEO, KEY, begin, bid, play_out, say, seat, sql, submit_bid
from tests.storage.toy import Bid, find_toy
from tests.waiting import HANG


async def test_no_update_is_lost(opened: Open) -> None:
    stores = [await opened(), await opened()]
    matches = [await begin(stores[0], ANN, BOB, CLEO, key=f"m{n}") for n in range(4)]
    await asyncio.gather(
        *[
            store.submit(match.id, f"{match.id}.{number}.{turn}.{user}", User(user), say(f"{turn}"))
            for turn in range(5)
            for match in matches
            for number, store in enumerate(stores)
            for user in (ANN, BOB, CLEO)
        ]
    )
    for match in matches:
        for store in stores:
            now = await store.match(match.id)
            assert now.record_count == 30 and [chair.actions_taken for chair in now.chairs] == [10, 10, 10]
        await stores[0].verify(match.id)
        said = await stores[1].log(match.id, seat=None, limit=100)
        assert [entry.seq for entry in said] == list(range(30))


async def test_two_processes_play_one_match_to_its_end(opened: Open) -> None:
    first, second = await opened(), await opened()
    match = await begin(first, ANN, BOB, rounds=10)

    async def player(store: Store, user: int) -> int:
        turn = 0
        while (await store.match(match.id)).is_open:
            try:
                await submit_bid(store, match, f"{user}.{turn}", user)
                turn += 1
            except Illegal:
                await asyncio.sleep(0)
            except Refused as refusal:
                assert refusal.code == "over"
        return turn

    turns = await asyncio.wait_for(asyncio.gather(player(first, ANN), player(second, BOB)), HANG)
    over = await first.match(match.id)
    assert turns == [10, 10] and over.record_count == 20 and over == await second.match(match.id)
    await second.verify(match.id)


async def test_a_group_sees_what_came_before_in_it(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    results = await asyncio.gather(
        submit_bid(store, match, "1", ANN),
        submit_bid(store, match, "2", ANN),
        submit_bid(store, match, "3", BOB),
        submit_bid(store, match, "4", ANN),
        return_exceptions=True,
    )
    assert [isinstance(result, Illegal) for result in results] == [False, True, False, False]
    versions = [result.match.version for result in results if not isinstance(result, BaseException)]
    assert versions == [match.version + 1, match.version + 2, match.version + 3]


async def test_waiting_ones_are_committed_together(store: Store) -> None:
    matches = [await begin(store, ANN, BOB, key=f"m{n}") for n in range(20)]
    commits = 0
    commit = store._writer._commit

    async def counted(waiting: list[object]) -> object:
        nonlocal commits
        commits += 1
        return await commit(waiting)  # type: ignore[arg-type]

    store._writer._commit = counted  # type: ignore[method-assign, assignment]
    await asyncio.gather(*[submit_bid(store, match, f"{match.id}", ANN) for match in matches])
    assert commits <= 3


async def test_nobody_is_answered_before_the_commit(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    reached, gate = asyncio.Event(), asyncio.Event()
    writing = store._database.writing
    steps = 0

    @asynccontextmanager
    async def held() -> AsyncIterator[Any]:
        async with writing() as run:

            async def step(work: Any) -> Any:
                nonlocal steps
                steps += 1
                if steps == 2:  # all use cases are applied, nothing is written
                    reached.set()
                    await gate.wait()
                return await run(work)

            yield step

    store._database.writing = held  # type: ignore[method-assign]
    callers = [asyncio.create_task(submit_bid(store, match, f"{n}", ANN)) for n in range(2)]
    await reached.wait()
    await asyncio.sleep(0.05)
    assert not any(caller.done() for caller in callers)  # neither the action nor its refusal
    assert (await store.match(match.id)).record_count == 0
    gate.set()
    done, refused = await asyncio.gather(*callers, return_exceptions=True)
    assert not isinstance(done, BaseException) and isinstance(refused, Illegal)
    assert (await store.match(match.id)).record_count == 1


async def test_a_cancelled_caller_neither_loses_nor_doubles(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    for turn in range(20):
        caller = asyncio.create_task(store.submit(match.id, f"{turn}", User(ANN), say(f"{turn}")))
        for _ in range(turn):
            await asyncio.sleep(0)
        caller.cancel()
        started = turn > 0
        again = await store.submit(match.id, f"{turn}", User(ANN), say("again"))
        assert again.is_repeat == started
    assert (await store.match(match.id)).record_count == 20
    await store.verify(match.id)


async def test_closing_finishes_what_waits(opened: Open, url: str) -> None:
    store = await Store.open(url, KEY, games=find_toy)
    match = await begin(store, ANN, BOB)
    waiting = [asyncio.create_task(store.submit(match.id, f"{n}", User(ANN), say(f"{n}"))) for n in range(10)]
    await asyncio.sleep(0)
    await store.close()
    assert [done.match.record_count for done in await asyncio.gather(*waiting)] == list(range(1, 11))
    with pytest.raises(Unavailable):
        await store.submit(match.id, "late", User(ANN), say("late"))
    assert (await (await opened()).match(match.id)).record_count == 10


async def test_a_changed_row_is_noticed(opened: Open) -> None:
    """A cached match is used only if the database still has its version."""
    store, other = await opened(), await opened()
    match = await begin(store, ANN, BOB)
    await submit_bid(other, match, "1", ANN)
    assert (await store.match(match.id)).record_count == 1
    with pytest.raises(Illegal):
        await submit_bid(store, match, "2", ANN)
    await other.place(match.id, thread=77)
    assert (await store.match(match.id)).thread == 77


async def test_a_record_in_the_way_changes_nothing(store: Store) -> None:
    """The primary key (match, seq) is the last safeguard: an existing record is never overwritten."""
    match = await begin(store, ANN, BOB)
    await submit_bid(store, match, "1", ANN)
    await sql(store, "UPDATE records SET seq = 1 WHERE match = :id", id=match.id)
    other = await begin(store, ANN, BOB, key="other")
    results = await asyncio.gather(
        submit_bid(store, match, "2", BOB), submit_bid(store, other, "3", BOB), return_exceptions=True
    )
    assert isinstance(results[0], Unavailable) and not isinstance(results[1], BaseException)
    assert (await store.match(match.id)).record_count == 1 and (await store.match(other.id)).record_count == 1


@pytest.mark.slow
async def test_a_locked_database_is_tried_again_and_then_said(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy, retry_seconds=0.4) as store:
        match = await begin(store, ANN, BOB)
        lock = sqlite3.connect(sqlite_file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await submit_bid(store, match, "1", ANN)
        assert await store.match(match.id) == match  # reads still work
        waiting = asyncio.create_task(submit_bid(store, match, "2", ANN))
        await asyncio.sleep(0.05)
        lock.execute("ROLLBACK")
        assert not (await waiting).is_repeat
        assert not (await submit_bid(store, match, "1", BOB)).is_repeat
        lock.close()


async def test_a_database_that_is_away_is_logged_when_it_goes_and_when_it_is_back(
    sqlite_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy, retry_seconds=0.1) as store:
        match = await begin(store, ANN, BOB)
        with closing(sqlite3.connect(sqlite_file, isolation_level=None)) as lock:
            for _ in range(2):
                lock.execute("BEGIN IMMEDIATE")
                for press in range(3):
                    with pytest.raises(Unavailable):
                        await submit_bid(store, match, f"{press}", ANN)
                    assert await store.match(match.id) == match, "what can be read does not say that it is back"
                lock.execute("ROLLBACK")
                for word in "ab":
                    match = (await store.submit(match.id, f"{word}{match.version}", User(ANN), say(word))).match
    lines = [(line.levelname, line.getMessage().partition(" in ")[0]) for line in caplog.records]
    gone = ("ERROR", "the database cannot be written: OperationalError")
    back = ("WARNING", "the database can be written again: 3 failures")
    assert [line for line in lines if "database" in line[1]] == [gone, back] * 2


async def test_a_full_disk_keeps_the_match_as_it_was(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy, retry_seconds=0.2) as store:
        match = await begin(store, ANN, BOB)
        ((pages,),) = await sql(store, "PRAGMA page_count")
        await sql(store, f"PRAGMA max_page_count = {pages}")
        with pytest.raises(Unavailable):
            for turn in range(400):
                match = (await store.submit(match.id, f"{turn}", User(ANN), say("a" * 80))).match
        assert await store.match(match.id) == match
        await store.verify(match.id)
        await sql(store, "PRAGMA max_page_count = 100000")
        assert (await submit_bid(store, match, "more", ANN)).match.record_count == match.record_count + 1


async def test_what_cannot_be_written_harms_nobody(store: Store) -> None:
    """A text that the database does not accept fails only its own use case, not the group."""
    match = await begin(store, ANN, BOB)
    results = await asyncio.gather(
        submit_bid(store, match, "1", ANN),
        store.submit(match.id, "\ud800", User(BOB), say("hm")),
        submit_bid(store, match, "2", BOB),
        return_exceptions=True,
    )
    assert [isinstance(result, BaseException) for result in results] == [False, True, False]
    assert (await store.match(match.id)).record_count == 2


async def test_memory_is_bounded(opened: Open) -> None:
    store = await opened(cache_size=3)
    matches = [await begin(store, ANN, BOB, key=f"m{n}") for n in range(8)]
    assert len(store._identity_map._matches) == 3
    for match in matches:
        assert await store.match(match.id) == match
        await play_out(store, match, key=f"{match.id}")
    assert len(store._identity_map._matches) == 3


async def test_readers_are_answered_with_what_is_true_after_they_asked(opened: Open) -> None:
    store, other = await opened(), await opened()
    match = await begin(store, ANN, BOB)

    async def check(turn: int) -> None:
        made = (await store.submit(match.id, f"{turn}", User(ANN), say("x"))).match
        assert (await other.match(match.id)).version >= made.version

    await asyncio.gather(*[check(turn) for turn in range(20)])


async def test_choices_may_look_but_get_the_same_object(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    seen: list[Match] = []

    def choose(now: Match) -> Bid:
        seen.append(now)
        return bid(ANN)(now)  # type: ignore[return-value]

    await store.submit(match.id, "1", User(ANN), choose)
    assert seen[0].state is match.state  # each version is decoded once


async def test_each_choice_is_made_in_the_language_of_who_asks(store: Store) -> None:
    match = await begin(store, ANN, BOB, CLEO)
    found: dict[int, str] = {}

    async def submit(user: int, language: str) -> None:
        def choose(now: Match) -> Bid:
            found[user] = current_language()
            return bid(user)(now)  # type: ignore[return-value]

        with in_language(language):
            await store.submit(match.id, f"{user}", User(user), choose)

    await asyncio.gather(submit(ANN, "de"), submit(BOB, "fr"), submit(CLEO, "it"))
    assert found == {ANN: "de", BOB: "fr", CLEO: "it"}


async def test_a_lost_connection_is_made_again(postgres: str) -> None:
    """Callers do not notice a restart of PostgreSQL."""
    await execute(postgres, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    async with await Store.open(postgres, KEY, games=find_toy) as store:
        match = await begin(store, ANN, BOB)
        cut = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state IS NOT NULL"
        )
        await execute(postgres, cut)
        assert (await store.match(match.id)) == match
        await execute(postgres, cut)
        assert (await submit_bid(store, match, "1", ANN)).match.record_count == 1


async def test_a_second_submission_gets_the_recorded_answer(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    await submit_bid(store, match, "1", ANN)
    first = await submit_bid(store, match, "2", BOB)
    await submit_bid(store, match, "3", ANN)
    again = await store.submit(match.id, "2", User(ANN), say("another choice, another user"))
    assert again.is_repeat and (again.seat, again.action, again.events) == (first.seat, first.action, first.events)
    assert again.match.record_count == 3


@pytest.mark.slow
async def test_many_at_once_with_one_key(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    answers = await asyncio.gather(*[store.submit(match.id, "1", User(ANN), say(f"{n}")) for n in range(30)])
    assert sum(not answer.is_repeat for answer in answers) == 1
    assert len({answer.action for answer in answers}) == 1
    assert (await store.match(match.id)).record_count == 1


async def test_after_a_restart(opened: Open) -> None:
    store = await opened()
    match = await begin(store, ANN, BOB)
    await submit_bid(store, match, "1", ANN)
    first = await submit_bid(store, match, "2", BOB)
    later = await opened()
    again = await submit_bid(later, match, "2", BOB)
    assert again.is_repeat and again.events == first.events and again.match == first.match


async def test_lobby_use_cases_too(opened: Open) -> None:
    store = await opened()
    match = await seat(store, ANN, BOB)
    for other in (store, await opened()):
        opened_again = await other.lobbies.open_match(
            "m.open", game="bidding", host=ANN, host_name="A", guild=7, channel=8
        )
        assert opened_again.id == match.id
        joined_again = await other.lobbies.join(match.id, f"m.join{BOB}", BOB, "Bob")
        assert len(joined_again.chairs) == 2 and joined_again.version == match.version
    started = await asyncio.gather(*[store.lobbies.start(match.id, "s", ANN) for _ in range(10)])
    assert len({each.version for each in started}) == 1
    ended = await asyncio.gather(*[store.resign(match.id, "r", ANN) for _ in range(10)])
    assert {each.ending.by for each in ended if each.ending} == {ANN}


async def test_opened_at_once_with_one_key(store: Store) -> None:
    made = await asyncio.gather(
        *[store.lobbies.open_match("k", game="bidding", host=ANN, host_name="A", guild=7, channel=8) for _ in range(20)]
    )
    assert len({match.id for match in made}) == 1
    assert len(await store.matches_of(ANN)) == 1


async def test_a_refused_key_is_free(store: Store) -> None:
    match = await seat(store, ANN)
    with pytest.raises(Refused, match="not_seated"):
        await store.lobbies.leave(match.id, "k", CLEO)
    assert (await store.lobbies.join(match.id, "k", CLEO, "Cleo")).seat_of(CLEO) == 1


async def test_the_key_of_something_else_is_no_submission(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    with pytest.raises(Refused, match="key_used"):
        await store.submit(match.id, "m.start", User(ANN), bid(ANN))
    assert (await store.match(match.id)).record_count == 0


async def test_two_processes_with_one_key(opened: Open) -> None:
    stores = [await opened(), await opened()]
    match = await begin(stores[0], ANN, BOB)
    answers = await asyncio.gather(
        *[store.submit(match.id, f"{n}", User(ANN), say(f"{n}")) for n in range(20) for store in stores]
    )
    assert sum(not answer.is_repeat for answer in answers) == 20
    assert (await stores[0].match(match.id)).record_count == 20
    await stores[1].verify(match.id)


TIMES = 28
"""Each of the points at which it dies about three times; `make fuzz` does it for as long as one likes."""


@pytest.mark.process
async def test_acknowledged_choices_survive_being_killed(url: str) -> None:
    seen = await run(url, TIMES, seed=2_026)
    assert sum(seen.deaths.values()) == TIMES
    assert set(seen.deaths) == {*POINTS, "outside"}
    assert len(seen.acknowledged) > TIMES and seen.committed_unheard > 0


@pytest.mark.process
async def test_who_acknowledges_too_early_is_found_out(url: str) -> None:
    with pytest.raises(AssertionError, match="acknowledged and is lost"):
        await run(url, 20, seed=1, lies=True)
