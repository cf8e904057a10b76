"""What happened since a seat's last action: read by its player, and by everybody, without telling who chose last."""

from storage import Match, Store, User
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
