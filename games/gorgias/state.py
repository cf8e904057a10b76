"""The state of a debate: the options, the public table, and the hidden layouts behind the shields."""

from dataclasses import field
from functools import cache
from typing import Literal, NamedTuple

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.core.values import Options
from games.gorgias.content import CARDS, COLOURS, FACES, PIPS, PYRAMIDS, colour_of, pips_of, pyramid


class GorgiasOptions(Options):
    """The options of a match (rules, G1, G9 and G10); the defaults follow the likeliest reading of the rulebook."""

    rounds: Literal[7, 8] = Field(
        default=7,
        title="Statements",
        description="How many rounds a debate has. The rules text says eight in one place and seven in another.",
        json_schema_extra={"labels": {"7": "Seven statements", "8": "Eight statements"}},
    )
    shields: Literal["hold", "wear"] = Field(
        default="hold",
        title="Shields",
        description="What becomes of a pyramid that absorbs less than it could.",
        json_schema_extra={
            "labels": {
                "hold": "Hold: whole until its full value is used up",
                "wear": "Wear: smaller by what it took",
            }
        },
    )
    captures: Literal["winner", "both"] = Field(
        default="winner",
        title="Captures",
        description="Who takes pyramids from the common stock for what is left on a card.",
        json_schema_extra={
            "labels": {
                "winner": "Winner: the side with more pips left on the card",
                "both": "Both: each side for all it has left",
            }
        },
    )


Phase = Literal["opening", "removing", "rerolling", "arranging", "capturing", "over"]
"""opening: the speaker's first roll; removing: a topic is missing, and the speaker takes a die out; rerolling: the
speaker rolls again or stops; arranging: both seats arrange layouts behind their shields; capturing: a seat chooses
another colour; over: the game has ended."""

EVERY_COLOUR = (1 << len(COLOURS)) - 1


class Group(NamedTuple):
    """The pyramids on one card: one that projects, one that absorbs, or both."""

    point: int | None
    """The pyramid whose point faces the opponent: it projects its pips."""
    shield: int | None
    """The pyramid that faces away: it absorbs."""


Layout = tuple[Group | None, ...]
"""The five cards of a seat; None is an empty card."""


class Stance(NamedTuple):
    """A group without its colours: the pips that it projects and the pips that it absorbs, each 0 for none."""

    projects: int
    absorbs: int


class Claim(NamedTuple):
    """A claim: a pyramid that a seat has won but not yet taken from the common stock."""

    seat: int
    pyramid: int


class Taking(NamedTuple):
    """A record of how a claim was settled in the last debate."""

    card: int
    """The index of the card on which the pyramid was won."""
    seat: int
    pyramid: int | None
    """The pyramid taken from the common stock; None if nothing could be taken."""
    wanted: int
    """The pyramid that was won; it differs from `pyramid` if its colour was gone."""


@dataclass(slots=True)
class Draft:
    """An unfinished layout, whose cards are filled in order from the first to the fifth."""

    cards: list[Group | None]
    rest: tuple[int, ...]
    """The faces of the statement that have not been placed, sorted."""
    stance: Stance | None = None
    """The stance of the next card's group, while its colours are being chosen."""
    free: list[int] = field(default_factory=lambda: [EVERY_COLOUR] * len(PIPS))
    """By size: the colours that the seat still has, as bits. It owns 15 pyramids, one of each colour and size."""

    def put(self, group: Group | None) -> None:
        """Put a group on the next card, or leave it empty for None; after the last group, leave the rest empty."""
        if group is not None:
            face, used = _taken_by(group)
            self.rest = without(self.rest, face)
            for size, colour in used:
                self.free[size] &= ~colour
        self.cards.append(group)
        if not self.rest:
            self.cards.extend([None] * (CARDS - len(self.cards)))

    @property
    def complete(self) -> bool:
        """Whether all five cards have been decided, be it with a group or empty."""
        return len(self.cards) == CARDS


_FACE_OF = {frozenset(pips): face for face, pips in FACES.items()}


def face_of(stance: Stance) -> int:
    """Return the die face that calls for a group with this stance."""
    return _FACE_OF[frozenset(pips for pips in stance if pips)]


def stance_of(group: Group) -> Stance:
    """Return a group's stance: the pips that it projects and the pips that it absorbs."""
    point, shield = group
    return Stance(0 if point is None else pips_of(point), 0 if shield is None else pips_of(shield))


def group_of(stance: Stance, point: int | None, shield: int | None) -> Group:
    """Return a group of pyramids with this stance and these colours.

    Args:
        stance: The stance.
        point: The colour of the pyramid that projects; None if the stance has none.
        shield: The colour of the pyramid that absorbs; None if the stance has none.
    """
    projects, absorbs = stance
    return Group(
        None if point is None else pyramid(point, projects),
        None if shield is None else pyramid(shield, absorbs),
    )


@cache
def _taken_by(group: Group) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return a group's die face, and for each of its pyramids the index of the size and the bit of the colour."""
    used = [(pips_of(each) - 1, 1 << colour_of(each)) for each in group if each is not None]
    return face_of(stance_of(group)), tuple(used)


@cache
def without(dice: tuple[int, ...], *faces: int) -> tuple[int, ...]:
    """Return the dice minus one die for each of these faces.

    Raises:
        ValueError: No die is left that shows one of the faces.
    """
    rest = list(dice)
    for face in faces:
        rest.remove(face)
    return tuple(rest)


@dataclass(slots=True)
class Public(Concrete):
    """The public part of the state, which both players and every spectator see."""

    options: GorgiasOptions
    first: int
    """The seat that prepares its statement first in this round."""
    phase: Phase = "opening"
    round: int = 0
    speaker: int = 0
    """The seat that prepares its statement; while capturing, the seat that chooses a pyramid."""
    dice: tuple[int, ...] = ()
    """The faces of the speaker's dice in play, sorted, so that equal dice are indistinguishable."""
    rolled: tuple[int, ...] = ()
    """The faces that came up in the last roll; for pictures."""
    rolls: int = 0
    statements: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """By seat: the faces of the finished statement of this round; () before it is finished."""
    sealed: Submissions | None = None
    """While arranging: which seats have finished their layouts."""
    revealed: tuple[Layout, ...] = ()
    """The layouts of the last debate, by seat; () before the first."""
    debated: int = 0
    """The round of the last debate; 0 before the first."""
    card: int = 0
    """The number of cards of the last debate that have been resolved."""
    claims: list[Claim] = field(default_factory=list)
    """The open claims for the current card; while capturing, the first one waits for a choice."""
    takings: list[Taking] = field(default_factory=list)
    common: list[int] = field(default_factory=lambda: [1] * len(PYRAMIDS))
    """The number of each pyramid in the common stock."""
    captured: list[list[int]] = field(default_factory=lambda: [[0] * len(PYRAMIDS) for _ in range(2)])
    """By seat: the number of each pyramid captured."""

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats that have finished their layouts, in seat order; empty outside the arranging phase."""
        return self.sealed.chosen if self.sealed is not None else ()

    @property
    def arranging(self) -> tuple[int, ...]:
        """The seats that are still arranging their layouts, in seat order; empty outside that phase."""
        return self.sealed.waiting if self.sealed is not None else ()


@dataclass(slots=True)
class State(Public):
    """The full state, including the layouts hidden behind the shields."""

    sealed: Sealed[Layout] | None = None
    """While arranging: the finished layouts."""
    drafts: list[Draft] = field(default_factory=list, repr=False)
    """While arranging: by seat, the layout that is not finished yet."""
