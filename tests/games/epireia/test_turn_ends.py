"""Diplomacy ends by itself with the last move, and not before (Game overview, 2)."""

from games.epireia.actions.diplomacy import EndMoves, Send
from games.epireia.content import FIGURE, PLACE
from tests.games.epireia.table import Table, kinds


def send(figure: str, place: str) -> Send:
    return Send(FIGURE[figure], PLACE[place])


def moving() -> Table:
    """Athens and Sparta with two figures each; Sparta moves, Athens after it."""
    t = Table(scenario="City of Marble").figures(0, "Pericles", "Aspasia").figures(1, "Lysander", "Gorgo").move(1)
    t.state.queue = [0]
    return t


def test_with_the_last_figure_moved_the_next_city_moves() -> None:
    t = moving()
    t.do(send("Lysander", "Ionia"))
    assert t.asked == 1
    t.do(send("Gorgo", "Aeolis"))
    assert t.asked == 0 and t.state.phase == "diplomacy"


def test_with_the_last_figure_of_the_last_city_moved_everything_is_resolved() -> None:
    t = moving()
    t.do(EndMoves())
    t.do(send("Pericles", "Epirus"))
    assert (t.state.turn, t.state.phase, t.asked) == (1, "diplomacy", 0)
    events = t.do(send("Aspasia", "Illyria"), rest=True)
    assert kinds(events)[:4] == ["Sent", "TerritoryTaken", "TerritoryTaken", "Income"] and t.state.turn == 2


def test_moved_figures_may_move_again_in_the_next_turn() -> None:
    t = moving()
    for action in (EndMoves(), send("Pericles", "Epirus"), send("Aspasia", "Illyria")):
        t.do(action, rest=True)
    assert t.state.turn == 2 and t.state.boards[0].moved == 0
    assert send("Pericles", "Chalkidiki") in t.move(0).offers()
