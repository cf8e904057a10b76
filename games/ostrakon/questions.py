"""Questions with two answers: cleaning up the text entered, comparing it with earlier questions, and a question bank.

The bank (`questions.toml`) holds questions by subject, which computer players ask and people read as examples.
"""

import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from games.ostrakon.content import FREE, PRINTED, Stone

LONGEST_QUESTION, LONGEST_ANSWER = 200, 60
"""In characters. A button label such as "White: ..." holds 80."""

_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"))
"""Invisible characters that reverse the direction of text or make texts that look the same differ."""


class Question(NamedTuple):
    """A question and its two answers, one for each stone."""

    text: str
    white: str
    black: str

    def answer(self, stone: Stone) -> str:
        """Return the answer that a stone stands for."""
        return self.white if stone == "white" else self.black


class Asked(NamedTuple):
    """A question that was asked in this game: who asked it, the stones of all seats, and what the speaker gained."""

    day: int
    seat: int
    subject: str
    question: Question
    stones: tuple[Stone, ...]
    """The final stones by seat; () if the table struck the question out."""
    spaces: int
    """The number of spaces that the speaker advanced; 0 if the speaker went under the Sun."""
    turned: tuple[int, ...] = ()
    """The seats whose stones Corruption turned."""


@lru_cache(2_000)
def clean_text(typed: str) -> str:
    """Return typed text as one line with single spaces, without control characters and invisible characters."""
    text = unicodedata.normalize("NFC", typed).translate(_INVISIBLE)
    return " ".join("".join([c if unicodedata.category(c) != "Cc" else " " for c in text]).split())


@lru_cache(20_000)
def comparison_key(text: str) -> str:
    """Return a key for comparing texts; it is equal for texts that differ only in case or white space."""
    return " ".join(unicodedata.normalize("NFKC", clean_text(text)).casefold().split())


def typed_question(text: str, white: str, black: str) -> Question:
    """Return the question typed into a form, as tidied up by `clean_text`; the answers belong to the two stones."""
    return Question(clean_text(text), clean_text(white), clean_text(black))


def question_fault(question: Question, past: Iterable[Asked]) -> str | None:
    """Return why a question may not be asked, as a key for `Presentation.refusal`, or None if it may.

    It needs a text, two different answers, and must be new in this game.

    Args:
        question: The question.
        past: The questions asked earlier in this game.
    """
    if not any(map(str.isalnum, question.text)):
        return "no_question"
    answers = comparison_key(question.white), comparison_key(question.black)
    if not all(answers):
        return "no_answer"
    if answers[0] == answers[1]:
        return "same_answers"
    key = comparison_key(question.text)
    if any(comparison_key(each.question.text) == key for each in past):
        return "asked_before"
    return None


_BANK_TABLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "questions.toml").read_text("utf-8"))


class BankQuestion(NamedTuple):
    """A question from the bank, and the trait of character that decides a computer player's answer to it.

    The trait favours the white answer if `sign` is 1, the black one if it is -1.
    """

    question: Question
    trait: str
    sign: int


_COMMON_SUBJECTS = {line for card in PRINTED for line in card.lines} - set(_BANK_TABLES["proper_names"])
"""Subjects that begin with a small letter within a sentence. Subjects entered by a host are never changed."""


def _bank_question(row: list[str], subject: str = "") -> BankQuestion:
    text, white, black, trait = row
    within = subject[:1].lower() + subject[1:] if subject in _COMMON_SUBJECTS else subject
    text = text.replace("{x}", within).replace("{X}", subject)
    return BankQuestion(Question(text, white, black), trait.removeprefix("-"), -1 if trait.startswith("-") else 1)


BANK: dict[str, tuple[BankQuestion, ...]] = {
    subject: tuple(_bank_question(row) for row in rows) for subject, rows in _BANK_TABLES["subjects"].items()
}
_EVERYWHERE: list[list[str]] = _BANK_TABLES["everywhere"]
_TRAITS = {comparison_key(each.question.text): each for stock in BANK.values() for each in stock}


@cache
def bank_questions(subject: str) -> tuple[BankQuestion, ...]:
    """Return the bank's questions on a subject: first those written for it, then those that fit any subject.

    For the free subject, where the speaker chooses, return only those written for it.
    """
    if subject == FREE:
        return BANK[FREE]
    return (*BANK.get(subject, ()), *(_bank_question(row, subject) for row in _EVERYWHERE))


@lru_cache(20_000)
def question_trait(question: Question) -> tuple[str, int]:
    """Return the trait that favours one of a question's answers, and a sign: 1 for the white one, -1 for the black.

    A question that is not in the bank has ("", 0). One with the bank's answers exchanged has the other sign.
    """
    known = _TRAITS.get(comparison_key(question.text))
    if known is None:
        return "", 0
    answers = comparison_key(question.white), comparison_key(question.black)
    ours = comparison_key(known.question.white), comparison_key(known.question.black)
    if answers == ours:
        return known.trait, known.sign
    return (known.trait, -known.sign) if answers == ours[::-1] else ("", 0)
