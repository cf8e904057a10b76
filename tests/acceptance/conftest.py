"""What `make run` starts, and a browser beside it."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from .host import Host

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """The bot with a sandbox, on files of its own; nothing that Discord would not take, no error in the log."""
    host = Host(tmp_path)
    await host.start()
    yield host
    assert await host.violations() == []
    assert await host.stop() == 0, "the bot did not end cleanly"
    log = (tmp_path / "bot.log").read_text()
    assert "ERROR" not in log, log
    assert "Traceback" not in log, log


@pytest.fixture
async def browser() -> AsyncIterator[Any]:
    """A browser with a fresh profile; pages are opened in it, each in a window of its own (of tabs in one window all
    but the foremost are drawn about once a second)."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (looked for chromium, chromium-browser, google-chrome)")
    playwright = pytest.importorskip("playwright.async_api", reason="Playwright is not installed")
    async with playwright.async_playwright() as driver:
        running = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running
        await running.close()
