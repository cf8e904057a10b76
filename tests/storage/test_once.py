"""The same key is applied once and answered alike: at once, in one group, after a restart, between processes."""

import asyncio

import pytest

from storage import Refused, Store, User
from tests.storage.conftest import Open
from tests.storage.tables import ANN, BOB, CLEO, begin, bid, say, seat, submit_bid


async def test_a_second_submission_gets_the_recorded_answer(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    await submit_bid(store, match, "1", ANN)
    first = await submit_bid(store, match, "2", BOB)
    await submit_bid(store, match, "3", ANN)
    again = await store.submit(match.id, "2", User(ANN), say("another choice, another user"))
    assert again.repeated and (again.seat, again.action, again.events) == (first.seat, first.action, first.events)
    assert again.match.records == 3


async def test_many_at_once_with_one_key(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    answers = await asyncio.gather(*[store.submit(match.id, "1", User(ANN), say(f"{n}")) for n in range(30)])
    assert sum(not answer.repeated for answer in answers) == 1
    assert len({answer.action for answer in answers}) == 1
    assert (await store.match(match.id)).records == 1


async def test_after_a_restart(opened: Open) -> None:
    store = await opened()
    match = await begin(store, ANN, BOB)
    await submit_bid(store, match, "1", ANN)
    first = await submit_bid(store, match, "2", BOB)
    later = await opened()
    again = await submit_bid(later, match, "2", BOB)
    assert again.repeated and again.events == first.events and again.match == first.match


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
    assert (await store.match(match.id)).records == 0


async def test_two_processes_with_one_key(opened: Open) -> None:
    stores = [await opened(), await opened()]
    match = await begin(stores[0], ANN, BOB)
    answers = await asyncio.gather(
        *[store.submit(match.id, f"{n}", User(ANN), say(f"{n}")) for n in range(20) for store in stores]
    )
    assert sum(not answer.repeated for answer in answers) == 20
    assert (await stores[0].match(match.id)).records == 20
    await stores[1].verify(match.id)
