"""The state of a council: who stands where, whose turn it is, and what lies under the hands."""

from dataclasses import field
from typing import Literal, NamedTuple

from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed
from games.ostrakon.content import TABLES, TEMPLE, Rule, Stone, SubjectCard, Table, best_advance, subject_cards
from games.ostrakon.options import OstrakonOptions
from games.ostrakon.question import Asked, Question

Phase = Literal["choosing", "asking", "voting", "corrupting", "consulting", "deciding", "over"]
"""choosing: philosophers; asking: the speaker's question; voting: all lay their stones; corrupting and consulting: the
speaker names others on a day of Corruption or of the Oracle; deciding: keep the stone or turn it; over."""


class Prepared(NamedTuple):
    """A question that the next speaker has ready; nobody else knows of it."""

    seat: int
    subject: str
    question: Question


class Turned(NamedTuple):
    """How the last turn ended: where the speaker (and a follower who advanced) went. A speaker who failed has `to`
    equal to `origin`: under the Sun."""

    seat: int
    origin: int
    to: int
    follower: int | None
    follower_origin: int
    follower_to: int


@dataclass(slots=True)
class State:
    """A council between two actions."""

    options: OstrakonOptions
    philosophers: list[int | None]
    """By seat: an index into PHILOSOPHERS; None as long as the seat has not chosen."""
    piles: list[tuple[int, ...]]
    """By space, 1 to 16 and the Temple (17): the seats that stand there, the top first. Space 0 is not used."""
    branches: list[bool]
    """By seat: whether the card still shows the olive branches."""
    deck: list[int]
    """Subject cards not drawn yet, sorted: which comes next is decided when it is drawn."""
    phase: Phase = "choosing"
    under: tuple[int, ...] = ()
    """The pile underneath the Sun, the top first."""
    sun: int = 0
    day: int = 1
    rule: Rule = "regular"
    row: tuple[int, int, int] = (0, 0, 0)
    """The three overlapping subject cards: left (the newest, on top), middle, right (the oldest)."""
    discards: list[int] = field(default_factory=list)
    question: Question | None = None
    prepared: Prepared | None = field(default=None, repr=False)
    votes: Sealed[Stone] | None = None
    """While voting: the stones under the hands."""
    stones: list[Stone] = field(default_factory=list, repr=False)
    """After the vote on a special day: by seat, as they lie now."""
    shown: tuple[int, ...] = ()
    """The seats whose stones of `stones` lie open."""
    named: tuple[int, ...] = ()
    """The seats that the speaker has named for Corruption or Oracle, sorted."""
    follower: int | None = None
    doubtful: bool = False
    """Whether the follower may still give way to one farther behind: no stone was laid since (A8)."""
    objectors: tuple[int, ...] = ()
    struck: int = 0
    """How many questions of this turn the table has struck out."""
    past: list[Asked] = field(default_factory=list)
    last: Turned | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.philosophers)

    @property
    def table(self) -> Table:
        """Start, days and number affected for this many."""
        return TABLES[len(self.philosophers)]

    @property
    def speaker(self) -> int:
        """Who has leave to speak: on top of the pile that the Sun shines upon."""
        return self.piles[self.sun][0]

    @property
    def subject(self) -> str:
        """What this turn's question is about: the line of the right card that the middle one points at."""
        _, middle, right = self.row
        cards = self.cards
        return cards[right].lines[cards[middle].arrow]

    @property
    def next_subject(self) -> str:
        """What the next question is about: the line of the middle card that the left one points at."""
        left, middle, _ = self.row
        cards = self.cards
        return cards[middle].lines[cards[left].arrow]

    @property
    def cards(self) -> tuple[SubjectCard, ...]:
        """All subject cards of this game, by number."""
        return subject_cards(self.options.subjects)


def space_of(piles: list[tuple[int, ...]] | tuple[tuple[int, ...], ...], seat: int) -> int:
    """Where a seat stands on the path; 0 when it is under the Sun, or not on the path yet."""
    for space, pile in enumerate(piles):
        if seat in pile:
            return space
    return 0


def occupied_below(s: State, space: int) -> int:
    """The next space below that somebody stands on; 0: none."""
    for below in range(space - 1, 0, -1):
        if s.piles[below]:
            return below
    return 0


def leading(s: State) -> int:
    """The space of the pile closest to the Temple."""
    return next(space for space in range(TEMPLE, 0, -1) if s.piles[space])


def upcoming(s: State) -> int | None:
    """Who speaks next as things stand (a follower may still step in between); None where this turn decides it.

    The last speaker of a day may become the leader himself; the next one is known only if another leads by more than
    a question can bring.
    """
    pile = s.piles[s.sun]
    if len(pile) > 1:
        return pile[1]
    if below := occupied_below(s, s.sun):
        return s.piles[below][0]
    lead = leading(s)
    if s.day < s.table.days and lead > s.sun + best_advance(s.seats):
        return s.piles[lead][0]
    return None
