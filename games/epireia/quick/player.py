"""What a hasty but sensible leader does."""

from collections.abc import Callable

from games.core.action import Action
from games.epireia.actions.army import ArmyReady, ArrangeArmy
from games.epireia.actions.diplomacy import Send
from games.epireia.actions.generals import ArrangeFigures, FiguresReady
from games.epireia.battle import power
from games.epireia.figures import strength_on
from games.epireia.quick.development import Wishes
from games.epireia.quick.diplomacy import Journeys
from games.epireia.state import State

Below = Callable[[int], int]

WHIM = 12
"""One decision in so many of a playout is any at all, so that playouts differ."""


def no_luck(n: int) -> int:
    """For the absent: always the same."""
    return 0


def choose(s: State, me: int, legal: list[Action], below: Below, whim: bool = True) -> Action:
    """One of the offered actions."""
    if len(legal) == 1:
        return legal[0]
    if whim and not below(WHIM):
        return legal[below(len(legal))]
    match s.phase:
        case "develop":
            return _best(legal, Wishes(s, me).value, below)
        case "diplomacy":
            return _travel(s, me, legal, below)
        case "resolution":
            return legal[0]
        case "army":
            return next((each for each in legal if type(each) is ArrangeArmy), ArmyReady.of())
        case "generals":
            return next((each for each in legal if type(each) is ArrangeFigures), FiguresReady.of())
        case "battle":
            return _engage(s, me, legal)
        case _:
            return legal[below(len(legal))]


def _best(legal: list[Action], value: Callable[[Action], int], below: Below) -> Action:
    """The action with the highest value, give or take a little."""
    best, top = legal[0], -(10**9)
    for action in legal:
        worth = value(action)
        worth += below(worth // 2 + 1) if worth > 0 else 0
        if worth > top:
            best, top = action, worth
    return best


def _travel(s: State, me: int, legal: list[Action], below: Below) -> Action:
    journeys = Journeys(s, me)
    return _best(legal, lambda action: journeys.value(action) if type(action) is Send else 0, below)


def _engage(s: State, me: int, legal: list[Action]) -> Action:
    """Engage where it turns the column; else hold."""
    if len(legal) < 2 or s.battle is None:
        return legal[0]
    battle, league = s.battle, s.boards[me].league
    column, front = battle.column, battle.column // 3
    mine, theirs = power(s, league, column), power(s, 1 - league, column)
    figure = battle.generals[league][front]
    stronger = mine + strength_on(front, figure)
    before, after = (mine > theirs) - (mine < theirs), (stronger > theirs) - (stronger < theirs)
    return legal[0] if after > before else legal[1]
