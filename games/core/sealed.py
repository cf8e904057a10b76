"""Sealed choices: bids, votes or layouts that several seats choose in secret and that are revealed together."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Generic, TypeVar

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.chance import Chance

T = TypeVar("T")


@dataclass(slots=True)
class Submissions:
    """The public half of `Sealed`: which seats choose in secret, and how many of them have yet to, but not which."""

    seats: tuple[int, ...]
    """The seats that take part, in seat order."""
    missing: int
    """The number of choices still to come."""

    def guess_chosen(self, chance: Chance, known: Mapping[int, bool]) -> tuple[int, ...]:
        """Guess which seats have chosen, for `Game.determinize`: as many as have, and in keeping with what is known.

        Args:
            chance: The source of the guess.
            known: Whether a seat has chosen, by seat, for the seats of which the view tells it.

        Returns:
            The seats, in seat order.
        """
        chosen = [seat for seat in self.seats if known.get(seat)]
        others = [seat for seat in self.seats if seat not in known]
        while len(chosen) < len(self.seats) - self.missing:
            chosen.append(chance.draw(others))
        return tuple(sorted(chosen))


@dataclass(slots=True)
class Sealed(Submissions, Generic[T]):
    """One hidden choice per seat, stored in seat order, so that the state does not reveal who chose first.

    The action that submits the last choice must take all choices out with `open` at once: no state may hold a set in
    which nobody's choice is missing, and `games/laws` tests for it. A game's `Public` declares the field as
    `Submissions`, and its state declares it again as `Sealed`.
    """

    choices: dict[int, T | None] = Field(default_factory=dict, repr=False)
    """By seat, its choice, or None if that is missing. Empty in a copy made from a view: `determinize` guesses them."""

    @classmethod
    def for_seats(cls, seats: Iterable[int]) -> "Sealed[T]":
        """Create a set in which each of these seats has yet to choose."""
        return cls.holding(dict.fromkeys(sorted(seats)))

    @classmethod
    def holding(cls, choices: Mapping[int, T | None]) -> "Sealed[T]":
        """Create a set with these choices by seat, in seat order; None stands for a missing one."""
        return cls(tuple(choices), list(choices.values()).count(None), dict(choices))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose choice is still missing, in seat order."""
        return tuple([seat for seat, choice in self.choices.items() if choice is None])

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats that have made their choice, in seat order."""
        return tuple([seat for seat, choice in self.choices.items() if choice is not None])

    def has_chosen(self, seat: int) -> bool:
        """Return True if a seat has made its choice."""
        return self.choices.get(seat) is not None

    def choose(self, seat: int, choice: T) -> bool:
        """Submit a seat's choice, or replace its earlier one.

        Args:
            seat: The seat that chooses.
            choice: Its choice; not None, which stands for a missing one.

        Returns:
            True if every seat has now chosen; the caller must then call `open` before the action ends.
        """
        self.missing -= self.choices[seat] is None
        self.choices[seat] = choice
        return not self.missing

    def withdraw(self, seat: int) -> None:
        """Remove a seat's choice, so that it has to choose again."""
        self.missing += self.choices[seat] is not None
        self.choices[seat] = None

    def open(self) -> dict[int, T]:
        """Return all choices by seat; the object itself does not change, so the caller has to discard it.

        Raises:
            ValueError: A choice is still missing.
        """
        if self.missing:
            raise ValueError("not everybody has chosen")
        return {seat: choice for seat, choice in self.choices.items() if choice is not None}


def differ_only_in_missing(one: Any, other: Any) -> bool:
    """Return True if two views are equal, or differ in nothing but how many sealed choices are still to come.

    Args:
        one: A view, or a part of one.
        other: The same part of the other view.
    """
    if one == other:
        return True
    if type(one) is not type(other):
        return False
    if type(one) is Submissions:
        return bool(one.seats == other.seats)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(differ_only_in_missing(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(differ_only_in_missing, one, other))
    if is_dataclass(one):
        return all(differ_only_in_missing(getattr(one, each.name), getattr(other, each.name)) for each in fields(one))
    return False
