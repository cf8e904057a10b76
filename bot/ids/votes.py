"""What a press asks for under a public vote."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cast:
    """A stone under a public vote; `stone` is white or black."""

    vote: int
    stone: str


@dataclass(frozen=True, slots=True)
class VoteForm:
    """As an id of a form: a new public vote was filled in; of a button: open that form again. `role` 0: everyone."""

    role: int
    days: int
    changes: int
    turnout: int
