"""Invalid input gets one clear, private sentence and changes nothing."""

from datetime import UTC, datetime, timedelta

import pytest
from discord.utils import snowflake_time

from bot.scheduler.votes import set_vote_roles
from bot.ui.words import role_mention, say
from games.core.words import Series
from sandbox.driver import buttons, texts
from tests.bot.conftest import Json, Stage
from tests.bot.vote.helpers import FORM, ask, message_of, open_draft, open_vote, press, run
from tests.messages import says


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ({"closes": "2020-01-01"}, "refused-vote-past"),
        ({"closes": "2020-01-01 12:00"}, "refused-vote-past"),
        ({"closes": "0m"}, "refused-vote-past"),
        ({"closes": "61d"}, "refused-vote-far"),
        ({"closes": "2999-12-31"}, "refused-vote-far"),
        ({"closes": "soon"}, "refused-vote-time"),
        ({"closes": "3 parsecs"}, "refused-vote-time"),
        ({"closes": "2026-13-45 18:00"}, "refused-vote-time"),
        ({"white": "sail", "black": "  SAIL "}, "refused-vote-answers-equal"),
        ({"white": " "}, "refused-vote-answer"),
        ({"question": " \n "}, "refused-vote-question"),
        ({"quorum": "-3"}, "refused-vote-quorum"),
        ({"quorum": "0%"}, "refused-vote-quorum"),
        ({"quorum": "many"}, "refused-vote-quorum"),
        ({"quorum": "99999999"}, "refused-vote-quorum-most"),
    ],
)
@pytest.mark.slow
async def test_a_form_that_cannot_be_taken(stage: Stage, typed: dict[str, str], key: str) -> None:
    (malia,) = await stage.users("malia")
    reply = await ask(malia, {"changes": False}, **typed)
    assert says(reply.text, key)
    assert reply.message is not None and reply.message["flags"] & 64
    assert await stage.store.ballots.open_votes() == []
    assert say.label("vote-draft-open") not in [button["label"] for button in buttons(reply.message)]
    again = await malia.press_label(reply.message, say.label("form-correct"))
    assert again.modal is not None
    kept = {part["component"]["custom_id"]: part["component"].get("value", "") for part in again.modal["components"]}
    assert {name: text.strip() for name, text in kept.items()} == {
        name: text.strip() for name, text in (FORM | typed).items()
    }, "nothing that was typed is lost"
    done = await open_draft(malia, await malia.fill(again.modal, FORM))
    assert says(done.text, "vote-opened")
    (vote,) = await stage.store.ballots.open_votes()
    assert not vote.terms.changeable, "the options of the command are kept as well"


async def test_who_may_not_run_votes(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    place = await theo.channel("general")
    refused = await theo.slash(place["id"], "ostrakon open")
    assert refused.modal is None and say.text("vote-not-allowed") in refused.text
    vote, _ = await open_vote(stage, malia)
    for words in ("close", "void"):
        assert say.text("vote-not-allowed") in (await run(theo, words, {"reason": "I want it"})).text
    assert (await stage.store.ballots.vote(vote.id)).is_open
    # A role that the server's managers have named may.
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    await set_vote_roles(stage.store, int(malia.guild["id"]), [int(role["id"])])  # in `/admin setup`: see its tests
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    assert (await theo.slash(place["id"], "ostrakon open")).modal is not None
    assert says((await run(ione, "close", {"reason": "x"})).text, "vote-not-allowed-roles")
    assert says((await run(theo, "close", {"reason": "x"})).text, "vote-ended-seen")
    await set_vote_roles(stage.store, int(malia.guild["id"]), [])
    assert say.text("vote-not-allowed") in (await theo.slash(place["id"], "ostrakon open")).text


async def test_who_may_not_vote_is_told_why(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    role = await stage.driver.post("roles/create", name="citizens", permissions=[])
    vote, message = await open_vote(stage, malia, {"role": role["id"], "member_days": 30})
    refused = await press(theo, message, "Sail")
    assert say.text("vote-needs-roles", roles=role_mention(int(role["id"])), count=1) in refused.text
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    refused = await press(theo, message, "Sail")
    assert says(refused.text, "vote-needs-days", count=30) and "<t:" in refused.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0
    members = stage.server.world.members
    members[theo.id]["joined_at"] = (datetime.now(UTC) - timedelta(days=31)).isoformat()
    assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded")
    members[ione.id]["joined_at"] = "2020-01-01T00:00:00+00:00"
    assert says((await press(ione, message, "Sail")).text, "vote-needs-roles")
    assert (await stage.store.ballots.vote(vote.id)).cast == 1


async def test_an_account_that_is_too_new_is_told_so(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    age = (datetime.now(UTC) - snowflake_time(int(theo.id))).days
    for days, key in ((age + 1, "vote-needs-account"), (age, "vote-receipt-recorded")):
        draft = await ask(malia)
        assert draft.message is not None
        form = await malia.press_label(draft.message, say.label("vote-draft-voters"))
        assert form.modal is not None
        await open_draft(malia, await malia.fill(form.modal, {"joined": "", "account": str(days or ""), "stated": ""}))
        newest = (await stage.store.ballots.open_votes())[-1]
        assert newest.terms.eligible.account_days == days
        shown = texts(await message_of(newest, theo))
        assert (say.text("vote-must-account", count=days) in shown) == (days > 0)
        assert (say.text("vote-who-everyone") in shown) == (days == 0), "not everyone, if there is a condition"
        told = await press(theo, await message_of(newest, theo), "Sail")
        assert says(told.text, key), told.text


@pytest.mark.slow
async def test_the_role_of_everyone_is_everyone(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"role": stage.server.world.guild["id"]})
    assert vote.terms.eligible.roles == ()
    assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded")


async def test_a_channel_the_bot_may_not_write_in(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    place = await malia.channel("quiet")
    await stage.driver.post("permissions", channel_id=place["id"], bot={"deny": ["SEND_MESSAGES", "ATTACH_FILES"]})
    reply = await malia.slash(place["id"], "ostrakon open")
    missing = Series([say.message(f"permission-{name}") for name in ("send-messages", "attach-files")])
    assert reply.modal is None and says(reply.text, "vote-permissions", permissions=missing)


@pytest.mark.slow
@pytest.mark.parametrize(
    "id",
    ["s1:cast:zz:0:0", "s1:cast:1:0:2", "s1:cast:1:1:0", "s1:cast:1:0", "s1:castmany:1:0", "s1:voteform:bribe:1:0:0:0"],
)
async def test_forged_ids(stage: Stage, id: str) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    buttons(message)  # only what is there can be pressed, so the forger puts it there
    held: Json = stage.server.world.messages[message["id"]]
    row = next(part for part in held["components"][0]["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = id
    reply = await theo.press(message["id"], id)
    assert reply.failed is None and reply.modal is None and reply.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0


async def test_votes_of_channels_one_does_not_see_are_not_there(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    place = await malia.channel("quiet")
    vote, message = await open_vote(stage, malia, channel="quiet")
    await press(malia, message, "Sail")
    world = stage.server.world
    world.channels[place["id"]]["permission_overwrites"] = [
        {"id": world.guild["id"], "type": 0, "allow": "0", "deny": str(1 << 10)},
        {"id": world.bot_id, "type": 1, "allow": str(1 << 10), "deny": "0"},
    ]
    world.publish("CHANNEL_UPDATE", world.channels[place["id"]], world.channels[place["id"]])
    assert say.text("vote-none") in (await run(theo, "list")).text
    assert say.text("refused-vote-unknown") in (await run(theo, "status", {"vote": str(vote.id)})).text
    assert "Shall we sail" in (await run(malia, "status", {"vote": str(vote.id)})).text


async def test_names_of_votes_that_are_none(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    for wrong in ("99", "abc", "-1", "9" * 30):
        assert say.text("refused-vote-unknown") in (await run(malia, "status", {"vote": wrong})).text
    assert say.text("vote-none-running") in (await run(malia, "close", {"reason": "x"})).text
    assert say.text("vote-none") in (await run(malia, "result")).text
    assert (await run(malia, "receipt")).text == say.text("vote-own-none")
