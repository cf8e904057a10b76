"""Deadlines are written with the change that causes them and fire once."""

import asyncio
from dataclasses import replace

import pytest

from games.core.chance import Chance, Seeded
from games.core.registry import all_games, find_game
from storage import Clock, Refused, Status, Store, User
from storage.match.due_times import HALF, SOON, TIMEOUT, turn_deadline
from tests.fake_time import FakeTime
from tests.storage.match.test_undo import InTurn
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, bid, deadlines_of, submit_bid
from tests.storage.timed_tables import Open, bank, fire_all, table_with_clock


async def test_they_are_set_when_it_begins_and_go_when_it_ends(timed: Store) -> None:
    match = await table_with_clock(timed, Clock.live(10), ANN, BOB)
    kinds = [(each.seat, each.kind) for each in await deadlines_of(timed, match.id)]
    assert sorted(kinds) == sorted([(s, kind) for s in (0, 1) for kind in (HALF, SOON, TIMEOUT)])
    await submit_bid(timed, match, "b", ANN)
    assert [each.seat for each in await deadlines_of(timed, match.id) if each.kind == TIMEOUT] == [1]
    await timed.end(match.id, "end", ANN, "Ann", "")
    assert await deadlines_of(timed, match.id) == []


async def test_what_everybody_sees_does_not_move_when_one_chooses(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.days(24, 12), ANN, BOB, CLEO)
    ends = turn_deadline(match, ())
    watch.advance(hours=5)
    match = (await submit_bid(timed, match, "a", ANN)).match
    assert turn_deadline(match, ()) == ends
    watch.advance(hours=1)
    match = (await submit_bid(timed, match, "b", BOB)).match
    assert turn_deadline(match, ()) == ends
    match = (await submit_bid(timed, match, "c", CLEO)).match
    assert [bank(chair) for chair in match.chairs] == [24 * 3600.0] * 3, "12 hours come back, up to 24"


async def test_the_bank_is_spent_and_filled(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch, games=lambda name, edition=None: InTurn())
    await store.deadlines.heartbeat(returned=True)
    match = await table_with_clock(store, Clock.days(24, 6), ANN, BOB, CLEO)
    for user in (ANN, BOB):
        watch.advance(hours=20)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    assert [bank(chair) for chair in match.chairs] == [10 * 3600.0, 10 * 3600.0, 24 * 3600.0]


async def test_a_decision_of_several_at_once_leaves_the_banks_as_they_are(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.days(24, 6), ANN, BOB)
    watch.advance(hours=20)
    await submit_bid(timed, match, "a", ANN)
    watch.advance(hours=4)
    assert [each.deadline.seat for each in await fire_all(timed) if each.played] == [1]
    match = await timed.match(match.id)
    assert [bank(chair) for chair in match.chairs] == [24 * 3600.0, 6 * 3600.0], "Bob had no time left"


async def test_reminders_come_once_and_late_ones_together(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(10), ANN, BOB)
    watch.advance(minutes=5)
    fired = await fire_all(timed)
    assert len([each for each in fired if each.remind_in]) == 1, "one for all who decide at once"
    watch.advance(minutes=4, seconds=30)
    assert len([each for each in await fire_all(timed) if each.remind_in]) == 1
    assert {each.kind for each in await deadlines_of(timed, match.id)} == {TIMEOUT}
    watch.advance(minutes=1)
    fired = await fire_all(timed)
    assert len([each for each in fired if each.played]) == 2 and not [each for each in fired if each.remind_in]


async def test_two_stores_fire_it_once(opened: Open, watch: FakeTime) -> None:
    one, two = await opened(time_source=watch), await opened(time_source=watch)
    match = await table_with_clock(one, Clock.live(2), ANN, BOB)
    await one.deadlines.heartbeat(returned=True)
    watch.advance(minutes=2)
    fired = []
    while due := await one.deadlines.due(watch.now()):
        fired += await asyncio.gather(*[store.deadlines.fire(each) for each in due for store in (one, two, one)])
    assert len([each for each in fired if each.played]) == 2
    match = await one.match(match.id)
    assert match.record_count == 2 and [chair.timeouts for chair in match.chairs] == [1, 1]
    await one.verify(match.id)


async def test_no_deadline_of_a_turn_that_is_over(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(2), ANN, BOB)
    old = await deadlines_of(timed, match.id)
    for user in (ANN, BOB):
        await submit_bid(timed, match, f"b{user}", user)
    watch.advance(minutes=2)
    records = (await timed.match(match.id)).record_count
    for each in old:
        fired = await timed.deadlines.fire(each)
        assert fired.played is None and fired.remind_in is None
    assert (await timed.match(match.id)).record_count == records


async def test_ids_of_deadlines_never_come_again(timed: Store) -> None:
    match = await table_with_clock(timed, Clock.live(2), ANN, BOB)
    seen = {each.id for each in await deadlines_of(timed, match.id)}
    for turn in range(3):
        match = await timed.match(match.id)
        for user in (ANN, BOB):
            await submit_bid(timed, match, f"{turn}.{user}", user)
        new = {each.id for each in await deadlines_of(timed, match.id)}
        assert not new & seen
        seen |= new


@pytest.mark.parametrize("minutes", [4, 9.5], ids=["before-reminders", "after-reminders"])
async def test_time_that_stood_still_is_not_counted(
    timed: Store, watch: FakeTime, opened: Open, minutes: float
) -> None:
    match = await table_with_clock(timed, Clock.live(10), ANN, BOB)
    watch.advance(minutes=minutes)
    await fire_all(timed)
    await timed.deadlines.heartbeat(returned=False)
    watch.advance(hours=9)
    again = await opened(time_source=watch)
    await again.deadlines.heartbeat(returned=True)
    assert [each for each in await fire_all(again) if each.played or each.remind_in] == []
    watch.advance(minutes=10 - minutes, seconds=-1)
    assert not [each for each in await fire_all(again) if each.played]
    watch.advance(seconds=1)
    assert len([each for each in await fire_all(again) if each.played]) == 2
    assert (await again.match(match.id)).record_count == 2


async def test_quiet_hours_move_the_end(timed: Store, watch: FakeTime) -> None:
    await timed.user_settings.change(ANN, lambda person: replace(person, quiet_from=13 * 60, quiet_to=14 * 60))
    match = await table_with_clock(timed, Clock.days(2, 1), ANN, BOB)
    ends = {each.seat: each.due for each in await deadlines_of(timed, match.id) if each.kind == TIMEOUT}
    assert (ends[0] - ends[1]).total_seconds() == 3600
    await timed.deadlines.set_quiet(ANN, None)
    ends = {each.seat: each.due for each in await deadlines_of(timed, match.id) if each.kind == TIMEOUT}
    assert ends[0] == ends[1]


async def test_a_pause_and_another_clock(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(10), ANN, BOB)
    watch.advance(minutes=5)
    await timed.consent.pause(match.id, "p", ANN, "Ann")
    match = await timed.consent.answer(match.id, "p2", BOB, 1, "yes")
    assert match.paused_at is not None and await deadlines_of(timed, match.id) == []
    with pytest.raises(Refused, match="paused"):
        await submit_bid(timed, match, "no", ANN)
    with pytest.raises(Refused, match="question_settled"):
        await timed.consent.answer(match.id, "late", BOB, 1, "no")
    watch.advance(days=2)
    await timed.consent.resume(match.id, "r", BOB, "Bob")
    match = await timed.consent.answer(match.id, "r2", ANN, 2, "yes")
    assert (turn_deadline(match, ()) - watch.now()).total_seconds() == 300  # type: ignore[operator]
    await timed.consent.change_clock(match.id, "c", ANN, "Ann", Clock.days(24, 12))
    match = await timed.consent.answer(match.id, "c2", BOB, 3, "yes")
    assert (turn_deadline(match, ()) - watch.now()).total_seconds() == 12 * 3600  # type: ignore[operator]
    repeated = await timed.consent.answer(match.id, "c2", BOB, 3, "yes")
    assert repeated.question_count == 3


async def test_majority_and_the_host_breaks_ties(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(2), ANN, BOB, CLEO, rounds=9)
    for turn in range(2):
        for user in (ANN, BOB):
            match = await timed.match(match.id)
            await submit_bid(timed, match, f"{turn}.{user}", user)
        watch.advance(minutes=2)
        await fire_all(timed)
    match = await timed.match(match.id)
    assert match.question is not None and match.question.kind == "absent" and match.question.seat == 2
    with pytest.raises(Refused, match="not_asked"):
        await timed.consent.answer(match.id, "x", DAN, 1, "wait")
    await timed.consent.answer(match.id, "1", BOB, 1, "wait")
    match = await timed.consent.answer(match.id, "2", ANN, 1, "computer")
    assert match.question.result == "computer" and match.chairs[2].computer and match.chairs[2].reserved_for == CLEO  # type: ignore[union-attr]
    match = await timed.consent.sit_down(match.id, "3", CLEO, "Cleo")
    assert match.chairs[2].user == CLEO and match.chairs[2].timeouts == 0


async def test_who_acts_is_back(timed: Store, watch: FakeTime) -> None:
    match = await table_with_clock(timed, Clock.live(2), ANN, BOB, rounds=9)
    for turn in range(2):
        await submit_bid(timed, await timed.match(match.id), f"{turn}", ANN)
        watch.advance(minutes=2)
        await fire_all(timed)
    match = await timed.match(match.id)
    assert match.question is not None and match.question.is_open
    match = (await timed.submit(match.id, "back", User(BOB), bid(BOB))).match
    assert match.question is not None and match.question.is_open, "nobody else may know of a hidden choice"
    match = (await submit_bid(timed, match, "last", ANN)).match
    assert match.question is not None and match.question.result == "back"


async def test_a_table_without_a_clock_has_no_deadlines(timed: Store) -> None:
    match = await begin(timed, ANN, BOB)
    await submit_bid(timed, match, "b", ANN)
    assert await timed.deadlines.next_due() is None


@pytest.mark.parametrize("name", [game.name for game in all_games()])
@pytest.mark.slow
async def test_every_game_is_timed_out_to_its_end(name: str, opened: Open, watch: FakeTime, url: str) -> None:
    if url.startswith("postgresql"):
        pytest.skip("the rules are the same on both databases")
    store = await opened(time_source=watch, games=find_game)
    game = find_game(name)
    people = list(range(1, max(2, game.seats[0]) + 1))[: game.seats[-1]]
    match = await store.lobbies.open_match("o", game=name, host=1, host_name="P1", guild=7, channel=8)
    for user in people[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    await store.lobbies.set_clock(match.id, "c", 1, Clock.days(24, 12))
    await store.lobbies.start(match.id, "s", 1)
    await store.deadlines.heartbeat(returned=True)
    luck = Chance(Seeded(name).below)
    for step in range(3000):
        match = await store.match(match.id)
        if match.status is not Status.PLAYING:
            break
        if step < 30 and step % 3 == 0:  # now and then a player acts, or undoes a step freely
            chair = match.chairs[match.active[0]]
            action = game.rollout_action(match.state, chair.seat, luck)
            if not action.open and chair.user is not None:
                await store.submit(match.id, f"p{step}", User(chair.user), lambda _, action=action: action)
                try:
                    await store.consent.undo(match.id, f"u{step}", chair.user, "P", free_only=True)
                except Refused as refusal:
                    assert refusal.code.startswith("undo_") or refusal.code == "over"
            continue
        due = await store.deadlines.next_due()
        assert due is not None, "somebody is asked, so some time runs out"
        watch.jump(max(due - watch.now(), due - due))
        await fire_all(store)
    assert match.status is Status.OVER
    assert await deadlines_of(store, match.id) == []
    await store.verify(match.id)
