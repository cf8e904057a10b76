"""Labels of Ostrakon: verbs, offered actions, fields and forms. Plain text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import Blank
from games.ostrakon.actions.asking import AskPrepared, AskQuestion, DropPrepared, KeepSilent, PrepareQuestion
from games.ostrakon.actions.choosing import ChoosePhilosopher, DrawPhilosopher
from games.ostrakon.actions.special import Consult, Corrupt, KeepStone, NameByLot, TurnStone
from games.ostrakon.actions.voting import Follow, ObjectToQuestion, Vote, VoteByLot, WithdrawObjection
from games.ostrakon.bank import stock_for
from games.ostrakon.content import FREE, PHILOSOPHERS, Stone, other
from games.ostrakon.question import LONGEST_ANSWER, LONGEST_QUESTION, Question, folded
from games.ostrakon.view import OstrakonView
from games.ostrakon.words import DISCS, clipped, subject_words

if TYPE_CHECKING:
    from games.ostrakon.presentation import OstrakonPresentation

VERBS: dict[type[Action], str] = {
    ChoosePhilosopher: "Choose a philosopher",
    DrawPhilosopher: "Let the lot choose",
    AskQuestion: "Ask a question",
    AskPrepared: "Ask your prepared question",
    KeepSilent: "Ask nothing",
    PrepareQuestion: "Prepare your question",
    DropPrepared: "Throw the prepared question away",
    Vote: "Lay your stone",
    VoteByLot: "Let the lot lay your stone",
    Follow: "Follow the speaker",
    ObjectToQuestion: "Object to the question",
    WithdrawObjection: "Withdraw your objection",
    Corrupt: "Corruption! Name a philosopher",
    Consult: "Ask the Oracle about a philosopher",
    NameByLot: "Let the lot name them",
    KeepStone: "Keep your stone",
    TurnStone: "Turn your stone",
}


_SIDE_BY_SIDE = 30
"""Labels up to this long stand side by side as buttons, so that a vote is one press; the prompt has all the words."""


def label(words: "OstrakonPresentation", view: OstrakonView, action: Action) -> str:
    """Label of an offered action, unlike every other one offered beside it."""
    match action:
        case ChoosePhilosopher():
            return choice(words, view, "philosopher", action.philosopher)
        case AskQuestion():
            return f"Ask about {subject_words(view.subject)}"
        case PrepareQuestion():
            again = "another question" if view.prepared is not None else "your question"
            return f"Prepare {again} on {subject_words(view.next_subject)}"
        case AskPrepared() if view.prepared is not None:
            return clipped(f"Ask: {view.prepared.question.text}", 80)
        case Vote():
            turning = "Turn to " if view.seat in view.laid else ""
            return clipped(f"{turning}{_stone(view, action.stone)}", _SIDE_BY_SIDE)
        case Follow() if view.speaker is not None:
            return clipped(f"Follow {words.person(view, view.speaker)} (once in the game)", 80)
        case Corrupt():
            return f"Corrupt {choice(words, view, 'seat', action.seat)}"
        case Consult():
            return f"Look at the stone of {choice(words, view, 'seat', action.seat)}"
        case KeepStone() if view.own is not None:
            return clipped(f"Keep {_stone(view, view.own)}", 80)
        case TurnStone() if view.own is not None:
            return clipped(f"Turn to {_stone(view, other(view.own))}", 80)
        case _:
            return VERBS[type(action)]


def _stone(view: OstrakonView, stone: Stone) -> str:
    answer = f": {view.question.answer(stone)}" if view.question is not None else ""
    return f"{DISCS[stone]} {stone}{answer}"


def choice(words: "OstrakonPresentation", view: OstrakonView, field: str, value: Any) -> str:
    """Label of one value of a field."""
    if field == "philosopher" and value in range(len(PHILOSOPHERS)):
        return PHILOSOPHERS[int(value)]
    if field == "seat" and value in range(len(view.philosophers)):
        return words.person(view, value)
    return str(value)


def describe(words: "OstrakonPresentation", view: OstrakonView, action: Action) -> str:
    """What the action would do; at most 100 characters, may be empty."""
    match action:
        case KeepSilent():
            return "You go underneath the Sun, as after a failure"
        case PrepareQuestion() | AskPrepared():
            return "Nobody else sees it before you ask" if isinstance(action, PrepareQuestion) else ""
        case Vote() if view.seat == view.speaker:
            return "Your prediction: what you think most will answer"
        case Follow():
            return f"If the speaker advances you move as far, but not past the Sun on {view.sun}"
        case ObjectToQuestion():
            return "Offensive, incomprehensible, off the subject, or a foregone conclusion"
        case Corrupt() | Consult():
            return "All named show their stones at once"
        case _:
            return ""


def blanks(view: OstrakonView, action: Action) -> Sequence[Blank]:
    """The form of a question; what was prepared stands in it already."""
    asking = isinstance(action, AskQuestion)
    subject = view.subject if asking else view.next_subject
    known = view.prepared.question if view.prepared is not None else Question("", "", "")
    about = "Any subject you like" if subject == FREE else f"Subject: {subject}"
    return (
        Blank(
            "question",
            "Your question",
            "text",
            f"{about}. Two possible answers, nothing offensive.",
            clipped(f"For example: {_example(view, subject).text}", 100),
            LONGEST_QUESTION,
            value=known.text,
        ),
        Blank(
            "white", "White stone: the first answer", placeholder="Yes", max_length=LONGEST_ANSWER, value=known.white
        ),
        Blank("black", "Black stone: the other answer", placeholder="No", max_length=LONGEST_ANSWER, value=known.black),
    )


def _example(view: OstrakonView, subject: str) -> Question:
    """A question of ours on the subject that was not asked yet, if there is one; another one each time."""
    known = {folded(each.question.text) for each in view.past}
    found = [each.question for each in stock_for(subject) if folded(each.question.text) not in known]
    found = found or [stock_for(subject)[0].question]
    return found[len(view.past) % len(found)]
