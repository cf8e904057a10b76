"""What a press asks for that concerns a whole table: questions, seats, clocks, taking back."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Vote:
    """An answer to a question of the table, by its number; `choice` as in `storage.question.Result`."""

    match: int
    question: int
    choice: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Take one's seat back, or one that is vacant."""

    match: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take one's last step back, in the panel, where it is free."""

    match: int


@dataclass(frozen=True, slots=True)
class Clocks:
    """«Clock» in a lobby: show the clocks to the host, in a new private message; a menu of `SetClock`."""

    match: int


@dataclass(frozen=True, slots=True)
class SetClock:
    """Choose one of the clocks that a lobby offers, by its number."""

    match: int
    preset: int


Agreements = Vote | Sit | TakeBack | Clocks | SetClock
