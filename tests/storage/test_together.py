"""Many at once: nothing is lost, nobody waits for ever, and what fails harms nobody else."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from games.core.illegal import Illegal
from storage import Match, Refused, Store, Unavailable, User
from tests.storage.conftest import Open, execute
from tests.storage.tables import ANN, BOB, CLEO, KEY, begin, bid, play_out, say, sql, submit_bid
from tests.storage.toy import Bid, find_toy


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
            assert now.records == 30 and [chair.turns for chair in now.chairs] == [10, 10, 10]
        await stores[0].verify(match.id)
        said = await stores[1].log(match.id, seat=None, limit=100)
        assert [entry.seq for entry in said] == list(range(30))


async def test_two_processes_play_one_match_to_its_end(opened: Open) -> None:
    first, second = await opened(), await opened()
    match = await begin(first, ANN, BOB, rounds=10)

    async def player(store: Store, user: int) -> int:
        turn = 0
        while (await store.match(match.id)).open:
            try:
                await submit_bid(store, match, f"{user}.{turn}", user)
                turn += 1
            except Illegal:
                await asyncio.sleep(0)
            except Refused as refusal:
                assert refusal.code == "over"
        return turn

    turns = await asyncio.wait_for(asyncio.gather(player(first, ANN), player(second, BOB)), 60)
    over = await first.match(match.id)
    assert turns == [10, 10] and over.records == 20 and over == await second.match(match.id)
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
                if steps == 2:  # all is folded, nothing is written
                    reached.set()
                    await gate.wait()
                return await run(work)

            yield step

    store._database.writing = held  # type: ignore[method-assign]
    callers = [asyncio.create_task(submit_bid(store, match, f"{n}", ANN)) for n in range(2)]
    await reached.wait()
    await asyncio.sleep(0.05)
    assert not any(caller.done() for caller in callers)  # neither the choice nor its refusal
    assert (await store.match(match.id)).records == 0
    gate.set()
    done, refused = await asyncio.gather(*callers, return_exceptions=True)
    assert not isinstance(done, BaseException) and isinstance(refused, Illegal)
    assert (await store.match(match.id)).records == 1


async def test_a_cancelled_caller_neither_loses_nor_doubles(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    for turn in range(20):
        caller = asyncio.create_task(store.submit(match.id, f"{turn}", User(ANN), say(f"{turn}")))
        for _ in range(turn):
            await asyncio.sleep(0)
        caller.cancel()
        started = turn > 0
        again = await store.submit(match.id, f"{turn}", User(ANN), say("again"))
        assert again.repeated == started
    assert (await store.match(match.id)).records == 20
    await store.verify(match.id)


async def test_closing_finishes_what_waits(opened: Open, url: str) -> None:
    store = await Store.open(url, KEY, games=find_toy)
    match = await begin(store, ANN, BOB)
    waiting = [asyncio.create_task(store.submit(match.id, f"{n}", User(ANN), say(f"{n}"))) for n in range(10)]
    await asyncio.sleep(0)
    await store.close()
    assert [done.match.records for done in await asyncio.gather(*waiting)] == list(range(1, 11))
    with pytest.raises(Unavailable):
        await store.submit(match.id, "late", User(ANN), say("late"))
    assert (await (await opened()).match(match.id)).records == 10


async def test_a_changed_row_is_noticed(opened: Open) -> None:
    """A cached match is not trusted: the version in the database is."""
    store, other = await opened(), await opened()
    match = await begin(store, ANN, BOB)
    await submit_bid(other, match, "1", ANN)
    assert (await store.match(match.id)).records == 1
    with pytest.raises(Illegal):
        await submit_bid(store, match, "2", ANN)
    await other.place(match.id, thread=77)
    assert (await store.match(match.id)).thread == 77


async def test_a_record_in_the_way_changes_nothing(store: Store) -> None:
    """PRIMARY KEY (match, seq) is the last guard: a record that is there already is never overwritten."""
    match = await begin(store, ANN, BOB)
    await submit_bid(store, match, "1", ANN)
    await sql(store, "UPDATE records SET seq = 1 WHERE match = :id", id=match.id)
    other = await begin(store, ANN, BOB, key="other")
    results = await asyncio.gather(
        submit_bid(store, match, "2", BOB), submit_bid(store, other, "3", BOB), return_exceptions=True
    )
    assert isinstance(results[0], Unavailable) and not isinstance(results[1], BaseException)
    assert (await store.match(match.id)).records == 1 and (await store.match(other.id)).records == 1


async def test_a_locked_database_is_tried_again_and_then_said(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy, patience=0.4) as store:
        match = await begin(store, ANN, BOB)
        lock = sqlite3.connect(sqlite_file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await submit_bid(store, match, "1", ANN)
        assert await store.match(match.id) == match  # reading goes on
        waiting = asyncio.create_task(submit_bid(store, match, "2", ANN))
        await asyncio.sleep(0.05)
        lock.execute("ROLLBACK")
        assert not (await waiting).repeated
        assert not (await submit_bid(store, match, "1", BOB)).repeated
        lock.close()


async def test_a_full_disk_keeps_the_match_as_it_was(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy, patience=0.2) as store:
        match = await begin(store, ANN, BOB)
        ((pages,),) = await sql(store, "PRAGMA page_count")
        await sql(store, f"PRAGMA max_page_count = {pages}")
        with pytest.raises(Unavailable):
            for turn in range(400):
                match = (await store.submit(match.id, f"{turn}", User(ANN), say("a" * 80))).match
        assert await store.match(match.id) == match
        await store.verify(match.id)
        await sql(store, "PRAGMA max_page_count = 100000")
        assert (await submit_bid(store, match, "more", ANN)).match.records == match.records + 1


async def test_what_cannot_be_written_harms_nobody(store: Store) -> None:
    """Text that no database takes fails alone, not the group it came in."""
    match = await begin(store, ANN, BOB)
    results = await asyncio.gather(
        submit_bid(store, match, "1", ANN),
        store.submit(match.id, "\ud800", User(BOB), say("hm")),
        submit_bid(store, match, "2", BOB),
        return_exceptions=True,
    )
    assert [isinstance(result, BaseException) for result in results] == [False, True, False]
    assert (await store.match(match.id)).records == 2


async def test_memory_is_bounded(opened: Open) -> None:
    store = await opened(remembered=3)
    matches = [await begin(store, ANN, BOB, key=f"m{n}") for n in range(8)]
    assert len(store._book._pages) == 3
    for match in matches:
        assert await store.match(match.id) == match
        await play_out(store, match, key=f"{match.id}")
    assert len(store._book._pages) == 3


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
    assert seen[0].state is match.state  # decoded once a version


async def test_a_lost_connection_is_made_again(postgres: str) -> None:
    """PostgreSQL was restarted: nobody hears of it."""
    await execute(postgres, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    async with await Store.open(postgres, KEY, games=find_toy) as store:
        match = await begin(store, ANN, BOB)
        cut = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state IS NOT NULL"
        )
        await execute(postgres, cut)
        assert (await store.match(match.id)) == match
        await execute(postgres, cut)
        assert (await submit_bid(store, match, "1", ANN)).match.records == 1
