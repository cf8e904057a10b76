"""Pictures, buttons, menus and forms on the page."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.sandbox.page.page_bot import PageBot
from tests.sandbox.page.page_user import PageUser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_board_shows_all_its_parts_and_its_picture_can_be_enlarged(page: PageUser) -> None:
    pane = await page.open("malia")
    message = await page.table(pane)
    picture = message.get_by_role("img", name="A table with five dice, two of them clay")
    await expect(picture).to_be_visible()
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 600
    await expect(message.get_by_role("heading", name="Table one")).to_be_visible()
    await expect(message.get_by_role("button", name="Closed")).to_be_disabled()
    rules = message.get_by_role("link", name="Rules")
    await expect(rules).to_have_attribute("href", "https://example.org/rules")
    await expect(rules).to_have_attribute("rel", "noopener noreferrer")
    colour = await message.locator(".container").evaluate("node => getComputedStyle(node).borderLeftColor")
    assert colour == "rgb(181, 83, 42)"
    opener = message.get_by_role("button", name="Enlarge picture")
    await opener.focus()
    await page.page.keyboard.press("Enter")
    dialog = page.page.get_by_role("dialog")
    await expect(dialog.get_by_text("A table with five dice")).to_be_visible()
    await page.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_a_press_updates_the_message_for_everybody_and_keeps_the_focus(page: PageUser, bot: PageBot) -> None:
    malia = await page.open("malia", "theo")
    message = await page.table(malia)
    message_id = await message.get_attribute("data-message-id")
    theirs = page.pane("theo").locator(f"[data-message-id='{message_id}']")
    await message.get_by_role("button", name="Roll").focus()
    for turn in (1, 2):
        await page.page.keyboard.press("Enter")
        await expect(message).to_contain_text(f"Throw number {turn}")
        await expect(theirs).to_contain_text(f"Throw number {turn}")
        assert await page.focused("data-custom-id") == f"t1:roll:{turn}"
    await expect(message.locator(".edited")).to_have_count(0)
    assert ("press", "t1:roll:1", None) in bot.seen


async def test_an_update_by_somebody_else_leaves_the_focus_and_an_open_menu_alone(page: PageUser) -> None:
    malia = await page.open("malia", "theo")
    message = await page.table(malia)
    message_id = await message.get_attribute("data-message-id")
    theirs = page.pane("theo").locator(f"[data-message-id='{message_id}']")
    await message.locator("[data-custom-id='t1:topic']").click()
    menu = malia.locator("[data-picker='Choose a topic']")
    await expect(menu).to_be_visible()
    await theirs.get_by_role("button", name="Roll").evaluate("button => button.click()")
    await expect(message).to_contain_text("Throw number 1")
    await expect(menu).to_be_visible()
    await page.page.keyboard.press("ArrowDown")
    await page.page.keyboard.press("Enter")
    await expect(malia.locator("[data-ephemeral]").last).to_contain_text("Chosen: j")
    assert await page.focused("data-custom-id") == "t1:topic"


async def test_a_press_that_waits_shows_it_and_blocks_the_rest_of_the_message(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia")
    message = await page.table(pane)
    bot.released.clear()
    before = len(bot.seen)
    later = message.get_by_role("button", name="Later")
    await later.click()
    await expect(later).to_have_attribute("aria-busy", "true")
    await expect(later.locator(".spinner")).to_be_visible()
    roll = message.get_by_role("button", name="Roll")
    await expect(roll).to_have_attribute("aria-disabled", "true")
    await roll.evaluate("button => button.click()")
    bot.released.set()
    await expect(later).not_to_have_attribute("aria-busy", "true")
    await expect(roll).not_to_have_attribute("aria-disabled", "true")
    assert [entry[1] for entry in bot.seen[before:]] == ["t1:later"]


async def test_a_failed_press_says_so_below_the_message_to_the_one_who_pressed(page: PageUser, bot: PageBot) -> None:
    malia = await page.open("malia", "theo")
    message = await page.table(malia)
    await message.get_by_role("button", name="Silent").click()
    await page.seen("t1:silent")
    bot.server.clock.advance(3.1)
    await expect(message.locator("[data-failure]")).to_have_text("This interaction failed")
    await expect(page.pane("theo").locator("[data-failure]")).to_have_count(0)
    await expect(message.locator(".busy")).to_have_count(0)
    await message.get_by_role("button", name="Roll").click()
    await expect(message).to_contain_text("Throw number 1")
    await expect(message.locator("[data-failure]")).to_have_count(0)


async def test_menus_hold_their_limits_and_find_people(page: PageUser) -> None:
    pane = await page.open("malia")
    message = await page.table(pane)
    answers = pane.locator("[data-ephemeral]")
    await message.locator("[data-custom-id='t1:dice']").focus()
    await page.page.keyboard.press("ArrowDown")
    done = pane.locator("[data-action=picker-done]")
    await page.page.keyboard.press("Enter")
    await expect(done).to_be_disabled()
    for _ in range(3):
        await page.page.keyboard.press("ArrowDown")
        await page.page.keyboard.press("Space")
    await expect(pane.locator("[role=option][aria-selected=true]")).to_have_count(3)
    await page.page.keyboard.press("Tab")
    await page.page.keyboard.press("Enter")
    await expect(answers.last).to_contain_text("Chosen: 1, 2, 3")
    await message.locator("[data-custom-id='t1:rival']").click()
    await page.page.keyboard.type("phae")
    await expect(pane.locator("[data-picker] [role=option]")).to_have_count(1)
    phaedra = await pane.locator("[data-picker] [role=option]").get_attribute("data-value")
    await page.page.keyboard.press("Enter")
    await expect(answers.last).to_contain_text(f"Chosen: {phaedra}")


async def test_a_form_checks_keeps_what_was_typed_and_is_sent(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia")
    keys = page.page.keyboard
    write = (await page.hand(pane)).locator("[data-custom-id='t1:form']")
    await write.click()
    form = pane.get_by_role("dialog", name="Ask the agora")
    question = form.get_by_label("Question")
    await expect(question).to_be_focused()
    before = len(bot.seen)
    await keys.type("why")
    await keys.press("Enter")
    await expect(form.locator("[data-field=Question] [role=alert]")).to_have_text("Enter at least 5 characters.")
    await expect(form.locator("[data-field=Stone] [role=alert]")).to_have_text("Make a selection.")
    assert len(bot.seen) == before
    await question.fill("Why is there something?")
    await form.locator("[data-custom-id=stone]").click()
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(form.locator("[data-custom-id=stone]")).to_contain_text("Black")
    await form.get_by_label("Tomorrow").check()

    bot.refuse_forms = True
    await form.locator("[data-action=submit-modal]").click()
    await page.seen("t1:ask")
    bot.server.clock.advance(3.1)
    await expect(form.locator("[data-failure]")).to_have_text("Something went wrong. Try again.")
    await expect(question).to_have_value("Why is there something?")

    bot.refuse_forms = False
    await form.locator("[data-action=submit-modal]").click()
    await expect(form).to_have_count(0)
    await expect(pane.locator("[data-ephemeral]").last).to_contain_text("The form is in.")
    sent = {part["component"]["custom_id"]: part["component"] for part in bot.seen[-1][2] if "component" in part}
    assert (sent["question"]["value"], sent["stone"]["values"], sent["closes"]["value"]) == (
        "Why is there something?",
        ["b"],
        "24",
    )


async def test_a_form_holds_the_focus_and_gives_it_back(page: PageUser) -> None:
    pane = await page.open("malia")
    write = (await page.hand(pane)).locator("[data-custom-id='t1:form']")
    await write.focus()
    await page.page.keyboard.press("Enter")
    form = pane.get_by_role("dialog", name="Ask the agora")
    await expect(form).to_be_visible()
    for key in ["Tab"] * 9 + ["Shift+Tab"] * 11:
        await page.page.keyboard.press(key)
        assert await page.page.evaluate("document.activeElement.closest('[data-modal]') !== null")
    await page.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(write).to_be_focused()


async def test_a_menu_in_a_form_is_named_by_its_label(page: PageUser) -> None:
    pane = await page.open("malia")
    await (await page.hand(pane)).locator("[data-custom-id='t1:form']").click()
    stone = pane.get_by_role("dialog", name="Ask the agora").locator("[data-custom-id=stone]")
    await expect(stone).to_have_accessible_name("Stone Make a selection")
    await stone.press("Enter")
    await page.page.keyboard.press("Enter")
    await expect(stone).to_have_accessible_name("Stone Make a selection: White")


async def test_after_a_form_the_focus_is_where_it_was_and_the_outcome_is_read_out(
    page: PageUser, bot: PageBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "redraws_on_forms", True)
    pane = await page.open("malia")
    message = await page.hand(pane)
    await message.get_by_role("button", name="Write").press("Enter")
    form = pane.get_by_role("dialog", name="Ask the agora")
    await form.get_by_label("Question").fill("Why is there something?")
    await form.locator("[data-custom-id=stone]").press("Enter")
    await page.page.keyboard.press("Enter")
    await form.get_by_label("Tomorrow").check()
    # The form takes a minute to fill in, which is far longer than a press is remembered.
    await page.page.evaluate("(now => { Date.now = () => now() + 60000 })(Date.now)")
    await form.locator("[data-action=submit-modal]").press("Enter")
    await expect(form).to_have_count(0)
    await expect(message.get_by_role("button", name="Write")).to_have_attribute("data-custom-id", "t1:form:7")
    await expect(message.get_by_role("button", name="Write")).to_be_focused()
    await expect(pane.locator("[data-live]")).to_contain_text("counted 7 times")


USABLE = "button, a[href], input, textarea, [role=dialog], [role=listbox], nav, section"

NAMELESS = """(usable) => [...document.querySelectorAll(usable)]
  .filter((node) => node.getClientRects().length)
  .filter((node) => !(node.textContent.trim() && node.matches('button, a')) && !node.labels?.length)
  .filter((node) => !node.getAttribute('aria-label') && !node.hasAttribute('aria-labelledby'))
  .map((node) => node.outerHTML.slice(0, 120))"""


async def test_everything_that_can_be_used_has_a_name_and_every_picture_a_text(page: PageUser) -> None:
    pane = await page.open("malia", "theo")
    await page.table(pane)
    message = await page.hand(pane)
    await message.get_by_role("button", name="Write").click()
    await expect(pane.get_by_role("dialog")).to_be_visible()
    assert await page.page.evaluate(NAMELESS, USABLE) == []
    without = await page.page.evaluate("[...document.images].filter((image) => !image.alt).length")
    assert without == 0
    assert await page.page.evaluate("new Set([...document.querySelectorAll('[id]')].map((n) => n.id)).size") == (
        await page.page.locator("[id]").count()
    )
