"""Functions that run in the process of computer players instead of a search. The module imports little, so the process
starts quickly.
"""

import os


def first_offer(
    name: str, edition: int, view: str, seat: int, level: str, seed: int, taste: int, clock: object
) -> bytes:
    """Take the first action that is offered."""
    import sys
    from pathlib import Path

    sys.path.insert(0, str(Path(__file__).parents[2] / "toy_package"))
    from stoa_oracle import EDITIONS

    from games.core.chance import Chance

    (game,) = [each for each in EDITIONS if (each.name, each.edition) == (name, edition)]
    state = game.determinize(game.view_codec.validate_json(view), Chance(lambda n: 0))
    action = game.legal_actions(state, seat)[0]
    if action.open:
        action = game.timeout_action(state, seat)
    return game.action_codec.dump_json(action)


def crash(*_: object) -> bytes:
    """End the process on every call."""
    os._exit(3)
