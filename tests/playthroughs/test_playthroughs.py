"""Recorded playthroughs of every game are told today as they were told then; so are those of older editions."""

from pathlib import Path
from typing import Any

import pytest

from games.cli.goldens import PERFT, check
from games.core.game import Game
from games.core.registry import all_games

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_game_plays_as_recorded(game: Game[Any, Any]) -> None:
    """Meant to be changed? `python -m games playthrough GAME --write`, and read the difference."""
    folder = FOLDER / game.name
    recorded = list(folder.glob(f"edition-{game.edition}-*.txt"))
    assert recorded, f"{game.title} has no playthroughs: python -m games playthrough {game.name} --write"
    assert (folder / PERFT).exists()
    differences = list(check(folder))
    assert not differences, "\n".join(differences)


def test_every_folder_is_of_a_game() -> None:
    known = {game.name for game in all_games()}
    assert {path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("__")} <= known
