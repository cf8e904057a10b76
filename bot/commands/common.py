"""What the commands share: translatable descriptions, choices, and the autocompletion of options."""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot.interactions.registry import COMPLETIONS, Completion
from bot.interactions.response import Interaction
from bot.services import Services
from bot.ui.limits import CHOICE, check_choices, fit_label
from bot.ui.words import say
from games.core.words import ENGLISH, Message, in_language, said

AnyCommand = app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu

Typed = Range[str, 1, CHOICE]
"""A typed option of a command, no longer than any suggestion: it is searched for, and costs time by its length."""


def description(key: str) -> locale_str:
    """Return the translatable description of a command or option, from the bot's texts.

    Args:
        key: The name of its text without "command-".
    """
    return translatable(say.message(f"command-{key}"))


def translatable(message: Message) -> locale_str:
    """Return a text of the bot for discord.py, which has it translated where Discord shows it.

    The English text is shown in languages without a translation.
    """
    with in_language(ENGLISH):
        return locale_str(fit_label(said(message), CHOICE), message=message)


def choice(message: Message, value: str) -> Choice[str]:
    """Return a choice of a command's option, whose name can be translated.

    Args:
        message: The name that Discord shows.
        value: The value that Discord sends to the bot.
    """
    return Choice(name=translatable(message), value=value)


def choices(pairs: list[tuple[str, str]]) -> list[Choice[str]]:
    """Return (label, value) pairs as discord.py's choices of a command's option.

    Raises:
        OverLimit: There are too many, or one is empty or too long for Discord.
    """
    check_choices(pairs)
    return [Choice(name=label, value=value) for label, value in pairs]


def add_completions(
    services: Services, commands: Iterable[app_commands.Command[Any, ..., None]], *completions: Completion[Services]
) -> None:
    """Add autocompletion to options of commands, which are changed.

    Args:
        services: The bot's services, which the completions receive.
        commands: The commands that have the options.
        completions: Functions declared by `bot.interactions.registry.autocomplete`, which names the option of each.
    """
    for completion in completions:
        complete = _completer(services, completion)
        for command in commands:
            command.autocomplete(COMPLETIONS[completion])(complete)


def _completer(
    services: Services, completion: Completion[Services]
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        if len(typed) > CHOICE:  # what is still being typed may be longer than the option allows
            services.dispatcher.release(interaction.id)
            return []
        return choices(await services.complete(interaction, lambda: completion(services, interaction, typed)))

    return complete
