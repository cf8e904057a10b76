"""Ostrakon (Silvano Sorrentino, 2004): a council of five to twelve philosophers and questions with two answers."""

from typing import Any

from games.core.game import Game
from games.ostrakon.game import Ostrakon

EDITIONS: tuple[Game[Any, Any], ...] = (Ostrakon(),)
