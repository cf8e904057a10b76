"""How many turns each of the seven ways to Labyrinth Tokens still costs a seat, and which of them it pursues.

The computer player weighs places and actions by what the ways that it pursues still need. All functions use only what
the seat sees: the public part of the state and its own cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from games.philosophia.content import (
    BONUSES,
    COUNTS,
    FAVOURS,
    KIND_NAMES,
    ORACLE_PLACES,
    PHILOSOPHERS,
    PRICES,
    REQUESTS,
    is_sophistry,
)
from games.philosophia.rules.effects import ABILITIES
from games.philosophia.rules.labyrinth import (
    DEBATE,
    FOLLOWINGS,
    HOLDINGS,
    LEARN,
    OLYMPIC,
    ORACLE,
    SCHOOLS,
    TRAVEL,
    favours,
    request_met,
)
from games.philosophia.state import Player, State

NEVER = 99.0
"""The turns of a way that a seat can no longer complete."""

COIN = 0.35
"""The turns that a missing coin costs if a turn is spent on coins."""
_TAKEN = 1.25
"""How many times the average coins of a location token a turn brings by the way: seats go where there are coins."""


def _coins_by_the_way(kinds: Sequence[str]) -> float:
    tokens = sum(bonus.tokens[kind] for bonus in BONUSES for kind in kinds)
    coins = sum(bonus.amount * bonus.tokens[kind] for bonus in BONUSES for kind in kinds if bonus.gives == "coins")
    return _TAKEN * coins / tokens


BONUS = _coins_by_the_way(KIND_NAMES)
"""The coins that a turn brings by the way, as bonuses of location tokens."""
TEMPLE_BONUS = _coins_by_the_way(("temple",))
"""The coins that a turn in a temple brings by the way."""
TOKEN = 0.9
"""The turns that a location token costs a seat whose other ways need actions at fixed places."""
ON_THE_WAY = 0.3
"""The turns that a location token costs a seat that places followers or builds schools, which it can do anywhere."""
WIN = 2.2
"""The turns that a debate won costs with a good hand: not every debate is won."""
STRENGTH = 0.5
"""The turns that a missing point of strength in debates costs; a Sophistry has one, a Syllogism two."""
POINTS = 2
"""The points of strength that a debate takes."""


def strength(player: Player) -> int:
    """Return the strength of the arguments in a hand: 1 for a Sophistry, 2 for a Syllogism."""
    return sum(1 if is_sophistry(card) else 2 for card in player.hand)


def _coins_short(player: Player, coins: int, by_the_way: float) -> float:
    """Return the turns that it takes a player to have the coins that other turns do not bring by the way.

    Args:
        player: The player.
        coins: The coins that are needed.
        by_the_way: The coins that other turns bring.
    """
    return COIN * max(0, coins - player.coins - by_the_way)


def open_decks(s: State, player: Player) -> list[int]:
    """Return the oracles at which a player may still collect a card, and no other player has collected one."""
    return [
        deck
        for deck in range(len(ORACLE_PLACES))
        if s.oracle[deck]
        and player.visits[deck] < ABILITIES[player.philosopher].collections(deck)
        and not (player.visits[deck] or any(other.visits[deck] for other in s.players if other is not player))
    ]


def free_colours(s: State, player: Player) -> list[int]:
    """Return the types of location of which a player may still collect all tokens, as no other player has one."""
    return [
        kind
        for kind, dealt in enumerate(s.dealt)
        if dealt and all(other is player or not other.colours[kind] for other in s.players)
    ]


def turns_left(s: State, player: Player) -> list[float]:
    """Estimate the turns that each way still costs a player, with the one in which the token is collected.

    The list is by way, an index into WAYS; a way that is closed or has been used costs `NEVER`. For the Olympic Request
    the turns bring all the tokens that are missing.
    """
    found = [NEVER] * 7
    claimed = player.claimed
    if FOLLOWINGS not in claimed:
        found[FOLLOWINGS] = player.followers + 1
    if SCHOOLS not in claimed:
        found[SCHOOLS] = _schools(player, player.schools) + 1
    if TRAVEL not in claimed and (colours := free_colours(s, player)):
        found[TRAVEL] = TOKEN * min(s.dealt[kind] - player.colours[kind] for kind in colours) + 1
    if DEBATE not in claimed:
        found[DEBATE] = _debates(player, COUNTS.debate_wins - player.wins) + 1
    if LEARN not in claimed:
        found[LEARN] = _wisdom(player, COUNTS.wisdom_cards - len(player.wisdom)) + 1
    if ORACLE not in claimed and s.moirai is None:
        missing = len(FAVOURS) - favours(player)
        if missing <= len(open_decks(s, player)):
            found[ORACLE] = missing + 1
    if player.request is not None:
        found[OLYMPIC] = _request(s, player) + 1
    return found


def _schools(player: Player, schools: int) -> float:
    hires = max(0, schools - player.builders)
    turns = schools + hires
    return turns + _coins_short(player, PRICES.builder * hires, BONUS * turns)


def _debates(player: Player, wins: int) -> float:
    return WIN * wins + STRENGTH * max(0, POINTS * wins - strength(player))


def _wisdom(player: Player, cards: int) -> float:
    if not cards:
        return 0
    turns = 2 * cards - player.study
    return turns + _coins_short(player, PRICES.study * (cards - player.study), TEMPLE_BONUS * turns)


def _request(s: State, player: Player) -> float:
    """Estimate the turns until a player fulfils the Olympic Request; the coins that its items cost come on top."""
    assert player.request is not None
    turns, spent = 0.0, 0
    for what, count in REQUESTS[player.request].needs.items():
        missing = count - HOLDINGS[what](player)
        if what == "coins" or missing <= 0:
            continue
        match what:
            case "followings":
                turns += missing
            case "schools":
                hires = max(0, missing - player.builders)
                turns += missing + hires
                spent += PRICES.builder * hires
            case "builders":
                turns += missing
                spent += PRICES.builder * missing
            case "wisdom":
                turns += 2 * missing - player.study
                spent += PRICES.study * (missing - player.study)
            case "debates":
                turns += _debates(player, missing)
            case "oracle_cards":
                turns += missing
            case "every_colour":
                turns += ON_THE_WAY * sum(max(0, count - have) for have in player.colours)
            case _:
                turns += ON_THE_WAY * missing
    return turns + _coins_short(player, spent + REQUESTS[player.request].needs.get("coins", 0), BONUS * turns)


_FAVOURITES = {
    "aristotle": LEARN,
    "plato": SCHOOLS,
    "heraclitus": ORACLE,
    "socrates": DEBATE,
    "homer": FOLLOWINGS,
    "sophocles": FOLLOWINGS,
}
"""By philosopher, the way that suits his character; of ways that cost about the same, he pursues that one."""
FAVOUR = 1.0
"""The turns by which a favourite way may cost more than another."""
_FAVOURITE = tuple(_FAVOURITES[philosopher.name] for philosopher in PHILOSOPHERS)

_SETS = tuple(tuple(combinations(range(OLYMPIC), count)) for count in range(COUNTS.labyrinth + 1))
"""By number of Labyrinth Tokens, all sets of ways that bring them, without the Olympic Request."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The ways that a seat pursues, and the turns that they cost together."""

    ways: tuple[int, ...]
    turns: float


def plan_of(s: State, player: Player) -> Plan:
    """Return the cheapest ways by which a player gets all the Labyrinth Tokens that are missing.

    The way that suits the philosopher is taken to cost a bit less than it does.
    """
    missing = COUNTS.labyrinth - player.labyrinth
    if not missing:
        return Plan((), 0.0)
    turns = turns_left(s, player)
    turns[_FAVOURITE[player.philosopher]] -= FAVOUR
    saved = (turns[TRAVEL] - 1) * (1 - ON_THE_WAY / TOKEN)
    best: tuple[int, ...] = (OLYMPIC,)
    least = turns[OLYMPIC]
    for ways in _SETS[missing]:
        together = sum([turns[way] for way in ways])
        if TRAVEL in ways and (FOLLOWINGS in ways or SCHOOLS in ways):
            together -= saved
        if together < least:
            best, least = ways, together
    return Plan(best, least)


@dataclass(frozen=True, slots=True)
class Wants:
    """What a player still needs for the ways that it pursues; numbers of pieces, and of coins to have in hand."""

    followers: bool = False
    schools: int = 0
    builders: int = 0
    wisdom: int = 0
    debates: int = 0
    favours: bool = False
    oracle_cards: int = 0
    coins: int = 0
    colours: tuple[int, ...] = ()
    """The types of location whose tokens it needs."""


def wants_of(s: State, player: Player) -> Wants:
    """Return what a player still needs, judging by its plan."""
    plan = plan_of(s, player)
    if OLYMPIC in plan.ways:
        return _wants_of_request(s, player)
    schools = player.schools if SCHOOLS in plan.ways else 0
    builders = max(0, schools - player.builders)
    wisdom = COUNTS.wisdom_cards - len(player.wisdom) if LEARN in plan.ways else 0
    colours: tuple[int, ...] = ()
    if TRAVEL in plan.ways:
        free = free_colours(s, player)
        colours = (min(free, key=lambda kind: s.dealt[kind] - player.colours[kind]),) if free else ()
    return Wants(
        FOLLOWINGS in plan.ways and player.followers > 0,
        schools,
        builders,
        wisdom,
        COUNTS.debate_wins - player.wins if DEBATE in plan.ways else 0,
        ORACLE in plan.ways,
        0,
        PRICES.builder * builders + PRICES.study * max(0, wisdom - player.study),
        colours,
    )


_OF_COLOUR = ("western", "eastern", "port", "temple", "oracle")
"""By type of location, the name of its tokens on Olympic Request cards."""


def _wants_of_request(s: State, player: Player) -> Wants:
    assert player.request is not None
    needs = REQUESTS[player.request].needs
    missing = {what: max(0, count - HOLDINGS[what](player)) for what, count in needs.items()}
    if request_met(player):
        return Wants()
    schools, wisdom = missing.get("schools", 0), missing.get("wisdom", 0)
    builders = max(0, schools + needs.get("builders", 0) - player.builders)
    colours = [kind for kind, what in enumerate(_OF_COLOUR) if missing.get(what)]
    if missing.get("every_colour"):
        colours = [kind for kind, have in enumerate(player.colours) if have < needs["every_colour"]]
    return Wants(
        missing.get("followings", 0) > 0,
        schools,
        builders,
        wisdom,
        missing.get("debates", 0),
        False,
        missing.get("oracle_cards", 0),
        needs.get("coins", 0) + PRICES.builder * builders + PRICES.study * max(0, wisdom - player.study),
        tuple(colours),
    )
