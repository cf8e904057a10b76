"""The transitions between the phases of a turn: location token, action, end of turn, next seat."""

from games.core.chance import Chance
from games.philosophia.rules.moirai import moirai_turn
from games.philosophia.rules.turn import take_turn
from games.philosophia.state import State


def begin_action(s: State, chance: Chance) -> None:
    """Leave the move and token phases for the action, or for the end of the turn after a second move."""
    if s.acted:
        end_action(s, chance)
    else:
        s.phase = "act"


def end_action(s: State, chance: Chance) -> None:
    """End the action; a player who holds oracle cards may still play some before the turn ends."""
    s.acted = True
    if any(s.players[s.turn].backs):
        s.phase = "rest"
        s.asked = s.turn
    else:
        end_turn(s, chance)


def end_turn(s: State, chance: Chance) -> None:
    """Begin the turn of the next seat clockwise, or in a solo game that of the Moirai."""
    if s.moirai is not None:
        moirai_turn(s, chance)
    else:
        take_turn(s, (s.turn + 1) % len(s.players))
