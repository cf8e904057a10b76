"""Export a match as a JSON document, and verify that its log leads to its state."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import orjson
from pydantic_core import to_jsonable_python

from games.core.game import Game
from games.core.replay import FORMAT, VERSION, BrokenRecord
from games.core.values import Told
from games.core.verifiable import NotProven, Proof, verify_chance
from storage.db.database import Database
from storage.history.log import events_for, known_seat
from storage.match.change import Record
from storage.match.model import Match, Status
from storage.match.undo import public_step_count, undos
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.queries import in_thread, load_with_log, records_of


async def export_match(database: Database, identity_map: IdentityMap, id: int, seat: int | None) -> dict[str, Any]:
    """Return a match as JSON data, which a separate thread computes.

    For a finished match, the data contain everything, so that anybody can replay the match (`games.core.replay`) and
    compute its draws again (`games.core.verifiable`). For a running one, they contain what the viewer may see: the
    view, the viewer's own actions, the events told to the viewer, and the commitment to the secret of the draws. The
    only Discord ids in them are those of the interactions that caused draws.

    Args:
        database: The database.
        identity_map: Decodes the match; its cache is not used.
        id: The match.
        seat: The viewer's seat; None for a spectator. Makes no difference once the match is finished.

    Raises:
        Refused: There is no such match (`unknown_match`), or its game is not installed (`unknown_game`).
        BrokenRecord: The state, the opening or a record cannot be decrypted or decoded.
    """
    match, opening, rows = await load_with_log(database, identity_map, id)
    return await in_thread(lambda: _document(match, opening, records_of(rows, match, identity_map), seat))


PIECES_DEEP = 3
"""How many levels of a document are written one part at a time: those of the tables, of a table and of its actions."""


async def write_file(document: Mapping[str, Any]) -> bytes:
    """Return an exported document as indented JSON, which a separate thread writes piece by piece.

    A single call for the whole document would hold up the event loop, also from another thread.
    """
    return await in_thread(lambda: b"".join(_pieces(document, PIECES_DEEP, b"\n")))


def _pieces(value: Any, deep: int, newline: bytes) -> Iterator[bytes]:
    """Yield the parts of a value as JSON, indented as `orjson` does.

    Args:
        value: The value.
        deep: How many levels are written one part at a time.
        newline: The newline and the indentation of the value itself.
    """
    if not deep or not value or not isinstance(value, dict | list):
        # A newline within a text is escaped, so each one here begins a line.
        yield orjson.dumps(value, option=orjson.OPT_INDENT_2).replace(b"\n", newline)
        return
    further = newline + b"  "
    if isinstance(value, dict):
        parts, begin, end = [(orjson.dumps(name) + b": ", part) for name, part in value.items()], b"{", b"}"
    else:
        parts, begin, end = [(b"", part) for part in value], b"[", b"]"
    for name, part in parts:
        yield begin + further + name
        yield from _pieces(part, deep - 1, further)
        begin = b","
    yield newline + end


def _document(match: Match, opening: Any, log: Sequence[Record], seat: int | None) -> dict[str, Any]:
    document = _head(match)
    game = match.rules
    if match.is_finished:
        document["chance"] |= match.chance.write()
        document["opening"] = orjson.loads(game.state_codec.dump_json(opening))
        document["records"] = [_record(game, record) for record in log]
        return document
    document["seat"] = seat
    if match.state is not None:
        document["view"] = orjson.loads(game.write_view(game.view(match.state, seat)))
    undone = {undo.seq: public_step_count(gone) for undo, gone in undos(log)}
    document["records"] = [part for record in log if (part := _visible_record(game, record, seat, undone))]
    return document


async def verify_match(database: Database, identity_map: IdentityMap, id: int) -> int:
    """Check that the log of a match leads to its stored state, and that its draws follow from its secret.

    The whole log is replayed in another thread; every digest, every draw, the resulting state and each seat's number of
    actions are compared with what is stored.

    Args:
        database: The database.
        identity_map: Decodes the match; its cache is not used.
        id: The match.

    Returns:
        The number of draws that were checked, those of the opening included.

    Raises:
        Refused: There is no such match (`unknown_match`), or its game is not installed (`unknown_game`).
        BrokenRecord: Something cannot be decrypted or decoded, is missing, or differs; `seq` is the number of the first
            record that is wrong.
    """
    match, opening, rows = await load_with_log(database, identity_map, id)
    return await in_thread(lambda: _verify(match, opening, records_of(rows, match, identity_map)))


def _verify(match: Match, opening: Any, log: Sequence[Record]) -> int:
    seqs = {record.seq for record in log}
    for seq in range(match.record_count):
        if seq not in seqs:
            raise BrokenRecord(seq, "is missing")
    if match.state is None:
        if log:
            raise BrokenRecord(0, "there is no opening")
        return 0
    if opening is None:
        raise BrokenRecord(0, "there is no opening")
    try:
        proof = _prove(match, opening, log)
    except NotProven:
        raise BrokenRecord(0, "the opening does not follow from the secret of the draws") from None
    except BrokenRecord as error:
        # Without the error's own text, which may quote a draw.
        raise BrokenRecord(
            error.seq, "does not follow from the records before it and the secret of the draws"
        ) from None
    except Exception as error:  # noqa: BLE001 - on a damaged log the rules may fail in any way
        raise BrokenRecord(len(log), f"the log cannot be replayed: {type(error).__name__}") from None
    if proof.digest != match.rules.digest(match.state):
        raise BrokenRecord(len(log), "the log does not lead to the state")
    turns = Counter(record.seat for record in log if record.action is not None and not record.is_restored)
    if any(chair.actions_taken != turns[chair.seat] for chair in match.chairs):
        raise BrokenRecord(len(log), "a seat's number of actions differs from the log")
    return proof.count


def _prove(match: Match, opening: Any, log: Sequence[Record]) -> Proof:
    records = [record.played for record in log]
    return verify_chance(match.rules, opening, records, match.chance, seats=len(match.chairs), options=match.options)


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
        "chance": {"commitment": match.chance.commitment},
        "seats": [{"seat": chair.seat, "name": chair.name, "computer": chair.computer} for chair in match.chairs],
        "opened_at": match.opened_at,
        "started_at": match.started_at,
        "over_at": match.ended_at,
        "outcome": _outcome(match),
        "ended": ending and {"kind": ending.kind, "by": ending.by_name, "text": ending.text},
    }
    return dict(to_jsonable_python(head))


def _outcome(match: Match) -> dict[str, Any] | None:
    """Return the outcome of a match as JSON data; its scores are null if the game's rules did not end the match."""
    if match.outcome is None:
        return None
    counted = match.status is Status.OVER
    return asdict(match.outcome) | ({} if counted else {"scores": None})


def _record(game: Game[Any, Any], record: Record) -> dict[str, Any]:
    if record.action is None:
        return {**_undo(record, record.steps_undone), "seq": record.seq, "to": record.back_to}
    return {
        "seq": record.seq,
        "seat": record.seat,
        "at": record.at.isoformat(),
        **({"key": record.draw_key} if record.draws else {}),
        "action": orjson.loads(game.action_codec.dump_json(record.action)),
        "draws": list(record.draws),
        "events": [_told(game, told) for told in record.events],
        "digest": record.digest,
    }


def _visible_record(
    game: Game[Any, Any], record: Record, seat: int | None, undone: Mapping[int, int]
) -> dict[str, Any] | None:
    """Return what a viewer may know of a record of the log, as JSON data; None if the viewer may know nothing of it.

    The data have no sequence number, because a gap would show that another seat has acted, and when.

    Args:
        game: The rules of the match.
        record: The record.
        seat: The viewer's seat; None for a spectator.
        undone: By the sequence number of an undo: how many of the actions that it undid are known to all players.
    """
    if record.is_restored:
        return None
    if record.action is None:
        if not record.is_public:
            return _undo(record, record.steps_undone) if record.seat == seat else None
        return _undo(record, undone[record.seq])
    events = [_told(game, told) for told in events_for(record, seat)]
    if record.seat == seat:
        action = orjson.loads(game.action_codec.dump_json(record.action))
        return {"seat": record.seat, "at": record.at.isoformat(), "action": action, "events": events}
    return {"seat": known_seat(record), "at": record.at.isoformat(), "events": events} if events else None


def _undo(record: Record, steps: int) -> dict[str, Any]:
    return {"seat": record.seat, "at": record.at.isoformat(), "taken_back": steps}


def _told(game: Game[Any, Any], told: Told) -> dict[str, Any]:
    return {"to": told.to, "event": orjson.loads(game.event_codec.dump_json(told.event))}
