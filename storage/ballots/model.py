"""Public votes as plain values, and the check of their terms."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Literal

from storage.errors import Refused

Stone = Literal["white", "black"]
"""A choice in a public vote; what the two stand for is said by the vote's `Terms`."""


class VoteStatus(StrEnum):
    """The stage of a public vote: open, counted (closed), or discarded uncounted (void)."""

    OPEN = "open"
    CLOSED = "closed"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Eligible:
    """Which members of the server may take part in a public vote."""

    role: int | None = None
    """Only members with this role; None for everyone."""
    days: int = 0
    """Only members who joined at least so many days ago."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The question of a public vote, its two choices and its rules, fixed when it is opened."""

    question: str
    white: str
    """What the white stone stands for, one of the two choices."""
    black: str
    """What the black stone stands for, the other choice."""
    closes_at: datetime
    eligible: Eligible = Eligible()
    quorum: int = 0
    """The number of voters below which the result decides nothing."""
    changeable: bool = False
    """True if voters may change their choice until the vote closes."""
    turnout: bool = True
    """True if the number of voters is shown while the vote is open."""


@dataclass(frozen=True, slots=True)
class Ending:
    """When, by whom and why a vote was ended.

    Only `at` is set if the vote closed at its closing time, or if it is void because its stones are lost.
    """

    at: datetime
    by: int | None = None
    """The user who ended it; also None once that user's data was deleted."""
    by_name: str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """A public vote with its terms, its place on Discord and its result.

    The counts of choices are None while the vote is open and if it was discarded (void).
    """

    id: int
    guild: int
    channel: int
    message: int | None
    """The Discord id of the message that shows the vote; None until it is posted."""
    result: int | None
    """The Discord id of the message that announces the result; None until it is posted."""
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
    """How many choices could not be decrypted when they were counted, since the database was damaged."""
    ending: Ending | None
    """When and why the vote ended; None while it is open."""
    shredded: bool
    """True if no remnant of the vote's secret is left in the database files."""

    @property
    def is_open(self) -> bool:
        """True until the vote is closed or discarded, which happens a little after its closing time."""
        return self.status is VoteStatus.OPEN

    @property
    def is_quorate(self) -> bool:
        """True if at least as many members have voted as the quorum of the terms requires."""
        return self.cast >= self.terms.quorum


@dataclass(frozen=True, slots=True)
class Cast:
    """One press of a voting button: in which vote, by which user, for which choice, and when."""

    vote: int
    user: int
    stone: Stone
    press: int
    """The interaction's id; a greater id is a newer press."""
    at: datetime
    """When the button was pressed, by Discord's clock."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a voter is told after a press: their choice and receipt code as they now stand, and what the press did.

    - `recorded`: the press is the voter's first, or the voter's newest press delivered once more.
    - `changed`: it replaces an earlier choice, whose code is void now.
    - `standing`: nothing changed; it was the same choice again or an older press, or nothing was pressed at all.
    - `fixed`: nothing changed; it was the other choice, and this vote does not allow changes.
    """

    kind: Literal["recorded", "changed", "standing", "fixed"]
    stone: Stone
    code: str


@dataclass(frozen=True, slots=True)
class Shard:
    """A counted choice with its receipt code, published without the voter when a vote closes."""

    code: str
    stone: Stone


LONGEST = timedelta(days=60)
"""The longest time from now to the closing time with which a vote can be opened."""
MAX_QUESTION = 300
MAX_ANSWER = 70
"""The maximum number of characters of the text of one choice."""
MAX_REASON = 300
MAX_QUORUM = 1_000_000
MAX_DAYS = 3650


def folded(text: str) -> str:
    """Return a text in a form for comparison: lower case, with each run of white space as one space."""
    return " ".join(text.split()).casefold()


def check_terms(terms: Terms, now: datetime) -> None:
    """Raise an error if no vote with these terms can be opened.

    Args:
        terms: The terms.
        now: The present time, in UTC.

    Raises:
        Refused: The question is empty or too long (`vote_question`, with `most`, the maximum length), a choice is empty
            or too long (`vote_answer`, with `most`), the choices are the same (`vote_answers_equal`), the closing time
            is past (`vote_past`) or too far ahead (`vote_far`, with `days`, the maximum), or the quorum or the days of
            membership are out of range (`vote_numbers`).
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
