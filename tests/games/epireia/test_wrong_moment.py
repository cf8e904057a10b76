"""What is not asked for at this moment is refused in one sentence, in every phase, with what is asked for instead."""

import pytest

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.epireia.actions.army import ArmyReady
from games.epireia.actions.development import Donate
from games.epireia.actions.setup import ChooseScenario
from games.epireia.content import FIGURE, NONE, TERRITORY_NAMES
from games.epireia.state import Roll
from tests.games.epireia.table import GAME, Table, fight
from tests.games.epireia.test_battle import begun, war


def choosing() -> Table:
    t = Table()
    t.state.phase, t.state.asked, t.state.box = "figure", NONE, Sealed.for_seats(range(2))
    return t


def rolling() -> Table:
    t = Table().robbed("Euboea").figures(0, "Pericles", at=["Euboea"])
    t.state.phase, t.state.roll = "resolution", Roll(1, TERRITORY_NAMES.index("Euboea"), 3, [3, 0], FIGURE["Pericles"])
    return t


def placing() -> Table:
    t = begun(war())
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    return t


def fighting() -> Table:
    return fight(war(), {0: 1}, {0: 2}, ([FIGURE["Pericles"], NONE, NONE], [NONE] * 3))


@pytest.mark.parametrize(
    ("moment", "instead"),
    [
        (Table().move(0).figures(0, "Pericles"), "Move Pericles, or end your moves."),
        (choosing(), "choose your first figure."),
        (rolling(), "roll a die again, or let it stand."),
        (
            begun(war().hold(0, 1)),
            "You are at flank 1, which takes Hoplites and Cavalry: place a token, or go",
        ),
        (placing(), "place your figures."),
        (fighting(), "engage your figure, or hold."),
    ],
)
def test_donating_at_another_moment(moment: Table, instead: str) -> None:
    said = moment.refused(Donate(0, 2), 0)
    assert said.startswith(f"«Donate resources» has no place at this moment: {instead}")
    assert said.count(". ") == said.count("? ") == 0 and said.endswith(".")


@pytest.mark.parametrize("scenario", [-7, -1, 6])
def test_a_scenario_that_there_is_not(scenario: int) -> None:
    t = Table()
    t.state = GAME.start(1, GAME.Options(), Chance(lambda n: 0))
    said = t.refused(ChooseScenario(scenario))
    assert said == "«Choose the scenario» is not possible now; choose one of the actions you are offered."
