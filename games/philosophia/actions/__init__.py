"""The actions of Philosophia, one class each, and the phases in which each is available."""

from games.core.action import Action
from games.philosophia.actions.acropolis import (
    Bid,
    EndTurn,
    InitiateDebate,
    Observe,
    OfferToAthena,
    ProgressTimeline,
    ResetTimeline,
)
from games.philosophia.actions.debating import (
    AgreeMotion,
    Argue,
    ClearWishes,
    DropPlan,
    FinishShopping,
    JudgeArgument,
    PassDebate,
    PlanArguments,
    PlayAllArguments,
    PlayArgument,
    ProposeMotion,
    TakeBackList,
    Wish,
)
from games.philosophia.actions.moving import KeepToken, Move, PlaceForMoirai, TakeBonus, TakeBoth, Travel
from games.philosophia.actions.oracle_cards import PlaceColonist, PlayOracleCard, React, SendFollowerHome, SendTokenBack
from games.philosophia.actions.setup import ChoosePhilosopher, FinishWriting, WriteWisdomCards
from games.philosophia.actions.standard import (
    BuildSchool,
    CollectLabyrinthToken,
    CollectOracleCard,
    CreateFollowing,
    HireBuilder,
    HireSophist,
    JudgeProof,
    KeepOracleCard,
    OfferProof,
    Study,
    Tutor,
    UnlockWisdom,
    UseSophist,
)
from games.philosophia.content import (
    ALL_PLACES,
    KIND_OF,
    OBSERVE,
    ORACLES,
    PARTHENON,
    PROGRESS,
    TEMPLE,
    THEATRE,
    oracle_card,
)
from games.philosophia.rules.debate import is_real_debate
from games.philosophia.rules.effects import ABILITIES
from games.philosophia.state import State

ActionTypes = tuple[type[Action], ...]

STANDARD: ActionTypes = (Tutor, CreateFollowing, HireBuilder, BuildSchool, HireSophist, UseSophist)
"""The standard actions except Collect a Labyrinth Token, which has to be the whole action of a turn."""

_SPECIAL: dict[int, ActionTypes] = {TEMPLE: (Study, UnlockWisdom), ORACLES: (CollectOracleCard,)}
_CIRCLES: dict[int, ActionTypes] = {
    OBSERVE: (Observe,),
    PROGRESS: (ProgressTimeline,),
    PARTHENON: (OfferToAthena,),
    THEATRE: (InitiateDebate,),
}


def _of_turn(place: int, observes_anywhere: bool) -> ActionTypes:
    if place in _CIRCLES:
        verbs = _CIRCLES[place]
    else:
        verbs = (*STANDARD, *_SPECIAL.get(KIND_OF[place], ()), CollectLabyrinthToken)
    if observes_anywhere and Observe not in verbs:
        verbs += (Observe,)
    return (*verbs, EndTurn) if place in _CIRCLES else verbs


_OF_TURN = [[_of_turn(place, homer) for place in range(ALL_PLACES)] for homer in (False, True)]
_OF_TURN_WITH_CARDS = [[(*verbs, PlayOracleCard) for verbs in row] for row in _OF_TURN]

_AIM: dict[int, ActionTypes] = {
    oracle_card("apollos-colonists"): (PlaceColonist,),
    oracle_card("the-terror-of-the-cave"): (SendFollowerHome,),
    oracle_card("the-lost-road"): (SendTokenBack,),
}

_OF_PHASE: dict[str, ActionTypes] = {
    "cards": (WriteWisdomCards, FinishWriting),
    "choose": (ChoosePhilosopher,),
    "token": (TakeBonus, KeepToken, TakeBoth),
    "oracle": (KeepOracleCard,),
    "leaves": STANDARD,
    "rest": (PlayOracleCard, EndTurn),
    "doves": (Move,),
    "react": (React,),
    "bid": (Bid,),
    "unlock": (UnlockWisdom,),
    "chronos": (ResetTimeline,),
    "motion": (ProposeMotion, AgreeMotion),
    "verdict": (JudgeArgument,),
    "prove": (OfferProof,),
    "judge": (JudgeProof,),
    "fates": (PlaceForMoirai,),
    "over": (),
}


_SPEAKING: ActionTypes = (Argue, PassDebate)
_DEBATING: ActionTypes = (PlayArgument, PlanArguments, PlayAllArguments, PassDebate)
_AWAITING: ActionTypes = (DropPlan,)


def action_types(s: State, seat: int) -> ActionTypes:
    """Return the types of action from which a seat that has to decide now may choose, in the order of the buttons.

    Args:
        s: The state.
        seat: The seat.
    """
    phase = s.phase
    if phase == "act":
        player = s.players[seat]
        table = _OF_TURN_WITH_CARDS if any(player.backs) else _OF_TURN
        return table[ABILITIES[player.philosopher].observes_anywhere][player.place]
    if phase == "move":
        return (Move, Travel, PlayOracleCard) if any(s.players[seat].backs) else (Move, Travel)
    if phase == "debate":
        return _SPEAKING if is_real_debate(s) else _DEBATING if seat == s.asked else _AWAITING
    if phase == "shop":
        handed_in = s.shopping is not None and seat in s.shopping.ready.chosen
        return (TakeBackList,) if handed_in else (Wish, ClearWishes, FinishShopping)
    if phase == "aim":
        return _AIM[s.played.card] if s.played else ()
    return _OF_PHASE[phase]
