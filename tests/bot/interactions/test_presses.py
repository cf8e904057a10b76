"""Presses that are late, repeated, of other users or forged: each is answered in words, and none does harm."""

import asyncio
from typing import Any

import pytest

from benchmarks.hostile import Stranger
from bot.interactions import custom_ids
from bot.interactions.custom_id_codec import MAX_DIGITS, SPELLINGS
from bot.ui.words import say
from sandbox.driver import Refused, buttons, selects, texts
from sandbox.interactions.commands import build_invocation
from sandbox.interactions.model import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL
from storage import EVERYTHING, Status
from tests.bot.conftest import Json, Stage, controls, press
from tests.messages import says
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("toy")


async def asked(stage: Stage, match_id: int) -> int:
    return (await stage.store.match(match_id)).record_count


async def test_a_second_press_is_not_counted_and_shows_the_panel_as_it_is(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    (control,) = controls(panel.message)
    first = await press(malia, panel.message, control)
    assert first.update
    gem = controls(first.message)[0]
    replies = await asyncio.gather(*(press(malia, first.message, gem) for _ in range(2)))
    assert all(reply.failed is None for reply in replies)
    assert await asked(stage, match.id) == 2
    stale = say.text("note-stale-waiting")
    assert any(stale in reply.text for reply in replies) or stale in texts(malia.known[first.message["id"]])


async def test_an_old_button_says_so_and_gives_the_current_ones(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    old, new = await stage.panel(match, malia), await stage.panel(match, malia)
    await press(malia, new.message, controls(new.message)[0])
    form = await malia.press(old.message, controls(old.message)[0][0])
    assert form.modal is None
    assert say.text("note-stale") in form.text
    assert controls(form.message), "the current choices are there"


async def test_a_form_that_was_opened_before_is_late_too(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    name = controls(panel.message)[0][0]
    first, second = await malia.press(panel.message, name), await malia.press(panel.message, name)
    await malia.fill(first.modal, {"question": "Once?"})
    late = await malia.fill(second.modal, {"question": "Twice?"})
    assert say.text("note-stale") in late.text
    assert await asked(stage, match.id) == 1


async def test_what_is_typed_is_checked_and_shown_as_plain_text(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    (choice,) = await malia.complete(place, "act", {"action": ""}, "action")
    long = await malia.slash(place, "act", {"action": choice["value"], "text": "x" * 61})
    assert "at most 60" in long.text
    silent = await malia.slash(place, "act", {"action": choice["value"], "text": "   "})
    assert "empty" in silent.text
    assert await asked(stage, match.id) == 0
    evil = f"@everyone <@{theo.id}> **b** [x](http://e.x)"
    fine = await malia.slash(place, "act", {"action": choice["value"], "text": evil})
    assert fine.failed is None
    assert await asked(stage, match.id) == 1
    board = await stage.board(match, theo)
    assert f"<@{theo.id}> \\*\\*b" not in texts(board)
    for message in await theo.messages(place):
        assert not message["mention_everyone"]
        assert "](http" not in texts(message).replace("](https://discord.com", "")


async def test_strangers_hear_that_they_have_no_seat(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, ione)
    reply = await ione.press_label(board, "My seat")
    assert say.text("refused-not-seated") in reply.text and reply.message["flags"] & 64
    log = await ione.press_label(board, "Log")
    assert "log" in log.text and log.message["flags"] & 64
    rules = await ione.press_label(board, "Rules")
    assert "rules" in rules.text


@pytest.mark.slow
async def test_forged_ids_never_do_harm(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    turn = custom_ids.parse(controls(panel.message)[0][0])
    assert isinstance(turn, custom_ids.OpenForm)
    # Discord refuses presses on what is not in the message; a bot must not rest on it.
    forged = [
        "",
        "v0:old",
        "s1:play:zzz",
        "s1:nothing:1",
        "s1:play:1:0:::0",
        "x" * 100,
        custom_ids.encode(custom_ids.Play(match.id, turn.turn, turn.fingerprint, 999)),
        custom_ids.encode(custom_ids.Play(match.id, turn.turn, turn.fingerprint, 0)),
        custom_ids.encode(custom_ids.Play(match.id, 35, "0" * 12, 0)),
        custom_ids.encode(custom_ids.OpenForm(match.id, turn.turn, turn.fingerprint, 77)),
        custom_ids.encode(custom_ids.OpenPath(match.id, turn.turn, turn.fingerprint, 9, (9, 9, 9))),
        custom_ids.encode(custom_ids.Play(999, 0, turn.fingerprint, 0)),
        custom_ids.encode(custom_ids.SetOption(match.id, 0, 0)),
        custom_ids.encode(custom_ids.Start(match.id)),
        custom_ids.encode(custom_ids.Confirm(match.id, "launch")),
        custom_ids.encode(custom_ids.AskConfirm(match.id, "launch")),
        custom_ids.encode(custom_ids.AddComputer(match.id, "godlike")),
        custom_ids.encode(custom_ids.Topic("nogame", 3)),
        custom_ids.encode(custom_ids.LogPage(match.id, 10**6)),
        custom_ids.encode(custom_ids.Tables("moon", 99)),
    ]
    world = stage.server.world
    for custom_id in forged:
        message = world.messages[panel.message["id"]]
        row = {
            "type": 1,
            "id": 1,
            "components": [{"type": 2, "id": 2, "style": 2, "label": "x", "custom_id": custom_id or "_"}],
        }
        message["components"] = [row]
        reply = await malia.press(panel.message, custom_id or "_")
        assert reply.failed is None, custom_id
        assert reply.message is not None or reply.modal is not None, custom_id
        assert "Something went wrong" not in reply.text, (custom_id, reply.text)
    match = await stage.store.match(match.id)
    assert match.record_count == 0 and match.status is Status.PLAYING


def forged_ids(match: int) -> list[custom_ids.Press]:
    """Return ids of every kind with the largest numbers and with names of nothing."""
    found = []
    for form in SPELLINGS.values():
        for number in (36**MAX_DIGITS - 1, 10**6, 10**4, 0):
            values: dict[type, Any] = {int: number, str: "nothing", custom_ids.Path: (number,) * 3}
            fields = dict(zip(form.names, [values[hint] for hint in form.hints], strict=True))
            for known in ({}, {"match": match} if "match" in fields else {}):
                made = form.kind(**(fields | known))
                try:
                    custom_ids.encode(made)
                except ValueError:
                    continue  # longer than Discord allows
                found.append(made)
    return list(dict.fromkeys(found))


@pytest.mark.slow
async def test_no_number_and_no_name_in_an_id_is_too_much(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel, form = await stage.panel(match, malia), await stage.panel(match, malia)
    name, world = controls(form.message)[0][0], stage.server.world
    row = world.messages[form.message["id"]]["components"]
    for forged in forged_ids(match.id):
        if isinstance(forged, custom_ids.Confirm | custom_ids.Privacy):
            continue  # these do what they say
        custom_id = custom_ids.encode(forged)
        button = {"type": 2, "id": 2, "style": 2, "label": "x", "custom_id": custom_id}
        world.messages[panel.message["id"]]["components"] = [{"type": 1, "id": 1, "components": [button]}]
        reply = await malia.press(panel.message, custom_id)
        assert reply.failed is None, forged
        assert "Something went wrong" not in reply.text, forged
        world.messages[form.message["id"]]["components"] = row
        opened = (await malia.press(form.message, name)).modal
        stage.server.interactions.by_id[opened["id"]].modal["custom_id"] = opened["custom_id"] = custom_id
        reply = await malia.fill(opened, {"question": "x"})
        assert reply.failed is None, forged
        assert "Something went wrong" not in reply.text, forged
    assert await asked(stage, match.id) == 0


async def forger(stage: Stage) -> tuple[Stranger, str]:
    """Return a user who sends any interaction in the channel `general`, and a message of the bot there."""
    (malia,) = await stage.users("malia")
    general = stage.server.channel_id("general")
    message = (await malia.slash(general, "games server")).message
    return Stranger(stage.server, malia.id, general, HANG), message["id"]


PRESS = {"custom_id": "s1:opentables:", "component_type": 2, "id": 1}
FORM = {"custom_id": "s1:hours:", "resolved": {}}
FIELD = {"type": 4, "id": 2, "custom_id": "zone", "value": "UTC"}
MALFORMED: dict[str, tuple[int, Any]] = {
    "values are a number": (COMPONENT, PRESS | {"values": 5}),
    "values are an object": (COMPONENT, PRESS | {"values": {"0": "a"}}),
    "values are numbers": (COMPONENT, PRESS | {"component_type": 3, "values": [5, None, []]}),
    "an id is a number": (COMPONENT, PRESS | {"custom_id": 5}),
    "an id is a list": (COMPONENT, PRESS | {"custom_id": ["s1:opentables:"]}),
    "a form of nothing": (MODAL, FORM),
    "fields are a number": (MODAL, FORM | {"components": 5}),
    "fields are null": (MODAL, FORM | {"components": None}),
    "fields are numbers": (MODAL, FORM | {"components": [5]}),
    "a label without a field": (MODAL, FORM | {"components": [{"type": 18}]}),
    "a label with a list": (MODAL, FORM | {"components": [{"type": 18, "component": [FIELD]}]}),
    "a row with a number": (MODAL, FORM | {"components": [{"type": 1, "components": 5}]}),
    "a row with numbers": (MODAL, FORM | {"components": [{"type": 1, "components": [5]}]}),
}


@pytest.mark.parametrize("name", MALFORMED)
async def test_a_press_with_values_of_a_wrong_type_is_answered(stage: Stage, name: str) -> None:
    stranger, message = await forger(stage)
    kind, data = MALFORMED[name]
    answer = await stranger._send(kind, data, message)
    assert answer.text, name
    assert not says(answer.text, "error-unexpected"), answer.text


async def test_null_in_place_of_no_values_is_a_button(stage: Stage) -> None:
    stranger, message = await forger(stage)
    answer = await stranger._send(COMPONENT, PRESS | {"values": None}, message)
    assert say.text("games-none-server") in answer.text


def option(kind: int, name: str, value: Any) -> Json:
    return {"type": kind, "name": name, "value": value}


ODD_OPTIONS: dict[str, tuple[str, Any]] = {
    "options are a number": ("hand", 5),
    "options are numbers": ("hand", [5]),
    "an option without a type": ("hand", [{"name": "table", "value": "1"}]),
    "an option without a value": ("hand", [{"type": 3, "name": "table"}]),
    "a table that is a number": ("hand", [option(3, "table", 5)]),
    "a table of type number": ("hand", [option(4, "table", 5)]),
    "a table that is a list": ("hand", [option(3, "table", ["1"])]),
    "a table that is null": ("table log", [option(3, "table", None)]),
    "an action that is null": ("act", [option(3, "action", None)]),
    "an action that is an object": ("act", [option(3, "action", {"a": 1})]),
    "a user who is not resolved": ("table invite", [option(6, "user", "123456789012345678")]),
    "a user that is no id": ("table invite", [option(6, "user", "somebody")]),
    "a user that is a number": ("table invite", [option(6, "user", 5)]),
    "a switch that is a text": ("hand", [option(5, "text_only", "yes")]),
    "minutes that are a text": ("table clock", [option(4, "minutes", "five")]),
    "a file that is not resolved": ("table options", [option(11, "file", "123456789012345678")]),
}


@pytest.mark.parametrize("name", ODD_OPTIONS)
async def test_a_command_with_options_of_a_wrong_type_is_refused_in_a_sentence(stage: Stage, name: str) -> None:
    stranger, _ = await forger(stage)
    words, options = ODD_OPTIONS[name]
    whole = build_invocation(stage.server.world.commands.values(), words, {})
    inner = whole["options"][0] if " " in words else whole
    inner["options"] = options
    answer = await stranger._send(COMMAND, whole)
    assert answer.text == say.text("error-old-command"), answer.text
    for each in options if isinstance(options, list) else ():
        if isinstance(each, dict):
            each["focused"] = True
    suggested = await stranger._send(AUTOCOMPLETE, whole)
    assert suggested.choices == []


async def test_a_menu_of_a_user_who_is_not_resolved_is_refused(stage: Stage) -> None:
    stranger, _ = await forger(stage)
    for command in stage.server.world.commands.values():
        if command["type"] == 2:
            data = {key: command[key] for key in ("id", "name", "type")}
            for odd in ({}, {"target_id": "123456789012345678"}, {"target_id": [5], "resolved": 5}):
                assert (await stranger._send(COMMAND, data | odd)).text == say.text("error-old-command"), odd


async def test_statistics_of_an_unknown_game_are_refused(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    for command in stage.server.world.commands.values():
        for part in command.get("options") or ():
            for option in (part, *part.get("options", ())):
                option.pop("choices", None)  # Discord offers the games that there are; a bot must not rest on it
    for game in ("chess", "**All** games", "x" * 90):
        reply = await malia.slash(general["id"], "games stats", {"game": game})
        assert say.text("error-unknown-game") in reply.text, reply.text


@pytest.mark.slow
async def test_forged_commands_never_do_harm(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    theirs = (await theo.complete(place, "act", {"action": ""}, "action"))[0]["value"]
    for action in ("", " ", "nonsense", theirs.replace(":0", ":9"), "s1:play:1:0:aaaaaaaaaaaa:0", "é" * 50):
        if action:
            reply = await malia.slash(place, "act", {"action": action, "text": "?"})
            assert reply.failed is None and "Something went wrong" not in reply.text, (action, reply.text)
    for table in ("0", "-1", "9" * 40, "²", "no", "999"):
        reply = await malia.slash(place, "hand", {"table": table})
        assert "no such table" in reply.text, table
    assert await asked(stage, match.id) == 0


async def test_discord_itself_refuses_presses_on_what_is_not_there(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    with pytest.raises(Refused):
        await theo.press(panel.message, buttons(panel.message)[0]["custom_id"])


async def test_a_button_of_another_release_is_answered_kindly(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    stage.server.world.messages[board["id"]]["components"] = [
        {
            "type": 1,
            "id": 1,
            "components": [{"type": 2, "id": 2, "style": 2, "label": "Old", "custom_id": "s0:oldverb:1"}],
        }
    ]
    reply = await malia.press(board, "s0:oldverb:1")
    assert say.text("error-unknown-id") in reply.text and reply.message["flags"] & 64


async def test_a_match_of_another_server_is_as_good_as_none(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    elsewhere = await stage.store.lobbies.open_match(
        "k", game="oracle", host=int(malia.id), host_name="M", guild=1, channel=2, options={}
    )
    general = await malia.channel("general")
    for words in ("hand", "board", "table log", "table end", "table join"):
        reply = await malia.slash(general["id"], words, {"table": str(elsewhere.id)})
        assert "no such table" in reply.text, words
    assert (await stage.store.match(elsewhere.id)).status is Status.LOBBY


@pytest.mark.slow
async def test_everything_goes_on_after_a_restart_in_the_middle(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    after = await press(malia, panel.message, controls(panel.message)[0])
    form = await theo.press((theirs := await stage.panel(match, theo)).message, controls(theirs.message)[0][0])
    await stage.restart()
    hidden = await press(malia, after.message, controls(after.message)[2])
    assert hidden.failed is None and "Recorded" in hidden.text
    told = await theo.fill(form.modal, {"question": "After the restart?"})
    assert told.failed is None
    (first, second, third) = await stage.store.log(match.id, seat=EVERYTHING)
    assert [entry.seat for entry in (first, second, third)] == [0, 0, 1]
    assert (await stage.panel(match, theo)).failed is None


async def test_discord_keeps_no_view_of_ours(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    form = await malia.press(panel.message, controls(panel.message)[0][0])
    assert form.modal is not None  # opened and never sent: a modal that discord.py keeps stays for ever
    kept = stage.bot._connection._view_store
    assert (kept._views, kept._modals, kept._dynamic_items) == ({}, {}, {})
    assert not kept._synced_message_views
    assert stage.bot.persistent_views == []
    assert selects(panel.message) == []
