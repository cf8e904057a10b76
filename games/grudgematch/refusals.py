"""Why an action was refused, and what to do instead: one sentence each, from what the seat itself sees."""

from typing import TYPE_CHECKING

from games.core.action import Action
from games.core.illegal import NOT_ACTIVE
from games.grudgematch.actions.kicking import Aim, AimElsewhere, KickBall, PickCard, PutBack
from games.grudgematch.actions.lineup import LineUp, Place, TypeLineUp
from games.grudgematch.actions.reacting import Block, LetKickPass, LetPass, Tackle
from games.grudgematch.actions.running import EndRun, PickRunner, RunTo, TypeRun
from games.grudgematch.content import PHILOSOPHERS, TEAMS
from games.grudgematch.field import COLUMNS, LETTERS, ROWS, WAY_NAMES
from games.grudgematch.state import MOST_CHANGES
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import card_words, hand_words, listed

if TYPE_CHECKING:
    from games.grudgematch.presentation import GrudgematchPresentation

_REASONS = {
    "no_letters": "A surname needs at least one letter.",
    "surname_too_long": "That surname is too long: at most 40 characters on one line.",
    "off_field": f"There is no such space: columns are A to {LETTERS[COLUMNS - 1]}, rows 1 to {ROWS}.",
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


def refusal_words(words: "GrudgematchPresentation", view: GrudgematchView, action: Action, reason: str) -> str:
    """One sentence of text."""
    if view.phase == "over":
        return "The match is over; nothing more can be done."
    if isinstance(action, Tackle | Block | LetPass | LetKickPass) and view.phase not in ("tackle", "block"):
        return "That comes too late: the ball has moved on and nothing was changed."
    if reason == NOT_ACTIVE:
        if view.phase == "surnames":
            return "Your surname stands; wait for the other player."
        return f"It is for {words.name(words.asked_seat(view))} to decide now; you will be called."
    if reason in _REASONS:
        return _REASONS[reason]
    hand = view.own.hand if view.own is not None else ()
    match reason:
        case "not_in_hand":
            return f"You do not hold that card: your hand is {hand_words(hand)}."
        case "not_beside_ball" if isinstance(action, PickCard | Tackle) and 0 <= action.card < 52:
            who = PHILOSOPHERS[view.team * 4 + action.card // 13]
            return f"{who} is not beside the ball, so the {card_words(action.card)} cannot be played for him."
        case "cannot_block" if isinstance(action, Block) and 0 <= action.card < 52:
            return f"{PHILOSOPHERS[view.team * 4 + action.card // 13]} has no opportunity to block here."
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
    own = view.own
    if isinstance(action, RunTo) and view.phase in ("run", "bonus_run") and (own is None or own.runner is None):
        return "Choose who runs and by which die first."
    if isinstance(action, Aim | KickBall | AimElsewhere | PutBack) and view.phase == "kick":
        if own is None or own.picked is None:
            return "Choose the card for the kick first."
        if own.aimed is None:
            return "Choose the direction of the kick first."
        return f"You have aimed {WAY_NAMES[own.aimed]}: kick, or choose otherwise first."
    if isinstance(action, PickRunner | TypeRun) and own is not None and own.runner is not None:
        return f"{PHILOSOPHERS[own.runner.philosopher]} is about to run: choose his space, or another runner."
    if isinstance(action, PickCard) and own is not None and own.picked is not None:
        if own.aimed is not None:
            return f"You have aimed {WAY_NAMES[own.aimed]}: kick, or choose otherwise first."
        return f"You have chosen the {card_words(own.picked)}: aim, or put it back."
    if isinstance(action, RunTo | PickRunner | TypeRun | EndRun) and view.phase not in ("run", "bonus_run"):
        return "Running is over or has not begun; choose one of the actions you are offered."
    if isinstance(action, LineUp | Place | TypeLineUp) and view.phase != "lineup":
        return "The teams stand already."
    return f"{_MOMENTS[view.phase]} Choose one of the actions you are offered."
