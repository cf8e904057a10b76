"""Privacy: everything that is stored of a user, to be read by them, and to be forgotten.

Forgetting leaves matches whole: who sat there becomes «a former player», and what was played stays. The roll of a
public vote is keyed, so that nobody can say from it who is on it: there is nothing of anybody in it to read or delete.
"""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import orjson
from sqlalchemy import Connection, String, cast, delete, or_, select, update

from storage import lobby, play
from storage.asking import NEXT, asked_next
from storage.ballots.schema import votes
from storage.book import Book
from storage.change import Act, Change, Recounted
from storage.database import Database
from storage.group import Task
from storage.patience import patiently
from storage.people import forget
from storage.question import Question
from storage.reading import records_of
from storage.refused import Refused
from storage.results.schema import ratings, results, uncounted
from storage.rows import match_of
from storage.schema import matches, people, records, rooms, seats
from storage.snapshot import Match, Status
from storage.timing import Hours
from storage.writer import Writer

FORMAT = "stoa-person"
COUNTED = ("turns", "timeouts", "decided", "thought", "missed", "quiet")
"""What a chair counts of its person, and when their time does not run."""


class Privacy:
    """What there is of one user at a time."""

    def __init__(
        self, writer: Writer, database: Database, book: Book, patience: float, hours: Hours, recounted: Recounted
    ) -> None:
        self._writer = writer
        self._recounted = recounted
        self._database = database
        self._book = book
        self._patience = patience
        self._hours = hours

    async def export(self, user: int) -> dict[str, Any]:
        """All that is stored of a user, as plain JSON data. Of matches it holds their seats and what they themselves
        have done there, and nothing that they may not know."""

        def read(db: Connection) -> tuple[dict[str, Any], list[tuple[Any, list[Any], list[Any]]]]:
            own = {
                table.name: [dict(row._mapping) for row in db.execute(select(table).where(table.c.user == user))]
                for table in (people, results, ratings, uncounted)
            }
            opened = select(votes.c.id, votes.c.question, votes.c.opened_at).where(votes.c.host == user)
            own["votes_opened"] = [dict(row._mapping) for row in db.execute(opened)]
            closed = select(votes.c.id, votes.c.question, votes.c.ended_at, votes.c.reason)
            own["votes_closed"] = [dict(row._mapping) for row in db.execute(closed.where(votes.c.ended_by == user))]
            own["rooms"] = [
                {"match": row.match, "team": row.team, "thread": row.thread} for row, _ in _rooms_of(db, user)
            ]
            found = []
            for match in db.execute(select(matches).where(matches.c.id.in_(_concerned(user))).order_by(matches.c.id)):
                chairs = list(db.execute(select(seats).where(seats.c.match == match.id).order_by(seats.c.seat)))
                done = select(records).where(records.c.match == match.id, records.c.by == user)
                found.append((match, chairs, list(db.execute(done.order_by(records.c.seq)))))
            return own, found

        own, found = await patiently(lambda: self._database.read(read), self._patience)
        return await asyncio.to_thread(self._document, user, own, found)

    async def forget(self, user: int, called: str) -> list[Match]:
        """Forget a user: they get up from lobbies, give up the seats of running matches, and are `called` otherwise
        wherever they sat. The matches that were changed and are still open."""
        found = await patiently(
            lambda: self._database.read(lambda db: list(db.scalars(_concerned(user)))), self._patience
        )
        changed = []
        unread: dict[int, frozenset[int]] = {}
        for id in sorted(found):
            sat = await self._sat(id, user)
            try:
                task = Task(id, None, forgotten(user, called, sat, self._hours))
                changed.append(await self._recounted((await self._writer.do(task)).match))
            except Refused:
                unread[id] = sat  # its game is not installed any more: its rows are written over below
        await self._writer.alone(lambda db: _forget_rows(db, user, called, unread))
        return [match for match in changed if match.open]

    async def _sat(self, match: int, user: int) -> frozenset[int]:
        return await patiently(lambda: self._database.read(lambda db: _sat(db, match, user)), self._patience)

    def _document(self, user: int, own: dict[str, Any], found: Iterable[tuple[Any, list[Any], list[Any]]]) -> Any:
        tables = []
        for row, chairs, done in found:
            try:
                match = match_of(row, chairs, self._book.vault, self._book.find_game)
                log = records_of(done, match, self._book)
            except (Refused, ValueError):
                tables.append({"match": row.id, "game": row.game, "unreadable": True})
                continue
            codec = match.rules.action_codec
            tables.append(
                {
                    "match": match.id,
                    "game": match.game,
                    "status": match.status,
                    "hosted": match.host == user,
                    "opened_at": match.opened_at,
                    **_place(match, user),
                    "actions": [
                        {"at": each.at, "action": orjson.loads(codec.dump_json(each.action))}
                        for each in log
                        if each.action is not None
                    ],
                }
            )
        document = {"format": FORMAT, "user": str(user), **own, "tables": tables}
        # Names of columns are a kind of string of SQLAlchemy's own.
        return orjson.loads(orjson.dumps(document, option=orjson.OPT_NON_STR_KEYS))


def forgotten(user: int, called: str, sat: frozenset[int], hours: Hours) -> Act:
    """Let a match forget a user; `sat` are the seats in which they have done something."""

    def act(match: Match) -> Change:
        change = Change(match)
        if match.seat_of(user) is not None and match.status is Status.LOBBY:
            change = lobby.left(user, hours)(match)
        elif match.seat_of(user) is not None and match.status is Status.PLAYING:
            change = play.resigned(user, hours)(match)
        after = change.match
        before = {chair.seat for chair in match.chairs if chair.user == user} if match.started_at else set()
        chairs, names = [], set()
        for chair in after.chairs:
            theirs = chair.held_for == user or (chair.held_for is None and chair.seat in sat | before)
            if chair.user == user or (chair.user is None and theirs):
                names.add(chair.name)
                chair = replace(chair, user=None, name=called, quiet=None)
            if chair.held_for == user:
                chair = replace(chair, held_for=None)
            chairs.append(chair)
        people_left = [chair.user for chair in chairs if chair.user is not None]
        host = after.host if after.host != user else (people_left or [0])[0]
        ending = after.ending
        if ending is not None and ending.by == user:
            ending = replace(ending, by=None, by_name=called)
        question = after.question
        said = question is not None and (str(user) in question.write() or question.decided_by in names)
        if not after.open:
            question = None
        elif question is not None and said:
            question = _asked_without(replace(after, chairs=tuple(chairs), host=host), question, hours)
        version = after.version + (after is match)
        after = replace(
            after,
            chairs=tuple(chairs),
            host=host,
            ended=None if ending is None else orjson.dumps(ending).decode(),
            question=question,
            questions=max(after.questions, 0 if question is None else question.id),
            seating=() if user in after.seating else after.seating,
            version=version,
            shown=version if not match.open and match.shown == match.version else after.shown,
        )
        return replace(change, match=after)

    return act


def _asked_without(match: Match, question: Question, hours: Hours) -> Question | None:
    """What a table is asked instead of a question that is forgotten: what the bot itself asked there, or was to ask
    after it, about the seats of others."""
    own = [question.seat] if question.by is None and question.open else []
    waiting = {NEXT: [*own, *question.detail.get(NEXT, ())]}
    former = replace(question, result="withdrawn", detail=waiting)
    after = asked_next(replace(match, question=former), hours.now()).question
    return None if after is former else after


def _concerned(user: int) -> Any:
    """The ids of matches in which a user is named."""
    here = select(seats.c.match).where(or_(seats.c.user == user, seats.c.held_for == user))
    acted = select(records.c.match).where(records.c.by == user)
    counted = select(results.c.match).where(results.c.user == user)
    named = or_(*[column.contains(str(user)) for column in (matches.c.ended, matches.c.seating, matches.c.question)])
    return select(matches.c.id).where(
        or_(matches.c.host == user, matches.c.id.in_(here), matches.c.id.in_(acted), matches.c.id.in_(counted), named)
    )


def _sat(db: Connection, match: int, user: int) -> frozenset[int]:
    """The seats in which they have done something, or which they gave up."""
    chosen = select(records.c.seat).where(records.c.match == match, records.c.by == user)
    counted = select(results.c.seat).where(results.c.match == match, results.c.user == user)
    return frozenset(db.scalars(chosen.union(counted)))


def _rooms_of(db: Connection, user: int) -> list[tuple[Any, list[int]]]:
    """The rooms that somebody is in, and all who are."""
    rows = db.execute(select(rooms).where(cast(rooms.c.members, String).contains(str(user)))).all()
    return [(row, members) for row in rows if user in (members := orjson.loads(row.members))]


def _forget_rows(db: Connection, user: int, called: str, unread: Mapping[int, frozenset[int]]) -> None:
    """What is not part of a match, and matches that cannot be read, with the seats that were theirs."""
    for id, sat in unread.items():
        _forget_match(db, id, user, called, sat)
    forget(db, user)
    for table in (results, ratings, uncounted):
        db.execute(delete(table).where(table.c.user == user))
    db.execute(update(records).where(records.c.by == user).values(by=None))
    db.execute(update(seats).where(seats.c.user == user).values(user=None, name=called, quiet=None))
    db.execute(update(matches).where(matches.c.host == user).values(host=0))
    db.execute(update(votes).where(votes.c.host == user).values(host=0, host_name=called))
    db.execute(update(votes).where(votes.c.ended_by == user).values(ended_by=None, ended_by_name=called))
    for row, those in _rooms_of(db, user):
        members = [each for each in those if each != user]
        one = update(rooms).where(rooms.c.match == row.match, rooms.c.team == row.team)
        db.execute(one.values(members=orjson.dumps(members).decode()))


def _forget_match(db: Connection, id: int, user: int, called: str, sat: frozenset[int]) -> None:
    """Write over what the rows of a match say of somebody, where its game is not installed and no act can."""
    here, held = seats.c.match == id, seats.c.held_for == user
    theirs = seats.c.user.is_(None) & or_(held, seats.c.held_for.is_(None) & seats.c.seat.in_(sat))
    nobodys = {"user": None, "name": called, "quiet": None}
    db.execute(update(seats).where(here, or_(seats.c.user == user, theirs)).values(nobodys))
    db.execute(update(seats).where(here, held).values(held_for=None))
    row = db.execute(select(matches.c.ended, matches.c.seating).where(matches.c.id == id)).one()
    ended = None if row.ended is None else orjson.loads(row.ended)
    if ended is not None and ended["by"] == user:
        ended |= {"by": None, "by_name": called}
    values: dict[str, Any] = {"question": None, "ended": None if ended is None else orjson.dumps(ended).decode()}
    if user in orjson.loads(row.seating or "[]"):
        values["seating"] = None
    db.execute(update(matches).where(matches.c.id == id).values(**values))


def _place(match: Match, user: int) -> dict[str, Any]:
    """What a match holds of somebody besides their actions."""
    seat = match.seat_of(user)
    chair = None if seat is None else match.chairs[seat]
    held = [{"seat": each.seat, "name": each.name} for each in match.chairs if each.held_for == user]
    question, ending = match.question, match.ending
    asked = question is not None and question.by == user
    return {
        "seat": seat,
        "name": None if chair is None else chair.name,
        "counted": None if chair is None else {name: getattr(chair, name) for name in COUNTED},
        "held_for_you": held,
        "asked": question.kind if question is not None and asked else None,
        "answered": None if question is None else question.votes.get(user),
        "ended": None if ending is None or ending.by != user else {"how": ending.kind, "reason": ending.text},
        "rematch": user in match.seating,
    }
