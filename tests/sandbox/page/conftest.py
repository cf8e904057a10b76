"""A real sandbox, a small discord.py bot on it, and a real headless Chromium on its page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.sandbox.page.page_bot import PageBot, bot_running
from tests.sandbox.page.page_user import PageUser
from tests.waiting import HANG


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[PageBot]:
    async with bot_running(tmp_path_factory.mktemp("sandbox") / "sandbox.db") as running:
        yield running


SIZE = {"width": 1280, "height": 800}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tab(chromium: Any) -> AsyncIterator[Any]:
    """Yield the one tab in which all tests open the page: a new one costs three times as much as opening the page."""
    from playwright.async_api import expect  # there is a browser, so it is installed

    expect.set_options(timeout=1000 * HANG)  # by default it waits for five seconds, which a busy machine may need
    context = await chromium.new_context(viewport=SIZE)
    context.set_default_timeout(1000 * HANG)
    yield await context.new_page()
    await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def page(tab: Any, bot: PageBot) -> AsyncIterator[PageUser]:
    """Yield the page as in a fresh browser profile; fail if it wrote an error to the console."""
    await tab.set_viewport_size(SIZE)
    await tab.emulate_media(color_scheme="light", reduced_motion="reduce")
    await tab.context.set_offline(False)
    opened = PageUser(tab, bot)
    try:
        yield opened
        assert opened.errors == []
    finally:
        opened.leave()
        if tab.url.startswith(bot.base_url):
            await tab.evaluate("localStorage.clear(); sessionStorage.clear()")
        await tab.goto("about:blank")
