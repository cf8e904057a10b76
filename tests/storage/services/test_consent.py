"""Consent: voters, what settles a question, empty seats, and recounting after a departure or a crash."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from games.core.chance import Chance, Seeded
from games.core.registry import find_game
from storage import Clock, Match, Refused, Seat, Status, Store, User
from storage.match.consent_rules import voters, waiting_seats
from tests.fake_time import FakeTime
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, replace_player, say, seat, submit_bid
from tests.storage.timed_tables import fire_all, set_quiet_hours, table_with_clock
from tests.storage.toy import Bid
from tests.waiting import HANG

Open = Callable[..., Awaitable[Store]]


async def pause_asked(store: Store) -> Match:
    """Start a match in which Ann and Bob have voted for a pause and Cleo has not answered."""
    match = await begin(store, ANN, BOB, CLEO, rounds=9)
    await store.consent.pause(match.id, "p", ANN, "Ann")
    return await store.consent.answer(match.id, "p2", BOB, 1, "yes")


async def test_a_pause_is_agreed_when_the_last_who_was_asked_resigns(timed: Store) -> None:
    match = await pause_asked(timed)
    match = await timed.resign(match.id, "r", CLEO)
    assert match.question is not None and match.question.result == "yes" and match.paused_at is not None
    assert await timed.resign(match.id, "r", CLEO) == match, "the same press once more"


async def test_a_pause_is_agreed_when_the_last_who_was_asked_has_left(timed: Store) -> None:
    match = await pause_asked(timed)
    match = await timed.consent.player_left_server(match.id, CLEO)
    assert match.paused_at is not None


async def test_a_pause_is_agreed_when_the_last_who_was_asked_is_replaced_or_forgotten(timed: Store) -> None:
    match = await pause_asked(timed)
    (match,) = await timed.privacy.forget(CLEO, "a former player")
    assert match.paused_at is not None
    await timed.consent.resume(match.id, "g", ANN, "Ann")
    match = await replace_player(timed, match.id, "c", 1, computer="easy")
    assert match.paused_at is None


async def test_nothing_is_agreed_while_somebody_else_is_waited_for(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, DAN, rounds=9)
    await timed.consent.pause(match.id, "p", ANN, "Ann")
    await timed.resign(match.id, "r", DAN)
    match = await timed.resign(match.id, "r2", CLEO)
    assert match.question is not None and match.question.is_open and match.paused_at is None


async def test_a_step_is_taken_back_when_the_last_who_was_asked_resigns(opened: Open) -> None:
    store = await opened(games=find_game)
    match = await store.lobbies.open_match("o", game="epireia", host=ANN, host_name="Ann", guild=7, channel=8)
    for user in (BOB, CLEO):
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    match = await store.lobbies.start(match.id, "s", ANN)
    while match.question is None:  # until a step can be taken back, and not for nothing
        seat, steps = match.active[0], match.record_count
        user = match.chairs[seat].user
        assert user is not None and steps < 200
        match = await played(store, match, seat)
        try:
            match = await store.consent.undo(match.id, f"u{steps}", user, "P")
        except Refused as refusal:
            assert refusal.code.startswith("undo_")
    asker = match.question.asked_by
    others = [user for user in (ANN, BOB, CLEO) if user != asker]
    await store.consent.answer(match.id, "y", others[0], 1, "yes")
    match = await store.resign(match.id, "r", others[1])
    assert match.question is not None and match.question.result == "yes"
    log = await store.log(match.id, seat=None, newest_first=True, limit=1)
    assert log[0].steps_undone
    await store.verify(match.id)


async def played(store: Store, match: Match, seat: int) -> Match:
    """Take the action that a computer player would take in the seat, as its player."""
    action = match.rules.rollout_action(match.state, seat, Chance(Seeded(f"{match.record_count}").below))
    if action.open:
        action = match.rules.timeout_action(match.state, seat)
    user = match.chairs[seat].user
    assert user is not None
    return (await store.submit(match.id, f"a{match.record_count}", User(user), lambda _: action)).match


async def test_who_is_there_keeps_the_seat(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    assert match.question is not None and match.question.is_open and match.chairs[1].user == BOB
    assert voters(match, match.question) == (ANN, BOB)
    match = await timed.consent.answer(match.id, "no", BOB, 1, "wait")
    assert match.question is not None and match.question.result == "wait" and match.chairs[1].user == BOB
    await timed.consent.replace(match.id, "r2", ANN, "Ann", 1, "computer")
    match = await timed.consent.answer(match.id, "other", BOB, 2, "end")
    assert match.question is not None and match.question.result == "wait" and match.chairs[1].user == BOB
    await timed.consent.replace(match.id, "r3", ANN, "Ann", 1, "computer")
    match = await timed.consent.answer(match.id, "yes", BOB, 3, "computer")
    assert match.chairs[1].computer is not None and match.chairs[1].reserved_for == BOB
    assert [tally.replaced for tally in await timed.statistics.tallies(7, BOB)] == [0], "agreed: not lost"


async def test_the_others_alone_do_not_take_a_seat(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=9)
    await timed.consent.replace(match.id, "r", ANN, "Ann", 2, "computer")
    match = await timed.consent.answer(match.id, "b", BOB, 1, "computer")
    assert match.chairs[2].user == CLEO and match.question is not None and match.question.is_open
    match = await timed.consent.answer(match.id, "c", CLEO, 1, "wait")
    assert match.question is not None and match.question.result == "wait"


@pytest.mark.parametrize(("days", "asked"), [(3, (ANN, BOB)), (4, (ANN,))])
async def test_who_is_silent_for_days_where_no_time_runs_is_not_asked(
    timed: Store, watch: FakeTime, days: int, asked: tuple[int, ...]
) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    await submit_bid(timed, match, "ann", ANN)
    watch.advance(days=days)
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    assert match.question is not None
    if match.question.is_open:
        assert voters(match, match.question) == asked
    else:
        assert len(asked) == 1 and match.chairs[1].reserved_for == BOB


@pytest.mark.parametrize("has_chosen", [False, True])
async def test_a_question_about_a_seat_does_not_tell_whether_it_has_chosen(
    timed: Store, watch: FakeTime, has_chosen: bool
) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=9)
    await submit_bid(timed, match, "ann", ANN)
    if has_chosen:
        await submit_bid(timed, match, "bob", BOB)
    watch.advance(days=4)
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    assert match.question is not None and match.question.is_open
    assert voters(match, match.question) == (ANN, CLEO)


@pytest.mark.parametrize("has_chosen", [False, True])
async def test_a_question_about_a_seat_with_timeouts_does_not_tell_whether_it_has_chosen(
    timed: Store, watch: FakeTime, has_chosen: bool
) -> None:
    """A hidden choice resets the count of timeouts."""
    match = await both_away(timed, watch, ANN, CLEO, BOB)
    assert match.question is not None and match.question.kind == "absent"
    match = await timed.consent.answer(match.id, "back", ANN, match.question.id, "withdrawn")
    if has_chosen:
        await submit_bid(timed, match, "bob", BOB)
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 2, "computer")
    assert match.question is not None and match.question.is_open
    assert voters(match, match.question) == (ANN, CLEO, BOB)


async def test_a_hidden_choice_does_not_settle_a_question_about_who_is_there(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(2), ANN, BOB, rounds=9)
    await submit_bid(timed, match, "ann", ANN)
    watch.advance(minutes=2)
    await fire_all(timed)
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    assert match.chairs[1].timeouts == 1
    match = (await submit_bid(timed, match, "bob", BOB)).match
    assert match.question is not None and match.question.is_open


async def test_who_keeps_the_others_waiting_does_not_take_their_seats(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    await submit_bid(timed, match, "bob", BOB)
    watch.advance(days=4)
    with pytest.raises(Refused, match="choose_first"):
        await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")


async def test_who_has_chosen_and_is_asked_about_keeps_the_seat_by_any_answer(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=9)
    for user in (ANN, BOB):
        await submit_bid(timed, match, f"{user}", user)
    watch.advance(days=4)
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    match = await timed.consent.answer(match.id, "here", BOB, 1, "end")
    assert match.question is not None and (match.question.result, match.question.decided_by) == ("wait", f"P{BOB}")
    match = await timed.consent.replace(match.id, "r2", ANN, "Ann", 1, "computer")
    assert match.question is not None and BOB in voters(match, match.question), "all know that Bob is there"


async def test_neither_a_newcomer_nor_anybody_after_a_pause_counts_as_absent(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=9)
    await submit_bid(timed, match, "ann", ANN)
    watch.advance(days=4)
    await replace_player(timed, match.id, "d", 1, user=DAN, name="Dan")
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    assert match.question is not None and DAN in voters(match, match.question)
    match = await timed.consent.answer(match.id, "w", ANN, match.question.id, "withdrawn")
    for ask in (timed.consent.pause, timed.consent.resume):
        match = await ask(match.id, f"{ask}", ANN, "Ann")
        assert match.question is not None
        for user in (DAN, CLEO):
            match = await timed.consent.answer(match.id, f"{ask}{user}", user, match.question.id, "yes")
        watch.advance(days=4 * (match.paused_at is not None))
    match = await timed.consent.replace(match.id, "r2", ANN, "Ann", 2, "computer")
    assert match.question is not None and CLEO in voters(match, match.question)


async def test_who_is_away_is_not_asked_any_more(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(2), ANN, BOB, rounds=9)
    await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    for turn in range(2):
        assert (await timed.match(match.id)).chairs[1].user == BOB
        await submit_bid(timed, await timed.match(match.id), f"{turn}", ANN)
        watch.advance(minutes=2)
        fired = await fire_all(timed)
    match = await timed.match(match.id)
    assert match.chairs[1].computer is not None, "the clock has chosen twice in a row"
    assert fired[-1].played.match == match


async def test_who_has_left_the_server_is_not_asked(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=9)
    await timed.consent.replace(match.id, "r", ANN, "Ann", 2, "person")
    await timed.consent.answer(match.id, "b", BOB, 1, "person")
    match = await timed.consent.player_left_server(match.id, CLEO)
    assert match.chairs[2].is_vacant and match.chairs[2].reserved_for == CLEO


async def test_ones_own_seat_is_for_the_others_to_say(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    match = await timed.consent.replace(match.id, "r", BOB, "Bob", 1, "computer")
    assert match.question is not None and voters(match, match.question) == (ANN,)
    with pytest.raises(Refused, match="not_asked"):
        await timed.consent.answer(match.id, "no", BOB, 1, "wait")
    match = await timed.consent.answer(match.id, "yes", ANN, 1, "computer")
    assert match.chairs[1].computer is not None and match.status is Status.PLAYING


async def both_away(store: Store, watch: FakeTime, *people: int) -> Match:
    """Start a match in which the last seat has timed out twice in a row, so that the others are asked about it."""
    match = await table_with_clock(store, Clock.live(2), *people, rounds=9)
    for turn in range(2):
        for user in people[:-1]:
            await submit_bid(store, await store.match(match.id), f"{turn}.{user}", user)
        watch.advance(minutes=2)
        await fire_all(store)
    return await store.match(match.id)


async def test_a_table_may_wait_for_who_is_away(timed: Store, watch: FakeTime) -> None:
    match = await both_away(timed, watch, ANN, BOB)
    assert match.question is not None and match.question.kind == "absent" and match.chairs[1].timeouts == 2
    match = await timed.consent.answer(match.id, "w", ANN, 1, "wait")
    assert match.chairs[1].timeouts == 0 and match.chairs[1].user == BOB and match.status is Status.PLAYING
    await submit_bid(timed, match, "3", ANN)
    watch.advance(minutes=2)
    await fire_all(timed)
    match = await timed.match(match.id)
    assert match.question_count == 1, "it takes two in a row again before it is asked"


async def test_a_table_may_end_without_who_is_away_and_that_counts_for_them_alone(
    timed: Store, watch: FakeTime
) -> None:
    match = await both_away(timed, watch, ANN, BOB)
    match = await timed.consent.answer(match.id, "e", ANN, 1, "end")
    assert match.status is Status.ENDED and match.ending is not None and match.ending.kind == "agreed"
    (tally,) = await timed.statistics.tallies(7, BOB)
    assert (tally.kind, tally.finished, tally.replaced, tally.missed_decisions) == ("people", 0, 1, 2)
    assert await timed.statistics.tallies(7, ANN) == [] and await timed.statistics.leaders(7, "bidding") == []


async def test_an_end_that_somebody_agreed_to_does_not_count_against_them(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    await timed.consent.answer(match.id, "e", ANN, 1, "end")
    match = await timed.consent.answer(match.id, "e2", BOB, 1, "end")
    assert match.status is Status.ENDED
    assert await timed.statistics.tallies(7, BOB) == await timed.statistics.tallies(7, ANN) == []


async def test_who_leaves_by_agreement_has_neither_won_nor_lost(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=1)
    await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    await timed.consent.answer(match.id, "c", CLEO, 1, "computer")
    match = await timed.consent.answer(match.id, "b", BOB, 1, "computer")
    for user in (ANN, CLEO):
        await submit_bid(timed, match, f"{user}", user)
    match = (await timed.submit(match.id, "1", Seat(1), lambda now: Bid(now.state.hands[1][0]))).match
    assert match.status is Status.OVER
    assert {leader.user for leader in await timed.statistics.leaders(7, "bidding")} == {ANN, CLEO}
    assert [(tally.kind, tally.finished) for tally in await timed.statistics.tallies(7, ANN)] == [("people", 1)]
    assert [(tally.finished, tally.replaced) for tally in await timed.statistics.tallies(7, BOB)] == [(0, 0)]


async def test_who_gives_up_a_game_with_computers_does_so_in_a_game_with_computers(timed: Store) -> None:
    match = await seat(timed, ANN, BOB)
    await timed.lobbies.add_computer(match.id, "c", ANN, "easy")
    match = await timed.lobbies.start(match.id, "s", ANN)
    await timed.resign(match.id, "r", BOB)
    assert [(tally.kind, tally.replaced) for tally in await timed.statistics.tallies(7, BOB)] == [("computers", 1)]


async def test_a_seat_that_a_computer_holds_is_a_new_persons_only_if_the_table_agrees(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=9)
    await timed.resign(match.id, "r", CLEO)
    await timed.user_settings.change(DAN, lambda person: replace(person, quiet_from=60, quiet_to=120))
    match = await timed.consent.sit_down(match.id, "d", DAN, "Dan")
    question = match.question
    assert question is not None and question.kind == "seat" and question.is_open and match.chairs[2].user is None
    assert question.seat == 2 and voters(match, question) == (ANN, BOB)
    match = await timed.consent.answer(match.id, "no", ANN, 1, "no")
    assert match.chairs[2].computer is not None and match.question is not None and match.question.result == "no"
    await timed.consent.sit_down(match.id, "d2", DAN, "Dan")
    await timed.consent.answer(match.id, "yes", ANN, 2, "yes")
    match = await timed.consent.player_left_server(match.id, BOB)
    chair = match.chairs[2]
    assert (chair.user, chair.name, chair.computer) == (DAN, "Dan", None)
    assert chair.quiet_hours is not None, "with their own quiet hours, whoever's answer was the last"


async def test_a_vacant_seat_may_be_given_to_a_computer(timed: Store, watch: FakeTime) -> None:
    await set_quiet_hours(timed, CLEO, 22, 7)
    match = await table_with_clock(timed, Clock.live(10), ANN, BOB, CLEO)
    match = await timed.consent.player_left_server(match.id, CLEO)
    assert match.question is not None
    for user in (ANN, BOB):
        match = await timed.consent.answer(match.id, f"p{user}", user, match.question.id, "person")
    assert match.chairs[2].is_vacant and match.chairs[2].quiet_hours is None, "nobody's time stands still there"
    with pytest.raises(Refused, match="no_person"):
        await timed.consent.replace(match.id, "again", ANN, "Ann", 2, "person")
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 2, "computer")
    assert match.question is not None and match.question.is_open, "the others are asked"
    match = await timed.consent.answer(match.id, "c", BOB, match.question.id, "computer")
    chair = match.chairs[2]
    assert chair.computer is not None and chair.reserved_for == CLEO
    with pytest.raises(Refused, match="no_person"):
        await timed.consent.replace(match.id, "twice", ANN, "Ann", 2, "computer")
    match = await timed.consent.sit_down(match.id, "back", CLEO, "Cleo")
    assert match.chairs[2].user == CLEO and match.chairs[2].quiet_hours is not None


async def test_a_vacant_seat_of_a_private_table_is_a_new_persons_only_if_the_table_agrees(timed: Store) -> None:
    match = await seat(timed, ANN, BOB, CLEO, rounds=9)
    await timed.lobbies.set_spectators(match.id, "private", ANN, False)
    match = await timed.lobbies.start(match.id, "s", ANN)
    match = await timed.consent.player_left_server(match.id, CLEO)
    for user in (ANN, BOB):
        match = await timed.consent.answer(match.id, f"p{user}", user, 1, "person")
    assert match.chairs[2].is_vacant
    match = await timed.consent.sit_down(match.id, "d", DAN, "Dan")
    question = match.question
    assert question is not None and (question.kind, question.seat, question.is_open) == ("seat", 2, True)
    assert match.chairs[2].is_vacant and voters(match, question) == (ANN, BOB)
    match = await timed.consent.answer(match.id, "no", ANN, question.id, "no")
    assert match.chairs[2].is_vacant
    match = await timed.consent.sit_down(match.id, "d2", DAN, "Dan")
    assert match.question is not None
    for user in (ANN, BOB):
        match = await timed.consent.answer(match.id, f"y{user}", user, match.question.id, "yes")
    assert (match.chairs[2].user, match.chairs[2].name) == (DAN, "Dan")


async def test_a_seat_of_a_private_table_is_still_its_owners(timed: Store) -> None:
    match = await seat(timed, ANN, BOB, CLEO, rounds=9)
    await timed.lobbies.set_spectators(match.id, "private", ANN, False)
    match = await timed.lobbies.start(match.id, "s", ANN)
    match = await timed.consent.player_left_server(match.id, CLEO)
    for user in (ANN, BOB):
        match = await timed.consent.answer(match.id, f"c{user}", user, 1, "computer")
    assert match.chairs[2].computer is not None and match.chairs[2].reserved_for == CLEO
    match = await timed.consent.sit_down(match.id, "back", CLEO, "Cleo")
    assert match.chairs[2].user == CLEO, "who may come back at once is not asked about"


async def test_who_takes_a_vacant_seat_settles_the_question_about_it(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    match = await timed.consent.player_left_server(match.id, CLEO)
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
        assert match.question is not None and match.question.is_open
        match = await timed.consent.answer(match.id, f"w{number}", withdraws, number, "withdrawn")
        assert match.question is not None and match.question.result == "withdrawn" and match.paused_at is None


async def test_an_undo_that_cannot_be_agreed_any_more_is_settled_by_a_yes(
    timed: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.core.undo.reveals", lambda *_: False)
    match = await begin(timed, ANN, BOB)
    await timed.submit(match.id, "s", User(ANN), say("hello"))
    match = await timed.consent.undo(match.id, "u", ANN, "Ann")
    assert match.question is not None and match.question.is_open
    monkeypatch.setattr("games.core.undo.reveals", lambda *_: True)
    await submit_bid(timed, match, "b1", ANN)
    records = (await submit_bid(timed, match, "b2", BOB)).match.record_count
    with pytest.raises(Refused, match="not_asked"):
        await timed.consent.answer(match.id, "x", DAN, 1, "yes")
    match = await timed.consent.answer(match.id, "y", BOB, 1, "yes")
    assert match.question is not None and match.question.result == "overtaken" and match.record_count == records
    match = await timed.consent.pause(match.id, "p", ANN, "Ann")
    assert match.question is not None and match.question.kind == "pause" and match.question.is_open


async def test_an_absence_is_remembered_as_long_as_a_time_may_run(timed: Store, watch: FakeTime) -> None:
    watch.advance(days=10)
    await timed.deadlines.heartbeat(returned=True)
    for _ in range(3):
        watch.advance(days=50)
        await timed.deadlines.heartbeat(returned=False)
    assert len(timed.time.outages) == 1, "the longest bank is used up in 90 days with the longest quiet hours"
    watch.advance(days=50)
    await timed.deadlines.heartbeat(returned=False)
    assert not timed.time.outages


async def test_who_owes_a_decision_for_long(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    watch.advance(hours=20)
    await submit_bid(timed, match, "b", BOB)
    watch.advance(hours=5)
    day = timedelta(hours=24)
    everybody = [(7, ANN), (7, BOB), (7, CLEO)]
    assert sorted(await timed.long_pending(watch.now() - day)) == everybody, "Bob too, who has chosen in secret"
    await timed.consent.player_left_server(match.id, CLEO)
    assert await timed.long_pending(watch.now() - day) == [(7, ANN), (7, BOB)]
    await timed.end(match.id, "end", ANN, "Ann", "")
    assert await timed.long_pending(watch.now() - day) == []


async def test_what_waits_is_asked_in_turn_and_once(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, DAN)
    match = await timed.consent.pause(match.id, "p", ANN, "Ann")
    for user in (CLEO, DAN):
        match = await timed.consent.player_left_server(match.id, user)
    assert match.question is not None and match.question.kind == "pause" and waiting_seats(match) == ()
    assert (await timed.consent.ask_next(match.id)).question == match.question, "it is still open"
    match = await timed.consent.answer(match.id, "n", BOB, match.question.id, "no")
    assert waiting_seats(match) == (2, 3)
    for number, empty in enumerate((2, 3)):
        match = await timed.consent.ask_next(match.id)
        question = match.question
        assert question is not None and (question.kind, question.seat, question.is_open) == ("left", empty, True)
        for user in (ANN, BOB):
            match = await timed.consent.answer(match.id, f"w{number}{user}", user, question.id, "wait")
    assert waiting_seats(match) == () and match.chairs[2].left_server
    assert (await timed.consent.ask_next(match.id)).question_count == match.question_count


async def test_who_is_back_is_not_asked_about(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO)
    match = await timed.consent.pause(match.id, "p", ANN, "Ann")
    match = await timed.consent.player_left_server(match.id, CLEO)
    match = (await timed.submit(match.id, "b", User(CLEO), say("Here I am"))).match
    assert match.question is not None
    match = await timed.consent.answer(match.id, "n", BOB, match.question.id, "no")
    assert waiting_seats(match) == ()


ROOT = Path(__file__).parents[3]


async def leaves_and_dies(url: str, match: Match, user: int) -> None:
    """Mark a user as gone in a process that is killed right after committing that one transaction."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.storage.services.departing", url, str(match.id), str(user)),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert await asyncio.wait_for(process.wait(), HANG) == -signal.SIGKILL


@pytest.mark.process
async def test_a_pause_that_waited_for_who_is_gone_is_agreed(url: str, opened: Open) -> None:
    store = await opened()
    match = await begin(store, ANN, BOB, CLEO)
    match = await store.consent.pause(match.id, "p", ANN, "Ann")
    assert match.question is not None
    await store.consent.answer(match.id, "y", BOB, match.question.id, "yes")
    assert await store.consent.with_unsettled_questions() == [], "Cleo has still to say something"
    await leaves_and_dies(url, match, CLEO)
    left = await store.match(match.id)
    assert left.chairs[2].left_server and left.question is not None and left.question.is_open and left.paused_at is None
    assert [each.id for each in await store.consent.with_unsettled_questions()] == [match.id]
    settled = await store.consent.settle(match.id)
    assert settled.paused_at is not None
    question = settled.question
    assert question is not None
    assert (question.kind, question.seat) == ("left", 2), "and what had to wait for it is asked"
    assert await store.consent.with_unsettled_questions() == []
    again = await store.consent.settle(match.id)
    assert (again.version, again.question_count) == (settled.version, settled.question_count), "once"


@pytest.mark.process
async def test_nothing_is_left_where_others_have_still_to_answer(url: str, opened: Open) -> None:
    store = await opened()
    match = await begin(store, ANN, BOB, CLEO, DAN)
    match = await store.consent.pause(match.id, "p", ANN, "Ann")
    await leaves_and_dies(url, match, CLEO)
    assert await store.consent.with_unsettled_questions() == []
    after = await store.consent.settle(match.id)
    assert after.question is not None and after.question.is_open and after.paused_at is None
