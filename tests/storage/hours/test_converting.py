"""Another clock in the middle of a turn: who has chosen while others still choose takes their share along as well."""

import pytest

from storage import Clock, Match, Store
from storage.clock import HOUR, MINUTE
from storage.remaining import due
from storage.timing import TIMEOUT
from tests.storage.hours.test_changes import agreed
from tests.storage.hours.test_deadlines import clocked
from tests.storage.tables import ANN, BOB, submit_bid
from tests.watch import SetWatch

LIVE, DAYS = Clock.live(20), Clock.days(48, 0)


async def chosen(store: Store, watch: SetWatch, clock: Clock, share: float) -> Match:
    """Ann has chosen when so much of her time was gone, and Bob still chooses."""
    match = await clocked(store, clock, ANN, BOB, rounds=9)
    watch.advance(seconds=clock.bank * share)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert match.chairs[0].saved is not None and match.chairs[1].saved is None
    return match


@pytest.mark.parametrize(
    ("old", "new", "kept"),
    [
        (DAYS, LIVE, 10 * MINUTE),
        (DAYS, Clock.days(24, 0), 12 * HOUR),
        (LIVE, DAYS, 48 * HOUR),  # each decision at a live table has all of its time
        (LIVE, Clock.live(60), 60 * MINUTE),
    ],
)
async def test_what_is_kept_for_later_is_converted(
    timed: Store, watch: SetWatch, old: Clock, new: Clock, kept: float
) -> None:
    match = await agreed(timed, await chosen(timed, watch, old, 0.5), new)
    assert (match.clock, match.chairs[0].saved) == (new, kept)
    assert match.chairs[1].bank == new.bank / 2 and match.chairs[1].saved is None, "half of Bob's time is gone"
    assert due(match, match.chairs[0], ()) == due(match, match.chairs[1], ()), "it does not show who has chosen"


async def test_the_next_decision_has_what_was_converted(timed: Store, watch: SetWatch) -> None:
    match = await agreed(timed, await chosen(timed, watch, DAYS, 0.75), Clock.days(24, 0))
    match = (await submit_bid(timed, match, "b", BOB)).match
    ends = {each.seat: each.due for each in await timed.timetable.of(match.id) if each.kind == TIMEOUT}
    left = {seat: (moment - watch.now()).total_seconds() for seat, moment in ends.items()}
    assert left == {0: 6 * HOUR, 1: 6 * HOUR}


async def test_a_live_table_gives_no_more_than_its_minutes(timed: Store, watch: SetWatch) -> None:
    match = await agreed(timed, await chosen(timed, watch, DAYS, 0.25), LIVE)
    match = (await submit_bid(timed, match, "b", BOB)).match
    assert [chair.bank for chair in match.chairs] == [20 * MINUTE] * 2


async def test_there_and_back_again_changes_nothing(timed: Store, watch: SetWatch) -> None:
    match = await chosen(timed, watch, DAYS, 0.5)
    for clock in (LIVE, DAYS):
        match = await agreed(timed, match, clock)
    assert match.chairs[0].saved == match.chairs[1].bank == 24 * HOUR


async def test_without_a_clock_nothing_is_kept(timed: Store, watch: SetWatch) -> None:
    match = await agreed(timed, await chosen(timed, watch, DAYS, 0.5), None)
    assert [(chair.bank, chair.since, chair.saved) for chair in match.chairs] == [(None, None, None)] * 2
    assert await timed.timetable.of(match.id) == []
