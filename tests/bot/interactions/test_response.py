"""A picture that was not ready when a response was sent is added later, but never to a newer response."""

import asyncio
from typing import Any

import discord
import pytest

from bot.interactions import acknowledgement
from bot.ui.blocks import Drawing
from sandbox.driver import User, texts
from tests.bot.conftest import Json, Stage, eventually


@pytest.fixture
def brush(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Yield an event; no picture is finished before it is set."""
    may, painter = asyncio.Event(), stage.bot.services.images
    paint = painter.draw

    async def held(drawing: Drawing) -> bytes | None:
        await may.wait()
        return await paint(drawing)

    monkeypatch.setattr(painter, "draw", held)
    return may


async def lesson(stage: Stage) -> tuple[User, Json]:
    """Return a page of a lesson whose picture is not ready yet."""
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    page = (await malia.slash(general["id"], "learn", {"game": "gorgias"})).message
    assert page["attachments"] == [] and stage.bot.services.late_pictures._tasks
    return malia, page


async def turn_over(malia: User, page: Json) -> str:
    """Turn to the next page; return the message after the answer."""
    reply = await malia.press_label(page, "Roll the five dice")
    assert reply.update
    return texts(malia.known[page["id"]])


async def test_a_picture_comes_after_its_answer(stage: Stage, brush: asyncio.Event) -> None:
    malia, page = await lesson(stage)
    brush.set()
    await malia.until(page["id"], lambda message: bool(message["attachments"]))
    assert "Page 1 of" in texts(malia.known[page["id"]])


async def test_it_does_not_come_over_an_answer_that_is_about_to_go_out(
    stage: Stage, brush: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, page = await lesson(stage)
    post, late = acknowledgement.post_callback, stage.bot.services.late_pictures
    first = set(late._tasks)

    async def finished_just_now(*values: Any, **named: Any) -> int | None:
        brush.set()
        await eventually(lambda: not first & late._tasks)
        return await post(*values, **named)

    monkeypatch.setattr(acknowledgement, "post_callback", finished_just_now)
    sent = await pictures_sent(stage)
    assert "Page 2 of" in await turn_over(malia, page)
    await eventually(lambda: not late._tasks)
    assert await pictures_sent(stage) - sent <= 1, "that of the second page alone"
    assert "Page 2 of" in texts(malia.known[page["id"]])


async def test_an_answer_waits_for_a_picture_that_is_on_its_way(
    stage: Stage, brush: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, page = await lesson(stage)
    order: list[str] = []
    on_its_way, may_arrive = asyncio.Event(), asyncio.Event()
    edit, post = discord.Interaction.edit_original_response, acknowledgement.post_callback

    async def slowly(interaction: Any, **edited: Any) -> Any:
        on_its_way.set()
        await may_arrive.wait()
        done = await edit(interaction, **edited)
        order.append("picture")
        return done

    async def noted(*values: Any, **named: Any) -> int | None:
        order.append("answer")
        return await post(*values, **named)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", slowly)
    monkeypatch.setattr(acknowledgement, "post_callback", noted)
    brush.set()
    await on_its_way.wait()
    newest = dict(stage.bot.services.late_pictures._newest)
    pressed = asyncio.create_task(turn_over(malia, page))
    await eventually(lambda: stage.bot.services.late_pictures._newest != newest)
    assert order == []
    may_arrive.set()
    assert "Page 2 of" in await pressed
    assert order[:2] == ["picture", "answer"]


async def test_nobody_waits_long_for_one(stage: Stage, brush: asyncio.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    malia, page = await lesson(stage)
    on_its_way, never = asyncio.Event(), asyncio.Event()

    async def stuck(interaction: Any, **edited: Any) -> Any:
        on_its_way.set()
        await never.wait()

    monkeypatch.setattr(discord.Interaction, "edit_original_response", stuck)
    monkeypatch.setattr(stage.bot.services.late_pictures, "_timeout", 0.05)
    brush.set()
    await on_its_way.wait()
    assert "Page 2 of" in await turn_over(malia, page)
    never.set()


async def pictures_sent(stage: Stage) -> int:
    """Return how many answers were edited after they had been sent."""
    operations = [request["operation"] for request in await stage.driver.get("requests")]
    return operations.count("update_original_webhook_message")
