"""First responses that Discord refuses or loses: they are tried again, and the board shows what was done."""

import asyncio
import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.handlers import play
from bot.interactions import acknowledgement
from bot.ui.words import say
from sandbox.driver import buttons, texts
from tests.bot.conftest import QUICK, Stage, controls, eventually, press

pytestmark = pytest.mark.usefixtures("toy")
CALLBACK = "create_interaction_response"


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
    assert reply.failed is None and "Recorded" in reply.text
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


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=0.05)])
@pytest.mark.parametrize("applied", [True, False])
@pytest.mark.parametrize("kind", ["http_drop", "http_error", "garbled"])
async def test_a_deferral_that_fails_is_tried_again_and_the_answer_comes(
    stage: Stage, pace: Any, kind: str, applied: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    show, deferred = play.show_panel, asyncio.Event()

    async def slow(*values: Any, **named: Any) -> None:
        await deferred.wait()
        await show(*values, **named)

    monkeypatch.setattr(play, "show_panel", slow)
    await stage.driver.fault(kind, operation=CALLBACK, applied=applied)
    reply = await malia.press_label(board, "My seat", settle=False)
    deferred.set()
    await eventually(lambda: controls(reply.message or {}))
    assert reply.failed is None


@pytest.mark.slow
async def test_where_no_response_can_be_given_the_board_shows_what_was_done(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    monkeypatch.setattr(acknowledgement, "ACKNOWLEDGE_SECONDS", 0.3)
    await stage.driver.fault("http_error", operation=CALLBACK, status=503, times=10_000)
    name = next(node["custom_id"] for node in buttons(lobby) if node["label"].endswith("Join"))
    with caplog.at_level(logging.INFO):
        stage.server.press(theo.id, lobby["id"], name)
        await malia.until(lobby["id"], lambda message: "Theo" in texts(message))
        assert "Discord refused a response" in caplog.text
        await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    assert not [record for record in caplog.records if record.levelno > logging.WARNING]
    general = await malia.channel("general")
    stage.server.slash(theo.id, general["id"], "play", {"game": "oracle"})
    while len(await stage.store.matches_of(int(theo.id))) < 2:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    shown = await stage.until(match.id + 1, lambda match: match.message is not None)
    assert shown.host == int(theo.id), "a new table is shown although the command was not answered"


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
