"""The options that a host may set before a game, and the cleaning of text entered by players."""

from collections import Counter
from typing import Annotated, Literal
from unicodedata import category

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

from games.core.values import Options

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Unicode letters and symbols that are drawn as blank space."""


def clean_text(typed: str) -> str:
    """Return text that a player typed as one line without control characters, or "" if none of it is visible."""
    line = " ".join("".join([" " if category(c) == "Cc" else c for c in typed]).split())
    return line if visible_length(line) else ""


def visible_length(text: str) -> int:
    """Return the number of visible characters: letters, digits, punctuation and symbols that are not drawn blank."""
    return sum(category(c)[0] in "LNPS" and c not in _BLANK for c in text)


Line = Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[^\x00-\x1f\x7f]*$")]
"""The type of one line of text in a host's file: no line breaks, no control characters."""

SHORTEST_TEACHING, LONGEST_TEACHING, LONGEST_PLACE = 3, 140, 50
LONGEST_CARD = LONGEST_TEACHING + LONGEST_PLACE + len(" ()")
"""The largest number of characters of a wisdom card written as "teaching (place)"."""


class WisdomCard(BaseModel):
    """A wisdom card from a file that the host provides: its philosopher, its teaching, and where that was written."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    philosopher: Literal["Aristotle", "Plato", "Heraclitus", "Socrates", "Homer", "Sophocles"]
    teaching: Annotated[Line, Field(min_length=SHORTEST_TEACHING, max_length=LONGEST_TEACHING)]
    place: Annotated[Line, Field(max_length=LONGEST_PLACE)] = ""

    @field_validator("teaching")
    @classmethod
    def _readable(cls, teaching: str) -> str:
        if visible_length(teaching) < SHORTEST_TEACHING:
            raise ValueError(f"a teaching has at least {SHORTEST_TEACHING} characters that can be seen")
        return teaching

    def text(self) -> str:
        """Return the text of the card: the teaching, followed by its place in parentheses if it has one."""
        return f"{self.teaching} ({self.place})" if self.place else self.teaching


_EXAMPLE = tuple(
    WisdomCard(philosopher="Plato", teaching=teaching, place=place)
    for teaching, place in (
        ("A cave can be mistaken for the world.", "Republic 514a"),
        ("What is just is found more easily in a city than in one person.", "Republic 368e"),
        ("Nobody does wrong willingly.", "Protagoras 345d"),
    )
)


class PhilosophiaOptions(Options):
    """The options that the host of a match may choose: set-up, map, the True Philosopher variant and the solo game."""

    philosophers: Literal["random", "choose"] = Field(
        "random",
        title="Philosophers",
        description="Dealt at random, or chosen one after the other.",
        json_schema_extra={"labels": {"random": "Dealt at random", "choose": "Chosen in turn"}},
    )
    map: Literal["whole", "halves"] = Field(
        "whole",
        title="Map",
        description="In one picture, or in two large halves that are easier to read on a phone.",
        json_schema_extra={"labels": {"whole": "One picture", "halves": "Two halves for phones"}},
    )
    moirai: Literal["nous", "logos", "sophia"] = Field(
        "logos",
        title="Moirai (solo)",
        description="How strong the Fates are when you play alone.",
        json_schema_extra={"labels": {"nous": "Nous (easy)", "logos": "Logos (medium)", "sophia": "Sophia (hard)"}},
    )
    prove_knowledge: bool = Field(
        False,
        title="Prove your knowledge",
        description="True Philosopher: the token for three wisdom cards has to be earned by summarising them.",
    )
    real_debate: Literal["off", "spoken", "judged"] = Field(
        "off",
        title="Real debate",
        description="True Philosopher: every card comes with an argument; judged: the table has to accept it.",
        json_schema_extra={
            "labels": {"off": "Off", "spoken": "An argument with every card", "judged": "The table judges arguments"}
        },
    )
    thinking_time: Literal[0, 10, 30] = Field(
        0,
        title="Thinking time",
        description="Seconds for an argument of a real debate; who takes longer passes.",
        json_schema_extra={"labels": {"0": "No limit", "10": "10 seconds", "30": "30 seconds"}},
    )
    own_wisdom: bool = Field(
        False,
        title="Own wisdom cards",
        description="Before the game begins the host may write wisdom cards for any philosopher.",
    )
    wisdom: tuple[WisdomCard, ...] = Field(
        (),
        title="Wisdom cards from a file",
        description="A teacher's own cards, three for each philosopher that gets any.",
        max_length=18,
        examples=[_EXAMPLE],
        json_schema_extra={"file": "toml"},
    )

    @field_validator("wisdom")
    @classmethod
    def _three_each(cls, cards: tuple[WisdomCard, ...]) -> tuple[WisdomCard, ...]:
        for name, count in Counter(card.philosopher for card in cards).items():
            if count != 3:
                raise ValueError(f"{name} has {count} of the three cards that a philosopher has")
            texts = [card.teaching.casefold() for card in cards if card.philosopher == name]
            if len(set(texts)) < 3:
                raise ValueError(f"two of the cards of {name} are the same")
        return cards
