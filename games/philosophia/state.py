"""The nouns of Philosophia: everything that lies on the table, as it is. What is secret carries `repr=False`.

Decks are bags (their order is drawn when a card is), so no state foretells a card. The bonuses of location tokens are
drawn when a token is first turned over. Places, cards and philosophers are indices into `content`.
"""

from dataclasses import field
from typing import Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed
from games.philosophia.options import PhilosophiaOptions

NONE = -1
"""No token, no school, no card, nobody."""

NO_TOKEN, UNTURNED = -2, -1
"""Of a token's bonus: no token was dealt to this place; nobody has turned it over yet."""

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
"""What is asked now. «rest» is the end of a turn, where oracle cards may still be played; «leaves» and «doves» are the
second action and the second move of two oracle cards; «cards»: the host writes wisdom cards; «fates»: the human places
a piece for the Moirai."""


@dataclass(slots=True)
class Player:
    """A player board with all that lies on and beside it; of the Moirai too."""

    philosopher: int = NONE
    place: int = NONE
    coins: int = 0
    builders: int = 0
    sophists: int = 0
    study: bool = False
    followers: int = 9
    """Cubes that are still on the player board."""
    schools: int = 4
    """School tokens that are still on the player board."""
    wins: int = 0
    wisdom: list[int] = field(default_factory=list)
    """Unlocked wisdom cards (0 to 2)."""
    tokens: list[int] = field(default_factory=list)
    """Location tokens, each named by the place where it was dealt."""
    colours: list[int] = field(default_factory=lambda: [0] * 5)
    """How many location tokens of each colour; the sum of `tokens`."""
    visits: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How often it has collected a card at each oracle."""
    backs: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How many oracle cards of each back it holds, as everybody sees."""
    claimed: list[int] = field(default_factory=list)
    """Ways to a Labyrinth Token that it has used."""
    labyrinth: int = 0
    number: int = 0
    """The number on its third Labyrinth Token; 0 without one."""
    unknown_oracle: bool = False
    shown: list[int] = field(default_factory=list)
    """Oracle cards in hand that everybody knows of."""
    hand: list[int] = Field(default_factory=list, repr=False)
    """Argument cards; of the Moirai: the stack, its top first."""
    oracle: list[int] = Field(default_factory=list, repr=False)
    request: int | None = Field(default=None, repr=False)
    """The Olympic Request card."""


@dataclass(frozen=True, slots=True)
class Played:
    """An oracle card that has just been played and has not happened yet."""

    card: int
    seat: int
    victim: int
    back_to: Phase


@dataclass(frozen=True, slots=True)
class Opened:
    """The last auction: what everybody bid, by seat, and who won (-1: nobody, for a tie without its initiator)."""

    bids: tuple[tuple[int, int], ...]
    winner: int
    disk: int


@dataclass(frozen=True, slots=True)
class Debated:
    """The last ordinary debate: who debated, the piles they ended with, and who won."""

    circle: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    winner: int


@dataclass(slots=True)
class Auction:
    """An offering to Athena: bids are secret until all are in."""

    initiator: int
    bids: Sealed[int]


@dataclass(slots=True)
class Argument:
    """A card with the argument that was made for it, while the table judges it."""

    seat: int
    card: int
    text: str
    votes: Sealed[bool]


@dataclass(frozen=True, slots=True)
class Spoken:
    """What was said with a card in a real debate."""

    seat: int
    card: int
    text: str


@dataclass(slots=True)
class Debate:
    """A public debate, or the final one. `circle` is the order in which they attack."""

    circle: list[int]
    final: bool
    attacker: int
    defender: int
    led: int = NONE
    """The card that waits for an answer."""
    last: list[int] = field(default_factory=list)
    """The last round as it lay on the table: who led, his card, who answered, his card (-1: he passed)."""
    rounds: int = 0
    out: list[int] = field(default_factory=list)
    piles: dict[int, list[int]] = field(default_factory=dict)
    motion: str = ""
    proposals: int = 0
    refused: int = 0
    """How many arguments of the one who has to act the table has just refused."""
    spoken: list[Spoken] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Proof:
    """Three summaries of wisdom cards, and who judges them."""

    seat: int
    judge: int
    texts: tuple[str, ...]


@dataclass(slots=True)
class Shopping:
    """The purchases before the final debate: sealed, ordered lists of wishes."""

    ready: Sealed[bool]
    wishes: dict[int, list[int]] = Field(default_factory=dict, repr=False)
    """0 a Sophistry, 1 a Syllogism, in the order in which they are wanted."""


@dataclass(slots=True)
class Moirai:
    """The automaton's cards; its pieces are the second player's."""

    level: Literal["nous", "logos", "sophia"]
    deck: list[int] = field(default_factory=list)
    """Unordered; which cards it holds follows from the discards."""
    discard: list[int] = field(default_factory=list)
    side: int = 0
    """Which side of the double-sided card comes next."""
    card: int = NONE
    """The card of this turn, for the log and while the human places a piece."""
    todo: list[str] = field(default_factory=list)
    """Items of this turn's card that are still to be given."""


@dataclass(slots=True)
class State:
    """Everything."""

    options: PhilosophiaOptions
    teachings: list[list[str]]
    """Wisdom cards that the host wrote, three for a philosopher; empty: the game's own."""
    players: list[Player]
    side: Literal["A", "B"]
    first: int
    turn: int
    asked: int
    """The one seat that is asked, or -1 while several decide at once."""
    phase: Phase
    followers: list[int]
    """For every place the seats with a cube there, as bits."""
    schools: list[int]
    """For every place the seat whose school stands there."""
    tokens: list[int]
    """For every place the token that lies there, named by the place where it was dealt."""
    bonuses: list[int]
    """For every token its bonus once it has been turned over."""
    dealt: list[int]
    """How many tokens of each colour were set up."""
    disk: int = NONE
    """The Athena disk on top."""
    disks: list[int] = field(default_factory=list)
    """Disks under it that nobody has seen, unordered; which they are follows from those that were seen."""
    bottom: list[int] = field(default_factory=list)
    """Disks at the bottom, in their order."""
    bags: list[list[int]] = field(default_factory=list)
    """Bonuses of each colour that nobody has seen, those in the box too, unordered."""
    sophistry: list[int] = Field(default_factory=list, repr=False)
    syllogism: list[int] = Field(default_factory=list, repr=False)
    oracle: list[list[int]] = Field(default_factory=list, repr=False)
    box: list[int] = field(default_factory=list)
    """Oracle cards that are out of the game, as everybody knows."""
    builders: int = 12
    sophists: int = 12
    next_number: int = 1
    hourglass: int = 0
    round: int = 0
    acted: bool = False
    """Whether the action of this turn has been taken."""
    played: Played | None = None
    reactions: Sealed[bool] | None = None
    auction: Auction | None = None
    opened: Opened | None = None
    argument: Argument | None = None
    debate: Debate | None = None
    debated: Debated | None = None
    proof: Proof | None = None
    shopping: Shopping | None = None
    moirai: Moirai | None = None
    winner: int = NONE
    ending: str = ""
    """Why it is over, as a key for words."""


def is_moirai(s: State, seat: int) -> bool:
    """Whether that player is the automaton of the solo game, whose philosopher has no ability."""
    return seat == 1 and s.moirai is not None
