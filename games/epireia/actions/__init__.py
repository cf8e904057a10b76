"""The rules of Epireia as actions, and which verbs belong to which moment."""

from games.core.action import Action
from games.epireia.actions.administrators import CALLS
from games.epireia.actions.army import (
    ArmyReady,
    ArrangeArmy,
    ClearColumn,
    GoToColumn,
    PlaceToken,
    TakeArmyBack,
)
from games.epireia.actions.development import (
    Construct,
    Donate,
    EndDevelopment,
    Forgo,
    PayOmen,
    Produce,
    Recruit,
    TakeToken,
)
from games.epireia.actions.diplomacy import EndMoves, Send
from games.epireia.actions.engaging import Engage, Hold, HoldFront, LiftOrder, ordered
from games.epireia.actions.generals import ArrangeFigures, ClearFronts, FiguresReady, PutFigure, TakeFiguresBack
from games.epireia.actions.rerolling import LetStand, RollAgain
from games.epireia.actions.setup import (
    ChooseAdministrator,
    ChooseCity,
    ChooseFirstFigure,
    ChooseScenario,
    JoinLeague,
)
from games.epireia.battle import fighting
from games.epireia.state import Asks, Phase, State

Verbs = tuple[type[Action], ...]

_OF_PHASE: dict[Phase, Verbs] = {
    "scenario": (ChooseScenario,),
    "league": (JoinLeague,),
    "city": (ChooseCity,),
    "administrator": (ChooseAdministrator,),
    "figure": (ChooseFirstFigure,),
    "diplomacy": (Send, EndMoves),
    "resolution": (RollAgain, LetStand),
    "over": (),
}
_OF_BONUS: dict[Asks, Verbs] = {
    "recruit": (Recruit,),
    "construct": (Construct, Forgo),
    "produce": (Produce, Forgo),
    "token": (TakeToken,),
    "omen": (PayOmen,),
}
_DEVELOPING: tuple[Verbs, ...] = tuple((Donate, Construct, Produce, call, EndDevelopment) for call in CALLS)
"""By administrator."""
_ARMY: Verbs = (PlaceToken, GoToColumn, ClearColumn, ArrangeArmy, ArmyReady)
_GENERALS: Verbs = (PutFigure, ClearFronts, ArrangeFigures, FiguresReady)
_ENGAGING: Verbs = (Engage, Hold, HoldFront)

ACTIONS: Verbs = tuple(
    dict.fromkeys(
        [
            *(verb for verbs in _OF_PHASE.values() for verb in verbs),
            *(verb for verbs in _OF_BONUS.values() for verb in verbs),
            *(verb for verbs in _DEVELOPING for verb in verbs),
            *_ARMY,
            TakeArmyBack,
            *_GENERALS,
            TakeFiguresBack,
            *_ENGAGING,
            LiftOrder,
        ]
    )
)


def verbs_of(s: State, seat: int) -> Verbs:
    """The verbs of a seat that is asked, or that is free to act."""
    phase = s.phase
    if phase == "develop":
        return _OF_BONUS[s.asks[-1]] if s.asks else _DEVELOPING[s.boards[seat].administrator]
    if phase == "army":
        box = fighting(s).army_box
        return (TakeArmyBack,) if box is not None and seat in box.chosen else _ARMY
    if phase == "generals":
        figures = fighting(s).general_box
        return (TakeFiguresBack,) if figures is not None and seat in figures.chosen else _GENERALS
    if phase == "battle":
        return _ENGAGING if seat == s.asked else (LiftOrder,)
    return _OF_PHASE[phase]


def asked_seats(s: State) -> tuple[int, ...]:
    """Who owes a decision."""
    if s.asked >= 0:
        return (s.asked,)
    if s.box is not None:
        return s.box.waiting
    battle = s.battle
    if battle is not None:
        box = battle.army_box or battle.general_box
        return box.waiting if box is not None else ()
    return ()


def free_seats(s: State) -> tuple[int, ...]:
    """Who may change a sealed choice, or lift a standing order."""
    if s.box is not None:
        return s.box.chosen
    battle = s.battle
    if battle is None:
        return ()
    if s.phase == "battle":
        return tuple(ordered(s))
    box = battle.army_box or battle.general_box
    return box.chosen if box is not None else ()
