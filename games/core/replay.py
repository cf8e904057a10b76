"""Replay a match from its opening state and its records, verify it, and read an exported match.

A match is a sequence of records; each is an action that was played, or an undo. An undo never deletes a record. The
records of actions that are not undone are called active; `fold` replays these, `verify` replays all records.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.action import Action
from games.core.chance import ReplayedChance
from games.core.game import Game, Step
from games.core.registry import find_game
from games.core.sealed import differ_only_in_missing
from games.core.values import Seat, Told
from games.core.words import Message, MessageError, say


@dataclass(frozen=True, slots=True)
class Played:
    """The record of one action in a match: its seat, the action, and the random draws and events that it caused."""

    seat: Seat
    action: Action
    draws: tuple[int, ...]
    """The random draws, in order."""
    events: tuple[Told, ...] = ()
    """The published events with their recipients, in order."""
    digest: str = ""
    """`Game.digest` of the state after the action; empty if unknown."""
    key: str = ""
    """The key from which its draws follow (see `games.core.verifiable`); empty if unknown."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The record of an undo: the match continues from the state after the first `to` active records.

    Active records are those of actions that had not been undone before.
    """

    to: int
    """The number of active records that remain active."""


Record = Played | Undone


class BrokenRecord(MessageError):
    """A record of a match cannot be replayed, leads to a different state than recorded, or cannot be read from storage.

    Attributes:
        seq: The index of that record.
    """

    def __init__(self, seq: int, problem: Message | str) -> None:
        super().__init__(say.message("broken-record", record=str(seq), problem=problem))
        self.seq = seq


def active_indices(records: Sequence[Record]) -> list[int]:
    """Return the indices of the active records, that is, of the actions that are not undone, in order."""
    active: list[int] = []
    for seq, record in enumerate(records):
        if isinstance(record, Undone):
            del active[record.to :]
        else:
            active.append(seq)
    return active


def replay_step(game: Game[Any, Any], state: Any, record: Played, chance: ReplayedChance | None = None) -> Step[Any]:
    """Apply a recorded action with its recorded draws; return the new state with the draws and events.

    Args:
        game: The game, in the edition of the match.
        state: The state before the action; it is not changed.
        record: The action.
        chance: Replays the recorded draws; None makes a plain `ReplayedChance` of them.

    Raises:
        Illegal: The rules do not allow the action in this state.
        WrongDraws: The rules ask for draws other than the recorded ones.
    """
    chance = chance or ReplayedChance(record.draws)
    step = game.apply(state, record.seat, record.action, chance)
    chance.finish()
    return step


def fold(game: Game[Any, Any], opening: Any, records: Iterable[Record]) -> Iterator[Any]:
    """Replay the actions of a match that are not undone, and yield all states from the opening on.

    Args:
        game: The game, in the edition of the match.
        opening: The opening state.
        records: All records of the match, undone ones included.

    Yields:
        The opening state, then the state after each action that is not undone.

    Raises:
        Illegal: The rules do not allow an action in its state.
        WrongDraws: The rules ask for draws other than the recorded ones.
    """
    records = list(records)
    state = opening
    yield state
    for seq in active_indices(records):
        record = records[seq]
        assert isinstance(record, Played)
        state = replay_step(game, state, record).state
        yield state


def verify(
    game: Game[Any, Any],
    opening: Any,
    records: Sequence[Record],
    chance_of: Callable[[int, Played], ReplayedChance] | None = None,
) -> str:
    """Replay every record, undone ones included, and compare the hash of each state with the hash in its record.

    Args:
        game: The game, in the edition of the match.
        opening: The opening state.
        records: All records of the match.
        chance_of: Takes the index of a record and the record, and returns the `ReplayedChance` with which its action is
            replayed. None uses plain ones, which only check that the draws are as many as the rules ask for and in
            range.

    Returns:
        The hash of the last state; see `Game.digest`.

    Raises:
        BrokenRecord: The first record that the rules do not reproduce.
    """
    states = [opening]  # of the active records
    for seq, record in enumerate(records):
        if isinstance(record, Undone):
            if not 0 <= record.to < len(states):
                raise BrokenRecord(seq, say.message("broken-undo"))
            del states[record.to + 1 :]
            continue
        try:
            step = replay_step(game, states[-1], record, chance_of(seq, record) if chance_of else None)
        except ValueError as error:
            raise BrokenRecord(seq, error.message if isinstance(error, MessageError) else str(error)) from None
        if record.digest and game.digest(step.state) != record.digest:
            raise BrokenRecord(seq, say.message("broken-state"))
        states.append(step.state)
    return game.digest(states[-1])


def is_hidden(game: Game[Any, Any], seats: int, before: Any, record: Played) -> bool:
    """Return True if nobody but the acting seat could notice a recorded action; it may have made random draws.

    That is: it published no event to others, and changed neither the public view nor another seat's, except the number
    of sealed choices still to come. This is derived from the record, so games need no code for it.

    Args:
        game: The game.
        seats: The number of seats.
        before: The state before the action.
        record: The action.
    """
    if any(told.to != record.seat for told in record.events):
        return False
    after = replay_step(game, before, record).state
    others = [seat for seat in (None, *range(seats)) if seat != record.seat]
    return all(differ_only_in_missing(game.view(before, seat), game.view(after, seat)) for seat in others)


def is_private(game: Game[Any, Any], seats: int, before: Any, record: Played) -> bool:
    """Return True if a recorded action is hidden (`is_hidden`) and made no random draws.

    As in `is_hidden`, others may notice that a sealed choice was made, but not whose.

    Args:
        game: The game.
        seats: The number of seats.
        before: The state before the action.
        record: The action.
    """
    return not record.draws and is_hidden(game, seats, before, record)


FORMAT = "stoa-match"
VERSION = 1


def read_document(
    document: Mapping[str, Any], find: Callable[[str, int | None], Game[Any, Any]] = find_game
) -> tuple[Game[Any, Any], Any, list[Record]]:
    """Read the export of a finished match.

    Args:
        document: The parsed JSON.
        find: Looks up a game by name and edition.

    Returns:
        The game, the opening state and all records, undone ones included.

    Raises:
        ValueError: The document is not such an export.
        UnknownGame: The game or its edition is not installed.
    """
    if document.get("format") != FORMAT or document.get("version") != VERSION or "opening" not in document:
        raise ValueError("not an export of a match that is over")
    try:
        game = find(document["game"], document["edition"])
        opening = game.state_codec.validate_json(json.dumps(document["opening"]))
        return game, opening, [_read_record(game, part) for part in document["records"]]
    except (KeyError, TypeError, AttributeError):
        raise ValueError("not an export of a match that is over") from None


def _read_record(game: Game[Any, Any], part: Mapping[str, Any]) -> Record:
    if "action" not in part:
        return Undone(part["to"])
    read_event = game.event_codec.validate_json
    return Played(
        part["seat"],
        game.action_codec.validate_json(json.dumps(part["action"])),
        tuple(part["draws"]),
        tuple([Told(told["to"], read_event(json.dumps(told["event"]))) for told in part["events"]]),
        part["digest"],
        part.get("key", ""),
    )
