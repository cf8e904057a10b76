"""Levels: how long and how deep a computer player thinks."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """Bounds of one decision. The first that is met ends it, so a fast machine does not play much better."""

    name: str
    seconds: float
    """At most so long, by the clock that is given."""
    playouts: int
    """At most so many imagined games."""
    blunders: float = 0.0
    """How often, from 0 to 1, it takes any action instead of thinking."""


LEVELS = {
    level.name: level
    for level in (
        Level("random", 0.0, 0, blunders=1.0),
        Level("easy", 0.3, 40, blunders=0.15),
        Level("middle", 1.0, 250),
        Level("hard", 3.0, 1000),
    )
}
"""By name. «random» is for tests and benchmarks; people are offered the others."""
