"""The languages that managers have chosen for their servers, stored in the database and known to this process."""

from datetime import datetime, timedelta

import discord

from bot.ui.words import chosen_languages
from storage import Store, Unavailable

REFRESH_INTERVAL = timedelta(minutes=1)
"""How often the choices of other processes are read."""
_STORED = "language."
"""Before a server's id, the key of its language in the database."""


class ServerLanguages:
    """Reads and changes the languages of servers; `bot.ui.words.server_language` follows them."""

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
        await self._store.put_value(f"{_STORED}{guild}", language)
        self._keep(guild, language)

    async def refresh(self, now: datetime) -> None:
        """Read the languages from the database; they stay as they are if it does not answer.

        Args:
            now: The current time. A call within `REFRESH_INTERVAL` of the last one does nothing.
        """
        if self._asked is not None and abs(now - self._asked) < REFRESH_INTERVAL:
            return
        try:
            stored = await self._store.values_beginning_with(_STORED)
        except Unavailable:
            return
        found = {int(name.removeprefix(_STORED)): str(language) for name, language in stored.items()}
        for guild in {*found, *self._known}:
            self._keep(guild, found.get(guild))
        self._asked = now

    def _keep(self, guild: int, language: str | None) -> None:
        if language is None:
            self._known.pop(guild, None)
        else:
            self._known[guild] = language
