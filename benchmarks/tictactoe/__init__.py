"""Compare the speed of tic-tac-toe on our engine with OpenSpiel's Python tic-tac-toe, in one run."""

import importlib
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

from benchmarks.tictactoe.game import TicTacToe
from games.core.chance import Chance

TURNS = 9
"""The number of measurements of each. They alternate, so that other load on the machine affects both."""
NEEDED = 3.0
"""The required ratio of our moves per second to OpenSpiel's."""


def run(seconds: float = 0.5) -> Iterator[dict[str, Any]]:
    """Measure the moves per second of random tic-tac-toe on our engine and on OpenSpiel, if that is installed.

    Args:
        seconds: The duration of one measurement.

    Yields:
        One result, with the ratio of both speeds.
    """
    try:
        theirs: Callable[[float], float] | None = _theirs()
        reason = ""
    except ImportError as error:
        theirs, reason = None, f"open_spiel is not installed (pip install open_spiel): {error}"
    ours, other = [], []
    for _ in range(TURNS):
        ours.append(_ours(seconds))
        if theirs:
            other.append(theirs(seconds))
    result: dict[str, Any] = {"benchmark": "tictactoe", "moves_per_second": round(median(ours))}
    if not theirs:
        yield {**result, "skipped": reason}
        return
    ratio = median(a / b for a, b in zip(ours, other, strict=True))
    measured = {"openspiel_moves_per_second": round(median(other)), "ratio": round(ratio, 2), "needed": NEEDED}
    yield {**result, **measured, "passed": ratio >= NEEDED}


def _ours(seconds: float) -> float:
    game, rand = TicTacToe(), Random(1).random
    chance = Chance.quick(Random(2))
    options = game.Options()
    moves, begin = 0, time.perf_counter()
    while (now := time.perf_counter()) - begin < seconds:
        state = game.start(2, options, chance)
        while active := game.active_seats(state):
            seat = active[0]
            legal = game.legal_actions(state, seat)
            legal[int(rand() * len(legal))].play(state, seat, chance)
            moves += 1
        assert game.outcome(state)
    return moves / (now - begin)


def _theirs() -> Callable[[float], float]:
    """Load OpenSpiel's tic-tac-toe and return a function that measures it: seconds to measure in, moves per second out.

    Raises:
        ImportError: `open_spiel` is not installed.
    """
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games.tic_tac_toe")  # registers python_tic_tac_toe
    game = pyspiel.load_game("python_tic_tac_toe")

    def measure(seconds: float) -> float:
        rand = Random(1).random
        moves, begin = 0, time.perf_counter()
        while (now := time.perf_counter()) - begin < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rand() * len(legal))])
                moves += 1
            assert state.returns()
        return moves / (now - begin)

    return measure
