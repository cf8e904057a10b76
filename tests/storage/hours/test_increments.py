"""What a decision has brought to a clock goes when the decision is taken back: nobody makes time by that."""

from typing import Any

import pytest

from games.core.game import Game
from storage import Clock, Match, Store, User
from storage.clock import HOUR
from storage.increments import brought
from storage.remaining import due
from tests.storage.hours.test_deadlines import Open, clocked, fire_all
from tests.storage.hours.test_undo_clocks import AtOnce, InTurn, taken_back
from tests.storage.tables import ANN, BOB, CLEO, say, submit_bid
from tests.watch import SetWatch

CLOCK = Clock.days(24, 6)


async def table(opened: Open, watch: SetWatch, game: Game[Any, Any], clock: Clock = CLOCK) -> tuple[Store, Match]:
    store = await opened(watch=watch, games=lambda name, edition=None: game)
    await store.timetable.beat(returned=True)
    return store, await clocked(store, clock, ANN, BOB, CLEO, rounds=9)


def left(match: Match, watch: SetWatch, seat: int) -> float:
    """Hours that are left to a decision."""
    moment = due(match, match.chairs[seat], ())
    assert moment is not None
    return (moment - watch.now()).total_seconds() / HOUR


@pytest.mark.parametrize("game", [AtOnce(), InTurn()])
async def test_pressing_and_taking_back_makes_no_time(opened: Open, watch: SetWatch, game: Game[Any, Any]) -> None:
    """Whether the choice ends the turn or waits unseen for those of others."""
    store, match = await table(opened, watch, game)
    watch.advance(hours=20)
    for number in range(3):
        match = (await submit_bid(store, match, f"a{number}", ANN)).match
        chair = match.chairs[0]
        assert (chair.bank if chair.saved is None else chair.saved) == 10 * HOUR, "six hours come back"
        watch.advance(hours=1)
        match = await taken_back(store, match, ANN)
        assert left(match, watch, 0) == 4 and match.chairs[0].saved is None


async def test_all_that_is_taken_back_takes_its_time_along(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, InTurn())
    watch.advance(hours=20)
    await submit_bid(store, match, "a", ANN)
    watch.advance(hours=2)
    match = (await submit_bid(store, match, "b", BOB)).match
    assert match.chairs[1].bank == 24 * HOUR, "two of the six hours: a bank holds no more"
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) == 4 and match.chairs[1].bank == 22 * HOUR
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a2", ANN)).match
    assert left(match, watch, 1) == 22 and match.chairs[0].bank == 9 * HOUR


async def test_who_chooses_last_brings_nothing_to_those_who_had_chosen(opened: Open, watch: SetWatch) -> None:
    """What it brought to these stands with their own choices."""
    store, match = await table(opened, watch, AtOnce())
    for user in (ANN, BOB):
        watch.advance(hours=10)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    after = (await submit_bid(store, match, "last", CLEO)).match
    assert [(each.seat, each.left, each.seconds) for each in brought(match, after, watch.now(), ())] == [
        (2, 4 * HOUR, 6 * HOUR)
    ]


async def test_who_goes_on_deciding_gives_back_what_came_between(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, InTurn())
    watch.advance(hours=20)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    assert left(match, watch, 0) == 10
    watch.advance(hours=3)
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) == 1, "what was thought since is thought"


async def test_what_the_rules_limit_goes_on_when_time_is_given_back(
    opened: Open, watch: SetWatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(InTurn, "time_limit", lambda *_: 1000)
    store, match = await table(opened, watch, InTurn())
    watch.advance(seconds=600)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    before = due(match, match.chairs[0], ())
    assert left(match, watch, 0) == 1000 / HOUR
    watch.advance(seconds=300)
    match = await taken_back(store, match, ANN)
    assert match.chairs[0].since == watch.now(), "the ten minutes went"
    assert due(match, match.chairs[0], ()) == before


@pytest.mark.parametrize(("before", "minutes"), [(20 * 60, 5), (24 * 60 - 2, 2)])
async def test_a_decision_that_is_asked_anew_is_not_over_at_once(
    opened: Open, watch: SetWatch, before: int, minutes: int
) -> None:
    """Five minutes, as any decision gets; but no more than there were when it was made."""
    store, match = await table(opened, watch, InTurn())
    watch.advance(minutes=before)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    watch.advance(hours=5)
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) * 60 == pytest.approx(minutes)


async def test_what_the_clock_chose_can_be_taken_back_and_decided(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, InTurn())
    watch.advance(hours=24)
    assert len([each for each in await fire_all(store) if each.played]) == 1
    match = await taken_back(store, await store.match(match.id), ANN)
    assert left(match, watch, 0) * 60 == pytest.approx(5)


async def test_a_live_table_gives_its_minutes_anew(opened: Open, watch: SetWatch) -> None:
    store, match = await table(opened, watch, InTurn(), Clock.live(10))
    watch.advance(minutes=9)
    match = (await submit_bid(store, match, "a", ANN)).match
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) * 60 == pytest.approx(10)


@pytest.mark.parametrize(
    ("clock", "passed", "hours"), [(CLOCK, 20 * 60, 9), (Clock.live(10), 9, 24)], ids=["days", "live"]
)
async def test_another_clock_takes_no_more_than_was_brought_or_it_brings(
    opened: Open, watch: SetWatch, clock: Clock, passed: int, hours: float
) -> None:
    store, match = await table(opened, watch, InTurn(), clock)
    watch.advance(minutes=passed)
    match = (await submit_bid(store, match, "a", ANN)).match
    asked = await store.consent.change_clock(match.id, "c", ANN, "Ann", Clock.days(24, 1))
    for user in (BOB, CLEO):
        match = await store.consent.answer(match.id, f"c{user}", user, asked.questions, "yes")
    match = await taken_back(store, match, ANN)
    assert left(match, watch, 0) == hours
