"""What a public vote is, as plain values."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Literal

Stone = Literal["white", "black"]


class VoteStatus(StrEnum):
    """A vote is open, or was counted, or was thrown away uncounted."""

    OPEN = "open"
    CLOSED = "closed"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Eligible:
    """Who may vote: members with this role (None: everyone) who joined at least so many days ago."""

    role: int | None = None
    days: int = 0


@dataclass(frozen=True, slots=True)
class Terms:
    """What whoever opens a vote decides; it stays as it is until the end. `turnout`: shown while the vote runs."""

    question: str
    white: str
    black: str
    closes_at: datetime
    eligible: Eligible = Eligible()
    quorum: int = 0
    changeable: bool = False
    turnout: bool = True


@dataclass(frozen=True, slots=True)
class Ending:
    """How a vote ended: by whom and why; by nobody when its time had come."""

    at: datetime
    by: int | None = None
    by_name: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """A public vote. The counts are None until it is closed, and stay so when it is void."""

    id: int
    guild: int
    channel: int
    message: int | None
    result: int | None
    host: int
    host_name: str
    terms: Terms
    opened_at: datetime
    status: VoteStatus
    cast: int
    """How many have voted."""
    whites: int | None
    blacks: int | None
    spoiled: int | None
    """Stones that could not be read when they were counted: a damaged database."""
    ending: Ending | None
    shredded: bool

    @property
    def open(self) -> bool:
        """Whether votes are taken, as far as nobody has ended it; its time may be over all the same."""
        return self.status is VoteStatus.OPEN

    @property
    def quorate(self) -> bool:
        """Whether enough have voted."""
        return self.cast >= self.terms.quorum


@dataclass(frozen=True, slots=True)
class Cast:
    """One press. `press` is the interaction's id, by which older and newer presses are told apart; `at` its time."""

    vote: int
    user: int
    stone: Stone
    press: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a press came to, or what stands.

    `recorded`: this press counts; `changed`: it counts instead of an earlier one, whose code is void; `standing`: it
    was the same again, or an older press; `fixed`: another colour, which this vote does not allow. The stone and the
    code are those that stand.
    """

    kind: Literal["recorded", "changed", "standing", "fixed"]
    stone: Stone
    code: str


@dataclass(frozen=True, slots=True)
class Shard:
    """A stone that was counted."""

    code: str
    stone: Stone
