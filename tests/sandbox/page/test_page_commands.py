"""Slash commands on the page: the list, options, completion, people, and what happens when nobody answers."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.sandbox.page.page_bot import PageBot
from tests.sandbox.page.page_user import PageUser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_command_can_be_found_filled_and_sent_by_keyboard_alone(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia")
    keys = page.page.keyboard
    assert await page.focused("data-box") is not None, "the box has the focus from the start"
    await keys.type("/e")
    offered = pane.locator("[data-suggestion]")
    await expect(offered.first).to_contain_text("/echo text")
    await expect(offered.first).to_contain_text("Says it again")
    await keys.press("Enter")
    assert await page.focused("data-option-input") == "text"
    await keys.type("know thyself")
    await keys.press("Tab")
    await keys.press("Enter")
    assert await page.focused("data-option-input") == "times"
    await keys.type("2")
    await keys.press("Enter")
    answer = pane.locator("[data-author=stoa]").last
    await expect(answer).to_contain_text("know thyself know thyself")
    await expect(answer).to_contain_text("Malia used /echo")
    await expect(pane.locator("[data-placeholder]")).to_have_count(0)
    assert await page.focused("data-box") is not None
    assert bot.seen[-1] == ("command", "echo", ("know thyself", 2))


async def test_a_command_without_its_required_option_is_not_sent(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia")
    before = len(bot.seen)
    await page.page.keyboard.type("/echo ")
    await page.page.keyboard.press("Enter")
    await expect(pane.locator("[data-option=text] [role=alert]")).to_have_text(
        "This option is required. Specify a value."
    )
    assert await page.focused("data-option-input") == "text"
    await page.page.keyboard.type("something")
    await pane.locator("[data-add-option=times]").click()
    await page.page.keyboard.type("9")
    await page.page.keyboard.press("Enter")
    await expect(pane.locator("[data-option=times] [role=alert]")).to_have_text("Enter 3 or less.")
    await page.page.keyboard.press("Escape")
    await expect(pane.locator("form[data-command]")).to_have_count(0)
    assert len(bot.seen) == before


async def test_completion_asks_the_bot_once_for_quick_typing_and_sends_the_chosen_value(
    page: PageUser, bot: PageBot
) -> None:
    pane = await page.open("malia")
    keys = page.page.keyboard
    await keys.type("/market buy ")
    await expect(pane.locator("form[data-command='market buy']")).to_be_visible()
    offered = pane.locator("[data-suggestion]")
    await expect(offered).to_have_count(5)
    before = len(bot.seen)
    await keys.type("apr")
    await expect(offered).to_have_count(1)
    asked = [data for kind, _, data in bot.seen[before:] if kind == "autocomplete"]
    assert asked[-1] == "apr"
    assert len(asked) < 3, "one question for several quick letters"
    await keys.press("Enter")
    await expect(pane.locator("[data-option-input=fruit]")).to_have_value("Apricot")
    await pane.locator("[data-add-option=gift]").click()
    await keys.press("Enter")
    await keys.press("Enter")
    await expect(pane.locator("[data-ephemeral]").last).to_contain_text("Bought apricot as a gift.")
    assert bot.seen[-1] == ("command", "market buy", ("apricot", True))


async def test_a_person_is_picked_called_and_sees_the_call(page: PageUser) -> None:
    malia = await page.open("malia", "theo")
    theo = page.pane("theo")
    await theo.locator("[data-action=drawer]").click()
    await theo.locator(".place", has_text="quiet").click()
    await malia.locator("[data-box]").focus()
    await page.page.keyboard.type("/call ")
    await page.page.keyboard.type("theo")
    await expect(malia.locator("[data-suggestion]")).to_have_count(1)
    await page.page.keyboard.press("Enter")
    await page.page.keyboard.press("Enter")
    called = malia.locator("[data-author=stoa]").last
    await expect(called).to_contain_text("@Theo, it is your turn.")
    await expect(called).not_to_have_attribute("data-mentioned", "")
    theirs = page.page.locator("[data-switch-user=theo][data-mentions='1']")
    await expect(theirs).to_be_visible()
    edges = (
        "node => [node.querySelector('.badge'), node.querySelector('.switch-name')].map(n => n.getBoundingClientRect())"
    )
    badge, name = await theirs.evaluate(edges)
    assert badge["right"] <= name["left"], "the number covers the name"
    await theo.locator("[data-action=drawer]").click()
    general = theo.locator(".place", has_text="general")
    await expect(general.locator("[data-mentions='1']")).to_be_visible()
    await general.click()
    await expect(theo.locator("[data-mentioned]").last).to_contain_text("it is your turn.")
    await expect(page.page.locator("[data-switch-user=theo][data-mentions='0']")).to_be_visible()


async def test_thinking_is_shown_until_the_answer_is_there(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("ione")
    bot.released.clear()
    await page.slash(pane, "think")
    thinking = pane.locator("[data-state=thinking]")
    await expect(thinking).to_contain_text("thinking…")
    bot.released.set()
    await expect(pane.locator("[data-ephemeral]").last).to_contain_text("Thought of it.")
    await expect(thinking).to_have_count(0)


async def test_a_command_that_nobody_answers_says_so_and_can_be_dismissed(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia")
    await page.slash(pane, "quiet")
    waiting = pane.locator("[data-placeholder='/quiet']")
    await expect(waiting).to_have_attribute("data-state", "sending")
    await page.seen("quiet")
    bot.server.clock.advance(3.1)
    await expect(waiting.locator("[data-failure]")).to_have_text("The application did not respond")
    await waiting.locator("[data-action=dismiss]").click()
    await expect(waiting).to_have_count(0)


async def test_a_list_that_is_left_with_escape_leaves_the_typed_words(page: PageUser) -> None:
    pane = await page.open("malia")
    await page.page.keyboard.type("/ma")
    await expect(pane.locator("[data-suggestion]")).to_have_count(2)
    await page.page.keyboard.press("Escape")
    await expect(pane.locator("[data-suggestions]")).to_be_hidden()
    await expect(pane.locator("[data-box]")).to_have_value("/ma")
