"""Count in which ways computer players earn Labyrinth Tokens in Philosophia, how long games take and who wins.

Every game of a setting is played by the game's rollout policy (`--level quick`) or by a level that searches, each from
its own seat's view; the seeds are 0, 1, and so on. `python -m benchmarks.ways --seats 2 3 4 6 --games 400` prints a
line of JSON for each number of seats and, with `--keep`, writes it to `benchmarks/measured/`. One seat plays against
the Moirai: `--seats 1 --options '{"moirai": "sophia"}'`.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Any

from benchmarks.strength import MEASURED, with_playouts
from games.computer.player import LEVELS, choose_action
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.registry import find_game
from games.core.values import Seat
from games.philosophia.content import LIMITS, PHILOSOPHERS, REQUESTS
from games.philosophia.rules.labyrinth import WAYS
from games.philosophia.state import State

QUICK = "quick"
"""The name under which the rollout policy can be chosen as a level."""


@dataclass(frozen=True)
class Setting:
    """What is played: the number of seats, the level of all computer players, and the game's options as JSON."""

    seats: int
    level: str
    options: str = "{}"


@dataclass(frozen=True)
class Played:
    """What a game came to: all ways that were claimed, its rounds, its ending, and who won (None for nobody)."""

    ways: tuple[str, ...]
    rounds: int
    ending: str
    winner: int | None
    won_first: bool
    """Whether the first player won."""
    philosophers: tuple[str, ...]
    requests: tuple[str, ...]
    """By seat, the god of the Olympic Request."""


def play(setting: Setting, seed: int) -> Played:
    """Play one game of Philosophia among computer players, or of one against the Moirai.

    Args:
        setting: The seats, level and options.
        seed: The seed of all draws and players.
    """
    game, rng = find_game("philosophia"), Seeded((setting.seats, setting.level, setting.options, seed))
    chance = Chance(rng.below)
    state: State = game.start(setting.seats, game.Options.model_validate_json(setting.options), chance)
    while active := game.active_seats(state):
        seat = chance.pick(active)
        state = game.apply(state, seat, _choose(setting.level, state, seat, rng), chance).state
    people = range(setting.seats)
    ways = [WAYS[way] for seat in people for way in state.players[seat].claimed]
    winner = state.winner if state.winner in people else None
    return Played(
        tuple(ways),
        state.round,
        state.ending,
        winner,
        winner is not None and winner == state.first,
        tuple(PHILOSOPHERS[state.players[seat].philosopher].name for seat in people),
        tuple(REQUESTS[state.players[seat].request or 0].god for seat in people),
    )


def _choose(level: str, state: State, seat: Seat, rng: Seeded) -> Action:
    game, chance = find_game("philosophia"), Chance(rng.below)
    view = game.view(state, seat)
    if level == QUICK:
        legal = game.legal_actions(state, seat)
        action = legal[0] if len(legal) == 1 else game.rollout_action(game.determinize(view, chance), seat, chance)
        return game.fill(view, action, chance)
    return choose_action(game, view, seat, LEVELS[level], Seeded(rng.below(1 << 40)), with_playouts)


def share(count: int, of: int) -> str:
    """Return a share in words with its 95 % interval (Wilson), such as "12 of 40 (30 %, 18 to 45)"."""
    if not of:
        return "0 of 0"
    part, z = count / of, 1.96
    middle = (part + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(part * (1 - part) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return f"{count} of {of} ({100 * part:.1f} %, {100 * low:.1f} to {100 * high:.1f})"


def measure(setting: Setting, games: int, jobs: int) -> dict[str, Any]:
    """Play games in parallel, and count the ways to Labyrinth Tokens, the rounds and the winners.

    Args:
        setting: The seats, level and options.
        games: The number of games.
        jobs: The number of processes.
    """
    with ProcessPoolExecutor(jobs) as pool:
        played = list(pool.map(play, [setting] * games, range(games), chunksize=4))
    claims = Counter(way for each in played for way in each.ways)
    rounds = sorted(each.rounds for each in played)
    won = sum(each.winner is not None for each in played)
    return {
        "ways": {way: share(claims[way], claims.total()) for way in WAYS},
        "rounds": {"median": median(rounds), "shortest": rounds[0], "longest": rounds[-1]},
        "at the limit": share(sum(each.rounds == LIMITS.rounds for each in played), games),
        "won": share(won, games),
        "won by the first seat": share(sum(each.won_first for each in played), games),
        "won by": _won_by([(each.philosophers, each.winner) for each in played]),
        "won with": _won_by([(each.requests, each.winner) for each in played]),
        "endings": dict(Counter(each.ending for each in played)),
    }


def _won_by(games: Sequence[tuple[tuple[str, ...], int | None]]) -> dict[str, str]:
    """Return how often each name won, from what the seats of each game are called and the seat that won."""
    sat = Counter(name for names, _ in games for name in names)
    won = Counter(names[winner] for names, winner in games if winner is not None)
    return {name: share(won[name], sat[name]) for name in sorted(sat)}


def main(arguments: Sequence[str]) -> None:
    """Measure the settings that the command line describes, and print each result as a line of JSON.

    Args:
        arguments: The arguments without the program's name.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ways", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 6], choices=range(1, 7))
    parser.add_argument("--level", default=QUICK, choices=[QUICK, *LEVELS])
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--games", type=int, default=400, help="number of games for each number of seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument("--keep", metavar="NAME", help="write the results to measured/philosophia-ways-NAME.json")
    given = parser.parse_args(arguments)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    results = []
    for seats in given.seats:
        setting = Setting(seats, given.level, given.options)
        asked = {"seats": seats, "level": given.level, "options": json.loads(given.options), "games": given.games}
        found = measure(setting, given.games, given.jobs)
        results.append({"benchmark": "ways", "commit": commit.stdout.strip(), **asked, **found})
        print(json.dumps(results[-1]), flush=True)
    if given.keep:
        path = MEASURED / f"philosophia-ways-{given.keep}.json"
        path.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
