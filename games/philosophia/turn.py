"""The parts of a turn: arriving, the hourglass, and how the game ends (Guidebook p6, p10, p13)."""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.philosophia.content import COUNTS, LAST_YEAR, LIMITS, PRICES
from games.philosophia.contests import FinalDebateBegun, GameWon
from games.philosophia.effects.philosophers import ABILITIES
from games.philosophia.events import FeePaid, Moved, TimelineMoved
from games.philosophia.state import NONE, Shopping, State, is_moirai
from games.philosophia.supply import turn_token


def arrive(s: State, seat: int, place: int, chance: Chance) -> bool:
    """Move there, pay the fee of a school, turn over the token (R3, R4). Whether there is a token to decide about."""
    player = s.players[seat]
    player.place = place
    chance.tell(Moved, seat, place)
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


def take_turn(s: State, seat: int) -> None:
    """Ask a seat for its move; a round is over when it is the first player's turn again.

    A game that is not over after 150 rounds ends without a winner (R44, ours: the guidebook knows no such end).
    """
    if seat == s.first:
        if s.round == LIMITS.rounds:
            s.phase, s.asked, s.ending = "over", NONE, "unfinished"
            return
        s.round += 1
    s.turn = s.asked = seat
    s.phase = "move"
    s.acted = False


def may_advance(s: State, seat: int) -> bool:
    """Only with three Labyrinth Tokens may one enter the last space (R28)."""
    return s.hourglass + 1 < LAST_YEAR or s.players[seat].labyrinth == COUNTS.labyrinth


def advance_hourglass(s: State, seat: int, chance: Chance) -> bool:
    """One space to the right; in 146BC the game ends at once (R38). Whether it goes on."""
    s.hourglass += 1
    chance.tell(TimelineMoved, seat, s.hourglass)
    if s.hourglass < LAST_YEAR:
        return True
    _begin_ending(s, chance)
    return False


def finalists(s: State) -> list[int]:
    """Everybody with three Labyrinth Tokens, the highest number first: the order of the final debate (p13)."""
    seats = [seat for seat, player in enumerate(s.players) if player.labyrinth == COUNTS.labyrinth]
    return sorted(seats, key=lambda seat: -s.players[seat].number)


def _begin_ending(s: State, chance: Chance) -> None:
    """A lone finalist has won; several go shopping for the final debate."""
    circle = finalists(s)
    if len(circle) == 1:
        win(s, circle[0], "alone", chance)
        return
    chance.tell(FinalDebateBegun, tuple(circle))
    buyers = [seat for seat in circle if not is_moirai(s, seat)]
    s.phase = "shop"
    s.asked = NONE
    s.shopping = Shopping(Sealed.for_seats(buyers), {seat: [] for seat in sorted(buyers)})


def win(s: State, seat: int, ending: str, chance: Chance) -> None:
    """The game is over."""
    s.phase = "over"
    s.asked = NONE
    s.winner = seat
    s.ending = ending
    chance.tell(GameWon, seat, ending)
