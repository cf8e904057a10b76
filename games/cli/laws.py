"""`laws`, `replay` and `trace`: the laws of every game, asked from the command line."""

import argparse
import os
import subprocess
import sys

from games.cli.arguments import Complaint, game_named, options_of, setup_of
from games.laws.judge import judge, judge_shape, judge_tape
from games.laws.order import trace as traced
from games.laws.setups import Setup, setups


def run(arguments: argparse.Namespace) -> int:
    """Ask every law; exit status 1 and the smallest game found when one is broken."""
    game = game_named(arguments.game)
    if verdict := judge_shape(game):
        print(verdict)
        return 1
    chosen = _setups(arguments)
    for setup in chosen:
        if verdict := judge(setup, range(arguments.seed, arguments.seed + arguments.games)):
            print(verdict)
            return 1
        print(f"kept: {setup}, {arguments.games} games", flush=True)
    if parted := other_process(chosen[0], arguments.seed):
        print(f"LAW BROKEN: processes_agree\n  in {chosen[0]}, seed {arguments.seed}\n  {parted}")
        return 1
    return 0


def _setups(arguments: argparse.Namespace) -> list[Setup]:
    game = game_named(arguments.game)
    if arguments.seats is not None and arguments.options is not None:
        return [setup_of(game, arguments.seats, arguments.options)]
    if arguments.options is not None:
        return [Setup(game, seats, options_of(game, arguments.options)) for seats in game.seats]
    if arguments.seats is not None and arguments.seats not in game.seats:
        raise Complaint(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {arguments.seats}.")
    return [setup for setup in setups(game) if arguments.seats in (None, setup.seats)]


def replay(arguments: argparse.Namespace) -> int:
    """Play a tape and ask every law in it."""
    setup = setup_of(game_named(arguments.game), arguments.seats, arguments.options)
    if verdict := judge_tape(setup, arguments.tape):
        print(verdict)
        return 1
    print(f"kept: {setup}, the game of this tape")
    return 0


def trace(arguments: argparse.Namespace) -> int:
    """Print the hashes of a random game."""
    for line in traced(setup_of(game_named(arguments.game), arguments.seats, arguments.options), arguments.seed):
        print(line)
    return 0


def other_process(setup: Setup, seed: int) -> str:
    """Where a process with another PYTHONHASHSEED plays the same game otherwise; empty when it does not."""
    here = list(traced(setup, seed))
    words = [setup.game.name, "--seats", str(setup.seats), "--seed", str(seed)]
    options = ["--options", setup.options.model_dump_json()]
    for hash_seed in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-m", "games", "trace", *words, *options],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        lines = there.stdout.splitlines()
        for one, other in zip(here, lines, strict=False):
            if one != other:
                return f"in a process with PYTHONHASHSEED={hash_seed} the game is another:\n    {one}\n    {other}"
        if len(lines) != len(here):
            return f"a process with PYTHONHASHSEED={hash_seed} plays {len(lines)} positions: {there.stderr[-500:]}"
    return ""
