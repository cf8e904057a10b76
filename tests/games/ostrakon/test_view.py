"""Planted leaks: a game that shows a vote, the order of votes or a prepared question is caught by the laws."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from games.core.action import Action
from games.core.chance import Seeded
from games.core.values import Told
from games.laws.judge import judge
from games.laws.secrecy import ENOUGH_POSITIONS, Guesses
from games.laws.setups import Setup
from games.laws.walk import LawBroken, Tape, walk
from games.ostrakon import events, rules
from games.ostrakon.actions import PrepareQuestion, Vote
from games.ostrakon.game import Ostrakon
from games.ostrakon.state import OstrakonOptions, State
from games.ostrakon.view import OstrakonView


class VoteInView(Ostrakon):
    """Everybody sees the stone that seat 2 has laid."""

    def view(self, state: State, seat: int | None) -> OstrakonView:
        stone = state.votes.choices[2] if state.votes is not None else None
        return replace(super().view(state, seat), own=stone)


class StonesInView(Ostrakon):
    """On special days all stones lie open too early."""

    def view(self, state: State, seat: int | None) -> OstrakonView:
        return replace(super().view(state, seat), open_stones=dict(enumerate(state.stones)))


class PreparedInView(Ostrakon):
    """Everybody sees the prepared question."""

    def view(self, state: State, seat: int | None) -> OstrakonView:
        return replace(super().view(state, seat), prepared=state.prepared)


class PreparedInOffers(Ostrakon):
    """Whether the next speaker has a question ready can be read off what everybody may do."""

    def free_seats(self, state: State) -> tuple[int, ...]:
        free = super().free_seats(state)
        return () if state.prepared is not None and state.phase == "asking" else free


class PreparedWordsShow(Ostrakon):
    """A rude word in the question that somebody prepares shows; no computer player would type one."""

    def view(self, state: State, seat: int | None) -> OstrakonView:
        rude = state.prepared is not None and "@everyone" in state.prepared.question.text
        view = super().view(state, seat)
        return replace(view, struck=view.struck + rude)


class PreparedIsTold(Ostrakon):
    """The log says that a question is ready."""

    def apply(self, state: State, seat: int, action: Action, chance: Any) -> Any:
        step = super().apply(state, seat, action, chance)
        told = tuple([Told(None, each.event) for each in step.events]) if type(action) is PrepareQuestion else None
        return step if told is None else type(step)(step.state, step.draws, told)


class OrderInState(Ostrakon):
    """The order of the stones is kept."""

    def apply(self, state: State, seat: int, action: Action, chance: Any) -> Any:
        step = super().apply(state, seat, action, chance)
        if isinstance(action, Vote) and step.state.votes is not None:
            choices = step.state.votes.choices
            choices[seat] = choices.pop(seat)
            step.state.named = (*step.state.named, seat)
        return step


class TellsVotes(Ostrakon):
    """The log names the stone as it is laid."""

    def apply(self, state: State, seat: int, action: Action, chance: Any) -> Any:
        step = super().apply(state, seat, action, chance)
        if isinstance(action, Vote):
            told = Told(None, events.StoneByLot(seat, action.stone))
            step = type(step)(step.state, step.draws, (*step.events, told))
        return step


@pytest.fixture(autouse=True)
def unshrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    """That a leak is found is asked here; making the failing game small would take most of the time."""
    monkeypatch.setattr("games.laws.judge.shrink", lambda numbers, fails: fails(numbers))


LEAKS: list[type[Ostrakon]] = [
    VoteInView,
    PreparedInOffers,
    PreparedWordsShow,
    PreparedIsTold,
    OrderInState,
    TellsVotes,
]


@pytest.mark.parametrize("leaking", LEAKS, ids=lambda game: game.__name__)
@pytest.mark.slow
def test_a_planted_leak_is_caught(leaking: type[Ostrakon]) -> None:
    setup = Setup(leaking(), 5, OstrakonOptions(philosophers="draw"))
    assert judge(setup, range(3), most_positions=80) is not None


def always_known(game: Ostrakon, where: Callable[[State], object]) -> bool:
    """Whether the law of guesses finds, over many positions with such a secret, that it never had to be guessed."""
    guesses = Guesses()
    for seed in range(8):
        for position in walk(Setup(game, 5, OstrakonOptions(philosophers="draw")), Tape((), Seeded(seed).below)):
            if where(position.state):
                guesses.look(position)
    assert sum(guesses.held.values()) > 2 * ENOUGH_POSITIONS
    try:
        guesses.judge()
    except LawBroken:
        return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("leaking", [PreparedInView, StonesInView], ids=lambda game: game.__name__)
def test_what_is_always_known_is_caught(leaking: type[Ostrakon], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "SYMBOLS", dict.fromkeys(range(1, 17), "oracle"))

    def where(state: State) -> object:
        return state.prepared if leaking is PreparedInView else state.phase == "consulting"

    assert always_known(leaking(), where)
    assert not always_known(Ostrakon(), where)


@pytest.mark.slow
def test_without_a_leak_nothing_is_caught() -> None:
    assert judge(Setup(Ostrakon(), 5, OstrakonOptions(philosophers="draw")), range(1), most_positions=40) is None
