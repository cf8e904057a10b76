"""Pause and change the clock by consent in the middle of every game, including one from an installed package."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from games.core.registry import all_games, clear_cache, find_game
from storage import Clock, Match, Refused, Status, Store, User
from storage.match.due_times import TIMEOUT, seat_deadline
from tests.fake_time import FakeTime
from tests.storage.tables import KEY, deadlines_of

TOY = Path(__file__).parents[2] / "toy_package"
STEPS = 5
GAMES = pytest.mark.parametrize("name", [*[game.name for game in all_games()], "oracle"])


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the toy game as a package."""
    monkeypatch.syspath_prepend(str(TOY))
    clear_cache()
    yield
    monkeypatch.undo()
    clear_cache()


@pytest.fixture
async def store(sqlite_file: Path, watch: FakeTime) -> AsyncIterator[Store]:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, time_source=watch) as store:
        await store.deadlines.heartbeat(returned=True)
        yield store


async def in_the_middle(store: Store, watch: FakeTime, name: str, clock: Clock) -> Match:
    """Start a match and make a few decisions, each within a minute."""
    people = range(1, max(2, find_game(name).seats[0]) + 1)
    match = await store.lobbies.open_match("o", game=name, host=1, host_name="P1", guild=7, channel=8)
    for user in people[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    await store.lobbies.set_clock(match.id, "c", 1, clock)
    match = await store.lobbies.start(match.id, "s", 1)
    for step in range(STEPS):
        watch.advance(seconds=30)
        match = await decide(store, match, f"d{step}")
    return match


async def decide(store: Store, match: Match, key: str) -> Match:
    """Let the last active seat take its timeout action."""
    chair = match.chairs[match.active[-1]]
    assert chair.user is not None
    by = User(chair.user)
    choose = lambda newest: newest.rules.timeout_action(newest.state, chair.seat)  # noqa: E731
    return (await store.submit(match.id, key, by, choose)).match


async def agreed(store: Store, match: Match) -> Match:
    """Let all others agree to the open question."""
    question = match.question
    assert question is not None and question.is_open
    for chair in match.chairs[1:]:
        assert chair.user is not None
        match = await store.consent.answer(match.id, f"y{question.id}.{chair.seat}", chair.user, question.id, "yes")
    assert match.question is not None and not match.question.is_open
    return match


def left(match: Match, watch: FakeTime) -> dict[int, float]:
    """Return the seconds left by active seat."""
    ends = {seat: seat_deadline(match, match.chairs[seat], ()) for seat in match.active}
    return {seat: (moment - watch.now()).total_seconds() for seat, moment in ends.items() if moment is not None}


async def out_of_time(store: Store, match: Match) -> list[int]:
    """Return the seats that time out at this moment."""
    found = await store.deadlines.due(store.time.now())
    return [each.seat for each in found if each.kind == TIMEOUT and each.match == match.id]


@pytest.mark.slow
@GAMES
async def test_no_time_runs_and_nothing_is_done_while_a_table_rests(store: Store, watch: FakeTime, name: str) -> None:
    match = await in_the_middle(store, watch, name, Clock.live(10))
    watch.advance(minutes=4)
    seconds, records = left(match, watch), match.record_count
    first = min(seconds.values())
    assert set(seconds) == set(match.active) and 0 < first <= 360 and records == STEPS
    match = await agreed(store, await store.consent.pause(match.id, "p", 1, "P1"))
    assert match.paused_at is not None and await deadlines_of(store, match.id) == []
    watch.advance(days=3)
    assert await out_of_time(store, match) == []
    with pytest.raises(Refused, match="paused"):
        await decide(store, match, "no")
    assert (await store.match(match.id)).record_count == records
    match = await agreed(store, await store.consent.resume(match.id, "r", 1, "P1"))
    assert match.paused_at is None and left(match, watch) == seconds
    watch.advance(seconds=first - 1)
    assert await out_of_time(store, match) == []
    watch.advance(seconds=1)
    late = await out_of_time(store, match)
    assert sorted(late) == [seat for seat, those in seconds.items() if those == first]
    while found := await store.deadlines.due(watch.now()):
        for each in found:
            await store.deadlines.fire(each)
    match = await store.match(match.id)
    chairs = [match.chairs[seat] for seat in late]
    assert match.record_count > records and all(chair.timeouts + chair.untold_timeouts == 1 for chair in chairs)
    await store.verify(match.id)


@pytest.mark.slow
@GAMES
async def test_resting_is_over_only_when_all_agree(store: Store, watch: FakeTime, name: str) -> None:
    match = await in_the_middle(store, watch, name, Clock.live(10))
    match = await agreed(store, await store.consent.pause(match.id, "p", 1, "P1"))
    match = await store.consent.resume(match.id, "r", 1, "P1")
    other = match.chairs[1].user
    assert match.paused_at is not None and other is not None and match.question is not None
    match = await store.consent.answer(match.id, "n", other, match.question.id, "no")
    assert match.paused_at is not None and not match.question.is_open  # type: ignore[union-attr]
    with pytest.raises(Refused, match="paused"):
        await decide(store, match, "no")
    match = await agreed(store, await store.consent.resume(match.id, "r2", 1, "P1"))
    assert (await decide(store, match, "go")).record_count == STEPS + 1


@pytest.mark.slow
@GAMES
async def test_what_is_left_is_converted_when_the_clock_is_changed(store: Store, watch: FakeTime, name: str) -> None:
    match = await in_the_middle(store, watch, name, Clock.live(10))
    watch.advance(minutes=4)
    share = {seat: seconds / 600 for seat, seconds in left(match, watch).items()}
    match = await agreed(store, await store.consent.change_clock(match.id, "c1", 1, "P1", Clock.days(48, 24)))
    bank = 48 * 3600
    assert match.clock == Clock.days(48, 24)
    assert left(match, watch) == pytest.approx({seat: part * bank for seat, part in share.items()})
    watch.advance(hours=6)
    share = {seat: seconds / bank for seat, seconds in left(match, watch).items()}
    ends = {each.seat: each.due for each in await deadlines_of(store, match.id) if each.kind == TIMEOUT}
    assert ends == {seat: seat_deadline(match, match.chairs[seat], ()) for seat in match.active}
    match = await agreed(store, await store.consent.change_clock(match.id, "c2", 1, "P1", Clock.live(20)))
    assert match.clock == Clock.live(20)
    assert left(match, watch) == pytest.approx({seat: part * 1200 for seat, part in share.items()})
    watch.advance(seconds=min(left(match, watch).values()) - 1)
    assert await out_of_time(store, match) == []
    match = await decide(store, match, "go")
    assert match.status is Status.PLAYING and match.record_count == STEPS + 1
