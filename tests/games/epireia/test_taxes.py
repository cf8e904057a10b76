"""Whose figures make a territory's tax larger (Resolution, 2; A15)."""

from games.epireia.content import TERRITORY_NAMES
from tests.games.epireia.table import Table, the


def allied(*, tokens: bool) -> Table:
    """Sparta's Eurybiades (Collector, 2) and Corinth's Timoleon (3) on Epirus."""
    t = Table(("Sparta", 0), ("Athens", 1), ("Corinth", 0), scenario="City of Marble")
    t.figures(0, "Eurybiades", at=["Epirus"]).figures(2, "Timoleon", at=["Epirus"])
    return t if tokens else t.own(2, "Illyria", "Euboea", "Ionia")


def test_the_collector_collects_for_his_own_city_only() -> None:
    """The ally with more attack points takes Epirus: 2 Wood, and nothing more for another city's Collector."""
    taken = the(allied(tokens=True).resolve(), "TerritoryTaken")
    assert (taken.seat, taken.tax) == (2, (0, 2, 0))


def test_the_collector_s_city_takes_one_more_where_the_ally_has_no_city_token_left() -> None:
    taken = the(allied(tokens=False).resolve(), "TerritoryTaken")
    assert (taken.seat, TERRITORY_NAMES[taken.territory], taken.tax) == (0, "Epirus", (0, 3, 0))
