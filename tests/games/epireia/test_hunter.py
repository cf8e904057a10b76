"""The Hunter adds 2 to his league's roll against Brigands wherever he stands among its figures (Resolution, 2)."""

import pytest

from games.epireia.content import HOME, NONE, PLACE
from tests.games.epireia.table import Table, the

HERE, ELSEWHERE = "Epirus", "Illyria"


def hunting(*figures: tuple[int, str, str]) -> Table:
    """Athens and Corinth against Brigands on Epirus, with these figures: seat, name, where."""
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble").robbed(HERE)
    for seat in (0, 2):
        mine = [(name, place) for each, name, place in figures if each == seat]
        t.figures(seat, *[name for name, _ in mine], at=[place for _, place in mine])
    return t


@pytest.mark.parametrize(
    "figures",
    [
        ((2, "Aristeus", HERE), (2, "Timoleon", HERE)),
        ((2, "Timoleon", HERE), (2, "Aristeus", HERE)),
        ((0, "Pericles", HERE), (2, "Aristeus", HERE)),
    ],
)
def test_the_hunter_counts_whether_he_is_the_first_the_second_or_an_ally_s(
    figures: tuple[tuple[int, str, str], ...],
) -> None:
    """5 attack points need 3: a 1 and his 2."""
    t = hunting(*figures)
    fought = the(t.resolve(1), "BrigandsFought")
    assert (fought.bonus, fought.required) == (2, 3) and t.state.brigands == []


@pytest.mark.parametrize("place", ["", ELSEWHERE])
def test_a_hunter_who_is_elsewhere_does_not_count(place: str) -> None:
    """3 attack points need 5."""
    t = hunting((2, "Timoleon", HERE), (2, "Aristeus", place))
    assert the(t.resolve(4), "BrigandsFought").bonus == 0 and t.state.owners[0] == NONE
    assert t.state.boards[2].places == [HOME, PLACE[place] if place else HOME]
