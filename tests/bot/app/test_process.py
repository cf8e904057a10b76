"""The process: it starts, reports configuration errors, finishes running work on SIGTERM, and ends the sandbox."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import psutil
import pytest

from bot.ui.words import say
from sandbox import Driver, Sandbox
from sandbox.driver import User, texts
from storage import Store
from tests.bot.conftest import KEY, eventually
from tests.messages import says
from tests.nursery import ROOT, Forked, nursery
from tests.ports import free_port
from tests.waiting import HANG

pytestmark = pytest.mark.process

BOT = ("-m", "bot")
"""What a host starts; the other bots here are forked from the nursery, which costs a third."""


async def start(
    folder: Path, *arguments: str, program: tuple[str, ...] | None = None, **settings: str
) -> asyncio.subprocess.Process | Forked:
    """Start a bot.

    Args:
        folder: Its working directory.
        arguments: The arguments of the program.
        program: A program to start with Python in place of a bot that is forked from the nursery.
        settings: Environment variables.
    """
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX"))}
    environment = {**clean, "PYTHONPATH": str(ROOT), "SECRET_KEY": KEY.hex(), **settings}
    if program is None:
        return await nursery().start(
            *arguments, folder=folder, environment=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
    return await asyncio.create_subprocess_exec(
        *(sys.executable, *program, *arguments),
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
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
    bot = await start(tmp_path, program=BOT, DISCORD_API=server.base_url, PORT=str(port))
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
    assert (await heard).failed is None
    assert await asyncio.wait_for(bot.wait(), HANG) == 0
    (shown,) = [each for each in await theo.messages(lobby["channel_id"]) if each["id"] == lobby["id"]]
    assert "Theo" in texts(shown)
    _, log = await bot.communicate()
    assert b"Traceback" not in log and KEY.hex().encode() not in log
    server.interactions.acknowledge_seconds = 0.1  # nobody is there to do it
    late = await malia.press_label(lobby, "Leave")
    assert late.failed is not None


@pytest.mark.parametrize("warm", ["on", "off"])
async def test_the_drawing_worker_waits_for_no_press_unless_told_to(
    warm: str, sandbox: tuple[Sandbox, Driver], tmp_path: Path
) -> None:
    server, driver = sandbox
    guild = (await (await driver.user("malia")).channel("general"))["guild_id"]
    (tmp_path / "data").mkdir(mode=0o700)
    async with await Store.open(f"sqlite:///{tmp_path / 'data' / 'stoa.db'}", KEY) as store:
        await store.put_value(f"greeted.{guild}", True)  # the greeting's picture would start the worker too
    bot = await start(tmp_path, DISCORD_API=server.base_url, WARM_UP=warm)
    await driver.bot_ready()
    process = psutil.Process(bot.pid)
    if warm == "on":
        await eventually(lambda: bool(process.children()))
    else:
        assert process.children() == []
    bot.terminate()
    await bot.communicate()


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
    assert said.decode().strip().splitlines()[-1] == say.label("discord-refuses-4004")
    assert b"Traceback" not in said


@pytest.mark.parametrize("code", [4004, 4011, 4014])
async def test_what_the_host_has_to_mend_is_said_in_one_sentence(
    sandbox: tuple[Sandbox, Driver], tmp_path: Path, code: int
) -> None:
    server, driver = sandbox
    bot = await start(tmp_path, DISCORD_API=server.base_url)
    await driver.bot_ready()
    await driver.fault("close", status=code)
    _, said = await bot.communicate()
    assert bot.returncode == 2
    assert said.decode().strip().splitlines()[-1] == say.label(f"discord-refuses-{code}")
    assert b"Traceback" not in said


async def test_a_discord_that_is_away_at_the_start_is_waited_for_until_sigterm(
    sandbox: tuple[Sandbox, Driver], tmp_path: Path
) -> None:
    server, driver = sandbox
    await driver.fault("handshake_error", status=404, times=1)
    await driver.fault("handshake_error", status=503, times=1000)
    bot = await start(tmp_path, DISCORD_API=server.base_url)
    assert bot.stderr is not None
    said = b""
    while said.count(b"not connected to Discord") < 2:
        said += (line := await asyncio.wait_for(bot.stderr.readline(), HANG))
        assert line, said.decode()
    bot.terminate()
    _, rest = await bot.communicate()
    assert bot.returncode == 0
    assert b"WSServerHandshakeError 404" in said and b"WSServerHandshakeError 503" in said
    assert b"Traceback" not in said + rest


async def test_registering_commands_while_discord_is_away_is_said_in_one_sentence(
    sandbox: tuple[Sandbox, Driver], tmp_path: Path
) -> None:
    server, driver = sandbox
    await driver.fault("http_error", status=503, operation="get_my_user")
    step = await start(tmp_path, "sync", DISCORD_API=server.base_url)
    _, said = await step.communicate()
    assert step.returncode == 1
    unreachable = say.label("terminal-sync-failed", reason="DiscordServerError 503")
    assert unreachable in said.decode() and b"Traceback" not in said


async def test_registering_commands_is_a_step_of_its_own(sandbox: tuple[Sandbox, Driver], tmp_path: Path) -> None:
    server, driver = sandbox
    for done in ("terminal-synced", "terminal-sync-unchanged"):
        step = await start(tmp_path, "sync", DISCORD_API=server.base_url)
        out, _ = await step.communicate()
        assert step.returncode == 0
        assert out.decode().strip() == say.label(done)
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
    assert said.decode().splitlines()[-1] == say.label("sandbox-failed-port")


async def test_a_second_bot_in_the_same_folder_is_told_what_sets_another_file(tmp_path: Path) -> None:
    server = await Sandbox.start(tmp_path / "data" / "sandbox.db")
    bot = await start(tmp_path)
    _, said = await bot.communicate()
    await server.close()
    assert bot.returncode == 1
    assert b"sandbox.db is in use by another sandbox." in said
    assert said.decode().splitlines()[-1] == say.label("sandbox-failed-file") and b"Traceback" not in said


@pytest.mark.parametrize("setting", ["PORT", "METRICS_PORT"])
async def test_a_port_of_the_bot_s_own_that_is_taken_is_said_before_the_sandbox_starts(
    tmp_path: Path, setting: str
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        bot = await start(tmp_path, **{setting: str(port)})
        out, said = await bot.communicate()
    assert bot.returncode == 2
    assert said.decode().splitlines()[-1] == say.label("port-in-use", setting=setting, port=str(port))
    assert b"Traceback" not in said and b"Open http" not in out
    assert not (tmp_path / "data" / "sandbox.db").exists()


async def test_without_a_port_the_next_free_one_is_taken_and_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        with contextlib.suppress(OSError):  # somebody else may have it already
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken.bind(("127.0.0.1", 8080))
            taken.listen()
        bot = await start(tmp_path, DISPLAY="", WAYLAND_DISPLAY="")
        assert bot.stdout is not None
        line = b""
        while b"to play" not in line:
            line = await asyncio.wait_for(bot.stdout.readline(), HANG)
        address = line.decode().split()[-3]
        port = int(address.rpartition(":")[2])
        assert 8080 < port < 8100
        async with Driver(address, HANG) as driver:
            await driver.bot_ready()
        bot.terminate()
        _, log = await bot.communicate()
    assert bot.returncode == 0
    assert says(log.decode(), "sandbox:terminal-port-in-use", port="8080")


def own_address() -> str:
    """Return the address that this machine has in its network; the loopback address without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


async def asked(port: int, path: str, host: str = "127.0.0.1", **headers: str) -> tuple[int, str]:
    """Return status and text of the bot's reply; status 0 if nobody listens there."""
    try:
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.get(f"http://{host}:{port}{path}") as reply,
        ):
            return reply.status, await reply.text()
    except aiohttp.ClientConnectorError:
        return 0, ""


async def test_metrics_are_on_loopback_only(sandbox: tuple[Sandbox, Driver], tmp_path: Path) -> None:
    server, driver = sandbox
    public, private = free_port(), free_port()
    bot = await start(tmp_path, DISCORD_API=server.base_url, PORT=str(public), METRICS_PORT=str(private))
    await driver.bot_ready()
    await opened(await driver.user("malia"))
    text = ""
    async with asyncio.timeout(HANG):  # the snapshot may have been made before the handler ended
        while 'stoa_presses_total{kind="command",outcome="answered"} 1.0' not in text:
            status, text = await asked(private, "/metrics")
            assert status == 200
    assert "stoa_gateway_connected 1.0" in text and "process_resident_memory_bytes" in text
    assert await asked(public, "/metrics") == (404, "not found\n")
    assert (await asked(private, "/metrics", Host="bot.example.org"))[0] == 404
    if (outside := own_address()) != "127.0.0.1":
        assert (await asked(private, "/metrics", host=outside))[0] == 0
        assert (await asked(public, "/", host=outside))[0] in (200, 503), "others reach the health check there"
    bot.terminate()
    _, log = await bot.communicate()
    assert bot.returncode == 0 and b"Traceback" not in log


async def test_metrics_on_the_public_port_need_their_token(sandbox: tuple[Sandbox, Driver], tmp_path: Path) -> None:
    server, driver = sandbox
    port, token = free_port(), "a-token-of-the-host"
    bot = await start(tmp_path, DISCORD_API=server.base_url, PORT=str(port), METRICS_TOKEN=token)
    await driver.bot_ready()
    for headers in ({}, {"Authorization": f"Bearer {token[:-1]}"}):
        assert await asked(port, "/metrics", **headers) == (401, "wrong token\n")
    status, text = await asked(port, "/metrics", Authorization=f"Bearer {token}")
    assert status == 200 and "stoa_gateway_connected" in text and token not in text
    bot.terminate()
    _, log = await bot.communicate()
    assert bot.returncode == 0 and token.encode() not in log


async def test_a_port_of_the_metrics_that_is_taken_is_said(sandbox: tuple[Sandbox, Driver], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        bot = await start(tmp_path, DISCORD_API=sandbox[0].base_url, METRICS_PORT=port)
        _, said = await bot.communicate()
    assert bot.returncode == 2
    assert said.decode().splitlines()[-1] == say.label("port-in-use", setting="METRICS_PORT", port=port)
    assert b"Traceback" not in said


AS_ON_WINDOWS = """
import asyncio, os, sys
def missing(*_): raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = missing
sys.modules["uvloop"] = None
del os.nice
from bot.__main__ import main
sys.exit(main([]))
"""


async def test_it_runs_without_what_windows_does_not_have(sandbox: tuple[Sandbox, Driver], tmp_path: Path) -> None:
    server, driver = sandbox
    bot = await start(tmp_path, program=("-c", AS_ON_WINDOWS), DISCORD_API=server.base_url)
    await driver.bot_ready()
    assert await opened(await driver.user("malia"))
    bot.send_signal(signal.SIGINT)
    _, log = await bot.communicate()
    assert bot.returncode == 0, log.decode()
    assert b"Traceback" not in log


def test_the_bot_knows_the_sandbox_only_by_its_address() -> None:
    for file in (ROOT / "bot").rglob("*.py"):
        text = file.read_text("utf-8")
        assert "import sandbox" not in text and "from sandbox" not in text, file


async def test_what_the_process_writes_is_for_its_user_alone(tmp_path: Path) -> None:
    former = os.umask(0)  # as lax as a machine can be; the programs inherit it
    try:
        bot = await start(
            tmp_path, program=BOT, SANDBOX_PORT=str(free_port()), SECRET_KEY="", DISPLAY="", WAYLAND_DISPLAY=""
        )
        assert bot.stdout is not None
        while b"Open http" not in (line := await asyncio.wait_for(bot.stdout.readline(), HANG)):
            assert line, "it did not start"
        address = line.split(b"Open ")[1].split()[0].decode()
        async with Driver(address, HANG) as driver:
            await driver.bot_ready()
            malia = await driver.user("malia")
            await opened(malia)
            general = await malia.channel("general")
            assert says((await malia.slash(general["id"], "admin backup")).text, "backup-done")
        running = modes(tmp_path)
        bot.send_signal(signal.SIGINT)
        await bot.communicate()
        second = await start(tmp_path, "backup", program=("-m", "storage"))
        await second.communicate()
        assert second.returncode == 0
    finally:
        os.umask(former)
    found = running | modes(tmp_path)
    names = {path.rpartition("/")[2] for path in found}
    assert {"stoa.db", "stoa.db-wal", "stoa.key", "sandbox.db", "data", "backups"} <= names
    wrong = {path: oct(mode) for path, mode in found.items() if mode not in (0o600, 0o700)}
    assert not wrong
    assert all(mode == (0o700 if (tmp_path / path).is_dir() else 0o600) for path, mode in modes(tmp_path).items())


def modes(folder: Path) -> dict[str, int]:
    """Return the permissions of everything in a folder, by path."""
    return {str(each.relative_to(folder)): stat.S_IMODE(each.stat().st_mode) for each in folder.rglob("*")}


async def test_a_damaged_database_is_said_in_one_sentence_at_the_start(
    sandbox: tuple[Sandbox, Driver], tmp_path: Path, migrated_file: Path
) -> None:
    server, _ = sandbox
    file = tmp_path / "data" / "stoa.db"
    file.parent.mkdir()
    content = bytearray(migrated_file.read_bytes())  # noqa: ASYNC240 - nothing else runs
    luck = random.Random(7)
    for _ in range(400):
        content[luck.randrange(len(content))] ^= 1 << luck.randrange(8)
    file.write_bytes(content)
    bot = await start(tmp_path, DISCORD_API=server.base_url)
    _, said = await bot.communicate()
    last = said.decode().strip().splitlines()
    assert bot.returncode == 2 and b"Traceback" not in said
    assert len(last) == 1 and says(last[0], "storage:damaged-file"), last
