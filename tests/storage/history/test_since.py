"""What happened since a seat's last action: read by its player, and by everybody, without telling who chose last."""

from dataclasses import replace
from functools import partial

from storage import Match, Store, User
from storage.unit_of_work.identity_map import RECORDS_KEPT
from storage.unit_of_work.queries import fetch_records, records_of
from tests.storage.tables import ANN, BOB, begin, say, submit_bid
from tests.storage.toy import Bared, Said


async def kinds(store: Store, match: Match, viewer: int | None, seat: int | None) -> list[tuple[list[type], bool]]:
    found = await store.since(await store.match(match.id), viewer=viewer, seat=seat)
    return [([type(event) for event in entry.events], entry.is_known) for entry in found]


async def test_a_player_reads_what_others_did_since_and_marks_the_own_action_as_known(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    assert await kinds(store, match, 0, 0) == []
    await store.submit(match.id, "1", User(ANN), say("hello"))
    await store.submit(match.id, "2", User(BOB), say("hi"))
    await store.submit(match.id, "3", User(BOB), say("well?"))
    assert await kinds(store, match, 0, 0) == [([Said], True), ([Said], False), ([Said], False)]
    assert await kinds(store, match, 1, 1) == [([Said], True)]
    actors = [entry.actor for entry in await store.since(await store.match(match.id), viewer=0, seat=0)]
    assert actors == [0, 1, 1]


async def test_a_reveal_is_news_to_both_whoever_chose_last_and_names_no_actor(store: Store) -> None:
    seen = []
    for number, (first, last) in enumerate([(ANN, BOB), (BOB, ANN)]):
        match = await begin(store, ANN, BOB)
        await submit_bid(store, match, f"{number}a", first)
        await submit_bid(store, match, f"{number}b", last)
        match = await store.match(match.id)
        for viewer in (0, 1):
            entries = await store.since(match, viewer=viewer, seat=viewer)
            told = [(type(event), entry.actor) for entry in entries for event in entry.events if not entry.is_known]
            assert told[0] == (Bared, None)
            seen.append((viewer, [kind for kind, _ in told]))
    assert seen[:2] == seen[2:]


async def test_a_hidden_choice_of_another_seat_leaves_no_trace(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    await store.submit(match.id, "1", User(ANN), say("hello"))
    before = await store.since(await store.match(match.id), viewer=0, seat=0)
    await submit_bid(store, match, "2", BOB)
    assert await store.since(await store.match(match.id), viewer=0, seat=0) == before


async def test_everybody_reads_from_a_seats_last_open_action_and_a_hidden_one_marks_no_moment(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    await store.submit(match.id, "1", User(ANN), say("hello"))
    await store.submit(match.id, "2", User(BOB), say("hi"))
    assert await kinds(store, match, None, 0) == [([Said], False)]
    assert await kinds(store, match, None, 1) == []
    await submit_bid(store, match, "3", ANN)
    await submit_bid(store, match, "4", BOB)
    for seat, before in ((0, [([Said], False)]), (1, [])):
        assert await kinds(store, match, None, seat) == [*before, ([Bared], False)], seat
    everything = await store.since(await store.match(match.id), viewer=None, seat=None)
    assert len(everything) == 3
    assert [entry.actor for entry in everything] == [0, 1, None]


async def test_the_last_records_are_kept_in_memory_and_are_those_that_are_stored(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    for number in range(RECORDS_KEPT + 4):
        await store.submit(match.id, str(number), User(BOB if number else ANN), say(f"hello {number}"))
        match = await store.match(match.id)
        kept = store._identity_map.newest_records(match)
        assert len(kept) == min(number + 1, RECORDS_KEPT)
        rows = await store._database.read(partial(fetch_records, match=match.id, below=match.record_count))
        assert kept == records_of(rows, match, store._identity_map)[::-1][:RECORDS_KEPT]
        with_memory = [await store.since(match, viewer=viewer, seat=viewer) for viewer in (None, 0, 1)]
        store._identity_map.forget()
        assert [await store.since(match, viewer=viewer, seat=viewer) for viewer in (None, 0, 1)] == with_memory
        store._identity_map.remember(match)
        store._identity_map.remember_records(kept[::-1])


async def test_records_are_kept_without_a_gap_and_not_beyond_the_version_that_is_read(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    versions = [match]
    for number in range(3):
        await store.submit(match.id, str(number), User(ANN), say(f"hello {number}"))
        versions.append(await store.match(match.id))
    identities = store._identity_map
    assert [[record.seq for record in identities.newest_records(each)] for each in versions] == [
        [],
        [0],
        [1, 0],
        [2, 1, 0],
    ]
    newest = identities.newest_records(versions[-1])[0]
    identities.remember_records([replace(newest, seq=4)])
    assert [identities.newest_records(each) for each in versions] == [[]] * 4
    identities.remember_records([replace(newest, match=match.id + 1)])
    assert not identities.newest_records(replace(match, id=match.id + 1, record_count=3))


async def test_a_person_whose_data_are_deleted_is_in_no_kept_record(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    await store.submit(match.id, "1", User(ANN), say("hello"))
    assert store._identity_map.newest_records(await store.match(match.id))[0].by == ANN
    await store.privacy.forget(ANN, "somebody")
    assert not store._identity_map.newest_records(await store.match(match.id))
