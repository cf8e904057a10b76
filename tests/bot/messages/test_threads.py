"""Private threads of teams and of matches without spectators, where nothing leaks from one to another; and tables and
votes in channels of every type.
"""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.handlers.permissions import is_host
from bot.interactions import custom_ids
from bot.interactions.custom_ids import Clocks, Spectators
from bot.ui.words import mention, say
from games.core.registry import clear_cache
from sandbox.driver import User, buttons, texts
from sandbox.state import permissions as may
from storage import Match, Status, Unavailable
from storage.services.private_threads import PrivateThread
from tests.bot.conftest import TOY, Stage, controls, eventually, overhear, press
from tests.bot.kinds_of_places import PLACES, open_lobby, open_vote_in, place_of
from tests.messages import says
from tests.storage.ballots.laid import counts
from tests.waiting import HANG

LEAGUE = """
from stoa_oracle import EDITIONS as ORACLE

class League(type(ORACLE[0])):
    name = "league"
    title = "The League"
    seats = range(2, 5)

    def teams(self, state):
        return ((0, 2), (1, 3)) if state.round == 1 else ((0, 1, 2),)

EDITIONS = (League(),)
"""
PRIVATE = 12


@pytest.fixture
def league(tmp_path: Path) -> Iterator[None]:
    """Install a toy game whose teams change from round to round."""
    (tmp_path / "stoa_league.py").write_text(LEAGUE)
    info = tmp_path / "stoa_league-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stoa-league\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[stoa.games]\nleague = stoa_league:EDITIONS\n")
    for folder in (str(TOY), str(tmp_path)):
        sys.path.insert(0, folder)
    clear_cache()
    yield
    for folder in (str(TOY), str(tmp_path)):
        sys.path.remove(folder)
    sys.modules.pop("stoa_league", None)
    clear_cache()


def rooms(stage: Stage) -> dict[frozenset[str], dict[str, Any]]:
    """Return the private threads by the names of their members, without the bot."""
    world = stage.server.world
    found = {}
    for channel in world.channels.values():
        if channel["type"] == PRIVATE and not channel["thread_metadata"]["archived"]:
            inside = set(world.thread_members[channel["id"]]) - {world.bot_id}
            found[frozenset(world.users[user]["username"] for user in inside)] = channel
    return found


async def play_round(stage: Stage, match: Match, users: list[User]) -> Match:
    """Let everybody ask and hide."""
    round_ = (await stage.store.match(match.id)).state.round
    for user in users:
        for _ in range(6):
            match = await stage.store.match(match.id)
            seat = match.seat_of(int(user.id))
            if match.status is not Status.PLAYING or match.state.round != round_ or seat not in match.active:
                break
            panel = (await stage.panel(match, user)).message
            while controls(panel) and (await stage.store.match(match.id)).record_count == match.record_count:
                reply = await press(user, panel, controls(panel)[0])
                panel = reply.message
    return await stage.store.match(match.id)


@pytest.mark.slow
@pytest.mark.usefixtures("league")
async def test_each_team_has_a_room_and_nobody_else_is_in_it(stage: Stage) -> None:
    users = await stage.users("malia", "theo", "ione", "nikos")
    malia, theo, *_ = users
    heard = {user.name: await overhear(user) for user in users}
    match = await stage.table("league", *users)
    first, second = frozenset({"malia", "ione"}), frozenset({"theo", "nikos"})
    await eventually(lambda: rooms(stage).keys() == {first, second})
    place = rooms(stage)[first]["id"]
    await eventually(lambda: len(stage.server.world.history[place]) > 0)
    await malia.say(place, "We ask about the sea.")
    await stage.caught_up()
    for name, events in heard.items():
        told = [data for event, data in events if event == "MESSAGE_CREATE" and data["channel_id"] == place]
        assert bool(told) == (name in first)
    greeting = next(m for m in stage.server.world.history[place].values() if m["mentions"])
    assert {user["username"] for user in greeting["mentions"]} == set(first)
    # The teams change: another room, and the old one ends for all who were in it.
    match = await play_round(stage, match, users)
    assert match.state.round == 2
    three = frozenset({"malia", "theo", "ione"})
    await eventually(lambda: three in rooms(stage) and not rooms(stage).keys() & {first, second})
    assert rooms(stage)[three]["id"] != place
    assert stage.server.world.channels[place]["thread_metadata"]["archived"]
    inside = set(stage.server.world.thread_members[place]) - {stage.server.world.bot_id}
    assert inside == set(), "what two have said is not read by a third"
    # Somebody gives their seat up: they leave the room, before anything else is said there.
    await theo.slash(str(match.thread), "table resign", {"sure": True})
    await eventually(lambda: frozenset({"malia", "ione"}) in rooms(stage))
    assert three not in rooms(stage)


@pytest.mark.slow
@pytest.mark.usefixtures("league")
async def test_rooms_survive_a_restart_and_are_opened_once(stage: Stage) -> None:
    users = await stage.users("malia", "theo", "ione", "nikos")
    match = await stage.table("league", *users)
    await eventually(lambda: len(rooms(stage)) == 2)
    async with asyncio.timeout(HANG):  # a room is remembered a moment after it is opened
        while len(await stage.store.private_threads.threads_of(match.id)) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    teams = {frozenset({"malia", "ione"}), frozenset({"theo", "nikos"})}
    await eventually(lambda: teams <= rooms(stage).keys())  # its people are let in after that
    before = {names: room["id"] for names, room in rooms(stage).items()}
    for room in await stage.store.private_threads.threads_of(match.id):
        if room.team == "0.2":
            await stage.store.private_threads.delete(match.id, room.team)  # as if it had not been opened yet
    await stage.restart()
    await eventually(lambda: len([c for c in stage.server.world.channels.values() if c["type"] == PRIVATE]) == 3)
    assert before[frozenset({"theo", "nikos"})] in {room["id"] for room in rooms(stage).values()}


@pytest.mark.usefixtures("league")
async def test_those_who_were_let_in_leave_although_that_could_not_be_stored(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    users = await stage.users("malia", "theo", "ione", "nikos")
    malia, _, ione, _ = users
    first = frozenset({int(malia.id), int(ione.id)})
    threads, failed = stage.bot.services.store.private_threads, asyncio.Event()
    save = threads.save

    async def fail(match: int, thread: PrivateThread) -> None:
        if thread.members == first:
            failed.set()
            raise Unavailable
        await save(match, thread)

    monkeypatch.setattr(threads, "save", fail)
    match = await stage.table("league", *users)
    async with asyncio.timeout(HANG):
        await failed.wait()
    place = rooms(stage)[frozenset({"malia", "ione"})]["id"]
    await ione.slash(str(match.thread), "table resign", {"sure": True})
    await eventually(lambda: stage.server.world.channels[place]["thread_metadata"]["archived"])
    assert set(stage.server.world.thread_members[place]) == {stage.server.world.bot_id}


@pytest.mark.usefixtures("league")
async def test_whoever_deletes_their_data_leaves_the_thread_of_their_team(stage: Stage) -> None:
    users = await stage.users("malia", "theo", "ione", "nikos")
    ione = users[2]
    match = await stage.table("league", *users)
    team = frozenset({int(users[0].id), int(ione.id)})
    async with asyncio.timeout(HANG):
        while team not in [room.members for room in await stage.store.private_threads.threads_of(match.id)]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    place = rooms(stage)[frozenset({"malia", "ione"})]["id"]
    asked = await ione.slash((await ione.channel("general"))["id"], "settings privacy")
    assert asked.message is not None
    question = await ione.press_label(asked.message, say.label("privacy-delete"))
    assert question.message is not None
    await ione.press_label(question.message, say.label("privacy-sure"))
    await ione.until(question.message["id"], lambda message: say.text("privacy-deleted") in texts(message))
    await eventually(lambda: stage.server.world.channels[place]["thread_metadata"]["archived"])
    assert ione.id not in stage.server.world.thread_members[place]


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("status", [503, 403])
async def test_nothing_is_deleted_while_discord_keeps_a_user_in_the_thread_of_their_team(
    stage: Stage, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it is forgotten who is in the thread, nobody can be removed from it; a refusal holds nothing up."""
    users = await stage.users("malia", "theo", "ione", "nikos")
    malia, _, ione, _ = users
    match = await stage.table("league", *users)
    team = frozenset({int(malia.id), int(ione.id)})
    async with asyncio.timeout(HANG):
        while team not in [room.members for room in await stage.store.private_threads.threads_of(match.id)]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    place = rooms(stage)[frozenset({"malia", "ione"})]["id"]
    monkeypatch.setattr(stage.bot.services.deletions, "take", lambda _: True)
    asked = await ione.slash((await ione.channel("general"))["id"], "settings privacy")
    question = await ione.press_label(asked.message or {}, say.label("privacy-delete"))
    message = question.message or {}
    await stage.driver.fault("http_error", status=status, operation="delete_thread_member")
    await ione.press_label(message, say.label("privacy-sure"))
    if status == 503:
        kept = await ione.until(message["id"], lambda message: say.text("privacy-not-yet") in texts(message))
        assert (await stage.store.match(match.id)).seat_of(int(ione.id)) is not None
        await ione.press_label(kept, say.label("privacy-sure"))
    await ione.until(message["id"], lambda message: say.text("privacy-deleted") in texts(message))
    assert (await stage.store.match(match.id)).seat_of(int(ione.id)) is None
    assert (ione.id in stage.server.world.thread_members[place]) == (status == 403)


@pytest.mark.usefixtures("toy")
async def test_a_table_without_spectators_is_played_where_nobody_looks_on(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    refused = await theo.press_label(lobby, say.label("lobby-keep-out"))
    assert say.text("refused-not-host", host=mention(int(malia.id))) in refused.text
    closed = await malia.press_label(lobby, say.label("lobby-keep-out"))
    assert closed.update and say.text("lobby-closed") in closed.text
    heard = await overhear(ione)
    await malia.press_label(lobby, "Start")
    match = await stage.until(
        match.id, lambda m: m.status is Status.PLAYING and m.shown_version == m.version and m.message
    )
    assert rooms(stage).keys() == {frozenset({"malia", "theo"})}
    assert str(match.thread) == rooms(stage)[frozenset({"malia", "theo"})]["id"]
    assert buttons(await stage.board(match, theo))
    general = (await ione.channel("general"))["id"]
    number = {"table": str(match.id)}
    for words in ("board", "table log", "table replay", "table export", "table verify"):
        reply = await ione.slash(general, words, number)
        assert say.text("refused-no-spectators") in reply.text and not reply.message["attachments"], words
    assert say.text("games-none-server") in (await ione.slash(general, "games server")).text
    assert say.text("refused-no-spectators") in (await malia.slash(general, "board", {**number, "public": True})).text
    panel = await stage.panel(match, malia)
    asked = await press(malia, panel.message, controls(panel.message)[0])
    assert asked.failed is None
    await stage.settle()
    assert (await stage.store.match(match.id)).record_count == 1
    seen = str([data for event, data in heard if event.startswith("MESSAGE")])
    assert "Why?" not in seen and not any(says(seen, f"board-{kind}") for kind in ("one", "all", "many"))
    assert (await theo.slash(general, "table log", number)).text.count("- ") >= 1


@pytest.mark.usefixtures("toy")
async def test_no_private_table_where_there_are_no_private_threads(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    await stage.driver.post("permissions", channel_id=general["id"], bot={"deny": ["CREATE_PRIVATE_THREADS"]})
    match, lobby = await stage.lobby(malia, "oracle")
    refused = await malia.press_label(lobby, say.label("lobby-keep-out"))
    missing = say.message("permission-create-private-threads")
    assert say.text("table-no-private", permissions=missing) in refused.text
    assert not (await stage.store.match(match.id)).is_private
    assert is_host(stage.bot.services, int(malia.id))


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("name", PLACES)
async def test_a_table_is_played_in_every_place(stage: Stage, name: str) -> None:
    malia, theo = await stage.users("malia", "theo")
    place = await place_of(stage, malia, name)
    if name == "private thread":
        await malia.invite(place, theo.id)
    match, lobby = await open_lobby(stage, malia, place)
    if name == "news":
        match = await stage.until(match.id, lambda match: match.thread is not None)
        assert stage.server.world.channels[str(match.thread)]["type"] == may.ANNOUNCEMENT_THREAD
    assert (await theo.press_label(lobby, "Join")).failed is None
    board = await theo.slash(place, "board", {"table": str(match.id)})
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    shown = [message for message in await theo.messages(place) if message["id"] == str(match.message)]
    for message in (lobby, board.message, *shown):
        offered = say.label("lobby-keep-out") in [button.get("label") for button in buttons(message)]
        assert offered == (name == "private thread"), message
    if name == "private thread":
        assert (await malia.press_label(lobby, say.label("lobby-keep-out"))).update
    else:
        clock, forged = (custom_ids.encode(kind) for kind in (Clocks(match.id), Spectators(match.id, 0)))
        # Only what is there can be pressed, so the forger puts it there.
        held = stage.server.world.messages[lobby["id"]]
        held["components"] = json.loads(json.dumps(held["components"]).replace(clock, forged))
        assert say.text("table-no-private-here") in (await malia.press(lobby["id"], forged)).text
        assert not (await stage.store.match(match.id)).is_private
    assert (await malia.press_label(lobby, "Start")).failed is None
    match = await stage.until(match.id, lambda m: m.status is Status.PLAYING and m.shown_version == m.version)
    assert (match.thread is not None) == (name == "news")
    assert buttons((await stage.panel(match, theo)).message)
    await malia.slash(place, "table end", {"reason": "x", "sure": True, "table": str(match.id)})


@pytest.mark.usefixtures("toy")
async def test_a_board_goes_on_when_its_announcement_thread_was_deleted(stage: Stage) -> None:
    """A thread without a message has to be of the type that its channel allows."""
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await open_lobby(stage, malia, stage.server.channel_id("news"))
    await theo.press_label(lobby, "Join")
    await malia.press_label(lobby, "Start")
    match = await stage.until(
        match.id, lambda m: m.thread is not None and m.message != m.thread and m.shown_version == m.version
    )
    await malia.request("DELETE", f"/channels/{match.thread}")
    await theo.slash(stage.server.channel_id("news"), "table resign", {"table": str(match.id), "sure": True})
    again = await stage.until(match.id, lambda m: m.thread != match.thread and m.shown_version == m.version)
    assert stage.server.world.channels[str(again.thread)]["type"] == may.ANNOUNCEMENT_THREAD


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("name", "denied", "permission"),
    [
        ("tavern", "CONNECT", "connect"),
        ("theatre", "SEND_MESSAGES", "send-messages"),
        ("news", "ATTACH_FILES", "attach-files"),
        ("ideas", "SEND_MESSAGES_IN_THREADS", "send-messages-in-threads"),
    ],
)
async def test_missing_permissions_are_named(stage: Stage, name: str, denied: str, permission: str) -> None:
    (malia,) = await stage.users("malia")
    channel = stage.server.channel_id(name)
    place = await place_of(stage, malia, "post" if name == "ideas" else name)
    await stage.driver.post("permissions", channel_id=channel, bot={"deny": [denied]})
    for key, refused in (
        ("table-permissions", await malia.slash(place, "play", {"game": "oracle"})),
        ("vote-permissions", await malia.slash(place, "ostrakon open")),
    ):
        assert says(refused.text, key) and say.text(f"permission-{permission}") in refused.text, refused.text
        assert refused.text.count(".") <= 3, refused.text
    assert await stage.store.matches_of(int(malia.id)) == []


@pytest.mark.slow
async def test_allies_are_told_that_they_get_no_thread_here(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    place = await place_of(stage, malia, "post")
    await malia.slash(place, "play", {"game": "epireia"})
    said = await eventually(lambda: [m for m in malia.known.values() if says(texts(m), "room-none-here")])
    assert len(said) == 1 and said[0]["flags"] & 64
    await theo.slash((await theo.channel("general"))["id"], "play", {"game": "epireia"})
    await theo.slash((await theo.channel("general"))["id"], "games mine")
    await stage.settle()
    assert not [m for m in theo.known.values() if says(texts(m), "room-none-here")]


@pytest.mark.slow
@pytest.mark.parametrize("name", PLACES)
async def test_a_vote_is_held_in_every_place(stage: Stage, name: str) -> None:
    malia, theo = await stage.users("malia", "theo")
    place = await place_of(stage, malia, name)
    if name == "private thread":
        await malia.invite(place, theo.id)
    number = await open_vote_in(stage, malia, place)
    vote = await stage.store.ballots.vote(number)
    await theo.messages(place)
    assert says((await theo.press_label(str(vote.message), "Sail")).text, "vote-receipt-recorded")
    await malia.slash(place, "ostrakon close", {"reason": "Enough"})
    vote = await stage.store.ballots.vote(number)
    assert counts(vote)[0] == 1 and says(texts(stage.server.message(str(vote.result))), "vote-verdict-white")


@pytest.mark.usefixtures("toy")
async def test_a_thread_that_is_locked_says_so_and_goes_on_when_it_is_opened(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await malia.set_thread(str(match.thread), archived=True, locked=True)
    services = stage.bot.services
    services.boards.schedule(match, as_new_message=True)
    await eventually(lambda: services.boards.problems.get(match.id) == "locked")
    general = stage.server.channel_id("general")
    assert says((await malia.slash(general, "hand", {"table": str(match.id)})).text, "trouble-locked")
    await malia.set_thread(str(match.thread), archived=False)
    services.boards.schedule(match, as_new_message=True)
    await stage.until(match.id, lambda newer: newer.message != match.message, HANG)
