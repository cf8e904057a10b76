"""Conflicts between the figures of both leagues at one place (Resolution, 2; rulings A13, A14)."""

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import DIE, FIRST_CITY, FIRST_TERRITORY, NONE
from games.epireia.figures import ABILITIES
from games.epireia.looks import Looks
from games.epireia.resolution.figures_there import attack_at, figures_at, recall
from games.epireia.solo.augurs import augur_of
from games.epireia.state import ONCE_REROLL, State

BOTH = 2
"""Where the stages after a conflict begin."""


def fight(s: State, place: int, chance: Chance) -> bool:
    """Roll a die for each league that stands there, if both do, and send the loser home, or both on a tie.

    False: a seat is asked whether its die is rolled again.
    """
    roll = s.roll
    assert roll is not None
    if roll.stage == 0:
        if not (attack_at(s, place, 0) and attack_at(s, place, 1)):
            roll.stage = BOTH
            return True
        roll.dice = chance.roll(2, DIE)
        roll.stage = 1
    if roll.stage == 1:
        totals = totals_at(s, place)
        winner = winner_of(s, place, totals)
        for league in range(2):
            if winner != league and (daring := rerolling(s, place, league)):
                s.asked, roll.figure = daring
                return False
        chance.tell(events.Fought, place, (roll.dice[0], roll.dice[1]), totals, winner)
        for league in range(2):
            if league != winner:
                recall(s, place, league)
        roll.stage, roll.kept = BOTH, 0
    return True


def rerolling(s: State, place: int, league: int) -> tuple[int, int] | None:
    """The seat and figure of a league there that may roll its die again."""
    roll = s.roll
    assert roll is not None
    for seat, figure in figures_at(s, place, league):
        kept = roll.kept >> seat & 1
        if ABILITIES[figure].rerolls_conflict and not kept and not s.boards[seat].once & ONCE_REROLL:
            return seat, figure
    return None


def totals_at(s: Looks, place: int) -> tuple[int, int]:
    """By league: the die that lies there with all that is added to it."""
    roll = s.roll
    assert roll is not None
    totals = [roll.dice[league] + attack_at(s, place, league) + _guard(s, place, league) for league in range(2)]
    if s.solo >= 0:
        totals[s.boards[0].league] += augur_of(s).dice_bonus
    return totals[0], totals[1]


def _guard(s: Looks, place: int, league: int) -> int:
    """2 more on a territory that the Guardian's city controls."""
    if not FIRST_TERRITORY <= place < FIRST_CITY:
        return 0
    owner = s.owners[place - FIRST_TERRITORY]
    if owner == NONE or s.boards[owner].league != league:
        return 0
    return sum(ABILITIES[figure].guard_bonus for seat, figure in figures_at(s, place, league) if seat == owner)


def winner_of(s: Looks, place: int, totals: tuple[int, int]) -> int:
    """The league with the higher total; a tie is nobody's unless just one league has the Champion in it."""
    if totals[0] != totals[1]:
        return int(totals[1] > totals[0])
    champions = [any(ABILITIES[figure].wins_ties for _, figure in figures_at(s, place, league)) for league in range(2)]
    return champions.index(True) if sum(champions) == 1 else NONE
