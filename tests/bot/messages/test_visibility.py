"""Who knows of a table or a vote in a private thread, archived or not, or in a place that is gone."""

from collections.abc import Iterator
from typing import Any

import pytest

from benchmarks.hostile import Stranger
from bot.interactions import custom_ids, registry
from bot.interactions.custom_id_codec import SPELLINGS
from bot.interactions.errors import UserLimit
from bot.ui.words import say
from sandbox.driver import User
from sandbox.state import permissions as may
from storage import Status
from storage.ballots.service import ENDED_LISTED
from tests.bot.conftest import Json, Stage, eventually
from tests.bot.kinds_of_places import open_lobby, open_vote_in, place_of
from tests.messages import says
from tests.waiting import HANG


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("archived", [False, True])
async def test_a_table_in_a_private_thread_is_unknown_to_outsiders(stage: Stage, archived: bool) -> None:
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    place = await place_of(stage, theo, "private thread")
    match, _ = await open_lobby(stage, theo, place)
    await theo.invite(place, ione.id)
    if archived:
        await theo.request("PATCH", f"/channels/{place}", {"archived": True})
        await eventually(lambda: stage.bot.guilds[0].get_thread(int(place)) is None)
    general, named = stage.server.channel_id("general"), {"table": str(match.id)}
    for words in ("board", "table log", "table verify", "table export", "table join", "table replay"):
        told = (await nikos.slash(general, words, named)).text
        assert "no table with this number" in told.casefold() or "no such table" in told.casefold(), (words, told)
    assert "no open tables" in (await nikos.slash(general, "games server")).text
    for member in (ione, theo, malia):  # a member, the host, and who manages threads
        assert f"table {match.id}" in (await member.slash(general, "games server")).text
        assert (await member.slash(general, "board", named)).message is not None


@pytest.mark.slow
@pytest.mark.parametrize("archived", [False, True])
async def test_a_vote_in_a_private_thread_is_unknown_to_outsiders(stage: Stage, archived: bool) -> None:
    malia, ione, nikos = await stage.users("malia", "ione", "nikos")
    place = await place_of(stage, malia, "private thread")
    await malia.invite(place, ione.id)
    number = await open_vote_in(stage, malia, place)
    await ione.messages(place)
    vote = await stage.store.ballots.vote(number)
    receipt = await ione.press_label(str(vote.message), "Sail")
    code = receipt.text.split("`")[1]
    general, named = stage.server.channel_id("general"), {"vote": str(number)}

    async def hide() -> None:
        if archived:
            await malia.request("PATCH", f"/channels/{place}", {"archived": True})
            await eventually(lambda: stage.bot.guilds[0].get_thread(int(place)) is None)

    async def told(user: User) -> list[str]:
        answers = [await user.slash(general, f"ostrakon {words}", {}) for words in ("list", "status", "result")]
        answers += [await user.slash(general, f"ostrakon {words}", named) for words in ("status", "result")]
        completions = await user.complete(general, "ostrakon status", {"vote": ""}, "vote")
        return [*(answer.text for answer in answers), str(completions)]

    await hide()
    outsider = await told(nikos)
    assert not [text for text in outsider if "sail" in text.casefold() or str(number) in text], outsider
    assert says((await nikos.slash(general, "ostrakon receipt", {"code": code})).text, "vote-code-unknown")
    assert all("Sail" in text or "sail" in text for text in (await told(ione))[:2])
    assert says((await ione.slash(general, "ostrakon receipt", {"code": code})).text, "vote-code-stands")

    await malia.slash(place, "ostrakon close", {"reason": "Enough"})
    await hide()
    outsider = await told(nikos)
    assert not [text for text in outsider if "sail" in text.casefold() or str(number) in text], outsider
    assert says((await nikos.slash(general, "ostrakon receipt", {"code": code})).text, "vote-code-unknown")
    assert says((await ione.slash(general, "ostrakon result", named)).text, "vote-verdict-white")


async def asked(stage: Stage, user: User, words: str, options: Json) -> tuple[str, list[str]]:
    """Return what a command says, and the requests that the bot makes for it when it has not looked before."""
    visibility = stage.bot.services.visibility
    for kept in (visibility._parents, visibility._lost, visibility._members):
        kept.clear()
    made = stage.server.rest.requests
    made.clear()
    said = await user.slash(stage.server.channel_id("general"), words, options)
    return said.text, [each["operation"] for each in made]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("known", [True, False])
async def test_a_hidden_table_costs_the_same_requests_as_none(stage: Stage, known: bool) -> None:
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    place = await place_of(stage, theo, "private thread")
    match, _ = await open_lobby(stage, theo, place)
    await theo.invite(place, ione.id)
    if not known:
        await theo.request("PATCH", f"/channels/{place}", {"archived": True})
        await eventually(lambda: stage.bot.guilds[0].get_thread(int(place)) is None)
    for words in ("table log", "table export"):
        hidden = await asked(stage, nikos, words, {"table": str(match.id)})
        missing = await asked(stage, nikos, words, {"table": str(match.id + 1)})
        assert hidden == missing
        assert "get_thread_member" in hidden[1], "Discord is asked in both cases"
    named = {"table": str(match.id)}
    assert "no such table" not in (await asked(stage, ione, "table log", named))[0], "a member sees it"
    await stage.store.end(match.id, "x", int(malia.id), "Malia", "Enough")
    for user, found in ((malia, True), (theo, True), (nikos, False)):
        assert ("no such table" not in (await asked(stage, user, "table log", named))[0]) == found, user.name


@pytest.mark.usefixtures("toy")
async def test_a_made_up_number_costs_few_requests_however_many_tables_there_are(stage: Stage) -> None:
    most, tables = 4, 6
    theo, ione, nikos = await stage.users("theo", "ione", "nikos")
    stage.bot.services.visibility._lookups = UserLimit(most, 1000.0, lambda: 0.0)
    matches = []
    for _ in range(tables):
        place = await place_of(stage, theo, "private thread")
        await theo.invite(place, ione.id)
        matches.append((await open_lobby(stage, theo, place))[0])

    async def lookups(user: User, number: int) -> int:
        _, made = await asked(stage, user, "table log", {"table": str(number)})
        return made.count("get_thread_member")

    assert [await lookups(nikos, number) for number in (10**9, 10**9, matches[0].id)] == [most, 0, 0]
    listed = await ione.slash(stage.server.channel_id("general"), "games server", {})
    found = [match.id for match in matches if f"table {match.id}" in listed.text]
    assert found == [match.id for match in matches[-most:]], "of too many, the newest are found"


@pytest.mark.parametrize("known", [True, False])
async def test_a_hidden_vote_costs_the_same_requests_as_none(stage: Stage, known: bool) -> None:
    malia, ione, nikos = await stage.users("malia", "ione", "nikos")
    place = await place_of(stage, malia, "private thread")
    await malia.invite(place, ione.id)
    number = await open_vote_in(stage, malia, place)
    if not known:
        await malia.request("PATCH", f"/channels/{place}", {"archived": True})
        await eventually(lambda: stage.bot.guilds[0].get_thread(int(place)) is None)
    for words in ("status", "result"):
        hidden = await asked(stage, nikos, f"ostrakon {words}", {"vote": str(number)})
        missing = await asked(stage, nikos, f"ostrakon {words}", {"vote": str(number + 1)})
        assert hidden == missing
        assert "get_thread_member" in hidden[1], "Discord is asked in both cases"
    seen = await asked(stage, ione, "ostrakon status", {"vote": str(number)})
    assert "Shall we sail?" in seen[0], "a member of the thread sees it"


async def test_an_old_vote_in_an_archived_thread_is_found_by_its_host_and_there(stage: Stage) -> None:
    malia, ione = await stage.users("malia", "ione")
    place, general = await place_of(stage, malia, "private thread"), stage.server.channel_id("general")
    await malia.invite(place, ione.id)
    numbers = []
    for _ in range(ENDED_LISTED + 1):
        numbers.append(await open_vote_in(stage, malia, place))
        await malia.slash(place, "ostrakon void", {"reason": "Enough"})
    await ione.messages(place)
    oldest, newest = ({"vote": str(number)} for number in (numbers[0], numbers[-1]))
    assert "no such vote" in (await ione.slash(general, "ostrakon result", oldest)).text
    assert "Enough" in (await ione.slash(general, "ostrakon result", newest)).text
    assert "Enough" in (await ione.slash(place, "ostrakon result", oldest)).text
    stage.bot.services.visibility._members.clear()
    assert "Enough" in (await malia.slash(general, "ostrakon result", oldest)).text


@pytest.mark.slow
async def test_a_vote_in_a_place_that_is_gone_is_for_those_who_had_to_do_with_it(stage: Stage) -> None:
    malia, theo, nikos = await stage.users("malia", "theo", "nikos")
    place = await place_of(stage, malia, "private thread")
    await malia.invite(place, theo.id)
    number = await open_vote_in(stage, malia, place)
    await theo.messages(place)
    await theo.press_label(str((await stage.store.ballots.vote(number)).message), "Sail")
    await malia.request("DELETE", f"/channels/{place}")
    await eventually(lambda: stage.bot.guilds[0].get_thread(int(place)) is None)
    general, named = stage.server.channel_id("general"), {"vote": str(number)}
    for user in (malia, theo):
        assert "Shall we sail?" in (await user.slash(general, "ostrakon list")).text
        assert "Shall we sail?" in (await user.slash(general, "ostrakon status", named)).text
    assert "sail" not in (await nikos.slash(general, "ostrakon list")).text
    assert "sail" not in (await nikos.slash(general, "ostrakon status", named)).text


async def moderator_of(stage: Stage, name: str, channel: str) -> User:
    """Return a user who may manage messages and threads in one channel alone."""
    (user,) = await stage.users(name)
    world, place = stage.server.world, stage.server.channel_id(channel)
    allowed = str(may.MANAGE_MESSAGES | may.MANAGE_THREADS)
    world.channels[place]["permission_overwrites"].append({"id": user.id, "type": 1, "allow": allowed, "deny": "0"})
    world.publish("CHANNEL_UPDATE", world.channels[place], world.channels[place])
    cached = stage.bot.guilds[0].get_channel(int(place))
    assert cached is not None
    await eventually(lambda: [each for each in cached.overwrites if each.id == int(user.id)])
    return user


@pytest.mark.usefixtures("toy")
async def test_a_moderator_of_another_channel_neither_reads_nor_ends_a_table(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    kleon = await moderator_of(stage, "kleon", "quiet")
    match, lobby = await stage.lobby(theo, "oracle")
    await malia.press_label(lobby, "Join")
    await theo.press_label(lobby, "No spectators")
    assert (await theo.press_label(lobby, "Start")).failed is None
    match = await stage.until(match.id, lambda m: m.status is Status.PLAYING and m.shown_version == m.version)
    named = {"table": str(match.id)}
    quiet, general = stage.server.channel_id("quiet"), stage.server.channel_id("general")
    for place in (quiet, general):
        for words in ("table log", "table replay", "table verify", "table export", "board"):
            assert say.text("refused-no-spectators") in (await kleon.slash(place, words, named)).text, (place, words)
        assert f"table {match.id}" not in (await kleon.slash(place, "games server")).text
        assert says((await kleon.slash(place, "table end", named)).text, "refused-not-host-or-moderator")
    assert (await stage.store.match(match.id)).status is Status.PLAYING
    nikos = await moderator_of(stage, "nikos", "general")
    assert say.text("refused-no-spectators") not in (await nikos.slash(quiet, "table log", named)).text
    assert says((await nikos.slash(quiet, "table end", named | {"sure": True})).text, "done-end"), (
        "from wherever they are"
    )


async def test_a_moderator_of_another_channel_neither_ends_nor_moves_a_vote(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    kleon, nikos = await moderator_of(stage, "kleon", "quiet"), await moderator_of(stage, "nikos", "general")
    quiet, general = stage.server.channel_id("quiet"), stage.server.channel_id("general")
    number = await open_vote_in(stage, malia, general)
    named = {"vote": str(number)}
    for words in ("close", "void"):
        for options in ({"reason": "x"}, {"reason": "x"} | named):
            assert say.text("vote-not-allowed") in (await kleon.slash(quiet, f"ostrakon {words}", options)).text
    for user in (kleon, nikos):  # both channels count
        assert (
            say.text("vote-not-allowed")
            in (await user.slash(quiet, "ostrakon status", named | {"post_here": True})).text
        )
    vote = await stage.store.ballots.vote(number)
    assert vote.is_open and vote.channel == int(general)
    assert "White" not in (await nikos.slash(quiet, "ostrakon void", named | {"reason": "x"})).text
    assert not (await stage.store.ballots.vote(number)).is_open, "a moderator of its channel, from elsewhere"


async def test_a_vote_whose_channel_is_gone_is_moved_by_a_moderator_of_the_new_one(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    place = await place_of(stage, malia, "private thread")
    for user in (theo, kleon := await moderator_of(stage, "kleon", "quiet")):
        await malia.invite(place, user.id)
    number = await open_vote_in(stage, malia, place)
    await kleon.messages(place)
    await kleon.press_label(str((await stage.store.ballots.vote(number)).message), "Sail")
    await malia.request("DELETE", f"/channels/{place}")
    await eventually(lambda: stage.bot.guilds[0].get_thread(int(place)) is None)
    quiet, named = stage.server.channel_id("quiet"), {"vote": str(number)}
    there = {"reason": "x"} | named
    assert say.text("vote-not-allowed") in (await kleon.slash(quiet, "ostrakon void", there)).text, (
        "it is not theirs yet"
    )
    await kleon.slash(quiet, "ostrakon status", named | {"post_here": True})
    assert (await stage.store.ballots.vote(number)).channel == int(quiet)


@pytest.mark.slow
async def test_a_kept_panel_takes_no_vote_from_somebody_who_was_removed(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    place, general = await place_of(stage, malia, "private thread"), stage.server.channel_id("general")
    for user in (theo, ione):
        await malia.invite(place, user.id)
    number = await open_vote_in(stage, malia, place)
    panels = [(await user.slash(general, "ostrakon status", {"vote": str(number)})).message for user in (theo, ione)]
    await malia.request("DELETE", f"/channels/{place}/thread-members/{theo.id}")
    stage.bot.services.visibility._members.clear()  # as after half a minute
    refused = await theo.press_label(panels[0], "Sail")
    assert refused.text == (await theo.slash(general, "ostrakon status", {"vote": "99"})).text
    assert await stage.store.ballots.receipt(number, int(theo.id)) is None
    await ione.press_label(panels[1], "Sail")
    assert await stage.store.ballots.receipt(number, int(ione.id)) is not None, "who is still a member votes"


@pytest.mark.usefixtures("toy")
async def test_only_players_are_shown_the_seats_that_can_be_replaced(stage: Stage) -> None:
    malia, theo, kleon = await stage.users("malia", "theo", "kleon")
    match, lobby = await stage.lobby(malia, "oracle")
    await theo.press_label(lobby, "Join")
    await malia.press_label(lobby, "No spectators")
    await malia.press_label(lobby, "Start")
    await stage.until(match.id, lambda m: m.status is Status.PLAYING)
    options = {"seat": "", "by": "person", "table": str(match.id)}
    here = str(match.channel)
    assert await kleon.complete(here, "table replace", options, "seat") == []
    assert [each["value"] for each in await theo.complete(here, "table replace", options, "seat")] == ["1", "2"]


# -- buttons, menus and forms that name a table or a vote --------------------------------------------------------------


async def close_channel(stage: Stage, channel: int) -> None:
    """Take a channel from the sight of everybody but the bot and the server's owner."""
    denied, allowed = {"deny": ["VIEW_CHANNEL"]}, {"allow": ["VIEW_CHANNEL"]}
    await stage.driver.post("permissions", channel_id=str(channel), everyone=denied, bot=allowed)
    cached = stage.bot.guilds[0].get_channel(channel)
    assert cached is not None
    await eventually(lambda: len(cached.overwrites) == 2)


WORDS = ("end", "resign", "leave", "cancel", "middle", "yes", "stones")
"""What names in custom ids may be."""
TYPED = {"value": "1", "page": "1", "step": "0", "question": "What?"}


def ids_naming(field: str, number: int) -> Iterator[tuple[str, custom_ids.Press]]:
    """Yield every kind of press, menu and form that has a handler and names a table, or a vote, with such an id."""
    for way, routes in (("press", registry.PRESSES), ("select", registry.SELECTS), ("form", registry.FORMS)):
        for form in SPELLINGS.values():
            if form.kind in routes and field in form.names:
                for word in WORDS if str in form.hints else WORDS[:1]:
                    values: dict[Any, Any] = {int: 0, str: word, custom_ids.Path: (0,)}
                    made = [
                        number if name == field else values[hint]
                        for name, hint in zip(form.names, form.hints, strict=True)
                    ]
                    yield way, form.kind(*made)


async def answer_to(stranger: Stranger, way: str, asked: custom_ids.Press) -> str:
    """Send a forged press, choice or form, and return what the bot answers; a form that opens is none of its words."""
    custom_id = custom_ids.encode(asked)
    if way == "form":
        answer = await stranger.submit(custom_id, TYPED)
    else:
        answer = await stranger.press(custom_id, values=["0"] if way == "select" else None)
    return answer.text or repr(answer.modal)


async def stranger_in_general(stage: Stage, user: User) -> Stranger:
    """Return a user who forges presses in the channel `general`, where they have an answer of the bot."""
    general = stage.server.channel_id("general")
    await user.slash(general, "games server")
    return Stranger(stage.server, user.id, general, HANG)


async def state_of_tables(stage: Stage, match_id: int) -> Json:
    """Return what a press could change at a table, and what it could post."""
    match = await stage.store.match(match_id)
    guild = int(stage.server.world.guild["id"])
    posted = [message["id"] for message in stage.server.world.messages.values() if not message["flags"] & 64]
    return {"match": match, "open": [each.id for each in await stage.store.open_matches(guild)], "posted": posted}


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("status", ["waiting", "playing", "finished"])
async def test_no_press_tells_of_a_table_in_a_channel_that_one_does_not_see(stage: Stage, status: str) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    if status == "waiting":
        match, _ = await stage.lobby(malia, "oracle", channel="games")
    else:
        match = await stage.table("oracle", malia, theo, channel="games")
        if status == "finished":
            await stage.store.end(match.id, "x", int(malia.id), "Malia", "Enough")
    outsider = await stranger_in_general(stage, ione)
    assert "oracle" in (await answer_to(outsider, "press", custom_ids.Log(match.id))).casefold(), "so far they see it"
    await close_channel(stage, match.channel)
    before = await state_of_tables(stage, match.id)
    asked = list(ids_naming("match", match.id))
    assert {kind for _, kind in asked if isinstance(kind, custom_ids.Join | custom_ids.Replay | custom_ids.Pick)}
    told = {each: await answer_to(outsider, *each) for each in asked}
    missing = {each: await answer_to(outsider, *each) for each in ids_naming("match", 10**6)}
    unknown = say.text("refused-unknown-match")
    assert {each: text for each, text in told.items() if text != unknown} == {}
    assert {each: text for each, text in missing.items() if text != unknown} == {}
    named = {"action": custom_ids.encode(custom_ids.Play(match.id, 0, "0" * 16, 0))}
    assert (await outsider.command("act", named)).text == unknown
    assert await state_of_tables(stage, match.id) == before


@pytest.mark.usefixtures("toy")
async def test_a_kept_replay_shows_nothing_more_once_the_channel_is_closed(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, channel="games")
    general, named = stage.server.channel_id("general"), {"table": str(match.id)}
    replay = (await ione.slash(general, "table replay", named)).message
    form = await ione.press_label(replay, say.label("replay-jump"))
    assert form.modal is not None
    log = (await ione.slash(general, "table log", named)).message
    await close_channel(stage, match.channel)
    unknown = say.text("refused-unknown-match")
    assert unknown in (await ione.fill(form.modal, {"step": "0"})).text
    assert unknown in (await ione.press_label(replay, say.label("replay-jump"))).text
    outsider = Stranger(stage.server, ione.id, general, HANG)
    older = custom_ids.encode(custom_ids.LogPage(match.id, 0))
    assert (await outsider.press(older, log)).text == unknown
    for player in (malia, theo):  # who plays there goes on, from wherever they are
        playing = await stranger_in_general(stage, player)
        assert await answer_to(playing, "press", custom_ids.MySeat(match.id)) != unknown
        assert await answer_to(playing, "press", custom_ids.Log(match.id)) != unknown


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("place", ["games", "general", "post", "private thread"])
async def test_a_press_where_the_table_is_costs_no_request_but_its_answer(stage: Stage, place: str) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    channel = await place_of(stage, malia, place)
    if place == "private thread":
        for user in (theo, ione):
            await malia.invite(channel, user.id)
    match, lobby = await open_lobby(stage, malia, channel)
    made = stage.server.rest.requests
    for user in (theo, ione):
        presser = Stranger(stage.server, user.id, channel, HANG)
        made.clear()
        told = (await presser.press(custom_ids.encode(custom_ids.Rules(match.id)), lobby)).text
        assert told and told != say.text("refused-unknown-match")
        assert [each["operation"] for each in made] == ["create_interaction_response"], user.name


async def test_no_press_tells_of_a_vote_in_a_channel_that_one_does_not_see(stage: Stage) -> None:
    malia, ione = await stage.users("malia", "ione")
    number = await open_vote_in(stage, malia, stage.server.channel_id("games"))
    outsider = await stranger_in_general(stage, ione)
    await close_channel(stage, int(stage.server.channel_id("games")))
    unknown = say.text("refused-vote-unknown")
    for hidden, missing in zip(ids_naming("vote", number), ids_naming("vote", 10**6), strict=True):
        told, none = await answer_to(outsider, *hidden), await answer_to(outsider, *missing)
        assert told.replace(str(number), "") == none.replace(str(10**6), ""), hidden
        assert unknown in told or "sail" not in told.casefold(), hidden
    assert await stage.store.ballots.receipt(number, int(ione.id)) is None
