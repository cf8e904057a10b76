"""The registry finds the games: packages in `games/`, and installed packages with an entry point in `stoa.games`.

A package of `games/` lists its games in the attribute `EDITIONS`, as instances of `Game`, the newest edition last; an
entry point refers to such a list. A match records the edition it began under, so an edition stays playable for as long
as it is listed.

An installed package that cannot be imported, or has a broken catalogue, does not disable the other games. It is skipped
and reported by `left_out`.
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
    """No installed game has this name, or the game does not have this edition."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An installed game package that could not be loaded, and why, for a report to the operator of the bot."""

    name: str
    value: str
    """The object it refers to, such as `stoa_oracle:EDITIONS`."""
    why: str
    """The error, as `Type: message`."""


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
        except Exception as error:  # noqa: BLE001 - a third-party package may fail in any way
            left_out.append(LeftOut(point.name, point.value, f"{type(error).__name__}: {error}"))
    editions: dict[str, dict[int, Game[Any, Any]]] = {}
    for game in found:
        editions.setdefault(game.name, {})[game.edition] = game
    return _Found(editions, tuple(left_out))


def _games_of(point: EntryPoint) -> list[Game[Any, Any]]:
    """Load the games that an installed package declares by its entry point.

    Raises:
        TypeError: The entry point refers to something other than a list of games.
        ValueError: A catalogue of a game cannot be read.
        Exception: Anything that importing the package raises.
    """
    loaded = list(point.load())
    for game in loaded:
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} contains an object that is not an instance of Game")
        if game.words is not None:
            game.words.read_catalogues()  # lists of all games, such as completions, would fail with its words
    return loaded


def left_out() -> tuple[LeftOut, ...]:
    """Return the installed game packages that were skipped because they could not be loaded."""
    return _found().left_out


def all_games() -> list[Game[Any, Any]]:
    """Return the newest edition of every game, sorted by title."""
    return sorted((editions[max(editions)] for editions in _found().editions.values()), key=lambda game: game.title)


def find_game(name: str, edition: int | None = None) -> Game[Any, Any]:
    """Return the game with this name, in one of its editions.

    Args:
        name: The game's `name`.
        edition: The edition; None for the newest.

    Raises:
        UnknownGame: No such game or edition is installed.
    """
    editions = _found().editions.get(name, {})
    try:
        return editions[max(editions) if edition is None else edition]
    except (KeyError, ValueError):
        raise UnknownGame(name if edition is None else f"{name}, edition {edition}") from None


def clear_cache() -> None:
    """Forget the games found so far, so that the next look-up searches again. For tests that install a game."""
    _found.cache_clear()
