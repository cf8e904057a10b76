"""Enemy figures in solo play: after the player's moves a die sends each of them somewhere (A35)."""

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import ATTACK, DIE, ENEMY_TABLE, HOME, NONE, SEA, SOLO
from games.epireia.looks import Looks
from games.epireia.solo.augurs import augur_of
from games.epireia.state import State


def move_enemies(s: State, chance: Chance) -> None:
    """One die for each enemy figure; a storm keeps it home where the sea is closed."""
    if s.solo == NONE:
        return
    for i, figure in enumerate(SOLO[s.solo].enemies):
        die = chance.roll(1, DIE)[0]
        place = ENEMY_TABLE[die - 1]
        s.enemies[i] = HOME if augur_of(s).storm and SEA[place] else place
        chance.tell(events.EnemySent, figure, die, s.enemies[i])


def enemy_attack(s: Looks, place: int) -> int:
    """The attack points of enemy figures at a place; 0: none stands there."""
    if place not in s.enemies:
        return 0
    figures = SOLO[s.solo].enemies
    return sum(ATTACK[figures[i]] for i, where in enumerate(s.enemies) if where == place)


def recall_enemies(s: State, place: int) -> None:
    """Enemy figures go home."""
    s.enemies = [HOME if where == place else where for where in s.enemies]
