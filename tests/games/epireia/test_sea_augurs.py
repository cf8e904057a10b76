"""Two augurs and the sea: Storm closes what lies there, Dolphins take everybody there (solo, I)."""

import pytest

from games.epireia.actions.diplomacy import Send
from games.epireia.content import AUGURS, FIGURE, PLACE
from tests.games.epireia.table import Table, kinds

LAND = {"Persia", "Macedonia", "Epirus", "Illyria", "Euboea", "Chalkidiki", "Aeolis", "Ionia"}
MARITIME = {"Thrakiko Pelagos", "Aigaio Pelagos", "Kritiko Pelagos"}
ACROSS = {"Phoenicia", "Egypt", "Carthage", "Syracuse"}


def sailing(augur: str, figure: str) -> Table:
    """Athens alone, with one figure at home, under this augur."""
    t = Table(("Athens", 0), solo=0).figures(0, figure).move(0)
    t.state.augur = AUGURS.index(augur)
    return t


def open_to(t: Table) -> set[str]:
    places = {action.place for action in t.offers() if type(action) is Send}
    return {name for name, place in PLACE.items() if place in places}


def send(figure: str, place: str) -> Send:
    return Send(FIGURE[figure], PLACE[place])


def test_a_storm_closes_maritime_territories_and_empires_across_the_sea() -> None:
    """Pericles has the sea icon."""
    assert open_to(sailing("Owl", "Pericles")) == LAND | MARITIME | ACROSS
    t = sailing("Storm", "Pericles")
    assert open_to(t) == LAND
    for place in MARITIME | ACROSS:
        assert "storm" in t.refused(send("Pericles", place))


def test_dolphins_take_a_figure_without_the_sea_icon_wherever_it_would_go() -> None:
    """Aspasia has none."""
    t = sailing("Owl", "Aspasia")
    assert open_to(t) == LAND
    for place in MARITIME | ACROSS:
        assert "no sea icon" in t.refused(send("Aspasia", place))
    assert open_to(sailing("Dolphins", "Aspasia")) == LAND | MARITIME | ACROSS


@pytest.mark.parametrize("place", sorted(MARITIME))
def test_whom_dolphins_took_to_a_maritime_territory_takes_it(place: str) -> None:
    t = sailing("Dolphins", "Aspasia")
    assert "TerritoryTaken" in kinds(t.do(send("Aspasia", place), rest=True)) and 0 in t.state.owners
