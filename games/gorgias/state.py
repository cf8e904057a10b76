"""The state of a debate: the options, the public table, and the layouts of pyramids hidden behind the shields."""

from dataclasses import field
from functools import cache
from typing import Literal, NamedTuple

from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.core.values import Options
from games.gorgias.content import CARDS, COLOURS, FACES, PIPS, PYRAMIDS, colour_of, pips_of, pyramid


class GorgiasOptions(Options):
    """The options that the host of a match may choose (rules, G1, G9 and G10).

    The defaults follow the likeliest reading of the rulebook.
    """

    rounds: Literal[7, 8] = 7
    shields: Literal["hold", "wear"] = "hold"
    """hold: a pyramid that absorbs fewer pips than it has stays whole; wear: it shrinks by what it absorbed."""
    captures: Literal["winner", "both"] = "winner"
    """winner: only the player with more pips left on a card takes pyramids for it; both: each player takes pyramids
    for what is left on their own card."""


Phase = Literal["opening", "removing", "rerolling", "arranging", "capturing", "over"]
"""opening: the speaker's first roll; removing: a topic is missing, and the speaker takes a die out; rerolling: the
speaker rolls again or stops; arranging: both seats arrange layouts behind their screens; capturing: a seat chooses
another colour; over: the game has ended."""

EVERY_COLOUR = (1 << len(COLOURS)) - 1


class Group(NamedTuple):
    """The pyramids on one card, one that projects, one that absorbs, or both; each is a number from 0 to 14."""

    point: int | None
    """The pyramid whose point faces the opponent: it projects its pips, that is, attacks the pyramids on the card
    across."""
    shield: int | None
    """The pyramid that faces away: it absorbs the opponent's pips."""


Layout = tuple[Group | None, ...]
"""What stands on the five cards of a seat; None is an empty card."""


class Stance(NamedTuple):
    """How the pyramids on a card stand, in any colours: the pips that project and those that absorb, 0 for none."""

    projects: int
    absorbs: int


class Claim(NamedTuple):
    """A pyramid that a seat has won on a card and has yet to take from the common stock."""

    seat: int
    pyramid: int


class Taking(NamedTuple):
    """A record of what a seat took from the common stock for a pyramid that it won in the last debate."""

    card: int
    """The index of the card on which the pyramid was won."""
    seat: int
    pyramid: int | None
    """The pyramid taken from the common stock; None if nothing could be taken."""
    wanted: int
    """The pyramid that was won; it differs from `pyramid` if its colour was gone."""


@dataclass(slots=True)
class Draft:
    """A seat's layout of pyramids on its five cards while it arranges them, from the first card to the fifth.

    It holds the cards decided so far, the dice whose pyramids have not been placed, and the colours still available.
    """

    cards: list[Group | None]
    rest: tuple[int, ...]
    """The faces, sorted, of the dice of the seat's statement whose pyramids have not been placed."""
    stance: Stance | None = None
    """The stance of the pyramids on the next card, while their colours are being chosen."""
    free: list[int] = field(default_factory=lambda: [EVERY_COLOUR] * len(PIPS))
    """By size (index: pips - 1): the colours in which the seat still has a pyramid of this size, as a bit mask of
    colour indices. A seat owns 15 pyramids, one of each size in each colour."""

    def put(self, group: Group | None) -> None:
        """Put a group of pyramids on the next card, or leave the card empty for None.

        The group's die is removed from `rest` and its colours from `free`. After the last group the remaining cards are
        left empty, too.

        Raises:
            ValueError: No die that is left calls for this group.
        """
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
    """Return the die face, from 1 to 6, that calls for pyramids of the sizes in this stance.

    Raises:
        KeyError: No face calls for them.
    """
    return _FACE_OF[frozenset(pips for pips in stance if pips)]


@cache
def stances(face: int) -> tuple[Stance, Stance]:
    """Return the two ways in which the pyramids that a die face calls for may stand.

    The larger points forward and projects while the smaller absorbs, or the reverse; a single one does either.
    """
    pips = FACES[face]
    large, small = (pips[-1], pips[0]) if len(pips) == 2 else (pips[0], 0)
    return Stance(large, small), Stance(small, large)


def stance_of(group: Group) -> Stance:
    """Return the stance of a group: the pips of its pyramid that projects and of the one that absorbs, 0 for none."""
    point, shield = group
    return Stance(0 if point is None else pips_of(point), 0 if shield is None else pips_of(shield))


def group_of(stance: Stance, point: int | None, shield: int | None) -> Group:
    """Return the group of pyramids with these sizes and colours.

    Args:
        stance: The size in pips of the pyramid that projects and of the one that absorbs, each 0 for none.
        point: The colour of the pyramid that projects, as an index into COLOURS; None if there is none.
        shield: The colour of the pyramid that absorbs, as an index into COLOURS; None if there is none.
    """
    projects, absorbs = stance
    return Group(
        None if point is None else pyramid(point, projects),
        None if shield is None else pyramid(shield, absorbs),
    )


@cache
def _taken_by(group: Group) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return the die face that calls for a group of pyramids, and each pyramid's index of size and bit of colour.

    The index is `pips - 1`; the colour with index i has the bit `1 << i`.
    """
    used = [(pips_of(each) - 1, 1 << colour_of(each)) for each in group if each is not None]
    return face_of(stance_of(group)), tuple(used)


@cache
def without(dice: tuple[int, ...], *faces: int) -> tuple[int, ...]:
    """Return the dice, given by their faces, minus one die for each of these faces.

    Raises:
        ValueError: No die is left that shows one of the faces.
    """
    rest = list(dice)
    for face in faces:
        rest.remove(face)
    return tuple(rest)


@dataclass(slots=True)
class Public(Concrete):
    """The public part of the state of a debate, which both players and every spectator see.

    It holds the options, the course of the round, the dice, the layouts of the last debate and all pyramids won or
    left.
    """

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
    """The faces that came up in the speaker's last roll, without the dice kept; pictures highlight them."""
    rolls: int = 0
    statements: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """By seat: the faces of the finished statement of this round; () before it is finished."""
    sealed: Submissions | None = None
    """While both seats arrange: how many layouts are still to come; None in other phases."""
    revealed: tuple[Layout, ...] = ()
    """The layouts of the last debate, by seat; () before the first."""
    debated: int = 0
    """The round of the last debate; 0 before the first."""
    card: int = 0
    """How many cards of the last debate have been resolved so far, from the first; hence the index of the next one."""
    claims: list[Claim] = field(default_factory=list)
    """The pyramids won on the current card and not yet taken; while capturing, the first one waits for a choice of
    colour."""
    takings: list[Taking] = field(default_factory=list)
    common: list[int] = field(default_factory=lambda: [1] * len(PYRAMIDS))
    """How many of each pyramid the common stock still has, indexed by the number of the pyramid (0 to 14)."""
    captured: list[list[int]] = field(default_factory=lambda: [[0] * len(PYRAMIDS) for _ in range(2)])
    """By seat: how many of each pyramid it has captured, indexed by the number of the pyramid (0 to 14)."""


@dataclass(slots=True)
class State(Public):
    """The full state of a debate: the public part and the layouts of pyramids that are hidden behind the shields."""

    sealed: Sealed[Layout] | None = None
    """While both seats arrange: the finished layouts, each hidden until both are; None in other phases."""
    drafts: list[Draft] = field(default_factory=list, repr=False)
    """While both seats arrange: by seat, the layout that it has not declared finished yet."""
