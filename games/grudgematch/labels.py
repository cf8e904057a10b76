"""Labels: verbs, offered actions, and the fields of a verb with many ways. Plain text."""

from typing import Any

from games.core.action import Action
from games.grudgematch.actions.bonus import BonusDiscard, BonusRelease, BonusRun, NoBonus
from games.grudgematch.actions.kicking import (
    Aim,
    AimElsewhere,
    EndKicks,
    FoulTacklers,
    KickBall,
    KickCleanly,
    PickCard,
    PutBack,
)
from games.grudgematch.actions.lineup import LINEUP_NAMES, LineUp, Place, TypeLineUp, lineup_spaces
from games.grudgematch.actions.placing import ComeBack, PlaceBall
from games.grudgematch.actions.reacting import Block, LetKickPass, LetPass, Tackle
from games.grudgematch.actions.running import AnotherRunner, EndRun, PickRunner, RunTo, TypeRun
from games.grudgematch.actions.sides import GiveSurname, TakeSide
from games.grudgematch.actions.standing import HIGHEST, AskOwnBlocksAgain, NeverAskOwnBlocks, PassTackles
from games.grudgematch.content import LETTERS, PHILOSOPHERS, is_face
from games.grudgematch.field import OFF, WAY_NAMES, coordinate
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import (
    card_words,
    landing,
    passing_words,
    spaces_words,
    value_words,
)

VERBS: dict[type[Action], str] = {
    GiveSurname: "Say your surname",
    TakeSide: "Choose your team",
    LineUp: "Line up",
    Place: "Place one by one",
    TypeLineUp: "Type the line-up",
    PlaceBall: "Place the ball",
    ComeBack: "Come back from the penalty box",
    PickRunner: "Choose who runs",
    RunTo: "Run",
    TypeRun: "Type the runs",
    AnotherRunner: "Choose another",
    EndRun: "No more runs",
    PickCard: "Choose a card to kick with",
    Aim: "Choose the direction",
    KickBall: "Kick",
    AimElsewhere: "Choose otherwise",
    PutBack: "Put the card back",
    EndKicks: "No more kicks: draw cards",
    FoulTacklers: "Foul the tacklers",
    KickCleanly: "Kick without a foul",
    Tackle: "Tackle",
    Block: "Block",
    LetPass: "Let it pass",
    LetKickPass: "Let this whole kick pass",
    BonusRun: "Roll a die and run",
    BonusDiscard: "Exchange a card",
    BonusRelease: "Release from the penalty box",
    NoBonus: "Do nothing",
    PassTackles: "Standing answer: pass tackles",
    NeverAskOwnBlocks: "Never ask for own blocks",
    AskOwnBlocksAgain: "Ask for own blocks again",
}

QUESTIONS = {"column": "Which column?", "row": "Which row?"}


def label(view: GrudgematchView, action: Action) -> str:
    """Label of an offered action, unlike every other one offered beside it."""
    match action:
        case TakeSide():
            return "Play the Germans" if action.germans else "Play the French (they win the last tie)"
        case LineUp() if 0 <= action.lineup < len(LINEUP_NAMES):
            return f"Line up: {LINEUP_NAMES[action.lineup]}"
        case Place():
            return f"Place {_next(view)} at {action.column}{action.row}"
        case PlaceBall():
            return f"Place the ball at {_space(action.space)}"
        case ComeBack():
            return f"Come back at {_space(action.space)}"
        case PickRunner() if 0 <= action.philosopher < 8:
            return f"{PHILOSOPHERS[action.philosopher]}, up to {spaces_words(action.die)}"
        case RunTo():
            return f"{_runner(view)} to {action.column}{action.row}"
        case PickCard() | BonusDiscard() if 0 <= action.card < 52:
            if isinstance(action, BonusDiscard):
                return f"Exchange the {card_words(action.card)}"
            return f"{_kicker(view, action.card)} with the {card_words(action.card)}"
        case Aim() if 0 <= action.way < 8:
            return f"Aim {WAY_NAMES[action.way]}: {_landing(view, action.way)}"
        case KickBall():
            return _aimed(view)
        case Tackle() if 0 <= action.card < 52:
            return f"{_mine(view, action.card)} tackles with the {card_words(action.card)}{_foul(action.foul)}"
        case Block() if 0 <= action.card < 52:
            return f"{_mine(view, action.card)} blocks with the {card_words(action.card)}"
        case BonusRelease() if 0 <= action.philosopher < 8:
            return f"Release {PHILOSOPHERS[action.philosopher]}"
        case PassTackles():
            return _passing(action.below)
        case _:
            return VERBS[type(action)]


def _passing(below: int) -> str:
    if below <= 0:
        return "Ask me about every tackle"
    return "Never ask me to tackle" if below >= HIGHEST else f"Pass tackles of kicks below {below}"


def _foul(fouling: bool) -> str:
    return " and a foul" if fouling else ""


def _next(view: GrudgematchView) -> str:
    places = view.at[view.asked * 4 : view.asked * 4 + 4]
    return PHILOSOPHERS[view.asked * 4 + places.index(OFF)] if OFF in places else "him"


def _space(space: int) -> str:
    return coordinate(space) if 0 <= space < OFF else "no space"


def _runner(view: GrudgematchView) -> str:
    runner = view.own.runner if view.own is not None else None
    return PHILOSOPHERS[runner.philosopher] if runner else "Run"


def _kicker(view: GrudgematchView, card: int) -> str:
    return PHILOSOPHERS[view.turn * 4 + card // 13]


def _mine(view: GrudgematchView, card: int) -> str:
    return PHILOSOPHERS[view.team * 4 + card // 13]


def _landing(view: GrudgematchView, way: int) -> str:
    picked = view.own.picked if view.own is not None else None
    return landing(view, picked, way) if picked is not None and view.ball != OFF else "this way"


def _aimed(view: GrudgematchView) -> str:
    own = view.own
    if own is None or own.picked is None or own.aimed is None:
        return VERBS[KickBall]
    return f"Kick {WAY_NAMES[own.aimed]} with the {card_words(own.picked)}"


def describe(view: GrudgematchView, action: Action) -> str:
    """What the action would do; at most 100 characters, may be empty."""
    match action:
        case LineUp() if 0 <= action.lineup < len(LINEUP_NAMES):
            spaces = lineup_spaces(action.lineup, view.asked)
            letters = LETTERS[view.asked * 4 : view.asked * 4 + 4]
            return ", ".join(f"{who} {coordinate(space)}" for who, space in zip(letters, spaces, strict=True))
        case PickCard() if is_face(action.card):
            return f"The ball moves {value_words(action.card)} spaces, as the dice say when you have kicked"
        case PickCard():
            return f"The ball moves {spaces_words(action.card % 13 + 1)}; the next step shows where to"
        case Aim() if 0 <= action.way < 8:
            picked = view.own.picked if view.own is not None else None
            if picked is None or view.ball == OFF:
                return ""
            passes = passing_words(view, picked, action.way)
            return (passes[0].upper() + passes[1:])[:100]
        case Tackle() if action.foul:
            return "Adds the higher of two dice; a 1 sends the tackler off and the tackle fails"
        case Tackle() | Block() if is_face(action.card):
            return f"Worth {value_words(action.card)}, as the dice say"
        case FoulTacklers():
            return "The higher of two dice resists tackling; a 1 sends your kicker off and the ball stays"
        case BonusDiscard() if view.pile == 0:
            return "The draw pile is empty: this ends the match"
        case TypeRun():
            return "For example: Hegel to E7"
        case LetKickPass():
            return "You are not asked again before the ball has stopped"
        case PassTackles() | NeverAskOwnBlocks() | AskOwnBlocksAgain():
            return "Only you know of it"
        case _:
            return ""


def choice(view: GrudgematchView, kind: type[Action], field: str, value: Any) -> str:
    """Label of one value of a field."""
    if field == "column":
        return f"Column {value}"
    return f"Row {value}" if field == "row" else str(value)
