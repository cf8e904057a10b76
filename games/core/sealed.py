"""Sealed choices: bids, votes or layouts that several seats choose in secret and that are revealed together."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from pydantic import Field
from pydantic.dataclasses import dataclass

T = TypeVar("T")


@dataclass(slots=True)
class Submissions:
    """The public half of `Sealed`: which seats have made their secret choice, but neither what nor in which order."""

    made: dict[int, bool]
    """Whether each seat has submitted its choice, in seat order."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose choice is still missing, in seat order."""
        return tuple([seat for seat, made in self.made.items() if not made])

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats that have made their choice, in seat order."""
        return tuple([seat for seat, made in self.made.items() if made])


@dataclass(slots=True)
class Sealed(Submissions, Generic[T]):
    """One hidden choice per seat, stored in seat order, so that the state does not reveal who chose first.

    The action that submits the last choice must call `open` at once: no state may hold a complete, unopened set, and
    `games/laws` tests for it. A `Public` declares the field as `Submissions`, the state declares it again as `Sealed`.
    """

    choices: dict[int, T | None] = Field(default_factory=dict, repr=False)
    """The choice of each seat, None if it is missing. Empty after copying from a view: `determinize` must guess it."""

    @classmethod
    def for_seats(cls, seats: Iterable[int]) -> "Sealed[T]":
        """Create a set in which each of these seats has yet to choose."""
        order = sorted(seats)
        return cls(dict.fromkeys(order, False), dict.fromkeys(order))

    @classmethod
    def holding(cls, choices: Mapping[int, T | None]) -> "Sealed[T]":
        """Create a set with these choices by seat; None stands for a missing one."""
        return cls({seat: choice is not None for seat, choice in choices.items()}, dict(choices))

    def choose(self, seat: int, choice: T) -> bool:
        """Submit a seat's choice, or replace its earlier one.

        Args:
            seat: The seat that chooses.
            choice: Its choice; not None, which stands for a missing one.

        Returns:
            True if every seat has now chosen; the caller must then call `open` before the action ends.
        """
        self.made[seat] = True
        self.choices[seat] = choice
        return False not in self.made.values()

    def withdraw(self, seat: int) -> None:
        """Remove a seat's choice, so that it has to choose again."""
        self.made[seat] = False
        self.choices[seat] = None

    def open(self) -> dict[int, T]:
        """Return all choices by seat.

        Raises:
            ValueError: A choice is still missing.
        """
        if self.waiting:
            raise ValueError("not everybody has chosen")
        return {seat: choice for seat, choice in self.choices.items() if choice is not None}
