"""The steps from one phase of a turn to the next: location token, action, end of turn, next seat."""

from games.core.chance import Chance
from games.philosophia.content import DECK_OF
from games.philosophia.events import TurnEnded
from games.philosophia.rules.effects import PROPHECIES
from games.philosophia.rules.moirai import moirai_turn
from games.philosophia.rules.turn import take_turn
from games.philosophia.state import Position, State


def begin_action(s: State, chance: Chance) -> None:
    """Go on after a move: ask the seat whose turn it is for its action.

    If it has acted in this turn already, the move was the second one that the oracle card The Flight of Doves gives. No
    action follows it, so `end_action` is called instead.

    Args:
        s: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    if s.acted:
        end_action(s, chance)
    else:
        s.phase = "act"


def end_action(s: State, chance: Chance) -> None:
    """Mark the action of this turn as taken; the turn ends, unless the player might still play an oracle card.

    A player who might, as far as everybody else can tell, is asked whether to play one or to end the turn, even if none
    can be played: if such a turn ended by itself, everybody would know something about the cards (rules, R16).
    """
    s.acted = True
    player = s.players[s.turn]
    if might_play(s, s.turn):
        s.phase = "rest"
        s.asked = s.turn
        return
    if sum(player.backs) > len(player.shown):
        chance.tell(TurnEnded, s.turn)
    end_turn(s, chance)


def might_play(s: Position, seat: int) -> bool:
    """Return True if a seat might hold an oracle card that it can play after its action, judging by what all can see.

    Args:
        s: The state or view.
        seat: The seat.
    """
    player = s.players[seat]
    known = {*s.box, *(card for other in s.players for card in other.shown)}
    hidden = [count - sum(DECK_OF[card] == deck for card in player.shown) for deck, count in enumerate(player.backs)]
    return any(
        hidden[DECK_OF[card]] and card not in known and can_follow_action(s, seat, card) for card in range(len(DECK_OF))
    )


def can_follow_action(s: Position, seat: int, card: int) -> bool:
    """Return True if a seat that holds an oracle card can play it after its action.

    Args:
        s: The state or view.
        seat: The seat.
        card: The card.
    """
    return "rest" in PROPHECIES[card].moments and bool(PROPHECIES[card].victims(s, seat))


def end_turn(s: State, chance: Chance) -> None:
    """Begin the turn of the next seat clockwise; in a solo game the Moirai (the automaton opponent) play instead."""
    if s.moirai is not None:
        moirai_turn(s, chance)
    else:
        take_turn(s, (s.turn + 1) % len(s.players), chance)
