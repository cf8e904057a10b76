"""`/settings look` applies to every private picture of a user, and to no public one."""

from collections.abc import Callable

import pytest

from bot.ui.blocks import Drawing
from bot.ui.words import say
from sandbox.driver import Reply, User, pictures, texts
from storage import Match, Status
from tests.bot.conftest import Stage, eventually

WAYS: dict[str, Callable[[User, Match], tuple[str, dict[str, object]]]] = {
    "hand": lambda user, match: ("hand", {"table": str(match.id)}),
    "board": lambda user, match: ("board", {"table": str(match.id)}),
    "replay": lambda user, match: ("table replay", {"table": str(match.id)}),
    "stats": lambda user, match: ("games stats", {"game": match.game}),
    "learn": lambda user, match: ("learn", {"game": match.game}),
}


async def begun(stage: Stage) -> tuple[User, User, Match]:
    """Let Malia resign from one match and play in another."""
    malia, theo = await stage.users("malia", "theo")
    lost = await stage.table("grudgematch", malia, theo)
    await malia.slash(str(lost.thread), "table resign", {"sure": True})
    await stage.until(lost.id, lambda match: match.status is Status.ENDED)
    return malia, theo, await stage.table("grudgematch", malia, theo)


async def shown(user: User, match: Match, way: str) -> Reply:
    command, values = WAYS[way](user, match)
    reply = await user.slash(str(match.thread), command, values)
    assert reply.failed is None and reply.message["flags"] & 64
    return reply


def listen(stage: Stage) -> list[Drawing]:
    """Return a list to which all further drawings are appended."""
    painter, asked = stage.bot.services.images, []
    finished = painter.get

    def finished_too(drawing: Drawing) -> bytes | None:
        asked.append(drawing)
        return finished(drawing)

    painter.get = finished_too  # type: ignore[method-assign]
    return asked


async def settled(stage: Stage) -> None:
    """Wait until nothing is drawn any more for an answer that went out as text."""
    await eventually(lambda: not stage.bot.services.late_pictures._tasks)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.slow
async def test_private_pictures_have_the_colours_that_were_set(stage: Stage, way: str) -> None:
    malia, theo, match = await begun(stage)
    await malia.slash(str(match.thread), "settings look", {"dark": True, "colour_blind": True})
    asked = listen(stage)
    await shown(malia, match, way)
    assert any(drawing.dark and drawing.colour_blind for drawing in asked), (
        "the board's, which all see, may be there too"
    )
    await settled(stage)
    asked.clear()
    await shown(theo, match, way)
    assert asked and not any(drawing.dark or drawing.colour_blind for drawing in asked)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.slow
async def test_words_take_the_place_of_pictures(stage: Stage, way: str) -> None:
    malia, theo, match = await begun(stage)
    await malia.slash(str(match.thread), "settings look", {"words": True})
    mine, theirs = await shown(malia, match, way), await shown(theo, match, way)
    await settled(stage)
    drawn = await theo.until(theirs.message["id"], lambda message: bool(message["attachments"]))
    described = sum(len(picture["description"] or "") + 1 for picture in pictures(drawn))
    assert len(mine.text) > len(texts(drawn)) - described, "the words say what the picture shows"
    assert malia.known[mine.message["id"]]["attachments"] == []


async def test_a_panel_without_a_picture_of_its_own_says_the_board_too(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)  # at its beginning nobody knows more than the others
    await malia.slash(str(match.thread), "settings look", {"words": True})
    words = match.rules.presentation(("Malia", "Theo")).text(match.rules.view(match.state, 0))
    opened = await shown(malia, match, "hand")
    assert words[:40] in opened.text


@pytest.mark.slow
async def test_a_replay_that_is_turned_keeps_the_look(stage: Stage) -> None:
    malia, _, match = await begun(stage)
    await malia.slash(str(match.thread), "settings look", {"dark": True})
    replay = await shown(malia, match, "replay")
    asked = listen(stage)
    form = (await malia.press_label(replay.message, say.label("replay-jump"))).modal
    await malia.fill(form, {"step": "0"})
    assert any(drawing.dark for drawing in asked)


@pytest.mark.slow
async def test_what_everybody_sees_stays_as_it_is(stage: Stage) -> None:
    malia, _, match = await begun(stage)
    await malia.slash(str(match.thread), "settings look", {"dark": True})
    asked = listen(stage)
    general = (await malia.channel("general"))["id"]
    copy = await malia.slash(general, "board", {"public": True, "table": str(match.id)})
    assert copy.failed is None
    assert asked and not any(drawing.dark for drawing in asked)
