"""Old boards: every replaced message is remembered until it has lost its buttons, and tried ever more rarely."""

from collections.abc import Awaitable, Callable
from itertools import pairwise

from storage import Match, Store
from storage.unit_of_work.old_boards import GRACE, LONGEST_PAUSE, RECENT, OldBoard
from tests.fake_time import FakeTime
from tests.storage.ballots.laid import opened_vote
from tests.storage.tables import ANN, BOB, begin, sql, submit_bid

Open = Callable[..., Awaitable[Store]]


async def replaced(store: Store, *messages: int) -> Match:
    """Start a match that was shown in these messages, one after the other."""
    match = await begin(store, ANN, BOB)
    match = await store.place(match.id, thread=7000, message=messages[0])
    for former, message in pairwise(messages):
        match, _ = await store.mark_posted(match.id, message, former, match.thread)
    return match


async def due(store: Store) -> list[tuple[int, int]]:
    """Return the messages that are due, with their channels."""
    return sorted([(old.message, old.channel) for old in await store.claim_old_boards(10)])


async def test_a_replaced_message_is_remembered_until_it_is_put_away(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    await replaced(store, 51, 52, 53)
    assert await due(store) == [(51, 7000), (52, 7000)]
    await store.mark_board_retired(51)
    watch.advance(hours=7)
    assert await due(store) == [(52, 7000)]
    await store.mark_board_retired(52)
    watch.advance(hours=7)
    assert await due(store) == []


async def test_the_process_that_replaced_it_has_a_while(opened: Open) -> None:
    store = await opened()
    await replaced(store, 51, 52)
    assert await due(store) == [], "the real clock has not moved on by a minute"
    assert await sql(store, "SELECT message, attempts FROM old_boards") == [(51, 0)]


async def test_a_lobby_is_in_the_channel_and_not_in_the_thread_on_it(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    match = await begin(store, ANN, BOB)
    match = await store.place(match.id, thread=51, message=51)
    await store.mark_posted(match.id, 52, 51, 51)
    assert await due(store) == [(51, match.channel)]


async def test_a_message_that_a_command_posts_elsewhere_replaces_the_former_too(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    match = await replaced(store, 51)
    await store.place(match.id, channel=9, thread=0, message=52)
    assert await due(store) == [(51, 7000)]


async def test_what_changes_in_a_match_replaces_nothing(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    match = await replaced(store, 51)
    match = (await submit_bid(store, match, "a", ANN)).match
    await store.mark_shown(match.id, match.version, 51)
    await store.mark_posted(match.id, 53, 52, 7000)  # another process was quicker
    assert await due(store) == []


async def test_of_two_processes_one_tries_and_each_time_later(opened: Open, watch: FakeTime) -> None:
    one, two = await opened(time_source=watch), await opened(time_source=watch)
    await replaced(one, 51, 52)
    pause = GRACE
    for number in range(12):
        store, other = (one, two) if number % 2 else (two, one)
        assert await due(store) == [(51, 7000)]
        pause = min(LONGEST_PAUSE, pause * 2)
        watch.advance(seconds=pause.total_seconds() - 1)
        assert await due(other) == await due(store) == []
        watch.advance(seconds=1)
    assert pause == LONGEST_PAUSE


async def test_the_message_of_a_vote_that_moves_is_remembered_too(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    vote = await opened_vote(store)
    assert (await store.ballots.move(vote.id, 9, watch.now())).channel == 9
    assert await sql(store, "SELECT message FROM old_boards") == [], "it was not shown yet"
    await store.ballots.place(vote.id, 61)
    moved = await store.ballots.move(vote.id, 10, watch.now())
    assert (moved.channel, moved.message) == (10, None)
    assert await due(store) == [], "who has moved it has a while"
    watch.advance(minutes=1)
    assert await store.claim_old_boards(10) == [OldBoard(61, 9, vote=vote.id, attempts=1)]
    await sql(store, "DELETE FROM votes WHERE id = :id", id=vote.id)
    assert await sql(store, "SELECT message FROM old_boards") == []


async def test_it_goes_with_its_match(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    match = await replaced(store, 51, 52)
    await sql(store, "DELETE FROM matches WHERE id = :id", id=match.id)
    assert await due(store) == []


async def test_a_message_that_was_put_away_lately_can_be_put_away_again(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    await replaced(store, 51, 52, 53, 54)
    await store.deadlines.heartbeat(returned=True)
    await store.mark_board_retired(51)
    watch.advance(seconds=RECENT.total_seconds())
    await store.mark_board_retired(52)
    await store.mark_board_retired(53, forget=True)
    watch.advance(seconds=1)
    assert await due(store) == []
    await store.put_away_again()
    assert await due(store) == [(52, 7000)]
    await store.mark_board_retired(52)
    await store.put_away_again()
    assert await due(store) == [(52, 7000)]


async def test_what_was_put_away_is_remembered_through_an_outage_and_then_forgotten(
    opened: Open, watch: FakeTime
) -> None:
    store = await opened(time_source=watch)
    await replaced(store, 51, 52)
    await store.deadlines.heartbeat(returned=True)
    await store.mark_board_retired(51)
    watch.advance(hours=1)
    await store.deadlines.heartbeat(returned=True)
    assert await sql(store, "SELECT message FROM old_boards") == [(51,)]
    await store.put_away_again()
    assert await due(store) == [(51, 7000)]
    await store.mark_board_retired(51)
    watch.advance(seconds=RECENT.total_seconds() + 1)
    await store.deadlines.heartbeat(returned=False)
    assert await sql(store, "SELECT message FROM old_boards") == []


async def test_a_board_in_the_channel_is_replaced_when_the_match_gets_its_thread(opened: Open, watch: FakeTime) -> None:
    """Its host has begun before the thread was open."""
    store = await opened(time_source=watch)
    match = await begin(store, ANN, BOB)
    match = await store.place(match.id, message=50)
    match, _ = await store.mark_posted(match.id, 51, 50)
    match = await store.place(match.id, thread=50)
    assert (match.thread, match.message, match.shown_look) == (50, None, None)
    assert await due(store) == [(50, match.channel), (51, match.channel)]
    posted = await store.mark_posted(match.id, 52, None)
    assert posted.match.message is None, "it was posted in the channel, before the match had its thread"
    assert (await store.mark_posted(match.id, 53, None, 50)).match.message == 53


async def test_a_lobby_stays_when_a_thread_is_opened_on_it(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch)
    match = await store.place((await begin(store, ANN, BOB)).id, message=50)
    assert (await store.place(match.id, thread=50)).message == 50
    assert await due(store) == []
