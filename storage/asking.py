"""Asking a table about one of its seats, as part of what else happens in a match."""

from dataclasses import replace
from datetime import datetime
from typing import Literal

from storage.question import Question
from storage.snapshot import Match


def voters(match: Match, question: Question) -> tuple[int, ...]:
    """The users who are asked: everybody who plays, but not whoever the question is about, nor who is gone."""
    about = question.seat if question.kind in ("absent", "left") else None
    return tuple([c.user for c in match.chairs if c.user is not None and c.seat != about and not c.gone])


def asked_about(match: Match, kind: Literal["absent", "left"], seat: int, now: datetime) -> Match:
    """The match with the question what to do about a seat, if somebody is there to answer and nothing else is asked."""
    if match.question is not None and match.question.open:
        return match
    question = Question(match.questions + 1, kind, None, "", seat, now)
    if not voters(match, question):
        return match
    return replace(match, question=question, questions=question.id)


def came_back(match: Match, seat: int) -> Match:
    """The match without the question what to do about a seat whose person has just acted."""
    question = match.question
    if question is None or not question.open or question.seat != seat or question.kind not in ("absent", "left"):
        return match
    return replace(match, question=replace(question, result="back", decided_by=match.chairs[seat].name))
