"""The prestige track: what its levels give, its end, no bonus twice, and no opening that reaches it too soon."""

import pytest

from games.core.chance import Chance
from games.epireia.actions.administrators import CallPriestess
from games.epireia.actions.development import Construct, Donate, Forgo, PayOmen, Produce, Recruit, TakeToken
from games.epireia.content import AUGURS, BUILDING, COUNTS, FIGURE, NONE
from games.epireia.turns import start_turn
from tests.games.epireia.prestige_search import highest, opening
from tests.games.epireia.table import C, D, Table, W, construct, deck, kinds, the


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
    events = t.do(Recruit(FIGURE["aspasia"]))
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
    assert t.reserve(0)[0] // 10 == deck("Triremes I")
    t.do(Donate(D, 2))
    assert t.state.boards[0].prestige == COUNTS.prestige


@pytest.mark.parametrize(
    ("city", "figure"), [("Delphi", "Aristonice"), ("Athens", "Aristides"), ("Elis", "Thrasydaeus")]
)
@pytest.mark.parametrize("administrator", ["Archon", "Priestess", "Architect"])
@pytest.mark.slow
def test_no_line_of_play_that_search_finds_reaches_eight_before_turn_three(
    city: str, figure: str, administrator: str
) -> None:
    """The most dangerous openings, every die in their favour. With two actions the Archon had 8, which a narrower beam
    did not see.
    """
    assert highest(opening(city, administrator, figure), turns=2, beam=600 if administrator == "Archon" else 100) <= 7


def test_falling_to_the_snake_and_climbing_again_gives_a_bonus_once() -> None:
    """A24. Level 2 gives 1 Wheat when it is first reached; the snake takes the level, a donation brings it back."""
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles").stock(0, 0, 4, 0)
    t.state.turn = 0
    t.state.boards[0].prestige = t.state.boards[0].best = 2
    start_turn(t.state, Chance(lambda n: AUGURS.index("snake-in-the-temple") if n == 12 else 0))
    assert t.state.asks == ["omen"]
    t.do(PayOmen(NONE))
    assert t.state.boards[0].prestige == 1
    t.do(Donate(D, 2))
    assert (t.state.boards[0].prestige, t.state.boards[0].stock) == (2, [0, 2, 0])
    t.do(Donate(D, 2))
    assert t.state.boards[0].prestige == 3


@pytest.mark.parametrize(("stock", "ways"), [((2, 1, 0), [W, NONE]), ((0, 3, 2), [D, C, NONE])])
def test_the_snake_takes_two_of_what_the_city_has_two_of(stock: tuple[int, int, int], ways: list[int]) -> None:
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles").stock(0, *stock)
    t.state.asks = ["omen"]
    assert t.offers() == [PayOmen(resource) for resource in ways]


@pytest.mark.parametrize(
    ("prestige", "stock", "left"),
    [
        (0, (1, 1, 1), (0, (1, 1, 1))),
        (1, (1, 1, 1), (0, (1, 1, 1))),
        (0, (1, 3, 1), (0, (1, 1, 1))),
    ],
)
def test_the_snake_asks_for_nothing_where_there_is_one_way_or_none(
    prestige: int, stock: tuple[int, int, int], left: tuple[int, tuple[int, int, int]]
) -> None:
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles").stock(0, *stock)
    t.state.turn, t.state.boards[0].prestige = 0, prestige
    start_turn(t.state, Chance(lambda n: AUGURS.index("snake-in-the-temple") if n == 12 else 0))
    board = t.state.boards[0]
    assert not t.state.asks
    assert (board.prestige, tuple(board.stock)) == left


def test_at_prestige_0_the_snake_is_paid_in_resources() -> None:
    """Nobody can choose to lose what they don't have."""
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles").stock(0, 2, 0, 2)
    t.state.boards[0].prestige, t.state.asks = 0, ["omen"]
    assert t.offers() == [PayOmen(W), PayOmen(C)]
    assert t.refused(PayOmen(NONE)) == "refusal-omen-prestige"


@pytest.mark.parametrize(("stock", "asked"), [((1, 2, 2), True), ((0, 2, 2), False)])
def test_level_eight_asks_even_if_one_building_can_be_paid_in_one_way(stock: tuple[int, int, int], asked: bool) -> None:
    """Only the Armoury is left, for 1 Wheat and 2 Copper; nothing is paid unasked."""
    t = Table(scenario="Affair of Corcyra").stock(0, *stock).build(0, *[name for name in BUILDING if name != "armoury"])
    t.state.boards[0].prestige = t.state.boards[0].best = 7
    t.state.boards[0].used = 3
    t.do(Donate(D, 2))
    board = t.state.boards[0]
    assert t.state.asks == (["construct"] if asked else []) and board.stock == [stock[0], 0, 2]
    if asked:
        assert [type(each) for each in t.offers()] == [Construct, Forgo]


def test_a_single_pile_of_level_one_is_drawn_from_without_a_question() -> None:
    t = Table(scenario="City of Marble").stock(0, 0, 4, 0)
    t.state.boards[0].prestige = t.state.boards[0].best = 9
    for pile in (0, 2):
        t.state.piles[pile] = []
    assert "TokenTaken" in kinds(t.do(Donate(D, 2), 0)) and not t.state.asks
    assert [token // 10 for token in t.reserve(0)] == [deck("Cavalry I")]


@pytest.mark.parametrize(("stock", "asked"), [((1, 3, 1), False), ((1, 3, 2), True), ((1, 4, 1), True)])
def test_level_nine_asks_for_a_unit_only_when_one_can_be_paid(stock: tuple[int, int, int], asked: bool) -> None:
    """A player who "does not have the resources at the time of the bonus" forfeits the reward."""
    t = Table(scenario="City of Marble").stock(0, *stock)
    t.state.boards[0].prestige = t.state.boards[0].best = 8
    events = t.do(Donate(D, 2))
    assert t.state.boards[0].prestige == 9
    assert t.state.asks == (["produce"] if asked else []) and ("BonusForgone" in kinds(events)) != asked


def test_level_nine_asks_for_no_unit_whose_pile_is_empty() -> None:
    t = Table(scenario="City of Marble").stock(0, 0, 2, 2)
    t.state.boards[0].prestige = t.state.boards[0].best = 8
    t.state.piles[0] = []
    assert "BonusForgone" in kinds(t.do(Donate(D, 2))) and t.state.asks == []


def test_the_priestess_is_not_called_at_the_end_of_the_track() -> None:
    for level, offered in ((COUNTS.prestige - 1, True), (COUNTS.prestige, False)):
        t = Table(scenario="City of Marble", administrator="Priestess").build(0, "Bureau I")
        t.state.boards[0].prestige = t.state.boards[0].best = level
        assert (CallPriestess() in t.offers()) == offered
        if not offered:
            assert t.refused(CallPriestess()) and t.state.boards[0].used == 0


@pytest.mark.parametrize(("level", "gain"), [(2, (1, 0, 0)), (4, (0, 1, 0)), (7, (0, 0, 1))])
def test_a_level_s_gain_is_told_as_the_track_s(level: int, gain: tuple[int, int, int]) -> None:
    t = Table(scenario="City of Marble").stock(0, 0, 0, 2)
    t.state.boards[0].prestige = t.state.boards[0].best = level - 1
    gained = the(t.do(Donate(C, 2)), "Gained")
    assert (gained.why, gained.gain) == ("prestige", gain)
    assert t.state.boards[0].stock[W] == gain[0]


@pytest.mark.parametrize(
    ("level", "best", "stock", "asks"),
    [(1, 1, [1, 0, 0], []), (1, 2, [0, 0, 0], []), (3, 3, [0, 1, 0], []), (5, 5, [0, 0, 0], ["recruit"])],
)
def test_the_clear_liver_climbs_a_level_with_what_it_gives_when_it_is_first_reached(
    level: int, best: int, stock: list[int], asks: list[str]
) -> None:
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles").stock(0, 0, 0, 0)
    t.state.turn, t.state.boards[0].prestige, t.state.boards[0].best = 0, level, best
    start_turn(t.state, Chance(lambda n: AUGURS.index("clear-liver") if n == 12 else 0))
    board = t.state.boards[0]
    assert (board.prestige, board.stock, t.state.asks) == (level + 1, stock, asks)
