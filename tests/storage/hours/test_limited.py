"""Decisions that the rules limit, at tables without a clock: from the first one on, and when a step is taken back."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from games.core.registry import find_game
from games.philosophia.actions import AgreeMotion, InitiateDebate, Move, ProposeMotion
from games.philosophia.content import THEATRE
from storage import Clock, Match, Store, User
from storage.remaining import until
from storage.timing import TIMEOUT
from tests.storage.hours.test_changes import goes_on, rests
from tests.storage.hours.test_deadlines import clocked, fire_all
from tests.storage.tables import ANN, BOB, begin, submit_bid
from tests.storage.toy import Bidding
from tests.watch import SetWatch

Open = Callable[..., Awaitable[Store]]


async def does(store: Store, match: Match, action: Any) -> Match:
    """Whoever is asked does it."""
    user = match.chairs[match.active[0]].user
    assert user is not None
    return (await store.submit(match.id, f"do{match.records}", User(user), lambda _: action)).match


def left(match: Match, watch: SetWatch) -> float:
    """Seconds until the time of this decision is over."""
    ends = until(match, ())
    assert ends is not None
    return (ends - watch.now()).total_seconds()


async def test_the_first_decision_is_limited_too(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 600)
    match = await begin(timed, ANN, BOB)
    assert left(match, watch) == 600
    assert {(each.seat, each.kind) for each in await timed.timetable.of(match.id)} >= {(0, TIMEOUT), (1, TIMEOUT)}
    watch.advance(seconds=600)
    await fire_all(timed)
    assert (await timed.match(match.id)).records == 2


async def test_a_step_that_is_taken_back_gives_the_limit_anew(opened: Open, watch: SetWatch) -> None:
    store = await opened(games=find_game, watch=watch)
    await store.timetable.beat(returned=True)
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
    assert left(match, watch) == 10
    watch.advance(seconds=3)
    users = [chair.user for chair in match.chairs]
    match = await store.consent.undo(match.id, "u", users[agrees] or 0, "X")
    if match.question is not None and match.question.open:
        match = await store.consent.answer(match.id, "y", users[1 - agrees] or 0, match.question.id, "yes")
    assert match.active == (agrees,)
    assert until(match, ()) is None, "nobody is limited now"
    assert await store.timetable.of(match.id) == []
    watch.advance(seconds=60)
    assert await fire_all(store) == []
    match = await does(store, match, AgreeMotion())
    assert left(match, watch) == 10 and await fire_all(store) == []


async def test_who_is_asked_again_by_an_undo_is_limited(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 600)
    monkeypatch.setattr("games.core.undo.reveals", lambda *_: False)
    match = await begin(timed, ANN, BOB)
    match = (await submit_bid(timed, match, "b", ANN)).match
    assert [each.seat for each in await timed.timetable.of(match.id) if each.kind == TIMEOUT] == [1]
    watch.advance(seconds=60)
    match = await timed.consent.undo(match.id, "u", ANN, "Ann")
    if match.question is not None and match.question.open:
        match = await timed.consent.answer(match.id, "y", BOB, match.question.id, "yes")
    assert match.active == (0, 1)
    assert {each.seat for each in await timed.timetable.of(match.id)} == {0, 1}


@pytest.mark.parametrize(
    ("clock", "counted"), [(Clock.days(48, 48), [1, 1, 2]), (Clock.live(10), [1, 2, 2])], ids=["slow", "quick"]
)
async def test_silence_within_a_limit_is_no_absence_and_one_who_is_away_is_noticed_by_the_other_decisions(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock, counted: list[int]
) -> None:
    """The middle one of three decisions has a limit of 12 hours, as the Retraction of Promises has: at a table of days
    to say nothing is an answer, and neither counts nor forgets. Where the clock is quicker, it is the clock's."""
    hours = 12
    monkeypatch.setattr(Bidding, "time_limit", lambda _, state, seat: 3600 * hours if state.rounds == 4 else None)
    match = await clocked(timed, clock, ANN, BOB, rounds=5)
    for number, timeouts in enumerate(counted):
        match = (await submit_bid(timed, match, f"ann{number}", ANN)).match
        ends = until(match, ())
        assert ends is not None
        watch.advance(seconds=(ends - watch.now()).total_seconds())
        await fire_all(timed)
        match = await timed.match(match.id)
        assert match.records == 2 * (number + 1), "the clock has bid for Bob"
        assert match.chairs[1].timeouts == timeouts
        asked = match.question is not None and (match.question.kind, match.question.seat) == ("absent", 1)
        assert asked == (timeouts >= 2)
        if asked and number < 2:
            return


async def test_a_limit_that_has_been_counted_in_part_is_the_rules_still(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten minutes by the rules, eleven by the clock: after a pause it is by what is left of each that one is sooner."""
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 600)
    match = await clocked(timed, Clock.live(11), ANN, BOB)
    watch.advance(seconds=200)
    match = await goes_on(timed, await rests(timed, match))
    watch.advance(seconds=400)
    assert len([each for each in await fire_all(timed) if each.played]) == 2
    assert [chair.timeouts for chair in (await timed.match(match.id)).chairs] == [0, 0]
