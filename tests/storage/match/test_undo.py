"""Undo: what happens to timers, turns and the increments of undone steps."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import pytest

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.game import Game
from games.core.sealed import Sealed
from games.core.values import Decision
from storage import Clock, Match, Store, User
from storage.match.clock import HOUR
from storage.match.due_times import HALF, SOON, TIMEOUT, seat_deadline, turn_deadline
from storage.match.timer import increments_between
from tests.fake_time import NOON, FakeTime
from tests.storage.tables import ANN, BOB, CLEO, deadlines_of, say, submit_bid
from tests.storage.timed_tables import Open, bank, fire_all, is_held, kept, running, shown, table_with_clock
from tests.storage.toy import CARDS, FIRST_CARD, Bidding, Said, State, Table

pytestmark = pytest.mark.one_database

PEOPLE = {ANN, BOB, CLEO}
BANK = Clock.days(10, 0)
ALL_KINDS = {HALF, SOON, TIMEOUT}


@action
class Call(Action):
    """Call the other seats; from then on they are active."""

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Call"]:
        """Offer it at the beginning only."""
        return [cls()] if state.rounds > 6 else []

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Tell everybody."""
        state.rounds -= 1
        chance.tell(Said, me, "come")


class AtOnce(Bidding):
    """Three seats bid at the same time; worlds can be sampled, so steps can be undone."""

    seats = range(3, 4)

    def determinize(self, view: Table, chance: Chance) -> State:
        """Deal any cards to the others."""
        draw = lambda: FIRST_CARD + chance.below(CARDS)  # noqa: E731
        hands = [list(view.hand) if seat == view.seat else [draw() for _ in range(3)] for seat in range(3)]
        bids = Sealed[int].for_seats(range(3))
        for seat in self.bidders(view, chance):
            bids.choose(seat, draw() if seat != view.seat or view.bid is None else view.bid)
        return State(hands, bids, view.rounds, [0] * 3)

    def bidders(self, view: Table, chance: Chance) -> tuple[int, ...]:
        """Return seats that may have bid."""
        return view.bids.guess_chosen(chance, {} if view.seat is None else {view.seat: view.bid is not None})


class InTurn(AtOnce):
    """Seats bid one after another."""

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the next seat."""
        return state.bids.waiting[:1] if state.rounds else ()

    def bidders(self, view: Table, chance: Chance) -> tuple[int, ...]:
        """Return the seats that have had their turn."""
        return view.bids.seats[: 3 - view.bids.missing]

    def decision(self, state: State) -> Decision:
        """Return a different key for each bid."""
        return ("bids", state.rounds, *self.active_seats(state)) if state.rounds else ()

    def asked_seats(self, state: State) -> tuple[int, ...]:
        """Return the next seat."""
        return self.active_seats(state)


class Called(AtOnce):
    """The first seat acts alone until all are called."""

    actions = (*Bidding.actions, Call)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that take part and have not bid."""
        return (0,) if state.rounds == 9 else super().active_seats(state)


async def called(store: Store, match: Match, watch: FakeTime, **thought: float) -> Match:
    """Let Ann think alone and call the others, so that she has less time than they have when all bid at once."""
    watch.advance(**thought)
    return (await store.submit(match.id, f"call{match.id}", User(ANN), lambda _: Call())).match


class Sent(AtOnce):
    """Two seats act, then the third, then the first alone."""

    actions = (*Bidding.actions, Call)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats called last."""
        return {9: (0, 1), 8: (2,), 7: (0,)}[state.rounds]


async def undo_table(opened: Open, watch: FakeTime, game: Game[Any, Any]) -> tuple[Store, Match]:
    store = await opened(time_source=watch, games=lambda name, edition=None: game)
    await store.deadlines.heartbeat(returned=True)
    return store, await table_with_clock(store, BANK, ANN, BOB, CLEO, rounds=9)


async def taken_back(store: Store, match: Match, user: int) -> Match:
    """Undo a user's last step, by consent of the others if they are asked."""
    records, asked = match.record_count, (await store.match(match.id)).question_count
    match = await store.consent.undo(match.id, f"u{records}", user, f"P{user}")
    if match.question_count > asked:
        for other in sorted(PEOPLE - {user}):
            match = await store.consent.answer(match.id, f"y{records}.{other}", other, match.question_count, "yes")
        assert match.question is not None and match.question.result == "yes"
    assert match.record_count > records
    await store.verify(match.id)
    return match


async def rows(store: Store, match: Match) -> dict[int, set[str]]:
    """Return the kinds of stored deadlines by seat, after checking that all belong to the pending decisions."""
    set_ = await deadlines_of(store, match.id)
    assert {each.seat: each.actions_taken for each in set_} == {
        seat: match.chairs[seat].actions_taken for seat in running(match)
    }
    return {seat: {each.kind for each in set_ if each.seat == seat} for seat in sorted({each.seat for each in set_})}


def ends(match: Match) -> dict[int, float]:
    """Return when each running timer runs out, by seat, in hours since the beginning."""
    moments = {chair.seat: seat_deadline(match, chair, ()) for chair in match.chairs}
    return {seat: (moment - NOON) / timedelta(hours=1) for seat, moment in moments.items() if moment is not None}


async def test_in_turns_time_runs_for_who_is_asked_again(opened: Open, watch: FakeTime) -> None:
    store, match = await undo_table(opened, watch, InTurn())
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert ends(match) == {1: 11} and await rows(store, match) == {1: ALL_KINDS}
    watch.advance(hours=3)
    match = await taken_back(store, match, ANN)
    assert match.active == (0,) and ends(match) == {0: 4 + 9}, "the hour before is not given back"
    assert await rows(store, match) == {0: ALL_KINDS}
    assert match.turn.since == watch.now() and turn_deadline(match, ()) == NOON + timedelta(hours=13)
    watch.advance(hours=2)
    match = (await submit_bid(store, match, "a2", ANN)).match
    assert ends(match) == {1: 6 + 7}, "Bob had thought for three hours"
    watch.advance(hours=7)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [1]
    assert bank((await store.match(match.id)).chairs[0]) == 7 * HOUR


async def test_nobody_is_reminded_of_what_was_taken_back(opened: Open, watch: FakeTime) -> None:
    store, match = await undo_table(opened, watch, InTurn())
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    old = await deadlines_of(store, match.id)
    watch.advance(hours=1)
    match = await taken_back(store, match, ANN)
    watch.advance(hours=4, minutes=20)  # half of Bob's time would be over if his turn had not been undone
    assert await fire_all(store) == []
    for deadline in old:
        fired = await store.deadlines.fire(deadline)
        assert fired.remind_in is None and fired.played is None
    watch.advance(minutes=10)
    assert [(each.deadline.seat, each.deadline.kind) for each in await fire_all(store)] == [(0, HALF)]


async def test_words_that_are_taken_back_give_no_time_back(opened: Open, watch: FakeTime) -> None:
    store, match = await undo_table(opened, watch, AtOnce())
    watch.advance(hours=2)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    watch.advance(hours=1)
    before = match
    match = await taken_back(store, match, ANN)
    assert ends(match) == ends(before) == {0: 10, 1: 10, 2: 10}
    assert await rows(store, match) == dict.fromkeys(range(3), ALL_KINDS)
    assert match.turn.since == before.turn.since == NOON


async def test_who_has_chosen_unseen_stays_unseen_when_another_takes_back(opened: Open, watch: FakeTime) -> None:
    """Their timers appear to run and reminders address them too; otherwise everybody could tell who has chosen."""
    store, match = await undo_table(opened, watch, AtOnce())
    watch.advance(hours=1)
    await submit_bid(store, match, "a", ANN)
    watch.advance(hours=1)
    await submit_bid(store, match, "b", BOB)
    match = (await store.submit(match.id, "s", User(CLEO), say("so the others have to agree"))).match
    watch.advance(hours=1)
    match = await taken_back(store, match, BOB)
    assert match.active == (1, 2) and match.turn.since == NOON, "it is the turn that it was"
    assert ends(match).keys() == {0, 1, 2} and ends(match)[0] == ends(match)[2] == 10
    assert await rows(store, match) == {0: ALL_KINDS - {TIMEOUT}, 1: ALL_KINDS, 2: ALL_KINDS}
    assert ends(match)[1] == 10, "nor can they tell when Bob had chosen"
    assert is_held(match.chairs[0]) and not is_held(match.chairs[1])
    await submit_bid(store, match, "b2", BOB)
    match = (await submit_bid(store, match, "c", CLEO)).match
    assert [bank(chair) for chair in match.chairs] == [10 * HOUR] * 3, "nor does a bank show how long somebody took"


async def test_who_was_only_asked_by_what_was_taken_back_is_asked_no_more(opened: Open, watch: FakeTime) -> None:
    store, match = await undo_table(opened, watch, Called())
    watch.advance(hours=1)
    match = (await store.submit(match.id, "call", User(ANN), lambda _: Call())).match
    assert match.active == (0, 1, 2) and ends(match).keys() == {0, 1, 2}
    watch.advance(hours=2)
    match = await taken_back(store, match, ANN)
    assert match.active == (0,) and ends(match).keys() == {0}, "no time runs for those who have nothing to decide"
    assert await rows(store, match) == {0: ALL_KINDS} and match.turn.since == watch.now()
    assert not is_held(match.chairs[1])


async def test_back_over_several_turns_a_turn_begins_anew(opened: Open, watch: FakeTime) -> None:
    store, match = await undo_table(opened, watch, Sent())
    for user in (ANN, CLEO):
        watch.advance(hours=1)
        match = (await store.submit(match.id, f"call{user}", User(user), lambda _: Call())).match
    assert match.active == (0,) and ends(match) == {0: 2 + 10}, "what she decided with Bob took nothing"
    watch.advance(hours=2)
    match = await taken_back(store, match, ANN)
    assert match.active == (0, 1) and match.turn.since == watch.now()
    assert ends(match) == {0: 4 + 8, 1: 4 + 10} and await rows(store, match) == {0: ALL_KINDS, 1: ALL_KINDS}


@pytest.mark.parametrize("game", [InTurn(), AtOnce()])
async def test_without_a_clock_no_time_runs_after_it(opened: Open, watch: FakeTime, game: Game[Any, Any]) -> None:
    store, match = await undo_table(opened, watch, game)
    match = await store.consent.change_clock(match.id, "c", ANN, "Ann", None)
    assert match.question is not None
    for user in (BOB, CLEO):
        match = await store.consent.answer(match.id, f"c{user}", user, match.question.id, "yes")
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    since = match.turn.since
    watch.advance(hours=1)
    match = await taken_back(store, match, ANN)
    assert ends(match) == {} and await deadlines_of(store, match.id) == []
    assert match.turn.since == (since if isinstance(game, AtOnce) and not isinstance(game, InTurn) else watch.now())


CLOCK = Clock.days(24, 6)


async def increment_table(
    opened: Open, watch: FakeTime, game: Game[Any, Any], clock: Clock = CLOCK
) -> tuple[Store, Match]:
    store = await opened(time_source=watch, games=lambda name, edition=None: game)
    await store.deadlines.heartbeat(returned=True)
    return store, await table_with_clock(store, clock, ANN, BOB, CLEO, rounds=9)


def left(match: Match, watch: FakeTime, seat: int) -> float:
    """Return the hours left for a seat's decision."""
    moment = seat_deadline(match, match.chairs[seat], ())
    assert moment is not None
    return (moment - watch.now()).total_seconds() / HOUR


async def test_pressing_and_taking_back_makes_no_time(opened: Open, watch: FakeTime) -> None:
    store, match = await increment_table(opened, watch, InTurn())
    watch.advance(hours=20)
    for number in range(3):
        match = (await submit_bid(store, match, f"a{number}", ANN)).match
        assert bank(match.chairs[0]) == 10 * HOUR, "six hours come back"
        await store.submit(match.id, f"s{number}", User(BOB), say("so the others have to agree"))
        watch.advance(hours=1)
        match = await taken_back(store, match, ANN)
        assert left(match, watch, 0) == 4


async def test_choosing_and_taking_back_among_several_makes_no_time(opened: Open, watch: FakeTime) -> None:
    """The timer runs on as it was shown, and the bank is what it was before the turn."""
    store, match = await increment_table(opened, watch, Called())
    match = await called(store, match, watch, hours=20)
    for number in range(3):
        match = (await submit_bid(store, match, f"a{number}", ANN)).match
        assert is_held(match.chairs[0]) and kept(match.chairs[0]) == 10 * HOUR
        await store.submit(match.id, f"s{number}", User(BOB), say("so the others have to agree"))
        watch.advance(hours=1)
        match = await taken_back(store, match, ANN)
        assert left(match, watch, 0) == 9 - number and not is_held(match.chairs[0])
    for user in (ANN, BOB, CLEO):
        match = (await submit_bid(store, match, f"last{user}", user)).match
    assert [bank(chair) for chair in match.chairs] == [10 * HOUR, 24 * HOUR, 24 * HOUR]


async def test_all_that_is_taken_back_takes_its_time_along(opened: Open, watch: FakeTime) -> None:
    store, match = await increment_table(opened, watch, InTurn())
    watch.advance(hours=20)
    await submit_bid(store, match, "a", ANN)
    watch.advance(hours=2)
    match = (await submit_bid(store, match, "b", BOB)).match
    assert bank(match.chairs[1]) == 24 * HOUR, "two of the six hours: a bank holds no more"
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) == 4 and bank(match.chairs[1]) == 22 * HOUR
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a2", ANN)).match
    assert left(match, watch, 1) == 22 and bank(match.chairs[0]) == 9 * HOUR


async def test_who_chooses_last_brings_nothing_to_those_who_had_chosen(opened: Open, watch: FakeTime) -> None:
    """What the clock's choice leaves Ann belongs to that step, although her bank has it only when all have chosen."""
    store, match = await increment_table(opened, watch, Called())
    match = await called(store, match, watch, hours=20)
    before = (await submit_bid(store, match, "b", BOB)).match
    watch.advance(hours=10)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [0]
    match = await store.match(match.id)
    brought = increments_between(before, match, watch.now(), (), 0)
    assert [(each.seat, each.seconds_left, each.seconds) for each in brought] == [(0, 0.0, 6 * HOUR)]
    after = (await submit_bid(store, match, "last", CLEO)).match
    assert increments_between(match, after, watch.now(), (), None) == ()
    assert [bank(chair) for chair in after.chairs] == [6 * HOUR, 24 * HOUR, 24 * HOUR]


async def test_who_goes_on_deciding_gives_back_what_came_between(opened: Open, watch: FakeTime) -> None:
    store, match = await increment_table(opened, watch, InTurn())
    watch.advance(hours=20)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    assert left(match, watch, 0) == 10
    watch.advance(hours=3)
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) == 1, "what was thought since is thought"


async def test_what_the_rules_limit_goes_on_when_time_is_given_back(
    opened: Open, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(InTurn, "time_limit", lambda *_: 1000)
    store, match = await increment_table(opened, watch, InTurn())
    watch.advance(seconds=600)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    before = seat_deadline(match, match.chairs[0], ())
    assert left(match, watch, 0) == 1000 / HOUR
    watch.advance(seconds=300)
    match = await taken_back(store, match, ANN)
    assert shown(match.chairs[0]).since == watch.now(), "the ten minutes went"
    assert seat_deadline(match, match.chairs[0], ()) == before


@pytest.mark.slow
@pytest.mark.parametrize(("before", "minutes"), [(20 * 60, 5), (24 * 60 - 2, 2)])
async def test_a_decision_that_is_asked_anew_is_not_over_at_once(
    opened: Open, watch: FakeTime, before: int, minutes: int
) -> None:
    """It keeps five minutes, the clock's minimum, but no more than was left when it was first made."""
    store, match = await increment_table(opened, watch, InTurn())
    watch.advance(minutes=before)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    watch.advance(hours=5)
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) * 60 == pytest.approx(minutes)


async def test_what_the_clock_chose_can_be_taken_back_and_decided(opened: Open, watch: FakeTime) -> None:
    store, match = await increment_table(opened, watch, InTurn())
    watch.advance(hours=24)
    assert len([each for each in await fire_all(store) if each.played]) == 1
    match = await taken_back(store, await store.match(match.id), ANN)
    assert left(match, watch, 0) * 60 == pytest.approx(5)


async def test_a_live_table_gives_its_minutes_anew(opened: Open, watch: FakeTime) -> None:
    store, match = await increment_table(opened, watch, InTurn(), Clock.live(10))
    watch.advance(minutes=9)
    match = (await submit_bid(store, match, "a", ANN)).match
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) * 60 == pytest.approx(10)


@pytest.mark.parametrize(
    ("clock", "passed", "hours"), [(CLOCK, 20 * 60, 9), (Clock.live(10), 9, 24)], ids=["days", "live"]
)
async def test_another_clock_takes_no_more_than_was_brought_or_it_brings(
    opened: Open, watch: FakeTime, clock: Clock, passed: int, hours: float
) -> None:
    store, match = await increment_table(opened, watch, InTurn(), clock)
    watch.advance(minutes=passed)
    match = (await submit_bid(store, match, "a", ANN)).match
    asked = await store.consent.change_clock(match.id, "c", ANN, "Ann", Clock.days(24, 1))
    for user in (BOB, CLEO):
        match = await store.consent.answer(match.id, f"c{user}", user, asked.question_count, "yes")
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) == hours
