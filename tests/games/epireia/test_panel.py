"""What a player reads before deciding: what may be chosen, what one has, how the column stands."""

import pytest

from games.core.chance import Chance
from games.epireia.actions.army import ArmyReady
from games.epireia.actions.engaging import Hold
from games.epireia.actions.generals import FiguresReady, PutFigure
from games.epireia.battle import begin_battle
from games.epireia.content import ADMINISTRATORS, CITY_NAMES, FIGURE, FIGURES, SOLO_CARDS
from games.epireia.presentation.position import _EFFECTS
from games.epireia.presentation.prompts import footer_words
from tests.games.epireia.table import GAME, Table

WORDS = GAME.presentation(["Malia", "Theo"])
CALM = "City of Marble"


def hand(t: Table, seat: int) -> str:
    return WORDS.hand(GAME.view(t.state, seat))


def test_in_the_set_up_all_that_may_be_chosen_is_explained() -> None:
    t = Table()
    t.state = GAME.start(2, GAME.Options(leagues="seats"), Chance(lambda n: 0))
    said = hand(t, 0)
    assert all(name in said for name in CITY_NAMES) and all(figure.name in said for figure in FIGURES)
    assert "Embassy 1W 1C" in said and hand(t, 1) == ""  # not asked yet
    for _ in range(2):
        t.do(t.offers()[0])
    assert "Athens" not in hand(t, 0) and all(name in hand(t, 0) for name in ADMINISTRATORS)
    t.do(t.offers()[0])
    assert f"**{ADMINISTRATORS[0]}:**" not in hand(t, 1) and f"**{ADMINISTRATORS[1]}:**" in hand(t, 1)
    t.do(t.offers()[0])
    assert "**Aspasia (1):** 2 more on this figure's die" in hand(t, 0) and "Leonidas" not in hand(t, 0)
    alone = GAME.start(1, GAME.Options(), Chance(lambda n: 0))
    said = GAME.presentation(["Malia"]).hand(GAME.view(alone, 0))
    assert all(card.name in said and card.objective in said for card in SOLO_CARDS)


def test_while_developing_one_reads_the_objective_the_goods_and_what_is_still_to_build() -> None:
    t = (
        Table(scenario="The Plague")
        .figures(0, "Pericles", "Aspasia")
        .build(0, "Altar")
        .stock(0, 3, 0, 1)
        .hold(0, 3, 11 + 1)
    )
    said = hand(t, 0)
    assert "**The Plague:** First city with 2 Religious buildings" in said
    assert "**You have** 3 Wheat, 0 Wood, 1 Copper; prestige 1 of 10." in said
    assert "Hoplites I 3; Hoplites II 2" in said and "Pericles" not in said and "**Aspasia (1):**" in said
    assert "Shrine 1D 1C (1 prestige)" in said and "Altar" not in said
    assert "Still to build" not in hand(t, 1)  # nothing is asked of it
    assert len(_EFFECTS) == 12  # the other three give prestige


def test_what_is_still_to_build_is_told_with_what_changes_its_price_and_its_worth() -> None:
    t = Table(("Delphi", 0), ("Sparta", 1), scenario="The Earthquake").figures(0, "Aristonice")
    said = hand(t, 0)
    assert "**Still to build** (W is Wheat, D is Wood, C is Copper): (each now 1 more of any resource) Armoury" in said
    assert "(3 prestige)" in said and "Meanwhile: " in said
    t = Table(scenario=CALM, administrator="Archon").figures(0, "Pericles", "Cleisthenes")
    t.state.archon = 1
    assert "C is Copper): (each now 2 less) Armoury" in hand(t, 0)
    assert "Embassy 1W 1C, 1 less (+2 with Empires)" in hand(t, 0)
    t = Table(("Corinth", 0), solo=2).figures(0, "Timon")
    assert "1 more of any resource (+2 with Empires)" in hand(t, 0) and "each now" not in hand(t, 0)
    t.state.boards[0].built = (1 << 15) - 1
    assert "C is Copper): nothing." in hand(t, 0)


def test_in_the_battle_one_reads_both_powers_and_who_may_be_engaged() -> None:
    t = Table().figures(0, "Pericles", "Themistocles", "Aspasia").figures(1, "Leonidas", "Lysander", "Gorgo")
    t.hold(0, 2).hold(1, 1, 3)
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        while ArmyReady() not in t.offers(seat):
            t.do(t.offers(seat)[0], seat=seat)
        t.do(ArmyReady(), seat=seat)
    for seat, names in ((0, ("Pericles", "Aspasia", "Themistocles")), (1, ("Leonidas", "Gorgo", "Lysander"))):
        for front, name in enumerate(names):
            t.do(PutFigure(front, FIGURE[name]), seat=seat)
        t.do(FiguresReady(), seat=seat)
    assert WORDS.prompt(GAME.view(t.state, 0)) == "Flank 1: you have 2, the enemy 3. Engage Pericles here, or hold?"
    t.do(Hold())
    assert WORDS.prompt(GAME.view(t.state, 1)) == "Flank 1: you have 3, the enemy 2. Engage Leonidas here, or hold?"
    assert "**Themistocles (2, sea):** 1 more power" in hand(t, 0) and "Aspasia (" not in hand(t, 0)


@pytest.mark.parametrize(
    ("ending", "words"),
    [("maritime", "maritime front"), ("copper", "Copper"), ("shared", "shared"), ("objectives", "not met in time")],
)
def test_the_picture_says_what_decided(ending: str, words: str) -> None:
    t = Table()
    t.state.phase, t.state.ending = "over", ending
    assert words in footer_words(GAME.view(t.state, None))
