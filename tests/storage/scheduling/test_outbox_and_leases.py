"""The reminder outbox, leases on presses and replaced messages: of several processes one does each job."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from storage import Clock, Deadline, Fired, Match, Store, Unavailable
from storage.match.change import PendingReminder
from storage.match.due_times import HALF, SOON
from storage.match.model import Stopped
from storage.scheduling.leases import LEASE_RETENTION, Leases
from storage.time_source import uptime_before
from storage.unit_of_work.old_boards import RECENT
from storage.unit_of_work.outbox import MAX_TRIES, RETRY_AFTER, claim, is_still_due, unsent_since
from tests.fake_time import NOON, FakeTime
from tests.storage.tables import ANN, BOB, begin, seat, sql, submit_bid

Open = Callable[..., Awaitable[Store]]


async def reminded(store: Store, watch: FakeTime, key: str = "m") -> Match:
    """Start a match whose half-time reminder has fired and has not been sent."""
    match = await seat(store, ANN, BOB, key=key)
    await store.lobbies.set_clock(match.id, f"{key}.clock", ANN, Clock.live(10))
    match = await store.lobbies.start(match.id, f"{key}.start", ANN)
    watch.advance(minutes=5)
    fired = [await store.deadlines.fire(each) for each in await store.deadlines.due(watch.now())]
    assert len([each for each in fired if each.remind_in]) == 1
    return match


async def test_of_two_that_look_one_gives_it(opened: Open, watch: FakeTime) -> None:
    """Two processes that start at the same time may both send it; Discord's nonce then shows it once."""
    one, two = await opened(time_source=watch), await opened(time_source=watch)
    match = await reminded(one, watch)
    watch.advance(seconds=RETRY_AFTER.total_seconds())
    found = await asyncio.gather(
        one.deadlines.unsent_reminders(every=False), two.deadlines.unsent_reminders(every=False)
    )
    ((fired,),) = [each for each in found if each]
    assert fired.remind_in is not None and fired.remind_in.id == match.id and fired.deadline.kind == HALF
    await one.deadlines.mark_reminder_sent(fired.deadline)
    watch.advance(minutes=3)
    assert await two.deadlines.unsent_reminders(every=True) == []


async def test_of_two_that_have_read_it_one_may_give_it(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    await reminded(store, watch)
    (owed,) = await store._database.read(lambda db: unsent_since(db, watch.now()))
    claims = [await store._writer.alone(lambda db: claim(db, owed, watch.now())) for _ in range(2)]
    assert claims == [True, False]


async def test_who_set_out_to_give_it_has_a_while(opened: Open, watch: FakeTime) -> None:
    one, two = await opened(time_source=watch), await opened(time_source=watch)
    await reminded(one, watch)
    watch.advance(seconds=RETRY_AFTER.total_seconds() - 1)
    assert await two.deadlines.unsent_reminders(every=False) == []
    watch.advance(seconds=1)
    assert len(await two.deadlines.unsent_reminders(every=False)) == 1
    assert await one.deadlines.unsent_reminders(every=False) == [], "now it is the other one's"
    watch.advance(seconds=RETRY_AFTER.total_seconds())
    assert len(await one.deadlines.unsent_reminders(every=False)) == 1, "and who fails is taken to have died too"


async def test_what_fails_again_and_again_is_given_up(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    await reminded(store, watch)
    tried: list[Fired] = []
    while found := await store.deadlines.unsent_reminders(every=True):
        tried += found
    assert len(tried) == MAX_TRIES - 1
    assert await sql(store, "SELECT * FROM reminders") == []


async def test_the_later_one_takes_the_place_of_the_earlier(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    await reminded(store, watch)
    watch.advance(minutes=4)
    for each in await store.deadlines.due(watch.now()):
        await store.deadlines.fire(each)
    (fired,) = await store.deadlines.unsent_reminders(every=True)
    assert fired.deadline.kind == SOON


@pytest.mark.parametrize("what", ["chosen", "turn", "pause", "end"])
async def test_only_what_is_still_true_is_given(opened: Open, watch: FakeTime, what: str) -> None:
    store = await opened(time_source=watch)
    match = await reminded(store, watch)
    if what in ("chosen", "turn"):
        await submit_bid(store, match, "a", ANN)
    if what == "turn":
        await submit_bid(store, match, "b", BOB)
    elif what == "pause":
        await store.consent.pause(match.id, "p", ANN, "Ann")
        await store.consent.answer(match.id, "p2", BOB, 1, "yes")
    elif what == "end":
        await store.end(match.id, "e", ANN, "Ann", "")
    found = await store.deadlines.unsent_reminders(every=True)
    assert len(found) == (what == "chosen"), "one of two has chosen: the table is waited for all the same"
    assert len(await sql(store, "SELECT * FROM reminders")) == len(found)


@pytest.mark.parametrize("alone", [True, False])
async def test_whoever_acts_is_not_reminded_if_time_runs_for_them_alone(
    opened: Open, watch: FakeTime, alone: bool
) -> None:
    store = await opened(time_source=watch)
    match = await reminded(store, watch)
    first, second = match.chairs
    owed = PendingReminder(Deadline(match.id, 0, first.actions_taken, HALF, watch.now()), match.turn.since, watch.now())
    if alone:
        match = replace(match, chairs=(first, replace(second, timer=Stopped())))
    assert is_still_due(match, owed)
    acted = replace(first, actions_taken=first.actions_taken + 1)
    assert is_still_due(replace(match, chairs=(acted, *match.chairs[1:])), owed) != alone, "of several nobody may tell"


async def test_it_goes_with_its_match(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    match = await reminded(store, watch)
    await sql(store, "DELETE FROM matches WHERE id = :id", id=match.id)
    assert await sql(store, "SELECT * FROM reminders") == []


async def test_a_press_is_claimed_by_one(opened: Open, watch: FakeTime, url: str) -> None:
    stores = [await opened(time_source=watch) for _ in range(3)]
    claimed = await asyncio.gather(*[store.leases.claim("1") for store in stores])
    if url.startswith("sqlite"):
        assert claimed == [True, True, True] and not stores[0].is_shared, "a file is used by one process"
        return
    assert sorted(claimed) == [False, False, True] and stores[0].is_shared
    assert await stores[0].leases.claim("2") and not await stores[1].leases.claim("2")
    assert not await stores[1].leases.is_served("2")
    await stores[0].leases.mark_served(["2", "never heard of"])
    assert [await stores[1].leases.is_served(key) for key in ("1", "2", "3")] == [False, True, False]
    watch.jump(LEASE_RETENTION + timedelta(seconds=1))
    await stores[0].deadlines.heartbeat(returned=False)
    assert await sql(stores[0], "SELECT * FROM leases") == []


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_presses_that_come_together_are_claimed_in_one_statement(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await opened(), await opened()
    asked: list[int] = []
    do = Leases._do

    async def counted(self: Leases, work: Any) -> Any:
        asked.append(1)
        return await do(self, work)

    monkeypatch.setattr(Leases, "_do", counted)
    keys = [str(number) for number in range(1000)]
    mine, others = await asyncio.gather(
        asyncio.gather(*map(one.leases.claim, keys)), asyncio.gather(*map(two.leases.claim, reversed(keys)))
    )
    assert all(a != b for a, b in zip(mine, reversed(others), strict=True)), "each is claimed by exactly one process"
    assert len(asked) <= 8, "of each process one for the first, one for each `MAX_GROUP` of the rest"
    del asked[:]
    await one.leases.mark_served(keys[:10])
    assert await asyncio.gather(*map(two.leases.is_served, keys)) == [True] * 10 + [False] * 990
    assert await asyncio.gather(*[one.leases.claim("task") for _ in range(3)]) == [True, False, False]
    assert len(asked) <= 7


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_claims_that_fail_are_told_and_the_next_are_made(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await opened()
    do = Leases._do

    async def away(self: Leases, work: Any) -> Any:
        raise Unavailable("away")

    monkeypatch.setattr(Leases, "_do", away)
    failed = await asyncio.gather(*map(store.leases.claim, "abc"), return_exceptions=True)
    assert [type(each) for each in failed] == [Unavailable] * 3
    monkeypatch.setattr(Leases, "_do", do)
    assert await asyncio.gather(*map(store.leases.claim, "abc")) == [True] * 3


async def test_a_message_takes_the_place_of_the_one_it_was_sent_for(opened: Open) -> None:
    one, two = await opened(), await opened()
    match = await begin(one, ANN, BOB)
    posts = [(one, 51, None), (two, 52, None), (two, 51, None), (two, 53, 51)]
    posted = [await store.mark_posted(match.id, message, former) for store, message, former in posts]
    assert [(match.message, known) for match, known in posted] == [
        (51, False),
        (51, False),  # another process was quicker
        (51, True),  # Discord returned the message of the other process
        (53, False),
    ]


async def test_who_shows_an_older_version_hears_of_the_newer(opened: Open) -> None:
    one, two = await opened(), await opened()
    match = await begin(one, ANN, BOB)
    newer = (await submit_bid(two, match, "a", ANN)).match
    marked = await two.mark_shown(match.id, newer.version, None, "newer")
    assert (marked.shown_version, marked.shown_look) == (newer.version, "newer")
    marked = await one.mark_shown(match.id, match.version, None, "older")
    assert (marked.shown_version, marked.shown_look) == (newer.version, None)


async def test_what_a_message_showed_that_is_not_the_public_one_any_more_counts_as_not_shown(opened: Open) -> None:
    one, two = await opened(), await opened()
    match, _ = await one.mark_posted((await begin(one, ANN, BOB)).id, 51, None)
    newer = (await submit_bid(one, match, "a", ANN)).match
    assert (await two.mark_posted(match.id, 52, 51)).match.shown_version == match.shown_version
    assert (await two.mark_shown(match.id, match.version, 52)).shown_version == match.version
    marked = await one.mark_shown(match.id, newer.version, 51)
    assert (marked.shown_version, marked.message) == (match.version, 52) and await one.outdated_boards() == [match.id]
    assert (await one.mark_shown(match.id, newer.version, 52)).shown_version == newer.version


async def test_a_board_is_recent_when_its_look_or_place_has_changed(opened: Open, watch: FakeTime) -> None:
    one, two = await opened(time_source=watch), await opened(time_source=watch)
    match = await begin(one, ANN, BOB)
    assert await one.recent_boards() == []
    match, _ = await one.mark_posted(match.id, 51, None)
    assert await two.recent_boards() == [match.id]
    await one.mark_shown(match.id, match.version, 51, "a look")
    watch.advance(seconds=RECENT.total_seconds() + 1)
    assert await two.recent_boards() == []
    newer = (await submit_bid(two, match, "a", ANN)).match
    await two.mark_shown(match.id, newer.version, 51, "a look")
    assert await two.recent_boards() == [], "the step was hidden: nothing looks otherwise"
    assert (await one.match(match.id)).version == newer.version  # so that this process has it in its cache
    await two.mark_shown(match.id, newer.version, 51, "another look")
    changed = watch.now()
    watch.advance(seconds=RECENT.total_seconds())
    await submit_bid(one, newer, "b", BOB)
    assert (await one.match(match.id)).shown_at == changed and await one.recent_boards() == [match.id]
    watch.advance(seconds=1)
    assert await one.recent_boards() == []
    await one.mark_shown(match.id, match.version, 51, "a look")
    assert await two.recent_boards() == [match.id], "a late edit may have changed it"


def test_outages_do_not_count_as_time_in_which_a_board_changed() -> None:
    def at(minute: float) -> datetime:
        return NOON + timedelta(minutes=minute)

    def before(*outages: tuple[float, float]) -> float:
        spans = [(at(start), at(end)) for start, end in outages]
        return (uptime_before(NOON, timedelta(minutes=5), spans) - NOON) / timedelta(minutes=1)

    assert before() == before((-9, -5)) == -5
    assert before((-2, -1)) == before((-7, -6), (-2, -1)) == -6
    assert before((-60, 0)) == -65
    assert before((-5.5, -4.5)) == -6
    assert before((-20, -7), (-4, -1)) == before((-4, -1), (-20, -7)) == -21
