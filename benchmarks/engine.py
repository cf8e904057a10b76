"""Every registered game: speed of random play and of the single calls, size of a state."""

from collections.abc import Iterator
from typing import Any

from games.cli.bench import measure
from games.core.registry import all_games


def run(seconds: float = 2.0) -> Iterator[dict[str, Any]]:
    """One result for the fewest and one for the most seats of each game."""
    for game in all_games():
        for seats in sorted({min(game.seats), max(game.seats)}):
            yield measure(game, seats, seconds)
