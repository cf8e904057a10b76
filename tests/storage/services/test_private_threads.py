"""What is stored about private threads."""

from storage import Store
from storage.services.private_threads import PrivateThread
from tests.storage.tables import ANN, BOB, CLEO, begin, seat, sql

TEAM = PrivateThread("0.2", 2**62, frozenset({ANN, CLEO}))


async def test_a_room_is_remembered_as_it_was_kept_last(store: Store) -> None:
    match = await begin(store, ANN, BOB, CLEO)
    other = PrivateThread("all", 77, frozenset({ANN, BOB, CLEO}))
    await store.private_threads.save(match.id, other)
    await store.private_threads.save(match.id, TEAM)
    assert await store.private_threads.threads_of(match.id) == [TEAM, other]
    emptied = PrivateThread("0.2", 78, frozenset())
    await store.private_threads.save(match.id, emptied)
    assert await store.private_threads.threads_of(match.id) == [emptied, other]
    await store.private_threads.delete(match.id, "0.2")
    await store.private_threads.delete(match.id, "1.3")
    assert await store.private_threads.threads_of(match.id) == [other]


async def test_a_room_is_of_its_match_and_goes_with_it(store: Store) -> None:
    one, two = await begin(store, ANN, BOB, key="one"), await begin(store, ANN, BOB, key="two")
    await store.private_threads.save(one.id, TEAM)
    assert await store.private_threads.threads_of(two.id) == []
    await sql(store, "DELETE FROM matches WHERE id = :id", id=one.id)
    assert (
        await store.private_threads.threads_of(one.id) == [] and await sql(store, "SELECT * FROM private_threads") == []
    )


async def test_which_matches_may_have_private_threads(store: Store) -> None:
    opened = await seat(store, ANN, BOB, key="lobby")
    running = await begin(store, ANN, BOB, key="running")
    closed = await seat(store, ANN, BOB, key="closed")
    await store.lobbies.set_spectators(closed.id, "no", ANN, False)
    assert await store.private_threads.matches_with_threads([]) == [], "it has not begun"
    await store.lobbies.start(closed.id, "start", ANN)
    assert await store.private_threads.matches_with_threads([]) == [closed.id]
    assert await store.private_threads.matches_with_threads(["bidding", "oracle"]) == [running.id, closed.id]
    await store.end(running.id, "end", ANN, "Ann", "")
    assert await store.private_threads.matches_with_threads(["bidding"]) == [closed.id] and opened.id not in (
        running.id,
        closed.id,
    )
