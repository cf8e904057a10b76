"""Public votes as plain values, and the check of their terms."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Literal

from storage.errors import Refused

Stone = Literal["white", "black"]


class VoteStatus(StrEnum):
    """A vote is open, was counted (closed), or was discarded uncounted (void)."""

    OPEN = "open"
    CLOSED = "closed"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Eligible:
    """Who may vote."""

    role: int | None = None
    """Only members with this role; None for everyone."""
    days: int = 0
    """Only members who joined at least so many days ago."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a vote, fixed when it is opened."""

    question: str
    white: str
    """What the white stone means; `black` likewise."""
    black: str
    closes_at: datetime
    eligible: Eligible = Eligible()
    quorum: int = 0
    """The number of voters below which the result decides nothing."""
    changeable: bool = False
    """Voters may change their vote until it closes."""
    turnout: bool = True
    """Show the number of voters while the vote is open."""


@dataclass(frozen=True, slots=True)
class Ending:
    """When, by whom and why a vote was ended; `by` is None if it closed on time."""

    at: datetime
    by: int | None = None
    by_name: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """A public vote. The counts are None while it is open and if it is void."""

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
    """The number of voters."""
    whites: int | None
    blacks: int | None
    spoiled: int | None
    """Stones that could not be decrypted when they were counted, since the database was damaged."""
    ending: Ending | None
    shredded: bool
    """No remnant of the vote's secret is left in the database files."""

    @property
    def is_open(self) -> bool:
        """Whether nobody has ended the vote; its closing time may have passed all the same."""
        return self.status is VoteStatus.OPEN

    @property
    def is_quorate(self) -> bool:
        """Whether enough members have voted."""
        return self.cast >= self.terms.quorum


@dataclass(frozen=True, slots=True)
class Cast:
    """A press of a voting button."""

    vote: int
    user: int
    stone: Stone
    press: int
    """The interaction's id; a greater id is a newer press."""
    at: datetime
    """When the button was pressed, by Discord's clock."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """The voter's stone and receipt code as they stand after a press, and what the press did.

    - `recorded`: the press is the voter's first.
    - `changed`: it replaces an earlier vote, whose code is void now.
    - `standing`: nothing changed; it was the same stone again or an older press.
    - `fixed`: refused; it was the other stone, and this vote may not be changed.
    """

    kind: Literal["recorded", "changed", "standing", "fixed"]
    stone: Stone
    code: str


@dataclass(frozen=True, slots=True)
class Shard:
    """A counted stone with its receipt code."""

    code: str
    stone: Stone


LONGEST = timedelta(days=60)
"""How long a vote may be open."""
MAX_QUESTION = 300
MAX_ANSWER = 70
"""Characters of what a stone means."""
MAX_REASON = 300
MAX_QUORUM = 1_000_000
MAX_DAYS = 3650


def folded(text: str) -> str:
    """Normalize a text for comparison: ignore case and collapse white space."""
    return " ".join(text.split()).casefold()


def check_terms(terms: Terms, now: datetime) -> None:
    """Check that a vote with these terms can be opened.

    Args:
        terms: The terms.
        now: The present time, in UTC.

    Raises:
        Refused: `vote_question`, `vote_answer` (value `most`: the maximum length), `vote_answers_equal`, `vote_past`,
            `vote_far` (value `days`: the maximum), `vote_numbers`.
    """
    if not folded(terms.question) or len(terms.question) > MAX_QUESTION:
        raise Refused("vote_question", most=MAX_QUESTION)
    for answer in (terms.white, terms.black):
        if not folded(answer) or len(answer) > MAX_ANSWER:
            raise Refused("vote_answer", most=MAX_ANSWER)
    if folded(terms.white) == folded(terms.black):
        raise Refused("vote_answers_equal")
    if terms.closes_at <= now:
        raise Refused("vote_past")
    if terms.closes_at - now > LONGEST:
        raise Refused("vote_far", days=LONGEST.days)
    if not (0 <= terms.quorum <= MAX_QUORUM and 0 <= terms.eligible.days <= MAX_DAYS):
        raise Refused("vote_numbers")
