"""Secret choices are invisible: two matches that differ only in them look the same to a spectator at every moment.

Two worlds, each a store with one match, receive the same public events at the same times: pauses, clock changes, quiet
hours, replaced players, objections, undos, restarts. Whenever a seat makes or retracts a secret choice, a different
seat does so in each world.
"""

import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import cache
from itertools import product
from math import inf
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.handlers import consent, match_lookup
from bot.screens.board import board_screen
from bot.screens.history import log_screen
from bot.screens.public import public_of
from bot.screens.tables import tables_screen
from bot.ui.blocks import Text
from games.core.action import Action, Illegal
from games.core.chance import Chance, RecordedChance, Seeded
from games.core.game import Game
from games.core.registry import all_games, find_game
from games.core.states import clone
from games.laws.setups import Setup, all_setups
from games.laws.walk import Tape, choose_at_random, start_game
from storage import Clock, LogEntry, Match, Refused, Seat, Status, Store, User, maintenance
from storage.history import export, log, replay
from storage.match import consent as consent_acts
from storage.match import consent_rules, due_times, timer
from storage.match.consent_rules import Request, required_consent, voters
from storage.match.due_times import TIMEOUT, seat_deadline, turn_deadline
from storage.match.model import Held
from storage.time_source import TimeContext
from tests.fake_time import FakeTime
from tests.storage.tables import KEY, deadlines_of, replace_player
from tests.storage.timed_tables import fire_all, running

STEPS = 40
STRANGER = 1
CLOCKS = {"live": Clock.live(60), "days": Clock.days(24, 6), "none": None}
NEWCOMER = 900
"""User ids of players who replace others start here."""


@dataclass
class World:
    """A store of its own with one match."""

    store: Store
    url: str
    luck: random.Random
    """Decides what the seats of this world do in secret."""
    match: Match
    number: int = 0
    hidden: set[int] = field(default_factory=set)
    """The seats whose last step differs between the worlds."""

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.rules

    def key(self) -> str:
        self.number += 1
        return f"k{self.number}"

    async def act(self, seat: int, action: Action) -> None:
        """Let a seat take an action, as its player or computer player."""
        user = self.match.chairs[seat].user
        by = Seat(seat) if user is None else User(user)
        self.match = (await self.store.submit(self.match.id, self.key(), by, lambda _: action)).match

    def ways(self, seat: int) -> list[Action]:
        """Return the legal actions of a seat, with open fields filled in."""
        view, chance = self.game.view(self.match.state, seat), Chance(self.luck.randrange)
        legal = self.game.legal_actions(self.match.state, seat)
        return [self.game.fill(view, each, chance) if each.open else each for each in legal]

    def after(self, seat: int, action: Action) -> tuple[int, ...] | None:
        """Return the active seats after an action; None if it ends the decision, draws at random or is illegal."""
        try:
            step = self.game.apply(self.match.state, seat, action, Chance(self.luck.randrange))
        except Illegal:
            return None
        goes_on = self.game.decision(step.state) == self.match.turn.decision and not step.draws
        return self.game.active_seats(step.state) if goes_on else None

    @property
    def pending(self) -> list[int]:
        return list(self.match.active)

    @property
    def chosen(self) -> list[int]:
        return [seat for seat in self.match.turn.asked if seat not in self.match.active]


SEARCHED_GAMES = 16
"""In about so many random games of each game, over its setups, `pending_states` searches."""


@cache
def pending_states(game: Game[Any, Any]) -> dict[str, tuple[Setup, Any]]:
    """Find states in which several seats choose in secret and none has chosen, one for each kind of decision.

    Tables that show who has chosen are left out.
    """
    found: dict[str, tuple[Setup, Any]] = {}
    setups = [setup for setup in all_setups(game) if not game.shows_choosers(setup.options)]
    for number, setup in enumerate(setups):
        for seed in range(-(-SEARCHED_GAMES // len(setups))):
            tape = Tape((), Seeded((number, seed)).below)
            state, _ = start_game(setup, tape)
            for _ in range(1500):
                active = game.active_seats(state)
                if not active:
                    break
                kind = str(game.decision(state)[0])
                secret = any(each.secret for each in game.action_types(state, active[0]))
                if 1 < len(active) <= 5 and active == game.asked_seats(state) and secret:
                    known = found.get(kind)
                    if known is None or known[0].seats < setup.seats:
                        found[kind] = setup, state
                seat, action = choose_at_random(game, state, active, tape)
                state = game.apply(state, seat, action, Chance(tape.below)).state
    return found


@asynccontextmanager
async def two_worlds(
    path: Path, watch: FakeTime, patch: pytest.MonkeyPatch, setup: Setup, state: Any, clock: Clock | None, seed: str
) -> AsyncIterator[tuple[World, World]]:
    """Open two worlds with the same match at the beginning of a decision."""
    patch.setattr(type(setup.game), "start", lambda *_: clone(state))
    patch.setattr(type(setup.game), "hosted", lambda _, opening, host: opening)
    worlds = []
    for number in range(2):
        url = f"sqlite:///{path / f'world{number}.db'}"
        store = await Store.open(url, KEY, time_source=watch)
        await store.deadlines.heartbeat(returned=True)
        patch.setattr(secrets, "randbits", random.Random(seed).getrandbits)  # everybody sees the same commitment
        match = await begun(store, setup, clock)
        worlds.append(World(store, url, random.Random(f"{seed}{number}"), match))
    try:
        yield worlds[0], worlds[1]
    finally:
        for world in worlds:
            await world.store.close()


async def begun(store: Store, setup: Setup, clock: Clock | None) -> Match:
    """Start a match without computer players."""
    people = range(101, 101 + setup.seats)
    options = setup.options.model_dump(mode="json")
    match = await store.lobbies.open_match(
        "o", game=setup.game.name, host=101, host_name="P101", guild=7, channel=8, options=options
    )
    for user in people[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    if clock is not None:
        await store.lobbies.set_clock(match.id, "clock", 101, clock)
    return await store.lobbies.start(match.id, "start", 101)


async def look(world: World) -> dict[str, Any]:
    """Return all that a spectator can see, including that a message is posted; then mark the board as shown."""
    match = world.match = await world.store.match(world.match.id)
    public, away = public_of(match), world.store.time.outages
    until = turn_deadline(match, away)
    entries = await world.store.log(match.id, seat=None)
    screen = board_screen(match, entries, until=until, text_only=True)
    reminders = {(d.kind, d.due) for d in await deadlines_of(world.store, match.id) if d.kind != TIMEOUT}
    question = match.question
    if question is not None:
        steps = {"steps": question.detail.get("steps")}  # the rest is not shown
        question = replace(question, asked_at=match.opened_at, detail=steps)
    seen = {
        "turn": match.turn,
        "until": until,
        "running": running(match),
        "count": (public.hidden, public.pending, public.missing),
        "asked": public.addressed,
        "reminders": reminders,
        "sitters": public.seats,
        "question": question,
        "rest": (match.status, match.paused_at, match.clock),
        "told": [event for entry in sorted(entries, key=lambda each: each.seq) for event in entry.events],
        "view": match.rules.write_view(public.view) if public.view is not None else "",
        "alt": [public.presentation.alt(public.view, part) for part in range(public.presentation.parts(public.view))],
        "board": [block.markdown for block in screen.blocks if isinstance(block, Text)],
        "log": orjson.dumps(log_screen(match, entries, 0, more=False).blocks, default=str),
        "export": await exported(world),
        "replay": await replayed(world),
        "listed": tables_screen([match], STRANGER, of="server").blocks,
        "completion": match_lookup._labels({match.id: match}, STRANGER, ""),
        "seats": consent._replaceable(match),
        "looked up": await world.store.long_pending(world.store.time.now()),
        "finished records": (await world.store.maintenance.numbers()).records,
    }
    await world.store.mark_shown(match.id, match.version, match.message)
    world.match = await world.store.match(match.id)
    return seen


async def exported(world: World) -> dict[str, Any]:
    """Return what a spectator may export, without the time at which the world was made."""
    document = await world.store.export(world.match.id, None)
    return {name: value for name, value in document.items() if name not in ("opened_at", "started_at")}


async def replayed(world: World) -> tuple[Any, ...]:
    """Return the newest step of the replay as a spectator sees it."""
    at = await world.store.replays.position(world.match, 10**6)
    return at.step, at.steps, at.doer, at.events


def unlike(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Return the differences between what is seen of two worlds."""
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}


def questions_about_seats(world: World) -> dict[Any, Any]:
    """Return, by seat, asker and days from now, whom a question about that seat asks, or how it is refused."""
    match, found = world.match, {}
    for seat, asker, days in product(match.chairs, match.chairs, (0, 4)):
        if asker.user is None:
            continue
        request = Request("k", TimeContext(FakeTime(world.store.time.now() + timedelta(days=days))))
        asked = consent_acts.ask("absent", asker.user, "P", request, seat=seat.seat, answer="person")
        try:
            question = asked(match).match.question
        except Refused as refused:
            found[seat.seat, asker.seat, days] = refused.code
        else:
            assert question is not None
            consents = required_consent(match, question), voters(match, question)
            found[seat.seat, asker.seat, days] = str((question.result, *consents))
    return found


async def complete(world: World, seat: int) -> None:
    """Let a seat choose, in several private steps if the game has them."""
    for _ in range(40):
        if seat not in world.pending:
            world.hidden.add(seat)
            return
        rest = tuple([each for each in world.pending if each != seat])
        ways = world.ways(seat)
        private = [way for way in ways if type(way).secret and world.after(seat, way) == world.match.active]
        last = [way for way in ways if world.after(seat, way) == rest]
        if private and world.luck.random() < 0.5:
            await world.act(seat, world.luck.choice(private))
        else:
            quick = world.game.timeout_action(world.match.state, seat)
            await world.act(seat, world.luck.choice(last) if last else quick)
    raise AssertionError(f"seat {seat} does not come to an end")


async def take_back(world: World) -> int | None:
    """Let some seat retract its choice in secret, by the rules or by an undo; return the seat, or None if none can."""
    people = [seat for seat in world.chosen if world.match.chairs[seat].user is not None]
    for seat in world.luck.sample(people, len(people)):
        if seat in world.game.free_seats(world.match.state):
            again = tuple(sorted((*world.pending, seat)))
            if ways := [way for way in world.ways(seat) if world.after(seat, way) == again]:
                await world.act(seat, world.luck.choice(ways))
                world.hidden.add(seat)
                return seat
        user = world.match.chairs[seat].user
        assert user is not None
        try:
            match = await world.store.consent.undo(world.match.id, world.key(), user, "P", free_only=True)
        except Refused:
            continue
        world.match = match
        world.hidden.add(seat)
        if seat in match.active:
            return seat
    return None


async def private_step(world: World) -> None:
    """Take a private step in one world only, after which the same seats have chosen as before."""
    seats = [*world.pending, *[seat for seat in world.chosen if seat in world.game.free_seats(world.match.state)]]
    seat = world.luck.choice(seats)
    ways = [w for w in world.ways(seat) if type(w).secret and world.after(seat, w) == world.match.active]
    if ways:
        await world.act(seat, world.luck.choice(ways))
        world.hidden.add(seat)


async def agree(world: World) -> None:
    """Let everybody answer yes to the open question."""
    question = world.match.question
    assert question is not None
    for user in voters(world.match, question):
        question = world.match.question
        if question is not None and question.is_open and user not in question.answers:
            world.match = await world.store.consent.answer(world.match.id, world.key(), user, question.id, "yes")


async def restart(world: World, watch: FakeTime) -> None:
    """Close the store and open it again, like a restart of the process."""
    await world.store.deadlines.heartbeat(returned=False)
    await world.store.close()
    world.store = await Store.open(world.url, KEY, time_source=watch)
    await world.store.deadlines.heartbeat(returned=True)


class Walk:
    """Makes random events happen in both worlds."""

    waits: tuple[float, ...] = (60, 900, 3600, 6 * 3600, inf)
    """How many seconds may pass at once, but no more than a seat has left."""

    def __init__(self, a: World, b: World, watch: FakeTime, luck: random.Random, clock: Clock | None) -> None:
        self.a, self.b, self.watch, self.luck = a, b, watch, luck
        self.clocks = [clock, Clock.live(90), Clock.days(48, 3), None]
        self.done: list[str] = []

    @property
    def worlds(self) -> tuple[World, World]:
        return self.a, self.b

    async def both(self, what: Callable[[World], Awaitable[Any]]) -> list[Any]:
        """Do the same in both worlds, and check that it is refused in both or in none."""
        results = []
        for world in self.worlds:
            try:
                results.append(await what(world))
            except Refused as refused:
                results.append(refused.code)
        assert isinstance(results[0], str) == isinstance(results[1], str), (self.done[-12:], results)
        return results

    async def choose(self) -> None:
        if all(len(world.pending) > 1 for world in self.worlds):
            seat = self.luck.choice(self.a.pending)
            await complete(self.a, seat)
            await complete(self.b, self.luck.choice([each for each in self.b.pending if each != seat]))

    async def take_back(self) -> None:
        seats = [await take_back(world) for world in self.worlds]
        for world, seat, other in zip(self.worlds, seats, reversed(seats), strict=True):
            if seat is not None and other is None:
                await complete(world, seat)

    async def private(self) -> None:
        await private_step(self.luck.choice(self.worlds))

    async def open_step(self) -> None:
        """Let the same seat take a public action in both worlds that leaves the active seats as they are."""
        for seat in self.luck.sample(self.a.match.turn.asked, len(self.a.match.turn.asked)):
            ways = [
                [w for w in each.ways(seat) if not type(w).secret] if self.may(each, seat) else []
                for each in self.worlds
            ]
            common = [way for way in ways[0] if way in ways[1]]
            common = [way for way in common if all(each.after(seat, way) == each.match.active for each in self.worlds)]
            if common:
                way = self.luck.choice(common)
                for world in self.worlds:
                    await world.act(seat, way)
                    world.hidden.discard(seat)
                self.done[-1] += f" {way}"
                return

    @staticmethod
    def may(world: World, seat: int) -> bool:
        return world.game.may_act(world.match.state, seat)

    async def undo(self) -> None:
        """Undo a seat's public action by consent; seats that have chosen since choose again."""
        seats = [seat for seat in self.a.match.turn.asked if not any(seat in each.hidden for each in self.worlds)]
        if not seats:
            return
        seat = self.luck.choice(seats)
        if self.a.match.chairs[seat].user is None:
            return
        await self.undo_of(seat)
        for world, other in (self.worlds, self.worlds[::-1]):
            world.hidden.update(world.match.turn.asked)  # their last steps may differ now
            while len(world.pending) > len(other.pending):
                await complete(world, world.pending[0])

    async def undo_of(self, seat: int) -> None:
        """Undo a seat's last action in both worlds; everybody agrees if they are asked."""

        async def ask(world: World) -> None:
            user = world.match.chairs[seat].user
            assert user is not None
            world.match = await world.store.consent.undo(world.match.id, world.key(), user, "P")
            if world.match.question is not None and world.match.question.is_open:
                await agree(world)

        self.done[-1] += f" {await self.both(ask)}"

    async def pause(self) -> None:
        async def ask(world: World) -> None:
            consent, user = world.store.consent, next(c.user for c in world.match.chairs if c.user is not None)
            asks = consent.pause if world.match.paused_at is None else consent.resume
            world.match = await asks(world.match.id, world.key(), user, "P")
            await agree(world)

        await self.both(ask)
        self.watch.advance(minutes=self.luck.choice([1, 50]))
        await self.both(ask)

    async def change_clock(self) -> None:
        clock = self.luck.choice(self.clocks)

        async def ask(world: World) -> None:
            user = next(c.user for c in world.match.chairs if c.user is not None)
            world.match = await world.store.consent.change_clock(world.match.id, world.key(), user, "P", clock)
            await agree(world)

        await self.both(ask)

    async def quiet_hours(self) -> None:
        quiet = self.luck.choice([None, "720-1080 UTC", "0-480 UTC"])
        user = self.luck.choice([chair.user for chair in self.a.match.chairs if chair.user is not None])
        for world in self.worlds:
            await world.store.deadlines.set_quiet(user, quiet)

    async def somebody_else(self) -> None:
        """Replace the player of a seat by another one or by a computer, which chooses at once."""
        seat = self.luck.randrange(len(self.a.match.chairs))
        alike = len({seat in world.pending for world in self.worlds}) == 1
        people = [c.seat for c in self.a.match.chairs if c.user is not None and c.seat != seat]
        if alike and self.luck.random() < 0.3 and len(people) > 1 and all(len(w.pending) > 1 for w in self.worlds):
            for world in self.worlds:
                world.match = await replace_player(world.store, world.match.id, world.key(), seat, computer="easy")
                if seat in world.pending:
                    await complete(world, seat)
            return
        user = NEWCOMER + len(self.done)
        for world in self.worlds:
            world.match = await replace_player(
                world.store, world.match.id, world.key(), seat, user=user, name=f"P{user}"
            )

    async def restart(self) -> None:
        for world in self.worlds:
            await restart(world, self.watch)

    async def wait(self) -> None:
        """Let time pass, with reminders but without timeouts."""
        ends = [
            moment
            for world in self.worlds
            for chair in world.match.chairs
            if (moment := seat_deadline(world.match, chair, world.store.time.outages)) is not None
        ]
        left = min(((moment - self.watch.now()).total_seconds() - 1 for moment in ends), default=7200.0)
        self.watch.advance(seconds=max(0.0, min(left, self.luck.choice(self.waits))))
        told = []
        for world in self.worlds:
            fired = [
                each for each in await fire_all(world.store) if each.remind_in is not None or each.played is not None
            ]
            told.append([(each.deadline.kind, spoken_to(each.remind_in)) for each in fired])
        assert told[0] == told[1], (self.done[-12:], told)

    async def step(self) -> None:
        """Make one event happen and compare the worlds."""
        events: Iterable[Callable[[], Awaitable[None]]] = (
            *[self.choose] * 4, *[self.take_back] * 3, *[self.wait] * 4, *[self.private] * 2, self.open_step,
            self.open_step, self.undo, self.pause, self.change_clock, self.quiet_hours, self.somebody_else,
            self.restart,
        )  # fmt: skip
        event = self.luck.choice(list(events))
        self.done.append(event.__name__)
        before = [world.match.shown_version for world in self.worlds]
        await event()
        one, other = await look(self.a), await look(self.b)
        different = unlike(one, other)
        assert not different, (self.done[-12:], different)
        asks = unlike(*[questions_about_seats(world) for world in self.worlds])
        # Only the asker reads a refusal, and it tells them what they have not done themselves.
        asks = {key: said for key, said in asks.items() if "choose_first" not in said}
        assert not asks, (self.done[-12:], asks)
        if event.__name__ in ("change_clock", "quiet_hours", "pause", "wait", "restart"):
            shown = [world.match.shown_version - was for world, was in zip(self.worlds, before, strict=True)]
            assert shown[0] == shown[1], (self.done[-12:], "edits of the board", shown)


def spoken_to(match: Match | None) -> list[int] | None:
    """Return the users whom a reminder in the thread addresses."""
    return (
        None
        if match is None
        else [chair.user for chair in match.chairs if chair.shown_timer and chair.user is not None]
    )


async def walk(
    path: Path,
    watch: FakeTime,
    patch: pytest.MonkeyPatch,
    name: str,
    clock: Clock | None,
    seed: int,
    steps: int = STEPS,
) -> int:
    """Walk from every decision of a game; return in how many comparisons different seats had chosen."""
    hidden = 0
    for kind, (setup, state) in pending_states(find_game(name)).items():
        here = path / f"{kind}{seed}"
        here.mkdir()
        text = f"{name}{kind}{seed}"
        with patch.context() as patched:
            async with two_worlds(here, watch, patched, setup, state, clock, text) as (a, b):
                events = Walk(a, b, watch, random.Random(text), clock)
                for _ in range(steps):
                    await events.step()
                    hidden += a.pending != b.pending
                for world in (a, b):
                    await world.store.verify(world.match.id)
    return hidden


def each_walk() -> list[Any]:
    """Return each game with each clock; `make test` walks a part of one clock a game, and `make whole` all of each."""
    pairs = [(i, j, game.name, clock) for i, game in enumerate(all_games()) for j, clock in enumerate(CLOCKS)]
    return [
        *[pytest.param(name, clock, 2 * STEPS // 3) for i, j, name, clock in pairs if i % len(CLOCKS) == j],
        *[pytest.param(name, clock, STEPS, marks=pytest.mark.whole) for _, _, name, clock in pairs],
    ]


@pytest.mark.parametrize(("name", "clock", "steps"), each_walk())
@pytest.mark.slow
async def test_worlds_look_the_same(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, name: str, clock: str, steps: int
) -> None:
    if not pending_states(find_game(name)):
        pytest.skip("nobody chooses in secret at once")
    hidden = await walk(tmp_path, watch, monkeypatch, name, CLOCKS[clock], 0, steps)
    assert hidden > steps // 12, "the worlds were hardly ever different"


def no_reminder_for_who_has_chosen(patch: pytest.MonkeyPatch) -> None:
    always = due_times._deadlines
    patch.setattr(
        due_times, "_deadlines", lambda match, chair, *rest: always(match, chair, *rest) if chair.active else []
    )


def no_time_is_shown_for_who_has_chosen(patch: pytest.MonkeyPatch) -> None:
    always = due_times.shown_deadline
    patch.setattr(
        due_times,
        "shown_deadline",
        lambda match, chair, away: None if isinstance(chair.timer, Held) else always(match, chair, away),
    )


def a_choice_begins_a_turn(patch: pytest.MonkeyPatch) -> None:
    game = type(find_game("ostrakon"))
    always = game.decision
    patch.setattr(
        game, "decision", lambda self, state: (*always(self, state), *(state.votes.chosen if state.votes else ()))
    )


def only_those_who_decide_are_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(find_game("ostrakon")), "asked_seats", lambda self, state: self.active_seats(state))


def a_retracted_choice_has_time_anew(patch: pytest.MonkeyPatch) -> None:
    always = timer.next_timer

    def generous(held: Any, part: Any, clock: Any, now: Any, **given: Any) -> Any:
        given["begins"] = given["begins"] or (isinstance(held, Held) and part is timer.Part.DECIDING)
        return always(held, part, clock, now, **given)

    patch.setattr(timer, "next_timer", generous)


def the_log_says_that_somebody_acted(patch: pytest.MonkeyPatch) -> None:
    always = log.entry_for

    def leaky(record: Any, viewer: Any, match: Any) -> LogEntry | None:
        hidden = LogEntry(record.seq, record.seat, record.at, None, (), (), True, None, True)
        return always(record, viewer, match) or hidden

    patch.setattr(log, "entry_for", leaky)


def the_export_says_who_decides(patch: pytest.MonkeyPatch) -> None:
    always = export._head
    patch.setattr(export, "_head", lambda match: {**always(match), "active": match.active})


def a_choice_is_confirmed_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RecordedChance, "whisper", lambda chance, seat, *event: chance.tell(*event))


def the_export_says_that_somebody_acted(patch: pytest.MonkeyPatch) -> None:
    always = export._visible_record
    patch.setattr(
        export, "_visible_record", lambda game, record, *rest: always(game, record, *rest) or {"seat": record.seat}
    )


def the_replay_has_a_step_for_every_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replay, "_steps", lambda timeline, match: range(1, len(timeline.records) + 1))


def only_those_who_decide_are_looked_up(patch: pytest.MonkeyPatch) -> None:
    async def pending(store: Store, since: Any) -> list[int]:
        (match,) = await store.open_matches(7)
        return [chair.seat for chair in match.chairs if chair.active]

    patch.setattr(Store, "long_pending", pending)


def all_records_are_counted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(maintenance, "FINISHED", tuple(Status))


def completions_put_those_who_decide_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(match_lookup, "_labels", lambda found, user, typed: [match.active for match in found.values()])


def only_those_who_decide_can_be_replaced(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(consent, "_replaceable", lambda match: [chair.seat for chair in match.chairs if chair.active])


def only_those_who_decide_are_absent(patch: pytest.MonkeyPatch) -> None:
    always = consent_rules.is_absent
    patch.setattr(consent_rules, "is_absent", lambda match, chair, now: chair.active and always(match, chair, now))


SEEN_BY = {a_retracted_choice_has_time_anew: 4, the_replay_has_a_step_for_every_record: 1}
"""The seed of the walk that meets a fault, where it is not the first; it is walked before the others."""


@pytest.mark.parametrize(
    "plant",
    [
        the_log_says_that_somebody_acted,
        the_export_says_who_decides,
        a_choice_is_confirmed_to_all,
        the_export_says_that_somebody_acted,
        the_replay_has_a_step_for_every_record,
        only_those_who_decide_are_looked_up,
        all_records_are_counted,
        completions_put_those_who_decide_first,
        only_those_who_decide_can_be_replaced,
        only_those_who_decide_are_absent,
        no_reminder_for_who_has_chosen,
        no_time_is_shown_for_who_has_chosen,
        a_choice_begins_a_turn,
        only_those_who_decide_are_asked,
        a_retracted_choice_has_time_anew,
    ],
)
@pytest.mark.slow
async def test_a_leak_is_noticed(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    name = "gorgias" if plant in (a_retracted_choice_has_time_anew, a_choice_is_confirmed_to_all) else "ostrakon"
    pending_states(find_game(name))  # computed before the fault is planted
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        for seed in sorted(range(6), key=lambda seed: seed != SEEN_BY.get(plant, 0)):
            clock = "none" if plant is only_those_who_decide_are_absent else "days"
            await walk(tmp_path, watch, monkeypatch, name, CLOCKS[clock], seed)
