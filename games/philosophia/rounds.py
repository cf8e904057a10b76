"""Who is asked next: from the token to the action, from the action to the end of the turn, from seat to seat."""

from games.core.chance import Chance
from games.philosophia.moirai import moirai_turn
from games.philosophia.state import State
from games.philosophia.turn import take_turn


def begin_action(s: State, chance: Chance) -> None:
    """After the move and the token: the action, or the end of the turn when this was a second move."""
    if s.acted:
        end_action(s, chance)
    else:
        s.phase = "act"


def end_action(s: State, chance: Chance) -> None:
    """The action is done. Who holds oracle cards (their backs are public) may still play some before the turn ends."""
    s.acted = True
    if any(s.players[s.turn].backs):
        s.phase = "rest"
        s.asked = s.turn
    else:
        end_turn(s, chance)


def end_turn(s: State, chance: Chance) -> None:
    """The next seat clockwise; in a solo game the Moirai move in between."""
    if s.moirai is not None:
        moirai_turn(s, chance)
    else:
        take_turn(s, (s.turn + 1) % len(s.players))
