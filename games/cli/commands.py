"""The commands of `python -m games`: play, replay, verify, lesson, laws, trace, playthrough, bench.

Each `run_...` function takes the parsed arguments of its command, prints its results and returns the exit status: 0 on
success, 1 if a check failed. All of them raise `UsageError` if the arguments make no sense.
"""

import argparse
import difflib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from games.cli.arguments import UsageError, parse_game, parse_options, parse_setup, wrong_seats
from games.computer.player import LEVELS, choose_action
from games.core.action import Action, Illegal
from games.core.chance import Chance, Seeded, WrongDraws
from games.core.game import Game
from games.core.lesson import Lesson, LessonError, lesson_of
from games.core.presentation import Presentation
from games.core.registry import UnknownGame, all_games
from games.core.replay import BrokenRecord, Record, active_indices, fold, read_document, verify
from games.core.states import clone
from games.core.values import Seat, Told
from games.core.verifiable import ChanceSecret, KeyedDraws, NotProven, verify_chance
from games.core.words import Message, MessageError, Series, said
from games.laws.determinism import trace as traced
from games.laws.judge import judge, judge_shape, judge_tape
from games.laws.playthrough import (
    MOST_LINES,
    Choose,
    Script,
    narrate,
    narrate_again,
    perft_counts,
    playthrough_states,
    quick_playthrough,
    random_playthrough,
    read_playthrough,
)
from games.laws.setups import Setup, all_setups, option_sets
from games.laws.walk import Tape, start_game
from games.words import say

MOST_STEPS = 20_000
"""The number of steps after which `play` gives up."""


def run_play(arguments: argparse.Namespace) -> int:
    """Let computer players play one game, print it step by step, and return exit status 0.

    Each computer player gets only the view of its own seat.

    Args:
        arguments: The game, seats, options and seed; `players` names a level for each seat, separated by commas. With
            `words`, the log is printed as spectators read it, in place of a recording.

    Raises:
        UsageError: The arguments are invalid, or the game is not over after `MOST_STEPS` steps.
    """
    setup = parse_setup(parse_game(arguments.game), arguments.seats, arguments.options)
    named = [name.strip() for name in arguments.players.split(",")]
    levels = (named + [named[-1]] * setup.seats)[: setup.seats]
    if unknown := [level for level in named if level not in LEVELS]:
        raise UsageError(say.label("no-level", name=unknown[0], levels=Series([*LEVELS])))
    if len(named) > setup.seats:
        raise UsageError(say.label("too-many-players", seats=setup.seats, players=len(named)))
    rng = Seeded(arguments.seed)
    steps = 0

    def choosing(state: Any, active: tuple[Seat, ...]) -> tuple[Seat, Action]:
        nonlocal steps
        if (steps := steps + 1) > MOST_STEPS:
            raise UsageError(say.label("endless", steps=MOST_STEPS))
        seat = active[rng.below(len(active))]
        view = setup.game.view(state, seat)
        level = LEVELS[levels[seat]]
        return seat, choose_action(setup.game, view, seat, level, Seeded(rng.below(1 << 40)), time.perf_counter)

    tell = _told if arguments.words else narrate
    for line in tell(setup, Tape((), rng.below), choosing, lambda: Chance(rng.below)):
        print(line)
    return 0


def _told(setup: Setup, opening: Tape, choosing: Choose, draws: Callable[[], Chance]) -> Iterator[str]:
    """Play a game as `narrate` does, and yield its headlines, its log and its result as spectators read them.

    Args:
        setup: The game, seats and options.
        opening: The source of the random draws that deal the opening state.
        choosing: The policy that chooses every step.
        draws: Called before every step; returns the source of random draws for it.
    """
    game = setup.game
    words = game.presentation([say.label("player", number=seat + 1) for seat in range(setup.seats)])
    state, _ = start_game(setup, opening)
    headline = ""
    while active := game.active_seats(state):
        if (now := words.headline(game.view(state, None))) != headline:
            headline = now
            yield say.label("headline", text=str(headline))
        seat, action = choosing(state, active)
        step = game.apply(state, seat, action, draws())
        yield from _log(words, [told for told in step.events if told.to is None])
        state = step.state
    outcome = game.outcome(state)
    assert outcome is not None
    yield words.result(game.view(state, None), outcome)


def _log(words: Presentation[Any], events: Iterable[Told]) -> Iterator[str]:
    """Yield the log entries of those events that have one."""
    return (line for told in events if (line := words.tell(told.event).strip()))


def run_replay(arguments: argparse.Namespace) -> int:
    """Replay a finished match from an exported JSON file, and compare its states and outcome with the recorded ones.

    Args:
        arguments: The path `file`; with `words`, the match's log is printed as well.

    Returns:
        The exit status: 0 if the replay agrees with the file, 1 if not.

    Raises:
        UsageError: The file cannot be read or is no export, or its game is not installed.
    """
    document = _load_document(Path(arguments.file))
    game, opening, records = _read_match(document, arguments.file)
    try:
        verify(game, opening, records)
    except BrokenRecord as error:
        print(say.label("broken", problem=error.message))
        return 1
    *_, last = fold(game, opening, records)
    names = [
        str(seat.get("name", "")) or say.label("player", number=seat["seat"] + 1) for seat in document.get("seats", ())
    ]
    if arguments.words:
        active = [records[seq] for seq in active_indices(records)]
        for line in _log(game.presentation(names), [told for each in active for told in getattr(each, "events", ())]):
            print(line)
    outcome = game.outcome(last)
    recorded = document.get("outcome") if document.get("status") == "over" else None
    if recorded is not None and (outcome is None or [*outcome.winners] != recorded["winners"]):
        print(say.label("broken", problem=say.message("broken-outcome")))
        return 1
    undone = len(records) - len(active_indices(records))
    counts = {"seats": len(names), "records": len(records), "undone": undone}
    print(say.label("replayed", game=game.title, edition=str(game.edition), **counts))
    if outcome is not None:
        print(game.presentation(names).result(game.view(last, None), outcome))
    return 0


def run_verify(arguments: argparse.Namespace) -> int:
    """Check that every draw of an exported match follows from the match's secret, and the secret from its commitment.

    Args:
        arguments: The path `file`; `commitment` is the one that the table showed, if known; with `draws`, every draw is
            printed.

    Returns:
        The exit status: 0 if everything agrees, 1 if not.

    Raises:
        UsageError: The file cannot be read or is no export of a finished match, or its game is not installed.
    """
    document = _load_document(Path(arguments.file))
    game, opening, records = _read_match(document, arguments.file)
    try:
        chance, seats, options = document["chance"], len(document["seats"]), document["options"]
        secret, commitment = ChanceSecret.read(chance), chance["commitment"]
    except (KeyError, TypeError, ValueError):
        raise UsageError(say.label("no-secret", file=arguments.file)) from None
    shown = commitment if arguments.commitment is None else arguments.commitment.strip().lower()
    try:
        if commitment != shown:
            raise NotProven(say.message("commitment-differs", commitment=commitment, shown=shown))
        if secret.commitment != commitment:
            raise NotProven(say.message("secret-differs", found=secret.commitment, commitment=commitment))
        proof = verify_chance(game, opening, records, secret, seats=seats, options=options)
    except (NotProven, BrokenRecord) as error:
        print(say.label("broken", problem=error.message))
        return 1
    if arguments.draws:
        print("\n".join(line for each in proof.drawn for line in _draw_lines(each)))
    print(say.label("proven", game=game.title, edition=str(game.edition), count=proof.count))
    causes = Counter(each.caused_by for each in proof.drawn for _ in each.draws)
    for cause, count in sorted(causes.items()):
        print(say.label("draws-by", cause=cause, count=count))
    if arguments.commitment is None:
        print(say.label("commitment", commitment=commitment))
    return 0


def _draw_lines(drawn: KeyedDraws) -> Iterator[str]:
    for n, draw in zip(drawn.bounds, drawn.draws, strict=True):
        values = {"key": drawn.key, "draw": str(draw), "most": str(n - 1)}
        yield (
            say.label("draw-of-opening", **values)
            if drawn.seq is None
            else say.label("draw-of-record", record=str(drawn.seq), **values)
        )


def _read_match(document: dict[str, Any], file: str) -> tuple[Game[Any, Any], Any, list[Record]]:
    try:
        return read_document(document)
    except UnknownGame as unknown:
        raise UsageError(say.label("game-not-installed", game=str(unknown))) from None
    except ValueError:
        raise UsageError(say.label("not-an-export", file=file)) from None


def _load_document(file: Path) -> dict[str, Any]:
    try:
        document = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise UsageError(say.label("file-unreadable", file=str(file), problem=str(error.strerror))) from None
    except ValueError:
        raise UsageError(say.label("not-json", file=str(file))) from None
    if not isinstance(document, dict):
        raise UsageError(say.label("not-an-export", file=str(file)))
    return document


def run_lesson(arguments: argparse.Namespace) -> int:
    """Print every page of a game's interactive lesson, then the learner's legal actions on the last page as JSON.

    Returns:
        The exit status 0.

    Raises:
        UsageError: The game is unknown, or it has no valid lesson.
    """
    game = parse_game(arguments.game)
    try:
        lesson = lesson_of(game)
    except LessonError as wrong:
        raise UsageError(say.label("lesson-wrong", problem=str(wrong))) from None
    if lesson is None:
        raise UsageError(say.label("no-lesson", game=game.title))
    print("\n".join(_lesson_lines(game, lesson)))
    return 0


def _lesson_lines(game: Game[Any, Any], lesson: Lesson) -> Iterator[str]:
    words = game.presentation(lesson.names)
    for moment in lesson.moments:
        headline = str(words.headline(moment.view))
        yield say.label("lesson-page", number=moment.number + 1, count=moment.pages, headline=headline)
        yield from (f"- {line}" for event in moment.events if (line := words.tell(event)))
        yield from (text for text in (words.text(moment.view), words.hand(moment.view)) if text.strip())
        yield f"\n> {moment.say}\n"
        for action, why in moment.ways:
            label = words.label(moment.view, action)
            yield (
                say.label("lesson-right", action=label)
                if not why
                else say.label("lesson-wrong-way", action=label, why=str(why))
            )
    last = lesson.moments[-1]
    world = game.determinize(last.view, Chance(Seeded(1).below))
    if lesson.seat in game.active_seats(world):
        yield "\n" + say.label("lesson-actions")
        yield from (game.action_codec.dump_json(each).decode() for each in game.legal_actions(world, lesson.seat))


def run_laws(arguments: argparse.Namespace) -> int:
    """Check the invariants of the engine (the laws) on random games of one game; print the first that is broken.

    Args:
        arguments: The game, how many random `games` to play for each combination of seats and options, and a seed.

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
    for setup in chosen:
        if verdict := judge(setup, range(arguments.seed, arguments.seed + arguments.games)):
            print(verdict)
            return 1
        print(say.label("laws-hold", setup=str(setup), count=arguments.games), flush=True)
    if difference := compare_processes(chosen[0], arguments.seed):
        print(say.label("law-processes-agree", setup=str(chosen[0]), seed=str(arguments.seed), difference=difference))
        return 1
    return 0


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
                return say.message("process-differs", seed=hash_seed, one=one, other=other)
        if len(lines) != len(here):
            values = {"seed": hash_seed, "count": len(lines), "expected": len(here)}
            return say.message("process-ends", errors=there.stderr[-500:], **values)
    return None


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


ROUNDS = 5
"""Each measurement is repeated this many times; the median is reported."""


def run_bench(arguments: argparse.Namespace) -> int:
    """Measure the speed of one game or of all, with the fewest and the most seats, and print a line of JSON for each.

    Args:
        arguments: The name of a `game`, None for all; `seconds`, the duration of a measurement.

    Returns:
        The exit status 0.
    """
    games = [parse_game(arguments.game)] if arguments.game else all_games()
    for game in games:
        for seats in sorted({min(game.seats), max(game.seats)}):
            print(json.dumps(measure(game, seats, arguments.seconds)), flush=True)
    return 0


def measure(game: Game[Any, Any], seats: int, seconds: float) -> dict[str, Any]:
    """Measure the speed of random play, and of single engine calls at the positions of a random game.

    Args:
        game: The game.
        seats: The number of seats.
        seconds: The duration of the measurement of random play; each of the five engine calls gets a fifth of it.

    Returns:
        Medians by name, and the sizes of stored states; a name that ends in `_us` is a time in microseconds.
    """
    chance = Chance.quick(Random(1))
    opening = game.start(seats, game.Options(), chance)
    positions = list(_bench_positions(game, opening, Random(2)))
    blobs = sorted(len(game.state_codec.dump_json(state)) for state, _, _ in positions)
    moves, playouts = playout_speed(game, opening, seconds)
    views = [game.view(state, seat) for state, seat, _ in positions]

    def clone_and_play() -> None:
        for state, seat, action in positions:
            action.play(clone(state), seat, chance)

    def apply() -> None:
        for state, seat, action in positions:
            game.apply(state, seat, action, chance)

    # Each result is dropped at once: thousands of kept ones would measure the garbage collector.
    def clones() -> None:
        for state, _, _ in positions:
            clone(state)

    def look() -> None:
        for state, seat, _ in positions:
            game.view(state, seat)

    def guess() -> None:
        for view in views:
            game.determinize(view, chance)

    each = len(positions)
    return {
        "benchmark": f"engine/{game.name}/{seats} seats",
        "moves_per_second": round(moves),
        "playouts_per_second": round(playouts, 1),
        "clone_and_play_us": _microseconds(clone_and_play, each, seconds / 5),
        "apply_us": _microseconds(apply, each, seconds / 5),
        "clone_us": _microseconds(clones, each, seconds / 5),
        "view_us": _microseconds(look, each, seconds / 5),
        "determinize_us": _microseconds(guess, each, seconds / 5),
        "state_bytes_median": blobs[len(blobs) // 2],
        "state_bytes_max": blobs[-1],
        "steps_per_game": each,
    }


def playout_speed(game: Game[Any, Any], opening: Any, seconds: float) -> tuple[float, float]:
    """Measure how fast random games are played from an opening state to their end.

    Args:
        game: The game.
        opening: The state from which every game starts; it is not changed.
        seconds: The total duration; it is split into `ROUNDS`.

    Returns:
        Actions per second and whole games per second; medians over the rounds.
    """
    rand = Random(3).random
    chance = Chance.quick(Random(4))
    active_seats, legal_actions = game.active_seats, game.legal_actions
    speeds = []
    for _ in range(ROUNDS):
        moves = games = 0
        begin = time.perf_counter()
        while (now := time.perf_counter()) - begin < seconds / ROUNDS:
            state = clone(opening)
            while active := active_seats(state):
                seat = active[0]
                legal = legal_actions(state, seat)
                action = legal[int(rand() * len(legal))]
                if action.open:
                    action = game.fill(game.view(state, seat), action, chance)
                action.play(state, seat, chance)
                moves += 1
            games += 1
        now = time.perf_counter() - begin
        speeds.append((moves / now, games / now))
    return median(each[0] for each in speeds), median(each[1] for each in speeds)


def _bench_positions(game: Game[Any, Any], state: Any, rng: Random) -> Iterator[tuple[Any, int, Any]]:
    """Play a random game; yield each of its states with the seat that acts there and the action that it takes."""
    chance = Chance(rng.randrange)
    while active := game.active_seats(state):
        seat = rng.choice(active)
        action = rng.choice(game.legal_actions(state, seat))
        if action.open:
            action = game.fill(game.view(state, seat), action, chance)
        yield state, seat, action
        state = game.apply(state, seat, action, chance).state


def _microseconds(call: Callable[[], object], each: int, seconds: float) -> float:
    """Measure an operation repeatedly for some seconds.

    Args:
        call: Performs the operation `each` times.
        each: The number of operations per call.
        seconds: The duration of the measurement; there are at least three calls.

    Returns:
        The median time of one operation, in microseconds.
    """
    times: list[float] = []
    end = time.perf_counter() + seconds
    while len(times) < 3 or time.perf_counter() < end:
        begin = time.perf_counter()
        call()
        times.append((time.perf_counter() - begin) / each * 1e6)
    return round(median(times), 2)
