"""The nine scenarios: objective, reward, constraint, checks, and when an act is closed (A27 to A29, section 5)."""

import pytest

from games.core.chance import Chance, RecordedChance
from games.epireia.actions.administrators import CallPolemarch
from games.epireia.actions.development import Construct, Donate, EndDevelopment, Produce
from games.epireia.content import BUILDING, NONE, SCENARIO_CARDS, TERRITORY_NAMES
from games.epireia.scenarios import check_scenario, reveal_act
from tests.games.epireia.table import GAME, C, D, Table, W, deck, kinds, slug, the

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
    assert the(events, "ScenarioWon").deck == deck("Cavalry II") and t.reserve(0)[0] // 10 == deck("Cavalry II")
    assert t.state.done and t.state.boards[0].prestige == 8


def test_treasury_of_delos_five_of_each_and_donations_of_three() -> None:
    t = Table(scenario="Treasury of Delos").stock(0, 2, 12, 2)
    assert t.refused(Donate(W, 2)) == "refusal-donation-least"
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
    t = Table(scenario="Affair of Corcyra").stock(0, 6, 6, 6)
    assert t.refused(Produce(deck("Hoplites I"))) == "refusal-unit-forbidden"
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
    assert won(t) == ["ActClosed"] and t.state.done and [*t.reserve(0), *t.reserve(1)] == []


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
    assert t.refused(Donate(W, 2)) == "refusal-no-donations"
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


TWO_CITIES = (("Athens", 0), ("Sparta", 1))
THREE_CITIES = (*TWO_CITIES, ("Corinth", 0))
FOUR = (*THREE_CITIES, ("Elis", 1))


def left(t: Table, **piles: int) -> Table:
    """So many tokens in these piles."""
    for name, number in piles.items():
        del t.state.piles[deck(name.replace("_", " "))][number:]
    return t


def made(t: Table, seat: int, **piles: int) -> Table:
    """What a city has produced since the act began."""
    for name, number in piles.items():
        t.state.boards[seat].produced[deck(name.replace("_", " "))] = number
    return t


def closed(t: Table) -> bool:
    """Whether a look at the scenario closes the act; nobody has won it."""
    chance = RecordedChance(lambda n: 0)
    check_scenario(t.state, chance, 1)
    told = [type(each.event).__name__ for each in chance.events]
    assert told in ([], ["ActClosed"]) and t.state.done == bool(told) and [*t.reserve(0), *t.reserve(1)] == []
    return bool(told)


# -- the Affair of Corcyra: 3 Triremes, 4 by two cities ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("cities", "produced", "needed"),
    [
        (TWO_CITIES, (0, 0), 3),
        (TWO_CITIES, (1, 0), 2),
        (TWO_CITIES, (1, 2), 1),
        (THREE_CITIES, (0, 0), 3),
        (THREE_CITIES, (3, 0), 1),
        (THREE_CITIES, (1, 0), 3),
        (FOUR, (0, 0), 4),
        (FOUR, (2, 1), 2),
    ],
)
def test_the_affair_of_corcyra_goes_on_while_exactly_enough_triremes_are_left_for_a_league(
    cities: tuple[tuple[str, int], ...], produced: tuple[int, int], needed: int
) -> None:
    """The first two seats, one of each league, have produced these; `needed` is what the nearer league lacks."""
    for number in (needed, needed - 1):
        t = left(Table(*cities, scenario="Affair of Corcyra"), Triremes_I=number // 2, Triremes_II=number - number // 2)
        for seat, tokens in enumerate(produced):
            made(t, seat, Triremes_I=tokens)
        assert closed(t) == (number < needed)


def test_triremes_that_lie_with_cities_are_not_left() -> None:
    t = left(Table(scenario="Affair of Corcyra"), Triremes_I=3, Triremes_II=0)
    assert not closed(t)
    t.state.reserved[deck("Triremes I")] = 1
    assert closed(t)


# -- the Night Raid: one of each unit by one city, two units at Level II -----------------------------------------------


def test_the_night_raid_is_closed_when_a_unit_that_nobody_produced_is_gone() -> None:
    assert closed(left(Table(), Cavalry_I=0, Cavalry_II=0))
    assert not closed(left(Table(), Cavalry_I=0)) and not closed(left(Table(), Cavalry_II=0))


def test_the_night_raid_goes_on_for_a_city_that_has_produced_the_unit_that_is_gone() -> None:
    for seat in range(2):
        assert not closed(made(left(Table(), Cavalry_I=0, Cavalry_II=0), seat, Cavalry_I=1))


def test_the_night_raid_is_closed_when_level_two_of_two_units_is_gone() -> None:
    t = left(Table(), Hoplites_II=0, Cavalry_II=0)
    assert not closed(made(t, 1, Hoplites_II=1))
    assert closed(made(t, 1, Hoplites_II=0, Hoplites_I=1))


def test_the_night_raid_is_one_city_s_and_allies_do_not_complete_it_together() -> None:
    t = left(Table(*THREE_CITIES), Hoplites_I=0, Hoplites_II=0, Cavalry_I=0, Cavalry_II=0)
    assert closed(made(made(t, 0, Hoplites_II=1), 2, Cavalry_II=1))


def test_tokens_that_lie_with_cities_are_none_for_the_night_raid() -> None:
    t = left(Table(), Cavalry_I=0, Cavalry_II=1)
    assert not closed(t)
    t.state.reserved[deck("Cavalry II")] = 1
    assert closed(t)


def test_the_last_token_of_a_unit_that_the_polemarch_draws_closes_the_night_raid() -> None:
    """It is drawn, not produced."""
    t = left(Table().build(0, "Bureau I"), Cavalry_I=0, Cavalry_II=1)
    assert kinds(t.do(CallPolemarch(2), 0))[-1] == "ActClosed" and t.state.done


def after(scenario: str, *made: str, beaten: int = 0) -> Table:
    """This scenario, revealed now; in the act before Athens produced these tokens and defeated so many Brigands."""
    index = [card.name for card in SCENARIO_CARDS].index(slug(scenario))
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
    assert t.reserve(0) == [] and [token // 10 for token in t.reserve(1)] == [deck("Hoplites II")]
