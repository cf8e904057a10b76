"""The options of a game of Philosophia, and its state: a public part, and hidden fields, declared with `repr=False`."""

from collections import Counter
from dataclasses import field
from typing import Annotated, Any, Generic, Literal, TypeVar
from unicodedata import category

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.core.values import Options
from games.core.words import Words

say = Words("games.philosophia")  # not that of words.py, which needs this module

# -- the options ----------------------------------------------------------------------------------------------------

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Unicode letters and symbols that are drawn as blank space."""


def clean_text(typed: str) -> str:
    """Return text that a player typed as one line without control characters, or "" if none of it is visible."""
    line = " ".join("".join([" " if category(c) == "Cc" else c for c in typed]).split())
    return line if visible_length(line) else ""


def visible_length(text: str) -> int:
    """Return the number of visible characters: letters, digits, punctuation and symbols that are not drawn blank."""
    return sum(category(c)[0] in "LNPS" and c not in _BLANK for c in text)


Line = Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""The type of one line of text in a host's file: no line breaks, no control characters."""

SHORTEST_TEACHING, LONGEST_TEACHING, LONGEST_PLACE = 3, 140, 50
LONGEST_CARD = LONGEST_TEACHING + LONGEST_PLACE + len(" ()")
"""The largest number of characters of a wisdom card, written as "teaching (place)"."""


_EXAMPLE = [
    {"philosopher": "plato", "teaching": maxim} for maxim in ("gnothi-seauton", "meden-agan", "engya-para-d-ate")
]
"""Three teachings for the checks of the engine, which try out every option; nobody reads them."""


class WisdomCard(BaseModel):
    """A wisdom card from a file that the host provides: its philosopher, its teaching, and where that was written."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    philosopher: Literal["aristotle", "plato", "heraclitus", "socrates", "homer", "sophocles"]
    teaching: Annotated[Line, Field(min_length=SHORTEST_TEACHING, max_length=LONGEST_TEACHING)]
    place: Annotated[Line, Field(max_length=LONGEST_PLACE)] = ""

    @field_validator("philosopher", mode="before")
    @classmethod
    def _in_any_case(cls, philosopher: Any) -> Any:
        return philosopher.lower() if isinstance(philosopher, str) else philosopher

    @field_validator("teaching")
    @classmethod
    def _readable(cls, teaching: str) -> str:
        if visible_length(teaching) < SHORTEST_TEACHING:
            raise ValueError(say.label("fault-short", count=SHORTEST_TEACHING))
        return teaching

    def text(self) -> str:
        """Return the text of the card: the teaching, followed by its place in parentheses if it has one."""
        return f"{self.teaching} ({self.place})" if self.place else self.teaching


class PhilosophiaOptions(Options):
    """The options that the host of a match may choose: the set-up, the variant True Philosopher and the solo game."""

    philosophers: Literal["random", "choose"] = "random"
    moirai: Literal["nous", "logos", "sophia"] = "logos"
    prove_knowledge: bool = False
    real_debate: Literal["off", "spoken", "judged"] = "off"
    thinking_time: Literal[0, 10, 30] = 0
    own_wisdom: bool = False
    wisdom: tuple[WisdomCard, ...] = Field(
        (),
        max_length=18,
        examples=[_EXAMPLE],
        json_schema_extra={"file": "toml"},
    )

    @field_validator("wisdom")
    @classmethod
    def _three_each(cls, cards: tuple[WisdomCard, ...]) -> tuple[WisdomCard, ...]:
        for name, count in Counter(card.philosopher for card in cards).items():
            philosopher = say.message(f"philosopher-{name}")
            if count != 3:
                raise ValueError(say.label("fault-three", philosopher=philosopher, count=count))
            texts = [card.teaching.casefold() for card in cards if card.philosopher == name]
            if len(set(texts)) < 3:
                raise ValueError(say.label("fault-same", philosopher=philosopher))
        return cards


# -- the state ------------------------------------------------------------------------------------------------------

NONE = -1
"""The number that stands for "none" in place of a token, a school, a card, a philosopher, a place or a seat."""

NO_TOKEN, UNTURNED = -2, -1
"""Special values in `Public.bonuses`: NO_TOKEN where no location token was dealt, UNTURNED for a token face down."""

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

    In a solo game the second player is the Moirai, the automaton opponent.
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
    """The location tokens on the player's board; each is given by the number of the place where it was dealt."""
    colours: list[int] = field(default_factory=lambda: [0] * 5)
    """For each type of location, which is also a colour (an index into KINDS): how many such tokens are in `tokens`."""
    visits: list[int] = field(default_factory=lambda: [0, 0, 0])
    """For each oracle (Delphi, Dodona, Trophonius): how many cards the player has collected there in the whole game."""
    backs: list[int] = field(default_factory=lambda: [0, 0, 0])
    """For each oracle (Delphi, Dodona, Trophonius): how many of its cards the player now holds.

    This is public, because the back of a card shows its oracle."""
    claimed: list[int] = field(default_factory=list)
    """The ways of earning a Labyrinth Token that the player has already used: indexes into `rules.labyrinth.WAYS`."""
    labyrinth: int = 0
    number: int = 0
    """The number on the player's third Labyrinth Token: 1 for the first player to get three; 0 before that."""
    unknown_oracle: bool = False
    shown: list[int] = field(default_factory=list)
    """The numbers of those oracle cards in the player's hand that everybody has seen."""
    planned: int = 0
    """How many steps the player has planned for the current debate: cards laid face down, and perhaps a final pass."""


@dataclass(slots=True)
class Player(PublicPlayer):
    """Everything about a player, including the argument, oracle and request cards that only the owner sees.

    Even the number of argument cards is hidden.
    """

    hand: list[int] = Field(default_factory=list, repr=False)
    """The numbers of the player's argument cards, which are played in debates.

    Those of the Moirai, the solo opponent, are a stack, top card first."""
    oracle: list[int] = Field(default_factory=list, repr=False)
    request: int | None = Field(default=None, repr=False)
    """The player's Olympic Request card, an index into REQUESTS; None before it is dealt and for the Moirai.

    Only the player sees it until its Labyrinth Tokens are collected."""
    plan: list[int] = Field(default_factory=list, repr=False)
    """What the player will do next in the current debate without being asked: argument cards, or -1 for a pass.

    `planned` is its length."""


@dataclass(frozen=True, slots=True)
class Played:
    """An oracle card that was played and has not taken effect yet: it may be cancelled, or its player must choose.

    `card` is its index into ORACLE_CARDS, `seat` the player who played it, `victim` the opponent against whom it was
    played (-1 for none) and `back_to` the phase to which the game then returns.
    """

    card: int
    seat: int
    victim: int
    back_to: Phase


@dataclass(frozen=True, slots=True)
class Opened:
    """The result of the last auction.

    `bids` holds pairs of a seat and its bid in coins, `winner` is a seat or -1 for nobody, and `disk` is the offering
    disk that was the prize, an index into DISKS.
    """

    bids: tuple[tuple[int, int], ...]
    winner: int
    disk: int


@dataclass(frozen=True, slots=True)
class Debated:
    """The result of the last public debate (not the final debate, which ends the game).

    `circle` lists the two debaters, `piles` the argument cards that each of them won, in the same order, and `winner`
    is a seat.
    """

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
    """What everybody sees of a typed argument on which the other players are voting.

    These are the debater's seat, the argument card, the text, and how many votes are still to come. Who has voted, and
    how, is secret.
    """

    seat: int
    card: int
    text: str
    votes: Submissions


@dataclass(slots=True)
class Argument(PublicArgument):
    """A typed argument on which the other players are voting, with their secret votes: True to accept it."""

    votes: Sealed[bool]


@dataclass(frozen=True, slots=True)
class Spoken:
    """A typed argument that a debater made when playing a card: the debater's seat, the argument card and the text."""

    seat: int
    card: int
    text: str


@dataclass(slots=True)
class Debate:
    """A debate in progress, public or final.

    `circle` lists the debaters' seats in the order in which they attack, `out` the seats that have passed, `spoken` the
    typed arguments so far. In each round `attacker` plays a card, which `defender` may answer.
    """

    circle: list[int]
    final: bool
    attacker: int
    defender: int
    led: int = NONE
    """The argument card that the attacker has played in this round and that waits for an answer; -1 for none."""
    last: list[int] = field(default_factory=list)
    """The previous round as four numbers: the attacker's seat and card, the defender's seat and card.

    The defender's card is -1 if the defender passed. The list is empty until the first round has ended."""
    rounds: int = 0
    out: list[int] = field(default_factory=list)
    piles: dict[int, list[int]] = field(default_factory=dict)
    """By debater's seat, in the order of `circle`: the argument cards won so far."""
    motion: str = ""
    proposals: int = 0
    refused: int = 0
    """How many arguments of the debater who has to act the other players have voted down since the last card played."""
    spoken: list[Spoken] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Proof:
    """A player's summaries of three wisdom cards, written to earn a Labyrinth Token, and the seat that judges them."""

    seat: int
    judge: int
    texts: tuple[str, ...]


@dataclass(slots=True)
class PublicShopping(Concrete):
    """What everybody sees while players write shopping lists before the final debate: how many have yet to submit."""

    ready: Submissions


@dataclass(slots=True)
class Shopping(PublicShopping):
    """The players' shopping lists of argument cards before the final debate, and which lists have been submitted."""

    ready: Sealed[bool]
    wishes: dict[int, list[int]] = Field(default_factory=dict, repr=False)
    """By seat: its secret shopping list, most wanted card first: 0 for a Sophistry card, 1 for a Syllogism card."""


@dataclass(slots=True)
class PublicMoirai(Concrete):
    """What everybody sees of the cards that govern the Moirai, the automaton that plays against a solo player.

    `level` is the difficulty, and `discard` lists the cards used so far, as indexes into MOIRAI. The pieces of the
    Moirai are in the second element of `Public.players`.
    """

    level: Literal["nous", "logos", "sophia"]
    discard: list[int] = field(default_factory=list)
    side: int = 0
    """The side (0 or 1) to use next of the double-sided card, by which they play once they have three tokens."""
    card: int = NONE
    """The Moirai's latest card: an index into MOIRAI followed by MOIRAI_LAST; -1 for none."""
    todo: list[str] = field(default_factory=list)
    """Codes of the items on the latest card that the Moirai have not received yet: "F" is a follower, "C2" 2 coins."""


@dataclass(slots=True)
class Moirai(PublicMoirai):
    """The cards of the Moirai, the solo opponent, including their hidden deck."""

    deck: list[int] = field(default_factory=list)
    """The cards that are left in the deck, in no order, as indexes into MOIRAI.

    Everybody can infer which they are from `discard`; only what will be drawn next is unknown."""


P = TypeVar("P", bound=PublicPlayer)


@dataclass(slots=True)
class Public(Concrete, Generic[P]):
    """The public part of the state of a game, which every player and spectator sees.

    `players` is by seat. `side` is the side of the board, `first` the seat that began, `turn` the seat whose turn it
    is, `hourglass` the space of the timeline. `builders` and `sophists` count those left in the supply. Fields such as
    `auction` or `debate` are None while there is none.
    """

    options: PhilosophiaOptions
    teachings: list[list[str]]
    """For each philosopher: the texts of three wisdom cards that the host wrote, or an empty list.

    A text of "" stands for the game's own card, an empty list for all three of them."""
    players: list[P]
    side: Literal["A", "B"]
    first: int
    turn: int
    asked: int
    """The seat that has to decide, or -1 while several decide at once."""
    phase: Phase
    followers: list[int]
    """For each place: the seats that have a follower there, as a bit mask (bit n stands for seat n)."""
    schools: list[int]
    """For each place: the seat whose school stands there; -1 for none."""
    tokens: list[int]
    """For each place: the location token that lies there; -1 for none.

    A token is given by the number of the place where it was dealt."""
    bonuses: list[int]
    """For each location token: its bonus as an index into BONUSES; -1 while face down, -2 if no token was dealt."""
    dealt: list[int]
    """For each type of location (an index into KINDS): how many location tokens were dealt at set-up."""
    disk: int = NONE
    """The top offering disk, the prize of the next auction, as an index into DISKS."""
    bottom: list[int] = field(default_factory=list)
    """The offering disks that were put face up at the bottom of the pile; the first of them comes up first."""
    box: list[int] = field(default_factory=list)
    """The oracle cards that have left the game, as indexes into ORACLE_CARDS."""
    builders: int = 12
    sophists: int = 12
    next_number: int = 1
    hourglass: int = 0
    round: int = 0
    acted: bool = False
    """True once the seat whose turn it is has taken its action."""
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
        """How many secret choices, such as bids or votes, are still to come; None while no such choice is made."""
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
    """The offering disks that have not been revealed yet, in no order: each is drawn at random when it comes up."""
    bags: list[list[int]] = Field(default_factory=list, repr=False)
    """For each type of location: the bonuses that have not been drawn yet, in no order, as indexes into BONUSES.

    A location token gets a random one of them when it is turned face up, so there may be more of them than tokens."""
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
