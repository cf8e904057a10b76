"""`/admin`: who may use it, what it shows, and that its settings take effect."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from benchmarks.hostile import Stranger
from bot.handlers.permissions import TABLES_PER_HOST, ServerRules, server_rules, set_server_rules
from bot.interactions import custom_ids
from bot.scheduler import votes
from bot.scheduler.votes import vote_roles
from bot.ui.words import say
from sandbox.driver import User, buttons, selects, texts
from sandbox.state.components import SELECTS, walk
from storage import Status
from storage.backup import check_copy, restore
from storage.ballots import Cast, Ending
from storage.ballots.model import VoteStatus
from storage.db.schema import REVISION
from storage.maintenance import Numbers
from storage.shredding import truncate_wal
from tests.bot.conftest import Stage
from tests.bot.kinds_of_places import place_of
from tests.messages import says
from tests.storage.ballots.laid import WHITE, terms
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("toy")
FAR = datetime.now(UTC).replace(microsecond=0) + timedelta(days=20)
WORDS = ("setup", "status", "doctor", "backup")
KINDS = ("general", "news", "tavern", "theatre", "ideas")
"""A channel of each type."""


async def admin(user: User, words: str) -> str:
    """Return the text of the answer to a command."""
    place = await user.channel("general")
    reply = await user.slash(place["id"], f"admin {words}")
    assert reply.failed is None and reply.message["flags"] & 64, "for the one who asks alone"
    return str(reply.text)


@pytest.mark.slow
@pytest.mark.parametrize("words", WORDS)
async def test_it_is_for_those_who_manage_the_server(stage: Stage, words: str) -> None:
    (theo,) = await stage.users("theo")
    command = next(c for c in await stage.bot.tree.fetch_commands() if c.name == "admin")
    assert command.default_member_permissions is not None and command.default_member_permissions.manage_guild
    # Discord hides the command; a server may show it to others all the same.
    for known in stage.server.world.commands.values():
        known["default_member_permissions"] = None
    assert say.text("admin-not-manager") in await admin(theo, words)


@pytest.mark.slow
async def test_what_belongs_to_the_host_is_for_the_host(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await stage.driver.post("roles/create", name="managers", permissions=["MANAGE_GUILD"])
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    assert say.text("admin-not-host") in await admin(theo, "backup")
    assert not says(await admin(theo, "status"), "status-whole") and says(await admin(malia, "status"), "status-whole")
    assert "disk" not in await admin(theo, "doctor") and "disk" in await admin(malia, "doctor")
    object.__setattr__(stage.bot.services, "owners", frozenset([int(theo.id)]))
    assert says(await admin(theo, "backup"), "backup-done")
    assert say.text("admin-not-host") in await admin(malia, "backup"), "who is named is it alone"


async def test_setup_decides_where_and_by_whom_tables_are_opened(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general, games = await malia.channel("general"), await malia.channel("games")
    role = await stage.driver.post("roles/create", name="archons", permissions=[])
    setup = await malia.slash(general["id"], "admin setup")
    channels, openers, voters, _language = [menu["custom_id"] for menu in selects(setup.message)]
    changed = await malia.choose(setup.message, channels, [games["id"]])
    assert changed.update and f"<#{games['id']}>" in changed.text
    refused = await theo.slash(general["id"], "play", {"game": "oracle"})
    assert refused.message["flags"] & 64 and f"<#{games['id']}>" in refused.text
    assert not await stage.store.matches_of(int(theo.id))
    changed = await malia.choose(changed.message, openers, [role["id"]])
    refused = await theo.slash(games["id"], "play", {"game": "oracle"})
    assert f"<@&{role['id']}>" in refused.text
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    assert says(texts((await theo.slash(games["id"], "play", {"game": "oracle"})).message), "lobby-title")
    assert len(await stage.store.matches_of(int(theo.id))) == 1
    again = await malia.slash(general["id"], "admin setup")
    menus = [node for node in walk(again.message["components"]) if node["type"] in SELECTS]
    chosen = [[value["id"] for value in menu["default_values"]] for menu in menus[:2]]
    assert chosen == [[games["id"]], [role["id"]]], "the menus show what is set"
    cleared = await malia.choose(again.message, channels, [])
    assert says(cleared.text, "setup-text", channels=say.message("setup-everywhere"))
    everyone = stage.server.world.guild["id"]
    refused = await malia.choose(cleared.message, voters, [everyone])
    assert say.text("vote-not-everyone") in refused.text
    assert say.text("setup-done") in cleared.text
    assert say.text("setup-voters-done") in (await malia.choose(cleared.message, voters, [role["id"]])).text
    guild = int(malia.guild["id"])
    assert await server_rules(stage.store, guild) == ServerRules(opener_roles=(int(role["id"]),))
    manager = await stage.driver.post("roles/create", name="managers", permissions=["MANAGE_GUILD"])
    await stage.driver.post("roles", user="ione", roles=[manager["id"]])
    (ione,) = await stage.users("ione")
    theirs = await ione.slash(general["id"], "admin setup")
    await stage.driver.post("roles", user="ione", roles=[])
    refused = await ione.choose(theirs.message, channels, [games["id"]])
    assert say.text("admin-not-manager") in refused.text, "whoever does not manage any more changes nothing"
    assert (await server_rules(stage.store, guild)).channels == ()


@pytest.mark.parametrize("what", ["channels", "openers", "voters"])
async def test_setup_stores_no_value_that_is_no_id(stage: Stage, what: str) -> None:
    (malia,) = await stage.users("malia")
    general, guild = stage.server.channel_id("general"), int(malia.guild["id"])
    setup = await malia.slash(general, "admin setup")
    forger = Stranger(stage.server, malia.id, general, HANG)
    custom_id = custom_ids.encode(custom_ids.SetServer(what))
    for odd in ("9" * 20, "0", "-1", "x"):
        assert (await forger.press(custom_id, setup.message, [odd])).text == say.text("error-unknown-id")
    assert await server_rules(stage.store, guild) == ServerRules() and await vote_roles(stage.store, guild) == []
    await forger.press(custom_id, setup.message, [general, general])
    rules, voters = await server_rules(stage.store, guild), await vote_roles(stage.store, guild)
    assert (*rules.channels, *rules.opener_roles, *voters) == (int(general),)


async def test_setup_offers_every_channel_that_has_room_for_tables(stage: Stage) -> None:
    """A thread and a post count as the channel they are in."""
    malia, theo = await stage.users("malia", "theo")
    setup = await malia.slash(stage.server.channel_id("general"), "admin setup")
    menu = next(node for node in walk(setup.message["components"]) if node["type"] in SELECTS)
    types = {name: stage.server.world.channels[stage.server.channel_id(name)]["type"] for name in KINDS}
    assert set(types.values()) <= set(menu["channel_types"])
    thread, post = [await place_of(stage, theo, name) for name in ("thread", "post")]
    chosen = [stage.server.channel_id(name) for name in ("ideas", "tavern", "theatre")]
    await malia.choose(setup.message, menu["custom_id"], chosen)
    for place in (post, *chosen[1:]):
        reply = await theo.slash(place, "play", {"game": "oracle"})
        assert buttons(reply.message), reply.text
    refused = await theo.slash(thread, "play", {"game": "oracle"})
    assert says(refused.text, "admin-other-channels")
    await malia.choose(setup.message, menu["custom_id"], [stage.server.channel_id("general")])
    assert buttons((await theo.slash(thread, "play", {"game": "oracle"})).message)
    assert says((await theo.slash(post, "play", {"game": "oracle"})).text, "admin-other-channels")


@pytest.mark.slow
async def test_limits_are_set_in_a_form_and_hold(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    setup = await malia.slash(general["id"], "admin setup")
    form = (await malia.press_label(setup.message, "Limits…")).modal
    for each, all_ in (("0", "5"), ("x", "5"), ("1", "99999"), ("-1", "2"), ("١", "2")):
        assert says((await malia.fill(form, {"each": each, "all": all_[:4]})).text, "setup-bad-number")
        assert await server_rules(stage.store, int(malia.guild["id"])) == ServerRules()
        form = (await malia.press_label(setup.message, "Limits…")).modal
    done = await malia.fill(form, {"each": "1", "all": "2"})
    assert says(done.text, "setup-text", each=1, all=2)
    first, _ = await stage.lobby(malia, "oracle")
    assert says((await malia.slash(general["id"], "play", {"game": "oracle"})).text, "refused-too-many-yours")
    await stage.lobby(theo, "oracle")
    (ione,) = await stage.users("ione")
    refused = await ione.slash(general["id"], "play", {"game": "oracle"})
    assert say.text("refused-too-many-here", count=2) in refused.text
    await malia.slash(general["id"], "table end", {"table": str(first.id), "sure": True})
    await stage.until(first.id, lambda match: match.status is Status.CANCELLED)
    assert len(await stage.store.open_matches(int(malia.guild["id"]))) == 1
    await stage.lobby(ione, "oracle")
    assert TABLES_PER_HOST > 1


async def test_two_presses_at_once_open_one_table_where_one_is_left(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    await set_server_rules(stage.store, int(malia.guild["id"]), ServerRules(per_host=1, per_server=2))
    presses = [user.slash(general["id"], "play", {"game": "oracle"}) for user in (malia, malia, theo)]
    told = [reply.text for reply in await asyncio.gather(*presses)]
    assert sum(says(text, "refused-too-many-yours") for text in told[:2]) == 1, "and the other is open"
    assert len(await stage.store.open_matches(int(malia.guild["id"]))) == 2


async def test_who_runs_votes_is_set_there_and_kept_where_it_was(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    setup = await malia.slash(general["id"], "admin setup")
    await malia.choose(setup.message, selects(setup.message)[2]["custom_id"], [role["id"]])
    assert await stage.store.get_value(f"ostrakon.roles.{malia.guild['id']}") == [role["id"]]
    assert (await theo.slash(general["id"], "ostrakon open")).modal is not None


async def test_status_says_what_is_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    malia, theo = await stage.users("malia", "theo")
    await stage.table("oracle", malia, theo)
    await stage.lobby(theo, "oracle")
    services = stage.bot.services
    monkeypatch.setattr(type(stage.bot), "latency", property(lambda _: 0.0123))
    monkeypatch.setattr(type(services.boards), "waiting", property(lambda _: 5))
    monkeypatch.setattr(type(services.images), "pending", property(lambda _: 7))
    services.dispatcher.sheds["too_many"] = 11
    numbers = await stage.store.maintenance.numbers()

    async def counted() -> Numbers:
        return replace(numbers, waiting=3, records=13, votes=17, size=2_500_000)

    monkeypatch.setattr(stage.store.maintenance, "numbers", counted)
    said = await admin(malia, "status")
    assert says(said, "status-here", count=2) and say.text("status-latency", milliseconds=12) in said
    assert say.text("status-servers", count=1) in said
    assert says(said, "status-matches")
    assert says(said, "status-records")
    assert says(said, "status-queue")
    assert says(said, "status-database")
    assert not says(said, "status-unerased-votes") and not says(said, "status-unerased-people")


@pytest.mark.slow
async def test_status_says_what_is_not_erased_until_it_is(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    malia, theo = await stage.users("malia", "theo")
    guild, host = int(malia.guild["id"]), int(malia.id)
    channel = int((await malia.channel("general"))["id"])
    vote = await stage.store.ballots.open_vote(
        "v", guild=guild, channel=channel, host=host, host_name="M", terms=terms(closes_at=FAR), now=stage.watch.now()
    )
    await stage.lobby(theo, "oracle")  # something to delete
    with closing(sqlite3.connect(stage.folder / "stoa.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM votes").fetchall()
        await stage.store.ballots.close_vote(vote.id, Ending(stage.watch.now(), host, "Malia", "Enough"))
        await stage.store.user_settings.change(int(theo.id), lambda mine: replace(mine, dark=True))  # to be deleted
        await stage.store.privacy.forget(int(theo.id), "a former player")
        said = await admin(malia, "status")
        assert says(said, "status-unerased-votes") and say.text("status-unerased-people") in said
    closer = stage.bot.services.votes.closer
    monkeypatch.setattr(votes, "LONGEST_SLEEP", 0.01)
    closer.wake()  # from now on it looks again and again, as it does each minute
    await stage.store.put_value("so that", "the log is not empty")

    async def erased() -> bool:
        return not (await stage.store.maintenance.numbers()).remnants

    async with asyncio.timeout(HANG):
        while not await erased():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    said = await admin(malia, "status")
    assert not says(said, "status-unerased-votes") and not says(said, "status-unerased-people")


def test_what_is_not_erased_is_tried_again_each_minute() -> None:
    assert votes.LONGEST_SLEEP <= 60


async def test_a_backup_says_that_it_has_no_stones_and_a_restore_makes_the_vote_void(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    place = await malia.channel("general")
    opened = await stage.store.ballots.open_vote(
        "v", guild=int(malia.guild["id"]), channel=int(place["id"]), host=int(malia.id), host_name="Malia",
        terms=terms(closes_at=FAR), now=stage.watch.now(),
    )  # fmt: skip
    stage.bot.services.votes.vote_opened(opened)
    await stage.store.ballots.cast(Cast(opened.id, 5, WHITE, 1, stage.watch.now()))
    said = await admin(malia, "backup")
    assert says(said, "backup-open-votes", count=1)
    (copied,) = (stage.folder / "backups").iterdir()
    await stage.stop_bot()
    restore(copied, stage.folder / "stoa.db", None, stage.watch.now())
    await stage.start_bot()

    async def result() -> str:
        vote = await stage.store.ballots.vote(opened.id)
        return (
            ""
            if vote.result is None
            else texts(next(m for m in await malia.messages(place["id"]) if m["id"] == str(vote.result)))
        )

    async with asyncio.timeout(HANG):
        while not (told := await result()):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert says(told, "vote-void-title") and says(told, "vote-ended-lost")
    vote = await stage.store.ballots.vote(opened.id)
    assert vote.status is VoteStatus.VOID and vote.tallies is None


async def test_a_damaged_database_is_named_in_every_command_of_the_host(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    file = stage.folder / "stoa.db"
    await stage.store.shredding._writer.alone(truncate_wal)
    content = bytearray(file.read_bytes())
    for page in range(1, len(content) // 4096):
        content[page * 4096 : page * 4096 + 300] = bytes(300)
    with file.open("r+b") as opened:
        opened.write(content)
    with closing(sqlite3.connect(file)) as db:  # so that the bot reads the pages anew
        db.execute("PRAGMA user_version = 3")
        db.commit()
    for words in WORDS:
        said = await admin(malia, words)
        assert say.text("backup-damaged" if words == "backup" else "admin-damaged") in said, words


async def test_a_copy_is_made_while_the_bot_runs(stage: Stage, tmp_path: Path) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    said = await admin(malia, "backup")
    (copied,) = (stage.folder / "backups").iterdir()
    assert f"`{copied.name}`" in said and says(said, "backup-done", count=1) and str(stage.folder) not in said
    assert check_copy(copied) == REVISION
    assert say.text("status-title") in await admin(malia, "status")
    assert buttons(await stage.board(match, malia))
