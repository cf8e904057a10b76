"""Count in Ostrakon how often speakers fail, how often the Temple is reached, and how a new honest person fares.

`python -m benchmarks.councils --games 40` lets easy computers play among themselves with every number of seats, then
with a person in seat 0 who answers by their own taste and otherwise plays by the fast policy of playouts. It prints a
line of JSON for each number of seats and, with `--keep`, writes them to `benchmarks/measured/`.
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
from typing import Any

from benchmarks.strength import MEASURED, with_playouts
from benchmarks.ways import share
from games.computer.player import LEVELS, choose_action
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.registry import find_game
from games.core.values import Seat
from games.ostrakon.actions import Vote
from games.ostrakon.content import TEMPLE
from games.ostrakon.events import Advanced, WentUnderSun
from games.ostrakon.state import State


@dataclass(frozen=True)
class Setting:
    """What is played: the number of seats, the level of the computers, and whether a person sits in seat 0."""

    seats: int
    level: str
    person: bool


@dataclass(frozen=True)
class Played:
    """What a game came to."""

    turns: int
    failed: int
    """In how many turns the speaker failed."""
    at_temple: bool
    """Whether the game ended with an Outstanding Victory."""
    winners: tuple[Seat, ...]


def play(setting: Setting, seed: int) -> Played:
    """Play one game of Ostrakon.

    Args:
        setting: The seats, the level and the person.
        seed: The seed of all draws and players.
    """
    game, rng = find_game("ostrakon"), Seeded((setting.seats, setting.level, setting.person, seed))
    chance, told = Chance(rng.below), Counter[type]()
    state: State = game.start(setting.seats, game.Options(), chance)
    tastes, at_temple = [rng.below(1 << 40) for _ in range(setting.seats)], False
    while active := game.active_seats(state):
        seat = chance.pick(active)
        if setting.person and seat == 0:
            action = _as_a_person(state, chance)
        else:
            view, luck = game.view(state, seat), Seeded(rng.below(1 << 40))
            action = choose_action(game, view, seat, LEVELS[setting.level], luck, with_playouts, tastes[seat])
        step = game.apply(state, seat, action, chance)
        state = step.state
        told.update(type(each.event) for each in step.events)
        at_temple |= any(isinstance(each.event, Advanced) and each.event.to == TEMPLE for each in step.events)
    outcome = game.outcome(state)
    assert outcome
    return Played(told[Advanced] + told[WentUnderSun], told[WentUnderSun], at_temple, outcome.winners)


def _as_a_person(state: State, chance: Chance) -> Action:
    """Return what a new person does in seat 0: answers honestly, and otherwise plays by the game's fast policy.

    Their answers to questions are independent of the computers', so each is as likely white as black.
    """
    game = find_game("ostrakon")
    view = game.view(state, 0)
    action = game.rollout_action(game.determinize(view, chance), 0, chance)
    if isinstance(action, Vote) and state.speaker != 0:
        return chance.pick([each for each in game.single_steps(state, 0) if isinstance(each, Vote)])
    return game.fill(view, action, chance)


def measure(setting: Setting, games: int, jobs: int) -> dict[str, Any]:
    """Play games in parallel, and count failures, Outstanding Victories and the person's wins.

    Args:
        setting: The seats, the level and the person.
        games: The number of games.
        jobs: The number of processes.
    """
    with ProcessPoolExecutor(jobs) as pool:
        played = list(pool.map(play, [setting] * games, range(games), chunksize=2))
    found = {
        "failed": share(sum(each.failed for each in played), sum(each.turns for each in played)),
        "at the Temple": share(sum(each.at_temple for each in played), games),
    }
    if setting.person:
        found["won by the person"] = share(sum(0 in each.winners for each in played), games)
        found["the person's share"] = f"{100 / setting.seats:.1f} %"
    return found


def main(arguments: Sequence[str]) -> None:
    """Measure the settings that the command line describes, and print each result as a line of JSON.

    Args:
        arguments: The arguments without the program's name.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks.councils", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(5, 13)), choices=range(5, 13))
    parser.add_argument("--level", default="easy", choices=LEVELS)
    parser.add_argument("--games", type=int, default=40, help="number of games for each number of seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument("--keep", metavar="NAME", help="write the results to measured/ostrakon-councils-NAME.json")
    given = parser.parse_args(arguments)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    results = []
    for seats in given.seats:
        for person in (False, True):
            asked = {"seats": seats, "level": given.level, "person": person, "games": given.games}
            found = measure(Setting(seats, given.level, person), given.games, given.jobs)
            results.append({"benchmark": "councils", "commit": commit.stdout.strip(), **asked, **found})
            print(json.dumps(results[-1]), flush=True)
    if given.keep:
        path = MEASURED / f"ostrakon-councils-{given.keep}.json"
        path.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
