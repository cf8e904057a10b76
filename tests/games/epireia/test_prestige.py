"""The prestige track: what its levels give, its end, and that no opening gets to it too soon."""

import pytest

from games.epireia.actions.development import Donate, Forgo, Produce, Recruit, TakeToken
from games.epireia.content import COUNTS, FIGURE
from tests.games.epireia.prestige_search import highest, opening
from tests.games.epireia.table import D, Table, construct, deck, kinds


def test_bonuses_come_when_a_level_is_first_reached_and_only_then() -> None:
    t = Table(scenario="City of Marble").stock(0, 0, 4, 0)
    board = t.state.boards[0]
    board.prestige, board.best = 1, 3
    t.do(Donate(D, 2))
    assert t.state.boards[0].stock == [0, 2, 0]  # level 2 was reached before


def test_two_levels_at_once_are_worked_off_one_by_one() -> None:
    t = Table(scenario="City of Marble").stock(0, 2, 2, 2).figures(0, "Pericles")
    board = t.state.boards[0]
    board.prestige = board.best = 5
    events = t.do(construct("Great Temple", 2, 2, 2))
    assert [e.level for e in events if hasattr(e, "level")] == [6] and t.state.asks == ["recruit"]
    events = t.do(Recruit(FIGURE["Aspasia"]))
    assert [e.level for e in events if hasattr(e, "level")] == [7] and t.state.boards[0].stock == [0, 0, 1]


def test_level_eight_constructs_now_and_pays_and_may_be_forgone() -> None:
    t = Table(scenario="City of Marble").stock(0, 3, 3, 3)
    t.state.boards[0].prestige = t.state.boards[0].best = 7
    t.do(Donate(D, 2))
    assert t.state.asks == ["construct"] and Forgo() in t.offers()
    t.do(construct("Altar", 1, 1, 0))
    assert t.state.actions == 1 and t.state.boards[0].prestige == 9 and t.state.asks == ["produce"]
    t.do(Produce(deck("Hoplites I")), 0)
    assert t.state.actions == 1 and t.state.asks == []


def test_a_bonus_that_cannot_be_paid_is_forfeited() -> None:
    t = Table(scenario="City of Marble").stock(0, 0, 2, 0)
    t.state.boards[0].prestige = t.state.boards[0].best = 7
    events = t.do(Donate(D, 2))
    assert "BonusForgone" in kinds(events) and t.state.asks == []


def test_level_ten_gives_a_level_one_token_and_is_the_end() -> None:
    t = Table(scenario="City of Marble").stock(0, 0, 4, 0)
    t.state.boards[0].prestige = t.state.boards[0].best = 9
    t.do(Donate(D, 2))
    t.do(TakeToken(1), 0)
    assert t.state.reserves[0][0] // 10 == deck("Triremes I") and t.state.boards[0].produced == [0] * 6
    t.do(Donate(D, 2))
    assert t.state.boards[0].prestige == COUNTS.prestige


@pytest.mark.parametrize(
    ("city", "figure"), [("Delphi", "Aristonice"), ("Athens", "Aristides"), ("Elis", "Thrasydaeus")]
)
@pytest.mark.parametrize("administrator", ["Archon", "Priestess", "Architect"])
def test_no_line_of_play_that_search_finds_reaches_eight_before_turn_three(
    city: str, figure: str, administrator: str
) -> None:
    """The most dangerous openings, every die in their favour. With two actions the Archon had 8, which a narrower beam
    did not see."""
    assert highest(opening(city, administrator, figure), turns=2, beam=600 if administrator == "Archon" else 100) <= 7
