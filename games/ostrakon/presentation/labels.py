"""Labels of actions, fields and forms, and reasons for refusal, all in plain text."""

from collections.abc import Sequence
from typing import Any

from games.core.action import NOT_ACTIVE, Action
from games.core.presentation import FormField, Presentation
from games.ostrakon.actions import (
    AskPrepared,
    AskQuestion,
    ChoosePhilosopher,
    Consult,
    Corrupt,
    DrawPhilosopher,
    DropPrepared,
    Follow,
    KeepSilent,
    KeepStone,
    NameByLot,
    ObjectToQuestion,
    PrepareQuestion,
    TurnStone,
    Vote,
    VoteByLot,
    WithdrawObjection,
)
from games.ostrakon.content import FREE, PHILOSOPHERS, Stone, other
from games.ostrakon.questions import LONGEST_ANSWER, LONGEST_QUESTION, Question, bank_questions, comparison_key
from games.ostrakon.state import next_speaker
from games.ostrakon.view import OstrakonView
from games.ostrakon.words import DISCS, card_name, clipped, subject_words
from games.picture.palette import symbol

Words = Presentation[OstrakonView]


def who(words: Words, view: OstrakonView, seat: int) -> str:
    """Return a player's mark, name and philosopher, such as "● Ann (Malia)", escaped for Discord markdown.

    Without a philosopher, it is the mark and the name.
    """
    if view.philosophers[seat] is None:
        return f"{symbol(seat)} {words.name(seat)}"
    return f"{symbol(seat)} {words.name(seat)} ({card_name(view, seat)})"


def person(words: Words, view: OstrakonView, seat: int) -> str:
    """Return a player's name and philosopher, such as "Ann (Malia)", as plain text for labels and pictures.

    Without a philosopher, it is the name alone. A long name is shortened.
    """
    name = clipped(words.names[seat] or f"Player {seat + 1}", 32)
    return name if view.philosophers[seat] is None else f"{name} ({card_name(view, seat)})"


ACTION_NAMES: dict[type[Action], str] = {
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


def label(words: Words, view: OstrakonView, action: Action) -> str:
    """Return the label of an offered action, different from those of all others that its seat is offered."""
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
            turning = "Turn to " if view.own is not None else ""
            return clipped(f"{turning}{_stone(view, action.stone)}", _SIDE_BY_SIDE)
        case Follow() if view.playing:
            return clipped(f"Follow {person(words, view, view.speaker)} (once in the game)", 80)
        case Corrupt():
            return f"Corrupt {choice(words, view, 'seat', action.seat)}"
        case Consult():
            return f"Look at the stone of {choice(words, view, 'seat', action.seat)}"
        case KeepStone() if view.own is not None:
            return clipped(f"Keep {_stone(view, view.own)}", 80)
        case TurnStone() if view.own is not None:
            return clipped(f"Turn to {_stone(view, other(view.own))}", 80)
        case _:
            return ACTION_NAMES[type(action)]


def _stone(view: OstrakonView, stone: Stone) -> str:
    answer = f": {view.question.answer(stone)}" if view.question is not None else ""
    return f"{DISCS[stone]} {stone}{answer}"


def choice(words: Words, view: OstrakonView, field: str, value: Any) -> str:
    """Return the label of one value of an action's field, such as a philosopher's name or the player's on a seat.

    Args:
        words: The presentation, for the players' names.
        view: The view of the choosing seat.
        field: The name of the field, such as "philosopher" or "seat".
        value: The value.
    """
    if field == "philosopher" and value in range(len(PHILOSOPHERS)):
        return PHILOSOPHERS[int(value)]
    if field == "seat" and value in range(len(view.philosophers)):
        return person(words, view, value)
    return str(value)


def describe(view: OstrakonView, action: Action) -> str:
    """Return what an offered action would do, as plain text of at most 100 characters; may be empty."""
    match action:
        case KeepSilent():
            return "You go underneath the Sun, as after a failure"
        case PrepareQuestion() | AskPrepared():
            return "Nobody else sees it before you ask" if isinstance(action, PrepareQuestion) else ""
        case Vote() if view.playing and view.seat == view.speaker:
            return "Your prediction: what you think most will answer"
        case Follow():
            return f"If the speaker advances you move as far, but not past the Sun on {view.sun}"
        case ObjectToQuestion():
            return "Offensive, incomprehensible, off the subject, or a foregone conclusion"
        case Corrupt() | Consult():
            return "All named show their stones at once"
        case _:
            return ""


def blanks(view: OstrakonView, action: Action) -> Sequence[FormField]:
    """Return the form in which a player types a question and its answers, filled with the prepared question if any.

    Args:
        view: The view of the seat that asks or prepares.
        action: `AskQuestion` or `PrepareQuestion`, which decides the subject.
    """
    asking = isinstance(action, AskQuestion)
    subject = view.subject if asking else view.next_subject
    known = view.prepared.question if view.prepared is not None else Question("", "", "")
    about = "Any subject you like" if subject == FREE else f"Subject: {subject}"
    return (
        FormField(
            "question",
            "Your question",
            "text",
            f"{about}. Two possible answers, nothing offensive.",
            clipped(f"For example: {_example(view, subject).text}", 100),
            LONGEST_QUESTION,
            value=known.text,
        ),
        FormField(
            "white", "White stone: the first answer", placeholder="Yes", max_length=LONGEST_ANSWER, value=known.white
        ),
        FormField(
            "black", "Black stone: the other answer", placeholder="No", max_length=LONGEST_ANSWER, value=known.black
        ),
    )


def _example(view: OstrakonView, subject: str) -> Question:
    """Return a question from the bank as an example for the subject, one that has not been asked yet if there is one.

    The example changes with the number of questions asked so far.
    """
    known = {comparison_key(each.question.text) for each in view.past}
    found = [each.question for each in bank_questions(subject) if comparison_key(each.question.text) not in known]
    found = found or [bank_questions(subject)[0].question]
    return found[len(view.past) % len(found)]


_REASONS = {
    "philosopher_taken": "Somebody has that philosopher already: choose one of those that are left.",
    "no_question": "Type a question before you ask it.",
    "no_answer": "Both stones need an answer: type one for white and one for black.",
    "same_answers": "Both answers are the same: give the black stone another one.",
    "asked_before": "That question was asked before in this game: ask another one.",
    "nothing_prepared": "You have no prepared question.",
    "same_stone": "That stone is laid already; there is nothing to change.",
    "branches_spent": "Your olive branches are spent: you may follow once in a game.",
    "not_behind": "You are not behind the speaker on the path, so you cannot follow.",
    "not_on_top": "Only who is on top of his pile may follow.",
    "follower_there": "There is a follower already in this turn.",
    "question_stands": "The table has struck out two questions in this turn; this one stands.",
    "objected_already": "You object already; withdraw the objection if you have changed your mind.",
    "not_objecting": "You have not objected to this question.",
    "cannot_be_named": "Name one of the others who is not named yet.",
}

_ASKING_REASONS = (AskQuestion, AskPrepared, KeepSilent)
_PREPARING = (PrepareQuestion, DropPrepared)
_VOTING = (Vote, VoteByLot, Follow, ObjectToQuestion, WithdrawObjection)
_SPECIAL = (Corrupt, Consult, NameByLot, KeepStone, TurnStone)


def refusal_words(words: Words, view: OstrakonView, action: Action, reason: str) -> str:
    """Return why an action was refused, as a sentence that uses only what the acting seat itself sees.

    Args:
        words: The presentation, for the players' names.
        view: The view of the acting seat.
        action: The refused action.
        reason: The key from `Illegal.reason`.
    """
    if view.phase == "over":
        return "The council is over; nothing more can be done."
    if reason == "stone_laid":
        return "Your stone is laid: a follower has to declare himself before he votes."
    if reason in _REASONS:
        return _REASONS[reason]
    if view.phase == "choosing":
        if isinstance(action, ChoosePhilosopher | DrawPhilosopher):
            return "You have your philosopher; the council opens when everybody has one."
        return "The council has not begun: everybody chooses a philosopher first."
    speaker = who(words, view, view.speaker)
    if isinstance(action, _PREPARING):
        if view.phase == "voting" and view.seat == next_speaker(view):
            return "Lay your stone first; then you may prepare your question."
        return "Only who speaks next can prepare a question."
    if reason == NOT_ACTIVE:
        return f"Nothing is asked of you now; wait for {speaker}."
    if isinstance(action, ChoosePhilosopher | DrawPhilosopher):
        return "The philosophers are chosen; nobody changes his card in this game."
    if isinstance(action, _ASKING_REASONS):
        return _asking(view, speaker)
    if isinstance(action, _VOTING):
        return _voting(view, action, speaker)
    assert isinstance(action, _SPECIAL)
    if view.seat != view.speaker:
        return f"That is for {speaker} to decide."
    return "That belongs to another day or moment: choose one of the actions you are offered."


def _asking(view: OstrakonView, speaker: str) -> str:
    if view.seat != view.speaker:
        return f"It is {speaker} who has leave to speak in this turn."
    return "Your question is asked; go on with what you are offered."


def _voting(view: OstrakonView, action: Action, speaker: str) -> str:
    if view.phase == "asking":
        return "There is no question to vote on yet."
    if view.phase != "voting":
        return f"The vote is closed; wait for what {speaker} does."
    if view.seat == view.speaker and isinstance(action, Follow):
        return "You are the speaker: nobody follows himself."
    if isinstance(action, ObjectToQuestion | WithdrawObjection):
        if view.seat == view.speaker:
            return "You cannot object to your own question."
        return "This table plays without objections."
    if view.own is not None and isinstance(action, VoteByLot):
        return "Your stone is laid; turn it if you have changed your mind."
    if isinstance(action, Follow):
        return "You cannot follow now."
    return "Choose one of the stones you are offered."
