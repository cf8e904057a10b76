"""The Great Battle: gathering, placing in secret, columns, engaging, fronts and tie-breaks (A30 to A33)."""

from random import Random

import pytest

from games.core.chance import Chance
from games.epireia.actions.great_battle import (
    ArmyReady,
    ArrangeArmy,
    ArrangeFigures,
    ClearColumn,
    ClearFronts,
    Engage,
    FiguresReady,
    GoToColumn,
    Hold,
    HoldFront,
    LiftOrder,
    PlaceToken,
    PutFigure,
    TakeArmyBack,
    TakeFiguresBack,
)
from games.epireia.battle import begin_battle, decide_winner
from games.epireia.content import DECKS, DELIAN, FIGURE, FLANK, MARITIME, NONE, SLOTS
from games.epireia.presentation.topics import topics
from games.epireia.state import Draft
from games.epireia.view import army_seen, reserve_seen
from games.epireia.words import label_of, league_name, say
from tests.games.epireia.table import GAME, Table, deck, fight, kinds, slug

H, T, K = 0, 20, 40  # Level I tokens by their power: H + 3


def war(*cities: tuple[str, int]) -> Table:
    t = Table(*cities)
    t.figures(0, "Pericles", "Themistocles", "Aspasia").figures(1, "Leonidas", "Lysander", "Gorgo")
    return t


def begun(t: Table) -> Table:
    begin_battle(t.state, Chance(lambda n: 0))
    return t


# -- gathering and placing ---------------------------------------------------------------------------------------------


def test_integrated_cities_send_their_tokens() -> None:
    t = war().give(0, "Delphi", 1)
    t.state.granted[3], t.state.reserved[deck("Cavalry II")] = deck("Cavalry II"), 1
    begun(t)
    assert [token // 10 for token in t.reserve(1)] == [deck("Cavalry II")] and t.state.reserved == [0] * 6


def test_nine_columns_of_two_slots_nine_hoplites_three_cavalry_six_triremes_a_league() -> None:
    units = [unit for slots in SLOTS for unit in slots]
    assert len(SLOTS) == 9 and [units.count(i) for i in range(3)] == [9, 6, 3]


def test_a_token_needs_a_slot_of_its_unit() -> None:
    t = begun(war().hold(0, H + 1, H + 2, T + 3, K + 2))
    assert {a.token for a in t.offers(0) if type(a) is PlaceToken} == {H + 1, H + 2, K + 2}
    assert "refusal-wrong-slot(" in t.refused(PlaceToken(T + 3), 0)
    assert t.refused(PlaceToken(H + 3), 0) == "refusal-no-such-token"
    t.do(PlaceToken(H + 2), seat=0)
    assert "refusal-wrong-slot(" in t.refused(PlaceToken(H + 1), 0)  # the flank has one slot for Hoplites a column
    t.do(GoToColumn(6), seat=0)
    t.do(PlaceToken(T + 3), seat=0)
    assert t.battle().drafts[0].columns[6] == (T + 3,)
    assert t.battle().drafts[0].cursor == 0  # on to where the rest fits
    t.do(ClearColumn(), seat=0)
    assert t.battle().drafts[0].columns[0] == ()


def test_an_army_may_be_taken_back_until_the_other_one_stands() -> None:
    t = begun(war().hold(0, H + 2).hold(1, K + 1, K + 1, K + 2, K + 2))
    assert t.refused(ArmyReady(), 0) == "refusal-tokens-left"
    t.do(PlaceToken(H + 2), seat=0)
    t.do(ArmyReady(), seat=0)
    assert GAME.active_seats(t.state) == (1,) and GAME.free_seats(t.state) == (0,)
    t.do(TakeArmyBack(), seat=0)
    assert t.battle().drafts[0].columns[0] == (H + 2,) and GAME.active_seats(t.state) == (0, 1)
    assert t.battle().drafts[1].columns == [()] * 9
    t.do(ArmyReady(), seat=0)
    t.do(ArrangeArmy(), seat=1, rest=True)
    assert (
        t.state.phase == "generals" and t.reserve(0) == [] and t.reserve(1) == [K + 1]
    )  # three slots for Cavalry; surplus stays out


def test_arrange_for_me_places_all_that_fits_and_keeps_what_was_placed() -> None:
    t = begun(war().hold(0, H + 3, H + 1, H + 2, K + 3, T + 1))
    t.do(GoToColumn(3), seat=0)
    t.do(PlaceToken(H + 1), seat=0)
    assert t.refused(GoToColumn(-1), 0) == "refusal-nothing-fits" and t.refused(GoToColumn(3), 0) == "refusal-at-column"
    t.do(ArrangeArmy(), seat=0, rest=True)
    t.do(ArmyReady(), seat=1)
    army = t.battle().placed[0]
    assert sorted(token for column in army for token in column) == sorted([H + 3, H + 1, H + 2, K + 3, T + 1])
    assert H + 1 in army[3]


def test_the_enemy_sees_units_and_levels_and_no_powers() -> None:
    t = begun(war().hold(0, H + 2, K + 1, K + 1, K + 2, K + 2))
    before = GAME.view(t.state, 1)
    t.do(PlaceToken(H + 2), seat=0)
    assert GAME.view(t.state, 1) == before and GAME.view(t.state, None).own_army is None
    t.do(ArrangeArmy(), seat=0, rest=True)
    t.do(ArmyReady(), seat=1)
    seen = GAME.view(t.state, 1)
    assert army_seen(seen, 0)[0] == (K, H) and reserve_seen(seen, 0) == [K]
    assert sorted(token % 10 for token in army_seen(GAME.view(t.state, 0), 0)[0]) == [1, 2]


def test_an_ally_sees_the_army_when_it_stands_and_the_first_seat_commands() -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0)).hold(0, H + 2)
    t.figures(0, "Pericles").figures(1, "Gorgo").figures(2, "Timoleon")
    begun(t)
    assert GAME.active_seats(t.state) == (0, 1)
    t.do(PlaceToken(H + 2), seat=0)
    assert GAME.view(t.state, 2).own_army is None
    t.do(ArmyReady(), seat=0)
    t.do(ArmyReady(), seat=1)
    assert army_seen(GAME.view(t.state, 2), 0)[0] == (H + 2,)
    offered = {a.figure for a in t.offers(0) if type(a) is PutFigure}
    assert offered == {FIGURE["pericles"], FIGURE["timoleon"]}


def test_three_figures_or_all_there_are_one_a_front() -> None:
    t = begun(war())
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    t.do(PutFigure(0, FIGURE["pericles"]), seat=0)
    assert t.refused(FiguresReady(), 0) == "refusal-fronts-without-figures"
    assert t.refused(PutFigure(0, FIGURE["aspasia"]), 0) == "refusal-front-taken"
    assert t.refused(PutFigure(2, FIGURE["pericles"]), 0) == "refusal-figure-placed"
    assert t.refused(PutFigure(2, FIGURE["leonidas"]), 0) == "refusal-not-your-general"
    t.do(ClearFronts(), seat=0)
    t.do(PutFigure(2, FIGURE["pericles"]), seat=0)
    assert t.battle().general_drafts[0] == [NONE, NONE, FIGURE["pericles"]]
    t.do(PutFigure(0, FIGURE["aspasia"]), seat=0)
    t.do(PutFigure(1, FIGURE["themistocles"]), seat=0)
    t.do(FiguresReady(), seat=0)
    assert GAME.view(t.state, 1).battle.generals == []
    t.do(TakeFiguresBack(), seat=0)
    t.do(FiguresReady(), seat=0)
    t.do(ArrangeFigures(), seat=1, rest=True)
    assert t.state.phase == "battle" and NONE not in t.battle().generals[1]


# -- columns -----------------------------------------------------------------------------------------------------------


def test_the_side_behind_decides_first_and_the_other_may_answer() -> None:
    generals = ([FIGURE["pericles"], NONE, NONE], [FIGURE["leonidas"], NONE, NONE])
    t = fight(war(), {0: 1}, {0: 3}, generals)
    assert t.asked == 0
    t.do(Hold())
    assert t.asked == 1
    t.do(Engage())
    assert t.battle().column == 0 and t.asked == 0  # it may still answer, even though it had declined
    events = t.do(Engage())
    assert "ColumnResolved" in kinds(events) and t.battle().results[0] == 1  # 4 to 6


def test_an_answer_may_turn_the_column() -> None:
    generals = ([FIGURE["pericles"], NONE, NONE], [FIGURE["gorgo"], NONE, NONE])
    t = fight(war(), {0: 1}, {0: 2}, generals)
    t.do(Hold())
    t.do(Engage())
    assert t.battle().results == []  # 1 to 3, and the first one is asked once more
    t.do(Engage())
    assert t.battle().results[0] == 0  # 4 to 3


def test_a_tied_column_asks_the_delian_league_first() -> None:
    generals = ([FIGURE["pericles"], NONE, NONE], [FIGURE["leonidas"], NONE, NONE])
    assert fight(war(), {0: 2}, {0: 2}, generals).asked == 0
    (rule,) = [each.text for each in topics() if each.title == say.label("rule-figures")]
    assert f"on a tie, the {label_of(league_name(DELIAN))}" in rule


def test_a_figure_fights_once_and_adds_its_attack_and_its_front() -> None:
    generals = ([NONE, NONE, FIGURE["themistocles"]], [NONE] * 3)
    t = fight(war(), {6: 1}, {6: 3, 7: 1, 8: 1}, generals)
    assert t.state.battle is not None and t.battle().column == 6 and t.asked == 0
    t.do(Engage())
    assert t.battle().results[6] == 0  # 1 + 2 + 1 on the maritime front
    assert t.state.phase == "over"


def test_a_tie_with_figures_is_nobody_s_column() -> None:
    generals = ([FIGURE["themistocles"], NONE, NONE], [NONE] * 3)
    t = fight(war(), {0: 1}, {0: 3}, generals)
    t.do(Engage())
    assert t.battle().results[0] == NONE


def test_a_standing_order_holds_until_the_enemy_engages() -> None:
    generals = ([FIGURE["pericles"], NONE, NONE], [FIGURE["leonidas"], NONE, NONE])
    t = fight(war(), {0: 1, 1: 1, 2: 1}, {0: 3, 1: 3, 2: 3}, generals)
    t.do(HoldFront())
    assert t.asked == 1 and GAME.free_seats(t.state) == (0,)
    t.do(Hold())
    assert t.battle().column == 1 and t.asked == 1  # the first seat is not asked
    t.do(Engage())
    assert t.asked == 0
    t.do(Hold())
    assert t.battle().column == 2 and t.battle().revealed and t.asked == 0  # the order is over: one is asked again
    t.do(Engage())
    assert t.battle().results[2] == 0  # unanswered: the enemy's figure has fought


def test_a_standing_order_is_over_for_both_when_one_engages() -> None:
    generals = ([FIGURE["pericles"], NONE, NONE], [FIGURE["leonidas"], NONE, NONE])
    t = fight(war(), {0: 1, 1: 1, 2: 1}, {0: 3, 1: 3, 2: 3}, generals)
    t.do(HoldFront())
    t.do(HoldFront())
    assert t.battle().results[:3] == [1, 1, 1]  # both held, nobody was asked any more
    t = fight(war(), {0: 1, 1: 4, 2: 1}, {0: 3, 1: 3, 2: 3}, generals)
    t.do(HoldFront())
    assert GAME.free_seats(t.state) == (0,)
    t.do(Engage())
    assert t.battle().holding == [False, False] and GAME.free_seats(t.state) == ()
    t.do(Hold())
    assert GAME.free_seats(t.state) == ()  # nobody who has fought, or is asked again, has an order to lift


def test_a_standing_order_is_for_one_front() -> None:
    generals = ([FIGURE["pericles"], FIGURE["aspasia"], NONE], [NONE] * 3)
    t = fight(war(), {0: 1, 3: 1}, {0: 3, 3: 3}, generals)
    t.do(HoldFront())
    assert t.battle().column == 3 and t.asked == 0 and GAME.free_seats(t.state) == ()


def test_a_standing_order_may_be_lifted() -> None:
    generals = ([FIGURE["pericles"], NONE, NONE], [FIGURE["leonidas"], NONE, NONE])
    t = fight(war(), {0: 1, 1: 1, 2: 1}, {0: 3, 1: 3, 2: 3}, generals)
    t.do(HoldFront())
    t.do(LiftOrder(), seat=0)
    t.do(Hold())
    assert t.battle().column == 1 and t.asked == 0


def test_in_the_last_column_of_a_front_there_is_nothing_to_order() -> None:
    t = fight(war(), {2: 1}, {2: 3}, ([FIGURE["pericles"], NONE, NONE], [NONE] * 3))
    for _ in range(2):
        assert HoldFront() in t.offers()
        t.do(Hold())
    assert t.battle().column == 2 and t.offers() == [Engage(), Hold()]
    assert t.refused(HoldFront()) == "refusal-last-column"


def test_an_ally_s_figure_is_engaged_by_its_own_player() -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0))
    t.figures(0, "Pericles").figures(1, "Gorgo").figures(2, "Timoleon")
    assert fight(t, {0: 1}, {0: 3}, ([FIGURE["timoleon"], NONE, NONE], [NONE] * 3)).asked == 2


# -- fronts and the end ------------------------------------------------------------------------------------------------


def test_one_column_to_none_wins_a_front_one_to_one_does_not() -> None:
    t = fight(war(), {0: 1, 3: 1, 4: 1}, {5: 1, 6: 1, 7: 1})
    outcome = GAME.outcome(t.state)
    assert outcome is not None and outcome.winners == (0,) and outcome.scores == (2, 1) and outcome.reason == "fronts"
    t = fight(war(), {0: 1, 3: 1}, {1: 1, 4: 1, 5: 1})
    assert GAME.outcome(t.state).scores == (0, 1)  # type: ignore[union-attr]


def test_a_tie_goes_to_the_maritime_front_then_prestige_then_copper_then_is_shared() -> None:
    t = fight(war(), {0: 1}, {6: 1})
    assert decide_winner(t.state) == (1, "maritime")
    t = war()
    t.state.boards[0].prestige = 3
    assert decide_winner(fight(t, {0: 1}, {3: 1}).state) == (0, "prestige")
    t = war().stock(1, 0, 0, 5)
    assert decide_winner(fight(t, {}, {}).state) == (1, "copper")
    t = fight(war(), {}, {})
    outcome = GAME.outcome(t.state)
    assert outcome is not None and outcome.winners == (0, 1) and outcome.reason == "shared"


def test_prestige_and_copper_are_those_of_single_cities() -> None:
    t = (
        Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0))
        .figures(0, "Pericles")
        .figures(1, "Gorgo")
        .figures(2, "Ariston")
    )
    for board, level in zip(t.state.boards, (4, 5, 4), strict=True):
        board.prestige = level
    assert decide_winner(fight(t, {}, {}).state) == (1, "prestige")
    assert GAME.outcome(t.state).winners == (1,)  # type: ignore[union-attr]


def test_both_allies_win() -> None:
    t = (
        Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0))
        .figures(0, "Pericles")
        .figures(1, "Gorgo")
        .figures(2, "Ariston")
    )
    assert GAME.outcome(fight(t, {0: 1}, {}).state).winners == (0, 2)  # type: ignore[union-attr]


HOPLITES_ONE, CAVALRY_ONE = 0, 40  # Level I tokens by their power: H + 3


def placing_armies(*cities: tuple[str, int]) -> Table:
    t = Table(*cities).figures(0, "Pericles").figures(1, "Leonidas")
    t.hold(
        0,
        HOPLITES_ONE + 1,
        HOPLITES_ONE + 1,
        HOPLITES_ONE + 1,
        HOPLITES_ONE + 1,
        HOPLITES_ONE + 2,
        HOPLITES_ONE + 2,
        HOPLITES_ONE + 2,
        HOPLITES_ONE + 2,
        HOPLITES_ONE + 2,
        HOPLITES_ONE + 3,
        CAVALRY_ONE + 1,
    ).hold(1, HOPLITES_ONE + 3)
    begin_battle(t.state, Chance(lambda n: 0))
    return t


@pytest.mark.parametrize("seed", range(5))
def test_arranging_fills_the_slots_that_are_free_and_no_other(seed: int) -> None:
    """A column of the center that its commander has filled takes no third token; nine Hoplites fit, the tenth not."""
    t = placing_armies()
    for _ in range(2):
        if t.battle().drafts[0].cursor != 4:
            t.do(GoToColumn(4), seat=0)
        t.do(PlaceToken(HOPLITES_ONE + 1), seat=0)
    step = GAME.apply(t.state, 0, ArrangeArmy(), Chance(Random(seed).randrange))
    battle = step.state.battle
    assert battle is not None and battle.army_box is not None
    army = battle.army_box.choices[0]
    assert army is not None and army[4] == (HOPLITES_ONE + 1, HOPLITES_ONE + 1)
    for column, tokens in enumerate(army):
        units = [DECKS[token // 10].unit for token in tokens]
        assert all(units.count(unit) <= SLOTS[column].count(unit) for unit in units)
    placed = [token for column in army for token in column]
    assert len(placed) == 9 + 1 and placed.count(HOPLITES_ONE + 1) == 3  # the weakest of those that were left stays out


def test_only_its_commander_hears_that_an_army_was_arranged_by_chance() -> None:
    """Neither how columns were filled nor who is ready is for the others to know."""
    t = placing_armies()
    t.do(ArrangeArmy(), seat=0, rest=True)
    told = [(type(each.event).__name__, each.to) for each in t.told]
    assert told == [("ArmyArranged", 0), ("ArmyPlaced", 0)]


def test_a_sealed_army_lies_in_its_box_only_and_comes_back_as_it_was() -> None:
    t = placing_armies()
    t.do(PlaceToken(HOPLITES_ONE + 3), seat=1)
    before = tuple(t.battle().drafts[1].columns)
    t.do(ArmyReady(), seat=1)
    assert t.battle().drafts[1] == Draft()
    seen = GAME.view(t.state, 1).own_army
    assert seen is not None and tuple(seen.columns) == before
    t.do(TakeArmyBack(), seat=1)
    assert tuple(t.battle().drafts[1].columns) == before and before[0] == (HOPLITES_ONE + 3,)


def test_arranged_figures_are_the_strongest_there_are() -> None:
    """Three of five: the two with 1 attack point stay out."""
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0))
    t.figures(0, "Aspasia", "Pericles").figures(1, "Gorgo").figures(2, "Ameinocles", "Timoleon", "Aristeus")
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in (0, 1):
        t.do(ArmyReady(), seat=seat)
    t.do(ArrangeFigures(), seat=0, rest=True)
    battle = t.battle()
    assert battle.general_box is not None
    chosen = battle.general_box.choices[0]
    assert chosen is not None and set(chosen) == {FIGURE[slug(name)] for name in ("Pericles", "Timoleon", "Aristeus")}


@pytest.mark.parametrize("draw", [0, 1, 2])
def test_arranging_keeps_the_figures_that_stand_and_fills_the_other_fronts(draw: int) -> None:
    t = Table().figures(0, "Aspasia", "Pericles", "Cleisthenes").figures(1, "Gorgo")
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in (0, 1):
        t.do(ArmyReady(), seat=seat)
    t.do(PutFigure(1, FIGURE["aspasia"]), seat=0)
    step = GAME.apply(t.state, 0, ArrangeFigures(), Chance(lambda n: min(draw, n - 1)))
    battle = step.state.battle
    assert battle is not None and battle.general_box is not None
    chosen = battle.general_box.choices[0]
    assert chosen is not None and chosen[1] == FIGURE["aspasia"] and NONE not in chosen


def ordered(column: int) -> Table:
    """Pericles, behind in every column of the flank, has held since the first one; Leonidas is asked in this one."""
    t = Table().figures(0, "Pericles").figures(1, "Leonidas")
    generals = ([FIGURE["pericles"], NONE, NONE], [FIGURE["leonidas"], NONE, NONE])
    fight(t, {0: 1, 1: 1, 2: 1}, {0: 3, 1: 3, 2: 3}, generals).do(HoldFront())
    for _ in range(column):
        t.do(Hold())
    assert (t.battle().column, t.asked) == (column, 1)
    return t


def test_lifted_in_the_column_where_it_was_given_one_has_held_there_and_is_asked_from_the_next_on() -> None:
    t = ordered(0)
    t.do(LiftOrder(), seat=0)
    t.do(Hold())
    assert t.battle().results == [1] and (t.battle().column, t.asked) == (1, 0)


@pytest.mark.parametrize("column", [1, 2])
def test_lifted_in_a_later_column_one_is_asked_in_that_very_column_after_the_enemy_held(column: int) -> None:
    """The order, not its figure's owner, had held there so far; the enemy, who is being asked, answers first."""
    t = ordered(column)
    t.do(LiftOrder(), seat=0)
    assert t.asked == 1
    t.do(Hold())
    assert (t.battle().column, t.asked) == (column, 0)
    t.do(Engage())
    t.do(Hold())
    assert t.battle().results[: column + 1] == [*[1] * column, 0]  # 4 to 3


@pytest.mark.parametrize(("front", "power"), [(FLANK, 1 + 2 + 1), (1, 1 + 2), (MARITIME, 1 + 2)])
def test_the_flanker_has_one_more_on_the_flank_only(front: int, power: int) -> None:
    """Polymedes, 2 attack points, with a token of 1 against one of 3."""
    t = Table(("Larissa", 0), ("Sparta", 1)).figures(0, "Polymedes").figures(1, "Gorgo")
    posts = [NONE] * 3
    posts[front] = FIGURE["polymedes"]
    fight(t, {3 * front: 1}, {3 * front: 3}, (posts, [NONE] * 3))
    (column,) = [e for e in t.do(Engage()) if type(e).__name__ == "ColumnResolved" and e.column == 3 * front]
    assert column.totals == (power, 3) and column.winner == (0 if power > 3 else NONE)


@pytest.mark.parametrize(
    ("front", "taken", "placed"),
    [
        (FLANK, (1, MARITIME), "Polymedes"),
        (MARITIME, (FLANK, 1), "Themistocles"),
    ],
)
def test_arranging_gives_a_front_the_figure_whose_own_it_is_among_equals(
    front: int, taken: tuple[int, int], placed: str
) -> None:
    """Four figures with 2 attack points are left for the last front; the one whose front it is has 3 there."""
    t = Table(("Athens", 0), ("Sparta", 1), ("Larissa", 0)).figures(1, "Gorgo")
    t.figures(0, "Cleisthenes", "Themistocles", "Pericles").figures(2, "Pheidon", "Polymedes", "Aleuas the Red")
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    for where, name in zip(taken, ("Pericles", "Aleuas the Red"), strict=True):
        t.do(PutFigure(where, FIGURE[slug(name)]), seat=0)
    t.do(ArrangeFigures(), seat=0, rest=True)
    box = t.battle().general_box
    assert box is not None and box.choices[0] is not None and box.choices[0][front] == FIGURE[slug(placed)]
