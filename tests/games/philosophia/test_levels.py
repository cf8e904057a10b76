"""Computer players of the three levels at every number of seats: they play, and what they play is allowed."""

import pytest

from games.computer.levels import LEVELS
from games.computer.task import choose
from games.core.chance import Chance
from games.core.seeded import Seeded
from games.philosophia.state import State
from tests.games.philosophia.table import GAME


class Hurried:
    """A clock by which a second is over after eight looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.125
        return self.now


@pytest.mark.parametrize("level", ["easy", "middle", "hard"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_three_levels_play_for_two_to_six(seats: int, level: str) -> None:
    chance = Chance(Seeded(seats).below)
    state: State = GAME.start(seats, GAME.Options(), chance)
    acted = set()
    for step in range(4 * seats):
        seat = GAME.active_seats(state)[0]
        action = choose(GAME, GAME.view(state, seat), seat, LEVELS[level], Seeded((seats, step)), Hurried())
        state = GAME.apply(state, seat, GAME.fill(GAME.view(state, seat), action, chance), chance).state
        acted.add(seat)
    assert acted == set(range(seats)), "everybody has had a turn"
