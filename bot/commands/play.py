"""`/play`: open a table."""

from typing import Any

from discord import app_commands
from discord.app_commands import locale_str

from bot.answer import Answer, Interaction
from bot.catalogue import say
from bot.commands.wording import choices_of, described
from bot.house import House
from bot.limits import CHOICE
from bot.lobby import open_table
from bot.shorten import fit_label
from games.core.game import Game
from games.core.registry import all_games


def play_command(house: House) -> app_commands.Command[Any, ..., None]:
    """`/play game`; what can be set is set in the lobby."""

    @app_commands.command(name=locale_str("play"), description=described("play"))
    @app_commands.describe(game=described("play_game"))
    @app_commands.choices(game=choices_of([(_label(game), game.name) for game in all_games()]))
    async def play(interaction: Interaction, game: str) -> None:
        async def handler(answer: Answer) -> None:
            await open_table(house, answer, game)

        await house.answer(interaction, handler, waiting="public")

    return play


def _label(game: Game[Any, Any]) -> str:
    least, most = game.seats[0], game.seats[-1]
    players = say("lobby.players", count=most) if least == most else say("lobby.between", least=least, most=most)
    return fit_label(say("command.play_choice", game=game.title, players=players, length=game.length), CHOICE)
