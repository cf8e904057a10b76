"""Hidden choices: nothing that everybody sees of time shows who has chosen or retracted a choice."""

from collections.abc import Iterable
from datetime import datetime, timedelta

import pytest

from bot.screens.public import public_of
from games.core.action import Action, action
from games.core.chance import Chance
from games.core.values import Decision
from storage import Clock, Match, Refused, Seat, Store, User
from storage.match import turn
from storage.match.clock import HOUR
from storage.match.due_times import HALF, QUICK_LIMIT, SOON, TIMEOUT, seat_deadline, shown_deadline
from tests.fake_time import FakeTime
from tests.storage.match.test_undo import AtOnce, Call, Called, called
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, deadlines_of, replace_player, say, seat, submit_bid
from tests.storage.timed_tables import Open, agree_on_clock, bank, fire_all, is_held, public_times, table_with_clock
from tests.storage.toy import Bidding, State

pytestmark = pytest.mark.one_database

LIMIT = 600
HIDDEN_CLOCKS = [None, Clock.days(24, 12), Clock.live(60)]
NIGHT = "720-1080 UTC"
"""Quiet hours of a player for whom it is night at noon UTC."""


@action
class Back(Action):
    """Retract a bid."""

    undoes = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Back"]:
        """Offer it while other seats are still to choose."""
        return [cls()] if me in state.bids.chosen else []

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Tell nobody."""
        card = state.bids.choices[me]
        assert card is not None
        state.hands[me].append(card)
        state.bids.withdraw(me)


class Changing(AtOnce):
    """A game whose rules let a seat retract its bid."""

    actions = (*Bidding.actions, Back)

    def free_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that have bid."""
        return state.bids.chosen if state.rounds else ()


class CalledToChange(Called, Changing):
    """The first seat acts alone until all are called; then all bid at once, and may retract their bids."""

    actions = (*Changing.actions, Call)


class Joined(AtOnce):
    """The first seat acts alone until the third joins."""

    actions = (*Bidding.actions, Call)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that take part."""
        return (0,) if state.rounds == 9 else (0, 2)

    def free_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that may join."""
        return (2,) if state.rounds == 9 else ()


async def changing(opened: Open, watch: FakeTime, clock: Clock, game: Changing | None = None) -> tuple[Store, Match]:
    store = await opened(time_source=watch, games=lambda name, edition=None: game or Changing())
    await store.deadlines.heartbeat(returned=True)
    return store, await table_with_clock(store, clock, ANN, BOB, CLEO, rounds=9)


async def back(store: Store, match: Match, user: int) -> Match:
    return (await store.submit(match.id, f"back{match.record_count}", User(user), lambda _: Back())).match


@pytest.mark.slow
@pytest.mark.parametrize("clock", HIDDEN_CLOCKS, ids=["none", "days", "live"])
@pytest.mark.parametrize("limit", [LIMIT, 60])
async def test_what_the_rules_limit_shows_nobody_who_has_chosen(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock | None, limit: int
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: limit)
    people = ANN, BOB, CLEO
    match = await (begin(timed, *people) if clock is None else table_with_clock(timed, clock, *people))
    if limit < QUICK_LIMIT:
        await timed.deadlines.set_quiet(BOB, NIGHT)
        match = await timed.match(match.id)
    before = public_times(match)
    assert before[1:] == (watch.now() + timedelta(seconds=limit), [0, 1, 2])
    for user in (BOB, ANN):
        watch.advance(seconds=1)
        match = (await submit_bid(timed, match, f"b{user}", user)).match
        assert public_times(match) == before
    match = (await submit_bid(timed, match, "c", CLEO)).match
    assert public_times(match) == (watch.now(), watch.now() + timedelta(seconds=limit), [0, 1, 2]), "all are asked anew"
    watch.advance(seconds=limit)
    assert len([each for each in await fire_all(timed) if each.played]) == 3


@pytest.mark.parametrize("clock", [Clock.days(24, 6), Clock.live(60)], ids=["days", "live"])
async def test_who_takes_a_choice_back_by_the_rules_is_not_seen(opened: Open, watch: FakeTime, clock: Clock) -> None:
    store, match = await changing(opened, watch, clock)
    before = public_times(match)
    for user in (ANN, BOB):
        watch.advance(minutes=5)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    watch.advance(minutes=5)
    match = await back(store, match, BOB)
    assert match.active == (1, 2) and public_times(match) == before
    assert {each.seat for each in await deadlines_of(store, match.id) if each.kind == TIMEOUT} == {1, 2}
    watch.advance(minutes=5)
    match = await back(store, match, ANN)
    assert match.active == (0, 1, 2) and public_times(match) == before
    match = (await submit_bid(store, match, "a2", ANN)).match
    assert match.active == (1, 2) and public_times(match) == before


async def test_without_a_clock_the_rules_time_goes_on(
    opened: Open, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: LIMIT)
    store = await opened(time_source=watch, games=lambda name, edition=None: Changing())
    await store.deadlines.heartbeat(returned=True)
    match = await begin(store, ANN, BOB, CLEO)
    before = public_times(match)
    match = (await submit_bid(store, match, "b", BOB)).match
    watch.advance(seconds=60)
    match = await back(store, match, BOB)
    assert public_times(match) == before and not is_held(match.chairs[1]), "nothing is chosen any more"
    watch.advance(seconds=LIMIT - 60)
    assert len([each for each in await fire_all(store) if each.played]) == 3


async def test_choosing_and_taking_back_by_the_rules_makes_no_time(opened: Open, watch: FakeTime) -> None:
    store, match = await changing(opened, watch, Clock.days(24, 6), CalledToChange())
    match = await called(store, match, watch, hours=20)
    ends = seat_deadline(match, match.chairs[0], ())
    for number in range(3):
        watch.advance(hours=3)
        match = (await submit_bid(store, match, f"a{number}", ANN)).match
        match = await back(store, match, ANN)
        assert seat_deadline(match, match.chairs[0], ()) == ends
    for user in (ANN, BOB, CLEO):
        match = (await submit_bid(store, match, f"last{user}", user)).match
    assert bank(match.chairs[0]) == 10 * HOUR, "what the turn began with"


async def test_who_takes_back_what_the_clock_chose_has_only_a_moment(opened: Open, watch: FakeTime) -> None:
    """Ann makes the choice herself after all. Nobody learns that the clock had chosen, so her bank must not show it."""
    store, match = await changing(opened, watch, Clock.days(24, 6), CalledToChange())
    match = await called(store, match, watch, hours=20)
    watch.advance(hours=10)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [0]
    match = await back(store, await store.match(match.id), ANN)
    ends = seat_deadline(match, match.chairs[0], ())
    assert ends == watch.now() + timedelta(minutes=5)
    for user in (ANN, BOB, CLEO):
        match = (await submit_bid(store, match, f"last{user}", user)).match
    assert bank(match.chairs[0]) == 10 * HOUR


async def test_whose_choice_the_clock_makes_has_only_the_bonus_left(opened: Open, watch: FakeTime) -> None:
    """The bank is the same whether Ann missed her time at once or after she had taken a choice back."""
    store, match = await changing(opened, watch, Clock.days(24, 6), CalledToChange())
    match = await called(store, match, watch, hours=20)
    await submit_bid(store, match, "a", ANN)
    watch.advance(hours=9, minutes=58)
    await back(store, match, ANN)
    watch.advance(minutes=5)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [0]
    for user in (BOB, CLEO):
        match = (await submit_bid(store, match, f"last{user}", user)).match
    assert [bank(chair) for chair in match.chairs] == [6 * HOUR, 24 * HOUR, 24 * HOUR]


async def test_what_is_taken_back_late_is_not_over_at_once(opened: Open, watch: FakeTime) -> None:
    """The others have more time than Ann, so the turn goes on after her deadline."""
    store, match = await changing(opened, watch, Clock.days(24, 0), CalledToChange())
    match = await called(store, match, watch, hours=10)
    watch.advance(hours=10)
    match = (await submit_bid(store, match, "a", ANN)).match
    watch.advance(hours=10)
    before = public_times(match)
    match = await back(store, match, ANN)
    assert public_times(match) == before
    mine = [each.due for each in await deadlines_of(store, match.id) if each.seat == 0 and each.kind == TIMEOUT]
    assert mine == [watch.now() + timedelta(minutes=5)]


async def test_what_was_chosen_by_whoever_sat_there_before_is_taken_back_with_time(
    opened: Open, watch: FakeTime
) -> None:
    store, match = await changing(opened, watch, Clock.days(24, 6))
    await submit_bid(store, match, "a", ANN)
    watch.advance(hours=3)
    match = await replace_player(store, match.id, "seat", 0, user=DAN, name="Dan")
    match = await back(store, match, DAN)
    assert match.active == (0, 1, 2)
    mine = [each.due for each in await deadlines_of(store, match.id) if each.seat == 0 and each.kind == TIMEOUT]
    assert mine == [watch.now() + timedelta(hours=24)]


async def test_whoever_joins_those_who_are_asked_begins_a_turn(opened: Open, watch: FakeTime) -> None:
    """The joining seat has chosen nothing in this turn that it could have retracted."""
    store = await opened(time_source=watch, games=lambda name, edition=None: Joined())
    match = await begin(store, ANN, BOB, CLEO, rounds=9)
    watch.advance(hours=1)
    match = (await store.submit(match.id, "call", User(CLEO), lambda _: Call())).match
    assert match.active == (0, 2) and match.turn.since == watch.now()


class Together(Changing):
    """The third seat need not bid once the first has."""

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that have not bid; the third only while the first has not."""
        waiting = super().active_seats(state)
        return waiting if 0 in waiting else tuple([seat for seat in waiting if seat != 2])

    def decision(self, state: State) -> Decision:
        """Return a key that depends on whether the third seat takes part."""
        return ("bids", state.rounds, int(0 in state.bids.waiting))


async def test_a_taking_back_that_asks_others_too_begins_a_turn(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch, games=lambda name, edition=None: Together())
    match = await begin(store, ANN, BOB, CLEO, rounds=9)
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert match.active == (1,)
    watch.advance(hours=1)
    match = await back(store, match, ANN)
    assert match.active == (0, 1, 2) and match.turn.since == watch.now()


async def test_the_last_one_who_chooses_unseen_is_not_named(opened: Open, watch: FakeTime) -> None:
    """Seats that have chosen may still change their choice. Naming the last seat would show that they have chosen."""
    store, match = await changing(opened, watch, Clock.days(24, 6))
    watch.advance(minutes=1)
    for user in (ANN, BOB):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    shown = public_of(match)
    assert shown.pending == () and shown.missing == 1 and shown.hidden and shown.addressed == (0, 1, 2)


async def test_who_has_a_little_more_time_is_not_reminded_twice_in_a_row(opened: Open, watch: FakeTime) -> None:
    store, match = await changing(opened, watch, Clock.days(24, 0), CalledToChange())
    match = await called(store, match, watch, minutes=10)
    watch.advance(hours=12)
    assert len([each for each in await fire_all(store) if each.remind_in]) == 1
    watch.advance(hours=10, minutes=50)
    assert [each.deadline.kind for each in await fire_all(store) if each.remind_in][-1:] == [SOON]
    watch.advance(minutes=10)
    assert [each for each in await fire_all(store) if each.remind_in] == [], "all were told ten minutes ago"


AGREED_CLOCKS = [Clock.days(24, 12), Clock.live(60)]


async def all_agree(store: Store, match: Match, clock: Clock | None) -> Match:
    match = await agree_on_clock(store, match, clock)
    return await store.consent.answer(match.id, f"cleo{match.question_count}", CLEO, match.question_count, "yes")


@pytest.mark.slow
@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("clock", AGREED_CLOCKS, ids=["days", "live"])
@pytest.mark.parametrize("limit", [None, 600], ids=["free", "limited"])
async def test_a_clock_begins_for_who_has_chosen_as_for_the_others(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock, limit: int | None, chosen: bool
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: limit)
    match = await begin(timed, ANN, BOB, CLEO)
    watch.advance(seconds=5)
    if chosen:
        await submit_bid(timed, match, "a", ANN)
    watch.advance(seconds=5)
    match = await all_agree(timed, await timed.match(match.id), clock)
    assert (
        seat_deadline(match, match.chairs[0], ())
        == seat_deadline(match, match.chairs[1], ())
        == public_times(match)[1]
        is not None
    )
    assert public_times(match)[2] == [0, 1, 2]
    if chosen:
        for user in (BOB, CLEO):
            match = (await submit_bid(timed, match, f"b{user}", user)).match
        assert bank(match.chairs[0]) == clock.bank, "the next decision has it whole"


@pytest.mark.slow
@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("clock", [*AGREED_CLOCKS, None], ids=["days", "live", "none"])
async def test_somebody_new_is_not_seen_to_have_nothing_to_choose(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock | None, chosen: bool
) -> None:
    if clock is None:
        monkeypatch.setattr(Bidding, "time_limit", lambda *_: 24 * HOUR)
    people = ANN, BOB, CLEO
    match = await (begin(timed, *people) if clock is None else table_with_clock(timed, clock, *people))
    watch.advance(minutes=5)
    if chosen:
        await submit_bid(timed, match, "a", ANN)
    match = await timed.consent.replace(match.id, "r", BOB, "Bob", 0, "person")
    for user in (CLEO, ANN):
        match = await timed.consent.answer(match.id, f"r{user}", user, match.question_count, "person")
    assert match.chairs[0].user is None and public_times(match)[2] == [1, 2]
    watch.advance(minutes=5)
    match = await timed.consent.sit_down(match.id, "s", DAN, "Dan")
    whole = timedelta(seconds=24 * HOUR if clock is None else clock.bank)
    assert seat_deadline(match, match.chairs[0], ()) == watch.now() + whole and public_times(match)[2] == [0, 1, 2]
    reminders = {each.kind for each in await deadlines_of(timed, match.id) if each.seat == 0}
    assert reminders >= {HALF, SOON}


async def agreed(store: Store, match: Match) -> Match:
    """Let everybody answer yes to the open question."""
    assert match.question is not None and match.question.is_open
    number = match.question.id
    for user in (ANN, BOB, CLEO):
        if match.question.is_open and user not in match.question.answers:
            match = await store.consent.answer(match.id, f"{match.id}.{number}.{user}", user, number, "yes")
            assert match.question is not None
    assert match.question.result == "yes"
    return match


@pytest.mark.parametrize("chooser", [ANN, BOB])
async def test_no_later_end_of_time_shows_when_a_seat_chose(opened: Open, watch: FakeTime, chooser: int) -> None:
    """In one match a seat chooses after one hour, in the other after nine; everything else is the same.

    Ann has less time than the others. Meanwhile there are quiet hours, a pause, another clock and an agreed undo.
    """
    store, one = await changing(opened, watch, Clock.days(48, 6), CalledToChange())
    other = await seat(store, ANN, BOB, CLEO, key="other", rounds=9)
    await store.lobbies.set_clock(other.id, "clock other", ANN, Clock.days(48, 6))
    both = [one, await store.lobbies.start(other.id, "start other", ANN)]
    watch.advance(hours=20)
    both = [await called(store, match, watch) for match in both]
    both = [(await store.submit(match.id, f"s{match.id}", User(CLEO), say("hm"))).match for match in both]
    key = iter(range(100))

    async def look() -> None:
        times = [(public_times(match), [shown_deadline(match, chair, ()) for chair in match.chairs]) for match in both]
        assert times[0] == times[1]

    async def chooses(number: int, user: int) -> None:
        if both[number].chairs[user - ANN].active:
            both[number] = (await submit_bid(store, both[number], f"b{next(key)}", user)).match

    watch.advance(hours=1)
    await chooses(0, chooser)
    await look()
    await store.deadlines.set_quiet(chooser, "840-960 UTC")
    both = [await store.match(match.id) for match in both]
    await look()
    both = [await agreed(store, await store.consent.pause(m.id, f"p{m.id}", ANN, "Ann")) for m in both]
    watch.advance(hours=5)
    both = [await agreed(store, await store.consent.resume(m.id, f"r{m.id}", ANN, "Ann")) for m in both]
    await look()
    clock = Clock.days(72, 12)
    both = [await agreed(store, await store.consent.change_clock(m.id, f"c{m.id}", ANN, "Ann", clock)) for m in both]
    await look()
    both = [await agreed(store, await store.consent.undo(m.id, f"u{m.id}", CLEO, "Cleo")) for m in both]
    await look()
    watch.advance(hours=8)
    for number in (0, 1):
        await chooses(number, chooser)
    await look()
    watch.advance(hours=1)
    for user in (ANN, BOB, CLEO):
        for number in (0, 1):
            await chooses(number, user)
    assert both[0].turn.since == watch.now()
    await look()
    assert [bank(chair) for chair in both[0].chairs] == [34 / 48 * 72 * HOUR, 72 * HOUR, 72 * HOUR]


@pytest.mark.parametrize("missed", [False, True])
async def test_a_turn_that_is_broken_off_does_not_show_that_the_clock_chose(
    opened: Open, watch: FakeTime, missed: bool
) -> None:
    """Bob's time runs out after his choice or without one. Then all agree to go back to the turn before."""
    store, match = await changing(opened, watch, Clock.days(24, 6), CalledToChange())
    match = await called(store, match, watch)
    for user in (ANN, CLEO):
        await store.deadlines.set_quiet(user, "780-1439 UTC")
    if not missed:
        await submit_bid(store, match, "b", BOB)
    watch.advance(hours=24)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [1] * missed
    match = await agreed(store, await store.consent.undo(match.id, "u", ANN, "Ann"))
    assert match.active == (0,) and match.turn.since == watch.now()
    assert bank(match.chairs[1]) == 24 * HOUR


async def test_an_agreed_undo_of_what_the_clock_chose_takes_nothing_from_the_time_that_is_shown(
    opened: Open, watch: FakeTime
) -> None:
    """The six hours that the clock's choice would have left Ann have not reached her bank."""
    store, match = await changing(opened, watch, Clock.days(24, 6), CalledToChange())
    match = await called(store, match, watch, hours=20)
    shown = shown_deadline(match, match.chairs[0], ())
    watch.advance(hours=10)
    await fire_all(store)
    match = (await store.submit(match.id, "s", User(CLEO), say("so the others have to agree"))).match
    match = await agreed(store, await store.consent.undo(match.id, "u", ANN, "Ann"))
    assert match.active == (0, 1, 2) and shown_deadline(match, match.chairs[0], ()) == shown
    for user in (ANN, BOB, CLEO):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    assert bank(match.chairs[0]) == 10 * HOUR


async def test_a_bank_does_not_grow_by_the_time_that_runs_on_after_its_end(opened: Open, watch: FakeTime) -> None:
    """Ann has chosen. Her timer is shown to run on when her ten hours are over, until a pause counts what passed."""
    store, match = await changing(opened, watch, Clock.days(24, 6), CalledToChange())
    match = await called(store, match, watch, hours=20)
    match = (await submit_bid(store, match, "a", ANN)).match
    watch.advance(hours=20)
    match = await agreed(store, await store.consent.pause(match.id, "p", ANN, "Ann"))
    match = await agreed(store, await store.consent.resume(match.id, "r", ANN, "Ann"))
    for user in (BOB, CLEO):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    assert [bank(chair) for chair in match.chairs] == [10 * HOUR, 24 * HOUR, 24 * HOUR]


async def unequal(opened: Open, watch: FakeTime) -> tuple[Store, Match]:
    """Let all bid at once; Ann has thought alone so long that she has four hours for it, and the others a day."""
    store, match = await changing(opened, watch, Clock.days(24, 0), CalledToChange())
    return store, await called(store, match, watch, hours=20)


async def given(store: Store, watch: FakeTime, minutes: int, kinds: tuple[str, ...]) -> list[tuple[datetime, str, int]]:
    """Return the reminders within so many minutes: when, which kind, and for whose timer."""
    found = []
    for _ in range(minutes // 10):
        watch.advance(minutes=10)
        fired = [each for each in await fire_all(store) if each.remind_in is not None and each.deadline.kind in kinds]
        found += [(watch.now(), each.deadline.kind, each.deadline.seat) for each in fired]
    return found


@pytest.mark.parametrize("chosen", [False, True])
async def test_a_reminder_comes_also_for_the_time_of_who_has_chosen(
    opened: Open, watch: FakeTime, chosen: bool
) -> None:
    store, match = await unequal(opened, watch)
    begun = watch.now()
    if chosen:
        await submit_bid(store, match, "a", ANN)
    told = await given(store, watch, 230, (HALF, SOON))
    assert told == [(begun + timedelta(hours=2), HALF, 0), (begun + timedelta(hours=3, minutes=40), SOON, 0)]
    assert (await store.match(match.id)).chairs[0].timeouts == 0


async def test_the_time_of_who_has_chosen_ends_with_nothing(opened: Open, watch: FakeTime) -> None:
    store, match = await unequal(opened, watch)
    records = (await submit_bid(store, match, "a", ANN)).match.record_count
    watch.advance(hours=5)
    assert [each for each in await fire_all(store) if each.played is not None] == []
    assert (await store.match(match.id)).record_count == records


async def test_nobody_is_reminded_while_computers_are_waited_for(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.days(24, 0), ANN, BOB, CLEO)
    for number in (1, 2):
        await replace_player(timed, match.id, f"c{number}", number, computer="easy")
    await submit_bid(timed, match, "a", ANN)
    assert await deadlines_of(timed, match.id) == []


async def test_no_choice_is_changed_without_end_and_each_can_be_completed(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn, "MOST_CHANGES", 6)
    monkeypatch.setattr(turn, "FORGIVEN_CHANGES", 2)
    store = await opened(games=lambda name, edition=None: Changing())
    match = await begin(store, ANN, BOB, CLEO, rounds=9)
    keys = iter(range(100))

    async def take(user: int, *actions: str) -> Match:
        for name in actions:
            choose = {"say": say("hm"), "back": lambda _: Back()}.get(name)
            key = f"{user}.{next(keys)}"
            chosen = store.submit(match.id, key, User(user), choose) if choose else submit_bid(store, match, key, user)
            result = await chosen
        return result.match

    async def refused(user: int, name: str) -> None:
        with pytest.raises(Refused, match="changed_often"):
            await take(user, name)

    await take(ANN, "say", "say", *(3 * ["bid", "back"]), "say")
    count = (await store.match(match.id)).record_count
    await refused(ANN, "say")
    await take(ANN, "bid")
    await refused(ANN, "back")
    assert (await store.match(match.id)).record_count == count + 1, "nothing is recorded of what is refused"
    await take(BOB, *(6 * ["bid", "back"]), "bid")
    await refused(BOB, "back")
    match = await take(CLEO, "say", "bid")
    assert [chair.changes for chair in match.chairs] == [4, 4, 0], "a few are forgotten with each turn"
    await take(ANN, "say", "bid", "back")
    await refused(ANN, "say")
    # The clock and a computer player are never refused: a clock must be able to choose for whoever is away.
    await store.submit(match.id, "clock", Seat(0), lambda now: now.rules.timeout_action(now.state, 0))
