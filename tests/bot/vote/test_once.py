"""Everything happens once and on time, whatever is delivered twice, lost, deleted or restarted."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.interactions import response
from bot.messages.channel_writer import ChannelWriter
from bot.services import Pace
from bot.ui.blocks import Screen
from bot.ui.words import say
from sandbox.driver import Refused, buttons, texts
from storage.ballots import Ballots, Ending, Vote
from tests.bot.conftest import QUICK, Stage, eventually
from tests.bot.vote.helpers import code_in, ended, message_of, open_draft, open_vote, press, result_of, run
from tests.messages import says
from tests.storage.ballots.laid import counts
from tests.storage.tables import sql
from tests.waiting import HANG


async def counted(stage: Stage, vote: int) -> tuple[int, ...]:
    closed = await stage.store.ballots.close_vote(vote, Ending(datetime.now(UTC)))
    return closed.cast, *counts(closed)


async def test_a_press_that_is_delivered_twice(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"changes": True})
    for answer in ("Sail", "Stay", "Sail"):
        await stage.driver.fault("double_interaction")
        await press(theo, message, answer)
    assert await counted(stage, vote.id) == (1, 1, 0)


@pytest.mark.slow
async def test_two_devices_at_once(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    name = buttons(message)[0]["custom_id"]
    made = [stage.server.press(theo.id, message["id"], name) for _ in range(8)]
    await asyncio.gather(*(each.acknowledged for each in made))
    answers = {texts(stage.server.message(each.response_id or "")).split("`")[1] for each in made}
    assert len(answers) == 1, "all are told the same code"
    assert await counted(stage, vote.id) == (1, 1, 0)


@pytest.mark.slow
async def test_a_restart_between_the_press_and_its_answer(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    await stage.driver.fault("http_error", operation="create_interaction_response", status=503, times=10_000)
    monkeypatch.setattr(response, "ACKNOWLEDGE_SECONDS", 0.5)
    lost = asyncio.create_task(theo.press_label(message, "Sail"))
    while (await stage.store.ballots.vote(vote.id)).cast == 0:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await stage.stop_bot()
    stage.server.clock.advance(HANG)
    assert (await lost).failed is not None, "nobody has told theo"
    await stage.driver.clear_faults()
    monkeypatch.undo()
    monkeypatch.setattr(response, "ACKNOWLEDGE_SECONDS", HANG)
    await stage.start_bot()
    again = await press(theo, message, "Sail")
    assert says(again.text, "vote-receipt-standing"), "it counts"
    assert code_in(again)
    assert await counted(stage, vote.id) == (1, 1, 0)


async def test_an_answer_that_is_lost_on_its_way(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    for applied in (True, False):
        await stage.driver.fault("http_drop", operation="create_interaction_response", applied=applied)
        assert (await press(theo, message, "Sail")).text
    assert await counted(stage, vote.id) == (1, 1, 0)


async def test_the_form_that_is_delivered_twice_opens_one_vote(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    place = await malia.channel("general")
    form = await malia.slash(place["id"], "ostrakon open")
    await stage.driver.fault("double_interaction")
    assert form.modal is not None
    typed = {"question": "Q", "white": "a", "black": "b", "closes": "1h", "quorum": ""}
    draft = await malia.fill(form.modal, typed)
    assert len(await stage.store.ballots.drafts.of_guild(int(malia.guild["id"]), datetime.now(UTC))) == 1
    await stage.driver.fault("double_interaction")
    await open_draft(malia, draft)
    assert len(await stage.store.ballots.open_votes()) == 1


@pytest.mark.slow
async def test_a_vote_whose_time_came_while_the_bot_was_away(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    vote, message = await open_vote(stage, malia, quorum="1")
    code = code_in(await press(theo, message, "Sail"))
    past = datetime.now(UTC) - timedelta(minutes=5)
    await sql(stage.store, "UPDATE votes SET closes_at = :past", past=past.strftime("%Y-%m-%d %H:%M:%S.%f"))
    await stage.stop_bot()
    await stage.start_bot()
    result = await result_of(stage, vote, ione)
    assert says(texts(result), "vote-ended-time") and says(texts(result), "vote-verdict-white", more=1, less=0)
    assert f"<t:{int(past.timestamp())}:f>" in texts(result), "at its time, not when the bot came back"
    assert says((await run(ione, "receipt", {"code": code})).text, "vote-code-counted")
    if buttons(await message_of(vote, ione)):
        with suppress(Refused):  # the button goes in this very moment
            assert say.text("refused-vote-late") in (await press(ione, message, "Stay")).text


@pytest.mark.slow
async def test_after_a_restart_everything_goes_on(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    vote, message = await open_vote(stage, malia)
    await press(theo, message, "Sail")
    await stage.restart()
    await press(ione, message, "Stay")
    assert (await stage.store.ballots.vote(vote.id)).message == int(message["id"]), "not posted again"
    await run(malia, "close", {"reason": "x"})
    await ended(stage, vote)
    await stage.restart()
    await asyncio.sleep(0.2)
    shown = map(texts, await ione.messages(str(vote.channel)))
    results = [text for text in shown if says(text, "vote-result-title", vote=str(vote.id))]
    assert len(results) == 1, "the result is told once"


@pytest.mark.slow
@pytest.mark.parametrize("pace", [replace(QUICK, vote_grace=0.0, shutdown_grace=0.1)])  # no waiting for the result
async def test_a_result_that_could_not_be_posted_is_posted_later(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    await press(theo, message, "Sail")
    await stage.driver.fault("http_error", operation="create_message", status=500, times=50)
    closing = asyncio.create_task(run(malia, "close", {"reason": "x"}))
    while (await stage.store.ballots.vote(vote.id)).is_open:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await stage.stop_bot()
    stage.server.clock.advance(HANG)
    await asyncio.wait({closing})
    await stage.driver.clear_faults()
    await stage.start_bot()
    assert says(texts(await result_of(stage, vote, theo)), "vote-verdict-white")


@pytest.mark.slow
async def test_a_vote_whose_message_was_deleted_is_posted_again(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    await malia.request("DELETE", f"/channels/{vote.channel}/messages/{message['id']}")
    await asyncio.sleep(0.2)
    status = await run(theo, "status")
    again = await stage.store.ballots.vote(vote.id)
    assert again.message is not None and again.message != vote.message
    assert str(again.message) in status.text, "and says where"
    assert buttons(await message_of(again, theo))
    assert status.message is not None
    told = (await press(theo, status.message, "Sail")).text
    assert says(told, "vote-receipt-recorded"), "one can vote in the status as well"


@pytest.mark.slow
async def test_a_deleted_message_is_found_by_the_next_vote_and_at_the_start(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    status = await run(theo, "status")
    await malia.request("DELETE", f"/channels/{vote.channel}/messages/{message['id']}")
    assert status.message is not None
    await press(theo, status.message, "Sail")
    while (again := await stage.store.ballots.vote(vote.id)).message == vote.message:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await malia.request("DELETE", f"/channels/{vote.channel}/messages/{again.message}")
    await stage.restart()
    while (await stage.store.ballots.vote(vote.id)).message == again.message:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_a_vote_whose_channel_was_deleted_goes_on_elsewhere(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, channel="games")
    await press(theo, message, "Sail")
    await malia.request("DELETE", f"/channels/{vote.channel}")
    await asyncio.sleep(0.2)
    status = await run(theo, "status")
    assert says(status.text, "vote-trouble-gone") and "post_here" in status.text
    assert say.text("vote-not-allowed") in (await run(theo, "status", {"post_here": True})).text
    moved = await run(malia, "status", {"post_here": True})
    vote = await stage.store.ballots.vote(vote.id)
    assert str(vote.message) in moved.text
    message = await message_of(vote, theo)
    assert says((await press(theo, message, "Sail")).text, "vote-receipt-standing")
    await run(malia, "close", {"reason": "x"})
    assert says(texts(await result_of(stage, vote, theo)), "vote-verdict-white", more=1, less=0)


async def test_closing_where_the_channel_is_gone_says_where_the_result_is(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, channel="games")
    await press(theo, message, "Sail")
    await malia.request("DELETE", f"/channels/{vote.channel}")
    closed = await run(malia, "close", {"reason": "x"})
    assert says(closed.text, "vote-ended-unseen", vote=str(vote.id))
    assert says((await run(malia, "result", {"public": True})).text, "vote-verdict-white", more=1, less=0)


async def test_a_moved_vote_takes_the_stones_from_its_old_message(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    await run(malia, "status", {"post_here": True}, channel="games")
    moved = await stage.store.ballots.vote(vote.id)
    assert moved.channel != vote.channel
    await eventually(lambda: not buttons(stage.server.message(message["id"])))
    old = await message_of(vote, theo)
    assert str(moved.message) in texts(old) and old["id"] == message["id"]


@pytest.mark.parametrize("way", [("games", "general"), ("general",)], ids=["back", "nowhere"])
async def test_a_vote_that_moves_to_where_it_was_has_a_new_message(stage: Stage, way: tuple[str, ...]) -> None:
    """Discord must not take it for the former one, whose buttons are gone."""
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    for channel in way:
        await run(malia, "status", {"post_here": True}, channel=channel)
    moved = await stage.store.ballots.vote(vote.id)
    assert moved.channel == vote.channel and moved.message not in (None, vote.message)
    await eventually(lambda: not buttons(stage.server.message(message["id"])))
    assert says((await press(theo, await message_of(moved, theo), "Sail")).text, "vote-receipt-recorded")


async def test_a_vote_that_is_moved_during_an_edit_is_posted_and_leaves_no_buttons(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    updater, edit, move = stage.bot.services.votes.updater, ChannelWriter.edit, Ballots.move
    started, moving, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def slow_edit(self: ChannelWriter, message_id: int, screen: Screen) -> bool:
        started.set()
        await moving.wait()
        try:
            return await edit(self, message_id, screen)
        finally:
            ended.set()

    async def noted_move(self: Ballots, vote: int, channel: int, now: datetime) -> Vote:
        moved = await move(self, vote, channel, now)
        moving.set()
        return moved

    monkeypatch.setattr(ChannelWriter, "edit", slow_edit)
    monkeypatch.setattr(Ballots, "move", noted_move)
    await press(theo, message, "Sail")  # the turnout changes
    await started.wait()
    monkeypatch.setattr(updater, "_wait_for_rate", ended.wait)  # the message in the other channel comes second
    await run(malia, "status", {"post_here": True}, channel="games")
    await ended.wait()
    moved = await stage.store.ballots.vote(vote.id)
    assert moved.message not in (None, int(message["id"]))
    await eventually(lambda: str(moved.message) in texts(stage.server.message(message["id"])))
    assert not buttons(stage.server.message(message["id"]))


@pytest.mark.slow
@pytest.mark.parametrize("changes", [False, True])
async def test_closing_while_votes_come_in(stage: Stage, changes: bool) -> None:
    """Votes answered with "recorded" are in the file; those answered with "closed" are not."""
    malia = (await stage.users("malia"))[0]
    vote, message = await open_vote(stage, malia, {"changes": changes})
    people = stage.server.add_users(150)
    name = buttons(message)[0]["custom_id"]
    made = []
    for at, user in enumerate(people):
        if not buttons(stage.server.message(message["id"])):
            break  # The close has taken the buttons from the message; nobody can press any more.
        made.append(stage.server.press(user, message["id"], name))
        if at == 75:
            closing = asyncio.create_task(run(malia, "close", {"reason": "Now!"}))
        if at % 5 == 0:
            await asyncio.sleep(0.005)
    await asyncio.gather(*(each.acknowledged for each in made))
    await closing
    told = [texts(stage.server.message(each.response_id or "")) for each in made]
    codes = {text.split("`")[1].replace("-", "") for text in told if says(text, "vote-receipt-recorded")}
    late = sum(say.text("refused-vote-late") in text for text in told)
    shards = await stage.store.ballots.shards(vote.id)
    assert {shard.code for shard in shards} == codes and len(codes) + late == len(made) > 75
    assert counts(await stage.store.ballots.vote(vote.id))[0] == len(codes)
