"""The rule-of-thumb player, and a searching player that uses it."""

import random

from games.computer.player import Level, choose_action
from games.core.chance import Chance, Seeded
from tests.games.epireia.table import GAME
from tests.games.epireia.test_view import positions


def test_the_quick_player_beats_random_ones() -> None:
    won = 0
    for seed in range(20):
        rand = random.Random(seed)
        chance, state = Chance.quick(rand), GAME.start(2, GAME.Options(leagues="seats"), Chance(lambda n: 0))
        while active := GAME.active_seats(state):
            seat = active[0]
            legal = GAME.legal_actions(state, seat)
            action = GAME.rollout_action(state, seat, chance) if seat == seed % 2 else rand.choice(legal)
            action.play(state, seat, chance)
        won += GAME.outcome(state).winners == (seed % 2,)  # type: ignore[union-attr]
    assert won >= 18


def test_a_thinking_player_comes_to_an_end_with_its_placing() -> None:
    """Placing has no way in which an undecided player wanders for ever."""
    state, chance = next(s for s in positions(2, 4) if s.phase == "army"), Chance.quick(random.Random(5))
    steps = 0
    while state.phase in ("army", "generals"):
        seat = GAME.active_seats(state)[0]
        level = Level("short", seconds=1e9, playouts=15)
        action = choose_action(GAME, GAME.view(state, seat), seat, level, Seeded(steps), lambda: 0.0)
        state = GAME.apply(state, seat, action, chance).state
        steps += 1
        assert steps < 120
