"""Whoever comes back to a seat that they had left takes up their counts where they were, and keeps earlier games."""

from storage import Clock, Match, Seat, Status, Store
from storage.results.results import Tally
from tests.storage.hours.test_deadlines import fire_all
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, seat, submit_bid
from tests.storage.toy import Bid
from tests.watch import SetWatch


async def turn(store: Store, watch: SetWatch, match: Match, minutes: float) -> Match:
    """All who are asked decide after so many minutes, computers too."""
    watch.advance(minutes=minutes)
    match = await store.match(match.id)
    for chair in [match.chairs[number] for number in match.active]:
        key = f"{match.id}.{chair.seat}.{chair.turns}"
        if chair.user is not None:
            match = (await submit_bid(store, match, key, chair.user)).match
        else:
            played = await store.submit(
                match.id, key, Seat(chair.seat), lambda now, at=chair.seat: Bid(now.state.hands[at][0])
            )
            match = played.match
    return match


async def count(store: Store, user: int) -> Tally:
    (tally,) = await store.results.tallies(7, user)
    return tally


async def test_what_was_decided_before_and_after_counts_together(timed: Store, watch: SetWatch) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=4)
    match = await turn(timed, watch, match, 10)
    match = await timed.replace(match.id, "out", 2, computer="easy")
    tally = await count(timed, CLEO)
    assert (tally.finished, tally.replaced, tally.decided, tally.thought) == (0, 1, 1, 600)
    match = await turn(timed, watch, match, 60)
    match = await timed.replace(match.id, "in", 2, user=CLEO, name="Cleo")
    for _ in range(2):
        match = await turn(timed, watch, match, 5)
    assert match.status is Status.OVER
    tally = await count(timed, CLEO)
    assert (tally.finished, tally.replaced) == (1, 0), "it was finished after all"
    assert (tally.decided, tally.thought) == (3, 600 + 2 * 300), "and the computer's hour is not Cleo's"
    tally = await count(timed, ANN)
    assert (tally.decided, tally.thought) == (4, 600 + 3600 + 2 * 300)


async def test_a_seat_that_a_computer_held_is_taken_back_with_its_counts(timed: Store, watch: SetWatch) -> None:
    match = await seat(timed, ANN, BOB, CLEO, rounds=4)
    await timed.lobbies.set_clock(match.id, "clock", ANN, Clock.live(30))
    match = await timed.lobbies.start(match.id, "start", ANN)
    match = await turn(timed, watch, match, 10)
    for number in range(2):
        watch.advance(minutes=10)
        for user in (ANN, BOB):
            await submit_bid(timed, match, f"{number}.{user}", user)
        watch.advance(minutes=20)
        await fire_all(timed)
    match = await timed.match(match.id)
    assert match.question is not None and match.question.seat == 2
    for user in (ANN, BOB):
        match = await timed.consent.answer(match.id, f"q{user}", user, match.question.id, "computer")
    assert match.chairs[2].held_for == CLEO
    watch.advance(minutes=1)
    match = await timed.consent.sit_down(match.id, "back", CLEO, "Cleo")
    assert match.chairs[2].user == CLEO and match.chairs[2].decided == 0
    match = await turn(timed, watch, match, 4)
    tally = await count(timed, CLEO)
    assert match.status is Status.OVER and (tally.finished, tally.replaced) == (1, 0)
    assert (tally.decided, tally.thought, tally.missed) == (2, 600 + 240, 2), "what the clock decided counts too"


async def test_going_and_coming_twice_loses_nothing_and_counts_nothing_twice(timed: Store, watch: SetWatch) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=3)
    for number in range(3):
        match = await turn(timed, watch, match, 10)
        if match.open:
            await timed.replace(match.id, f"out{number}", 2, computer="easy")
            match = await timed.replace(match.id, f"in{number}", 2, user=CLEO, name="Cleo")
    tally = await count(timed, CLEO)
    assert (tally.finished, tally.replaced, tally.decided, tally.thought) == (1, 0, 3, 1800)


async def test_who_sits_down_in_their_place_begins_with_nothing(timed: Store, watch: SetWatch) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=2)
    match = await turn(timed, watch, match, 10)
    match = await timed.replace(match.id, "new", 2, user=DAN, name="Dan")
    await turn(timed, watch, match, 5)
    assert [(t.finished, t.replaced, t.decided, t.thought) for t in [await count(timed, CLEO)]] == [(0, 1, 1, 600)]
    assert [(t.finished, t.replaced, t.decided, t.thought) for t in [await count(timed, DAN)]] == [(1, 0, 1, 300)]


async def test_earlier_games_stay_when_somebody_goes_and_comes_back(timed: Store, watch: SetWatch) -> None:
    first = await turn(timed, watch, await begin(timed, ANN, BOB, CLEO, key="first", rounds=1), 10)
    assert first.status is Status.OVER
    (rated,) = [leader for leader in await timed.results.leaders(7, "bidding") if leader.user == CLEO]
    match = await begin(timed, ANN, BOB, CLEO, key="second", rounds=2)
    match = await turn(timed, watch, match, 20)
    match = await timed.replace(match.id, "out", 2, computer="easy")
    assert (await count(timed, CLEO)).finished == 1 and (await count(timed, CLEO)).replaced == 1
    assert [x for x in await timed.results.leaders(7, "bidding") if x.user == CLEO] == [rated], "not yet rated"
    match = await timed.replace(match.id, "in", 2, user=CLEO, name="Cleo")
    await turn(timed, watch, match, 30)
    tally = await count(timed, CLEO)
    assert (tally.finished, tally.replaced, tally.decided) == (2, 0, 3)
    assert tally.thought == 600 + 1200 + 1800 and len(await timed.results.last(7, CLEO, None)) == 2
    assert [x.games for x in await timed.results.leaders(7, "bidding") if x.user == CLEO] == [2]
