"""A person at the page: reads the screen and uses what it offers, with mouse and keyboard alone."""

import random
from collections.abc import Callable
from typing import Any

PAGES = ("Previous page", "Next page")
BACKWARDS = ("Back", "Back to the start", "Start over", "Refresh", "Details", *PAGES, "Change your layout", "Take back")
"""Buttons that lead back or nowhere; a match in which they were pressed at random would not end."""
HASTE = 0.5
"""The share of arrangements that a player leaves to chance where that is offered."""
FORMS = 0.3
"""The share of turns in which a player opens a form although there is another way."""
CONTROLS = """buttons => buttons.flatMap((button, at) => {
    const label = button.innerText.trim(), menu = button.matches(".select");
    const offered = !button.disabled && (menu || button.matches(".button[data-custom-id]"));
    return offered ? [[menu ? "menu" : label.endsWith("…") ? "form" : "button", label, at]] : [];
})"""
"""A script that reads kind, label and position of all controls at once."""


def some_words(label: str, luck: random.Random) -> str:
    """Return what a person without anything to say types into a field."""
    return f"{label} {luck.randrange(10_000)}"


def no_taste(name: str, labels: list[str]) -> str | None:
    """Return no preference; the default `taste` of a `Player`."""
    return None


class Player:
    """One user's pane of the page.

    Args:
        avoid: Endings of further labels that are never pressed.
        hasty: Labels that are pressed as soon as they are offered, half of the time.
        typing: Returns what to type into a field with a given label.
        taste: Returns which of some labels the user with a given name wants; None for any.
    """

    def __init__(
        self,
        page: Any,
        name: str,
        luck: random.Random,
        *,
        avoid: tuple[str, ...] = (),
        hasty: tuple[str, ...] = ("Arrange the rest at random and be ready",),
        typing: Callable[[str, random.Random], str] = some_words,
        taste: Callable[[str, list[str]], str | None] = no_taste,
    ) -> None:
        self.page = page
        self.name = name
        self.luck = luck
        self.pane = page.locator(f"[data-pane][data-user={name}]")
        self._avoid = (*BACKWARDS, *avoid)
        self._hasty = hasty
        self._typing = typing
        self._taste = taste

    async def ready(self) -> None:
        """Wait until the pane is connected and shows its channel."""
        await self.page.locator(f"[data-pane][data-user={self.name}][data-state=open][data-channel-id]").wait_for()

    async def command(self, words: str, **options: str) -> None:
        """Type a slash command and send it; options are completed with the first choice."""
        await self._put_picture_away()
        cancel = self.pane.locator("[data-modal] [data-action=cancel-modal]")
        if await cancel.count():  # the box cannot be focused behind a form
            await cancel.click()
        await self.pane.locator("[data-box]").focus()
        await self.page.keyboard.type(f"/{words}")
        await self.pane.locator(f"[data-suggestion='/{words}']").wait_for()
        await self.page.keyboard.press("Enter")
        for name, value in options.items():
            if not await self.pane.locator(f"[data-option-input={name}]").count():
                await self.pane.locator(f"[data-add-option={name}]").click()
            await self.pane.locator(f"[data-option-input={name}]").fill(value)
            choice = self.page.locator("[role=option]").first
            await choice.wait_for()
            await choice.click()
        await self.page.keyboard.press("Control+Enter")

    async def go_to(self, place: str) -> None:
        """Open a channel or thread and wait until it is shown."""
        found = self.pane.locator(".place", has_text=place).first
        await found.click()
        await self.pane.locator(".place[aria-current]", has_text=place).first.wait_for()

    def shown(self, words: str) -> Any:
        """Return the visible elements that contain these words, without the live region for screen readers, which may
        still describe the previous channel.
        """
        return self.pane.get_by_text(words).and_(self.pane.locator(":not([data-live] *)"))

    async def sees(self, words: str) -> bool:
        """Return True if these words are visible anywhere."""
        return bool(await self.shown(words).count())

    async def pick(self, option: str) -> None:
        """Choose an option of the newest menu that has it, or press the newest button with that name."""
        menu = self.pane.locator("button.select").last
        if await menu.count():
            await menu.click()
            await self.page.locator("[role=option]", has_text=option).first.click()
        else:
            await self.pane.get_by_role("button", name=option).last.click()
        await self.settled()

    async def press(self, label: str) -> None:
        """Press the newest button with that name."""
        await self.pane.get_by_role("button", name=label, exact=True).last.click()

    async def dismiss(self) -> None:
        """Dismiss the newest private message."""
        dismissals = self.pane.locator("[data-action=dismiss]")
        if await dismissals.count():
            await dismissals.last.click()

    async def look_again(self) -> None:
        """Refresh the private panel if it waits for others."""
        await self._put_picture_away()
        refresh = self.panel().get_by_role("button", name="Refresh", exact=True)
        if await refresh.count():
            await refresh.click()
            await self.settled()

    async def _put_picture_away(self) -> None:
        """Close a picture that was opened by mistake because the chat scrolled during a click."""
        if await self.page.locator("dialog.lightbox[open]").count():
            await self.page.keyboard.press("Escape")

    def panel(self) -> Any:
        """Return the newest private message."""
        return self.pane.locator("[data-message-id][data-ephemeral]").last

    async def settled(self) -> None:
        """Wait for the answer to the last press."""
        await self.pane.locator(".busy, [aria-busy=true], [data-state=thinking]").first.wait_for(state="detached")

    async def act(self) -> bool:
        """Do one thing that the private panel offers; return False if it offers nothing but to wait."""
        await self._put_picture_away()
        if await self._fill():
            return True
        panel = self.panel()
        for label in self._hasty:
            hasty = panel.get_by_role("button", name=label)
            if self.luck.random() < HASTE and await hasty.count():
                await hasty.first.click()
                await self.settled()
                return True
        controls = [
            (kind, label, panel.locator("button").nth(at))
            for kind, label, at in await panel.locator("button").evaluate_all(CONTROLS)
            if not label.endswith(self._avoid)
        ]
        ways = [(kind, control) for kind, _, control in controls]
        labels = [label for _, label, _ in controls]
        wanted = self._taste(self.name, labels)
        if wanted is not None:
            ways = [ways[labels.index(wanted)]]
        quick = [way for way in ways if way[0] != "form"]
        if quick and self.luck.random() > FORMS:
            ways = quick
        if not ways:
            return False
        kind, control = self.luck.choice(ways)
        await control.click()
        if kind == "menu":
            if not await self._choose():
                return False
            done = self.page.locator("[data-action=picker-done]")
            if await done.count():
                await done.click()
        await self.settled()
        await self._fill()
        return True

    async def _choose(self) -> bool:
        """Choose from the open menu; return False if the message changed meanwhile, which closes the menu."""
        choices = self.page.locator("[role=option][data-value]")
        try:
            await choices.first.wait_for(timeout=5_000)
            shown = [text.split("\n")[0].strip() for text in await choices.all_inner_texts()]
            if not shown:
                return False
            wanted = self._taste(self.name, shown)
            option = choices.nth(self.luck.randrange(len(shown)) if wanted is None else shown.index(wanted))
            await option.click(timeout=5_000)
        except Exception as error:
            if type(error).__name__ != "TimeoutError":  # Playwright's own, which is imported only where there is one
                raise
            return False
        return True

    async def _fill(self) -> bool:
        """Fill in and send the open form, if there is one."""
        form = self.pane.locator("[data-modal]")
        if not await form.count():
            return False
        for field in await form.locator("[data-field]").all():
            label = await field.get_attribute("data-field") or ""
            text = field.locator(".text-input")
            if not await text.count():
                continue
            if await text.get_attribute("aria-required") == "true" or self.luck.random() < 0.5:
                most = int(await text.get_attribute("maxlength") or 4000)
                await text.fill(self._typing(label, self.luck)[:most])
        await form.locator("[data-action=submit-modal]").click()
        await self.settled()
        if await form.count():  # refused by the page itself
            await form.locator("[data-action=cancel-modal]").click()
        return True
