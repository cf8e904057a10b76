"""Deadlines: which are set, which are due, and what one does. They are set by changes, in the transaction of what
causes them, and fire through the same door as everything else."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, func, select

from games.core.action import Action
from storage.alive import WHOLE, Shard
from storage.change import Act, Change, Deadline, Owed
from storage.play import submission
from storage.refused import Void
from storage.remaining import due
from storage.schema import deadlines, matches
from storage.snapshot import Match, Seat, Status, Submitted
from storage.timing import SOON, TIMEOUT, Hours, deadlines_of, near, reminded

_D = deadlines.c


@dataclass(frozen=True, slots=True)
class Fired:
    """What became of a deadline: nothing, a reminder to be sent by this process, or an action that was played."""

    deadline: Deadline
    reminded: Match | None = None
    played: Submitted | None = None


def timeout(deadline: Deadline, hours: Hours, key: str) -> Act:
    """The clock plays for a seat whose time has run out."""

    def choose(match: Match) -> Action:
        _hold(match, deadline, hours)
        return match.rules.timeout_action(match.state, deadline.seat)

    play = submission(key, Seat(deadline.seat), choose, hours=hours)

    def act(match: Match) -> Change:
        if match.status is not Status.PLAYING or match.paused_at is not None:
            raise Void
        return play(match)

    return act


def reminder(deadline: Deadline, hours: Hours) -> Act:
    """A reminder is given, and with it all others of this turn that are due: there is one an interval."""

    def act(match: Match) -> Change:
        _hold(match, deadline, hours)
        now, away = hours.now(), hours.away
        # Where several decide at once the first reminder speaks to all of them: there is one an interval. The last one
        # too, but who has more time, or rests now, is reminded again when their own end comes near.
        asked = [chair for chair in match.chairs if chair.since is not None]
        told = [chair.seat for chair in asked if deadline.kind != SOON or near(match, chair, SOON, now, away)]
        given = reminded(match, {deadline.seat, *told}, deadline.kind)
        return Change(given, deadlines=deadlines_of(given, now, away), owed=Owed(deadline, match.turn_since, now))

    return act


def _hold(match: Match, deadline: Deadline, hours: Hours) -> None:
    """Raises Void when the deadline does not hold at this moment."""
    if match.status is not Status.PLAYING or not deadline.seat < len(match.chairs):
        raise Void
    chair = match.chairs[deadline.seat]
    moment = due(match, chair, hours.away)
    if chair.user is None or chair.turns != deadline.turns or moment is None:
        raise Void
    if deadline.kind == TIMEOUT:
        if not chair.active or moment > hours.now():
            raise Void
        return
    for each in deadlines_of(match, deadline.due, hours.away):
        if each.seat == deadline.seat and each.kind == deadline.kind and each.due > hours.now():
            raise Void  # its moment has been moved


def of_match(db: Connection, match: int) -> list[Deadline]:
    """All that are set for a match, the next one first."""
    return _read(db, select(deadlines).where(_D.match == match))


def due_by(db: Connection, moment: datetime, limit: int, shard: Shard = WHOLE) -> list[Deadline]:
    """Those of a shard that are due at that moment, the oldest first; some may be void by now (see Deadline)."""
    return _read(db, _of_shard(select(deadlines).where(_D.due <= moment), shard).limit(limit))


def next_due(db: Connection, shard: Shard = WHOLE) -> datetime | None:
    """When the next one of a shard is due."""
    moment: datetime | None = db.scalar(_of_shard(select(func.min(_D.due)), shard))
    return moment


def _of_shard(query: Select[Any], shard: Shard) -> Select[Any]:
    """Only those of the servers that a shard hears
    (https://discord.com/developers/docs/events/gateway#sharding): nobody else knows what people there have pressed."""
    if shard == WHOLE:
        return query
    number, count = shard
    heard = (matches.c.guild // 2**22) % count == number
    return query.join(matches, matches.c.id == _D.match).where(heard)


def matches_with(db: Connection) -> list[int]:
    """The matches that have any."""
    return list(db.scalars(select(_D.match).distinct()))


def _read(db: Connection, query: Select[tuple[object, ...]]) -> list[Deadline]:
    rows = db.execute(query.order_by(_D.due, _D.id))
    return [Deadline(row.match, row.seat, row.turns, row.kind, row.due, row.id) for row in rows]
