"""Figures about a database in use."""

from storage.db.schema import REVISION
from tests.storage.conftest import Open
from tests.storage.tables import ANN, BOB, begin


async def test_numbers(opened: Open) -> None:
    store = await opened()
    match = await begin(store, ANN, BOB)
    await store.lobbies.open_match("other", game="bidding", host=ANN, host_name="A", guild=match.guild, channel=1)
    numbers = await store.maintenance.numbers()
    assert numbers.statuses == {"playing": 1, "lobby": 1} and numbers.votes == 0 and numbers.waiting == 0
    assert numbers.revision == numbers.wanted == REVISION and numbers.size > 0
    if match.guild is not None:
        assert await store.maintenance.count_open_matches(match.guild) == 2
        assert await store.maintenance.count_open_matches(match.guild + 1) == 0
