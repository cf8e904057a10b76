"""Why an action was refused, and what to do instead: one sentence each."""

from typing import TYPE_CHECKING

from games.core.action import Action
from games.core.illegal import NOT_ACTIVE
from games.ostrakon.actions.asking import AskPrepared, AskQuestion, DropPrepared, KeepSilent, PrepareQuestion
from games.ostrakon.actions.choosing import ChoosePhilosopher, DrawPhilosopher
from games.ostrakon.actions.special import Consult, Corrupt, KeepStone, NameByLot, TurnStone
from games.ostrakon.actions.voting import Follow, ObjectToQuestion, Vote, VoteByLot, WithdrawObjection
from games.ostrakon.view import OstrakonView

if TYPE_CHECKING:
    from games.ostrakon.presentation import OstrakonPresentation

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

_ASKING = (AskQuestion, AskPrepared, KeepSilent)
_PREPARING = (PrepareQuestion, DropPrepared)
_VOTING = (Vote, VoteByLot, Follow, ObjectToQuestion, WithdrawObjection)
_SPECIAL = (Corrupt, Consult, NameByLot, KeepStone, TurnStone)


def refusal_words(words: "OstrakonPresentation", view: OstrakonView, action: Action, reason: str) -> str:
    """One sentence of text from what the seat itself sees."""
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
    assert view.speaker is not None
    speaker = words.who(view, view.speaker)
    if isinstance(action, _PREPARING):
        if view.phase == "voting" and view.seat == view.upcoming:
            return "Lay your stone first; then you may prepare your question."
        return "Only who speaks next can prepare a question."
    if reason == NOT_ACTIVE:
        return f"Nothing is asked of you now; wait for {speaker}."
    if isinstance(action, ChoosePhilosopher | DrawPhilosopher):
        return "The philosophers are chosen; nobody changes his card in this game."
    if isinstance(action, _ASKING):
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
    if view.seat in view.laid and isinstance(action, VoteByLot):
        return "Your stone is laid; turn it if you have changed your mind."
    if isinstance(action, Follow):
        return "You cannot follow now."
    return "Choose one of the stones you are offered."
