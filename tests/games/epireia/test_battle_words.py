"""The words of the Great Battle are those of the column that lies open, and of one's own army and figures."""

import pytest

from games.core.chance import Chance
from games.epireia.actions.army import ArmyReady
from games.epireia.actions.engaging import Engage
from games.epireia.actions.generals import PutFigure
from games.epireia.battle import begin_battle, power
from games.epireia.content import COLUMNS, FIGURE, FRONTS, NONE
from games.epireia.presentation.words import column_name, slot_words
from games.epireia.state import Battle
from tests.games.epireia.table import GAME, Table

WORDS = GAME.presentation(["Malia", "Theo"])
HOPLITES, HOPLITES_TWO, TRIREMES, TRIREMES_TWO, CAVALRY = range(0, 50, 10)
ARMY = (
    (CAVALRY + 1, HOPLITES + 1),
    (HOPLITES + 2,),
    (CAVALRY + 2,),
    (HOPLITES_TWO + 2, HOPLITES + 1),
    (HOPLITES + 3,),
    (HOPLITES_TWO + 4,),
    (TRIREMES_TWO + 4, TRIREMES + 1),
    (TRIREMES + 2,),
    (TRIREMES + 3,),
)
"""By column: tokens that make every column another."""


def fought(column: int, *names: str, engaged: int = NONE) -> Table:
    """A battle whose column lies open: the Delian figures by front, the one there engaged in a column of its front."""
    t = Table().figures(0, *names).figures(1, "Leonidas")
    posts = [[NONE] * 3, [NONE] * 3]
    posts[0][column // 3] = engaged
    generals = [[FIGURE[name] for name in names], [FIGURE["Leonidas"], NONE, NONE]]
    empty = tuple([() for _ in COLUMNS])
    t.state.battle = Battle(
        [0, 1], armies=[ARMY, empty], generals=generals, engaged=posts, column=column, revealed=True
    )
    t.state.phase, t.state.asked = "battle", 0
    return t


@pytest.mark.parametrize(("column", "engaged", "mine"), [(7, 1, 5), (7, 0, 2), (7, NONE, 2), (1, 1, 5), (4, 1, 4)])
def test_a_power_counts_the_figure_engaged_there_with_what_its_front_adds(column: int, engaged: int, mine: int) -> None:
    t = fought(column, "Pericles", "Aspasia", "Themistocles", engaged=engaged)
    assert WORDS.powers(GAME.view(t.state, 1)) == (mine, 0) == (power(t.state, 0, column), power(t.state, 1, column))


@pytest.mark.parametrize(
    ("column", "said"),
    [(1, "Pericles (3, sea) in flank 2"), (5, "Aspasia (1) in center 3"), (6, "Themistocles (2, sea) in maritime 1")],
)
def test_who_may_engage_reads_whom_and_in_which_column(column: int, said: str) -> None:
    view = GAME.view(fought(column, "Pericles", "Aspasia", "Themistocles").state, 0)
    assert WORDS.label(view, Engage()) == f"Engage {said}"


def test_one_s_own_army_is_listed_column_by_column_from_the_first_token_placed_to_the_battle() -> None:
    t = Table().figures(0, "Pericles").figures(1, "Leonidas")
    t.hold(0, *[token for tokens in ARMY for token in tokens])
    begin_battle(t.state, Chance(lambda n: 0))
    t.battle().drafts[0].columns[:] = ARMY
    wanted = [f"{column_name(column)} {slot_words(ARMY[column])}" for column in COLUMNS]
    placing, other = (WORDS.hand(GAME.view(t.state, seat)) for seat in range(2))
    assert [each for each in wanted if each not in placing] == [] and not [each for each in wanted if each in other]
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    standing = WORDS.hand(GAME.view(t.state, 0))
    assert t.state.phase == "generals" and [each for each in wanted if each not in standing] == []


@pytest.mark.parametrize("front", range(len(FRONTS)))
def test_while_one_places_figures_one_reads_where_one_s_own_stand(front: int) -> None:
    t = Table().figures(0, "Pericles", "Cleisthenes").figures(1, "Leonidas")
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    t.do(PutFigure(front, FIGURE["Pericles"]), seat=0)
    assert f"{FRONTS[front]} Pericles" in WORDS.hand(GAME.view(t.state, 0))
    assert "Pericles" not in WORDS.hand(GAME.view(t.state, 1))
