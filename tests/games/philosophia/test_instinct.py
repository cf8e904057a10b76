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
    PlayOracleCard,
    ProposeMotion,
    React,
)
from games.philosophia.state import NONE, Proof
from games.philosophia.ways import LEARN
from tests.games.philosophia.table import GAME, Table, Told, oracle

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
@pytest.mark.parametrize(
    ("last", "accepted"), [("force", True), (" ", False), ("\u200b", False), ("\u200b… \u2800", False)]
)
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
def test_a_computer_in_the_hosts_seat_writes_no_wisdom_cards(level: str) -> None:
    table = Table(seats=2, own_wisdom=True)
    assert [computer(table, 0, level, seed) for seed in range(6)] == [FinishWriting()] * 6


def asked_about(card: str, victim: int, held: str) -> Table:
    """The first has just played a card; the second holds that one, whose back is the oracle's of Trophonius."""
    table = Table("Plato", "Homer")
    table.player(1).coins = 5
    table.hold(0, card)
    table.hold(1, held)
    table.act_at("Thebes")
    table.do(PlayOracleCard(oracle(card), victim))
    assert table.state.phase == "react" and table.asked == 1
    return table


@pytest.mark.parametrize("held", ["Retraction of Promises", "The Lost Road"])
@pytest.mark.parametrize(("card", "victim"), [("The Sacred Treasuries", NONE), ("The Theft of Agamedes", 1)])
def test_a_computer_that_is_asked_for_the_retraction_never_searches(
    card: str, victim: int, held: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The holder alone has a choice; if he thought about it, all would see by the time who he is (R18)."""
    table = asked_about(card, victim, held)
    monkeypatch.setattr("games.computer.task.Search", None)
    monkeypatch.setattr("games.computer.task.choose_randomly", None)
    wanted = React(victim == 1 and held == "Retraction of Promises")
    assert {computer(table, 1, level, 3) for level in LEVELS} == {wanted}
    assert GAME.instinct(GAME.view(table.state, 0), Told([])) is None, "who played it is not asked"
    table.do(wanted, seat=1)
    assert (table.player(1).coins, table.player(0).labyrinth) == (5 if wanted.retract or victim == NONE else 2, 0)
