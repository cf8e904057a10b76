"""Learning for a new user: a lesson on the page, and then a challenge."""

from typing import Any

import pytest

from bot.ui.words import say
from tests.acceptance.host import Host
from tests.acceptance.player import Player
from tests.acceptance.table import shoot, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.process, pytest.mark.asyncio(loop_scope="session")]

ENDS = (say.label("lesson-again"), say.label("lesson-rules"))


async def learn(player: Player, game: str, title: str) -> int:
    """Press what a lesson offers, right or wrong, up to its last page; return the number of presses."""
    await player.command("learn", game=game)
    await player.pane.get_by_text(
        say.label("lesson-title", game=title, page=1, pages=1).splitlines()[0].strip("# ")
    ).first.wait_for()
    presses = 0
    while not await player.panel().get_by_role("button", name=ENDS[0]).count():
        assert await player.act(), "nothing can be pressed"
        presses += 1
        assert presses < 200, "the lesson does not end"
        if presses in (1, 4, 9):
            await player.panel().locator("img").first.wait_for()  # it comes a moment after the words
            await shoot(player.page, f"lesson_{game}_{presses}")
    await shoot(player.page, f"lesson_{game}_end")
    return presses


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("gorgias", "Gorgias"),
        pytest.param("ostrakon", "Ostrakon", marks=pytest.mark.whole),
        pytest.param("grudgematch", "Philosophy Grudgematch", marks=pytest.mark.whole),
        pytest.param("epireia", "Epireia", marks=pytest.mark.whole),
        pytest.param("philosophia", "Philosophia", marks=pytest.mark.whole),
    ],
)
async def test_a_lesson_is_walked_to_its_end(host: Host, browser: Any, game: str, title: str) -> None:
    (malia,) = await sit_down(host, browser, "malia", seed=3, avoid=ENDS)
    assert await learn(malia, game, title) >= 6


async def test_somebody_is_challenged_by_the_menu_on_their_name(host: Host, browser: Any) -> None:
    malia, theo = await sit_down(host, browser, "malia", "theo", seed=1)
    await theo.command("games mine")
    await theo.dismiss()
    box = theo.pane.locator("[data-box]")
    await box.focus()
    await theo.page.keyboard.type("Who plays?")
    await theo.page.keyboard.press("Enter")
    name = malia.pane.locator("[data-message-id]").last.get_by_role("button", name="Theo").first
    await name.click()
    await malia.page.get_by_text(say.label("challenge-name")).first.click()
    await malia.pane.get_by_text(say.label("challenge-ask", name="Theo").splitlines()[0].strip("# ")).first.wait_for()
    await malia.pick("Gorgias")
    await theo.pane.get_by_text("invites you to play Gorgias").first.wait_for()
    await theo.press("Join")
    await malia.press("Start")
    await malia.go_to("Gorgias · table 1")
    await malia.press("My seat")
    await malia.panel().wait_for()
    await shoot(malia.page, "challenge")
