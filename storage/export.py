"""Exports: a match as a document of one's own, and checking that the log of a match adds up to its state."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import orjson
from pydantic_core import to_jsonable_python

from games.core import replay
from games.core.document import FORMAT, VERSION
from games.core.event import Told
from games.core.game import Game
from games.core.replay import BrokenRecord
from storage.book import Book
from storage.database import Database
from storage.increments import steps_heard
from storage.log import heard
from storage.reading import records_of, whole
from storage.record import Record
from storage.snapshot import Match


async def export(database: Database, book: Book, id: int, seat: int | None) -> dict[str, Any]:
    """A match as plain JSON data. While it runs: what that seat (None: a spectator) may see, and its view. When it is
    over: everything, so that anybody can fold it again (`games.core.document`). Discord's ids are not in it.

    Raises:
        Refused: `unknown_match`. BrokenRecord: something does not open.
    """
    match, opening, rows = await whole(database, book, id)
    log = records_of(rows, match, book)
    document = _head(match)
    game = match.rules
    if match.finished:
        document["opening"] = orjson.loads(game.state_codec.dump_json(opening))
        document["records"] = [_record(game, record) for record in log]
        return document
    document["seat"] = seat
    if match.state is not None:
        document["view"] = game.view(match.state, seat).model_dump(mode="json")
    document["records"] = [part for record in log if (part := _part(game, record, seat, log))]
    return document


async def verify(database: Database, book: Book, id: int) -> None:
    """Fold the whole log of a match again, in another thread, and compare: every digest, the state, the turns.

    Raises:
        Refused: `unknown_match`. BrokenRecord: at the first record that does not add up.
    """
    match, opening, rows = await whole(database, book, id)
    await asyncio.to_thread(lambda: _add_up(match, opening, records_of(rows, match, book)))


def _add_up(match: Match, opening: Any, log: Sequence[Record]) -> None:
    seqs = {record.seq for record in log}
    for seq in range(match.records):
        if seq not in seqs:
            raise BrokenRecord(seq, "is missing")
    if match.state is None:
        if log:
            raise BrokenRecord(0, "there is no opening")
        return
    if opening is None:
        raise BrokenRecord(0, "there is no opening")
    try:
        digest = replay.verify(match.rules, opening, [record.played for record in log])
    except BrokenRecord as error:
        raise BrokenRecord(error.seq, "does not follow from those before it") from None  # its own text may quote a draw
    except Exception as error:  # noqa: BLE001 - rules may fail in any way on a damaged log
        raise BrokenRecord(len(log), f"the log does not fold: {type(error).__name__}") from None
    if digest != match.rules.digest(match.state):
        raise BrokenRecord(len(log), "the state is not what the log adds up to")
    turns = Counter(record.seat for record in log if record.action is not None and not record.again)
    if any(chair.turns != turns[chair.seat] for chair in match.chairs):
        raise BrokenRecord(len(log), "a seat has taken another number of actions than the log holds")


def _head(match: Match) -> dict[str, Any]:
    ending = match.ending
    head = {
        "format": FORMAT,
        "version": VERSION,
        "match": match.id,
        "game": match.game,
        "edition": match.edition,
        "status": match.status,
        "options": match.options,
        "seats": [{"seat": chair.seat, "name": chair.name, "computer": chair.computer} for chair in match.chairs],
        "opened_at": match.opened_at,
        "started_at": match.started_at,
        "over_at": match.over_at,
        "outcome": match.outcome,
        "ended": ending and {"kind": ending.kind, "by": ending.by_name, "text": ending.text},
    }
    return dict(to_jsonable_python(head))


def _record(game: Game[Any, Any], record: Record) -> dict[str, Any]:
    if record.action is None:
        return {**_taken_back(record, record.steps), "seq": record.seq, "to": record.to}
    return {
        "seq": record.seq,
        "seat": record.seat,
        "at": record.at.isoformat(),
        "action": orjson.loads(game.action_codec.dump_json(record.action)),
        "draws": list(record.draws),
        "events": [_told(game, told) for told in record.events],
        "digest": record.digest,
    }


def _part(game: Game[Any, Any], record: Record, seat: int | None, log: Sequence[Record]) -> dict[str, Any] | None:
    """No number: a gap would say that somebody else has chosen something, and when."""
    if record.again:
        return None
    if record.action is None:
        if not record.open:
            return _taken_back(record, record.steps) if record.seat == seat else None
        gone = replay.standing([each.played for each in log[: record.seq]])[record.to or 0 :]
        return _taken_back(record, steps_heard([log[seq] for seq in gone]))
    events = [_told(game, told) for told in heard(record, seat)]
    if record.seat == seat:
        action = orjson.loads(game.action_codec.dump_json(record.action))
        return {"seat": record.seat, "at": record.at.isoformat(), "action": action, "events": events}
    return {"seat": record.seat, "at": record.at.isoformat(), "events": events} if events else None


def _taken_back(record: Record, steps: int) -> dict[str, Any]:
    return {"seat": record.seat, "at": record.at.isoformat(), "taken_back": steps}


def _told(game: Game[Any, Any], told: Told) -> dict[str, Any]:
    return {"to": told.to, "event": orjson.loads(game.event_codec.dump_json(told.event))}
