"""The options that a host may set before a match."""

from typing import Literal

from pydantic import Field, field_validator

from games.core.values import Options
from games.ostrakon.content import BLANK_CARDS, LINES, split_subjects
from games.ostrakon.words import say

MOST_SUBJECTS = BLANK_CARDS * LINES
LONGEST_SUBJECT = 30


class OstrakonOptions(Options):
    """The options of a match: how philosophers are handed out, who sees who has voted, objections, own subjects.

    The defaults follow the printed rules (rules, A20 and A25 to A27).
    """

    philosophers: Literal["choose", "draw"] = "choose"
    show_voters: bool = False
    objections: bool = True
    subjects: str = Field(
        default="",
        max_length=1_000,
        examples=[
            "; ".join(f"Subject {k}" for k in range(1, MOST_SUBJECTS + 1)),
            "cheese",
            "cheese; our-town; mondays",
        ],
    )

    @field_validator("subjects")
    @classmethod
    def _tidy(cls, typed: str) -> str:
        found: dict[str, str] = {}
        for subject in split_subjects(typed):
            found.setdefault(subject.casefold(), subject)
        if len(found) > MOST_SUBJECTS:
            raise ValueError(say.label("fault-too-many-subjects", most=MOST_SUBJECTS, count=len(found)))
        for subject in found.values():
            if len(subject) > LONGEST_SUBJECT or not subject.isprintable():
                raise ValueError(say.label("fault-long-subject", most=LONGEST_SUBJECT))
        return "; ".join(found.values())
