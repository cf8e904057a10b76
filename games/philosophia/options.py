"""The options that a host may set before a game, and the cleaning of text entered by players."""

from collections import Counter
from typing import Annotated, Any, Literal
from unicodedata import category

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

from games.core.values import Options
from games.core.words import Words

say = Words("games.philosophia")  # not that of words.py, which needs these options

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


_EXAMPLE = [
    {"philosopher": "plato", "teaching": maxim} for maxim in ("gnothi-seauton", "meden-agan", "engya-para-d-ate")
]
"""Three teachings for the checks of the engine, which try out every option; nobody reads them."""


class WisdomCard(BaseModel):
    """A wisdom card from a file that the host provides: its philosopher, its teaching, and where that was written."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    philosopher: Literal["aristotle", "plato", "heraclitus", "socrates", "homer", "sophocles"]
    teaching: Annotated[Line, Field(min_length=SHORTEST_TEACHING, max_length=LONGEST_TEACHING)]
    place: Annotated[Line, Field(max_length=LONGEST_PLACE)] = ""

    @field_validator("philosopher", mode="before")
    @classmethod
    def _in_any_case(cls, philosopher: Any) -> Any:
        return philosopher.lower() if isinstance(philosopher, str) else philosopher

    @field_validator("teaching")
    @classmethod
    def _readable(cls, teaching: str) -> str:
        if visible_length(teaching) < SHORTEST_TEACHING:
            raise ValueError(say.label("fault-short", count=SHORTEST_TEACHING))
        return teaching

    def text(self) -> str:
        """Return the text of the card: the teaching, followed by its place in parentheses if it has one."""
        return f"{self.teaching} ({self.place})" if self.place else self.teaching


class PhilosophiaOptions(Options):
    """The options that the host of a match may choose: set-up, the True Philosopher variant and the solo game."""

    philosophers: Literal["random", "choose"] = "random"
    moirai: Literal["nous", "logos", "sophia"] = "logos"
    prove_knowledge: bool = False
    real_debate: Literal["off", "spoken", "judged"] = "off"
    thinking_time: Literal[0, 10, 30] = 0
    own_wisdom: bool = False
    wisdom: tuple[WisdomCard, ...] = Field(
        (),
        max_length=18,
        examples=[_EXAMPLE],
        json_schema_extra={"file": "toml"},
    )

    @field_validator("wisdom")
    @classmethod
    def _three_each(cls, cards: tuple[WisdomCard, ...]) -> tuple[WisdomCard, ...]:
        for name, count in Counter(card.philosopher for card in cards).items():
            philosopher = say.message(f"philosopher-{name}")
            if count != 3:
                raise ValueError(say.label("fault-three", philosopher=philosopher, count=count))
            texts = [card.teaching.casefold() for card in cards if card.philosopher == name]
            if len(set(texts)) < 3:
                raise ValueError(say.label("fault-same", philosopher=philosopher))
        return cards
