"""What computer players do without searching: they are fair judges (p14), and leave the wisdom cards to people."""

import pytest

from games.computer.levels import LEVELS
from games.computer.task import choose
from games.core.action import Action
from games.core.seeded import Seeded
from games.philosophia.actions import (
    AgreeMotion,
    Argue,
    CollectLabyrinthToken,
    FinishWriting,
    InitiateDebate,
    JudgeArgument,
    JudgeProof,
    ProposeMotion,
)
from games.philosophia.state import Proof
from games.philosophia.ways import LEARN
from tests.games.philosophia.table import GAME, Table

LEVEL = pytest.mark.parametrize("level", ["random", "easy", "middle"])


def computer(table: Table, seat: int, level: str, seed: int) -> Action:
    """What a computer player of that level does there."""
    return choose(GAME, GAME.view(table.state, seat), seat, LEVELS[level], Seeded(seed), lambda: 0.0)


def proving(*texts: str) -> Table:
    table = Table("Plato", "Homer", prove_knowledge=True)
    table.player(0).wisdom = [0, 1, 2]
    table.act_at("Thebes")
    table.do(CollectLabyrinthToken(LEARN))
    table.state.proof, table.state.phase, table.state.asked = Proof(0, 1, texts), "judge", 1
    return table


@LEVEL
@pytest.mark.parametrize(("last", "accepted"), [("force", True), (" ", False)])
def test_a_computer_accepts_a_proof_that_says_something_of_every_card(level: str, last: str, accepted: bool) -> None:
    """One human among computers could not collect for Learn otherwise."""
    table = proving("rulers", "wonder", last)
    assert [computer(table, 1, level, seed) for seed in range(6)] == [JudgeProof(accepted)] * 6


@LEVEL
def test_a_computer_lets_every_argument_count(level: str) -> None:
    table = Table("Plato", "Homer", "Socrates", real_debate="judged")
    table.hand(0, 0, 1)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(ProposeMotion("Zoos should be closed"))
    table.do(AgreeMotion())
    table.do(Argue(0, "They are locked up, and we would hate to be"))
    for seat in (1, 2):
        assert [computer(table, seat, level, seed) for seed in range(6)] == [JudgeArgument(True)] * 6


@LEVEL
def test_a_computer_leaves_the_wisdom_cards_to_people_and_does_not_begin_before_them(level: str) -> None:
    """Also where it sits in the first seat, as after a rematch."""
    table = Table(seats=2, own_wisdom=True)
    assert [computer(table, 0, level, seed) for seed in range(6)] == [FinishWriting()] * 6
    table.do(FinishWriting(), seat=0)
    assert table.state.phase == "cards" and GAME.active_seats(table.state) == (1,)
