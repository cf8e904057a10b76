"""Absence: the bot asks again about a seat for which the others have waited long."""

import pytest

from storage import Clock, Match, Store
from storage.match.seating import long_empty_seat
from tests.fake_time import FakeTime
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, submit_bid
from tests.storage.timed_tables import fire_all, table_with_clock

WAIT = {"clock": Clock.live(10), "minutes": 20.0}, {"clock": Clock.days(24, 12), "minutes": 48 * 60.0}
LONGEST = {"clock": Clock.days(168, 48), "minutes": 72 * 60.0}, {"clock": None, "minutes": 72 * 60.0}


async def table(store: Store, clock: Clock | None) -> Match:
    """Start a match of three that waits for the last seat."""
    match = (
        await begin(store, ANN, BOB, CLEO) if clock is None else await table_with_clock(store, clock, ANN, BOB, CLEO)
    )
    for user in (ANN, BOB):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    return match


async def says(store: Store, match: Match, choice: str) -> Match:
    """Let all users who are asked give this answer."""
    assert match.question is not None and match.question.is_open
    for user in (ANN, BOB):
        match = await store.consent.answer(match.id, f"{match.question.id}{user}", user, match.question.id, choice)  # type: ignore[union-attr]
    return match


async def asked(store: Store, match: Match) -> Match:
    """Ask again about seats that have been empty for long; return the match."""
    for each in await store.consent.with_long_empty_seats():
        await store.consent.ask_again(each.id)
    return await store.match(match.id)


@pytest.mark.parametrize("case", [*WAIT, *LONGEST], ids=["live", "days", "a week", "none"])
async def test_a_vacant_seat_is_asked_about_again(timed: Store, watch: FakeTime, case: dict[str, object]) -> None:
    clock, minutes = case["clock"], float(str(case["minutes"]))
    match = await table(timed, clock)  # type: ignore[arg-type]
    match = await says(timed, await timed.consent.player_left_server(match.id, CLEO), "person")
    assert match.chairs[2].is_vacant and match.chairs[2].active
    for number, choice in enumerate(("wait", "person", "withdrawn", "computer"), 2):
        watch.advance(minutes=minutes - 1)
        await fire_all(timed)
        assert (await asked(timed, match)).question_count == number - 1
        watch.advance(minutes=1)
        match = await asked(timed, match)
        question = match.question
        assert question is not None and (question.kind, question.seat, question.id) == ("absent", 2, number)
        assert (await asked(timed, match)).question_count == number, "once"
        if choice == "withdrawn":
            match = await timed.consent.answer(match.id, "w", ANN, number, choice)
        else:
            match = await says(timed, match, choice)
    assert match.chairs[2].computer is not None
    watch.advance(days=9)
    assert await timed.consent.with_long_empty_seats() == []


@pytest.mark.slow
async def test_who_left_a_table_without_a_clock_is_asked_about_again(timed: Store, watch: FakeTime) -> None:
    match = await table(timed, None)
    match = await says(timed, await timed.consent.player_left_server(match.id, CLEO), "wait")
    watch.advance(days=2.9)
    assert await timed.consent.with_long_empty_seats() == []
    watch.advance(days=0.1)
    match = await asked(timed, match)
    assert match.question is not None and (match.question.kind, match.question.seat) == ("left", 2)
    assert match.question.is_open and match.question.id == 2


@pytest.mark.parametrize("has_chosen", [False, True])
async def test_the_bot_asks_about_an_empty_seat_whether_or_not_it_has_chosen_in_secret(
    timed: Store, watch: FakeTime, has_chosen: bool
) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    if has_chosen:
        await submit_bid(timed, match, "b", CLEO)
    match = await says(timed, await timed.consent.player_left_server(match.id, CLEO), "person")
    assert match.chairs[2].is_vacant and match.chairs[2].active is not has_chosen
    watch.advance(days=9)
    assert len(await timed.consent.with_long_empty_seats()) == 1 and long_empty_seat(match, watch.now(), ()) == 2
    match = (await submit_bid(timed, match, "a", ANN)).match
    match = (await submit_bid(timed, match, "b2", BOB)).match
    if has_chosen:
        assert match.chairs[2].active and long_empty_seat(match, watch.now(), ()) is None, "a new turn has begun"


@pytest.mark.slow
async def test_who_left_a_table_with_a_clock_is_asked_about_by_the_clock(timed: Store, watch: FakeTime) -> None:
    match = await table(timed, Clock.live(10))
    await says(timed, await timed.consent.player_left_server(match.id, CLEO), "wait")
    watch.advance(minutes=30)
    assert await timed.consent.with_long_empty_seats() == []


async def test_nobody_is_asked_while_nobody_waits(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    match = await says(timed, await timed.consent.player_left_server(match.id, CLEO), "person")
    await timed.consent.sit_down(match.id, "d", DAN, "Dan")
    watch.advance(days=9)
    assert await timed.consent.with_long_empty_seats() == [], "somebody has come"
    match = await timed.consent.player_left_server(match.id, DAN)
    match = await says(timed, match, "person")
    match = await timed.consent.pause(match.id, "p", ANN, "Ann")
    watch.advance(days=9)
    assert (await asked(timed, match)).question == match.question, "something else is asked"
    match = await says(timed, match, "yes")
    watch.advance(days=9)
    assert await timed.consent.with_long_empty_seats() == [], "the table rests"


async def test_the_time_in_which_the_bot_was_away_is_no_waiting(timed: Store, watch: FakeTime) -> None:
    match = await table(timed, None)
    await says(timed, await timed.consent.player_left_server(match.id, CLEO), "person")
    watch.advance(days=2)
    await timed.deadlines.heartbeat(returned=False)
    watch.advance(days=5)
    await timed.deadlines.heartbeat(returned=True)
    assert await timed.consent.with_long_empty_seats() == []
    watch.advance(days=1)
    assert [each.id for each in await timed.consent.with_long_empty_seats()] == [match.id]
