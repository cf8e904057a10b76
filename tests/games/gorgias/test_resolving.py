"""Rules text, «Debating»: a card is resolved; rulings G8, G9."""

from itertools import product

import pytest

from games.gorgias.content import PYRAMIDS, pips_of
from games.gorgias.resolution import pips_left, resolve, withstand
from games.gorgias.state import Group
from tests.games.gorgias.debate import Debate, group, named


def test_debating_the_worked_example() -> None:
    """RT: the red large takes the blue medium and one pip of the yellow; the yellow overwhelms the red."""
    left, right = group("large yellow", "medium blue"), group("large red")
    for hold in (True, False):
        assert resolve(left, right, hold) == (group("medium yellow"), None)
    debate = Debate()
    debate.debate([left], [right])
    assert debate.captured(0) == {"medium yellow"}
    assert debate.captured(1) == set()
    assert debate.state.common[named("medium yellow")] == 0


def test_debating_everything_happens_at_once() -> None:
    assert resolve(group("large red"), group("large blue"), True) == (None, None)
    assert resolve(group("small red"), group("large blue"), True) == (None, group("medium blue"))


def test_debating_a_pyramid_facing_away_projects_nothing() -> None:
    assert resolve(group(shield="large red"), group("small blue"), True)[1] == group("small blue")
    assert resolve(group(shield="small red"), group(shield="large blue"), True) == (
        group(shield="small red"),
        group(shield="large blue"),
    )


def test_g8_the_group_across_an_empty_card_is_unopposed() -> None:
    both = group("large red", "small blue")
    assert resolve(both, None, True) == (both, None)
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
        assert withstand(group(shield=shield), incoming, rule) == (group(shield=left) if left else None)


def test_g9_the_option_reaches_the_table() -> None:
    for shields, kept in (("hold", "large red"), ("wear", "medium red")):
        debate = Debate(shields=shields)
        debate.debate([group(shield="large red")], [group("small blue")])
        assert debate.captured(0) == {kept}


def test_g9_what_flows_through_reduces_the_projecting_pyramid() -> None:
    assert withstand(group("large red", "small blue"), 2, True) == group("medium red")
    assert withstand(group("medium red", "small blue"), 3, True) is None
    assert withstand(group("small red", "large blue"), 2, True) == group("small red", "large blue")
    assert withstand(group("small red", "large blue"), 2, False) == group("small red", "small blue")


def test_g9_no_pip_is_lost_or_made() -> None:
    """With wear every incoming pip takes exactly one, until nothing is left; with hold it never takes more."""
    for one, other in product(_groups(), (0, 1, 2, 3)):
        before = pips_left(one)
        worn, held = withstand(one, other, False), withstand(one, other, True)
        assert pips_left(worn) == max(0, before - other)
        assert pips_left(worn) <= pips_left(held) <= before
        for left in (worn, held):
            for was, now in zip(one, left or (None, None), strict=True):
                assert now is None or (was is not None and now // 3 == was // 3 and now <= was)


def test_g9_with_wear_the_facing_of_a_lone_pyramid_would_be_no_choice_for_it() -> None:
    for each, incoming in product(PYRAMIDS, (0, 1, 2, 3)):
        point, shield = (withstand(g, incoming, False) for g in (Group(each, None), Group(None, each)))
        assert pips_left(point) == pips_left(shield)


def _groups() -> list[Group]:
    singles = [Group(p, None) for p in PYRAMIDS] + [Group(None, p) for p in PYRAMIDS]
    return singles + [Group(p, q) for p, q in product(PYRAMIDS, PYRAMIDS) if pips_of(p) != pips_of(q)]
