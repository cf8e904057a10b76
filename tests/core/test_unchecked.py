"""States made without checks are those that are made with them."""

from dataclasses import field, fields

import pytest
from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.unchecked import unchecked


@dataclass(slots=True)
class Board:
    """Every way to say what a field is when nothing is given."""

    owner: int
    phase: str = "move"
    pile: list[int] = field(default_factory=lambda: [1, 2])
    hand: list[int] = Field(default_factory=list, repr=False)
    coins: int = Field(3, ge=0)
    tokens: tuple[int, ...] = ()


make_board = unchecked(Board)


@pytest.mark.parametrize(
    "given", [{"owner": 1}, {"owner": 0, "phase": "over", "pile": [], "hand": [4], "coins": 0, "tokens": (5,)}]
)
def test_it_is_the_same_state(given: dict[str, object]) -> None:
    made, checked = make_board(**given), Board(**given)  # type: ignore[arg-type]
    assert type(made) is Board
    assert made == checked
    assert [getattr(made, each.name) for each in fields(Board)] == [
        getattr(checked, each.name) for each in fields(Board)
    ]


def test_what_may_change_is_made_anew_each_time() -> None:
    one, other = make_board(1), make_board(1)
    one.pile.append(3)
    one.hand.append(3)
    assert (other.pile, other.hand) == ([1, 2], [])


def test_a_list_that_is_given_becomes_the_state_s_own() -> None:
    pile = [7]
    assert make_board(1, pile=pile).pile is pile


def test_what_has_no_default_is_asked_for() -> None:
    with pytest.raises(TypeError, match="owner"):
        make_board()  # type: ignore[call-arg]


def test_nothing_is_checked() -> None:
    assert make_board("nobody").owner == "nobody"  # type: ignore[arg-type, comparison-overlap]
