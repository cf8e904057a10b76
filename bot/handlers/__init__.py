"""Handlers of commands, buttons, menus and forms, one module per feature. See `bot.interactions.registry`.

Most handlers take the same arguments: `services`, the bot's services; `response`, through which they respond to the
interaction; then the parsed custom id that was pressed (`press`) or the arguments of a command; and for a form,
`typed`, the user's inputs by field. They raise `Refused` and `UserError`, which the dispatcher turns into a private
message.
"""

from importlib import import_module
from pkgutil import iter_modules


def load() -> None:
    """Import every module of this package; importing one registers its handlers (see `bot.interactions.registry`)."""
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}")
