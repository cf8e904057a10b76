"""Timers: pauses, quiet hours, a new clock and time limits of the rules neither add nor remove time."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from games.core.registry import find_game
from games.philosophia.actions import AgreeMotion, InitiateDebate, Move, ProposeMotion
from games.philosophia.content import THEATRE
from storage import Clock, Match, Store, User
from storage.match.clock import HOUR, MINUTE
from storage.match.due_times import HALF, SOON, TIMEOUT, seat_deadline, turn_deadline
from storage.match.model import Stopped
from tests.fake_time import NOON, FakeTime
from tests.storage.match.test_hidden_choices import NIGHT, all_agree
from tests.storage.match.test_undo import Called, called
from tests.storage.tables import ANN, BOB, CLEO, begin, deadlines_of, replace_player, submit_bid
from tests.storage.timed_tables import (
    agree_on_clock,
    bank,
    fire_all,
    is_held,
    kept,
    pause_table,
    resume_table,
    set_quiet_hours,
    shown,
    table_with_clock,
)
from tests.storage.toy import Bidding

Open = Callable[..., Awaitable[Store]]
ONE_HOUR = 3600.0


async def test_quiet_hours_hold_for_a_clock_that_is_agreed_later(timed: Store, opened: Open, watch: FakeTime) -> None:
    elsewhere = await opened(time_source=watch)
    match = await begin(timed, ANN, BOB)
    await elsewhere.match(match.id)
    (changed,) = await set_quiet_hours(timed, ANN, 13, 20)
    assert changed.shown_version == match.shown_version and changed.version > match.version, "no board is behind for it"
    assert (await elsewhere.match(match.id)).chairs[0].quiet_hours is not None, "other processes know it too"
    match = await agree_on_clock(timed, match, Clock.days(2, 1))
    assert [seat_deadline(match, chair, ()) for chair in match.chairs] == [
        NOON + timedelta(hours=9),
        NOON + timedelta(hours=2),
    ]


async def test_quiet_hours_taken_off_without_a_clock_are_off(timed: Store) -> None:
    await set_quiet_hours(timed, ANN, 13, 20)
    match = await begin(timed, ANN, BOB)
    assert match.chairs[0].quiet_hours is not None
    await set_quiet_hours(timed, ANN, None, None)
    match = await agree_on_clock(timed, match, Clock.days(2, 1))
    assert seat_deadline(match, match.chairs[0], ()) == NOON + timedelta(hours=2)


async def test_time_runs_in_the_quiet_hours_of_who_wants_it(timed: Store) -> None:
    match = await table_with_clock(timed, Clock.days(2, 1), ANN, BOB)
    await set_quiet_hours(timed, ANN, 13, 20, runs_on=True)
    match = await timed.match(match.id)
    assert seat_deadline(match, match.chairs[0], ()) == NOON + timedelta(hours=2)
    await set_quiet_hours(timed, ANN, 13, 20)
    match = await timed.match(match.id)
    assert seat_deadline(match, match.chairs[0], ()) == NOON + timedelta(hours=9)


async def test_quiet_hours_set_in_a_pause_give_nothing_back(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.days(24, 0), ANN, BOB)
    watch.advance(hours=10)
    match = await pause_table(timed, match)
    watch.advance(hours=30)
    await set_quiet_hours(timed, ANN, 12, 21)
    watch.advance(hours=1)
    match = await resume_table(timed, await timed.match(match.id))
    assert [bank(chair) for chair in match.chairs] == [14 * ONE_HOUR] * 2


async def test_a_clock_agreed_in_a_pause_does_not_move_the_pause(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(60), ANN, BOB)
    watch.advance(minutes=15)
    since = (await pause_table(timed, match)).paused_at
    watch.advance(hours=10)
    match = await agree_on_clock(timed, await timed.match(match.id), Clock.live(20))
    assert match.paused_at == since and await deadlines_of(timed, match.id) == []
    watch.advance(hours=1)
    match = await resume_table(timed, match)
    assert [seat_deadline(match, chair, ()) for chair in match.chairs] == [watch.now() + timedelta(minutes=15)] * 2
    watch.advance(minutes=1)
    match = (await submit_bid(timed, match, "b", ANN)).match
    assert match.chairs[0].thinking_seconds == 16 * 60, "nobody thinks while the table rests"


async def test_who_sits_down_while_the_table_rests_has_thought_nothing_yet(timed: Store, watch: FakeTime) -> None:
    match = await pause_table(timed, await begin(timed, ANN, BOB))
    watch.advance(hours=2)
    await replace_player(timed, match.id, "new", 0, user=CLEO, name="Cleo")
    watch.advance(hours=2)
    match = await timed.consent.resume(match.id, "r", BOB, "Bob")
    match = await timed.consent.answer(match.id, "r2", CLEO, match.question_count, "yes")
    watch.advance(minutes=1)
    match = (await submit_bid(timed, match, "b", CLEO)).match
    assert match.chairs[0].thinking_seconds == 60


async def reminders(store: Store, watch: FakeTime, hours: float) -> list[str]:
    """Return the kinds of the reminders that fire within so many hours."""
    given = []
    for _ in range(round(hours * 2)):
        watch.advance(minutes=30)
        given += [fired.deadline.kind for fired in await fire_all(store) if fired.remind_in]
    return given


async def called_table(opened: Open, watch: FakeTime, clock: Clock, **thought: float) -> tuple[Store, Match]:
    """Let three seats bid at once after Ann has thought alone."""
    store = await opened(time_source=watch, games=lambda name, edition=None: Called())
    await store.deadlines.heartbeat(returned=True)
    match = await table_with_clock(store, clock, ANN, BOB, CLEO, rounds=9)
    return store, await called(store, match, watch, **thought)


async def test_several_with_different_banks_are_reminded_once_an_interval(opened: Open, watch: FakeTime) -> None:
    store, match = await called_table(opened, watch, Clock.days(48, 0), hours=30)
    assert [bank(chair) for chair in match.chairs] == [18 * ONE_HOUR, 48 * ONE_HOUR, 48 * ONE_HOUR]
    assert await reminders(store, watch, 9.5) == [HALF], "Ann's, and it speaks to all"
    await submit_bid(store, match, "c", CLEO)
    assert await reminders(store, watch, 8) == [SOON]
    assert (await store.match(match.id)).chairs[0].actions_taken == 1, "and nobody's time is over yet"


async def test_a_decision_has_one_reminder_at_half_time_whatever_changes(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.days(48, 0), ANN, BOB, rounds=9)
    await submit_bid(timed, match, "a", ANN)
    given = await reminders(timed, watch, 25)
    await set_quiet_hours(timed, BOB, 15, 16)
    given += await reminders(timed, watch, 1)
    await resume_table(timed, await pause_table(timed, match := await timed.match(match.id)))
    given += await reminders(timed, watch, 1)
    await agree_on_clock(timed, await timed.match(match.id), Clock.days(72, 0))
    given += await reminders(timed, watch, 33)
    assert given == [HALF, SOON]
    match = (await submit_bid(timed, await timed.match(match.id), "b", BOB)).match
    assert [chair.last_reminder for chair in match.chairs] == [None, None]
    assert (await reminders(timed, watch, 49))[:1] == [HALF], "the next decision has its own"


async def test_a_reminder_is_nothing_that_a_board_shows(timed: Store, opened: Open, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(10), ANN, BOB)
    await timed.mark_shown(match.id, match.version, match.message)
    elsewhere = await opened(time_source=watch)
    await elsewhere.match(match.id)
    watch.advance(minutes=5)
    await fire_all(timed)
    for store in (timed, elsewhere):
        seen = await store.match(match.id)
        assert {chair.last_reminder for chair in seen.chairs} == {HALF} and seen.shown_version == seen.version


LIVE, DAYS = Clock.live(20), Clock.days(48, 0)


async def chosen(
    opened: Open, watch: FakeTime, clock: Clock, share: float, *, chooses: bool = True
) -> tuple[Store, Match]:
    """Let Ann choose after this share of a bank, while the decisions of the others stay pending.

    Before, she has thought alone for a quarter of a bank.
    """
    store, match = await called_table(opened, watch, clock, seconds=clock.bank / 4)
    watch.advance(seconds=clock.bank * share)
    if chooses:
        match = (await submit_bid(store, match, "a", ANN)).match
    assert [is_held(chair) for chair in match.chairs] == [chooses, False, False]
    return store, match


@pytest.mark.parametrize("chooses", [False, True])
@pytest.mark.parametrize(
    ("old", "new", "later", "now"),
    [
        (DAYS, LIVE, 15 * MINUTE, 5 * MINUTE),
        (DAYS, Clock.days(24, 0), 18 * HOUR, 6 * HOUR),
        (DAYS, Clock.days(96, 0), 72 * HOUR, 24 * HOUR),
        (LIVE, DAYS, 48 * HOUR, 24 * HOUR),  # with a live clock each decision starts with the full time
        (LIVE, Clock.live(60), 60 * MINUTE, 30 * MINUTE),
    ],
)
async def test_what_is_kept_for_later_is_converted(
    opened: Open, watch: FakeTime, old: Clock, new: Clock, later: float, now: float, chooses: bool
) -> None:
    store, match = await chosen(opened, watch, old, 0.5, chooses=chooses)
    match = await all_agree(store, match, new)
    assert match.clock == new and is_held(match.chairs[0]) == chooses
    assert (bank(match.chairs[0]), kept(match.chairs[0])) == (now, later), "it does not show who has chosen"
    assert bank(match.chairs[1]) == new.bank / 2 and kept(match.chairs[1]) == new.bank, "half of Bob's time is gone"


async def test_the_next_decision_has_what_was_converted(opened: Open, watch: FakeTime) -> None:
    store, match = await chosen(opened, watch, DAYS, 0.5)
    match = await all_agree(store, match, Clock.days(24, 0))
    watch.advance(hours=1)
    for user in (BOB, CLEO):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    ends = {each.seat: each.due for each in await deadlines_of(store, match.id) if each.kind == TIMEOUT}
    left = {seat: (moment - watch.now()).total_seconds() for seat, moment in ends.items()}
    assert left == {0: 18 * HOUR, 1: 24 * HOUR, 2: 24 * HOUR}


async def test_a_live_table_gives_no_more_than_its_minutes(opened: Open, watch: FakeTime) -> None:
    store, match = await chosen(opened, watch, DAYS, 0.25)
    match = await all_agree(store, match, LIVE)
    for user in (BOB, CLEO):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    assert [bank(chair) for chair in match.chairs] == [20 * MINUTE] * 3


async def test_there_and_back_again_changes_nothing(opened: Open, watch: FakeTime) -> None:
    store, match = await chosen(opened, watch, DAYS, 0.5)
    for clock in (LIVE, DAYS):
        match = await all_agree(store, match, clock)
    assert [bank(chair) for chair in match.chairs] == [12 * HOUR, 24 * HOUR, 24 * HOUR]
    assert [kept(chair) for chair in match.chairs] == [36 * HOUR, 48 * HOUR, 48 * HOUR]


@pytest.mark.slow
async def test_without_a_clock_nothing_is_kept(opened: Open, watch: FakeTime) -> None:
    store, match = await chosen(opened, watch, DAYS, 0.5)
    match = await all_agree(store, match, None)
    assert [chair.timer for chair in match.chairs] == [Stopped()] * 3
    assert await deadlines_of(store, match.id) == []


async def does(store: Store, match: Match, action: Any) -> Match:
    """Let the first active seat take an action."""
    user = match.chairs[match.active[0]].user
    assert user is not None
    return (await store.submit(match.id, f"do{match.record_count}", User(user), lambda _: action)).match


def limit_left(match: Match, watch: FakeTime) -> float:
    """Return the seconds left in the turn."""
    ends = turn_deadline(match, ())
    assert ends is not None
    return (ends - watch.now()).total_seconds()


async def test_the_first_decision_is_limited_too(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 600)
    match = await begin(timed, ANN, BOB)
    assert limit_left(match, watch) == 600
    assert {(each.seat, each.kind) for each in await deadlines_of(timed, match.id)} >= {(0, TIMEOUT), (1, TIMEOUT)}
    watch.advance(seconds=600)
    await fire_all(timed)
    assert (await timed.match(match.id)).record_count == 2


@pytest.mark.parametrize(("clock", "seconds"), [(Clock.live(5), 60), (Clock.days(48, 48), 48 * HOUR)])
async def test_a_minute_for_people_who_sit_together_counts_at_a_live_table_only(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock, seconds: int
) -> None:
    monkeypatch.setattr(Bidding, "live_limit", lambda *_: 60, raising=False)
    match = await agree_on_clock(timed, await begin(timed, ANN, BOB), clock)
    assert limit_left(match, watch) == seconds


async def test_a_step_that_is_taken_back_gives_the_limit_anew(opened: Open, watch: FakeTime) -> None:
    store = await opened(games=find_game, time_source=watch)
    await store.deadlines.heartbeat(returned=True)
    match = await store.lobbies.open_match("o", game="philosophia", host=ANN, host_name="Ann", guild=7, channel=8)
    await store.lobbies.join(match.id, "j", BOB, "Bob")
    await store.lobbies.set_options(match.id, "options", ANN, {"real_debate": "spoken", "thinking_time": 10})
    match = await store.lobbies.start(match.id, "s", ANN)
    assert match.state is not None
    seat = match.state.first
    for action in (Move(5, THEATRE), InitiateDebate(1 - seat), ProposeMotion("Zoos should be closed")):
        match = await does(store, match, action)
    agrees = match.active[0]
    match = await does(store, match, AgreeMotion())
    assert limit_left(match, watch) == 10
    watch.advance(seconds=3)
    users = [chair.user for chair in match.chairs]
    match = await store.consent.undo(match.id, "u", users[agrees] or 0, "X")
    if match.question is not None and match.question.is_open:
        match = await store.consent.answer(match.id, "y", users[1 - agrees] or 0, match.question.id, "yes")
    assert match.active == (agrees,)
    assert turn_deadline(match, ()) is None, "nobody is limited now"
    assert await deadlines_of(store, match.id) == []
    watch.advance(seconds=60)
    assert await fire_all(store) == []
    match = await does(store, match, AgreeMotion())
    assert limit_left(match, watch) == 10 and await fire_all(store) == []


async def test_who_is_asked_again_by_an_undo_is_limited(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 600)
    monkeypatch.setattr("games.core.undo._learned", lambda *_: False)
    match = await begin(timed, ANN, BOB)
    match = (await submit_bid(timed, match, "b", ANN)).match
    assert [each.seat for each in await deadlines_of(timed, match.id) if each.kind == TIMEOUT] == [1]
    watch.advance(seconds=60)
    match = await timed.consent.undo(match.id, "u", ANN, "Ann")
    if match.question is not None and match.question.is_open:
        match = await timed.consent.answer(match.id, "y", BOB, match.question.id, "yes")
    assert match.active == (0, 1)
    assert {each.seat for each in await deadlines_of(timed, match.id)} == {0, 1}


@pytest.mark.parametrize(
    ("clock", "counted"), [(Clock.days(48, 48), [1, 1, 2]), (Clock.live(10), [1, 2, 2])], ids=["slow", "quick"]
)
async def test_silence_within_a_limit_is_no_absence_and_one_who_is_away_is_noticed_by_the_other_decisions(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock, counted: list[int]
) -> None:
    """The second of three decisions has a limit of 12 hours, like the Retraction of Promises.

    At a table with a clock in days, saying nothing is an answer there: it neither counts as a timeout nor resets the
    count. Where the clock is shorter than the limit, it is a timeout.
    """
    hours = 12
    monkeypatch.setattr(Bidding, "time_limit", lambda _, state, seat: 3600 * hours if state.rounds == 4 else None)
    match = await table_with_clock(timed, clock, ANN, BOB, rounds=5)
    for number, timeouts in enumerate(counted):
        match = (await submit_bid(timed, match, f"ann{number}", ANN)).match
        ends = turn_deadline(match, ())
        assert ends is not None
        watch.advance(seconds=(ends - watch.now()).total_seconds())
        await fire_all(timed)
        match = await timed.match(match.id)
        assert match.record_count == 2 * (number + 1), "the clock has bid for Bob"
        assert match.chairs[1].timeouts == timeouts
        asked = match.question is not None and (match.question.kind, match.question.seat) == ("absent", 1)
        assert asked == (timeouts >= 2)
        if asked and number < 2:
            return


async def test_a_limit_that_has_been_counted_in_part_is_the_rules_still(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules allow ten minutes, the clock eleven. After a pause the timeout depends on what is left of each."""
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 600)
    match = await table_with_clock(timed, Clock.live(11), ANN, BOB)
    watch.advance(seconds=200)
    match = await resume_table(timed, await pause_table(timed, match))
    watch.advance(seconds=400)
    assert len([each for each in await fire_all(timed) if each.played]) == 2
    assert [chair.timeouts for chair in (await timed.match(match.id)).chairs] == [0, 0]


CLOCKS = [None, Clock.days(24, 12), Clock.live(60)]
NAMES = ["none", "days", "live"]
Change = Callable[[Store, Match, FakeTime], Awaitable[object]]


async def other_quiet_hours(store: Store, match: Match, watch: FakeTime) -> None:
    await store.deadlines.set_quiet(BOB, "0-61 UTC")


async def a_pause(store: Store, match: Match, watch: FakeTime) -> None:
    match = await pause_table(store, match)
    watch.advance(hours=5)
    await resume_table(store, match)


async def another_clock(store: Store, match: Match, watch: FakeTime) -> None:
    await agree_on_clock(store, match, Clock.days(48 + match.question_count, 0))


async def no_clock(store: Store, match: Match, watch: FakeTime) -> None:
    if match.clock is None:
        match = await agree_on_clock(store, match, Clock.live(90))
    await agree_on_clock(store, match, None)


def left_while_running(match: Match, watch: FakeTime) -> list[float]:
    """Return the seconds left on each running timer."""
    moments = [seat_deadline(match, chair, ()) for chair in match.chairs]
    return [(moment - watch.now()).total_seconds() for moment in moments if moment is not None]


@pytest.mark.parametrize("change", [other_quiet_hours, a_pause, another_clock, no_clock])
@pytest.mark.parametrize("limit", [600, 60])
@pytest.mark.parametrize("clock", CLOCKS, ids=NAMES)
@pytest.mark.slow
async def test_it_goes_on(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock | None, limit: int, change: Change
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: limit)
    match = await (begin(timed, ANN, BOB) if clock is None else table_with_clock(timed, clock, ANN, BOB))
    for passed in (20, 40):
        watch.advance(seconds=20)
        await change(timed, match, watch)
        match = await timed.match(match.id)
        assert left_while_running(match, watch) == [limit - passed] * 2
    watch.advance(seconds=limit - 40)
    assert len([each for each in await fire_all(timed) if each.played]) == 2
    match = await timed.match(match.id)
    assert left_while_running(match, watch) == [limit] * 2, "the next decision has it all again"


@pytest.mark.parametrize("clock", CLOCKS, ids=NAMES)
async def test_a_quick_one_goes_on_also_in_quiet_hours(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock | None
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 60)
    match = await (begin(timed, ANN, BOB) if clock is None else table_with_clock(timed, clock, ANN, BOB))
    await timed.deadlines.set_quiet(BOB, NIGHT)
    watch.advance(seconds=50)
    await timed.deadlines.set_quiet(BOB, "721-1080 UTC")
    assert left_while_running(await timed.match(match.id), watch) == [10, 10]


async def test_the_quiet_hours_of_one_leave_the_time_of_others_as_it_is(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.days(24, 12), ANN, BOB)
    watch.advance(hours=3)
    await timed.deadlines.set_quiet(BOB, NIGHT)
    after = await timed.match(match.id)
    assert after.chairs[0] == match.chairs[0] and shown(after.chairs[1]).since == watch.now()


@pytest.mark.parametrize("clock", [Clock.days(24, 6), Clock.live(60)], ids=["days", "live"])
async def test_without_a_clock_who_has_chosen_is_not_seen(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    """The rules limit the decision, and the clock is removed while one of two seats has chosen."""
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 600)
    match = await table_with_clock(timed, clock, ANN, BOB)
    await submit_bid(timed, match, "a", ANN)
    watch.advance(seconds=100)
    match = await agree_on_clock(timed, await timed.match(match.id), None)
    assert left_while_running(match, watch) == [500, 500]
