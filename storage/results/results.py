"""Results: what people have played in a server and how it went, for themselves and for others there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Integer, and_, case, delete, func, insert, select, type_coerce

from storage.database import Database
from storage.patience import patiently
from storage.results.rating import Rating
from storage.results.schema import ratings, results, uncounted
from storage.writer import Writer

T = TypeVar("T")
_R = results.c


@dataclass(frozen=True, slots=True)
class Tally:
    """One kind of games of somebody: `people`, `computers` or `solo`."""

    game: str
    kind: str
    finished: int
    won: int
    replaced: int
    """Seats that were given up, or lost, before the end; not those that somebody left by agreement."""
    decided: int
    thought: int
    """Seconds for all decisions together."""
    missed: int
    """Decisions that the clock made."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game of somebody, as far as a picture of many needs it."""

    game: str
    kind: str
    won: bool
    at: datetime
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Leader:
    """Somebody's place among those who play a game in a server."""

    user: int
    rating: Rating
    games: int


class Results:
    """What there is. All of it is of one server; nobody is in it who does not want to be."""

    def __init__(self, writer: Writer, database: Database, patience: float) -> None:
        self._writer = writer
        self._database = database
        self._patience = patience

    async def tallies(self, guild: int, user: int) -> list[Tally]:
        """All that somebody has played here, by game and kind."""

        def read(db: Connection) -> list[Tally]:
            of = and_(_R.guild == guild, _R.user == user)
            finished = _R.finish == "finished"
            query = (
                select(
                    _R.game,
                    _R.kind,
                    _sum(case((finished, 1), else_=0)),
                    _sum(case((_R.won, 1), else_=0)),
                    _sum(case((_R.finish == "replaced", 1), else_=0)),
                    _sum(_R.decided),
                    _sum(_R.thought),
                    _sum(_R.missed),
                )
                .where(of)
                .group_by(_R.game, _R.kind)
                .order_by(_R.game, _R.kind)
            )
            return [Tally(*row) for row in db.execute(query)]

        return await self._read(read)

    async def last(self, guild: int, user: int, game: str | None, limit: int = 60) -> list[Result]:
        """The last games that somebody has finished here, the oldest first."""

        def read(db: Connection) -> list[Result]:
            query = select(results).where(_R.guild == guild, _R.user == user, _R.finish == "finished")
            if game is not None:
                query = query.where(_R.game == game)
            rows = db.execute(query.order_by(_R.at.desc(), _R.match.desc()).limit(limit)).all()
            return [
                Result(row.game, row.kind, row.won, row.at, None if row.mu is None else Rating(row.mu, row.sigma))
                for row in reversed(rows)
            ]

        return await self._read(read)

    async def rating(self, guild: int, user: int, game: str) -> Leader | None:
        """How well somebody plays a game here; None where that is not known."""

        def read(db: Connection) -> Leader | None:
            columns = ratings.c
            here = (columns.guild == guild, columns.game == game, columns.user == user)
            row = db.execute(select(ratings).where(*here)).one_or_none()
            return None if row is None else Leader(row.user, Rating(row.mu, row.sigma), row.games)

        return await self._read(read)

    async def leaders(self, guild: int, game: str, limit: int = 10) -> list[Leader]:
        """Who plays a game best here."""

        def read(db: Connection) -> list[Leader]:
            columns = ratings.c
            query = select(ratings).where(columns.guild == guild, columns.game == game)
            rows = db.execute(query.order_by((columns.mu - 3 * columns.sigma).desc(), columns.user).limit(limit))
            return [Leader(row.user, Rating(row.mu, row.sigma), row.games) for row in rows]

        return await self._read(read)

    async def counts(self, user: int) -> bool:
        """Whether somebody wants to be counted."""
        query = select(uncounted.c.user).where(uncounted.c.user == user)
        return await self._read(lambda db: db.scalar(query)) is None

    async def count(self, user: int, on: bool, now: datetime) -> None:
        """Count somebody from now on, or do not and forget what was counted, in every server."""

        def write(db: Connection) -> None:
            db.execute(delete(uncounted).where(uncounted.c.user == user))
            if not on:
                db.execute(insert(uncounted).values(user=user, since=now))
                forget(db, user)

        await self._writer.alone(write)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await patiently(lambda: self._database.read(work), self._patience)


def forget(db: Connection, user: int) -> None:
    """Delete what was counted of somebody."""
    for table in (results, ratings):
        db.execute(delete(table).where(table.c.user == user))


def average(tallies: Sequence[Tally]) -> float | None:
    """Seconds for a decision, over all of these; None where none was taken."""
    count = sum(tally.decided for tally in tallies)
    return sum(tally.thought for tally in tallies) / count if count else None


def _sum(column: Any) -> ColumnElement[int]:
    return type_coerce(func.coalesce(func.sum(column), 0), Integer)
