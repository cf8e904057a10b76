"""The slash commands, one file a subject. Names and descriptions are `locale_str`, ready for a translator."""

from typing import Any

from discord import app_commands

from bot.admin.commands import admin_commands
from bot.commands.act import act_command, hand_command
from bot.commands.board import board_command
from bot.commands.games import games_command
from bot.commands.learn import learn_command
from bot.commands.person import person_menus
from bot.commands.play import play_command
from bot.commands.rules import rules_command
from bot.commands.settings import settings_commands
from bot.commands.table import table_commands
from bot.house import House
from bot.stats.commands import stats_command
from bot.vote.commands import vote_commands

_COMMANDS = (
    play_command,
    games_command,
    hand_command,
    act_command,
    board_command,
    table_commands,
    rules_command,
    learn_command,
    vote_commands,
    settings_commands,
    stats_command,
    admin_commands,
)


def add_commands(tree: app_commands.CommandTree[Any], house: House) -> None:
    """Put all commands into the tree."""
    for make in _COMMANDS:
        tree.add_command(make(house))
    for menu in person_menus(house):
        tree.add_command(menu)
