"""Taking actions, giving up seats and ending matches."""

import asyncio
from datetime import UTC, datetime

import pytest

from games.core.action import NOT_ACTIVE, Illegal
from storage import BrokenRecord, Faulty, Match, Refused, Seat, Stale, Status, Store, User
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, bid, play_out, replace_player, say, seat, submit_bid
from tests.storage.toy import Bid, Stumble


async def test_an_action_is_applied_and_told(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    first = await submit_bid(store, match, "1", ANN)
    assert (first.seat, first.is_repeat, first.asked_before) == (0, False, (0, 1))
    assert first.match.active == (1,) and first.match.chairs[0].actions_taken == 1 and first.events == ()
    assert first.match.record_count == 1 and first.match.version == match.version + 1
    second = await submit_bid(store, match, "2", BOB)
    assert [told.to for told in second.events] == [None, 0, 1]
    assert second.match.active == (0, 1) and second.match.state.rounds == 2
    assert await store.match(match.id) == second.match


async def test_the_state_that_was_handed_out_is_never_changed(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    before = match.rules.digest(match.state)
    await submit_bid(store, match, "1", ANN)
    assert match.rules.digest(match.state) == before


async def test_the_choice_is_made_in_the_newest_state(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    seen: list[Match] = []

    def choose(now: Match) -> Bid:
        seen.append(now)
        return Bid(now.state.hands[1][0])

    await submit_bid(store, match, "1", ANN)
    await store.submit(match.id, "2", User(BOB), choose)
    assert seen[-1].record_count == 1 and seen[-1].chairs[0].actions_taken == 1


@pytest.mark.parametrize("error", [Illegal("because"), Stale(), Refused("own", number=3)])
async def test_what_a_choice_raises_changes_nothing(store: Store, error: Exception) -> None:
    match = await begin(store, ANN, BOB)

    def choose(now: Match) -> Bid:
        raise error

    with pytest.raises(type(error)) as caught:
        await store.submit(match.id, "1", User(ANN), choose)
    assert caught.value is error
    assert await store.match(match.id) == match
    assert not (await submit_bid(store, match, "1", ANN)).is_repeat


async def test_what_the_rules_forbid(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    with pytest.raises(Illegal):
        await store.submit(match.id, "1", User(ANN), lambda now: Bid(1))
    with pytest.raises(Illegal, match="silence"):
        await store.submit(match.id, "2", User(ANN), say(""))
    await submit_bid(store, match, "3", ANN)
    with pytest.raises(Illegal, match=NOT_ACTIVE):
        await submit_bid(store, match, "4", ANN)


async def test_who_may_not(store: Store) -> None:
    lobby = await seat(store, ANN, BOB, key="lobby")
    match = await begin(store, ANN, BOB)
    for code, id, by in (
        ("not_started", lobby.id, User(ANN)),
        ("not_seated", match.id, User(CLEO)),
        ("unknown_seat", match.id, Seat(2)),
        ("unknown_seat", match.id, Seat(-1)),
    ):
        with pytest.raises(Refused) as caught:
            await store.submit(id, "1", by, say("I"))
        assert caught.value.code == code


async def test_a_bug_in_the_rules_harms_nobody(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    other = await begin(store, CLEO, DAN, key="other")
    results = await asyncio.gather(
        submit_bid(store, match, "1", ANN),
        store.submit(match.id, "2", User(BOB), lambda now: Stumble.of()),
        store.submit(other.id, "3", User(CLEO), lambda now: 1 // 0),  # type: ignore[arg-type, return-value]
        submit_bid(store, match, "4", BOB),
        submit_bid(store, other, "5", DAN),
        return_exceptions=True,
    )
    assert [isinstance(result, Faulty) for result in results] == [False, True, True, False, False]
    assert (await store.match(match.id)).record_count == 2 and (await store.match(other.id)).record_count == 1
    await store.verify(match.id)


async def test_a_damaged_match_harms_nobody(store: Store) -> None:
    from tests.storage.tables import sql

    match = await begin(store, ANN, BOB)
    other = await begin(store, CLEO, DAN, key="other")
    await sql(store, "UPDATE matches SET state = opening, version = version + 1 WHERE id = :id", id=match.id)
    results = await asyncio.gather(
        submit_bid(store, match, "1", ANN), submit_bid(store, other, "2", DAN), return_exceptions=True
    )
    assert isinstance(results[0], BrokenRecord) and not isinstance(results[1], BaseException)
    assert [found.id for found in await store.open_matches(7)] == [other.id]


async def test_the_end_by_the_rules(store: Store) -> None:
    match = await play_out(store, await begin(store, ANN, BOB, rounds=2))
    assert match.status is Status.OVER and match.active == () and match.ended_at is not None
    assert match.outcome is not None and match.outcome.reason == "most" and sum(match.outcome.scores) == 2
    assert await store.match(match.id) == match
    with pytest.raises(Refused, match="over"):
        await submit_bid(store, match, "late", ANN)


async def test_turn_since_is_when_the_seats_were_asked_and_not_when_one_of_them_chose(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    assert match.turn.since.tzinfo is UTC and match.turn.since <= datetime.now(UTC)
    said = (await store.submit(match.id, "1", User(ANN), say("well"))).match
    assert said.turn.since == match.turn.since
    chosen = (await submit_bid(store, match, "2", ANN)).match
    assert chosen.turn.since == match.turn.since
    bared = (await submit_bid(store, match, "3", BOB)).match
    assert bared.turn.since > match.turn.since


async def test_the_clock_counts_and_a_persons_own_action_forgets(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    late = (await store.submit(match.id, "1", Seat(0), bid(ANN))).match
    assert late.chairs[0].untold_timeouts == 1 and late.chairs[0].actions_taken == 1
    opened = (await submit_bid(store, match, "2", BOB)).match
    assert [(chair.timeouts, chair.untold_timeouts) for chair in opened.chairs] == [(1, 0), (0, 0)]
    assert (await submit_bid(store, match, "3", ANN)).match.chairs[0].timeouts == 1, "nobody else may know of it"
    assert (await submit_bid(store, match, "4", BOB)).match.chairs[0].timeouts == 0


async def test_a_computer_has_no_timeouts(store: Store) -> None:
    match = await seat(store, ANN)
    await store.lobbies.add_computer(match.id, "a", ANN, "easy")
    match = await store.lobbies.start(match.id, "b", ANN)
    assert [found.id for found in await store.waiting_for_computers()] == [match.id]
    match = (await store.submit(match.id, "c", Seat(1), lambda now: Bid(now.state.hands[1][0]))).match
    assert (match.chairs[1].actions_taken, match.chairs[1].timeouts) == (1, 0)
    assert await store.waiting_for_computers() == []


async def test_resigning_in_a_match_of_two(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    with pytest.raises(Refused, match="not_seated"):
        await store.resign(match.id, "a", CLEO)
    match = await store.resign(match.id, "b", ANN)
    assert match.status is Status.ENDED and match.active == () and match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "resigned")
    assert match.ending is not None and (match.ending.kind, match.ending.by) == ("resigned", ANN)
    with pytest.raises(Refused, match="over"):
        await store.resign(match.id, "c", BOB)


async def test_resigning_in_a_larger_match(store: Store) -> None:
    match = await begin(store, ANN, BOB, CLEO)
    match = await store.resign(match.id, "a", BOB)
    assert match.status is Status.PLAYING and match.seat_of(BOB) is None
    assert (match.chairs[1].computer, match.chairs[1].active) == ("middle", True)
    match = await store.resign(match.id, "b", ANN)
    match = await store.resign(match.id, "c", CLEO)
    assert match.status is Status.ENDED and match.outcome is not None and match.outcome.winners == ()


async def test_ending(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    match = await store.end(match.id, "a", 999, "Moderator", "it is late")
    assert match.status is Status.ENDED and match.outcome is None and match.active == ()
    assert match.ending is not None
    assert (match.ending.kind, match.ending.by, match.ending.by_name, match.ending.text) == (
        "ended", 999, "Moderator", "it is late",
    )  # fmt: skip
    with pytest.raises(Refused, match="over"):
        await store.end(match.id, "b", 999, "Moderator", "again")
    lobby = await seat(store, ANN, key="lobby")
    assert (await store.end(lobby.id, "c", 999, "Moderator", "")).status is Status.CANCELLED


async def test_replacing(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    match = await replace_player(store, match.id, "a", 1, user=CLEO, name="Cleo")
    assert match.names[1] == "Cleo" and match.seat_of(CLEO) == 1 and match.seat_of(BOB) is None
    match = (await submit_bid(store, match, "b", CLEO)).match
    match = await replace_player(store, match.id, "c", 1, computer="hard")
    assert (match.chairs[1].user, match.chairs[1].computer, match.chairs[1].actions_taken) == (None, "hard", 1)
    for code, attempt in (
        ("already_in", store.consent.sit_down(match.id, "d", ANN, "Ann")),
        ("unknown_seat", store.consent.replace(match.id, "e", ANN, "Ann", 5, "computer")),
    ):
        with pytest.raises(Refused) as caught:
            await attempt
        assert caught.value.code == code
    match = await replace_player(store, match.id, "g", 1, user=BOB, name="Bob")
    assert match.chairs[1].computer is None and await store.match(match.id) == match
