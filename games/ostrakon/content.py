"""The material of Ostrakon, read from `content.toml`: philosophers, the path, the calendar, the subject cards."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

_TABLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "content.toml").read_text("utf-8"))

Rule = Literal["regular", "corruption", "oracle", "treachery"]
"""The four faces of the two Rule of the Day cards."""
Stone = Literal["white", "black"]
STONES: tuple[Stone, Stone] = ("white", "black")

TEMPLE: int = _TABLES["temple"]
"""The Temple of Wisdom, after the spaces 1 to 16."""
FREE = "???"
"""The line of a subject card that leaves the subject to the speaker."""
LINES = 8
BLANK_CARDS = 8
"""So many blank subject cards come with the game."""


class Table(NamedTuple):
    """What depends on the number of players: the start space, the number of days (moons left uncovered), and how many
    Corruption and Oracle affect (Preparation; Special days)."""

    start: int
    days: int
    affected: int


TABLES: dict[int, Table] = {
    seats: Table(row["start"], row["days"], row["affected"]) for row in _TABLES["tables"] for seats in row["seats"]
}

RULES: tuple[Rule, ...] = ("regular", "corruption", "oracle", "treachery")
SYMBOLS: dict[int, Rule] = {space: rule for rule in RULES[1:] for space in _TABLES["spaces"][rule]}
"""The spaces that carry a special symbol."""

PHILOSOPHERS: tuple[str, ...] = tuple(row["name"] for row in _TABLES["philosophers"])
TRAITS: tuple[dict[str, int], ...] = tuple(row["traits"] for row in _TABLES["philosophers"])


def other(stone: Stone) -> Stone:
    """The other side of a stone-card."""
    return "black" if stone == "white" else "white"


def needed(seats: int) -> int:
    """How many of the others have to match the speaker: at least half of them."""
    return seats // 2


def best_advance(seats: int) -> int:
    """The most spaces that a question can bring: all others but those who have to match."""
    return seats - 1 - needed(seats)


class SubjectCard(NamedTuple):
    """Eight subjects, and an arrow (counted from 0) that points at a line of the card beneath."""

    arrow: int
    lines: tuple[str, ...]


PRINTED: tuple[SubjectCard, ...] = tuple(SubjectCard(row["arrow"] - 1, tuple(row["lines"])) for row in _TABLES["cards"])


@cache
def subject_cards(blanks: str) -> tuple[SubjectCard, ...]:
    """The printed cards, and after them the blank ones that a host has filled: as many as the subjects need, the lines
    that are left over filled again from the first subject on."""
    subjects = split_subjects(blanks)
    cards = [
        SubjectCard(number % LINES, tuple([subjects[(number * LINES + i) % len(subjects)] for i in range(LINES)]))
        for number in range(-(-len(subjects) // LINES))
    ]
    return (*PRINTED, *cards)


def split_subjects(blanks: str) -> list[str]:
    """The subjects in what a host has typed: separated by semicolons or line breaks."""
    parts = blanks.replace("\n", ";").split(";")
    return [" ".join(part.split()) for part in parts if part.strip()]
