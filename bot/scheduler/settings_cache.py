"""Caches of settings: those of all users, with their effect on private messages, and the languages of servers.

Changes by another process that shares the database are noticed within a minute. Matches have no cache here:
the identity map of `storage` keeps them decoded, and reading whether one is still the newest takes a quarter of a
millisecond.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from bot.ui.blocks import Block, Picture, Screen, Text
from bot.ui.limits import fit_screen
from bot.ui.words import chosen_languages, installed_languages, language_of
from games.core.words import escape
from storage import Store, Unavailable, UserSettings

REFRESH_INTERVAL = timedelta(minutes=1)
"""How often the changes of other processes are read."""
_STORED_LANGUAGE = "language."
"""Before a server's id, the key of its language in the database."""


def apply_appearance(screen: Screen, person: UserSettings) -> Screen:
    """Return a private message with its pictures in the colours that the user has chosen, or with text in their place.

    Args:
        screen: A message that only this user sees.
        person: The user's settings.
    """
    if not (person.dark or person.colour_blind or person.text_only):
        return screen
    blocks: list[Block] = []
    for block in screen.blocks:
        if not isinstance(block, Picture):
            blocks.append(block)
        elif not person.text_only:
            drawing = replace(block.drawing, dark=person.dark, colour_blind=person.colour_blind)
            blocks.append(replace(block, drawing=drawing))
        elif (words := escape(block.alt) if block.text_alternative is None else block.text_alternative).strip():
            blocks.append(Text(words))
    changed = replace(screen, blocks=tuple(blocks))
    return fit_screen(changed) if person.text_only else changed


class SettingsCache:
    """A cache of all users' settings, through which they are read and changed.

    Changes made through it take effect at once; `refresh` reads those of other processes.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, UserSettings] = {}
        self._asked: datetime | None = None
        self._forgotten: str | None = None
        """The value of `UserSettingsStore.forgotten` when all settings were read."""
        self._next_up: set[int] = set()
        self._reading: list[set[int]] = []
        """For each read under way the users whose settings were changed meanwhile: what it finds may be older."""

    def get(self, user: int) -> UserSettings:
        """Return a user's settings; the default ones if they have set none."""
        return self._known.get(user) or UserSettings(user)

    def language_of(self, user: int, locale: object = None) -> str:
        """Return the language of what only one user reads: the one they have chosen, else that of their Discord client.

        Args:
            user: The user's id.
            locale: Their locale in Discord, which comes with interactions; None if it is unknown now.
        """
        person = self.get(user)
        if person.language in installed_languages():
            return person.language
        return language_of(person.discord_language if locale is None else locale)

    async def note_locale(self, user: int, locale: object) -> None:
        """Store the language of a user's Discord, for messages that they get later, when no interaction tells it.

        Args:
            user: The user's id.
            locale: Their locale in Discord.

        Raises:
            Unavailable: The database does not answer.
        """
        language = language_of(locale)
        if language != language_of(self.get(user).discord_language):
            await self.change(user, lambda person: replace(person, discord_language=language))

    async def follow_locale(self, user: int, locale: object) -> None:
        """Store the language of a user's Discord if one is stored already and it has changed; called at any press.

        Nothing is stored about a user who has not set anything: they get no direct messages. Usually this only compares
        two values in memory. If the database does not answer, a later press tries again.

        Args:
            user: The user's id.
            locale: Their locale in Discord.
        """
        if self.get(user).discord_language is not None:
            with suppress(Unavailable):
                await self.note_locale(user, locale)

    @property
    def anyone_wants_next_up(self) -> bool:
        """True if any user wants a notice when it will probably be their turn next."""
        return bool(self._next_up)

    async def change(self, user: int, change: Callable[[UserSettings], UserSettings]) -> UserSettings:
        """Change a user's settings in the database and in the cache, and return the new ones.

        Args:
            user: The user's id.
            change: Returns the new settings, given the old ones.

        Raises:
            Unavailable: The database does not answer; the cache stays as it is.
        """
        person = await self._store.user_settings.change(user, change)
        self._changed(user)
        return self._keep(person)

    def forget(self, user: int) -> None:
        """Drop a user from the cache, because their settings were deleted from the database."""
        self._changed(user)
        self._known.pop(user, None)
        self._next_up.discard(user)

    def _changed(self, user: int) -> None:
        for changed in self._reading:
            changed.add(user)

    def _keep(self, person: UserSettings) -> UserSettings:
        self._known[person.user] = person
        (self._next_up.add if person.next_up else self._next_up.discard)(person.user)
        return person

    async def refresh(self, now: datetime) -> None:
        """Read the users' settings that other processes have changed; if one has deleted any, read all of them.

        If the database is unavailable, the cache stays as it is.

        Args:
            now: The current time. A call within `REFRESH_INTERVAL` of the last one does nothing.
        """
        if self._asked is not None and abs(now - self._asked) < REFRESH_INTERVAL:
            return
        changed: set[int] = set()
        self._reading.append(changed)
        try:
            forgotten = await self._store.user_settings.deletion_token()
            anew = self._asked is None or forgotten != self._forgotten
            found = await self._store.user_settings.changed_since(
                None if anew or self._asked is None else self._asked - REFRESH_INTERVAL
            )
        except Unavailable:
            return
        finally:
            self._reading = [each for each in self._reading if each is not changed]
        for person in found:
            if person.user not in changed:
                self._keep(person)
        if anew:
            for user in self._known.keys() - {person.user for person in found} - changed:
                self.forget(user)
        self._asked, self._forgotten = now, forgotten


class ServerLanguages:
    """A cache of the languages that managers have chosen for their servers, through which they are read and changed.

    It fills `bot.ui.words.chosen_languages`, from which `bot.ui.words.server_language` reads.
    """

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._known = chosen_languages(client)
        self._store = store
        self._asked: datetime | None = None

    async def choose(self, guild: int, language: str | None) -> None:
        """Store the language of what all members of a server read.

        Args:
            guild: The server's id.
            language: The language; None for that of the server's preferred locale in Discord.

        Raises:
            Unavailable: The database does not answer; the language stays as it is.
        """
        await self._store.put_value(f"{_STORED_LANGUAGE}{guild}", language)
        self._keep(guild, language)

    async def refresh(self, now: datetime) -> None:
        """Read the servers' languages from the database; they stay as they are if it does not answer.

        Args:
            now: The current time. A call within `REFRESH_INTERVAL` of the last one does nothing.
        """
        if self._asked is not None and abs(now - self._asked) < REFRESH_INTERVAL:
            return
        try:
            stored = await self._store.values_beginning_with(_STORED_LANGUAGE)
        except Unavailable:
            return
        found = {int(name.removeprefix(_STORED_LANGUAGE)): str(language) for name, language in stored.items()}
        for guild in {*found, *self._known}:
            self._keep(guild, found.get(guild))
        self._asked = now

    def _keep(self, guild: int, language: str | None) -> None:
        if language is None:
            self._known.pop(guild, None)
        else:
            self._known[guild] = language
