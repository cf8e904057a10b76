"""A challenge: a table for two is opened, and somebody is invited to it."""

import discord

from bot import ids
from bot.answer import Answer
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House
from bot.ids import Challenge, ChallengeMenu, write
from bot.inviting import invite
from bot.limits import CHOICE, PLACEHOLDER, fit_screen
from bot.lobby import open_table
from bot.screen import Menu, Option, Screen, Text
from bot.screens.names import GROUND
from bot.shorten import fit_label
from games.core.presentation import plain
from games.core.registry import all_games


async def ask_game(house: House, answer: Answer, user: discord.User | discord.Member) -> None:
    """Ask to which game that person is challenged.

    Raises:
        Complaint: it is a bot, or whoever asks.
    """
    if user.bot:
        raise Complaint(say("table.no_bots"))
    if user.id == answer.user.id:
        raise Complaint(say("challenge.self"))
    for_two = [game for game in all_games() if 2 in game.seats]
    options = tuple([Option(fit_label(game.title, CHOICE), write(Challenge(user.id, game.name))) for game in for_two])
    text = say("challenge.ask", name=plain(user.display_name))
    menu = Menu(write(ChallengeMenu(user.id)), fit_label(say("challenge.menu"), PLACEHOLDER), options)
    await answer.show(fit_screen(Screen((Text(text), menu), GROUND)))


async def open_for(house: House, answer: Answer, press: ids.Challenge) -> None:
    """Open the table and invite that person."""
    guild = answer.interaction.guild
    user = None if guild is None else await _member(guild, press.user)
    if user is None:
        raise Complaint(say("challenge.gone"))
    await invite(answer, await open_table(house, answer, press.game), [user])


async def _member(guild: discord.Guild, user: int) -> discord.Member | None:
    """Somebody of that server; None: not, or not any more."""
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        return None
