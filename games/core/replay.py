"""Replays: a match folded again from its opening and its records; taking back; checking."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.action import Action, Seat
from games.core.chance import ReplayedChance
from games.core.event import Told
from games.core.game import Game, Step


@dataclass(frozen=True, slots=True)
class Played:
    """A record of one action: who chose what, what chance said, who was told what, and the digest of what it made."""

    seat: Seat
    action: Action
    draws: tuple[int, ...]
    events: tuple[Told, ...] = ()
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Rewound:
    """A record of taking back: the match goes on from the state that the first `to` records of the line add up to."""

    to: int


Record = Played | Rewound


class BrokenRecord(ValueError):
    """The log does not fold: the record at `seq` makes another state than it made when it was played."""

    def __init__(self, seq: int, message: str) -> None:
        super().__init__(f"record {seq}: {message}")
        self.seq = seq


def standing(records: Sequence[Record]) -> list[int]:
    """Which records still stand after all that was taken back: their indices, in order."""
    line: list[int] = []
    for seq, record in enumerate(records):
        if isinstance(record, Rewound):
            del line[record.to :]
        else:
            line.append(seq)
    return line


def replay_step(game: Game[Any, Any], state: Any, record: Played) -> Step[Any]:
    """One recorded action again, with the draws it had.

    Raises:
        Illegal: the rules do not allow it. WrongDraws: they ask for other draws.
    """
    chance = ReplayedChance(record.draws)
    step = game.apply(state, record.seat, record.action, chance)
    chance.finish()
    return step


def fold(game: Game[Any, Any], opening: Any, records: Iterable[Record]) -> Iterator[Any]:
    """The states of the standing line one after the other, the opening first."""
    records = list(records)
    state = opening
    yield state
    for seq in standing(records):
        record = records[seq]
        assert isinstance(record, Played)
        state = replay_step(game, state, record).state
        yield state


def verify(game: Game[Any, Any], opening: Any, records: Sequence[Record]) -> str:
    """Fold the whole log and compare every digest; the digest of the last state.

    Raises:
        BrokenRecord: where the log and the rules part, for the first time.
    """
    line = [opening]
    for seq, record in enumerate(records):
        if isinstance(record, Rewound):
            if not 0 <= record.to < len(line):
                raise BrokenRecord(seq, "takes back to where the match has not been")
            del line[record.to + 1 :]
            continue
        try:
            step = replay_step(game, line[-1], record)
        except ValueError as error:
            raise BrokenRecord(seq, str(error)) from None
        if record.digest and game.digest(step.state) != record.digest:
            raise BrokenRecord(seq, "makes another state than it made when it was played")
        line.append(step.state)
    return game.digest(line[-1])


def is_private(game: Game[Any, Any], seats: int, before: Any, record: Played) -> bool:
    """Whether a step drew nothing and told nobody else anything, so that its seat may take it back freely.

    The engine sees this from the record; no game writes code for it.
    """
    if record.draws or any(told.to != record.seat for told in record.events):
        return False
    after = replay_step(game, before, record).state
    others = [seat for seat in (None, *range(seats)) if seat != record.seat]
    return all(game.view(before, seat) == game.view(after, seat) for seat in others)
