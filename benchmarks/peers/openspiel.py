"""Measure OpenSpiel in a process of its own: `PYTHON benchmarks/peers/openspiel.py`, with a Python that has open_spiel.

It imports nothing of ours, so that this Python needs nothing else. For each line of JSON on its standard input, such as
`{"what": "tictactoe", "kind": "c++", "seconds": 0.5}`, it prints a line with what it did a second.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib import import_module, metadata
from random import Random
from typing import Any

GAMES = {
    ("tictactoe", "python"): "python_tic_tac_toe",
    ("tictactoe", "c++"): "tic_tac_toe",
    ("kuhn", "python"): "python_kuhn_poker",
    ("kuhn", "c++"): "kuhn_poker",
}
SIMULATIONS = 1000
"""Iterations of a search; as many as of ours."""
EXPLORE = 2.0
"""The exploration constant of OpenSpiel's example."""


def moves(spiel: Any, what: str, kind: str, seconds: float) -> float:
    """Return how many moves of random games are made a second; dealing a card is none."""
    game, rand = spiel.load_game(GAMES[what, kind]), Random(1).random
    made, begin = 0, time.perf_counter()
    while (now := time.perf_counter()) - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            made += not state.is_chance_node()
            state.apply_action(legal[int(rand() * len(legal))])
        assert state.returns()
    return made / (now - begin)


def iterations(spiel: Any, kind: str, seconds: float) -> float:
    """Return how many iterations of ISMCTS are made a second at the first decision of Kuhn poker in C++."""
    game = spiel.load_game("kuhn_poker")
    search: Callable[[Any], Any]
    if kind == "c++":
        bot = spiel.ISMCTSBot(1, spiel.RandomRolloutEvaluator(1, 1), EXPLORE, SIMULATIONS)
        search = bot.step
    else:
        ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts"))
        numpy: Any = import_module("numpy")
        evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
        search = ismcts.ISMCTSBot(game, evaluator, EXPLORE, SIMULATIONS).run_search
    done, begin, rand = 0, time.perf_counter(), Random(1)
    while (now := time.perf_counter()) - begin < seconds:
        state = game.new_initial_state()
        for card in rand.sample(range(3), 2):
            state.apply_action(card)
        search(state)
        done += SIMULATIONS
    return done / (now - begin)


def main() -> None:
    """Say which version this is, then measure what is asked for."""
    try:
        spiel: Any = import_module("pyspiel")
        for name in ("tic_tac_toe", "kuhn_poker"):
            import_module(f"open_spiel.python.games.{name}")  # registers it
    except ImportError as error:
        print(json.dumps({"missing": f"open_spiel is not installed: {error}"}), flush=True)
        return
    print(json.dumps({"version": metadata.version("open_spiel")}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        if order["what"] == "search":
            found = iterations(spiel, order["kind"], order["seconds"])
        else:
            found = moves(spiel, order["what"], order["kind"], order["seconds"])
        print(json.dumps({"per_second": found}), flush=True)


if __name__ == "__main__":
    main()
