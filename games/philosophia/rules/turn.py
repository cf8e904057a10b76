"""Moving, the timeline, and the end of the game (Guidebook p6, p10, p11, p13; rules, R8, R15, R28, R35)."""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.philosophia.content import COUNTS, LAST_YEAR, LIMITS, OBSERVE, PARTHENON, PRICES, PROGRESS
from games.philosophia.events import FeePaid, FinalDebateBegun, GameWon, Moved, TimelineMoved
from games.philosophia.rules.effects import ABILITIES
from games.philosophia.rules.supply import held_arguments, turn_token
from games.philosophia.state import NONE, Position, Shopping, State, is_moirai


def arrive(s: State, seat: int, place: int, chance: Chance) -> bool:
    """Move a seat to a place, pay the fee of another player's school, and reveal the token (rules, R3, R4).

    Returns:
        True if there is a token to decide about.
    """
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
    """Begin a seat's turn by asking for its move; the first player's turn begins a new round.

    A game that is not over after 150 rounds ends without a winner (rules, R44; the guidebook has no such limit).
    """
    if seat == s.first:
        if s.round == LIMITS.rounds:
            s.phase, s.asked, s.ending = "over", NONE, "unfinished"
            return
        s.round += 1
    s.turn = s.asked = seat
    s.phase = "move"
    s.acted = False


def may_advance(s: Position, seat: int) -> bool:
    """Return True if a seat may move the hourglass; the last year requires three Labyrinth Tokens (rules, R28)."""
    return s.hourglass + 1 < LAST_YEAR or s.players[seat].labyrinth == COUNTS.labyrinth


def advance_hourglass(s: State, seat: int, chance: Chance) -> bool:
    """Move the hourglass to the next year; in 146BC, the last, the game ends at once (rules, R38).

    Returns:
        True if the game goes on.
    """
    s.hourglass += 1
    chance.tell(TimelineMoved, seat, s.hourglass)
    if s.hourglass < LAST_YEAR:
        return True
    _begin_ending(s, chance)
    return False


def finalists(s: Position) -> list[int]:
    """Return the seats with three Labyrinth Tokens, highest-numbered token first (Guidebook p13)."""
    seats = [seat for seat, player in enumerate(s.players) if player.labyrinth == COUNTS.labyrinth]
    return sorted(seats, key=lambda seat: -s.players[seat].number)


def _begin_ending(s: State, chance: Chance) -> None:
    """Let a lone finalist win, or let several buy cards for the final debate."""
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
    """End the game with this winner (-1 for nobody); `ending` is the key of the text that says why."""
    s.phase = "over"
    s.asked = NONE
    s.winner = seat
    s.ending = ending
    chance.tell(GameWon, seat, ending)


def observations(s: State, me: int) -> list[tuple[int, int]]:
    """Return the choices at "Observe the Debaters" as (Sophistry cards, Syllogism cards) (rules, R15).

    Choices from empty decks are left out.
    """
    decks = len(s.sophistry), len(s.syllogism)
    offered = ABILITIES[s.players[me].philosopher].observed()
    return [(sophistry, syllogism) for sophistry, syllogism in offered if (decks[0] if sophistry else decks[1])]


def circle_open(s: State, me: int, place: int) -> bool:
    """Return True if a seat could act at this Acropolis location; otherwise it may not go there (rules, R8)."""
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
    """Return True if a seat holds any argument card."""
    player = s.players[seat]
    return bool(held_arguments(player.hand, player.oracle))
