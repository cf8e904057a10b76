"""Without a token: the sandbox, started beside the bot as a process of its own and known by its address alone."""

import asyncio
import logging
import os
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

log = logging.getLogger(__name__)


class SandboxFailed(RuntimeError):
    """The sandbox could not be started; one sentence says why."""


class SandboxProcess:
    """A sandbox that runs."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.address = address
        self._process = process

    async def ended(self) -> None:
        """Wait until it has ended by itself."""
        await self._process.wait()


@asynccontextmanager
async def run_sandbox(port: int, file: Path, *, show: bool = True) -> AsyncIterator[SandboxProcess]:
    """Start a sandbox, and end it at the end.

    Raises:
        SandboxFailed: it does not come up, for instance because the port is taken.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    # In a session of its own, so that Ctrl-C reaches it through us, after the bot has said goodbye.
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", str(port), "--data", str(file), "--until-stdin-ends"),
        stdin=asyncio.subprocess.PIPE,  # its end is how the sandbox learns that we are gone, even by SIGKILL
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    assert process.stdout is not None
    talk: asyncio.Task[None] | None = None
    try:
        address = await _address(process.stdout)
        if address is None:
            raise SandboxFailed(f"The sandbox could not be started at port {port}; SANDBOX_PORT names another.")
        talk = asyncio.create_task(_listen(process.stdout))
        print(f"\n  Stoa runs without Discord. Open {address} to play.\n", flush=True)
        if show and _has_desktop():
            webbrowser.open(address)
        yield SandboxProcess(process, address)
    finally:
        if process.returncode is None:
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), 10)
            except TimeoutError:
                process.kill()
                await process.wait()
        if talk is not None:
            await talk


async def _address(says: asyncio.StreamReader) -> str | None:
    """What the sandbox says first: where it is. None when it ends without a word."""
    async for line in says:
        if line.startswith(b"Sandbox: "):
            return line.decode().partition(" ")[2].strip()
    return None


async def _listen(says: asyncio.StreamReader) -> None:
    """Let it say more without ever having to wait for us."""
    async for line in says:
        log.info("sandbox: %s", line.decode(errors="replace").rstrip())


def _has_desktop() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
