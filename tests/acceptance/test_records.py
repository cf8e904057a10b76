"""On the page: looking back at a match, the record of somebody, and what managers see."""

from typing import Any

import pytest

from tests.acceptance.host import Host
from tests.acceptance.table import after, open_table, play, shoot, sit_down, take_seats

pytestmark = [pytest.mark.browser, pytest.mark.process, pytest.mark.asyncio(loop_scope="session")]


async def test_looking_back_and_the_records_of_people(host: Host, browser: Any) -> None:
    players = await sit_down(host, browser, "malia", "theo", seed=6)
    await open_table("gorgias", players)
    await take_seats(players, "Gorgias · table 1")
    await play(host, players, "records", until=after(8), shots=())
    malia = players[0]
    await malia.command("table end")
    await malia.panel().get_by_role("button", name="End the game").click()
    await malia.pane.get_by_text("Malia ended the game.").first.wait_for()
    await malia.command("table replay", table="1")
    replay = malia.panel()
    await replay.get_by_role("button", name="First").click()
    await replay.get_by_text("Step 0 of").wait_for()
    for _ in range(3):
        await replay.get_by_role("button", name="Next step").click()
        await malia.settled()
    await replay.get_by_text("Step 3 of").wait_for()
    await replay.locator("img").first.wait_for()
    await shoot(malia.page, "records_replay")
    await replay.locator("button.select").click()
    await malia.page.locator("[role=option]", has_text="What Theo saw").first.click()
    await malia.settled()
    await replay.get_by_text("as Theo saw it").first.wait_for()
    await shoot(malia.page, "records_replay_seat")
    await malia.dismiss()
    for game in (2, 3):
        await malia.go_to("general")
        await players[1].go_to("general")
        await open_table("gorgias", players)
        await take_seats(players, f"Gorgias · table {game}")
        await players[game % 2].command("table resign", sure="True")
        await malia.pane.get_by_text("resigned, so the game is over").first.wait_for()
    await malia.dismiss()
    await malia.command("games stats")
    record = malia.panel()
    await record.get_by_text("2 games").first.wait_for()
    await record.locator("img").first.wait_for()
    await shoot(malia.page, "records_stats")
    await malia.dismiss()
    for words, seen in (("setup", "This server's settings"), ("doctor", "Doctor"), ("status", "Across all servers")):
        await malia.command(f"admin {words}")
        await malia.panel().get_by_text(seen).first.wait_for()
        await shoot(malia.page, f"records_admin_{words}")
        await malia.dismiss()
