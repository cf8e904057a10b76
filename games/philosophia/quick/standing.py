"""How well everybody stands, where a playout is cut off: tokens, and how near the next ones are."""

from games.philosophia.content import COUNTS, LAST_YEAR, REQUESTS, is_sophistry
from games.philosophia.state import Player, State
from games.philosophia.ways import (
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

_SLOPE = 0.2
"""How much a Labyrinth Token more than the best other one is worth."""


def standing(s: State) -> list[float]:
    """For each seat from 0 to 1. Before anybody has finished: how far it is ahead of the best other one, or behind.
    Then the end counts: a lone finalist wants it near, one of several wants it near if he has the better hand."""
    found = [progress(s, player) for player in s.players]
    done = [seat for seat, player in enumerate(s.players) if player.labyrinth == COUNTS.labyrinth]
    near = s.hourglass / LAST_YEAR
    people = 1 if s.moirai else len(found)
    shares = []
    for seat in range(people):
        if not done:
            share = min(0.55, 0.3 + _SLOPE * (found[seat] - max(found[:seat] + found[seat + 1 :])))
        elif seat not in done:
            share = 0.35 * min(1.0, found[seat] / COUNTS.labyrinth) * (1 - 0.7 * near)
        elif len(done) == 1:
            share = 0.58 + 0.29 * near  # less than winning is worth to the search, or it would never end
        else:
            mine, best = _strength(s.players[seat]), max(_strength(s.players[other]) for other in done if other != seat)
            share = 0.5 + 0.4 * (mine - best) / (mine + best + 4) * (0.4 + 0.6 * near)
        shares.append(min(1.0, max(0.0, share)))
    return shares


def _strength(player: Player) -> int:
    """For the final debate: cards in hand, and coins that will buy some."""
    return player.coins + sum(1 if is_sophistry(card) else 2 for card in player.hand)


def progress(s: State, player: Player) -> float:
    """Labyrinth Tokens, counting those that are nearly there, and a little for what helps later."""
    claimed = player.claimed
    near = []
    if FOLLOWINGS not in claimed:
        near.append(1 - player.followers / COUNTS.followers)
    if SCHOOLS not in claimed:
        near.append((COUNTS.schools - player.schools + min(player.builders, player.schools) * 0.4) / COUNTS.schools)
    if DEBATE not in claimed:
        near.append(player.wins / COUNTS.debate_wins)
    if LEARN not in claimed:
        near.append((len(player.wisdom) + player.study * 0.5) / COUNTS.wisdom_cards)
    if ORACLE not in claimed:
        near.append(min(1.0, favours(player) / 3) * 0.95)
    if TRAVEL not in claimed:
        near.append(_travelled(s, player))
    near.sort(reverse=True)
    missing = COUNTS.labyrinth - player.labyrinth
    value: float = player.labyrinth + 0.65 * sum(part**1.3 for part in near[:missing])
    if missing and player.request is not None and OLYMPIC not in claimed:
        value = max(value, player.labyrinth + missing * 0.65 * _requested(player) ** 3)
    cards = sum(1 if is_sophistry(card) else 2 for card in player.hand)
    value += 0.012 * min(player.coins, 12) + 0.01 * min(cards, 12)
    return value


def _travelled(s: State, player: Player) -> float:
    best = 0.0
    for kind, dealt in enumerate(s.dealt):
        mine = player.colours[kind]
        if mine and mine / dealt > best and all(other is player or not other.colours[kind] for other in s.players):
            best = mine / dealt
    return best


def _requested(player: Player) -> float:
    if request_met(player):
        return 1.0
    assert player.request is not None
    needs = REQUESTS[player.request].needs
    return sum(min(1.0, HOLDINGS[what](player) / count) for what, count in needs.items()) / len(needs)
