"""Why an action was refused, and what to do instead: one sentence each."""

from typing import TYPE_CHECKING

from games.core.action import Action
from games.core.illegal import NOT_ACTIVE
from games.gorgias.actions.arranging import (
    ArrangeForMe,
    ChooseColours,
    LeaveCardEmpty,
    PlaceGroup,
    Ready,
    Reconsider,
    StartOver,
)
from games.gorgias.actions.capturing import TakeInstead
from games.gorgias.actions.rolling import LeaveToChance, RemoveDie, Reroll, Roll, Stop
from games.gorgias.content import COLOURS, SIZES, missing_topics
from games.gorgias.state import Stance, face_of
from games.gorgias.view import GorgiasView
from games.gorgias.words import dice_letters, face_letters, lacking_words

if TYPE_CHECKING:
    from games.gorgias.presentation import GorgiasPresentation

_ROLLING = (Roll, Reroll, RemoveDie, Stop, LeaveToChance)
_ARRANGING = (PlaceGroup, LeaveCardEmpty, ChooseColours, Ready, Reconsider, StartOver, ArrangeForMe)


def refusal_words(words: "GorgiasPresentation", view: GorgiasView, action: Action, reason: str) -> str:
    """One sentence of text from what the seat itself sees."""
    if view.phase == "over":
        return "The debate is over; nothing more can be done."
    if reason == NOT_ACTIVE:
        if view.phase == "arranging":
            other = "your opponent" if view.seat is None else words.name(1 - view.seat)
            return f"Your layout stands; wait until {other} is ready too."
        return f"It is {words.name(view.speaker)}'s turn; you will be called when you are asked."
    if reason == "topic_missing":
        return f"{lacking_words(missing_topics(view.dice))}: roll at least one die again before you stop."
    if reason == "may_stop":
        return "All three topics are there: stop, or choose the dice to roll again."
    if reason == "no_card_to_spare":
        return "Every card that is left needs a group: choose one for this card."
    if reason == "nothing_placed":
        return "Nothing has been placed yet: choose a group for card 1."
    if isinstance(action, _ROLLING):
        return _rolling(view, action)
    if isinstance(action, _ARRANGING):
        return _arranging(view, action)
    assert isinstance(action, TakeInstead)
    if view.phase != "capturing" or not 0 <= action.colour < len(COLOURS):
        return "There is nothing to take from the common stock now; choose one of the actions you are offered."
    return f"The common stock has no {COLOURS[action.colour]} pyramid of that size: take one you are offered."


def _rolling(view: GorgiasView, action: Action) -> str:
    if view.phase == "arranging":
        return "Both statements are made: arrange your groups now."
    if view.phase == "capturing":
        return "The dice rest while pyramids are taken: choose one from the common stock."
    if view.phase == "opening":
        return "Roll the five dice first."
    if view.phase == "removing":
        return f"A topic is missing: take out one of {dice_letters(dict.fromkeys(view.dice))} first."
    if isinstance(action, Reroll):
        return f"Your dice show {dice_letters(view.dice)}: choose at least one of these to roll again."
    return "No die is to be taken out or rolled for the first time now: choose the dice to roll again."


def _arranging(view: GorgiasView, action: Action) -> str:
    own = view.own
    if view.phase == "arranging" and view.seat in view.ready:
        return "You are ready: take your layout back first if you want to change it."
    if isinstance(action, Reconsider) and view.phase == "arranging":
        return "Your layout is still in your hands: change it as you like."
    if view.phase != "arranging" or own is None:
        return "Groups are arranged when both statements are made; choose one of the actions you are offered."
    if isinstance(action, PlaceGroup) and own.stance is None and own.rest:
        sizes = {pips for pips in (action.projects, action.absorbs) if pips}
        known = sizes <= set(SIZES) and 0 < len(sizes) == bool(action.projects) + bool(action.absorbs)
        group = f"no {face_letters(face_of(Stance(action.projects, action.absorbs)))}" if known else "no such group"
        return f"There is {group} left to place: choose one of {dice_letters(own.rest)}."
    if isinstance(action, ChooseColours) and own.stance is not None:
        return "You do not have those colours left in these sizes: choose one of the combinations you are offered."
    if own.stance is not None:
        return f"Choose the colours for card {len(own.cards) + 1} first."
    if not own.rest:
        return "All groups stand: say that you are ready, or start over."
    return f"Choose a group for card {len(own.cards) + 1} first."
