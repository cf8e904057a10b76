"""Leftovers: what another process has begun and cannot finish any more, because it was ended or killed.

A start catches up with everything. Who was there already, while an old release gave way to a new one, would never hear
of it; so one looks now and then for what nobody has cared about since the last look.
"""

import logging
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from bot.refresher import Refresher
from bot.thinkers import Thinkers
from storage import Match, Refused, Store, Unavailable

EVERY = timedelta(seconds=30)
"""Between two looks: as long as a board that is behind, a computer that thinks or a question that is to be counted
again is taken to be somebody's affair."""

log = logging.getLogger(__name__)


class Leftovers:
    """Boards that are behind, computer players of whom a decision is asked, and questions whose answers suffice."""

    def __init__(
        self, store: Store, refresher: Refresher, thinkers: Thinkers, settled: Callable[[Match], None]
    ) -> None:
        self._store = store
        self._refresher = refresher
        self._thinkers = thinkers
        self._settled = settled
        self._looked: datetime | None = None
        self._behind: Mapping[int, int] = {}
        self._thinking: Mapping[int, int] = {}
        self._asked: Mapping[int, int] = {}
        self._tried: dict[int, int] = {}

    async def catch_up(self) -> None:
        """At start: settle what a process that died between two transactions has left."""
        for match in await self._store.consent.unsettled():
            await self._settle(match)

    async def look(self, now: datetime) -> None:
        """Do what has been waiting since the last look, if that was a while ago."""
        if self._looked is not None and abs(now - self._looked) < EVERY:
            return
        self._looked = now
        if self._store.shared:
            await self._look_at_boards()
            await self._look_at_computers()
        await self._look_at_questions()

    async def _look_at_boards(self) -> None:
        behind = {}
        for match_id in await self._store.unshown():
            if match_id not in self._refresher.troubles:
                match = await self._store.match(match_id)
                behind[match.id] = match.version
                if self._behind.get(match.id) == match.version:
                    self._refresher.catch_up_with(match)
        self._behind = behind

    async def _look_at_computers(self) -> None:
        thinking = {}
        for match in await self._store.waiting_for_computers():
            thinking[match.id] = match.version
            if self._thinking.get(match.id) == match.version:
                self._thinkers.wake(match)
        self._thinking = thinking

    async def _look_at_questions(self) -> None:
        """Also where nobody else writes: the database may have been away when a question was to be counted."""
        asked = {}
        for match in await self._store.consent.unsettled():
            asked[match.id] = match.version
            if self._asked.get(match.id) == match.version and self._tried.get(match.id) != match.version:
                await self._settle(match)
        self._asked = asked
        self._tried = {id: version for id, version in self._tried.items() if id in asked}

    async def _settle(self, match: Match) -> None:
        self._tried[match.id] = match.version
        try:
            after = await self._store.consent.settle(match.id)
        except (Refused, Unavailable) as reason:
            log.info("match %d: a question cannot be settled: %s", match.id, type(reason).__name__)
            return
        if after.version != match.version:
            self._settled(after)
