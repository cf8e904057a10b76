"""How computer philosophers think: what each of them likes, and what a table will probably answer.

A computer's character is that of its philosopher's card, which the lot gave it at the start: everybody sees the card,
so no state has to hide a character. It follows a question's words alone, so the same question gets the same answer.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from math import exp
from typing import NamedTuple

from games.ostrakon.bank import leaning
from games.ostrakon.content import PHILOSOPHERS, TEMPLE, TRAITS, Stone, best_advance, needed, other
from games.ostrakon.question import Asked, Question, folded
from games.ostrakon.state import State

_WEIGHT, _WHIMS = 7_500, 10_000
"""What a point of character counts, and how many whims there are."""


@lru_cache(20_000)
def opinion(philosopher: int, question: Question) -> Stone:
    """What this philosopher answers: by character where the question is one of ours, by whim else. A whim is fixed for
    the words of each answer, so that it is the same whichever stone stands for it."""
    traits = TRAITS[philosopher]
    trait, sign = leaning(question)
    white, black = (_whim(philosopher, question.text, answer) for answer in (question.white, question.black))
    liking = _WEIGHT * sign * traits.get(trait, 0) + white - black
    return "white" if (liking, folded(question.white)) > (0, folded(question.black)) else "black"


def _whim(philosopher: int, text: str, answer: str) -> int:
    """A number below `_WHIMS`."""
    words = f"{PHILOSOPHERS[philosopher]}|{folded(text)}|{folded(answer)}".encode()
    return int.from_bytes(blake2b(words, digest_size=4).digest(), "little") % _WHIMS


class Habit(NamedTuple):
    """How a seat has voted when it was not the speaker: how often, how often white, and how often as its card would."""

    votes: int = 0
    whites: int = 0
    in_character: int = 0


@lru_cache(2_000)
def habits(past: tuple[Asked, ...], philosophers: tuple[int | None, ...]) -> tuple[Habit, ...]:
    """The habits of all seats after these questions."""
    if not past:
        return (Habit(),) * len(philosophers)
    before, last = habits(past[:-1], philosophers), past[-1]
    if not last.stones:
        return before
    found = []
    for seat, (habit, stone, card) in enumerate(zip(before, last.stones, philosophers, strict=True)):
        if seat != last.seat and card is not None:
            votes, whites, in_character = habit
            if seat in last.turned:  # what it said before it was corrupted
                stone = other(stone)
            as_card = stone == opinion(card, last.question)
            habit = Habit(votes + 1, whites + (stone == "white"), in_character + as_card)
        found.append(habit)
    return tuple(found)


@lru_cache(2_000)
def forecast(past: tuple[Asked, ...], philosophers: tuple[int | None, ...], question: Question) -> tuple[int, ...]:
    """How likely each seat is to answer white, in percent, from how the table has voted so far.

    Who has always answered as its card would will probably do so again; of others only their taste for white is known.
    """
    return expected(habits(past, philosophers), philosophers, question)


def expected(habits: tuple[Habit, ...], philosophers: tuple[int | None, ...], question: Question) -> tuple[int, ...]:
    """The same for a table of these habits."""
    found = []
    for habit, card in zip(habits, philosophers, strict=True):
        votes, whites, in_character = habit
        taste = (whites + 2) / (votes + 4)
        faith = (in_character + 2) / (votes + 4)
        if card is None or opinion(card, question) == "black":
            faith = 1 - faith
        both, neither = taste * faith, (1 - taste) * (1 - faith)
        found.append(round(100 * both / (both + neither)))
    return tuple(found)


def evenness(chances: Sequence[int], speaker: int) -> float:
    """How far from an even split of the others a question is expected to be; 0 is the best."""
    others = [white for seat, white in enumerate(chances) if seat != speaker]
    return abs(sum(others) / len(others) - 50)


def prediction(chances: Sequence[float], speaker: int) -> Stone:
    """The stone with which a speaker may expect to advance further, when each of the others lays white with these
    chances (in percent)."""
    whites = spread(chances, speaker)
    seats = len(chances)
    white = sum(share * worth_of(k, seats) for k, share in enumerate(whites))
    black = sum(share * worth_of(seats - 1 - k, seats) for k, share in enumerate(whites))
    return "white" if white >= black else "black"


def spread(chances: Sequence[float], speaker: int) -> list[float]:
    """How likely it is that 0, 1, 2 ... of the others lay white, when each does with these chances (in percent)."""
    whites = [1.0]
    for seat, chance in enumerate(chances):
        if seat != speaker:
            p = chance / 100
            whites = [
                (whites[k] * (1 - p) if k < len(whites) else 0.0) + (whites[k - 1] * p if k else 0.0)
                for k in range(len(whites) + 1)
            ]
    return whites


def worth_of(matches: int, seats: int) -> int:
    """How far a speaker advances whom so many others match."""
    return seats - 1 - matches if matches >= needed(seats) else 0


def standing(s: State) -> list[float]:
    """How well each seat stands at the beginning of a turn: its share of the hopes of winning."""
    seats, best = s.seats, best_advance(s.seats)
    places = [0.0] * seats
    for space in range(1, TEMPLE + 1):
        pile = s.piles[space]
        if pile:
            to_speak = space <= s.sun
            for depth, seat in enumerate(pile):
                places[seat] = space + (0.45 * best if to_speak else 0.0) - 0.1 * depth / len(pile)
    for depth, seat in enumerate(s.under):
        places[seat] = s.sun - 0.1 * depth / len(s.under)
    spread = 0.8 + 0.45 * (s.table.days - s.day) * best**0.5
    hopes = [exp((place + 0.5 * branch) / spread) for place, branch in zip(places, s.branches, strict=True)]
    total = sum(hopes)
    return [hope / total for hope in hopes]
