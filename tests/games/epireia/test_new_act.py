"""What an act counts is counted since it was revealed, and whom a step of the Resolution rewards (A27, section 5)."""

import pytest

from games.core.chance import Chance
from games.epireia.actions.development import EndDevelopment, Produce
from games.epireia.content import SCENARIO_CARDS
from games.epireia.scenarios import reveal_act
from tests.games.epireia.table import Table, deck, kinds, the


def after(scenario: str, *made: str, beaten: int = 0) -> Table:
    """This scenario, revealed now; in the act before Athens produced these tokens and defeated so many Brigands."""
    index = [card.name for card in SCENARIO_CARDS].index(scenario)
    t = Table(scenario="City of Marble").stock(0, 6, 6, 6).build(0, "Armoury", "Shipyard", "Stables")
    for name in made:
        t.state.boards[0].produced[deck(name)] += 1
    t.state.beaten[0] = beaten
    t.state.act, t.state.done = SCENARIO_CARDS[index].act - 1, True
    reveal_act(t.state, Chance(lambda n: index % 3))
    assert t.state.scenario == index
    return t


def test_triremes_produced_before_the_affair_of_corcyra_do_not_count() -> None:
    """«First league to produce 3 Triremes tokens since»."""
    t = after("Affair of Corcyra", "Triremes I", "Triremes II")
    for _ in range(2):
        assert "ScenarioWon" not in kinds(t.do(Produce(deck("Triremes I")), 0))
    t.develop(0)
    assert the(t.do(Produce(deck("Triremes I")), 0, 0), "ScenarioWon").league == 0


def test_tokens_produced_before_the_night_raid_do_not_count() -> None:
    """«One token of each type since, two of the types at Level II»."""
    t = after("Night Raid on Plataea", "Hoplites II", "Cavalry I")
    assert "ScenarioWon" not in kinds(t.do(Produce(deck("Triremes II")), 0))
    t.do(Produce(deck("Hoplites II")), 0)
    t.develop(0)
    assert the(t.do(Produce(deck("Cavalry I")), 0, 0), "ScenarioWon").league == 0


def test_brigands_defeated_before_the_earthquake_do_not_count() -> None:
    t = after("The Earthquake", beaten=2).figures(0, "Pericles", at=["Epirus"])
    assert "ScenarioWon" not in kinds(t.resolve(5)) and t.state.beaten == [1, 0]


def test_the_megarian_decree_needs_a_territory_taken_since_and_one_that_was_reclaimed_is() -> None:
    """«That has taken one since»: from nobody or from the enemy; holding three from before is not enough."""
    for former in (None, 1):
        t = after("Megarian Decree").own(0, "Epirus", "Euboea").figures(0, "Pericles", at=["Illyria"])
        t.figures(1, "Gorgo")
        if former is not None:
            t.own(former, "Illyria")
        assert the(t.resolve(), "TerritoryTaken").former == (-1 if former is None else former)
        assert t.state.taken == [1, 0] and t.state.done and t.state.phase == "army"
    t = after("Megarian Decree").own(0, "Epirus", "Euboea", "Illyria").figures(0, "Pericles", at=["Illyria"])
    t.figures(1, "Gorgo").resolve()
    assert t.state.taken == [0, 0] and not t.state.done and t.state.phase == "develop"


def two_at_once(seat: int) -> Table:
    """Both leagues hold what the Treasury of Delos asks for; this seat develops, Pericles is in Persia."""
    t = Table(scenario="Treasury of Delos").stock(0, 0, 0, 2).stock(1, 0, 0, 2).develop(seat)
    t.state.treasury = [[5, 5, 5], [5, 5, 5]]
    return t.figures(0, "Pericles", at=["Persia"]).figures(1, "Gorgo")


def test_a_step_of_the_resolution_looks_at_the_peloponnesian_league_first() -> None:
    """Section 5: «objectives that two leagues meet in the same step of the Resolution»."""
    assert the(two_at_once(0).resolve(1), "ScenarioWon").league == 1


def test_an_action_of_the_development_looks_at_the_delian_league_first_whoever_acts() -> None:
    """A27: where two meet it in one step, the order of the phase decides (A8)."""
    for seat in range(2):
        assert the(two_at_once(seat).do(Produce(deck("Hoplites I")), 0, 0), "ScenarioWon").league == 0


def test_the_counters_run_on_while_an_act_lasts() -> None:
    t = after("Affair of Corcyra").stock(1, 0, 0, 0).figures(0, "Pericles").figures(1, "Gorgo")
    t.do(Produce(deck("Triremes I")), 0)
    t.do(Produce(deck("Triremes I")), 0)
    t.do(EndDevelopment())
    t.resolve()
    assert t.state.turn == 2 and t.state.boards[0].produced[deck("Triremes I")] == 2


@pytest.mark.parametrize("leagues", [(0, 1), (1, 0)])
def test_at_the_end_of_the_resolution_too_the_peloponnesian_league_is_looked_at_first(leagues: tuple[int, int]) -> None:
    """The Megarian Decree is looked at only then, and both leagues may meet it; whose seat comes first is all one."""
    t = Table(("Athens", leagues[0]), ("Sparta", leagues[1]), scenario="Megarian Decree")
    t.own(0, "Epirus", "Illyria", "Euboea").own(1, "Chalkidiki", "Aeolis", "Ionia").state.taken = [1, 1]
    t.resolve()
    assert t.state.done and t.state.phase == "army"
    assert t.state.reserves[0] == [] and [token // 10 for token in t.state.reserves[1]] == [deck("Hoplites II")]
