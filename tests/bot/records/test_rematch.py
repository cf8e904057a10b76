"""«Play again» brings everybody back to the table as it was: its clock, its options, and without spectators if so."""

import pytest

from sandbox.driver import buttons, texts
from storage import Clock, Match, Status
from tests.bot.conftest import Stage, eventually

pytestmark = pytest.mark.usefixtures("toy")
PRIVATE = 12


async def over(stage: Stage, *, closed: bool) -> tuple[Match, dict[str, object]]:
    """A table of two with a clock that is over, and its last board."""
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    await stage.store.lobbies.set_clock(match.id, "clock", int(malia.id), Clock.live(5))
    if closed:
        await malia.press_label(lobby, "No spectators")
    await malia.press_label(lobby, "Start")
    match = await stage.until(match.id, lambda m: m.status is Status.PLAYING and m.message and m.shown == m.version)
    await malia.slash(str(match.thread), "table end")
    match = await stage.until(match.id, lambda m: m.status is Status.ENDED and m.shown == m.version)
    board = await eventually(lambda: theo.known.get(str(match.message)))
    return match, board


@pytest.mark.parametrize("closed", [False, True])
async def test_the_table_is_as_it_was(stage: Stage, closed: bool) -> None:
    match, board = await over(stage, closed=closed)
    malia, theo = await stage.users("malia", "theo")
    assert (await theo.press_label(board, "Play again")).failed is None
    assert "You sit at the table of the next game" in (await malia.press_label(board, "Play again")).text
    (again,) = [m for m in await stage.store.matches_of(int(theo.id)) if m.status is Status.LOBBY]
    again = await stage.until(again.id, lambda m: len(m.chairs) == 2 and m.message and m.shown == m.version)
    assert (again.clock, again.closed, again.options) == (Clock.live(5), closed, match.options)
    lobby = await eventually(lambda: theo.known.get(str(again.message)))
    assert "5 minutes" in texts(lobby) and ("without spectators" in texts(lobby)) == closed
    assert [chair.user for chair in again.chairs] == [int(theo.id), int(malia.id)]
    assert "Start" in [button["label"] for button in buttons(lobby)]
    await theo.press_label(lobby, "Start")
    again = await stage.until(again.id, lambda m: m.status is Status.PLAYING and m.message and m.shown == m.version)
    ends = int(again.turn_since.timestamp()) + 300
    assert f"<t:{ends}:R>" in texts(await stage.board(again, theo)), "and its clock runs"
    place = stage.server.world.channels[str(again.thread or again.channel)]
    assert (place["type"] == PRIVATE) == closed, "played where nobody looks on, or where all may"
