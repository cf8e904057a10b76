"""An export contains every step once, despite undo, and of a running match only what its viewer may know."""

from collections.abc import Awaitable, Callable
from typing import Any

import orjson

from games.core import replay
from games.core.replay import read_document
from storage import Match, Store, User
from tests.storage.match.test_undo import AtOnce
from tests.storage.tables import ANN, BOB, CLEO, begin, say, submit_bid
from tests.storage.toy import State, Table

Open = Callable[..., Awaitable[Store]]


class Unseen(AtOnce):
    """A game that does not even show who has bid, so a bid can be undone freely."""

    def view(self, state: State, seat: int | None) -> Table:
        """Show a seat its own hand only."""
        hand = () if seat is None else tuple(state.hands[seat])
        return Table(seat=seat, hand=hand, chosen=(), rounds=state.rounds)


UNSEEN = Unseen()


def find(name: str, edition: int | None = None) -> Unseen:
    return UNSEEN


async def with_a_slip(opened: Open) -> tuple[Store, Match]:
    """Start a match in which Ann speaks and bids, Bob bids, Ann undoes her bid (Bob's is reapplied), and all bid."""
    store = await opened(games=find)
    match = await begin(store, ANN, BOB, CLEO)
    await store.submit(match.id, "s", User(ANN), say("hello"))
    await submit_bid(store, match, "a", ANN)
    await submit_bid(store, match, "b", BOB)
    match = await store.consent.undo(match.id, "u", ANN, "Ann", free_only=True)
    assert match.record_count == 5, "words, two bids, the taking back, and Bob's bid again"
    await submit_bid(store, match, "a2", ANN)
    match = (await submit_bid(store, match, "c", CLEO)).match
    assert match.state.rounds == 2
    return store, match


async def exported(store: Store, match: Match, seat: int | None) -> dict[str, Any]:
    """Return the export as it reads after being written to a file."""
    document: dict[str, Any] = orjson.loads(orjson.dumps(await store.export(match.id, seat)))
    return document


def steps(document: dict[str, Any]) -> list[tuple[int, str, list[str]]]:
    """Return seat, action and events of each step."""
    return [
        (
            part["seat"],
            part["action"]["kind"] if "action" in part else "back" if "taken_back" in part else "",
            [told["event"]["kind"] for told in part.get("events", [])],
        )
        for part in document["records"]
    ]


async def test_while_it_runs_each_sees_their_own_steps_once(opened: Open) -> None:
    store, match = await with_a_slip(opened)
    seen = {seat: steps(await exported(store, match, seat)) for seat in (None, 0, 1, 2)}
    heard = (0, "", ["said"])
    assert seen[0] == [
        (0, "say", ["said"]), (0, "bid", []), (0, "back", []), (0, "bid", []), (2, "", ["bared", "drew"]),
    ]  # fmt: skip
    assert seen[1] == [heard, (1, "bid", []), (2, "", ["bared", "drew"])], "his bid once, and nothing of Ann's slip"
    assert seen[2] == [heard, (2, "bid", ["bared", "drew"])]
    assert seen[None] == [heard, (2, "", ["bared"])]


async def test_while_it_runs_the_view_is_ones_own(opened: Open) -> None:
    store, match = await with_a_slip(opened)
    match = (await submit_bid(store, match, "next", ANN)).match  # hidden
    for seat in (None, 0, 1, 2):
        document = await exported(store, match, seat)
        assert document["seat"] == seat and document["view"]["seat"] == seat
        assert document["view"]["hand"] == ([] if seat is None else match.state.hands[seat])
        own = [part for part in document["records"] if "action" in part]
        assert {part["seat"] for part in own} <= {seat}
        assert sum(part["action"]["kind"] == "bid" for part in own) == {None: 0, 0: 3, 1: 1, 2: 1}[seat]
        told = {told["to"] for part in document["records"] for told in part.get("events", [])}
        assert told <= {None, seat}


async def test_when_it_is_over_the_log_is_whole_and_each_record_is_in_it_once(opened: Open) -> None:
    store, match = await with_a_slip(opened)
    match = await store.end(match.id, "end", ANN, "Ann", "")
    everything = await exported(store, match, None)
    assert [part["seq"] for part in everything["records"]] == list(range(match.record_count)) == list(range(7))
    kinds = [(seat, kind) for seat, kind, _ in steps(everything)]
    assert kinds == [(0, "say"), (0, "bid"), (1, "bid"), (0, "back"), (1, "bid"), (0, "bid"), (2, "bid")]
    for seat in (0, 1, 2):
        assert await exported(store, match, seat) == everything, "for everybody"
    game, opening, records = read_document(everything, find)
    assert replay.verify(game, opening, records) == game.digest(match.state)
