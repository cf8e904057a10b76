"""The verbs of Philosophia, one class a rule, and which of them have a place at which moment."""

from games.core.action import Action
from games.philosophia.actions.acropolis import Bid, EndTurn, InitiateDebate, Observe, OfferToAthena, ProgressTimeline
from games.philosophia.actions.choosing import ChoosePhilosopher, FinishWriting, WriteWisdomCards
from games.philosophia.actions.debating import (
    AgreeMotion,
    Argue,
    JudgeArgument,
    PassDebate,
    PlayAllArguments,
    PlayArgument,
    ProposeMotion,
)
from games.philosophia.actions.labyrinth import CollectLabyrinthToken, JudgeProof, OfferProof
from games.philosophia.actions.moving import KeepToken, Move, TakeBonus, TakeBoth
from games.philosophia.actions.oracle import PlaceColonist, PlayOracleCard, React, SendFollowerHome, SendTokenBack
from games.philosophia.actions.shopping import ClearWishes, FinishShopping, TakeBackList, Wish
from games.philosophia.actions.solo import PlaceForMoirai
from games.philosophia.actions.special import CollectOracleCard, KeepOracleCard, Study, UnlockWisdom
from games.philosophia.actions.standard import (
    BuildSchool,
    CreateFollowing,
    HireBuilder,
    HireSophist,
    Tutor,
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
from games.philosophia.debate import speaks
from games.philosophia.effects.philosophers import ABILITIES
from games.philosophia.state import State

Verbs = tuple[type[Action], ...]

STANDARD: Verbs = (Tutor, CreateFollowing, HireBuilder, BuildSchool, HireSophist, UseSophist)
"""The standard actions but Collect a Labyrinth Token, which has to be one's whole action."""

_SPECIAL: dict[int, Verbs] = {TEMPLE: (Study, UnlockWisdom), ORACLES: (CollectOracleCard,)}
_CIRCLES: dict[int, Verbs] = {
    OBSERVE: (Observe,),
    PROGRESS: (ProgressTimeline,),
    PARTHENON: (OfferToAthena,),
    THEATRE: (InitiateDebate,),
}


def _of_turn(place: int, observes_anywhere: bool) -> Verbs:
    if place in _CIRCLES:
        verbs = _CIRCLES[place]
    else:
        verbs = (*STANDARD, *_SPECIAL.get(KIND_OF[place], ()), CollectLabyrinthToken)
    if observes_anywhere and Observe not in verbs:
        verbs += (Observe,)
    return (*verbs, EndTurn) if place in _CIRCLES else verbs


_OF_TURN = [[_of_turn(place, homer) for place in range(ALL_PLACES)] for homer in (False, True)]
_OF_TURN_WITH_CARDS = [[(*verbs, PlayOracleCard) for verbs in row] for row in _OF_TURN]

_AIM: dict[int, Verbs] = {
    oracle_card("Apollo's Colonists"): (PlaceColonist,),
    oracle_card("The Terror of the Cave"): (SendFollowerHome,),
    oracle_card("The Lost Road"): (SendTokenBack,),
}

_OF_PHASE: dict[str, Verbs] = {
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
    "motion": (ProposeMotion, AgreeMotion),
    "verdict": (JudgeArgument,),
    "prove": (OfferProof,),
    "judge": (JudgeProof,),
    "fates": (PlaceForMoirai,),
    "over": (),
}


def verbs_of(s: State, seat: int) -> Verbs:
    """The kinds of action that have a place now, in the order in which they are shown."""
    phase = s.phase
    if phase == "act":
        player = s.players[seat]
        table = _OF_TURN_WITH_CARDS if any(player.backs) else _OF_TURN
        return table[ABILITIES[player.philosopher].observes_anywhere][player.place]
    if phase == "move":
        return (Move, PlayOracleCard) if any(s.players[seat].backs) else (Move,)
    if phase == "debate":
        return (Argue, PassDebate) if speaks(s) else (PlayArgument, PlayAllArguments, PassDebate)
    if phase == "shop":
        handed_in = s.shopping is not None and seat in s.shopping.ready.chosen
        return (TakeBackList,) if handed_in else (Wish, ClearWishes, FinishShopping)
    if phase == "aim":
        return _AIM[s.played.card] if s.played else ()
    return _OF_PHASE[phase]


ACTIONS: Verbs = (
    WriteWisdomCards,
    FinishWriting,
    ChoosePhilosopher,
    Move,
    TakeBonus,
    KeepToken,
    TakeBoth,
    *STANDARD,
    CollectLabyrinthToken,
    OfferProof,
    JudgeProof,
    Study,
    UnlockWisdom,
    CollectOracleCard,
    KeepOracleCard,
    Observe,
    ProgressTimeline,
    OfferToAthena,
    Bid,
    InitiateDebate,
    EndTurn,
    PlayOracleCard,
    React,
    PlaceColonist,
    SendFollowerHome,
    SendTokenBack,
    PlayArgument,
    PlayAllArguments,
    PassDebate,
    ProposeMotion,
    AgreeMotion,
    Argue,
    JudgeArgument,
    Wish,
    ClearWishes,
    FinishShopping,
    TakeBackList,
    PlaceForMoirai,
)

__all__ = [
    "ACTIONS",
    "STANDARD",
    "AgreeMotion",
    "Argue",
    "Bid",
    "BuildSchool",
    "ChoosePhilosopher",
    "ClearWishes",
    "CollectLabyrinthToken",
    "CollectOracleCard",
    "CreateFollowing",
    "EndTurn",
    "FinishShopping",
    "FinishWriting",
    "HireBuilder",
    "HireSophist",
    "InitiateDebate",
    "JudgeArgument",
    "JudgeProof",
    "KeepOracleCard",
    "KeepToken",
    "Move",
    "Observe",
    "OfferProof",
    "OfferToAthena",
    "PassDebate",
    "PlaceColonist",
    "PlaceForMoirai",
    "PlayAllArguments",
    "PlayArgument",
    "PlayOracleCard",
    "ProgressTimeline",
    "ProposeMotion",
    "React",
    "SendFollowerHome",
    "SendTokenBack",
    "Study",
    "TakeBackList",
    "TakeBonus",
    "TakeBoth",
    "Tutor",
    "UnlockWisdom",
    "UseSophist",
    "Verbs",
    "Wish",
    "WriteWisdomCards",
    "verbs_of",
]
