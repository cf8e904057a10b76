"""Replays: folding a log again, taking back, checking, and what a seat may take back by itself."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.core.chance import Chance, Seeded
from games.core.replay import (
    BrokenRecord,
    Played,
    Record,
    Undone,
    active_indices,
    fold,
    is_private,
    replay_step,
    verify,
)
from tests.games.laws.toy import EDITIONS
from tests.games.laws.toy.actions import Bid, Draw, Offer, Pour, Throw, Walk
from tests.games.laws.toy.state import State

TOY = EDITIONS[0]


def a_game(seed: int) -> tuple[list[State], list[Record]]:
    """The states and the records of a random game."""
    luck = Seeded(seed)
    chance = Chance(luck.below)
    states, records = [TOY.start(3, TOY.Options(), chance)], list[Record]()
    while active := TOY.active_seats(states[-1]):
        seat = chance.pick(active)
        action = chance.pick(TOY.legal_actions(states[-1], seat))
        action = TOY.fill(TOY.view(states[-1], seat), action, chance)
        step = TOY.apply(states[-1], seat, action, chance)
        records.append(Played(seat, action, step.draws, step.events, TOY.digest(step.state)))
        states.append(step.state)
    return states, records


@pytest.mark.parametrize("seed", range(5))
def test_a_log_folds_to_the_same_states(seed: int) -> None:
    states, records = a_game(seed)
    assert list(fold(TOY, states[0], records)) == states
    assert verify(TOY, states[0], records) == TOY.digest(states[-1])


def test_a_log_folds_with_what_was_taken_back() -> None:
    states, records = a_game(1)
    log = [*records[:6], Undone(4), *records[4:5], Undone(0), *records]
    assert active_indices(log)[-len(records) :] == list(range(len(log) - len(records), len(log)))
    assert list(fold(TOY, states[0], log)) == states
    assert verify(TOY, states[0], log) == TOY.digest(states[-1])
    assert active_indices([*records[:3], Undone(1)]) == [0]


def broken_logs() -> Iterator[tuple[int, list[Record], str]]:
    _, records = a_game(1)
    drawn = next(i for i, record in enumerate(records) if isinstance(record, Played) and record.draws)
    played = records[drawn]
    assert isinstance(played, Played)
    yield drawn, [*records[:drawn], replace(played, draws=())], "missing"
    yield drawn, [*records[:drawn], replace(played, draws=(*played.draws, 0))], "never used"
    yield drawn, [*records[:drawn], replace(played, draws=(99,))], "isn't below"
    yield drawn, [*records[:drawn], replace(played, digest="0" * 16)], "different state"
    yield drawn, [*records[:drawn], replace(played, seat=(played.seat + 1) % 3)], "not_active"
    yield 1, [records[0], Undone(2)], "hadn't reached"


@pytest.mark.parametrize(("seq", "log", "message"), list(broken_logs()))
def test_a_damaged_log_is_noticed_where_it_is_damaged(seq: int, log: list[Record], message: str) -> None:
    states, _ = a_game(1)
    with pytest.raises(BrokenRecord, match=message) as caught:
        verify(TOY, states[0], log)
    assert caught.value.seq == seq


def test_what_may_be_taken_back_freely() -> None:
    """A measure poured behind the hand and a sealed bid are one's own affair; what was drawn, told or shown is not."""
    chance = Chance(lambda n: 0)
    state = TOY.start(2, TOY.Options(rounds=1), chance)
    privacy = {}
    for seat, action in [(0, Walk(1)), (0, Throw()), (1, Walk(0)), (1, Draw()), (0, Bid(0)), (1, Bid(1)), (0, Pour(1))]:
        step = TOY.apply(state, seat, action, chance)
        record = Played(seat, action, step.draws, step.events)
        assert replay_step(TOY, state, record).state == step.state
        privacy[seat, action.kind] = is_private(TOY, 2, state, record)
        state = step.state
    assert privacy == {
        (0, "walk"): False,
        (0, "throw"): False,
        (1, "walk"): False,
        (1, "draw"): False,
        (0, "bid"): True,  # that one has bid shows, but not who
        (1, "bid"): False,
        (0, "pour"): True,
    }
    assert TOY.action_types(state, 0)[-1] is Offer
