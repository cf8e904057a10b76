"""The dispatcher answers every press: late, lost, repeated, slow, failing, or one of too many."""

import asyncio
import copy
import itertools
import logging
import time
from dataclasses import replace
from email.utils import formatdate
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.handlers import learning, play, vote_casting
from bot.interactions import custom_ids, dispatcher, vote_ids
from bot.interactions.discord_private import intercept_interactions
from bot.interactions.dispatcher import QUICK_LEAST, QUICK_PLACES, QUICK_SECONDS, TOO_OLD, Dispatcher
from bot.interactions.registry import is_quick
from bot.services import Pace
from bot.ui.words import say
from sandbox.driver import texts
from sandbox.interactions.lifecycle import ACKNOWLEDGE_SECONDS
from storage import Unavailable, Uncertain
from tests.bot.conftest import QUICK, Stage, controls, eventually, overhear, press
from tests.bot.vote.helpers import open_vote
from tests.messages import says
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("toy")


def snowflake(seconds_ago: float, number: int = 0) -> int:
    return (int((time.time() - seconds_ago) * 1000 - 1420070400000) << 22) + number


def test_what_is_too_old_or_comes_twice_is_left_alone() -> None:
    answering = Dispatcher()
    answering.clock.answer_arrived(formatdate(usegmt=True), time.monotonic())
    fresh, old = snowflake(0), snowflake(4.0)
    assert answering.admit(fresh, "component") == "yes"
    assert answering.admit(fresh, "component") == "no"
    assert answering.admit(old, "component") == "no"
    assert answering.rejected == 1


def test_what_does_not_fit_is_told_so_and_completions_are_not_even_told() -> None:
    answering = Dispatcher(queue_limit=10)
    admitted = [answering.admit(snowflake(0, number), "component") for number in range(12)]
    assert admitted == ["yes"] * 10 + ["busy"] * 2
    assert answering.admit(snowflake(0, 99), "completion") == "no"


def test_quick_presses_have_places_of_their_own() -> None:
    answering = Dispatcher(queue_limit=1)
    ids = [snowflake(0, number) for number in range(QUICK_PLACES + 1)]
    quick = [answering.admit(id, "component", quick=True) for id in ids]
    assert quick == ["yes"] * QUICK_PLACES + ["busy"]
    others = [answering.admit(snowflake(0, 10_000 + number), "component") for number in range(2)]
    assert others == ["yes", "busy"], "they take no place of another"
    for id in ids:
        answering.release(id)
    assert answering.pending == 1 and answering.admit(snowflake(0, 20_000), "component", quick=True) == "yes"


def knowing(monkeypatch: pytest.MonkeyPatch, age: float) -> Dispatcher:
    """Return a dispatcher that takes every interaction to be so many seconds old."""
    answering = Dispatcher()
    monkeypatch.setattr(answering.clock, "age", lambda _: age)
    return answering


def test_the_older_quick_presses_come_the_fewer_find_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    for age, places in ((0.0, QUICK_PLACES), (QUICK_SECONDS / 2, QUICK_PLACES // 2), (QUICK_SECONDS, 0)):
        answering = knowing(monkeypatch, age)
        admitted = [answering.admit(number, "component", quick=True) for number in range(QUICK_PLACES + 1)]
        assert admitted == ["yes"] * places + ["busy"] * (QUICK_PLACES + 1 - places)


@pytest.mark.parametrize("late", [False, True])
def test_as_many_quick_presses_may_wait_as_can_be_answered_in_time(monkeypatch: pytest.MonkeyPatch, late: bool) -> None:
    answering, now = knowing(monkeypatch, 0.0), [100.0]
    monkeypatch.setattr(dispatcher.time, "monotonic", lambda: now[0])
    ids = itertools.count()

    def press(seconds: float) -> None:
        id = next(ids)
        assert answering.admit(id, "component", quick=True) == "yes"
        now[0] += seconds
        if late:
            monkeypatch.setattr(answering.clock, "age", lambda _: TOO_OLD)
        answering.release(id)
        monkeypatch.setattr(answering.clock, "age", lambda _: 0.0)

    for _ in range(3000):
        press(0.001)
    fast = answering._quick_limit
    assert fast == pytest.approx(1000 * QUICK_SECONDS, rel=0.01)
    for _ in range(200):
        press(0.1)
    slow = answering._quick_limit
    assert slow == (QUICK_LEAST if late else QUICK_PLACES), "few presses are slow only if they were late"
    late = False
    for _ in range(150):
        press(0.1)
    assert answering._quick_limit == QUICK_PLACES


def test_fewer_quick_presses_may_wait_if_not_all_others_can_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    answering, now = knowing(monkeypatch, 0.0), [100.0]
    monkeypatch.setattr(dispatcher.time, "monotonic", lambda: now[0])
    limits = []
    for id in range(5):
        assert answering.admit(id, "component", quick=True) == "yes"
        now[0] += 1.0
        answering._is_silent = True
        answering.release(id)
        limits.append(answering._quick_limit)
    assert limits == [max(QUICK_LEAST, QUICK_PLACES * 0.5**n) for n in range(1, 6)]


async def test_of_refusals_that_wait_the_newest_goes_first_and_of_too_many_the_oldest_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answering = knowing(monkeypatch, 0.0)
    monkeypatch.setattr(dispatcher, "BUSY_CONCURRENCY", 1)
    monkeypatch.setattr(dispatcher, "MAX_BUSY_REPLIES", 3)
    sent: list[int] = []
    go_on = asyncio.Event()

    async def send(interaction: Any, *_: Any) -> None:
        await go_on.wait()
        sent.append(interaction.id)

    monkeypatch.setattr(dispatcher, "acknowledge", send)
    component = discord.InteractionType.component.value
    refused = [SimpleNamespace(id=id, kind=component, user=1, locale="en-US") for id in range(5)]
    replies = []
    for each in refused:
        replies.append(asyncio.create_task(answering.reply_busy(each)))  # type: ignore[arg-type]
        await asyncio.sleep(0)
    assert answering.admit(10, "component", quick=True) == "yes"
    for id in range(11, 10 + QUICK_LEAST):
        answering.admit(id, "component", quick=True)
    assert answering.admit(10_000, "component", quick=True) == "busy", "all are answered before more are served"
    go_on.set()
    await asyncio.gather(*replies)
    assert sent == [0, 4, 3, 2]
    assert answering.outcomes["component", "busy"] == 4 and answering.outcomes["component", "shed"] == 1
    assert answering.admit(10_001, "component", quick=True) == "yes"


@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=10.0)])
async def test_quick_presses_that_waited_too_long_are_told_to_come_again(
    stage: Stage, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    _, vote = await open_vote(stage, malia)
    answering = stage.bot.services.dispatcher
    monkeypatch.setattr(answering, "_quick_slots", slots := asyncio.Semaphore(0))
    waiting = asyncio.create_task(theo.press_label(vote, "Sail"))
    await eventually(lambda: answering._quick)
    monkeypatch.setattr(answering.clock, "age", lambda _: QUICK_SECONDS + 0.1)
    slots.release()
    assert say.text("error-busy") in texts((await waiting).message or {})
    assert (await stage.store.ballots.vote(1)).cast == 0
    assert answering.outcomes["component", "busy"] == 1 and answering.sheds["too_late"] == 1
    refused = await theo.press_label(vote, "Sail")
    assert say.text("error-busy") in texts(refused.message or {}), "too old on arrival: refused at once"
    monkeypatch.undo()
    await theo.press_label(vote, "Sail")
    assert (await stage.store.ballots.vote(1)).cast == 1


def test_only_presses_that_cast_votes_are_quick() -> None:
    assert vote_casting.cast_answer, "declared when it is imported"
    votes = (
        vote_ids.CastAnswer(1, 0, 0), vote_ids.AnswerMenu(1), vote_ids.CastSeveral(1, 0),
        vote_ids.CastRanking(1, 0, (0,)), vote_ids.BallotForm(1, 0, vote_ids.NOTHING_KEPT),
    )  # fmt: skip
    assert all(is_quick(custom_ids.encode(each)) for each in votes)
    for other in (vote_ids.MyVote(1), vote_ids.OpenRanking(1), custom_ids.Log(1)):
        assert not is_quick(custom_ids.encode(other))
    assert not any(map(is_quick, ("", ":", "s1", "s1:", "cast:1:0:0", "None")))


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=0.1)])
async def test_a_slow_handler_is_deferred_and_its_answer_still_comes(
    stage: Stage, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board, panel = await stage.board(match, malia), await stage.panel(match, malia)
    show, turn, rules = play.show_panel, play.turn_panel, learning.show_rules

    def slowly(function: Any) -> Any:
        async def slow(*values: Any, **named: Any) -> None:
            await asyncio.sleep(0.4)
            await function(*values, **named)

        return slow

    monkeypatch.setattr(play, "show_panel", slowly(show))
    monkeypatch.setattr(play, "turn_panel", slowly(turn))
    monkeypatch.setattr(learning, "show_rules", slowly(rules))
    heard = await overhear(malia)
    for message, label in ((board, "My seat"), (panel.message, "Refresh"), (board, "Rules")):
        await stage.settle()
        del heard[:]
        assert (await malia.press_label(message, label)).failed is None
        # A promise first; then its answer, as a change of the placeholder or of the pressed message.
        updates = await eventually(lambda: [data for event, data in heard if event == "MESSAGE_UPDATE"])
        assert updates[0]["flags"] & 64 and not updates[0]["flags"] & 128
        assert label != "Refresh" or updates[0]["id"] == panel.message["id"]
    operations = [request["operation"] for request in await stage.driver.get("requests")]
    kept = operations.count("update_original_webhook_message")  # and perhaps a picture that was drawn late
    assert kept >= 3, "each was promised, then kept"


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=0.1)])
async def test_a_slow_handler_that_fails_still_says_so(
    stage: Stage, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)

    async def fails(*_: Any, **__: Any) -> None:
        await asyncio.sleep(0.3)
        raise ZeroDivisionError("garnet in cave 3")

    monkeypatch.setattr(play, "show_panel", fails)
    reply = await malia.press_label(board, "My seat")
    await eventually(lambda: says(reply.text, "error-unexpected"))
    assert reply.message["flags"] & 64


async def test_an_error_is_answered_with_a_number_and_logged_without_what_it_says(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)

    async def fails(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("garnet in cave 3")

    monkeypatch.setattr(play, "show_panel", fails)
    with caplog.at_level(logging.INFO):
        reply = await malia.press_label(board, "My seat")
    number = reply.text.split("`")[1]
    assert f"'number': '{number}'" in caplog.text
    assert "ZeroDivisionError" in caplog.text and "test_dispatcher.py" in caplog.text
    assert "garnet" not in caplog.text and "garnet" not in reply.text


@pytest.mark.parametrize(
    ("error", "key"), [(Unavailable("locked"), "error-database"), (Uncertain("lost"), "error-uncertain")]
)
async def test_a_database_that_does_not_answer_is_told(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)

    async def refuses(*_: Any, **__: Any) -> None:
        raise error

    with monkeypatch.context() as broken:
        broken.setattr(stage.store, "submit", refuses)
        reply = await press(malia, panel.message, controls(panel.message)[0])
    assert say.text(key) in reply.text
    again = await press(malia, panel.message, controls(panel.message)[0])
    assert says(again.text, "note-chosen")


async def test_an_interaction_that_comes_twice_is_answered_once(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    form = await malia.press(panel.message, controls(panel.message)[0][0])
    await stage.driver.fault("double_interaction")
    reply = await malia.fill(form.modal, {"question": "Twice?"})
    assert says(reply.text, "note-chosen")
    assert (await stage.store.match(match.id)).record_count == 1
    await stage.driver.fault("double_interaction")
    general = await malia.channel("general")
    await malia.slash(general["id"], "play", {"game": "oracle"})
    await stage.until(match.id + 1, lambda match: match.thread is not None)
    assert len(await stage.store.matches_of(int(malia.id))) == 2


@pytest.mark.slow
async def test_late_and_lost_interactions_fail_for_the_client_and_harm_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    monkeypatch.setattr(dispatcher, "TOO_OLD", TOO_OLD)
    stage.server.interactions.acknowledge_seconds = ACKNOWLEDGE_SECONDS
    for kind in ("late_interaction", "lose_interaction"):
        await stage.driver.fault(kind)
        reply = await malia.press_label(board, "My seat")
        assert reply.failed is not None
    monkeypatch.setattr(dispatcher, "TOO_OLD", HANG)
    stage.server.interactions.acknowledge_seconds = HANG
    reply = await malia.press_label(board, "My seat")
    assert reply.failed is None and controls(reply.message)
    assert stage.bot.services.dispatcher.rejected >= 1


@pytest.mark.slow
@pytest.mark.parametrize("applied", [True, False])
async def test_an_answer_whose_connection_breaks_is_given_again(stage: Stage, applied: bool) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    await stage.driver.fault("http_drop", operation="create_interaction_response", applied=applied)
    reply = await malia.press_label(board, "My seat")
    assert reply.failed is None and controls(reply.message)


@pytest.mark.slow
async def test_a_server_error_is_tried_again_by_the_client_library(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    await stage.driver.fault("http_error", operation="create_interaction_response", status=502)
    reply = await malia.press_label(board, "My seat")
    assert reply.failed is None and controls(reply.message)


@pytest.mark.slow
async def test_a_broken_gateway_is_mended(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    for kind in ("reconnect", "drop_connection"):
        await stage.driver.fault(kind)
        await asyncio.sleep(0.1)
        await stage.driver.bot_ready()
        async with asyncio.timeout(HANG):
            while (reply := await malia.press_label(board, "My seat")).failed is not None:
                pass
        assert controls(reply.message)


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, concurrency=2, queue_limit=4)])
async def test_too_many_at_once_are_told_so_and_the_rest_is_served(
    stage: Stage, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    show = play.show_panel

    async def slow(*values: Any, **named: Any) -> None:
        await asyncio.sleep(0.3)
        await show(*values, **named)

    monkeypatch.setattr(play, "show_panel", slow)
    replies = await asyncio.gather(*(malia.press_label(board, "My seat") for _ in range(8)))
    busy = [reply for reply in replies if reply.message is not None and say.text("error-busy") in texts(reply.message)]
    served = [reply for reply in replies if reply.message is not None and controls(reply.message)]
    assert len(served) == 4 and len(busy) == 4
    monkeypatch.undo()
    after = await malia.press_label(board, "My seat")
    assert controls(after.message)


async def test_a_command_of_an_older_release_is_explained(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    await malia.commands()
    stage.bot.tree.remove_command("games")
    reply = await malia.slash(general["id"], "games mine")
    assert say.text("error-old-command") in reply.text


@pytest.mark.slow
async def test_places_are_given_back_wherever_an_interaction_ends(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    seen: list[dict[str, Any]] = []
    intercept_interactions(stage.bot, lambda data: (seen.append(copy.deepcopy(data)), stage.bot._receive(data)))
    await malia.press_label(board, "My seat")
    await malia.complete(str(match.thread), "act", {"action": ""}, "action")
    await malia.slash(str(match.thread), "hand", {"table": str(match.id)})
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    pressed, completed, commanded = seen
    number = int(commanded["id"])
    for original in (pressed, completed, commanded):
        forged = []
        for key in original:
            forged += [{**original, key: bad} for bad in (None, [], "x", {})]
            forged.append({name: value for name, value in original.items() if name != key})
        for key in original["data"]:
            forged += [{**original, "data": {**original["data"], key: bad}} for bad in (None, [], "x", {}, 7)]
        forged += [{**original, "type": kind} for kind in (1, 99)]
        # As Discord sends it while a user's client has the options of an earlier release.
        options = [{"type": 3, "name": "unheard", "value": "", "focused": True}]
        forged += [{**original, "data": {**original["data"], "options": options}}] * 50
        for data in forged:
            number += 1
            stage.bot._receive({**data, "id": str(number)} if str(data.get("id", "")).isdigit() else data)
            await asyncio.sleep(0)
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    assert stage.bot.services.dispatcher._taken_over == set()
    board = await stage.board(match, malia)
    assert controls((await malia.press_label(board, "My seat")).message)


async def test_a_completion_of_an_unknown_option_is_answered_with_nothing(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    (command,) = [each for each in stage.server.world.commands.values() if each["name"] == "hand"]
    command["options"].append({**command["options"][0], "name": "unheard"})
    await malia.commands()
    assert await malia.complete(general["id"], "hand", {"unheard": ""}, "unheard") == []


def test_what_is_not_handled_is_logged_but_not_each_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [100.0]
    monkeypatch.setattr(dispatcher, "time", SimpleNamespace(monotonic=lambda: now[0]))
    answering = Dispatcher(queue_limit=1)
    with caplog.at_level(logging.INFO):
        for number in range(100):
            answering.admit(snowflake(0, number), "component")
        assert caplog.text.count("not handled") == 1
        now[0] += dispatcher.SHED_LOG_INTERVAL
        answering.admit(snowflake(0, 1), "component")
    assert caplog.text.count("not handled") == 2 and "'too_many': 98" in caplog.text


async def test_a_shutdown_lets_handlers_finish(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    show, begun, go_on = play.show_panel, asyncio.Event(), asyncio.Event()

    async def slow(*values: Any, **named: Any) -> None:
        begun.set()
        await go_on.wait()
        await show(*values, **named)

    monkeypatch.setattr(play, "show_panel", slow)
    pressed = asyncio.create_task(malia.press_label(board, "My seat"))
    await begun.wait()
    stopping = asyncio.create_task(stage.stop_bot())
    await eventually(lambda: stage.bot.stopping)
    go_on.set()
    assert controls((await pressed).message)
    await stopping
    await stage.start_bot()
