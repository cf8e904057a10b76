"""Results and ratings are written once, when a match ends, and never for users who opted out."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from games.core.values import Outcome
from storage import Clock, Match, Seat, Status, Store, TimeSource, User
from storage.db import key_value
from storage.match.model import Chair, Turn
from storage.match.turn import count_decision
from storage.results import BASE, Leaver, Rating, Side, kind_of, rate_sides, sides_of
from storage.services.statistics import Tally, average_thinking_time
from storage.shredding import PEOPLE, Shredding, read_remnants
from tests.fake_time import FakeTime
from tests.storage.tables import ANN, BOB, CLEO, DAN, KEY, begin, replace_player, seat, submit_bid
from tests.storage.timed_tables import fire_all
from tests.storage.toy import Bid


class Set(TimeSource):
    """A time source that a test sets."""

    def __init__(self) -> None:
        self.at = datetime.fromisoformat("2026-03-01T12:00:00+00:00")

    def now(self) -> datetime:
        return self.at


async def gorgias(store: Store, *, computer: bool = False, key: str = "m") -> Match:
    match = await store.lobbies.open_match(f"{key}o", game="gorgias", host=1, host_name="Ann", guild=7, channel=1)
    if computer:
        match = await store.lobbies.add_computer(match.id, f"{key}c", 1, "easy")
    else:
        match = await store.lobbies.join(match.id, f"{key}j", 2, "Bob")
    return await store.lobbies.start(match.id, f"{key}s", 1)


async def to_the_end(store: Store, match: Match, watch: Set, seconds: int = 10) -> Match:
    """Play the first offered action, `seconds` after the previous one, until the match is over."""
    turn = 0
    while match.status is Status.PLAYING:
        watch.at += timedelta(seconds=seconds)
        seat = match.active[turn % len(match.active)]
        user = match.chairs[seat].user
        by = Seat(seat) if user is None else User(user)
        submitted = await store.submit(
            match.id, f"{match.id}:{turn}", by, lambda now, seat=seat: now.rules.timeout_action(now.state, seat)
        )
        match, turn = submitted.match, turn + 1
    return match


async def test_the_end_of_a_match_is_counted_once(url: str) -> None:
    watch = Set()
    async with await Store.open(url, KEY, time_source=watch) as store:
        match = await to_the_end(store, await gorgias(store), watch)
        assert match.outcome is not None
        (won,) = [match.chairs[seat].user for seat in match.outcome.winners] or [None]
        for user in (1, 2):
            (tally,) = await store.statistics.tallies(7, user)
            assert (tally.game, tally.kind, tally.finished, tally.won) == ("gorgias", "people", 1, int(user == won))
            chair = match.chairs[match.seat_of(user) or 0]
            assert tally.decisions == chair.decisions > 0 and tally.missed_decisions == 0
            seconds = average_thinking_time([tally])
            assert seconds is not None and seconds >= 10
            assert await store.statistics.tallies(8, user) == [], "of that server alone"
        best = await store.statistics.leaders(7, "gorgias")
        assert [leader.user for leader in best][:1] == ([won] if won else [leader.user for leader in best][:1])
        assert [leader.games for leader in best] == [1, 1]
        for user in (1, 2):
            (result,) = await store.statistics.recent_results(7, user, None)
            assert result.rating is not None
            known = await store.statistics.rating(7, user, "gorgias")
            assert known is not None and known.rating == result.rating
    async with await Store.open(url, KEY) as store:
        assert [leader.games for leader in await store.statistics.leaders(7, "gorgias")] == [1, 1]


async def test_games_with_computers_count_apart_and_are_not_rated(url: str) -> None:
    watch = Set()
    async with await Store.open(url, KEY, time_source=watch) as store:
        await to_the_end(store, await gorgias(store, computer=True), watch)
        (tally,) = await store.statistics.tallies(7, 1)
        assert tally.kind == "computers" and tally.finished == 1
        assert await store.statistics.leaders(7, "gorgias") == []
        assert (await store.statistics.recent_results(7, 1, "gorgias"))[0].rating is None


async def test_a_resignation_is_a_defeat_and_an_end_by_the_host_is_nothing(url: str) -> None:
    async with await Store.open(url, KEY) as store:
        match = await gorgias(store)
        await store.resign(match.id, "r", 1)
        await store.resign(match.id, "r", 1)
        (lost,), (won,) = await store.statistics.tallies(7, 1), await store.statistics.tallies(7, 2)
        assert (lost.finished, lost.won, won.finished, won.won) == (1, 0, 1, 1)
        first, second = await store.statistics.leaders(7, "gorgias")
        assert first.user == 2 and first.rating.mu > second.rating.mu
        other = await gorgias(store, key="n")
        await store.end(other.id, "e", 1, "Ann", "late")
        assert (await store.statistics.tallies(7, 1)) == [lost]


async def test_who_is_replaced_counts_as_that_and_not_as_finished(url: str) -> None:
    async with await Store.open(url, KEY) as store:
        match = await gorgias(store)
        await replace_player(store, match.id, "r", 1, computer="easy")
        (tally,) = await store.statistics.tallies(7, 2)
        assert (tally.finished, tally.replaced) == (0, 1)
        assert await store.statistics.recent_results(7, 2, None) == []
        await store.resign(match.id, "again", 1)
        (host,) = await store.statistics.tallies(7, 1)
        assert host.kind == "people", "a computer that took over does not make it a game with computers"


async def test_who_does_not_want_it_is_not_counted(url: str) -> None:
    watch = Set()
    async with await Store.open(url, KEY, time_source=watch) as store:
        await store.resign((await gorgias(store)).id, "r", 1)
        assert await store.statistics.is_counted(1)
        await store.statistics.set_counted(1, False, watch.now())
        assert not await store.statistics.is_counted(1)
        assert await store.statistics.tallies(7, 1) == [] and [
            x.user for x in await store.statistics.leaders(7, "gorgias")
        ] == [2]
        await store.resign((await gorgias(store, key="n")).id, "r2", 1)
        assert await store.statistics.tallies(7, 1) == [] and (await store.statistics.tallies(7, 2))[0].finished == 2
        await store.statistics.set_counted(1, True, watch.now())
        await store.resign((await gorgias(store, key="p")).id, "r3", 1)
        assert (await store.statistics.tallies(7, 1))[0].finished == 1


async def test_who_has_no_results_leaves_nothing_to_erase(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Erasing costs everybody a moment, so nobody may ask for it again and again."""
    watch = Set()
    async with await Store.open(url, KEY, time_source=watch) as store:
        await store.resign((await gorgias(store)).id, "r", 1)
        left: list[bool] = []

        async def run(_: Shredding) -> bool:
            left.append((await store._reader.read(read_remnants)).people is not None)
            await store._writer.alone(lambda db: key_value.put(db, PEOPLE, None))
            return True

        monkeypatch.setattr(Shredding, "run", run)
        for user in (9, 9, 1, 1):
            await store.statistics.set_counted(user, False, watch.now())
        assert left == [False, False, True, False]


def chairs(*users: int | None) -> tuple[Chair, ...]:
    return tuple(Chair(seat, user, f"P{seat}", None if user else "easy") for seat, user in enumerate(users))


def over(
    users: Sequence[int | None], winners: tuple[int, ...], scores: tuple[int, ...], *teams: tuple[int, ...]
) -> Match:
    rules = SimpleNamespace(teams=lambda state: teams)
    made = SimpleNamespace(
        chairs=chairs(*users), outcome=Outcome(winners, scores, "points"), rules=rules, state=object()
    )
    return cast(Match, made)


def test_who_played_together_and_how_they_came_out() -> None:
    assert sides_of(over([1, 2, 3], (1,), (5, 9, 7)), []) == [Side((1,), 2), Side((2,), 0), Side((3,), 1)]
    assert sides_of(over([1, 2], (0, 1), (4, 4)), []) == [Side((1,), 0), Side((2,), 0)], "even"
    assert sides_of(over([1, 2], (), (0, 0)), []) == [], "the rules have beaten them"
    teams = sides_of(over([1, 2, 3, 4], (0, 2), (5, 1, 2, 3), (0, 2)), [])
    assert teams == [Side((1, 3), 0), Side((2,), 2), Side((4,), 1)]
    left = sides_of(over([1, None, 3], (0,), (5, 9, 7)), [Leaver(2, 1)])
    assert left == [Side((1,), 0), Side((3,), 1), Side((2,), 2)], "who left is behind all others"


def test_kinds_of_games() -> None:
    assert kind_of(over([1], (), (0,)), set()) == "solo"
    assert kind_of(over([1, None], (), (0, 0)), set()) == "computers"
    assert kind_of(over([1, None], (), (0, 0)), {1}) == "people"
    assert kind_of(over([1, 2, None], (), (0, 0, 0)), set()) == "computers"
    assert kind_of(over([1, 2], (), (0, 0)), set()) == "people"


def test_ratings_fit_two_to_twelve_players_and_teams() -> None:
    assert Rating().shown == BASE
    for count in (2, 5, 12):
        after = rate_sides([Side((user,), user) for user in range(count)], {})
        order = sorted(after, key=lambda user: -after[user].mu)
        assert order == list(range(count))
        assert all(rating.sigma < Rating().sigma for rating in after.values())
    teams = rate_sides([Side((1, 2), 0), Side((3, 4), 1)], {})
    assert teams[1] == teams[2] and teams[3] == teams[4] and teams[1].mu > 25 > teams[3].mu
    even = rate_sides([Side((1,), 0), Side((2,), 0)], {1: Rating(30, 4)})
    assert even[1].mu < 30 and even[2].mu > 25
    assert rate_sides([Side((1, 2, 3), 0)], {}) == {}


def asked(seat: int, at: datetime, **more: Any) -> Chair:
    return Chair(seat, seat + 1, "P", active=True, thinking_since=at, **more)


def test_time_to_decide_leaves_quiet_hours_out_and_counts_small_steps_as_one() -> None:
    noon = datetime.fromisoformat("2026-03-01T12:00:00+00:00")
    quiet = asked(0, noon, quiet_hours="780-840 UTC")  # 13:00 to 14:00
    before = cast(Match, SimpleNamespace(chairs=(quiet, asked(1, noon)), turn=Turn(("bid",), noon, (0, 1))))

    def after(at: int, *, timed_out: bool = False, heard: bool = True) -> Chair:
        from dataclasses import dataclass

        @dataclass(frozen=True)
        class Some:
            chairs: tuple[Chair, ...]
            turn: Turn

        later = cast(Match, Some(before.chairs, before.turn))
        done = count_decision(before, later, 0, noon + timedelta(minutes=at), timed_out=timed_out, heard=heard)
        return done.chairs[0]

    assert (after(30).thinking_seconds, after(30).decisions) == (1800, 1)
    assert after(150).thinking_seconds == 90 * 60, "an hour of it was quiet"
    assert (after(30, heard=False).thinking_seconds, after(30, heard=False).decisions) == (1800, 0)
    away = after(30, timed_out=True)
    assert (away.thinking_seconds, away.decisions, away.missed_decisions) == (0, 0, 1)


@pytest.mark.parametrize("times", [1, 3])
async def test_every_game_can_be_counted(url: str, times: int) -> None:
    """A match ended by its host does not count. A resignation counts in a match of two; larger ones go on."""
    from games.core.registry import all_games

    async with await Store.open(url, KEY) as store:
        for game in all_games():
            if game.seats[-1] < 2:
                continue
            match = await store.lobbies.open_match(
                f"{game.name}{times}", game=game.name, host=1, host_name="A", guild=7, channel=1
            )
            for user in range(2, max(2, game.seats[0]) + 1):
                match = await store.lobbies.join(match.id, f"{game.name}{times}{user}", user, f"P{user}")
            match = await store.lobbies.start(match.id, f"{game.name}{times}s", 1)
            match = await store.resign(match.id, f"{game.name}{times}r", 1)
            tallies = [tally for tally in await store.statistics.tallies(7, 1) if tally.game == game.name]
            assert len(tallies) == 1
            assert (tallies[0].finished, tallies[0].replaced) == ((1, 0) if not match.is_open else (0, 1))


async def turn(store: Store, watch: FakeTime, match: Match, minutes: float) -> Match:
    """Let all active seats act after so many minutes, computers included."""
    watch.advance(minutes=minutes)
    match = await store.match(match.id)
    for chair in [match.chairs[number] for number in match.active]:
        key = f"{match.id}.{chair.seat}.{chair.actions_taken}"
        if chair.user is not None:
            match = (await submit_bid(store, match, key, chair.user)).match
        else:
            played = await store.submit(
                match.id, key, Seat(chair.seat), lambda now, at=chair.seat: Bid(now.state.hands[at][0])
            )
            match = played.match
    return match


async def count(store: Store, user: int) -> Tally:
    (tally,) = await store.statistics.tallies(7, user)
    return tally


async def test_what_was_decided_before_and_after_counts_together(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=4)
    match = await turn(timed, watch, match, 10)
    match = await replace_player(timed, match.id, "out", 2, computer="easy")
    tally = await count(timed, CLEO)
    assert (tally.finished, tally.replaced, tally.decisions, tally.thinking_seconds) == (0, 1, 1, 600)
    match = await turn(timed, watch, match, 60)
    match = await replace_player(timed, match.id, "in", 2, user=CLEO, name="Cleo")
    for _ in range(2):
        match = await turn(timed, watch, match, 5)
    assert match.status is Status.OVER
    tally = await count(timed, CLEO)
    assert (tally.finished, tally.replaced) == (1, 0), "it was finished after all"
    assert (tally.decisions, tally.thinking_seconds) == (3, 600 + 2 * 300), "and the computer's hour is not Cleo's"
    tally = await count(timed, ANN)
    assert (tally.decisions, tally.thinking_seconds) == (4, 600 + 3600 + 2 * 300)


async def test_a_seat_that_a_computer_held_is_taken_back_with_its_counts(timed: Store, watch: FakeTime) -> None:
    match = await seat(timed, ANN, BOB, CLEO, rounds=4)
    await timed.lobbies.set_clock(match.id, "clock", ANN, Clock.live(30))
    match = await timed.lobbies.start(match.id, "start", ANN)
    match = await turn(timed, watch, match, 10)
    for number in range(2):
        watch.advance(minutes=10)
        for user in (ANN, BOB):
            await submit_bid(timed, match, f"{number}.{user}", user)
        watch.advance(minutes=20)
        await fire_all(timed)
    match = await timed.match(match.id)
    assert match.question is not None and match.question.seat == 2
    for user in (ANN, BOB):
        match = await timed.consent.answer(match.id, f"q{user}", user, match.question.id, "computer")
    assert match.chairs[2].reserved_for == CLEO
    watch.advance(minutes=1)
    match = await timed.consent.sit_down(match.id, "back", CLEO, "Cleo")
    assert match.chairs[2].user == CLEO and match.chairs[2].decisions == 0
    match = await turn(timed, watch, match, 4)
    tally = await count(timed, CLEO)
    assert match.status is Status.OVER and (tally.finished, tally.replaced) == (1, 0)
    assert (tally.decisions, tally.thinking_seconds, tally.missed_decisions) == (2, 600 + 240, 2), (
        "what the clock decided counts too"
    )


async def test_going_and_coming_twice_loses_nothing_and_counts_nothing_twice(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=3)
    for number in range(3):
        match = await turn(timed, watch, match, 10)
        if match.is_open:
            await replace_player(timed, match.id, f"out{number}", 2, computer="easy")
            match = await replace_player(timed, match.id, f"in{number}", 2, user=CLEO, name="Cleo")
    tally = await count(timed, CLEO)
    assert (tally.finished, tally.replaced, tally.decisions, tally.thinking_seconds) == (1, 0, 3, 1800)


async def test_who_sits_down_in_their_place_begins_with_nothing(timed: Store, watch: FakeTime) -> None:
    match = await begin(timed, ANN, BOB, CLEO, rounds=2)
    match = await turn(timed, watch, match, 10)
    match = await replace_player(timed, match.id, "new", 2, user=DAN, name="Dan")
    await turn(timed, watch, match, 5)
    assert [(t.finished, t.replaced, t.decisions, t.thinking_seconds) for t in [await count(timed, CLEO)]] == [
        (0, 1, 1, 600)
    ]
    assert [(t.finished, t.replaced, t.decisions, t.thinking_seconds) for t in [await count(timed, DAN)]] == [
        (1, 0, 1, 300)
    ]


async def test_earlier_games_stay_when_somebody_goes_and_comes_back(timed: Store, watch: FakeTime) -> None:
    first = await turn(timed, watch, await begin(timed, ANN, BOB, CLEO, key="first", rounds=1), 10)
    assert first.status is Status.OVER
    (rated,) = [leader for leader in await timed.statistics.leaders(7, "bidding") if leader.user == CLEO]
    match = await begin(timed, ANN, BOB, CLEO, key="second", rounds=2)
    match = await turn(timed, watch, match, 20)
    match = await replace_player(timed, match.id, "out", 2, computer="easy")
    assert (await count(timed, CLEO)).finished == 1 and (await count(timed, CLEO)).replaced == 1
    assert [x for x in await timed.statistics.leaders(7, "bidding") if x.user == CLEO] == [rated], "not yet rated"
    match = await replace_player(timed, match.id, "in", 2, user=CLEO, name="Cleo")
    await turn(timed, watch, match, 30)
    tally = await count(timed, CLEO)
    assert (tally.finished, tally.replaced, tally.decisions) == (2, 0, 3)
    assert (
        tally.thinking_seconds == 600 + 1200 + 1800 and len(await timed.statistics.recent_results(7, CLEO, None)) == 2
    )
    assert [x.games for x in await timed.statistics.leaders(7, "bidding") if x.user == CLEO] == [2]
