"""Registration of the slash commands with Discord, in all languages, and only if they have changed."""

import asyncio
import json
import re
from functools import cache
from hashlib import sha256
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, Translator, locale_str

from bot.app.connection import Backoff, reason
from bot.interactions.discord_private import register_commands
from bot.ui.limits import CHOICE, COMMAND_NAME, fit_label
from bot.ui.words import installed_languages, say
from games.core.words import ENGLISH, Message, in_language, said
from storage import Store

COMMANDS = (TranslationContextLocation.command_name, TranslationContextLocation.group_name)
_TYPED = re.compile(r"[-_'\w]+")
STORED_HASH = "commands"
"""Key in the database for the hash of the commands that were registered last."""

LONGEST_SYNC_PAUSE = 900.0
"""Longest pause in seconds between two attempts to register the commands."""

log = structlog.stdlib.get_logger(__name__)


def is_typed_name(name: str) -> bool:
    """Return True if Discord accepts a name of a slash command or option: one word in lower case, not too long."""
    return name == name.lower() and len(name) <= COMMAND_NAME and _TYPED.fullmatch(name) is not None


class CommandTranslator(Translator):
    """The translator of the commands' names and descriptions, which discord.py calls when it registers them.

    It reads the bot's catalogues of texts. What a language lacks stays English, as does a name that Discord refuses.
    """

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return a command's or option's name or description in another language; None to keep the English one.

        Args:
            string: The English text, with its message where it is no name that users type.
            locale: The locale of Discord's users.
            context: What the text belongs to.
        """
        language = _languages(frozenset(installed_languages())).get(locale)
        return None if language is None else _translated(string, language, context.location)


@cache
def _languages(installed: frozenset[str]) -> dict[discord.Locale, str]:
    """Return the language for each of Discord's locales that has one of these languages other than English.

    discord.py asks for every text in each of Discord's thirty locales, so this has to be quick.
    """
    found = {locale: locale.value.partition("-")[0] for locale in discord.Locale}
    return {locale: each for locale, each in found.items() if each != ENGLISH and each in installed}


def _translated(string: locale_str, language: str, location: TranslationContextLocation) -> str | None:
    """Return a name or description in another language; None to keep the English one.

    Args:
        string: The English text, with its message where it is no name that users type.
        language: The language.
        location: What the text belongs to.
    """
    message = string.extras.get("message")
    is_typed = message is None
    if location in COMMANDS and is_typed:
        message = say.message(f"name-{string.message}")
    elif location is TranslationContextLocation.parameter_name:
        message = say.message(f"option-{string.message}")
    if not isinstance(message, Message):
        return None  # such as the title of a game
    with in_language(language):
        text = said(message)
    if is_typed and not is_typed_name(text):
        log.warning("a command keeps its English name", name=string.message, language=language)
        return None
    most = COMMAND_NAME if location in COMMANDS else CHOICE
    return None if text == string.message else fit_label(text, most)


async def command_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return all commands in the form in which they are sent to Discord, in a stable order."""
    commands = tree.get_commands()
    if tree.translator is None:
        payload = [command.to_dict(tree) for command in commands]
    else:
        payload = [await command.get_translated_payload(tree, tree.translator) for command in commands]
    return sorted(payload, key=lambda each: (each["type"], each["name"]))


def _digest(tree: app_commands.CommandTree[Any], payload: list[dict[str, Any]]) -> str:
    text = json.dumps([tree.client.application_id, payload], sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


async def is_synced(tree: app_commands.CommandTree[Any], store: Store) -> bool:
    """Return True if Discord has the commands of this release, judging by the stored hash and Discord's list of names.

    Args:
        tree: The commands of this release.
        store: The database.

    Raises:
        discord.HTTPException: Discord refused the list of commands, or failed.
        Unavailable: The database does not answer.
    """
    payload = await command_payload(tree)
    if await store.get_value(STORED_HASH) != _digest(tree, payload):
        return False
    return {command.name for command in await tree.fetch_commands()} == {each["name"] for each in payload}


async def sync_if_changed(tree: app_commands.CommandTree[Any], store: Store, *, sandboxed: bool = False) -> bool:
    """Register the commands with Discord if they differ from those registered last.

    Args:
        tree: The commands of this release.
        store: The database, which holds a hash of the commands registered last.
        sandboxed: The client talks to a sandbox, the local stand-in for Discord. Ask it too which commands it has: it
            may have been created anew, without any, since the hash was stored.

    Returns:
        True if the commands were registered; False if they have not changed.

    Raises:
        discord.HTTPException: Discord refused the commands, or failed.
        aiohttp.ClientError, OSError: Discord cannot be reached.
        Unavailable: The database does not answer.
    """
    payload = await command_payload(tree)
    digest = _digest(tree, payload)
    same = await store.get_value(STORED_HASH) == digest
    if same and sandboxed:
        known = {command.name for command in await tree.fetch_commands()}
        same = known == {each["name"] for each in payload}
    if same:
        return False
    await register_commands(tree.client, payload)
    await store.put_value(STORED_HASH, digest)
    log.info("commands registered", count=len(payload))
    return True


async def sync_until_done(tree: app_commands.CommandTree[Any], store: Store, *, sandboxed: bool = False) -> None:
    """Register the commands if they have changed; after any error, log it and try again until that succeeds.

    The pauses between two attempts grow up to `LONGEST_SYNC_PAUSE`. Nothing is raised.

    Args:
        tree: The commands of this release.
        store: The database, which holds a hash of the commands registered last.
        sandboxed: The client talks to a sandbox, the local stand-in for Discord; see `sync_if_changed`.
    """
    backoff = Backoff(LONGEST_SYNC_PAUSE)
    while True:
        try:
            await sync_if_changed(tree, store, sandboxed=sandboxed)
            return
        except Exception as error:  # noqa: BLE001 - the commands of the former release still work
            pause = backoff.next_pause()
            log.error("the commands could not be registered", reason=reason(error), retry_in=round(pause, 1))
            await asyncio.sleep(pause)
