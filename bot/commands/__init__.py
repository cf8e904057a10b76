"""The slash commands: their names, options and completions; each calls a handler.

Names and descriptions are discord.py's `locale_str`, so that Discord shows them in its users' languages. The bot gets
the commands that the functions `commands(services)` of the modules of this folder return.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from discord import app_commands

from bot.services import Services


def add_commands(tree: app_commands.CommandTree[Any], services: Services) -> None:
    """Add the bot's slash commands and context menus, from every module of this package, to discord.py's tree.

    Args:
        tree: The command tree of discord.py, which is changed.
        services: The bot's services, which the commands' handlers receive.
    """
    for found in iter_modules(__path__):
        module = import_module(f"{__name__}.{found.name}")
        if hasattr(module, "commands"):
            for command in module.commands(services):
                tree.add_command(command)
