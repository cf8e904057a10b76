"""Records: one action, or the taking back of some, as it stands in the log, and how it is written and read."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import orjson

from games.core.action import Action
from games.core.event import Told
from games.core.game import Game
from games.core.replay import BrokenRecord, Played, Rewound
from storage.vault import Tampered, Vault, record_place


@dataclass(frozen=True, slots=True)
class Increment:
    """What a step has brought to the clock of a seat whose decision it ended."""

    seat: int
    left: float
    """The seconds that were left to the decision."""
    seconds: float
    """Those that came to them."""


@dataclass(frozen=True, slots=True)
class Record:
    """Who chose what by which key, what chance said, who was told what, and the digest of the state it made."""

    match: int
    seq: int
    seat: int
    key: str
    """The interaction (or deadline) that it answers; unique."""
    by: int | None
    """The user who chose; None for a computer and for the clock."""
    at: datetime
    action: Action | None = field(repr=False)
    """None: nothing was played, but something was taken back."""
    draws: tuple[int, ...] = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    digest: str = field(repr=False)
    to: int | None = None
    """Where this takes back: the match goes on from the first `to` records that stand."""
    steps: int = 0
    """How many actions it takes back for good."""
    open: bool = True
    """Whether the table is told of it; otherwise it concerns its seat alone."""
    again: bool = False
    """Whether it stands here once more, after something before it was taken back: it is no new action."""
    increments: tuple[Increment, ...] = ()
    """What it has brought to clocks, and takes with it when it is taken back."""

    @property
    def by_clock(self) -> bool:
        """Whether the clock chose, for somebody who was away."""
        return self.key.startswith("deadline:")

    @property
    def played(self) -> Played | Rewound:
        """The record as `games.core.replay` folds it."""
        if self.action is None:
            return Rewound(self.to or 0)
        return Played(self.seat, self.action, self.draws, self.events, self.digest)


def sealed_body(record: Record, game: Game[Any, Any], vault: Vault) -> bytes:
    """What only the record's seat may know of it, as its column holds it."""
    told = game.event_codec.dump_json
    body: dict[str, Any] = {"digest": record.digest}
    if record.action is None:
        body |= {"to": record.to, "steps": record.steps, "open": record.open}
    else:
        body |= {
            "action": orjson.Fragment(game.action_codec.dump_json(record.action)),
            "draws": record.draws,
            "events": [(to, orjson.Fragment(told(event))) for to, event in record.events],
        }
    if record.again:
        body["again"] = True
    if record.increments:
        body["increments"] = [(each.seat, each.left, each.seconds) for each in record.increments]
    return vault.seal(orjson.dumps(body), record_place(record.match, record.seq, record.seat))


def record_of(row: Any, game: Game[Any, Any], vault: Vault) -> Record:
    """A row of `records` as a record.

    Raises:
        BrokenRecord: it does not open, or is not what this edition of the game writes.
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
            again=parts.get("again", False),
            increments=tuple([Increment(*each) for each in parts.get("increments", ())]),
        )
    except Tampered as error:
        raise BrokenRecord(row.seq, str(error)) from None
    except (ValueError, LookupError, TypeError):  # pydantic's would quote the action
        raise BrokenRecord(row.seq, "is not one of this edition of the game") from None
