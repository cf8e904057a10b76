"""The bot's own texts in the reader's language, and values in them that need a form: amounts, times and mentions."""

import asyncio
import contextlib
import os
from collections.abc import Iterable
from datetime import datetime
from functools import cache
from weakref import WeakKeyDictionary
from zoneinfo import available_timezones

import discord
from babel.core import get_global

from games.core.registry import all_games
from games.core.words import (
    ENGLISH,
    Markdown,
    Message,
    UnknownMessage,
    Words,
    babel_locale,
    current_language,
    in_language,
    language_of_terminal,
    languages_of,
    name_commands,
)
from games.core.words import say as default_words

say = Words("bot")
name_commands(lambda word: say.label(f"name-{word}"))


def installed_languages() -> frozenset[str]:
    """Return the codes of the languages, such as "en", into which the bot's texts are translated."""
    return languages_of("bot")


def language_of(locale: object) -> str:
    """Return the language in which the bot addresses a person or a server: English if it has no texts in theirs.

    Args:
        locale: Their locale in Discord, such as "de" or "en-GB"; None if it is unknown.
    """
    language = str(locale).partition("-")[0]
    return language if language in installed_languages() else ENGLISH


_CHOSEN: WeakKeyDictionary[discord.Client, dict[int, str]] = WeakKeyDictionary()


def chosen_languages(client: discord.Client) -> dict[int, str]:
    """Return the languages that managers have chosen for their servers, by the server's id.

    `bot.scheduler.settings_cache.ServerLanguages` fills this dictionary, one for each client.
    """
    return _CHOSEN.setdefault(client, {})


def server_language(client: discord.Client, guild: int | None, locale: object = None) -> str:
    """Return the language of what all members of a server read, such as the public messages of matches and votes.

    It is the one that the server's managers have chosen, else that of its preferred locale in Discord.

    Args:
        client: The Discord client, which knows the servers.
        guild: The server's id; None outside a server.
        locale: The server's preferred locale, which comes with interactions; None for the one the client knows.
    """
    if guild is None:
        return ENGLISH
    if (chosen := chosen_languages(client).get(guild)) in installed_languages():
        return chosen
    known = client.get_guild(guild) if locale is None else None
    return language_of(locale if known is None else known.preferred_locale)


def computer_name(client: discord.Client, guild: int | None, number: int) -> str:
    """Return the name of a computer player, such as "Computer 1", in the language of a server.

    Args:
        client: The Discord client, which knows the servers.
        guild: The server's id; None outside a server.
        number: The number of the computer player in its match, from 1.
    """
    with in_language(server_language(client, guild)):
        return say.label("lobby-computer-name", number=number)


def language_name(language: str) -> str:
    """Return what a language calls itself, such as "Deutsch", for lists to choose from."""
    name = babel_locale(language).get_language_name(language) or language
    return name[:1].upper() + name[1:]


def host_language() -> str:
    """Return the language in which to address the person at the terminal, from the process's environment variables."""
    return language_of(language_of_terminal(os.environ))


PAUSE = 0.01
"""Seconds between two messages that are compiled in advance, in which the event loop and its threads get on."""


async def compile_words(language: str) -> None:
    """Compile the texts of the bot and of all games in one language, in a thread, so that no press has to wait for it.

    Args:
        language: The language.
    """
    for words in (say, default_words, *(game.words for game in all_games() if game.words is not None)):
        for compile_message in words.preparations(language):
            with contextlib.suppress(UnknownMessage):  # of an installed game; it is reported where it is used
                await asyncio.to_thread(compile_message)
            await asyncio.sleep(PAUSE)


KILO = 1000


def byte_count(count: int) -> Message:
    """Return an amount of memory, in bytes, as an argument of a message, such as "1.2 MB"; 1 kB is 1,000 bytes."""
    size = float(count)
    for unit in ("b", "kb", "mb", "gb"):
        if size < KILO or unit == "gb":
            break
        size /= KILO
    return say.message(f"measure-{unit}", number=round(size, 1))


def duration(seconds: float) -> Message:
    """Return a duration in seconds as an argument of a message: "40 s", "3 min", "5 h", "2 days"."""
    if seconds < 90:
        return say.message("measure-seconds", number=round(seconds))
    if seconds < 90 * 60:
        return say.message("measure-minutes", number=round(seconds / 60))
    if seconds < 48 * 3600:
        return say.message("measure-hours", number=round(seconds / 3600))
    return say.message("measure-days", number=round(seconds / 86400))


def timestamp(moment: datetime, style: str = "R") -> Markdown:
    """Return a time as markdown that Discord shows to each reader in their own time zone.

    Args:
        moment: The time; timezone-aware.
        style: A style of the page "Message Formatting" in Discord's documentation: R is relative, f and F are dates
            with the time.
    """
    return Markdown(f"<t:{int(moment.timestamp())}:{style}>")


def zone_city(zone: str) -> str:
    """Return the city that stands for a time zone in the current language, such as "Wien" for `Europe/Vienna`.

    The zones of no city, such as `UTC`, unknown ones, and former names of zones of the same city keep their names.
    """
    return _cities(current_language()).get(zone, zone)


def prepare_cities() -> None:
    """Read the cities of the time zones in all languages, so that no command waits for them on the event loop.

    This takes a fifth of a second the first time, most of it to read files. Call it in a thread.
    """
    for language in installed_languages():
        _cities(language)


_zones = cache(available_timezones)
"""Returns the names of all time zones; the first time it reads a folder with hundreds of files."""


@cache
def _cities(language: str) -> dict[str, str]:
    """Return the cities of the time zones in a language, by the zone's name; see `prepare_cities`.

    Babel knows some zones, such as that of Kyiv, only by their former names.
    """
    data, renamed = babel_locale(language).time_zones, get_global("zone_aliases")
    known = {renamed.get(zone, zone): names["city"] for zone, names in data.items() if "city" in names}
    found = {}
    for zone in _zones():
        own = zone.rpartition("/")[2]
        if "/" in zone and not zone.startswith("Etc/GMT") and own != renamed.get(zone, "").rpartition("/")[2]:
            found[zone] = known.get(zone) or own.replace("_", " ")
    return found


def mention(user: int) -> Markdown:
    """Return markdown that Discord shows as a mention of the user with this id."""
    return Markdown(f"<@{user}>")


def mentions(users: Iterable[int]) -> Markdown:
    """Return markdown that Discord shows as mentions of the users with these ids, separated by spaces."""
    return Markdown(" ").join(map(mention, users))


def role_mention(role: int) -> Markdown:
    """Return markdown that Discord shows as a mention of the role with this id."""
    return Markdown(f"<@&{role}>")


def channel_mention(channel: int) -> Markdown:
    """Return markdown that Discord shows as a link to the channel or thread with this id."""
    return Markdown(f"<#{channel}>")
