"""The prestige track: levels are climbed one by one, each bonus to its end before the next."""

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import BUILDINGS, COUNTS, DECKS, FIGURES_OF, GREAT_TEMPLE, TRACK, UNITS
from games.epireia.looks import BoardLooks
from games.epireia.prices import sites, unit_obstacle
from games.epireia.state import ONCE_DONATION, Asks, State
from games.epireia.supply import any_ability, available, gain


def donation_prestige(board: BoardLooks, amount: int) -> int:
    """What a donation is worth now: the Benefactor's first of 4 or more in a turn is worth one more."""
    first = amount >= 4 and not board.once & ONCE_DONATION
    return 1 + (first and any_ability(board, "donation_prestige"))


def building_prestige(board: BoardLooks, building: int) -> int:
    """What a building is worth: the Celebrant's Great Temple one more than it says."""
    more = building == GREAT_TEMPLE and any_ability(board, "temple_prestige")
    return BUILDINGS[building].prestige + more


def settle(s: State, chance: Chance) -> None:
    """Climb what is due and work off what is asked, until the acting city has to decide something or nothing is left.
    What cannot be taken at the moment of the bonus is forfeited (printed)."""
    me = s.asked
    while True:
        if s.asks:
            if _answerable(s, me, s.asks[-1]):
                return
            chance.tell(events.BonusForgone, me, s.asks.pop())
        elif s.due:
            s.due -= 1
            _climb(s, me, chance)
        else:
            return


def _climb(s: State, me: int, chance: Chance) -> None:
    board = s.boards[me]
    if board.prestige == COUNTS.prestige:
        s.due = 0
        return
    board.prestige += 1
    level = board.prestige
    chance.tell(events.PrestigeReached, me, level)
    if level <= board.best:
        return
    board.best = level
    bonus = TRACK.get(level)
    if bonus is None:
        return
    gain(s, me, bonus.gain, "prestige", chance)
    if bonus.asks:
        ask(s, bonus.asks)


def ask(s: State, what: str) -> None:
    """Put a question to the acting city before it goes on."""
    asks: tuple[Asks, ...] = ("recruit", "construct", "produce", "token", "omen")
    s.asks.append(asks[asks.index(what)])


def recruits(s: State, me: int) -> list[int]:
    """The figures that may still come into play (A25)."""
    board = s.boards[me]
    if len(board.figures) == COUNTS.figures:
        return []
    return [figure for figure in FIGURES_OF[board.city] if figure not in board.figures]


def producible(s: State, me: int, archon: bool = False) -> list[int]:
    """The piles of which the city may produce a token and can pay it."""
    stock = s.boards[me].stock
    return [deck for deck, card in enumerate(DECKS) if stock[card.resource] and not unit_obstacle(s, me, deck, archon)]


def _answerable(s: State, me: int, what: Asks) -> bool:
    if what == "recruit":
        return bool(recruits(s, me))
    if what == "construct":
        return bool(sites(s, me))
    if what == "produce":
        return bool(producible(s, me))
    if what == "token":
        return any(available(s, unit * 2) for unit in range(len(UNITS)))
    return True
