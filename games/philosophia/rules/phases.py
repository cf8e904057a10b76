"""The steps from one phase of a turn to the next: location token, action, end of turn, next seat."""

from games.core.chance import Chance
from games.philosophia.rules.moirai import moirai_turn
from games.philosophia.rules.turn import take_turn
from games.philosophia.state import State


def begin_action(s: State, chance: Chance) -> None:
    """Go on after a move: ask the seat whose turn it is for its action.

    If it has acted in this turn already, the move was the second one that The Flight of Doves gives; no action follows
    it, so `end_action` is called instead.
    """
    if s.acted:
        end_action(s, chance)
    else:
        s.phase = "act"


def end_action(s: State, chance: Chance) -> None:
    """Mark the action of this turn as taken; the turn ends, unless the player still holds any oracle cards.

    A player who does is asked whether to play one or to end the turn, even if none of them can be played.
    """
    s.acted = True
    if any(s.players[s.turn].backs):
        s.phase = "rest"
        s.asked = s.turn
    else:
        end_turn(s, chance)


def end_turn(s: State, chance: Chance) -> None:
    """Begin the turn of the next seat clockwise; in a solo game the Moirai (the automaton opponent) play instead."""
    if s.moirai is not None:
        moirai_turn(s, chance)
    else:
        take_turn(s, (s.turn + 1) % len(s.players), chance)
