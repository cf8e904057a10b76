"""Channels and threads of every type, and tables and votes that are opened in them."""

from typing import Any

from sandbox.driver import User, buttons
from sandbox.state import permissions as may
from storage import Match
from tests.bot.conftest import Stage, eventually
from tests.bot.vote.helpers import FORM, open_draft
from tests.messages import says

PLACES = ("news", "tavern", "theatre", "post", "thread", "private thread", "announcement thread")
"""An announcement channel, a voice and a stage channel, a post in a forum, and threads."""


async def place_of(stage: Stage, user: User, name: str) -> str:
    """Return the id of a channel, or of a new thread or post."""
    world = stage.server.world
    if name == "post":
        return str((await user.open_post(stage.server.channel_id("ideas"), "A game?", "Who plays?"))["id"])
    threads = {
        "thread": ("general", may.PUBLIC_THREAD),
        "private thread": ("general", may.PRIVATE_THREAD),
        "announcement thread": ("news", may.ANNOUNCEMENT_THREAD),
    }
    if name in threads:
        parent, kind = threads[name]
        thread = await user.open_thread(stage.server.channel_id(parent), "Among us", kind)
        if kind == may.PRIVATE_THREAD:
            await user.invite(thread["id"], world.bot_id)
        await eventually(lambda: stage.bot.guilds[0].get_thread(int(thread["id"])))
        return str(thread["id"])
    return stage.server.channel_id(name)


async def open_lobby(stage: Stage, host: User, place: str, game: str = "oracle") -> tuple[Match, dict[str, Any]]:
    """Open a table in a place; return it and the lobby's message."""
    reply = await host.slash(place, "play", {"game": game})
    assert reply.message is not None and buttons(reply.message), reply.text
    match = (await stage.store.matches_of(int(host.id)))[-1]
    return await stage.until(match.id, lambda match: match.message is not None), reply.message


async def open_vote_in(stage: Stage, host: User, place: str) -> int:
    """Open a vote in a place, and return its number. Its message stays as it is when somebody votes."""
    reply = await host.slash(place, "ostrakon open", {"turnout": False})
    assert reply.modal is not None, reply.text
    sent = await open_draft(host, await host.fill(reply.modal, FORM))
    assert says(sent.text, "vote-opened"), sent.text
    return (await stage.store.ballots.open_votes())[-1].id
