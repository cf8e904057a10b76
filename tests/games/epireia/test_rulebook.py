"""Every deciding sentence and every ruling has its tests (`rulebook.toml`), and those that fitted nowhere else."""

import re
from pathlib import Path

from games.core.chance import Chance, ReplayedChance
from games.epireia.actions.development import Construct, Donate, EndDevelopment, Produce
from games.epireia.actions.diplomacy import EndMoves, LeaveTerritory, TakeTerritory
from games.epireia.actions.great_battle import ArmyReady, Engage, FiguresReady, Hold, PutFigure
from games.epireia.actions.setup import ChooseCity, ChooseScenario, JoinLeague
from games.epireia.battle import begin_battle
from games.epireia.content import BUILDING, CITY_NAMES, COLUMNS, FIGURE, NONE, SCENARIO_CARDS, SOLO
from games.epireia.scenarios import reveal_act
from tests.games.epireia.table import GAME, D, Table, W, deck, fight, kinds, slug, the
from tests.games.rulebook import Rulebook
from tests.messages import message_names

BOOK = Rulebook(Path(__file__).parent)


def test_every_test_that_the_table_names_exists() -> None:
    BOOK.check(100 + 40)


def test_the_table_has_all_forty_rulings_and_the_page_names_no_other() -> None:
    assert list(BOOK.rulings) == [f"A{k}" for k in range(1, 42)]
    listed = re.findall(r"^\| (A\d+) \| \S", BOOK.page, re.MULTILINE)
    assert listed == list(BOOK.rulings)


def test_a_test_of_a_ruling_is_in_the_row_of_its_number() -> None:
    numbered = {name: f"A{int(found[1])}" for name in BOOK.tests if (found := re.match(r"test_ruling_(\d+)_", name))}
    assert numbered and all(name in BOOK.rulings[ruling] for name, ruling in numbered.items())


# -- the course --------------------------------------------------------------------------------------------------------


def idle(*cities: tuple[str, int], scenario: str = "City of Marble") -> Table:
    """A turn in which nobody can pay for anything, a figure each."""
    t = Table(*cities, scenario=scenario).figures(0, "Pericles").figures(1, "Gorgo")
    for seat in range(len(t.state.boards)):
        t.stock(seat, 0, 0, 0)
    return t


def test_a_turn_has_its_phases_in_order() -> None:
    t = idle()
    seen = [(t.state.phase, t.asked)]
    while t.state.turn == 1:
        t.do(EndDevelopment() if t.state.phase == "develop" else EndMoves(), rest=True)
        seen.append((t.state.phase, t.asked))
    assert seen == [
        ("develop", 0),
        ("diplomacy", 1),
        ("diplomacy", 0),
        ("develop", 0),
    ]  # Sparta cannot pay
    assert "Income" in kinds(t.events)


def test_the_third_act_finishes_its_turn_before_the_battle() -> None:
    t = idle(scenario="Affair of Corcyra").stock(0, 0, 2, 0)
    t.state.taken[0] = 0b11
    assert "ScenarioWon" in kinds(t.do(Produce(deck("Triremes I")), 0, 0))
    phases = []
    while t.state.phase not in ("army", "over"):
        phases.append((t.state.phase, t.asked))
        t.do(EndDevelopment() if t.state.phase == "develop" else EndMoves(), rest=True)
    assert phases == [("diplomacy", 1), ("diplomacy", 0)]  # nobody can pay for anything more
    assert "Income" in kinds(t.events) and t.state.phase == "army"


# -- figures and buildings ---------------------------------------------------------------------------------------------


def test_an_ability_works_at_once_and_only_in_play() -> None:
    for figures, price in ((("Pericles",), 3), (("Pericles", "Cleisthenes"), 2)):
        t = Table(scenario="City of Marble").figures(0, *figures)
        found = [a for a in t.offers() if type(a) is Construct and a.building == BUILDING["bouleuterion"]]
        assert {sum(a.price) for a in found} == {price}  # Athens pays 3; Cleisthenes makes it 1 cheaper


def test_no_action_takes_a_figure_out_of_play() -> None:
    """Over a whole game figures only come, and stay in their order."""
    chance = Chance.quick(_Luck(4))
    state = GAME.start(4, GAME.Options(), chance)
    before: list[list[int]] = [[] for _ in state.boards]
    while active := GAME.active_seats(state):
        GAME.rollout_action(state, active[0], chance).play(state, active[0], chance)
        for seat, board in enumerate(state.boards):
            assert board.figures[: len(before[seat])] == before[seat]
            before[seat] = list(board.figures)
    assert max(map(len, before)) == 3


class _Luck:
    """Numbers that are the same in every run."""

    def __init__(self, seed: int) -> None:
        from random import Random

        self.random = Random(seed).random


def test_buildings_have_no_order() -> None:
    t = Table(("Elis", 0), ("Sparta", 1), scenario="City of Marble", administrator="Priestess").stock(0, 6, 6, 6)
    offered = {a.building for a in t.offers() if type(a) is Construct}
    assert offered == set(range(15))


def test_discounts_leave_one_in_all() -> None:
    t = Table(("Corinth", 0), ("Sparta", 1), scenario="Treasury of Delos", administrator="Archon")
    t.figures(0, "Ameinocles").stock(0, 0, 4, 0)
    t.state.archon = 1
    t.do(Produce(deck("Triremes I")), 0)  # 2, 2 less for the Archon, 1 less for the Shipwright: still 1
    assert t.state.boards[0].stock[D] == 3
    t.state.archon = 1
    prices = {a.price for a in t.offers() if type(a) is Construct and a.building == BUILDING["shrine"]}
    assert prices == {(0, 1, 0)}  # 1 Wood 1 Copper: one of these falls away, and 1 stays


# -- scenarios ---------------------------------------------------------------------------------------------------------


def test_nine_scenarios_three_of_an_act() -> None:
    assert [card.act for card in SCENARIO_CARDS] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert all(0 <= card.reward < 6 for card in SCENARIO_CARDS)


def test_the_scenario_of_an_act_is_drawn_by_chance() -> None:
    for act in range(3):
        drawn = set()
        for k in range(3):
            t = Table()
            t.state.act = act
            reveal_act(t.state, Chance(lambda n, k=k: k))  # type: ignore[misc]
            drawn.add(t.state.scenario)
        assert drawn == set(range(3 * act, 3 * act + 3))


def test_only_the_first_takes_the_reward() -> None:
    t = Table(scenario="Olympic Games").stock(0, 0, 2, 0).stock(1, 0, 4, 0)
    for board in t.state.boards:
        board.prestige = board.best = 7
    t.do(Donate(D, 2), 0)
    t.do(Donate(D, 2))
    assert t.state.boards[1].prestige == 8 and kinds(t.events).count("ScenarioWon") == 1
    assert t.reserve(1) == [] and len(t.reserve(0)) == 1


def test_a_constraint_binds_both_leagues_and_ends_with_the_objective() -> None:
    for seat in range(2):
        t = Table(scenario="Affair of Corcyra").stock(0, 6, 6, 6).stock(1, 6, 6, 6).develop(seat)
        assert t.refused(Produce(deck("Hoplites I"))) == "refusal-unit-forbidden"
        t.state.taken[t.state.boards[seat].league] = 0b11  # Epirus and Illyria
        t.do(Produce(deck("Triremes I")), 0, 0)
        t.do(Produce(deck("Hoplites I")), 0)


def test_ruling_27_met_at_the_reveal_counts_at_the_first_look() -> None:
    t = Table(scenario="Treasury of Delos").stock(0, 3, 2, 2).figures(0, "Pericles").figures(1, "Gorgo")
    t.state.done, t.state.act = True, 0
    t.state.treasury[1] = [5, 5, 5]
    chance = Chance(lambda n: 1)
    reveal_act(t.state, chance)
    assert t.state.scenario == 1 and not t.state.done  # nothing is looked at in between
    assert the(t.do(Donate(W, 3), 0), "ScenarioWon").league == 1


# -- resolution --------------------------------------------------------------------------------------------------------


def allied(*, first: str = "Pericles", second: str = "Timoleon") -> Table:
    """Athens and Corinth, allies, stand in Epirus; both have City tokens."""
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble")
    t.figures(0, first, at=["Epirus"]).figures(1, "Gorgo").figures(2, second, at=["Epirus"])
    assert t.resolve() == []
    return t


def test_ruling_15_equal_allies_take_in_seat_order_and_the_other_collects_nothing() -> None:
    t = allied()
    assert t.asked == 0
    assert the(t.do(TakeTerritory(), rest=True), "TerritoryTaken").seat == 0
    assert t.state.boards[0].stock == [3, 5, 3] and t.state.boards[2].stock == [3, 3, 3]
    assert t.state.boards[2].places == [6]  # the ally stays there


def test_ruling_15_an_ally_may_leave_the_territory_to_the_other() -> None:
    t = allied(first="Aspasia")
    assert t.asked == 2 and [type(each) for each in t.offers()] == [TakeTerritory, LeaveTerritory]
    ceded = the(t.do(LeaveTerritory()), "TerritoryCeded")
    assert (ceded.seat, ceded.ally, ceded.territory) == (2, 0, 0) and t.asked == 0
    assert the(t.do(TakeTerritory(), rest=True), "TerritoryTaken").seat == 0
    assert t.state.boards[0].stock == [3, 5, 3] and t.state.owners[0] == 0


def test_ruling_15_if_both_leave_it_the_first_takes_it() -> None:
    t = allied()
    t.do(LeaveTerritory())
    assert the(t.do(LeaveTerritory(), rest=True), "TerritoryTaken").seat == 0


def test_ruling_15_an_ally_without_a_city_token_is_asked_second_and_only_if_it_could_take_it() -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble")
    t.own(0, "Euboea", "Ionia", "Aeolis").own(1, "Epirus")
    t.figures(0, "Pericles", at=["Epirus"]).figures(1, "Gorgo").figures(2, "Ameinocles", at=["Epirus"])
    t.resolve()
    assert t.asked == 2  # it has a City token, though fewer attack points
    t.do(LeaveTerritory())
    assert kinds(t.do(TakeTerritory(), rest=True))[:2] == ["TokenMoved", "TerritoryTaken"]
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="City of Marble")
    t.own(0, "Euboea", "Ionia", "Aeolis")
    t.figures(0, "Pericles", at=["Epirus"]).figures(1, "Gorgo").figures(2, "Ameinocles", at=["Epirus"])
    assert the(t.resolve(), "TerritoryTaken").seat == 2  # Athens could move a token only to an enemy's territory


def test_ruling_15_an_ally_whose_time_runs_out_takes_it() -> None:
    t = allied()
    assert GAME.timeout_action(t.state, 0) == TakeTerritory()
    t.do(LeaveTerritory())
    assert GAME.timeout_action(t.state, 2) == TakeTerritory()


def test_ruling_15_the_question_names_territory_ally_and_tax() -> None:
    t = allied()
    words = GAME.presentation(["Ada", "Bea", "Cy"])
    with message_names():
        assert words.prompt(GAME.view(t.state, 0)).startswith("share-ask")
        assert words.task(GAME.view(t.state, 0)) == "task-share"
        assert "headline-share" in words.headline(GAME.view(t.state, None))
        assert "dice" not in words.text(GAME.view(t.state, None))
        t.do(LeaveTerritory())
        assert words.prompt(GAME.view(t.state, 2)).startswith("share-answer")


def test_ruling_22_a_one_may_succeed_and_a_twelve_may_fail() -> None:
    t = Table(("Larissa", 0), ("Sparta", 1), scenario="City of Marble").build(0, "Embassy")
    t.figures(0, "Heliodorus", at=["Egypt"])
    assert any(the(t.resolve(1), "EmpireAnswered").gain)  # 1 + 4 against 5
    t = Table(scenario="City of Marble").robbed("Epirus").figures(0, "Aspasia", at=["Epirus"])
    assert the(t.resolve(6), "BrigandsFought").required == 7 and t.state.brigands == [0]
    t = Table(scenario="City of Marble").figures(0, "Aspasia", at=["Epirus"]).figures(1, "Leonidas", at=["Epirus"])
    assert the(t.resolve(12, 11), "Fought").winner == 1  # 13 to 14


def test_ruling_23_the_treasury_holds_thirty_and_pays_for_nothing() -> None:
    """Nor does it ever become a city's (A40)."""
    t = Table(scenario="City of Marble").stock(0, 0, 8, 0)
    t.state.treasury[0] = [30, 25, 30]
    t.do(Donate(D, 8))
    assert t.state.treasury[0] == [30, 30, 30] and t.state.boards[0].prestige == 2
    assert t.state.boards[0].stock == [1, 0, 0]  # level 2 gave it
    assert the(t.events, "CouldNotPay").actions == 1 and t.asked == 1


def test_ruling_07_a_development_in_which_nothing_can_be_done_ends_itself_and_says_why() -> None:
    t = idle().build(0, "Bureau I")
    assert EndDevelopment() in t.offers()  # the Polemarch can be used
    told = kinds(t.do(EndDevelopment()))
    assert told == ["Passed", "CouldNotPay"] and t.state.phase == "diplomacy"
    t = Table(("Athens", 0), ("Sparta", 1), scenario="City of Marble", administrator="Priestess").stock(0, 0, 2, 0)
    t.build(0, "Bureau I").stock(1, 2, 2, 2)
    t.state.boards[0].prestige = t.state.boards[0].best = 9
    for pile in t.state.piles:
        pile.clear()
    assert kinds(t.do(Donate(D, 2)))[-1] == "CouldNotPay" and t.asked == 1  # the Priestess has no prestige to give


# -- the battle --------------------------------------------------------------------------------------------------------


def at_war(*figures: str) -> Table:
    t = Table().figures(0, *figures).figures(1, "Leonidas", "Lysander", "Gorgo")
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    return t


def test_ruling_09_no_sea_icon_is_needed_on_the_maritime_front() -> None:
    t = at_war("Aspasia", "Cleisthenes", "Pericles")
    assert PutFigure(2, FIGURE["aspasia"]) in t.offers(0)


def test_ruling_30_fewer_figures_leave_fronts_empty() -> None:
    t = at_war("Aspasia", "Pericles")
    t.do(PutFigure(2, FIGURE["aspasia"]), seat=0)
    t.do(PutFigure(1, FIGURE["pericles"]), seat=0)
    t.do(FiguresReady(), seat=0)
    assert t.state.battle is not None and t.state.battle.general_box is not None
    assert t.state.battle.general_box.choices[0] == (NONE, FIGURE["pericles"], FIGURE["aspasia"])


def test_ruling_31_a_live_game_gives_a_minute_to_engage_and_silence_holds() -> None:
    """«Within a reasonable time (less than a minute)»."""
    t = fight(
        Table().figures(0, "Pericles").figures(1, "Leonidas"),
        {0: 1},
        {0: 2},
        ([FIGURE["pericles"], NONE, NONE], [NONE] * 3),
    )
    assert t.asked == 0 and GAME.live_limit(t.state, 0) == 60 and GAME.time_limit(t.state, 0) is None
    assert GAME.timeout_action(t.state, 0) == Hold()
    assert GAME.live_limit(Table().state, 0) is None


def test_all_columns_of_all_fronts_are_resolved_in_order() -> None:
    """Also when a front is decided; who is asked is asked for the open column only."""
    t = at_war("Aspasia", "Pericles", "Themistocles")
    for seat, names in ((0, ("Aspasia", "Pericles", "Themistocles")), (1, ("Leonidas", "Lysander", "Gorgo"))):
        for front, name in enumerate(names):
            t.do(PutFigure(front, FIGURE[slug(name)]), seat=seat)
        t.do(FiguresReady(), seat=seat)
    engaged = []
    while t.state.phase == "battle":
        column = t.battle().column
        if t.asked == 1 and column % 3 == 0:
            t.do(Engage())
            engaged.append(column)
        else:
            t.do(Hold())
    assert engaged == [0, 3, 6] and t.battle().engaged[1] == [0, 0, 0]
    resolved = [event.column for event in t.events if type(event).__name__ == "ColumnResolved"]
    assert resolved == list(COLUMNS) and [e.front for e in t.events if type(e).__name__ == "FrontResolved"] == [0, 1, 2]
    assert t.battle().results == [1, NONE, NONE] * 3


def test_alone_the_enemy_has_no_figures_in_the_battle() -> None:
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles")
    for column in SOLO[0].army:
        for pile in column:
            t.state.reserved[pile] += 1
    begin_battle(t.state, Chance(lambda n: 0))
    assert GAME.active_seats(t.state) == (0,)
    t.do(ArmyReady(), seat=0)
    t.do(PutFigure(0, FIGURE["pericles"]), seat=0)
    t.do(FiguresReady(), seat=0, rest=True)
    assert t.battle().generals[1] == [NONE] * 3


# -- numbers of players ------------------------------------------------------------------------------------------------


def test_ruling_04_five_figures_alone_too() -> None:
    state = GAME.apply(
        GAME.start(1, GAME.Options(), Chance(lambda n: 0)), 0, ChooseScenario(0), ReplayedChance([])
    ).state
    while state.phase != "figure":
        state = GAME.apply(state, 0, GAME.legal_actions(state, 0)[0], Chance(lambda n: 0)).state
    assert [action.figure for action in GAME.legal_actions(state, 0)] == [0, 1, 2, 3, 4]  # type: ignore[attr-defined]


def test_ruling_34_athens_may_be_peloponnesian_with_others() -> None:
    state = GAME.start(2, GAME.Options(), Chance(lambda n: 0))
    state = GAME.apply(state, 0, JoinLeague(1), Chance(lambda n: 0)).state
    assert state.asked == 1
    state = GAME.apply(state, 1, ChooseCity(CITY_NAMES.index("sparta")), Chance(lambda n: 0)).state
    state = GAME.apply(state, 0, ChooseCity(CITY_NAMES.index("athens")), Chance(lambda n: 0)).state
    assert [board.league for board in state.boards] == [1, 0]


def test_teams_are_the_leagues_of_two_from_when_they_are_known() -> None:
    state, chance = GAME.start(4, GAME.Options(), Chance(lambda n: 0)), Chance(lambda n: 0)
    found = [GAME.teams(state)]
    for seat, league in ((0, 1), (1, 0), (2, 0)):
        state = GAME.apply(state, seat, JoinLeague(league), chance).state
        found.append(GAME.teams(state))
    assert found == [(), (), (), ((1, 2), (0, 3))]
    three = GAME.apply(GAME.start(3, GAME.Options(), chance), 0, JoinLeague(1), chance).state
    assert GAME.teams(three) == ((1, 2),)
    assert GAME.teams(GAME.start(2, GAME.Options(leagues="seats"), chance)) == ()
    assert GAME.teams(GAME.start(1, GAME.Options(), chance)) == ()
    assert GAME.teams(GAME.start(4, GAME.Options(leagues="seats"), chance)) == ((0, 3), (1, 2))
