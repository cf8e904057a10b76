"""Puts the names and descriptions of commands, options and choices into the languages that Discord's users read."""

import re

import discord
import structlog
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, Translator, locale_str

from bot.ui.limits import CHOICE, COMMAND_NAME, fit_label
from bot.ui.words import installed_languages, say
from games.core.words import ENGLISH, Message, in_language, said

COMMANDS = (TranslationContextLocation.command_name, TranslationContextLocation.group_name)
_TYPED = re.compile(r"[-_'\w]+")

log = structlog.stdlib.get_logger(__name__)


def is_typed_name(name: str) -> bool:
    """Return True if Discord accepts a name of a slash command or option: one word in lower case, not too long."""
    return name == name.lower() and len(name) <= COMMAND_NAME and _TYPED.fullmatch(name) is not None


class CommandTranslator(Translator):
    """Translates through the bot's catalogues. What a language lacks stays English, as does a name Discord refuses."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return a name or description in a language; None for the English one.

        Args:
            string: The English text, with its message where it is no name that users type.
            locale: The locale of Discord's users.
            context: What the text belongs to.
        """
        language = locale.value.partition("-")[0]
        if language == ENGLISH or language not in installed_languages():
            return None
        message = string.extras.get("message")
        is_typed = message is None
        if context.location in COMMANDS and is_typed:
            message = say.message(f"name-{string.message}")
        elif context.location is TranslationContextLocation.parameter_name:
            message = say.message(f"option-{string.message}")
        if not isinstance(message, Message):
            return None  # such as the title of a game
        with in_language(language):
            text = said(message)
        if is_typed and not is_typed_name(text):
            log.warning("a command keeps its English name", name=string.message, language=language)
            return None
        most = COMMAND_NAME if context.location in COMMANDS else CHOICE
        return None if text == string.message else fit_label(text, most)
