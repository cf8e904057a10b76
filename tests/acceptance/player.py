"""A person at the page: reads what is on the screen and presses what it offers, with mouse and keyboard alone."""

import random
from collections.abc import Callable
from typing import Any

BACKWARDS = ("Back", "Start again", "Start over", "Refresh", "Earlier", "Later", "Change your layout", "Take back")
"""Buttons that lead back or nowhere; pressing these at random a match would not end."""
HASTE = 0.5
"""How often a player leaves an arrangement to chance, where that is offered."""
FORMS = 0.3
"""How often a player opens a form where there is another way."""
CONTROLS = """buttons => buttons.flatMap((button, at) => {
    const label = button.innerText.trim(), menu = button.matches(".select");
    const offered = !button.disabled && (menu || button.matches(".button[data-custom-id]"));
    return offered ? [[menu ? "menu" : label.endsWith("…") ? "form" : "button", label, at]] : [];
})"""
"""Read in one go, as one glance does: the kind, the label and the place of everything that can be pressed."""


def some_words(label: str, luck: random.Random) -> str:
    """What a person types into a field who has nothing to say."""
    return f"{label} {luck.randrange(10_000)}"


def no_taste(name: str, labels: list[str]) -> str | None:
    """What a person wants who does not mind."""
    return None


class Player:
    """One user's pane of the page. `avoid`: ends of more labels that are not pressed; `hasty`: labels that
    are pressed as soon as they are offered, half of the time; `typing`: what is typed into a field of that label;
    `taste`: which of these labels the user of that name wants, whatever luck says (None: any).
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
        await self.pane.locator("[data-box]").focus()
        await self.page.keyboard.type(f"/{words}")
        await self.pane.locator(f"[data-suggestion='/{words}']").wait_for()
        await self.page.keyboard.press("Enter")
        for name, value in options.items():
            if not await self.pane.locator(f"[data-option-input={name}]").count():
                await self.pane.locator(f"[data-add-option={name}]").click()
            await self.pane.locator(f"[data-option-input={name}]").fill(value)
            choice = self.page.get_by_role("option").first
            await choice.wait_for()
            await choice.click()
        await self.page.keyboard.press("Control+Enter")

    async def go_to(self, place: str) -> None:
        """Open a channel or thread."""
        await self.pane.locator(".place", has_text=place).first.click()

    def shown(self, words: str) -> Any:
        """What shows these words; not what is read aloud, which may still be about the channel that one has left."""
        return self.pane.get_by_text(words).and_(self.pane.locator(":not([data-live] *)"))

    async def sees(self, words: str) -> bool:
        """Whether these words stand anywhere in what is shown."""
        return bool(await self.shown(words).count())

    async def pick(self, option: str) -> None:
        """Choose from the newest menu, or press the newest button, of that name."""
        menu = self.pane.locator("button.select").last
        if await menu.count():
            await menu.click()
            await self.page.locator("[role=option]", has_text=option).first.click()
        else:
            await self.pane.get_by_role("button", name=option).last.click()
        await self.settled()

    async def press(self, label: str) -> None:
        """Press the newest button of that name."""
        await self.pane.get_by_role("button", name=label, exact=True).last.click()

    async def dismiss(self) -> None:
        """Put the newest private message away."""
        dismissals = self.pane.locator("[data-action=dismiss]")
        if await dismissals.count():
            await dismissals.last.click()

    async def look_again(self) -> None:
        """Refresh the private panel, where there is anything to wait for."""
        await self._put_picture_away()
        refresh = self.panel().get_by_role("button", name="Refresh", exact=True)
        if await refresh.count():
            await refresh.click()
            await self.settled()

    async def _put_picture_away(self) -> None:
        """A chat moves while one aims at it, and then one has pressed a picture, which opens it."""
        if await self.page.locator("dialog.lightbox[open]").count():
            await self.page.keyboard.press("Escape")

    def panel(self) -> Any:
        """The newest private message."""
        return self.pane.locator("[data-message-id][data-ephemeral]").last

    async def settled(self) -> None:
        """Wait until the answer to the last press is there."""
        await self.pane.locator(".busy, [aria-busy=true], [data-state=thinking]").first.wait_for(state="detached")

    async def act(self) -> bool:
        """Do one thing that the private panel offers; False when it offers nothing but to wait."""
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
        """Choose from the menu that was opened; False when the message changed meanwhile, which closes the menu."""
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
        """Fill in the form that lies open, if one does, and send it."""
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
