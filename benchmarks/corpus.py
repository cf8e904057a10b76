"""A corpus of pictures: what each game draws in several positions of random games, from few seats to the most.

The benchmark `pictures` puts it on a contact sheet, and a test measures that every word of it is legible.
"""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from PIL.Image import Image

from games.core.chance import Chance
from games.core.game import Game
from games.core.presentation import Style
from games.core.values import Event

NAMES = ("Ione", "Theodoros of Samos", "Kallias", "Marguerite", "Zoë", "Diotima of Mantinea", "Lysandra", "Philon",
         "Aspasia", "Kleon", "Anaximander", "Nike")  # fmt: skip


class Moment(NamedTuple):
    """A position of a random game, with the public events of the last step."""

    game: Game[Any, Any]
    names: tuple[str, ...]
    number: int
    state: Any
    events: tuple[Event, ...]

    def pictures(self, style: Style) -> Iterator[tuple[str, Image]]:
        """Draw all pictures of the position, public and of the seat that acts next (or seat 0), each with a name."""
        words = self.game.presentation(self.names)
        view = self.game.view(self.state, None)
        title = f"{self.game.name} {len(self.names)} #{self.number}"
        parts = words.parts(view)
        for part in range(parts):
            draw = partial(words.part, number=part) if parts > 1 else words.picture
            if (picture := draw(view, style, events=self.events)) is not None:
                yield f"{title} public {part + 1}", picture
        seat = next(iter(self.game.active_seats(self.state)), 0)
        if (picture := words.picture(self.game.view(self.state, seat), style, self.events)) is not None:
            yield f"{title} seat {seat}", picture


def moments(game: Game[Any, Any], seats: int, count: int, seed: int = 1) -> list[Moment]:
    """Play one game at random and return positions spread over it, among them the first and the last.

    Args:
        game: The game.
        seats: The number of players.
        count: The number of positions.
        seed: Positions of the same seed are the same.
    """
    rng = random.Random(seed)
    chance = Chance(rng.randrange)
    names, state = NAMES[:seats], game.start(seats, game.Options(), chance)
    played = [Moment(game, names, 0, state, ())]
    while active := game.active_seats(state):
        seat = rng.choice(active)
        action = game.fill(game.view(state, seat), game.rollout_action(state, seat, chance), chance)
        step = game.apply(state, seat, action, chance)
        state = step.state
        events = tuple([told.event for told in step.events if told.to is None])
        played.append(Moment(game, names, len(played), state, events))
    return [played[k * (len(played) - 1) // (count - 1)] for k in range(count)]
