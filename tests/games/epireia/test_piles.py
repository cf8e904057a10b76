"""What is left in a pile: tokens that lie face down elsewhere are not there any more (Presentation; A20)."""

from games.core.chance import Chance
from games.epireia.actions.administrators import CallPolemarch
from games.epireia.battle import begin_battle
from games.epireia.content import NONE, SOLO
from tests.games.epireia.table import GAME, Table, deck

CAVALRY_TWO = deck("Cavalry II")


def test_the_token_of_an_integrated_city_is_not_left_in_its_pile() -> None:
    t = Table(scenario="City of Marble").figures(0, "Pericles", at=["Delphi"])
    assert GAME.view(t.state, None).left[CAVALRY_TWO] == 6
    t.resolve(7)
    for seat in (None, 0, 1):
        assert GAME.view(t.state, seat).left[CAVALRY_TWO] == 5
    assert len(t.state.piles[CAVALRY_TWO]) == 6  # which of the six it is nobody knows yet


def test_alone_the_enemy_s_army_is_not_left_in_the_piles() -> None:
    t = Table(("Athens", 0), solo=0)
    army = [pile for column in SOLO[0].army for pile in column]
    for pile in army:
        t.state.reserved[pile] += 1
    left = GAME.view(t.state, 0).left
    assert left == tuple(number - army.count(pile) for pile, number in enumerate((14, 14, 6, 6, 6, 6)))


def test_in_the_battle_the_city_s_token_is_in_the_reserve_and_nowhere_else() -> None:
    """The Great Battle, 1: it is gathered once, out of its pile."""
    t = Table(scenario="City of Marble").figures(0, "Pericles", at=["Delphi"]).figures(1, "Gorgo")
    t.resolve(7)
    begin_battle(t.state, Chance(lambda n: 0))
    assert [token // 10 for token in t.state.reserves[0]] == [CAVALRY_TWO] and t.state.reserves[1] == []
    assert t.state.granted == [NONE] * 6 and t.state.reserved == [0] * 6
    assert len(t.state.piles[CAVALRY_TWO]) == GAME.view(t.state, 1).left[CAVALRY_TWO] == 5


def test_the_polemarch_does_not_draw_from_a_pile_whose_tokens_all_lie_face_down_elsewhere() -> None:
    t = Table(scenario="Treasury of Delos", administrator="Polemarch").build(0, "Bureau I")
    t.state.reserved[CAVALRY_TWO] = 5
    assert CallPolemarch(2) in t.offers()
    t.state.reserved[CAVALRY_TWO] = 6
    assert [each for each in t.offers() if type(each) is CallPolemarch] == [CallPolemarch(0), CallPolemarch(1)]
    assert t.refused(CallPolemarch(2)) == "No token of that pile is left: choose another one."
