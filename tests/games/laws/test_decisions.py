"""The law that a decision changes with its question, on single steps that no random game of the toy is made of."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

import pytest

from games.core.sealed import Sealed
from games.laws.decisions import decisions_change_with_the_question
from games.laws.walk import LawBroken, Position


@dataclass
class Table:
    """Two seats with a box of sealed choices."""

    box: Sealed[int]
    key: int = 0


def step(before: Table, after: Table, seat: int, active: tuple[int, ...] = (1,)) -> Position:
    """A step of a seat; who is active stays the same."""
    game = SimpleNamespace(
        decision=lambda state: ("choose", state.key), asked_seats=lambda state: (0, 1), action_types=lambda *_: (int,)
    )
    was = SimpleNamespace(state=before, active=active, sealed=[before.box])
    last = SimpleNamespace(before=was, seat=seat, action="a choice")
    now = SimpleNamespace(game=game, state=after, active=active, sealed=[after.box], last=last)
    return cast(Position, cast(Any, now))


def test_the_last_one_who_chooses_and_goes_on_alone_has_another_decision() -> None:
    """Only the choices that were opened say that something is over: nobody else becomes active or stops to be."""
    chosen, opened = Table(Sealed.holding({0: 5, 1: None})), Table(Sealed.holding({0: None, 1: None}))
    with pytest.raises(LawBroken, match=r"opens the sealed choices of seats \[0\]"):
        decisions_change_with_the_question(step(chosen, opened, 1))
    opened.key = 1
    decisions_change_with_the_question(step(chosen, opened, 1))


def test_a_seat_may_take_its_own_choice_back_in_the_same_decision() -> None:
    chosen, retracted = Table(Sealed.holding({0: 5, 1: None})), Table(Sealed.holding({0: None, 1: None}))
    decisions_change_with_the_question(step(chosen, retracted, 0))


def test_a_step_of_one_seat_asks_no_other_seat_in_the_same_decision() -> None:
    table = Table(Sealed.holding({0: None, 1: None}))
    position = step(table, Table(Sealed.holding({0: None, 1: None})), 1, active=(0, 1))
    position.last.before.active = (1,)  # type: ignore[union-attr, misc]
    with pytest.raises(LawBroken, match="active seats"):
        decisions_change_with_the_question(position)
