"""Questions of our own, by subject: what computer philosophers ask, and examples for people who are stuck."""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from games.ostrakon.content import FREE, PRINTED
from games.ostrakon.question import Question, folded

_TABLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "questions.toml").read_text("utf-8"))


class Stock(NamedTuple):
    """A question of ours, and the trait that draws to its white answer; with a minus, to its black one."""

    question: Question
    trait: str
    sign: int


_COMMON = {line for card in PRINTED for line in card.lines} - set(_TABLES["proper_names"])
"""Subjects that are written small within a sentence; what a host has typed stays as it is."""


def _stock(row: list[str], subject: str = "") -> Stock:
    text, white, black, trait = row
    within = subject[:1].lower() + subject[1:] if subject in _COMMON else subject
    text = text.replace("{x}", within).replace("{X}", subject)
    return Stock(Question(text, white, black), trait.removeprefix("-"), -1 if trait.startswith("-") else 1)


BANK: dict[str, tuple[Stock, ...]] = {
    subject: tuple(_stock(row) for row in rows) for subject, rows in _TABLES["subjects"].items()
}
_EVERYWHERE: list[list[str]] = _TABLES["everywhere"]
_TRAITS = {folded(each.question.text): each for stock in BANK.values() for each in stock}


@cache
def stock_for(subject: str) -> tuple[Stock, ...]:
    """The questions on a subject: those written for it, then those that fit any; on a free subject all free ones."""
    if subject == FREE:
        return BANK[FREE]
    return (*BANK.get(subject, ()), *(_stock(row, subject) for row in _EVERYWHERE))


@lru_cache(20_000)
def leaning(question: Question) -> tuple[str, int]:
    """The trait that draws to the white answer of a question of ours, and its sign; of others nothing is known."""
    known = _TRAITS.get(folded(question.text))
    if known is None:
        return "", 0
    answers = folded(question.white), folded(question.black)
    ours = folded(known.question.white), folded(known.question.black)
    if answers == ours:
        return known.trait, known.sign
    return (known.trait, -known.sign) if answers == ours[::-1] else ("", 0)
