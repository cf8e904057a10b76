"""Channels of all types, archived and locked threads, outages and removal, as the page shows them."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from sandbox import Driver
from tests.sandbox.page.page_bot import PageBot
from tests.sandbox.page.page_user import PageUser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_channels_of_all_types_are_in_the_list_and_can_be_used(page: PageUser) -> None:
    pane = await page.open("malia")
    places = pane.get_by_role("navigation", name="Channels")
    marks = {"news": "horn", "ideas": "forum", "tavern": "voice", "theatre": "stage"}
    for name, mark in marks.items():
        entry = places.get_by_role("button", name=name, exact=True)
        await expect(entry.locator(f".icon-{mark}")).to_have_count(1)
        await entry.click()
        await expect(pane.get_by_role("heading", name=name, exact=True)).to_be_visible()
    await pane.locator("[data-box]").fill("Said in a theatre")
    await pane.locator("[data-box]").press("Enter")
    await expect(pane.locator("[data-author=malia]").last).to_contain_text("Said in a theatre")


async def test_after_a_press_on_a_place_or_a_control_one_can_go_on_typing(page: PageUser) -> None:
    pane = await page.open("malia")
    box, keys = pane.locator("[data-box]"), page.page.keyboard
    await pane.locator(".place", has_text="games").click()
    await expect(pane.get_by_role("heading", name="games", exact=True)).to_be_visible()
    await keys.type("/table")
    await expect(box).to_have_value("/table")
    await box.clear()
    message = await page.hand(pane)
    await message.get_by_role("button", name="Count").click()
    await expect(message).to_contain_text("counted 1 times")
    await keys.type("thanks")
    await expect(box).to_have_value("thanks")


async def test_what_is_written_in_a_forum_opens_a_post(page: PageUser) -> None:
    pane = await page.open("theo", channel="ideas")
    box = pane.locator("[data-box]")
    await expect(box).to_have_attribute("placeholder", "Create a post in #ideas")
    await box.fill("Who plays tonight?\nI bring the dice.")
    await box.press("Enter")
    await expect(pane.get_by_role("heading", name="Who plays tonight?", exact=True).first).to_be_visible()
    await expect(pane.locator("[data-author=theo]").last).to_contain_text("I bring the dice.")
    await expect(pane.locator("[aria-label='Threads in ideas'] .place")).to_have_count(1)
    await page.slash(pane, "hand")
    await expect(pane.locator("[data-ephemeral]").last).to_contain_text("Your hand")


async def test_a_place_is_opened_although_the_list_changes_under_the_press(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("theo")
    place = pane.locator(f".place[data-channel-id='{bot.channel_id('tavern')}']")
    await place.hover()
    await page.page.mouse.down()
    async with Driver(bot.base_url) as driver:
        malia = await driver.user("malia")
        thread = await malia.open_thread(bot.channel_id("general"), "A thread that comes meanwhile")
        await malia.say(thread["id"], "Here it is")
        await page.page.wait_for_timeout(300)  # the change has reached the page and waits for the release
    await page.page.mouse.up()
    await expect(pane.get_by_role("heading", name="tavern", exact=True)).to_be_visible()
    await expect(pane.locator(f".place[data-channel-id='{thread['id']}']")).to_be_visible()


async def test_the_page_says_why_a_place_is_closed(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("theo", channel="quiet")
    async with Driver(bot.base_url) as driver:
        malia = await driver.user("malia")
        thread = await malia.open_thread(bot.channel_id("quiet"), "A table to close")
        await malia.say(thread["id"], "Here it was")
        await pane.locator(f"[aria-label='Threads in quiet'] [data-channel-id='{thread['id']}']").click()
        await expect(pane.locator("[data-author=malia]").last).to_contain_text("Here it was")
        closing = pane.locator("[data-closing]")
        await expect(closing).to_have_count(0)
        await malia.set_thread(thread["id"], archived=True)
        await expect(closing).to_have_text("Archived: sending a message reopens this thread.")
        await malia.set_thread(thread["id"], archived=True, locked=True)
        await expect(closing).to_contain_text("Archived and locked")
        await pane.locator("[data-box]").fill("May I?")
        await pane.locator("[data-box]").press("Enter")
        await expect(pane.locator("[data-toast]")).to_contain_text("Thread is locked")
        await malia.set_thread(thread["id"], archived=False)
        await expect(closing).to_have_count(0)
        await malia.set_slow_mode(thread["id"], 30)
        await expect(closing).to_have_text("Slowmode: one message every 30 seconds.")


async def test_outages_and_removals_are_told(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("ione")
    async with Driver(bot.base_url) as driver:
        await driver.set_outage(True)
        notice = pane.get_by_text("This server is unavailable because of an outage.")
        await expect(notice).to_be_visible()
        await page.page.reload()
        await expect(notice).to_be_visible()
        await driver.set_outage(False)
        await expect(notice).to_be_hidden()
        await expect(pane.get_by_role("navigation").get_by_role("button", name="general")).to_be_visible()
        await driver.post("members", user="ione", left=True)
        await expect(pane.get_by_role("navigation").locator(".place[data-channel-id]")).to_have_count(0)
        await driver.post("members", user="ione", left=False)
        await pane.get_by_role("navigation").get_by_role("button", name="general").click()
        await expect(pane.get_by_role("heading", name="general", exact=True)).to_be_visible()
        await driver.remove_bot()
        await pane.locator("[data-action=commands]").click()
        await expect(pane.get_by_text("The bot has no commands here yet.")).to_be_visible()
        await driver.invite_bot()
        await expect(pane.locator("[data-suggestion='/hand']")).to_be_visible()
