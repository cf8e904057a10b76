"""Computer players: their levels, random play, and `think`, which chooses an action.

`think` takes and returns only names, numbers and JSON, so it can run in another process, as in the bot.
"""

from dataclasses import dataclass
from typing import Any

from games.computer.search import Clock, Search
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.registry import find_game
from games.core.values import Seat, View


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of computer players: the limits of their search, and how often a random action replaces the search.

    Thinking ends when the first limit is reached, so a fast machine does not play much better than a slow one.
    """

    name: str
    seconds: float
    """The maximum thinking time."""
    playouts: int
    """The maximum number of playouts, the quickly played games of the search."""
    blunders: float = 0.0
    """The probability of a random action in place of a search."""


LEVELS = {
    level.name: level
    for level in (
        Level("random", 0.0, 0, blunders=1.0),
        Level("easy", 0.3, 40, blunders=0.15),
        Level("middle", 1.0, 250),
        Level("hard", 3.0, 1000),
    )
}
"""The levels by name. "random" is for tests and benchmarks; players can choose the others."""


def choose_randomly(game: Game[Any, Any], view: View, chance: Chance) -> Action:
    """Choose a legal action at random, with its typed fields filled in.

    The legal actions are those in a state guessed from the view. Every such state gives the right ones, since what a
    seat may do follows from what it sees.

    Args:
        game: The game.
        view: The view of the seat that acts; not the public view.
        chance: The source of randomness.
    """
    assert view.seat is not None
    action = chance.pick(game.single_steps(game.determinize(view, chance), view.seat))
    return game.fill(view, action, chance)


def think(
    name: str, edition: int, view: str | bytes, seat: Seat, level: str, seed: int, taste: int, clock: Clock
) -> bytes:
    """Choose an action for a computer player; made to run in a worker process.

    Args:
        name: The game's name.
        edition: The game's edition.
        view: The view of `seat` as JSON.
        seat: The seat that acts.
        level: The name of a level, such as "hard".
        seed: The seed of all random choices.
        taste: The number that is drawn with the seat (`Game.instinct`).
        clock: Returns seconds; must be a function that can be pickled, such as `time.perf_counter`.

    Returns:
        The action as JSON.

    Raises:
        UnknownGame: There is no such game or edition.
        KeyError: There is no such level.
        ValueError: The view is not that of `seat`.
    """
    game = find_game(name, edition)
    seen = game.view_codec.validate_json(view)
    return game.action_codec.dump_json(choose_action(game, seen, seat, LEVELS[level], Seeded(seed), clock, taste))


def choose_action(
    game: Game[Any, Any], view: View, seat: Seat, level: Level, luck: Seeded, clock: Clock, taste: int = 0
) -> Action:
    """Choose an action: what `Game.instinct` returns, if anything; else by search or, as a blunder, at random.

    Args:
        game: The game.
        view: The view of `seat`.
        seat: The seat that acts.
        level: The limits of the search, and the probability of a blunder.
        luck: The generator of all random choices.
        clock: Returns seconds, since games do not read the time.
        taste: The number that is drawn with the seat (`Game.instinct`).

    Returns:
        A legal action with its typed fields filled in.

    Raises:
        ValueError: The view is not that of `seat`.
    """
    if view.seat != seat:
        raise ValueError(f"this is the view of {view.seat}, not of seat {seat}")
    if (action := game.instinct(view, Chance(luck.below), taste)) is not None:
        return action
    if luck.random() < level.blunders:
        return choose_randomly(game, view, Chance(luck.below))
    return Search(game, view, luck).choose(level.seconds, level.playouts, clock)
