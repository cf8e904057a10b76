"""Two bots on one database, as while releases overlap: whatever happens, happens once."""

import asyncio
import contextlib
import random
from collections.abc import Coroutine
from datetime import datetime
from typing import Any

import pytest

from bot.interactions.claims import TAKEOVER_AFTER
from bot.messages.board_updater import LOG_ENTRIES
from bot.screens.board import board_screen
from bot.ui.blocks import Text
from sandbox.driver import Refused, Reply, User, texts
from sandbox.interactions.lifecycle import ACKNOWLEDGE_SECONDS
from storage import EVERYTHING, Clock, Match, Status
from storage.match.due_times import turn_deadline
from storage.scheduling.heartbeat import OUTAGES
from tests.bot.conftest import controls, overhear, press
from tests.bot.messages.test_board_updater import act
from tests.bot.processes.twins import Twins, labels
from tests.bot.vote.helpers import ended, open_vote
from tests.bot.vote.test_scheduled import schedule, until_open
from tests.messages import says
from tests.storage.ballots.laid import counts
from tests.storage.tables import sql
from tests.waiting import HANG

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


async def is_shown_once(twins: Twins, match: Match, user: User) -> None:
    """Wait until exactly one message of the match has buttons, and it shows the current state.

    A bot that starts while another one runs may count the time since that one's last heartbeat as an outage, and moves
    the deadlines. The other bot knows of it after its next heartbeat.
    """
    match = await twins.until(match.id, lambda match: match.shown_version == match.version)
    log = await twins.store.log(match.id, seat=None, newest_first=True, limit=LOG_ENTRIES)

    async def settled() -> bool:
        now = await twins.store.match(match.id)
        outages = tuple(
            [tuple(map(datetime.fromisoformat, span)) for span in await twins.store.get_value(OUTAGES) or ()]
        )
        screen = board_screen(match, log, until=turn_deadline(match, outages))
        lines = [block.markdown for block in screen.blocks if isinstance(block, Text)]
        live = [each for each in await user.messages(str(match.thread or match.channel)) if "Log" in labels(each)]
        mine = [each for each in live if each["id"] == str(now.message)]
        return len(mine) == 1 and all(line in texts(mine[0]) for line in lines) and len(live) == 1

    try:
        async with asyncio.timeout(HANG):
            while not await settled():  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    except TimeoutError:
        said = await user.messages(str(match.thread or match.channel))
        raise AssertionError(f"{match} {log} {[(each['id'], labels(each), texts(each)) for each in said]}") from None


async def all_were_answered(twins: Twins) -> None:
    """Check that one bot has answered each press, even if another one was stopped or died while serving it."""
    stats = (await twins.driver.get("stats"))["interactions"]
    assert stats["interactions"] > 5 and stats.get("failed", 0) == 0


async def nobody_answered_twice(twins: Twins) -> None:
    """Check that of several running bots only one tried to answer each press."""
    await all_were_answered(twins)
    await asyncio.sleep(TAKEOVER_AFTER)
    assert (await twins.driver.get("stats"))["interactions"].get("second_answers", 0) == 0


async def test_a_deadline_that_both_wait_for_fires_once(twins: Twins) -> None:
    malia, theo, ione, nikos = await twins.users("malia", "theo", "ione", "nikos")
    await asyncio.gather(twins.start(), twins.start())
    tables = [await twins.table("oracle", *pair, clock=Clock.live(10)) for pair in ((malia, theo), (ione, nikos)) * 2]
    await twins.order("wake")
    await twins.advance(300)
    for match in tables:
        assert len(await twins.said(match.thread, malia, "already chosen")) == 1
    await twins.advance(300)
    for match in tables:
        match = await twins.until(
            match.id, lambda match: match.record_count == 2 and match.shown_version == match.version
        )
        assert [chair.timeouts for chair in match.chairs] == [1, 1]
        log = await twins.store.log(match.id, seat=EVERYTHING)
        assert len(log) == 2 and all(entry.by_clock for entry in log)
        await is_shown_once(twins, match, malia)
        await twins.store.verify(match.id)


async def test_a_press_of_which_both_hear_counts_once(twins: Twins) -> None:
    malia, theo = await twins.users("malia", "theo")
    await asyncio.gather(twins.start(), twins.start())
    heard = await overhear(malia)
    match = await twins.table("oracle", malia, theo)
    await act(twins, match, malia, text="Who?")
    await act(twins, match, theo, text="Where?")
    await act(twins, match, malia, "garnet 1")
    await act(twins, match, theo, "onyx 2")
    match = await twins.until(match.id, lambda match: match.shown_version == match.version)
    assert match.record_count == 4
    await is_shown_once(twins, match, malia)
    await twins.caught_up()
    created = [event for event, _ in heard]
    assert created.count("THREAD_CREATE") == 1
    pinged = [data["mentions"] for event, data in heard if event == "MESSAGE_CREATE" and data["mentions"]]
    assert len(pinged) == 2, "both when it began, and who did not choose last when the next round did"
    await nobody_answered_twice(twins)


async def test_what_one_bot_has_done_the_other_one_knows(twins: Twins) -> None:
    malia, theo = await twins.users("malia", "theo")
    one, two = await asyncio.gather(twins.start(), twins.start())
    match = await twins.table("oracle", malia, theo)
    board = await twins.board(match, malia)
    for resting in (one, two):  # both have the table in memory
        resting.rest()
        panel = (await malia.press_label(board, "My seat")).message
        resting.go_on()
    two.rest()
    await act(twins, match, malia, text="Who?")
    two.go_on()
    one.rest()
    refreshed = await malia.press_label(panel, "Refresh")
    assert "garnet" in str(refreshed.message), "the second bot shows what may be done after what the first one did"
    hand = await malia.slash(str(match.thread), "hand")
    assert "garnet" in str(hand.message)
    saved = await malia.slash(str(match.thread), "settings reminders", {"how": "off"})
    assert "off" in saved.text
    one.go_on()
    two.rest()
    assert says((await malia.slash(str(match.thread), "settings show")).text, "settings-reminders")
    two.go_on()
    await all_were_answered(twins)


async def play_seat(twins: Twins, match: Match, user: User, luck: random.Random) -> None:
    """Play a seat to the end, whatever the others do meanwhile."""
    panel = None
    while (match := await twins.store.match(match.id)).status is Status.PLAYING:
        seat = match.seat_of(int(user.id))
        assert seat is not None
        if seat not in match.active:
            await asyncio.sleep(0.01)
            continue
        try:
            if panel is None:
                reply = await user.slash(str(match.thread), "hand")
            elif found := controls(panel):
                reply = await press(user, panel, luck.choice(found))
            else:
                reply = await user.press_label(panel, "Refresh")
        except Refused as refused:  # an open panel follows the match, and so has other controls now
            assert any(why in str(refused) for why in ("Unknown component", "A chosen value is not among the"))
            panel = None
            continue
        assert reply.failed is None, reply.failed
        panel = reply.message


@pytest.mark.parametrize("takes_over", [True, False])
async def test_presses_at_the_same_time_go_to_whichever(twins: Twins, takes_over: bool) -> None:
    """On a slow machine one that serves so many presses may count as dead, and the other answers too: Discord refuses
    the second answer, and the press counts once. If none counts as dead, each press has one answer only.
    """
    players = await twins.users("malia", "theo", "ione", "nikos")
    await asyncio.gather(twins.start(takes_over=takes_over), twins.start(takes_over=takes_over))
    pairs = [(players[0], players[1]), (players[2], players[3]), (players[1], players[2])]
    tables = [await twins.table("oracle", *pair) for pair in pairs]
    luck = random.Random(7)
    await asyncio.gather(
        *[play_seat(twins, match, user, luck) for match, pair in zip(tables, pairs, strict=True) for user in pair]
    )
    for match in tables:
        match = await twins.store.match(match.id)
        assert match.status is Status.OVER and match.record_count == 8, "two rounds, two decisions, two players"
        await twins.store.verify(match.id)
        await is_shown_once(twins, match, players[0])
    if takes_over:
        await all_were_answered(twins)
    else:
        await nobody_answered_twice(twins)


async def test_a_press_that_a_dead_bot_had_claimed_is_served_by_the_other(twins: Twins) -> None:
    """A press that opens a panel, one that opens a form, and a form."""
    malia, theo = await twins.users("malia", "theo")
    living = await twins.start()
    match = await twins.table("oracle", malia, theo)

    async def deadly(doing: Coroutine[Any, Any, Reply]) -> Reply:
        dying = await twins.start(die="claimed")
        living.rest()
        pressing = asyncio.create_task(doing)
        await dying.died()
        living.go_on()
        reply = await pressing
        assert reply.failed is None
        return reply

    panel = (await deadly(malia.press_label(await twins.board(match, malia), "My seat"))).message
    assert panel is not None
    form = (await deadly(malia.press(panel, controls(panel)[0][0]))).modal
    assert form is not None
    await deadly(malia.fill(form, {part["component"]["custom_id"]: "Who?" for part in form["components"]}))
    match = await twins.until(match.id, lambda match: match.record_count == 1)
    await is_shown_once(twins, match, malia)
    await all_were_answered(twins)


async def test_a_board_that_a_dead_bot_was_to_show_is_shown_by_the_other(twins: Twins) -> None:
    malia, theo = await twins.users("malia", "theo")
    living = await twins.start()
    broken = await twins.table("oracle", malia, theo)
    match = await twins.table("oracle", malia, theo)
    dying = await twins.start(die="showing")
    living.rest()
    twins.server.interactions.acknowledge_seconds = ACKNOWLEDGE_SECONDS
    with contextlib.suppress(TimeoutError, AssertionError):  # it may die before it answers
        await act(twins, match, malia, text="Who?")
    await dying.died()
    living.go_on()
    match = await twins.store.match(match.id)
    assert match.record_count == 1 and match.shown_version < match.version
    unreadable = "UPDATE matches SET state = :state, version = version + 1 WHERE id = :id"
    await sql(twins.store, unreadable, state=b"?", id=broken.id)  # which keeps no other match from being shown
    for _ in range(3):
        await twins.advance(31)
    await is_shown_once(twins, match, malia)


async def test_a_computer_of_which_a_dead_bot_was_to_think_decides_all_the_same(twins: Twins) -> None:
    (malia,) = await twins.users("malia")
    living = await twins.start()
    match, lobby = await twins.lobby(malia, "oracle")
    match = await twins.store.lobbies.add_computer(match.id, "computer", int(malia.id), "easy")
    assert (await malia.press_label(lobby, "Start")).failed is None
    match = await twins.until(match.id, lambda match: match.record_count == 2 and match.shown_version == match.version)
    dying = await twins.start(die="thinking")
    living.rest()
    await act(twins, match, malia, text="Who?")
    twins.server.interactions.acknowledge_seconds = ACKNOWLEDGE_SECONDS
    with contextlib.suppress(TimeoutError, AssertionError):
        await act(twins, match, malia, "garnet 1")
    await dying.died()
    living.go_on()
    match = await twins.store.match(match.id)
    assert match.record_count == 4 and 1 in match.active
    for _ in range(3):
        await twins.advance(31)
    match = await twins.until(match.id, lambda match: match.record_count == 6)
    await is_shown_once(twins, match, malia)


async def test_a_private_thread_that_one_is_opening_no_other_opens(twins: Twins) -> None:
    malia, theo = await twins.users("malia", "theo")
    await twins.start()
    heard = await overhear(malia)
    match, lobby = await twins.lobby(malia, "oracle")
    assert (await theo.press_label(lobby, "Join")).failed is None
    await twins.store.lobbies.set_spectators(match.id, "closed", int(malia.id), False)
    assert await twins.store.leases.claim(f"thread {match.id}")
    assert (await malia.press_label(lobby, "Start")).failed is None
    await asyncio.sleep(0.3)
    await twins.caught_up()
    private = [data for event, data in heard if event == "THREAD_CREATE" and data["type"] == 12]
    match = await twins.store.match(match.id)
    assert private == [] and match.shown_version < match.version
    await twins.store.leases.mark_served([f"thread {match.id}"])
    match = await twins.until(match.id, lambda match: match.shown_version == match.version)
    private = [data for event, data in heard if event == "THREAD_CREATE" and data["type"] == 12]
    assert [data["id"] for data in private] == [str(match.thread)]


async def leagues(twins: Twins, users: list[User]) -> Match:
    """Start a match of Epireia for four, in leagues of two."""
    match, lobby = await twins.lobby(users[0], "epireia")
    for user in users[1:]:
        assert (await user.press_label(lobby, "Join")).failed is None
    await twins.store.lobbies.set_options(match.id, "by seat", int(users[0].id), {"leagues": "seats"})
    assert (await users[0].press_label(lobby, "Start")).failed is None
    return match


async def test_each_league_gets_one_room_also_where_a_bot_dies_over_it(twins: Twins) -> None:
    users = await twins.users("theo", "ione", "nikos", "xanthe")  # no moderators, who see all rooms
    heard = [await overhear(user) for user in users]
    first = await twins.start(die="opening")
    match = await leagues(twins, users)
    await first.died()
    await asyncio.gather(twins.start(), twins.start())  # both see at once what the dead one has left
    async with asyncio.timeout(HANG):
        while [len(room.members) for room in await twins.store.private_threads.threads_of(match.id)] != [2, 2]:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    await twins.caught_up()
    for events in heard:
        places = {data["id"] for event, data in events if event == "THREAD_CREATE" and data["type"] == 12}
        assert len(places) == 1, "everybody is in one room"
    private = [channel for channel in twins.server.world.channels.values() if channel["type"] == 12]
    assert len(private) == 2


async def test_a_vote_that_both_close_has_one_result_also_where_one_dies_over_it(twins: Twins) -> None:
    malia, theo = await twins.users("malia", "theo")
    living, dying = await twins.start(), await twins.start(die="closing")
    vote, message = await open_vote(twins, malia)
    assert (await theo.press_label(message, "Sail")).failed is None
    living.rest()
    twins.pass_by(3 * 3600)
    dying.say(f"advance {3 * 3600}")
    await dying.died()
    closed = await twins.store.ballots.vote(vote.id)
    assert counts(closed)[0] == 1 and closed.result is None
    living.go_on()
    for _ in range(2):
        await twins.order(f"advance {3 * 3600}")
    await ended(twins, vote)
    assert len(await twins.said(vote.channel, malia, ": the result")) == 1


async def test_a_scheduled_vote_that_both_open_is_opened_and_shown_once(twins: Twins) -> None:
    (malia,) = await twins.users("malia")
    await asyncio.gather(twins.start(), twins.start())
    drafts = [await schedule(twins, malia, question=f"Shall we sail {number}?") for number in range(4)]
    await twins.advance(3 * 3600)
    async with asyncio.timeout(HANG):
        while len([vote for vote in await twins.store.ballots.open_votes() if vote.message]) < len(drafts):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await twins.order("wake")
    await twins.caught_up()
    assert len(await twins.store.ballots.open_votes()) == len(drafts)
    place = int(twins.server.channel_id("general"))
    for number in range(len(drafts)):
        said = await twins.said(place, malia, f"Shall we sail {number}?")
        assert len([message for message in said if not message["flags"] & 64]) == 1, "besides its private draft"


async def test_a_scheduled_vote_that_a_dead_bot_was_to_show_is_shown_by_the_other(twins: Twins) -> None:
    (malia,) = await twins.users("malia")
    living, dying = await twins.start(), await twins.start(die="opened")
    living.rest()
    await schedule(twins, malia)
    twins.pass_by(3 * 3600)
    dying.say(f"advance {3 * 3600}")
    await dying.died()
    (vote,) = await twins.store.ballots.open_votes()
    assert vote.message is None
    living.go_on()
    twins.pass_by(60)
    await twins.order(f"advance {3 * 3600 + 60}")
    assert (await until_open(twins)).id == vote.id
