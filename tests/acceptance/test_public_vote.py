"""A public vote as people have it: a moderator and members at the page, from the form to the result.

With STOA_SHOTS=FOLDER the test leaves screenshots there, to be looked at.
"""

from typing import Any

import pytest

from bot.ui.words import say
from games.core.words import Argument
from tests.acceptance.host import Host
from tests.acceptance.player import Player
from tests.acceptance.table import shoot, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.process, pytest.mark.asyncio(loop_scope="session")]

FORM = {
    "What is the question?": "Shall we sail at dawn?",
    "The white stone": "Sail at dawn",
    "The black stone": "Stay until the wind turns",
    "When does it close?": "1h",
    "How many people must vote": "3",
}


def last_words(key: str, **values: Argument) -> str:
    """Return what stands after the code in a message; on the page the code is an element of its own."""
    return say.label(key, **values).rpartition("`")[2].strip()


async def test_a_server_votes_on_the_page(host: Host, browser: Any) -> None:
    """Open by the form, press, change one's mind after a crash, close early, look at the result and the receipts."""
    malia, theo, ione, nikos = people = await sit_down(host, browser, "malia", "theo", "ione", "nikos", seed=1)
    await typed_command(malia, "ostrakon open")
    for label, words in FORM.items():
        await malia.page.get_by_label(label).first.fill(words)
    await shoot(malia.page, "vote_form")
    await malia.pane.locator("[data-modal] [data-action=submit-modal]").click()
    await malia.settled()
    assert not await theo.sees("Shall we sail at dawn?"), "nobody else sees the draft"
    await shoot(malia.page, "vote_draft")
    await malia.pane.get_by_role("button", name="Open", exact=True).first.click()
    await malia.settled()
    for person in people:
        await person.pane.get_by_text("Shall we sail at dawn?").first.wait_for()
    await theo.pane.get_by_text(say.label("vote-quorum", count=3)).first.wait_for()
    await theo.pane.get_by_text(say.label("vote-changeable")).first.wait_for()

    choices = ((theo, "Sail at dawn"), (ione, "Stay until"), (malia, "Sail at dawn"), (nikos, "Stay until"))
    codes = [await vote(person, answer) for person, answer in choices]
    assert len(set(codes)) == 4
    await theo.pane.get_by_text(say.label("vote-turnout", count=4)).first.wait_for()
    wins, _ = say.label("vote-verdict-white", more="|", less="", answer="").split("|")
    for person in people:
        assert not await person.sees(wins), "nobody sees how it stands"
        assert await person.pane.locator("[data-message-id][data-ephemeral] code").count(), "a receipt for oneself"
    await shoot(theo.page, "vote_open")

    await host.kill()
    await host.start()
    for person in people:
        await person.ready()
    assert await vote(theo, "Sail at dawn") == codes[0], "the same press after a crash shows the same receipt"
    changed = await vote(nikos, "Sail at dawn")
    assert changed != codes[3], "who changes a vote has a new receipt"
    await nikos.pane.get_by_text(last_words("vote-receipt-changed", vote="1", answer="", code="")).first.wait_for()
    await shoot(nikos.page, "vote_changed")

    await typed_command(theo, "ostrakon close", reason="I am no moderator")
    await theo.pane.get_by_text(say.label("vote-not-allowed").split("`")[0]).first.wait_for()
    await typed_command(malia, "ostrakon close", reason="Everybody has voted")
    for person in people:
        await person.pane.get_by_text(
            say.label("vote-verdict-white", more=3, less=1, answer="Sail at dawn")
        ).first.wait_for()
        await person.pane.get_by_text(say.label("vote-quorum-met", turnout="", quorum=3).strip()).first.wait_for()
    await theo.pane.get_by_text(
        say.label("vote-ended-early", name="Malia", at="|", reason="").partition("|")[0]
    ).first.wait_for()
    alt = say.label("vote-picture-alt", whites=3, white="Sail at dawn", blacks=1, black="Stay until the wind turns")
    picture = ione.pane.get_by_alt_text(alt).first
    await picture.wait_for()
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1200
    await shoot(ione.page, "vote_result")

    await typed_command(ione, "ostrakon receipt", code=codes[1])
    await ione.pane.get_by_text(last_words("vote-code-counted", code="", vote="1", answer="")).first.wait_for()
    await typed_command(nikos, "ostrakon receipt", code=codes[3])
    await nikos.pane.get_by_text(last_words("vote-code-unknown", code="")).first.wait_for()
    file = nikos.pane.get_by_role("link", name="ostrakon-vote-1.csv").first
    async with nikos.page.expect_download() as begun:
        await file.click()
    path = await (await begun.value).path()
    lines = path.read_text("utf-8").split()
    white, black = "white", "black"
    stones = {codes[0]: white, codes[1]: black, codes[2]: white, changed: white}
    assert lines == ["receipt,ballot", *sorted(f"{code},{stone}" for code, stone in stones.items())]
    await shoot(nikos.page, "vote_receipt")


async def vote(person: Player, answer: str) -> str:
    """Press a stone; the receipt's code."""
    before = await person.pane.locator("[data-message-id][data-ephemeral]").count()
    stone = person.pane.locator("[data-message-id]:not([data-ephemeral])").get_by_role("button", name=answer)
    await stone.last.click()
    await person.settled()
    panels = person.pane.locator("[data-message-id][data-ephemeral]")
    await panels.nth(before).wait_for()
    return str(await panels.last.locator("code").first.inner_text())


async def typed_command(person: Player, words: str, *, chosen: dict[str, str] | None = None, **options: str) -> None:
    """A command with options that are typed, and others that are chosen."""
    await person.pane.locator("[data-box]").focus()
    await person.page.keyboard.type(f"/{words}")
    await person.pane.locator(f"[data-suggestion='/{words}']").wait_for()
    await person.page.keyboard.press("Enter")
    for name, value in (options | (chosen or {})).items():
        field = person.pane.locator(f"[data-option-input={name}]")
        if not await field.count():
            await person.pane.locator(f"[data-add-option={name}]").click()
        await field.fill(value)
        if chosen and name in chosen:
            await person.page.locator("[role=option]").first.click()
    await person.page.keyboard.press("Control+Enter")
    await person.settled()
