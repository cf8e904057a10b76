"""Several users on one page: switching, side by side, secrets, calls, places, and the way it looks."""

from __future__ import annotations

import re

import discord
import pytest
from playwright.async_api import expect

from tests.accessibility import violations
from tests.sandbox.page.page_bot import PageBot, board
from tests.sandbox.page.page_user import PageUser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_private_message_is_seen_by_its_owner_alone_and_can_be_dismissed(page: PageUser) -> None:
    theo = await page.open("theo", "lysis")
    await page.table(theo)  # which all see, whatever else was said here before
    mine = await page.hand(theo)
    await expect(mine).to_contain_text("Your hand, counted 0 times.")
    await expect(mine).to_contain_text("Only you can see this")
    await expect(page.pane("lysis").locator("[data-ephemeral]")).to_have_count(0)
    await mine.get_by_role("button", name="Count").click()
    await expect(mine).to_contain_text("counted 1 times")
    message_id = await mine.get_attribute("data-message-id")
    await page.page.reload()
    again = theo.locator(f"[data-message-id='{message_id}']")
    await expect(again).to_contain_text("counted 1 times")
    await expect(page.pane("lysis").locator(".message").first).to_be_visible()
    await expect(page.pane("lysis").locator(f"[data-message-id='{message_id}']")).to_have_count(0)
    await again.get_by_role("button", name="Dismiss message").click()
    await expect(again).to_have_count(0)
    await page.page.reload()
    await expect(theo.locator(".message").first).to_be_visible()
    await expect(again).to_have_count(0)


async def test_a_spoiler_is_not_read_aloud_until_it_is_opened(page: PageUser) -> None:
    pane = await page.open("thais")
    message = await page.hand(pane)
    spoiler = message.get_by_role("button", name="Spoiler: press to show")
    await expect(spoiler).to_be_visible()
    await spoiler.press("Enter")
    await expect(message.locator(".spoiler.open .spoiler-text")).to_have_text("The secret word is aporia")
    await message.get_by_role("button", name="Count").click()
    await expect(message).to_contain_text("counted 1 times")
    await expect(message.locator(".spoiler.open")).to_have_count(1)


async def test_users_are_switched_with_one_press_and_the_address_remembers_it(page: PageUser) -> None:
    await page.open("malia")
    await page.pane("malia").locator("[data-box]").fill("half a thought")
    await page.page.locator("[data-switch-user=ione]").click()
    await expect(page.pane("ione")).to_be_visible()
    await expect(page.pane("malia")).to_have_count(0)
    await page.page.keyboard.press("Alt+2")
    await expect(page.pane("theo")).to_be_visible()
    assert "users=theo&channel=" in page.page.url
    await page.page.keyboard.press("Alt+1")
    await expect(page.pane("malia").locator("[data-box]")).to_have_value("half a thought")
    await page.page.locator("[data-layout='2']").click()
    await expect(page.page.locator("[data-pane]")).to_have_count(2)
    await page.page.reload()
    await expect(page.page.locator("[data-pane]")).to_have_count(2)
    await expect(page.page.locator("[data-switch-user=malia]")).to_have_attribute("aria-pressed", "true")
    await expect(page.page.locator("[data-switch-user=zeno]")).to_have_attribute("aria-pressed", "false")


async def test_messages_edited_while_another_user_is_shown_leave_no_ghosts(page: PageUser, bot: PageBot) -> None:
    channel = bot.text_channel("quiet")
    pane = await page.open("malia", channel="quiet")
    old = await channel.send("An old message, which will go")
    board = await channel.send("Turn 0", view=buttons_of(0))
    shown = pane.locator(f"[data-message-id='{board.id}']")
    await expect(shown).to_contain_text("Turn 0")
    other = page.page.locator("[data-switch-user=theo]")
    for turn in (1, 2, 3):
        await other.click()
        await expect(page.pane("theo").locator(f"[data-message-id='{board.id}']")).to_contain_text(f"Turn {turn - 1}")
        await board.edit(content=f"Turn {turn}", view=buttons_of(turn))
        if turn == 2:
            await old.delete()
            new = await channel.send("A new message")
            await new.edit(content="A new message, corrected")
        await expect(page.pane("theo").locator(f"[data-message-id='{board.id}']")).to_contain_text(f"Turn {turn}")
        await page.page.locator("[data-switch-user=malia]").click()
        await expect(shown).to_have_count(1)
        await expect(shown).to_contain_text(f"Turn {turn}")
        await expect(pane.locator("[data-custom-id^='t1:ghost']")).to_have_count(1)
    await expect(pane.locator("[data-message-id]").last).to_have_text(re.compile("A new message, corrected"))
    await expect(pane.locator(f"[data-message-id='{old.id}']")).to_have_count(0)
    everything = "nodes => nodes.map((node) => node.dataset.messageId)"
    ids = await pane.locator("[data-message-id]").evaluate_all(everything)
    assert len(ids) == len(set(ids)) and ids == sorted(ids, key=int)


def buttons_of(turn: int) -> discord.ui.View:
    """A view with one button, whose id changes with the turn."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label=f"Roll {turn}", custom_id=f"t1:ghost:{turn}"))
    view.stop()
    return view


async def test_words_of_one_user_reach_the_other_and_never_become_markup(page: PageUser) -> None:
    malia = await page.open("malia", "theo")
    words = "@theo <img src=x onerror='window.caught=1'> [link](javascript:window.caught=1) **bold**"
    await malia.locator("[data-box]").fill(words)
    await malia.locator("[data-box]").press("Enter")
    heard = page.pane("theo").locator("[data-author=malia]").last
    await expect(heard.locator("strong")).to_have_text("bold")
    await expect(heard).to_contain_text("<img src=x onerror='window.caught=1'>")
    await expect(heard.locator("img, a")).to_have_count(0)
    await expect(heard).to_have_attribute("data-mentioned", "")
    await expect(page.pane("theo").locator("[data-live]")).to_contain_text("Malia: ")
    assert await page.page.evaluate("window.caught") is None


async def test_threads_stand_under_their_channel_and_links_lead_there(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia")
    channel = bot.text_channel("games")
    thread = await channel.create_thread(name="A table of two", type=discord.ChannelType.public_thread)
    said = await thread.send("The first throw is yours.")
    await bot.text_channel("general").send(f"Come along: {said.jump_url} in <#{thread.id}>")
    entry = pane.locator(f"[aria-label='Threads in games'] [data-channel-id='{thread.id}']")
    await expect(entry).to_have_attribute("data-unread", "")
    await pane.locator(f"a[data-jump='{said.id}']").click()
    await expect(pane).to_have_attribute("data-channel-id", str(thread.id))
    await expect(pane.locator(f"[data-message-id='{said.id}']")).to_be_focused()
    await expect(pane.get_by_role("heading", name="A table of two", exact=True)).to_be_visible()
    await expect(entry).to_have_attribute("aria-current", "page")
    await expect(entry).not_to_have_attribute("data-unread", "")
    owner = {"Authorization": "user-malia"}
    await page.page.request.delete(f"{bot.base_url}/api/v10/channels/{thread.id}", headers=owner)
    await expect(pane).not_to_have_attribute("data-channel-id", str(thread.id))
    await expect(entry).to_have_count(0)


async def test_new_messages_are_told_to_a_reader_who_scrolled_up(page: PageUser, bot: PageBot) -> None:
    channel = bot.text_channel("quiet")
    for number in range(3):
        await channel.send("\n".join(f"Line {number}-{line}" for line in range(25)))
    pane = await page.open("malia", channel="quiet")
    scroller = pane.locator(".scroller")
    at_bottom = "node => node.scrollHeight - node.scrollTop - node.clientHeight < 4"
    await expect(pane.locator("[data-message-id]").last).to_contain_text("Line 2-24")
    assert await scroller.evaluate(at_bottom)
    up = "node => new Promise((done) => { node.addEventListener('scroll', done, {once: true}); node.scrollTop = 0 })"
    await scroller.evaluate(up)
    last = await channel.send("Something new")
    bar = pane.locator("[data-action=jump-new]")
    await expect(bar).to_contain_text("1 new message")
    assert not await scroller.evaluate(at_bottom)
    await bar.click()
    await expect(bar).to_be_hidden()
    await expect(pane.locator(f"[data-message-id='{last.id}']")).to_be_in_viewport()
    assert await scroller.evaluate(at_bottom)


async def test_a_new_message_leaves_the_control_with_the_focus_in_sight(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia", channel="general")
    message = await page.hand(pane)
    count = message.get_by_role("button", name="Count")
    await count.focus()
    tall = await bot.text_channel("general").send("\n".join(f"Line {line}" for line in range(60)))
    shown = pane.locator(f"[data-message-id='{tall.id}']")
    await expect(shown).to_be_in_viewport()
    await expect(count).to_be_in_viewport()
    await expect(count).to_be_focused()
    # Who goes on to read the end stays there.
    scroller = pane.locator(".scroller")
    await scroller.evaluate("node => new Promise(done => { node.onscroll = done; node.scrollTop = node.scrollHeight })")
    await tall.edit(content="\n".join(f"Line {line}" for line in range(70)))
    await expect(shown).to_contain_text("Line 69")
    assert await scroller.evaluate("node => node.scrollHeight - node.scrollTop - node.clientHeight < 4")


async def test_a_tall_answer_is_shown_from_its_top_and_later_messages_are_told(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia", channel="quiet")
    scroller, bar = pane.locator(".scroller"), pane.locator("[data-action=jump-new]")
    below = "node => node.getBoundingClientRect().top - node.closest('.scroller').getBoundingClientRect().top"
    at_bottom = "node => node.scrollHeight - node.scrollTop - node.clientHeight < 4"
    to_bottom = "node => new Promise(done => { node.onscroll = done; node.scrollTop = node.scrollHeight })"
    for _ in range(2):  # the second time while the list stands at the first answer
        before = await pane.locator("[data-ephemeral]").count()
        await page.slash(pane, "essay")
        answer = pane.locator("[data-ephemeral]").nth(before)
        await expect(answer).to_contain_text("Sentence 59")
        assert 0 <= await answer.evaluate(below) < 100
    assert not await scroller.evaluate(at_bottom)
    await bot.text_channel("quiet").send("Something new")
    await expect(bar).to_contain_text("1 new message")
    assert 0 <= await answer.evaluate(below) < 100
    # Who reads on to the end follows the list again.
    await scroller.evaluate(to_bottom)
    await expect(bar).to_be_hidden()
    last = await bot.text_channel("quiet").send("Something newer")
    await expect(pane.locator(f"[data-message-id='{last.id}']")).to_be_in_viewport()
    assert await scroller.evaluate(at_bottom)
    await expect(bar).to_be_hidden()


async def test_the_answer_to_a_press_is_in_sight_although_the_reader_scrolled_up(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia", channel="quiet")
    board = await page.table(pane)
    last = await bot.text_channel("quiet").send("\n".join(f"Line {line}" for line in range(60)))
    await expect(pane.locator(f"[data-message-id='{last.id}']")).to_contain_text("Line 59")
    before = await pane.locator("[data-ephemeral]").count()
    await board.get_by_role("button", name="My seat").click()  # which scrolls up to it
    await expect(pane.locator("[data-ephemeral]").nth(before)).to_be_in_viewport()
    await expect(pane.locator("[data-action=jump-new]")).to_be_hidden()


async def test_an_answer_that_comes_in_two_edits_is_read_out_once(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia")
    message = await page.table(pane)
    await message.get_by_role("button", name="Roll").click()
    await expect(message).to_contain_text("Throw number 1")
    await page.page.evaluate("(now => { Date.now = () => now })(Date.now())")  # the press stays recent
    shown = bot.text_channel("general").get_partial_message(int(await message.get_attribute("data-message-id")))
    for turn in (1, 2):
        view = board(turn)
        view.stop()
        await shown.edit(view=view)
    live = pane.locator("[data-live] p")
    await expect(live.filter(has_text="Throw number 2")).to_have_count(1)
    await expect(live.filter(has_text="Throw number 1")).to_have_count(1)


async def test_what_becomes_of_an_answer_to_a_press_is_read_out(page: PageUser, bot: PageBot) -> None:
    channel = bot.text_channel("general")
    pane = await page.open("malia")
    message = await page.table(pane)
    live = pane.locator("[data-live]")
    unasked = await channel.send("Theo opened a table.")
    await expect(live).to_contain_text("Theo opened a table.")
    await message.get_by_role("button", name="Roll").click()
    await expect(message).to_contain_text("Throw number 1")
    await page.page.evaluate("(now => { Date.now = () => now })(Date.now())")  # the press stays recent
    await unasked.edit(content="Theo closed it.")
    answer = await channel.send("All seats are taken.")
    await answer.edit(content="All seats are taken.")
    await answer.edit(content="The game has begun.")
    await expect(live).to_contain_text("The game has begun.")
    await expect(live.locator("p").filter(has_text="All seats are taken.")).to_have_count(1)
    await expect(live).not_to_contain_text("Theo closed it.")


async def test_older_messages_come_by_scrolling_up(page: PageUser, bot: PageBot) -> None:
    channel = bot.text_channel("welcome")
    for number in range(57):
        await channel.send(f"Number {number}")
    pane = await page.open("malia", channel="welcome")
    await expect(pane.locator("[data-message-id]").last).to_contain_text("Number 56")
    scroller = pane.locator(".scroller")
    await scroller.evaluate("node => { node.scrollTop = 0 }")
    await expect(pane.get_by_text("Number 0", exact=True)).to_have_count(1)
    assert await scroller.evaluate("node => node.scrollTop") > 50, "the reader stays where he was"
    await expect(pane.locator(".beginning")).to_have_count(1)


async def test_a_lost_connection_is_said_and_what_was_missed_is_there_afterwards(page: PageUser, bot: PageBot) -> None:
    pane = await page.open("malia")
    await page.page.context.set_offline(True)
    bot.drop_users()
    await expect(pane).to_have_attribute("data-state", "lost")
    await expect(pane.get_by_text("Connection lost.")).to_be_visible()
    missed = await bot.text_channel("general").send("Said into the dark")
    await page.page.context.set_offline(False)
    await expect(pane).to_have_attribute("data-state", "open")
    await expect(pane.locator(f"[data-message-id='{missed.id}']")).to_be_visible()
    await expect(pane.get_by_text("Connection lost.")).to_be_hidden()


async def test_light_and_dark_follow_the_system_until_somebody_chooses(page: PageUser) -> None:
    await page.open("malia")
    ground = "getComputedStyle(document.querySelector('.chat')).backgroundColor"
    light = await page.page.evaluate(ground)
    await page.page.emulate_media(color_scheme="dark")
    dark = await page.page.evaluate(ground)
    assert light != dark
    await page.page.locator("[data-action=theme]").click()
    assert await page.page.evaluate(ground) == light
    await page.page.reload()
    await page.page.locator("[data-pane]").wait_for()
    assert await page.page.evaluate(ground) == light


async def test_the_page_fits_a_phone_and_its_places_are_a_drawer(page: PageUser) -> None:
    await page.page.set_viewport_size({"width": 390, "height": 844})
    pane = await page.open("malia")
    await page.page.locator("[data-switch-user=malia]").wait_for()
    await page.table(pane)
    assert await page.page.evaluate("document.documentElement.scrollWidth") == 390
    assert await pane.locator(".scroller").evaluate("node => node.scrollWidth <= node.clientWidth")
    places = pane.get_by_role("navigation", name="Channels")
    await expect(places).to_be_hidden()
    await pane.locator("[data-action=drawer]").click()
    await expect(places).to_be_visible()
    await places.get_by_role("button", name="quiet").click()
    await expect(places).to_be_hidden()
    await expect(pane.get_by_role("heading", name="quiet", exact=True)).to_be_visible()
    await page.page.locator("[data-switch-user=theo]").click()
    await expect(page.pane("theo")).to_be_visible()
    await expect(pane).to_have_count(0)
    await page.page.goto(page.page.url.replace("users=theo", "users=theo,malia"))
    await expect(page.pane("malia")).to_be_hidden()
    await expect(page.pane("theo")).to_be_visible()


async def test_the_locale_can_be_chosen_on_a_phone(page: PageUser) -> None:
    await page.page.set_viewport_size({"width": 390, "height": 844})
    await page.open("malia")
    locale = page.page.locator("[data-action=locale]")
    await expect(locale).to_have_value("en-US")
    await expect(locale).to_be_in_viewport(ratio=1)
    await expect(page.page.locator("[data-action=theme]")).to_be_in_viewport(ratio=1)
    assert await page.page.evaluate("document.documentElement.scrollWidth") == 390


async def test_the_first_tab_offers_to_skip_to_the_messages(page: PageUser) -> None:
    pane = await page.open("malia")
    skip = page.page.locator("[data-action=skip]")
    assert await page.page.evaluate("document.activeElement.blur()") is None
    assert (await skip.bounding_box())["width"] <= 1, "only who presses Tab sees it"
    await page.page.locator("body").evaluate("node => { node.tabIndex = -1; node.focus(); }")
    await page.page.keyboard.press("Tab")
    await expect(skip).to_be_focused()
    await expect(skip).to_be_in_viewport(ratio=1)
    assert (await skip.bounding_box())["width"] > 100
    assert await violations(page.page) == []
    await page.page.keyboard.press("Enter")
    await expect(pane.locator(".scroller")).to_be_focused()


async def test_a_phone_tells_a_screen_reader_whether_the_bot_is_there(page: PageUser) -> None:
    await page.page.set_viewport_size({"width": 390, "height": 844})
    await page.open("malia")
    await expect(page.page.get_by_role("status").filter(has_text="Bot online")).to_match_aria_snapshot(
        "- status: Bot online"
    )


async def test_the_menu_of_a_message_and_of_its_author_work_by_keyboard(page: PageUser) -> None:
    pane = await page.open("nikos")
    keys = page.page.keyboard
    await keys.type("Take this away again")
    await keys.press("Enter")
    mine = pane.locator("[data-author=nikos]", has_text="Take this away again").last
    await mine.locator("[data-action=message-menu]").press("Enter")
    menu = pane.get_by_role("menu", name="Message")
    await expect(menu.get_by_role("menuitem").first).to_be_focused()
    await keys.press("Escape")
    await expect(mine.locator("[data-action=message-menu]")).to_be_focused()
    await keys.press("Enter")
    await menu.get_by_role("menuitem", name="Delete message").press("Enter")
    await expect(mine).to_have_count(0)

    await page.slash(pane, "market close")
    answer = pane.locator("[data-ephemeral]").last
    await expect(answer).to_contain_text("Closed.")
    await answer.get_by_role("button", name="stoa").press("Enter")
    await keys.press("Enter")
    await expect(pane.get_by_role("heading", name="stoa", exact=True).first).to_be_visible()
    await expect(pane.get_by_text("Direct messages")).to_be_visible()
    await expect(pane.locator("[data-box]")).to_have_attribute("placeholder", "Message @stoa")


async def test_each_user_has_a_locale_which_the_bot_and_the_list_of_commands_follow(page: PageUser) -> None:
    theo = await page.open("theo")
    chosen = page.page.locator("[data-action=locale]")
    await expect(chosen).to_have_value("en-US")
    await page.slash(theo, "language")
    await expect(theo.locator("[data-ephemeral]").last).to_contain_text("Your locale is en-US.")
    await chosen.select_option("de")
    await page.slash(theo, "sprache")
    await expect(theo.locator("[data-ephemeral]").last).to_contain_text("Your locale is de.")
    await page.page.locator("[data-switch-user=lysis]").click()
    await expect(chosen).to_have_value("en-US")
    await page.page.locator("[data-switch-user=theo]").click()
    await expect(chosen).to_have_value("de")
    await chosen.select_option("en-US")
