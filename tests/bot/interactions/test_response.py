"""The response: what Discord refuses or loses is tried again, and pictures that were not ready are added later."""

import asyncio
import logging
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.handlers import play, vote, vote_casting
from bot.interactions import dispatcher, response
from bot.interactions.errors import REPEAT_SECONDS
from bot.ui.blocks import Drawing
from bot.ui.words import say
from sandbox.driver import User, buttons, texts
from tests.bot.conftest import QUICK, Json, Stage, controls, eventually, press
from tests.bot.vote.helpers import open_vote
from tests.messages import says

pytestmark = pytest.mark.usefixtures("toy")
CALLBACK = "create_interaction_response"


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


def is_on_page(number: int, text: str) -> bool:
    return says(text, "lesson-title", game="Gorgias", page=number)


async def turn_over(malia: User, page: Json) -> str:
    """Turn to the next page; return the message after the answer."""
    reply = await malia.press_label(page, "Roll the five dice")
    assert reply.update
    return texts(malia.known[page["id"]])


async def test_a_picture_comes_after_its_answer(stage: Stage, brush: asyncio.Event) -> None:
    malia, page = await lesson(stage)
    brush.set()
    await malia.until(page["id"], lambda message: bool(message["attachments"]))
    assert is_on_page(1, texts(malia.known[page["id"]]))


async def test_it_does_not_come_over_an_answer_that_is_about_to_go_out(
    stage: Stage, brush: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, page = await lesson(stage)
    post, late = response.post_callback, stage.bot.services.late_pictures
    first = set(late._tasks)

    async def finished_just_now(*values: Any, **named: Any) -> int | None:
        brush.set()
        await eventually(lambda: not first & late._tasks)
        return await post(*values, **named)

    monkeypatch.setattr(response, "post_callback", finished_just_now)
    sent = await pictures_sent(stage)
    assert is_on_page(2, await turn_over(malia, page))
    await eventually(lambda: not late._tasks)
    assert await pictures_sent(stage) - sent <= 1, "that of the second page alone"
    assert is_on_page(2, texts(malia.known[page["id"]]))


async def test_an_answer_waits_for_a_picture_that_is_on_its_way(
    stage: Stage, brush: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, page = await lesson(stage)
    order: list[str] = []
    on_its_way, may_arrive = asyncio.Event(), asyncio.Event()
    edit, post = discord.Interaction.edit_original_response, response.post_callback

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
    monkeypatch.setattr(response, "post_callback", noted)
    brush.set()
    await on_its_way.wait()
    newest = dict(stage.bot.services.late_pictures._newest)
    pressed = asyncio.create_task(turn_over(malia, page))
    await eventually(lambda: stage.bot.services.late_pictures._newest != newest)
    assert order == []
    may_arrive.set()
    assert is_on_page(2, await pressed)
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
    assert is_on_page(2, await turn_over(malia, page))
    never.set()


async def pictures_sent(stage: Stage) -> int:
    """Return how many answers were edited after they had been sent."""
    operations = [request["operation"] for request in await stage.driver.get("requests")]
    return operations.count("update_original_webhook_message")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("http_error", {"status": 503}),
        ("http_error", {"status": 500, "applied": True}),
        ("http_drop", {}),
        ("http_drop", {"applied": True}),
        ("rate_limit", {"seconds": 0.05}),
    ],
)
async def test_a_response_that_discord_refuses_is_tried_again(
    stage: Stage, kind: str, details: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    form = await malia.press(panel.message, controls(panel.message)[0][0])
    times = 1 if details.get("applied") or kind == "rate_limit" else 7
    await stage.driver.fault(kind, operation=CALLBACK, times=times, **details)
    with caplog.at_level(logging.WARNING):
        reply = await malia.fill(form.modal, {"question": "Again and again?"})
    assert reply.failed is None and says(reply.text, "note-chosen")
    assert (await stage.store.match(match.id)).record_count == 1
    assert "failed" not in caplog.text


async def test_a_response_whose_answer_cannot_be_read_was_given(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    with caplog.at_level(logging.INFO):
        await stage.driver.fault("garbled", operation=CALLBACK)
        reply = await malia.press_label(board, "My seat")
        assert reply.failed is None and controls(reply.message)
        await stage.driver.fault("garbled", operation=CALLBACK)
        await malia.slash(board["channel_id"], "games mine")
    assert not [record for record in caplog.records if record.levelno > logging.INFO]
    assert (await stage.driver.get("stats"))["interactions"].get("second_answers", 0) == 0


async def held_panel(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> tuple[User, Json, asyncio.Event]:
    """Return a player, the board of their table, and an event for which every panel waits before it is shown."""
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    show, deferred = play.show_panel, asyncio.Event()

    async def slow(*values: Any, **named: Any) -> None:
        await deferred.wait()
        await show(*values, **named)

    monkeypatch.setattr(play, "show_panel", slow)
    return malia, board, deferred


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=0.05)])
@pytest.mark.parametrize("applied", [True, False])
@pytest.mark.parametrize("kind", ["http_drop", "http_error", "garbled"])
async def test_a_deferral_that_fails_is_tried_again_and_the_answer_comes(
    stage: Stage, pace: Any, kind: str, applied: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, board, deferred = await held_panel(stage, monkeypatch)
    await stage.driver.fault(kind, operation=CALLBACK, applied=applied)
    reply = await malia.press_label(board, "My seat", settle=False)
    deferred.set()
    await eventually(lambda: controls(reply.message or {}))
    assert reply.failed is None


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=0.05)])
@pytest.mark.parametrize("applied", [True, False])
async def test_an_answer_is_given_also_if_it_is_unknown_whether_it_was_promised(
    stage: Stage, pace: Any, applied: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    malia, board, deferred = await held_panel(stage, monkeypatch)
    monkeypatch.setattr(response, "FIRST_DELAY", 3.0)  # there is no time for another attempt
    monkeypatch.setattr(stage.server.interactions, "acknowledge_seconds", 0.5)
    await stage.driver.fault("http_error", operation=CALLBACK, applied=applied)
    reply = await malia.press_label(board, "My seat", settle=False)
    deferred.set()
    if applied:
        await eventually(lambda: controls(reply.message or {}))
    else:
        assert reply.failed is not None
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    assert not [record for record in caplog.records if record.levelno > logging.WARNING]


@pytest.mark.slow
async def test_a_text_gives_way_to_what_another_process_has_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """If it is unknown whether a deferral arrived, what Discord refuses to edit is the answer of another process."""
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    cast, deferred = vote_casting.answer, asyncio.Event()

    async def slow(*values: Any) -> None:
        await deferred.wait()
        await cast(*values)

    monkeypatch.setattr(vote_casting, "answer", slow)
    monkeypatch.setattr(response, "FIRST_DELAY", 0.3)  # the other process answers before the next attempt
    monkeypatch.setattr(dispatcher, "DEFERRAL_SECONDS", dispatcher.TOO_OLD)  # deferred at once
    await stage.driver.fault("http_error", operation=CALLBACK, applied=False)
    (name,) = [each["custom_id"] for each in buttons(message) if each["label"] == "⚪ Sail"]
    made = stage.server.press(theo.id, message["id"], name)
    await eventually(lambda: not stage.server.faults.waiting)
    notice = {"type": 4, "data": {"flags": 64 | 1 << 15, "components": [{"type": 10, "content": "Not now."}]}}
    stage.server.interactions.callback(made.id, made.token, notice, {})
    deferred.set()
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    assert made.response_id is not None and texts(stage.server.message(made.response_id)) == "Not now."
    assert (await stage.store.ballots.vote(vote.id)).cast == 1
    assert not [record for record in caplog.records if record.levelno > logging.WARNING]
    assert len(stage.server.rest.violations) == 1, "the edit that was refused"
    stage.server.rest.violations.clear()


@pytest.mark.slow
async def test_where_no_response_can_be_given_the_board_shows_what_was_done(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    monkeypatch.setattr(response, "ACKNOWLEDGE_SECONDS", 0.3)
    await stage.driver.fault("http_error", operation=CALLBACK, status=503, times=10_000)
    name = next(node["custom_id"] for node in buttons(lobby) if node["label"].endswith("Join"))
    with caplog.at_level(logging.INFO):
        stage.server.press(theo.id, lobby["id"], name)
        await malia.until(lobby["id"], lambda message: "Theo" in texts(message))
        await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    assert "Discord refused a response" in caplog.text
    assert not [record for record in caplog.records if record.levelno > logging.WARNING]
    general = await malia.channel("general")
    stage.server.slash(theo.id, general["id"], "play", {"game": "oracle"})
    while len(await stage.store.matches_of(int(theo.id))) < 2:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    shown = await stage.until(match.id + 1, lambda match: match.message is not None)
    assert shown.host == int(theo.id), "a new table is shown although the command was not answered"


async def test_responses_that_discord_refuses_are_counted_in_the_log(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    malia, theo = await stage.users("malia", "theo")
    _, lobby = await stage.lobby(malia, "oracle")
    now = [0.0]
    stage.bot.services.dispatcher.repeats._monotonic = lambda: now[0]
    monkeypatch.setattr(response, "ACKNOWLEDGE_SECONDS", 0.05)
    await stage.driver.fault("http_error", operation=CALLBACK, status=503, times=10_000)
    name = next(node["custom_id"] for node in buttons(lobby) if node["label"].endswith("Join"))

    def lines() -> list[Any]:
        found = [record.msg for record in caplog.records if isinstance(record.msg, dict)]
        return [each.get("more") for each in found if each["event"] == "Discord refused a response"]

    async def presses(count: int) -> None:
        outcomes = stage.bot.services.dispatcher.outcomes
        before = outcomes["component", "failed"]
        for _ in range(count):
            stage.server.press(theo.id, lobby["id"], name)
        await eventually(lambda: outcomes["component", "failed"] == before + count)

    await presses(5)
    assert lines() == [None], "the first at once"
    now[0] = REPEAT_SECONDS
    await presses(3)
    assert lines() == [None, 4], "then once a minute how many more"
    now[0] = 2 * REPEAT_SECONDS
    await stage.driver.clear_faults()
    assert says((await malia.slash(stage.server.channel_id("general"), "settings show")).text, "settings-title")
    await eventually(lambda: lines() == [None, 4, 3])  # also if no further one fails


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=0.05)])
async def test_an_edit_whose_connection_breaks_is_made_again(
    stage: Stage, pace: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    show, deferred = play.show_panel, asyncio.Event()

    async def slow(*values: Any, **named: Any) -> None:
        await deferred.wait()
        await show(*values, **named)

    monkeypatch.setattr(play, "show_panel", slow)
    reply = await malia.press_label(board, "My seat", settle=False)
    await stage.driver.fault("http_drop", operation="update_original_webhook_message")
    deferred.set()
    await eventually(lambda: controls(reply.message or {}))


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=0.05)])
async def test_a_form_that_comes_too_late_is_answered_in_words(
    stage: Stage, pace: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    find, deferred = play.match_for, asyncio.Event()

    async def slow(*values: Any, **named: Any) -> Any:
        await deferred.wait()
        return await find(*values, **named)

    monkeypatch.setattr(play, "match_for", slow)
    reply = await malia.press(panel.message, controls(panel.message)[0][0], settle=False)
    assert reply.failed is None and reply.modal is None
    deferred.set()
    await eventually(lambda: say.text("error-slow-form") in reply.text)
    monkeypatch.undo()
    assert (await press(malia, panel.message, controls(panel.message)[0])).failed is None


async def test_what_only_the_user_may_see_is_private_also_after_everybody_was_promised_an_answer(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moderator is asked which of two votes they mean, in a channel whose members don't see these votes."""
    malia, theo = await stage.users("malia", "theo")
    for question in ("Shall we exile Theo?", "Shall we exile Ione?"):
        await open_vote(stage, malia, channel="quiet", question=question)
    await stage.driver.post(
        "permissions", channel_id=stage.server.channel_id("quiet"), everyone={"deny": ["VIEW_CHANNEL"]},
        bot={"allow": ["VIEW_CHANNEL", "SEND_MESSAGES"]},
    )  # fmt: skip
    find, deferred = vote.find_vote, asyncio.Event()

    async def slow(*values: Any, **named: Any) -> Any:
        await deferred.wait()
        return await find(*values, **named)

    monkeypatch.setattr(vote, "find_vote", slow)
    monkeypatch.setattr(stage.bot.services.dispatcher, "defer_after", 0.05)
    general = stage.server.channel_id("general")
    reply = await malia.slash(general, "ostrakon result", {"public": True}, settle=False)
    deferred.set()
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    await stage.caught_up()
    assert not [message for message in await theo.messages(general) if "exile" in texts(message)]
    told = [message for message in await malia.messages(general) if "exile" in texts(message)]
    assert [message["flags"] & 64 for message in told] == [64], reply.text
