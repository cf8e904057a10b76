"""The log says of a taking back what was taken back."""

import pytest

from storage import Match, Store, User
from tests.storage.tables import ANN, BOB, begin, say, submit_bid


async def take_back(store: Store, match: Match, key: str) -> Match:
    """Ann would like to, and Bob agrees."""
    match = await store.consent.undo(match.id, key, ANN, "Ann")
    if match.question is not None and match.question.open:
        match = await store.consent.answer(match.id, f"{key}.yes", BOB, match.question.id, "yes")
    return match


async def gone(store: Store, match: Match) -> list[list[str]]:
    """What each taking back took, as everybody reads it, the oldest first."""
    entries = await store.log(match.id, seat=None)
    return [[event.text for event in entry.undone] for entry in entries if entry.taken_back is not None]  # type: ignore[attr-defined]


async def test_it_names_what_went_and_nothing_else(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.core.undo.reveals", lambda *_: False)  # the toy imagines no worlds; words reveal nothing
    match = await begin(store, ANN, BOB)
    for word in ("a", "b"):
        await store.submit(match.id, word, User(ANN), say(word))
    await submit_bid(store, match, "bid", BOB)  # unseen: it stands again when what came before it is taken back
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
