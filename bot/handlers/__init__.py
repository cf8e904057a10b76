"""Handlers of commands, buttons, menus and forms, one module per feature. See `bot.interactions.registry`."""

from importlib import import_module
from pkgutil import iter_modules


def load() -> None:
    """Import every module of this package, which registers its handlers."""
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}")
