"""Export a match as a JSON document, and verify that its log leads to its state."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import orjson
from pydantic_core import to_jsonable_python

from games.core import replay
from games.core.game import Game
from games.core.replay import FORMAT, VERSION, BrokenRecord
from games.core.values import Told
from storage.db.database import Database
from storage.history.log import events_for
from storage.match.change import Record
from storage.match.model import Match
from storage.match.undo import public_step_count
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.queries import load_with_log, records_of


async def export_match(database: Database, identity_map: IdentityMap, id: int, seat: int | None) -> dict[str, Any]:
    """Export a match as JSON data, without Discord's ids.

    Of a running match the document holds what the viewer may see: their view, their own actions and the events told to
    them. Of a finished match it holds everything, so that anybody can replay it (`games.core.replay`).

    Args:
        database: The database.
        identity_map: Decodes the match; its cache is not used.
        id: The match.
        seat: The viewer's seat; None for a spectator.

    Raises:
        Refused: `unknown_match`, `unknown_game`.
        BrokenRecord: The state, the opening or a record cannot be decrypted or decoded.
    """
    match, opening, rows = await load_with_log(database, identity_map, id)
    log = records_of(rows, match, identity_map)
    document = _head(match)
    game = match.rules
    if match.is_finished:
        document["opening"] = orjson.loads(game.state_codec.dump_json(opening))
        document["records"] = [_record(game, record) for record in log]
        return document
    document["seat"] = seat
    if match.state is not None:
        document["view"] = orjson.loads(game.write_view(game.view(match.state, seat)))
    document["records"] = [part for record in log if (part := _visible_record(game, record, seat, log))]
    return document


async def verify_match(database: Database, identity_map: IdentityMap, id: int) -> None:
    """Replay the whole log of a match in another thread and compare every digest, the state and the counts of actions.

    Args:
        database: The database.
        identity_map: Decodes the match; its cache is not used.
        id: The match.

    Raises:
        Refused: `unknown_match`, `unknown_game`.
        BrokenRecord: The match is inconsistent; `seq` is the first record that is wrong.
    """
    match, opening, rows = await load_with_log(database, identity_map, id)
    await asyncio.to_thread(lambda: _verify(match, opening, records_of(rows, match, identity_map)))


def _verify(match: Match, opening: Any, log: Sequence[Record]) -> None:
    seqs = {record.seq for record in log}
    for seq in range(match.record_count):
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
        # Without the error's own text, which may quote a draw.
        raise BrokenRecord(error.seq, "does not follow from the records before it") from None
    except Exception as error:  # noqa: BLE001 - on a damaged log the rules may fail in any way
        raise BrokenRecord(len(log), f"the log cannot be replayed: {type(error).__name__}") from None
    if digest != match.rules.digest(match.state):
        raise BrokenRecord(len(log), "the log does not lead to the state")
    turns = Counter(record.seat for record in log if record.action is not None and not record.is_restored)
    if any(chair.actions_taken != turns[chair.seat] for chair in match.chairs):
        raise BrokenRecord(len(log), "a seat's number of actions differs from the log")


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
        "over_at": match.ended_at,
        "outcome": match.outcome,
        "ended": ending and {"kind": ending.kind, "by": ending.by_name, "text": ending.text},
    }
    return dict(to_jsonable_python(head))


def _record(game: Game[Any, Any], record: Record) -> dict[str, Any]:
    if record.action is None:
        return {**_undo(record, record.steps_undone), "seq": record.seq, "to": record.back_to}
    return {
        "seq": record.seq,
        "seat": record.seat,
        "at": record.at.isoformat(),
        "action": orjson.loads(game.action_codec.dump_json(record.action)),
        "draws": list(record.draws),
        "events": [_told(game, told) for told in record.events],
        "digest": record.digest,
    }


def _visible_record(
    game: Game[Any, Any], record: Record, seat: int | None, log: Sequence[Record]
) -> dict[str, Any] | None:
    """Return what a viewer may know of a record, or None.

    It has no sequence number: a gap would show that another seat has acted, and when.
    """
    if record.is_restored:
        return None
    if record.action is None:
        if not record.is_public:
            return _undo(record, record.steps_undone) if record.seat == seat else None
        undone = replay.standing_indices([each.played for each in log[: record.seq]])[record.back_to or 0 :]
        return _undo(record, public_step_count([log[seq] for seq in undone]))
    events = [_told(game, told) for told in events_for(record, seat)]
    if record.seat == seat:
        action = orjson.loads(game.action_codec.dump_json(record.action))
        return {"seat": record.seat, "at": record.at.isoformat(), "action": action, "events": events}
    return {"seat": record.seat, "at": record.at.isoformat(), "events": events} if events else None


def _undo(record: Record, steps: int) -> dict[str, Any]:
    return {"seat": record.seat, "at": record.at.isoformat(), "taken_back": steps}


def _told(game: Game[Any, Any], told: Told) -> dict[str, Any]:
    return {"to": told.to, "event": orjson.loads(game.event_codec.dump_json(told.event))}
