"""Two releases on one database, as a host runs them: an old one, a new one, and one that is killed."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sandbox.driver import User
from storage import Clock, Match, Store
from storage.scheduling.heartbeat import HEARTBEAT
from tests.bot.conftest import KEY, TOY, eventually
from tests.bot.messages.test_board_updater import act
from tests.bot.processes.test_two_bots import all_were_answered, is_shown_once
from tests.bot.processes.twins import Twins
from tests.fake_time import FakeTime
from tests.nursery import ROOT, Forked, nursery
from tests.waiting import HANG

pytestmark = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


STOPPED = 12
"""Seconds for which a process is stopped; more than a decision has left."""


async def lay(twins: Twins, users: tuple[User, User], channel: str, clock: Clock, minutes: float) -> Match:
    """Create a match that began so many minutes ago, and of which nothing is shown yet."""
    host, other = int(users[0].id), int(users[1].id)
    ago = FakeTime(datetime.now(UTC) - timedelta(minutes=minutes))
    async with await Store.open(twins.url, KEY, time_source=ago) as store:
        place = {"guild": int(users[0].guild["id"]), "channel": int(channel)}
        match = await store.lobbies.open_match(
            f"o{channel}", game="oracle", host=host, host_name="Malia", **place, options={"rounds": 1}
        )
        await store.lobbies.join(match.id, f"j{channel}", other, "Theo")
        await store.lobbies.set_clock(match.id, f"c{channel}", host, clock)
        return await store.lobbies.start(match.id, f"s{channel}", host)


RealBot = Callable[[Path], Awaitable[Forked]]
"""Starts the program that a host runs, in a folder; returns as soon as it is connected."""


@pytest.fixture
async def real_bot(twins: Twins) -> AsyncIterator[RealBot]:
    """Return a function that starts bots. Those that a test that failed has left are killed."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX"))}
    settings = {"DISCORD_API": twins.server.base_url, "DATABASE_URL": twins.url, "SECRET_KEY": KEY.hex()}
    bots: list[Forked] = []

    async def start(folder: Path) -> Forked:
        file = folder / "bot.log"
        with file.open("ab") as log:
            before = file.read_text().count(" bot.app.client: connected ")
            process = await nursery().start(
                function="tests.bot.processes.twin:real",
                folder=folder,
                environment={**clean, **settings, "PYTHONPATH": os.pathsep.join((str(ROOT), str(TOY)))},
                stdout=log.fileno(),
                stderr=log.fileno(),
            )
        bots.append(process)
        async with asyncio.timeout(HANG):
            while file.read_text().count(" bot.app.client: connected ") == before:
                assert process.returncode is None, file.read_text()
                await asyncio.sleep(0.05)
        return process

    yield start
    for bot in bots:
        bot.kill()
        await bot.wait()


async def test_real_bots_follow_each_other_and_one_dies(twins: Twins, real_bot: RealBot, tmp_path: Path) -> None:
    malia, theo = await twins.users("malia", "theo")
    general, other = (await malia.channel("general"))["id"], (await malia.channel("games"))["id"]
    late = await lay(twins, (malia, theo), general, Clock.live(10), 11)
    reminded = await lay(twins, (malia, theo), other, Clock.live(15), 11)
    for folder in ("old", "new"):
        (tmp_path / folder).mkdir()
    old, new = await asyncio.gather(real_bot(tmp_path / "old"), real_bot(tmp_path / "new"))
    await twins.driver.bot_ready()
    match = await twins.table("oracle", malia, theo)
    await act(twins, match, malia, text="Who?")
    new.kill()
    await new.wait()
    await act(twins, match, theo, text="Where?")
    newest = await real_bot(tmp_path / "new")
    old.terminate()
    await act(twins, match, malia, "garnet 1")
    assert await asyncio.wait_for(old.wait(), HANG) == 0
    await act(twins, match, theo, "onyx 2")
    match = await twins.until(match.id, lambda match: match.record_count == 4 and match.shown_version == match.version)
    await is_shown_once(twins, match, malia)
    late = await twins.until(late.id, lambda match: match.record_count == 2 and match.shown_version == match.version)
    assert [chair.timeouts for chair in late.chairs] == [1, 1]
    await is_shown_once(twins, late, malia)
    await is_shown_once(twins, reminded, malia)
    assert len(await twins.said(reminded.channel, malia, "already chosen")) == 1
    newest.terminate()
    assert await asyncio.wait_for(newest.wait(), HANG) == 0
    log = "".join([(tmp_path / folder / "bot.log").read_text() for folder in ("old", "new")])
    assert "Traceback" not in log and " ERROR " not in log, log
    await all_were_answered(twins)


async def test_one_that_is_stopped_and_goes_on_costs_nobody_a_decision(
    twins: Twins, real_bot: RealBot, tmp_path: Path
) -> None:
    malia, theo = await twins.users("malia", "theo")
    bot = await real_bot(tmp_path)
    await twins.driver.bot_ready()
    await eventually(lambda: twins.store.get_value(HEARTBEAT))  # from now on the bot notices that it stood still
    bot.send_signal(signal.SIGSTOP)  # before the match begins, whose time may be over soon, however slow this is
    match = await lay(twins, (malia, theo), (await malia.channel("general"))["id"], Clock.live(10), 10 - 5 / 60)
    assert match.started_at is not None
    ends = match.started_at + timedelta(minutes=10)
    await asyncio.sleep(STOPPED)
    bot.send_signal(signal.SIGCONT)
    match = await twins.until(match.id, lambda match: match.record_count == 2 and match.shown_version == match.version)
    played = [entry.at for entry in await twins.store.log(match.id, seat=None)]
    assert min(played) >= ends + timedelta(seconds=STOPPED - 1), "time stood still with it"
    bot.terminate()
    assert await asyncio.wait_for(bot.wait(), HANG) == 0
    assert "this process stood still" in (tmp_path / "bot.log").read_text()
