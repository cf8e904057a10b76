"""The options that a host may set before a match."""

from typing import Literal

from pydantic import Field, field_validator

from games.core.values import Options
from games.ostrakon.content import BLANK_CARDS, LINES, split_subjects

MOST_SUBJECTS = BLANK_CARDS * LINES
LONGEST_SUBJECT = 30


class OstrakonOptions(Options):
    """The options of a match: how philosophers are handed out, who sees who has voted, objections, own subjects.

    The defaults follow the printed rules (rules, A20 and A25 to A27).
    """

    philosophers: Literal["choose", "draw"] = Field(
        default="choose",
        title="Philosophers",
        description="How the twelve philosophers find their players.",
        json_schema_extra={"labels": {"choose": "Everybody chooses one", "draw": "Drawn by lot: begin at once"}},
    )
    show_voters: bool = Field(
        default=False,
        title="Show who has voted",
        description="While the vote runs, say who has laid a stone; otherwise only how many are still to come.",
    )
    objections: bool = Field(
        default=True,
        title="Objections",
        description="More than half of the others may object to a question: then the speaker asks another.",
    )
    subjects: str = Field(
        default="",
        max_length=1_000,
        title="Blank subject cards",
        description="Subjects of your own, separated by semicolons: up to 64, of 30 characters at most. May be empty.",
        examples=[
            "; ".join(f"Subject {k}" for k in range(1, MOST_SUBJECTS + 1)),
            "Cheese",
            "Cheese; Our town; Mondays",
        ],
    )

    @field_validator("subjects")
    @classmethod
    def _tidy(cls, typed: str) -> str:
        found: dict[str, str] = {}
        for subject in split_subjects(typed):
            found.setdefault(subject.casefold(), subject)
        if len(found) > MOST_SUBJECTS:
            raise ValueError(f"eight blank cards hold {MOST_SUBJECTS} subjects, these are {len(found)}")
        for subject in found.values():
            if len(subject) > LONGEST_SUBJECT or not subject.isprintable():
                raise ValueError(f"a subject has at most {LONGEST_SUBJECT} characters, and is one line")
        return "; ".join(found.values())
