"""Who owes a decision for long, and asking about a seat after another question."""

from datetime import timedelta

from storage import Store
from storage.asking import waiting_seats
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, submit_bid
from tests.watch import SetWatch


async def test_who_owes_a_decision_for_long(timed: Store, watch: SetWatch) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    watch.advance(hours=20)
    await submit_bid(timed, match, "b", BOB)
    watch.advance(hours=5)
    day = timedelta(hours=24)
    assert sorted(await timed.long_asked(watch.now() - day)) == [(7, ANN), (7, CLEO)]
    await timed.consent.found_gone(match.id, CLEO)
    assert await timed.long_asked(watch.now() - day) == [(7, ANN)]
    await timed.end(match.id, "end", ANN, "Ann", "")
    assert await timed.long_asked(watch.now() - day) == []


async def test_what_waits_is_asked_in_turn_and_once(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, DAN)
    match = await timed.consent.pause(match.id, "p", ANN, "Ann")
    for user in (CLEO, DAN):
        match = await timed.consent.found_gone(match.id, user)
    assert match.question is not None and match.question.kind == "pause" and waiting_seats(match) == ()
    assert (await timed.consent.ask_next(match.id)).question == match.question, "it is still open"
    match = await timed.consent.answer(match.id, "n", BOB, match.question.id, "no")
    assert waiting_seats(match) == (2, 3)
    for number, seat in enumerate((2, 3)):
        match = await timed.consent.ask_next(match.id)
        question = match.question
        assert question is not None and (question.kind, question.seat, question.open) == ("left", seat, True)
        for user in (ANN, BOB):
            match = await timed.consent.answer(match.id, f"w{number}{user}", user, question.id, "wait")
    assert waiting_seats(match) == () and match.chairs[2].gone
    assert (await timed.consent.ask_next(match.id)).questions == match.questions


async def test_who_is_back_is_not_asked_about(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    match = await timed.consent.pause(match.id, "p", ANN, "Ann")
    match = await timed.consent.found_gone(match.id, CLEO)
    match = (await submit_bid(timed, match, "b", CLEO)).match
    assert match.question is not None
    match = await timed.consent.answer(match.id, "n", BOB, match.question.id, "no")
    assert waiting_seats(match) == ()
