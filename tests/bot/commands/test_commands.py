"""The other commands, and the registration of commands only after changes."""

from typing import Any

import pytest

from bot.app.command_sync import command_payload, sync_if_changed
from bot.ui.words import mention, say
from games.core.words import AnyOf
from sandbox.driver import User, buttons, texts
from sandbox.interactions.commands import MAX_CHARACTERS, count_characters
from storage import Status
from tests.bot.conftest import Stage, controls, eventually, overhear, press
from tests.messages import says
from tests.storage.tables import sql

pytestmark = pytest.mark.usefixtures("toy")


async def registrations(stage: Stage) -> int:
    return int((await stage.driver.get("stats"))["requests"].get("bulk_set_application_commands", 0))


async def test_commands_are_registered_once_and_again_only_when_they_change(stage: Stage) -> None:
    assert await registrations(stage) == 1
    await stage.restart()
    assert await registrations(stage) == 1
    assert not await sync_if_changed(stage.bot.tree, stage.store)
    stage.bot.tree.remove_command("games")
    assert await sync_if_changed(stage.bot.tree, stage.store)
    assert await registrations(stage) == 2


async def test_a_new_sandbox_beside_an_old_database_gets_its_commands(stage: Stage) -> None:
    stage.server.world.commands.clear()
    await stage.restart()
    assert await registrations(stage) == 2


async def test_the_commands_are_few_for_servers_only_and_within_the_limits(stage: Stage) -> None:
    payload = await command_payload(stage.bot.tree)
    names = {kind: [command["name"] for command in payload if command["type"] == kind] for kind in (1, 2, 3)}
    assert len(names[1]) <= 12 and len(names[2]) <= 5
    assert names == {
        1: [
            "act", "admin", "board", "games", "hand", "help", "learn", "ostrakon", "play", "rules", "settings",
            "table",
        ],
        2: [say.label("challenge-name"), say.label("challenge-record")],
        3: [],
    }  # fmt: skip
    for command in payload:
        assert command["contexts"] == [0] and command["integration_types"] == [0]
        assert count_characters(command) < MAX_CHARACTERS


async def test_games_lists_mine_first_and_those_of_the_server(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo)
    await stage.lobby(malia, "oracle")
    general = await malia.channel("general")
    mine = await malia.slash(general["id"], "games mine")
    assert mine.message["flags"] & 64
    first, second = [line for line in mine.text.splitlines() if line.startswith("- ")]
    assert f"table {match.id}" in first and first.startswith("- **"), "where it is my turn comes first"
    assert f"/{match.message}" in first, "with a link"
    assert says(second, "games-lobby")
    none = await ione.slash(general["id"], "games mine")
    assert say.text("games-none-mine") in none.text
    server = await ione.slash(general["id"], "games server")
    assert server.text.count("- ") == 2


async def test_the_server_list_leaves_out_what_one_may_not_see(stage: Stage) -> None:
    malia, ione = await stage.users("malia", "ione")
    match, _ = await stage.lobby(malia, "oracle")
    channel = stage.server.world.channels[str(match.channel)]
    other = next(c for c in malia.guild["channels"] if c["type"] == 0 and c["id"] != channel["id"])
    guild = stage.bot.get_guild(int(malia.guild["id"]))
    assert guild is not None
    hidden = {"id": malia.guild["id"], "type": 0, "allow": "0", "deny": str(1 << 10)}
    guild.get_channel(match.channel)._overwrites.append(  # type: ignore[union-attr]
        __import__("discord").abc._Overwrites(hidden)
    )
    seen = await ione.slash(other["id"], "games server")
    assert say.text("games-none-server") in seen.text
    host = await malia.slash(other["id"], "games server")
    assert f"table {match.id}" in host.text


@pytest.mark.slow
async def test_hand_asks_which_table_is_meant(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    one = await stage.table("oracle", malia, theo)
    two = await stage.table("oracle", malia, theo)
    general = await malia.channel("general")
    other = next(c for c in malia.guild["channels"] if c["type"] == 0 and c["id"] != general["id"])
    asked = await malia.slash(other["id"], "hand")
    assert say.text("games-which") in asked.text
    chosen = await malia.choose_label(asked.message, say.label("games-label", game="The Oracle", match=str(one.id)))
    assert chosen.update and controls(chosen.message)
    here = await malia.slash(str(two.thread), "hand")
    assert controls(here.message), "in a table's own thread there is no question"
    named = await malia.complete(other["id"], "hand", {"table": "orac"}, "table")
    assert {choice["value"] for choice in named} == {str(one.id), str(two.id)}
    unclear = await malia.slash(other["id"], "table log")
    orders = (AnyOf([str(first.id), str(second.id)]) for first, second in ((one, two), (two, one)))
    assert any(say.text("games-several", tables=order) in unclear.text for order in orders)


@pytest.mark.slow
async def test_hand_in_words_alone(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    reply = await theo.slash(str(match.thread), "hand", {"text_only": True})
    assert reply.message["attachments"] == []
    assert "Malia" in reply.text


async def test_the_board_for_me_and_for_everybody(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("gorgias", malia, theo)
    place = str(match.thread)
    mine = await ione.slash(place, "board", {"text_only": True})
    assert mine.message["flags"] & 64 and not mine.message["attachments"]
    before = await stage.board(match, ione)
    public = await ione.slash(place, "board", {"public": True})
    assert not public.message["flags"] & 64 and public.message["mentions"] == []
    match = await stage.until(match.id, lambda match: match.message == int(public.message["id"]))
    await ione.until(before["id"], lambda message: not buttons(message))
    general = await malia.channel("general")
    copy = await malia.slash(general["id"], "board", {"public": True, "table": str(match.id)})
    assert not buttons(copy.message), "elsewhere it is a copy"
    assert (await stage.store.match(match.id)).message == match.message


async def test_rules_by_topic(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    all_of_them = await malia.slash(general["id"], "rules", {"game": "gorgias"})
    assert all_of_them.message["flags"] & 64
    topics = await malia.complete(general["id"], "rules", {"game": "gorgias", "topic": ""}, "topic")
    assert topics
    one = await malia.slash(general["id"], "rules", {"game": "gorgias", "topic": topics[0]["value"]})
    assert topics[0]["name"] in one.text
    none = await malia.slash(general["id"], "rules", {"game": "gorgias", "topic": "zzz"})
    assert say.text("rules-no-topic") in none.text
    toy = await malia.slash(general["id"], "rules", {"game": "oracle"})
    assert say.text("rules-none") in toy.text


async def test_an_invitation_reaches_the_invited_alone(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    heard = await overhear(theo)
    reply = await malia.slash(lobby["channel_id"], "table invite", {"user": theo.id})
    assert reply.failed is None
    created = await eventually(lambda: [d for e, d in heard if e == "MESSAGE_CREATE" and d["mentions"]])
    assert [user["id"] for user in created[0]["mentions"]] == [theo.id]
    await theo.slash(lobby["channel_id"], "table join", {"table": str(match.id)})
    assert len((await stage.store.match(match.id)).chairs) == 2
    again = await malia.slash(lobby["channel_id"], "table invite", {"user": theo.id})
    assert say.text("table-sits-already") in again.text


async def test_only_host_and_moderators_end_a_table_and_it_says_who(stage: Stage) -> None:
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    match = await stage.table("oracle", theo, ione)
    refused = await nikos.slash(str(match.thread), "table end", {"reason": "I can"})
    assert say.text("refused-not-host-or-moderator", host=mention(int(theo.id))) in refused.text
    assert (await stage.store.match(match.id)).status is Status.PLAYING
    asked = await malia.slash(str(match.thread), "table end", {"reason": "<@1> **night**"})
    assert says(asked.text, "confirm-end")
    assert (await stage.store.match(match.id)).status is Status.PLAYING
    ended = await malia.press_label(asked.message, say.label("confirm-yes-end"))
    assert says(ended.text, "done-end")
    match = await stage.until(
        match.id, lambda match: match.status is Status.ENDED and match.shown_version == match.version
    )
    board = ione.known[str(match.message)]
    assert "Malia" in texts(board) and "night" in texts(board) and "<@1>" not in texts(board)
    assert say.label("board-seat") not in [button["label"] for button in buttons(board)]


async def test_resigning_asks_first(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    question = await theo.slash(place, "table resign")
    assert (await stage.store.match(match.id)).status is Status.PLAYING
    kept = await theo.press_label(question.message, "Keep")
    assert say.text("confirm-kept") in kept.text
    question = await theo.slash(place, "table resign")
    done = await theo.press_label(question.message, "Resign")
    assert say.text("done-resign", game="The Oracle", match=str(match.id)) in done.text
    assert (await stage.store.match(match.id)).status is Status.ENDED
    late = await theo.slash(place, "table resign", {"sure": True, "table": str(match.id)})
    assert say.text("refused-over") in late.text


@pytest.mark.slow
async def test_leaving_is_for_lobbies(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    reply = await theo.slash(str(match.thread), "table leave")
    assert say.text("refused-resign-instead") in reply.text
    other, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    left = await theo.slash(str(other.thread), "table leave")
    assert say.text("done-leave", game="The Oracle", match=str(other.id)) in left.text
    assert len((await stage.store.match(other.id)).chairs) == 1


@pytest.mark.slow
async def test_log_export_and_verify(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    panel = await stage.panel(match, malia)
    asked = await press(malia, panel.message, controls(panel.message)[0])
    await press(malia, asked.message, controls(asked.message)[0])
    mine = await malia.slash(place, "table log")
    theirs = await theo.slash(place, "table log")
    assert "amethyst" in mine.text and "amethyst" not in theirs.text
    exported: dict[str, Any] = {}
    for user in (malia, theo):
        reply = await user.slash(place, "table export")
        exported[user.id] = ""
        for file in reply.message["attachments"]:
            headers = {"Authorization": user._token}
            async with stage.driver.connection.session.get(file["url"], headers=headers) as answer:
                exported[user.id] += await answer.text()
    assert "amethyst" in exported[malia.id] and "amethyst" not in exported[theo.id]
    verified = await theo.slash(place, "table verify")
    assert say.text("done-verified-running") in verified.text and say.text("done-verified-running") in verified.text
    assert not any(sign.isdigit() for sign in verified.text), "a number would show when somebody has chosen"
    (ione,) = await stage.users("ione")
    assert say.text("refused-not-seated") in (await ione.slash(place, "table verify")).text
    await malia.slash(place, "table end", {"sure": True})
    await stage.until(match.id, lambda newest: newest.is_finished)
    assert say.text("done-verified", count=2) in (await ione.slash(place, "table verify")).text, (
        "nothing is secret any more"
    )


@pytest.mark.slow
async def test_a_table_that_does_not_verify_is_named_without_a_number_while_it_runs(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    panel = await stage.panel(match, malia)
    await press(malia, panel.message, controls(panel.message)[0])
    damage = "UPDATE seats SET actions_taken = 9 WHERE seat = 1"
    await sql(stage.store, damage)
    verified = await theo.slash(place, "table verify")
    assert say.text("done-broken-running") in verified.text and not any(sign.isdigit() for sign in verified.text)
    await malia.slash(place, "table end", {"sure": True})
    await stage.until(match.id, lambda newest: newest.is_finished)
    await sql(stage.store, damage)
    assert say.text("done-broken", record=2) in (await theo.slash(place, "table verify")).text


@pytest.mark.slow
async def test_the_record_of_a_table_is_for_those_who_played_there(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", theo, ione)
    place, number = str(match.thread), {"table": str(match.id)}
    (nikos,) = await stage.users("nikos")

    async def given(user: User) -> bool:
        reply = await user.slash(place, "table export", number)
        assert reply.failed is None
        assert bool(reply.message["attachments"]) != (say.text("refused-not-your-record") in reply.text)
        return bool(reply.message["attachments"])

    assert await given(theo) and await given(ione) and not await given(nikos)
    assert await given(malia), "who manages the server"
    panel = await stage.panel(match, ione)
    await press(ione, panel.message, controls(panel.message)[0])
    await stage.store.consent.replace(match.id, "r", int(ione.id), "Ione", 1, "person")
    now = await stage.store.match(match.id)
    if now.question is not None and now.question.is_open:
        await stage.store.consent.answer(match.id, "a", int(theo.id), now.question.id, "person")
    await nikos.slash(place, "table join", number)
    assert (await stage.store.match(match.id)).chairs[1].user == int(nikos.id)
    assert await given(nikos) and await given(ione), "who has played there"
    await theo.slash(place, "table end", number | {"sure": True})
    (kleon,) = await stage.users("kleon")
    assert await given(ione) and not await given(kleon)
