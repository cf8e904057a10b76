"""Everybody's settings in memory, and how they change what a private screen looks like.

Where another process shares the database, what it has changed is noticed within a minute. Matches have no cache here:
the identity map of `storage` keeps them decoded, and reading whether one is still the newest takes a quarter of a
millisecond.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.ui.blocks import Block, Picture, Screen, Text
from bot.ui.limits import fit_screen
from games.core.presentation import plain
from storage import Store, Unavailable, UserSettings

REFRESH_INTERVAL = timedelta(minutes=1)
"""How often the changes of other processes are read."""


def apply_appearance(screen: Screen, person: UserSettings) -> Screen:
    """Return a private screen with its pictures as the user wants them, or with text instead.

    Args:
        screen: For this user alone.
        person: Their settings.
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
        elif (words := plain(block.alt) if block.text_alternative is None else block.text_alternative).strip():
            blocks.append(Text(words))
    changed = replace(screen, blocks=tuple(blocks))
    return fit_screen(changed) if person.text_only else changed


class SettingsCache:
    """Everybody's settings. A change made through the cache is in it at once."""

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
        """Return what a user has set."""
        return self._known.get(user) or UserSettings(user)

    @property
    def anyone_wants_next_up(self) -> bool:
        """Whether any user wants to be told when they are next."""
        return bool(self._next_up)

    async def change(self, user: int, change: Callable[[UserSettings], UserSettings]) -> UserSettings:
        """Change what a user has set, and return it.

        Args:
            user: Whose settings.
            change: Returns the new settings from the old.
        """
        person = await self._store.user_settings.change(user, change)
        self._changed(user)
        return self._keep(person)

    def forget(self, user: int) -> None:
        """Forget a user whose settings were deleted."""
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
        """Read what other processes have changed. If one has deleted settings, all are read: nothing says whose."""
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
