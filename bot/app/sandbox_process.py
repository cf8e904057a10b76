"""The sandbox, a local stand-in for Discord, as a child process, which the bot starts if it has no Discord token."""

import asyncio
import os
import subprocess
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog

from bot.ui.words import host_language, say
from games.core.words import MessageError, in_language

FAILURES = {3: "sandbox-failed-file", 4: "sandbox-failed-port", 5: "wrong-sandbox-file"}
"""What to tell the host, by the sandbox's exit status (`sandbox/__main__.py`)."""

log = structlog.stdlib.get_logger(__name__)


WRONG_SETTING = 5
"""The exit status that says that the setting SANDBOX_FILE is wrong, whatever else runs on this machine."""


class SandboxFailed(MessageError):
    """Raised if the sandbox could not be started; the message says what the user can do."""

    def __init__(self, status: int) -> None:
        super().__init__(say.message(FAILURES.get(status, "sandbox-failed")))
        self.is_wrong_setting = status == WRONG_SETTING
        """Whether a setting is wrong; otherwise it may be possible to start the sandbox later."""


class SandboxProcess:
    """A sandbox that runs as a child process; `address` is its URL."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.address = address
        self._process = process

    async def ended(self) -> None:
        """Wait until the sandbox's process has ended, for whatever reason."""
        await self._process.wait()


@asynccontextmanager
async def run_sandbox(port: int | None, file: Path, *, show: bool = True) -> AsyncIterator[SandboxProcess]:
    """Run a sandbox, a local stand-in for Discord, for the duration of a context.

    Args:
        port: The port of its page; None for the first free one from 8080 on.
        file: The SQLite file in which it stores everything.
        show: Open the page in a browser if there is a desktop.

    Raises:
        SandboxFailed: It does not start, for instance because its port or its file is in use.
    """
    # In its own session Ctrl-C does not reach it, so it runs until the bot has shut down.
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--data", str(file), "--until-stdin-ends"),
        *(() if port is None else ("--port", str(port))),
        stdin=asyncio.subprocess.PIPE,  # the sandbox ends when this closes, even if the bot is killed by SIGKILL
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # the same on Windows
    )
    assert process.stdout is not None
    output_task: asyncio.Task[None] | None = None
    try:
        address = await _read_address(process.stdout)
        if address is None:
            raise SandboxFailed(await process.wait())
        output_task = asyncio.create_task(_log_output(process.stdout))
        with in_language(host_language()):
            print(f"\n  {say.label('sandbox-open', address=address)}\n", flush=True)
        if show and _has_desktop():
            webbrowser.open(address)
        yield SandboxProcess(process, address)
    finally:
        if process.returncode is None:
            process.terminate()
            try:
                async with asyncio.timeout(10):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()
        if output_task is not None:
            await output_task


async def _read_address(output: asyncio.StreamReader) -> str | None:
    """Return the URL that the sandbox prints when it has started; None if it ends before."""
    async for line in output:
        if line.startswith(b"Sandbox: "):
            return line.decode().partition(" ")[2].strip()
        log.info(line.decode(errors="replace").rstrip())
    return None


async def _log_output(output: asyncio.StreamReader) -> None:
    """Log the sandbox's output, which also keeps its pipe from filling up and blocking it."""
    async for line in output:
        log.info("the sandbox says", line=line.decode(errors="replace").rstrip())


def _has_desktop() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
