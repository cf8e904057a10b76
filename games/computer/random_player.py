"""A player that takes any of its legal actions, each as likely as another."""

from typing import Any

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game, View


def choose_randomly(game: Game[Any, Any], view: View, chance: Chance) -> Action:
    """One of the actions that the view's seat may take; they follow from its view, so any world will say them."""
    assert view.seat is not None
    action = chance.pick(game.legal_actions(game.determinize(view, chance), view.seat))
    return game.fill(view, action, chance)
