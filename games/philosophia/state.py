"""The state of a game: its public part, and hidden fields, which carry `repr=False`."""

from dataclasses import field
from typing import Generic, Literal, TypeVar

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.philosophia.options import PhilosophiaOptions

NONE = -1
"""No token, no school, no card or no seat."""

NO_TOKEN, UNTURNED = -2, -1
"""Values of a token's bonus: no token was dealt to this place; the token is still face down."""

MOIRAI_SEAT = 1
"""The player board of the Moirai in a solo game."""

Phase = Literal[
    "cards",
    "choose",
    "move",
    "token",
    "act",
    "oracle",
    "leaves",
    "rest",
    "doves",
    "react",
    "aim",
    "bid",
    "unlock",
    "motion",
    "debate",
    "verdict",
    "prove",
    "judge",
    "fates",
    "shop",
    "over",
]
"""The current question. "rest" is the end of a turn, where oracle cards may still be played; "leaves" and "doves" are
the second action and the second move of two oracle cards; in "cards" the host writes wisdom cards; in "fates" the human
places a piece for the Moirai."""


@dataclass(slots=True)
class PublicPlayer(Concrete):
    """The public part of a player board, which may be that of the Moirai, the solo opponent."""

    philosopher: int = NONE
    place: int = NONE
    coins: int = 0
    builders: int = 0
    sophists: int = 0
    study: bool = False
    followers: int = 9
    """The number of followers that are still on the player board."""
    schools: int = 4
    """The number of school tokens that are still on the player board."""
    wins: int = 0
    wisdom: list[int] = field(default_factory=list)
    """The unlocked wisdom cards, each a number from 0 to 2."""
    tokens: list[int] = field(default_factory=list)
    """The location tokens kept, each identified by the place where it was dealt."""
    colours: list[int] = field(default_factory=lambda: [0] * 5)
    """The number of tokens in `tokens` of each colour."""
    visits: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The number of cards collected at each oracle."""
    backs: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The number of oracle cards held from each deck, which their backs show."""
    claimed: list[int] = field(default_factory=list)
    """The ways of earning a Labyrinth Token that have already been used."""
    labyrinth: int = 0
    number: int = 0
    """The number on the third Labyrinth Token; 0 without one."""
    unknown_oracle: bool = False
    shown: list[int] = field(default_factory=list)
    """The oracle cards held that everybody has seen."""


@dataclass(slots=True)
class Player(PublicPlayer):
    """A player board including the cards that only its owner sees; even their number is hidden."""

    hand: list[int] = Field(default_factory=list, repr=False)
    """The argument cards; those of the Moirai are a stack, top card first."""
    oracle: list[int] = Field(default_factory=list, repr=False)
    request: int | None = Field(default=None, repr=False)
    """The Olympic Request card; everybody sees it once it is fulfilled."""


@dataclass(frozen=True, slots=True)
class Played:
    """An oracle card that has been played but has not yet taken effect."""

    card: int
    seat: int
    victim: int
    back_to: Phase


@dataclass(frozen=True, slots=True)
class Opened:
    """The result of the last auction: the bid of each seat, the winner (-1 for nobody) and the disk."""

    bids: tuple[tuple[int, int], ...]
    winner: int
    disk: int


@dataclass(frozen=True, slots=True)
class Debated:
    """The result of the last ordinary debate: the debaters, their final piles of cards, and the winner."""

    circle: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    winner: int


@dataclass(slots=True)
class PublicAuction(Concrete):
    """The public part of an auction; bids are secret until all have been made."""

    initiator: int
    bids: Submissions


@dataclass(slots=True)
class Auction(PublicAuction):
    """An auction (an "offering to Athena") including its secret bids."""

    bids: Sealed[int]


@dataclass(slots=True)
class PublicArgument(Concrete):
    """The public part of an argument that the other players are voting on."""

    seat: int
    card: int
    text: str
    votes: Submissions


@dataclass(slots=True)
class Argument(PublicArgument):
    """An argument including the secret votes on it."""

    votes: Sealed[bool]


@dataclass(frozen=True, slots=True)
class Spoken:
    """An argument that a debater made in words when playing a card."""

    seat: int
    card: int
    text: str


@dataclass(slots=True)
class Debate:
    """An ordinary or final debate; `circle` lists its debaters in the order in which they attack."""

    circle: list[int]
    final: bool
    attacker: int
    defender: int
    led: int = NONE
    """The card that waits for an answer."""
    last: list[int] = field(default_factory=list)
    """The last round: attacker, card, defender, card (-1 if the defender passed); empty before the first."""
    rounds: int = 0
    out: list[int] = field(default_factory=list)
    piles: dict[int, list[int]] = field(default_factory=dict)
    """The pile of each seat, in the order of `circle`."""
    motion: str = ""
    proposals: int = 0
    refused: int = 0
    """How many arguments of the acting debater the other players have just refused."""
    spoken: list[Spoken] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Proof:
    """A player's three summaries of wisdom cards, and the seat that judges them."""

    seat: int
    judge: int
    texts: tuple[str, ...]


@dataclass(slots=True)
class PublicShopping(Concrete):
    """The public part of the purchases before the final debate: the seats whose lists are submitted."""

    ready: Submissions


@dataclass(slots=True)
class Shopping(PublicShopping):
    """The purchases before the final debate, including each seat's secret ordered list of cards to buy."""

    ready: Sealed[bool]
    wishes: dict[int, list[int]] = Field(default_factory=dict, repr=False)
    """The list of each seat, most wanted card first: 0 is a Sophistry, 1 a Syllogism."""


@dataclass(slots=True)
class PublicMoirai(Concrete):
    """The public part of the Moirai's cards (the solo opponent); their pieces are on the second player board."""

    level: Literal["nous", "logos", "sophia"]
    discard: list[int] = field(default_factory=list)
    side: int = 0
    """The side (0 or 1) of the double-sided card that will be used next."""
    card: int = NONE
    """The card of this turn, for the log and while the human places a piece."""
    todo: list[str] = field(default_factory=list)
    """Items of this turn's card that are still to be given."""


@dataclass(slots=True)
class Moirai(PublicMoirai):
    """The Moirai's cards, including their hidden deck."""

    deck: list[int] = field(default_factory=list)
    """The cards in the deck, in no order; they are known from the discards."""


P = TypeVar("P", bound=PublicPlayer)


@dataclass(slots=True)
class Public(Concrete, Generic[P]):
    """The public part of the state."""

    options: PhilosophiaOptions
    teachings: list[list[str]]
    """By philosopher, the three wisdom cards that the host wrote; empty if the game's own are used."""
    players: list[P]
    side: Literal["A", "B"]
    first: int
    turn: int
    asked: int
    """The seat that has to decide, or -1 while several decide at once."""
    phase: Phase
    followers: list[int]
    """By place, a bit mask of the seats with a follower there."""
    schools: list[int]
    """By place, the seat whose school stands there; -1 for none."""
    tokens: list[int]
    """By place, the token that lies there, identified by the place where it was dealt; -1 for none."""
    bonuses: list[int]
    """By token, its bonus; -1 while face down, -2 if no token was dealt there."""
    dealt: list[int]
    """The number of tokens of each colour at set-up."""
    disk: int = NONE
    """The top offering disk, the prize of the next auction."""
    bottom: list[int] = field(default_factory=list)
    """The offering disks buried at the bottom of the pile, in order."""
    box: list[int] = field(default_factory=list)
    """The oracle cards that have left the game."""
    builders: int = 12
    sophists: int = 12
    next_number: int = 1
    hourglass: int = 0
    round: int = 0
    acted: bool = False
    """Whether the action of this turn has been taken."""
    played: Played | None = None
    reactions: Submissions | None = None
    auction: PublicAuction | None = None
    opened: Opened | None = None
    argument: PublicArgument | None = None
    debate: Debate | None = None
    debated: Debated | None = None
    proof: Proof | None = None
    shopping: PublicShopping | None = None
    moirai: PublicMoirai | None = None
    winner: int = NONE
    ending: str = ""
    """The key of the text that says why the game ended; empty until then."""

    @property
    def submissions(self) -> Submissions | None:
        """The secret choices that several seats are making at the same time; None if there are none."""
        if self.phase == "bid" and self.auction:
            return self.auction.bids
        if self.phase == "react":
            return self.reactions
        if self.phase == "verdict" and self.argument:
            return self.argument.votes
        return self.shopping.ready if self.phase == "shop" and self.shopping else None

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats that have made their secret choice in a simultaneous decision; empty outside one."""
        box = self.submissions
        return box.chosen if box else ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have yet to make their secret choice in a simultaneous decision; empty outside one."""
        box = self.submissions
        return box.waiting if box else ()


Position = Public[Player] | Public[PublicPlayer]
"""The public part of a state or of a view, for rules that need nothing else."""


@dataclass(slots=True)
class State(Public[Player]):
    """The full state of a game, including what is hidden."""

    reactions: Sealed[bool] | None = None
    auction: Auction | None = None
    argument: Argument | None = None
    shopping: Shopping | None = None
    moirai: Moirai | None = None
    disks: list[int] = Field(default_factory=list, repr=False)
    """The unseen offering disks below the top one, in no order; which ones they are is public."""
    bags: list[list[int]] = Field(default_factory=list, repr=False)
    """By colour, the bonuses that nobody has seen, in no order, including those of unused tokens."""
    sophistry: list[int] = Field(default_factory=list, repr=False)
    syllogism: list[int] = Field(default_factory=list, repr=False)
    oracle: list[list[int]] = Field(default_factory=list, repr=False)


def is_moirai(s: Position, seat: int) -> bool:
    """Return True if a seat is the Moirai, the solo opponent, whose philosopher has no ability."""
    return seat == MOIRAI_SEAT and s.moirai is not None
