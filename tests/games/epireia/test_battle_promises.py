"""What the battle says is so: fronts that are over, figures that may still answer, slots that are still free."""

from typing import Any

import pytest

from games.epireia.actions.army import ArmyReady, PlaceToken
from games.epireia.actions.engaging import Engage, Hold, HoldFront
from games.epireia.actions.generals import PutFigure
from games.epireia.content import FIGURE, NONE
from games.epireia.state import Battle
from tests.games.epireia.table import GAME, Table, fight
from tests.games.epireia.test_battle import H, K, begun, war

WORDS = GAME.presentation(["Malia", "Theo"])
ANSWER = "You may still answer if the enemy engages here"
STAYS = "Your figure stays for the next column"


def alt(t: Table) -> str:
    return WORDS.alt(GAME.view(t.state, None))


def said(t: Table, action: Any, seat: int) -> str:
    return WORDS.describe(GAME.view(t.state, seat), action)


def facing(figures: str = "both", column: int = 0) -> Table:
    """A flank with figures, open at one of its columns."""
    generals = ([FIGURE["Pericles"], NONE, NONE], [FIGURE["Leonidas"] if figures == "both" else NONE, NONE, NONE])
    t = war()
    lines = dict.fromkeys(range(9), 1)
    fight(t, lines, dict.fromkeys(lines, 2), generals)
    while t.battle().column < column:
        t.do(Hold())
    return t


@pytest.mark.parametrize(("columns", "fronts"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_a_front_counts_as_won_when_its_last_column_is_resolved(columns: int, fronts: int) -> None:
    t = war()
    t.state.battle = Battle([0, 1], armies=[((),) * 9] * 2, generals=[[NONE] * 3] * 2, column=columns)
    t.state.phase, t.state.battle.results = "battle", [0] * columns
    assert f"{columns} of 9 columns are resolved, fronts Delian {fronts}, Peloponnesian 0" in alt(t)


def test_an_answer_is_promised_only_while_an_enemy_s_figure_may_still_engage() -> None:
    t = facing()
    assert t.asked == 0 and said(t, Hold(), 0) == ANSWER
    assert said(t, HoldFront(), 0) == "You are not asked on this front until the enemy engages or you lift the order"
    t.do(Engage())
    assert t.asked == 1 and said(t, Hold(), 1) == STAYS
    assert said(t, HoldFront(), 1) == "You are not asked on this front unless you lift the order"
    alone = facing("mine")
    assert alone.asked == 0 and said(alone, Hold(), 0) == STAYS


def test_who_holds_in_the_last_column_hears_that_the_figure_will_not_fight() -> None:
    t = facing(column=2)
    t.do(Engage())
    assert t.battle().column == 2 and t.asked == 1
    assert said(t, Hold(), 1) == "This is the last column: your figure will not fight"


def test_the_prompt_names_the_units_for_which_the_column_still_has_a_slot() -> None:
    t = begun(war().hold(0, H + 1, K + 2, K + 2))
    assert "You are at flank 1, which takes Hoplites and Cavalry:" in WORDS.prompt(GAME.view(t.state, 0))
    t.do(PlaceToken(H + 1), seat=0)
    assert "You are at flank 1, which still takes Cavalry:" in WORDS.prompt(GAME.view(t.state, 0))
    t = begun(war().hold(0, H + 1))
    t.battle().drafts[0].cursor = 3
    assert "You are at center 1, which takes Hoplites:" in WORDS.prompt(GAME.view(t.state, 0))


@pytest.mark.parametrize(
    ("figures", "put", "prompt"),
    [
        (("Pericles",), (), "Put your figure on a front you choose. Still empty: flank, center and maritime."),
        (
            ("Pericles", "Aspasia"),
            (),
            "Put each of your two figures on a front of its own. Still empty: flank, center and maritime.",
        ),
        (
            ("Pericles", "Aspasia"),
            ("Pericles",),
            "Put your last figure on a front you choose. Still empty: center and maritime.",
        ),
    ],
)
def test_with_few_figures_the_prompt_says_where_they_may_stand(
    figures: tuple[str, ...], put: tuple[str, ...], prompt: str
) -> None:
    t = begun(Table().figures(0, *figures).figures(1, "Gorgo"))
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    for front, name in enumerate(put):
        t.do(PutFigure(front, FIGURE[name]), seat=0)
    assert WORDS.prompt(GAME.view(t.state, 0)) == prompt
