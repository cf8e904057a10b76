"""Lobbies, challenges and rematches: seats, options, permissions, and a restart in between."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.interactions.custom_ids import FillSeats, Press, encode
from bot.services import Pace
from bot.ui.words import mention, say
from games.core.words import Series
from sandbox.driver import buttons, selects, texts
from storage import Clock, Match, Status
from tests.bot.conftest import QUICK, Stage, eventually, overhear
from tests.messages import says

pytestmark = pytest.mark.usefixtures("toy")


def labels(message: dict[str, object]) -> list[str]:
    return [button["label"] for button in buttons(message)]


async def test_a_table_opens_with_a_thread_and_fills(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match, lobby = await stage.lobby(malia, "oracle")
    assert match.thread == match.message, "the thread hangs on the lobby's message"
    joined = await theo.press_label(lobby, "Join")
    assert joined.update
    assert "Theo" in texts(joined.message)
    assert joined.message["id"] == lobby["id"]
    again = await theo.press_label(lobby, "Join")
    assert say.text("refused-already-in") in again.text and again.message["flags"] & 64
    left = await theo.press_label(lobby, "Leave")
    assert "Theo" not in texts(left.message)
    stranger = await ione.press_label(lobby, "Leave")
    assert say.text("refused-not-seated") in stranger.text and stranger.message["flags"] & 64


async def test_two_joins_at_once_both_count(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match, lobby = await stage.lobby(malia, "oracle")
    await asyncio.gather(theo.press_label(lobby, "Join"), ione.press_label(lobby, "Join"))
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert len(match.chairs) == 3
    shown = await malia.until(lobby["id"], lambda message: "Theo" in texts(message) and "Ione" in texts(message))
    assert say.text("lobby-full", host="Malia") in texts(shown)


async def test_the_last_seat_goes_to_one_of_two(stage: Stage) -> None:
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    _match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    replies = await asyncio.gather(ione.press_label(lobby, "Join"), nikos.press_label(lobby, "Join"))
    assert sorted(reply.update for reply in replies) == [False, True]
    assert any(say.text("refused-full") in reply.text for reply in replies)


async def test_only_the_host_sets_options_adds_computers_starts_and_closes(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    for label in ("settings", "add", "start", "cancel"):
        reply = await theo.press_label(lobby, say.label(f"lobby-{label}"))
        assert say.text("refused-not-host", host=mention(int(malia.id))) in reply.text, label
        assert reply.message["flags"] & 64
        assert reply.message["mentions"] == []
    assert (await stage.store.match(match.id)).status is Status.LOBBY


async def test_options_are_set_from_menus_and_forms(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, "oracle")
    private = await malia.press_label(lobby, "Options")
    assert private.message["flags"] & 64
    await malia.choose_label(private.message, "3")
    await malia.choose_label(private.message, "Yes")
    form = await malia.press_label(private.message, "Offering")
    field = form.modal["components"][0]["component"]["custom_id"]
    refused = await malia.fill(form.modal, {field: "five"})
    assert say.text("options-not-whole", title="Offering", typed="five") in refused.text
    form = await malia.press_label(private.message, "Offering")
    await malia.fill(form.modal, {field: "12"})
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert match.options == {"rounds": 3, "echo": True, "offering": 12}
    shown = await malia.until(lobby["id"], lambda message: "12" in texts(message))
    assert "Rounds" in texts(shown)


async def test_a_table_is_set_up_as_last_time_by_one_press(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    former, lobby = await stage.lobby(malia, "oracle")
    private = await malia.press_label(lobby, "Options")
    assert say.label("options-as-last-time") not in labels(private.message)  # there was none
    await malia.choose_label(private.message, "3")
    levels = await malia.press_label(lobby, "Add computer")
    await malia.press_label(levels.message, "Add 2 (hard)")
    await malia.press_label(lobby, "Start")
    former = await stage.until(former.id, lambda match: match.status is Status.PLAYING)

    match, lobby = await stage.lobby(malia, "oracle")
    private = await malia.press_label(lobby, "Options")
    hard = say.message("levels-hard")
    last = say.message("options-last-computers", count=2, levels=Series([hard, hard]))
    assert say.text(last.key, **last.values) in texts(private.message)
    again = await malia.press_label(private.message, say.label("options-as-last-time"))
    assert say.label("options-as-last-time") not in labels(again.message)  # it is so already
    match = await stage.store.match(match.id)
    assert match.options == former.options
    assert [chair.computer for chair in match.chairs] == [None, "hard", "hard"]


async def test_computers_are_added_and_taken_away(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, "oracle")
    levels = await malia.press_label(lobby, "Add computer")
    three = ("easy", "middle", "hard")
    ones, twos = (
        [say.label(f"levels-{each}") for each in three],
        [say.label(f"levels-fill-{each}", count=2) for each in three],
    )
    assert labels(levels.message) == [*ones, *twos]
    await malia.press_label(levels.message, "Easy")
    full = await malia.press_label(levels.message, "Hard")
    assert say.text("table-full-now") in full.text
    shown = await malia.until(
        lobby["id"], lambda message: says(texts(message), "seat-computer", level=say.message("level-hard"))
    )
    removed = await malia.press_label(shown, "Remove computer")
    assert not says(texts(removed.message), "seat-computer", level=say.message("level-hard"))
    assert [chair.computer for chair in (await stage.store.match(match.id)).chairs] == [None, "easy"]


async def test_a_message_with_levels_goes_once_the_game_has_begun(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    for label in (say.label("levels-easy"), say.label("levels-fill-easy", count=2)):
        match, lobby = await stage.lobby(malia, "oracle")
        levels = await malia.press_label(lobby, "Add computer")
        await malia.press_label(lobby, say.label("lobby-versus"))
        match = await stage.until(match.id, lambda match: match.status is Status.PLAYING)
        late = await malia.press_label(levels.message, label)
        assert late.update and late.message["id"] == levels.message["id"]
        assert say.text("refused-not-lobby") in texts(late.message) and not labels(late.message)


async def test_seats_are_filled_with_computers_at_once(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, "ostrakon")
    levels = await malia.press_label(lobby, "Add computer")
    four, eleven, seven = [
        say.label(f"levels-fill-{level}", count=n) for level, n in (("middle", 4), ("hard", 11), ("hard", 7))
    ]
    assert {four, eleven} <= {*labels(levels.message)}
    filled = await malia.press_label(levels.message, four)
    match = await stage.store.match(match.id)
    assert [chair.computer for chair in match.chairs] == [None, *["middle"] * 4]
    assert {four, seven} & {*labels(filled.message)} == {seven}
    forged = stage.server.world.messages[filled.message["id"]]["components"]
    forged[0]["components"] = [{"type": 1, "id": 9, "components": [_button(FillSeats(match.id, 77, "easy"))]}]
    assert (await malia.press(filled.message, encode(FillSeats(match.id, 77, "easy")))).failed is None
    assert len((await stage.store.match(match.id)).chairs) == 12, "no more seats than the game has"


def _button(press: Press) -> dict[str, object]:
    return {"type": 2, "id": 10, "style": 2, "label": "forged", "custom_id": encode(press)}


async def test_a_host_who_is_alone_plays_a_computer_at_once(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "gorgias")
    assert says((await theo.press_label(lobby, say.label("lobby-versus"))).text, "refused-not-host")
    await malia.press_label(lobby, say.label("lobby-versus"))
    match = await stage.until(match.id, lambda match: match.status is Status.PLAYING)
    assert [chair.computer for chair in match.chairs] == [None, "middle"]


async def test_who_sits_down_meanwhile_is_not_ignored(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "gorgias")
    joined = await stage.store.lobbies.join(match.id, "meanwhile", int(theo.id), "Theo")
    assert says((await malia.press_label(lobby, say.label("lobby-versus"))).text, "table-not-alone")
    assert (await stage.store.match(match.id)).status is Status.LOBBY
    stage.bot.services.events.match_changed(joined)
    shown = await malia.until(lobby["id"], lambda message: "Theo" in texts(message))
    assert say.label("lobby-versus") not in labels(shown)


@pytest.mark.parametrize(("game", "seats"), [("gorgias", 2), ("ostrakon", 5), ("philosophia", 2), ("epireia", 2)])
async def test_a_command_begins_a_game_against_computers(stage: Stage, game: str, seats: int) -> None:
    (malia,) = await stage.users("malia")
    place = await malia.channel("general")
    await malia.slash(place["id"], "play", {"game": game, "opponent": "hard"})
    (match,) = await stage.store.matches_of(int(malia.id))
    match = await stage.until(match.id, lambda match: match.status is Status.PLAYING)
    assert sorted(chair.computer or "" for chair in match.chairs) == ["", *["hard"] * (seats - 1)]
    assert (await stage.panel(match, malia)).failed is None


async def test_a_table_is_closed_after_a_question(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, "oracle")
    question = await malia.press_label(lobby, "Cancel")
    assert (await stage.store.match(match.id)).status is Status.LOBBY
    await malia.press_label(question.message, "Keep")
    question = await malia.press_label(lobby, "Cancel")
    await malia.press_label(question.message, "Close")
    assert (await stage.store.match(match.id)).status is Status.CANCELLED
    shown = await malia.until(lobby["id"], lambda message: not buttons(message))
    assert say.text("board-cancelled") in texts(shown)


async def test_too_few_players_hear_how_many_are_missing(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    _match, lobby = await stage.lobby(malia, "gorgias")
    assert next(button for button in buttons(lobby) if button["label"] == "Start")["disabled"]
    reply = await malia.slash(lobby["channel_id"], "table start")
    assert say.text("refused-too-few", least=2, seated=1) in reply.text


@pytest.mark.slow
async def test_a_restart_in_the_middle_of_a_lobby(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    private = await malia.press_label(lobby, "Options")
    menu = selects(private.message)[0]
    await stage.restart()
    joined = await theo.press_label(lobby, "Join")
    assert joined.update and "Theo" in texts(joined.message)
    await malia.choose(private.message, menu["custom_id"], [menu["options"][0]["value"]])
    assert (await stage.store.match(match.id)).options["rounds"] == 1
    await stage.settle()  # the board has shown the chosen option
    heard = await overhear(malia)
    await malia.press_label(lobby, "Start")
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    answers = [data for event, data in heard if event == "MESSAGE_UPDATE" and data["id"] == lobby["id"]]
    assert says(texts(answers[0]), "table-begun"), "before it says where the board is"
    assert say.label("board-seat") in labels(await stage.board(match, theo))


async def test_names_are_shown_as_plain_text(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    _match, lobby = await stage.lobby(malia, "oracle")
    evil = f"**@everyone** <@{malia.id}> [x](https://evil.example) # y"
    for user in stage.server.world.users.values():
        if user["id"] == theo.id:
            user["global_name"] = evil
    joined = await theo.press_label(lobby, "Join")
    shown = texts(joined.message)
    assert f"<@{malia.id}>" not in shown and "](https" not in shown and "**@" not in shown
    assert joined.message["mentions"] == [] and not joined.message["mention_everyone"]


async def test_permissions_that_are_missing_are_named_and_nothing_opens(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    await stage.driver.post("permissions", channel_id=general["id"], bot={"deny": ["SEND_MESSAGES", "ATTACH_FILES"]})
    reply = await malia.slash(general["id"], "play", {"game": "oracle"})
    missing = [say.message(f"permission-{name}") for name in ("send-messages", "attach-files")]
    assert says(reply.text, "table-permissions", permissions=Series(missing))
    assert await stage.store.matches_of(int(malia.id)) == []


async def test_without_the_right_to_open_threads_the_channel_is_the_table(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    await stage.driver.post("permissions", channel_id=general["id"], bot={"deny": ["CREATE_PUBLIC_THREADS"]})
    reply = await malia.slash(general["id"], "play", {"game": "oracle"})
    await theo.press_label(reply.message, "Join")
    started = await malia.press_label(reply.message, "Start")
    assert started.failed is None
    (match,) = await stage.store.matches_of(int(malia.id))
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert match.thread is None
    board = await stage.board(match, theo)
    assert board["channel_id"] == general["id"] and say.label("board-seat") in labels(board)


CHALLENGE, RECORD = "Challenge to a game", "Show record"


async def test_a_challenge_opens_a_table_and_tells_that_person_alone(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    asked = await malia.menu_command(general["id"], CHALLENGE, theo.id)
    assert asked.message["flags"] & 64 and "Theo" in asked.text
    (menu,) = selects(asked.message)
    assert [option["label"] for option in menu["options"]] == [
        "Epireia",
        "Gorgias",
        "Philosophia",
        "Philosophy Grudgematch",
        "The Oracle",
    ], "games for two"
    heard = await overhear(theo)
    opened = await malia.choose_label(asked.message, "Gorgias")
    assert opened.failed is None
    told = await eventually(lambda: [d for e, d in heard if e == "MESSAGE_CREATE" and d["mentions"]])
    assert [user["id"] for user in told[0]["mentions"]] == [theo.id]
    (match,) = await stage.store.matches_of(int(malia.id))
    assert (match.game, match.status) == ("gorgias", Status.LOBBY)
    assert [chair.user for chair in (await stage.store.match(match.id)).chairs] == [int(malia.id)]
    joined = await theo.slash(general["id"], "table join", {"table": str(match.id)})
    assert joined.failed is None
    assert len((await stage.store.match(match.id)).chairs) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("whom", "said"), [("malia", "yourself"), ("bot", "bots")])
async def test_neither_oneself_nor_a_bot_is_challenged(stage: Stage, whom: str, said: str) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    assert stage.bot.user is not None
    target = malia.id if whom == "malia" else str(stage.bot.user.id)
    reply = await malia.menu_command(general["id"], CHALLENGE, target)
    assert said in reply.text and not selects(reply.message)
    assert not await stage.store.matches_of(int(malia.id))


async def test_who_has_left_meanwhile_cannot_be_challenged(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    asked = await malia.menu_command(general["id"], CHALLENGE, theo.id)
    await stage.driver.post("members", user=theo.id, left=True)
    refused = await malia.choose_label(asked.message, "Gorgias")
    assert say.text("challenge-gone") in refused.text
    assert not await stage.store.matches_of(int(malia.id))


async def test_the_record_of_somebody(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    theirs = await malia.menu_command(general["id"], RECORD, theo.id)
    by_command = await malia.slash(general["id"], "games stats", {"player": theo.id})
    assert theirs.message["flags"] & 64
    assert theirs.text == by_command.text and "Theo" in theirs.text


PRIVATE = 12


async def over(stage: Stage, *, closed: bool) -> tuple[Match, dict[str, object]]:
    """Finish a match of two with a clock; return it and its last board."""
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    await stage.store.lobbies.set_clock(match.id, "clock", int(malia.id), Clock.live(5))
    if closed:
        await malia.press_label(lobby, "No spectators")
    await malia.press_label(lobby, "Start")
    match = await stage.until(
        match.id, lambda m: m.status is Status.PLAYING and m.message and m.shown_version == m.version
    )
    await malia.slash(str(match.thread), "table end", {"sure": True})
    match = await stage.until(match.id, lambda m: m.status is Status.ENDED and m.shown_version == m.version)
    return match, theo.known[str(match.message)]


@pytest.mark.slow
@pytest.mark.parametrize("closed", [False, True])
async def test_the_table_is_as_it_was(stage: Stage, closed: bool) -> None:
    match, board = await over(stage, closed=closed)
    malia, theo = await stage.users("malia", "theo")
    assert (await theo.press_label(board, "Play again")).failed is None
    assert says((await malia.press_label(board, "Play again")).text, "table-again-seated")
    (again,) = [m for m in await stage.store.matches_of(int(theo.id)) if m.status is Status.LOBBY]
    again = await stage.until(again.id, lambda m: len(m.chairs) == 2 and m.message and m.shown_version == m.version)
    assert (again.clock, again.is_private, again.options) == (Clock.live(5), closed, match.options)
    lobby = theo.known[str(again.message)]
    assert "5 minutes" in texts(lobby) and (say.text("lobby-closed") in texts(lobby)) == closed
    assert [chair.user for chair in again.chairs] == [int(theo.id), int(malia.id)]
    assert "Start" in [button["label"] for button in buttons(lobby)]
    await theo.press_label(lobby, "Start")
    again = await stage.until(
        again.id, lambda m: m.status is Status.PLAYING and m.message and m.shown_version == m.version
    )
    ends = int(again.turn.since.timestamp()) + 300
    assert f"<t:{ends}:R>" in texts(await stage.board(again, theo)), "and its clock runs"
    place = stage.server.world.channels[str(again.thread or again.channel)]
    assert (place["type"] == PRIVATE) == closed, "played where nobody looks on, or where all may"


@pytest.mark.parametrize("pace", [replace(QUICK, defer_after=0.05)])
async def test_everybody_sees_the_table_of_a_rematch_although_it_took_long(
    stage: Stage, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, board = await over(stage, closed=False)
    malia, theo = await stage.users("malia", "theo")
    lobbies, deferred = stage.bot.services.store.lobbies, asyncio.Event()
    open_again = lobbies.open_again

    async def slow(*values: Any) -> tuple[Match, bool]:
        await deferred.wait()
        return await open_again(*values)

    monkeypatch.setattr(lobbies, "open_again", slow)
    pressed = await theo.press_label(board, "Play again", settle=False)
    assert pressed.failed is None
    deferred.set()
    await eventually(lambda: stage.bot.services.dispatcher.pending == 0)
    (again,) = [m for m in await stage.store.matches_of(int(theo.id)) if m.status is Status.LOBBY]
    shown = [message["id"] for message in await malia.messages(str(again.channel))]
    assert str(again.message) in shown
