"""All action types of Epireia in their fixed order, and functions that say which a seat may use in each phase."""

from games.core.action import Action
from games.core.sealed import Sealed
from games.epireia.actions.administrators import ADMINISTRATOR_ACTIONS
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
from games.epireia.actions.diplomacy import (
    EndMoves,
    LeaveTerritory,
    LetStand,
    RollAgain,
    Send,
    SendAgain,
    SendAll,
    TakeTerritory,
)
from games.epireia.actions.great_battle import (
    ArmyReady,
    ArrangeArmy,
    ArrangeFigures,
    ClearColumn,
    ClearFronts,
    Engage,
    FiguresReady,
    GoToColumn,
    Hold,
    HoldFront,
    LiftOrder,
    PlaceToken,
    ProposeArmy,
    PutFigure,
    PutFigures,
    ReadyAsProposed,
    TakeArmyBack,
    TakeFiguresBack,
    TypeArmy,
    seats_with_standing_order,
)
from games.epireia.actions.setup import ChooseAdministrator, ChooseCity, ChooseFirstFigure, ChooseScenario, JoinLeague
from games.epireia.resolution import is_shared, roll_of
from games.epireia.state import PendingChoice, Phase, State
from games.epireia.turns import has_chosen, open_box

Verbs = tuple[type[Action], ...]

_OF_PHASE: dict[Phase, Verbs] = {
    "scenario": (ChooseScenario,),
    "league": (JoinLeague,),
    "city": (ChooseCity,),
    "administrator": (ChooseAdministrator,),
    "figure": (ChooseFirstFigure,),
    "diplomacy": (SendAgain, SendAll, Send, EndMoves),
    "resolution": (RollAgain, LetStand),
    "over": (),
}
_OF_BONUS: dict[PendingChoice, Verbs] = {
    "recruit": (Recruit,),
    "construct": (Construct, Forgo),
    "produce": (Produce, Forgo),
    "token": (TakeToken,),
    "omen": (PayOmen,),
}
_DEVELOPING: tuple[Verbs, ...] = tuple(
    (Donate, Construct, Produce, call, EndDevelopment) for call in ADMINISTRATOR_ACTIONS
)
"""By Administrator (an officer of whom each city has one): the action classes of a city in its Development phase."""
_ARMY: Verbs = (ProposeArmy, TypeArmy, PlaceToken, GoToColumn, ClearColumn, ArrangeArmy, ArmyReady)
_GENERALS: Verbs = (ReadyAsProposed, PutFigures, PutFigure, ClearFronts, ArrangeFigures, FiguresReady)
_PLACING: dict[Phase, tuple[Verbs, Verbs]] = {
    "army": (_ARMY, (TakeArmyBack,)),
    "generals": (_GENERALS, (TakeFiguresBack,)),
}
"""By phase of the battle's set-up: the action classes of a commander who is placing, and of one who is ready."""
_ENGAGING: Verbs = (Engage, Hold, HoldFront)


def verbs_of(table: State, seat: int) -> Verbs:
    """Return the action types that a seat may use in the current phase, in the order in which players see them.

    Args:
        table: The state.
        seat: A seat that has to decide, or one that may act out of turn.
    """
    phase = table.phase
    if phase == "develop":
        return _OF_BONUS[table.asks[-1]] if table.asks else _DEVELOPING[table.boards[seat].administrator]
    if phase == "resolution" and is_shared(roll_of(table)):
        return TakeTerritory, LeaveTerritory
    if phase in _PLACING:
        placing, taking_back = _PLACING[phase]
        return taking_back if has_chosen(table, seat) else placing
    if phase == "battle":
        return _ENGAGING if seat == table.asked else (LiftOrder,)
    return _OF_PHASE[phase]


def free_seats(table: State) -> tuple[int, ...]:
    """Return the seats that may act out of turn: to take back a secret choice, or to lift an order given in advance."""
    if table.phase == "battle":
        return tuple(seats_with_standing_order(table))
    box = open_box(table)
    return box.chosen if isinstance(box, Sealed) else ()
