"""How the Moirai debate and shop (Guidebook p15; rulings S8, S11; «enough to beat you» is strictly more)."""

from games.philosophia.content import PRICES, RESULT, is_sophistry
from games.philosophia.state import NONE, Debate, State

ME = 1


def moirai_argument(s: State, debate: Debate) -> int:
    """The card they play now, or -1 when they pass. Their hand is a stack, its top first."""
    stack = s.players[ME].hand
    if not stack:
        return NONE
    if debate.led != NONE:
        return _answer(stack, debate.led)
    human = 1 - ME
    if human in debate.out and len(debate.piles[ME]) > len(debate.piles[human]):
        return NONE
    return _sophistry_first(stack)


def _answer(stack: list[int], led: int) -> int:
    """The topmost card that beats it; else the topmost that ties; else the topmost Sophistry; else the top card."""
    for wanted in (1, 0):
        for card in stack:
            if RESULT[card][led] == wanted:
                return card
    return _sophistry_first(stack)


def _sophistry_first(stack: list[int]) -> int:
    for card in stack:
        if is_sophistry(card):
            return card
    return stack[0]


def moirai_wishes(coins: int) -> list[int]:
    """Syllogisms while they can pay for them, then a Sophistry."""
    count, rest = divmod(coins, PRICES.shop_syllogism)
    return [1] * count + [0] * (rest // PRICES.shop_sophistry)
