"""What a person does on the page, as short methods for tests."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.sandbox.page.page_bot import PageBot
from tests.waiting import HANG


class PageUser:
    """The open page. `pane(name)` is one user's view; the methods look inside a pane."""

    def __init__(self, page: Any, bot: PageBot) -> None:
        self.page = page
        self.bot = bot
        self.errors: list[str] = []
        self.start = len(bot.seen)
        page.on("pageerror", self._failed)
        page.on("console", self._heard)

    def leave(self) -> None:
        """Stop listening to the page, which another test may open."""
        self.page.remove_listener("pageerror", self._failed)
        self.page.remove_listener("console", self._heard)

    def _failed(self, error: Any) -> None:
        self.errors.append(str(error))

    def _heard(self, message: Any) -> None:
        # A refused request is written there by Chromium itself; the page says it in its own words.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.errors.append(message.text)

    async def open(self, *users: str, channel: str = "general") -> Any:
        """Show these users in a channel; return the first one's pane."""
        await self.page.goto(f"{self.bot.base_url}/#users={','.join(users)}&channel={self.bot.channel_id(channel)}")
        for user in users:
            await self.page.locator(f"[data-pane][data-user={user}][data-state=open][data-channel-id]").wait_for()
        return self.pane(users[0])

    def pane(self, user: str) -> Any:
        return self.page.locator(f"[data-pane][data-user={user}]")

    async def slash(self, pane: Any, command: str, **options: str) -> None:
        """Type a command with its options and send it, by keyboard alone."""
        await pane.locator("[data-box]").focus()
        await self.page.keyboard.type(f"/{command}")
        await pane.locator(f"[data-suggestion='/{command}']").wait_for()
        await self.page.keyboard.press("Enter")
        for name, value in options.items():
            field = pane.locator(f"[data-option-input={name}]")
            if not await field.count():
                await pane.locator(f"[data-add-option={name}]").click()
            await field.fill(value)
        await self.page.keyboard.press("Control+Enter")

    async def table(self, pane: Any) -> Any:
        """Post a new board and return its message."""
        return await self._made(pane, "table", "[data-message-id]:has([data-custom-id='t1:topic'])")

    async def hand(self, pane: Any) -> Any:
        """Ask for the user's hand and return the private message."""
        return await self._made(pane, "hand", "[data-ephemeral]:has([data-custom-id='t1:form'])")

    async def _made(self, pane: Any, command: str, selector: str) -> Any:
        before = await pane.locator(selector).count()
        await self.slash(pane, command)
        message = pane.locator(selector).nth(before)
        await message.wait_for()
        message_id = await message.get_attribute("data-message-id")
        return pane.locator(f"[data-message-id='{message_id}']")

    async def seen(self, name: str) -> None:
        """Wait until a command, press or form of this name has reached the bot."""
        try:
            async with asyncio.timeout(HANG):
                while not any(entry[1] == name for entry in self.bot.seen[self.start :]):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        except TimeoutError:
            raise AssertionError(f"{name} did not reach the bot: {self.bot.seen[self.start :]}") from None

    async def focused(self, attribute: str) -> str | None:
        """Return an attribute of the focused element."""
        value = await self.page.evaluate("name => document.activeElement?.getAttribute(name)", attribute)
        return None if value is None else str(value)
