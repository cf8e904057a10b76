"""Suspension: in a server that the bot cannot reach no time runs, and nobody's time is over when it is back."""

from datetime import timedelta

import pytest

from storage import Clock, Match, Refused, Store
from storage.match.clock import HOUR
from storage.match.due_times import seat_deadline
from storage.match.pauses import RETURN_GRACE
from tests.fake_time import FakeTime
from tests.storage.tables import ANN, BOB, CLEO, begin, deadlines_of, seat, submit_bid
from tests.storage.timed_tables import (
    fire_all,
    is_held,
    kept,
    pause_table,
    public_times,
    resume_table,
    table_with_clock,
)
from tests.storage.toy import Bidding

HERE = 7
"""The server of all matches of these tests."""


def left(match: Match, watch: FakeTime, number: int) -> timedelta:
    """Return the time left to a seat."""
    moment = seat_deadline(match, match.chairs[number], ())
    assert moment is not None
    return moment - watch.now()


async def away(store: Store, watch: FakeTime, match: Match, **passed: float) -> Match:
    """Let the server be away for some time, in which nothing happens."""
    await store.deadlines.suspend(HERE)
    before = await store.match(match.id)
    assert before.is_suspended and await deadlines_of(store, match.id) == []
    watch.advance(**passed)
    assert await fire_all(store) == []
    (resumed,) = await store.deadlines.resume(HERE)
    assert resumed.away == timedelta(**passed) and resumed.match.version == before.version + 1
    assert resumed.match.paused_at is None and not resumed.match.is_suspended
    assert resumed.match == await store.match(match.id)
    return resumed.match


async def test_no_time_runs_while_the_server_is_away(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(60), ANN, BOB)
    watch.advance(minutes=10)
    match = await away(timed, watch, match, days=3)
    assert left(match, watch, 0) == timedelta(minutes=50)
    assert {each.due for each in await deadlines_of(timed, match.id) if each.kind == "timeout"} == {
        watch.now() + timedelta(minutes=50)
    }
    assert (await submit_bid(timed, match, "a", ANN)).match.record_count == 1


async def test_nobody_can_act_meanwhile(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(60), ANN, BOB)
    await submit_bid(timed, match, "a", ANN)
    await timed.deadlines.suspend(HERE)
    with pytest.raises(Refused, match="suspended"):
        await submit_bid(timed, match, "b", BOB)
    with pytest.raises(Refused, match="suspended"):
        await timed.consent.undo(match.id, "u", ANN, "Ann")


@pytest.mark.parametrize(
    ("clock", "absent", "given"),
    [
        (Clock.live(60), timedelta(hours=1), RETURN_GRACE),
        (Clock.live(60), timedelta(minutes=5), timedelta(minutes=1)),
        (Clock.live(5), timedelta(hours=1), timedelta(minutes=5)),
    ],
    ids=["long", "short", "not more than the clock gives"],
)
async def test_after_a_long_absence_everybody_has_a_moment(
    timed: Store, watch: FakeTime, clock: Clock, absent: timedelta, given: timedelta
) -> None:
    match = await table_with_clock(timed, clock, ANN, BOB)
    watch.advance(minutes=clock.bank / 60 - 1)
    match = await away(timed, watch, match, seconds=absent.total_seconds())
    assert [left(match, watch, number) for number in (0, 1)] == [given, given]


@pytest.mark.parametrize(("limit", "given"), [(60, 60), (3600, 600)])
async def test_a_limit_of_the_rules_gives_it_too(
    timed: Store, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, limit: int, given: int
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: limit)
    match = await begin(timed, ANN, BOB)
    watch.advance(seconds=limit - 10)
    match = await away(timed, watch, match, hours=1)
    assert left(match, watch, 0) == timedelta(seconds=given)


async def test_the_moment_does_not_show_who_has_chosen(timed: Store, watch: FakeTime) -> None:
    matches = [await seat(timed, ANN, BOB, CLEO, key=key) for key in ("one", "other")]
    for number, match in enumerate(matches):
        await timed.lobbies.set_clock(match.id, f"clock{number}", ANN, Clock.live(60))
        matches[number] = await timed.lobbies.start(match.id, f"start{number}", ANN)
    for match, user in zip(matches, (ANN, BOB), strict=True):
        await submit_bid(timed, match, f"{match.id}", user)
    watch.advance(minutes=59)
    await timed.deadlines.suspend(HERE)
    watch.advance(hours=1)
    one, other = [each.match for each in await timed.deadlines.resume(HERE)]
    assert public_times(one) == public_times(other)
    reminders = [
        {(each.seat, each.kind, each.due) for each in await deadlines_of(timed, match.id) if each.kind != "timeout"}
        for match in (one, other)
    ]
    assert reminders[0] == reminders[1]
    assert [is_held(chair) for chair in (*one.chairs, *other.chairs)] == [True, False, False, False, True, False]
    assert {kept(chair) for chair in (*one.chairs, *other.chairs)} == {HOUR}, "nobody has more later for the moment"


async def test_what_the_players_have_paused_stays_paused(timed: Store, watch: FakeTime) -> None:
    match = await pause_table(timed, await table_with_clock(timed, Clock.live(60), ANN, BOB))
    await timed.deadlines.suspend(HERE)
    assert not (await timed.match(match.id)).is_suspended
    assert await timed.deadlines.resume(HERE) == []
    assert (await timed.match(match.id)).paused_at == match.paused_at


async def test_the_players_may_resume_it_themselves(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(60), ANN, BOB)
    await timed.deadlines.suspend(HERE)
    match = await resume_table(timed, await timed.match(match.id))
    assert match.paused_at is None and not match.is_suspended
    assert await timed.deadlines.resume(HERE) == []


async def test_other_servers_and_lobbies_are_left_alone(timed: Store, watch: FakeTime) -> None:
    lobby = await seat(timed, ANN, BOB, key="lobby")
    match = await begin(timed, ANN, BOB)
    await timed.deadlines.suspend(HERE + 1)
    assert await timed.deadlines.suspended_guilds() == []
    await timed.deadlines.suspend(HERE)
    assert await timed.deadlines.suspended_guilds() == [HERE]
    assert (await timed.match(lobby.id)).version == lobby.version
    assert await timed.deadlines.resume(HERE + 1) == []
    assert [each.match.id for each in await timed.deadlines.resume(HERE)] == [match.id]


async def test_a_match_that_is_ended_meanwhile_does_not_go_on(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB)
    await timed.deadlines.suspend(HERE)
    match = await timed.resign(match.id, "r", BOB)
    assert not match.is_open and not match.is_suspended
    assert await timed.deadlines.suspended_guilds() == [] == await timed.deadlines.resume(HERE)


async def test_the_time_away_is_nobodys_thinking_time(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB)
    watch.advance(minutes=1)
    match = await away(timed, watch, match, days=9)
    watch.advance(minutes=1)
    match = (await submit_bid(timed, match, "a", ANN)).match
    assert match.chairs[0].thinking_seconds == 120
