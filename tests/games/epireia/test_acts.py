"""The nine scenarios: objective, reward, constraint, and when they are looked at (rulings A27 to A29, section 5)."""

import pytest

from games.epireia.actions.development import Construct, Donate, Produce
from games.epireia.content import BUILDING, NONE, SCENARIO_CARDS, TERRITORY_NAMES
from games.epireia.scenarios import check_scenario
from tests.games.epireia.table import GAME, C, D, Table, W, deck, kinds, the

TWO = (("Athens", 0), ("Sparta", 1))
THREE = (("Athens", 0), ("Sparta", 1), ("Corinth", 0))


def won(t: Table, end: bool = False) -> list[str]:
    """What is told when the scenario is looked at now, in the resolution."""
    from games.core.chance import RecordedChance

    chance = RecordedChance(lambda n: 0)
    check_scenario(t.state, chance, 1, end_of_resolution=end)
    return [f"{type(e.event).__name__} {getattr(e.event, 'league', '')}".strip() for e in chance.events if e.to is None]


@pytest.mark.parametrize(
    ("cities", "levels", "met"),
    [
        (TWO, [8, 1], True),
        (TWO, [7, 1], False),
        (THREE, [10, 8, 6], True),
        (THREE, [10, 1, 6], True),
        (THREE, [10, 1, 5], False),
    ],
)
def test_olympic_games_eight_prestige_for_each_city_added_up(
    cities: tuple[tuple[str, int], ...], levels: list[int], met: bool
) -> None:
    t = Table(*cities, scenario="Olympic Games")
    for board, level in zip(t.state.boards, levels, strict=True):
        board.prestige = level
    if levels[1] == 8:
        t.state.boards[1].prestige = 1
    assert won(t) == (["ScenarioWon 0"] if met else [])


def test_the_olympic_reward_is_cavalry_two_in_the_league_s_reserve() -> None:
    t = Table(scenario="Olympic Games").stock(0, 0, 2, 0)
    t.state.boards[0].prestige = t.state.boards[0].best = 7
    events = t.do(Donate(D, 2), 0)
    assert the(events, "ScenarioWon").deck == deck("Cavalry II") and t.state.reserves[0][0] // 10 == deck("Cavalry II")
    assert t.state.done and t.state.boards[0].prestige == 8


def test_treasury_of_delos_five_of_each_and_donations_of_three() -> None:
    t = Table(scenario="Treasury of Delos").stock(0, 2, 12, 2)
    assert "at least 3" in t.refused(Donate(W, 2))
    t.state.treasury[0] = [5, 2, 5]
    assert the(t.do(Donate(D, 3), 0), "ScenarioWon").league == 0
    three = Table(*THREE, scenario="Treasury of Delos")
    three.state.treasury = [[10, 9, 10], [0, 0, 0]]
    assert won(three) == []
    three.state.treasury[0][1] = 10
    assert won(three) == ["ScenarioWon 0"]


def test_city_of_marble_six_buildings_in_four_categories_and_no_level_two() -> None:
    t = (
        Table(scenario="City of Marble")
        .build(0, "Armoury", "Shipyard", "Stables", "Altar", "Granary")
        .stock(0, 6, 6, 6)
    )
    assert "forbids" in t.refused(Produce(deck("Hoplites II")))
    t.do(Construct(BUILDING["Sawmill"], (1, 0, 2)))
    assert not t.state.done  # six buildings, three categories
    t.build(0, "Embassy")
    assert won(t) == ["ScenarioWon 0"]


def test_the_plague() -> None:
    t = Table(scenario="The Plague").stock(0, 6, 0, 0).build(0, "Altar", "Shrine")
    assert "forbids" in t.refused(Produce(deck("Cavalry I")))
    t.resolve()
    assert t.state.boards[0].stock == [6, 1, 1]  # no basic Wheat
    t = Table(scenario="The Plague").stock(0, 6, 0, 0).build(0, "Altar", "Granary").figures(0, "Pericles")
    t.resolve()
    assert t.state.boards[0].stock == [7, 1, 1]  # the Granary's
    t.build(0, "Shrine").develop(0)
    t.do(Donate(W, 3))
    assert not t.state.done
    t.stock(0, 2, 0, 0)
    assert "ScenarioWon" in kinds(t.do(Donate(W, 2), 0))


def test_the_earthquake() -> None:
    t = Table(scenario="The Earthquake").stock(0, 2, 2, 2)
    prices = [a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING["Altar"]]
    assert prices == [(2, 1, 0), (1, 2, 0), (1, 1, 1)]
    t.state.beaten = [2, 2]
    assert won(t) == []
    t.robbed("Epirus").figures(1, "Leonidas", at=["Epirus"])
    events = t.resolve(5)
    assert the(events, "ScenarioWon").league == 1
    card = next(card for card in SCENARIO_CARDS if card.name == "The Earthquake")
    assert [TERRITORY_NAMES[i] for i in card.brigands] == ["Epirus", "Illyria", "Euboea", "Chalkidiki", "Aeolis"]


def test_brigands_send_city_tokens_back_and_leave_figures_standing() -> None:
    from games.core.chance import Chance
    from games.epireia.scenarios import place_brigands

    t = Table().own(0, "Epirus").figures(0, "Pericles", at=["Epirus"])
    place_brigands(t.state, (0,), Chance(lambda n: 0))
    assert t.state.owners[0] == NONE and t.state.boards[0].places == [6] and t.state.brigands == [0]


def test_pirates_are_looked_at_when_the_resolution_is_over() -> None:
    t = Table(scenario="Pirates").own(1, "Aigaio Pelagos", "Kritiko Pelagos")
    assert won(t) == [] and won(t, end=True) == ["ScenarioWon 1"]
    t = Table(scenario="Pirates").figures(0, "Pericles", at=["Egypt"])
    assert the(t.resolve(6), "EmpireAnswered").required == 7


def test_the_affair_of_corcyra() -> None:
    t = Table(scenario="Affair of Corcyra").stock(0, 6, 6, 6)
    assert "forbids" in t.refused(Produce(deck("Hoplites I")))
    t.state.boards[0].produced[deck("Triremes II")] = 2
    assert "ScenarioWon" in kinds(t.do(Produce(deck("Triremes I")), 0, 0))
    t = Table(*THREE, scenario="Affair of Corcyra")
    t.state.boards[0].produced[2], t.state.boards[2].produced[3] = 2, 1
    assert won(t) == []
    t.state.boards[2].produced[3] = 2
    assert won(t) == ["ScenarioWon 0"]


def test_an_act_that_nobody_can_complete_is_closed_without_a_reward() -> None:
    t = Table(scenario="Affair of Corcyra")
    t.state.piles[2], t.state.piles[3] = [1], [4]
    assert won(t) == ["ActClosed"] and t.state.done and t.state.reserves == [[], []]


def test_the_megarian_decree() -> None:
    t = Table(scenario="Megarian Decree").own(0, "Epirus", "Illyria", "Euboea")
    assert won(t, end=True) == []  # nothing taken since
    t.state.taken[0] = 1
    assert won(t) == [] and won(t, end=True) == ["ScenarioWon 0"]
    t = Table(*THREE, scenario="Megarian Decree").own(0, "Epirus", "Illyria").own(2, "Euboea", "Ionia")
    t.state.taken[0] = 1
    assert won(t, end=True) == []
    assert won(t.own(2, "Aeolis"), end=True) == ["ScenarioWon 0"]


def test_the_night_raid() -> None:
    t = Table().stock(0, 6, 6, 6)
    assert "forbids donations" in t.refused(Donate(W, 2))
    made = t.state.boards[0].produced
    made[deck("Hoplites II")], made[deck("Cavalry I")] = 2, 1
    assert "ScenarioWon" not in kinds(t.do(Produce(deck("Triremes I")), 0))  # one unit at Level II
    t.build(0, "Shipyard")
    assert "ScenarioWon" in kinds(t.do(Produce(deck("Triremes II")), 0, 0))


def test_a_reward_from_an_empty_pile_is_the_other_level_else_nothing() -> None:
    t = Table(scenario="Olympic Games")
    t.state.boards[0].prestige = 8
    t.state.piles[deck("Cavalry II")] = []
    won(t)
    assert t.state.reserves[0][0] // 10 == deck("Cavalry I")
    t = Table(scenario="Olympic Games")
    t.state.boards[0].prestige = 8
    t.state.piles[4], t.state.piles[5] = [], []
    won(t)
    assert t.state.done and t.state.reserves[0] == []


def test_two_leagues_in_one_step_of_the_resolution_peloponnesian_first() -> None:
    t = Table(scenario="Olympic Games").figures(0, "Pericles", at=["Egypt"]).figures(1, "Gorgo")
    for board in t.state.boards:
        board.prestige = 8
    assert the(t.resolve(5), "ScenarioWon").league == 1


def test_the_next_act_comes_with_the_next_turn_and_counters_begin_anew() -> None:
    t = Table(scenario="Olympic Games")
    t.state.done, t.state.boards[0].donated, t.state.taken = True, [3, 0, 0], [1, 0]
    t.state.beaten, t.state.boards[1].produced = [0, 2], [0, 0, 2, 0, 0, 0]
    t.resolve()
    assert t.state.act == 2 and SCENARIO_CARDS[t.state.scenario].act == 2 and not t.state.done
    assert t.state.boards[0].donated == [0, 0, 0] and t.state.taken == [0, 0] and t.state.act_turn == 2
    assert t.state.beaten == [0, 0] and t.state.boards[1].produced == [0] * 6


def test_an_act_ends_after_eight_turns_and_the_third_leads_to_the_battle() -> None:
    t = Table()
    t.state.turn = 8
    t.resolve()
    assert t.state.phase == "army"
    t = Table()
    t.state.turn = 7
    t.resolve()
    assert t.state.phase == "develop"


def test_the_constraint_ends_with_the_act() -> None:
    t = Table().stock(0, 6, 6, 6)
    t.state.done = True
    t.do(Donate(C, 2))
    assert GAME.outcome(t.state) is None
