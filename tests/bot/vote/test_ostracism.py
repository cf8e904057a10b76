"""Ostracism: everyone writes a name; nothing happens below the quorum, and only moderators are told who was named."""

import pytest

from bot.interactions import custom_ids, vote_ids
from bot.ui.words import say
from sandbox.driver import Reply, User, buttons, selects, texts
from tests.bot.conftest import Json, Stage
from tests.bot.vote.helpers import choose, code_in, message_of, open_draft, open_kind, press, result_of, run
from tests.messages import says

NAMES = ("Aristides", "Themistocles", "Cimon")


async def allow_naming(stage: Stage) -> None:
    """Let ostracisms name any member, as a manager does with `/admin setup`."""
    (malia,) = await stage.users("malia")
    place = await malia.channel("general")
    setup = await malia.slash(place["id"], "admin setup")
    assert setup.message is not None
    done = await malia.press_label(setup.message, say.label("setup-naming-on"))
    assert say.text("setup-done") in done.text


async def closed(stage: Stage, vote: int) -> Json:
    """Close a vote as malia; return the public message with its result."""
    (malia,) = await stage.users("malia")
    assert says((await run(malia, "close", {"reason": "x", "vote": str(vote)})).text, "vote-ended-seen")
    return await result_of(stage, await stage.store.ballots.vote(vote), malia)


async def test_a_list_of_names_and_a_result_for_moderators_alone(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "ostracism", NAMES)
    assert [button["label"] for button in buttons(message)] == [*NAMES, say.label("vote-mine")]
    mine = await press(theo, message, "Cimon")
    await press(malia, message, "Cimon")
    result = await closed(stage, vote.id)
    told = texts(result)
    assert say.text("vote-verdict-moderators") in told and not says(told, "vote-quorum-met"), "no quorum was set"
    assert "Cimon" not in told and not result["attachments"]
    assert "Cimon" not in (await run(theo, "result", {"vote": str(vote.id)})).text
    assert "Cimon" not in (await run(theo, "list")).text
    moderator = await run(malia, "result", {"vote": str(vote.id)})
    assert says(moderator.text, "vote-verdict-named") and "Cimon" in moderator.text
    assert moderator.message is not None and moderator.message["flags"] & 64 and moderator.message["attachments"]
    public = await run(malia, "result", {"vote": str(vote.id), "public": True})
    assert "Cimon" not in public.text
    assert "Cimon" in (await run(theo, "receipt", {"code": code_in(mine)})).text, "the voter can check the own shard"


async def test_below_the_quorum_nobody_is_told_anything(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    place = await malia.channel("general")
    asked = await malia.slash(place["id"], "ostrakon open", {"kind": "ostracism"})
    assert asked.modal is not None
    typed = {"question": "Who?", "answers": "\n".join(NAMES), "closes": "2h", "quorum": "6000"}
    assert says((await open_draft(malia, await malia.fill(asked.modal, typed))).text, "vote-opened")
    (vote,) = await stage.store.ballots.open_votes()
    await press(theo, await message_of(vote, theo), "Cimon")
    assert say.text("vote-verdict-quorum", quorum=6000) in texts(await closed(stage, vote.id))
    moderator = await run(malia, "result", {"vote": str(vote.id)})
    assert "Cimon" not in moderator.text and moderator.message is not None and not moderator.message["attachments"]


async def test_members_are_named_only_where_a_manager_has_allowed_it(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    place = await malia.channel("general")
    asked = await malia.slash(place["id"], "ostrakon open", {"kind": "ostracism"})
    assert asked.modal is not None
    typed = {"question": "Who shall go?", "answers": "", "closes": "2h", "quorum": ""}
    refused = await malia.fill(asked.modal, typed)
    assert say.text("refused-vote-naming-off") in refused.text and not await stage.store.ballots.open_votes()
    await allow_naming(stage)
    assert refused.message is not None
    again = await malia.press_label(refused.message, say.label("form-correct"))
    assert again.modal is not None
    assert says((await open_draft(malia, await malia.fill(again.modal, typed))).text, "vote-opened")
    setup = await malia.slash(place["id"], "admin setup")
    assert setup.message is not None
    await malia.press_label(setup.message, say.label("setup-naming-off"))
    assert not await stage.store.get_value(f"ostrakon.naming.{malia.guild['id']}")


async def test_a_member_is_chosen_from_a_menu_and_never_pinged(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    await allow_naming(stage)
    vote, message = await open_kind(stage, malia, "ostracism", ())
    (menu,) = selects(message)
    assert menu["type"] == 5
    heard: list[Json] = []
    first = await choose(theo, message, malia.id)
    assert says(first.text, "vote-receipt-recorded") and f"<@{malia.id}>" in first.text
    await choose(ione, message, malia.id)
    heard += await malia.messages(str(vote.channel))
    result = await closed(stage, vote.id)
    assert malia.id not in texts(result) and not result["mentions"]
    assert not any(message["mentions"] for message in heard)
    moderator = await run(malia, "result", {"vote": str(vote.id)})
    assert f"<@{malia.id}>" in moderator.text and moderator.message is not None and not moderator.message["mentions"]


async def test_who_takes_their_name_off_cannot_be_named(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await allow_naming(stage)
    vote, message = await open_kind(stage, malia, "ostracism", ())
    off = await press(malia, message, say.label("vote-unname"))
    assert say.text("vote-name-off") in off.text and off.message is not None
    assert says((await choose(theo, message, malia.id)).text, "vote-unnamed")
    assert (await stage.store.ballots.vote(vote.id)).cast == 0
    back = await malia.press_label(off.message, say.label("vote-rename"))
    assert say.text("vote-name-on") in back.text
    assert says((await choose(theo, message, malia.id)).text, "vote-receipt-recorded")


@pytest.mark.slow
async def test_bots_and_strangers_cannot_be_named(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await allow_naming(stage)
    vote, message = await open_kind(stage, malia, "ostracism", ())
    assert say.text("vote-not-a-member") in (await choose(theo, message, stage.server.world.bot_id)).text
    stranger = malia.id
    stage.server.world.members.pop(stranger)
    assert say.text("vote-not-a-member") in (await choose(theo, message, stranger)).text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0


async def forge(stage: Stage, user: User, message: Json, press: custom_ids.Press) -> Reply:
    """Press a button with a forged id in the place of the last button of a message."""
    held: Json = stage.server.world.messages[message["id"]]
    rows = [part for part in held["components"][0]["components"] if part["type"] == 1]
    rows[-1]["components"][0]["custom_id"] = custom_ids.encode(press)
    return await user.press(message["id"], custom_ids.encode(press))


@pytest.mark.parametrize("kind", [vote_ids.CastAnswer, vote_ids.CastRanking])
async def test_who_may_not_be_named_cannot_be_named_by_a_forged_button(
    stage: Stage, kind: type[vote_ids.CastAnswer] | type[vote_ids.CastRanking]
) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    await allow_naming(stage)
    vote, message = await open_kind(stage, malia, "ostracism", ())
    await press(ione, message, say.label("vote-unname"))
    for named in (int(ione.id), int(stage.server.world.bot_id), 0, 12345):
        chosen = (named,) if kind is vote_ids.CastRanking else named
        forged = kind(vote.id, 0, chosen)  # type: ignore[arg-type]
        reply = await forge(stage, theo, await message_of(vote, theo), forged)
        assert reply.failed is None and say.text("vote-not-a-member") in reply.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0
