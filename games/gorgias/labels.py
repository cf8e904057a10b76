"""Labels of Gorgias: verbs, offered actions, and the fields of a verb with many ways. Plain text."""

from typing import Any

from games.core.action import Action
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
from games.gorgias.content import COLOURS, SIZES, missing_topics, pips_of, pyramid
from games.gorgias.state import Stance
from games.gorgias.view import GorgiasView
from games.gorgias.words import (
    NUMBERS,
    dice_letters,
    face_letters,
    face_topics,
    pyramid_words,
    stance_words,
    topic_words,
)

VERBS: dict[type[Action], str] = {
    Roll: "Roll the five dice",
    Reroll: "Roll some dice again",
    RemoveDie: "Take a die out",
    Stop: "Stop and keep these dice",
    LeaveToChance: "Leave the rolling to chance",
    PlaceGroup: "Place a group",
    LeaveCardEmpty: "Leave this card empty",
    ChooseColours: "Choose the colours",
    Ready: "I am ready",
    Reconsider: "Change your layout",
    StartOver: "Start over",
    ArrangeForMe: "Arrange the rest at random and be ready",
    TakeInstead: "Take another colour",
}

QUESTIONS = {"number": "How many dice?", "faces": "Which dice?"}


def label(view: GorgiasView, action: Action) -> str:
    """Label of an offered action, unlike every other one offered beside it."""
    match action:
        case Reroll():
            return f"Roll {dice_letters(action.faces)} again{_keeping(view, action)}"
        case RemoveDie():
            return f"Take out {face_letters(action.face)} ({face_topics(action.face)})"
        case Stop():
            return f"Stop and keep {dice_letters(view.dice)}"
        case PlaceGroup():
            return f"Card {_card(view)}: {stance_words(Stance(action.projects, action.absorbs))}"
        case LeaveCardEmpty():
            return f"Leave card {_card(view)} empty"
        case ChooseColours():
            stance = view.own.stance if view.own is not None and view.own.stance is not None else Stance(0, 0)
            parts = []
            if action.point is not None:
                parts.append(f"{COLOURS[action.point]} {SIZES.get(stance.projects, '')} forward".replace("  ", " "))
            if action.shield is not None:
                parts.append(f"{COLOURS[action.shield]} {SIZES.get(stance.absorbs, '')} away".replace("  ", " "))
            return ", ".join(parts).capitalize()
        case TakeInstead():
            wanted = view.claims[0].pyramid if view.claims else 0
            return f"Take the {pyramid_words(pyramid(action.colour, pips_of(wanted)))}"
        case _:
            return VERBS[type(action)]


def describe(view: GorgiasView, action: Action) -> str:
    """What the action would do; at most 100 characters, may be empty."""
    match action:
        case Reroll():
            kept = _kept(view, action)
            missing = missing_topics(kept)
            return "The kept dice cover all three topics" if not missing else f"To be found: {topic_words(missing)}"
        case RemoveDie():
            left = list(view.dice)
            if action.face in left:
                left.remove(action.face)
            return f"Leaves {dice_letters(left)}"
        case PlaceGroup() if action.projects and action.absorbs:
            return "The shield takes what comes in first, the rest reduces the one that points"
        case PlaceGroup() if action.projects:
            return "Attacks the group across, and takes in full what comes from there"
        case PlaceGroup():
            return "Attacks nobody"
        case LeaveToChance():
            return "Rolls until all three topics are there, then stops"
        case ArrangeForMe():
            return "What you have placed stays"
        case _:
            return ""


def choice(view: GorgiasView, kind: type[Action], field: str, value: Any) -> str:
    """Label of one value of a field, for a verb that is asked field by field."""
    match field:
        case "number":
            return f"{NUMBERS[value].capitalize()} {'die' if value == 1 else 'dice'}"
        case "faces":
            return f"{dice_letters(value)}{_keeping(view, Reroll(len(value), value))}"
        case "face":
            return f"{face_letters(value)} ({face_topics(value)})"
        case "projects":
            return f"{SIZES[value].capitalize()} forward" if value else "None forward"
        case "absorbs":
            return f"{SIZES[value].capitalize()} away" if value else "None away"
        case _:
            return "None" if value is None else COLOURS[value].capitalize()


def _card(view: GorgiasView) -> int:
    return len(view.own.cards) + 1 if view.own is not None else 0


def _kept(view: GorgiasView, action: Reroll) -> tuple[int, ...]:
    kept = list(view.dice)
    for face in action.faces:
        if face in kept:
            kept.remove(face)
    return tuple(kept)


def _keeping(view: GorgiasView, action: Reroll) -> str:
    kept = _kept(view, action)
    return f", keep {dice_letters(kept)}" if kept else ", keep none"
