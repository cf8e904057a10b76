"""Ratings of places and actions for the computer player, by what its planned ways to Labyrinth Tokens still need.

Ratings are in points that are only for comparison: an action that earns a Labyrinth Token is worth 200, one that a
planned way to a token needs about 100, and earning a coin 20. All functions use only what the seat sees.
"""

from games.core.action import Action
from games.philosophia.actions.acropolis import InitiateDebate, Observe, OfferToAthena, ProgressTimeline
from games.philosophia.actions.oracle_cards import PlayOracleCard
from games.philosophia.actions.standard import (
    BuildSchool,
    CollectLabyrinthToken,
    CollectOracleCard,
    CreateFollowing,
    HireBuilder,
    HireSophist,
    Study,
    Tutor,
    UnlockWisdom,
    UseSophist,
)
from games.philosophia.content import (
    BONUSES,
    COUNTS,
    DELPHI,
    DISKS,
    DODONA,
    KIND_OF,
    LAND,
    LAST_YEAR,
    OBSERVE,
    ORACLE_CARDS,
    ORACLE_PLACES,
    PARTHENON,
    PRICES,
    PROGRESS,
    TEMPLE,
    TROPHONIUS,
)
from games.philosophia.prospects import POINTS, Wants, open_decks, strength, wants_of
from games.philosophia.rules.effects import ABILITIES, tutor_income
from games.philosophia.rules.labyrinth import OLYMPIC, claimable_ways
from games.philosophia.rules.turn import circle_open
from games.philosophia.state import Player, State


def tutor_points(player: Player, wants: Wants) -> int:
    """Rate the action Tutor, which earns coins, in points as in `place_values`; more if the player needs coins."""
    coins = tutor_income(player)
    return 12 + 8 * coins + (15 * min(coins, wants.coins - player.coins) if wants.coins > player.coins else 0)


_DECK_AT = {place: deck for deck, place in zip((DELPHI, DODONA, TROPHONIUS), ORACLE_PLACES, strict=True)}


def token_points(s: State, player: Player, wants: Wants) -> list[int]:
    """Rate how useful it is to a player to keep a location token, in points as in `place_values`.

    Returns:
        A rating for each type of location, in the order of KINDS; 0 for a type whose tokens the player does not need.
    """
    return [
        30 + 70 * (player.colours[kind] + 1) // max(1, dealt) if kind in wants.colours else 0
        for kind, dealt in enumerate(s.dealt)
    ]


_BONUS_POINTS = {"coins": 8, "sophistry": 12, "syllogism": 22, "sophists": 4, "builders": 18}
"""By item that a location token may give: the rating of one of it for a player with no special need.

Ratings are in points as in `place_values`."""


def bonus_points(s: State, player: Player, wants: Wants, place: int) -> int:
    """Rate taking the bonus of the location token at a place, in points as in `place_values`.

    A token that is still face down gets an average rating.

    Args:
        s: The state.
        player: The player who would take it.
        wants: What the player needs.
        place: The place; a token must lie there.
    """
    bonus = s.bonuses[s.tokens[place]]
    if bonus < 0:
        return 16
    gives, amount = BONUSES[bonus].gives, BONUSES[bonus].amount
    points = _BONUS_POINTS[gives]
    if gives == "coins" and wants.coins > player.coins:
        points += 7
    elif gives == "builders" and wants.builders:
        points += 25
    elif gives in ("sophistry", "syllogism") and wants.debates:
        points += 8
    return points * amount


def favour_points(s: State, player: Player, wants: Wants, deck: int) -> int:
    """Rate collecting a card at an oracle, in points as in `place_values`; 0 if the player cannot.

    Args:
        s: The state.
        player: The player who collects.
        wants: What the player needs.
        deck: The index of the oracle.
    """
    if not s.oracle[deck] or player.visits[deck] >= ABILITIES[player.philosopher].collections(deck):
        return 0
    if wants.favours and deck in open_decks(s, player):
        return 140
    return 100 if wants.oracle_cards else 25


def builder_points(s: State, player: Player, wants: Wants) -> int:
    """Rate the action of hiring a builder, in points as in `place_values`; 0 if the player cannot do it."""
    if player.coins < PRICES.builder or player.builders >= COUNTS.builder_limit or not s.builders:
        return 0
    return 85 if wants.builders else 5


def study_points(player: Player, wants: Wants) -> int:
    """Rate buying a study token in a temple or trading it for a wisdom card, whichever the player can do now.

    The rating is in points as in `place_values`; 0 if the player can do neither.
    """
    if len(player.wisdom) == COUNTS.wisdom_cards or not (player.study or player.coins >= PRICES.study):
        return 0
    return 105 if wants.wisdom else 10


def debate_points(player: Player, wants: Wants) -> int:
    """Rate starting a public debate, in points as in `place_values`: more with a stronger hand of argument cards.

    The result is 0 for a player whose plan needs no debates.
    """
    if not wants.debates:
        return 0
    return min(120, 40 + 20 * strength(player))


def progress_points(s: State, me: int) -> int:
    """Rate moving the hourglass, in points as in `place_values`.

    It is high for a player with three Labyrinth Tokens, who wants the game to end, else near 0.
    """
    if s.players[me].labyrinth < COUNTS.labyrinth:
        return 3
    rivals = [p for p in s.players if p is not s.players[me] and p.labyrinth == COUNTS.labyrinth]
    if not rivals or s.hourglass + 1 < LAST_YEAR:
        return 160
    return 60 + 12 * len(s.players[me].hand)


def observe_points(player: Player, wants: Wants) -> int:
    """Rate drawing argument cards, in points as in `place_values`.

    It is highest for a player with three Labyrinth Tokens, who will need them in the final debate.
    """
    if player.labyrinth == COUNTS.labyrinth:
        return 90
    return 80 if wants.debates and strength(player) < POINTS * wants.debates else 20


def place_values(s: State, me: int, places: list[int]) -> list[int]:
    """Rate each of these places as a destination for a seat's move, in points.

    Points are only for comparison: an action that earns a Labyrinth Token is worth 200, one that a planned way to a
    token needs about 100, and earning a coin 20.

    Args:
        s: The state; only what the seat sees is used.
        me: The seat that moves.
        places: The places to rate.

    Returns:
        A rating for each place, in the same order; higher is better.
    """
    player = s.players[me]
    wants = wants_of(s, player)
    bit = 1 << me
    collects = 200 if claimable_ways(s, player) else 0
    base = max(tutor_points(player, wants), collects, builder_points(s, player, wants))
    following = 100 if wants.followers and player.followers else 0
    school = 110 if wants.schools and player.builders else 0
    study = study_points(player, wants)
    tokens = token_points(s, player, wants)
    pays = 10 if player.coins and ABILITIES[player.philosopher].pays_fees else 0
    found = []
    for place in places:
        if place >= LAND:
            found.append(_circle_points(s, me, wants, place))
            continue
        value = base
        if following > value and not s.followers[place] & bit:
            value = following
        if s.schools[place] < 0:
            value = max(value, school)
        elif s.schools[place] != me:
            value -= pays
        kind = KIND_OF[place]
        if kind == TEMPLE:
            value = max(value, study)
        elif place in _DECK_AT:
            value = max(value, favour_points(s, player, wants, _DECK_AT[place]))
        if s.tokens[place] >= 0:
            value += max(tokens[kind], bonus_points(s, player, wants, place))
        found.append(value)
    return found


def _circle_points(s: State, me: int, wants: Wants, place: int) -> int:
    if not circle_open(s, me, place):
        return 0
    player = s.players[me]
    if place == PROGRESS:
        return progress_points(s, me)
    if place == OBSERVE:
        return observe_points(player, wants)
    if place == PARTHENON:
        return min(disk_points(s, me, wants) // 2, 10 + 6 * player.coins)
    return debate_points(player, wants)


GAINS = frozenset(
    i
    for i, card in enumerate(ORACLE_CARDS)
    if card.name
    in ("the-pythia-speaks", "the-sacred-treasuries", "the-sacred-oak", "the-bronze-gong", "apollos-colonists")
)
"""The numbers of the oracle cards that give their player something at once, such as coins or a placed follower."""

_DISK_VALUES = {
    "athenas-silver": 60,
    "the-architects": 40,
    "delphic-influence": 25,
    "dodonic-influence": 25,
    "trophonius-influence": 25,
    "unknown-oracle": 30,
    "contemplation": 40,
    "athenas-influence": 15,
    "athenas-wisdom": 50,
    "athenas-eloquence": 40,
}
"""By name of an offering disk, the prize of an auction: its rating for a seat with no special need.

Ratings are in points as in `place_values`. The disk Chronos is rated in `disk_points`."""


def action_points(s: State, me: int, action: Action, wants: Wants) -> int:
    """Rate a legal action of a turn in points, as in `place_values`.

    Args:
        s: The state.
        me: The acting seat.
        action: The action.
        wants: What the seat needs.
    """
    player = s.players[me]
    match action:
        case CollectLabyrinthToken():
            return 300 if action.way == OLYMPIC else 200
        case CreateFollowing():
            return 100 if wants.followers else 10
        case BuildSchool():
            return 110 if wants.schools else 10
        case HireBuilder():
            return builder_points(s, player, wants)
        case Tutor():
            return tutor_points(player, wants)
        case UseSophist():
            return 105 if wants.followers else 15
        case HireSophist():
            return 5
        case Study() | UnlockWisdom():
            return study_points(player, wants)
        case CollectOracleCard():
            return favour_points(s, player, wants, ORACLE_PLACES.index(player.place))
        case ProgressTimeline():
            return progress_points(s, me)
        case Observe():
            return observe_points(player, wants) + 5 * action.syllogism
        case OfferToAthena():
            return 20 if action.skip == (disk_points(s, me, wants) < 25) else 0
        case InitiateDebate():
            return debate_points(player, wants) + 40 - s.players[action.opponent].wins
        case PlayOracleCard():
            return 120 if action.card in GAINS else 0
    return -100


def disk_points(s: State, me: int, wants: Wants) -> int:
    """Rate winning the top offering disk, the prize of the next auction, in points as in `place_values`.

    The winner of the disk Chronos may move the hourglass back to the first year. Once somebody has three Labyrinth
    Tokens it is worth the more, the further the hourglass has come: players with three tokens want to leave it there,
    the others want to move it back.

    Args:
        s: The state.
        me: The seat.
        wants: What the seat needs.
    """
    name = DISKS[s.disk].name
    if name == "chronos":
        return 12 * s.hourglass if any(player.labyrinth == COUNTS.labyrinth for player in s.players) else 0
    needed = {
        "unknown-oracle": wants.favours,
        "contemplation": wants.wisdom,
        "the-architects": wants.builders,
        "athenas-silver": wants.coins > s.players[me].coins,
        "athenas-wisdom": wants.debates,
        "athenas-eloquence": wants.debates,
    }
    return _DISK_VALUES[name] * (2 if needed.get(name) else 1)
