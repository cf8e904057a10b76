"""Philosophia: Dare to be Wise, for one to six: the guidebook, the True Philosopher variant and the Moirai."""

from typing import Any

from games.core.game import Game
from games.philosophia.game import Philosophia

EDITIONS: tuple[Game[Any, Any], ...] = (Philosophia(),)
