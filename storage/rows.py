"""Rows: how a match is written to its tables and read back."""

from collections.abc import Callable, Iterable
from typing import Any

import orjson
from pydantic import TypeAdapter

from games.core.game import Game, Outcome
from games.core.registry import UnknownGame
from games.core.replay import BrokenRecord
from storage.clock import Clock
from storage.question import Question
from storage.refused import Refused
from storage.snapshot import Chair, Match, Status
from storage.vault import Tampered, Vault, opening_place, state_place

FindGame = Callable[[str, int | None], Game[Any, Any]]
"""`games.core.registry.find_game`, or another one for games that are not installed."""

_OUTCOME = TypeAdapter(Outcome)


def match_of(row: Any, chairs: Iterable[Any], vault: Vault, find_game: FindGame) -> Match:
    """A match from its row and the rows of its seats.

    Raises:
        Refused: its game is not installed any more (`unknown_game`).
        BrokenRecord: its state does not open, or is not what this edition of the game writes.
    """
    try:
        rules = find_game(row.game, row.edition)
    except UnknownGame:
        raise Refused("unknown_game", game=row.game) from None
    state = None
    if row.state is not None:
        state = _opened(row.state, state_place(row.id, row.records), rules, row.records, vault)
    return Match(
        id=row.id,
        game=row.game,
        edition=row.edition,
        status=Status(row.status),
        host=row.host,
        guild=row.guild,
        channel=row.channel,
        thread=row.thread,
        message=row.message,
        options=row.options,
        chairs=tuple([chair_of(chair) for chair in chairs]),
        version=row.version,
        shown=row.shown,
        records=row.records,
        opened_at=row.opened_at,
        turn_since=row.turn_since,
        started_at=row.started_at,
        over_at=row.over_at,
        outcome=None if row.outcome is None else _OUTCOME.validate_json(row.outcome),
        ended=row.ended,
        clock=None if row.clock is None else Clock.read(row.clock),
        paused_at=row.paused_at,
        question=None if row.question is None else Question.read(row.question),
        questions=row.questions,
        closed=row.closed,
        seating=tuple(orjson.loads(row.seating or "[]")),
        state=state,
        rulebook=rules,
    )


def opening_of(match: Match, sealed: bytes, vault: Vault) -> Any:
    """The state in which a match began.

    Raises:
        BrokenRecord: it does not open, or is not what this edition of the game writes.
    """
    return _opened(sealed, opening_place(match.id), match.rules, 0, vault)


def _opened(sealed: bytes, place: str, rules: Game[Any, Any], seq: int, vault: Vault) -> Any:
    try:
        return rules.state_codec.validate_json(vault.open(sealed, place))
    except Tampered as error:
        raise BrokenRecord(seq, str(error)) from None
    except ValueError:  # pydantic's would quote the state
        raise BrokenRecord(seq, "the state is not one of this edition of the game") from None


def chair_of(row: Any) -> Chair:
    """A seat from its row."""
    return Chair(
        row.seat,
        row.user,
        row.name,
        row.computer,
        row.turns,
        row.active,
        row.timeouts,
        bank=row.bank,
        since=row.since,
        spent=row.spent or 0.0,
        saved=row.saved,
        quiet=row.quiet,
        reminded=row.reminded,
        held_for=row.held_for,
        gone=row.gone,
        asked_at=row.asked_at,
        thought=row.thought,
        decided=row.decided,
        missed=row.missed,
    )


def columns_of(match: Match) -> dict[str, Any]:
    """Everything of a match's row that is not sealed, but its id."""
    return {
        "game": match.game,
        "edition": match.edition,
        "status": match.status.value,
        "host": match.host,
        "guild": match.guild,
        "channel": match.channel,
        "thread": match.thread,
        "message": match.message,
        "options": match.options,
        "version": match.version,
        "shown": match.shown,
        "records": match.records,
        "opened_at": match.opened_at,
        "turn_since": match.turn_since,
        "started_at": match.started_at,
        "over_at": match.over_at,
        "outcome": None if match.outcome is None else _OUTCOME.dump_json(match.outcome).decode(),
        "ended": match.ended,
        "clock": None if match.clock is None else match.clock.write(),
        "paused_at": match.paused_at,
        "question": None if match.question is None else match.question.write(),
        "questions": match.questions,
        "closed": match.closed,
        "seating": orjson.dumps(match.seating).decode() if match.seating else None,
    }


def seat_columns(match: int, chair: Chair) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "match": match,
        "seat": chair.seat,
        "user": chair.user,
        "name": chair.name,
        "computer": chair.computer,
        "turns": chair.turns,
        "active": chair.active,
        "timeouts": chair.timeouts,
        "bank": chair.bank,
        "since": chair.since,
        "spent": chair.spent,
        "saved": chair.saved,
        "quiet": chair.quiet,
        "reminded": chair.reminded,
        "held_for": chair.held_for,
        "gone": chair.gone,
        "asked_at": chair.asked_at,
        "thought": chair.thought,
        "decided": chair.decided,
        "missed": chair.missed,
    }


def sealed_state(match: Match, vault: Vault) -> bytes:
    """The state as its column holds it."""
    return vault.seal(match.rules.state_codec.dump_json(match.state), state_place(match.id, match.records))


def sealed_opening(match: Match, opening: Any, vault: Vault) -> bytes:
    """The opening as its column holds it."""
    return vault.seal(match.rules.state_codec.dump_json(opening), opening_place(match.id))
