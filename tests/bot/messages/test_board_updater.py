"""The board updater: boards follow every commit, ping once, and are found again after a deletion."""

import asyncio
from typing import Any

import orjson
import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.handlers import lobby
from bot.interactions import response
from bot.messages import message_updater, threads
from bot.messages.board_updater import BoardUpdate, BoardUpdater
from bot.messages.channel_writer import ChannelWriter
from bot.messages.message_updater import QUICK_RETRIES
from bot.messages.old_boards import OldBoards
from bot.ui.blocks import Screen
from bot.ui.words import say
from sandbox.driver import User, buttons, texts
from storage import Match, Status, Store
from storage import User as Doer
from tests.bot.conftest import KEY, Json, Stage, controls, eventually, label_on, overhear, press
from tests.messages import says
from tests.storage.tables import sql
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("toy")


async def act(stage: Stage, match: Match, user: User, words: str = "", text: str | None = None) -> str:
    """Take the first action with this label."""
    choices = await user.complete(str(match.thread or match.channel), "act", {"action": words}, "action")
    options = {"action": choices[0]["value"]} | ({"text": text} if text else {})
    reply = await user.slash(str(match.thread or match.channel), "act", options)
    assert reply.failed is None
    return reply.text


def pinged(heard: list[tuple[str, Json]]) -> list[set[str]]:
    """Return the users whom each new message has pinged."""
    created = [data for event, data in heard if event == "MESSAGE_CREATE"]
    return [{user["id"] for user in message["mentions"]} for message in created if message["mentions"]]


async def shown(stage: Stage, match: Match) -> Match:
    return await stage.until(match.id, lambda match: match.shown_version == match.version)


@pytest.mark.slow
async def test_the_board_follows_and_the_turn_is_told_once(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = await overhear(ione)
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    first = await stage.board(match, ione)
    await eventually(lambda: pinged(heard) == [{malia.id, theo.id}])
    await act(stage, match, malia, text="Who?")
    await act(stage, match, theo, text="Where?")
    match = await shown(stage, match)
    assert match.message == int(first["id"]), "the same two owe a decision: nobody is told again"
    await act(stage, match, malia, "garnet 1")
    match = await shown(stage, match)
    assert match.message == int(first["id"])
    await act(stage, match, theo, "onyx 2")  # opens the round
    match = await shown(stage, match)
    # Both, although theo is acting right now: otherwise everybody would know who was the last to choose.
    await eventually(lambda: pinged(heard) == [{malia.id, theo.id}, {malia.id, theo.id}])
    messages = await ione.messages(place)
    assert first["id"] not in [message["id"] for message in messages], "all whom the former board called have answered"
    assert messages[-1]["id"] == str(match.message)


async def test_a_board_that_called_somebody_who_has_not_answered_stays_and_leads_on(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo)
    first = await stage.board(match, ione)
    reply = await ione.slash(str(match.thread), "board", {"public": True})
    assert reply.failed is None
    match = await stage.until(match.id, lambda match: match.message != int(first["id"]))
    former = next(message for message in await ione.messages(str(match.thread)) if message["id"] == first["id"])
    await eventually(lambda: not buttons(stage.server.message(first["id"])))
    assert str(match.message) in texts(stage.server.message(former["id"]))


@pytest.mark.slow
async def test_a_deleted_board_is_posted_again_and_pings_nobody(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    await malia.request("DELETE", f"/channels/{board['channel_id']}/messages/{board['id']}")
    await act(stage, match, malia, text="Who?")
    match = await stage.until(
        match.id, lambda match: match.message != int(board["id"]) and match.shown_version == match.version
    )
    again = await stage.board(match, theo)
    assert say.label("board-seat") in [button["label"] for button in buttons(again)]
    assert again["mentions"] == []


@pytest.mark.slow
async def test_a_deleted_thread_is_opened_again(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    before = match.thread
    await malia.request("DELETE", f"/channels/{before}")
    general = await malia.channel("general")
    reply = await malia.slash(general["id"], "hand", {"table": str(match.id)})
    assert reply.failed is None and controls(reply.message)
    await press(malia, reply.message, controls(reply.message)[0])
    match = await stage.until(match.id, lambda match: match.thread != before and match.shown_version == match.version)
    assert say.label("board-seat") in [button["label"] for button in buttons(await stage.board(match, theo))]


async def test_an_archived_thread_is_woken(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    stage.server.world.channels[str(match.thread)]["thread_metadata"]["archived"] = True
    reply = await malia.slash((await malia.channel("general"))["id"], "hand", {"table": str(match.id)})
    await press(malia, reply.message, controls(reply.message)[0])
    await shown(stage, match)
    assert not stage.server.world.channels[str(match.thread)]["thread_metadata"]["archived"]


@pytest.mark.slow
async def test_permissions_that_are_taken_away_are_told_at_the_next_press(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    general = await malia.channel("general")
    panel = await stage.panel(match, malia)
    theirs = await stage.panel(match, theo)
    denied = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "VIEW_CHANNEL"]
    await stage.driver.post("permissions", channel_id=general["id"], bot={"deny": denied})
    await press(malia, panel.message, controls(panel.message)[0])
    await eventually(lambda: match.id in stage.bot.services.boards.problems)
    reply = await press(theo, theirs.message, controls(theirs.message)[0])
    assert say.text("trouble-forbidden", match=str(match.id)) in reply.text
    assert (await stage.store.match(match.id)).record_count == 2, "the game goes on"
    other = next(c for c in malia.guild["channels"] if c["type"] == 0 and c["id"] != general["id"])
    moved = await malia.slash(other["id"], "board", {"public": True, "table": str(match.id)})
    assert moved.failed is None
    match = await stage.until(match.id, lambda match: match.channel == int(other["id"]))
    assert say.label("board-seat") in [button["label"] for button in buttons(await stage.board(match, theo))]


@pytest.mark.slow
async def test_many_changes_are_few_edits(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    stage.bot.services.boards.interval = 1.0
    before = dict((await stage.driver.get("stats"))["requests"])
    for text in ("a", "b"):
        await act(stage, match, malia if text == "a" else theo, text=text)
    newest = await stage.store.match(match.id)
    for _ in range(100):
        stage.bot.services.boards.schedule(newest)
        await asyncio.sleep(0)
    await shown(stage, match)
    after = dict((await stage.driver.get("stats"))["requests"])
    assert after.get("update_message", 0) - before.get("update_message", 0) <= 3


@pytest.mark.slow
async def test_what_was_not_shown_before_a_crash_is_shown_at_the_next_start(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await stage.stop_bot()
    async with await Store.open(f"sqlite:///{stage.folder / 'stoa.db'}", KEY) as store:
        codec = (await store.match(match.id)).rules.action_codec
        lost = codec.validate_python({"kind": "ask", "question": "Lost?"})
        await store.submit(match.id, "before the crash", Doer(int(malia.id)), lambda _: lost)
        assert await store.outdated_boards() == [match.id]
    await stage.start_bot()
    match = await shown(stage, match)
    board = await stage.board(match, theo)
    assert "Lost?" in texts(board)
    assert match.status is Status.PLAYING


@pytest.mark.slow
async def test_a_failing_discord_is_tried_again(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await stage.driver.fault("http_drop", operation="update_message", times=2)
    await act(stage, match, malia, text="Storm?")
    match = await shown(stage, match)
    assert "Storm?" in texts(await stage.board(match, theo))


@pytest.mark.slow
async def test_a_message_that_arrived_although_its_answer_was_lost_is_not_doubled(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await act(stage, match, malia, text="Who?")
    await act(stage, match, theo, text="Where?")
    await act(stage, match, malia, "garnet 1")
    await shown(stage, match)
    await stage.driver.fault("http_drop", operation="create_message", times=1, applied=True)
    await act(stage, match, theo, "onyx 2")
    match = await shown(stage, match)
    with_buttons = [message for message in await theo.messages(str(match.thread)) if buttons(message)]
    assert len([message for message in with_buttons if not message["flags"] & 64]) == 1


@pytest.mark.slow
async def test_every_request_says_whom_it_may_mention(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """An edit without `allowed_mentions` falls back to Discord's own parsing of the new text (DISCORD.md, 3.5)."""
    sent: list[tuple[str, str, Json]] = []
    edit_or_send, respond, post = HTTPClient.request, AsyncWebhookAdapter.request, response.post_callback

    def body(named: dict[str, Any]) -> Json:
        for part in [*(named.get("form") or ()), *(named.get("multipart") or ())]:
            if part["name"] == "payload_json":
                return dict(orjson.loads(part["value"]))
        return dict(named.get("json") or named.get("payload") or {})

    async def request(self: Any, route: Any, **named: Any) -> Any:
        sent.append((route.method, route.path, body(named)))
        return await edit_or_send(self, route, **named)

    async def hook(self: Any, route: Any, *values: Any, **named: Any) -> Any:
        sent.append((route.method, route.path, body(named)))
        return await respond(self, route, *values, **named)

    async def first(interaction: Any, callback: Any, **named: Any) -> int | None:
        sent.append(("POST", "/callback", callback.content))
        return await post(interaction, callback, **named)

    monkeypatch.setattr(HTTPClient, "request", request)
    monkeypatch.setattr(response, "post_callback", first)
    monkeypatch.setattr(AsyncWebhookAdapter, "request", hook)
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    await malia.press_label(await stage.board(match, malia), "My seat")
    speaker = malia if match.chairs[0].active else theo
    first = (await speaker.complete(str(match.thread), "act", {"action": ""}, "action"))[0]["value"]
    await speaker.slash(str(match.thread), "act", {"action": first})
    await shown(stage, match)
    seen = 0
    for method, path, payload in sent:
        data = payload.get("data", payload) if path.endswith("/callback") else payload
        if "components" in data and payload.get("type") != 9:
            seen += 1
            mentions = data["allowed_mentions"]
            assert mentions["parse"] == []
            if method != "POST" or not path.endswith("/messages"):
                assert mentions.get("users", []) == [], path
    assert seen >= 5


@pytest.mark.slow
async def test_what_another_process_posted_while_we_edited_is_brought_to_date(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new message shows an older state, and the edit went to the message that it replaced."""
    malia, theo = await stage.users("malia", "theo")
    match = await shown(stage, await stage.table("oracle", malia, theo))
    boards, edit = stage.bot.services.boards._boards, ChannelWriter.edit
    older = await boards.screen(match, BoardUpdate())
    edited, may = asyncio.Event(), asyncio.Event()

    async def held(place: ChannelWriter, message: int, screen: Screen) -> bool:
        done = await edit(place, message, screen)
        if message == match.message:
            edited.set()
            await may.wait()
        return done

    monkeypatch.setattr(ChannelWriter, "edit", held)
    await act(stage, match, malia, text="Who?")
    await edited.wait()
    other = await boards.place(match).post(older, "another process")
    assert (await stage.store.mark_posted(match.id, other.id, match.message, match.thread)).match.message == other.id
    may.set()
    await malia.until(str(other.id), lambda message: "Who?" in texts(message))
    await malia.until(str(match.message), lambda message: says(texts(message), "table-moved"))
    assert match.rules.title in texts(stage.server.message(str(match.message)))
    assert (await shown(stage, match)).message == other.id


async def boards_with_buttons(stage: Stage, match: Match, user: User) -> list[Json]:
    place = str(match.thread or match.channel)
    return [message for message in await user.messages(place) if buttons(message) and not message["flags"] & 64]


async def lose_answers(stage: Stage, operation: str) -> None:
    """Let Discord carry out one request whose answer is lost, and then let all further ones fail."""
    await stage.driver.fault("http_drop", operation=operation, times=1, applied=True)
    await stage.driver.fault("http_drop", operation=operation, times=10_000)


@pytest.mark.slow
async def test_a_match_that_goes_on_while_an_answer_is_lost_has_one_board(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await act(stage, match, malia, text="Who?")
    await act(stage, match, theo, text="Where?")
    await act(stage, match, malia, "garnet 1")
    await shown(stage, match)
    await lose_answers(stage, "create_message")
    await act(stage, match, theo, "onyx 2")
    await eventually(lambda: stage.bot.services.boards._boards._attempts)
    await act(stage, match, malia, text="What now?")
    await stage.driver.clear_faults()
    match = await shown(stage, match)
    (board,) = await boards_with_buttons(stage, match, theo)
    assert board["id"] == str(match.message) and "What now?" in texts(board)


@pytest.mark.slow
async def test_who_is_to_act_by_then_is_told(stage: Stage) -> None:
    """Discord returns the message that called the other player, and an edit notifies nobody."""
    malia, theo = await stage.users("malia", "theo")
    match = await shown(stage, await stage.table("gorgias", malia, theo))
    first, second = (malia, theo) if match.chairs[match.active[0]].user == int(malia.id) else (theo, malia)
    heard = await overhear(first)
    await lose_answers(stage, "create_message")
    for user in (first, second):  # the first message calls the second player, and then it is the first one's turn
        active = (await stage.store.match(match.id)).active
        while active == (await stage.store.match(match.id)).active:
            await act(stage, match, user)
        await eventually(lambda: pinged(heard) == [{second.id}])

    def failures() -> int:  # in the thread or in the channel that it was opened from
        return sum(backoff.failures for backoff in stage.bot.services.boards._backoffs.values())

    before = failures()
    await eventually(lambda: failures() > before + 1)  # an attempt knows that it is the first one's turn
    await stage.driver.clear_faults()
    match = await shown(stage, match)
    (board,) = await boards_with_buttons(stage, match, theo)
    assert board["id"] == str(match.message)
    assert {first.id} in pinged(heard)


@pytest.mark.slow
@pytest.mark.parametrize("status", [400, 403, 404, 429, 503])
async def test_a_channel_that_refuses_is_left_alone_and_named(
    stage: Stage, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_updater, "BAN_PAUSE", 1.0)  # a 429 without `Via` stops every channel
    malia, theo = await stage.users("malia", "theo")
    match = await shown(stage, await stage.table("oracle", malia, theo))
    boards = stage.bot.services.boards
    await stage.driver.fault("http_error", operation="update_message", status=status, times=10_000)
    tries = 5 if status >= 500 else 1
    """How often the library repeats a request."""
    general = (await malia.channel("general"))["id"]
    before = (await stage.driver.get("stats"))["requests"].get("faults", 0)
    newest = await stage.store.match(match.id)
    await act(stage, match, malia, text="Who?")
    for _ in range(100):
        boards.schedule(newest)
        await asyncio.sleep(0.01)
    await eventually(lambda: match.id in boards.problems or status == 429)
    made = (await stage.driver.get("stats"))["requests"].get("faults", 0) - before
    assert 1 <= made <= 2 * tries * (QUICK_RETRIES + 2)  # the board in the thread, and the message in the channel
    if status != 429:
        doctor = await malia.slash(general, "admin doctor")
        assert f"<#{match.thread}>" in doctor.text and f"Table {match.id}" in doctor.text
    await stage.driver.clear_faults()
    await malia.slash(str(match.thread), "board", {"public": True})
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    await eventually(lambda: not boards.problems)

    async def shows_the_question() -> bool:
        return "Who?" in texts(await stage.board(await stage.store.match(match.id), theo))

    await eventually(shows_the_question)


async def begun_unseen(stage: Stage, host: User, guest: User) -> Match:
    """Return a match that has begun and of which nothing is shown yet, as if the bot had died before it showed it."""
    lobbies = stage.store.lobbies
    place = {"guild": int(host.guild["id"]), "channel": int((await host.channel("games"))["id"])}
    match = await lobbies.open_match("open", game="oracle", host=int(host.id), host_name=host.name, **place)
    await lobbies.join(match.id, "join", int(guest.id), guest.name)
    return await lobbies.start(match.id, "start", int(host.id))


def another_process(stage: Stage) -> BoardUpdater:
    """Return the board updater of another process of the same bot, on the same database."""
    bot = stage.bot
    return BoardUpdater(
        bot, stage.store, bot.services.images, OldBoards(bot, stage.store, bot.services.images), interval=0.02
    )


async def test_a_board_that_is_replaced_before_its_poster_has_edited_it_loses_its_buttons(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The poster edits it all the same, which brings back the buttons that the other process had taken away."""
    malia, theo = await stage.users("malia", "theo")
    match = await begun_unseen(stage, malia, theo)
    edit = ChannelWriter.edit
    posted: list[int] = []
    may = asyncio.Event()

    async def held(place: ChannelWriter, message: int, screen: Screen) -> bool:
        if not posted:
            posted.append(message)
            await may.wait()
        return await edit(place, message, screen)

    monkeypatch.setattr(ChannelWriter, "edit", held)
    stage.bot.services.boards.schedule_if_behind(match)
    first = str((await eventually(lambda: posted))[0])
    other = another_process(stage)
    other.schedule_if_behind(match)
    await stage.until(match.id, lambda match: str(match.message) != first)
    await eventually(lambda: not buttons(stage.server.message(first)))
    may.set()
    await stage.bot.services.boards.drain(HANG)
    await other.drain(HANG)
    (board,) = await boards_with_buttons(stage, match, theo)
    assert board["id"] == str((await stage.store.match(match.id)).message)


async def test_a_press_on_a_lobby_that_is_posted_again_meanwhile_gives_the_old_message_no_buttons(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The response to the press edits the message on which the button was."""
    malia, theo = await stage.users("malia", "theo")
    match, message = await stage.lobby(malia, "oracle")
    joined, may = asyncio.Event(), asyncio.Event()
    response_to = lobby._with_message

    async def held(*of: Any) -> Match:
        found = await response_to(*of)
        joined.set()
        await may.wait()
        return found

    monkeypatch.setattr(lobby, "_with_message", held)
    press = asyncio.create_task(theo.press_label(message, label_on(message, "lobby-join")))
    await joined.wait()
    assert (await malia.slash(str(match.thread), "board", {"public": True})).failed is None
    await eventually(lambda: not buttons(stage.server.message(message["id"])))
    may.set()
    assert (await press).failed is None
    match = await stage.until(match.id, lambda match: len(match.chairs) == 2 and match.shown_version == match.version)
    await eventually(lambda: not buttons(stage.server.message(message["id"])))
    (board,) = await boards_with_buttons(stage, match, theo)
    assert board["id"] == str(match.message)


async def test_a_board_of_a_match_that_begins_before_its_thread_is_open_moves_there(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    opening, may, open_thread = asyncio.Event(), asyncio.Event(), threads.open_thread

    async def held(*of: Any) -> int | None:
        opening.set()
        await may.wait()
        return await open_thread(*of)

    monkeypatch.setattr(threads, "open_thread", held)
    general = (await malia.channel("general"))["id"]
    playing = asyncio.create_task(malia.slash(general, "play", {"game": "oracle"}))
    await opening.wait()
    (match,) = await stage.store.matches_of(int(malia.id))
    await stage.store.lobbies.join(match.id, "join", int(theo.id), theo.name)
    match = await stage.store.lobbies.start(match.id, "start", int(malia.id))
    lobby = match.message
    stage.bot.services.boards.schedule(match, as_new_message=True)
    match = await stage.until(match.id, lambda match: match.message != lobby)
    former = str(match.message)
    may.set()
    await playing
    match = await stage.until(match.id, lambda match: match.thread is not None and match.message not in (None, lobby))
    assert str(match.message) != former
    assert stage.server.message(str(match.message))["channel_id"] == str(match.thread)
    assert await sql(stage.store, "SELECT channel FROM old_boards WHERE message = :id", id=int(former)) == [
        (match.channel,)
    ]
