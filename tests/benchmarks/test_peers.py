"""The comparison with other engines runs without them, and Kuhn poker on our engine is Kuhn poker."""

import sys
from itertools import product
from typing import Any

import pytest

from benchmarks.peers import compare
from benchmarks.peers.kuhn import CARDS, NEXT, WAYS, Act, KuhnPoker, Table
from games.core.chance import Chance, Seeded

GAME = KuhnPoker()
ENDS = {"00": 1, "12": None, "13": 2, "012": None, "013": 2}
"""What may be done, as digits, and what the higher card wins then; None where somebody folds."""


def deals() -> list[tuple[int, int]]:
    return [(one, other) for one, other in product(range(CARDS), repeat=2) if one != other]


def lines(state: Table, chance: Chance) -> list[Table]:
    """Return all ends of a deal."""
    if not (active := GAME.active_seats(state)):
        return [state]
    ways = GAME.legal_actions(state, active[0])
    return [end for way in ways for end in lines(GAME.apply(state, active[0], way, chance).state, chance)]


def test_every_line_of_play_of_every_deal_ends_as_in_kuhn_poker() -> None:
    chance = Chance(Seeded(1).below)
    for cards in deals():
        ends = lines(Table("", cards), chance)
        assert {end.done for end in ends} == ENDS.keys() and len(ends) == len(ENDS)
        for end in ends:
            outcome = GAME.outcome(end)
            assert outcome is not None
            won = ENDS[end.done]
            higher = int(cards[1] > cards[0])
            winner = higher if won else {"12": 0, "012": 1}[end.done]
            coins = won or 1
            assert outcome.winners == (winner,) and outcome.scores[winner] == coins == -outcome.scores[1 - winner]


def test_a_guessed_deal_keeps_what_its_seat_sees_and_is_any_of_the_others() -> None:
    chance = Chance(Seeded(1).below)
    for done, cards in product(NEXT, deals()):
        for seat in (0, 1, None):
            view = GAME.view(Table(done, cards), seat)
            guessed = [GAME.determinize(view, chance) for _ in range(60)]
            assert all(GAME.view(each, seat) == view for each in guessed)
            possible = [each for each in deals() if seat is None or each[seat] == cards[seat]]
            assert {each.cards for each in guessed} == set(possible)
    assert {way for ways in WAYS.values() for way in ways} == {Act(what) for what in range(4)}


@pytest.mark.process
@pytest.mark.slow
def test_what_is_not_installed_is_said_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.peers.TURNS", 1)
    found: dict[str, Any] = {each["what"]: each for each in compare(0.01, sys.executable, "/nowhere")}
    assert found["versions"]["openspiel"] and found["versions"]["boardgame.io"]
    for result in found.values():
        if "median" in result:
            assert result["median"]["ours"] > 0
            assert {*result["ours_to"], *result.get("left_out", ())} >= {"openspiel python", "openspiel c++"}
