"""Ranked counts by the Scottish rules: real elections, and cases that one can count by hand.

`elections` has the ballots of wards of the City of Edinburgh Council on 4 May 2017, as the council published them under
the Open Government Licence: how many papers have each ranking, then the names of the candidates.
"""

from fractions import Fraction
from pathlib import Path

import pytest

from storage.ballots.ranked import UNIT, Count, Ranking, count_ranked

HERE = Path(__file__).parent / "elections"
ELECTED = {
    "drum-brae-gyle": ["Robert Christopher ALDRIDGE", "Claire BRIDGMAN", "Mark BROWN"],
    "colinton-fairmilehead": ["Jason RUST", "Scott ARTHUR", "Phil DOGGART"],
    "leith": ["Adam MCVEY", "Chas BOOTH", "Gordon John MUNRO"],
}
"""Who was declared elected."""


def read_election(name: str) -> tuple[int, list[Ranking], list[str]]:
    """Return the seats, the ballots and the candidates of a ward."""
    lines = iter((HERE / f"{name}.blt").read_text("utf-8").splitlines())
    candidates, seats = map(int, next(lines).split())
    ballots: list[Ranking] = []
    while (line := next(lines)) != "0":
        number, *ranked, _ = map(int, line.split())
        ballots += [tuple(each - 1 for each in ranked)] * number
    return seats, ballots, [next(lines).strip('"') for _ in range(candidates)]


def count(name: str) -> tuple[Count, list[Ranking], list[str]]:
    seats, ballots, names = read_election(name)
    return count_ranked(ballots, len(names), seats, range(len(names))), ballots, names


@pytest.mark.parametrize("name", ELECTED)
def test_real_wards_elect_whom_they_elected(name: str) -> None:
    counted, ballots, names = count(name)
    assert {names[answer] for answer in counted.elected} == set(ELECTED[name])
    assert counted.quota == len(ballots) // (len(counted.elected) + 1) + 1
    assert not any(stage.lot for stage in counted.stages)
    for stage in counted.stages:
        assert sum(stage.votes) + stage.exhausted == len(ballots) * UNIT, "no vote appears or disappears"


def test_a_surplus_is_transferred_to_five_decimal_places() -> None:
    """Jason Rust has 3,783 votes and needs 2,845, so each of his papers passes on 938/3783 = 0.24795 (rule 48)."""
    counted, ballots, names = count("colinton-fairmilehead")
    first, second = counted.stages[:2]
    rust, arthur = names.index("Jason RUST"), names.index("Scott ARTHUR")
    assert (first.votes[rust], counted.quota) == (3783 * UNIT, 2845)
    assert (second.how, second.source, second.votes[rust]) == ("surplus", rust, 2845 * UNIT)
    papers = sum(ballot[:2] == (rust, arthur) for ballot in ballots)
    assert second.votes[arthur] == first.votes[arthur] + papers * 24795
    assert Fraction(24795, UNIT) < Fraction(938, 3783) < Fraction(24796, UNIT)


def test_a_paper_keeps_the_value_with_which_it_came() -> None:
    """Scott Arthur's surplus comes from papers of three values; each is multiplied by surplus/votes (rule 48 (3))."""
    counted, ballots, names = count("colinton-fairmilehead")
    before, after = counted.stages[3:5]
    arthur = names.index("Scott ARTHUR")
    assert (after.how, after.source) == ("surplus", arthur)
    votes, surplus = before.votes[arthur], before.votes[arthur] - counted.quota * UNIT
    rust, *out = (names.index(name) for name in ("Jason RUST", "Sara MARSDEN", "David Richard WALKER"))
    expected = list(before.votes)
    expected[arthur] = counted.quota * UNIT
    for ballot in ballots:
        left = [answer for answer in ballot if answer not in (rust, *out)]
        if left and left[0] == arthur and len(left) > 1:
            expected[left[1]] += surplus * (24795 if ballot[0] == rust else UNIT) // votes
    assert after.votes == tuple(expected)


def test_the_runner_up_of_the_first_choices_can_win() -> None:
    ballots = [(0,)] * 4 + [(1, 2)] * 3 + [(2, 1)] * 2
    counted = count_ranked(ballots, 3, 1, range(3))
    assert counted.elected == (1,) and counted.quota == 5
    assert [(stage.how, stage.source) for stage in counted.stages] == [("first", None), ("excluded", 2)]


def test_a_majority_wins_at_once() -> None:
    counted = count_ranked([(2, 0)] * 3 + [(0, 1)] * 2, 3, 1, range(3))
    assert counted.elected == (2,) and len(counted.stages) == 1


def test_a_tie_is_decided_by_the_last_stage_in_which_they_differed() -> None:
    """After D is out, B and C have three votes each; C had fewer before, so C goes, whatever the lot says (rule 51)."""
    ballots = [(0,)] * 5 + [(1, 0)] * 3 + [(2, 1)] * 2 + [(3, 2)]
    for lots in (range(4), [3, 2, 1, 0]):
        counted = count_ranked(ballots, 4, 1, lots)
        assert [stage.source for stage in counted.stages[:3]] == [None, 3, 2]
        assert not counted.stages[2].lot


def test_a_tie_in_every_stage_is_decided_by_the_lot() -> None:
    ballots = [(0,)] * 3 + [(1, 0)] * 2 + [(2, 0)] * 2
    for lots, out in (([0, 1, 2], 1), ([2, 1, 0], 2)):
        counted = count_ranked(ballots, 3, 1, lots)
        assert counted.stages[1].source == out and counted.stages[1].lot


def test_the_last_seats_are_filled_without_a_transfer() -> None:
    counted = count_ranked([(0,)] * 9 + [(1,)] + [(2,)] * 2, 3, 2, range(3))
    assert counted.elected == (0, 2)
    assert [stage.how for stage in counted.stages] == ["first", "surplus", "excluded"]
    assert counted.stages[1].exhausted == 4 * UNIT


def test_no_vote_at_all_elects_by_lot_and_ends() -> None:
    counted = count_ranked([(0,)], 10, 9, range(10))
    assert len(counted.elected) == 9 and counted.elected[0] == 0
