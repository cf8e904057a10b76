"""What is lost while a vote is open: moderators their role, roles, voters, channels, and the bot itself."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.ui.words import say
from sandbox.driver import buttons, texts
from storage.ballots import Vote, VoteStatus
from tests.bot.conftest import Json, Stage, eventually
from tests.bot.vote.helpers import code_in, ended, file_of, message_of, open_vote, press, result_of, run
from tests.messages import says
from tests.storage.tables import sql


async def role_of(stage: Stage, *names: str) -> str:
    """Make a role, and give it to users; return its id."""
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    for name in names:
        await stage.driver.post("roles", user=name, roles=[role["id"]])
    return str(role["id"])


async def delete_role(stage: Stage, role: str) -> None:
    """Delete a role, as Discord does: its members lose it without an event for each."""
    world = stage.server.world
    del world.roles[role]
    for member in world.members.values():
        member["roles"] = [each for each in member["roles"] if each != role]
    guild = world.guild["id"]
    world.publish("GUILD_ROLE_DELETE", {"guild_id": guild, "role_id": role})
    known = stage.bot.get_guild(int(guild))
    assert known is not None
    await eventually(lambda: known.get_role(int(role)) is None)


async def close_now(stage: Stage, vote: Vote) -> None:
    """Let a vote's closing time pass."""
    past = (datetime.now(UTC) - timedelta(seconds=1)).strftime("%Y-%m-%d %H:%M:%S.%f")
    await sql(stage.store, "UPDATE votes SET closes_at = :past WHERE id = :id", past=past, id=vote.id)
    stage.bot.services.votes.closer.wake()


ACTS: list[tuple[str, Json]] = [
    ("close", {"reason": "x"}),
    ("void", {"reason": "x"}),
    ("pause", {"reason": "x"}),
    ("resume", {}),
    ("extend", {"until": "9h", "reason": "x"}),
    ("announce", {}),
    ("edit", {}),
]


async def test_a_moderator_who_loses_the_role_can_do_nothing_any_more(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await role_of(stage, "theo")
    await stage.store.put_value(f"ostrakon.roles.{stage.server.world.guild['id']}", [role])
    vote, _ = await open_vote(stage, theo)
    place = await theo.channel("general")
    form = (await theo.slash(place["id"], "ostrakon edit")).modal
    assert form is not None
    await stage.driver.post("roles", user="theo", roles=[])
    for words, options in ACTS:
        reply = await theo.slash(place["id"], f"ostrakon {words}", options)
        assert reply.modal is None and says(reply.text, "vote-not-allowed-roles"), words
    late = await theo.fill(form, {"editquestion": "Is this mine?", "editanswers": "Yes\nNo"})
    assert says(late.text, "vote-not-allowed-roles")
    unchanged = await stage.store.ballots.vote(vote.id)
    assert unchanged.is_open and unchanged.terms == vote.terms and not unchanged.changes
    assert says((await run(malia, "close", {"reason": "x"})).text, "vote-ended-seen"), "others still can"


async def test_the_role_of_the_moderators_is_deleted(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await role_of(stage, "theo")
    await stage.store.put_value(f"ostrakon.roles.{stage.server.world.guild['id']}", [role])
    await open_vote(stage, theo)
    await delete_role(stage, role)
    assert says((await run(theo, "close", {"reason": "x"})).text, "vote-not-allowed-roles")
    assert says((await run(malia, "close", {"reason": "x"})).text, "vote-ended-seen")


async def test_the_role_of_the_voters_is_deleted(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    role = await role_of(stage, "theo", "ione")
    vote, message = await open_vote(stage, malia, {"role": role})
    code = code_in(await press(theo, message, "Sail"))
    await delete_role(stage, role)
    assert says((await press(ione, message, "Sail")).text, "vote-needs-roles"), "nobody has it any more"
    assert code in (await press(theo, message, say.label("vote-mine"))).text
    await run(malia, "close", {"reason": "x"})
    result = await result_of(stage, vote, theo)
    assert says(texts(result), "vote-verdict-white", more=1, less=0), "a vote that was cast stays"
    assert file_of(stage, result).splitlines()[1:] == [f"{code},white"]


async def test_a_member_who_leaves_after_voting_is_counted(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    code = code_in(await press(theo, message, "Stay"))
    asked = await press(theo, message, say.label("vote-mine"))
    await theo.press_label(asked.message or {}, say.label("vote-remind"))
    await stage.driver.post("members", user="theo")
    await run(malia, "close", {"reason": "x"})
    result = await result_of(stage, vote, malia)
    assert says(texts(result), "vote-verdict-black", more=1, less=0)
    assert file_of(stage, result).splitlines()[1:] == [f"{code},black"]


@pytest.mark.slow
async def test_a_member_who_comes_back_has_voted_already(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"changes": False})
    code = code_in(await press(theo, message, "Stay"))
    await stage.driver.post("members", user="theo")
    await stage.driver.post("members", user="theo", left=False)
    again = await press(theo, await message_of(vote, theo), "Sail")
    assert code in again.text and (await stage.store.ballots.vote(vote.id)).cast == 1


async def test_a_host_who_leaves_loses_no_vote(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await role_of(stage, "theo")
    await stage.store.put_value(f"ostrakon.roles.{stage.server.world.guild['id']}", [role])
    vote, message = await open_vote(stage, theo)
    await press(malia, message, "Sail")
    await stage.driver.post("members", user="theo")
    await close_now(stage, vote)
    assert says(texts(await result_of(stage, vote, malia)), "vote-verdict-white", more=1, less=0)


async def test_a_vote_closes_in_a_channel_that_is_gone(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, channel="games")
    await press(theo, message, "Sail")
    held = (await run(theo, "status", {"vote": str(vote.id)})).message or {}
    await malia.request("DELETE", f"/channels/{vote.channel}")
    await eventually(lambda: stage.bot.services.votes.updater.problems.get(vote.id) == "gone")
    assert says((await press(theo, held, "Sail")).text, "vote-receipt-standing"), "those who have voted still see it"
    await close_now(stage, vote)
    async with asyncio.timeout(20):
        while (closed := await stage.store.ballots.vote(vote.id)).is_open:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert closed.status is VoteStatus.CLOSED and closed.result is None
    assert not await sql(stage.store, "SELECT 1 FROM vote_secrets")
    assert says((await run(malia, "result", {"public": True})).text, "vote-verdict-white", more=1, less=0)


async def test_the_bot_is_removed_and_invited_again(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    vote, message = await open_vote(stage, malia)
    code = code_in(await press(theo, message, "Sail"))
    await stage.driver.post("members", user=stage.server.world.bot_id)
    await eventually(lambda: vote.id in stage.bot.services.votes.updater.problems)
    assert (await stage.store.ballots.vote(vote.id)).cast == 1
    await stage.driver.post("members", user=stage.server.world.bot_id, left=False)
    await eventually(lambda: vote.id not in stage.bot.services.votes.updater.problems)
    shown = await message_of(await stage.store.ballots.vote(vote.id), ione)
    assert buttons(shown) and says((await press(ione, shown, "Sail")).text, "vote-receipt-recorded")
    assert code in (await press(theo, shown, say.label("vote-mine"))).text
    await run(malia, "close", {"reason": "x"})
    assert says(texts(await result_of(stage, vote, theo)), "vote-verdict-white", more=2, less=0)


async def test_a_vote_that_closes_while_the_bot_is_removed_is_told_when_it_is_back(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    await press(theo, message, "Sail")
    await stage.driver.post("members", user=stage.server.world.bot_id)
    await eventually(lambda: vote.id in stage.bot.services.votes.updater.problems)
    await close_now(stage, vote)
    async with asyncio.timeout(20):
        while (closed := await stage.store.ballots.vote(vote.id)).is_open:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert closed.cast == 1 and not await sql(stage.store, "SELECT 1 FROM vote_secrets"), "the secret does not wait"
    await stage.driver.post("members", user=stage.server.world.bot_id, left=False)
    assert (await ended(stage, vote)).result is not None
    assert say.text("vote-verdict-none") not in texts(await result_of(stage, vote, theo))
