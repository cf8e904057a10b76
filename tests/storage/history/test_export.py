"""An export contains every step once, despite undo, and of a running match only what its viewer may know."""

import asyncio
import gc
import sys
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from types import FrameType
from typing import Any

import orjson
import pytest

from games.core import replay
from games.core.replay import read_document
from games.core.sealed import Submissions
from storage import Match, Store, User
from storage.history import export
from storage.history import replay as replays
from storage.services import consent
from storage.unit_of_work import queries
from tests.storage.match.test_undo import AtOnce
from tests.storage.tables import ANN, BOB, CLEO, begin, say, submit_bid
from tests.storage.toy import State, Table

pytestmark = pytest.mark.one_database

Open = Callable[..., Awaitable[Store]]


class Unseen(AtOnce):
    """A game that does not even show how many have bid, so a bid can be undone freely."""

    def view(self, state: State, seat: int | None) -> Table:
        """Show a seat its own hand only."""
        hand = () if seat is None else tuple(state.hands[seat])
        return Table(seat=seat, hand=hand, bid=None, bids=Submissions((), 0), rounds=state.rounds)


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
        (0, "say", ["said"]), (0, "bid", []), (0, "back", []), (0, "bid", []), (None, "", ["bared", "drew"]),
    ]  # fmt: skip
    last = "nobody else sees whose bid was the last"
    assert seen[1] == [heard, (1, "bid", []), (None, "", ["bared", "drew"])], f"nothing of Ann's slip, and {last}"
    assert seen[2] == [heard, (2, "bid", ["bared", "drew"])]
    assert seen[None] == [heard, (None, "", ["bared"])]


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


async def calls_of_an_export(store: Store, match: Match) -> int:
    """Return how many Python functions an export calls, in whatever thread."""
    calls = Counter[str]()

    def count(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and "storage" in frame.f_code.co_filename:
            calls[event] += 1

    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(1, initializer=lambda: sys.setprofile(count)))
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        await store.export(match.id, 0)
    finally:
        sys.setprofile(before)
    return calls["call"]


@pytest.mark.slow
async def test_an_export_takes_time_linear_in_the_number_of_undos(opened: Open) -> None:
    store = await opened(games=lambda name, edition=None: AtOnce())
    match = await begin(store, ANN, BOB, CLEO, rounds=9)
    calls = []
    for number in range(24):
        if number % 8 == 0:
            calls.append(await calls_of_an_export(store, match))
        await store.submit(match.id, f"a{number}", User(ANN), say("hm"))
        match = await store.consent.undo(match.id, f"u{number}", ANN, "Ann")
        for user in (BOB, CLEO):
            match = await store.consent.answer(match.id, f"{user}{number}", user, match.question_count, "yes")
    assert match.record_count == 48 and match.question is not None and match.question.result == "yes"
    calls.append(await calls_of_an_export(store, match))
    assert calls[3] - calls[2] == calls[2] - calls[1] > 0, calls


async def test_a_whole_log_is_decoded_in_another_thread(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    loop, threads = threading.get_ident(), []
    for module in (export, consent, replays):
        decode = module.records_of

        def decoded(*given: Any, decode: Any = decode) -> Any:
            threads.append(threading.get_ident())
            return decode(*given)

        monkeypatch.setattr(module, "records_of", decoded)
    store, match = await with_a_slip(opened)
    assert len(threads) == 1, "the undo"
    await store.export(match.id, 0)
    await store.verify(match.id)
    await store.replays.position(match, 0)
    assert len(threads) == 4 and loop not in threads


async def test_the_collector_leaves_old_objects_alone_while_a_whole_log_is_worked_on(opened: Open) -> None:
    store, match = await with_a_slip(opened)
    generations: list[int] = []

    def collected(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and queries._Collector.working:
            generations.append(info["generation"])

    usual = gc.get_threshold()
    gc.set_threshold(40, 1, 1)  # so that by itself it would look at older objects all the time
    gc.callbacks.append(collected)
    try:
        for work in (
            lambda: store.export(match.id, 0),
            lambda: store.verify(match.id),
            lambda: store.replays.retell(match, 0, str),
            lambda: store.privacy.export(ANN),
            lambda: export.write_file({"records": [{"number": number} for number in range(400)]}),
            lambda: asyncio.gather(*[queries.in_thread(lambda: [[each] for each in range(400)]) for _ in range(2)]),
        ):
            generations.clear()
            await work()
            assert generations and set(generations) == {0}, generations
        assert gc.get_threshold() == (40, 1, 1), "what applied before applies again"
    finally:
        gc.callbacks.remove(collected)
        gc.set_threshold(*usual)


async def test_a_file_is_written_in_pieces_and_reads_as_if_it_were_written_at_once(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, match = await with_a_slip(opened)
    document = {**await store.export(match.id, 0), "": [], "none": {}, "words": 'a\n"b\\', "deep": {"a": [[1, [2]]]}}
    whole = orjson.dumps(document, option=orjson.OPT_INDENT_2)
    dumps, pieces, threads = orjson.dumps, [], set()

    def dumped(value: Any, **options: Any) -> bytes:
        pieces.append(dumps(value, **options))
        threads.add(threading.get_ident())
        return pieces[-1]

    monkeypatch.setattr(export.orjson, "dumps", dumped)
    assert await export.write_file(document) == whole
    assert max(map(len, pieces)) < len(whole) / 3 and threading.get_ident() not in threads
