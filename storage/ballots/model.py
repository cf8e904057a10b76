"""Public votes as plain values, and the check of their terms."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Literal

from storage.ballots.questions import (
    KINDS,
    MAX_QUESTIONS,
    THRESHOLDS,
    Ballot,
    Question,
    Tally,
    Threshold,
    check_question,
)
from storage.errors import Refused


class VoteStatus(StrEnum):
    """The stage of a public vote: open, counted (closed), or discarded uncounted (void)."""

    OPEN = "open"
    CLOSED = "closed"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Eligible:
    """Which members of the server may take part in a public vote."""

    roles: tuple[int, ...] = ()
    """Only members with at least one of these roles; empty for everyone."""
    days: int = 0
    """Only members who joined at least so many days ago."""
    account_days: int = 0
    """Only members whose Discord account is at least so many days old."""

    @property
    def is_countable(self) -> bool:
        """True if Discord may say how many members these are: it counts all of a server, and those with one role."""
        return len(self.roles) <= 1 and not self.days and not self.account_days


@dataclass(frozen=True, slots=True)
class Terms:
    """The questions of a public vote and its rules, fixed when it is opened."""

    questions: tuple[Question, ...]
    """One to `MAX_QUESTIONS` questions, which are answered on one ballot."""
    closes_at: datetime
    eligible: Eligible = Eligible()
    quorum: int = 0
    """The number of voters below which the result decides nothing."""
    changeable: bool = True
    """True if voters may change their ballot until the vote closes."""
    turnout: bool = True
    """True if the number of voters is shown while the vote is open."""
    threshold: Threshold = "most"
    """What an answer needs to win."""
    quorum_percent: int = 0
    """The quorum as a share of those entitled to vote, in percent; 0 if it is a number."""
    stated: int | None = None
    """How many members are entitled to vote, as the host states; None if that is left to what Discord says."""

    @property
    def needs_entitled(self) -> bool:
        """True if the result depends on how many are entitled to vote."""
        return self.threshold == "absolute" or bool(self.quorum_percent)

    @property
    def title(self) -> str:
        """The text of the first question, by which people know the vote."""
        return self.questions[0].text


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


ChangeKind = Literal["extended", "paused", "resumed", "edited"]


@dataclass(frozen=True, slots=True)
class VoteChange:
    """What a moderator has changed about an open vote; everybody sees it."""

    kind: ChangeKind
    at: datetime
    by: int | None
    """The moderator; None if a pause ended by itself, or once that user's data was deleted."""
    by_name: str
    reason: str
    """Why; empty for `resumed` and `edited`, which need no reason."""
    closes_at: datetime
    """When the vote closes from then on."""
    former: str = ""
    """For `edited`, the fingerprint of the rules as they were before."""


@dataclass(frozen=True, slots=True)
class Published:
    """The hash of a vote's chain of receipts that was published last, and when."""

    at: datetime
    head: str


@dataclass(frozen=True, slots=True)
class Vote:
    """A public vote with its terms, its place on Discord and its result.

    The counts are None while the vote is open and if it was discarded (void).
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
    tallies: tuple[Tally, ...] | None
    """The count of each question."""
    spoiled: int | None
    """How many ballots could not be decrypted when they were counted, since the database was damaged."""
    ending: Ending | None
    """When and why the vote ended; None while it is open."""
    shredded: bool
    """True if no remnant of the vote's secret is left in the database files."""
    first_closes_at: datetime
    """When it would close if nobody had extended or paused it."""
    paused_at: datetime | None = None
    """Since when nobody can vote, because a moderator has paused it; None if it is not paused."""
    edits: int = 0
    """How often its questions were edited, before anyone had voted."""
    changes: tuple[VoteChange, ...] = ()
    """What moderators have changed since it was opened, oldest first."""
    announce: int | None = None
    """The Discord id of another channel in which the result is announced; None for none."""
    announced: int | None = None
    """The Discord id of the message there; None until it is posted."""
    entitled: int | None = None
    """How many members are entitled to vote, as stated or else as Discord said when the vote opened or, once it has
    closed, when it closed; None if that is not known."""
    published: Published | None = None
    """The published hash of the chain; None until the first is published."""

    @property
    def is_open(self) -> bool:
        """True until the vote is closed or discarded, which happens a little after its closing time."""
        return self.status is VoteStatus.OPEN

    @property
    def is_quorate(self) -> bool:
        """True if at least as many members have voted as the quorum of the terms requires."""
        return self.cast >= self.quorum

    @property
    def electorate(self) -> int:
        """How many are entitled to vote; never less than the number of those who have voted."""
        return max(self.entitled or 0, self.cast)

    @property
    def quorum(self) -> int:
        """How many must vote for the result to count: the number of the terms, or their share of those entitled."""
        percent = self.terms.quorum_percent
        return -(-self.electorate * percent // 100) if percent else self.terms.quorum

    def votes_needed(self, tally: Tally) -> int:
        """Return how many votes an answer to a question needs at least in order to win."""
        return THRESHOLDS[self.terms.threshold](tally.ballots, self.electorate)


@dataclass(frozen=True, slots=True)
class Cast:
    """One press that casts a ballot: in which vote, by which user, which ballot, and when."""

    vote: int
    user: int
    ballot: Ballot
    press: int
    """The interaction's id; a greater id is a newer press."""
    at: datetime
    """When the button was pressed, by Discord's clock."""
    edits: int = 0
    """How often the vote had been edited when the button was made; another edit changes what its answers mean."""


ReceiptKind = Literal["recorded", "changed", "standing", "fixed"]


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a voter is told after a press: their ballot and receipt code as they now stand, and what the press did.

    - `recorded`: the press is the voter's first, or the voter's newest press delivered once more.
    - `changed`: it replaces an earlier ballot, whose code is void now.
    - `standing`: nothing changed; it was the same ballot again or an older press, or nothing was pressed at all.
    - `fixed`: nothing changed; it was another ballot, and this vote does not allow changes.
    """

    kind: ReceiptKind
    ballot: Ballot
    code: str
    key: str
    """With the code, it finds the ballot in the chain of receipts; only the voter is told."""


@dataclass(frozen=True, slots=True)
class Shard:
    """A counted ballot with its receipt code, published without the voter when a vote closes."""

    code: str
    ballot: Ballot


LONGEST_PAUSE = timedelta(days=7)
"""After so long a pause ends by itself, so that a forgotten vote does not keep its secret forever."""
MOST_CHANGES = 100
"""How often moderators may pause, resume, extend or edit a vote: each press reads all of its changes."""
LONGEST = timedelta(days=60)
"""The longest time from now to the closing time with which a vote can be opened."""
MAX_REASON = 300
MAX_TEXTS = 2_500
"""How many characters several questions and their answers may have together, so that a message has room for them."""
MAX_QUORUM = 1_000_000
"""The greatest quorum, and the greatest number of members entitled to vote."""
MAX_ROLES = 25
MAX_DAYS = 3650


def check_terms(terms: Terms, now: datetime) -> None:
    """Raise an error if no vote with these terms can be opened.

    Args:
        terms: The terms.
        now: The present time, in UTC.

    Raises:
        Refused: A question is not allowed, with the codes of `check_question` and, if it is one of several, its `place`
            from 1; there are too many or none
            (`vote_questions`, with `most`, the maximum), several questions together are too long for a message
            (`vote_long`, with `most`), a threshold does not fit a question (`vote_threshold`), the closing time is past
            (`vote_past`) or too far ahead (`vote_far`, with `days`, the maximum), there are too many roles
            (`vote_roles`, with `most`), the quorum (`vote_quorum_most`, with `most`), the number of those entitled
            (`vote_stated_range`, with `most`) or a number of days (`vote_days_most`, with `days`) is out of range, or
            the quorum is above the number of those entitled (`vote_quorum_stated`, with `stated`).
    """
    if not 1 <= len(terms.questions) <= MAX_QUESTIONS:
        raise Refused("vote_questions", most=MAX_QUESTIONS)
    texts = [text for question in terms.questions for text in (question.text, *question.answers)]
    if len(terms.questions) > 1 and sum(map(len, texts)) > MAX_TEXTS:
        raise Refused("vote_long", most=MAX_TEXTS)
    for place, question in enumerate(terms.questions, start=1):
        try:
            check_question(question)
        except Refused as error:
            which = {"place": place} if len(terms.questions) > 1 else {}
            raise Refused(error.code, **error.values, **which) from None
        if terms.threshold != "most" and not KINDS[question.kind].has_threshold:
            raise Refused("vote_threshold")
    if terms.closes_at <= now:
        raise Refused("vote_past")
    if terms.closes_at - now > LONGEST:
        raise Refused("vote_far", days=LONGEST.days)
    eligible, stated = terms.eligible, terms.stated
    if len(eligible.roles) > MAX_ROLES:
        raise Refused("vote_roles", most=MAX_ROLES)
    if not (0 <= terms.quorum <= MAX_QUORUM and 0 <= terms.quorum_percent <= 100):
        raise Refused("vote_quorum_most", most=MAX_QUORUM)
    if stated is not None and not 1 <= stated <= MAX_QUORUM:
        raise Refused("vote_stated_range", most=MAX_QUORUM)
    if stated is not None and terms.quorum > stated:
        raise Refused("vote_quorum_stated", stated=stated)
    if not (0 <= eligible.days <= MAX_DAYS and 0 <= eligible.account_days <= MAX_DAYS):
        raise Refused("vote_days_most", days=MAX_DAYS)
