"""Counting: a question is settled by those who are asked, also when one of them goes, and nobody loses a seat to it
who is there and does not want that."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from games.core.chance import Chance
from games.core.registry import find_game
from games.core.seeded import Seeded
from storage import Clock, Match, Refused, Seat, Status, Store, User
from storage.asking import voters
from tests.storage.hours.test_deadlines import clocked, fire_all
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, seat, submit_bid
from tests.storage.toy import Bid
from tests.watch import SetWatch

Open = Callable[..., Awaitable[Store]]


async def pause_asked(store: Store) -> Match:
    """Ann and Bob would like the table to rest; Cleo has not answered."""
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
    match = await timed.consent.found_gone(match.id, CLEO)
    assert match.paused_at is not None


async def test_a_pause_is_agreed_when_the_last_who_was_asked_is_replaced_or_forgotten(timed: Store) -> None:
    match = await pause_asked(timed)
    (match,) = await timed.privacy.forget(CLEO, "a former player")
    assert match.paused_at is not None
    await timed.consent.resume(match.id, "g", ANN, "Ann")
    match = await timed.replace(match.id, "c", 1, computer="easy")
    assert match.paused_at is None


async def test_nothing_is_agreed_while_somebody_else_is_waited_for(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, DAN, rounds=9)
    await timed.consent.pause(match.id, "p", ANN, "Ann")
    await timed.resign(match.id, "r", DAN)
    match = await timed.resign(match.id, "r2", CLEO)
    assert match.question is not None and match.question.open and match.paused_at is None


async def test_a_step_is_taken_back_when_the_last_who_was_asked_resigns(opened: Open) -> None:
    store = await opened(games=find_game)
    match = await store.lobbies.open_match("o", game="epireia", host=ANN, host_name="Ann", guild=7, channel=8)
    for user in (BOB, CLEO):
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    match = await store.lobbies.start(match.id, "s", ANN)
    while match.question is None:  # until a step can be taken back, and not for nothing
        seat, steps = match.active[0], match.records
        user = match.chairs[seat].user
        assert user is not None and steps < 200
        match = await played(store, match, seat)
        try:
            match = await store.consent.undo(match.id, f"u{steps}", user, "P")
        except Refused as refusal:
            assert refusal.code.startswith("undo_")
    asker = match.question.by
    others = [user for user in (ANN, BOB, CLEO) if user != asker]
    await store.consent.answer(match.id, "y", others[0], 1, "yes")
    match = await store.resign(match.id, "r", others[1])
    assert match.question is not None and match.question.result == "yes"
    log = await store.log(match.id, seat=None, newest_first=True, limit=1)
    assert log[0].taken_back
    await store.verify(match.id)


async def played(store: Store, match: Match, seat: int) -> Match:
    """What a computer player would do in that seat, by its person."""
    action = match.rules.rollout_action(match.state, seat, Chance(Seeded(f"{match.records}").below))
    if action.open:
        action = match.rules.timeout_action(match.state, seat)
    user = match.chairs[seat].user
    assert user is not None
    return (await store.submit(match.id, f"a{match.records}", User(user), lambda _: action)).match


async def test_who_is_there_keeps_the_seat(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    assert match.question is not None and match.question.open and match.chairs[1].user == BOB
    assert voters(match, match.question) == (ANN, BOB)
    match = await timed.consent.answer(match.id, "no", BOB, 1, "wait")
    assert match.question is not None and match.question.result == "wait" and match.chairs[1].user == BOB
    await timed.consent.replace(match.id, "r2", ANN, "Ann", 1, "computer")
    match = await timed.consent.answer(match.id, "other", BOB, 2, "end")
    assert match.question is not None and match.question.result == "wait" and match.chairs[1].user == BOB
    await timed.consent.replace(match.id, "r3", ANN, "Ann", 1, "computer")
    match = await timed.consent.answer(match.id, "yes", BOB, 3, "computer")
    assert match.chairs[1].computer is not None and match.chairs[1].held_for == BOB
    assert [tally.replaced for tally in await timed.results.tallies(7, BOB)] == [0], "agreed: not lost"


async def test_the_others_alone_do_not_take_a_seat(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=9)
    await timed.consent.replace(match.id, "r", ANN, "Ann", 2, "computer")
    match = await timed.consent.answer(match.id, "b", BOB, 1, "computer")
    assert match.chairs[2].user == CLEO and match.question is not None and match.question.open
    match = await timed.consent.answer(match.id, "c", CLEO, 1, "wait")
    assert match.question is not None and match.question.result == "wait"


@pytest.mark.parametrize(("days", "asked"), [(3, (ANN, BOB)), (4, (ANN,))])
async def test_who_is_silent_for_days_where_no_time_runs_is_not_asked(
    timed: Store, watch: SetWatch, days: int, asked: tuple[int, ...]
) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    watch.advance(days=days)
    match = await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    assert match.question is not None
    if match.question.open:
        assert voters(match, match.question) == asked
    else:
        assert len(asked) == 1 and match.chairs[1].held_for == BOB


async def test_who_is_away_is_not_asked_any_more(timed: Store, watch: SetWatch) -> None:
    match = await clocked(timed, Clock.live(2), ANN, BOB, rounds=9)
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
    match = await timed.consent.found_gone(match.id, CLEO)
    assert match.chairs[2].vacant and match.chairs[2].held_for == CLEO


async def test_ones_own_seat_is_for_the_others_to_say(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    match = await timed.consent.replace(match.id, "r", BOB, "Bob", 1, "computer")
    assert match.question is not None and voters(match, match.question) == (ANN,)
    with pytest.raises(Refused, match="not_asked"):
        await timed.consent.answer(match.id, "no", BOB, 1, "wait")
    match = await timed.consent.answer(match.id, "yes", ANN, 1, "computer")
    assert match.chairs[1].computer is not None and match.status is Status.PLAYING


async def both_away(store: Store, watch: SetWatch, *people: int) -> Match:
    """A table whose last seat the clock has played twice in a row, so that the others are asked."""
    match = await clocked(store, Clock.live(2), *people, rounds=9)
    for turn in range(2):
        for user in people[:-1]:
            await submit_bid(store, await store.match(match.id), f"{turn}.{user}", user)
        watch.advance(minutes=2)
        await fire_all(store)
    return await store.match(match.id)


async def test_a_table_may_wait_for_who_is_away(timed: Store, watch: SetWatch) -> None:
    match = await both_away(timed, watch, ANN, BOB)
    assert match.question is not None and match.question.kind == "absent" and match.chairs[1].timeouts == 2
    match = await timed.consent.answer(match.id, "w", ANN, 1, "wait")
    assert match.chairs[1].timeouts == 0 and match.chairs[1].user == BOB and match.status is Status.PLAYING
    await submit_bid(timed, match, "3", ANN)
    watch.advance(minutes=2)
    await fire_all(timed)
    match = await timed.match(match.id)
    assert match.questions == 1, "it takes two in a row again before it is asked"


async def test_a_table_may_end_without_who_is_away_and_that_counts_for_them_alone(
    timed: Store, watch: SetWatch
) -> None:
    match = await both_away(timed, watch, ANN, BOB)
    match = await timed.consent.answer(match.id, "e", ANN, 1, "end")
    assert match.status is Status.ENDED and match.ending is not None and match.ending.kind == "agreed"
    (tally,) = await timed.results.tallies(7, BOB)
    assert (tally.kind, tally.finished, tally.replaced, tally.missed) == ("people", 0, 1, 2)
    assert await timed.results.tallies(7, ANN) == [] and await timed.results.leaders(7, "bidding") == []


async def test_an_end_that_somebody_agreed_to_does_not_count_against_them(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, rounds=9)
    await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    await timed.consent.answer(match.id, "e", ANN, 1, "end")
    match = await timed.consent.answer(match.id, "e2", BOB, 1, "end")
    assert match.status is Status.ENDED
    assert await timed.results.tallies(7, BOB) == await timed.results.tallies(7, ANN) == []


async def test_who_leaves_by_agreement_has_neither_won_nor_lost(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=1)
    await timed.consent.replace(match.id, "r", ANN, "Ann", 1, "computer")
    await timed.consent.answer(match.id, "c", CLEO, 1, "computer")
    match = await timed.consent.answer(match.id, "b", BOB, 1, "computer")
    for user in (ANN, CLEO):
        await submit_bid(timed, match, f"{user}", user)
    match = (await timed.submit(match.id, "1", Seat(1), lambda now: Bid(now.state.hands[1][0]))).match
    assert match.status is Status.OVER
    assert {leader.user for leader in await timed.results.leaders(7, "bidding")} == {ANN, CLEO}
    assert [(tally.kind, tally.finished) for tally in await timed.results.tallies(7, ANN)] == [("people", 1)]
    assert [(tally.finished, tally.replaced) for tally in await timed.results.tallies(7, BOB)] == [(0, 0)]


async def test_who_gives_up_a_game_with_computers_does_so_in_a_game_with_computers(timed: Store) -> None:
    match = await seat(timed, ANN, BOB)
    await timed.lobbies.add_computer(match.id, "c", ANN, "easy")
    match = await timed.lobbies.start(match.id, "s", ANN)
    await timed.resign(match.id, "r", BOB)
    assert [(tally.kind, tally.replaced) for tally in await timed.results.tallies(7, BOB)] == [("computers", 1)]


async def test_a_seat_that_a_computer_holds_is_a_new_persons_only_if_the_table_agrees(timed: Store) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=9)
    await timed.resign(match.id, "r", CLEO)
    await timed.people.change(DAN, lambda person: replace(person, quiet_from=60, quiet_to=120))
    match = await timed.consent.sit_down(match.id, "d", DAN, "Dan")
    question = match.question
    assert question is not None and question.kind == "seat" and question.open and match.chairs[2].user is None
    assert question.seat == 2 and voters(match, question) == (ANN, BOB)
    match = await timed.consent.answer(match.id, "no", ANN, 1, "no")
    assert match.chairs[2].computer is not None and match.question is not None and match.question.result == "no"
    await timed.consent.sit_down(match.id, "d2", DAN, "Dan")
    await timed.consent.answer(match.id, "yes", ANN, 2, "yes")
    match = await timed.consent.found_gone(match.id, BOB)
    chair = match.chairs[2]
    assert (chair.user, chair.name, chair.computer) == (DAN, "Dan", None)
    assert chair.quiet is not None, "with their own quiet hours, whoever's answer was the last"
