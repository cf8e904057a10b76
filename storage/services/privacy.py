"""Privacy: export everything that is stored about a user, and delete it.

Deletion keeps matches whole: the player is renamed to a placeholder such as "a former player", and their actions stay.
The roll of a public vote consists of keyed hashes, so it contains nothing to export or delete.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any

import orjson
from sqlalchemy import Connection, String, cast, delete, or_, select, update

from storage.ballots.changing import forget_moderator, votes_changed_by
from storage.ballots.counting import forget_named
from storage.ballots.questions import read_questions
from storage.ballots.reminders import forget_reminders
from storage.db.schema import (
    matches,
    private_threads,
    ratings,
    records,
    results,
    results_opt_outs,
    seats,
    user_settings,
    vote_drafts,
    vote_reminders,
    vote_shards,
    votes,
)
from storage.errors import Refused
from storage.match import lobby, play
from storage.match.change import Act, Change, Recount
from storage.match.consent_rules import NEXT_SEATS, ask_about_next_seat
from storage.match.model import Match, Question, Status
from storage.services.user_settings import delete_settings
from storage.shredding import Shredding, note_deleted_person
from storage.time_source import TimeContext
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.mapping import match_of
from storage.unit_of_work.queries import Reader, in_thread, records_of

FORMAT = "stoa-person"
COUNTED = ("actions_taken", "timeouts", "decisions", "thinking_seconds", "missed_decisions", "quiet_hours")
"""The fields of `Chair` that say something about its player, for the export: totals and quiet hours."""


class Privacy:
    """Export and deletion of one user's data at a time.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        identity_map: Decodes matches and records.
        time: The clock to read, and the intervals in which the bot was down.
        recount: Counts a match's open question again after one of its voters has left.
        shredding: Erases what was deleted.
    """

    def __init__(
        self,
        writer: Writer,
        reader: Reader,
        identity_map: IdentityMap,
        time: TimeContext,
        recount: Recount,
        shredding: Shredding,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._identity_map = identity_map
        self._time = time
        self._recount = recount
        self._shredding = shredding

    async def export(self, user: int) -> dict[str, Any]:
        """Return everything that is stored about a user, as JSON data that the user may read.

        For each match they contain the user's seat and own actions, and nothing that a player may not know. Matches
        that cannot be decoded are marked `unreadable`.
        """

        def read(db: Connection) -> tuple[dict[str, Any], list[tuple[Any, list[Any], list[Any]]]]:
            own = _read_outside_matches(db, user)
            found = []
            for match in db.execute(
                select(matches).where(matches.c.id.in_(_matches_naming(user))).order_by(matches.c.id)
            ):
                chairs = list(db.execute(select(seats).where(seats.c.match == match.id).order_by(seats.c.seat)))
                actions = select(records).where(records.c.match == match.id, records.c.by == user)
                found.append((match, chairs, list(db.execute(actions.order_by(records.c.seq)))))
            return own, found

        own, found = await self._reader.read(read)
        return await in_thread(lambda: self._document(user, own, found))

    async def stored_names(self, user: int) -> frozenset[str] | None:
        """Return the names by which a user is stored; None if nothing at all is stored about them."""
        return await self._reader.read(lambda db: _read_names(db, user))

    async def forget(self, user: int, placeholder_name: str) -> list[Match]:
        """Delete everything that is stored about a user; if nothing is, nothing is written.

        The user leaves lobbies and resigns from running matches; in all matches that the user played, the name is
        replaced. The deletion is not one transaction; repeating it after a failure is safe.

        Args:
            user: The user.
            placeholder_name: The name that replaces the user's.

        Returns:
            The changed matches that are still open.

        Raises:
            Unavailable: The database does not answer.
        """
        if await self.stored_names(user) is None:
            return []
        found = await self._reader.read(lambda db: list(db.scalars(_matches_naming(user))))
        changed = []
        unreadable: dict[int, frozenset[int]] = {}
        for id in sorted(found):
            played = await self._seats_played(id, user)
            try:
                act = forget_in_match(user, placeholder_name, played, self._time)
                changed.append(await self._recount(await self._writer.change(id, None, act)))
            except Refused:
                unreadable[id] = played  # its game is no longer installed, so its rows are changed directly below
        await self._writer.alone(lambda db: _forget_rows(db, user, placeholder_name, unreadable))
        self._identity_map.forget(found)  # kept records name the user too
        await self._shredding.run()
        return [match for match in changed if match.is_open]

    async def _seats_played(self, match: int, user: int) -> frozenset[int]:
        return await self._reader.read(lambda db: _select_seats_played(db, match, user))

    def _document(self, user: int, own: dict[str, Any], found: Iterable[tuple[Any, list[Any], list[Any]]]) -> Any:
        tables = []
        for row, chairs, actions in found:
            try:
                match = match_of(row, chairs, self._identity_map.vault, self._identity_map.find_game)
                log = records_of(actions, match, self._identity_map)
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
        # Table by table, because a single call for everything would hold up the event loop.
        return {**_plain({"format": FORMAT, "user": str(user), **own}), "tables": [_plain(each) for each in tables]}


def _plain(document: dict[str, Any]) -> dict[str, Any]:
    """Return data as JSON has them, with texts for times."""
    # SQLAlchemy's column names are a subclass of str, which orjson accepts as keys only with this option.
    return dict(orjson.loads(orjson.dumps(document, option=orjson.OPT_NON_STR_KEYS)))


def forget_in_match(user: int, placeholder_name: str, played: frozenset[int], time: TimeContext) -> Act:
    """Return the use case that deletes a user from a match: from seats, host, ending, question and rematch seating.

    If the match is open, the user first leaves the lobby or resigns. A seat without a user is treated as the user's if
    it is reserved for this user, or if it is reserved for nobody and this user played in it.

    Args:
        user: The user.
        placeholder_name: The name that replaces theirs.
        played: The seats in which the user has acted, or which the user gave up.
        time: The clock to read, and the intervals in which the bot was down.
    """

    def act(match: Match) -> Change:
        change = Change(match)
        if match.seat_of(user) is not None and match.status is Status.LOBBY:
            change = lobby.leave(user, time)(match)
        elif match.seat_of(user) is not None and match.status is Status.PLAYING:
            change = play.resign(user, time)(match)
        after = change.match
        own = {chair.seat for chair in match.chairs if chair.user == user} if match.started_at else set()
        chairs, names = [], set()
        for chair in after.chairs:
            theirs = chair.reserved_for == user or (chair.reserved_for is None and chair.seat in played | own)
            if chair.user == user or (chair.user is None and theirs):
                names.add(chair.name)
                chair = replace(chair, user=None, name=placeholder_name, quiet_hours=None)
            if chair.reserved_for == user:
                chair = replace(chair, reserved_for=None)
            chairs.append(chair)
        remaining = [chair.user for chair in chairs if chair.user is not None]
        host = after.host if after.host != user else (remaining or [0])[0]
        ending = after.ending
        if ending is not None and ending.by == user:
            ending = replace(ending, by=None, by_name=placeholder_name)
        question = after.question
        named = question is not None and (str(user) in question.write() or question.decided_by in names)
        if not after.is_open:
            question = None
        elif question is not None and named:
            question = _replace_question(replace(after, chairs=tuple(chairs), host=host), question, time)
        version = after.version + (after is match)
        after = replace(
            after,
            chairs=tuple(chairs),
            host=host,
            ending_json=None if ending is None else orjson.dumps(ending).decode(),
            question=question,
            question_count=max(after.question_count, 0 if question is None else question.id),
            seating=() if user in after.seating else after.seating,
            version=version,
            shown_version=version
            if not match.is_open and match.shown_version == match.version
            else after.shown_version,
        )
        return replace(change, match=after)

    return act


def _replace_question(match: Match, question: Question, time: TimeContext) -> Question | None:
    """Return the question that takes the place of one that names a deleted user; None if there is none to ask.

    It is the bot's question about the next seat whose player is away: the seat of the given question, if the bot asked
    that question and it is still open, or one queued in it.

    Args:
        match: The match without the user.
        question: The question that names the user.
        time: The clock to read.
    """
    by_bot = [question.seat] if question.asked_by is None and question.is_open else []
    queued = {NEXT_SEATS: [*by_bot, *question.detail.get(NEXT_SEATS, ())]}
    withdrawn = replace(question, result="withdrawn", detail=queued)
    after = ask_about_next_seat(replace(match, question=withdrawn), time.now()).question
    return None if after is withdrawn else after


def _read_outside_matches(db: Connection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Read what the tables besides those of matches hold about a user, by what it is, as values for the export."""
    own = {
        table.name: [dict(row._mapping) for row in db.execute(select(table).where(table.c.user == user))]
        for table in (user_settings, results, ratings, results_opt_outs, vote_reminders)
    }
    opened = select(votes.c.id, votes.c.questions, votes.c.opened_at).where(votes.c.host == user)
    own["votes_opened"] = [_vote_document(row) for row in db.execute(opened)]
    closed = select(votes.c.id, votes.c.questions, votes.c.ended_at, votes.c.reason)
    own["votes_closed"] = [_vote_document(row) for row in db.execute(closed.where(votes.c.ended_by == user))]
    own["vote_drafts"] = [dict(row._mapping) for row in db.execute(_drafts_of(user))]
    own["votes_changed"] = [{"id": vote, **asdict(each)} for vote, each in votes_changed_by(db, user)]
    own["private_threads"] = [
        {"match": row.match, "team": row.team, "thread": row.thread} for row, _ in _private_threads_of(db, user)
    ]
    return own


def _read_names(db: Connection, user: int) -> frozenset[str] | None:
    """Read the names by which a user is stored, in matches and as a moderator; None if nothing is stored about them."""
    naming = list(db.scalars(_matches_naming(user)))
    named = select(vote_shards.c.vote).where(vote_shards.c.ballot.contains(str(user))).limit(1)
    if not (naming or any(_read_outside_matches(db, user).values()) or db.scalar(named)):
        return None
    hosted = select(votes.c.host_name).where(votes.c.host == user)
    ended = select(votes.c.ended_by_name).where(votes.c.ended_by == user)
    names = {*db.scalars(hosted), *db.scalars(ended), *[each.by_name for _, each in votes_changed_by(db, user)]}
    for id in naming:
        played = _select_seats_played(db, id, user)
        for chair in db.execute(select(seats).where(seats.c.match == id)):
            if user in (chair.user, chair.reserved_for) or (chair.user is None and chair.seat in played):
                names.add(chair.name)
    return frozenset([name for name in names if name])


def _matches_naming(user: int) -> Any:
    """Return the query for the ids of the matches that may name a user; JSON columns are searched as text."""
    seated = select(seats.c.match).where(or_(seats.c.user == user, seats.c.reserved_for == user))
    acted = select(records.c.match).where(records.c.by == user)
    counted = select(results.c.match).where(results.c.user == user)
    searched = (matches.c.ending_json, matches.c.seating, matches.c.question)
    named = or_(*[column.contains(str(user)) for column in searched])
    return select(matches.c.id).where(
        or_(matches.c.host == user, matches.c.id.in_(seated), matches.c.id.in_(acted), matches.c.id.in_(counted), named)
    )


def _select_seats_played(db: Connection, match: int, user: int) -> frozenset[int]:
    """Return the seats of a match in which a user has acted, or which they gave up.

    Args:
        db: A connection of any kind.
        match: The match's id.
        user: The user's Discord id.
    """
    acted = select(records.c.seat).where(records.c.match == match, records.c.by == user)
    counted = select(results.c.seat).where(results.c.match == match, results.c.user == user)
    return frozenset(db.scalars(acted.union(counted)))


def _vote_document(row: Any) -> dict[str, Any]:
    """Return a row of a vote as JSON data, with the texts of its questions."""
    return {**row._mapping, "questions": [question.text for question in read_questions(row.questions)]}


def _drafts_of(user: int) -> Any:
    """Return the query of the votes that a user has prepared and not opened yet."""
    kept = vote_drafts.c.id, vote_drafts.c.guild, vote_drafts.c.content, vote_drafts.c.scheduled_at
    return select(*kept).where(vote_drafts.c.host == user).order_by(vote_drafts.c.id)


def _private_threads_of(db: Connection, user: int) -> list[tuple[Any, list[int]]]:
    """List the rows of the private threads that a user was added to, each with the ids of all its members."""
    rows = db.execute(select(private_threads).where(cast(private_threads.c.members, String).contains(str(user)))).all()
    return [(row, members) for row in rows if user in (members := orjson.loads(row.members))]


def _forget_rows(db: Connection, user: int, placeholder_name: str, unreadable: Mapping[int, frozenset[int]]) -> None:
    """Delete a user from all rows outside matches, and from the matches that cannot be decoded.

    Args:
        db: The writing transaction's connection.
        user: The user.
        placeholder_name: The name that replaces theirs.
        unreadable: The ids of the matches that cannot be decoded, each with the seats that the user played in.
    """
    note_deleted_person(db)
    for id, played in unreadable.items():
        _forget_match(db, id, user, placeholder_name, played)
    delete_settings(db, user)
    for table in (results, ratings, results_opt_outs):
        db.execute(delete(table).where(table.c.user == user))
    db.execute(update(records).where(records.c.by == user).values(by=None))
    db.execute(update(seats).where(seats.c.user == user).values(user=None, name=placeholder_name, quiet_hours=None))
    db.execute(update(matches).where(matches.c.host == user).values(host=0))
    forget_named(db, user)
    forget_moderator(db, user, placeholder_name)
    forget_reminders(db, user)
    db.execute(delete(vote_drafts).where(vote_drafts.c.host == user))
    db.execute(update(votes).where(votes.c.host == user).values(host=0, host_name=placeholder_name))
    db.execute(update(votes).where(votes.c.ended_by == user).values(ended_by=None, ended_by_name=placeholder_name))
    for row, members in _private_threads_of(db, user):
        others = [member for member in members if member != user]
        of_thread = (private_threads.c.match == row.match, private_threads.c.team == row.team)
        db.execute(update(private_threads).where(*of_thread).values(members=orjson.dumps(others).decode()))


def _forget_match(db: Connection, id: int, user: int, placeholder_name: str, played: frozenset[int]) -> None:
    """Delete a user from the rows of a match that cannot be decoded, because its game is not installed.

    Args:
        db: The writing transaction's connection.
        id: The match.
        user: The user.
        placeholder_name: The name that replaces theirs.
        played: The seats in which they have acted, or which they gave up.
    """
    of_match, held = seats.c.match == id, seats.c.reserved_for == user
    theirs = seats.c.user.is_(None) & or_(held, seats.c.reserved_for.is_(None) & seats.c.seat.in_(played))
    anonymous = {"user": None, "name": placeholder_name, "quiet_hours": None}
    db.execute(update(seats).where(of_match, or_(seats.c.user == user, theirs)).values(anonymous))
    db.execute(update(seats).where(of_match, held).values(reserved_for=None))
    row = db.execute(select(matches.c.ending_json, matches.c.seating).where(matches.c.id == id)).one()
    ended = None if row.ending_json is None else orjson.loads(row.ending_json)
    if ended is not None and ended["by"] == user:
        ended |= {"by": None, "by_name": placeholder_name}
    values: dict[str, Any] = {"question": None, "ending_json": None if ended is None else orjson.dumps(ended).decode()}
    if user in orjson.loads(row.seating):
        values["seating"] = "[]"
    db.execute(update(matches).where(matches.c.id == id).values(**values))


def _place(match: Match, user: int) -> dict[str, Any]:
    """Return what a match says about a user besides the user's actions, as JSON data for the export.

    This is the seat with its name and totals, seats reserved for the user, the user's part in the open or last question
    and in the ending of the match, and whether a rematch has a seat for the user.
    """
    seat = match.seat_of(user)
    chair = None if seat is None else match.chairs[seat]
    held = [{"seat": each.seat, "name": each.name} for each in match.chairs if each.reserved_for == user]
    question, ending = match.question, match.ending
    asked = question is not None and question.asked_by == user
    return {
        "seat": seat,
        "name": None if chair is None else chair.name,
        "counted": None if chair is None else {name: getattr(chair, name) for name in COUNTED},
        "held_for_you": held,
        "asked": question.kind if question is not None and asked else None,
        "answered": None if question is None else question.answers.get(user),
        "ended": None if ending is None or ending.by != user else {"how": ending.kind, "reason": ending.text},
        "rematch": user in match.seating,
    }
