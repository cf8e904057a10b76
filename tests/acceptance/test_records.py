"""On the page: looking back at a match, the record of somebody, and what managers see."""

from typing import Any

import pytest

from bot.ui.words import say
from tests.acceptance.host import Host
from tests.acceptance.table import after, open_table, play, shoot, sit_down, take_seats

pytestmark = [pytest.mark.browser, pytest.mark.process, pytest.mark.asyncio(loop_scope="session")]


def step(number: int) -> str:
    """Return how a replay names a step, before the number of steps."""
    return say.label("replay-step-everybody", step=number, steps="|").partition("|")[0]


async def test_looking_back_and_the_records_of_people(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", "theo", seed=6)
    await open_table("gorgias", players)
    await take_seats(players, "Gorgias · table 1")
    await play(host, players, "records", until=after(8), shots=())
    malia = players[0]
    await malia.command("table end")
    await malia.panel().get_by_role("button", name=say.label("confirm-yes-end")).click()
    await malia.pane.get_by_text(say.label("board-ended-by", name="Malia").strip("*")).first.wait_for()
    await malia.command("table replay", table="1")
    replay = malia.panel()
    await replay.get_by_role("button", name=say.label("replay-first")).click()
    await replay.get_by_text(step(0)).wait_for()
    for _ in range(3):
        await replay.get_by_role("button", name=say.label("replay-forward")).click()
        await malia.settled()
    await replay.get_by_text(step(3)).wait_for()
    await replay.locator("img").first.wait_for()
    await shoot(malia.page, "records_replay")
    await replay.locator("button.select").click()
    await malia.page.locator("[role=option]", has_text=say.label("replay-as", name="Theo")).first.click()
    await malia.settled()
    await replay.get_by_text(
        say.label("replay-step-of", step=0, steps=0, name="Theo").partition(", ")[2]
    ).first.wait_for()
    await shoot(malia.page, "records_replay_seat")
    await malia.dismiss()
    for game in (2, 3):
        await malia.go_to("general")
        await players[1].go_to("general")
        await open_table("gorgias", players)
        await take_seats(players, f"Gorgias · table {game}")
        await players[game % 2].command("table resign", sure="True")
        await malia.pane.get_by_text(say.label("board-resigned", name="").strip("* ")).first.wait_for()
    await malia.dismiss()
    await malia.command("games stats")
    record = malia.panel()
    await record.get_by_text(say.label("stats-games", count=2)).first.wait_for()
    await record.locator("img").first.wait_for()
    await shoot(malia.page, "records_stats")
    await malia.dismiss()
    for words, seen in (("setup", "setup-title"), ("doctor", "doctor-title"), ("status", "status-whole")):
        await malia.command(f"admin {words}")
        await malia.panel().get_by_text(say.label(seen).strip("#* ")).first.wait_for()
        await shoot(malia.page, f"records_admin_{words}")
        await malia.dismiss()
