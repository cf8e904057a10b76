"""Rules text, "Debating": resolving a card, what its winner takes, short common stock (rulings G8 to G12)."""

import random
from collections.abc import Sequence
from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from games.core.chance import Chance
from games.core.values import Outcome
from games.gorgias import events
from games.gorgias.actions import ArrangeForMe, TakeInstead
from games.gorgias.content import COLOURS, FACES, PYRAMIDS, SIZES, missing_topics, pips_of
from games.gorgias.rules import card_winner, left_of_group, pips_left, resolve_card, sizes_to_win
from games.gorgias.state import Group, Taking
from tests.games.gorgias.debate import GAME, ML, SL, SM, Debate, L, M, S, group, named, stock


def test_debating_the_worked_example() -> None:
    """RT: the red large takes the blue medium and one pip of the yellow; the yellow overwhelms the red."""
    left, right = group("large yellow", "medium blue"), group("large red")
    for hold in (True, False):
        assert resolve_card(left, right, hold) == (group("medium yellow"), None)
    debate = Debate()
    debate.debate([left], [right])
    assert debate.captured(0) == {"medium yellow"}
    assert debate.captured(1) == set()
    assert debate.state.common[named("medium yellow")] == 0


def test_debating_everything_happens_at_once() -> None:
    assert resolve_card(group("large red"), group("large blue"), True) == (None, None)
    assert resolve_card(group("small red"), group("large blue"), True) == (None, group("medium blue"))


def test_debating_a_pyramid_facing_away_projects_nothing() -> None:
    assert resolve_card(group(shield="large red"), group("small blue"), True)[1] == group("small blue")
    assert resolve_card(group(shield="small red"), group(shield="large blue"), True) == (
        group(shield="small red"),
        group(shield="large blue"),
    )


def test_g8_the_group_across_an_empty_card_is_unopposed() -> None:
    both = group("large red", "small blue")
    assert resolve_card(both, None, True) == (both, None)
    debate = Debate()
    debate.debate([both], [])
    assert debate.captured(0) == {"large red", "small blue"}


@pytest.mark.parametrize(
    ("shield", "incoming", "hold", "wear"),
    [
        ("large red", 1, "large red", "medium red"),
        ("large red", 2, "large red", "small red"),
        ("large red", 3, None, None),
        ("medium red", 1, "medium red", "small red"),
        ("medium red", 2, None, None),
        ("medium red", 3, None, None),
        ("small red", 1, None, None),
        ("small red", 0, "small red", "small red"),
    ],
)
def test_g9_shields_hold_or_wear(shield: str, incoming: int, hold: str | None, wear: str | None) -> None:
    for rule, left in ((True, hold), (False, wear)):
        assert left_of_group(group(shield=shield), incoming, rule) == (group(shield=left) if left else None)


def test_g9_the_option_reaches_the_table() -> None:
    for shields, kept in (("hold", "large red"), ("wear", "medium red")):
        debate = Debate(shields=shields)
        debate.debate([group(shield="large red")], [group("small blue")])
        assert debate.captured(0) == {kept}


def test_g9_what_flows_through_reduces_the_projecting_pyramid() -> None:
    assert left_of_group(group("large red", "small blue"), 2, True) == group("medium red")
    assert left_of_group(group("medium red", "small blue"), 3, True) is None
    assert left_of_group(group("small red", "large blue"), 2, True) == group("small red", "large blue")
    assert left_of_group(group("small red", "large blue"), 2, False) == group("small red", "small blue")


def test_g9_no_pip_is_lost_or_made() -> None:
    """With wear every incoming pip takes exactly one, until nothing is left; with hold it never takes more."""
    for one, other in product(_groups(), (0, 1, 2, 3)):
        before = pips_left(one)
        worn, held = left_of_group(one, other, False), left_of_group(one, other, True)
        assert pips_left(worn) == max(0, before - other)
        assert pips_left(worn) <= pips_left(held) <= before
        for left in (worn, held):
            for was, now in zip(one, left or (None, None), strict=True):
                assert now is None or (was is not None and now // 3 == was // 3 and now <= was)


def test_g9_with_wear_the_facing_of_a_lone_pyramid_would_be_no_choice_for_it() -> None:
    for each, incoming in product(PYRAMIDS, (0, 1, 2, 3)):
        point, shield = (left_of_group(g, incoming, False) for g in (Group(each, None), Group(None, each)))
        assert pips_left(point) == pips_left(shield)


def _groups() -> list[Group]:
    singles = [Group(p, None) for p in PYRAMIDS] + [Group(None, p) for p in PYRAMIDS]
    return singles + [Group(p, q) for p, q in product(PYRAMIDS, PYRAMIDS) if pips_of(p) != pips_of(q)]


# -- winning pyramids ----------------------------------------------------------------------------------------------


def test_g10_the_side_with_more_pips_left_takes_all_its_survivors() -> None:
    debate = Debate()
    debate.debate([group("medium red", "large blue")], [group("small green")])
    assert debate.captured(0) == {"medium red", "large blue"}


def test_g10_equal_is_nobody() -> None:
    debate = Debate()
    debate.debate([group(shield="large blue")], [group(shield="large red")])
    assert (debate.captured(0), debate.captured(1)) == (set(), set())
    assert card_winner((group(shield="large blue"), group("large red"))) is None


def test_g10_both_take_with_the_option() -> None:
    debate = Debate(captures="both")
    debate.debate([group(shield="large blue")], [group(shield="small red")])
    assert (debate.captured(0), debate.captured(1)) == ({"large blue"}, {"small red"})


def test_g10_the_loser_takes_nothing_by_default() -> None:
    debate = Debate()
    debate.debate([group(shield="large blue")], [group(shield="small red")])
    assert (debate.captured(0), debate.captured(1)) == ({"large blue"}, set())


def test_g10_a_reduced_pyramid_is_taken_in_its_new_size() -> None:
    debate = Debate()
    debate.debate([group("large blue")], [group("small red")])
    assert debate.captured(0) == {"medium blue"}


def taken_in(told: Sequence[Any]) -> list[Taking]:
    """What was taken according to the events."""
    return [each for event in told if event.kind == "card_debated" for each in event.taken]


# -- common stock short --------------------------------------------------------------------------------------------


def test_g11_colour_gone_another_of_the_same_size_by_choice() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "large green", "small blue")
    debate.debate([group(shield="large blue")], [])
    assert GAME.active_seats(debate.state) == (0,)
    assert debate.offers() == [TakeInstead(1), TakeInstead(3)]
    assert debate.refused(TakeInstead(4)) == "not_offered"
    assert debate.refused(TakeInstead(3), seat=1) == "not_active"
    told = debate.do(TakeInstead(3))
    assert told[0] == events.Captured(0, named("large green"), named("large blue"))
    assert told[1].taken == (Taking(0, 0, named("large green"), named("large blue")),)
    assert debate.captured(0) == {"large green"}
    assert debate.state.phase == "opening"


def test_g11_the_only_other_colour_is_taken_without_asking() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "small blue")
    told = debate.debate([group(shield="large blue")], [])
    assert taken_in(told) == [Taking(0, 0, named("large red"), named("large blue"))]


def test_g11_size_gone_nothing() -> None:
    debate = Debate()
    debate.state.common = stock("medium red", "small blue")
    told = debate.debate([group(shield="large blue")], [])
    assert taken_in(told) == [Taking(0, 0, None, named("large blue"))]
    assert debate.captured(0) == set()


def test_g11_cards_from_the_first_to_the_fifth() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "small blue")
    told = debate.debate([None, group(shield="large blue")], [group(shield="large green"), None])
    assert [(each.card, each.seat, each.pyramid is None) for each in taken_in(told)] == [(0, 1, False), (1, 0, True)]


@pytest.mark.parametrize(("first", "taker"), [(0, 1), (1, 0)])
def test_g11_within_a_card_the_second_speaker_takes_first_when_equal(first: int, taker: int) -> None:
    debate = Debate(first=first, captures="both")
    debate.state.common = stock("large black", "small blue")
    debate.debate([group(shield="large blue")], [group(shield="large red")])
    assert debate.captured(taker) == {"large black"}
    assert debate.captured(1 - taker) == set()


@pytest.mark.parametrize("first", [0, 1])
def test_g11_within_a_card_who_has_captured_less_takes_first(first: int) -> None:
    debate = Debate(first=first, captures="both")
    debate.state.common = stock("large black", "small blue")
    debate.state.captured[1] = stock("small red")
    debate.debate([group(shield="large blue")], [group(shield="large red")])
    assert debate.captured(0) == {"large black"}


def test_g11_a_seat_takes_all_of_its_own_before_the_other() -> None:
    debate = Debate(first=0, captures="both")
    told = debate.debate([group("small red", "large blue")], [group("small green", "large yellow")])
    assert [each.seat for each in taken_in(told)] == [1, 1, 0, 0]


def test_each_card_is_told_once_and_only_when_everything_has_been_taken() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "large green", "small blue")
    told = debate.debate([group("small blue"), group(shield="large blue"), group("medium red")], [])
    assert [event.card for event in told if event.kind == "card_debated"] == [0]
    told = debate.do(TakeInstead(3))
    assert [event.card for event in told if event.kind == "card_debated"] == [1, 2]


def test_g11_own_exact_colours_first() -> None:
    """A large red reduced to medium is gone in red; the medium blue shield is there: blue must not be given away."""
    debate = Debate()
    debate.state.common = stock("medium blue", "medium green", "small red")
    both = group("large red", "medium blue")
    told = debate.debate([both], [group("large green")])
    # the shield takes 2 and is lost, red becomes medium: only red is left and may choose
    assert [event.kind for event in told][-1] == "revealed"
    assert debate.offers() == [TakeInstead(3), TakeInstead(4)]
    debate = Debate(shields="wear")
    debate.state.common = stock("small blue", "small green", "medium black")
    told = debate.debate([group("small red", "medium blue")], [group("small green")])
    # wear: the shield becomes a small blue beside the small red, whose colour is gone
    assert [each.pyramid for each in taken_in(told)] == [named("small blue"), named("small green")]


def test_g11_two_choices_one_after_the_other() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "large green", "small yellow", "small black", "medium red")
    debate.debate([group("small blue", "large blue")], [])
    debate.do(TakeInstead(COLOURS.index("black")))
    assert GAME.active_seats(debate.state) == (0,)
    debate.do(TakeInstead(COLOURS.index("green")))
    assert debate.captured(0) == {"small black", "large green"}
    assert debate.state.round == 2


def test_g12_the_debate_ends_when_the_common_stock_is_empty() -> None:
    debate = Debate()
    debate.state.common = stock("large blue")
    told = debate.debate([group(shield="large blue"), group(shield="large red")], [])
    assert debate.state.phase == "over"
    assert told[-1] == events.DebateEnded((1, 0), "stock_empty")
    assert GAME.active_seats(debate.state) == ()


def test_g12_play_goes_on_when_only_a_size_is_gone() -> None:
    debate = Debate()
    debate.state.common = stock("large blue", "small red")
    debate.debate([group(shield="large blue")], [])
    assert debate.state.phase == "opening"


def all_dice(count: int) -> list[tuple[int, ...]]:
    """Return all that so many dice may show, sorted."""
    return list(combinations_with_replacement(FACES, count))


COMPLETE = [dice for size in (2, 3, 4, 5) for dice in all_dice(size) if not missing_topics(dice)]
INCOMPLETE = [dice for size in range(5) for dice in all_dice(size) if missing_topics(dice)]
"""What may be left after the last roll without a topic, of which a die was removed."""


@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize("hold", [True, False])
def test_g12_a_complete_statement_can_win_every_size_with_two_exceptions(hold: bool, both: bool) -> None:
    """The proof that only the last statements can rule out every capture, by trying all pairs."""
    short = {
        (mine, theirs): set(SIZES) - sizes_to_win(mine, theirs, hold, both)
        for mine in COMPLETE
        for theirs in COMPLETE + INCOMPLETE
    }
    exceptions = {pair: sizes for pair, sizes in short.items() if sizes}
    narrow = [[dice for dice in COMPLETE if len(dice) == 5 and set(dice) == faces] for faces in ({SM, ML}, {SL, ML})]
    expected = {pair: {1} for each in narrow for pair in product(each, each)}
    assert len(expected) == 32
    assert exceptions == (expected if hold and not both else {})


@pytest.mark.parametrize("captures", ["winner", "both"])
@pytest.mark.parametrize("shields", ["hold", "wear"])
def test_g12_the_sizes_to_win_are_those_that_layouts_at_random_win(shields: str, captures: str) -> None:
    rand = random.Random(f"{shields} {captures}")
    statements = [(S, M, L), (S, S), (L, L), (SM, SM, SM, ML, ML), (SM, SM), (M, SL)]
    for mine, theirs in product(statements, repeat=2):
        won = set()
        for _ in range(40):
            debate = Debate(shields=shields, captures=captures)
            debate.begin_arranging(mine, theirs)
            for seat in range(2):
                debate.state = GAME.apply(debate.state, seat, ArrangeForMe(), Chance.quick(rand)).state
            won |= {pips_of(each.wanted) for each in debate.state.takings}
        assert won == sizes_to_win(mine, theirs, shields == "hold", captures == "both"), (mine, theirs)


def last_statements(common: list[int], round: int = 7) -> Debate:
    """Return a debate after statements of five S+M and M+L each, with so many pyramids of each kind left."""
    debate = Debate()
    debate.state.round, debate.state.common = round, common
    debate.state.captured = [stock("large red", "small blue"), stock("medium red")]
    debate.state_both((SM, SM, SM, SM, ML), (SM, ML, ML, ML, ML))
    return debate


def test_g12_the_last_statements_end_the_game_if_they_cannot_capture_anything() -> None:
    debate = last_statements(stock("small black", "small red"))
    assert GAME.outcome(debate.state) == Outcome((0,), (2, 1), "points")
    assert debate.events[-1] == events.DebateEnded((2, 1), "no_capture")


def test_g12_play_goes_on_if_they_can_or_if_another_statement_follows() -> None:
    assert last_statements(stock("small black", "medium red")).state.phase == "arranging"
    assert last_statements(stock("small black"), round=6).state.phase == "arranging"
