"""The steps from one phase of a turn to the next: location token, action, end of turn, next seat."""

from games.core.chance import Chance
from games.philosophia.rules.moirai import moirai_turn
from games.philosophia.rules.turn import take_turn
from games.philosophia.state import State


def begin_action(s: State, chance: Chance) -> None:
    """Ask the seat whose turn it is for its action; or, if it has acted and moved a second time, end its action.

    The state is changed.
    """
    if s.acted:
        end_action(s, chance)
    else:
        s.phase = "act"


def end_action(s: State, chance: Chance) -> None:
    """Mark the action of this turn as taken; the turn ends, unless the player may still play oracle cards."""
    s.acted = True
    if any(s.players[s.turn].backs):
        s.phase = "rest"
        s.asked = s.turn
    else:
        end_turn(s, chance)


def end_turn(s: State, chance: Chance) -> None:
    """Change the state to the turn of the next seat clockwise, or in a solo game let the Moirai (the opponent) play."""
    if s.moirai is not None:
        moirai_turn(s, chance)
    else:
        take_turn(s, (s.turn + 1) % len(s.players))
