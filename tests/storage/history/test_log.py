"""Logs, exports and verification: viewers read what they may know, and everything once the match is over."""

import orjson
import pytest

from games.core import replay
from games.core.replay import read_document
from storage import EVERYTHING, Match, Status, Store, User
from tests.storage.tables import ANN, BOB, CLEO, begin, play_out, replace_player, say, seat, submit_bid
from tests.storage.toy import Bared, Bid, Drew, Said, Say, find_toy


async def some_play(store: Store) -> Match:
    """Ann speaks and bids; Bob bids, which reveals the bids; Bob bids again, hidden."""
    match = await begin(store, ANN, BOB)
    await store.submit(match.id, "1", User(ANN), say("hello"))
    await submit_bid(store, match, "2", ANN)
    await submit_bid(store, match, "3", BOB)
    return (await submit_bid(store, match, "4", BOB)).match


async def test_a_spectator_reads_what_was_told_to_all(store: Store) -> None:
    match = await some_play(store)
    entries = await store.log(match.id, seat=None)
    assert [(e.seq, e.seat, e.action, [type(x) for x in e.events]) for e in entries] == [
        (0, 0, None, [Said]),
        (2, 1, None, [Bared]),
    ]


async def test_a_seat_reads_its_own(store: Store) -> None:
    match = await some_play(store)
    ann = await store.log(match.id, seat=0)
    assert [(e.seq, type(e.action), [type(x) for x in e.events], e.recipients) for e in ann] == [
        (0, Say, [Said], (None,)),
        (1, Bid, [], ()),
        (2, type(None), [Bared, Drew], (None, 0)),
    ]
    bob = await store.log(match.id, seat=1)
    assert [(e.seq, type(e.action)) for e in bob] == [(0, type(None)), (2, Bid), (3, Bid)]
    assert ann[2].events[1] != bob[1].events[1]


async def test_everything_for_those_who_ask_for_it(store: Store) -> None:
    match = await some_play(store)
    entries = await store.log(match.id, seat=EVERYTHING)
    assert [type(e.action) for e in entries] == [Say, Bid, Bid, Bid]
    assert entries[2].recipients == (None, 0, 1)


async def test_at_the_end_all_is_open_to_all(store: Store) -> None:
    match = await some_play(store)
    await store.end(match.id, "end", ANN, "Ann", "")
    everything = await store.log(match.id, seat=EVERYTHING)
    for eyes in (None, 0, 1):
        assert await store.log(match.id, seat=eyes) == everything


async def test_pages(store: Store) -> None:
    match = await begin(store, ANN, BOB, rounds=50)
    for turn in range(50):
        await submit_bid(store, match, f"a{turn}", ANN)
        await submit_bid(store, match, f"b{turn}", BOB)
        if turn == 40:
            assert (await store.match(match.id)).status is Status.PLAYING
            running = await store.log(match.id, seat=None, limit=1000)
            assert [entry.seq for entry in running] == list(range(1, 82, 2))
            page = await store.log(match.id, seat=None, newest_first=True, limit=5, offset=7)
            assert page == running[::-1][7:12]
            assert await store.log(match.id, seat=None, limit=10, offset=39) == running[39:]
            assert await store.log(match.id, seat=None, limit=10, offset=41) == []
    assert len(await store.log(match.id, seat=None, limit=1000)) == 100


async def test_a_lobby_has_no_log(store: Store) -> None:
    match = await seat(store, ANN, BOB)
    assert await store.log(match.id, seat=0) == []
    await store.verify(match.id)
    document = await store.export(match.id, 0)
    assert document["records"] == [] and document["status"] == "lobby" and "view" not in document


async def test_an_export_of_a_running_match_tells_what_its_seat_knows(store: Store) -> None:
    match = await some_play(store)
    hands = match.state.hands
    for seat_, own, other in ((0, hands[0], hands[1]), (1, hands[1], hands[0]), (None, [], hands[0] + hands[1])):
        document = await store.export(match.id, seat_)
        text = orjson.dumps(document).decode()
        assert all(str(card) in text for card in own) and not any(str(card) in text for card in other)
        assert "opening" not in document and "draws" not in text and "digest" not in text and "seq" not in text
    spectator = await store.export(match.id, None)
    assert len(spectator["records"]) == 2
    assert str(ANN) not in orjson.dumps(spectator["seats"]).decode().replace(f"P{ANN}", "")


async def test_an_export_after_a_resignation_has_a_winner_but_no_scores(store: Store) -> None:
    """The rules count at the end of the game, which was not reached; zeros would look like a count."""
    match = await begin(store, ANN, BOB)
    await store.resign(match.id, "resignation", BOB)
    document = await store.export(match.id, None)
    assert document["status"] == "ended" and document["ended"]["kind"] == "resigned"
    assert document["outcome"] == {"winners": [0], "scores": None, "reason": "resigned"}


async def test_an_export_of_a_match_that_is_over_folds(store: Store) -> None:
    match = await play_out(store, await begin(store, ANN, BOB, CLEO, rounds=4))
    document = orjson.loads(orjson.dumps(await store.export(match.id, None)))
    assert document["outcome"]["reason"] == "most" and document["options"] == match.options
    game, opening, records = read_document(document, find_toy)
    *_, last = replay.fold(game, opening, records)
    assert last == match.state
    assert replay.verify(game, opening, records) == game.digest(match.state)


async def test_only_such_documents_are_read(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    with pytest.raises(ValueError, match="over"):
        read_document(await store.export(match.id, 0), find_toy)
    with pytest.raises(ValueError, match="over"):
        read_document({}, find_toy)


async def test_verify_of_a_match_in_play_and_of_one_with_changed_seats(store: Store) -> None:
    match = await begin(store, ANN, BOB, CLEO)
    await submit_bid(store, match, "1", ANN)
    await store.resign(match.id, "2", BOB)
    await replace_player(store, match.id, "3", 1, user=BOB, name="Bob again")
    await submit_bid(store, match, "4", BOB)
    await store.verify(match.id)


async def take_back(store: Store, match: Match, key: str) -> Match:
    """Undo a step that Ann asks to undo and Bob agrees to."""
    match = await store.consent.undo(match.id, key, ANN, "Ann")
    if match.question is not None and match.question.is_open:
        match = await store.consent.answer(match.id, f"{key}.yes", BOB, match.question.id, "yes")
    return match


async def gone(store: Store, match: Match) -> list[list[str]]:
    """Return the events that each undo took back, as everybody reads them, oldest first."""
    entries = await store.log(match.id, seat=None)
    return [[event.text for event in entry.undone] for entry in entries if entry.steps_undone is not None]  # type: ignore[attr-defined]


async def test_it_names_what_went_and_nothing_else(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    # The toy game cannot sample worlds; words and bids reveal nothing.
    monkeypatch.setattr("games.core.undo._learned", lambda *_: False)
    match = await begin(store, ANN, BOB)
    for word in ("a", "b"):
        await store.submit(match.id, word, User(ANN), say(word))
    await submit_bid(store, match, "bid", BOB)  # hidden: that it goes too, when a step before it is undone, is not said
    await store.submit(match.id, "c", User(ANN), say("c"))
    await take_back(store, match, "1")
    assert await gone(store, match) == [["c"]]
    await take_back(store, match, "2")
    assert await gone(store, match) == [["c"], ["b"]]
    await store.submit(match.id, "d", User(ANN), say("d"))
    await store.submit(match.id, "e", User(BOB), say("e"))
    await take_back(store, match, "3")
    assert (await gone(store, match))[-1] == ["d", "e"]
    await take_back(store, match, "4")
    assert await gone(store, match) == [["c"], ["b"], ["d", "e"], ["a"]]
    newest = await store.log(match.id, seat=None, newest_first=True, limit=1)
    assert [event.text for event in newest[0].undone] == ["a"]  # type: ignore[attr-defined]
    await store.verify(match.id)
