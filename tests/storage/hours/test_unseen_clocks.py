"""Whoever has chosen while others still choose has a time that runs as theirs does, wherever that time comes from, and
the reminders of it: what is missing would tell as much as what is there."""

from datetime import datetime, timedelta

import pytest

from storage import Clock, Match, Store
from storage.clock import HOUR
from storage.remaining import due
from storage.timing import HALF, SOON
from tests.storage.hours.test_changes import agreed
from tests.storage.hours.test_deadlines import clocked, fire_all
from tests.storage.hours.test_unseen_choices import seen
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, submit_bid
from tests.storage.toy import Bidding
from tests.watch import SetWatch

CLOCKS = [Clock.days(24, 12), Clock.live(60)]


async def all_agree(store: Store, match: Match, clock: Clock) -> Match:
    match = await agreed(store, match, clock)
    return await store.consent.answer(match.id, f"c{match.questions}", CLEO, match.questions, "yes")


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("clock", CLOCKS, ids=["days", "live"])
@pytest.mark.parametrize("limit", [None, 600], ids=["free", "limited"])
async def test_a_clock_begins_for_who_has_chosen_as_for_the_others(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock, limit: int | None, chosen: bool
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: limit)
    match = await begin(timed, ANN, BOB, CLEO)
    watch.advance(seconds=5)
    if chosen:
        await submit_bid(timed, match, "a", ANN)
    watch.advance(seconds=5)
    match = await all_agree(timed, await timed.match(match.id), clock)
    assert due(match, match.chairs[0], ()) == due(match, match.chairs[1], ()) == seen(match)[1] is not None
    assert seen(match)[2] == [0, 1, 2]
    if chosen:
        for user in (BOB, CLEO):
            match = (await submit_bid(timed, match, f"b{user}", user)).match
        assert match.chairs[0].bank == clock.bank, "the next decision has it whole"


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("clock", [*CLOCKS, None], ids=["days", "live", "none"])
async def test_somebody_new_is_not_seen_to_have_nothing_to_choose(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock | None, chosen: bool
) -> None:
    if clock is None:
        monkeypatch.setattr(Bidding, "time_limit", lambda *_: 24 * HOUR)
    people = ANN, BOB, CLEO
    match = await (begin(timed, *people) if clock is None else clocked(timed, clock, *people))
    watch.advance(minutes=5)
    if chosen:
        await submit_bid(timed, match, "a", ANN)
    match = await timed.consent.replace(match.id, "r", BOB, "Bob", 0, "person")
    for user in (CLEO, ANN):
        match = await timed.consent.answer(match.id, f"r{user}", user, match.questions, "person")
    assert match.chairs[0].user is None and seen(match)[2] == [1, 2]
    watch.advance(minutes=5)
    match = await timed.consent.sit_down(match.id, "s", DAN, "Dan")
    whole = timedelta(seconds=24 * HOUR if clock is None else clock.bank)
    assert due(match, match.chairs[0], ()) == watch.now() + whole and seen(match)[2] == [0, 1, 2]
    reminders = {each.kind for each in await timed.timetable.of(match.id) if each.seat == 0}
    assert reminders >= {HALF, SOON}


async def unequal(store: Store, watch: SetWatch) -> Match:
    """All have bid once, Ann so late that she has four hours for the next bid, the others a day."""
    match = await clocked(store, Clock.days(24, 0), ANN, BOB, CLEO)
    for user in (BOB, CLEO):
        await submit_bid(store, match, f"first{user}", user)
    watch.advance(hours=20)
    return (await submit_bid(store, match, "first", ANN)).match


async def given(store: Store, watch: SetWatch, minutes: int, kinds: tuple[str, ...]) -> list[tuple[datetime, str, int]]:
    """The reminders of so many minutes: when, which, and for whose time."""
    found = []
    for _ in range(minutes // 10):
        watch.advance(minutes=10)
        fired = [each for each in await fire_all(store) if each.reminded is not None and each.deadline.kind in kinds]
        found += [(watch.now(), each.deadline.kind, each.deadline.seat) for each in fired]
    return found


@pytest.mark.parametrize("chosen", [False, True])
async def test_a_reminder_comes_also_for_the_time_of_who_has_chosen(
    timed: Store, watch: SetWatch, chosen: bool
) -> None:
    match = await unequal(timed, watch)
    begun = watch.now()
    if chosen:
        await submit_bid(timed, match, "second", ANN)
    told = await given(timed, watch, 230, (HALF, SOON))
    assert told == [(begun + timedelta(hours=2), HALF, 0), (begun + timedelta(hours=3, minutes=40), SOON, 0)]
    assert (await timed.match(match.id)).chairs[0].timeouts == 0


async def test_the_time_of_who_has_chosen_ends_with_nothing(timed: Store, watch: SetWatch) -> None:
    match = await unequal(timed, watch)
    records = (await submit_bid(timed, match, "second", ANN)).match.records
    watch.advance(hours=5)
    assert [each for each in await fire_all(timed) if each.played is not None] == []
    assert (await timed.match(match.id)).records == records


async def test_nobody_is_reminded_while_computers_are_waited_for(timed: Store, watch: SetWatch) -> None:
    match = await clocked(timed, Clock.days(24, 0), ANN, BOB, CLEO)
    for seat in (1, 2):
        await timed.replace(match.id, f"c{seat}", seat, computer="easy")
    await submit_bid(timed, match, "a", ANN)
    assert await timed.timetable.of(match.id) == []
