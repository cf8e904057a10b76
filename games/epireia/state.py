"""The state of a match: options, player boards, the map, the piles, and the battlefield.

`Public` is what everybody sees; `State` adds the powers of the tokens and the choices that are still secret. Piles are
unordered: the power of a token is drawn together with the token. A token that lies face down where nobody may look (of
an integrated city, or of the solo enemy's army) has no power yet; it is only `reserved` in its pile.
"""

from dataclasses import field
from typing import Generic, Literal, TypeVar

from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.core.values import Options
from games.epireia.content import CITIES, COLUMNS, DECKS, EMPIRES, FRONTS, NONE, TERRITORIES


class EpireiaOptions(Options):
    """The options that the host chooses before a match: how leagues are formed, and help for a city without an ally."""

    leagues: Literal["chosen", "seats", "chance"] = "chosen"
    handicap: bool = False


Phase = Literal[
    "scenario",
    "league",
    "city",
    "administrator",
    "figure",
    "develop",
    "diplomacy",
    "resolution",
    "army",
    "generals",
    "battle",
    "over",
]
"""scenario: a solo player chooses a scenario; league, city, administrator, figure: set-up; develop, diplomacy,
resolution: the phases of a turn; army: tokens are placed on the battlefield; generals: figures are placed on the
fronts; battle: columns are resolved; over: the game has ended."""

PendingChoice = Literal["recruit", "construct", "produce", "token", "omen"]
"""A question that a bonus or an augur asks the acting city. recruit: which new figure; construct: which building;
produce: which unit; token: which Level I token; omen: what to give the snake."""

ONCE_REROLL, ONCE_ORACLE, ONCE_DONATION, ONCE_BUILDING, ONCE_UNIT, ONCE_ARCHON = (1 << i for i in range(6))
ONCE_OF_UNIT = 1 << 6
"""A bit of `Board.once`, shifted left by the unit: the first token of this unit this turn has been produced."""

Tokens = tuple[int, ...]
Army = tuple[Tokens, ...]
"""By column: the tokens there, the strongest first."""


@dataclass(slots=True)
class Board:
    """What one player has: league, city, resources, prestige, buildings, figures, counts for the turn and the act."""

    league: int = NONE
    city: int = NONE
    administrator: int = NONE
    stock: list[int] = field(default_factory=lambda: [0, 0, 0])
    prestige: int = 0
    best: int = 0
    """The highest level of the prestige track reached so far; each level gives its bonus once."""
    built: int = 0
    """The constructed buildings, as bits by index."""
    used: int = 0
    """The number of times that the Administrator has been used."""
    figures: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    """The place of each of these figures."""
    moved: int = 0
    """The figures that have moved this turn, as bits by their index in `figures`."""
    sent: list[int] = field(default_factory=list)
    """By figure: where it was sent in the last turn in which the city moved any; NONE if it stayed."""
    once: int = 0
    """The benefits usable once a turn that have been used in this one, as bits (`ONCE_...`)."""
    merchant: bool = False
    """Whether the Merchant makes the next negotiation of this turn succeed."""
    donated: list[int] = field(default_factory=lambda: [0, 0, 0])
    """By resource: the units donated since the act was revealed."""
    negotiated: list[int] = field(default_factory=lambda: [0] * len(EMPIRES))
    """By Empire: the number of negotiations won."""


@dataclass(slots=True)
class Roll:
    """How far the Resolution phase of a turn has come, and the dice at the place that is being resolved."""

    step: int = 0
    """0: Empires, 1: territories, 2: cities."""
    spot: int = 0
    """The index of the place in the order of its step."""
    stage: int = 0
    """How far this place is resolved. At an Empire 0 to 3, two for each league; elsewhere as in `resolution`."""
    dice: list[int] = field(default_factory=lambda: [0, 0])
    """The dice on the table, by league."""
    figure: int = NONE
    """While a seat may roll again: the figure for which it rolls."""
    tried: int = 0
    """Seats that have rolled for a Greek city, as bits."""
    kept: int = 0
    """Seats that have declined to roll this die again, as bits."""
    ceded: int = 0
    """Seats that have left this territory to their ally, as bits."""
    taker: int = NONE
    """The seat that takes this territory by agreement with its ally; NONE while allies have not agreed."""


@dataclass(slots=True)
class Draft:
    """The unfinished army of a commander, the seat that places its league's military tokens on the battlefield."""

    columns: list[Tokens] = field(default_factory=lambda: [() for _ in COLUMNS])
    cursor: int = 0
    """The column that the next token goes to."""


@dataclass(slots=True)
class PublicBattle(Concrete):
    """The part of the Great Battle that everybody sees: armies, figures, and results so far.

    Lists of two are by league.
    """

    commanders: list[int]
    """The seat that places a league's tokens and figures; NONE for the solo enemy."""
    army_box: Submissions | None = None
    """While armies are placed in secret: how many commanders have yet to be ready."""
    general_box: Submissions | None = None
    """While figures are placed on the fronts: how many commanders have yet to be ready."""
    armies: list[list[Tokens]] = field(default_factory=list)
    """By column: the tokens there; those that lie face down have power 0. Empty until all armies are placed."""
    generals: list[list[int]] = field(default_factory=list)
    """By front: the figure that stands there, or NONE. Empty until the figures are revealed."""
    engaged: list[list[int]] = field(default_factory=lambda: [[NONE] * len(FRONTS) for _ in range(2)])
    """By front: the column (0 to 2) where the figure was engaged, or NONE."""
    column: int = 0
    """The number of resolved columns."""
    revealed: bool = False
    """Whether the tokens of the next column lie face up."""
    declined: list[bool] = field(default_factory=lambda: [False, False])
    """By league: whether it has held its figure back in this column."""
    holding: list[bool] = field(default_factory=lambda: [False, False])
    """By league: whether it has given the order to hold on this front unless the enemy engages."""
    results: list[int] = field(default_factory=list)
    """By resolved column: the league that won it, or NONE."""


@dataclass(slots=True)
class Battle(PublicBattle):
    """The whole Great Battle: the public part, and the armies and figures that the commanders hide from each other."""

    army_box: Sealed[Army] | None = None
    general_box: Sealed[tuple[int, ...]] | None = None
    """While figures are put on the fronts in secret: by seat of the commander, the figure on each front, or NONE."""
    drafts: list[Draft] = field(default_factory=lambda: [Draft(), Draft()], repr=False)
    placed: list[Army] = field(default_factory=list, repr=False)
    """The armies with the powers of all tokens; () for the solo enemy, whose tokens get them when revealed."""
    general_drafts: list[list[int]] = field(
        default_factory=lambda: [[NONE] * len(FRONTS) for _ in range(2)], repr=False
    )
    """By league: the unfinished choice of figures, for each front a figure or NONE."""


C = TypeVar("C")
"""The power of a token, or None in a view, where only the number of tokens shows."""


@dataclass(slots=True)
class Public(Concrete, Generic[C]):
    """What everybody sees of a match: the base class of both `State` and the view of a seat.

    The type argument stands for the power of a token: int in the state, None in a view.
    """

    options: EpireiaOptions
    boards: list[Board]
    """The players' boards, by seat."""
    piles: list[list[C]] = field(repr=False)
    """By pile of military tokens: the tokens that are left, including those that are `reserved`."""
    phase: Phase = "league"
    asked: int = NONE
    """The seat that decides; NONE while several seats choose in secret, or none decides."""
    queue: list[int] = field(default_factory=list)
    """The seats that decide after it in this phase."""
    solo: int = NONE
    """The solo scenario; NONE with more players."""
    turn: int = 0
    act: int = 0
    scenario: int = NONE
    act_turn: int = 0
    """The turn in which the act was revealed."""
    done: bool = False
    """Whether the act is completed or closed; the next one begins with the next turn."""
    actions: int = 0
    """The number of actions that the acting city has left."""
    archon: int = 0
    """How many of these actions come from the Archon; they are used first."""
    due: int = 0
    """The prestige that the acting city has gained but not yet moved up on the track."""
    asks: list[PendingChoice] = field(default_factory=list)
    """The questions that the acting city has to answer before it goes on, the last one first."""
    box: Submissions | None = None
    """While first figures are chosen: how many choices are still to come."""
    treasury: list[list[int]] = field(default_factory=lambda: [[0, 0, 0], [0, 0, 0]])
    reserves: list[list[list[C]]] = field(default_factory=lambda: [[[] for _ in DECKS] for _ in range(2)], repr=False)
    """By league and pile: the military tokens that the league has, in ascending order."""
    reserved: list[int] = field(default_factory=lambda: [0] * len(DECKS))
    """By pile: how many military tokens lie face down elsewhere and have no power yet."""
    owners: list[int] = field(default_factory=lambda: [NONE] * len(TERRITORIES))
    """By territory: the seat whose City token lies there, so that it holds the territory; NONE for none."""
    brigands: list[int] = field(default_factory=list)
    """Territories with Brigands, sorted."""
    allied: list[int] = field(default_factory=lambda: [NONE] * len(CITIES))
    """By Greek city: the league that has integrated it; NONE for none."""
    granted: list[int] = field(default_factory=lambda: [NONE] * len(CITIES))
    """By Greek city: the pile of the military token that lies with it, NONE for none (yet)."""
    taken: list[int] = field(default_factory=lambda: [0, 0])
    """By league: the territories taken since the act was revealed, as bits."""
    raided: list[int] = field(default_factory=lambda: [0, 0])
    """By league: territories taken from the enemy since the act was revealed."""
    beaten: list[int] = field(default_factory=lambda: [0, 0])
    """By league: Brigands defeated since the act was revealed."""
    augur: int = NONE
    augurs: list[int] = field(default_factory=list)
    """Augur cards that have been read, in order."""
    enemies: list[int] = field(default_factory=list)
    """Solo: the place of each enemy figure."""
    roll: Roll | None = None
    battle: PublicBattle | None = None
    ending: str = ""
    """The criterion that decided the game, as a message key; "" before the end."""


Table = Public[int] | Public[None]
"""The public half of a state or of a view, for rules that need nothing else."""


@dataclass(slots=True)
class State(Public[int]):
    """The complete state of a match: the public part, the powers of all tokens, and choices still secret."""

    box: Sealed[int] | None = None
    """While first figures are chosen: the choices."""
    battle: Battle | None = None
