"""What follows a secret choice is the same whenever it was made: two worlds that differ only in the moments of choices.

They go on from turn to turn under a slow clock, with the same choices in both. No end of time in a later turn may show
how long a seat had taken.
"""

import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.core.registry import all_games, find_game
from storage import Clock
from storage.match import due_times, timer
from storage.match.due_times import TIMEOUT, turn_deadline
from storage.match.model import Held, Running, Stopped
from tests.fake_time import FakeTime
from tests.storage.match.test_two_worlds import Walk, World, pending_states, two_worlds
from tests.storage.tables import deadlines_of

pytestmark = pytest.mark.slow


class Turns(Walk):
    """Goes on from turn to turn: each seat chooses the same in both worlds, but at different moments."""

    waits = (60, 900, 3600, 6 * 3600)

    def __init__(self, a: World, b: World, watch: FakeTime, luck: random.Random, clock: Clock | None) -> None:
        super().__init__(a, b, watch, luck, clock)
        self.clocks = [clock, Clock.days(480, 0), Clock.days(120, 1)]
        self.turns = self.together = 0
        self.alone: int | None = None
        """The seat that acted last, if it decided alone."""

    async def take_turns(self, most: int) -> None:
        """Take so many turns at most, and compare all public times after each."""
        for _ in range(most):
            if not self.a.match.is_open:
                return
            self.turns += 1
            self.done.append(str(self.a.match.turn.decision))
            if len(self.a.match.turn.asked) > 1 and all(
                world.match.active == world.match.turn.asked for world in self.worlds
            ):
                await self.choose_together()
            else:
                await self.act_alone()
            await self.compare()

    async def act_alone(self) -> None:
        await self.wait()
        self.alone = self.a.pending[0]
        for world in self.worlds:
            await self.act_as_planned(world, self.alone)
        if self.luck.random() < 0.2:
            await self.happens(self.undo_alone)

    async def choose_together(self) -> None:
        """Let several seats choose, with public events between their choices; all but one at different moments."""
        turn = self.a.match.turn
        *seats, last = self.luck.sample(turn.asked, len(turn.asked))
        events = self.luck.sample([self.pause, self.change_clock, self.quiet_hours, self.wait, self.wait, self.wait], 4)
        if self.luck.random() < 0.5:
            events.append(self.undo_alone)
        slots = [{seat: world.luck.randrange(len(events) + 1) for seat in seats} for world in self.worlds]
        for number, event in enumerate([*events, self.wait]):
            for world, slot in zip(self.worlds, slots, strict=True):
                for seat in seats:
                    if slot[seat] == number:
                        await self.choose_as_planned(world, seat)
            await self.happens(event)
            if self.a.match.turn != turn:
                return  # an undo has broken it off
        for world in self.worlds:
            await self.act_as_planned(world, last)
        self.together += 1
        self.alone = None

    async def choose_as_planned(self, world: World, seat: int) -> None:
        """Let a seat make the choice that it makes in both worlds."""
        luck, world.luck, world.number = world.luck, random.Random(f"{self.turns} {seat}"), self.number(seat)
        rest = tuple([each for each in world.pending if each != seat])
        last = [way for way in world.ways(seat) if type(way).secret and world.after(seat, way) == rest]
        quick = world.game.timeout_action(world.match.state, seat)
        await world.act(seat, world.luck.choice(last) if last else quick)
        world.luck = luck

    async def act_as_planned(self, world: World, seat: int) -> None:
        """Let a seat act that decides alone or chooses last."""
        world.number = self.number(seat)
        await world.act(seat, world.game.timeout_action(world.match.state, seat))

    def number(self, seat: int) -> int:
        """Return the number of a key: an action's draws follow from it, so it is the same in both worlds."""
        return self.turns * 10_000 + seat * 100

    async def undo_alone(self) -> None:
        """Undo the last action of a seat that decided alone, if nobody else has acted in public since."""
        if self.alone is not None:
            seat, self.alone = self.alone, None
            await self.undo_of(seat)

    async def happens(self, event: Callable[[], Awaitable[None]]) -> None:
        self.done.append(event.__name__)
        for world in self.worlds:
            world.number = self.number(len(world.match.chairs)) + len(self.done) % 100
        await event()
        await self.compare()

    async def compare(self) -> None:
        """Check that all public times are the same in both worlds."""
        times = [await all_times(world) for world in self.worlds]
        assert times[0] == times[1], (self.done[-12:], times)


async def all_times(world: World) -> dict[str, Any]:
    """Return all that anybody can see of the time that the seats have, now and after the turn."""
    match = world.match = await world.store.match(world.match.id)
    away = world.store.time.outages
    return {
        "turn": match.turn,
        "until": turn_deadline(match, away),
        "ends": [due_times.shown_deadline(match, chair, away) for chair in match.chairs],
        "reminders": {(d.seat, d.kind, d.due) for d in await deadlines_of(world.store, match.id) if d.kind != TIMEOUT},
        "rest": (match.status, match.paused_at, match.clock),
    }


async def walk_turns(
    path: Path, watch: FakeTime, patch: pytest.MonkeyPatch, name: str, clock: Clock, seed: int, turns: int
) -> int:
    """Walk over so many turns from every decision of a game; return how many of several seats at once have ended."""
    together = 0
    for kind, (setup, state) in pending_states(find_game(name)).items():
        (here := path / f"turns {kind}{seed}").mkdir()
        text = f"turns {name}{kind}{seed}"
        with patch.context() as patched:
            async with two_worlds(here, watch, patched, setup, state, clock, text) as (a, b):
                events = Turns(a, b, watch, random.Random(text), clock)
                await events.take_turns(turns)
                together += events.together
                for world in (a, b):
                    await world.store.verify(world.match.id)
    return together


@pytest.mark.parametrize("name", [game.name for game in all_games()])
async def test_no_time_shows_later_when_a_seat_has_chosen(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for seed in range(2):
        assert await walk_turns(tmp_path, watch, monkeypatch, name, Clock.days(240, 0), seed, 24)


def each_pays_for_its_own_moment(patch: pytest.MonkeyPatch) -> None:
    """What a seat has left when it chooses is kept until the turn is over, in the place of `Held.missed`."""
    always = timer.next_timer

    def paying(was: Any, part: Any, clock: Any, now: Any, **given: Any) -> Any:
        then = always(was, part, clock, now, **given)
        if isinstance(then, Held) and isinstance(was, Running):
            return Held(then.shown, clock.after(given["left"]()))
        if not isinstance(was, Held) or isinstance(then, Held) or then == was.shown:
            return then
        return replace(then, bank=was.missed if isinstance(then, Stopped) else max(clock.least, was.missed))

    patch.setattr(timer, "next_timer", paying)


async def test_a_bank_that_shows_the_moment_is_noticed(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    pending_states(find_game("ostrakon"))  # computed before the fault is planted
    each_pays_for_its_own_moment(monkeypatch)
    with pytest.raises(AssertionError, match=r"\{'(reminders|until|ends)': .* != "):
        await walk_turns(tmp_path, watch, monkeypatch, "ostrakon", Clock.days(240, 0), 0, 24)
