"""The Champion wins tied conflicts that he is in, unless both leagues have one in it (A14)."""

import pytest

from games.epireia.content import HOME, NONE, PLACE
from tests.games.epireia.table import Table, the


def tied(place: str, *figures: tuple[int, str], owner: int = NONE) -> Table:
    """Elis and Sparta, with these figures at a place."""
    t = Table(("Elis", 0), ("Sparta", 1), scenario="City of Marble")
    for seat, name in figures:
        t.figures(seat, name, at=[place])
    return t if owner == NONE else t.own(owner, place)


@pytest.mark.parametrize("place", ["Epirus", "Delphi"])
def test_a_tie_is_the_league_s_that_has_the_champion_in_it(place: str) -> None:
    assert the(tied(place, (0, "Eupolemos"), (1, "Lysander")).resolve(5, 5), "Fought").winner == 0
    assert the(tied(place, (0, "Iphitos"), (1, "Eupolemos")).resolve(5, 5), "Fought").winner == 1


@pytest.mark.parametrize("owner", [NONE, 0, 1])
def test_a_tie_without_a_champion_is_nobody_s(owner: int) -> None:
    dice = (5, 5) if owner != 0 else (3, 5)  # Iphitos guards what Elis owns: 2 more
    t = tied("Epirus", (0, "Iphitos"), (1, "Lysander"), owner=owner)
    assert the(t.resolve(*dice), "Fought").winner == NONE and t.state.owners[0] == owner
    assert [board.places for board in t.state.boards] == [[HOME], [HOME]]


def test_a_tie_with_a_champion_on_both_sides_is_nobody_s() -> None:
    """There is one in the box; Sparta borrows him."""
    t = tied("Epirus", (0, "Eupolemos"), (1, "Eupolemos"))
    assert the(t.resolve(5, 5), "Fought").winner == NONE
    assert [board.places for board in t.state.boards] == [[HOME], [HOME]] and t.state.owners[0] == NONE


def test_a_champion_who_is_elsewhere_wins_nothing() -> None:
    t = tied("Epirus", (1, "Lysander")).figures(0, "Eupolemos", "Iphitos", at=["Illyria", "Epirus"])
    assert the(t.resolve(5, 5), "Fought").winner == NONE
    assert t.state.boards[0].places == [PLACE["Illyria"], HOME]


def test_a_champion_with_fewer_points_loses() -> None:
    assert the(tied("Epirus", (0, "Eupolemos"), (1, "Lysander")).resolve(4, 5), "Fought").winner == 1
