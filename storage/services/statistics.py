"""Statistics of players, per server. `storage.results` writes what is read here."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Integer, case, delete, func, insert, select, type_coerce

from storage.db.schema import ratings, results, results_opt_outs
from storage.results import Rating
from storage.shredding import Shredding, note_deleted_person
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.queries import Reader

_R = results.c

RESULTS_LISTED = 60
"""The maximum number of a player's latest results that are listed."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Totals of one player's matches in one server, for one game and one kind of match (`storage.results.kind_of`)."""

    game: str
    kind: str
    finished: int
    won: int
    replaced: int
    """The number of matches in which the player gave up or lost the seat before the end, except by agreement."""
    decisions: int
    """The number of decisions that the player made."""
    thinking_seconds: int
    """The seconds that the player took for all these decisions."""
    missed_decisions: int
    """The number of decisions that timeouts made for the player."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one finished match for one player."""

    game: str
    kind: str
    won: bool
    at: datetime
    rating: Rating | None
    """The player's rating after the match; None if the match was not rated."""


@dataclass(frozen=True, slots=True)
class Leader:
    """A player's rating in one game, with the number of rated matches that it is based on."""

    user: int
    rating: Rating
    games: int
    """How many rated matches of the game the player has played."""


class Statistics:
    """Reads the statistics and ratings of players, and lets users opt out; users who did so do not appear in them.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        shredding: Erases the results of users who opt out.
    """

    def __init__(self, writer: Writer, reader: Reader, shredding: Shredding) -> None:
        self._writer = writer
        self._shredding = shredding
        self._reader = reader

    async def tallies(self, guild: int, user: int) -> list[Tally]:
        """Return the totals of a player's matches in a server, one for each game and kind of match.

        Args:
            guild: The server's Discord id.
            user: The player.
        """

        def read(db: Connection) -> list[Tally]:
            finished = _R.finish == "finished"
            query = (
                select(
                    _R.game,
                    _R.kind,
                    _sum(case((finished, 1), else_=0)),
                    _sum(case((_R.won, 1), else_=0)),
                    _sum(case((_R.finish == "replaced", 1), else_=0)),
                    _sum(_R.decisions),
                    _sum(_R.thinking_seconds),
                    _sum(_R.missed_decisions),
                )
                .where(_R.guild == guild, _R.user == user)
                .group_by(_R.game, _R.kind)
                .order_by(_R.game, _R.kind)
            )
            return [Tally(*row) for row in db.execute(query)]

        return await self._reader.read(read)

    async def recent_results(self, guild: int, user: int, game: str | None) -> list[Result]:
        """List the results of a player's most recently finished matches, oldest first, at most `RESULTS_LISTED`.

        Args:
            guild: The server's Discord id.
            user: The player.
            game: The name of the game whose matches are listed; None for all games.
        """

        def read(db: Connection) -> list[Result]:
            query = select(results).where(_R.guild == guild, _R.user == user, _R.finish == "finished")
            if game is not None:
                query = query.where(_R.game == game)
            rows = db.execute(query.order_by(_R.at.desc(), _R.match.desc()).limit(RESULTS_LISTED)).all()
            return [
                Result(row.game, row.kind, row.won, row.at, None if row.mu is None else Rating(row.mu, row.sigma))
                for row in reversed(rows)
            ]

        return await self._reader.read(read)

    async def rating(self, guild: int, user: int, game: str) -> Leader | None:
        """Return a player's rating in a game in a server; None if they have none.

        Args:
            guild: The server's Discord id.
            user: The player.
            game: The game's name.
        """

        def read(db: Connection) -> Leader | None:
            columns = ratings.c
            here = (columns.guild == guild, columns.game == game, columns.user == user)
            row = db.execute(select(ratings).where(*here)).one_or_none()
            return None if row is None else Leader(row.user, Rating(row.mu, row.sigma), row.games)

        return await self._reader.read(read)

    async def leaders(self, guild: int, game: str, limit: int = 10) -> list[Leader]:
        """List the best players of a game in a server, by displayed rating, best first.

        Args:
            guild: The server's Discord id.
            game: The game's name.
            limit: The maximum number of players.
        """

        def read(db: Connection) -> list[Leader]:
            columns = ratings.c
            query = select(ratings).where(columns.guild == guild, columns.game == game)
            rows = db.execute(query.order_by((columns.mu - 3 * columns.sigma).desc(), columns.user).limit(limit))
            return [Leader(row.user, Rating(row.mu, row.sigma), row.games) for row in rows]

        return await self._reader.read(read)

    async def is_counted(self, user: int) -> bool:
        """Return True unless a user has opted out of statistics."""
        query = select(results_opt_outs.c.user).where(results_opt_outs.c.user == user)
        return await self._reader.read(lambda db: db.scalar(query)) is None

    async def set_counted(self, user: int, on: bool, now: datetime) -> None:
        """Let a user opt in to statistics or out of them; opting out deletes the user's results and ratings everywhere.

        Args:
            user: The user.
            on: True to opt in, False to opt out.
            now: The present time, in UTC.
        """

        def write(db: Connection) -> None:
            db.execute(delete(results_opt_outs).where(results_opt_outs.c.user == user))
            if not on:
                db.execute(insert(results_opt_outs).values(user=user, since=now))
                if forget_results(db, user):
                    note_deleted_person(db)

        await self._writer.alone(write)
        await self._shredding.run()


def forget_results(db: Connection, user: int) -> bool:
    """Delete a user's results and ratings in all servers; return whether there were any.

    Args:
        db: The writing transaction's connection.
        user: The user.
    """
    deleted = [db.execute(delete(table).where(table.c.user == user)).rowcount for table in (results, ratings)]
    return sum(deleted) > 0


def average_thinking_time(tallies: Sequence[Tally]) -> float | None:
    """Return a player's mean seconds per decision over several totals; None if there was no decision."""
    count = sum(tally.decisions for tally in tallies)
    return sum(tally.thinking_seconds for tally in tallies) / count if count else None


def _sum(column: Any) -> ColumnElement[int]:
    return type_coerce(func.coalesce(func.sum(column), 0), Integer)
