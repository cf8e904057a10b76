"""Measure Epireia's balance: how often each city, Administrator and league wins among computer players.

Leagues, cities and Administrators are drawn at random. Everything else is decided by the game's rollout policy
(`--level quick`) or by a level that searches, each from its own seat's view:
`python -m benchmarks.balance --seats 2 --games 600`, `--level easy`, `--options '{"handicap": true}'`.
"""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from benchmarks.strength import with_playouts
from games.computer.player import LEVELS, choose_action
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.registry import find_game
from games.core.values import Seat
from games.epireia.content import ADMINISTRATORS, CITY_NAMES, LEAGUES
from games.epireia.state import State

QUICK = "quick"
"""The name under which the rollout policy can be chosen as a level."""
DRAWN = ("league", "city", "administrator")
"""The phases whose decisions are made at random."""

Side = tuple[str, str]
"""A category and a value to compare, such as ("city", "Athens")."""


@dataclass(frozen=True)
class Setting:
    """What is played: the number of seats, the level of all computer players, and Epireia's options as JSON."""

    seats: int
    level: str
    options: str = "{}"


def play(setting: Setting, seed: int) -> list[tuple[Side, bool]]:
    """Play one game of Epireia among computer players.

    Args:
        setting: The seats, level and options.
        seed: The seed of all draws and players.

    Returns:
        For each seat its city, Administrator, league and the number of cities in the league, each with True if the seat
        won. A win shared by all seats counts for none.
    """
    game, rng = find_game("epireia"), Seeded((setting.seats, setting.level, setting.options, seed))
    chance = Chance(rng.below)
    state: State = game.start(setting.seats, game.Options.model_validate_json(setting.options), chance)
    while active := game.active_seats(state):
        seat = chance.pick(active)
        state = game.apply(state, seat, _choose(setting.level, state, seat, rng), chance).state
    outcome = game.outcome(state)
    assert outcome
    won = set(outcome.winners) if len(outcome.winners) < setting.seats else set()
    return [(side, seat in won) for seat in range(setting.seats) for side in _sides(state, seat)]


def _choose(level: str, state: State, seat: Seat, rng: Seeded) -> Action:
    game, chance = find_game("epireia"), Chance(rng.below)
    if state.phase in DRAWN:
        return chance.pick(game.legal_actions(state, seat))
    view = game.view(state, seat)
    if level == QUICK:
        return game.rollout_action(game.determinize(view, chance), seat, chance)
    return choose_action(game, view, seat, LEVELS[level], Seeded(rng.below(1 << 40)), with_playouts)


def _sides(state: State, seat: Seat) -> Iterable[Side]:
    board = state.boards[seat]
    yield "city", CITY_NAMES[board.city]
    yield "administrator", ADMINISTRATORS[board.administrator]
    yield "league", LEAGUES[board.league]
    cities = sum(other.league == board.league for other in state.boards)
    yield "cities of the league", str(cities)


def measure(setting: Setting, games: int, jobs: int) -> dict[str, dict[str, str]]:
    """Play games of Epireia in parallel and count how often each city, Administrator and league has won.

    Args:
        setting: The seats, level and options.
        games: The number of games; the seeds are 0, 1, and so on.
        jobs: The number of processes.

    Returns:
        By category and value, such as "city" and "Athens", a text such as "12 of 40 (30 %)".
    """
    had, won = Counter[Side](), Counter[Side]()
    with ProcessPoolExecutor(jobs) as pool:
        for sides in pool.map(play, [setting] * games, range(games), chunksize=4):
            had.update(side for side, _ in sides)
            won.update(side for side, winner in sides if winner)
    found: dict[str, dict[str, str]] = {}
    for side in sorted(had):
        kind, name = side
        found.setdefault(kind, {})[name] = f"{won[side]} of {had[side]} ({100 * won[side] / had[side]:.0f} %)"
    return found


def main(arguments: Sequence[str]) -> None:
    """Measure the setting that the command line describes, and print the result as a line of JSON.

    Args:
        arguments: The arguments without the program's name.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 5))
    parser.add_argument("--level", default=QUICK, choices=[QUICK, *LEVELS])
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--games", type=int, default=200, help="number of games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    given = parser.parse_args(arguments)
    setting = Setting(given.seats, given.level, given.options)
    print(json.dumps({"benchmark": "balance", **vars(given), "won": measure(setting, given.games, given.jobs)}))


if __name__ == "__main__":
    main(sys.argv[1:])
