"""The state of a debate: what lies on the table, and what stands behind the shields."""

from dataclasses import field
from functools import cache
from typing import Literal, NamedTuple

from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed
from games.gorgias.content import CARDS, COLOURS, FACES, PIPS, PYRAMIDS, colour_of, pips_of
from games.gorgias.options import GorgiasOptions

Phase = Literal["opening", "removing", "rerolling", "arranging", "capturing", "over"]
"""opening: the speaker's first roll; removing: a topic is missing; rerolling: roll again or stop; arranging: both
seats behind their shields; capturing: somebody chooses another colour; over."""

EVERY_COLOUR = (1 << len(COLOURS)) - 1


class Group(NamedTuple):
    """What stands on one card: a pyramid that projects, one that absorbs, or both."""

    point: int | None
    """The pyramid whose point faces the opponent: it projects its pips."""
    shield: int | None
    """The pyramid that faces away: it absorbs."""


Layout = tuple[Group | None, ...]
"""The five cards of a seat; None is an empty card."""


class Stance(NamedTuple):
    """How a group stands before its colours are chosen: pips projected and pips absorbed, 0 for none."""

    projects: int
    absorbs: int


class Claim(NamedTuple):
    """A pyramid that a seat has won and that is still to be taken from the common stock."""

    seat: int
    pyramid: int


class Taking(NamedTuple):
    """A pyramid taken from the common stock in the last debate: for which card, by whom, which, and for which one
    (the same, unless its colour was gone). Nothing could be taken: `pyramid` is None."""

    card: int
    seat: int
    pyramid: int | None
    wanted: int


@dataclass(slots=True)
class Draft:
    """A layout in the making: cards are filled from the first to the fifth."""

    cards: list[Group | None]
    rest: tuple[int, ...]
    """Faces of the statement that have no card yet, sorted."""
    stance: Stance | None = None
    """The group for the next card, when its colours are still to be chosen."""
    free: list[int] = field(default_factory=lambda: [EVERY_COLOUR] * len(PIPS))
    """By size: the colours that the seat still has, as bits. Its 15 pyramids are one of every colour and size."""

    def put(self, group: Group | None) -> None:
        """Fill the next card; when no group is left over, the other cards stay empty."""
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
        """Whether all five cards are settled."""
        return len(self.cards) == CARDS


_FACE_OF = {frozenset(pips): face for face, pips in FACES.items()}


def face_of(stance: Stance) -> int:
    """The face that asks for such a group."""
    return _FACE_OF[frozenset(pips for pips in stance if pips)]


def stance_of(group: Group) -> Stance:
    """How many pips a group projects and absorbs."""
    point, shield = group
    return Stance(0 if point is None else pips_of(point), 0 if shield is None else pips_of(shield))


@cache
def _taken_by(group: Group) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The face that a group stands for, and for each of its pyramids the size's index and the colour's bit."""
    used = [(pips_of(each) - 1, 1 << colour_of(each)) for each in group if each is not None]
    return face_of(stance_of(group)), tuple(used)


@cache
def without(dice: tuple[int, ...], *faces: int) -> tuple[int, ...]:
    """The dice less those that show these faces."""
    rest = list(dice)
    for face in faces:
        rest.remove(face)
    return tuple(rest)


@dataclass(slots=True)
class State:
    """A match of Gorgias between two statements of one action each."""

    options: GorgiasOptions
    first: int
    """The seat that prepares first in this round."""
    phase: Phase = "opening"
    round: int = 0
    speaker: int = 0
    """The seat that prepares, or, while capturing, the one that takes."""
    dice: tuple[int, ...] = ()
    """The faces of the speaker's dice in play, sorted: equal faces are the same to everybody."""
    rolled: tuple[int, ...] = ()
    """Those of them that the last roll brought; for pictures."""
    rolls: int = 0
    statements: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """The faces of each seat's finished statement of this round; () while there is none."""
    drafts: list[Draft] = field(default_factory=list, repr=False)
    """While arranging: what each seat is making behind its shield."""
    sealed: Sealed[Layout] | None = None
    """While arranging: the layouts of those who are ready."""
    revealed: tuple[Layout, ...] = ()
    """The layouts of the last debate, by seat; () before the first."""
    debated: int = 0
    """The round of the last debate; 0 before the first."""
    card: int = 0
    """How many cards of the last debate have been resolved."""
    claims: list[Claim] = field(default_factory=list)
    """What was won on the present card and is still to be taken; the first waits for a choice."""
    takings: list[Taking] = field(default_factory=list)
    common: list[int] = field(default_factory=lambda: [1] * len(PYRAMIDS))
    """The common stock: how many of each pyramid."""
    captured: list[list[int]] = field(default_factory=lambda: [[0] * len(PYRAMIDS) for _ in range(2)])
    """By seat: how many of each pyramid."""
