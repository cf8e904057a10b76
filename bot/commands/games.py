"""`/games`: my tables, or those of this server."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.answer import Interaction
from bot.catalogue import say
from bot.commands.wording import described
from bot.house import House
from bot.standing import show_tables


def games_command(house: House) -> app_commands.Command[Any, ..., None]:
    """`/games` and `/games of:server`."""
    of_whom = [
        Choice(name=say("command.games_mine"), value="mine"),
        Choice(name=say("command.games_server"), value="server"),
    ]

    @app_commands.command(name=locale_str("games"), description=described("games"))
    @app_commands.describe(of=described("games_of"))
    @app_commands.choices(of=of_whom)
    async def games(interaction: Interaction, of: str = "mine") -> None:
        await house.answer(interaction, lambda answer: show_tables(house, answer, of), waiting="private")

    return games
