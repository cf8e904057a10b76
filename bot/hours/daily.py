"""The daily list: for those who want it, once a day in their morning, what waits for them, by direct message."""

from dataclasses import replace
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.catalogue import say
from bot.hours.persons import Persons
from bot.hours.reminding import Reminding
from bot.screens import jump_url
from bot.screens.games import asks
from storage import Person, Store

MORNING = time(9)
"""When it comes, in a person's own time zone."""
SHOWN = 15


def next_morning(zone: str, after: datetime) -> datetime:
    """The next morning in a time zone, in UTC."""
    local = after.astimezone(ZoneInfo(zone))
    day = local.date()
    while (morning := datetime.combine(day, MORNING, local.tzinfo).astimezone(after.tzinfo)) <= after:
        day += timedelta(days=1)
    return morning


class Daily:
    """Sends the lists."""

    def __init__(self, store: Store, persons: Persons, reminding: Reminding) -> None:
        self._store = store
        self._persons = persons
        self._reminding = reminding
        self._asked: datetime | None = None

    async def send(self, now: datetime) -> None:
        """Send those that are due; a morning that was missed is not made up for."""
        await self._persons.refresh(now)
        if self._asked is not None and abs(now - self._asked) < timedelta(minutes=1):
            return
        self._asked = now
        for person in await self._store.people.digests(now):
            if await self._claimed(person, now):
                await self._tell(person.user, f"d{int(now.timestamp()):x}")

    async def _claimed(self, person: Person, now: datetime) -> bool:
        """Whether this process is the one that sends it; the next one is set in the same transaction."""
        claimed: list[bool] = []

        def claim(newest: Person) -> Person:
            claimed[:] = [newest.digest_due == person.digest_due]
            return replace(newest, digest_due=next_morning(newest.zone, now)) if claimed[0] else newest

        await self._persons.change(person.user, claim)
        return claimed == [True]

    async def _tell(self, user: int, nonce: str) -> None:
        waiting = [match for match in await self._store.matches_of(user) if asks(match, user)]
        if not waiting:
            return
        lines = [
            say("remind.digest_line", game=match.rules.title, match=match.id, url=jump_url(match))
            for match in waiting[:SHOWN]
        ]
        await self._reminding.direct(user, "\n".join([say("remind.digest", count=len(waiting)), *lines]), nonce)
