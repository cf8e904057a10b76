"""Tic-tac-toe on the contract against OpenSpiel's Python tic-tac-toe, in one run, by turns."""

import importlib
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

from benchmarks.tictactoe.game import TicTacToe
from games.core.chance import Chance

TURNS = 9
"""Both are measured so many times, by turns, so that a busy machine is busy for both."""
NEEDED = 3.0
"""We are to play at least so many times the moves a second."""


def run(seconds: float = 0.5) -> Iterator[dict[str, Any]]:
    """Moves a second of random play, ours and theirs; theirs is left out, with the reason, without `open_spiel`."""
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
    yield {**result, **measured, "kept": ratio >= NEEDED}


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
    """Raises ImportError without open_spiel."""
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
