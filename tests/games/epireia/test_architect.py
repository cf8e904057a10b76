"""The Architect constructs any building that does not stand yet, for 3 less of its printed cost in any way, at once."""

import pytest

from games.epireia.actions.administrators import CallArchitect
from games.epireia.content import BUILDING, CITIES, CITY_NAMES, Price
from tests.games.epireia.table import Table


def building(stock: int, scenario: str = "City of Marble") -> Table:
    t = Table(scenario=scenario, administrator="Architect").build(0, "Bureau I")
    return t.stock(0, stock, stock, stock)


def offered(t: Table) -> dict[int, set[Price]]:
    found: dict[int, set[Price]] = {}
    for action in t.offers():
        if type(action) is CallArchitect:
            found.setdefault(action.building, set()).add(action.price)
    return found


@pytest.mark.parametrize(("scenario", "more"), [("City of Marble", 0), ("The Earthquake", 1)])
def test_every_building_is_offered_in_every_way_to_take_three_off(scenario: str, more: int) -> None:
    """What is left to pay is part of the printed cost, 3 less in all, or nothing; the earthquake's 1 comes on top of
    it in any resource (section 5)."""
    found = offered(building(12, scenario))
    assert set(found) == set(range(15)) - {BUILDING["Bureau I"]}
    for index, ways in found.items():
        w, d, c = CITIES[CITY_NAMES.index("Athens")].costs[index]
        parts = {(i, j, k) for i in range(w + 1) for j in range(d + 1) for k in range(c + 1)}
        left = {part for part in parts if sum(part) == max(0, w + d + c - 3)}
        on_top = {(i + 1, j, k) for i, j, k in left} | {(i, j + 1, k) for i, j, k in left}
        on_top |= {(i, j, k + 1) for i, j, k in left}
        assert ways == (on_top if more else left)


def test_what_cannot_be_paid_after_the_discount_is_not_offered() -> None:
    found = offered(building(0))
    assert BUILDING["Great Temple"] not in found and found[BUILDING["Armoury"]] == {(0, 0, 0)}


def test_the_architect_needs_a_bureau_for_each_building() -> None:
    """A26. The Bureau that he constructs himself is his next one."""
    t = Table(scenario="City of Marble", administrator="Architect").stock(0, 4, 4, 4)
    altar, bureau = CallArchitect(BUILDING["Altar"], (0, 0, 0)), CallArchitect(BUILDING["Bureau II"], (0, 0, 0))
    assert not offered(t) and "construct a Bureau first" in t.refused(altar)
    t.build(0, "Bureau I")
    assert {altar, bureau} <= set(t.offers())
    t.do(bureau)
    assert altar in t.offers()
    t.do(altar)
    assert not offered(t) and "Bureau" in t.refused(CallArchitect(BUILDING["Shrine"], (0, 0, 0)))
