"""Rate shares: all processes of one bot together stay below Discord's limit, and none waits for a dead one."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from storage import Store
from storage.scheduling.leases import LEASE, STARTING_RATE
from tests.fake_time import FakeTime
from tests.storage.tables import sql

Open = Callable[..., Awaitable[Store]]
ALL = 40.0


async def share(store: Store, process: str) -> float:
    return (await store.rate_shares.renew(process, ALL)).per_second


async def test_one_process_has_all(store: Store) -> None:
    assert await share(store, "one") == ALL
    assert await share(store, "one") == ALL
    assert (await store.rate_shares.renew("one", ALL)).processes == 1


async def test_a_second_process_gets_half_when_the_first_has_given_it_up(opened: Open, watch: FakeTime) -> None:
    one, two = await opened(time_source=watch), await opened(time_source=watch)
    assert await share(one, "one") == ALL
    assert await share(two, "two") == STARTING_RATE, "the first does not know of it yet"
    assert await share(two, "two") == STARTING_RATE
    assert await share(one, "one") == ALL / 2
    assert await share(two, "two") == ALL / 2
    assert (await two.rate_shares.renew("two", ALL)).processes == 2


async def test_who_stops_leaves_its_share_at_once(opened: Open, watch: FakeTime) -> None:
    one, two = await opened(time_source=watch), await opened(time_source=watch)
    for store, process in ((one, "one"), (two, "two"), (one, "one"), (two, "two")):
        await share(store, process)
    await two.rate_shares.release("two")
    found = await one.rate_shares.renew("one", ALL)
    assert found.per_second == ALL and not found.has_died


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_who_dies_leaves_its_share_when_the_lease_ends(opened: Open, watch: FakeTime) -> None:
    one, two = await opened(time_source=watch), await opened(time_source=watch)
    for store, process in ((one, "one"), (two, "two"), (one, "one"), (two, "two")):
        await share(store, process)
    watch.advance(seconds=LEASE.total_seconds() / 2)
    assert await share(one, "one") == ALL / 2
    watch.advance(seconds=LEASE.total_seconds() / 2)
    found = await one.rate_shares.renew("one", ALL)
    assert found.per_second == ALL and found.has_died
    assert not (await one.rate_shares.renew("one", ALL)).has_died, "this is told once"
    assert await share(two, "two") == STARTING_RATE, "it was only slow, and begins again"


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_hosts_whose_clocks_differ_share_alike(opened: Open) -> None:
    """The server's clock counts, not that of a host."""
    fast = FakeTime()
    fast.jump(LEASE * 100)
    one, two = await opened(time_source=FakeTime()), await opened(time_source=fast)
    for store, process in ((one, "one"), (two, "two"), (one, "one")):
        await share(store, process)
    assert await share(two, "two") == ALL / 2
    await sql(one, "UPDATE rate_shares SET expires = now() WHERE process = 'one'")
    assert await share(two, "two") == ALL


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_whoever_comes_and_goes_all_together_keep_the_limit(opened: Open, watch: FakeTime) -> None:
    stores = [await opened(time_source=watch) for _ in range(2)]
    luck, held = random.Random(3), dict[str, float]()
    for _ in range(150):
        process, store = str(luck.randrange(6)), luck.choice(stores)
        if process in held and luck.random() < 0.2:
            await store.rate_shares.release(process)
            del held[process]
        else:
            held[process] = await share(store, process)
        beginners = sum(each == STARTING_RATE for each in held.values())
        assert sum(held.values()) <= ALL + beginners * STARTING_RATE + 1e-6
    for process in [*held, *held]:
        held[process] = await share(stores[0], process)
    assert list(held.values()) == pytest.approx([ALL / len(held)] * len(held))


async def test_of_those_that_ask_at_once_none_gets_what_another_has(opened: Open) -> None:
    stores = [await opened() for _ in range(4)]
    for _ in range(4):
        got = await asyncio.gather(*[share(store, str(number)) for number, store in enumerate(stores)])
        assert sum(got) <= ALL + 3 * STARTING_RATE + 1e-6
    assert got == pytest.approx([ALL / 4] * 4)
