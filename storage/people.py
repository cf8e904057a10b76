"""People: what they have set for themselves, the same at every table. Who has set nothing has the defaults."""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, delete, insert, select

from storage import kept
from storage.database import Database
from storage.patience import patiently
from storage.quiet import Quiet
from storage.schema import people
from storage.watch import Watch
from storage.writer import Writer

T = TypeVar("T")
Reminders = Literal["ping", "dm", "off"]

FORGOTTEN = "people.forgotten"
"""The name under which something else is kept after everybody who was forgotten: whoever holds settings in memory sees
by it that some of them are to go, and nothing says whose."""


@dataclass(frozen=True, slots=True)
class Person:
    """What one user has set."""

    user: int
    reminders: Reminders = "ping"
    """How they are reminded of a decision: in the table's thread, by a direct message, or not at all."""
    zone: str = "UTC"
    quiet_from: int | None = None
    """Minutes after midnight in their zone; None: no quiet hours."""
    quiet_to: int | None = None
    runs_on: bool = False
    """Their time runs in quiet hours too (nobody is reminded in them all the same)."""
    next_up: bool = False
    """They are told when they are next."""
    digest_due: datetime | None = None
    """When they get the next daily list of what waits for them; None: they want none."""
    colour_blind: bool = False
    text_only: bool = False
    dark: bool = False
    closed_dms: bool = False
    """A direct message did not reach them: their thread is used instead, until they set reminders anew."""

    @property
    def quiet(self) -> Quiet | None:
        """Their quiet hours."""
        if self.quiet_from is None or self.quiet_to is None:
            return None
        return Quiet(self.quiet_from, self.quiet_to, self.zone)

    @property
    def standing_still(self) -> str | None:
        """When their time does not run, as a chair has it."""
        return None if self.quiet is None or self.runs_on else self.quiet.write()


_COLUMNS = [each.name for each in fields(Person)]


class People:
    """Reads and writes what people have set. All of it raises `Unavailable` when the database does not answer."""

    def __init__(self, writer: Writer, database: Database, patience: float, watch: Watch) -> None:
        self._writer = writer
        self._database = database
        self._patience = patience
        self._watch = watch

    async def one(self, user: int) -> Person:
        """What somebody has set."""
        return (await self._some(select(people).where(people.c.user == user))).get(user, Person(user))

    async def changed_since(self, moment: datetime | None) -> list[Person]:
        """All who have changed something since then; None: all there are."""
        query = select(people)
        if moment is not None:
            query = query.where(people.c.changed_at >= moment)
        return list((await self._some(query)).values())

    async def forgotten(self) -> str | None:
        """Something that is another one when somebody's settings have been deleted since."""
        word: str | None = await patiently(
            lambda: self._database.read(lambda db: kept.recall(db, FORGOTTEN)), self._patience
        )
        return word

    async def quiet(self, users: Iterable[int]) -> dict[int, str]:
        """When the time of these users does not run, as chairs have it; who has no quiet hours is not in it."""
        found = await self._some(select(people).where(people.c.user.in_(list(users))))
        return {user: still for user, person in found.items() if (still := person.standing_still) is not None}

    async def digests(self, now: datetime) -> list[Person]:
        """Those whose daily list is due."""
        return list((await self._some(select(people).where(people.c.digest_due <= now))).values())

    async def change(self, user: int, change: Callable[[Person], Person]) -> Person:
        """Change what somebody has set, in one transaction; what it is then. `change` may be called several times."""
        now = self._watch.now()

        def work(db: Connection) -> Person:
            rows = db.execute(select(people).where(people.c.user == user).with_for_update())
            old = next((_person(row) for row in rows), Person(user))
            new = replace(change(old), user=user)
            if new != old:
                db.execute(delete(people).where(people.c.user == user))
                db.execute(insert(people).values(**_row(new), changed_at=now))
            return new

        return await self._writer.alone(work)

    async def forget(self, user: int) -> None:
        """Delete what somebody has set."""
        await self._writer.alone(lambda db: forget(db, user))

    async def _some(self, query: Any) -> dict[int, Person]:
        def work(db: Connection) -> dict[int, Person]:
            return {row.user: _person(row) for row in db.execute(query)}

        return await patiently(lambda: self._database.read(work), self._patience)


def forget(db: Connection, user: int) -> None:
    """Delete what somebody has set, so that every process comes to know of it."""
    db.execute(delete(people).where(people.c.user == user))
    kept.keep(db, FORGOTTEN, secrets.token_hex(8))


def _person(row: Any) -> Person:
    return Person(**{name: getattr(row, name) for name in _COLUMNS})


def _row(person: Person) -> dict[str, Any]:
    return {name: getattr(person, name) for name in _COLUMNS}
