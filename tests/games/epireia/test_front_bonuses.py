"""The figures with a front of their own: 1 more power engaged there, and there only (Admiral, Flanker; A31)."""

import pytest

from games.core.chance import Chance
from games.epireia.actions.army import ArmyReady
from games.epireia.actions.engaging import Engage
from games.epireia.actions.generals import ArrangeFigures, PutFigure
from games.epireia.battle import begin_battle
from games.epireia.content import CENTER, FIGURE, FLANK, MARITIME, NONE
from tests.games.epireia.table import Table, fight


@pytest.mark.parametrize(("front", "power"), [(FLANK, 1 + 2 + 1), (CENTER, 1 + 2), (MARITIME, 1 + 2)])
def test_the_flanker_has_one_more_on_the_flank_only(front: int, power: int) -> None:
    """Polymedes, 2 attack points, with a token of 1 against one of 3."""
    t = Table(("Larissa", 0), ("Sparta", 1)).figures(0, "Polymedes").figures(1, "Gorgo")
    posts = [NONE] * 3
    posts[front] = FIGURE["Polymedes"]
    fight(t, {3 * front: 1}, {3 * front: 3}, (posts, [NONE] * 3))
    (column,) = [e for e in t.do(Engage()) if type(e).__name__ == "ColumnResolved" and e.column == 3 * front]
    assert column.totals == (power, 3) and column.winner == (0 if power > 3 else NONE)


@pytest.mark.parametrize(
    ("front", "taken", "placed"),
    [
        (FLANK, (CENTER, MARITIME), "Polymedes"),
        (MARITIME, (FLANK, CENTER), "Themistocles"),
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
        t.do(PutFigure(where, FIGURE[name]), seat=0)
    t.do(ArrangeFigures(), seat=0, rest=True)
    box = t.battle().general_box
    assert box is not None and box.choices[0] is not None and box.choices[0][front] == FIGURE[placed]
