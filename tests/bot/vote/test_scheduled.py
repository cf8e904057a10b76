"""Votes that open by themselves at their start."""

import asyncio
import re
from datetime import UTC, datetime, timedelta

import pytest

from benchmarks.hostile import Stranger
from bot.interactions import custom_ids, vote_ids
from bot.scheduler.votes import set_vote_roles
from bot.ui.words import channel_mention, say
from sandbox.driver import User, texts
from storage.ballots import Draft, Vote
from tests.bot.conftest import Stage, eventually
from tests.bot.kinds_of_places import place_of
from tests.bot.vote.helpers import (
    FORM,
    ask,
    can_open,
    delete_role,
    drafts_of,
    fill,
    label,
    message_of,
    open_draft,
    pick,
    pick_label,
    press,
    run,
    the_vote,
)
from tests.messages import says
from tests.storage.tables import sql
from tests.waiting import HANG


async def schedule(stage: Stage, host: User, channel: str = "general", **typed: str) -> Draft:
    """Schedule a vote in two hours."""
    draft = await ask(host, channel=channel, **typed)
    draft = await fill(host, await label(host, draft, "vote-draft-times"), opens="in 2 hours", closes="3d")
    draft = await label(host, draft, "vote-draft-schedule")
    assert say.text("vote-draft-scheduled") in draft.text
    assert await stage.store.ballots.open_votes() == []
    kept = max(await drafts_of(stage, host), key=lambda draft: draft.id)
    assert kept.scheduled_at is not None and kept.content.closes_at == kept.scheduled_at + timedelta(days=3)
    return kept


async def let_run_votes(stage: Stage, user: User) -> None:
    """Give a user a role that may run votes and has no other permissions."""
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    await set_vote_roles(stage.store, int(user.guild["id"]), [int(role["id"])])
    await stage.driver.post("roles", user=user.name, roles=[role["id"]])


async def make_due(stage: Stage, minutes: float = 0) -> None:
    """Let the start of all scheduled votes be so many minutes ago."""
    at = datetime.now(UTC) - timedelta(minutes=minutes)
    await sql(stage.store, "UPDATE vote_drafts SET scheduled_at = :at", at=at.strftime("%Y-%m-%d %H:%M:%S.%f"))


async def until_open(stage: Stage) -> Vote:
    """Return the vote as soon as it is open and shown."""
    async with asyncio.timeout(HANG):
        while True:
            for vote in await stage.store.ballots.open_votes():
                if vote.message is not None:
                    return vote
            await asyncio.sleep(0.01)


async def until_failed(stage: Stage, host: User, key: str) -> None:
    """Wait until the scheduled vote could not open, and check that its host is told why."""
    async with asyncio.timeout(HANG):
        while (draft := (await drafts_of(stage, host))[0]).trouble is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert draft.trouble == key and draft.scheduled_at is None
    assert await stage.store.ballots.open_votes() == []


async def test_a_scheduled_vote_opens_at_its_start(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    draft = await schedule(stage, malia)
    assert says((await run(malia, "drafts")).text, "vote-drafts-scheduled")
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    vote = await until_open(stage)
    assert vote.terms.closes_at == draft.content.closes_at and vote.host == int(malia.id)
    assert says((await press(theo, await message_of(vote, theo), "Sail")).text, "vote-receipt-recorded")
    assert await drafts_of(stage, malia) == []
    stage.bot.services.votes.opener.wake()
    await asyncio.sleep(0.1)
    assert len(await stage.store.ballots.open_votes()) == 1


async def test_a_scheduled_vote_whose_start_came_while_the_bot_was_away(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    await schedule(stage, malia)
    await make_due(stage, 5)
    await stage.stop_bot()
    await stage.start_bot()
    vote = await until_open(stage)
    await stage.restart()
    assert [each.id for each in await stage.store.ballots.open_votes()] == [vote.id], "once"


async def test_a_scheduled_vote_waits_again_if_its_host_wants(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    await schedule(stage, malia)
    found = await run(malia, "drafts")
    draft = await label(malia, await pick_label(malia, found, FORM["question"]), "vote-draft-unschedule")
    (kept,) = await drafts_of(stage, malia)
    assert kept.scheduled_at is None and can_open(draft)
    await open_draft(malia, await fill(malia, await label(malia, draft, "vote-draft-times"), opens=""))
    assert (await the_vote(stage)).terms.closes_at <= datetime.now(UTC) + timedelta(days=3)


async def test_a_scheduled_vote_whose_channel_is_gone(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    await schedule(stage, malia, "quiet")
    place = await malia.channel("quiet")
    await malia.request("DELETE", f"/channels/{place['id']}")
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, malia, "vote-late-channel")
    told = await pick_label(malia, await run(malia, "drafts"), FORM["question"])
    assert say.text("vote-late-channel") in told.text
    draft = await fill(malia, await label(malia, told, "vote-draft-times"), opens="", closes="2h")
    assert says((await open_draft(malia, draft)).text, "vote-opened"), "here"


async def test_a_scheduled_vote_whose_host_may_not_run_votes_any_more(stage: Stage) -> None:
    (theo,) = await stage.users("theo")
    await let_run_votes(stage, theo)
    await schedule(stage, theo)
    await stage.driver.post("roles", user="theo", roles=[])
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, theo, "vote-late-host")
    channel = await theo.dm(stage.server.world.bot_id)
    async with asyncio.timeout(HANG):
        while not (messages := await theo.messages(channel["id"])):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert says(texts(messages[0]), "vote-late-dm", question="Shall we sail?", why=say.message("vote-late-host"))


async def test_a_scheduled_vote_of_a_host_in_a_timeout_does_not_open(stage: Stage) -> None:
    (theo,) = await stage.users("theo")
    await let_run_votes(stage, theo)
    await schedule(stage, theo)
    until = datetime.now(UTC) + timedelta(days=1)
    stage.server.world.members[theo.id]["communication_disabled_until"] = until.isoformat()
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, theo, "vote-late-host")


@pytest.mark.parametrize("lost", ["bot", "host", "sight", "channel", "nothing"])
async def test_a_scheduled_vote_whose_result_can_not_be_announced_any_more(stage: Stage, lost: str) -> None:
    malia, theo = await stage.users("malia", "theo")
    await let_run_votes(stage, theo)
    other = (await malia.create_channel("proclamations"))["id"]
    draft = await pick(theo, await ask(theo), vote_ids.DraftAnnouncement, [other])
    draft = await fill(theo, await label(theo, draft, "vote-draft-times"), opens="in 2 hours", closes="3d")
    await label(theo, draft, "vote-draft-schedule")
    if lost == "bot":
        await stage.driver.post("permissions", channel_id=other, bot={"deny": ["SEND_MESSAGES"]})
    elif lost == "sight":
        await stage.driver.post(
            "permissions", channel_id=other, everyone={"deny": ["VIEW_CHANNEL"]},
            bot={"allow": ["VIEW_CHANNEL", "SEND_MESSAGES"]},
        )  # fmt: skip
    elif lost == "channel":
        await malia.request("DELETE", f"/channels/{other}")
    elif lost == "host":
        await stage.driver.post("roles", user="theo", roles=[])
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    if lost == "nothing":
        assert (await until_open(stage)).announce == int(other)
    else:
        await until_failed(stage, theo, "vote-late-host" if lost == "host" else "vote-late-announce")


async def test_a_role_for_votes_does_not_open_a_scheduled_vote_where_its_host_sees_nothing(stage: Stage) -> None:
    (theo,) = await stage.users("theo")
    await let_run_votes(stage, theo)
    await schedule(stage, theo, "quiet")
    await stage.driver.post(
        "permissions", channel_id=stage.server.channel_id("quiet"), everyone={"deny": ["VIEW_CHANNEL"]},
        bot={"allow": ["VIEW_CHANNEL", "SEND_MESSAGES"]},
    )  # fmt: skip
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    async with asyncio.timeout(HANG):
        while not await sql(stage.store, "SELECT id FROM vote_drafts WHERE trouble = 'vote-late-host'"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert await stage.store.ballots.open_votes() == []


async def test_a_scheduled_vote_does_not_open_in_a_private_thread_that_its_host_has_left(stage: Stage) -> None:
    (theo,) = await stage.users("theo")
    await let_run_votes(stage, theo)
    place = await place_of(stage, theo, "private thread")
    await schedule(stage, theo, place)
    await theo.request("DELETE", f"/channels/{place}/thread-members/@me")
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    async with asyncio.timeout(HANG):
        while not await sql(stage.store, "SELECT id FROM vote_drafts WHERE trouble = 'vote-late-host'"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert await stage.store.ballots.open_votes() == []


@pytest.mark.parametrize("manages", [False, True])
async def test_a_scheduled_vote_does_not_open_in_a_thread_that_was_locked(stage: Stage, manages: bool) -> None:
    (malia,) = await stage.users("malia")
    place = await place_of(stage, malia, "thread")
    await schedule(stage, malia, place)
    bot = {"allow" if manages else "deny": ["MANAGE_THREADS"]}
    await stage.driver.post("permissions", channel_id=stage.server.channel_id("general"), bot=bot)
    await malia.request("PATCH", f"/channels/{place}", {"locked": True})
    await eventually(lambda: stage.bot.guilds[0].get_thread(int(place)).locked)  # type: ignore[union-attr]
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    if manages:
        assert (await until_open(stage)).channel == int(place)
        return
    await until_failed(stage, malia, "vote-late-locked")
    channel = await malia.dm(stage.server.world.bot_id)
    async with asyncio.timeout(HANG):
        while not (messages := await malia.messages(channel["id"])):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert says(texts(messages[0]), "vote-late-dm", question="Shall we sail?", why=say.message("vote-late-locked"))


async def test_a_scheduled_vote_opens_in_a_private_thread_of_its_host(stage: Stage) -> None:
    (theo,) = await stage.users("theo")
    await let_run_votes(stage, theo)
    place = await place_of(stage, theo, "private thread")
    await schedule(stage, theo, place)
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    assert (await until_open(stage)).channel == int(place)


async def test_a_scheduled_vote_with_a_deleted_role(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    role = await stage.driver.post("roles/create", name="citizens", permissions=[])
    draft = await pick(malia, await ask(malia), vote_ids.DraftRoles, [role["id"]])
    draft = await fill(malia, await label(malia, draft, "vote-draft-times"), opens="in 2 hours", closes="3d")
    await label(malia, draft, "vote-draft-schedule")
    await delete_role(stage, role["id"])
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, malia, "vote-late-role")


async def test_a_scheduled_vote_that_would_be_over(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    kept = await schedule(stage, malia)
    past = datetime.now(UTC) - timedelta(minutes=1)
    content = re.sub(r'"closes_at":"[^"]*"', f'"closes_at":"{past.isoformat()}"', await content_of(stage, kept.id))
    content = re.sub(r'"opens_at":"[^"]*"', f'"opens_at":"{(past - timedelta(hours=1)).isoformat()}"', content)
    await sql(stage.store, "UPDATE vote_drafts SET content = :content", content=content)
    await make_due(stage, 60)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, malia, "vote-late-past")


async def content_of(stage: Stage, id: int) -> str:
    ((content,),) = await sql(stage.store, f"SELECT content FROM vote_drafts WHERE id = {id}")
    return str(content)


async def test_a_role_for_votes_opens_no_hidden_channel(stage: Stage) -> None:
    malia, kleon = await stage.users("malia", "kleon")
    role = await stage.driver.post("roles/create", name="voters", permissions=[])
    await stage.driver.post("roles", user="kleon", roles=[role["id"]])
    await set_vote_roles(stage.store, int(malia.guild["id"]), [int(role["id"])])
    secret = (await malia.create_channel("secret"))["id"]
    await stage.driver.post(
        "permissions", channel_id=secret, everyone={"deny": ["VIEW_CHANNEL"]},
        bot={"allow": ["VIEW_CHANNEL", "SEND_MESSAGES"]},
    )  # fmt: skip
    await schedule(stage, malia, "secret", question="Hidden?")
    await schedule(stage, malia, "general", question="Known?")
    listed = (await run(kleon, "drafts")).text
    assert "Known?" in listed and "Hidden?" not in listed and secret not in listed
    drafted = await ask(kleon, question="Mine?")
    mine = next(draft for draft in await drafts_of(stage, kleon) if draft.host == int(kleon.id))
    forger = Stranger(stage.server, kleon.id, stage.server.channel_id("general"), 20)
    for channel in (int(secret), int(secret) + 1):  # nobody learns whether there is such a channel
        forged = custom_ids.encode(vote_ids.DraftAnnouncement(mine.id))
        answer = await forger.press(forged, drafted.message, [str(channel)])
        assert say.text("vote-announce-not-yours", channel=channel_mention(channel)) in answer.text
    assert all(draft.content.announce is None for draft in await drafts_of(stage, kleon))


async def test_moderators_are_not_told_of_votes_in_private_threads_that_they_do_not_see(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await stage.driver.post("roles/create", name="moderators", permissions=["MANAGE_MESSAGES"])
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    place = await place_of(stage, malia, "private thread")
    await schedule(stage, malia, place, question="Hidden?")
    await schedule(stage, malia, "general", question="Known?")
    listed = (await run(theo, "drafts")).text
    assert "Known?" in listed and "Hidden?" not in listed and place not in listed
    await malia.request("PUT", f"/channels/{place}/thread-members/{theo.id}")
    stage.bot.services.visibility._members.clear()
    assert "Hidden?" in (await run(theo, "drafts")).text
