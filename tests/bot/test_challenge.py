"""The menu on a person's name: a challenge, and their record."""

import pytest

from sandbox.driver import selects
from storage import Status

from .conftest import Stage, eventually, overhear

CHALLENGE, RECORD = "Challenge to a game", "Show record"


async def test_a_challenge_opens_a_table_and_tells_that_person_alone(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    asked = await malia.menu_command(general["id"], CHALLENGE, theo.id)
    assert asked.message["flags"] & 64 and "Theo" in asked.text
    (menu,) = selects(asked.message)
    assert [option["label"] for option in menu["options"]] == [
        "Epireia",
        "Gorgias",
        "Philosophia",
        "Philosophy Grudgematch",
    ], "games for two"
    heard = overhear(theo)
    opened = await malia.choose_label(asked.message, "Gorgias")
    assert opened.failed is None
    told = await eventually(lambda: [d for e, d in heard if e == "MESSAGE_CREATE" and d["mentions"]])
    assert [user["id"] for user in told[0]["mentions"]] == [theo.id]
    (match,) = await stage.store.matches_of(int(malia.id))
    assert (match.game, match.status) == ("gorgias", Status.LOBBY)
    assert [chair.user for chair in (await stage.store.match(match.id)).chairs] == [int(malia.id)]
    joined = await theo.slash(general["id"], "table join", {"table": str(match.id)})
    assert joined.failed is None
    assert len((await stage.store.match(match.id)).chairs) == 2


@pytest.mark.parametrize(("whom", "said"), [("malia", "yourself"), ("bot", "Bots")])
async def test_neither_oneself_nor_a_bot_is_challenged(stage: Stage, whom: str, said: str) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    assert stage.bot.user is not None
    target = malia.id if whom == "malia" else str(stage.bot.user.id)
    reply = await malia.menu_command(general["id"], CHALLENGE, target)
    assert said in reply.text and not selects(reply.message)
    assert not await stage.store.matches_of(int(malia.id))


async def test_who_has_left_meanwhile_cannot_be_challenged(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    asked = await malia.menu_command(general["id"], CHALLENGE, theo.id)
    await stage.driver.post("members", user=theo.id, left=True)
    refused = await malia.choose_label(asked.message, "Gorgias")
    assert "not in this server" in refused.text
    assert not await stage.store.matches_of(int(malia.id))


async def test_the_record_of_somebody(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    theirs = await malia.menu_command(general["id"], RECORD, theo.id)
    by_command = await malia.slash(general["id"], "stats", {"player": theo.id})
    assert theirs.message["flags"] & 64
    assert theirs.text == by_command.text and "Theo" in theirs.text
