"""`playthrough`: the recorded playthroughs and perft counts of a game, checked or written anew."""

import argparse
import difflib
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from games.cli.arguments import Complaint, game_named
from games.core.chance import WrongDraws
from games.core.game import Game
from games.core.illegal import Illegal
from games.laws.perft import counts
from games.laws.playthrough import Script, quick_playthrough, random_playthrough, read, states, told_again
from games.laws.setups import Setup, option_sets

PERFT = "perft.json"
FEW = 2
"""Up to so many numbers of seats between the fewest and the most are recorded one by one."""


def run(arguments: argparse.Namespace) -> int:
    """Check them (exit status 1 and a diff where one has changed), or write them."""
    game, folder = game_named(arguments.game), Path(arguments.folder) / arguments.game
    if arguments.write:
        write(game, folder)
        return 0
    if not folder.is_dir():
        raise Complaint(f"{game.name} has no playthroughs in {folder}: write them with --write.")
    differences = list(check(folder))
    print("\n".join(differences) or f"{len(list(folder.glob('*.txt')))} playthroughs are as recorded")
    return bool(differences)


def setups_to_record(game: Game[Any, Any]) -> Iterator[tuple[Setup, str]]:
    """The fewest and the most seats with the usual options, one game with all options otherwise, and what lies
    between: every number of seats where these are few, the middle of a wide range."""
    usual, *others = list(option_sets(game))
    fewest, most = min(game.seats), max(game.seats)
    for seats in sorted({fewest, most}):
        yield Setup(game, seats, usual), f"{seats}-seats"
    if others:
        yield Setup(game, fewest, others[-1]), f"{fewest}-seats-other-options"
    between = game.seats[1:-1]
    for seats in between if len(between) <= FEW else [(fewest + most) // 2]:
        yield Setup(game, seats, usual), f"{seats}-seats"


def quick_setups(game: Game[Any, Any]) -> Iterator[tuple[Setup, str]]:
    """Where a game has quick players: one that they play with the fewest seats, and one of two if that is one."""
    if type(game).rollout_action is Game.rollout_action:
        return
    usual, *_ = option_sets(game)
    fewest = min(game.seats)
    for seats in sorted({fewest, max(fewest, 2)}):
        yield Setup(game, seats, usual), f"{seats}-seats-quick"


def write(game: Game[Any, Any], folder: Path) -> None:
    """Record playthroughs and perft counts of the newest edition; those of older editions stay as they are."""
    folder.mkdir(parents=True, exist_ok=True)
    for play, setups in ((random_playthrough, setups_to_record(game)), (quick_playthrough, quick_setups(game))):
        for seed, (setup, name) in enumerate(setups, start=1):
            path = folder / f"edition-{game.edition}-{name}.txt"
            path.write_text("\n".join(play(setup, seed)) + "\n", encoding="utf-8")
            print(path)
    pinned = {path.name: perft_of(read(path.read_text(encoding="utf-8"))) for path in _texts(folder)}
    (folder / PERFT).write_text(json.dumps(pinned, indent=1) + "\n", encoding="utf-8")
    print(folder / PERFT)


def perft_of(script: Script) -> dict[str, list[int]]:
    """The counts at the opening of a playthrough and at every fifth of it, by the number of steps before."""
    stops = {len(script.moves) * fifth // 5 for fifth in range(5)}
    game = script.setup.game
    return {str(i): counts(game, state) for i, state in enumerate(states(script)) if i in stops}


def check(folder: Path) -> Iterator[str]:
    """Where the rules now tell a recorded playthrough otherwise, or count other lines."""
    for path in _texts(folder):
        recorded = path.read_text(encoding="utf-8").splitlines()
        told, stopped = _now("\n".join(recorded))
        if stopped:
            yield f"{path}: after line {len(told)} the rules stop it: {stopped}"
            recorded = recorded[: len(told)]
        yield from islice(difflib.unified_diff(recorded, told, str(path), "now", n=2, lineterm=""), 60)
    pinned = json.loads((folder / PERFT).read_text(encoding="utf-8"))
    for path in _texts(folder):
        try:
            found = perft_of(read(path.read_text(encoding="utf-8")))
        except (Illegal, WrongDraws):
            continue  # the difference above says where it stops
        if found != pinned.get(path.name):
            yield f"{path.name}: perft is {found}, recorded {pinned.get(path.name)}"


def _now(text: str) -> tuple[list[str], str]:
    """The lines of a playthrough as the rules tell it now, and why they stop it before its end, if they do."""
    lines: list[str] = []
    try:
        for line in told_again(read(text)):
            lines.append(line)
    except (Illegal, WrongDraws, RuntimeError) as error:
        return lines, f"{type(error).__name__} {error}"
    return lines, ""


def _texts(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.txt"))
