"""The daily list: for those who want it, once a day in their morning, what waits for them, by direct message."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.catalogue import say
from bot.hours.persons import Persons
from bot.hours.reminding import Reminding
from bot.screens import jump_url
from bot.screens.games import asks
from bot.screens.public import public_of
from bot.shorten import fit_markdown
from storage import Match, Person, Status, Store

MORNING = time(9)
"""When it comes, in a person's own time zone."""
AGAIN, ENOUGH = timedelta(minutes=10), timedelta(hours=3)
"""After which it is tried again where it did not arrive, or whoever set out to send it died; and until when."""
SHOWN, TASK = 15, 90
"""How many tables are named, and how long what is asked there may be: so it all fits into one message."""


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
            morning = next_morning(person.zone, now - ENOUGH)
            ours = await self._moved(person, now + AGAIN)
            if ours and (morning > now or await self._tell(person.user, f"d{int(morning.timestamp()):x}")):
                await self._moved(ours, next_morning(person.zone, now))

    async def _moved(self, person: Person, due: datetime) -> Person | None:
        """Have it due at another time; None where somebody else has done so meanwhile."""
        moved: list[bool] = []

        def move(newest: Person) -> Person:
            moved[:] = [newest.digest_due == person.digest_due]
            return replace(newest, digest_due=due) if moved[0] else newest

        newest = await self._persons.change(person.user, move)
        return newest if moved == [True] else None

    async def _tell(self, user: int, nonce: str) -> bool:
        """Whether there is nothing (more) to tell."""
        mine = await self._store.matches_of(user)
        if not any(asks(match, user) for match in mine) or self._persons.of(user).closed_dms:
            return True
        told = await self._reminding.direct(user, list_of(mine, user), nonce)
        return told or self._persons.of(user).closed_dms


def list_of(mine: Sequence[Match], user: int) -> str:
    """What a daily list says: what is asked at each table that waits for this person, and where else they play."""
    waiting = [match for match in mine if asks(match, user)]
    lines = [say("remind.digest", count=len(waiting)), *[_line(match, user) for match in waiting[:SHOWN]]]
    if len(waiting) > SHOWN:
        lines.append(say("remind.digest_more", count=len(waiting) - SHOWN))
    others = [match for match in mine if match.status is Status.PLAYING and not asks(match, user)]
    if others:
        tables = [say("remind.digest_table", game=match.rules.title, match=match.id) for match in others[:SHOWN]]
        if len(others) > SHOWN:
            tables.append(say("remind.digest_rest", count=len(others) - SHOWN))
        lines.append(say("remind.digest_others", tables=", ".join(tables)))
    return "\n".join(lines)


def _line(match: Match, user: int) -> str:
    """A table that waits. What is asked is said from this person's own seat: nobody else reads it."""
    task = public_of(match).words.task(match.rules.view(match.state, match.seat_of(user)))
    said = fit_markdown(" ".join(task.split()), TASK)
    return say("remind.digest_line", game=match.rules.title, match=match.id, url=jump_url(match), task=said)
