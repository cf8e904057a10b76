"""Queries for matches by place and player, outdated messages, deadlines, and key-value entries."""

import asyncio
from datetime import timedelta

from storage import Clock, Match, Store, User
from storage.match.due_times import HALF, SOON, TIMEOUT
from storage.unit_of_work import queries
from storage.unit_of_work.identity_map import Fetched, Found
from tests.fake_time import FakeTime
from tests.storage.conftest import Open
from tests.storage.tables import ANN, BOB, CLEO, begin, deadlines_of, play_out, say, seat, submit_bid


async def test_lists(store: Store) -> None:
    lobby = await seat(store, ANN, BOB, key="lobby")
    running = await begin(store, ANN, CLEO, key="running")
    over = await play_out(store, await begin(store, ANN, BOB, key="over", rounds=1))
    cancelled = await store.lobbies.cancel((await seat(store, ANN, key="gone")).id, "cancel", ANN)
    running = await store.place(running.id, thread=80)
    elsewhere = await store.lobbies.open_match(
        "far", game="bidding", host=BOB, host_name="B", guild=99, channel=80, options={}
    )
    assert await store.matches_of(ANN) == [lobby, running]
    assert await store.matches_of(ANN, open_only=False) == [lobby, running, over, cancelled]
    assert await store.matches_of(CLEO) == [running] and await store.matches_of(0) == []
    assert await store.open_matches(7) == [lobby, running]
    assert await store.matches_in(8) == [lobby, running]
    assert await store.matches_in(80) == [running, elsewhere]
    assert await store.matches_of(ANN, open_only=False, newest=3) == [running, over, cancelled]
    assert await store.matches_in(80, newest=1) == [elsewhere]


async def test_many_matches_are_decoded_with_pauses_in_which_the_loop_does_other_work(opened: Open) -> None:
    store = await opened()
    found = [await seat(store, ANN, key=str(number)) for number in range(3 * queries.DECODED_AT_ONCE)]
    store._identity_map.forget()
    decoded: list[int] = []
    decode = store._identity_map.decode

    def note(fetched: Fetched, cached: dict[int, Match]) -> dict[int, Found]:
        decoded.append(len(fetched.heads))
        asyncio.get_running_loop().call_soon(decoded.append, 0)
        return decode(fetched, cached)

    store._identity_map.decode = note  # type: ignore[method-assign]
    assert await store.matches_of(ANN) == found
    await asyncio.sleep(0)
    assert decoded == [queries.DECODED_AT_ONCE, 0] * 3


async def test_what_is_not_shown_yet(store: Store) -> None:
    first, second = await seat(store, ANN, key="a"), await begin(store, ANN, BOB, key="b")
    assert await store.outdated_boards() == [first.id, second.id]
    await store.mark_shown(second.id, second.version, second.message)
    assert await store.outdated_boards() == [first.id]
    moved = (await submit_bid(store, second, "1", ANN)).match
    assert await store.outdated_boards() == [first.id, second.id] and moved.shown_version == second.version
    await store.mark_shown(second.id, moved.version, second.message)
    await store.mark_shown(second.id, second.version, second.message)  # an older version arrives late
    assert (await store.match(second.id)).shown_version == moved.version
    await store.mark_shown(first.id, 1_000, first.message)
    assert (await store.match(first.id)).shown_version == first.version


async def test_each_shard_finds_the_boards_computers_and_deadlines_of_its_own_servers(store: Store) -> None:
    """Shard 0 has the matches outside servers too. Without this, each shard looks at all boards when it starts."""
    found: dict[int | None, int] = {}
    for guild in (None, 2 << 22, 5 << 22):
        match = await store.lobbies.open_match(
            f"{guild}.open", game="bidding", host=ANN, host_name="A", guild=guild, channel=8, options={}
        )
        match = await store.lobbies.add_computer(match.id, f"{guild}.computer", ANN, "easy")
        match = await store.lobbies.set_clock(match.id, f"{guild}.clock", ANN, Clock.live(5))
        found[guild] = (await store.lobbies.start(match.id, f"{guild}.start", ANN)).id

    async def by_shard(shard: tuple[int, int]) -> list[set[int]]:
        store.time.shard = shard
        due = await store.deadlines.due(store.time.now() + timedelta(days=1), 100)
        return [
            set(await store.outdated_boards()),
            set(await store.recent_boards()),
            set(await store.running()),
            {match.id for match in await store.waiting_for_computers()},
            {deadline.match for deadline in due},
        ]

    for match_id in found.values():
        match = await store.match(match_id)
        await store.mark_shown(match.id, match.version - 1, match.message, "a look")
    assert await by_shard((0, 1)) == [set(found.values())] * 5
    assert await by_shard((0, 2)) == [{found[None], found[2 << 22]}] * 5
    assert await by_shard((1, 2)) == [{found[5 << 22]}] * 5
    assert await by_shard((1, 3)) == [set()] * 5


async def test_how_a_message_looks_is_known_until_another_one_or_an_older_version_may_be_shown(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    match = (await store.mark_posted(match.id, 51, match.message)).match
    marked = await store.mark_shown(match.id, match.version, 51, "a look")
    assert marked.shown_look == (await store.match(match.id)).shown_look == "a look"
    assert (await store.mark_shown(match.id, match.version, 50, "another message")).shown_look == "a look"
    newer = (await submit_bid(store, match, "1", ANN)).match
    assert newer.shown_look == "a look"
    await store.mark_shown(match.id, newer.version, 51, "a newer look")
    late = await store.mark_shown(match.id, match.version, 51, "a look")
    assert (late.shown_look, late.shown_version) == (None, newer.version), "it may show either of the two"
    await store.mark_shown(match.id, newer.version, 51, "a newer look")
    assert (await store.mark_shown(match.id, match.version, 51, "a newer look")).shown_look == "a newer look"
    assert (await store.place(match.id, thread=51)).shown_look == "a newer look"
    assert (await store.mark_posted(match.id, 52, 51, 51)).match.shown_look is None
    await store.mark_shown(match.id, newer.version, 52, "a newer look")
    assert (await store.place(match.id, message=53)).shown_look is None


async def test_everything_survives_a_restart(opened: Open) -> None:
    store = await opened()
    match = await begin(store, ANN, BOB, mood="wild")
    match = await store.place(match.id, thread=2**62, message=2**63 - 1)
    match = (await submit_bid(store, match, "1", ANN)).match
    again = await (await opened()).match(match.id)
    assert again == match and again.state is not match.state
    assert (await submit_bid(await opened(), match, "2", BOB)).match.record_count == 2


async def test_deadlines_live_and_die_with_their_match(timed: Store, watch: FakeTime) -> None:
    match = await seat(timed, ANN, BOB, rounds=1)
    assert await timed.deadlines.next_due() is None
    await timed.lobbies.set_clock(match.id, "clock", ANN, Clock.live(10))
    match = await timed.lobbies.start(match.id, "start", ANN)
    now = watch.now()
    due = await deadlines_of(timed, match.id)
    assert [(d.seat, d.kind) for d in due] == [(seat, kind) for kind in (HALF, SOON, TIMEOUT) for seat in (0, 1)]
    assert await timed.deadlines.due(now) == [] and await timed.deadlines.next_due() == due[0].due
    assert await timed.deadlines.due(due[0].due) == due[:2]
    await timed.submit(match.id, "0", User(ANN), say("hm"))
    assert [d.due for d in await deadlines_of(timed, match.id)] == [d.due for d in due]
    await submit_bid(timed, match, "1", ANN)
    ends = [d for d in await deadlines_of(timed, match.id) if d.kind == TIMEOUT]
    assert [(d.seat, d.actions_taken) for d in ends] == [(1, 0)]
    over = (await submit_bid(timed, match, "2", BOB)).match
    assert over.is_finished and await deadlines_of(timed, match.id) == []
    assert await timed.deadlines.next_due() is None


async def test_small_facts(opened: Open) -> None:
    store = await opened()
    assert await store.get_value("commands") is None
    await store.put_value("commands", {"hash": "ab", "at": 3})
    await store.put_value("commands", {"hash": "cd"})
    assert await (await opened()).get_value("commands") == {"hash": "cd"}
    await store.put_value("commands", None)
    assert await store.get_value("commands") is None
