"""Privacy: what is stored of somebody is given to them whole, and forgotten so that the matches stay whole."""

import json
from dataclasses import replace

from storage import Status, Store
from storage.rooms import Room
from tests.storage.tables import ANN, BOB, CLEO, begin, play_out, seat, sql, submit_bid

FORMER = "a former player"


async def laid(store: Store) -> dict[str, int]:
    """A match that is over, one that runs, a lobby of Ann's, and one of others; by name their ids."""
    over = await begin(store, ANN, BOB, key="over", rounds=1)
    await play_out(store, over, "over")
    running = await begin(store, BOB, ANN, CLEO, key="running", rounds=9)
    await submit_bid(store, running, "bid", ANN)
    lobby = await seat(store, ANN, key="lobby")
    others = await begin(store, BOB, CLEO, key="others")
    await store.people.change(ANN, lambda person: replace(person, reminders="dm", zone="Europe/Athens"))
    await store.rooms.keep(running.id, Room("0.1", 9, frozenset({ANN, BOB})))
    return {"over": over.id, "running": running.id, "lobby": lobby.id, "others": others.id}


async def test_all_of_it_is_given_and_nothing_of_others(store: Store) -> None:
    ids = await laid(store)
    given = await store.privacy.export(ANN)
    assert json.loads(json.dumps(given)) == given
    tables = {table["match"]: table for table in given["tables"]}
    assert tables.keys() == set(ids.values()) - {ids["others"]}
    assert [table["hosted"] for table in tables.values()] == [True, False, True]
    assert len(tables[ids["running"]]["actions"]) == 1 and tables[ids["lobby"]]["actions"] == []
    assert given["people"][0]["zone"] == "Europe/Athens"
    (result,) = given["results"]
    assert result["match"] == ids["over"] and given["ratings"][0]["games"] == 1
    assert f"P{BOB}" not in json.dumps(given) and f"P{ANN}" in json.dumps(given), "nobody else is named"
    stranger = await store.privacy.export(999)
    assert all(not value for key, value in stranger.items() if key not in ("format", "user"))


async def test_who_is_forgotten_is_nowhere_and_the_matches_are_whole(store: Store) -> None:
    ids = await laid(store)
    kept = await store.match(ids["others"])
    changed = await store.privacy.forget(ANN, FORMER)
    assert [match.id for match in changed] == [ids["running"]]
    over, running, lobby, others = [await store.match(ids[name]) for name in ("over", "running", "lobby", "others")]
    assert (over.chairs[0].user, over.chairs[0].name, over.chairs[1].user) == (None, FORMER, BOB)
    assert over.status is Status.OVER and over.host == BOB
    assert running.status is Status.PLAYING and (running.chairs[1].user, running.chairs[1].name) == (None, FORMER)
    assert lobby.status is Status.CANCELLED and others == kept
    for match in (over, running, others):
        await store.verify(match.id)
    assert await store.matches_of(ANN, open_only=False) == []
    assert (await store.people.one(ANN)).zone == "UTC"
    (room,) = await store.rooms.of(ids["running"])
    assert room.members == frozenset({BOB})
    empty = await store.privacy.export(ANN)
    assert all(not value for key, value in empty.items() if key not in ("format", "user"))
    for table, column in (("records", "by"), ("seats", "user"), ("seats", "held_for"), ("matches", "host")):
        rows = await sql(store, f'SELECT count(*) FROM {table} WHERE "{column}" = {ANN}')
        assert rows[0][0] == 0, (table, column)
    assert (await store.results.tallies(7, BOB))[0].finished == 1, "the others keep theirs"


async def test_forgetting_twice_or_somebody_unknown_changes_nothing(store: Store) -> None:
    ids = await laid(store)
    await store.privacy.forget(ANN, FORMER)
    before = [await store.match(id) for id in ids.values()]
    assert await store.privacy.forget(ANN, FORMER) == [] and await store.privacy.forget(999, FORMER) == []
    assert [await store.match(id) for id in ids.values()] == before
