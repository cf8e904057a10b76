"""Choices that wait unseen for those of others: nothing that everybody sees of time tells who has made one, or taken it
back."""

from collections.abc import Iterable
from datetime import datetime, timedelta

import pytest

from bot.screens.public import public_of
from games.core.action import Action, action
from games.core.chance import Chance
from storage import Clock, Match, Store, User
from storage.clock import HOUR
from storage.remaining import QUICK, until
from storage.timing import SOON, TIMEOUT
from tests.storage.hours.test_deadlines import Open, clocked, fire_all
from tests.storage.hours.test_undo_clocks import AtOnce, Call
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, submit_bid
from tests.storage.toy import Bidding, State
from tests.watch import SetWatch

LIMIT = 600
CLOCKS = [None, Clock.days(24, 12), Clock.live(60)]
NIGHT = "720-1080 UTC"
"""Quiet hours of somebody for whom it is night at noon."""


@action
class Back(Action):
    """Take the card back."""

    undoes = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Back"]:
        """While others still choose."""
        return [cls()] if me in state.bids.chosen else []

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Nobody hears it."""
        card = state.bids.choices[me]
        assert card is not None
        state.hands[me].append(card)
        state.bids.withdraw(me)


class Changing(AtOnce):
    """Who has bid may take the card back, by the rules."""

    actions = (*Bidding.actions, Back)

    def free_seats(self, state: State) -> tuple[int, ...]:
        """Who has bid."""
        return state.bids.chosen if state.rounds else ()


class Joined(AtOnce):
    """The first one alone, until the third one comes."""

    actions = (*Bidding.actions, Call)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Who has been at the table."""
        return (0,) if state.rounds == 9 else (0, 2)

    def free_seats(self, state: State) -> tuple[int, ...]:
        """Who may come."""
        return (2,) if state.rounds == 9 else ()


async def changing(opened: Open, watch: SetWatch, clock: Clock) -> tuple[Store, Match]:
    store = await opened(watch=watch, games=lambda name, edition=None: Changing())
    await store.timetable.beat(returned=True)
    return store, await clocked(store, clock, ANN, BOB, CLEO, rounds=9)


async def back(store: Store, match: Match, user: int) -> Match:
    return (await store.submit(match.id, f"back{match.records}", User(user), lambda _: Back())).match


def seen(match: Match) -> tuple[datetime, datetime | None, list[int]]:
    """What a board and a reminder in the thread are made of, but for how many are still to choose."""
    return match.turn_since, until(match, ()), [chair.seat for chair in match.chairs if chair.since is not None]


@pytest.mark.parametrize("clock", CLOCKS, ids=["none", "days", "live"])
@pytest.mark.parametrize("limit", [LIMIT, 60])
async def test_what_the_rules_limit_shows_nobody_who_has_chosen(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock | None, limit: int
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: limit)
    people = ANN, BOB, CLEO
    match = await (begin(timed, *people) if clock is None else clocked(timed, clock, *people))
    if limit < QUICK:
        await timed.timetable.set_quiet(BOB, NIGHT)
        match = await timed.match(match.id)
    before = seen(match)
    assert before[1:] == (watch.now() + timedelta(seconds=limit), [0, 1, 2])
    for user in (BOB, ANN):
        watch.advance(seconds=1)
        match = (await submit_bid(timed, match, f"b{user}", user)).match
        assert seen(match) == before
    match = (await submit_bid(timed, match, "c", CLEO)).match
    assert seen(match) == (watch.now(), watch.now() + timedelta(seconds=limit), [0, 1, 2]), "all are asked anew"
    watch.advance(seconds=limit)
    assert len([each for each in await fire_all(timed) if each.played]) == 3


@pytest.mark.parametrize("clock", [Clock.days(24, 6), Clock.live(60)], ids=["days", "live"])
async def test_who_takes_a_choice_back_by_the_rules_is_not_seen(opened: Open, watch: SetWatch, clock: Clock) -> None:
    store, match = await changing(opened, watch, clock)
    before = seen(match)
    for user in (ANN, BOB):
        watch.advance(minutes=5)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    watch.advance(minutes=5)
    match = await back(store, match, BOB)
    assert match.active == (1, 2) and seen(match) == before
    assert {each.seat for each in await store.timetable.of(match.id) if each.kind == TIMEOUT} == {1, 2}
    watch.advance(minutes=5)
    match = await back(store, match, ANN)
    assert match.active == (0, 1, 2) and seen(match) == before
    match = (await submit_bid(store, match, "a2", ANN)).match
    assert match.active == (1, 2) and seen(match) == before


async def test_without_a_clock_the_rules_time_goes_on(
    opened: Open, watch: SetWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: LIMIT)
    store = await opened(watch=watch, games=lambda name, edition=None: Changing())
    await store.timetable.beat(returned=True)
    match = await begin(store, ANN, BOB, CLEO)
    before = seen(match)
    match = (await submit_bid(store, match, "b", BOB)).match
    watch.advance(seconds=60)
    match = await back(store, match, BOB)
    assert seen(match) == before and match.chairs[1].saved is None, "nothing is chosen any more"
    watch.advance(seconds=LIMIT - 60)
    assert len([each for each in await fire_all(store) if each.played]) == 3


async def test_choosing_and_taking_back_by_the_rules_makes_no_time(opened: Open, watch: SetWatch) -> None:
    store, match = await changing(opened, watch, Clock.days(24, 6))
    watch.advance(hours=20)
    for number in range(3):
        match = (await submit_bid(store, match, f"b{number}", BOB)).match
        match = await back(store, match, BOB)
    match = (await submit_bid(store, match, "last", BOB)).match
    assert match.chairs[1].saved == 10 * HOUR


async def test_what_is_taken_back_late_is_not_over_at_once(opened: Open, watch: SetWatch) -> None:
    """The others have more time than Bob, so the table still waits when his is over."""
    store, match = await changing(opened, watch, Clock.days(24, 0))
    for user, hours in ((ANN, 0), (CLEO, 0), (BOB, 10)):
        watch.advance(hours=hours)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    watch.advance(hours=10)
    match = (await submit_bid(store, match, "b2", BOB)).match
    watch.advance(hours=10)
    before = seen(match)
    match = await back(store, match, BOB)
    assert seen(match) == before
    mine = [each.due for each in await store.timetable.of(match.id) if each.seat == 1 and each.kind == TIMEOUT]
    assert mine == [watch.now() + timedelta(minutes=5)]


async def test_what_was_chosen_by_whoever_sat_there_before_is_taken_back_with_time(
    opened: Open, watch: SetWatch
) -> None:
    store, match = await changing(opened, watch, Clock.days(24, 6))
    await submit_bid(store, match, "a", ANN)
    watch.advance(hours=3)
    match = await store.replace(match.id, "seat", 0, user=DAN, name="Dan")
    match = await back(store, match, DAN)
    assert match.active == (0, 1, 2)
    mine = [each.due for each in await store.timetable.of(match.id) if each.seat == 0 and each.kind == TIMEOUT]
    assert mine == [watch.now() + timedelta(hours=24)]


async def test_whoever_joins_those_who_are_asked_begins_a_turn(opened: Open, watch: SetWatch) -> None:
    """Nothing of theirs was chosen in this one that could be taken back."""
    store = await opened(watch=watch, games=lambda name, edition=None: Joined())
    match = await begin(store, ANN, BOB, CLEO, rounds=9)
    watch.advance(hours=1)
    match = (await store.submit(match.id, "call", User(CLEO), lambda _: Call())).match
    assert match.active == (0, 2) and match.turn_since == watch.now()


class Together(Changing):
    """The third one need not bid once the first one has."""

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Who has not bid, but the third one only while the first one has not."""
        waiting = super().active_seats(state)
        return waiting if 0 in waiting else tuple([seat for seat in waiting if seat != 2])


async def test_a_taking_back_that_asks_others_too_begins_a_turn(opened: Open, watch: SetWatch) -> None:
    store = await opened(watch=watch, games=lambda name, edition=None: Together())
    match = await begin(store, ANN, BOB, CLEO, rounds=9)
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert match.active == (1,)
    watch.advance(hours=1)
    match = await back(store, match, ANN)
    assert match.active == (0, 1, 2) and match.turn_since == watch.now()


async def test_the_last_one_who_chooses_unseen_is_not_named(opened: Open, watch: SetWatch) -> None:
    """While those who have chosen may still change it: to name the last one would say that these have."""
    store, match = await changing(opened, watch, Clock.days(24, 6))
    watch.advance(minutes=1)
    for user in (ANN, BOB):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    shown = public_of(match)
    assert shown.deciding == (2,) and shown.counted and shown.asked == (0, 1, 2)


async def test_who_has_a_little_more_time_is_not_reminded_twice_in_a_row(opened: Open, watch: SetWatch) -> None:
    store, match = await changing(opened, watch, Clock.days(24, 0))
    for user, minutes in ((BOB, 0), (CLEO, 0), (ANN, 10)):
        watch.advance(minutes=minutes)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    watch.advance(hours=12)
    assert len([each for each in await fire_all(store) if each.reminded]) == 1
    watch.advance(hours=10, minutes=50)
    assert [each.deadline.kind for each in await fire_all(store) if each.reminded][-1:] == [SOON]
    watch.advance(minutes=10)
    assert [each for each in await fire_all(store) if each.reminded] == [], "all were told ten minutes ago"
