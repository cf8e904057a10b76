"""Laws of order: a button's number means the same action now, after a restart, and in another process."""

import json
from collections.abc import Iterator
from hashlib import blake2b

from games.core.seeded import Seeded
from games.laws.broken import Broken
from games.laws.setups import Setup
from games.laws.tape import Tape
from games.laws.walk import Position, walk


def order_is_stable(position: Position) -> None:
    """Legal actions, active seats and views are the same when asked again, and after the state was stored."""
    game = position.game
    stored = game.state_codec.validate_json(position.blob)
    for state, when in ((position.state, "asked again"), (stored, "asked of the stored state")):
        if game.active_seats(state) != position.active:
            raise Broken(f"active_seats is another {when}")
        for seat, actions in position.legal.items():
            if game.legal_actions(state, seat) != actions:
                raise Broken(f"the legal actions of seat {seat} are others, or in another order, {when}")
            if game.timeout_action(state, seat) != game.timeout_action(position.state, seat):
                raise Broken(f"the timeout action of seat {seat} is another {when}")
        for observer, view in position.views.items():
            if (again := game.view(state, observer)) != view or again.model_dump_json() != view.model_dump_json():
                raise Broken(f"the view of {observer} is another {when}")


def trace(setup: Setup, seed: int, most_steps: int = 400) -> Iterator[str]:
    """A line for each position of a random game: hashes of everything that must not depend on the process.

    To be compared with the lines that a process with another PYTHONHASHSEED gives.
    """
    tape = Tape((), Seeded(seed).below)
    for position in walk(setup, tape):
        said = [repr(told) for told in position.last.step.events] if position.last else []
        offers = {seat: [repr(action) for action in actions] for seat, actions in position.legal.items()}
        views = [view.model_dump_json() for view in position.views.values()]
        worlds = [position.game.digest(world) for worlds in position.worlds.values() for world in worlds]
        parts = {"state": position.blob.decode(), "offers": offers, "views": views, "events": said, "worlds": worlds}
        sums = (
            f"{name} {blake2b(json.dumps(part).encode(), digest_size=6).hexdigest()}" for name, part in parts.items()
        )
        yield f"{position.ply}: " + " ".join(sums)
        if position.ply == most_steps:
            return
