"""What can be asked of a person, in the menu that a click on their name opens."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.answer import Interaction
from bot.catalogue import say
from bot.challenge import ask_game
from bot.house import House
from bot.stats.handlers import show_stats
from bot.stats.screens import ALL


def person_menus(house: House) -> list[app_commands.ContextMenu]:
    """«Challenge to a game» and «Show record»."""

    async def challenge(interaction: Interaction, user: discord.Member | discord.User) -> None:
        await house.answer(interaction, lambda answer: ask_game(house, answer, user), waiting="private")

    async def record(interaction: Interaction, user: discord.Member | discord.User) -> None:
        await house.answer(
            interaction, lambda answer: show_stats(house, answer, user.id, user.display_name, ALL), waiting="private"
        )

    return [
        app_commands.ContextMenu(name=locale_str(say("challenge.name")), callback=challenge),
        app_commands.ContextMenu(name=locale_str(say("challenge.record")), callback=record),
    ]
