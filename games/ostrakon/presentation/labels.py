"""Labels of actions, fields and forms, and reasons for refusal."""

from collections.abc import Sequence
from typing import Any

from games.core.action import NOT_ACTIVE, Action
from games.core.presentation import FormField, Presentation
from games.core.words import Markdown, Message
from games.ostrakon import actions
from games.ostrakon.content import FREE, PHILOSOPHERS, Stone, other
from games.ostrakon.questions import LONGEST_ANSWER, LONGEST_QUESTION, Question, bank_questions, was_asked
from games.ostrakon.state import next_speaker
from games.ostrakon.view import OstrakonView
from games.ostrakon.words import as_label, clipped, philosopher_words, question_words, say, subject_words
from games.picture.palette import symbol

Words = Presentation[OstrakonView]
_LONGEST_NAME = 32
"""The number of characters after which a player's name is cut on a button."""


def player(words: Words, view: OstrakonView, seat: int, *, spent: bool = False) -> Message:
    """Return the words for a player in texts: mark, name and, once chosen, philosopher.

    Args:
        words: The presentation, for the players' names.
        view: The view, for the players' philosophers.
        seat: The player's seat.
        spent: If True, add that the player's olive branches have been used.
    """
    mark, name, card = symbol(seat), words.names[seat], view.philosophers[seat]
    if card is None:
        return say.message("player-new", symbol=mark, name=name)
    key = "player-spent" if spent else "player"
    return say.message(key, symbol=mark, name=name, philosopher=philosopher_words(card))


def person(words: Words, view: OstrakonView, seat: int) -> Message | str:
    """Return a player's name and, once chosen, philosopher, for labels and pictures; a long name is cut."""
    name = clipped(words.names[seat], _LONGEST_NAME) or say.message("player-number", number=seat + 1)
    card = view.philosophers[seat]
    return name if card is None else say.message("person", name=name, philosopher=philosopher_words(card))


_LONGEST_LABEL = 80
_SIDE_BY_SIDE = 30
"""The length, in characters, to which the labels of the two voting buttons are cut, so that both fit side by side. The
prompt shows the answers in full."""


def label(words: Words, view: OstrakonView, action: Action) -> str:
    """Return the label of an offered action, different from those of all others that its seat is offered.

    It is empty if the name of the action's type says everything.
    """
    match action:
        case actions.ChoosePhilosopher():
            return choice(words, view, "philosopher", action.philosopher)
        case actions.AskQuestion() if view.subject == FREE:
            return say.label("label-ask-free")
        case actions.AskQuestion():
            return say.label("label-ask", subject=subject_words(view.subject))
        case actions.PrepareQuestion():
            key = "label-prepare" if view.prepared is None else "label-prepare-again"
            if view.next_subject == FREE:
                return say.label(f"{key}-free")
            return say.label(key, subject=subject_words(view.next_subject))
        case actions.AskPrepared() if view.prepared is not None:
            question = question_words(view.prepared.question.text)
            return clipped(say.label("label-ask-prepared", question=question), _LONGEST_LABEL)
        case actions.Vote() if view.question is not None:
            return clipped(_stone("vote" if view.own is None else "turn", view, action.stone), _SIDE_BY_SIDE)
        case actions.Follow() if view.playing:
            return clipped(say.label("label-follow", name=person(words, view, view.speaker)), _LONGEST_LABEL)
        case actions.Corrupt():
            return say.label("label-corrupt", name=person(words, view, action.seat))
        case actions.Consult():
            return say.label("label-consult", name=person(words, view, action.seat))
        case actions.KeepStone() if view.own is not None:
            return clipped(_stone("keep", view, view.own), _LONGEST_LABEL)
        case actions.TurnStone() if view.own is not None:
            return clipped(_stone("turn", view, other(view.own)), _LONGEST_LABEL)
        case _:
            return ""


def _stone(key: str, view: OstrakonView, stone: Stone) -> str:
    assert view.question is not None
    return say.label(f"label-{key}", stone=stone, answer=question_words(view.question.answer(stone)))


def choice(words: Words, view: OstrakonView, field: str, value: Any) -> str:
    """Return the label of one value of an action's field, such as a philosopher's name or the player's on a seat.

    Args:
        words: The presentation, for the players' names.
        view: The view of the choosing seat.
        field: The name of the field, such as "philosopher" or "seat".
        value: The value.
    """
    if field == "philosopher" and value in range(len(PHILOSOPHERS)):
        return say.label(f"philosopher-{PHILOSOPHERS[value]}")
    if field == "seat" and value in range(len(view.philosophers)):
        return say.label("menu-player", name=person(words, view, value))
    return str(value)


def describe(view: OstrakonView, action: Action) -> str:
    """Return what an offered action would do, as plain text of at most 100 characters; may be empty."""
    match action:
        case actions.KeepSilent():
            return say.label("describe-keep-silent")
        case actions.PrepareQuestion():
            return say.label("describe-prepare")
        case actions.Vote() if view.playing and view.seat == view.speaker:
            return say.label("describe-predict")
        case actions.Follow():
            return say.label("describe-follow", space=view.sun)
        case actions.ObjectToQuestion():
            return say.label("describe-object")
        case actions.Corrupt() | actions.Consult():
            return say.label("describe-special")
        case _:
            return ""


def blanks(view: OstrakonView, action: Action) -> Sequence[FormField]:
    """Return the form in which a player types a question and its answers; a prepared question is already filled in.

    Args:
        view: The view of the seat that asks or prepares.
        action: `AskQuestion` for a question on this turn's subject, `PrepareQuestion` for one on the next turn's.
    """
    subject = view.subject if isinstance(action, actions.AskQuestion) else view.next_subject
    known = view.prepared.question if view.prepared is not None else Question("", "", "")
    text, white, black = (as_label(question_words(part)) for part in known)
    about = (
        say.label("form-subject-free") if subject == FREE else say.label("form-subject", subject=subject_words(subject))
    )
    example = say.label("form-example", question=question_words(_example(view, subject).text))
    return (
        FormField(
            "question",
            say.label("form-question"),
            "text",
            about,
            clipped(example, 100),
            LONGEST_QUESTION,
            value=text,
        ),
        FormField(
            "white",
            say.label("form-white"),
            placeholder=say.label("form-white-example"),
            max_length=LONGEST_ANSWER,
            value=white,
        ),
        FormField(
            "black",
            say.label("form-black"),
            placeholder=say.label("form-black-example"),
            max_length=LONGEST_ANSWER,
            value=black,
        ),
    )


def _example(view: OstrakonView, subject: str) -> Question:
    """Return a question from the bank as an example for the subject, one that has not been asked yet if there is one.

    The example changes with the number of questions asked so far.
    """
    bank = [each.question for each in bank_questions(subject)]
    found = [question for question in bank if not was_asked(question.text, view.past)] or bank[:1]
    return found[len(view.past) % len(found)]


_REASONS = {
    "philosopher_taken",
    "no_question",
    "no_answer",
    "same_answers",
    "asked_before",
    "nothing_prepared",
    "same_stone",
    "stone_laid",
    "branches_spent",
    "not_behind",
    "not_on_top",
    "follower_there",
    "question_stands",
    "objected_already",
    "not_objecting",
    "cannot_be_named",
}
"""The reasons for refusal that have one fixed message each; the messages of the others depend on the position."""

_ASKING_REASONS = (actions.AskQuestion, actions.AskPrepared, actions.KeepSilent)
_PREPARING = (actions.PrepareQuestion, actions.DropPrepared)
_VOTING = (actions.Vote, actions.VoteByLot, actions.Follow, actions.ObjectToQuestion, actions.WithdrawObjection)
_SPECIAL = (actions.Corrupt, actions.Consult, actions.NameByLot, actions.KeepStone, actions.TurnStone)


def refusal_words(words: Words, view: OstrakonView, action: Action, reason: str) -> Markdown:
    """Return why an action was refused, as a sentence that uses only what the acting seat itself sees.

    Args:
        words: The presentation, for the players' names.
        view: The view of the acting seat.
        action: The refused action.
        reason: The key from `Illegal.reason`.
    """
    if view.phase == "over":
        return say.text("refusal-over")
    if reason in _REASONS:
        return say.text(f"refusal-{reason.replace('_', '-')}")
    if view.phase == "choosing":
        if isinstance(action, actions.ChoosePhilosopher | actions.DrawPhilosopher):
            return say.text("refusal-has-philosopher")
        return say.text("refusal-still-choosing")
    speaker = player(words, view, view.speaker)
    if isinstance(action, _PREPARING):
        if view.phase == "voting" and view.seat == next_speaker(view):
            return say.text("refusal-vote-first")
        return say.text("refusal-not-next")
    if reason == NOT_ACTIVE:
        return say.text("refusal-wait", name=speaker)
    if isinstance(action, actions.ChoosePhilosopher | actions.DrawPhilosopher):
        return say.text("refusal-philosophers-fixed")
    if isinstance(action, _ASKING_REASONS):
        if view.seat != view.speaker:
            return say.text("refusal-not-speaker", name=speaker)
        return say.text("refusal-already-asked")
    if isinstance(action, _VOTING):
        return _voting(view, action, speaker)
    assert isinstance(action, _SPECIAL)
    if view.seat != view.speaker:
        return say.text("refusal-speaker-decides", name=speaker)
    return say.text("refusal-other-day")


def _voting(view: OstrakonView, action: Action, speaker: Message) -> Markdown:
    if view.phase == "asking":
        return say.text("refusal-nothing-to-vote-on")
    if view.phase != "voting":
        return say.text("refusal-vote-over", name=speaker)
    if view.seat == view.speaker and isinstance(action, actions.Follow):
        return say.text("refusal-own-follower")
    if isinstance(action, actions.ObjectToQuestion | actions.WithdrawObjection):
        if view.seat == view.speaker:
            return say.text("refusal-own-question")
        return say.text("refusal-no-objections")
    if view.own is not None and isinstance(action, actions.VoteByLot):
        return say.text("refusal-change-vote")
    if isinstance(action, actions.Follow):
        return say.text("refusal-cannot-follow")
    return say.text("refusal-choose-stone")
