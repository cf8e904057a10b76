"""Votes opened by users in the sandbox."""

import asyncio
from typing import Any

from bot.ui.words import say
from sandbox.driver import Reply, User, selects, texts
from storage.ballots import Vote
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


async def until_text(user: User, vote: Vote, words: str, seconds: float = HANG) -> Json:
    """Return the vote's message as soon as it contains these words."""
    async with asyncio.timeout(seconds):
        while words not in texts(message := await message_of(vote, user)):  # noqa: ASYNC110
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
