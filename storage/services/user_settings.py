"""Settings that users choose for themselves; they apply in all matches. A user without a row has the defaults."""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import Connection, delete, insert, select

from storage.db import key_value
from storage.db.schema import user_settings
from storage.match.quiet_hours import QuietHours
from storage.time_source import TimeSource
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.queries import Reader

Reminders = Literal["ping", "dm", "off"]

DELETION_TOKEN = "people.forgotten"
"""The name of a key-value entry that is set to a new random token whenever settings are deleted. A process that caches
settings compares it to learn that some are gone; it does not say whose."""


@dataclass(frozen=True, slots=True)
class UserSettings:
    """The settings of one user, such as reminders and quiet hours."""

    user: int
    reminders: Reminders = "ping"
    """How to remind them of a decision: by a ping in the match's thread, by direct message, or not at all."""
    zone: str = "UTC"
    """The name of their time zone."""
    quiet_from: int | None = None
    """Start of their quiet hours, in minutes after midnight in their zone; None for no quiet hours."""
    quiet_to: int | None = None
    """End of their quiet hours; an end before the start is on the next day."""
    clock_always_runs: bool = False
    """True if their time runs in quiet hours too; they get no reminders in them all the same."""
    next_up: bool = False
    """True to notify them one turn ahead: when they will be the next player to decide."""
    digest_due: datetime | None = None
    """When their next daily digest of pending decisions is due, in UTC; None if they want none."""
    colour_blind: bool = False
    """True to draw pictures in colours that colour-blind people can tell apart."""
    text_only: bool = False
    """True to show text instead of pictures."""
    dark: bool = False
    """True to draw pictures on a dark background."""
    dms_closed: bool = False
    """True if a direct message to them could not be delivered. Until they next choose how to be reminded, they are
    reminded in the match's thread instead."""
    language: str | None = None
    """The language, such as "de", that they have chosen for what they alone read; None for their Discord language."""
    discord_language: str | None = None
    """The language of their Discord client when they last used the bot; None until they first change a setting or ask
    for a direct message. Direct messages are in it unless they have chosen a `language`."""
    unnamed: bool = False
    """True if nobody may write their name in an ostracism, a public vote in which voters write names of members."""

    @property
    def quiet_hours(self) -> QuietHours | None:
        """The hours of each day in which the user gets no reminders; None if there are none."""
        if self.quiet_from is None or self.quiet_to is None:
            return None
        return QuietHours(self.quiet_from, self.quiet_to, self.zone)

    @property
    def clock_stops_in(self) -> str | None:
        """The quiet hours in which the user's time stops, as text from `QuietHours.write`; None if it never stops."""
        return None if self.quiet_hours is None or self.clock_always_runs else self.quiet_hours.write()


_COLUMNS = [each.name for each in fields(UserSettings)]


class UserSettingsStore:
    """Reads and writes users' settings. All methods raise `Unavailable` if the database does not answer.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        time_source: The clock that says when a setting was changed.
    """

    def __init__(self, writer: Writer, reader: Reader, time_source: TimeSource) -> None:
        self._writer = writer
        self._reader = reader
        self._time_source = time_source

    async def get(self, user: int) -> UserSettings:
        """Return a user's settings, or the defaults if nothing is stored about them."""
        return (await self._select(select(user_settings).where(user_settings.c.user == user))).get(
            user, UserSettings(user)
        )

    async def changed_since(self, moment: datetime | None) -> list[UserSettings]:
        """List the settings of users who changed them at `moment` (UTC) or later; None lists all that are stored."""
        query = select(user_settings)
        if moment is not None:
            query = query.where(user_settings.c.changed_at >= moment)
        return list((await self._select(query)).values())

    async def deletion_token(self) -> str | None:
        """Return a token that changes whenever somebody's settings are deleted; None if none ever were."""
        token: str | None = await self._reader.read(lambda db: key_value.get(db, DELETION_TOKEN))
        return token

    async def quiet_hours_of(self, users: Iterable[int]) -> dict[int, str]:
        """Return the quiet hours in which users' time stops, by user and as `QuietHours.write` returns them.

        Users whose time never stops are missing from the result.
        """
        found = await self._select(select(user_settings).where(user_settings.c.user.in_(list(users))))
        return {user: quiet for user, settings in found.items() if (quiet := settings.clock_stops_in) is not None}

    async def digests_due(self, now: datetime) -> list[UserSettings]:
        """List the settings of users whose daily digest of pending decisions is due at `now` (UTC) or earlier."""
        return list((await self._select(select(user_settings).where(user_settings.c.digest_due <= now))).values())

    async def change(self, user: int, change: Callable[[UserSettings], UserSettings]) -> UserSettings:
        """Change a user's settings in one transaction.

        Args:
            user: The user.
            change: Takes the stored settings and returns the new ones; may be called several times.

        Returns:
            The new settings.
        """
        now = self._time_source.now()

        def work(db: Connection) -> UserSettings:
            rows = db.execute(select(user_settings).where(user_settings.c.user == user).with_for_update())
            old = next((_settings_of(row) for row in rows), UserSettings(user))
            new = replace(change(old), user=user)
            if new != old:
                db.execute(delete(user_settings).where(user_settings.c.user == user))
                db.execute(insert(user_settings).values(**_row(new), changed_at=now))
            return new

        return await self._writer.alone(work)

    async def _select(self, query: Any) -> dict[int, UserSettings]:
        def work(db: Connection) -> dict[int, UserSettings]:
            return {row.user: _settings_of(row) for row in db.execute(query)}

        return await self._reader.read(work)


def delete_settings(db: Connection, user: int) -> None:
    """Delete a user's settings and set a new `DELETION_TOKEN`, so that processes with a cache learn that some are gone.

    Args:
        db: The writing transaction's connection.
        user: The user.
    """
    db.execute(delete(user_settings).where(user_settings.c.user == user))
    key_value.put(db, DELETION_TOKEN, secrets.token_hex(8))


def _settings_of(row: Any) -> UserSettings:
    return UserSettings(**{name: getattr(row, name) for name in _COLUMNS})


def _row(settings: UserSettings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in _COLUMNS}
