"""The slash commands, thin: options and completions, then a handler. Names and descriptions are `locale_str`.

Each module of this folder that has a function `commands(services)` gives the commands it returns to the bot.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from discord import app_commands

from bot.services import Services


def add_commands(tree: app_commands.CommandTree[Any], services: Services) -> None:
    """Add the commands of every module of this folder.

    Args:
        tree: Where discord.py keeps commands.
        services: What their handlers are given.
    """
    for found in iter_modules(__path__):
        module = import_module(f"{__name__}.{found.name}")
        if hasattr(module, "commands"):
            for command in module.commands(services):
                tree.add_command(command)
