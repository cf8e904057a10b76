"""Ostrakon (Silvano Sorrentino, 2004): a council of five to twelve philosophers, and questions with two answers.

Start reading in `game.py`; the course of a council is in `rules.py`.
"""

from typing import Any

from games.core.game import Game
from games.ostrakon.game import Ostrakon

EDITIONS: tuple[Game[Any, Any], ...] = (Ostrakon(),)
