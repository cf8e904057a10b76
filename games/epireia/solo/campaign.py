"""The six scenarios of solo play: objectives (all of them, when the last round is over) and constraints."""

from games.epireia.content import CAVALRY, COPPER, HOPLITES, TEMPLES, TERRITORIES, TRIREMES
from games.epireia.looks import Looks
from games.epireia.scenarios.scenario import Scenario, held
from games.epireia.state import State


def _tokens(s: State, seat: int, unit: int, level: int = 1) -> int:
    """Tokens of a unit in the reserve, of at least this level."""
    decks = [token // 10 for token in s.reserves[s.boards[seat].league]]
    return sum(deck // 2 == unit and deck % 2 >= level - 1 for deck in decks)


class WoodenWall(Scenario):
    """4 Triremes tokens and 2 won negotiations; no Cavalry production."""

    def forbids(self, s: Looks, unit: int) -> bool:
        return unit == CAVALRY

    def met(self, s: State, seat: int) -> bool:
        return _tokens(s, seat, TRIREMES) >= 4 and sum(s.boards[seat].negotiated) >= 2


class ThreeHundred(Scenario):
    """6 Hoplites tokens, 3 of them Level II, and 2 land territories; no Triremes production."""

    def forbids(self, s: Looks, unit: int) -> bool:
        return unit == TRIREMES

    def met(self, s: State, seat: int) -> bool:
        land = sum(not TERRITORIES[t].sea for t in held(s, s.boards[seat].league))
        return _tokens(s, seat, HOPLITES) >= 6 and _tokens(s, seat, HOPLITES, 2) >= 3 and land >= 2


class WealthyCorinth(Scenario):
    """8 Copper in the treasury and 3 territories, one maritime; Political buildings cost 1 more."""

    political_surcharge = 1

    def met(self, s: State, seat: int) -> bool:
        league = s.boards[seat].league
        mine = held(s, league)
        return s.treasury[league][COPPER] >= 8 and len(mine) >= 3 and any(TERRITORIES[t].sea for t in mine)


class SacredWar(Scenario):
    """Prestige 9 and all Religious buildings; Hoplites cost 1 Copper more."""

    hoplites_surcharge = 1

    def met(self, s: State, seat: int) -> bool:
        board = s.boards[seat]
        return board.prestige >= 9 and board.built & TEMPLES == TEMPLES


class SacredTruce(Scenario):
    """4 won negotiations in 3 different Empires and prestige 6; no units in rounds 1 to 3."""

    def forbids(self, s: Looks, unit: int) -> bool:
        return s.turn <= 3

    def met(self, s: State, seat: int) -> bool:
        board = s.boards[seat]
        won = board.negotiated
        return sum(won) >= 4 and sum(n > 0 for n in won) >= 3 and board.prestige >= 6


class LordsOfThePlain(Scenario):
    """4 Cavalry tokens, 2 of them Level II, and 2 Brigands defeated; no donations."""

    donations = False

    def met(self, s: State, seat: int) -> bool:
        enough = _tokens(s, seat, CAVALRY) >= 4 and _tokens(s, seat, CAVALRY, 2) >= 2
        return enough and s.beaten[s.boards[seat].league] >= 2


CAMPAIGN: tuple[Scenario, ...] = (
    WoodenWall(),
    ThreeHundred(),
    WealthyCorinth(),
    SacredWar(),
    SacredTruce(),
    LordsOfThePlain(),
)
"""In the order of the cards in `content`."""
