"""Persons: what people have set, at hand without a query. Few set anything, so all of them are kept."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

from bot.limits import fit_screen
from bot.screen import Block, Picture, Screen, Text
from games.core.presentation import plain
from storage import Person, Store, Unavailable

EVERY = timedelta(minutes=1)
"""After which is looked what another process has changed."""


def styled(screen: Screen, person: Person) -> Screen:
    """A private screen with its pictures as somebody wants them, or with words instead."""
    if not (person.dark or person.colour_blind or person.text_only):
        return screen
    blocks: list[Block] = []
    for block in screen.blocks:
        if not isinstance(block, Picture):
            blocks.append(block)
        elif not person.text_only:
            drawing = replace(block.drawing, dark=person.dark, colour_blind=person.colour_blind)
            blocks.append(replace(block, drawing=drawing))
        elif (words := plain(block.alt) if block.words is None else block.words).strip():
            blocks.append(Text(words))
    changed = replace(screen, blocks=tuple(blocks))
    return fit_screen(changed) if person.text_only else changed


class Persons:
    """Everybody's settings. What is set through here is known at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[int, Person] = {}
        self._asked: datetime | None = None
        self._forgotten: str | None = None
        """What the store said of the settings that were deleted when all were read (`People.forgotten`)."""
        self._next_up: set[int] = set()
        self._reading: list[set[int]] = []
        """For each reading under way: whose settings were changed meanwhile, for what it finds may be older."""

    def of(self, user: int) -> Person:
        """What somebody has set."""
        return self._known.get(user) or Person(user)

    @property
    def any_next_up(self) -> bool:
        """Whether anybody wants to know when they are next."""
        return bool(self._next_up)

    async def change(self, user: int, change: Callable[[Person], Person]) -> Person:
        """Change what somebody has set."""
        person = await self._store.people.change(user, change)
        self._changed(user)
        return self._keep(person)

    def forget(self, user: int) -> None:
        """Somebody's settings were deleted."""
        self._changed(user)
        self._known.pop(user, None)
        self._next_up.discard(user)

    def _changed(self, user: int) -> None:
        for changed in self._reading:
            changed.add(user)

    def _keep(self, person: Person) -> Person:
        self._known[person.user] = person
        (self._next_up.add if person.next_up else self._next_up.discard)(person.user)
        return person

    async def refresh(self, now: datetime) -> None:
        """See what was changed elsewhere. Where somebody was forgotten everything is read anew: nothing says who."""
        if self._asked is not None and abs(now - self._asked) < EVERY:
            return
        changed: set[int] = set()
        self._reading.append(changed)
        try:
            forgotten = await self._store.people.forgotten()
            anew = self._asked is None or forgotten != self._forgotten
            found = await self._store.people.changed_since(None if anew or self._asked is None else self._asked - EVERY)
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
