"""Vacant seats: a table that waits for somebody to come is asked again now and then what shall become of the seat."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

import discord

from storage import Match, Refused, Store

EVERY = timedelta(minutes=1)
"""Between two looks."""

log = logging.getLogger(__name__)


class Vacant:
    """`asked` is told a match whose table is asked."""

    def __init__(self, client: discord.Client, store: Store, asked: Callable[[Match], None]) -> None:
        self._client = client
        self._store = store
        self._asked = asked
        self._looked: datetime | None = None

    async def look(self, now: datetime) -> None:
        """Ask the tables that have waited for long, if that was not done a moment ago."""
        if self._looked is not None and abs(now - self._looked) < EVERY:
            return
        self._looked = now
        for match in await self._store.consent.long_empty():
            if match.guild is not None and self._client.get_guild(match.guild) is None:
                continue  # another shard asks there
            try:
                after = await self._store.consent.ask_again(match.id)
            except Refused as refusal:
                log.info("match %d cannot be asked about a vacant seat: %s", match.id, refusal.code)
                continue
            if after.version != match.version:
                self._asked(after)
