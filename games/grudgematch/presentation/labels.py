"""Labels of actions and of their fields, and why an action was refused, as plain text based on the view of the seat."""

from typing import Any

from games.core.action import NOT_ACTIVE, Action
from games.core.presentation import Presentation, listed
from games.grudgematch.actions.kicking import (
    Aim,
    AimElsewhere,
    BonusDiscard,
    BonusRelease,
    BonusRun,
    EndKicks,
    FoulTacklers,
    KickBall,
    KickCleanly,
    NoBonus,
    PickCard,
    PutBack,
)
from games.grudgematch.actions.reacting import (
    HIGHEST,
    AskOwnBlocksAgain,
    Block,
    LetKickPass,
    LetPass,
    NeverAskOwnBlocks,
    PassTackles,
    Tackle,
)
from games.grudgematch.actions.running import AnotherRunner, ComeBack, EndRun, PickRunner, PlaceBall, RunTo, TypeRun
from games.grudgematch.actions.setup import (
    LINEUP_NAMES,
    GiveSurname,
    LineUp,
    Place,
    TakeSide,
    TypeLineUp,
    lineup_spaces,
    next_to_place,
)
from games.grudgematch.content import PHILOSOPHER_LETTERS, PHILOSOPHERS, TEAMS, is_face
from games.grudgematch.field import COLUMN_LETTERS, COLUMNS, OFF, ROWS, WAY_NAMES, coordinate
from games.grudgematch.rules.turn import asked_seat, pile_size
from games.grudgematch.state import MOST_CHANGES
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import card_words, hand_words, landing, passing_words, spaces_words, value_words

ACTION_NAMES: dict[type[Action], str] = {
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
    """Return the label of an offered action, different from those of all others that its seat is offered."""
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
            return ACTION_NAMES[type(action)]


def _passing(below: int) -> str:
    if below <= 0:
        return "Ask me about every tackle"
    return "Never ask me to tackle" if below >= HIGHEST else f"Pass tackles of kicks below {below}"


def _foul(fouling: bool) -> str:
    return " and a foul" if fouling else ""


def _next(view: GrudgematchView) -> str:
    return PHILOSOPHERS[next_to_place(view)] if view.phase == "lineup" else "him"


def _space(space: int) -> str:
    return coordinate(space) if 0 <= space < OFF else "no space"


def _runner(view: GrudgematchView) -> str:
    return PHILOSOPHERS[view.runner.philosopher] if view.runner else "Run"


def _kicker(view: GrudgematchView, card: int) -> str:
    return PHILOSOPHERS[view.turn * 4 + card // 13]


def _mine(view: GrudgematchView, card: int) -> str:
    return PHILOSOPHERS[view.team * 4 + card // 13]


def _landing(view: GrudgematchView, way: int) -> str:
    return landing(view, view.picked, way) if view.picked is not None and view.ball != OFF else "this way"


def _aimed(view: GrudgematchView) -> str:
    if view.picked is None or view.aimed is None:
        return ACTION_NAMES[KickBall]
    return f"Kick {WAY_NAMES[view.aimed]} with the {card_words(view.picked)}"


def describe(view: GrudgematchView, action: Action) -> str:
    """Return what an offered action would do, as plain text of at most 100 characters; may be empty."""
    match action:
        case LineUp() if 0 <= action.lineup < len(LINEUP_NAMES):
            spaces = lineup_spaces(action.lineup, view.asked)
            letters = PHILOSOPHER_LETTERS[view.asked * 4 : view.asked * 4 + 4]
            return ", ".join(f"{who} {coordinate(space)}" for who, space in zip(letters, spaces, strict=True))
        case PickCard() if is_face(action.card):
            return f"The ball moves {value_words(action.card)} spaces, as the dice say when you have kicked"
        case PickCard():
            return f"The ball moves {spaces_words(action.card % 13 + 1)}; the next step shows where to"
        case Aim() if 0 <= action.way < 8:
            if view.picked is None or view.ball == OFF:
                return ""
            passes = passing_words(view, view.picked, action.way)
            return (passes[0].upper() + passes[1:])[:100]
        case Tackle() if action.foul:
            return "Adds the higher of two dice; a 1 sends the tackler off and the tackle fails"
        case Tackle() | Block() if is_face(action.card):
            return f"Worth {value_words(action.card)}, as the dice say"
        case FoulTacklers():
            return "The higher of two dice resists tackling; a 1 sends your kicker off and the ball stays"
        case BonusDiscard() if pile_size(view) == 0:
            return "The draw pile is empty: this ends the match"
        case TypeRun():
            return "For example: Hegel to E7"
        case LetKickPass():
            return "You are not asked again before the ball has stopped"
        case PassTackles() | NeverAskOwnBlocks() | AskOwnBlocksAgain():
            return "Only you know of it"
        case _:
            return ""


def choice(field: str, value: Any) -> str:
    """Return the label of one value of an action's field, such as "Column E" or "Row 7"."""
    if field == "column":
        return f"Column {value}"
    return f"Row {value}" if field == "row" else str(value)


REFUSAL_SENTENCES = {
    "no_letters": "A surname needs at least one letter.",
    "surname_too_long": "That surname is too long: at most 40 characters on one line.",
    "off_field": f"There is no such space: columns are A to {COLUMN_LETTERS[COLUMNS - 1]}, rows 1 to {ROWS}.",
    "order_unread": "That was not understood: type a philosopher and a space, as in «Hegel to E7, Kant to C4».",
    "named_twice": "A philosopher is named twice: each goes to one space.",
    "not_all_four": "Say of all four philosophers where they stand.",
    "not_your_half": "That space is not in your own half: choose one on your side of the centre line.",
    "goalies_box": "Only a goalie may enter a goal box, and only his own: choose another space.",
    "occupied": "Somebody or the ball is on that space: choose an open one.",
    "stands_there": "He stands there already: choose another space.",
    "out_of_reach": "That is too far for the die, or the way is closed: choose a space within reach.",
    "in_penalty_box": "He is in the penalty box: choose somebody on the field.",
    "has_run": "He has run in this turn: choose another philosopher.",
    "hemmed_in": "He cannot move a single space: choose somebody else.",
    "no_die_left": "No die is left for that run: each is used once.",
    "no_more_changes": f"You have taken {MOST_CHANGES} choices back in this turn: go on with this one.",
    "no_such_way": "A kick goes in one of the eight directions you are offered.",
    "no_fouls": "This match is played without fouls: tackle without one.",
}

_MOMENTS = {
    "surnames": "Say your surname first.",
    "sides": "The teams are being chosen.",
    "lineup": "The teams are being set up.",
    "ball": "The ball has to be placed beside the philosopher on whom it lies.",
    "release": "Somebody is coming back from the penalty box: choose his space.",
    "run": "This is the moment to run.",
    "bonus_run": "This is the moment for the bonus run.",
    "kick": "This is the moment to kick or to draw.",
    "foul": "Decide whether to foul first.",
    "tackle": "The kick waits for the tackle.",
    "block": "The kick waits for a block, or to be let pass.",
    "bonus": "Take your bonus for the goal first.",
}


def refusal_words(words: Presentation[GrudgematchView], view: GrudgematchView, action: Action, reason: str) -> str:
    """Return why an action was refused, as one sentence for the acting player.

    Args:
        words: The presentation, for the players' names.
        view: The view of the acting seat.
        action: The refused action.
        reason: The key from `Illegal.reason`.
    """
    if view.phase == "over":
        return "The match is over; nothing more can be done."
    if isinstance(action, Tackle | Block | LetPass | LetKickPass) and view.phase not in ("tackle", "block"):
        return "That comes too late: the ball has moved on and nothing was changed."
    if reason == NOT_ACTIVE:
        if view.phase == "surnames":
            return "Your surname stands; wait for the other player."
        return f"It is for {words.name(asked_seat(view))} to decide now; you will be called."
    if reason in REFUSAL_SENTENCES:
        return REFUSAL_SENTENCES[reason]
    match reason:
        case "not_in_hand":
            return f"You do not hold that card: your hand is {hand_words(view.hand)}."
        case "not_beside_ball" if isinstance(action, PickCard | Tackle) and 0 <= action.card < 52:
            card = card_words(action.card)
            return f"{_mine(view, action.card)} is not beside the ball, so the {card} cannot be played for him."
        case "cannot_block" if isinstance(action, Block) and 0 <= action.card < 52:
            return f"{_mine(view, action.card)} has no opportunity to block here."
        case "too_low" if view.kick is not None:
            return f"A block takes {view.kick.needed} here: play a card that has it, or a face card."
        case "no_such_philosopher":
            return f"Choose one of the {TEAMS[view.team]}: {listed(PHILOSOPHERS[view.team * 4 : view.team * 4 + 4])}."
        case "no_such_die":
            return f"The dice that are left show {listed([str(die) for die in view.dice])}: choose one of these."
        case "not_in_box":
            return "He is not in your penalty box."
        case _:
            return _elsewhere(view, action)


def _elsewhere(view: GrudgematchView, action: Action) -> str:
    if isinstance(action, RunTo) and view.phase in ("run", "bonus_run") and view.runner is None:
        return "Choose who runs and by which die first."
    if isinstance(action, Aim | KickBall | AimElsewhere | PutBack) and view.phase == "kick":
        if view.picked is None:
            return "Choose the card for the kick first."
        if view.aimed is None:
            return "Choose the direction of the kick first."
        return f"You have aimed {WAY_NAMES[view.aimed]}: kick, or choose otherwise first."
    if isinstance(action, PickRunner | TypeRun) and view.runner is not None:
        return f"{PHILOSOPHERS[view.runner.philosopher]} is about to run: choose his space, or another runner."
    if isinstance(action, PickCard) and view.picked is not None:
        if view.aimed is not None:
            return f"You have aimed {WAY_NAMES[view.aimed]}: kick, or choose otherwise first."
        return f"You have chosen the {card_words(view.picked)}: aim, or put it back."
    if isinstance(action, RunTo | PickRunner | TypeRun | EndRun) and view.phase not in ("run", "bonus_run"):
        return "Running is over or has not begun; choose one of the actions you are offered."
    if isinstance(action, LineUp | Place | TypeLineUp) and view.phase != "lineup":
        return "The teams stand already."
    return f"{_MOMENTS[view.phase]} Choose one of the actions you are offered."
