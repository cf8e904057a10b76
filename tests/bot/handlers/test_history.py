"""Replays, rematches, joining from a list, and statistics of players."""

import asyncio
import gc
import json
import random
import re
from base64 import b64decode
from html import escape
from types import FunctionType, ModuleType
from typing import Any

import pytest

from benchmarks.hostile import Stranger
from bot.interactions import custom_ids
from bot.interactions.custom_ids import OpenForm
from bot.services import MOST_INVITATIONS, RefusedForm
from bot.ui import limits
from bot.ui.blocks import Drawing
from bot.ui.replay_page import PICTURE_BYTES
from bot.ui.words import say
from games.core import words as core_words
from games.core.registry import all_games
from games.core.words import Percent
from sandbox.driver import Reply, User, buttons, selects, texts
from sandbox.state import permissions
from storage import Match, Status
from tests.bot.conftest import Json, Stage, controls, eventually, overhear, play_on, press
from tests.messages import says
from tests.waiting import HANG

GAMES = [game.name for game in all_games()]


def labels(reply: Reply) -> dict[str, bool]:
    """Return the labels of an answer's buttons, and whether these are enabled."""
    return {str(button["label"]): not button.get("disabled") for button in buttons(reply.message)}


async def seated(stage: Stage, name: str) -> tuple[Match, list[User]]:
    """Start a match with as few people as the game needs, but two if two can play."""
    game = next(game for game in all_games() if game.name == name)
    count = 2 if 2 in game.seats else game.seats[0]
    users = await stage.users(*("malia", "theo", "ione", "nikos", "xanthe", "kleon")[:count])
    return await stage.table(name, *users), users


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.slow
async def test_a_replay_goes_from_the_first_step_to_the_last(stage: Stage, name: str) -> None:
    match, users = await seated(stage, name)
    malia = users[0]
    await play_on_a_while(stage, match, users, most=6)
    place = str(match.thread)
    running = await malia.slash(place, "table replay", {"text_only": True})
    assert running.message["flags"] & 64 and says(running.text, "replay-step-everybody")
    assert not selects(running.message), "while it runs there is one way to look"
    await malia.slash(place, "table end", {"sure": True})
    match = await stage.until(match.id, lambda match: match.status is Status.ENDED)
    number = {"table": str(match.id)}
    reply = await malia.slash(place, "table replay", {**number, "text_only": True})
    first_, last_, back, forward = [say.label(f"replay-{name}") for name in ("first", "last", "back", "forward")]
    reply = await malia.press_label(reply.message, first_) if labels(reply)[first_] else reply
    assert says(reply.text, "replay-step-everybody", step=0) and not labels(reply)[first_] and not labels(reply)[back]
    assert not labels(reply)[say.label("replay-previous-round")]
    steps = match.record_count
    assert steps > 2
    reply = await malia.press_label(reply.message, forward)
    assert say.text("replay-step-everybody", step=1, steps=steps) in reply.text and reply.update
    reply = await malia.press_label(reply.message, last_)
    assert say.text("replay-step-everybody", step=steps, steps=steps) in reply.text and not labels(reply)[forward]
    reply = await malia.press_label(reply.message, back)
    form = (await malia.press_label(reply.message, say.label("replay-jump"))).modal
    reply = await malia.fill(form, {"step": "2"})
    assert say.text("replay-step-everybody", step=2, steps=steps) in reply.text
    (menu,) = selects(reply.message)
    assert len(menu["options"]) == len(users) + 1
    reply = await malia.choose(reply.message, menu["custom_id"], [menu["options"][2]["value"]])
    view = {"name": match.chairs[1].name, "steps": steps}
    assert says(reply.text, "replay-step-of", step=2, **view)
    form = (await malia.press_label(reply.message, say.label("replay-jump"))).modal
    assert say.text("replay-no-number") in (await malia.fill(form, {"step": "two"})).text
    await stage.restart()
    await malia.press_label(reply.message, first_)  # nothing is kept but in the buttons
    first = await malia.until(reply.message["id"], lambda message: says(texts(message), "replay-step-of", step=0))
    assert says(texts(first), "replay-step-of", step=0, **view)
    with_picture = await malia.slash(place, "table replay", number)
    if match.rules.presentation(("A",) * 12).picture.__qualname__ != "Presentation.picture":
        await malia.until(with_picture.message["id"], lambda message: bool(message["attachments"]))


async def play_on_a_while(stage: Stage, match: Match, users: list[User], most: int) -> None:
    """Take some actions directly in the store."""
    from storage import User as Somebody

    luck = random.Random(match.game)
    for turn in range(most):
        now = await stage.store.match(match.id)
        if not now.active:
            break
        seat = luck.choice(now.active)
        user = now.chairs[seat].user
        assert user is not None
        await stage.store.submit(
            match.id, f"a{turn}", Somebody(user), lambda m, seat=seat: m.rules.timeout_action(m.state, seat)
        )
    stage.bot.services.events.match_changed(await stage.store.match(match.id))


@pytest.mark.usefixtures("toy")
async def test_nobody_looks_back_from_a_seat_while_the_match_runs(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    reply = await malia.slash(str(match.thread), "table replay", {"text_only": True})
    step = next(b for b in buttons(reply.message) if b["label"] == "First")
    forged = f"s1:replay:{match.id}:0:2:1:0"
    components = json.dumps(reply.message["components"]).replace(step["custom_id"], forged)
    message = stage.server.world.messages[reply.message["id"]]
    message["components"] = json.loads(components.replace('"disabled": true', '"disabled": false'))
    seen = await malia.press(reply.message["id"], forged)
    assert says(seen.text, "replay-step-everybody") and not says(seen.text, "replay-step-of", name="Theo")


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
async def test_the_same_people_play_again_one_seat_further(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione)
    early = await theo.slash(str(match.thread), "table resign", {"sure": True})
    assert early.failed is None
    match = await stage.table("oracle", malia, theo, ione)
    await malia.slash(str(match.thread), "table end", {"sure": True})
    match = await stage.until(match.id, lambda m: m.status is Status.ENDED and m.shown_version == m.version)
    board = ione.known[str(match.message)]
    heard = await overhear(ione)
    opened = await theo.press_label(board, "Play again")
    assert opened.failed is None
    (again,) = [m for m in await stage.store.matches_of(int(theo.id)) if m.status is Status.LOBBY]
    asked = await eventually(lambda: [d for e, d in heard if e == "MESSAGE_CREATE" and d["mentions"]])
    assert {user["id"] for user in asked[0]["mentions"]} == {malia.id, ione.id}
    await malia.press_label(board, "Play again")
    await ione.press_label(board, "Play again")
    again = await stage.store.match(again.id)
    assert [chair.user for chair in again.chairs] == [int(theo.id), int(ione.id), int(malia.id)]
    assert again.options == match.options and again.host == int(theo.id)
    lobbies = [m for m in await stage.store.open_matches(int(malia.guild["id"])) if m.status is Status.LOBBY]
    assert len(lobbies) == 1, "whoever asks second sits down at the first one's table"
    await theo.slash(str(again.thread or again.channel), "table start", {"table": str(again.id)})
    await stage.until(again.id, lambda m: m.status is Status.PLAYING)
    assert (await malia.press_label(board, "Play again")).failed is None
    lobbies = [m for m in await stage.store.open_matches(int(malia.guild["id"])) if m.status is Status.LOBBY]
    assert len(lobbies) == 1 and lobbies[0].host == int(malia.id), "once that has begun, another one is opened"


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("private", [False, True])
async def test_only_who_took_part_opens_a_rematch_and_asks_the_others(stage: Stage, private: bool) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    if private:
        await malia.press_label(lobby, "No spectators")
    await malia.press_label(lobby, "Start")
    await stage.until(match.id, lambda m: m.status is Status.PLAYING)
    await theo.slash(str(match.channel), "table resign", {"sure": True, "table": str(match.id)})
    match = await stage.until(match.id, lambda m: m.is_finished and m.shown_version == m.version)
    general = stage.server.channel_id("general")
    await ione.slash(general, "games server")
    heard, custom_id = await overhear(malia), custom_ids.encode(custom_ids.Rematch(match.id))
    told = await Stranger(stage.server, ione.id, general, HANG).press(custom_id)
    assert told.text == (say.text("refused-no-spectators") if private else say.text("table-again-not-played"))
    assert await stage.store.open_matches(int(malia.guild["id"])) == []
    await theo.slash(general, "games server")
    await Stranger(stage.server, theo.id, general, HANG).press(custom_id)
    (again,) = await stage.store.open_matches(int(malia.guild["id"]))
    assert again.host == int(theo.id) and again.is_private == private, "who resigned took part as well"
    asked = await eventually(lambda: [d for e, d in heard if e == "MESSAGE_CREATE" and d["mentions"]])
    assert [[user["id"] for user in each["mentions"]] for each in asked] == [[malia.id]]


@pytest.mark.usefixtures("toy")
async def test_a_seat_is_taken_from_the_list_of_the_server(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, _ = await stage.lobby(malia, "oracle")
    general = (await malia.channel("general"))["id"]
    assert not labels(await malia.slash(general, "games server")), "not at one's own table"
    server = await theo.slash(general, "games server")
    joined = await theo.press_label(server.message, f"Join The Oracle · table {match.id}")
    assert joined.failed is None and joined.update
    assert len((await stage.store.match(match.id)).chairs) == 2


@pytest.mark.usefixtures("toy")
async def test_several_are_invited_at_once(stage: Stage) -> None:
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    _, lobby = await stage.lobby(malia, "oracle")
    await nikos.press_label(lobby, "Join")
    heard = await overhear(theo)
    options = {"user": theo.id, "second": ione.id, "third": nikos.id, "fourth": theo.id}
    await malia.slash(lobby["channel_id"], "table invite", options)
    created = await eventually(lambda: [d for e, d in heard if e == "MESSAGE_CREATE" and d["mentions"]])
    assert {user["id"] for user in created[0]["mentions"]} == {theo.id, ione.id}, "who sits there is not asked"


@pytest.mark.usefixtures("toy")
async def test_invitations_are_for_players_and_few(stage: Stage) -> None:
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    first, lobby = await stage.lobby(malia, "oracle")
    place, named = lobby["channel_id"], {"table": str(first.id)}
    heard = await overhear(theo)

    async def told(user: User, whom: User, table: dict[str, str]) -> str:
        return str((await user.slash(place, "table invite", {"user": whom.id} | table)).text)

    def pinged() -> list[str]:
        created = [data for event, data in heard if event == "MESSAGE_CREATE"]
        return [user["id"] for data in created for user in data["mentions"]]

    assert says(await told(ione, theo, named), "refused-not-seated"), "a stranger calls nobody to a table"
    assert says(await told(malia, theo, named), "table-invited")
    assert says(await told(malia, theo, named), "table-invited-already")
    assert says(await told(malia, ione, named), "table-invited")
    limit = stage.bot.services.invitations
    assert limit.take(int(malia.id), MOST_INVITATIONS - 2), "two are used"
    assert says(await told(malia, nikos, named), "table-invite-often")
    before = len(await stage.store.open_matches(int(malia.guild["id"])))
    asked = await malia.menu_command(place, say.label("challenge-name"), nikos.id)
    challenge = custom_ids.encode(custom_ids.Challenge(int(nikos.id), "gorgias"))
    answer = await Stranger(stage.server, malia.id, place, HANG).press(challenge, asked.message)
    assert answer.text == say.text("table-invite-often", most=MOST_INVITATIONS)
    assert len(await stage.store.open_matches(int(malia.guild["id"]))) == before, "nor is a table opened for it"
    await eventually(lambda: pinged() == [theo.id, ione.id])


@pytest.mark.slow
async def test_the_log_has_pages_and_one_jumps_to_them(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    match = await play_on(stage, match, {int(u.id): u for u in (malia, theo)}, random.Random(1))
    place = str(match.thread)
    newest = await malia.slash(place, "table log", {"table": str(match.id)})
    assert (
        labels(newest).keys() >= {say.label("log-older"), say.label("log-jump")}
        and say.text("log-page", page=1) in newest.text
        and say.label("log-newer") not in labels(newest)
    )
    before = newest.text
    older = await malia.press_label(newest.message, "Older")
    assert say.text("log-page", page=2) in older.text and older.text != before
    form = (await malia.press_label(older.message, say.label("log-jump"))).modal
    assert say.text("log-page", page=1) in (await malia.fill(form, {"page": "1"})).text
    for typed in ("0", "9999", "x", "-1", "99999999"[:6]):
        form = (await malia.press_label(older.message, say.label("log-jump"))).modal
        assert say.text("log-no-page") in (await malia.fill(form, {"page": typed})).text


@pytest.mark.slow
async def test_the_record_of_somebody(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    general = (await malia.channel("general"))["id"]
    assert say.text("stats-nothing") in (await malia.slash(general, "games stats")).text
    for turn in range(3):
        match = await stage.table("gorgias", malia, theo)
        await (theo if turn else malia).slash(str(match.thread), "table resign", {"sure": True})
    mine = await malia.slash(general, "games stats", {"game": "gorgias"})
    assert mine.message["flags"] & 64
    assert say.text("stats-played", kind="people", count=3, won=2, share=Percent(2 / 3)) in mine.text
    assert says(mine.text, "stats-reliable", finished=3, began=3, replaced=0)
    assert says(mine.text, "stats-rating-early")
    drawn = await malia.until(mine.message["id"], lambda message: bool(message["attachments"]))
    described = json.dumps(drawn["components"])
    assert says(described, "stats-picture-alt", name="Malia", game="Gorgias", count=3, won=2)
    theirs = await ione.slash(general, "games stats", {"player": theo.id, "game": "gorgias"})
    assert says(theirs.text, "stats-played", kind="people", count=3, won=1, share=Percent(1 / 3))
    assert say.text("stats-do-not-count") not in json.dumps(theirs.message["components"])
    best = await malia.press_label(mine.message, say.label("stats-best"))
    assert best.text.index(f"1. <@{malia.id}>") < best.text.index(f"2. <@{theo.id}>")
    assert best.message["mentions"] == []
    mine = await malia.press_label(best.message, "My record")
    asked = await malia.press_label(mine.message, say.label("stats-do-not-count"))
    assert say.text("stats-sure") in asked.text and await stage.store.statistics.is_counted(int(malia.id))
    gone = await malia.press_label(asked.message, say.label("stats-delete"))
    assert say.text("stats-uncounted") in gone.text
    assert say.text("stats-nothing") in (await ione.slash(general, "games stats", {"player": malia.id})).text
    best = await theo.slash(general, "games stats", {"game": "gorgias"})
    assert malia.id not in (await theo.press_label(best.message, say.label("stats-best"))).text
    again = await malia.press_label(gone.message, say.label("stats-count"))
    assert say.text("stats-nothing") in again.text


@pytest.mark.slow
async def test_privacy_gives_everything_and_forgets_it(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = (await malia.channel("general"))["id"]
    over = await stage.table("gorgias", malia, theo)
    await play_on_a_while(stage, over, [malia, theo], most=5)
    await malia.slash(str(over.thread), "table resign", {"sure": True})
    lobby, _ = await stage.lobby(malia, "gorgias")
    running = await stage.table("gorgias", theo, malia)
    asked = await malia.slash(general, "settings privacy")
    assert asked.message["flags"] & 64
    given = await malia.press_label(asked.message, say.label("privacy-export"))
    (file,) = given.message["attachments"]
    async with stage.driver.connection.session.get(file["url"], headers={"Authorization": malia._token}) as answer:
        document: dict[str, Any] = json.loads(await answer.text())
    tables = {table["match"]: table for table in document["tables"]}
    assert tables.keys() == {over.id, lobby.id, running.id}
    assert tables[over.id]["actions"] and document["results"][0]["match"] == over.id and document["ratings"]
    assert theo.id not in json.dumps(document)
    question = await malia.press_label(asked.message, say.label("privacy-delete"))
    kept = await malia.press_label(question.message, say.label("privacy-keep"))
    assert kept.text.count(say.text("confirm-kept")) == 1
    asked = await malia.slash(general, "settings privacy")
    question = await malia.press_label(asked.message, say.label("privacy-delete"))
    await malia.press_label(question.message, say.label("privacy-sure"))
    await malia.until(question.message["id"], lambda message: say.text("privacy-deleted") in texts(message))
    empty = await stage.store.privacy.export(int(malia.id))
    assert empty["tables"] == [] and all(not value for key, value in empty.items() if key not in ("format", "user"))
    after = await stage.store.match(over.id)
    assert after.chairs[0].user is None and after.chairs[0].name == say.label("privacy-former")
    assert after.ending is not None
    assert after.ending.by is None and "Malia" not in str(after.ending)
    await stage.store.verify(over.id)
    assert (await stage.store.match(lobby.id)).status is Status.CANCELLED
    ended = await stage.store.match(running.id)
    assert ended.status is Status.ENDED and ended.outcome is not None and ended.outcome.winners == (0,)
    dump = b"".join(file.read_bytes() for file in stage.folder.glob("stoa.db*") if not file.name.endswith(".key"))
    assert dump
    assert await stage.store.statistics.tallies(int(malia.guild["id"]), int(theo.id)), "the others keep theirs"


def remembered() -> set[str]:
    """Return the strings in the caches of words, labels and names."""
    found, waiting, seen = (
        set[str](),
        list[Any]([*core_words._REMEMBERING, limits._fit_cached, limits.clean_name]),
        set[int](),
    )
    while waiting:
        each = waiting.pop()
        if isinstance(each, str):
            found.add(each)
        elif id(each) not in seen and not isinstance(each, type | FunctionType | ModuleType | core_words.Words):
            seen.add(id(each))
            waiting += gc.get_referents(each)
    return found


async def test_the_bot_forgets_the_name_of_a_user_who_deletes_their_data(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = (await malia.channel("general"))["id"]
    await stage.table("gorgias", malia, theo)
    pictures = stage.bot.services.images._finished
    await eventually(lambda: any("Malia" in drawing.names for drawing in pictures))
    assert any("Malia" in each for each in remembered())
    asked = await malia.slash(general, "settings privacy")
    question = await malia.press_label(asked.message, say.label("privacy-delete"))
    await malia.press_label(question.message, say.label("privacy-sure"))
    await malia.until(question.message["id"], lambda message: say.text("privacy-deleted") in texts(message))
    assert [each for each in remembered() if "Malia" in each] == []
    assert not any("Malia" in drawing.names for drawing in pictures)


async def test_the_bot_forgets_the_refused_forms_of_a_user_who_deletes_their_data(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    services, typed = stage.bot.services, {"question": "Shall we sail?"}
    for user in (malia, theo):
        id = int(user.id)
        services.votes.edits[id, 1, 0] = services.votes.commands_to_correct[id, "extend"] = typed
        services.refused_forms[1, id] = RefusedForm(OpenForm(1, 0, 1, 0), typed)
        services.end_reasons[1, id] = "Enough."
    services.votes.ballots_to_correct["a random name"] = {"q0": "0"}
    assert await delete_data(malia, (await malia.channel("general"))["id"]) == say.text("privacy-deleted")
    left = int(theo.id)
    assert list(services.votes.edits) == [(left, 1, 0)] and list(services.votes.commands_to_correct) == [
        (left, "extend")
    ]
    assert list(services.refused_forms) == list(services.end_reasons) == [(1, left)]
    assert not services.votes.ballots_to_correct, "whose they are nobody can tell"


async def delete_data(user: User, place: str) -> str:
    """Delete a user's data with `/settings privacy`; return what the bot says last."""
    asked = await user.slash(place, "settings privacy")
    question = await user.press_label(asked.message, say.label("privacy-delete"))
    asks = texts(question.message)
    sure = await user.press_label(question.message, say.label("privacy-sure"))
    return str(await eventually(lambda: sure.text not in ("", asks) and sure.text))


def kept_in_memory(stage: Stage) -> tuple[set[str], set[Drawing], set[int]]:
    """Return what the bot keeps ready: the names in its texts, its pictures, and the ids of decoded matches."""
    pictures = set(stage.bot.services.images._finished)
    return {each for each in remembered() if "Malia" in each}, pictures, set(stage.store._identity_map.all_known())


async def test_who_has_no_data_takes_nothing_from_the_others_by_deleting_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    general = (await malia.channel("general"))["id"]
    await stage.table("gorgias", malia, theo)
    await eventually(lambda: any("Malia" in each.names for each in stage.bot.services.images._finished))
    renewed = []

    async def renew(*_: object) -> None:
        renewed.append(1)

    monkeypatch.setattr(stage.bot.services.images.pool, "renew", renew)
    await ione.slash(general, "settings privacy")
    before = kept_in_memory(stage)
    assert all(before)
    assert says(await delete_data(ione, general), "privacy-deleted")
    names, pictures, matches = kept_in_memory(stage)
    assert names >= before[0] and pictures >= before[1] and matches >= before[2]
    assert renewed == []


async def test_deleting_data_leaves_the_pictures_of_others_and_is_done_once_a_minute(stage: Stage) -> None:
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    general = (await malia.channel("general"))["id"]
    await stage.table("gorgias", malia, theo)
    other = await stage.table("gorgias", ione, nikos)
    pictures = stage.bot.services.images._finished
    await eventually(lambda: {"Malia", "Ione"} <= {name for each in pictures for name in each.names})
    others = {each for each in pictures if "Malia" not in each.names}
    assert says(await delete_data(malia, general), "privacy-deleted")
    assert others <= set(pictures) and not [each for each in pictures if "Malia" in each.names]
    assert other.id in stage.store._identity_map.all_known()
    match, _ = await stage.lobby(malia, "gorgias")
    assert says(await delete_data(malia, general), "privacy-often")
    assert (await stage.store.match(match.id)).status is Status.LOBBY
    assert says(await delete_data(theo, general), "privacy-deleted"), "the limit is each user's own"


@pytest.mark.usefixtures("toy")
async def test_what_is_over_is_found_where_it_was_played_and_by_who_played(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place, general = str(match.thread), (await malia.channel("general"))["id"]
    await malia.slash(place, "table end", {"sure": True})
    await stage.until(match.id, lambda m: m.status is Status.ENDED)
    answers = {"log": "log-title", "replay": "replay-title", "export": "done-export", "verify": "done-verified"}
    for words, answer in answers.items():
        assert says((await theo.slash(place, f"table {words}")).text, answer), words
    offered = await theo.complete(general, "table replay", {"table": ""}, "table")
    assert [choice["value"] for choice in offered] == [str(match.id)]
    assert not await theo.complete(general, "table resign", {"table": ""}, "table"), "it is closed"


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
async def test_a_private_table_is_neither_offered_nor_named_to_strangers(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    await malia.press_label(lobby, "No spectators")
    assert (await malia.press_label(lobby, "Start")).failed is None
    match = await stage.until(match.id, lambda m: m.status is Status.PLAYING and m.shown_version == m.version)
    here = str(match.channel)
    commands = ("table log", "table replay", "table export", "table verify", "table resign", "table end", "board")

    async def offered(user: User, command: str) -> list[str]:
        return [choice["value"] for choice in await user.complete(here, command, {"table": ""}, "table")]

    for ended in (False, True):
        if ended:
            await malia.slash(str(match.thread), "table end", {"sure": True})
            await stage.until(match.id, lambda m: m.is_finished)
        for command in commands:
            assert await offered(ione, command) == [], command
        for command in ("table log", "table replay") if ended else commands:
            assert await offered(theo, command) == [str(match.id)], command
        named = await ione.slash(here, "table log")
        assert say.text("games-none-here") in named.text and str(match.id) not in named.text
        assert say.text("refused-no-spectators") in (await ione.slash(here, "table log", {"table": str(match.id)})).text
        listed = await ione.slash(here, "games server")
        assert f"table {match.id}" not in listed.text, "as `/games` says"


@pytest.mark.usefixtures("toy")
async def test_a_table_in_a_channel_that_one_does_not_see_has_no_number_for_them(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, channel="games")
    general = (await malia.channel("general"))["id"]
    assert says((await ione.slash(general, "table log", {"table": str(match.id)})).text, "log-title")
    world = stage.server.world
    channel = world.channels[str(match.channel)]
    everyone = {"id": world.guild["id"], "type": 0, "allow": "0", "deny": str(permissions.VIEW)}
    channel["permission_overwrites"] = [*channel["permission_overwrites"], everyone]
    bot = {"id": world.bot_id, "type": 1, "allow": str(permissions.VIEW), "deny": "0"}
    channel["permission_overwrites"].append(bot)
    world.publish("CHANNEL_UPDATE", channel, channel)
    unknown = (await ione.slash(general, "table log", {"table": "999"})).text
    guild = stage.bot.get_guild(int(world.guild["id"]))
    await eventually(lambda: guild and len(guild.get_channel(match.channel).overwrites) == 2)
    assert (await ione.slash(general, "table log", {"table": str(match.id)})).text == unknown
    assert (await theo.slash(general, "table log", {"table": str(match.id)})).text != unknown, (
        "who plays there finds it"
    )


async def exported_page(stage: Stage, user: User, match: Match) -> tuple[str, Json]:
    """Export a match; return the page that replays it and the data in it."""
    reply = await user.slash(str(match.thread), "table export")
    (file,) = [each for each in reply.message["attachments"] if each["filename"] == f"{match.game}-{match.id}.html"]
    page = stage.server.world.files[file["id"]].decode()
    (found,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    return page, json.loads(found)


async def test_the_exported_page_replays_the_match_with_pictures_for_its_reader(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("ostrakon", malia, theo, *await stage.users("ione", "nikos", "xanthe"))
    panel = await stage.panel(match, malia)
    assert (await press(malia, panel.message, controls(panel.message)[0])).failed is None
    match = await stage.until(match.id, lambda match: match.record_count >= 1)
    page, mine = await exported_page(stage, malia, match)
    assert escape(say.label("page-for-seat", name="Malia")) in page
    pictures = [b64decode(picture) for picture in mine["pictures"]]
    assert pictures and all(each.startswith(b"\x89PNG") and len(each) <= PICTURE_BYTES for each in pictures)
    assert [step["place"] for step in mine["steps"]] == [
        say.label("page-step", step=number, steps=len(mine["steps"]) - 1) for number in range(len(mine["steps"]))
    ]
    assert all(step["drawn"] for step in mine["steps"])
    page, _ = await exported_page(stage, theo, match)
    assert escape(say.label("page-for-seat", name="Theo")) in page
    await malia.slash(str(match.thread), "table end", {"sure": True})
    match = await stage.until(match.id, lambda match: match.is_finished)
    page, everything = await exported_page(stage, theo, match)
    assert escape(say.label("page-for-all")) in page
    assert len(everything["steps"]) == len(mine["steps"])


@pytest.mark.usefixtures("toy")
async def test_one_record_at_a_time_is_read_for_a_user(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    async with stage.store._one_log_at_a_time, asyncio.TaskGroup() as group:
        first = group.create_task(malia.slash(place, "table export"))
        await eventually(lambda: int(malia.id) in stage.bot.services.reading_logs)
        for words in ("table export", "table verify"):
            assert say.text("refused-reading-log") in (await malia.slash(place, words)).text, words
        other = group.create_task(theo.slash(place, "table verify"))
        await eventually(lambda: int(theo.id) in stage.bot.services.reading_logs)
        stage.store._one_log_at_a_time.release()
        await first
        await other
        await stage.store._one_log_at_a_time.acquire()
    assert says(first.result().text, "done-export-yours") and say.text("done-verified-running") in other.result().text
    assert says((await malia.slash(place, "table export")).text, "done-export-yours")
