"""A table that waits for somebody to come is asked again what shall become of the seat, and not too often."""

import pytest

from storage import Clock, Match, Store
from storage.asking import long_empty
from tests.storage.hours.test_deadlines import clocked, fire_all
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, submit_bid
from tests.watch import SetWatch

WAIT = {"clock": Clock.live(10), "minutes": 20.0}, {"clock": Clock.days(24, 12), "minutes": 48 * 60.0}
LONGEST = {"clock": Clock.days(168, 48), "minutes": 72 * 60.0}, {"clock": None, "minutes": 72 * 60.0}


async def table(store: Store, clock: Clock | None) -> Match:
    """Three, of whom the last one is waited for."""
    match = await begin(store, ANN, BOB, CLEO) if clock is None else await clocked(store, clock, ANN, BOB, CLEO)
    for user in (ANN, BOB):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    return match


async def says(store: Store, match: Match, choice: str) -> Match:
    """All who are asked."""
    assert match.question is not None and match.question.open
    for user in (ANN, BOB):
        match = await store.consent.answer(match.id, f"{match.question.id}{user}", user, match.question.id, choice)  # type: ignore[union-attr]
    return match


async def asked(store: Store, match: Match) -> Match:
    """The match after a look at what has waited for long."""
    for each in await store.consent.long_empty():
        await store.consent.ask_again(each.id)
    return await store.match(match.id)


@pytest.mark.parametrize("case", [*WAIT, *LONGEST], ids=["live", "days", "a week", "none"])
async def test_a_vacant_seat_is_asked_about_again(timed: Store, watch: SetWatch, case: dict[str, object]) -> None:
    clock, minutes = case["clock"], float(str(case["minutes"]))
    match = await table(timed, clock)  # type: ignore[arg-type]
    match = await says(timed, await timed.consent.found_gone(match.id, CLEO), "person")
    assert match.chairs[2].vacant and match.chairs[2].active
    for number, choice in enumerate(("wait", "person", "withdrawn", "computer"), 2):
        watch.advance(minutes=minutes - 1)
        await fire_all(timed)
        assert (await asked(timed, match)).questions == number - 1
        watch.advance(minutes=1)
        match = await asked(timed, match)
        question = match.question
        assert question is not None and (question.kind, question.seat, question.id) == ("absent", 2, number)
        assert (await asked(timed, match)).questions == number, "once"
        if choice == "withdrawn":
            match = await timed.consent.answer(match.id, "w", ANN, number, choice)
        else:
            match = await says(timed, match, choice)
    assert match.chairs[2].computer is not None
    watch.advance(days=9)
    assert await timed.consent.long_empty() == []


async def test_who_left_a_table_without_a_clock_is_asked_about_again(timed: Store, watch: SetWatch) -> None:
    match = await table(timed, None)
    match = await says(timed, await timed.consent.found_gone(match.id, CLEO), "wait")
    watch.advance(days=2.9)
    assert await timed.consent.long_empty() == []
    watch.advance(days=0.1)
    match = await asked(timed, match)
    assert match.question is not None and (match.question.kind, match.question.seat) == ("left", 2)
    assert match.question.open and match.question.id == 2


async def test_a_seat_that_owes_nothing_holds_nobody_up(timed: Store, watch: SetWatch) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    await submit_bid(timed, match, "b", CLEO)
    match = await says(timed, await timed.consent.found_gone(match.id, CLEO), "person")
    assert match.chairs[2].vacant and not match.chairs[2].active
    watch.advance(days=9)
    assert await timed.consent.long_empty() == [] and long_empty(match, watch.now(), ()) is None
    match = (await submit_bid(timed, match, "a", ANN)).match
    match = (await submit_bid(timed, match, "b2", BOB)).match
    assert match.chairs[2].active and long_empty(match, watch.now(), ()) is None, "it is waited for from now on"


async def test_who_left_a_table_with_a_clock_is_asked_about_by_the_clock(timed: Store, watch: SetWatch) -> None:
    match = await table(timed, Clock.live(10))
    await says(timed, await timed.consent.found_gone(match.id, CLEO), "wait")
    watch.advance(minutes=30)
    assert await timed.consent.long_empty() == []


async def test_nobody_is_asked_while_nobody_waits(timed: Store, watch: SetWatch) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    match = await says(timed, await timed.consent.found_gone(match.id, CLEO), "person")
    await timed.consent.sit_down(match.id, "d", DAN, "Dan")
    watch.advance(days=9)
    assert await timed.consent.long_empty() == [], "somebody has come"
    match = await timed.consent.found_gone(match.id, DAN)
    match = await says(timed, match, "person")
    match = await timed.consent.pause(match.id, "p", ANN, "Ann")
    watch.advance(days=9)
    assert (await asked(timed, match)).question == match.question, "something else is asked"
    match = await says(timed, match, "yes")
    watch.advance(days=9)
    assert await timed.consent.long_empty() == [], "the table rests"


async def test_the_time_in_which_the_bot_was_away_is_no_waiting(timed: Store, watch: SetWatch) -> None:
    match = await table(timed, None)
    await says(timed, await timed.consent.found_gone(match.id, CLEO), "person")
    watch.advance(days=2)
    await timed.timetable.beat(returned=False)
    watch.advance(days=5)
    await timed.timetable.beat(returned=True)
    assert await timed.consent.long_empty() == []
    watch.advance(days=1)
    assert [each.id for each in await timed.consent.long_empty()] == [match.id]
