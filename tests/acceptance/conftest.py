"""Fixtures: what `make run` starts, and a browser."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio

from tests.acceptance.host import Host


@pytest_asyncio.fixture(loop_scope="session")
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """Yield the bot with a sandbox on files of its own; fail if Discord would have rejected a request or an error was
    logged."""
    host = Host(tmp_path)
    await host.start()
    yield host
    assert await host.violations() == []
    assert await host.stop() == 0, "the bot did not end cleanly"
    log = (tmp_path / "bot.log").read_text()
    assert "ERROR" not in log, log
    assert "Traceback" not in log, log


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: Any) -> AsyncIterator[Any]:
    """Yield a browser in which each page has a fresh profile and a window of its own.

    Of tabs in one window, Chromium draws all but the foremost only about once a second.
    """
    yield chromium
    for context in chromium.contexts:
        await context.close()
