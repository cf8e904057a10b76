"""Rolling a die again: Brasidas (Daring) may do so in a conflict, once a turn, when it has not won already."""

import pytest

from games.epireia.actions.diplomacy import LetStand, RollAgain
from games.epireia.content import HOME, NONE, PLACE
from games.epireia.state import ONCE_REROLL
from tests.games.epireia.table import Table, kinds, the


def facing(place: str, *, daring: int = 1) -> Table:
    """Pericles (3) and Brasidas (2) at one place. Brasidas is of this league."""
    cities = (("Athens", 0), ("Sparta", 1)) if daring else (("Sparta", 0), ("Athens", 1))
    t = Table(*cities, scenario="City of Marble")
    return t.figures(1 - daring, "Pericles", at=[place]).figures(daring, "Brasidas", at=[place])


@pytest.mark.parametrize("daring", [0, 1])
@pytest.mark.parametrize(("second", "winner"), [(1, "the other"), (6, NONE), (7, "daring")])
def test_daring_is_asked_when_the_conflict_is_tied_and_the_second_roll_stands(
    daring: int, second: int, winner: str | int
) -> None:
    dice = {1 - daring: 5, daring: 6}  # 8 to 8
    t = facing("Epirus", daring=daring)
    assert t.resolve(dice[0], dice[1]) == [] and t.state.asked == daring
    fought = the(t.do(RollAgain(), second - 1, rest=True), "Fought")
    assert fought.totals[daring] == second + 2 and fought.totals[1 - daring] == 8
    assert fought.winner == {"the other": 1 - daring, "daring": daring}.get(str(winner), NONE)


def test_daring_is_not_asked_when_the_conflict_is_won() -> None:
    assert the(facing("Epirus").resolve(5, 7), "Fought").winner == 1


def brigands() -> Table:
    t = Table(scenario="City of Marble").robbed("Epirus")
    return t.figures(1, "Brasidas", at=["Epirus"])


def test_daring_may_roll_again_against_brigands() -> None:
    """«Conflict with Brigands»: 2 attack points need 7."""
    t = brigands()
    assert t.resolve(6) == [] and t.state.asked == 1
    assert kinds(t.do(RollAgain(), 7 - 1, rest=True))[1:3] == ["BrigandsFought", "TerritoryTaken"]
    assert t.state.brigands == [] and t.state.boards[1].places == [PLACE["epirus"]]


@pytest.mark.parametrize("again", [True, False])
def test_brigands_who_hold_against_daring_send_it_home(again: bool) -> None:
    t = brigands()
    t.resolve(6)
    events = t.do(RollAgain(), 6 - 1, rest=True) if again else t.do(LetStand(), rest=True)
    assert the(events, "BrigandsFought").die == 6 and t.state.turn == 2
    assert t.state.brigands == [0] and t.state.boards[1].places == [HOME]


def test_daring_that_has_won_the_brigands_die_is_not_asked() -> None:
    assert kinds(brigands().resolve(7)) == ["BrigandsFought", "TerritoryTaken"]


def test_in_the_conflict_for_a_city_too_daring_rolls_again_once() -> None:
    """«Once a turn; the second roll stands»: when it loses too, nobody is asked again."""
    t = facing("Delphi")
    t.resolve(12, 1)
    assert t.state.asked == 1
    events = t.do(RollAgain(), 2 - 1, rest=True)
    assert kinds(events)[:2] == ["Rerolled", "Fought"] and the(events, "Fought").totals == (15, 4)
    assert t.state.turn == 2 and t.state.boards[1].places == [HOME]


def test_a_reroll_in_the_conflict_for_a_city_leaves_the_oracle_for_the_city() -> None:
    """Daring and Pythia are two abilities, each once a turn.

    No city has both: here Sparta borrows Xenoclea.
    """
    t = facing("Delphi").figures(1, "Brasidas", "Xenoclea", at=["Delphi", ""])
    t.resolve(5, 1)
    t.do(RollAgain(), 7 - 1, 1 - 1)  # 8 to 9; then a 1 for the city
    assert t.state.asked == 1 and t.state.boards[1].once == ONCE_REROLL
    assert "CityIntegrated" in kinds(t.do(RollAgain(), 7 - 1, rest=True))


def test_a_conflict_s_die_that_was_let_stand_says_nothing_about_the_die_against_brigands() -> None:
    """Each die is asked about for itself. (There is one Daring figure in the box; here Athens borrows Brasidas, so that
    who let a tied die stand can still win the conflict.)
    """
    t = Table(scenario="City of Marble").robbed("Epirus")
    t.figures(0, "Brasidas", at=["Epirus"]).figures(1, "Brasidas", at=["Epirus"])
    t.resolve(5, 5)
    assert t.state.asked == 0
    t.do(LetStand())
    assert t.state.asked == 1
    events = t.do(RollAgain(), 4 - 1, 6 - 1)  # 7 to 6; then a 6 against the Brigands, who need 7
    assert the(events, "Fought").winner == 0 and t.state.asked == 0
    assert "TerritoryTaken" in kinds(t.do(RollAgain(), 7 - 1, rest=True))


@pytest.mark.parametrize("elsewhere", ["", "Illyria"])
@pytest.mark.parametrize("place", ["Epirus", "Delphi"])
def test_daring_that_is_elsewhere_is_not_asked_about_a_conflict(place: str, elsewhere: str) -> None:
    """«In a conflict of this figure»: Lysander fights alone, and so does an ally's Timoleon."""
    t = Table(scenario="City of Marble").figures(0, "Pericles", at=[place])
    t.figures(1, "Brasidas", "Lysander", at=[elsewhere, place])
    assert the(t.resolve(12, 1), "Fought").winner == 0
    t = Table(("Sparta", 0), ("Athens", 1), ("Corinth", 0), scenario="City of Marble")
    t.figures(0, "Brasidas", at=[elsewhere]).figures(1, "Pericles", at=[place]).figures(2, "Timoleon", at=[place])
    assert the(t.resolve(1, 12), "Fought").winner == 1


@pytest.mark.parametrize("elsewhere", ["", "Illyria"])
def test_daring_that_is_elsewhere_is_not_asked_about_brigands(elsewhere: str) -> None:
    t = brigands().figures(1, "Brasidas", "Lysander", at=[elsewhere, "Epirus"])
    assert the(t.resolve(6), "BrigandsFought").die == 6 and t.state.brigands == [0]
