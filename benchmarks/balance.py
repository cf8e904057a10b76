"""Epireia's balance among computer players: how often each city, Administrator and league wins.

Leagues, cities and Administrators are drawn by lot; all else is decided by the quick player from which playouts begin,
or by a level that searches, each with what its seat knows:
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

from benchmarks.strength import stopped
from games.computer.levels import LEVELS
from games.computer.task import choose
from games.core.action import Action, Seat
from games.core.chance import Chance
from games.core.registry import find_game
from games.core.seeded import Seeded
from games.epireia.content import ADMINISTRATORS, CITY_NAMES, LEAGUES
from games.epireia.state import State

QUICK = "quick"
DRAWN = ("league", "city", "administrator")
"""The phases in which the lot decides."""

Side = tuple[str, str]
"""What is compared and what it is: ("city", "Athens")."""


@dataclass(frozen=True)
class Setting:
    """How many play, under which options, and who plays: `quick` or a level."""

    seats: int
    level: str
    options: str = "{}"


def play(setting: Setting, seed: int) -> list[tuple[Side, bool]]:
    """For each seat what it had, and whether its league alone won."""
    game, luck = find_game("epireia"), Seeded((setting.seats, setting.level, setting.options, seed))
    chance = Chance(luck.below)
    state: State = game.start(setting.seats, game.Options.model_validate_json(setting.options), chance)
    while active := game.active_seats(state):
        seat = chance.pick(active)
        state = game.apply(state, seat, _choose(setting.level, state, seat, luck), chance).state
    outcome = game.outcome(state)
    assert outcome
    won = set(outcome.winners) if len(outcome.winners) < setting.seats else set()
    return [(side, seat in won) for seat in range(setting.seats) for side in _sides(state, seat)]


def _choose(level: str, state: State, seat: Seat, luck: Seeded) -> Action:
    game, chance = find_game("epireia"), Chance(luck.below)
    if state.phase in DRAWN:
        return chance.pick(game.legal_actions(state, seat))
    view = game.view(state, seat)
    if level == QUICK:
        return game.rollout_action(game.determinize(view, chance), seat, chance)
    return choose(game, view, seat, LEVELS[level], Seeded(luck.below(1 << 40)), stopped)


def _sides(state: State, seat: Seat) -> Iterable[Side]:
    board = state.boards[seat]
    yield "city", CITY_NAMES[board.city]
    yield "administrator", ADMINISTRATORS[board.administrator]
    yield "league", LEAGUES[board.league]
    cities = sum(other.league == board.league for other in state.boards)
    yield "cities of the league", str(cities)


def measure(setting: Setting, games: int, jobs: int) -> dict[str, dict[str, str]]:
    """By what is compared: of how many games each won how many."""
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
    """Measure one setting and print it as a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 5))
    parser.add_argument("--level", default=QUICK, choices=[QUICK, *LEVELS])
    parser.add_argument("--options", default="{}", help="the table's options as JSON")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    setting = Setting(given.seats, given.level, given.options)
    print(json.dumps({"benchmark": "balance", **vars(given), "won": measure(setting, given.games, given.jobs)}))


if __name__ == "__main__":
    main(sys.argv[1:])
