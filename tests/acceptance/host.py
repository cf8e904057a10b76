"""`make run` as a host has it: the bot's process, its sandbox, and files in a folder of their own."""

import asyncio
import os
import signal
from pathlib import Path

import aiohttp

from tests.nursery import Forked, nursery
from tests.ports import free_port
from tests.waiting import HANG


class Host:
    """Starts, kills and restarts what `make run` starts, with its files in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: Forked | None = None

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        settings = {
            "DISCORD_TOKEN": "",
            "DISCORD_API": "",
            "SECRET_KEY": "",
            "DATABASE_URL": f"sqlite:///{self.folder / 'stoa.db'}",
            "SANDBOX_FILE": str(self.folder / "sandbox.db"),
            "SANDBOX_PORT": str(self.port),
            "COMPUTER_PACE": "0",
            "DISPLAY": "",
            "WAYLAND_DISPLAY": "",
            "PYTHONPATH": str(Path(__file__).with_name("site")),
        }
        with (self.folder / "bot.log").open("ab") as log:
            self._process = await nursery().start(
                environment=os.environ | settings, stdout=log.fileno(), stderr=log.fileno()
            )
        async with asyncio.timeout(HANG), aiohttp.ClientSession() as session:
            while not await self._connected(session):
                assert self._process.returncode is None, (self.folder / "bot.log").read_text()
                await asyncio.sleep(0.1)

    async def _connected(self, session: aiohttp.ClientSession) -> bool:
        try:
            async with session.get(f"{self.address}/sandbox/status") as answer:
                return answer.status == 200 and bool((await answer.json())["bot_connected"])
        except aiohttp.ClientError:
            return False

    async def violations(self) -> list[str]:
        """Return what the bot sent that Discord would have rejected."""
        async with aiohttp.ClientSession() as session, session.get(f"{self.address}/sandbox/violations") as answer:
            found: list[str] = await answer.json()
            return found

    async def stop(self) -> int:
        """Stop the bot as a hosting platform does, and return the exit status."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), HANG)

    async def kill(self) -> None:
        """Kill the bot's process as a crash does; the sandbox notices and exits too."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()
        async with asyncio.timeout(HANG), aiohttp.ClientSession() as session:
            while await self._answers(session):  # noqa: ASYNC110
                await asyncio.sleep(0.1)

    async def _answers(self, session: aiohttp.ClientSession) -> bool:
        try:
            async with session.get(f"{self.address}/sandbox/status"):
                return True
        except aiohttp.ClientError:
            return False
