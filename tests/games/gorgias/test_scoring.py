"""Rules text, "Scoring"; rulings G13 and G14."""

import random
from functools import cache

import pytest

from games.gorgias.rules import decide_winner, score
from tests.games.gorgias.debate import stock


def test_scoring_every_individual_pyramid_is_one_point() -> None:
    assert score(stock("small red", "small blue", "large red")) == (3, 0, 0, 3)
    assert score(stock()) == (0, 0, 0, 0)


def test_scoring_a_solid_tree_is_seven() -> None:
    assert score(stock("small red", "medium red", "large red")) == (7, 1, 0, 0)


def test_scoring_a_mixed_tree_is_five() -> None:
    assert score(stock("small red", "medium blue", "large green")) == (5, 0, 1, 0)
    assert score(stock("small red", "medium red", "large green")) == (5, 0, 1, 0)


def test_scoring_the_rest_beside_trees_counts_singly() -> None:
    assert score(stock("small red", "medium red", "large red", "small blue", "medium green")) == (9, 1, 0, 2)


@cache
def _brute(counts: tuple[int, ...]) -> int:
    """The best partition by trying all: the first pyramid stands alone or in every tree there is for it."""
    here = [i for i, count in enumerate(counts) if count]
    if not here:
        return 0
    first = here[0]
    rest = list(counts)
    rest[first] -= 1
    best = 1 + _brute(tuple(rest))
    others = [size for size in range(3) if size != first % 3]
    for a in range(others[0], 15, 3):
        for b in range(others[1], 15, 3):
            if rest[a] and rest[b]:
                less = rest.copy()
                less[a] -= 1
                less[b] -= 1
                best = max(best, (7 if a // 3 == b // 3 == first // 3 else 5) + _brute(tuple(less)))
    return best


def test_g13_optimal_for_every_set_that_one_common_stock_can_give() -> None:
    for bits in range(1 << 15):
        counts = tuple([bits >> i & 1 for i in range(15)])
        assert score(counts).points == _brute(counts), counts


def test_g13_optimal_for_many_of_a_kind() -> None:
    rand = random.Random(4)
    for _ in range(150):
        counts = [0] * 15
        for _ in range(rand.randrange(12)):
            counts[rand.randrange(15)] += 1
        assert score(counts).points == _brute(tuple(counts)), counts


def test_g13_the_parts_add_up() -> None:
    rand = random.Random(5)
    for _ in range(300):
        counts = [rand.randrange(4) for _ in range(15)]
        points, solid, mixed, single = score(counts)
        assert points == 7 * solid + 5 * mixed + single
        assert sum(counts) == 3 * (solid + mixed) + single


@pytest.mark.parametrize(
    ("one", "other", "winners", "reason"),
    [
        (["small red", "small blue"], ["large red"], (0,), "points"),
        ([], ["large red"], (1,), "points"),
        (
            ["small red", "medium red", "large red"],
            ["small blue", "medium green", "large blue", "small green", "small black"],
            (0,),
            "solid_trees",
        ),
        (["small red"], ["large blue"], (0, 1), "shared"),
        ([], [], (0, 1), "shared"),
    ],
)
def test_g14_most_points_then_solid_trees_then_shared(
    one: list[str], other: list[str], winners: tuple[int, ...], reason: str
) -> None:
    outcome = decide_winner([stock(*one), stock(*other)])
    assert (outcome.winners, outcome.reason) == (winners, reason)


def test_g14_then_more_pyramids() -> None:
    """One mixed tree is worth as much as five singles of two sizes."""
    five = ["small red", "small blue", "small green", "medium black", "medium red"]
    outcome = decide_winner([stock("small yellow", "medium green", "large blue"), stock(*five)])
    assert outcome.scores == (5, 5)
    assert (outcome.winners, outcome.reason) == ((1,), "pyramids")
