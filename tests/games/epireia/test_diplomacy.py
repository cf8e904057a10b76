"""The Diplomacy phase: where figures may go, and how the phase ends."""

from games.epireia.actions.development import EndDevelopment
from games.epireia.actions.diplomacy import EndMoves, Send
from games.epireia.content import FIGURE, FIRST_CITY, FIRST_TERRITORY, PLACE, SEA
from tests.games.epireia.table import Table, kinds, slug


def send(figure: str, place: str) -> Send:
    return Send(FIGURE[slug(figure)], PLACE[slug(place)])


def diplomacy(*cities: tuple[str, int], scenario: str = "City of Marble") -> Table:
    return Table(*cities, scenario=scenario).move(0)


def test_the_sea_icon_is_needed_for_sea_empires_and_maritime_territories_not_for_cities() -> None:
    t = diplomacy().figures(0, "Aspasia")
    places = {a.place for a in t.offers() if type(a) is Send}
    assert not any(SEA[place] for place in places)
    assert "refusal-no-sea-icon(" in t.refused(send("Aspasia", "Egypt"))
    assert "refusal-no-sea-icon(" in t.refused(send("Aspasia", "Aigaio Pelagos"))
    t.do(send("Aspasia", "Corinth"), rest=True)
    t = diplomacy().figures(0, "Pericles")
    assert {a.place for a in t.offers() if type(a) is Send} >= set(range(FIRST_CITY))


def test_six_land_and_three_maritime_territories_and_six_empires() -> None:
    assert sum(SEA[FIRST_TERRITORY:FIRST_CITY]) == 3 and FIRST_CITY - FIRST_TERRITORY == 9 and FIRST_TERRITORY == 6


def test_one_figure_of_a_league_at_an_empire_several_empires_are_fine() -> None:
    t = diplomacy(("Athens", 0), ("Sparta", 1), ("Corinth", 0))
    t.figures(0, "Pericles", "Aspasia").figures(2, "Timoleon", at=["Macedonia"])
    assert t.refused(send("Pericles", "Macedonia")) == "refusal-empire-taken"
    t.do(send("Pericles", "Persia"))
    assert t.refused(send("Aspasia", "Persia")) == "refusal-empire-taken"


def test_an_opposing_figure_at_the_empire_is_no_obstacle() -> None:
    t = diplomacy().figures(0, "Pericles").figures(1, "Brasidas", at=["Persia"])
    assert send("Pericles", "Persia") in t.offers()


def test_several_figures_may_go_to_one_territory_with_brigands_too() -> None:
    t = diplomacy().figures(0, "Pericles", "Cleisthenes", "Aspasia").robbed("Epirus")
    t.do(send("Pericles", "Epirus"))
    t.do(send("Cleisthenes", "Epirus"))
    assert t.state.boards[0].places[:2] == [PLACE["epirus"]] * 2


def test_played_allied_and_visited_cities() -> None:
    t = diplomacy(("Athens", 0), ("Sparta", 1), ("Corinth", 0)).figures(0, "Pericles", "Aspasia", "Cleisthenes")
    t.give(0, "Delphi", 0).give(0, "Elis", 1)
    assert t.refused(send("Pericles", "Sparta")) == "refusal-city-played"
    assert t.refused(send("Pericles", "Corinth")) == "refusal-city-played"
    assert t.refused(send("Pericles", "Delphi")) == "refusal-city-allied"
    t.do(send("Pericles", "Elis"))  # held by the enemy league: to win it over
    assert t.refused(send("Aspasia", "Elis")) == "refusal-city-visited"
    t.figures(2, "Timoleon")
    t.move(2)
    assert send("Timoleon", "Elis") in t.offers(2)  # the limit is one a city (A12)


def test_the_truce_refuses_the_move() -> None:
    t = diplomacy(scenario="Olympic Games").figures(0, "Pericles").give(0, "Elis", 1)
    assert t.refused(send("Pericles", "Delphi")) == "refusal-truce"
    assert t.refused(send("Pericles", "Elis")) == "refusal-truce"


def test_the_decree_closes_three_empires() -> None:
    t = diplomacy(scenario="Megarian Decree").figures(0, "Pericles")
    for empire in ("Persia", "Phoenicia", "Egypt"):
        assert t.refused(send("Pericles", empire)) == "refusal-empire-closed"
    assert send("Pericles", "Carthage") in t.offers()


def test_each_figure_moves_once_a_turn_from_wherever_it_is_or_stays() -> None:
    t = diplomacy().figures(0, "Pericles", "Aspasia", at=["Epirus", ""])
    assert t.refused(send("Pericles", "Epirus")) == "refusal-there-already"
    t.do(send("Pericles", "Kritiko Pelagos"))
    assert t.refused(send("Pericles", "Illyria")) == "refusal-moved-already"
    assert t.refused(send("Brasidas", "Illyria")) == "refusal-not-your-figure"
    t.do(EndMoves(), rest=True)
    assert t.state.turn == 2


def test_an_allied_territory_may_be_entered() -> None:
    t = diplomacy(("Athens", 0), ("Sparta", 1), ("Corinth", 0)).figures(0, "Pericles").own(2, "Epirus")
    t.do(send("Pericles", "Epirus"), rest=True)
    assert t.state.owners[0] == 2


def test_the_peloponnesian_league_moves_first() -> None:
    t = Table(scenario="City of Marble").stock(0, 0, 0, 0).stock(1, 0, 0, 0).figures(0, "Pericles").figures(1, "Gorgo")
    t.do(EndDevelopment())
    assert t.state.phase == "diplomacy" and t.state.asked == 1


def send_figure(figure: str, place: str) -> Send:
    return Send(FIGURE[slug(figure)], PLACE[slug(place)])


def moving() -> Table:
    """Athens and Sparta with two figures each; Sparta moves, Athens after it."""
    t = Table(scenario="City of Marble").figures(0, "Pericles", "Aspasia").figures(1, "Lysander", "Gorgo").move(1)
    t.state.queue = [0]
    return t


def test_with_the_last_figure_moved_the_next_city_moves() -> None:
    t = moving()
    t.do(send_figure("Lysander", "Ionia"))
    assert t.asked == 1
    t.do(send_figure("Gorgo", "Aeolis"))
    assert t.asked == 0 and t.state.phase == "diplomacy"


def test_with_the_last_figure_of_the_last_city_moved_everything_is_resolved() -> None:
    t = moving()
    t.do(EndMoves())
    t.do(send_figure("Pericles", "Epirus"))
    assert (t.state.turn, t.state.phase, t.asked) == (1, "diplomacy", 0)
    events = t.do(send_figure("Aspasia", "Illyria"), rest=True)
    assert kinds(events)[:4] == ["Sent", "TerritoryTaken", "TerritoryTaken", "Income"] and t.state.turn == 2


def test_moved_figures_may_move_again_in_the_next_turn() -> None:
    t = moving()
    for action in (EndMoves(), send_figure("Pericles", "Epirus"), send_figure("Aspasia", "Illyria")):
        t.do(action, rest=True)
    assert t.state.turn == 2 and t.state.boards[0].moved == 0
    assert send_figure("Pericles", "Chalkidiki") in t.move(0).offers()
