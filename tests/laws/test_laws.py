"""The laws of the engine, asked of every registered game; the command line asks them of more games."""

from typing import Any

import pytest

from games.core.game import Game
from games.core.registry import all_games
from games.laws.judge import judge, judge_shape
from games.laws.setups import Setup, setups
from tests.laws.other_process import other_process

POSITIONS = 360
"""About so many positions of each registered game are looked at, over all its setups."""

GAMES = all_games()


def each_setup() -> list[Any]:
    cases = []
    for game in GAMES:
        every = list(setups(game))
        for i, setup in enumerate(every):
            name = f"{game.name}-{setup.seats}-{setup.options.model_dump_json(exclude_defaults=True)}"
            cases.append(pytest.param(setup, 2 * i, max(POSITIONS // len(every) // 2, 6), id=name))
    return cases


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_shape_of_a_game(game: Game[Any, Any]) -> None:
    assert judge_shape(game) is None


@pytest.mark.parametrize(("setup", "seed", "positions"), each_setup())
def test_a_game_keeps_the_laws(setup: Setup, seed: int, positions: int) -> None:
    """Two random games for each seat count and set of options. Its failure can be pasted: see the last line of it."""
    verdict = judge(setup, (seed, seed + 1), most_positions=positions)
    assert verdict is None, str(verdict)


def test_games_are_the_same_in_every_process() -> None:
    """Whatever PYTHONHASHSEED is, so that the numbers of offers mean the same after a restart."""
    one, other = other_process("1"), other_process("2")
    assert one == other
    assert all(f"{game.name}, edition" in one for game in GAMES)
