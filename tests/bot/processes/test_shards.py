"""Two shards on one database: each serves its own servers, and no time counts while the responsible one is down."""

import asyncio

import pytest

from sandbox.driver import User
from storage import Clock
from tests.bot.messages.test_board_updater import act
from tests.bot.processes.test_two_bots import is_shown_once, nobody_answered_twice
from tests.bot.processes.twins import Twins
from tests.bot.vote.test_scheduled import schedule, until_open

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


def hearing(user: User) -> int:
    """Return which of two shards serves this user's server."""
    return int(user.guild["id"]) >> 22 & 1


async def test_two_shards_play_one_table(twins: Twins) -> None:
    """One receives the presses; deadlines fire once and are shown once."""
    malia, theo = await twins.users("malia", "theo")
    await asyncio.gather(*[twins.start(shard=(number, 2)) for number in (hearing(malia), 1 - hearing(malia))])
    match = await twins.table("oracle", malia, theo, clock=Clock.live(10))
    await act(twins, match, malia, text="Who?")
    for _ in range(2):
        await twins.advance(300)
    match = await twins.until(match.id, lambda match: match.record_count == 3 and match.shown_version == match.version)
    timeouts = [chair.timeouts + chair.untold_timeouts for chair in match.chairs]
    assert timeouts == [1, 1], "malia was asked two things, and said one"
    await is_shown_once(twins, match, malia)
    await act(twins, match, theo, "onyx 2")
    match = await twins.until(match.id, lambda match: match.record_count == 4)
    await is_shown_once(twins, match, malia)
    await twins.store.verify(match.id)
    await nobody_answered_twice(twins)


async def test_nobody_loses_time_while_the_shard_that_hears_them_is_away(twins: Twins) -> None:
    malia, theo = await twins.users("malia", "theo")
    number = hearing(malia)
    one, _ = await asyncio.gather(*[twins.start(shard=(each, 2)) for each in (number, 1 - number)])
    match = await twins.table("oracle", malia, theo, clock=Clock.live(10))
    await twins.order("wake")
    await twins.advance(60)
    await one.stop()
    for _ in range(3):
        await twins.advance(3600)  # the other one lives, and fires nothing of servers that it does not hear
    assert (await twins.store.match(match.id)).record_count == 0
    assert not await twins.said(match.thread, malia, "already chosen")
    await twins.start(shard=(number, 2))
    await twins.advance(60)
    assert (await twins.store.match(match.id)).record_count == 0, "they have eight minutes left"
    await act(twins, match, malia, text="Who?")
    await act(twins, match, malia, "garnet 1")
    await twins.advance(420)
    assert (await twins.store.match(match.id)).record_count == 2
    await twins.advance(120)
    match = await twins.until(match.id, lambda match: match.record_count == 3 and match.shown_version == match.version)
    await is_shown_once(twins, match, malia)
    assert [chair.timeouts for chair in match.chairs] == [0, 1]


async def test_a_scheduled_vote_is_opened_by_the_shard_that_sees_its_server(twins: Twins) -> None:
    """Another one would find that the bot was removed from the server."""
    (malia,) = await twins.users("malia")
    number = hearing(malia)
    one, other = await asyncio.gather(*[twins.start(shard=(each, 2)) for each in (number, 1 - number)])
    draft = await schedule(twins, malia)
    one.rest()
    twins.pass_by(3 * 3600)
    for seconds in (3 * 3600, 0, 0):
        other.say(f"advance {seconds}")
        await other.hear("round")
    kept = await twins.store.ballots.drafts.get(draft.id, draft.host, twins.watch.now())
    assert kept.trouble is None
    one.go_on()
    one.say(f"advance {3 * 3600}")
    await one.hear("round")
    assert (await until_open(twins)).host == draft.host
