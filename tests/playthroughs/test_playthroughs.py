"""Recorded playthroughs of every game are told today as they were told then; so are those of older editions.

`make test` follows the lines of play from recorded positions less deep than `make whole`, which checks all counts.
"""

from pathlib import Path
from typing import Any

import pytest

from games.cli.playthroughs import PERFT, check_playthroughs
from games.core.game import Game
from games.core.registry import all_games
from games.laws.playthrough import MOST_LINES

FOLDER = Path(__file__).parent
FEW_LINES = 800


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("lines", [FEW_LINES, pytest.param(MOST_LINES, marks=pytest.mark.whole)])
@pytest.mark.slow
def test_a_game_plays_as_recorded(game: Game[Any, Any], lines: int) -> None:
    """Meant to be changed? `python -m games playthrough GAME --write`, and read the difference."""
    folder = FOLDER / game.name
    recorded = list(folder.glob(f"edition-{game.edition}-*.txt"))
    assert recorded, f"{game.title} has no playthroughs: python -m games playthrough {game.name} --write"
    assert (folder / PERFT).exists()
    differences = list(check_playthroughs(folder, lines))
    assert not differences, "\n".join(differences)


def test_every_folder_is_of_a_game() -> None:
    known = {game.name for game in all_games()}
    assert {path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("__")} <= known
