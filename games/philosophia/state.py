"""The state of a game of Philosophia: its public part, and hidden fields, which are declared with `repr=False`."""

from dataclasses import field
from typing import Generic, Literal, TypeVar

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.philosophia.options import PhilosophiaOptions

NONE = -1
"""Stands for no token, no school, no card or no seat where a number is expected."""

NO_TOKEN, UNTURNED = -2, -1
"""Values of a location token's bonus: no token was dealt to this place; the token is still face down."""

MOIRAI_SEAT = 1
"""The index of the player board of the Moirai, the automaton that is the opponent in a solo game."""

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
    "chronos",
    "motion",
    "debate",
    "verdict",
    "prove",
    "judge",
    "fates",
    "shop",
    "over",
]
"""What the game waits for now. "rest" is the end of a turn, where oracle cards may still be played; "leaves" and
"doves" are the second action and the second move that two oracle cards give; in "cards" the host writes wisdom cards;
in "chronos" the winner of the disk Chronos may reset the timeline; in "fates" the human places a piece for the Moirai
(the solo opponent)."""


@dataclass(slots=True)
class PublicPlayer(Concrete):
    """What everybody sees of a player: place on the map, coins, pieces, tokens, and the backs of oracle cards.

    It may also be the board of the Moirai, the solo opponent.
    """

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
    """The number of tokens in `tokens` of each colour, by type of location."""
    visits: list[int] = field(default_factory=lambda: [0, 0, 0])
    """By oracle (Delphi, Dodona, Trophonius), the number of cards collected there."""
    backs: list[int] = field(default_factory=lambda: [0, 0, 0])
    """By oracle, the number of its cards that the player holds, which their backs show."""
    claimed: list[int] = field(default_factory=list)
    """The ways of earning a Labyrinth Token that the player has already used; see `rules.labyrinth`."""
    labyrinth: int = 0
    number: int = 0
    """The number on the third Labyrinth Token; 0 without one."""
    unknown_oracle: bool = False
    shown: list[int] = field(default_factory=list)
    """The oracle cards held that everybody has seen."""
    planned: int = 0
    """How many steps of the current debate the player has laid out in advance: cards face down, or a pass."""


@dataclass(slots=True)
class Player(PublicPlayer):
    """Everything about a player, including the argument, oracle and request cards that only the owner sees.

    Even the number of argument cards is hidden.
    """

    hand: list[int] = Field(default_factory=list, repr=False)
    """The argument cards, for debates; those of the Moirai are a stack, top card first."""
    oracle: list[int] = Field(default_factory=list, repr=False)
    request: int | None = Field(default=None, repr=False)
    """The Olympic Request card; everybody sees it once it is fulfilled."""
    plan: list[int] = Field(default_factory=list, repr=False)
    """The argument cards that the player will play next in the current debate without being asked; -1 for a pass.
    `planned` counts them."""


@dataclass(frozen=True, slots=True)
class Played:
    """An oracle card that has been played and may still be cancelled or needs a choice before it takes effect.

    It names the card, the seat that played it, the seat it is aimed at (-1 for none) and the phase that follows.
    """

    card: int
    seat: int
    victim: int
    back_to: Phase


@dataclass(frozen=True, slots=True)
class Opened:
    """The result of the last auction: each seat's bid, the winner (-1 for nobody) and the disk that was the prize."""

    bids: tuple[tuple[int, int], ...]
    winner: int
    disk: int


@dataclass(frozen=True, slots=True)
class Debated:
    """The result of the last debate other than the final one: the debaters, the cards that each won, and the winner."""

    circle: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    winner: int


@dataclass(slots=True)
class PublicAuction(Concrete):
    """What everybody sees of an auction: the seat that opened it, and how many secret bids are still to come."""

    initiator: int
    bids: Submissions


@dataclass(slots=True)
class Auction(PublicAuction):
    """An auction of the top offering disk (an "offering to Athena") with its secret bids in coins."""

    bids: Sealed[int]


@dataclass(slots=True)
class PublicArgument(Concrete):
    """What everybody sees of an argument in words on which the other players vote: its speaker, card and text.

    How many votes are still to come is public; who has voted, and how, is not.
    """

    seat: int
    card: int
    text: str
    votes: Submissions


@dataclass(slots=True)
class Argument(PublicArgument):
    """An argument made in words on which the other players vote, with their secret votes."""

    votes: Sealed[bool]


@dataclass(frozen=True, slots=True)
class Spoken:
    """An argument in words that a debater made when playing a card: the seat, the card and the text."""

    seat: int
    card: int
    text: str


@dataclass(slots=True)
class Debate:
    """A debate in progress; `circle` lists the debaters in the order in which they attack.

    It holds who attacks whom, the card that waits for an answer, who has passed and the pile of cards that each has
    won.
    """

    circle: list[int]
    final: bool
    attacker: int
    defender: int
    led: int = NONE
    """The card that the attacker has played and that waits for an answer; -1 for none."""
    last: list[int] = field(default_factory=list)
    """The last round as attacker, card, defender, card (-1 if the defender passed); empty before the first has
    ended."""
    rounds: int = 0
    out: list[int] = field(default_factory=list)
    piles: dict[int, list[int]] = field(default_factory=dict)
    """The cards that each seat has won so far, by seat in the order of `circle`."""
    motion: str = ""
    proposals: int = 0
    refused: int = 0
    """How many arguments of the acting debater the other players have just refused."""
    spoken: list[Spoken] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Proof:
    """A player's summaries of three wisdom cards, written to earn a Labyrinth Token, and the seat that judges them."""

    seat: int
    judge: int
    texts: tuple[str, ...]


@dataclass(slots=True)
class PublicShopping(Concrete):
    """What everybody sees when cards are bought before the final debate: how many lists are still to come."""

    ready: Submissions


@dataclass(slots=True)
class Shopping(PublicShopping):
    """The purchases before the final debate, including each seat's secret list of cards to buy."""

    ready: Sealed[bool]
    wishes: dict[int, list[int]] = Field(default_factory=dict, repr=False)
    """By seat, its list, most wanted card first: 0 is a Sophistry, 1 a Syllogism."""


@dataclass(slots=True)
class PublicMoirai(Concrete):
    """What everybody sees of the cards that govern the Moirai, the automaton that plays against a solo player.

    It holds the level of difficulty, the discarded cards, the card used last and what it still gives. The pieces of the
    Moirai are on the second player board.
    """

    level: Literal["nous", "logos", "sophia"]
    discard: list[int] = field(default_factory=list)
    side: int = 0
    """The side (0 or 1) of the double-sided card that will be used next."""
    card: int = NONE
    """The Moirai's latest card: an index into MOIRAI followed by MOIRAI_LAST; -1 for none."""
    todo: list[str] = field(default_factory=list)
    """Items of the latest card that the Moirai are still to be given, such as "F" for a follower or "C2" for 2
    coins."""


@dataclass(slots=True)
class Moirai(PublicMoirai):
    """The cards of the Moirai, the solo opponent, including their hidden deck."""

    deck: list[int] = field(default_factory=list)
    """The cards that are left in the deck, in no order; which ones they are follows from the discards."""


P = TypeVar("P", bound=PublicPlayer)


@dataclass(slots=True)
class Public(Concrete, Generic[P]):
    """The public part of the state of a game, which every player and spectator sees.

    It holds the options, what is public about each player, the map with its pieces, the phase, and the auction, debate
    or other contest in progress.
    """

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
    """By place, a bit mask of the seats that have a follower there."""
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
    """The oracle cards that have been played or set aside, and so have left the game."""
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
        """The secret choices that several seats are making at the same time, such as bids or votes; else None."""
        if self.phase == "bid" and self.auction:
            return self.auction.bids
        if self.phase == "react":
            return self.reactions
        if self.phase == "verdict" and self.argument:
            return self.argument.votes
        return self.shopping.ready if self.phase == "shop" and self.shopping else None


Position = Public[Player] | Public[PublicPlayer]
"""The public part of a state or of a view, for code that needs nothing else."""


@dataclass(slots=True)
class State(Public[Player]):
    """The full state of a game: the public part, hands, secret choices and the unseen decks."""

    reactions: Sealed[bool] | None = None
    auction: Auction | None = None
    argument: Argument | None = None
    shopping: Shopping | None = None
    moirai: Moirai | None = None
    disks: list[int] = Field(default_factory=list, repr=False)
    """The unseen offering disks below the top one, in no order; only their order is secret."""
    bags: list[list[int]] = Field(default_factory=list, repr=False)
    """By colour, the bonuses of location tokens that nobody has seen, in no order, including those of unused tokens."""
    sophistry: list[int] = Field(default_factory=list, repr=False)
    syllogism: list[int] = Field(default_factory=list, repr=False)
    oracle: list[list[int]] = Field(default_factory=list, repr=False)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats that have made their choice while several choose in secret, as in an auction; else empty."""
        box = self.submissions
        return box.chosen if isinstance(box, Sealed) else ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have yet to make their choice while several choose in secret, as in an auction; else empty."""
        box = self.submissions
        return box.waiting if isinstance(box, Sealed) else ()


def is_moirai(s: Position, seat: int) -> bool:
    """Return True if a seat is the Moirai, the automaton that is the opponent in a solo game."""
    return seat == MOIRAI_SEAT and s.moirai is not None
