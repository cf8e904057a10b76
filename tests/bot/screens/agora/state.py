"""The values of the toy: options, state, view, events."""

from typing import Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.values import Event, Options, event


class AgoraOptions(Options):
    """One option of each kind, and more than fit on a page."""

    variant: Literal["short", "long_form"] = Field(
        "short", title="Variant", description="How long.", json_schema_extra={"labels": {"long_form": "The long one"}}
    )
    fouling: bool = Field(False, title="Fouling")
    rounds: int = Field(3, title="Rounds", description="How many.", ge=1, le=9)
    coins: int = Field(100, title="Coins", ge=1, le=1000)
    motto: str = Field("", title="Motto", max_length=20)


@dataclass(slots=True)
class AgoraState:
    hands: list[int]
    options: AgoraOptions
    turn: int = 0
    said: list[str] = Field(default_factory=list)
    votes: Sealed[int] | None = None


@dataclass(slots=True)
class AgoraView:
    seat: int | None
    turn: int
    seats: int
    options: AgoraOptions
    said: tuple[str, ...]
    votes: Submissions | None
    hand: int | None
    vote: int | None


@event
class Moved(Event):
    seat: int
    what: str


@event
class Dealt(Event):
    card: int


@event
class Voted(Event):
    stones: tuple[int, ...]
