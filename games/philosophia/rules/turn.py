"""Moving, the timeline, and the end of the game (Guidebook p6, p10, p11, p13; rules, R8, R15, R28, R35).

The Guidebook is the printed rulebook; R and a number mean a ruling of ours.
"""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.philosophia.content import COUNTS, LAST_YEAR, LIMITS, OBSERVE, PARTHENON, PRICES, PROGRESS
from games.philosophia.events import FeePaid, FinalDebateBegun, GameWon, Moved, TimelineMoved, TimeRanOut
from games.philosophia.rules.effects import ABILITIES
from games.philosophia.rules.supply import held_arguments, turn_token
from games.philosophia.state import NONE, Position, Shopping, State, is_moirai


def arrive(s: State, seat: int, place: int, chance: Chance) -> bool:
    """Move a seat to a place, let it pay another player's school there, and turn over the token there (rules, R3, R4).

    The fee is 1 coin to the owner of the school; a seat without coins and Plato pay nothing. The Moirai (the automaton
    that plays against a solo player) do not turn the token over.

    Args:
        s: The state to change.
        seat: The seat that moves.
        place: The number of the place.
        chance: Makes the random draws, and receives the events.

    Returns:
        True if a location token lies there, so that the seat has to decide about it.
    """
    player = s.players[seat]
    start, player.place = player.place, place
    chance.tell(Moved, seat, place, start)
    moirai = is_moirai(s, seat)
    owner = s.schools[place]
    if owner != NONE and owner != seat and player.coins and (moirai or ABILITIES[player.philosopher].pays_fees):
        player.coins -= PRICES.fee
        s.players[owner].coins += PRICES.fee
        chance.tell(FeePaid, seat, owner)
    if s.tokens[place] == NONE:
        return False
    if not moirai:
        turn_token(s, place, chance)
    return True


def take_turn(s: State, seat: int, chance: Chance) -> None:
    """Begin a seat's turn by asking for its move; the state is changed in place.

    The first player's turn begins a new round. After 150 rounds the hourglass moves to 146BC instead (rules, R44; the
    guidebook has no such limit): the game ends as usual, or without a winner if nobody has three Labyrinth Tokens.
    """
    if seat == s.first:
        if s.round == LIMITS.rounds:
            s.hourglass = LAST_YEAR
            chance.tell(TimeRanOut, s.round)
            _begin_ending(s, chance)
            return
        s.round += 1
    s.turn = s.asked = seat
    s.phase = "move"
    s.acted = False


def may_advance(s: Position, seat: int) -> bool:
    """Return True if a seat may move the hourglass, the game's timer, to the next year of the timeline.

    Only a player with three Labyrinth Tokens may move it to the last year, which ends the game (rules, R28).
    """
    return s.hourglass + 1 < LAST_YEAR or s.players[seat].labyrinth == COUNTS.labyrinth


def advance_hourglass(s: State, seat: int, chance: Chance) -> bool:
    """Move the hourglass, the game's timer, to the next year; in 146BC, the last, the game ends (rules, R38).

    Args:
        s: The state to change.
        seat: The seat that moves it.
        chance: Makes the random draws, and receives the events.

    Returns:
        True if the game goes on; False if the final debate begins or a player has won.
    """
    s.hourglass += 1
    chance.tell(TimelineMoved, seat, s.hourglass)
    if s.hourglass < LAST_YEAR:
        return True
    _begin_ending(s, chance)
    return False


def finalists(s: Position) -> list[int]:
    """Return the seats with three Labyrinth Tokens, who may take part in the final debate (Guidebook p13).

    The one with the highest number on its third token comes first.
    """
    seats = [seat for seat, player in enumerate(s.players) if player.labyrinth == COUNTS.labyrinth]
    return sorted(seats, key=lambda seat: -s.players[seat].number)


def _begin_ending(s: State, chance: Chance) -> None:
    """Change the state to the end of the game: a lone player with three Labyrinth Tokens wins, several buy cards.

    If nobody has three, the game ends without a winner.
    """
    circle = finalists(s)
    if not circle:
        s.phase, s.asked, s.ending = "over", NONE, "unfinished"
        return
    if len(circle) == 1:
        win(s, circle[0], "alone", chance)
        return
    chance.tell(FinalDebateBegun, tuple(circle))
    buyers = [seat for seat in circle if not is_moirai(s, seat)]
    s.phase = "shop"
    s.asked = NONE
    s.shopping = Shopping(Sealed.for_seats(buyers), {seat: [] for seat in sorted(buyers)})


def win(s: State, seat: int, ending: str, chance: Chance) -> None:
    """End the game with this winner.

    Args:
        s: The state to change.
        seat: The winner.
        ending: The key of the text that says why.
        chance: Receives the events.
    """
    s.phase = "over"
    s.asked = NONE
    s.winner = seat
    s.ending = ending
    chance.tell(GameWon, seat, ending)


def observations(s: State, me: int) -> list[tuple[int, int]]:
    """Return what a seat may draw at "Observe the Debaters", as pairs of (Sophistry cards, Syllogism cards).

    Choices from empty decks are left out (rules, R15).
    """
    decks = len(s.sophistry), len(s.syllogism)
    offered = ABILITIES[s.players[me].philosopher].observed()
    return [(sophistry, syllogism) for sophistry, syllogism in offered if (decks[0] if sophistry else decks[1])]


def circle_open(s: State, me: int, place: int) -> bool:
    """Return True if a seat could act at one of the four places of the Acropolis; else it may not go there (rules, R8).

    Args:
        s: The state.
        me: The seat.
        place: The number of the place.
    """
    if place == PARTHENON:
        return True
    if place == PROGRESS:
        possible = may_advance(s, me)
    elif place == OBSERVE:
        return bool(observations(s, me))
    else:
        possible = has_argument(s, me)
    return possible or (ABILITIES[s.players[me].philosopher].observes_anywhere and bool(observations(s, me)))


def has_argument(s: State, seat: int) -> bool:
    """Return True if a seat holds any argument card, that is, a card it could play in a debate."""
    player = s.players[seat]
    return bool(held_arguments(player.hand, player.oracle))
