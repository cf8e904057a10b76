"""The state of a match: the field, the cards, and where the turn has got to."""

from dataclasses import field
from typing import Literal, NamedTuple

from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed
from games.grudgematch.field import OFF
from games.grudgematch.options import GrudgematchOptions

MOST_CHANGES = 6
"""So often in a turn a side takes a choice back before it counts; without an end a search would go round and round."""
Phase = Literal[
    "surnames",
    "sides",
    "lineup",
    "ball",
    "release",
    "run",
    "kick",
    "foul",
    "tackle",
    "block",
    "bonus",
    "bonus_run",
    "over",
]
"""surnames: both say theirs; sides: they tie; lineup: a team sets up; ball: a team places the ball beside one of its
philosophers; release: where somebody comes out of the penalty box; run, kick: phases 3 and 4; foul, tackle, block:
reactions to a kick; bonus, bonus_run: after a goal; over."""


class Kick(NamedTuple):
    """A kick on its way."""

    kicker: int
    card: int
    value: int
    way: int
    start: int
    moved: int = 0
    """Spaces that the ball has moved so far."""
    resist: int = 0
    """What the kicker's foul adds against tackling."""
    had: int = 0
    """Philosophers, as bits, that have had their opportunity to block."""
    waiting: int = 0
    """Those of them that may still block where the ball is now."""

    @property
    def needed(self) -> int:
        """What a block takes here: one less for each space that the ball has passed."""
        return self.value - self.moved + 1


class Runner(NamedTuple):
    """Who is to run, and by which die."""

    philosopher: int
    die: int


KickEnd = Literal["stopped", "edge", "blocked", "tackled", "sent_off", "goal"]


class LastKick(NamedTuple):
    """The last kick that is over; for texts and pictures."""

    kicker: int
    card: int
    value: int
    way: int
    start: int
    moved: int
    end: KickEnd


class GoalLine(NamedTuple):
    """A goal, for the match report."""

    team: int
    """Whose point it is."""
    kicker: int
    card: int
    value: int
    start: int
    turn: int
    half: int
    """1 or 2; 3 is extra time."""


@dataclass(slots=True)
class Standing:
    """What a seat has answered in advance. It never looks at the hand, so what it does tells nothing of it."""

    tackles_below: int = 0
    """Kicks of a lower value are not tackled, without asking; 0: always ask."""
    own_blocks: bool = True
    """Whether to ask about blocking one's own kicks."""
    waived: bool = False
    """The kick that is on its way is let pass from here on."""


@dataclass(slots=True)
class State:
    """A match between two actions. Teams are 0 (Germans) and 1 (French); seats are `german` and the other one."""

    options: GrudgematchOptions
    german: int
    """The seat that plays the Germans."""
    phase: Phase = "lineup"
    asked: int = 0
    """The team that owes a decision."""
    turn: int = 0
    """The team whose turn it is."""
    turns: int = 0
    """Turns begun so far."""
    idle: int = 0
    """Turns in a row in which no card was played."""
    played: bool = False
    """Whether a card has been played in this turn."""
    surnames: Sealed[str] | None = None
    revealed: tuple[str, ...] = ()
    """The surnames, by seat, once both have said theirs."""
    score: list[int] = field(default_factory=lambda: [0, 0])
    goals: list[GoalLine] = field(default_factory=list)
    half: int = 1
    """1 before the joker, 2 after it, 3 in extra time."""
    at: list[int] = field(default_factory=lambda: [OFF] * 8)
    """By philosopher: the space where he stands."""
    boxes: list[list[int]] = field(default_factory=lambda: [[], []])
    """By team: who is in the penalty box, the longest there first."""
    ball: int = OFF
    dice: tuple[int, ...] = ()
    """Runs that are left: for each the most spaces. Everyone runs once."""
    ran: int = 0
    """Philosophers, as bits, that have run in this turn."""
    runner: Runner | None = field(default=None, repr=False)
    """Who was chosen to run; seen by his team alone."""
    picked: int | None = field(default=None, repr=False)
    """The card chosen for a kick; seen by its holder alone."""
    aimed: int | None = field(default=None, repr=False)
    """The direction chosen for it and not confirmed yet; seen by its holder alone."""
    changes: list[int] = field(default_factory=lambda: [0, 0], repr=False)
    """By team: how often it has taken a choice of runner, card or direction back since its turn began; at most
    MOST_CHANGES."""
    kick: Kick | None = None
    last: LastKick | None = None
    placer: int = -1
    """The philosopher beside whom the ball has to be placed."""
    placed: int = 0
    """Philosophers, as bits, that have placed the ball in this chain."""
    released: int = -1
    """Who comes out of the penalty box while his space is chosen."""
    deck: list[int] = field(default_factory=list, repr=False)
    """The draw pile as a bag: nobody has looked at its order, so it has none."""
    joker: bool = True
    """Whether the joker is still to come."""
    spent: int = 0
    """The discard pile, as bits."""
    hands: list[list[int]] = field(default_factory=lambda: [[], []], repr=False)
    """By team, sorted."""
    draws: list[int] = field(default_factory=list)
    """Teams that are still to draw up, in order."""
    bonuses: list[int] = field(default_factory=list)
    """Teams that are still to take their bonus after a goal, in order."""
    scored: bool = False
    """Whether this turn has ended by a goal."""
    standing: list[Standing] = field(default_factory=lambda: [Standing(), Standing()], repr=False)
    """By seat: what it has answered in advance."""
    ended: str = ""
    """Why the match is over: «time», «golden_goal», «french», «limit» or «stall»."""
