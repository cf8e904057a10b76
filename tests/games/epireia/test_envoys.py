"""Envoys at Empires and in Greek cities: what the Trader brings, who goes home, who asks a city (Resolution, 1, 3)."""

import pytest

from games.epireia.actions.rerolling import LetStand
from games.epireia.content import EMPIRES, HOME
from tests.games.epireia.table import Table, the


@pytest.mark.parametrize(("stock", "gain"), [((3, 0, 1), (1, 0, 2)), ((1, 0, 3), (2, 0, 1))])
def test_the_trader_s_one_more_is_of_what_the_empire_gives_that_the_city_has_least_of(
    stock: tuple[int, int, int], gain: tuple[int, int, int]
) -> None:
    """Carthage gives 1 Wheat and 1 Copper; of Wood the city has least, but Carthage gives none (A turn, Resolution)."""
    t = Table(("Delphi", 0), ("Sparta", 1), scenario="City of Marble").figures(0, "Kobon", at=["Carthage"])
    assert the(t.stock(0, *stock).resolve(5), "EmpireAnswered").gain == gain


@pytest.mark.parametrize("empire", [each.name for each in EMPIRES])
@pytest.mark.parametrize("die", [1, 12])
def test_visitors_of_an_empire_go_home_whatever_the_die_says_of_both_leagues(empire: str, die: int) -> None:
    """A10; «regardless of the result, the Influential Figure returns to their city»."""
    t = Table(scenario="City of Marble").figures(0, "Pericles", at=[empire]).figures(1, "Lysander", at=[empire])
    t.resolve(die, die)
    assert [board.places for board in t.state.boards] == [[HOME], [HOME]]
    t = Table(scenario="City of Marble").figures(1, "Lysander", at=[empire])
    t.resolve(die)
    assert t.state.boards[1].places == [HOME]


def test_an_ally_whom_the_city_refused_does_not_ask_again_while_the_next_one_is_asked_about_its_die() -> None:
    """A12: allies ask in seat order, each once. Sparta fails; then Delphi may roll its die again, and lets it stand."""
    t = Table(("Athens", 0), ("Sparta", 1), ("Delphi", 1), scenario="City of Marble")
    t.figures(1, "Lysander", at=["Larissa"]).figures(2, "Xenoclea", at=["Larissa"])
    told = t.resolve(2, 3)
    assert t.state.asked == 2
    told += t.do(LetStand(), rest=True)
    answers = [(each.seat, each.die) for each in told if type(each).__name__ == "CityAnswered"]
    assert answers == [(1, 2), (2, 3)]


@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize(
    ("building", "place", "answer"), [("Embassy", "Persia", "EmpireAnswered"), ("Prytaneion", "Delphi", "CityAnswered")]
)
def test_an_embassy_or_prytaneion_of_another_city_adds_nothing(
    building: str, place: str, answer: str, owner: int
) -> None:
    """«On your dice»: neither an enemy's (seat 1) nor an ally's. Both places need 7, which one's own makes of a 5."""
    for builder, bonus in ((owner, 0), (0, 2)):
        t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble").build(builder, building)
        answered = the(t.figures(0, "Pericles", at=[place]).resolve(5), answer)
        assert (answered.bonus, answered.required) == (bonus, 7)
        assert (sum(t.state.boards[0].negotiated) == 1 or t.state.allied[3] == 0) == (builder == 0)
