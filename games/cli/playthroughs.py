"""The command `playthrough`: record sample games, and compare the recordings with what the rules make of them now."""

import argparse
import difflib
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from games.cli.arguments import UsageError, parse_game
from games.core.action import Illegal
from games.core.chance import WrongDraws
from games.core.game import Game
from games.core.words import MessageError, said, say
from games.laws.playthrough import (
    MOST_LINES,
    Script,
    narrate_again,
    perft_counts,
    playthrough_states,
    quick_playthrough,
    random_playthrough,
    read_playthrough,
)
from games.laws.setups import Setup, option_sets

PERFT = "perft.json"
FEW_SEAT_COUNTS = 2
"""If no more than this many seat counts lie between the fewest and the most, each gets a playthrough."""


def run_playthrough(arguments: argparse.Namespace) -> int:
    """Compare a game's recorded sample games with what the current rules make of them, or record them again.

    Args:
        arguments: The game, and the `folder` with a subfolder for each game; `write` plays and records new games,
            `retell` keeps the recorded actions and records what the seats see now.

    Returns:
        The exit status: 1 if the comparison found a difference, which is printed as a diff; else 0.

    Raises:
        UsageError: The game is unknown or has no recorded games, or the rules refuse an action that `retell` replays.
    """
    game, folder = parse_game(arguments.game), Path(arguments.folder) / arguments.game
    if arguments.write:
        write_playthroughs(game, folder)
        return 0
    if not folder.is_dir():
        raise UsageError(say.label("no-playthroughs", game=game.title, folder=str(folder)))
    if arguments.retell:
        retell_playthroughs(folder)
        return 0
    differences = list(check_playthroughs(folder))
    print("\n".join(differences) or say.label("unchanged", count=len(_playthrough_files(folder))))
    return bool(differences)


def setups_to_record(game: Game[Any, Any]) -> Iterator[tuple[Setup, str]]:
    """Choose the numbers of seats and the options of the randomly played games that are recorded for a game.

    These are: the fewest and the most seats with the default options, the fewest seats with the last set of other
    options, and the seat counts in between (only the middle one if there are more than `FEW_SEAT_COUNTS`).

    Yields:
        Each setup and the name of its file, without the edition and the suffix.
    """
    defaults, *others = list(option_sets(game))
    fewest, most = min(game.seats), max(game.seats)
    for seats in sorted({fewest, most}):
        yield Setup(game, seats, defaults), f"{seats}-seats"
    if others:
        yield Setup(game, fewest, others[-1]), f"{fewest}-seats-other-options"
    between = game.seats[1:-1]
    for seats in between if len(between) <= FEW_SEAT_COUNTS else [(fewest + most) // 2]:
        yield Setup(game, seats, defaults), f"{seats}-seats"


def quick_setups(game: Game[Any, Any]) -> Iterator[tuple[Setup, str]]:
    """Choose the seats and options of the recorded games in which every seat plays by the game's rollout policy.

    Yields:
        The default options with the fewest seats and, for a game that can be played alone, also with two; each with the
        name of its file. Nothing if the game has no `rollout_action` of its own.
    """
    if type(game).rollout_action is Game.rollout_action:
        return
    defaults, *_ = option_sets(game)
    fewest = min(game.seats)
    for seats in sorted({fewest, max(fewest, 2)}):
        yield Setup(game, seats, defaults), f"{seats}-seats-quick"


def write_playthroughs(game: Game[Any, Any], folder: Path) -> None:
    """Play and record sample games of the newest edition, then count the legal continuations of all recorded games.

    Recorded games of older editions are left unchanged: they check that running matches stay playable. The counts,
    called perft as in chess programming, go to the file `perft.json`.

    Args:
        game: The game, in its newest edition.
        folder: The folder of this game's recordings; it is created if missing.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for play, setups in ((random_playthrough, setups_to_record(game)), (quick_playthrough, quick_setups(game))):
        for seed, (setup, name) in enumerate(setups, start=1):
            path = folder / f"edition-{game.edition}-{name}.txt"
            path.write_text("\n".join(play(setup, seed)) + "\n", encoding="utf-8")
            print(path)
    _write_perft(folder)


def retell_playthroughs(folder: Path) -> None:
    """Replay recorded games under the current rules, and replace what each seat saw and heard by what it does now.

    Setups, actions and draws stay as recorded. Nothing is written if the rules refuse an action of any recorded game.

    Args:
        folder: The folder of one game's recordings.

    Raises:
        UsageError: The rules refuse an action.
    """
    told = {}
    for path in _playthrough_files(folder):
        told[path], error = _narrate_until_error(path.read_text(encoding="utf-8"))
        if error:
            raise UsageError(_refused(path, told[path], error))
    for path, lines in told.items():
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(path)
    _write_perft(folder)


def _write_perft(folder: Path) -> None:
    pinned = {
        path.name: perft_of(read_playthrough(path.read_text(encoding="utf-8"))) for path in _playthrough_files(folder)
    }
    (folder / PERFT).write_text(json.dumps(pinned, indent=1) + "\n", encoding="utf-8")
    print(folder / PERFT)


def perft_of(script: Script, most: int = MOST_LINES) -> dict[str, list[int]]:
    """Count the legal continuations from five positions of a recorded game: its opening and each fifth of its length.

    Args:
        script: The recorded game.
        most: Stop before a depth whose count would probably exceed this.

    Returns:
        By the number of steps played before the position, as text: the numbers of continuations of 1, 2, ... actions.
    """
    stops = {len(script.moves) * fifth // 5 for fifth in range(5)}
    game = script.setup.game
    return {str(i): perft_counts(game, state, most) for i, state in enumerate(playthrough_states(script)) if i in stops}


def check_playthroughs(folder: Path, most: int = MOST_LINES) -> Iterator[str]:
    """Compare a game's recordings, and the recorded counts of legal continuations (perft), with the current rules.

    Args:
        folder: The folder of one game's recordings, which also holds the counts.
        most: Stop counting before a depth whose count would probably exceed this; by default all recorded counts are
            compared.

    Yields:
        The lines of a diff for each recording that changed, an error line for each that the rules no longer allow, and
        a line for each changed count.
    """
    for path in _playthrough_files(folder):
        recorded = path.read_text(encoding="utf-8").splitlines()
        current, error = _narrate_until_error("\n".join(recorded))
        if error:
            yield _refused(path, current, error)
            recorded = recorded[: len(current)]
        yield from islice(difflib.unified_diff(recorded, current, str(path), "now", n=2, lineterm=""), 60)
    pinned = json.loads((folder / PERFT).read_text(encoding="utf-8"))
    for path in _playthrough_files(folder):
        try:
            found = perft_of(read_playthrough(path.read_text(encoding="utf-8")), most)
        except (Illegal, WrongDraws):
            continue  # reported above
        expected = pinned.get(path.name)
        if most < MOST_LINES and expected is not None:
            expected = {ply: counts[: len(found.get(ply, ()))] for ply, counts in expected.items()}
        if found != expected:
            yield say.label("perft-differs", file=path.name, found=str(found), expected=str(expected))


def _refused(path: Path, lines: list[str], error: str) -> str:
    return say.label("playthrough-refused", file=str(path), line=len(lines), error=error)


def _narrate_until_error(text: str) -> tuple[list[str], str]:
    """Replay a recorded game under the current rules.

    Returns:
        The lines of the new recording, and the error that stopped it early; empty if there was none.
    """
    lines: list[str] = []
    try:
        for line in narrate_again(read_playthrough(text)):
            lines.append(line)
    except (Illegal, WrongDraws, RuntimeError) as error:
        told = said(error.message) if isinstance(error, MessageError) else str(error)
        return lines, f"{type(error).__name__} {told}"
    return lines, ""


def _playthrough_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.txt"))
