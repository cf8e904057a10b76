"""Timeouts while several choose in secret: until the decision is over nobody learns whose choice the clock has made."""

from pathlib import Path
from typing import Any

import pytest

from games.core.registry import find_game
from storage import Clock, Match, Store
from storage.match.due_times import seat_deadline
from tests.fake_time import FakeTime
from tests.storage.match.test_hidden_choices import NIGHT
from tests.storage.match.test_two_worlds import World, complete, look, pending_states, two_worlds, unlike
from tests.storage.tables import ANN, BOB, CLEO, seat, submit_bid
from tests.storage.timed_tables import fire_all, public_times


async def table(store: Store, key: str) -> Match:
    """Start a match with a live clock; it is night for Cleo, so that she has more time than the others."""
    match = await seat(store, ANN, BOB, CLEO, key=key, rounds=9)
    await store.lobbies.set_clock(match.id, f"{key}.clock", ANN, Clock.live(60))
    return await store.lobbies.start(match.id, f"{key}.start", ANN)


async def seen(store: Store, match: Match) -> Any:
    """Return what spectators and Cleo can see of a match; it is the same however the turn is told."""
    question = match.question
    asked = None if question is None else (question.kind, question.seat, question.is_open)
    logs = [
        [(entry.seat, entry.events, entry.by_clock) for entry in await store.log(match.id, seat=viewer)]
        for viewer in (None, 2)
    ]
    return asked, logs, match.rules.view(match.state, None), public_times(match)


async def time_out(store: Store, watch: FakeTime, matches: list[Match], turn: int) -> list[Match]:
    """Let another one choose in each match, and the clock choose for the other, while it is night for Cleo."""
    for match, user in zip(matches, (ANN, BOB), strict=True):
        await submit_bid(store, match, f"{match.id}.{turn}.{user}", user)
    watch.advance(hours=1)
    assert {each.deadline.seat for each in await fire_all(store) if each.played} <= {0, 1}
    return [await store.match(match.id) for match in matches]


async def test_whom_the_clock_has_chosen_for_is_said_once_all_have_chosen(timed: Store, watch: FakeTime) -> None:
    matches = [await table(timed, key) for key in ("one", "other")]
    await timed.deadlines.set_quiet(CLEO, NIGHT)
    matches = await time_out(timed, watch, [await timed.match(match.id) for match in matches], 1)
    assert [match.active for match in matches] == [(2,), (2,)]
    one, other = [await seen(timed, match) for match in matches]
    assert one == other and one[1] == [[], []]
    (own,) = await timed.log(matches[0].id, seat=1)
    assert own.by_clock, "whose choice it was hears it at once"
    for match, late in zip(matches, (1, 0), strict=True):
        match = (await submit_bid(timed, match, f"{match.id}.last", CLEO)).match
        entries = await timed.log(match.id, seat=None)
        assert [entry.seat for entry in entries if entry.by_clock] == [late]


async def test_who_counts_as_absent_is_asked_about_once_all_have_chosen(timed: Store, watch: FakeTime) -> None:
    matches = [await table(timed, key) for key in ("one", "other")]
    await timed.deadlines.set_quiet(CLEO, NIGHT)
    matches = await time_out(timed, watch, [await timed.match(match.id) for match in matches], 1)
    matches = [(await submit_bid(timed, match, f"{match.id}.1", CLEO)).match for match in matches]
    assert all(match.question is None for match in matches)
    matches = await time_out(timed, watch, matches, 2)
    chairs = [match.chairs[late] for match, late in zip(matches, (1, 0), strict=True)]
    assert [(chair.timeouts, chair.untold_timeouts) for chair in chairs] == [(1, 1), (1, 1)]
    assert all(match.question is None for match in matches)
    for match, late in zip(matches, (1, 0), strict=True):
        done = await submit_bid(timed, match, f"{match.id}.2", CLEO)
        assert done.has_asked and done.match.question is not None
        assert (done.match.question.kind, done.match.question.seat) == ("absent", late)


def of_several(game: str) -> list[str]:
    """Return the kinds of decisions of a game in which three or more choose at once."""
    return [
        kind
        for kind, (setup, state) in pending_states(find_game(game)).items()
        if len(setup.game.asked_seats(state)) > 2
    ]


async def choose_alike(world: World, number: int) -> None:
    """Let a seat choose the same in every world."""
    world.luck.seed(number)
    await complete(world, number)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["epireia", "ostrakon", "philosophia"])
async def test_no_door_tells_for_whom_the_clock_has_chosen(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    kinds = of_several(name)
    assert kinds
    for kind in kinds:
        setup, state = pending_states(find_game(name))[kind]
        (here := tmp_path / kind).mkdir()
        with monkeypatch.context() as patched:
            async with two_worlds(here, watch, patched, setup, state, Clock.live(60), kind) as (a, b):
                early, late, *rest = a.match.turn.asked
                for world, chooser in ((a, early), (b, late)):
                    for other in rest:  # it is night for one, and the others have chosen
                        user = world.match.chairs[other].user
                        assert user is not None
                        if other == rest[-1]:
                            await world.store.deadlines.set_quiet(user, NIGHT)
                            world.match = await world.store.match(world.match.id)
                        else:
                            await choose_alike(world, other)
                    await complete(world, chooser)
                ends = [seat_deadline(each.match, each.match.chairs[late], ()) for each in (a, b)]
                assert ends[0] is not None and ends[0] == ends[1]
                watch.advance(seconds=(ends[0] - watch.now()).total_seconds())
                for world, waiting in ((a, late), (b, early)):
                    played = [each.deadline.seat for each in await fire_all(world.store) if each.played]
                    assert played == [waiting]
                    world.match = await world.store.match(world.match.id)
                assert a.pending == b.pending == [rest[-1]]
                assert unlike(await look(a), await look(b)) == {}
