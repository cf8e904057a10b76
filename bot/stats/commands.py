"""`/stats player game`."""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.answer import Interaction
from bot.commands.wording import choices_of, described
from bot.house import House
from bot.stats.handlers import show_stats
from bot.stats.screens import ALL, games_to_choose


def stats_command(house: House) -> app_commands.Command[Any, ..., None]:
    """My record, or somebody else's, in one game or in all."""

    @app_commands.command(name=locale_str("stats"), description=described("stats"))
    @app_commands.describe(player=described("stats_player"), game=described("stats_game"))
    @app_commands.choices(game=choices_of(games_to_choose()))
    async def stats(interaction: Interaction, player: discord.User | None = None, game: str = ALL) -> None:
        who = player or interaction.user
        await house.answer(
            interaction, lambda answer: show_stats(house, answer, who.id, who.display_name, game), waiting="private"
        )

    return stats
