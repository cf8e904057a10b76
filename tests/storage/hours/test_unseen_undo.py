"""What was chosen unseen and is taken back unseen: `/table undo` tells nobody by the clocks, and makes no time."""

import pytest

from games.core.chance import Chance
from storage import Clock, Match, Store
from storage.clock import HOUR
from storage.remaining import due
from storage.results.results import average
from storage.timing import TIMEOUT
from tests.storage.hours.test_deadlines import Open, clocked, fire_all
from tests.storage.hours.test_unseen_choices import Back, Changing, back, seen
from tests.storage.tables import ANN, BOB, CLEO, begin, submit_bid
from tests.storage.toy import Bidding, State, Table
from tests.watch import SetWatch

CLOCKS = [Clock.days(24, 6), Clock.live(60), Clock.live(5)]


class Own(Table):
    """One's own card among the bids."""

    mine: int | None


class Unseen(Changing):
    """Nobody sees who has bid, so that a bid can be taken back freely."""

    actions = (*Bidding.actions, Back)
    View = Own

    def view(self, state: State, seat: int | None) -> Own:
        """Only what one has bid oneself."""
        hand = super().view(state, seat).hand
        mine = None if seat is None else state.bids.choices[seat]
        return Own(seat=seat, hand=hand, chosen=(), rounds=state.rounds, mine=mine)

    def determinize(self, view: Table, chance: Chance) -> State:
        """Nobody else has bid yet, or so it seems."""
        assert isinstance(view, Own) and view.seat is not None
        state = super().determinize(view, chance)
        state.bids.choices[view.seat] = view.mine
        return state


async def table(opened: Open, watch: SetWatch, clock: Clock | None, rounds: int = 9) -> tuple[Store, Match]:
    store = await opened(watch=watch, games=lambda name, edition=None: Unseen())
    await store.timetable.beat(returned=True)
    if clock is None:
        return store, await begin(store, ANN, BOB, CLEO, rounds=rounds)
    return store, await clocked(store, clock, ANN, BOB, CLEO, rounds=rounds)


async def undo(store: Store, match: Match, user: int) -> Match:
    """At once: nobody is asked."""
    before = match.questions
    match = await store.consent.undo(match.id, f"u{match.records}", user, f"P{user}", free_only=True)
    assert match.questions == before
    await store.verify(match.id)
    return match


async def unequal(store: Store, match: Match, watch: SetWatch) -> Match:
    """All have bid once; Bob was quickest and has the most time now."""
    for user, hours in ((BOB, 0), (ANN, 10), (CLEO, 4)):
        watch.advance(hours=hours)
        match = (await submit_bid(store, match, f"first{user}", user)).match
    return match


async def test_the_shown_end_stays(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, Clock.days(24, 0))
    before = seen(await unequal(store, match, watch))
    match = await store.match(match.id)
    for number in range(2):
        watch.advance(hours=1)
        match = (await submit_bid(store, match, f"b{number}", BOB)).match
        assert seen(match) == before
        watch.advance(hours=1)
        match = await undo(store, match, BOB)
        assert match.active == (0, 1, 2) and seen(match) == before
    mine = [each.due for each in await store.timetable.of(match.id) if each.seat == 1 and each.kind == TIMEOUT]
    assert mine == [before[1]]


@pytest.mark.parametrize("clock", CLOCKS, ids=["days", "live", "quick"])
async def test_no_time_is_made(opened: Open, watch: SetWatch, clock: Clock) -> None:
    store, match = await table(opened, watch, clock)
    before = seen(match)
    for number in range(3):
        watch.advance(minutes=1)
        match = (await submit_bid(store, match, f"b{number}", BOB)).match
        match = await undo(store, match, BOB)
        assert seen(match) == before and match.chairs[1].saved is None
    if clock.mode == "days":
        watch.advance(hours=20)
        match = (await submit_bid(store, match, "last", BOB)).match
        assert match.chairs[1].saved == pytest.approx(9.95 * HOUR)


@pytest.mark.parametrize("clock", [None, *CLOCKS], ids=["none", "days", "live", "quick"])
async def test_what_the_rules_had_taken_back_stands_again(opened: Open, watch: SetWatch, clock: Clock | None) -> None:
    store, match = await table(opened, watch, clock)
    before = seen(match)
    for number in range(2):
        watch.advance(minutes=1)
        match = (await submit_bid(store, match, f"b{number}", BOB)).match
        match = await back(store, match, BOB)
        watch.advance(minutes=1)
        match = await undo(store, match, BOB)
        assert match.active == (0, 2) and seen(match) == before
        match = await undo(store, match, BOB)
        assert match.active == (0, 1, 2) and seen(match) == before


@pytest.mark.parametrize("by_rule", [True, False])
async def test_it_is_one_decision(opened: Open, watch: SetWatch, by_rule: bool) -> None:
    """The time it took is that of both choices, and it is counted once."""
    store, match = await table(opened, watch, None, rounds=1)
    watch.advance(minutes=10)
    match = (await submit_bid(store, match, "b", BOB)).match
    match = await (back(store, match, BOB) if by_rule else undo(store, match, BOB))
    watch.advance(minutes=5)
    for user in (BOB, ANN, CLEO):
        match = (await submit_bid(store, match, f"last{user}", user)).match
    assert not match.open
    assert [average(await store.results.tallies(7, user)) for user in (ANN, BOB)] == [900, 900]


async def test_the_clock_s_choice_is_no_decision_that_could_be_taken_from_the_count(
    opened: Open, watch: SetWatch
) -> None:
    """Bob's time is over while that of the others stands still; he is back and decides otherwise."""
    store, match = await table(opened, watch, Clock.days(24, 0))
    for user in (ANN, CLEO):
        await store.timetable.set_quiet(user, "780-1439 UTC")
    watch.advance(hours=24)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [1]
    match = await undo(store, await store.match(match.id), BOB)
    assert match.active == (0, 1, 2)
    assert (match.chairs[1].decided, match.chairs[1].missed) == (0, 1)
    match = (await submit_bid(store, match, "b", BOB)).match
    assert match.chairs[1].decided == 1
    match = await undo(store, match, BOB)
    assert match.chairs[1].decided == 0


async def test_a_short_clock_that_is_nearly_over_gives_a_moment(opened: Open, watch: SetWatch) -> None:
    """A tenth of a decision, so that what is asked anew is not over at once."""
    store, match = await table(opened, watch, Clock.live(5))
    watch.advance(minutes=4)
    match = (await submit_bid(store, match, "b", BOB)).match
    watch.advance(seconds=50)
    match = await undo(store, match, BOB)
    mine = due(match, match.chairs[1], ())
    assert mine is not None and (mine - watch.now()).total_seconds() == 30
