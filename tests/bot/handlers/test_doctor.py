"""`/admin doctor`: what it checks and says, whatever is away."""

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from bot.handlers import doctor
from bot.handlers.doctor import Finding, check_clock, check_database, check_packages, doctor_screen
from bot.ui.words import byte_count, channel_mention, say
from bot.worker_pool import WorkerPool
from games.core.registry import LeftOut
from games.core.words import Series
from storage import Unavailable
from storage.db.schema import REVISION
from storage.maintenance import Numbers
from storage.shredding import Remnants
from tests.bot.conftest import Stage
from tests.bot.handlers.test_admin import admin
from tests.messages import says
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def drawing() -> Iterator[WorkerPool]:
    """Yield a real worker process, since the doctor checks that one answers."""
    pool = WorkerPool("pictures of tests", timeout=HANG, nice=0)
    yield pool
    pool.close()


@pytest.mark.slow
async def test_doctor_names_channels_and_permissions(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    assert say.text("doctor-all-well") in await admin(malia, "doctor")
    quiet, games = await malia.channel("quiet"), await malia.channel("games")
    await stage.driver.post("permissions", channel_id=quiet["id"], bot={"deny": ["ATTACH_FILES", "SEND_MESSAGES"]})
    await stage.driver.post("permissions", channel_id=games["id"], bot={"deny": ["CREATE_PRIVATE_THREADS"]})
    said = await admin(malia, "doctor")
    assert says(said, "doctor-some", count=2)
    needed = Series(["Send Messages", "Attach Files"])
    assert says(said, "doctor-lacking-tables", channel=channel_mention(int(quiet["id"])), permissions=needed)
    assert says(said, "doctor-lacking-private", channel=channel_mention(int(games["id"])))
    assert say.label("permission-create-private-threads") in said
    await stage.driver.post(
        "permissions", channel_id=quiet["id"], bot={"deny": ["SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES"]}
    )
    await stage.driver.post("permissions", channel_id=games["id"], bot={"deny": ["SEND_MESSAGES_IN_THREADS"]})
    said = await admin(malia, "doctor")
    needed = Series(["Send Messages", "Attach Files", "Send Messages in Threads"])
    assert says(said, "doctor-lacking-tables", channel=channel_mention(int(quiet["id"])), permissions=needed)
    for purpose in ("threads", "private"):
        assert says(said, f"doctor-lacking-{purpose}", channel=channel_mention(int(games["id"])))
    await stage.store.put_value("commands", "those of another release")
    assert say.text("doctor-commands-wrong") in await admin(malia, "doctor")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "denied", "purpose", "needed"),
    [
        ("news", "CREATE_PUBLIC_THREADS", "threads", ("create-public-threads",)),
        ("tavern", "CONNECT", "tables", ("connect",)),
        ("theatre", "SEND_MESSAGES", "tables", ("send-messages", "attach-files")),
        ("ideas", "SEND_MESSAGES_IN_THREADS", "tables", ("send-messages-in-threads",)),
        ("ideas", "SEND_MESSAGES", None, ()),
        ("tavern", "CREATE_PUBLIC_THREADS", None, ()),
    ],
)
async def test_doctor_checks_what_matters_in_a_channel_of_every_type(
    stage: Stage, name: str, denied: str, purpose: str | None, needed: tuple[str, ...]
) -> None:
    (malia,) = await stage.users("malia")
    channel = stage.server.channel_id(name)
    await stage.driver.post("permissions", channel_id=channel, bot={"deny": [denied]})
    said = await admin(malia, "doctor")
    if purpose is None:
        assert f"<#{channel}>" not in said and say.text("doctor-all-well") in said
    else:
        names = Series([say.message(f"permission-{each}") for each in needed])
        assert says(said, f"doctor-lacking-{purpose}", channel=channel_mention(int(channel)), permissions=names)
        assert says(said, "doctor-some")


def test_what_the_doctor_finds_on_the_machine() -> None:
    assert check_clock(1.0).ok
    slow, fast = check_clock(-7.0), check_clock(7.0)
    assert not slow.ok and slow.text == say.text("doctor-clock-wrong", seconds=7, side="behind")
    assert not fast.ok and fast.text == say.text("doctor-clock-wrong", seconds=7, side="ahead")
    assert not check_clock(None).ok
    clean = Remnants((), None)
    fine = Numbers({}, 0, 0, clean, 0, 1, 10**6, 10**10, REVISION, REVISION)
    assert all(finding.ok for finding in check_database(fine))
    full = Numbers({}, 0, 0, clean, 0, 1, 10**9, 10**6, "0000", REVISION)
    schema, log, disk = check_database(full)
    assert not (schema.ok or log.ok or disk.ok)
    assert schema.text == say.text("doctor-schema-wrong", revision="0000", wanted=REVISION)
    assert log.text == say.text("doctor-log-wrong", size=byte_count(10**9))
    assert disk.text == say.text("doctor-disk-wrong", size=byte_count(10**7))
    server = Numbers({}, 0, 0, clean, 0, 1, None, None, REVISION, REVISION)
    assert len(check_database(server)) == 1
    (broken,) = check_packages([LeftOut("oracle", "stoa_oracle:EDITIONS", "ImportError: no **module**")])
    assert not broken.ok and "oracle" in broken.text and "**module**" not in broken.text
    text = doctor_screen([Finding(True, "fine"), broken]).blocks[1]
    assert str(text).index("oracle") < str(text).index("fine"), "what is wrong comes first"


async def test_doctor_notices_that_nobody_draws(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    (malia,) = await stage.users("malia")

    async def broken(*_: object) -> object:
        raise BrokenProcessPool

    async def at_home(*_: object) -> int:
        return os.getpid()

    for run in (broken, at_home):
        monkeypatch.setattr(stage.bot.services.images.pool, "run", run)
        said = await admin(malia, "doctor")
        assert says(said, "doctor-some") and say.text("doctor-pictures-wrong") in said
    monkeypatch.undo()
    assert say.text("doctor-pictures-well") in await admin(malia, "doctor")


async def test_doctor_answers_whatever_is_away(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    (malia,) = await stage.users("malia")

    async def away(*_: object) -> None:
        raise Unavailable("locked")

    async def hangs(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(stage.store, "get_value", away)
    monkeypatch.setattr(stage.store.maintenance, "numbers", away)
    monkeypatch.setattr(stage.bot.services.images.pool, "run", hangs)
    monkeypatch.setattr(doctor, "CHECK_SECONDS", 0.05)
    object.__setattr__(stage.bot.services, "commands_synced", hangs)
    said = await admin(malia, "doctor")
    assert said.count(say.label("doctor-no-database")) == 1 and say.text("doctor-commands-wrong") in said
    assert say.text("doctor-pictures-wrong") in said and says(said, "doctor-clock-well")
