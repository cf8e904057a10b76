"""Quotas of open tables hold even for simultaneous requests: they are checked in the transaction that opens one."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from storage import Limits, Match, Refused, Store
from tests.storage.tables import ANN, BOB

Open = Callable[..., Awaitable[Store]]
GUILD = 2**40 + 7


async def opens(store: Store, key: str, host: int, limits: Limits | None, guild: int = GUILD) -> Match:
    return await store.lobbies.open_match(
        key, game="bidding", host=host, host_name="A", guild=guild, channel=8, limits=limits
    )


async def at_once(stores: Sequence[Store], hosts: Sequence[int], limits: Limits) -> list[str]:
    """Open matches at the same moment and return the answers."""
    wanted = [opens(stores[n % len(stores)], f"k{n}", host, limits) for n, host in enumerate(hosts)]
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    words = []
    for answer in answers:
        assert isinstance(answer, Match | Refused), answer
        words.append("opened" if isinstance(answer, Match) else f"{answer.code} {answer.values['count']}")
    return sorted(words)


async def test_two_presses_at_once_open_one_table(opened: Open) -> None:
    store = await opened()
    assert await at_once([store], [ANN, ANN], Limits(1, 9)) == ["opened", "too_many_yours 1"]
    assert await store.maintenance.count_open_matches(GUILD) == 1


async def test_of_several_processes_together_no_more_are_opened(opened: Open) -> None:
    stores = [await opened(), await opened()]
    answers = await at_once(stores, range(1, 21), Limits(1, 3))
    assert answers == ["opened"] * 3 + ["too_many_here 3"] * 17
    assert await stores[0].maintenance.count_open_matches(GUILD) == 3


async def test_a_limit_is_of_its_server_and_of_what_is_open(opened: Open) -> None:
    store, limits = await opened(), Limits(1, 2)
    first = await opens(store, "a", ANN, limits)
    assert (await opens(store, "a", ANN, limits)).id == first.id, "the same press is answered as it was"
    await opens(store, "elsewhere", ANN, limits, GUILD + 1)
    await opens(store, "b", BOB, limits)
    await store.lobbies.cancel(first.id, "c", ANN)
    await opens(store, "again", ANN, limits)
    await opens(store, "no limits", ANN, None)


async def test_a_rematch_is_within_the_limits(opened: Open) -> None:
    store = await opened()
    former = await opens(store, "a", ANN, None)
    refused = await asyncio.gather(
        store.lobbies.open_again("r", former, ANN, "A", 8, Limits(1, 9)), return_exceptions=True
    )
    assert isinstance(refused[0], Refused) and refused[0].code == "too_many_yours"
    await store.lobbies.cancel(former.id, "c", ANN)
    match, fresh = await store.lobbies.open_again("r", former, ANN, "A", 8, Limits(1, 9))
    assert fresh and await store.lobbies.open_again("r", former, BOB, "B", 8, Limits(1, 1)) == (match, False)
