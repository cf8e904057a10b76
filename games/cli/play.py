"""`play`: a game between computer players, printed as a playthrough."""

import argparse
import time
from typing import Any

from games.cli.arguments import Complaint, game_named, setup_of
from games.computer.levels import LEVELS
from games.computer.task import choose
from games.core.action import Action, Seat
from games.core.chance import Chance
from games.core.seeded import Seeded
from games.laws.playthrough import tell
from games.laws.tape import Tape

MOST_STEPS = 20_000


def run(arguments: argparse.Namespace) -> int:
    """Play it; every player chooses from its own view alone."""
    setup = setup_of(game_named(arguments.game), arguments.seats, arguments.options)
    named = [name.strip() for name in arguments.players.split(",")]
    levels = (named + [named[-1]] * setup.seats)[: setup.seats]
    if unknown := [level for level in named if level not in LEVELS]:
        raise Complaint(f"There is no level {unknown[0]!r}; levels: {', '.join(LEVELS)}.")
    if len(named) > setup.seats:
        raise Complaint(f"There are {setup.seats} seats and {len(named)} players.")
    luck = Seeded(arguments.seed)
    steps = 0

    def choosing(state: Any, active: tuple[Seat, ...]) -> tuple[Seat, Action]:
        nonlocal steps
        if (steps := steps + 1) > MOST_STEPS:
            raise Complaint(f"The game is not over after {MOST_STEPS} steps.")
        seat = active[luck.below(len(active))]
        view = setup.game.view(state, seat)
        level = LEVELS[levels[seat]]
        return seat, choose(setup.game, view, seat, level, Seeded(luck.below(1 << 40)), time.perf_counter)

    for line in tell(setup, Tape((), luck.below), choosing, lambda: Chance(luck.below)):
        print(line)
    return 0
