"""What a process that thinks is given, and what it gives back: names, numbers and JSON, nothing that shares memory."""

from typing import Any

from games.computer.levels import LEVELS, Level
from games.computer.random_player import choose_randomly
from games.computer.search import Clock, Search
from games.core.action import Action, Seat
from games.core.chance import Chance
from games.core.game import Game, View
from games.core.registry import find_game
from games.core.seeded import Seeded


def think(name: str, edition: int, view: str | bytes, seat: Seat, level: str, seed: int, clock: Clock) -> bytes:
    """The action, as JSON, that a computer player of this level takes for `seat`, from that seat's view as JSON.

    `clock` is a function that can be sent to another process, such as `time.perf_counter`.

    Raises:
        UnknownGame: no such game or edition. KeyError: no such level. ValueError: the view is not of this seat.
    """
    game = find_game(name, edition)
    seen = game.View.model_validate_json(view)
    return game.action_codec.dump_json(choose(game, seen, seat, LEVELS[level], Seeded(seed), clock))


def choose(game: Game[Any, Any], view: View, seat: Seat, level: Level, luck: Seeded, clock: Clock) -> Action:
    """The action that a player of this level takes.

    Raises:
        ValueError: the view is not of this seat.
    """
    if view.seat != seat:
        raise ValueError(f"this is the view of {view.seat}, not of seat {seat}")
    if (action := game.instinct(view, Chance(luck.below))) is not None:
        return action
    if luck.random() < level.blunders:
        return choose_randomly(game, view, Chance(luck.below))
    return Search(game, view, luck).choose(level.seconds, level.playouts, clock)
