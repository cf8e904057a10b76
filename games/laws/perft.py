"""Perft: how many legal lines there are to a depth, chance included. A pinned count notices a rule that changed."""

from itertools import islice
from typing import Any

from games.core.chance import Chance, outcomes
from games.core.clone import clone
from games.core.game import Game
from games.core.seeded import Seeded

MOST_OUTCOMES = 24
"""Of chance with more outcomes only so many are followed: five dice alone have 7,776."""


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """Lines of so many actions from a state, of any of the seats that are asked; a game that ends sooner is one."""
    active = game.active_seats(state)
    if not depth or not active:
        return 1
    lines = 0
    for seat in active:
        for offered in game.legal_actions(state, seat):
            action = offered
            if offered.open:
                action = game.fill(game.view(state, seat), offered, Chance(Seeded("perft").below))

            def play(chance: Chance, action: Any = action, seat: int = seat) -> Any:
                after = clone(state)
                action.play(after, seat, chance)
                return after

            for _, after in islice(outcomes(play), MOST_OUTCOMES):
                lines += perft(game, after, depth - 1)
    return lines


def counts(game: Game[Any, Any], state: Any, most: int = 12_000, deepest: int = 6) -> list[int]:
    """The counts of depth 1, 2, ... as long as they stay below `most`; the first always."""
    found: list[int] = []
    while len(found) < deepest:
        found.append(perft(game, state, len(found) + 1))
        growth = found[-1] / found[-2] if len(found) > 1 else found[-1]
        if found[-1] * max(growth, 1) > most or found[-1] == (found[-2] if len(found) > 1 else -1):
            break
    return found
