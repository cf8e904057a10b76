"""How good it is to go to a place: the action that waits there, the token, the fee. A coin is about 10."""

from games.philosophia.acropolis import circle_open
from games.philosophia.content import (
    COUNTS,
    DELPHI,
    DODONA,
    KIND_OF,
    LAND,
    LAST_YEAR,
    OBSERVE,
    ORACLE_PLACES,
    PARTHENON,
    PRICES,
    PROGRESS,
    TEMPLE,
    TROPHONIUS,
)
from games.philosophia.effects.philosophers import ABILITIES
from games.philosophia.state import Player, State
from games.philosophia.ways import DEBATE, FOLLOWINGS, LEARN, ORACLE, SCHOOLS, TRAVEL, ready

_DECK_AT = {place: deck for deck, place in zip((DELPHI, DODONA, TROPHONIUS), ORACLE_PLACES, strict=True)}


def token_values(s: State, me: int) -> list[int]:
    """What keeping a token of each colour is worth: all of a colour make a Labyrinth Token, unless another has one."""
    player = s.players[me]
    if TRAVEL in player.claimed:
        return [0] * 5
    values = []
    for kind, dealt in enumerate(s.dealt):
        mine = player.colours[kind]
        if dealt and all(other is player or not other.colours[kind] for other in s.players):
            values.append(25 + 60 * (mine + 1) // dealt)
        else:
            values.append(0)
    return values


def favour_value(s: State, me: int, deck: int) -> int:
    """What collecting a card at an oracle is worth; the favour is gone when somebody has been there before."""
    player = s.players[me]
    if not s.oracle[deck] or player.visits[deck] >= ABILITIES[player.philosopher].collections(deck):
        return 0
    if ORACLE in player.claimed or s.moirai is not None:
        return 25
    before = any(other is not player and other.visits[deck] for other in s.players)
    return 45 if before else 130


def school_value(player: Player) -> int:
    """What building a school is worth."""
    return 95 if player.builders and player.schools else 0


def builder_value(s: State, player: Player) -> int:
    """What hiring a builder is worth."""
    if player.coins < PRICES.builder or player.builders >= min(player.schools, COUNTS.builder_limit) or not s.builders:
        return 0
    return 60 if SCHOOLS not in player.claimed else 5


def study_value(player: Player) -> int:
    """What studying is worth in a temple."""
    if LEARN in player.claimed or len(player.wisdom) == COUNTS.wisdom_cards:
        return 0
    if player.study:
        return 90 + 15 * len(player.wisdom)
    return 45 + 15 * len(player.wisdom) if player.coins >= PRICES.study else 0


def debate_value(s: State, me: int) -> int:
    """What challenging somebody is worth: more with more cards, less with nothing to win."""
    player = s.players[me]
    if player.wins >= COUNTS.debate_wins or DEBATE in player.claimed:
        return 0
    return 15 * len(player.hand) + 15 * player.wins - 10


def progress_value(s: State, me: int) -> int:
    """What moving the hourglass on is worth: everything, once one would win; nothing before."""
    if s.players[me].labyrinth < COUNTS.labyrinth:
        return 3
    rivals = [p for p in s.players if p is not s.players[me] and p.labyrinth == COUNTS.labyrinth]
    if not rivals or s.hourglass + 1 < LAST_YEAR:
        return 160
    return 60 + 12 * len(s.players[me].hand)


def observe_value(s: State, me: int) -> int:
    """What argument cards are worth: most before the final debate."""
    player = s.players[me]
    if player.labyrinth == COUNTS.labyrinth:
        return 90
    return 45 if DEBATE not in player.claimed and len(player.hand) < 6 else 20


def values(s: State, me: int, places: list[int]) -> list[int]:
    """How good each of these places is to go to."""
    player = s.players[me]
    bit = 1 << me
    finished = player.labyrinth == COUNTS.labyrinth
    collects = 200 if ready(s, player) else 0
    base = max(20, collects, 0 if finished else builder_value(s, player))
    following = 100 if player.followers and not finished and FOLLOWINGS not in player.claimed else 0
    school = 0 if finished else school_value(player)
    study = 0 if finished else study_value(player)
    tokens = token_values(s, me)
    pays = 10 if player.coins and ABILITIES[player.philosopher].pays_fees else 0
    found = []
    for place in places:
        if place >= LAND:
            found.append(_circle_value(s, me, place))
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
            value = max(value, favour_value(s, me, _DECK_AT[place]))
        if s.tokens[place] >= 0:
            value += max(15, tokens[kind])
        found.append(value)
    return found


def _circle_value(s: State, me: int, place: int) -> int:
    if not circle_open(s, me, place):
        return 0
    if place == PROGRESS:
        return progress_value(s, me)
    if place == OBSERVE:
        return observe_value(s, me)
    if place == PARTHENON:
        return 10 + 4 * s.players[me].coins
    return debate_value(s, me)
