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
"""Stands for "never" in place of a number of turns: the seat can no longer complete this way to a Labyrinth Token."""

COIN = 0.35
"""How many turns it takes to earn one coin, if turns are spent on nothing else."""
_TAKEN = 1.25
"""The factor by which a seat collects more coins from location tokens than from random ones: it goes where coins are.

It is used for the coins that a seat gets from tokens at the locations that it visits for another purpose."""


def _coins_by_the_way(kinds: Sequence[str]) -> float:
    tokens = sum(bonus.tokens[kind] for bonus in BONUSES for kind in kinds)
    coins = sum(bonus.amount * bonus.tokens[kind] for bonus in BONUSES for kind in kinds if bonus.gives == "coins")
    return _TAKEN * coins / tokens


BONUS = _coins_by_the_way(KIND_NAMES)
"""The average number of coins from the bonus of a location token in a turn that is spent on something else."""
TEMPLE_BONUS = _coins_by_the_way(("temple",))
"""The same as `BONUS` for a turn in a temple: the average number of coins from the bonus of a location token there."""
TOKEN = 0.9
"""How many turns it takes to collect one location token if the seat's other ways keep it at certain places."""
ON_THE_WAY = 0.3
"""How many turns it takes to collect one location token if the seat also places followers or builds schools.

It can do so at almost any location, and therefore go where the tokens are."""
WIN = 2.2
"""How many turns it takes on average to win one debate with a good hand, lost debates included."""
STRENGTH = 0.5
"""How many turns it takes to gain one point of `strength`, the rating of a hand of argument cards."""
POINTS = 2
"""The points of `strength` in hand that winning one debate is assumed to need."""


def strength(player: Player) -> int:
    """Return the strength of a player's hand in debates: 1 point for each Sophistry card, 2 for each Syllogism card."""
    return sum(1 if is_sophistry(card) else 2 for card in player.hand)


def _coins_short(player: Player, coins: int, by_the_way: float) -> float:
    """Estimate how many turns a player has to spend on nothing but earning coins to have a number of coins.

    Args:
        player: The player, whose present coins count.
        coins: The number of coins that the player needs.
        by_the_way: The number of coins that the player can expect from turns spent on other things.
    """
    return COIN * max(0, coins - player.coins - by_the_way)


def open_decks(s: State, player: Player) -> list[int]:
    """Return the oracles (0 Delphi, 1 Dodona, 2 Trophonius) at which nobody has collected a card and the player can."""
    return [
        deck
        for deck in range(len(ORACLE_PLACES))
        if s.oracle[deck]
        and player.visits[deck] < ABILITIES[player.philosopher].collections(deck)
        and not (player.visits[deck] or any(other.visits[deck] for other in s.players if other is not player))
    ]


def free_colours(s: State, player: Player) -> list[int]:
    """Return the types of location, as indexes into KINDS, all of whose location tokens a player can still collect.

    No other player holds a token of such a type. All of one type earn a Labyrinth Token.
    """
    return [
        kind
        for kind, dealt in enumerate(s.dealt)
        if dealt and all(other is player or not other.colours[kind] for other in s.players)
    ]


def turns_left(s: State, player: Player) -> list[float]:
    """Estimate for each way to a Labyrinth Token how many more turns it takes a player to get the token.

    The turn in which the player collects the token is included.

    Returns:
        A number of turns for each of the seven ways, in the order of `labyrinth.WAYS`; `NEVER` for a way that the
        player has used already or can no longer complete. The last way, the Olympic Request, brings all the tokens
        that the player lacks at once.
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
    """Estimate in how many turns a player will fulfil the Olympic Request card.

    The turns needed to earn coins, for what the card asks for and for what has to be bought, are included.
    """
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
"""By name of a philosopher: the way to a Labyrinth Token that computer players prefer when they play him."""
FAVOUR = 1.0
"""How many turns longer than another way a philosopher's favourite one may take and still be preferred."""
_FAVOURITE = tuple(_FAVOURITES[philosopher.name] for philosopher in PHILOSOPHERS)

_SETS = tuple(tuple(combinations(range(OLYMPIC), count)) for count in range(COUNTS.labyrinth + 1))
"""By number of Labyrinth Tokens (0 to 3): every set of that many ways, each of which brings one token.

The Olympic Request is left out, since it brings all missing tokens."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The ways to Labyrinth Tokens that a seat pursues, as indexes into WAYS, and how many turns they take together."""

    ways: tuple[int, ...]
    turns: float


def plan_of(s: State, player: Player) -> Plan:
    """Return the fastest set of ways by which a player can get all the Labyrinth Tokens that are still missing.

    The favourite way of the player's philosopher counts as `FAVOUR` turns faster than it is.
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
    """What a player still needs for the planned ways to Labyrinth Tokens; most fields are the number still missing.

    `followers` and `favours` (cards of the Favours of the Oracle) only say whether any are needed. `coins` is how many
    the player should hold.
    """

    followers: bool = False
    schools: int = 0
    builders: int = 0
    wisdom: int = 0
    debates: int = 0
    favours: bool = False
    oracle_cards: int = 0
    coins: int = 0
    colours: tuple[int, ...] = ()
    """The types of location, as indexes into KINDS, of which the player needs tokens."""


def wants_of(s: State, player: Player) -> Wants:
    """Return what a player still needs for the ways to Labyrinth Tokens that `plan_of` has chosen."""
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
