"""The Great Battle, 2 and 3: what «arrange for me» places, who hears of it, and what lies sealed (A30)."""

from random import Random

import pytest

from games.core.chance import Chance
from games.epireia.actions.army import ArmyReady, ArrangeArmy, GoToColumn, PlaceToken, TakeArmyBack
from games.epireia.actions.generals import ArrangeFigures, PutFigure
from games.epireia.battle import begin_battle
from games.epireia.content import DECKS, FIGURE, NONE, SLOTS
from games.epireia.state import Draft
from tests.games.epireia.table import GAME, Table

H, K = 0, 40  # Level I tokens by their power: H + 3


def war(*cities: tuple[str, int]) -> Table:
    t = Table(*cities).figures(0, "Pericles").figures(1, "Leonidas")
    t.hold(0, H + 1, H + 1, H + 1, H + 1, H + 2, H + 2, H + 2, H + 2, H + 2, H + 3, K + 1).hold(1, H + 3)
    begin_battle(t.state, Chance(lambda n: 0))
    return t


@pytest.mark.parametrize("seed", range(5))
def test_arranging_fills_the_slots_that_are_free_and_no_other(seed: int) -> None:
    """A column of the center that its commander has filled takes no third token; nine Hoplites fit, the tenth not."""
    t = war()
    for _ in range(2):
        if t.battle().drafts[0].cursor != 4:
            t.do(GoToColumn(4), seat=0)
        t.do(PlaceToken(H + 1), seat=0)
    step = GAME.apply(t.state, 0, ArrangeArmy(), Chance(Random(seed).randrange))
    battle = step.state.battle
    assert battle is not None and battle.army_box is not None
    army = battle.army_box.choices[0]
    assert army is not None and army[4] == (H + 1, H + 1)
    for column, tokens in enumerate(army):
        units = [DECKS[token // 10].unit for token in tokens]
        assert all(units.count(unit) <= SLOTS[column].count(unit) for unit in units)
    placed = [token for column in army for token in column]
    assert len(placed) == 9 + 1 and placed.count(H + 1) == 3  # the weakest of those that were left stays out


def test_only_its_commander_hears_that_an_army_was_arranged_by_chance() -> None:
    """How columns were filled is a secret of the league that commands; that it is ready is public."""
    t = war()
    t.do(ArrangeArmy(), seat=0, rest=True)
    told = [(type(each.event).__name__, each.to) for each in t.told]
    assert told == [("ArmyArranged", 0), ("ArmyPlaced", None)]


def test_a_sealed_army_lies_in_its_box_only_and_comes_back_as_it_was() -> None:
    t = war()
    t.do(PlaceToken(H + 3), seat=1)
    before = tuple(t.battle().drafts[1].columns)
    t.do(ArmyReady(), seat=1)
    assert t.battle().drafts[1] == Draft()
    seen = GAME.view(t.state, 1).battle
    assert seen is not None and seen.own_army == before
    t.do(TakeArmyBack(), seat=1)
    assert tuple(t.battle().drafts[1].columns) == before and before[0] == (H + 3,)


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
    assert chosen is not None and set(chosen) == {FIGURE[name] for name in ("Pericles", "Timoleon", "Aristeus")}


@pytest.mark.parametrize("draw", [0, 1, 2])
def test_arranging_keeps_the_figures_that_stand_and_fills_the_other_fronts(draw: int) -> None:
    t = Table().figures(0, "Aspasia", "Pericles", "Cleisthenes").figures(1, "Gorgo")
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in (0, 1):
        t.do(ArmyReady(), seat=seat)
    t.do(PutFigure(1, FIGURE["Aspasia"]), seat=0)
    step = GAME.apply(t.state, 0, ArrangeFigures(), Chance(lambda n: min(draw, n - 1)))
    battle = step.state.battle
    assert battle is not None and battle.general_box is not None
    chosen = battle.general_box.choices[0]
    assert chosen is not None and chosen[1] == FIGURE["Aspasia"] and NONE not in chosen
