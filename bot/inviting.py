"""Invitations: with those of the board the only pings there are, and only the invited hear them."""

from collections.abc import Sequence

import discord

from bot.answer import Answer
from bot.answering import Complaint
from bot.catalogue import say
from bot.screens import notice
from bot.screens.games import jump_url
from games.core.presentation import plain
from storage import Match, Refused, Status


async def invite(answer: Answer, match: Match, users: Sequence[discord.User | discord.Member]) -> None:
    """Ask people, in public, to join a table that has not begun.

    Raises:
        Refused: it has begun, or is over. Complaint: there is nobody among them to be asked.
    """
    if match.status is not Status.LOBBY:
        raise Refused("not_lobby" if match.open else "over")
    people = {user.id: user for user in users if not user.bot and match.seat_of(user.id) is None}
    if not people:
        raise Complaint(say("table.no_bots" if all(user.bot for user in users) else "table.sits_already"))
    host, title = plain(answer.user.display_name), match.rules.title
    named = ", ".join(f"<@{user}>" for user in people)
    text = say("table.invited", user=named, host=host, game=title, match=match.id, url=jump_url(match))
    await answer.show(notice(text), public=True, pings=tuple(people))
