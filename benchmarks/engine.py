"""Measure the engine with every registered game: random play, single calls, and the size of a state."""

from collections.abc import Iterator
from typing import Any

from games.cli.bench import measure
from games.core.registry import all_games


def run(seconds: float = 2.0) -> Iterator[dict[str, Any]]:
    """Measure how fast the engine plays each game, with its fewest and its most seats.

    Args:
        seconds: The duration of one measurement.

    Yields:
        One result for each game and number of seats.
    """
    for game in all_games():
        for seats in sorted({min(game.seats), max(game.seats)}):
            yield measure(game, seats, seconds)
