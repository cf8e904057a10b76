"""`/learn`: a game in two minutes, alone at a scripted table."""

from typing import Any

from discord import app_commands
from discord.app_commands import locale_str

from bot import lessons
from bot.answer import Interaction
from bot.commands.wording import choices_of, described
from bot.house import House
from bot.limits import CHOICE
from bot.shorten import fit_label
from games.core.registry import all_games


def learn_command(house: House) -> app_commands.Command[Any, ..., None]:
    """`/learn game`."""

    @app_commands.command(name=locale_str("learn"), description=described("learn"))
    @app_commands.describe(game=described("learn_game"))
    @app_commands.choices(game=choices_of([(fit_label(game.title, CHOICE), game.name) for game in all_games()]))
    async def learn(interaction: Interaction, game: str) -> None:
        await house.answer(interaction, lambda answer: lessons.begin(answer, game), waiting="private")

    return learn
