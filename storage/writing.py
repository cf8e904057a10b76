"""Writing: the differences that a group of changes makes, as few statements, each for all matches of the group."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from storage import owing
from storage.change import Deadline, Owed
from storage.record import Record, sealed_body
from storage.results import recording
from storage.rows import columns_of, sealed_opening, sealed_state, seat_columns
from storage.schema import deadlines, matches, receipts, records, seats
from storage.snapshot import Match
from storage.vault import Vault


class Lost(RuntimeError):
    """Somebody else has changed a match meanwhile: read it and do everything again."""


@dataclass(slots=True)
class Draft:
    """What a group has made of the matches it read, not yet written."""

    before: dict[int, Match] = field(default_factory=dict)
    after: dict[int, Match] = field(default_factory=dict)
    openings: dict[int, Any] = field(default_factory=dict)
    """States of matches that began in this group, before any action."""
    records: list[Record] = field(default_factory=list)
    receipts: dict[str, int] = field(default_factory=dict)
    """Match by key, for what was done besides playing."""
    deadlines: dict[int, tuple[Deadline, ...]] = field(default_factory=dict)
    owed: list[Owed] = field(default_factory=list)
    """Reminders whose deadlines were taken off."""

    @property
    def changed(self) -> list[tuple[Match, Match]]:
        """The matches that are not as they were, before and after."""
        return [(self.before[id], match) for id, match in self.after.items() if match is not self.before[id]]


_PLAIN = [column.name for column in matches.c if column.name not in ("id", "opening", "state")]
_HERE = (matches.c.id == bindparam("_id"), matches.c.version == bindparam("_version"))
_SUM = update(matches).where(*_HERE).values({name: bindparam(name) for name in _PLAIN})
_SUM_AND_STATE = _SUM.values(state=bindparam("state"))
_OPENING = update(matches).where(matches.c.id == bindparam("_id")).values(opening=bindparam("opening"))
_SEAT = (
    update(seats)
    .where(seats.c.match == bindparam("_match"), seats.c.seat == bindparam("_seat"))
    .values({column.name: bindparam(column.name) for column in seats.c if column.name not in ("match", "seat")})
)


def insert_match(db: Connection, match: Match) -> int:
    """A new match in its lobby; its id. Its seats come with the rest of the group."""
    made = db.execute(insert(matches).values(columns_of(match)).returning(matches.c.id))
    return int(made.scalar_one())


def write(db: Connection, draft: Draft, vault: Vault) -> None:
    """Write a draft within the transaction in which its matches were read, and commit it.

    Raises:
        Lost: a match has another version than the one that was read.
    """
    changed = draft.changed
    with_state = [(old, new) for old, new in changed if new.state is not old.state]
    without = [(old, new) for old, new in changed if new.state is old.state]
    if draft.records:
        db.execute(insert(records), [_record(record, draft, vault) for record in draft.records])
    if with_state:
        rows = [{**_row(old, new), "state": sealed_state(new, vault)} for old, new in with_state]
        _versions(db, _SUM_AND_STATE, rows)
    if without:
        _versions(db, _SUM, [_row(old, new) for old, new in without])
    if draft.openings:
        rows = [
            {"_id": id, "opening": sealed_opening(draft.after[id], state, vault)}
            for id, state in draft.openings.items()
        ]
        db.execute(_OPENING, rows)
    _seats(db, changed)
    recording.record(db, changed, datetime.now(UTC))
    if draft.receipts:
        now = datetime.now(UTC)
        db.execute(insert(receipts), [{"key": k, "match": m, "at": now} for k, m in draft.receipts.items()])
    if draft.deadlines:
        _deadlines(db, draft.deadlines)
    if draft.owed:
        owing.write(db, draft.owed)
    db.commit()


def _versions(db: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    done = db.execute(statement, rows)
    counts = db.dialect.supports_sane_multi_rowcount or len(rows) == 1  # asyncpg cannot say; it has locked the rows
    if counts and done.rowcount != len(rows):
        raise Lost


def _row(old: Match, new: Match) -> dict[str, Any]:
    return {"_id": old.id, "_version": old.version, **columns_of(new)}


def _record(record: Record, draft: Draft, vault: Vault) -> dict[str, Any]:
    return {
        "match": record.match,
        "seq": record.seq,
        "seat": record.seat,
        "key": record.key,
        "by": record.by,
        "at": record.at,
        "body": sealed_body(record, draft.after[record.match].rules, vault),
    }


def _seats(db: Connection, changed: Iterable[tuple[Match, Match]]) -> None:
    updated: list[dict[str, Any]] = []
    gone: list[int] = []
    new: list[dict[str, Any]] = []
    for old, match in changed:
        if old.chairs is match.chairs:
            continue
        if len(old.chairs) == len(match.chairs):
            pairs = zip(old.chairs, match.chairs, strict=True)
            for chair in [after for before, after in pairs if after is not before]:
                row = seat_columns(match.id, chair)
                updated.append({"_match": row.pop("match"), "_seat": row.pop("seat"), **row})
            continue
        if old.chairs:
            gone.append(match.id)
        new += [seat_columns(match.id, chair) for chair in match.chairs]
    if updated:
        db.execute(_SEAT, updated)
    if gone:
        db.execute(delete(seats).where(seats.c.match.in_(gone)))
    if new:
        db.execute(insert(seats), new)


def _deadlines(db: Connection, wanted: Mapping[int, tuple[Deadline, ...]]) -> None:
    db.execute(delete(deadlines).where(deadlines.c.match.in_(list(wanted))))
    rows = [
        {"match": match, "seat": each.seat, "turns": each.turns, "kind": each.kind, "due": each.due}
        for match, those in wanted.items()
        for each in those
    ]
    if rows:
        db.execute(insert(deadlines), rows)
