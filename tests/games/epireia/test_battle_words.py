"""The words of the Great Battle: those of the open column and of one's own army, and what they promise is so."""

from typing import Any

import pytest

from games.core.chance import Chance
from games.epireia.actions.great_battle import ArmyReady, Engage, Hold, HoldFront, PlaceToken, PutFigure
from games.epireia.battle import begin_battle, column_powers
from games.epireia.content import COLUMNS, FIGURE, FRONTS, NONE
from games.epireia.words import column_heading, say, slot_words
from tests.games.epireia.table import GAME, Table, battle_between, fight, slug
from tests.games.epireia.test_battle import H, K, begun, war

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
    generals = [[FIGURE[slug(name)] for name in names], [FIGURE["leonidas"], NONE, NONE]]
    empty = tuple([() for _ in COLUMNS])
    t.state.battle = battle_between(ARMY, empty, generals=generals, engaged=posts, column=column, revealed=True)
    t.state.phase, t.state.asked = "battle", 0
    return t


@pytest.mark.parametrize(("column", "engaged", "mine"), [(7, 1, 5), (7, 0, 2), (7, NONE, 2), (1, 1, 5), (4, 1, 4)])
def test_a_power_counts_the_figure_engaged_there_with_what_its_front_adds(column: int, engaged: int, mine: int) -> None:
    t = fought(column, "Pericles", "Aspasia", "Themistocles", engaged=engaged)
    view = GAME.view(t.state, 1)
    assert view.battle is not None
    assert column_powers(view.battle, column) == (mine, 0) == column_powers(t.battle(), column)


@pytest.mark.parametrize(
    ("column", "said"),
    [
        (1, "Pericles (attack 3, sea) in flank column 2"),
        (5, "Aspasia (attack 1) in centre column 3"),
        (6, "Themistocles (attack 2, sea) in maritime column 1"),
    ],
)
def test_who_may_engage_reads_whom_and_in_which_column(column: int, said: str) -> None:
    view = GAME.view(fought(column, "Pericles", "Aspasia", "Themistocles").state, 0)
    assert WORDS.label(view, Engage()) == f"Engage {said}"


def test_one_s_own_army_is_listed_column_by_column_from_the_first_token_placed_to_the_battle() -> None:
    t = Table().figures(0, "Pericles").figures(1, "Leonidas")
    t.hold(0, *[token for tokens in ARMY for token in tokens])
    begin_battle(t.state, Chance(lambda n: 0))
    t.battle().drafts[0].columns[:] = ARMY
    wanted = [
        say.label("army-column", column=column_heading(column), tokens=slot_words(ARMY[column])) for column in COLUMNS
    ]
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
    t.do(PutFigure(front, FIGURE["pericles"]), seat=0)
    assert f"{FRONTS[front]}: Pericles" in WORDS.hand(GAME.view(t.state, 0))
    assert "Pericles" not in WORDS.hand(GAME.view(t.state, 1))


PRESENTATION = GAME.presentation(["Malia", "Theo"])
ANSWER = "You can still answer if the enemy engages here."
STAYS = "Your figure will still be there for the next column."


def alt(t: Table) -> str:
    return PRESENTATION.alt(GAME.view(t.state, None))


def said(t: Table, action: Any, seat: int) -> str:
    return PRESENTATION.describe(GAME.view(t.state, seat), action)


def facing(figures: str = "both", column: int = 0) -> Table:
    """A flank with figures, open at one of its columns."""
    generals = ([FIGURE["pericles"], NONE, NONE], [FIGURE["leonidas"] if figures == "both" else NONE, NONE, NONE])
    t = war()
    lines = dict.fromkeys(range(9), 1)
    fight(t, lines, dict.fromkeys(lines, 2), generals)
    while t.battle().column < column:
        t.do(Hold())
    return t


@pytest.mark.parametrize(("columns", "fronts"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_a_front_counts_as_won_when_its_last_column_is_resolved(columns: int, fronts: int) -> None:
    t = war()
    t.state.battle = battle_between(*[((),) * 9] * 2, generals=[[NONE] * 3] * 2, column=columns)
    t.state.phase, t.state.battle.results = "battle", [0] * columns
    assert f"{columns} of 9 columns have been resolved. Result so far: The Delian League won {fronts} front" in alt(t)


def test_an_answer_is_promised_only_while_an_enemy_s_figure_may_still_engage() -> None:
    t = facing()
    assert t.asked == 0 and said(t, Hold(), 0) == ANSWER
    assert (
        said(t, HoldFront(), 0)
        == "You won't be asked about this front again until the enemy engages or you cancel the order."
    )
    t.do(Engage())
    assert t.asked == 1 and said(t, Hold(), 1) == STAYS
    assert said(t, HoldFront(), 1) == "You won't be asked about this front again unless you cancel the order."
    alone = facing("mine")
    assert alone.asked == 0 and said(alone, Hold(), 0) == STAYS


def test_who_holds_in_the_last_column_hears_that_the_figure_will_not_fight() -> None:
    t = facing(column=2)
    t.do(Engage())
    assert t.battle().column == 2 and t.asked == 1
    assert said(t, Hold(), 1) == "This is the last column, so your figure won't fight."


def test_the_prompt_names_the_units_for_which_the_column_still_has_a_slot() -> None:
    t = begun(war().hold(0, H + 1, K + 2, K + 2))
    assert "Place a token in flank column 1, which takes Hoplites and Cavalry, or" in PRESENTATION.prompt(
        GAME.view(t.state, 0)
    )
    t.do(PlaceToken(H + 1), seat=0)
    assert "Place a token in flank column 1, which still takes Cavalry, or" in PRESENTATION.prompt(
        GAME.view(t.state, 0)
    )
    t = begun(war().hold(0, H + 1))
    t.battle().drafts[0].cursor = 3
    assert "Place a token in centre column 1, which takes Hoplites, or" in PRESENTATION.prompt(GAME.view(t.state, 0))


@pytest.mark.parametrize(
    ("figures", "put", "prompt"),
    [
        (("Pericles",), (), "Put your figure on a front of your choice. Still empty: flank, centre and maritime."),
        (
            ("Pericles", "Aspasia"),
            (),
            "Put your 2 figures on different fronts. Still empty: flank, centre and maritime.",
        ),
        (
            ("Pericles", "Aspasia"),
            ("Pericles",),
            "Put your last figure on a front of your choice. Still empty: centre and maritime.",
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
        t.do(PutFigure(front, FIGURE[slug(name)]), seat=0)
    assert PRESENTATION.prompt(GAME.view(t.state, 0)) == prompt
