"""Measure Epireia's balance: who wins among computer players, what becomes of the acts, and whether supplies last.

Leagues, cities and Administrators are drawn at random. Everything else is decided by the game's rollout policy
(`--level quick`) or by a level that searches, each from its own seat's view:
`python -m benchmarks.balance --seats 2 --games 600`, `--level easy`, `--options '{"handicap": true}'`. With
`--keep NAME` the result is also written to `benchmarks/measured/epireia-balance-NAME.json`.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from benchmarks.strength import MEASURED, with_playouts
from benchmarks.ways import share
from games.computer.player import LEVELS, choose_action
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.registry import find_game
from games.core.values import Event, Seat
from games.epireia.content import ADMINISTRATORS, CITY_NAMES, COUNTS, DECKS, LEAGUES, SCENARIO_CARDS
from games.epireia.events import ActClosed, Fought, ScenarioWon, TurnBegan
from games.epireia.state import State
from games.epireia.supply import available

QUICK = "quick"
"""The name under which the rollout policy can be chosen as a level."""
DRAWN = ("league", "city", "administrator")
"""The phases whose decisions are made at random."""

COMPLETED, IMPOSSIBLE, EXPIRED = ENDINGS = "completed", "impossible", "expired"
"""How an act ends: somebody met its objective; nobody could any more; its time ran out."""
LAST_ACT = max(card.act for card in SCENARIO_CARDS)

Side = tuple[str, str]
"""A category and a value to compare, such as ("city", "Athens")."""


@dataclass(frozen=True)
class Setting:
    """What is played: the number of seats, the level of all computer players, and Epireia's options as JSON."""

    seats: int
    level: str
    options: str = "{}"


@dataclass
class Played:
    """What one game came to."""

    sides: list[tuple[Side, bool]]
    """For each seat its city, Administrator, league and the number of cities in the league, each with True if the seat
    won. A win shared by all seats counts for none."""
    acts: list[tuple[str, str]] = field(default_factory=list)
    """For each act its scenario and how it ended: "completed", "impossible" or "expired"."""
    turns: int = 0
    without_posts: int = 0
    """Turns that began when no city had a City token left to place."""
    without_tokens: int = 0
    """Turns that began when no pile had a token that could be produced at Level I."""
    conflicts: int = 0
    stocks: list[int] = field(default_factory=list)
    """By turn before the last act and city: all its resources together."""


def play(setting: Setting, seed: int) -> Played:
    """Play one game of Epireia among computer players.

    Args:
        setting: The seats, level and options.
        seed: The seed of all draws and players.
    """
    game, rng = find_game("epireia"), Seeded((setting.seats, setting.level, setting.options, seed))
    chance, played = Chance(rng.below), Played([])
    state: State = game.start(setting.seats, game.Options.model_validate_json(setting.options), chance)
    while active := game.active_seats(state):
        seat = chance.pick(active)
        step = game.apply(state, seat, _choose(setting.level, state, seat, rng), chance)
        state = step.state
        for told in step.events:
            _note(played, told.event, state)
    outcome = game.outcome(state)
    assert outcome
    won = set(outcome.winners) if len(outcome.winners) < setting.seats else set()
    played.sides = [(side, seat in won) for seat in range(setting.seats) for side in _sides(state, seat)]
    return played


def _note(played: Played, event: Event, state: State) -> None:
    """Count what an event tells of the course of a game.

    Args:
        played: What the game has come to so far.
        event: The event.
        state: The state after the step in which it happened.
    """
    match event:
        case TurnBegan():
            played.turns += 1
            played.without_posts += all(state.owners.count(seat) >= COUNTS.posts for seat in range(len(state.boards)))
            played.without_tokens += not any(available(state, deck) for deck in range(0, len(DECKS), 2))
            if state.act < LAST_ACT:
                played.stocks += [sum(board.stock) for board in state.boards]
        case ScenarioWon():
            played.acts.append((SCENARIO_CARDS[event.scenario].name, COMPLETED))
        case ActClosed():
            played.acts.append((SCENARIO_CARDS[event.scenario].name, IMPOSSIBLE if event.in_time else EXPIRED))
        case Fought():
            played.conflicts += 1


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


def measure(setting: Setting, games: int, jobs: int) -> dict[str, Any]:
    """Play games of Epireia in parallel; count who won, how acts ended, conflicts, and turns without supplies.

    Args:
        setting: The seats, level and options.
        games: The number of games; the seeds are 0, 1, and so on.
        jobs: The number of processes.

    Returns:
        Shares in words with their intervals, such as "12 of 40 (30 %, 18 to 45)", and medians.
    """
    with ProcessPoolExecutor(jobs) as pool:
        played = list(pool.map(play, [setting] * games, range(games), chunksize=4))
    had = Counter(side for each in played for side, _ in each.sides)
    won = Counter(side for each in played for side, winner in each.sides if winner)
    acts, shown = Counter(act for each in played for act in each.acts), Counter[str]()
    for (scenario, _), count in acts.items():
        shown[scenario] += count
    turns = sum(each.turns for each in played)
    return {
        "won": {f"{kind}: {name}": share(won[kind, name], had[kind, name]) for kind, name in sorted(had)},
        "acts": {
            scenario: {ending: share(acts[scenario, ending], shown[scenario]) for ending in ENDINGS}
            for scenario in [card.name for card in SCENARIO_CARDS]
            if shown[scenario]
        },
        "turns": median(each.turns for each in played),
        "turns without a City token": share(sum(each.without_posts for each in played), turns),
        "turns without a token to produce": share(sum(each.without_tokens for each in played), turns),
        "conflicts": {
            "median": median(each.conflicts for each in played),
            "mean": round(mean(each.conflicts for each in played), 2),
        },
        "stock before the last act": {
            "median": median(stock for each in played for stock in each.stocks),
            "most": 3 * COUNTS.stock,
        },
    }


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
    parser.add_argument("--keep", metavar="NAME", help="write the result to measured/epireia-balance-NAME.json")
    given = parser.parse_args(arguments)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    asked = {"seats": given.seats, "level": given.level, "options": given.options, "games": given.games}
    found = measure(Setting(given.seats, given.level, given.options), given.games, given.jobs)
    result = {"benchmark": "balance", "commit": commit.stdout.strip(), **asked, **found}
    print(json.dumps(result))
    if given.keep:
        path = MEASURED / f"epireia-balance-{given.keep}.json"
        path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
