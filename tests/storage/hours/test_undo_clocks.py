"""Clocks after a step was taken back: time runs for who is asked then, time that was taken stays taken, and what others
have chosen unseen stays unseen."""

from collections.abc import Iterable
from datetime import timedelta
from typing import Any

import pytest

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.game import Game
from games.core.sealed import Sealed
from storage import Clock, Match, Store, User
from storage.clock import HOUR
from storage.remaining import due, until
from storage.timing import HALF, SOON, TIMEOUT
from tests.storage.hours.test_deadlines import Open, clocked, fire_all
from tests.storage.tables import ANN, BOB, CLEO, say, submit_bid
from tests.storage.toy import CARDS, FIRST_CARD, Bidding, Said, State, Table
from tests.watch import NOON, SetWatch

PEOPLE = {ANN, BOB, CLEO}
BANK = Clock.days(10, 0)
ALL_KINDS = {HALF, SOON, TIMEOUT}


@action
class Call(Action):
    """Call others to the table: from then on it is they who are asked."""

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Call"]:
        """At the beginning."""
        return [cls()] if state.rounds > 6 else []

    def play(self, state: State, me: int, chance: Chance) -> None:
        """All hear it."""
        state.rounds -= 1
        chance.tell(Said, me, "come")


class AtOnce(Bidding):
    """Three who bid at once; worlds can be imagined, so steps can be taken back."""

    seats = range(3, 4)

    def determinize(self, view: Table, chance: Chance) -> State:
        """Any cards for the others."""
        draw = lambda: FIRST_CARD + chance.below(CARDS)  # noqa: E731
        hands = [list(view.hand) if seat == view.seat else [draw() for _ in range(3)] for seat in range(3)]
        bids = Sealed[int].for_seats(range(3))
        bids.choices.update({seat: draw() for seat in view.chosen})
        return State(hands, bids, view.rounds, [0] * 3)


class InTurn(AtOnce):
    """One bids after the other."""

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Who is next."""
        return state.bids.waiting[:1] if state.rounds else ()


class Called(AtOnce):
    """The first one alone, until everybody is called."""

    actions = (*Bidding.actions, Call)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Who is at the table and has not bid."""
        return (0,) if state.rounds == 9 else super().active_seats(state)


class Sent(AtOnce):
    """Two, then the third one, then the first one alone."""

    actions = (*Bidding.actions, Call)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Whoever was called last."""
        return {9: (0, 1), 8: (2,), 7: (0,)}[state.rounds]


async def table(opened: Open, watch: SetWatch, game: Game[Any, Any]) -> tuple[Store, Match]:
    store = await opened(watch=watch, games=lambda name, edition=None: game)
    await store.timetable.beat(returned=True)
    return store, await clocked(store, BANK, ANN, BOB, CLEO, rounds=9)


async def taken_back(store: Store, match: Match, user: int) -> Match:
    """Somebody's last step, to which the others say yes."""
    records = match.records
    match = await store.consent.undo(match.id, f"u{records}", user, f"P{user}")
    assert match.question is not None
    for other in sorted(PEOPLE - {user}):
        match = await store.consent.answer(match.id, f"y{records}.{other}", other, match.question.id, "yes")
    assert match.records > records and match.question is not None and match.question.result == "yes"
    await store.verify(match.id)
    return match


async def rows(store: Store, match: Match) -> dict[int, set[str]]:
    """Which kinds of deadlines are set, by seat; all of them for the decision that is asked now."""
    set_ = await store.timetable.of(match.id)
    assert {each.seat: each.turns for each in set_} == {c.seat: c.turns for c in match.chairs if c.since is not None}
    return {seat: {each.kind for each in set_ if each.seat == seat} for seat in sorted({each.seat for each in set_})}


def ends(match: Match) -> dict[int, float]:
    """For whom time runs, and after how many hours since the beginning it is over."""
    moments = {chair.seat: due(match, chair, ()) for chair in match.chairs}
    return {seat: (moment - NOON) / timedelta(hours=1) for seat, moment in moments.items() if moment is not None}


async def test_in_turns_time_runs_for_who_is_asked_again(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, InTurn())
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert ends(match) == {1: 11} and await rows(store, match) == {1: ALL_KINDS}
    watch.advance(hours=3)
    match = await taken_back(store, match, ANN)
    assert match.active == (0,) and ends(match) == {0: 4 + 9}, "the hour before is not given back"
    assert await rows(store, match) == {0: ALL_KINDS}
    assert match.turn_since == watch.now() and until(match, ()) == NOON + timedelta(hours=13)
    watch.advance(hours=2)
    match = (await submit_bid(store, match, "a2", ANN)).match
    assert ends(match) == {1: 6 + 7}, "Bob had thought for three hours"
    watch.advance(hours=7)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [1]
    assert (await store.match(match.id)).chairs[0].bank == 7 * HOUR


async def test_nobody_is_reminded_of_what_was_taken_back(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, InTurn())
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    old = await store.timetable.of(match.id)
    watch.advance(hours=1)
    match = await taken_back(store, match, ANN)
    watch.advance(hours=4, minutes=20)  # half of Bob's time would be over
    assert await fire_all(store) == []
    for deadline in old:
        fired = await store.timetable.fire(deadline)
        assert fired.reminded is None and fired.played is None
    watch.advance(minutes=10)
    assert [(each.deadline.seat, each.deadline.kind) for each in await fire_all(store)] == [(0, HALF)]


async def test_words_that_are_taken_back_give_no_time_back(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, AtOnce())
    watch.advance(hours=2)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    watch.advance(hours=1)
    before = match
    match = await taken_back(store, match, ANN)
    assert ends(match) == ends(before) == {0: 10, 1: 10, 2: 10}
    assert await rows(store, match) == dict.fromkeys(range(3), ALL_KINDS)
    assert match.turn_since == before.turn_since == NOON


async def test_who_has_chosen_unseen_stays_unseen_when_another_takes_back(opened: Open, watch: SetWatch) -> None:
    """Also their time is shown to run on, and reminders speak to them as well: else all could tell."""
    store, match = await table(opened, watch, AtOnce())
    watch.advance(hours=1)
    await submit_bid(store, match, "a", ANN)
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "b", BOB)).match
    watch.advance(hours=1)
    match = await taken_back(store, match, BOB)
    assert match.active == (1, 2) and match.turn_since == NOON, "it is the turn that it was"
    assert ends(match).keys() == {0, 1, 2} and ends(match)[0] == ends(match)[2] == 10
    assert await rows(store, match) == {0: ALL_KINDS - {TIMEOUT}, 1: ALL_KINDS, 2: ALL_KINDS}
    assert match.chairs[0].saved == 9 * HOUR and match.chairs[1].saved is None
    await submit_bid(store, match, "b2", BOB)
    match = (await submit_bid(store, match, "c", CLEO)).match
    assert [chair.bank for chair in match.chairs] == [9 * HOUR, 8 * HOUR, 7 * HOUR], "each has what they took"


async def test_who_was_only_asked_by_what_was_taken_back_is_asked_no_more(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, Called())
    watch.advance(hours=1)
    match = (await store.submit(match.id, "call", User(ANN), lambda _: Call())).match
    assert match.active == (0, 1, 2) and ends(match).keys() == {0, 1, 2}
    watch.advance(hours=2)
    match = await taken_back(store, match, ANN)
    assert match.active == (0,) and ends(match).keys() == {0}, "no time runs for those who have nothing to decide"
    assert await rows(store, match) == {0: ALL_KINDS} and match.turn_since == watch.now()
    assert match.chairs[1].saved is None


async def test_back_over_several_turns_a_turn_begins_anew(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, Sent())
    for user in (ANN, CLEO):
        watch.advance(hours=1)
        match = (await store.submit(match.id, f"call{user}", User(user), lambda _: Call())).match
    assert match.active == (0,) and ends(match) == {0: 2 + 9}
    watch.advance(hours=2)
    match = await taken_back(store, match, ANN)
    assert match.active == (0, 1) and match.turn_since == watch.now()
    assert ends(match) == {0: 11, 1: 4 + 9} and await rows(store, match) == {0: ALL_KINDS, 1: ALL_KINDS}


@pytest.mark.parametrize("game", [InTurn(), AtOnce()])
async def test_without_a_clock_no_time_runs_after_it(opened: Open, watch: SetWatch, game: Game[Any, Any]) -> None:
    store, match = await table(opened, watch, game)
    match = await store.consent.change_clock(match.id, "c", ANN, "Ann", None)
    assert match.question is not None
    for user in (BOB, CLEO):
        match = await store.consent.answer(match.id, f"c{user}", user, match.question.id, "yes")
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    since = match.turn_since
    watch.advance(hours=1)
    match = await taken_back(store, match, ANN)
    assert ends(match) == {} and await store.timetable.of(match.id) == []
    assert match.turn_since == (since if isinstance(game, AtOnce) and not isinstance(game, InTurn) else watch.now())
