"""Votes that users open in the sandbox, and their drafts."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from bot.interactions import custom_ids, vote_ids
from bot.ui.words import say
from games.core.words import Argument
from sandbox.driver import Reply, User, buttons, fields, selects, texts
from storage.ballots import Draft, Vote
from tests.bot.conftest import Json, Stage
from tests.messages import says
from tests.waiting import HANG

FORM = {"question": "Shall we sail?", "white": "Sail", "black": "Stay", "closes": "2h", "quorum": ""}


async def ask(host: User, options: Json | None = None, channel: str = "general", **typed: str) -> Reply:
    """Run `/ostrakon open`, then fill in and send the form."""
    place = await host.channel(channel)
    reply = await host.slash(place["id"], "ostrakon open", options or {})
    assert reply.modal is not None, reply.text
    return await host.fill(reply.modal, FORM | typed)


async def open_draft(host: User, draft: Reply) -> Reply:
    """Press the button that opens the vote of a draft."""
    assert draft.message is not None, draft.text
    reply = await host.press_label(draft.message, say.label("vote-draft-open"))
    assert reply.failed is None, reply.failed
    return reply


async def open_vote(
    stage: Stage, host: User, options: Json | None = None, channel: str = "general", **typed: str
) -> tuple[Vote, Json]:
    """Open a vote; return it and its public message."""
    reply = await open_draft(host, await ask(host, options, channel, **typed))
    assert says(reply.text, "vote-opened"), reply.text
    vote = (await stage.store.ballots.open_votes())[-1]
    assert vote.message is not None
    return vote, await message_of(vote, host)


async def message_of(vote: Vote, user: User, id: int | None = None) -> Json:
    """Return the vote's message, or its result, as this user sees it."""
    wanted = str(id or vote.message)
    for message in await user.messages(str(vote.channel)):
        if message["id"] == wanted:
            return message
    raise LookupError("the message is not there")


async def run(user: User, words: str, options: Json | None = None, channel: str = "general") -> Reply:
    """Run a subcommand of `/ostrakon`."""
    place = await user.channel(channel)
    reply = await user.slash(place["id"], f"ostrakon {words}", options or {})
    assert reply.failed is None, reply.failed
    return reply


async def press(user: User, message: Json, answer: str) -> Reply:
    """Press the button of an answer."""
    reply = await user.press_label(message, answer)
    assert reply.failed is None, reply.failed
    assert reply.message is not None and reply.message["flags"] & 64, "for the voter alone"
    return reply


def code_in(reply: Reply) -> str:
    """Return the code of a receipt."""
    return reply.text.split("`")[1]


async def ended(stage: Stage, vote: Vote, seconds: float = HANG) -> Vote:
    """Return the vote as soon as its result is posted."""
    async with asyncio.timeout(seconds):
        while (newest := await stage.store.ballots.vote(vote.id)).result is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return newest


async def result_of(stage: Stage, vote: Vote, user: User) -> Json:
    """Return the message of the result as soon as it is posted."""
    newest = await ended(stage, vote)
    return await message_of(newest, user, newest.result)


async def until_text(user: User, vote: Vote, words: str) -> Json:
    """Return the vote's message as soon as it contains these words."""
    return await _until(user, vote, lambda text: words in text)


async def until_says(user: User, vote: Vote, key: str, **known: Argument) -> Json:
    """Return the vote's message as soon as it contains a message; see `says`."""
    return await _until(user, vote, lambda text: says(text, key, **known))


async def _until(user: User, vote: Vote, is_there: Callable[[str], bool]) -> Json:
    async with asyncio.timeout(HANG):
        while not is_there(texts(message := await message_of(vote, user))):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return message


def file_of(stage: Stage, message: Json) -> str:
    """Return the file of receipts attached to a result."""
    (found,) = [part for part in message["attachments"] if part["filename"].endswith(".csv")]
    return stage.server.world.files[found["id"]].decode()


CITIES = ("Athens", "Sparta", "Thebes", "Corinth", "Argos", "Delphi")


async def open_kind(
    stage: Stage, host: User, kind: str, answers: tuple[str, ...] = CITIES[:4], most: int = 1, **options: Any
) -> tuple[Vote, Json]:
    """Open a vote of a kind, with one answer on each line; return it and its public message."""
    place = await host.channel("general")
    reply = await host.slash(place["id"], "ostrakon open", {"kind": kind, "most": most, **options})
    assert reply.modal is not None, reply.text
    typed = {"question": "Where shall we meet?", "answers": "\n".join(answers), "closes": "2h", "quorum": ""}
    reply = await open_draft(host, await host.fill(reply.modal, typed))
    assert says(reply.text, "vote-opened"), reply.text
    vote = (await stage.store.ballots.open_votes())[-1]
    return vote, await message_of(vote, host)


async def choose(user: User, message: Json, *answers: str) -> Reply:
    """Choose answers in the one menu of a message."""
    (menu,) = selects(message)
    values = [option["value"] for option in menu.get("options", ()) if option["label"] in answers] or list(answers)
    reply = await user.choose(message, menu["custom_id"], values)
    assert reply.failed is None, reply.failed
    return reply


# -- drafts ------------------------------------------------------------------------------------------------------------


async def drafts_of(stage: Stage, host: User) -> list[Draft]:
    """Return the drafts of the server."""
    return await stage.store.ballots.drafts.of_guild(int(host.guild["id"]), datetime.now(UTC))


async def label(user: User, reply: Reply, name: str, **values: str) -> Reply:
    """Press the button of a message with a label."""
    assert reply.message is not None, reply.text
    found = await user.press_label(reply.message, say.label(name, **values))
    assert found.failed is None, found.failed
    return found


async def fill(user: User, reply: Reply, **typed: str | list[str]) -> Reply:
    """Fill in a form, leaving what is not given as it is there."""
    assert reply.modal is not None, reply.text
    values = {field["custom_id"]: field.get("value", "") for _, field in fields(reply.modal) if field["type"] == 4}
    done = await user.fill(reply.modal, values | typed)
    assert done.failed is None, done.failed
    return done


def shown(reply: Reply) -> dict[str, str]:
    """Return the texts that a form shows, by field."""
    assert reply.modal is not None, reply.text
    return {field["custom_id"]: field.get("value", "") for _, field in fields(reply.modal) if field["type"] == 4}


async def pick(user: User, reply: Reply, kind: type[custom_ids.Press], values: list[str]) -> Reply:
    """Choose in the menu of a kind."""
    assert reply.message is not None
    menu = next(each for each in selects(reply.message) if isinstance(custom_ids.parse(each["custom_id"]), kind))
    done = await user.choose(reply.message, menu["custom_id"], values)
    assert done.failed is None, done.failed
    return done


async def pick_label(user: User, reply: Reply, text: str) -> Reply:
    """Choose the option with a label."""
    assert reply.message is not None
    done = await user.choose_label(reply.message, text)
    assert done.failed is None, done.failed
    return done


def can_open(reply: Reply) -> bool:
    """Return True if a draft has a button that opens or schedules its vote."""
    assert reply.message is not None
    presses = [custom_ids.parse(button["custom_id"]) for button in buttons(reply.message)]
    return any(isinstance(press, vote_ids.OpenDraft) for press in presses)


async def the_vote(stage: Stage) -> Vote:
    """Return the only open vote."""
    (vote,) = await stage.store.ballots.open_votes()
    return vote


async def delete_role(stage: Stage, id: str) -> None:
    """Delete a role, and wait until the bot has heard of it."""
    world = stage.server.world
    del world.roles[id]
    world.publish("GUILD_ROLE_DELETE", {"guild_id": world.guild["id"], "role_id": id}, None)
    async with asyncio.timeout(HANG):
        while stage.bot.guilds[0].get_role(int(id)) is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def several(stage: Stage, host: User, **options: object) -> tuple[Vote, Json]:
    """Open a vote with three questions."""
    draft = await ask(host, dict(options))
    for kind, typed in (
        ("choice", {"question": "Where?", "answers": "Athens\nSparta\nThebes", "most": ["2"]}),
        ("ranked", {"question": "Who?", "answers": "Ann\nBob\nCleo"}),
    ):
        add = say.label("vote-draft-add", kind=say.message(f"vote-draft-kind-{kind}"))
        form = await pick_label(host, draft, add)
        assert "closes" not in shown(form)
        draft = await fill(host, form, **typed)  # type: ignore[arg-type]
    done = await open_draft(host, draft)
    assert says(done.text, "vote-opened"), done.text
    vote = (await stage.store.ballots.open_votes())[-1]
    return vote, await message_of(vote, host)
