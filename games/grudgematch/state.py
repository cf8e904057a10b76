"""The options and the state of a match: what everybody sees of the field, the cards and the turn; what is hidden."""

from dataclasses import field
from typing import Generic, Literal, NamedTuple, TypeVar

from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.core.values import Options
from games.grudgematch.field import OFF

MOST_CHANGES = 6
"""The number of choices of a runner, card or direction that a team may take back in one turn. Without a limit a search
could loop forever."""
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
"""surnames: both seats enter their surnames; sides: these are equally long, so a seat chooses its team; lineup: a team
sets up; ball: a team places the ball beside one of its philosophers; release: a team chooses where its philosopher
leaves the penalty box; run, kick: phases 3 and 4 of a turn; foul: the kicker may foul; tackle, block: an answer to a
kick; bonus: a team chooses its bonus after a goal; bonus_run: it runs as its bonus; over: the match has ended."""

WITH_COMPUTERS = 100
"""The number of turns for which the limit "suits" stands in a match with a computer player, which might pass the ball
about for ever."""


class GrudgematchOptions(Options):
    """The options of a match: whether fouls are allowed, who plays the Germans, and after how many turns it ends."""

    fouls: bool = False
    germans: Literal["chance", "first", "second", "surname"] = "chance"
    turn_limit: Literal["suits", 0, 60, 100, 160] = "suits"

    @property
    def limit(self) -> int:
        """The number of turns after which the match ends; 0 if there is no limit, or "suits" is not yet resolved."""
        return 0 if self.turn_limit == "suits" else self.turn_limit


def with_computer_limit(options: GrudgematchOptions, computers: int) -> GrudgematchOptions:
    """Return the options with the turn limit "suits" replaced by a number: 100 with a computer player, else 0 (A28).

    Args:
        options: The options chosen by the player who opened the match.
        computers: The number of computer players.
    """
    if options.turn_limit != "suits":
        return options
    return options.model_copy(update={"turn_limit": WITH_COMPUTERS if computers else 0})


class Kick(NamedTuple):
    """A kick in progress: who kicks with which card in which direction, and how far the ball has moved so far."""

    kicker: int
    card: int
    value: int
    way: int
    start: int
    moved: int = 0
    """Number of spaces that the ball has moved so far."""
    resist: int = 0
    """What the kicker's foul adds to the value that a tackle of this kick needs; 0 without a foul."""
    had: int = 0
    """Bit mask of the philosophers that have had their one opportunity to block this kick."""
    waiting: int = 0
    """Bit mask of the philosophers that may still block at the ball's current space."""

    @property
    def needed(self) -> int:
        """The value that a card needs to block the ball here: the kick's, less one for each space after the first."""
        return self.value - self.moved + 1


class Runner(NamedTuple):
    """The choice of a philosopher who runs next, and of the die that limits his run."""

    philosopher: int
    die: int


KickEnd = Literal["stopped", "edge", "blocked", "tackled", "sent_off", "goal"]


class LastKick(NamedTuple):
    """The last finished kick, kept for texts and pictures: its card, its course, and how it ended."""

    kicker: int
    card: int
    value: int
    way: int
    start: int
    moved: int
    end: KickEnd


class GoalLine(NamedTuple):
    """One goal in the match report: who scored it, with which card, from where, and when."""

    team: int
    """The team that scored the point."""
    kicker: int
    card: int
    value: int
    start: int
    turn: int
    half: int
    """1 or 2; 3 in extra time."""


@dataclass(slots=True)
class Standing:
    """A seat's standing orders: how it answers, in advance, when asked about a tackle or a block.

    They never depend on its hand, so their effect reveals nothing about it.
    """

    tackles_below: int = 0
    """Kicks of a lower value pass without asking about a tackle; 0: always ask."""
    own_blocks: bool = False
    """If True, the seat is asked whether to block its own kicks; if False, it never is."""
    waived: bool = False
    """If True, the seat lets the current kick pass to its end and is not asked about it again."""


C = TypeVar("C")
"""The type of a card: its number in a full state; None in a view, where cards that lie face down are only counted."""


@dataclass(slots=True)
class Public(Concrete, Generic[C]):
    """The part of the state that both players and every spectator see. Teams are numbered: 0 Germans, 1 French.

    It holds the field, scores, dice, discards and the course of the turn. Cards that not everybody sees are counted
    only.
    """

    options: GrudgematchOptions
    german: int
    """The seat that plays the Germans."""
    phase: Phase = "lineup"
    asked: int = 0
    """The team that has to decide."""
    turn: int = 0
    """The team whose turn it is."""
    turns: int = 0
    """Number of turns begun so far."""
    idle: int = 0
    """Number of consecutive turns without a card played."""
    played: bool = False
    """Whether a card has been played in this turn."""
    surnames: Submissions | None = None
    """In phase "surnames": how many surnames are still missing; otherwise None."""
    revealed: tuple[str, ...] = ()
    """The surnames by seat, once both are given."""
    score: list[int] = field(default_factory=lambda: [0, 0])
    goals: list[GoalLine] = field(default_factory=list)
    half: int = 1
    """1 before the joker, 2 after it, 3 in extra time."""
    at: list[int] = field(default_factory=lambda: [OFF] * 8)
    """By philosopher: the number of his space; OFF if he is not on the field."""
    lineups: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """By team: the spaces on which it set up its philosophers last; () before the first half."""
    boxes: list[list[int]] = field(default_factory=lambda: [[], []])
    """By team: the philosophers in the penalty box, longest stay first."""
    ball: int = OFF
    dice: tuple[int, ...] = ()
    """The unused run dice; each is the longest distance of one run."""
    ran: int = 0
    """Bit mask of the philosophers that have run in this turn."""
    kick: Kick | None = None
    last: LastKick | None = None
    placer: int = -1
    """The philosopher beside whom the ball has to be placed."""
    placed: int = 0
    """Bit mask of the philosophers that have placed the ball since it last lay on a space without a philosopher."""
    released: int = -1
    """In phase "release": the philosopher that leaves the penalty box."""
    deck: list[C] = field(default_factory=list, repr=False)
    """The draw pile without the joker; unordered, since a card is drawn at random from it."""
    joker: bool = True
    """Whether the joker is still in the draw pile."""
    spent: int = 0
    """The discard pile, as a bit mask of cards."""
    hands: list[list[C]] = field(default_factory=lambda: [[], []], repr=False)
    """By team: the cards in its hand, sorted."""
    draws: list[int] = field(default_factory=list)
    """Teams that still have to draw up, in order."""
    bonuses: list[int] = field(default_factory=list)
    """Teams that still have to take their bonus after a goal, in order."""
    scored: bool = False
    """Whether a goal has ended this turn."""
    ended: str = ""
    """Why the match is over: "time", "golden_goal", "french", "limit" or "stall"."""

    @property
    def moving(self) -> Kick | None:
        """The kick in progress; None if there is none, or if its ball has stopped and only has to be placed."""
        return None if self.phase == "ball" else self.kick


Position = Public[int] | Public[None]
"""The public part of a state or of a view, for rules that need only what everybody sees."""


@dataclass(slots=True)
class State(Public[int]):
    """The full state of a match: what everybody sees, both hands, the draw pile, and choices not yet confirmed."""

    surnames: Sealed[str] | None = None
    runner: Runner | None = field(default=None, repr=False)
    """The philosopher and the die chosen for the next run, None before the choice; only the team that runs sees it."""
    picked: int | None = field(default=None, repr=False)
    """The card chosen for a kick that has not begun, None for no choice; only the card's holder sees it."""
    aimed: int | None = field(default=None, repr=False)
    """The direction chosen for that kick, as an index into WAYS, not yet confirmed; only the card's holder sees it."""
    changes: list[int] = field(default_factory=lambda: [0, 0], repr=False)
    """By team: number of choices taken back since its turn began, at most MOST_CHANGES; only that team sees it."""
    standing: list[Standing] = field(default_factory=lambda: [Standing(), Standing()], repr=False)
    """The standing orders by seat; only that seat sees its own."""
