"""The material of Epireia, read from `content.toml`: cities, figures and their abilities, buildings, tokens, the map.

Everything is numbered by its index; NONE (-1) stands for nothing. Names are parts of the names of messages, such as
`figure-pericles`. A *deck* is a pile of military tokens. A *place* of the map is one number: Empires 0 to 5,
territories 6 to 14, Greek cities 15 to 20; `HOME` is a figure's own city. A *token* is ten times its deck plus its
power; power 0 means face down. A *column* of the battlefield is a number from 0 to 8, three for every front.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

_TABLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "content.toml").read_text("utf-8"))

NONE = -1
HOME = -1
RESOURCES: tuple[str, ...] = tuple(_TABLES["resources"])
WHEAT, COPPER = 0, 2
LEAGUES: tuple[str, ...] = tuple(_TABLES["leagues"])
DELIAN, PELOPONNESIAN = range(2)
DIE: int = _TABLES["die"]

Price = tuple[int, int, int]
"""Amounts of Wheat, Wood and Copper, to pay or to gain."""


class Counts(NamedTuple):
    """Single numbers from the rules, such as a city's actions per turn; read from `counts` in `content.toml`."""

    stock: int
    treasury: int
    start: int
    prestige: int
    prestige_start: int
    prestige_start_solo: int
    figures: int
    posts: int
    actions: int
    donation_least: int
    donation_most: int
    empire_crowded: int
    integration: int
    building_bonus: int
    bureaus: int
    act_turns: int
    handicap_tokens: int
    engaging_seconds: int


COUNTS = Counts(**_TABLES["counts"])

# -- military tokens and the battlefield ---------------------------------------------------------------------------

UNITS: tuple[str, ...] = ("hoplites", "triremes", "cavalry")
HOPLITES, TRIREMES, CAVALRY = range(3)


class Deck(NamedTuple):
    """A pile of military tokens of one unit and level, each of which costs `cost` units of one resource."""

    unit: int
    level: int
    cost: int
    resource: int
    powers: tuple[int, ...]
    """The power of each token in the pile."""

    @property
    def name(self) -> str:
        return f"{UNITS[self.unit]}-{self.level}"


DECKS: tuple[Deck, ...] = tuple(
    Deck(
        UNITS.index(row["unit"]),
        row["level"],
        row["cost"],
        row["resource"],
        tuple([int(power) for power, times in row["powers"].items() for _ in range(times)]),
    )
    for row in _TABLES["decks"]
)


def deck_of(unit: int, level: int) -> int:
    """Return the index of the pile of a unit (0 to 2) at a level (1 or 2)."""
    return unit * 2 + level - 1


FRONTS: tuple[str, ...] = tuple(row["name"] for row in _TABLES["fronts"])
FLANK, MARITIME = 0, 2
SLOTS: tuple[tuple[int, int], ...] = tuple(
    (UNITS.index(row["slots"][0]), UNITS.index(row["slots"][1])) for row in _TABLES["fronts"] for _ in range(3)
)
"""By column of the battlefield: the units for whose military tokens it has its two slots."""
COLUMNS = range(len(SLOTS))


# -- cities, buildings, figures, administrators --------------------------------------------------------------------


class Building(NamedTuple):
    """A building that each city can construct once: its category, basic cost and prestige."""

    name: str
    category: str
    cost: Price
    prestige: int


BUILDINGS: tuple[Building, ...] = tuple(
    Building(row["name"], row["category"], tuple(row["cost"]), row.get("prestige", 0)) for row in _TABLES["buildings"]
)
BUILDING: dict[str, int] = {each.name: i for i, each in enumerate(BUILDINGS)}
CATEGORIES: tuple[str, ...] = tuple(dict.fromkeys(each.category for each in BUILDINGS))
CATEGORY_OF: tuple[int, ...] = tuple([CATEGORIES.index(each.category) for each in BUILDINGS])
ARMOURY = BUILDING["armoury"]
"""The first military building; the military buildings are in the order of their units."""
CIVIL: tuple[int, ...] = tuple([BUILDING[name] for name in ("granary", "sawmill", "copper-mine")])
"""By resource: the building that yields one more of it."""
GREAT_TEMPLE = BUILDING["great-temple"]
BOULEUTERION, EMBASSY, PRYTANEION = (BUILDING[name] for name in ("bouleuterion", "embassy", "prytaneion"))
RELIGIOUS = CATEGORIES.index("religious")
POLITICAL = CATEGORIES.index("political")
BUREAUS = sum(1 << i for i, each in enumerate(BUILDINGS) if each.category == "administrator")
TEMPLES = sum(1 << i for i, each in enumerate(BUILDINGS) if each.category == "religious")


def _less(cost: Price, resource: int) -> Price:
    price = list(cost)
    price[resource] -= 1
    return price[0], price[1], price[2]


class City(NamedTuple):
    """A city that a player may lead.

    It has its own building costs and solo league, and brings a military token to a league that integrates it.
    """

    name: str
    reward: int
    """The pile of the military token that the city brings when it is integrated."""
    costs: tuple[Price, ...]
    """By building: the cost printed on the city's board."""
    solo_league: int
    """The league that the city has to join in solo play; NONE if the player may choose."""


CITIES: tuple[City, ...] = tuple(
    City(
        row["name"],
        row["reward"],
        tuple(_less(b.cost, row["saves"][b.name]) if b.name in row["saves"] else b.cost for b in BUILDINGS),
        row.get("solo_league", NONE),
    )
    for row in _TABLES["cities"]
)
CITY_NAMES: tuple[str, ...] = tuple(each.name for each in CITIES)
INTEGRATION_ORDER: tuple[int, ...] = tuple(
    CITY_NAMES.index(name) for name in ("elis", "delphi", "larissa", "corinth", "sparta", "athens")
)


class Figure(NamedTuple):
    """An Influential Figure of a city: attack points, whether it has the sea icon, and the name of its ability.

    `ability` is a key of `_ABILITIES`, or empty if the figure has none.
    """

    name: str
    city: int
    attack: int
    sea: bool
    ability: str


FIGURES: tuple[Figure, ...] = tuple(
    Figure(row["name"], CITY_NAMES.index(row["city"]), row["attack"], row.get("sea", False), row.get("ability", ""))
    for row in _TABLES["figures"]
)
FIGURE: dict[str, int] = {each.name: i for i, each in enumerate(FIGURES)}
FIGURES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(i for i, each in enumerate(FIGURES) if each.city == city) for city in range(len(CITIES))
)
ATTACK: tuple[int, ...] = tuple([each.attack for each in FIGURES])

ADMINISTRATORS: tuple[str, ...] = tuple(row["name"] for row in _TABLES["administrators"])


class Level(NamedTuple):
    """The bonus for reaching a level of the prestige track: resources, and perhaps a choice to make."""

    gain: Price
    asks: str
    """The choice that the city then has to make, one of `PendingChoice` in `state`; "" for none."""


TRACK: dict[int, Level] = {
    int(level): Level(tuple(row.get("gain", (0, 0, 0))), row.get("asks", "")) for level, row in _TABLES["track"].items()
}

# -- the map -------------------------------------------------------------------------------------------------------


class Empire(NamedTuple):
    """An Empire on the map: the roll required to negotiate with it, whether it lies across the sea, and its reward."""

    name: str
    roll: int
    sea: bool
    reward: Price


class Territory(NamedTuple):
    """A territory on the map: whether it is maritime, and the resources that its tax yields when a city takes it."""

    name: str
    sea: bool
    tax: Price


EMPIRES: tuple[Empire, ...] = tuple(
    Empire(row["name"], row["roll"], row.get("sea", False), tuple(row["reward"])) for row in _TABLES["empires"]
)
TERRITORIES: tuple[Territory, ...] = tuple(
    Territory(row["name"], row.get("sea", False), tuple(row["tax"])) for row in _TABLES["territories"]
)
EMPIRE_NAMES: tuple[str, ...] = tuple(each.name for each in EMPIRES)
TERRITORY_NAMES: tuple[str, ...] = tuple(each.name for each in TERRITORIES)
FIRST_TERRITORY = len(EMPIRES)
FIRST_CITY = FIRST_TERRITORY + len(TERRITORIES)
PLACES: tuple[str, ...] = (*EMPIRE_NAMES, *TERRITORY_NAMES, *CITY_NAMES)
PLACE: dict[str, int] = {name: i for i, name in enumerate(PLACES)}
SEA: tuple[bool, ...] = (*[e.sea for e in EMPIRES], *[t.sea for t in TERRITORIES], *[False] * len(CITIES))
"""By place: whether a figure needs the sea icon to enter."""
BRIGANDS: tuple[tuple[int, int], ...] = tuple((least, roll) for least, roll in _TABLES["brigands"])


def brigand_roll(attack: int) -> int:
    """Return the total that a roll must reach to defeat the Brigands on a territory.

    Args:
        attack: The attack points of the figures there.
    """
    return next(roll for least, roll in reversed(BRIGANDS) if attack >= least)


# -- cards ---------------------------------------------------------------------------------------------------------


class ScenarioCard(NamedTuple):
    """The card of a scenario, which governs an act: the reward for its objective, and its effects on the map."""

    name: str
    act: int
    reward: int
    """The pile from which the winner gets a military token; NONE in solo play."""
    brigands: tuple[int, ...]
    """The territories that get Brigands."""
    closed: tuple[int, ...]
    """The Empires that are closed."""


class SoloCard(NamedTuple):
    """The set-up of a solo scenario: the player's city, the number of rounds, and the enemy's figures and army."""

    city: int
    rounds: int
    enemies: tuple[int, ...]
    army: tuple[tuple[int, ...], ...]
    """By column: the decks of the enemy's tokens."""


def _card(row: dict[str, Any]) -> ScenarioCard:
    return ScenarioCard(
        row["name"],
        row.get("act", 0),
        row.get("reward", NONE),
        tuple([TERRITORY_NAMES.index(name) for name in row.get("brigands", ())]),
        tuple([EMPIRE_NAMES.index(name) for name in row.get("closed", ())]),
    )


def _cell(text: str) -> tuple[int, ...]:
    return tuple([deck_of("HTC".index(each[0]), int(each[1])) for each in text.split()])


SCENARIO_CARDS: tuple[ScenarioCard, ...] = tuple(_card(row) for row in _TABLES["scenarios"])
SOLO_CARDS: tuple[ScenarioCard, ...] = tuple(_card(row) for row in _TABLES["solo"])
SCENARIO: dict[str, int] = {card.name: i for i, card in enumerate(SCENARIO_CARDS)}
SOLO_SCENARIO: dict[str, int] = {card.name: i for i, card in enumerate(SOLO_CARDS)}
SOLO: tuple[SoloCard, ...] = tuple(
    SoloCard(
        CITY_NAMES.index(row["city"]),
        row["rounds"],
        tuple([FIGURE[name] for name in row["enemies"]]),
        tuple(_cell(cell) for front in row["army"] for cell in front),
    )
    for row in _TABLES["solo"]
)
ENEMY_TABLE: tuple[int, ...] = tuple([PLACE[name] for name in _TABLES["enemies"]["table"]])
"""By face of the die minus 1: the place to which an enemy figure goes."""
AUGURS: tuple[str, ...] = tuple(row["name"] for row in _TABLES["augurs"])

# -- Influential Figures -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability:
    """What the ability of an Influential Figure changes in the rules, one field for each effect; by default nothing."""

    empire_bonus: int = 0
    """Added to this figure's own die with Empires."""
    city_bonus: int = 0
    """Added to this figure's own die for a Greek city."""
    empire_gain: int = 0
    """Added to one resource that an Empire gives."""
    tax_gain: int = 0
    """Added to each taxed resource of a territory where the figure stands when its city collects the tax."""
    brigand_bonus: int = 0
    guard_bonus: int = 0
    """Added to the total of the figure's league in a conflict on a territory that the figure's city controls."""
    wins_ties: bool = False
    rerolls_conflict: bool = False
    rerolls_negotiation: bool = False
    donation_prestige: int = 0
    """Additional prestige for a donation of 4 or more units, once a turn."""
    temple_prestige: int = 0
    """Additional prestige for constructing the Great Temple."""
    saves_category: int = NONE
    """Buildings of this category cost 1 less."""
    saves_unit: int = NONE
    """The first token of this unit each turn costs 1 less."""
    front: int = NONE
    """1 more power when engaged on this front."""


_ABILITIES = {
    "reformer": Ability(saves_category=POLITICAL),
    "benefactor": Ability(donation_prestige=1),
    "celebrant": Ability(temple_prestige=1),
    "shipwright": Ability(saves_unit=TRIREMES),
    "horseman": Ability(saves_unit=CAVALRY),
    "diplomat": Ability(empire_bonus=2),
    "persuader": Ability(city_bonus=2),
    "trader": Ability(empire_gain=1),
    "pythia": Ability(rerolls_negotiation=True),
    "daring": Ability(rerolls_conflict=True),
    "champion": Ability(wins_ties=True),
    "guardian": Ability(guard_bonus=2),
    "hunter": Ability(brigand_bonus=2),
    "collector": Ability(tax_gain=1),
    "admiral": Ability(front=MARITIME),
    "flanker": Ability(front=FLANK),
}
"""The abilities, by their names; `ability-reformer` and so on are their messages."""

ABILITIES: tuple[Ability, ...] = tuple([_ABILITIES[each.ability] if each.ability else Ability() for each in FIGURES])
"""The ability of each figure, by the index of the figure."""


def strength_on(front: int, figure: int) -> int:
    """Return the power that an Influential Figure adds to its army when engaged on a front of the battlefield.

    It is the figure's attack points, and 1 more by some abilities.

    Args:
        front: The front, from 0 to 2.
        figure: The figure.
    """
    return ATTACK[figure] + (ABILITIES[figure].front == front)
