"""The options and the state of a council (a match of Ostrakon): the public path and turn, and what is hidden."""

from dataclasses import field
from typing import Literal, NamedTuple

from pydantic import Field, field_validator
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.core.values import Options
from games.ostrakon.content import (
    BLANK_CARDS,
    LINES,
    TABLES,
    TEMPLE,
    Rule,
    Stone,
    SubjectCard,
    Table,
    best_advance,
    split_subjects,
    subject_cards,
)
from games.ostrakon.questions import Asked, Question
from games.ostrakon.words import say

Phase = Literal["choosing", "asking", "voting", "corrupting", "consulting", "deciding", "over"]
"""choosing: seats choose philosophers; asking: the speaker asks a question; voting: all seats lay their stones;
corrupting, consulting: the speaker names others on a day of Corruption or of the Oracle; deciding: the speaker keeps or
turns the stone; over: the council has ended."""

MOST_SUBJECTS = BLANK_CARDS * LINES
LONGEST_SUBJECT = 30


class OstrakonOptions(Options):
    """The options of a match: philosophers chosen or drawn, whether voters are shown, objections, the host's subjects.

    The defaults follow the printed rules. What these leave open, we settled in rulings A20 and A25 to A27 of
    `docs/rules/ostrakon.md`.
    """

    philosophers: Literal["choose", "draw"] = "choose"
    show_voters: bool = False
    objections: bool = True
    subjects: str = Field(
        default="",
        max_length=1_000,
        examples=[
            "; ".join(f"Subject {k}" for k in range(1, MOST_SUBJECTS + 1)),
            "cheese",
            "cheese; our-town; mondays",
        ],
    )

    @field_validator("subjects")
    @classmethod
    def _tidy(cls, typed: str) -> str:
        found: dict[str, str] = {}
        for subject in split_subjects(typed):
            found.setdefault(subject.casefold(), subject)
        if len(found) > MOST_SUBJECTS:
            raise ValueError(say.label("fault-too-many-subjects", most=MOST_SUBJECTS, count=len(found)))
        for subject in found.values():
            if len(subject) > LONGEST_SUBJECT or not subject.isprintable():
                raise ValueError(say.label("fault-long-subject", most=LONGEST_SUBJECT))
        return "; ".join(found.values())


class Prepared(NamedTuple):
    """A question that a seat has prepared for its next turn as speaker; no other seat knows that it exists."""

    seat: int
    subject: str
    question: Question


class LastTurn(NamedTuple):
    """The result of the last turn: how far the speaker moved, and the follower, if any."""

    seat: int
    """The speaker."""
    origin: int
    to: int
    """The speaker's new space; equal to `origin` if the speaker failed and went under the Sun."""
    follower: int | None
    """The follower, if there was one and it advanced."""
    follower_to: int


@dataclass(slots=True)
class Public(Concrete):
    """The part of the state that everybody sees: the path with its piles, the day, the turn, the questions asked."""

    options: OstrakonOptions
    philosophers: list[int | None]
    """By seat: an index into PHILOSOPHERS; None until the seat has chosen."""
    piles: list[tuple[int, ...]]
    """By space, 1 to 16 and the Temple (17): the seats that stand there, from the top. Space 0 is not used."""
    branches: list[bool]
    """By seat: True while its philosopher's card still shows the olive branches, so that it may follow once."""
    deck: list[int]
    """The undrawn subject cards, sorted; a card is drawn at random from them."""
    phase: Phase = "choosing"
    under: tuple[int, ...] = ()
    """The pile of failed speakers underneath the Sun, from the top; they return to the path when the Sun moves on."""
    sun: int = 0
    """The space on which the Sun lies; the seat on top of the pile there is the speaker."""
    day: int = 1
    rule: Rule = "regular"
    row: tuple[int, int, int] = (0, 0, 0)
    """The three overlapping subject cards: left (the newest, on top), middle, right (the oldest)."""
    discards: list[int] = field(default_factory=list)
    question: Question | None = None
    votes: Submissions | None = None
    """While voting: how many stones are still to come."""
    open_stones: dict[int, Stone] = field(default_factory=dict)
    """After the vote on a special day: the stones that lie face up, by seat."""
    named: tuple[int, ...] = ()
    """The seats that the speaker has named for Corruption or the Oracle, sorted."""
    follower: int | None = None
    objectors: tuple[int, ...] = ()
    struck: int = 0
    """The number of questions that the table has struck out in this turn."""
    past: list[Asked] = field(default_factory=list)
    last: LastTurn | None = None

    @property
    def seats(self) -> int:
        """The number of seats in this match."""
        return len(self.philosophers)

    @property
    def table(self) -> Table:
        """The numbers that depend on the number of players, such as the start space and the days."""
        return TABLES[len(self.philosophers)]

    @property
    def playing(self) -> bool:
        """Whether a turn is in progress: all philosophers have been chosen, and the game is not over."""
        return self.phase not in ("choosing", "over")

    @property
    def speaker(self) -> int:
        """The seat that asks this turn's question: the top of the pile on the Sun's space.

        Raises:
            IndexError: There is no such pile, because philosophers are still being chosen or the game is over.
        """
        return self.piles[self.sun][0]

    @property
    def subject(self) -> str:
        """This turn's subject: the line of the right card to which the middle card points."""
        _, middle, right = self.row
        cards = self.cards
        return cards[right].lines[cards[middle].arrow]

    @property
    def next_subject(self) -> str:
        """The next turn's subject: the line of the middle card to which the left card points."""
        left, middle, _ = self.row
        cards = self.cards
        return cards[middle].lines[cards[left].arrow]

    @property
    def cards(self) -> tuple[SubjectCard, ...]:
        """All subject cards of this game, by card number; the printed ones come first."""
        return subject_cards(self.options.subjects)


@dataclass(slots=True)
class State(Public):
    """The full state of a match: what everybody sees, the stones that lie face down, and a prepared question."""

    votes: Sealed[Stone] | None = None
    """While voting: the stones laid so far, face down."""
    stones: list[Stone] = field(default_factory=list, repr=False)
    """After the vote on a special day: the current stones, by seat."""
    prepared: Prepared | None = field(default=None, repr=False)


def missing_votes(council: Public) -> int:
    """Return, during a vote, how many seats have not yet voted."""
    return 0 if council.votes is None else council.votes.missing


def space_of(council: Public, seat: int) -> int:
    """Return the space where a seat stands; 0 if it is in the pile underneath the Sun or not on the path yet."""
    for space, pile in enumerate(council.piles):
        if seat in pile:
            return space
    return 0


def occupied_below(council: Public, space: int) -> int:
    """Return the nearest space behind `space`, farther from the Temple, on which anybody stands; 0 if there is none."""
    for below in range(space - 1, 0, -1):
        if council.piles[below]:
            return below
    return 0


def leading_space(council: Public) -> int:
    """Return the occupied space closest to the Temple, or the Temple itself.

    Raises:
        StopIteration: Nobody stands on the path.
    """
    return next(space for space in range(TEMPLE, 0, -1) if council.piles[space])


def leader(council: Public) -> int:
    """Return the seat on top of the pile closest to the Temple, which wins if the game ends now."""
    return council.piles[leading_space(council)][0]


def best_asked(council: Public, seat: int) -> Asked | None:
    """Return the question that took a player farthest, the last of several; None if none took them anywhere."""
    asked = [each for each in reversed(council.past) if each.seat == seat and each.spaces]
    return max(asked, key=lambda each: each.spaces, default=None)


def next_speaker(council: Public) -> int | None:
    """Return the seat that speaks in the next turn, or None if that is not known yet or no turn is in progress.

    A follower may still change that. On the last turn of a day the speaker may become the leader and speak again; the
    next speaker is known only if another seat leads by more spaces than a question can earn.
    """
    if not council.playing:
        return None
    piles, sun = council.piles, council.sun
    if len(pile := piles[sun]) > 1:
        return pile[1]
    if below := occupied_below(council, sun):
        return piles[below][0]
    lead = leading_space(council)
    if council.day < council.table.days and lead > sun + best_advance(council.seats):
        return piles[lead][0]
    return None
