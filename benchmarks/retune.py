"""Retune the Olympic Requests of Philosophia that are our own, so that all seven ways to Labyrinth Tokens are taken.

It plays the same games between quick players after every change of one number on one request, keeps a change that
brings the counts of `benchmarks.ways` and the chances of the requests nearer to `GOALS`, and ends when no change helps
or the time is over. It prints
each kept change with its reason, and at the end the table to put into `content.toml`; the printed request of Poseidon
is never changed. `python -m benchmarks.retune --games 60 --minutes 15 --keep` also writes every trial to
`benchmarks/measured/philosophia-retune.json`.
"""

import argparse
import json
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import median
from time import monotonic
from typing import Any

from benchmarks.strength import MEASURED
from benchmarks.ways import QUICK, Played, Setting, play
from games.philosophia.content import REQUESTS
from games.philosophia.rules.labyrinth import WAYS

SEATS = (2, 3, 4, 6)
GOALS = {"least share": 5.0, "greatest share": 40.0, "shortest": 25.0, "longest": 40.0, "unevenness": 0.25}
"""Each way is claimed in at least and at most so many percent of the claims; the median game takes so many rounds; who
holds a request wins up to that part more or less often than the others."""
MARGIN = 1.0
"""Percentage points by which shares should be inside the range, since they are measured in few games."""
WEIGHT = 10.0
"""What an unevenness of 1 counts, compared with a percentage point of a share."""
MOST = {"followings": 9, "schools": 4, "wisdom": 3, "debates": 3, "builders": 4, "oracle_cards": 4, "coins": 20}
"""The largest number of an item on a request; 3 for location tokens."""
LEAST = {"coins": 2}
"""The smallest number; 1 for other items."""


def misses(games: dict[int, list[Played]]) -> dict[str, float]:
    """Return by how much the games with each number of seats miss each goal; goals that are reached are left out."""
    found = {}
    for seats, played in games.items():
        claims = Counter(way for each in played for way in each.ways)
        for way in WAYS:
            share = 100 * claims[way] / max(1, claims.total())
            miss = max(0.0, GOALS["least share"] + MARGIN - share, share - GOALS["greatest share"] + MARGIN)
            if miss:
                found[f"{way}, {seats} seats"] = round(miss, 2)
        rounds = median(each.rounds for each in played)
        if miss := max(0.0, GOALS["shortest"] + 0.5 - rounds, rounds - GOALS["longest"]):
            found[f"rounds, {seats} seats"] = 3 * miss
    for god, often in chances(games).items():
        if miss := max(0.0, abs(often - 1) - GOALS["unevenness"]):
            found[f"who holds {god} wins {often:.2f} times as often as all"] = round(WEIGHT * miss, 2)
    return found


def chances(games: dict[int, list[Played]]) -> dict[str, float]:
    """Return how often the holders of each request win, as a multiple of what is even."""
    won = Counter[str]()
    even: dict[str, float] = defaultdict(float)
    for seats, played in games.items():
        for each in played:
            for god in each.requests:
                even[god] += 1 / seats
            if each.winner is not None:
                won[each.requests[each.winner]] += 1
    return {god: won[god] / even[god] for god in sorted(even)}


def changes() -> Iterator[tuple[int, str, int]]:
    """Yield the changes to try: a request of ours, an item on it, and the new number."""
    for number, request in enumerate(REQUESTS):
        if request.source == "printed":
            continue
        for what, count in request.needs.items():
            step = 2 if what == "coins" else 1
            for new in (count + step, count - step):
                if LEAST.get(what, 1) <= new <= MOST.get(what, 3):
                    yield number, what, new


def measure(games: int) -> dict[str, float]:
    """Play games with each number of seats under the present table, and return what misses the goals."""
    return misses({seats: [play(Setting(seats, QUICK), seed) for seed in range(games)] for seats in SEATS})


def retune(games: int, minutes: float) -> list[dict[str, Any]]:
    """Change the requests in memory as long as that helps, and return all trials.

    Args:
        games: The number of games for each number of seats; their seeds are 0, 1, and so on.
        minutes: The time after which no further change is tried.
    """
    until = monotonic() + 60 * minutes
    now = measure(games)
    trials: list[dict[str, Any]] = [{"change": "none", "misses": now, "kept": True}]
    print(json.dumps(trials[0]), flush=True)
    helped = True
    while helped and now:
        helped = False
        for number, what, new in list(changes()):
            if monotonic() > until:
                return trials
            needs = REQUESTS[number].needs
            old, needs[what] = needs[what], new
            then = measure(games)
            kept = sum(then.values()) < sum(now.values()) - 0.5
            change = f"{REQUESTS[number].god}: {what} {old} to {new}"
            trials.append({"change": change, "misses": then, "kept": kept})
            if kept:
                print(json.dumps({"kept": change, "missed before": now, "misses now": then}), flush=True)
                now, helped = then, True
            else:
                needs[what] = old
    return trials


def main(arguments: Sequence[str]) -> None:
    """Retune as the command line says, and print the table that results.

    Args:
        arguments: The arguments without the program's name.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks.retune", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="number of games for each number of seats")
    parser.add_argument("--minutes", type=float, default=15, help="time after which nothing more is tried")
    parser.add_argument("--keep", action="store_true", help="write all trials to measured/philosophia-retune.json")
    given = parser.parse_args(arguments)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    trials = retune(given.games, given.minutes)
    table = {request.god: request.needs for request in REQUESTS}
    print(json.dumps(table), flush=True)
    if given.keep:
        result = {"commit": commit.stdout.strip(), "games": given.games, "goals": GOALS, "table": table}
        path = MEASURED / "philosophia-retune.json"
        path.write_text(json.dumps(result | {"trials": trials}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
