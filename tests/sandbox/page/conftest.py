"""A real sandbox, a small discord.py bot on it, and a real headless Chromium on its page."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.sandbox.page.page_bot import PageBot, bot_running
from tests.sandbox.page.page_user import PageUser
from tests.waiting import HANG


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[PageBot]:
    async with bot_running(tmp_path_factory.mktemp("sandbox") / "sandbox.db") as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def page(chromium: object, bot: PageBot) -> AsyncIterator[PageUser]:
    """Yield a fresh browser profile; fail if the page wrote an error to the console."""
    context = await chromium.new_context(
        viewport={"width": 1280, "height": 800}, color_scheme="light", reduced_motion="reduce"
    )  # type: ignore[attr-defined]
    context.set_default_timeout(1000 * HANG)
    opened = PageUser(await context.new_page(), bot)
    try:
        yield opened
        assert opened.errors == []
    finally:
        await context.close()
