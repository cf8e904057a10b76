"""The components of Ostrakon, read from `content.toml`: philosophers, path, calendar and subject cards."""

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
"""The number of the space that is the Temple of Wisdom, after the spaces 1 to 16."""
FREE = "subject-free"
"""The line of a subject card that lets the speaker choose the subject; the card shows it as ???."""
LINES = 8
BLANK_CARDS = 8
"""The number of blank subject cards in the box."""


class Table(NamedTuple):
    """The numbers that depend on the number of players: start space, days, and seats affected on special days."""

    start: int
    """The space of the path on which all philosophers start."""
    days: int
    """The number of days that the game lasts: the moons on the calendar left uncovered at the start."""
    affected: int
    """The number of seats that the speaker names on a day of Corruption or of the Oracle."""


TABLES: dict[int, Table] = {
    seats: Table(row["start"], row["days"], row["affected"]) for row in _TABLES["tables"] for seats in row["seats"]
}

RULES: tuple[Rule, ...] = ("regular", "corruption", "oracle", "treachery")
SYMBOLS: dict[int, Rule] = {space: rule for rule in RULES[1:] for space in _TABLES["spaces"][rule]}
"""By space with a symbol: the special rule for which the symbol stands."""

PHILOSOPHERS: tuple[str, ...] = tuple(row["id"] for row in _TABLES["philosophers"])
"""The keys of the twelve philosophers, with which the catalogue names them; elsewhere one is an index into this."""
TRAITS: tuple[dict[str, int], ...] = tuple(row["traits"] for row in _TABLES["philosophers"])


def other(stone: Stone) -> Stone:
    """Return the colour of the other side of a stone-card: "black" for "white" and the other way round."""
    return "black" if stone == "white" else "white"


def needed(seats: int) -> int:
    """Return how many of the other seats must match the speaker's stone for success: at least half of them."""
    return seats // 2


def best_advance(seats: int) -> int:
    """Return the most spaces that a speaker can advance in a turn; `seats` is the number of seats in the game."""
    return seats - 1 - needed(seats)


class SubjectCard(NamedTuple):
    """A card with eight subjects, one a line, and an arrow to a line (counted from 0) of the card beneath it."""

    arrow: int
    lines: tuple[str, ...]
    """The eight subjects: message keys such as "subject-sport" on a printed card, the host's texts on a blank one."""


PRINTED: tuple[SubjectCard, ...] = tuple(
    SubjectCard(row["arrow"] - 1, tuple([f"subject-{line}" for line in row["lines"]])) for row in _TABLES["cards"]
)


@cache
def subject_cards(blanks: str) -> tuple[SubjectCard, ...]:
    """Return the printed subject cards, followed by blank cards that carry the subjects typed for this match.

    There are as many blank cards as the subjects need. Leftover lines repeat the subjects from the first one on.

    Args:
        blanks: The subjects that the player who opened the match typed, separated by semicolons.
    """
    subjects = split_subjects(blanks)
    cards = [
        SubjectCard(number % LINES, tuple([subjects[(number * LINES + i) % len(subjects)] for i in range(LINES)]))
        for number in range(-(-len(subjects) // LINES))
    ]
    return (*PRINTED, *cards)


def split_subjects(blanks: str) -> list[str]:
    """Return the subjects typed by the player who opened the match, separated by semicolons or line breaks."""
    parts = blanks.replace("\n", ";").split(";")
    return [" ".join(part.split()) for part in parts if part.strip()]
