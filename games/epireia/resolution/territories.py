"""Territories: conflict, Brigands, then the tax and the City token (Resolution, 2; rulings A13 to A19)."""

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import DIE, FIRST_TERRITORY, NONE, TERRITORIES, brigand_roll
from games.epireia.figures import ABILITIES
from games.epireia.looks import Looks
from games.epireia.resolution.conflicts import BOTH, fight, rerolling
from games.epireia.resolution.figures_there import attack_at, city_attack, figures_at, recall, seats_at
from games.epireia.solo.augurs import augur_of
from games.epireia.solo.enemies import enemy_attack
from games.epireia.state import State
from games.epireia.supply import gain, posts_left

_ROLLED = 3


def settle_territory(s: State, chance: Chance) -> bool:
    """All that happens on one territory. False: a seat is asked whether a die is rolled again."""
    roll = s.roll
    assert roll is not None
    territory = roll.spot
    place = FIRST_TERRITORY + territory
    if not fight(s, place, chance):
        return False
    league = next((each for each in range(2) if seats_at(s, place, each)), NONE)
    if league == NONE:
        _enemy_stands(s, territory, place, chance)
        return True
    if territory in s.brigands:
        if roll.stage == BOTH:
            roll.dice[league] = chance.roll(1, DIE)[0]
            roll.stage = _ROLLED
        die, bonus = roll.dice[league], brigand_bonus(s, place, league)
        needed = brigand_roll(attack_at(s, place, league))
        lost = die + bonus < needed
        if lost and (daring := rerolling(s, place, league)):
            s.asked, roll.figure = daring
            return False
        chance.tell(events.BrigandsFought, league, territory, die, bonus, needed)
        if lost:
            recall(s, place, league)
            return True
        s.brigands.remove(territory)
        s.beaten[league] += 1
    _take(s, territory, place, league, chance)
    return True


def brigand_bonus(s: Looks, place: int, league: int) -> int:
    """What is added to a league's die against Brigands."""
    return sum(ABILITIES[f].brigand_bonus for _, f in figures_at(s, place, league)) + augur_of(s).dice_bonus


def _take(s: State, territory: int, place: int, league: int, chance: Chance) -> None:
    """The league that stands there takes the territory, unless it has it already; the tax is paid once (printed)."""
    former = s.owners[territory]
    if former != NONE and s.boards[former].league == league:
        return
    takers = [seat for seat in seats_at(s, place, league) if posts_left(s, seat)]
    if not takers:
        chance.tell(events.NoPostLeft, league, territory)
        return
    taker = max(takers, key=lambda seat: city_attack(s, place, seat))
    s.owners[territory] = taker
    s.taken[league] += 1
    tax = list(TERRITORIES[territory].tax)
    more = sum(ABILITIES[figure].tax_gain for seat, figure in figures_at(s, place, league) if seat == taker)
    tax = [each + more if each else 0 for each in tax]
    got = gain(s, taker, (tax[0], tax[1], tax[2]), "", chance)
    chance.tell(events.TerritoryTaken, taker, territory, former, got)


def _enemy_stands(s: State, territory: int, place: int, chance: Chance) -> None:
    """Solo: where the enemy stands unopposed, the player's City token comes back (section 5)."""
    owner = s.owners[territory]
    if owner != NONE and s.solo != NONE and enemy_attack(s, place):
        s.owners[territory] = NONE
        chance.tell(events.TerritoryLost, owner, territory)
