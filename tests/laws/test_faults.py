"""The test of the tests: every planted fault is noticed by the laws, and by the law that is meant for it."""

import pytest

from games.laws.judge import LAWS, PLAYABLE, SHAPES, Verdict, judge, judge_shape
from tests.laws.faults import FAULTS, setups_of
from tests.laws.other_process import other_process
from tests.laws.toy import EDITIONS

GAMES = range(4)
PLAYED = {"games_end", "absent_games_end", "secrets_are_guessed", "processes_agree", PLAYABLE}


def noticed(game) -> Verdict | None:  # type: ignore[no-untyped-def]
    """What the laws say of a game."""
    if verdict := judge_shape(game):
        return verdict
    for setup in setups_of(game):
        if verdict := judge(setup, GAMES, most_steps=1500):
            return verdict
    return None


@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if "processes_agree" not in fault.noticed_by])
def test_a_planted_fault_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = FAULTS[name].plant(monkeypatch) or EDITIONS[0]
    verdict = noticed(game)
    assert verdict is not None, "no law noticed it"
    assert verdict.law in FAULTS[name].noticed_by, str(verdict)


def test_an_order_that_depends_on_the_process_is_noticed() -> None:
    """A set of strings has another order in a process with another PYTHONHASHSEED."""
    for fault, ways in (("", {1}), ("order_depends_on_the_hash_seed", {2, 3})):
        assert len({other_process(seed, "tests.laws.toy:EDITIONS", fault) for seed in "123"}) in ways


def test_without_a_fault_every_law_is_kept() -> None:
    assert noticed(EDITIONS[0]) is None


def test_every_fault_names_laws_that_exist() -> None:
    known = {law.__name__ for law in (*LAWS, *SHAPES)} | PLAYED
    assert not [name for name, fault in FAULTS.items() if not fault.noticed_by <= known]
    assert len(FAULTS) >= 16


def test_a_broken_law_is_shown_by_a_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log that is printed can be pasted, and stands for a game of few steps."""
    FAULTS["labels_are_the_same"].plant(monkeypatch)
    verdict = judge(next(iter(setups_of(EDITIONS[0]))), range(1))
    assert verdict and verdict.setup and not verdict.log and verdict.tape == ()
    monkeypatch.undo()
    FAULTS["bid_is_told_to_all"].plant(monkeypatch)
    verdict = judge(next(iter(setups_of(EDITIONS[0]))), range(1))
    assert verdict and len(verdict.log) == 5, "two guests walk and throw, and one bids"
    assert "python -m games replay symposium --seats 2" in str(verdict)
