"""The nine scenarios: objective, reward, constraint, checks, and when an act is closed (A27 to A29, section 5)."""

import pytest

from games.core.chance import Chance, RecordedChance
from games.epireia.actions.development import Construct, Donate, Produce
from games.epireia.content import BUILDING, NONE, SCENARIO, SCENARIO_CARDS, SOLO_CARDS, SOLO_SCENARIO, TERRITORY_NAMES
from games.epireia.scenarios import ACT_SCENARIOS, SOLO_SCENARIOS, check_scenario, reveal_act
from tests.games.epireia.table import GAME, C, D, Table, W, deck, kinds, slug, the

TWO = (("Athens", 0), ("Sparta", 1))
THREE = (("Athens", 0), ("Sparta", 1), ("Corinth", 0))


def won(t: Table, end: bool = False) -> list[str]:
    """What is told when the scenario is looked at now, in the resolution."""
    chance = RecordedChance(lambda n: 0)
    check_scenario(t.state, chance, 1, end_of_resolution=end)
    return [f"{type(e.event).__name__} {getattr(e.event, 'league', '')}".strip() for e in chance.events if e.to is None]


def test_every_card_has_the_scenario_of_its_name_wherever_it_stands() -> None:
    assert [each.name for each in ACT_SCENARIOS] == [card.name for card in SCENARIO_CARDS]
    assert [each.name for each in SOLO_SCENARIOS] == [card.name for card in SOLO_CARDS]
    assert {name: SOLO_SCENARIOS[i].name for name, i in SOLO_SCENARIO.items()} == {name: name for name in SOLO_SCENARIO}
    assert {name: ACT_SCENARIOS[i].name for name, i in SCENARIO.items()} == {name: name for name in SCENARIO}


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
    assert the(events, "ScenarioWon").deck == deck("Cavalry II") and t.reserve(0)[0] // 10 == deck("Cavalry II")
    assert t.state.done and t.state.boards[0].prestige == 8


def test_treasury_of_delos_three_of_each_and_donations_of_three() -> None:
    t = Table(scenario="Treasury of Delos").stock(0, 2, 12, 2)
    assert t.refused(Donate(W, 2)) == "refusal-donation-least"
    t.state.treasury[0] = [3, 0, 3]
    assert the(t.do(Donate(D, 3), 0), "ScenarioWon").league == 0
    three = Table(*THREE, scenario="Treasury of Delos")
    three.state.treasury = [[6, 5, 6], [0, 0, 0]]
    assert won(three) == []
    three.state.treasury[0][1] = 10
    assert won(three) == ["ScenarioWon 0"]


def test_city_of_marble_six_buildings_in_four_categories_and_no_level_two() -> None:
    t = (
        Table(scenario="City of Marble")
        .build(0, "Armoury", "Shipyard", "Stables", "Altar", "Granary")
        .stock(0, 6, 6, 6)
    )
    assert t.refused(Produce(deck("Hoplites II"))) == "refusal-unit-forbidden"
    t.do(Construct(BUILDING["sawmill"], (1, 0, 2)))
    assert not t.state.done  # six buildings, three categories
    t.build(0, "Embassy")
    assert won(t) == ["ScenarioWon 0"]


def test_the_plague() -> None:
    t = Table(scenario="The Plague").stock(0, 6, 0, 0).build(0, "Altar", "Shrine")
    assert t.refused(Produce(deck("Cavalry I"))) == "refusal-unit-forbidden"
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
    prices = [a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING["altar"]]
    assert prices == [(2, 1, 0), (1, 2, 0), (1, 1, 1)]
    t.state.beaten = [2, 2]
    assert won(t) == []
    t.robbed("Epirus").figures(1, "Leonidas", at=["Epirus"])
    events = t.resolve(5)
    assert the(events, "ScenarioWon").league == 1
    card = next(card for card in SCENARIO_CARDS if card.name == "the-earthquake")
    assert [TERRITORY_NAMES[i] for i in card.brigands] == ["epirus", "illyria", "euboea", "chalkidiki", "aeolis"]


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
    t = Table(scenario="Affair of Corcyra").stock(0, 6, 6, 6).own(0, "Epirus", "Illyria")
    assert t.refused(Produce(deck("Hoplites I"))) == "refusal-unit-forbidden"
    assert won(t) == []  # both are held from before, and nothing was taken since
    t.state.taken[0] = 0b01
    assert won(t) == []
    t.state.taken[0] = 0b11
    t.state.owners[0] = 1
    assert won(t) == ["ScenarioWon 0"]  # Epirus is lost again, and counts


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
    t = Table().stock(0, 6, 6, 6).own(1, "Epirus", "Illyria").figures(1, "Gorgo")
    assert t.refused(Donate(W, 2)) == "refusal-no-donations"
    assert "ScenarioWon" not in kinds(t.figures(0, "Pericles", "Aspasia", at=["Epirus", "Euboea"]).resolve())
    assert t.state.raided == [1, 0]  # Euboea was nobody's
    t.state.done = False
    assert "ScenarioWon" in kinds(t.figures(0, "Pericles", at=["Illyria"]).resolve())


@pytest.mark.parametrize("scenario", ["Pirates", "Affair of Corcyra", "Megarian Decree", "Night Raid on Plataea"])
def test_with_all_city_tokens_out_territories_still_change_hands(scenario: str) -> None:
    """So no act has to be closed because nobody can meet its objective any more (section 5)."""
    t = Table(scenario=scenario).own(0, "Epirus", "Illyria", "Euboea").own(1, "Chalkidiki", "Aeolis", "Ionia")
    t.figures(0, "Pericles", at=["Ionia"]).figures(1, "Gorgo").resolve()
    assert t.state.owners.count(0) == 3 and t.state.owners.count(1) == 2  # now Sparta can take a free territory
    assert t.state.taken[0] and t.state.raided[0] == 1


def test_a_reward_from_an_empty_pile_is_the_other_level_else_nothing() -> None:
    t = Table(scenario="Olympic Games")
    t.state.boards[0].prestige = 8
    t.state.piles[deck("Cavalry II")] = []
    won(t)
    assert t.reserve(0)[0] // 10 == deck("Cavalry I")
    t = Table(scenario="Olympic Games")
    t.state.boards[0].prestige = 8
    t.state.piles[4], t.state.piles[5] = [], []
    won(t)
    assert t.state.done and t.reserve(0) == []


def test_two_leagues_in_one_step_of_the_resolution_peloponnesian_first() -> None:
    t = Table(scenario="Olympic Games").figures(0, "Pericles", at=["Egypt"]).figures(1, "Gorgo")
    for board in t.state.boards:
        board.prestige = 8
    assert the(t.resolve(5), "ScenarioWon").league == 1


def test_the_next_act_comes_with_the_next_turn_and_counters_begin_anew() -> None:
    t = Table(scenario="Olympic Games")
    t.state.done, t.state.boards[0].donated, t.state.taken = True, [3, 0, 0], [1, 0]
    t.state.beaten, t.state.raided = [0, 2], [1, 0]
    t.resolve()
    assert t.state.act == 2 and SCENARIO_CARDS[t.state.scenario].act == 2 and not t.state.done
    assert t.state.boards[0].donated == [0, 0, 0] and t.state.taken == [0, 0] and t.state.act_turn == 2
    assert t.state.beaten == [0, 0] and t.state.raided == [0, 0]


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


def after(scenario: str, *, taken: int = 0, raided: int = 0, beaten: int = 0) -> Table:
    """Return a table at which this scenario is revealed now, with what Athens did in the act before.

    Args:
        scenario: The scenario.
        taken: The territories that it took, as bits.
        raided: How many of them were the enemy's.
        beaten: How many Brigands it defeated.
    """
    index = [card.name for card in SCENARIO_CARDS].index(slug(scenario))
    t = Table(scenario="City of Marble").stock(0, 6, 6, 6).build(0, "Armoury", "Shipyard", "Stables")
    t.state.taken[0], t.state.raided[0], t.state.beaten[0] = taken, raided, beaten
    t.state.act, t.state.done = SCENARIO_CARDS[index].act - 1, True
    reveal_act(t.state, Chance(lambda n: index % 3))
    assert t.state.scenario == index
    return t


def test_territories_taken_before_the_affair_of_corcyra_do_not_count() -> None:
    t = after("Affair of Corcyra", taken=0b11)
    assert t.state.brigands == [0, 1] and won(t) == []
    t.figures(0, "Pericles", at=["Epirus"]).figures(1, "Gorgo")
    assert "ScenarioWon" not in kinds(t.resolve(12)) and t.state.taken == [0b01, 0]
    assert the(t.figures(0, "Pericles", at=["Illyria"]).resolve(12), "ScenarioWon").league == 0


def test_raids_before_the_night_raid_do_not_count() -> None:
    t = after("Night Raid on Plataea", raided=2)
    assert won(t) == [] and t.state.raided == [0, 0]


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
        assert t.state.taken == [0b10, 0] and t.state.done and t.state.phase == "army"
    t = after("Megarian Decree").own(0, "Epirus", "Euboea", "Illyria").figures(0, "Pericles", at=["Illyria"])
    t.figures(1, "Gorgo").resolve()
    assert t.state.taken == [0, 0] and not t.state.done and t.state.phase == "develop"


def two_at_once(seat: int) -> Table:
    """Both leagues hold what the Treasury of Delos asks for; this seat develops, Pericles is in Persia."""
    t = Table(scenario="Treasury of Delos").stock(0, 0, 0, 2).stock(1, 0, 0, 2).develop(seat)
    t.state.treasury = [[3, 3, 3], [3, 3, 3]]
    return t.figures(0, "Pericles", at=["Persia"]).figures(1, "Gorgo")


def test_a_step_of_the_resolution_looks_at_the_peloponnesian_league_first() -> None:
    """Section 5: «objectives that two leagues meet in the same step of the Resolution»."""
    assert the(two_at_once(0).resolve(1), "ScenarioWon").league == 1


def test_an_action_of_the_development_looks_at_the_delian_league_first_whoever_acts() -> None:
    """A27: where two meet it in one step, the order of the phase decides (A8)."""
    for seat in range(2):
        assert the(two_at_once(seat).do(Produce(deck("Hoplites I")), 0, 0), "ScenarioWon").league == 0


def test_the_counters_run_on_while_an_act_lasts() -> None:
    t = after("Night Raid on Plataea").figures(0, "Pericles", at=["Euboea"]).figures(1, "Gorgo").own(1, "Euboea")
    t.resolve()
    t.resolve()
    assert t.state.turn == 3 and t.state.raided == [1, 0] and t.state.taken == [0b100, 0]


@pytest.mark.parametrize("leagues", [(0, 1), (1, 0)])
def test_at_the_end_of_the_resolution_too_the_peloponnesian_league_is_looked_at_first(leagues: tuple[int, int]) -> None:
    """The Megarian Decree is looked at only then, and both leagues may meet it; whose seat comes first is all one."""
    t = Table(("Athens", leagues[0]), ("Sparta", leagues[1]), scenario="Megarian Decree")
    t.own(0, "Epirus", "Illyria", "Euboea").own(1, "Chalkidiki", "Aeolis", "Ionia").state.taken = [1, 1]
    t.resolve()
    assert t.state.done and t.state.phase == "army"
    assert t.reserve(0) == [] and [token // 10 for token in t.reserve(1)] == [deck("Hoplites II")]
