"""The process: it starts, reports configuration errors, finishes running work on SIGTERM, and ends the sandbox."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from sandbox import Driver, Sandbox
from sandbox.driver import User, texts
from tests.bot.conftest import KEY, eventually
from tests.waiting import HANG

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[3]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def start(folder: Path, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX"))}
    environment = {**clean, "PYTHONPATH": str(ROOT), "SECRET_KEY": KEY.hex(), **settings}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=folder,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[tuple[Sandbox, Driver]]:
    server = await Sandbox.start()
    server.interactions.acknowledge_seconds = HANG
    async with Driver(server.base_url, HANG) as driver:
        yield server, driver
        assert await driver.violations() == []
    await server.close()


async def opened(malia: User) -> dict[str, object]:
    general = await malia.channel("general")
    reply = await malia.slash(general["id"], "play", {"game": "gorgias"})
    assert reply.message is not None
    return reply.message


async def test_sigterm_finishes_what_runs_and_takes_nothing_new(
    sandbox: tuple[Sandbox, Driver], tmp_path: Path
) -> None:
    server, driver = sandbox
    port = free_port()
    bot = await start(tmp_path, DISCORD_API=server.base_url, PORT=str(port))
    await driver.bot_ready()
    malia, theo = await driver.user("malia"), await driver.user("theo")
    async with asyncio.timeout(HANG), aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"http://127.0.0.1:{port}/") as health:
                if health.status == 200:
                    break
                assert health.status == 503
    lobby = await opened(malia)
    lock = sqlite3.connect(tmp_path / "data" / "stoa.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")  # what is pressed now has to wait
    heard = asyncio.create_task(theo.press_label(lobby, "Join"))
    await asyncio.sleep(0.5)
    bot.send_signal(signal.SIGTERM)
    bot.send_signal(signal.SIGTERM)  # some hosts send it more than once
    await asyncio.sleep(0.3)
    assert bot.returncode is None
    lock.execute("ROLLBACK")
    lock.close()
    joined = await heard
    assert joined.failed is None and "Theo" in texts(joined.message)
    assert await asyncio.wait_for(bot.wait(), HANG) == 0
    _, log = await bot.communicate()
    assert b"Traceback" not in log and KEY.hex().encode() not in log
    server.interactions.acknowledge_seconds = 0.1  # nobody is there to do it
    late = await malia.press_label(lobby, "Leave")
    assert late.failed is not None


async def test_what_was_acknowledged_is_there_after_a_kill(sandbox: tuple[Sandbox, Driver], tmp_path: Path) -> None:
    server, driver = sandbox
    bot = await start(tmp_path, DISCORD_API=server.base_url)
    await driver.bot_ready()
    malia, theo = await driver.user("malia"), await driver.user("theo")
    lobby = await opened(malia)
    joined = await theo.press_label(lobby, "Join")
    assert joined.failed is None
    bot.kill()
    await bot.communicate()
    bot = await start(tmp_path, DISCORD_API=server.base_url)
    await asyncio.sleep(0.1)
    await driver.bot_ready()
    left = await theo.press_label(lobby, "Leave")
    assert left.update, "there was a seat to leave"
    bot.terminate()
    await bot.communicate()
    assert bot.returncode == 0


async def test_a_token_that_discord_does_not_know_is_said_in_one_sentence(
    sandbox: tuple[Sandbox, Driver], tmp_path: Path
) -> None:
    server, _ = sandbox
    bot = await start(tmp_path, DISCORD_API=server.base_url, DISCORD_TOKEN="wrong")
    _, said = await bot.communicate()
    assert bot.returncode == 2
    assert said.decode().strip().splitlines()[-1] == "DISCORD_TOKEN is wrong: Discord does not know it."
    assert b"Traceback" not in said


async def test_registering_commands_is_a_step_of_its_own(sandbox: tuple[Sandbox, Driver], tmp_path: Path) -> None:
    server, driver = sandbox
    for said in (b"have been registered", b"have not changed"):
        step = await start(tmp_path, "sync", DISCORD_API=server.base_url)
        out, _ = await step.communicate()
        assert step.returncode == 0
        assert said in out
    assert (await driver.get("stats"))["requests"]["bulk_set_application_commands"] == 1


async def test_without_a_token_the_sandbox_is_started_and_ends_with_the_bot(tmp_path: Path) -> None:
    port = free_port()
    bot = await start(tmp_path, SANDBOX_PORT=str(port), DISPLAY="", WAYLAND_DISPLAY="")
    address = f"http://127.0.0.1:{port}"
    async with asyncio.timeout(HANG):
        while True:
            try:
                async with Driver(address, HANG) as driver:
                    await driver.bot_ready()
                    malia = await driver.user("malia")
                    lobby = await opened(malia)
                    break
            except (OSError, aiohttp.ClientError):
                await asyncio.sleep(0.1)
    assert lobby["channel_id"]
    bot.send_signal(signal.SIGINT)
    out, log = await bot.communicate()
    assert bot.returncode == 0, log.decode()
    assert address.encode() in out
    assert b"Traceback" not in log and b"Warning" not in log, log.decode()

    def closed() -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) != 0

    await eventually(closed)


async def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        bot = await start(tmp_path, SANDBOX_PORT=str(taken.getsockname()[1]))
        _, said = await bot.communicate()
    assert bot.returncode == 1
    assert b"SANDBOX_PORT names another" in said


def test_the_bot_knows_the_sandbox_only_by_its_address() -> None:
    for file in (ROOT / "bot").rglob("*.py"):
        text = file.read_text("utf-8")
        assert "import sandbox" not in text and "from sandbox" not in text, file
