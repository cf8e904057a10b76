"""Mapping: convert matches and records to rows and back, and write the changes of a group in few statements."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import orjson
from pydantic import TypeAdapter
from sqlalchemy import Connection, bindparam, delete, insert, update

from games.core.game import Game
from games.core.registry import UnknownGame
from games.core.replay import BrokenRecord
from games.core.values import Outcome, Told
from games.core.verifiable import ChanceSecret
from storage import results
from storage.db.columns import Converter, RowMapping, Spread
from storage.db.encryption import Tampered, Vault, chance_place, opening_place, record_place, state_place
from storage.db.schema import deadlines, matches, receipts, records, seats
from storage.errors import Refused
from storage.match.change import Deadline, Increment, PendingReminder, Record
from storage.match.clock import Clock
from storage.match.model import Chair, Held, Match, Question, Running, Status, Stopped, Timer, Turn
from storage.unit_of_work import old_boards, outbox

FindGame = Callable[[str, int | None], Game[Any, Any]]
"""Finds the rules of a game by its name and edition (None for the newest): `games.core.registry.find_game`, or another
function for games that are not installed. It raises UnknownGame if there is none."""

_OUTCOME = TypeAdapter(Outcome)


def _read_timer(column: str) -> Timer:
    """Return the timer that a value of the column `timer` describes; `RowMapping` handles NULL itself."""
    values = orjson.loads(column)
    if "missed" in values:
        return Held(_read_running(values["shown"]), values["missed"])
    return _read_running(values) if "since" in values else Stopped(**values)


def _read_running(values: Mapping[str, Any]) -> Running:
    since, extended_to = datetime.fromisoformat(values["since"]), values["extended_to"]
    extended_to = None if extended_to is None else datetime.fromisoformat(extended_to)
    return Running(values["bank"], since, values["spent"], extended_to, values["used"])


def _write_json(value: Any) -> str:
    return orjson.dumps(value).decode()


_TUPLE = Converter(lambda column: tuple(orjson.loads(column)), _write_json)

CHAIR = RowMapping(Chair, seats, {"timer": Converter(_read_timer, _write_json)}, besides={"match"})
"""The columns of a seat, except the match it belongs to."""

DEADLINE = RowMapping(Deadline, deadlines, {})
"""The columns of a deadline."""

MATCH = RowMapping(
    Match,
    matches,
    {
        "status": Converter(Status, lambda status: status.value),
        "turn": Spread(Turn, {"decision": _TUPLE, "since": "turn_since", "asked": _TUPLE}),
        "outcome": Converter(_OUTCOME.validate_json, lambda outcome: _OUTCOME.dump_json(outcome).decode()),
        "clock": Converter(Clock.read, Clock.write),
        "question": Converter(Question.read, Question.write),
        "seating": _TUPLE,
    },
    given=("chairs", "chance", "state", "rulebook"),
    besides={"opening", "state", "chance"},
)
"""The columns of a match, except the sealed ones."""


def match_of(row: Any, seat_rows: Iterable[Any], vault: Vault, find_game: FindGame) -> Match:
    """Make a match from its row and the rows of its seats.

    Args:
        row: The match's row, with all columns of `matches`.
        seat_rows: The rows of its seats in order, each beginning with all columns of `seats`.
        vault: Decrypts the state.
        find_game: Finds the rules of a game by its name and edition.

    Raises:
        Refused: Its game is not installed (`unknown_game`).
        BrokenRecord: Its state or the secret of its draws cannot be decrypted or decoded.
    """
    try:
        rules = find_game(row.game, row.edition)
    except UnknownGame:
        raise Refused("unknown_game", game=row.game) from None
    state = None
    if row.state is not None:
        state = _open_state(row.state, state_place(row.id, row.record_count), rules, row.record_count, vault)
    chairs = tuple([CHAIR.read(seat) for seat in seat_rows])
    return MATCH.read(row, chairs, _open_chance(row, vault), state, rules)


def _open_chance(row: Any, vault: Vault) -> ChanceSecret:
    """Return the secret from which a match's draws follow, decrypted from the match's row.

    Raises:
        BrokenRecord: It cannot be decrypted or decoded.
    """
    try:
        return ChanceSecret.read(orjson.loads(vault.open(row.chance or b"", chance_place(row.id))))
    except Tampered as error:
        raise BrokenRecord(0, str(error)) from None
    except (ValueError, LookupError, TypeError):  # the error's own text might quote the secret
        raise BrokenRecord(0, "the secret of its draws cannot be read") from None


def sealed_chance(match: Match, vault: Vault) -> bytes:
    """Return the secret from which a match's draws follow, encoded as JSON and encrypted, for the column `chance`.

    Args:
        match: The match.
        vault: Encrypts the secret.
    """
    return vault.seal(orjson.dumps(match.chance.write()), chance_place(match.id))


def opening_of(match: Match, sealed: bytes, vault: Vault) -> Any:
    """Return the state in which a match began.

    Args:
        match: The match.
        sealed: The encrypted value of the column `opening`.
        vault: Decrypts it.

    Raises:
        BrokenRecord: It cannot be decrypted, or this edition of the game cannot decode it.
    """
    return _open_state(sealed, opening_place(match.id), match.rules, 0, vault)


def _open_state(sealed: bytes, place: str, rules: Game[Any, Any], seq: int, vault: Vault) -> Any:
    try:
        return rules.state_codec.validate_json(vault.open(sealed, place))
    except Tampered as error:
        raise BrokenRecord(seq, str(error)) from None
    except ValueError:  # pydantic's would quote the state
        raise BrokenRecord(seq, "the state is not one of this edition of the game") from None


def sealed_state(match: Match, vault: Vault) -> bytes:
    """Return the state of a match, encoded as JSON and encrypted, for the column `state`.

    Args:
        match: The match.
        vault: Encrypts the state.
    """
    return vault.seal(match.rules.state_codec.dump_json(match.state), state_place(match.id, match.record_count))


def sealed_opening(match: Match, opening: Any, vault: Vault) -> bytes:
    """Return the state in which a match began, encoded as JSON and encrypted, for the column `opening`.

    Args:
        match: The match.
        opening: The state.
        vault: Encrypts the state.
    """
    return vault.seal(match.rules.state_codec.dump_json(opening), opening_place(match.id))


class VersionConflict(RuntimeError):
    """Another process has changed a match since it was read; the transaction has to be repeated."""


@dataclass(slots=True)
class Draft:
    """The changes that the use cases of a group have made, collected before they are written to the database."""

    before: dict[int, Match] = field(default_factory=dict)
    """The changed matches as they were read, by id; a new match is here without its seats."""
    after: dict[int, Match] = field(default_factory=dict)
    """The same matches after all use cases of the group, by id."""
    openings: dict[int, Any] = field(default_factory=dict)
    """The opening states of matches that started in this group, by match id."""
    chances: set[int] = field(default_factory=set)
    """The ids of matches whose `ChanceSecret` has to be written: new matches and those that started in this group."""
    records: list[Record] = field(default_factory=list)
    receipts: dict[str, int] = field(default_factory=dict)
    """By idempotency key, the id of the match, for use cases that wrote no record."""
    deadlines: dict[int, tuple[Deadline, ...]] = field(default_factory=dict)
    """By match id, the deadlines that replace all current ones of the match."""
    reminders: list[PendingReminder] = field(default_factory=list)
    """Reminders to send, whose deadlines are among those removed."""

    @property
    def changed(self) -> list[tuple[Match, Match]]:
        """The matches that differ from what was read, each as a pair: before and after."""
        return [(self.before[id], match) for id, match in self.after.items() if match is not self.before[id]]


# Statements of every commit, built once.
_RECORD, _RECEIPT, _DEADLINE = insert(records), insert(receipts), insert(deadlines)
_FORMER_DEADLINES = delete(deadlines).where(deadlines.c.match.in_(bindparam("_matches", expanding=True)))
_HERE = (matches.c.id == bindparam("_id"), matches.c.version == bindparam("_version"))
_SUM = update(matches).where(*_HERE).values({name: bindparam(name) for name in MATCH.columns if name != "id"})
_SUM_AND_STATE = _SUM.values(state=bindparam("state"))
_OPENING = update(matches).where(matches.c.id == bindparam("_id")).values(opening=bindparam("opening"))
_CHANCE = update(matches).where(matches.c.id == bindparam("_id")).values(chance=bindparam("chance"))
_SEAT = (
    update(seats)
    .where(seats.c.match == bindparam("_match"), seats.c.seat == bindparam("_seat"))
    .values({name: bindparam(name) for name in CHAIR.columns if name != "seat"})
)


def _match_columns(match: Match) -> dict[str, Any]:
    columns = MATCH.write(match)
    del columns["id"]  # the database chooses it, and it never changes
    return columns


def insert_match(db: Connection, match: Match) -> int:
    """Insert the row of a new match and return its id; `write_draft` writes its seats later in the transaction.

    Args:
        db: The writing transaction's connection.
        match: The match in its lobby; its own id is ignored.
    """
    made = db.execute(insert(matches).values(_match_columns(match)).returning(matches.c.id))
    return int(made.scalar_one())


def write_draft(db: Connection, draft: Draft, vault: Vault) -> None:
    """Write the changes of a group in the transaction in which its matches were read.

    Args:
        db: The writing transaction's connection.
        draft: The changes.
        vault: Encrypts states and records.

    Raises:
        VersionConflict: A match has another version than the one that was read.
    """
    changed = draft.changed
    with_state = [(old, new) for old, new in changed if new.state is not old.state]
    without = [(old, new) for old, new in changed if new.state is old.state]
    if draft.records:
        db.execute(_RECORD, [_record_row(record, draft, vault) for record in draft.records])
    if with_state:
        rows = [{**_match_row(old, new), "state": sealed_state(new, vault)} for old, new in with_state]
        _update_versions(db, _SUM_AND_STATE, rows)
    if without:
        _update_versions(db, _SUM, [_match_row(old, new) for old, new in without])
    if draft.openings:
        rows = [
            {"_id": id, "opening": sealed_opening(draft.after[id], state, vault)}
            for id, state in draft.openings.items()
        ]
        db.execute(_OPENING, rows)
    if draft.chances:
        rows = [{"_id": id, "chance": sealed_chance(draft.after[id], vault)} for id in draft.chances]
        db.execute(_CHANCE, rows)
    _write_seats(db, changed)
    results.record_results(db, changed, datetime.now(UTC))
    if draft.receipts:
        now = datetime.now(UTC)
        db.execute(_RECEIPT, [{"key": k, "match": m, "at": now} for k, m in draft.receipts.items()])
    if draft.deadlines:
        _write_deadlines(db, draft.deadlines)
    if draft.reminders:
        outbox.write(db, draft.reminders)
    old_boards.record_replaced(db, changed, datetime.now(UTC))


def _update_versions(db: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    done = db.execute(statement, rows)
    counts = db.dialect.supports_sane_multi_rowcount or len(rows) == 1  # asyncpg cannot say; it has locked the rows
    if counts and done.rowcount != len(rows):
        raise VersionConflict


def _match_row(old: Match, new: Match) -> dict[str, Any]:
    return {"_id": old.id, "_version": old.version, **_match_columns(new)}


def _record_row(record: Record, draft: Draft, vault: Vault) -> dict[str, Any]:
    return {
        "match": record.match,
        "seq": record.seq,
        "seat": record.seat,
        "key": record.key,
        "by": record.by,
        "at": record.at,
        "body": sealed_body(record, draft.after[record.match].rules, vault),
    }


def _write_seats(db: Connection, changed: Iterable[tuple[Match, Match]]) -> None:
    updated: list[dict[str, Any]] = []
    gone: list[int] = []
    new: list[dict[str, Any]] = []
    for old, match in changed:
        if old.chairs is match.chairs:
            continue
        if len(old.chairs) == len(match.chairs):
            pairs = zip(old.chairs, match.chairs, strict=True)
            for chair in [after for before, after in pairs if after is not before]:
                row = CHAIR.write(chair)
                updated.append({"_match": match.id, "_seat": row.pop("seat"), **row})
            continue
        if old.chairs:
            gone.append(match.id)
        new += [{"match": match.id, **CHAIR.write(chair)} for chair in match.chairs]
    if updated:
        db.execute(_SEAT, updated)
    if gone:
        db.execute(delete(seats).where(seats.c.match.in_(gone)))
    if new:
        db.execute(insert(seats), new)


def _write_deadlines(db: Connection, new: Mapping[int, tuple[Deadline, ...]]) -> None:
    db.execute(_FORMER_DEADLINES, {"_matches": list(new)})
    rows = [DEADLINE.write(each) for those in new.values() for each in those]
    for row in rows:
        del row["id"]  # the database chooses it
    if rows:
        db.execute(_DEADLINE, rows)


def sealed_body(record: Record, game: Game[Any, Any], vault: Vault) -> bytes:
    """Return the secret part of a record, encoded as JSON and encrypted, for the column `body`.

    For an action it holds the action, its draws and events, and the digest of the state after it; for an undo, how many
    records remain in effect and how many actions it removes; for both, the increments of time banks.

    Args:
        record: The record.
        game: The rules of the match.
        vault: Encrypts the value.
    """
    told = game.event_codec.dump_json
    body: dict[str, Any] = {"digest": record.digest}
    if record.action is None:
        body |= {"to": record.back_to, "steps": record.steps_undone, "open": record.is_public}
    else:
        body |= {
            "action": orjson.Fragment(game.action_codec.dump_json(record.action)),
            "draws": record.draws,
            "events": [(to, orjson.Fragment(told(event))) for to, event in record.events],
        }
    if record.is_restored:
        body["again"] = record.first_key
    if record.increments:
        body["increments"] = [
            (each.seat, each.seconds_left, each.seconds, each.retracted) for each in record.increments
        ]
    return vault.seal(orjson.dumps(body), record_place(record.match, record.seq, record.seat))


def record_of(row: Any, game: Game[Any, Any], vault: Vault) -> Record:
    """Make a record from its row.

    Args:
        row: A row with all columns of `records`.
        game: The rules of the match.
        vault: Decrypts the body.

    Raises:
        BrokenRecord: The body cannot be decrypted, or this edition of the game cannot decode it.
    """
    hear = game.event_codec.validate_json
    try:
        parts = orjson.loads(vault.open(row.body, record_place(row.match, row.seq, row.seat)))
        if "to" in parts:
            taken = (parts["digest"], parts["to"], parts["steps"], parts["open"])
            return Record(row.match, row.seq, row.seat, row.key, row.by, row.at, None, (), (), *taken)
        return Record(
            match=row.match,
            seq=row.seq,
            seat=row.seat,
            key=row.key,
            by=row.by,
            at=row.at,
            action=game.action_codec.validate_json(orjson.dumps(parts["action"])),
            draws=tuple(parts["draws"]),
            events=tuple([Told(to, hear(orjson.dumps(event))) for to, event in parts["events"]]),
            digest=parts["digest"],
            is_restored="again" in parts,
            first_key=parts.get("again", ""),
            increments=tuple([Increment(*each) for each in parts.get("increments", ())]),
        )
    except Tampered as error:
        raise BrokenRecord(row.seq, str(error)) from None
    except (ValueError, LookupError, TypeError):  # pydantic's would quote the action
        raise BrokenRecord(row.seq, "is not one of this edition of the game") from None
