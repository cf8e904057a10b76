"""What the clock chooses looks the same in two worlds, whether its seat lets it stand or takes it back.

The worlds differ in the moments of choices. In one of them a seat may have run out of time that has chosen in the
other; it then takes back what the clock chose and chooses itself, and nothing may show that. What everybody learns of a
missed decision is the same in both.
"""

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from games.core.registry import all_games, find_game
from storage import Clock, Refused
from storage.match import timer
from storage.match.due_times import shown_deadline
from storage.match.model import Held, Running
from tests.fake_time import FakeTime
from tests.storage.match.test_two_worlds import NEWCOMER, World, pending_states, two_worlds
from tests.storage.match.test_two_worlds_later import Turns, all_times
from tests.storage.tables import replace_player
from tests.storage.timed_tables import fire_all

pytestmark = pytest.mark.slow

QUIET = "0-960 UTC"
CLOCKS = (Clock.days(240, 0), Clock.days(48, 6), Clock.days(24, 12))


class Apart(Exception):
    """The worlds go on differently, as all may see: a decision was missed in one of them only."""


class Missed(Turns):
    """Goes on from turn to turn; in most decisions of several seats, one of them runs out of time."""

    hurried = 0
    """The seat whose time ends first, since all others have quiet hours."""

    def __init__(self, a: World, b: World, watch: FakeTime, luck: random.Random, clock: Clock | None) -> None:
        super().__init__(a, b, watch, luck, clock)
        self.counts = Counter[str]()

    async def choose_together(self) -> None:
        turn = self.a.match.turn
        for _ in range(self.luck.randrange(3)):
            await self.happens(self.luck.choice([self.pause, self.change_clock, self.quiet_hours, self.wait]))
        self.hurried = self.luck.choice(turn.asked)
        await self.happens(self.hurry)
        chairs = self.a.match.chairs
        ends = {seat: end for seat in turn.asked if (end := shown_deadline(self.a.match, chairs[seat], ())) is not None}
        if len(ends) < len(turn.asked) or list(ends.values()).count(ends[self.hurried]) > 1:
            await super().choose_together()
            return
        rest = [seat for seat in turn.asked if seat != self.hurried]
        alike = self.luck.random() < 0.4
        if not alike:
            await self.choose_as_planned(self.luck.choice(self.worlds), self.hurried)
        for world in self.worlds:
            for seat in rest[:-1]:
                if len(world.match.active) > 1 and world.luck.random() < 0.3:
                    await self.choose_as_planned(world, seat)
        await self.perhaps(self.stand_in)
        self.watch.advance(seconds=max(0.0, (ends[self.hurried] - self.watch.now()).total_seconds()) + 1)
        for world in self.worlds:
            await fire_all(world.store)
            world.match = await world.store.match(world.match.id)
        self.counts["missed"] += 1
        if any(world.match.turn != turn for world in self.worlds):
            raise Apart
        await self.perhaps(self.stand_in)
        if not alike or self.luck.random() < 0.4:
            await self.happens(self.take_back_the_clocks)
        await self.perhaps(self.change_clock, self.pause, self.quiet_hours)
        for seat in (self.hurried, *rest):
            for world in self.worlds:
                if seat in world.pending and len(world.match.active) > 1:
                    await self.choose_as_planned(world, seat)
        for world in self.worlds:
            while world.match.turn == turn and world.pending:
                await self.act_as_planned(world, world.pending[0])
        if len({world.game.digest(world.match.state) for world in self.worlds}) > 1:
            raise Apart
        self.together += 1
        self.alone = None
        await self.compare()
        if self.a.match.is_open:
            await self.perhaps(self.undo_of_the_last)

    async def hurry(self) -> None:
        """Give all but one seat quiet hours, so that its time ends first."""
        for world in self.worlds:
            for chair in world.match.chairs:
                if chair.user is not None:
                    quiet = None if chair.seat == self.hurried else QUIET
                    await world.store.deadlines.set_quiet(chair.user, quiet)

    async def perhaps(self, *events: Callable[[], Awaitable[None]]) -> None:
        if self.luck.random() < 0.3:
            await self.happens(self.luck.choice(events))

    async def stand_in(self) -> None:
        """Somebody else takes a seat in both worlds."""
        seat = self.luck.choice([chair.seat for chair in self.a.match.chairs if chair.seat != self.hurried])
        user = NEWCOMER + len(self.done)
        for world in self.worlds:
            await replace_player(world.store, world.match.id, world.key(), seat, user=user, name=f"P{user}")
            await world.store.deadlines.set_quiet(user, QUIET)
            world.match = await world.store.match(world.match.id)

    async def undo_of_the_last(self) -> None:
        await self.undo_of(self.luck.choice(self.a.match.turn.asked))

    async def take_back_the_clocks(self) -> None:
        """Take back what the clock has chosen, by the rules or by an undo."""
        seat = self.hurried
        for world in self.worlds:
            if world.match.chairs[seat].untold != "missed":
                continue
            free = seat in world.game.free_seats(world.match.state)
            again = tuple(sorted((*world.pending, seat)))
            if free and (ways := [way for way in world.ways(seat) if world.after(seat, way) == again]):
                await world.act(seat, ways[0])
            user = world.match.chairs[seat].user
            assert user is not None
            while seat not in world.pending:
                try:
                    undone = await world.store.consent.undo(world.match.id, world.key(), user, "P", free_only=True)
                except Refused:
                    raise Apart from None  # it drew at random
                world.match = undone
            self.counts["taken back"] += 1

    async def happens(self, event: Callable[[], Awaitable[None]]) -> None:
        self.done.append(event.__name__)
        self.counts[event.__name__] += 1
        for world in self.worlds:
            world.number = 10**9 + len(self.done) * 1000  # keys that the two worlds have not used yet
        await event()
        await self.compare()

    async def compare(self) -> None:
        times = []
        for world in self.worlds:
            seen: dict[str, Any] = await all_times(world)
            times.append({**seen, "timeouts": [chair.timeouts for chair in world.match.chairs]})
        assert times[0] == times[1], (self.done[-12:], times)


async def walk_missed(path: Path, watch: FakeTime, patch: pytest.MonkeyPatch, name: str, seed: int) -> Counter[str]:
    """Walk from every decision of a game; return how often what has happened."""
    counts = Counter[str]()
    for kind, (setup, state) in pending_states(find_game(name)).items():
        (here := path / f"missed {kind}{seed}").mkdir()
        text, clock = f"missed {name}{kind}{seed}", CLOCKS[seed % len(CLOCKS)]
        with patch.context() as patched:
            async with two_worlds(here, watch, patched, setup, state, clock, text) as (a, b):
                events = Missed(a, b, watch, random.Random(text), clock)
                try:
                    await events.take_turns(12)
                except Apart:
                    events.counts["apart"] += 1
                counts += events.counts
                for world in (a, b):
                    await world.store.verify(world.match.id)
    return counts


@pytest.mark.parametrize("name", [game.name for game in all_games()])
async def test_no_time_shows_that_a_seat_has_taken_back_what_the_clock_chose(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    counts = Counter[str]()
    for seed in range(4):
        counts += await walk_missed(tmp_path, watch, monkeypatch, name, seed)
    assert counts["missed"], counts


def a_missed_choice_counts_although_it_was_taken_back(patch: pytest.MonkeyPatch) -> None:
    always, missed = timer.next_timer, set[Any]()

    def unforgiving(was: Any, part: Any, clock: Any, now: Any, **given: Any) -> Any:
        then = always(was, part, clock, now, **given)
        if isinstance(was, Held) and was.missed and isinstance(then, Running):
            missed.add((then.bank, then.since))
        if isinstance(was, Running) and (was.bank, was.since) in missed:
            return then if isinstance(then, Running) else always(was, part, clock, now, **given | {"missed": True})
        return then

    patch.setattr(timer, "next_timer", unforgiving)


async def test_a_bank_that_shows_a_missed_choice_is_noticed(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    pending_states(find_game("philosophia"))  # computed before the fault is planted
    a_missed_choice_counts_although_it_was_taken_back(monkeypatch)
    with pytest.raises(AssertionError, match="reminders"):
        for seed in range(4):
            await walk_missed(tmp_path, watch, monkeypatch, "philosophia", seed)
