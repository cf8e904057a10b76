"""Laws of the end: every game ends, also one in which nobody comes back, and says how."""

from games.core.chance import Chance
from games.core.seeded import Seeded
from games.laws.broken import Broken
from games.laws.setups import Setup
from games.laws.tape import Tape
from games.laws.walk import Position, choose, start

MOST_STEPS = 5000
"""A random game that is longer counts as endless."""


def games_end(setup: Setup, tape: Tape, most_steps: int = MOST_STEPS) -> int:
    """Play a random game to its end; how many steps it took.

    Raises:
        Broken: it does not end.
    """
    game = setup.game
    state, _ = start(setup, tape)
    for step in range(most_steps):
        if not (active := game.active_seats(state)):
            return step
        seat, action = choose(game, state, active, tape)
        state = game.apply(state, seat, action, Chance(tape.below)).state
    raise Broken(f"the game is not over after {most_steps} steps")


def absent_games_end(setup: Setup, seed: int, most_steps: int = MOST_STEPS) -> int:
    """A game that the clock plays to the end, because nobody is there; how many steps it took.

    Raises:
        Broken: it does not end.
    """
    game, luck = setup.game, Seeded(("absent", seed))
    state = game.start(setup.seats, setup.options, Chance(luck.below))
    for step in range(most_steps):
        if not (active := game.active_seats(state)):
            return step
        seat = active[luck.below(len(active))]
        state = game.apply(state, seat, game.timeout_action(state, seat), Chance(luck.below)).state
    raise Broken(f"with everybody away the game is not over after {most_steps} steps")


def over_means_outcome(position: Position) -> None:
    """A game has an outcome exactly when nobody is active; it names seats of this match and a reason."""
    outcome, seats = position.outcome, position.setup.seats
    if (outcome is None) != bool(position.active):
        raise Broken(f"seats {position.active} are active and the outcome is {outcome}")
    if outcome is None:
        return
    if list(outcome.winners) != sorted(set(outcome.winners) & set(range(seats))):
        raise Broken(f"the winners are {outcome.winners}")
    if len(outcome.scores) != seats or not outcome.reason:
        raise Broken(f"the outcome is {outcome}: it needs a score for each of {seats} seats and a reason")


def standing_is_a_share(position: Position) -> None:
    """What `evaluate` says, where it says anything, is one number from 0 to 1 for each seat."""
    values = position.game.evaluate(position.state)
    if values is not None and (len(values) != position.setup.seats or not all(0 <= value <= 1 for value in values)):
        raise Broken(f"evaluate says {values}")
