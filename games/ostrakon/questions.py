"""Questions with two answers: cleaning up the text entered, comparing it with earlier questions, and a question bank.

The bank (`questions.toml`) holds questions by subject, which computer players ask and people read as examples. In a
state such a question is the name of its message, with which everybody reads it in their own language.
"""

import tomllib
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from games.ostrakon.content import FREE, Stone
from games.ostrakon.words import is_from_bank, question_in_all_languages

LONGEST_QUESTION, LONGEST_ANSWER = 200, 60
"""The maximum lengths in characters. An answer has to fit on a button ("White: ..."), which holds 80 characters."""

_ACCENTS = dict.fromkeys(range(0x300, 0x370))
"""A table with which `str.translate` removes combining accents."""
_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"))
"""A table with which `str.translate` removes invisible characters: they can reverse the direction of text, or make two
texts differ that look the same."""


class Question(NamedTuple):
    """A question and its two answers, one for each colour of stone.

    All three are texts that a player typed or, for a question from the bank, message keys (see `question_words`).
    """

    text: str
    white: str
    black: str

    def answer(self, stone: Stone) -> str:
        """Return the answer that a stone stands for."""
        return self.white if stone == "white" else self.black


class Asked(NamedTuple):
    """A question that was asked in this game, with the seat that asked it, the stones and the speaker's advance."""

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


@lru_cache(20_000)
def question_key(text: str) -> str:
    """Return a key for comparing questions; it is equal for texts that differ in case, accents, punctuation or spaces.

    Only accents of scripts such as Latin are ignored; marks that make another word, such as Hindi vowels, count.
    """
    letters = unicodedata.normalize("NFD", comparison_key(text)).translate(_ACCENTS)
    kept = ["" if c in "'\u2019" else " " if unicodedata.category(c).startswith("P") else c for c in letters]
    return " ".join("".join(kept).split())


def typed_question(text: str, white: str, black: str) -> Question:
    """Return the question that a player typed into a form, with all three texts tidied up by `clean_text`.

    Args:
        text: The question as typed.
        white: The answer for the white stone, as typed.
        black: The answer for the black stone, as typed.
    """
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
    return "asked_before" if was_asked(question.text, past) else None


def was_asked(text: str, past: Iterable[Asked]) -> bool:
    """Return True if the same question was asked earlier in this game, whether it was typed or came from the bank.

    Args:
        text: The text of the question.
        past: The questions asked earlier in this game.
    """
    key, from_bank = question_key(text), is_from_bank(text)
    for each in past:
        other = each.question.text
        if question_key(other) == key:
            return True
        if from_bank != is_from_bank(other):
            bank, typed = (text, other) if from_bank else (other, text)
            if question_key(typed) in map(question_key, question_in_all_languages(bank)):
                return True
    return False


_BANK_TABLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "questions.toml").read_text("utf-8"))


class BankQuestion(NamedTuple):
    """A question from the bank, and the trait of character that decides a computer player's answer to it.

    The trait favours the white answer if `sign` is 1, the black one if it is -1.
    """

    question: Question
    trait: str
    sign: int


def _bank_question(name: str, trait: str, subject: str = "") -> BankQuestion:
    return BankQuestion(
        _named(f"question-{name}", subject), trait.removeprefix("-"), -1 if trait.startswith("-") else 1
    )


def _named(key: str, *details: str) -> Question:
    return Question("|".join([key, *filter(None, details)]), f"{key}.white", f"{key}.black")


BANK: dict[str, tuple[BankQuestion, ...]] = {
    f"subject-{subject}": tuple(_bank_question(f"{subject}-{number}", trait) for number, trait in enumerate(traits, 1))
    for subject, traits in _BANK_TABLES["subjects"].items()
}
_EVERYWHERE: list[str] = _BANK_TABLES["any"]
_TRAITS = {each.question.text: each for stock in BANK.values() for each in stock}


@cache
def bank_questions(subject: str) -> tuple[BankQuestion, ...]:
    """Return the bank's questions on a subject: first those written for it, then those that fit any subject.

    For the free subject, where the speaker chooses, return only those written for it.
    """
    if subject == FREE:
        return BANK[FREE]
    general = [_bank_question(f"any-{number}", trait, subject) for number, trait in enumerate(_EVERYWHERE, 1)]
    return (*BANK.get(subject, ()), *general)


def last_question(subject: str, number: int) -> Question:
    """Return a question for a game in which the whole bank has been asked.

    Args:
        subject: The subject.
        number: The number of this question in the game, counted from 1. The text includes it, so each one is new.
    """
    return _named("question-last", subject, str(number))


@lru_cache(20_000)
def question_trait(question: Question) -> tuple[str, int]:
    """Return the trait that favours one of a question's answers, and a sign: 1 for the white one, -1 for the black.

    The result is ("", 0) for a question that a player typed and for one that fits any subject. If a question of the
    bank is asked with its answers exchanged, the sign is reversed.
    """
    known = _TRAITS.get(question.text)
    if known is None:
        return "", 0
    answers, ours = question[1:], known.question[1:]
    if answers == ours:
        return known.trait, known.sign
    return (known.trait, -known.sign) if answers == ours[::-1] else ("", 0)
