"""A reminder is sent once, even if the bot dies just before or just after sending it."""

import asyncio

import pytest

from sandbox.driver import texts
from storage import Clock
from storage import User as Player
from tests.bot.conftest import Json, eventually, overhear
from tests.bot.processes.twins import Twins, labels
from tests.storage.tables import sql
from tests.waiting import HANG


def reminders(heard: list[tuple[str, Json]]) -> set[str]:
    """Return the messages that reminded somebody."""
    created = [data for event, data in heard if event == "MESSAGE_CREATE"]
    return {data["id"] for data in created if "Go to the table" in labels(data) or "[Go to the table]" in texts(data)}


async def owed(twins: Twins) -> int:
    return int((await sql(twins.store, "SELECT count(*) FROM reminders"))[0][0])


@pytest.mark.parametrize(
    ("die", "how", "url"),
    [
        ("sending", "ping", "sqlite"),
        ("sent", "ping", "postgresql"),
        ("sending", "dm", "postgresql"),
        ("sent", "dm", "sqlite"),
    ],
    indirect=["url"],
)
async def test_the_next_start_gives_what_is_owed(twins: Twins, die: str, how: str) -> None:
    malia, theo = await twins.users("malia", "theo")
    twin = await twins.start(die=die)
    match = await twins.table("oracle", malia, theo, clock=Clock.live(10))
    for user in (malia, theo):
        await user.slash(str(match.thread), "settings reminders", {"how": how})
    heard = await overhear(malia)
    twins.pass_by(300)
    twin.say("advance 300")
    await twin.died()
    await twins.caught_up()
    assert await owed(twins) == 1
    before = len(reminders(heard))
    assert before == (die == "sent")
    await twins.start()
    if twins.store.is_shared:
        await twins.caught_up()
        assert await owed(twins) == 1 and len(reminders(heard)) == before, "another process may still be sending it"
        await twins.advance(61)
    await eventually(lambda: reminders(heard))
    await twins.order("wake")
    await twins.advance(61)
    async with asyncio.timeout(HANG):
        while await owed(twins):  # noqa: ASYNC110 - direct messages are sent in the background
            await asyncio.sleep(0.05)
    await twins.caught_up()
    assert len(reminders(heard)) == 1


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_another_process_gives_it_after_a_while(twins: Twins) -> None:
    malia, theo = await twins.users("malia", "theo")
    living = await twins.start()
    match = await twins.table("oracle", malia, theo, clock=Clock.live(60))
    dying = await twins.start(die="sending")
    heard = await overhear(malia)
    twins.pass_by(1800)
    dying.say("advance 1800")
    await dying.died()
    living.say("advance 1800")
    await living.hear("round")
    await twins.advance(59)
    await twins.caught_up()
    assert not reminders(heard) and await owed(twins) == 1, "whoever set out to send it may still be about it"
    await twins.advance(2)
    await twins.caught_up()
    assert len(reminders(heard)) == 1 and await owed(twins) == 0
    assert (await twins.store.match(match.id)).record_count == 0


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_what_is_not_true_any_more_is_not_said(twins: Twins) -> None:
    malia, theo = await twins.users("malia", "theo")
    dying = await twins.start(die="sending")
    match = await twins.table("oracle", malia, theo, clock=Clock.live(10))
    heard = await overhear(malia)
    twins.pass_by(300)
    dying.say("advance 300")
    await dying.died()
    for number in range(2):
        for user in (malia, theo):
            await twins.store.submit(
                match.id,
                f"{number}.{user.id}",
                Player(int(user.id)),
                lambda newest, user=user: newest.rules.timeout_action(newest.state, newest.seat_of(int(user.id))),
            )
    await twins.start()
    await twins.order("wake")
    await twins.caught_up()
    assert not reminders(heard) and await owed(twins) == 0
