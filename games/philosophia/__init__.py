"""Philosophia: Dare to be Wise, a board game for one to six players.

The package implements the guidebook (the printed rulebook), the True Philosopher variant, and the solo game against the
Moirai (an automaton). Start reading in `game.py`; the rules are in `rules/` and `actions/`, by the chapters of the
guidebook.
"""

from typing import Any

from games.core.game import Game
from games.philosophia.game import Philosophia

EDITIONS: tuple[Game[Any, Any], ...] = (Philosophia(),)
