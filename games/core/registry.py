"""The registry: which games there are. A game is a folder in `games/`, or an installed package with an entry point.

Either way the thing found is a package (or module) attribute `EDITIONS`: instances of `Game`, the newest last. Matches
name the edition they began under, so an older edition stays playable for as long as it is listed. An installed package
that cannot be imported is left out and named (`left_out`): it must not take the other games away.
"""

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import games
from games.core.game import Game

GROUP = "stoa.games"


class UnknownGame(LookupError):
    """There is no such game, or not this edition of it."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An entry point of the group that gave no games, and why, for the host."""

    name: str
    value: str
    """What it points at, such as `stoa_oracle:EDITIONS`."""
    why: str


@dataclass(frozen=True, slots=True)
class _Found:
    editions: dict[str, dict[int, Game[Any, Any]]]
    left_out: tuple[LeftOut, ...]


@cache
def _found() -> _Found:
    folders = [m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg]
    packages = [importlib.import_module(f"games.{name}") for name in sorted(folders)]
    found = [game for package in packages for game in getattr(package, "EDITIONS", ())]
    left_out: list[LeftOut] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found += _games_of(point)
        except Exception as error:  # noqa: BLE001 - somebody else's package may fail in any way, and the others go on
            left_out.append(LeftOut(point.name, point.value, f"{type(error).__name__}: {error}"))
    editions: dict[str, dict[int, Game[Any, Any]]] = {}
    for game in found:
        editions.setdefault(game.name, {})[game.edition] = game
    return _Found(editions, tuple(left_out))


def _games_of(point: EntryPoint) -> list[Game[Any, Any]]:
    """Raises whatever the import of its package raises; TypeError where it gives something else than games."""
    loaded = list(point.load())
    for game in loaded:
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} holds something that is no instance of Game")
    return loaded


def left_out() -> tuple[LeftOut, ...]:
    """The installed packages that could not be used."""
    return _found().left_out


def all_games() -> list[Game[Any, Any]]:
    """The newest edition of every game, by title."""
    return sorted((editions[max(editions)] for editions in _found().editions.values()), key=lambda game: game.title)


def find_game(name: str, edition: int | None = None) -> Game[Any, Any]:
    """A game by its name, in its newest edition or in the one that is asked for.

    Raises:
        UnknownGame: there is none.
    """
    editions = _found().editions.get(name, {})
    try:
        return editions[max(editions) if edition is None else edition]
    except (KeyError, ValueError):
        raise UnknownGame(name if edition is None else f"{name}, edition {edition}") from None


def forget_games() -> None:
    """Look again the next time: for tests that install a game while the program runs."""
    _found.cache_clear()
