"""Parts that all commands share: descriptions from the catalogue, choices, and completion of options."""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.interactions.registry import COMPLETIONS, Completion
from bot.interactions.response import Interaction
from bot.services import Services
from bot.ui.catalogue import say
from bot.ui.limits import check_choices

AnyCommand = app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu


def description(key: str) -> locale_str:
    """Return the description with a key of the catalogue; a translator looks up its own text by this key."""
    return locale_str(say(f"command.{key}"), key=f"command.{key}")


def choices(pairs: list[tuple[str, str]]) -> list[Choice[str]]:
    """Return pairs of label and value as choices.

    Raises:
        OverLimit: Discord would refuse them.
    """
    check_choices(pairs)
    return [Choice(name=label, value=value) for label, value in pairs]


def add_completions(
    services: Services, commands: Iterable[app_commands.Command[Any, ..., None]], *completions: Completion[Services]
) -> None:
    """Add autocompletion to options of commands.

    Args:
        services: The bot's services, which the completions receive.
        commands: The commands that have the options.
        completions: Functions declared by `autocomplete`, each for the option named there.
    """
    for completion in completions:
        complete = _completer(services, completion)
        for command in commands:
            command.autocomplete(COMPLETIONS[completion])(complete)


def _completer(
    services: Services, completion: Completion[Services]
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices(await services.complete(interaction, lambda: completion(services, interaction, typed)))

    return complete
