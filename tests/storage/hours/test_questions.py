"""Questions that nobody could settle: about a vacant seat, about a step that stands for good, and one to withdraw."""

import pytest

from storage import Clock, Refused, Store, User
from tests.storage.hours.test_changes import quiet
from tests.storage.hours.test_deadlines import clocked
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, say, submit_bid
from tests.watch import SetWatch


async def test_a_vacant_seat_may_be_given_to_a_computer(timed: Store, watch: SetWatch) -> None:
    await quiet(timed, CLEO, 22, 7)
    match = await clocked(timed, Clock.live(10), ANN, BOB, CLEO)
    match = await timed.consent.found_gone(match.id, CLEO)
    assert match.question is not None
    for user in (ANN, BOB):
        match = await timed.consent.answer(match.id, f"p{user}", user, match.question.id, "person")
    assert match.chairs[2].vacant and match.chairs[2].quiet is None, "nobody's time stands still there"
    with pytest.raises(Refused, match="no_person"):
        await timed.consent.replace(match.id, "again", ANN, "Ann", 2, "person")
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 2, "computer")
    assert match.question is not None and match.question.open, "the others are asked"
    match = await timed.consent.answer(match.id, "c", BOB, match.question.id, "computer")
    chair = match.chairs[2]
    assert chair.computer is not None and chair.held_for == CLEO
    with pytest.raises(Refused, match="no_person"):
        await timed.consent.replace(match.id, "twice", ANN, "Ann", 2, "computer")
    match = await timed.consent.sit_down(match.id, "back", CLEO, "Cleo")
    assert match.chairs[2].user == CLEO and match.chairs[2].quiet is not None


async def test_who_takes_a_vacant_seat_settles_the_question_about_it(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    match = await timed.consent.found_gone(match.id, CLEO)
    for user in (ANN, BOB):
        match = await timed.consent.answer(match.id, f"p{user}", user, 1, "person")
    await timed.consent.replace(match.id, "r", ANN, "Ann", 2, "computer")
    match = await timed.consent.sit_down(match.id, "d", DAN, "Dan")
    assert match.chairs[2].user == DAN and match.question is not None and match.question.result == "withdrawn"


async def test_only_who_asked_and_the_host_withdraw_a_question(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    for number, (asks, withdraws) in enumerate(((BOB, BOB), (BOB, ANN)), 1):
        await timed.consent.pause(match.id, f"p{number}", asks, "X")
        for other in (CLEO, DAN):
            with pytest.raises(Refused, match="not_yours_to_withdraw"):
                await timed.consent.answer(match.id, f"o{number}{other}", other, number, "withdrawn")
        match = await timed.match(match.id)
        assert match.question is not None and match.question.open
        match = await timed.consent.answer(match.id, f"w{number}", withdraws, number, "withdrawn")
        assert match.question is not None and match.question.result == "withdrawn" and match.paused_at is None


async def test_an_undo_that_cannot_be_agreed_any_more_is_settled_by_a_yes(
    timed: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.core.undo.reveals", lambda *_: False)
    match = await begin(timed, ANN, BOB)
    await timed.submit(match.id, "s", User(ANN), say("hello"))
    match = await timed.consent.undo(match.id, "u", ANN, "Ann")
    assert match.question is not None and match.question.open
    monkeypatch.setattr("games.core.undo.reveals", lambda *_: True)
    await submit_bid(timed, match, "b1", ANN)
    records = (await submit_bid(timed, match, "b2", BOB)).match.records
    with pytest.raises(Refused, match="not_asked"):
        await timed.consent.answer(match.id, "x", DAN, 1, "yes")
    match = await timed.consent.answer(match.id, "y", BOB, 1, "yes")
    assert match.question is not None and match.question.result == "overtaken" and match.records == records
    match = await timed.consent.pause(match.id, "p", ANN, "Ann")
    assert match.question is not None and match.question.kind == "pause" and match.question.open


async def test_an_absence_is_remembered_as_long_as_a_time_may_run(timed: Store, watch: SetWatch) -> None:
    watch.advance(days=10)
    await timed.timetable.beat(returned=True)
    for _ in range(3):
        watch.advance(days=50)
        await timed.timetable.beat(returned=False)
    assert len(timed.hours.away) == 1, "the longest bank is used up in 90 days with the longest quiet hours"
    watch.advance(days=50)
    await timed.timetable.beat(returned=False)
    assert not timed.hours.away
