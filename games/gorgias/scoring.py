"""Scoring: the best way to sort captured pyramids into trees, and who wins by it."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.game import Outcome
from games.gorgias.content import MIXED_POINTS, PIPS, SINGLE_POINTS, SOLID_POINTS


class Score(NamedTuple):
    """The best partition of what a seat has captured."""

    points: int
    solid: int
    mixed: int
    single: int


def score(captured: Sequence[int]) -> Score:
    """The most points that these pyramids (how many of each) can make, and how (Scoring, ruling G13).

    Greedy would have to be argued for; this is a bound that is met. With N pyramids, a solid and b mixed trees a
    partition is worth N + 4a + 2b (a tree of three singles is worth 3; solid adds 4, mixed 2), which is
    N + 2a + 2(a + b). A solid tree takes one of each size of its colour, so a <= A, the sum over the colours of the
    least count among the three sizes. Every tree takes one of each size, so a + b <= T, the least count among the
    sizes over all colours. Hence no partition is worth more than N + 2A + 2T.
    It is met: A solid trees (A <= T, since the sum of the least is at most the least of the sums) leave every colour
    without one of its sizes, so the T - A trees that the rest still makes are all mixed. As both bounds must be met,
    the best partitions all have A solid trees, so that the tie-break of G14 does not depend on which one is taken.
    """
    solid = sum([min(captured[i : i + 3]) for i in range(0, len(captured), 3)])
    trees = min([sum(captured[i::3]) for i in range(len(PIPS))])
    single = sum(captured) - 3 * trees
    mixed = trees - solid
    return Score(solid * SOLID_POINTS + mixed * MIXED_POINTS + single * SINGLE_POINTS, solid, mixed, single)


def decide(captured: Sequence[Sequence[int]]) -> Outcome:
    """Winner by points, then solid trees, then pyramids; else both (G14). The reason names what decided."""
    scores = [score(each) for each in captured]
    points = tuple(each.points for each in scores)
    ladder = {"points": points, "solid_trees": tuple(each.solid for each in scores)}
    ladder["pyramids"] = tuple(sum(each) for each in captured)
    for reason, values in ladder.items():
        best = max(values)
        winners = tuple(seat for seat, value in enumerate(values) if value == best)
        if len(winners) == 1:
            return Outcome(winners, points, reason)
    return Outcome(tuple(range(len(scores))), points, "shared")
