"""The commands `laws`, `tape` and `trace`: check the laws (invariants of the engine) on random games of one game."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from multiprocessing import Pool

from games.cli.arguments import parse_game, parse_options, parse_setup, wrong_seats
from games.core.registry import find_game
from games.core.words import Message, say
from games.laws.determinism import trace as traced
from games.laws.judge import judge, judge_shape, judge_tape
from games.laws.setups import Setup, all_setups


def run_laws(arguments: argparse.Namespace) -> int:
    """Check the invariants of the engine (the laws) on random games of one game; print the first that is broken.

    The combinations of seats and options are shared out to as many processes as there are processors. A line is printed
    as soon as all games of a combination have been played.

    Args:
        arguments: The game, how many random `games` to play for each combination of seats and options or for how many
            `seconds` to play in all, and a seed.

    Returns:
        The exit status: 0 if all laws hold; 1 if one is broken, after the smallest game that breaks it was printed.

    Raises:
        UsageError: The game does not exist or does not allow these seats or options.
    """
    game = parse_game(arguments.game)
    if verdict := judge_shape(game):
        print(verdict)
        return 1
    chosen = _chosen_setups(arguments)
    processes = min(os.cpu_count() or 1, len(chosen))
    seconds = arguments.seconds and arguments.seconds * processes / len(chosen)
    tasks = [
        _Task(setup.game.name, setup.seats, setup.options.model_dump_json(), arguments.seed, arguments.games, seconds)
        for setup in chosen
    ]
    with Pool(processes) as pool:
        for number, (setup, (broken, games)) in enumerate(zip(chosen, pool.imap(_judged, tasks), strict=True), 1):
            if broken:
                print(broken)
                return 1
            text = say.label("laws-hold", setup=str(setup), count=games, number=number, setups=len(chosen))
            print(text, flush=True)
    if difference := compare_processes(chosen[0], arguments.seed):
        print(say.label("law-processes-agree", setup=str(chosen[0]), seed=str(arguments.seed), difference=difference))
        return 1
    return 0


@dataclass(frozen=True)
class _Task:
    """What one process is asked: to check the laws on random games with one setup.

    The game goes by its name, because the object that stands for it cannot be sent to another process.
    """

    game: str
    seats: int
    options: str
    seed: int
    games: int
    seconds: float | None
    """If set, games are played until this time is over, at least one, and `games` does not count."""

    def seeds(self, played: list[int]) -> Iterator[int]:
        """Yield the seeds of the games to play, and append each to `played`."""
        start = time.monotonic()
        for seed in count(self.seed):
            done = len(played) >= self.games if self.seconds is None else time.monotonic() >= start + self.seconds
            if played and done:
                return
            played.append(seed)
            yield seed


def _judged(task: _Task) -> tuple[str, int]:
    """Check the laws on random games; return the report on the first broken one, or "", and the number of games."""
    game, played = find_game(task.game), list[int]()
    setup = Setup(game, task.seats, game.Options.model_validate_json(task.options))
    verdict = judge(setup, task.seeds(played))
    return str(verdict or ""), len(played)


def _chosen_setups(arguments: argparse.Namespace) -> list[Setup]:
    game = parse_game(arguments.game)
    if arguments.seats is not None and arguments.options is not None:
        return [parse_setup(game, arguments.seats, arguments.options)]
    if arguments.options is not None:
        return [Setup(game, seats, parse_options(game, arguments.options)) for seats in game.seats]
    if arguments.seats is not None and arguments.seats not in game.seats:
        raise wrong_seats(game, arguments.seats)
    return [setup for setup in all_setups(game) if arguments.seats in (None, setup.seats)]


def run_tape(arguments: argparse.Namespace) -> int:
    """Replay one random game from its recorded random numbers, and check every law (engine invariant) in each position.

    Args:
        arguments: The game, seats and options; `tape` holds the numbers that `run_laws` printed.

    Returns:
        The exit status: 0 if all laws hold, 1 if one is broken.

    Raises:
        UsageError: The game does not exist or does not allow these seats or options.
    """
    setup = parse_setup(parse_game(arguments.game), arguments.seats, arguments.options)
    if verdict := judge_tape(setup, arguments.tape):
        print(verdict)
        return 1
    print(say.label("tape-holds", setup=str(setup)))
    return 0


def run_trace(arguments: argparse.Namespace) -> int:
    """Print hashes of everything in a seeded random game, one line per position, and return exit status 0.

    The lines must be the same in every process; `compare_processes` checks this.
    """
    for line in traced(parse_setup(parse_game(arguments.game), arguments.seats, arguments.options), arguments.seed):
        print(line)
    return 0


def compare_processes(setup: Setup, seed: int) -> Message | None:
    """Play the same seeded random game here and in two subprocesses with other hash seeds, and compare all positions.

    A difference means that the rules depend on the order of a set or of something else that varies with PYTHONHASHSEED.

    Args:
        setup: The game, seats and options.
        seed: The seed of the random game.

    Returns:
        The first difference; None if there is none.
    """
    words = [setup.game.name, "--seats", str(setup.seats), "--seed", str(seed)]
    options = ["--options", setup.options.model_dump_json()]
    others = {
        hash_seed: subprocess.Popen(
            [sys.executable, "-m", "games", "trace", *words, *options],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2")
    }
    here = list(traced(setup, seed))
    for hash_seed, (out, errors) in [(hash_seed, other.communicate()) for hash_seed, other in others.items()]:
        lines = out.splitlines()
        for one, other in zip(here, lines, strict=False):
            if one != other:
                return say.message("process-differs", seed=hash_seed, one=one, other=other)
        if len(lines) != len(here):
            counts = {"count": len(lines), "expected": len(here)}
            return say.message("process-ends", errors=errors[-500:], seed=hash_seed, **counts)
    return None
