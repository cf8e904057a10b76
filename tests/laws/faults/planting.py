"""Planting: a fault changes classes of the toy through pytest's monkeypatch."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from pytest import MonkeyPatch

from games.core.game import Game
from games.laws.setups import Setup

Plant = Callable[[MonkeyPatch], Game[Any, Any] | None]


@dataclass(frozen=True)
class Fault:
    """One fault: how it is planted, and the laws that may notice it."""

    plant: Plant
    noticed_by: frozenset[str]


FAULTS: dict[str, Fault] = {}


def fault(*noticed_by: str) -> Callable[[Plant], Plant]:
    def register(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = Fault(plant, frozenset(noticed_by))
        return plant

    return register


def before(patch: MonkeyPatch, owner: type, name: str, extra: Callable[..., Any]) -> None:
    """Do something before a method does what it always did."""
    always = getattr(owner, name)

    def both(*arguments: Any) -> Any:
        extra(*arguments)
        return always(*arguments)

    patch.setattr(owner, name, both)


def after(patch: MonkeyPatch, owner: type, name: str, change: Callable[..., Any]) -> None:
    """Change what a method returns: `change(returned, *arguments)`."""
    always = getattr(owner, name)
    patch.setattr(owner, name, lambda *arguments: change(always(*arguments), *arguments))


def setups_of(game: Game[Any, Any]) -> Iterable[Setup]:
    """Where faults are looked for: few seats and many."""
    return [Setup(game, seats, game.Options()) for seats in (2, 3)]
