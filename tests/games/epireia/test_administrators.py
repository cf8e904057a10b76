"""The six Administrators, each with as many uses as the city has Bureaus."""

from games.epireia.actions import administrators as call
from games.epireia.actions.development import Donate, EndDevelopment, Produce
from games.epireia.content import BUILDING
from tests.games.epireia.table import C, D, Table, construct, deck, the


def test_a_bureau_is_one_use_three_at_most() -> None:
    t = Table(scenario="City of Marble", administrator="Priestess").stock(0, 5, 5, 5)
    assert "Bureau" in t.refused(call.CallPriestess())
    t.build(0, "Bureau I")
    t.do(call.CallPriestess())
    assert t.state.boards[0].prestige == 2 and t.state.actions == 2
    assert "Bureau" in t.refused(call.CallPriestess())


def test_the_polemarch_draws_level_two_without_a_building_and_does_not_produce() -> None:
    t = Table(scenario="Treasury of Delos").build(0, "Bureau I")
    events = t.do(call.CallPolemarch(2), 0)
    assert the(events, "TokenTaken").deck == deck("Cavalry II") and t.state.boards[0].produced == [0] * 6


def test_the_polemarch_takes_level_one_in_the_city_of_marble() -> None:
    t = Table(scenario="City of Marble").build(0, "Bureau I")
    assert the(t.do(call.CallPolemarch(0), 0), "TokenTaken").deck == deck("Hoplites I")


def test_the_archon_gives_one_cheaper_action_once_a_turn() -> None:
    t = Table(scenario="Treasury of Delos", administrator="Archon").build(0, "Bureau I", "Bureau II").stock(0, 3, 4, 4)
    t.build(0, "Armoury").do(call.CallArchon())
    assert t.state.actions == 3 and "once a turn" in t.refused(call.CallArchon())
    assert construct("Altar", 1, 0, 0) in t.offers() and construct("Altar", 1, 1, 0) not in t.offers()
    t.do(Produce(deck("Hoplites II")), 0)
    assert t.state.boards[0].stock == [3, 4, 3]  # 3 Copper, 2 less
    assert construct("Altar", 1, 0, 0) not in t.offers() and construct("Altar", 1, 1, 0) in t.offers()
    t.do(Produce(deck("Hoplites I")), 0)
    assert t.state.boards[0].stock[C] == 1  # full price again


def test_the_trapezites_gives_four_at_most_two_of_a_kind() -> None:
    t = Table(scenario="City of Marble", administrator="Trapezites").build(0, "Bureau I")
    assert "at most 2" in t.refused(call.CallTrapezites((3, 1, 0)))
    t.do(call.CallTrapezites((2, 1, 1)))
    assert t.state.boards[0].stock == [4, 3, 3]


def test_the_architect_constructs_at_once_for_three_less() -> None:
    t = Table(scenario="City of Marble", administrator="Architect").build(0, "Bureau I").stock(0, 0, 0, 1)
    t.do(call.CallArchitect(BUILDING["Shrine"], (0, 0, 0)))
    assert t.state.boards[0].stock[C] == 1 and t.state.boards[0].prestige == 2 and t.state.actions == 2
    free = Table(scenario="City of Marble", administrator="Architect").build(0, "Bureau I").stock(0, 0, 0, 0)
    free.do(call.CallArchitect(BUILDING["Altar"], (0, 0, 0)))
    assert free.state.boards[0].built >> BUILDING["Altar"] & 1


def test_the_merchant_is_declared_once() -> None:
    t = Table(scenario="City of Marble", administrator="Merchant").build(0, "Bureau I", "Bureau II")
    t.do(call.CallMerchant())
    assert "already" in t.refused(call.CallMerchant())


def test_administrators_and_bonuses_work_after_the_last_action_too() -> None:
    t = Table(scenario="City of Marble", administrator="Priestess").build(0, "Bureau I").stock(0, 0, 4, 0)
    t.do(Donate(D, 2))
    t.do(Donate(D, 2))
    assert t.state.asked == 0 and call.CallPriestess() in t.offers() and EndDevelopment() in t.offers()
