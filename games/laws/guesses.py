"""The law of guesses: what a state marks as secret (`repr=False`) really has to be guessed.

A view that shows a secret, and a `determinize` that copies it from there, keep every other law of secrecy. So over
all positions of a run it is counted how often a secret was guessed otherwise than it was: never is a leak.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from games.core.sealed import Sealed
from games.laws.broken import Broken
from games.laws.walk import Position

ENOUGH = 40
"""So many positions with something to hide before a secret that was never guessed otherwise counts as a leak."""


class Guesses:
    """Counts, over all positions of a run, how often each secret was there and how often it was guessed otherwise."""

    def __init__(self) -> None:
        self.held: Counter[tuple[str, str]] = Counter()
        self.otherwise: Counter[tuple[str, str]] = Counter()

    def look(self, position: Position) -> None:
        """Count the secrets of one position, for everybody and for the seats; of every second one, by chance."""
        if position.luck("look").below(2):
            return
        truth = {path: value for path, value in secrets(position.state) if _something(value)}
        if not truth:
            return
        guesses = {who: [dict(secrets(world)) for world in worlds] for who, worlds in position.worlds.items()}
        for path, value in truth.items():
            unknown = {who for who, worlds in guesses.items() if any(world.get(path) != value for world in worlds)}
            self.held["everybody", path] += 1
            if position.setup.seats > 1:  # alone one knows one's own, and there is nobody else
                self.held["every seat", path] += 1
            if None in unknown:
                self.otherwise["everybody", path] += 1
            if unknown - {None}:
                self.otherwise["every seat", path] += 1

    def judge(self) -> None:
        """Raises Broken where a secret was never guessed otherwise than it was."""
        for (who, path), times in self.held.items():
            if times >= ENOUGH and not self.otherwise[who, path]:
                raise Broken(
                    f"{path} is marked as secret (repr=False), yet {who} always knows it: in none of {times} "
                    "positions was it guessed otherwise than it was"
                )


def secrets(value: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """Every secret field in a state, with where it is."""
    if isinstance(value, list | tuple):
        for i, each in enumerate(value):
            yield from secrets(each, f"{path}[{i}]")
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from secrets(each, f"{path}[{key!r}]")
    elif is_dataclass(value) and not isinstance(value, type):
        for f in fields(value):
            each = getattr(value, f.name)
            if f.repr and not isinstance(value, Sealed):
                yield from secrets(each, f"{path}.{f.name}")
            elif isinstance(each, dict):
                yield from ((f"{path}.{f.name}[{key!r}]", one) for key, one in each.items())
            else:
                yield f"{path}.{f.name}", each


def _something(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return any(_something(each) for each in value)
    return value is not None
