"""The nouns of Epireia: player boards, the map, the piles, and the battlefield. What is secret carries `repr=False`.

Piles are bags: their order is drawn when a token is. A token that lies face down where nobody may look (of an
integrated city, of the solo enemy's army) has no power yet; it is only `reserved` in its pile.
"""

from dataclasses import field
from typing import Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed
from games.epireia.content import CITIES, COLUMNS, DECKS, EMPIRES, NONE, TERRITORIES
from games.epireia.options import EpireiaOptions

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
"""scenario: a solo player chooses one; league, city, administrator, figure: set-up; develop, diplomacy, resolution: a
turn; army: tokens are placed on the battlefield; generals: figures are placed on the fronts; battle: columns."""

Asks = Literal["recruit", "construct", "produce", "token", "omen"]
"""What a bonus or an augur asks the acting city: a new figure, a building, a unit, a Level I token, the snake's due."""

ONCE_REROLL, ONCE_ORACLE, ONCE_DONATION, ONCE_BUILDING, ONCE_UNIT, ONCE_ARCHON = (1 << i for i in range(6))
ONCE_OF_UNIT = 1 << 6
"""Shifted by the unit: the first token of this unit this turn has been produced."""

Tokens = tuple[int, ...]
Army = tuple[Tokens, ...]
"""By column: the tokens there, the strongest first."""


@dataclass(slots=True)
class Board:
    """A player's board with all that lies on it."""

    league: int = NONE
    city: int = NONE
    administrator: int = NONE
    stock: list[int] = field(default_factory=lambda: [0, 0, 0])
    prestige: int = 0
    best: int = 0
    """The highest level reached so far: bonuses come once."""
    built: int = 0
    """Constructed buildings, as bits."""
    used: int = 0
    """How often the Administrator was used."""
    figures: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    """Where each of them stands."""
    moved: int = 0
    """Which of them have moved this turn, as bits by position."""
    once: int = 0
    """What has been used up this turn, as bits (`ONCE_...`)."""
    merchant: bool = False
    """The Merchant stands behind the next negotiation of this turn."""
    donated: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Since the act was revealed."""
    produced: list[int] = field(default_factory=lambda: [0] * len(DECKS))
    """By deck, since the act was revealed."""
    negotiated: list[int] = field(default_factory=lambda: [0] * len(EMPIRES))
    """Won negotiations by Empire."""


@dataclass(slots=True)
class Roll:
    """Where the resolution stands: `step` 0 Empires, 1 territories, 2 cities; the `spot` in its order; the `stage`
    within the spot; and the dice that lie there, by league."""

    step: int = 0
    spot: int = 0
    stage: int = 0
    dice: list[int] = field(default_factory=lambda: [0, 0])
    figure: int = NONE
    """Who negotiates, while a reroll is asked for."""
    tried: int = 0
    """Seats that have rolled for a Greek city, as bits."""
    kept: int = 0
    """Seats that would not roll this die again, as bits."""


@dataclass(slots=True)
class Draft:
    """An army in the making: columns are filled with tokens of the reserve."""

    columns: list[Tokens] = field(default_factory=lambda: [() for _ in COLUMNS])
    cursor: int = 0
    """The column that the next token goes to."""


@dataclass(slots=True)
class Battle:
    """The Great Battle. Lists of two are by league."""

    commanders: list[int]
    """The seat that places a league's tokens and figures; NONE for the solo enemy."""
    drafts: list[Draft] = Field(default_factory=list, repr=False)
    army_box: Sealed[Army] | None = None
    armies: list[Army] = Field(default_factory=list, repr=False)
    """As placed; the solo enemy's tokens lie face down with power 0 until they are revealed."""
    general_drafts: list[list[int]] = Field(default_factory=list, repr=False)
    """By front: a figure or NONE."""
    general_box: Sealed[tuple[int, ...]] | None = None
    generals: list[list[int]] = field(default_factory=list)
    """By front: the figure that stands there; NONE: nobody."""
    engaged: list[list[int]] = field(default_factory=lambda: [[NONE] * 3, [NONE] * 3])
    """By front: the column where the figure was engaged."""
    column: int = 0
    """Columns before this one are resolved; from `revealed` on this one lies open."""
    revealed: bool = False
    declined: list[bool] = field(default_factory=lambda: [False, False])
    holding: list[bool] = field(default_factory=lambda: [False, False])
    """A standing order: hold on this front unless the enemy engages."""
    results: list[int] = field(default_factory=list)
    """By resolved column: the league that won it, or NONE."""


@dataclass(slots=True)
class State:
    """A match of Epireia between two actions."""

    options: EpireiaOptions
    boards: list[Board]
    """By seat."""
    piles: list[list[int]] = Field(repr=False)
    """By deck: the powers of the tokens that are left."""
    phase: Phase = "league"
    asked: int = NONE
    """The seat that decides; NONE where several do, in a sealed box."""
    queue: list[int] = field(default_factory=list)
    """Seats that come after it in this phase."""
    solo: int = NONE
    """The solo scenario; NONE with more players."""
    turn: int = 0
    act: int = 0
    scenario: int = NONE
    act_turn: int = 0
    """The turn in which the act was revealed."""
    done: bool = False
    """The act is completed or closed; the next one comes with the next turn."""
    actions: int = 0
    """Left to the acting city."""
    archon: int = 0
    """Of these, how many are the Archon's; they come first."""
    due: int = 0
    """Prestige that the acting city has gained and not yet climbed."""
    asks: list[Asks] = field(default_factory=list)
    """What the acting city is asked before it goes on; the last one first."""
    box: Sealed[int] | None = None
    """First figures."""
    treasury: list[list[int]] = field(default_factory=lambda: [[0, 0, 0], [0, 0, 0]])
    reserves: list[list[int]] = Field(default_factory=lambda: [list[int](), list[int]()], repr=False)
    """By league: its tokens, sorted."""
    reserved: list[int] = field(default_factory=lambda: [0] * len(DECKS))
    """By deck: tokens that lie face down elsewhere and have no power yet."""
    owners: list[int] = field(default_factory=lambda: [NONE] * len(TERRITORIES))
    """By territory: the seat whose City token lies there."""
    brigands: list[int] = field(default_factory=list)
    """Territories with Brigands, sorted."""
    allied: list[int] = field(default_factory=lambda: [NONE] * len(CITIES))
    """By city: the league that integrated it."""
    granted: list[int] = field(default_factory=lambda: [NONE] * len(CITIES))
    """By city: the deck of its token; NONE: it has none (yet)."""
    taken: list[int] = field(default_factory=lambda: [0, 0])
    """By league: territories taken since the act was revealed."""
    beaten: list[int] = field(default_factory=lambda: [0, 0])
    """By league: Brigands defeated since the act was revealed."""
    augur: int = NONE
    augurs: list[int] = field(default_factory=list)
    """Augur cards that have been read, in order."""
    enemies: list[int] = field(default_factory=list)
    """Solo: where each enemy figure stands."""
    roll: Roll | None = None
    battle: Battle | None = None
    ending: str = ""
