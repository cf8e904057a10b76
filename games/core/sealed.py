"""Sealed choices: bids, votes and layouts that several seats make unseen and that are opened together."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from pydantic import Field
from pydantic.dataclasses import dataclass

T = TypeVar("T")


@dataclass(slots=True)
class Sealed(Generic[T]):
    """One choice a seat, in the order of the seats: which came first is not even stored.

    The step in which the last choice arrives has to open it, so no state ever holds a full and closed one.
    Views show `chosen`, never `choices`.
    """

    choices: dict[int, T | None] = Field(repr=False)

    @classmethod
    def for_seats(cls, seats: Iterable[int]) -> "Sealed[T]":
        """A box that waits for a choice of each of these seats."""
        return cls(dict.fromkeys(sorted(seats)))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have not chosen, in seat order."""
        return tuple([seat for seat, choice in self.choices.items() if choice is None])

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats that have chosen, in seat order; what a view may show."""
        return tuple([seat for seat, choice in self.choices.items() if choice is not None])

    def choose(self, seat: int, choice: T) -> bool:
        """Put a choice in, or change it. True when it was the last one: then `open` it in this very step."""
        self.choices[seat] = choice
        return None not in self.choices.values()

    def withdraw(self, seat: int) -> None:
        """Take a choice back while the others are still choosing."""
        self.choices[seat] = None

    def open(self) -> dict[int, T]:
        """All choices by seat.

        Raises:
            ValueError: somebody has not chosen yet.
        """
        if self.waiting:
            raise ValueError("not everybody has chosen")
        return {seat: choice for seat, choice in self.choices.items() if choice is not None}
