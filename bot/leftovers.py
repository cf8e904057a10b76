"""Leftovers: what another process has begun and cannot finish any more, because it was ended or killed.

A start catches up with everything. Who was there already, while an old release gave way to a new one, would never hear
of it; so where the database is shared, one looks now and then for what nobody has cared about since the last look.
"""

from datetime import datetime, timedelta

from bot.refresher import Refresher
from bot.thinkers import Thinkers
from storage import Store

EVERY = timedelta(seconds=30)
"""Between two looks: as long as a board that is behind, or a computer that thinks, is taken to be somebody's affair."""


class Leftovers:
    """Boards that are behind, and computer players of whom a decision is asked."""

    def __init__(self, store: Store, refresher: Refresher, thinkers: Thinkers) -> None:
        self._store = store
        self._refresher = refresher
        self._thinkers = thinkers
        self._looked: datetime | None = None
        self._behind: dict[int, int] = {}
        self._thinking: dict[int, int] = {}

    async def look(self, now: datetime) -> None:
        """Do what has been waiting since the last look, if that was a while ago."""
        if not self._store.shared or (self._looked is not None and abs(now - self._looked) < EVERY):
            return
        self._looked = now
        behind = {}
        for match_id in await self._store.unshown():
            if match_id not in self._refresher.troubles:
                match = await self._store.match(match_id)
                behind[match.id] = match.version
                if self._behind.get(match.id) == match.version:
                    self._refresher.catch_up_with(match)
        thinking = {}
        for match in await self._store.waiting_for_computers():
            thinking[match.id] = match.version
            if self._thinking.get(match.id) == match.version:
                self._thinkers.wake(match)
        self._behind, self._thinking = behind, thinking
