"""Random walks through every game with clocks, quiet hours and undo: public times reveal no hidden choice."""

import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.screens.public import public_of
from games.core.action import Action, Illegal
from games.core.chance import Chance
from games.core.registry import all_games, find_game
from storage import Clock, Match, Refused, Status, Store, User
from storage.match.due_times import TIMEOUT
from tests.fake_time import FakeTime
from tests.storage.tables import KEY, deadlines_of
from tests.storage.timed_tables import public_times

STEPS = 160


@pytest.fixture
async def store(sqlite_file: Path, watch: FakeTime) -> AsyncIterator[Store]:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, time_source=watch) as store:
        await store.deadlines.heartbeat(returned=True)
        yield store


async def begun(store: Store, name: str, clock: Clock | None) -> Match:
    people = range(101, 101 + max(2, find_game(name).seats[0]))
    match = await store.lobbies.open_match("o", game=name, host=101, host_name="P101", guild=7, channel=8)
    for user in people[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    if clock is not None:
        await store.lobbies.set_clock(match.id, "clock", 101, clock)
    return await store.lobbies.start(match.id, "start", 101)


async def fired(store: Store) -> list[Any]:
    """Fire all deadlines that are due, and check that this terminates."""
    done = []
    for _ in range(30):
        due = await store.deadlines.due(store.time.now())
        if not due:
            return done
        done += [await store.deadlines.fire(each) for each in due]
    raise AssertionError(f"due again and again: {due}")


def some(luck: random.Random, seat: int) -> Any:
    """Return a `choose` that takes a random action."""

    def choose(match: Match) -> Action:
        game = match.rules
        chosen = luck.choice(game.legal_actions(match.state, seat))
        return game.fill(game.view(match.state, seat), chosen, Chance(luck.randrange)) if chosen.open else chosen

    return choose


CLOCKS = {"live": Clock.live(60), "days": Clock.days(24, 6), "none": None}


def each_walk() -> list[Any]:
    """Return each game with each clock; `make test` walks one clock a game, and `make whole` the others."""
    return [
        pytest.param(game.name, clock, marks=() if i % len(CLOCKS) == j else pytest.mark.whole)
        for i, game in enumerate(all_games())
        for j, clock in enumerate(CLOCKS)
    ]


@pytest.mark.parametrize(("name", "clock_name"), each_walk())
@pytest.mark.slow
async def test_a_walk(store: Store, watch: FakeTime, name: str, clock_name: str) -> None:
    clock = CLOCKS[clock_name]
    luck = random.Random(f"{name}3")
    match = await begun(store, name, clock)
    given: Counter[Any] = Counter()
    for step in range(STEPS):
        watch.advance(minutes=luck.choice([1, 7, 20]))
        for each in await fired(store):
            if (now := each.remind_in) is not None:
                given[each.deadline.kind, each.deadline.seat, each.deadline.actions_taken, now.turn.since] += 1
                assert any(chair.active and chair.user for chair in now.chairs)
        before = match = await store.match(match.id)
        if match.status is not Status.PLAYING:
            break
        roll, user = luck.random(), luck.choice([chair.user for chair in match.chairs])
        assert user is not None
        if roll < 0.06:
            await store.deadlines.set_quiet(user, luck.choice([None, "720-1080 UTC", "0-480 UTC"]))
        elif roll < 0.16:
            try:
                match = await store.consent.undo(match.id, f"u{step}", user, "P", free_only=True)
            except Refused:
                continue
            assert len(before.turn.asked) < 2 or public_times(match) == public_times(before), "taken back unseen"
        else:
            free = match.rules.free_seats(match.state)
            seat = luck.choice(free if free and luck.random() < 0.4 else match.active)
            by = match.chairs[seat].user
            assert by is not None
            try:
                done = await store.submit(match.id, f"d{step}", User(by), some(luck, seat))
            except Illegal:
                continue  # words that nobody reads
            match = done.match
            goes_on = match.active and before.turn == match.turn and public_of(before).hidden
            assert not (goes_on and len(before.turn.asked) > 1) or public_times(match) == public_times(before), (
                step,
                done.action,
            )
            if clock is not None and match.active:
                assert any(each.kind == TIMEOUT for each in await deadlines_of(store, match.id))
    assert not given or max(given.values()) == 1, "one reminder of each kind for a decision"
    await store.verify(match.id)
