"""Questions: what a speaker types, made tidy, compared with what was asked before, and kept with its votes."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from games.ostrakon.content import Stone

LONGEST_QUESTION, LONGEST_ANSWER = 200, 60
"""Characters; a button «White: …» holds 80."""

_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"))
"""Characters without a shape that turn a line round or make two equal texts differ."""


class Question(NamedTuple):
    """A question and its two answers, each with the stone that stands for it."""

    text: str
    white: str
    black: str

    def answer(self, stone: Stone) -> str:
        """The answer that a stone stands for."""
        return self.white if stone == "white" else self.black


class Asked(NamedTuple):
    """A question of this game: when, by whom and on what it was asked, and how it went."""

    day: int
    seat: int
    subject: str
    question: Question
    stones: tuple[Stone, ...]
    """By seat, as they lay in the end; () when the table objected."""
    spaces: int
    """How far the speaker advanced; 0: under the Sun."""
    turned: tuple[int, ...] = ()
    """The seats whose stones Corruption had turned."""


@lru_cache(2_000)
def tidy(typed: str) -> str:
    """What was typed as one line: no control characters, no invisible ones, single blanks."""
    text = unicodedata.normalize("NFC", typed).translate(_INVISIBLE)
    return " ".join("".join([c if unicodedata.category(c) != "Cc" else " " for c in text]).split())


@lru_cache(20_000)
def folded(text: str) -> str:
    """By what questions are compared: case and white space count for nothing."""
    return " ".join(unicodedata.normalize("NFKC", tidy(text)).casefold().split())


def typed_question(text: str, white: str, black: str) -> Question:
    """The question of a form."""
    return Question(tidy(text), tidy(white), tidy(black))


def fault_of(question: Question, past: Iterable[Asked]) -> str | None:
    """Why a question may not be asked, as a key; None: it may."""
    if not any(map(str.isalnum, question.text)):
        return "no_question"
    answers = folded(question.white), folded(question.black)
    if not all(answers):
        return "no_answer"
    if answers[0] == answers[1]:
        return "same_answers"
    key = folded(question.text)
    if any(folded(each.question.text) == key for each in past):
        return "asked_before"
    return None
