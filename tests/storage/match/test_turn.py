"""The turn: when a simultaneous decision ends, and how long each player took."""

import random
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from typing import Any

import pytest

from bot.screens.public import public_of
from games.core.action import Action, action
from games.core.chance import Chance
from games.core.registry import all_games, find_game
from games.core.values import Decision
from games.ostrakon.actions import AskQuestion, DrawPhilosopher, ObjectToQuestion, Vote, WithdrawObjection
from games.ostrakon.game import Ostrakon
from storage import Clock, Match, Store, User
from storage.match.clock import HOUR
from storage.match.due_times import seat_deadline, turn_deadline
from storage.services.statistics import average_thinking_time
from tests.fake_time import FakeTime
from tests.storage.tables import ANN, BOB, CLEO, begin, deadlines_of, say, submit_bid
from tests.storage.timed_tables import (
    Open,
    bank,
    is_held,
    pause_table,
    resume_table,
    running,
    set_quiet_hours,
    table_with_clock,
)
from tests.storage.toy import Bid, Bidding, Said, Say, State

pytestmark = pytest.mark.one_database

DAYS = Clock.days(24, 12)


class Alone(Bidding):
    """In every other round only the first seat bids."""

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that have not bid, or the first."""
        return (0,) if state.rounds == 2 else super().active_seats(state)


@action
class Strike(Action):
    """Cancel the bids of this round."""

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Strike"]:
        """Always offer it."""
        return [cls()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Tell everybody."""
        state.rounds = 2
        chance.tell(Said, me, "no")


@action
class Sort(Action):
    """Sort the hand."""

    secret = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Sort"]:
        """Always offer it."""
        return [cls()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Tell nobody."""
        state.hands[me].sort()


@action
class Wish(Action):
    """Add a round without an event; everybody can see the new number of rounds."""

    secret = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Wish"]:
        """Always offer it."""
        return [cls()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Tell nobody."""
        state.rounds += 1


class Sorted(Bidding):
    """A bid may take several small steps."""

    actions = (*Bidding.actions, Sort, Wish)

    def decision(self, state: State) -> Decision:
        """Return a key that does not depend on the number of rounds left."""
        return ("bids", sum(state.scores)) if state.rounds else ()


class Struck(Bidding):
    """An objection to the bids makes the last seat speak instead of bid."""

    actions = (Bid, Say, Strike)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return all seats, or the last."""
        return (2,) if state.rounds == 2 else super().active_seats(state)

    def asked_seats(self, state: State) -> tuple[int, ...]:
        """Return the active seats; bids of seats that no longer take part are ignored."""
        return (2,) if state.rounds == 2 else super().asked_seats(state)

    def action_types(self, state: State, seat: int) -> tuple[type[Action], ...]:
        """Return the actions of the present phase."""
        return (Say,) if state.rounds == 2 else (Bid, Strike)


class Talk(Struck):
    """A game without hidden choices."""

    def action_types(self, state: State, seat: int) -> tuple[type[Action], ...]:
        """Return speaking only."""
        return (Say, Strike)


async def simultaneous_table(
    opened: Open, watch: FakeTime, game: Bidding, clock: Clock | None = DAYS
) -> tuple[Store, Match]:
    store = await opened(time_source=watch, games=lambda name, edition=None: game)
    await store.deadlines.heartbeat(returned=True)
    people = ANN, BOB, CLEO
    return store, await (table_with_clock(store, clock, *people) if clock else begin(store, *people))


@pytest.mark.parametrize("clock", [DAYS, Clock.live(120), None], ids=["days", "live", "none"])
async def test_the_last_one_who_chose_is_asked_alone_next(
    opened: Open, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock | None
) -> None:
    if clock is None:
        monkeypatch.setattr(Bidding, "time_limit", lambda *_: 3 * HOUR)
    store, match = await simultaneous_table(opened, watch, Alone(), clock)
    for user in (CLEO, BOB):
        watch.advance(minutes=40)
        match = (await submit_bid(store, match, f"b{user}", user)).match
        assert running(match) == [0, 1, 2] and match.turn.since != watch.now()
    watch.advance(minutes=30)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert match.active == (0,) == match.turn.asked and running(match) == [0]
    assert match.turn.since == watch.now(), "all see since when it is Ann's turn"
    mine = seat_deadline(match, match.chairs[0], ())
    assert mine is not None and turn_deadline(match, ()) == mine
    assert {each.seat for each in await deadlines_of(store, match.id)} == {0}
    if clock == DAYS:
        assert [bank(chair) for chair in match.chairs] == [24 * HOUR] * 3, "each has what the decision has brought"
    watch.advance(minutes=5)
    match = (await store.submit(match.id, "say", User(ANN), say("hm"))).match
    assert match.turn.since < watch.now(), "and this one goes on while she speaks"


async def test_what_the_last_one_says_before_choosing_is_not_the_end(opened: Open, watch: FakeTime) -> None:
    store, match = await simultaneous_table(opened, watch, Bidding())
    before = match.turn.since, turn_deadline(match, ())
    for user in (CLEO, BOB):
        watch.advance(hours=1)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    match = (await store.submit(match.id, "say", User(ANN), say("hm"))).match
    assert match.turn.since == before[0] and running(match) == [0, 1, 2]
    assert is_held(match.chairs[1]), "Bob's choice is waiting still"


@pytest.mark.parametrize("step", [Sort(), Wish()])
async def test_a_small_unseen_step_of_the_last_one_is_not_the_end(opened: Open, watch: FakeTime, step: Action) -> None:
    store, match = await simultaneous_table(opened, watch, Sorted())
    for user in (CLEO, BOB):
        watch.advance(hours=1)
        match = (await submit_bid(store, match, f"b{user}", user)).match
    after = (await store.submit(match.id, "sort", User(ANN), lambda _: step)).match
    assert after.turn.since == match.turn.since and running(after) == [0, 1, 2]


@pytest.mark.parametrize("game", [Bidding(), Talk()])
async def test_what_one_of_several_says_is_not_the_end(opened: Open, watch: FakeTime, game: Bidding) -> None:
    store, match = await simultaneous_table(opened, watch, game)
    watch.advance(hours=1)
    after = (await store.submit(match.id, "say", User(BOB), say("hm"))).match
    assert after.turn.since == match.turn.since


async def test_a_step_that_all_see_ends_what_was_asked_of_several(opened: Open, watch: FakeTime) -> None:
    store, match = await simultaneous_table(opened, watch, Struck())
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    watch.advance(hours=1)
    match = (await store.submit(match.id, "s", User(BOB), lambda _: Strike())).match
    assert match.active == match.turn.asked == (2,) and match.turn.since == watch.now()
    assert running(match) == [2] and turn_deadline(match, ()) == seat_deadline(match, match.chairs[2], ())


@pytest.mark.slow
@pytest.mark.parametrize("name", [game.name for game in all_games()])
async def test_whoever_decides_alone_and_openly_has_a_turn_of_their_own(
    opened: Open, watch: FakeTime, name: str
) -> None:
    """In every game, no other seat's timer appears to run, and reminders address nobody else."""
    store = await opened(time_source=watch, games=find_game)
    await store.deadlines.heartbeat(returned=True)
    people = [ANN, BOB, CLEO, 104, 105][: max(2, find_game(name).seats[0])]
    match = await store.lobbies.open_match("o", game=name, host=ANN, host_name="Ann", guild=7, channel=8)
    for user in people[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    await store.lobbies.set_clock(match.id, "clock", ANN, Clock.days(72, 24))
    match = await store.lobbies.start(match.id, "start", ANN)
    luck = random.Random(5)
    alone = 0
    for step in range(120):
        if not match.active:
            break
        watch.advance(minutes=7)
        seat = luck.choice(match.active)
        user = match.chairs[seat].user
        assert user is not None

        def some(newest: Match, seat: int = seat) -> Action:
            game = newest.rules
            chosen = luck.choice(game.legal_actions(newest.state, seat))
            return game.fill(game.view(newest.state, seat), chosen, Chance(luck.randrange)) if chosen.open else chosen

        match = (await store.submit(match.id, f"d{step}", User(user), some)).match
        if len(match.active) == 1:
            types = match.rules.action_types(match.state, match.active[0])
            if not any(kind.secret for kind in types):
                alone += 1
                assert running(match) == list(match.active) == list(public_of(match).addressed), types
                assert turn_deadline(match, ()) == seat_deadline(match, match.chairs[match.active[0]], ())
    assert alone


PEOPLE = range(101, 106)
COUNCIL_CLOCKS = pytest.mark.parametrize("clock", [Clock.live(10), Clock.days(24, 12)], ids=["live", "days"])


async def do(store: Store, match: Match, seat: int, action: Any) -> Match:
    user = match.chairs[seat].user
    assert user is not None
    return (await store.submit(match.id, f"d{match.id}.{match.record_count}", User(user), lambda _: action)).match


async def voting(opened: Open, watch: FakeTime, clock: Clock | None) -> tuple[Store, Match, int, list[int]]:
    """Start a match in which a question was asked; return the store, the match, the asking seat and the others."""
    store = await opened(time_source=watch, games=find_game)
    await store.deadlines.heartbeat(returned=True)
    match = await store.lobbies.open_match(
        "o", game="ostrakon", host=101, host_name="P101", guild=7, channel=8, options={"philosophers": "draw"}
    )
    for user in PEOPLE[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    if clock is not None:
        await store.lobbies.set_clock(match.id, "clock", 101, clock)
    match = await store.lobbies.start(match.id, "start", 101)
    (speaker,) = match.active
    watch.advance(seconds=1)
    match = await do(store, match, speaker, AskQuestion("Is it so, my friends?", "yes", "no"))
    watch.advance(seconds=1)
    return store, match, speaker, [seat for seat in range(5) if seat != speaker]


async def struck(store: Store, match: Match, watch: FakeTime, others: list[int]) -> Match:
    """Let three seats object, which strikes out the question."""
    for seat in others[:3]:
        watch.advance(seconds=10)
        match = await do(store, match, seat, ObjectToQuestion())
    return match


async def undone(store: Store, match: Match, watch: FakeTime, seat: int) -> Match:
    """Undo a seat's last step by consent of all."""
    watch.advance(seconds=10)
    asks = match.chairs[seat].user
    assert asks is not None
    match = await store.consent.undo(match.id, "u", asks, "P")
    for user in PEOPLE:
        if user != asks and match.question is not None and match.question.is_open:
            match = await store.consent.answer(match.id, f"a{user}", user, match.question_count, "yes")
    assert match.question is not None and match.question.result == "yes"
    return match


@COUNCIL_CLOCKS
@pytest.mark.parametrize("laid", [False, True])
async def test_who_asks_again_has_time_for_it(opened: Open, watch: FakeTime, clock: Clock, laid: bool) -> None:
    store, match, speaker, others = await voting(opened, watch, clock)
    if laid:
        match = await do(store, match, speaker, Vote("white"))
    watch.advance(seconds=clock.bank * 0.95)
    for seat in others[:3]:
        match = await do(store, match, seat, ObjectToQuestion())
    assert match.active == (speaker,) and match.turn.since == watch.now() == match.chairs[speaker].thinking_since
    ends = seat_deadline(match, match.chairs[speaker], ())
    assert ends is not None
    left = 600 if clock.mode == "live" else 24 * HOUR  # the vote of all took nothing from the bank, laid or not
    assert (ends - watch.now()).total_seconds() == pytest.approx(left, abs=2)


@pytest.mark.parametrize("clock", [None, Clock.live(10), Clock.days(24, 12)], ids=["none", "live", "days"])
@pytest.mark.parametrize("laid", ["", "s", "30", "30s", "0123"])
@pytest.mark.slow
async def test_a_question_that_stands_again_shows_nobody_who_has_laid(
    opened: Open, watch: FakeTime, clock: Clock | None, laid: str
) -> None:
    """The asking seat may be the only one that has not voted; with `laid` it has voted before three seats object."""
    store, match, speaker, others = await voting(opened, watch, clock)
    for each in laid:
        match = await do(store, match, speaker if each == "s" else others[int(each)], Vote("white"))
    match = await undone(store, await struck(store, match, watch, others), watch, others[2])
    assert public_of(match).hidden and public_of(match).addressed == (0, 1, 2, 3, 4)
    assert clock is None or running(match) == [0, 1, 2, 3, 4]
    assert watch.now() - match.turn.since < timedelta(seconds=1), "a turn has begun"


@COUNCIL_CLOCKS
@pytest.mark.parametrize("laid", [False, True])
async def test_an_objection_moves_no_time(opened: Open, watch: FakeTime, clock: Clock, laid: bool) -> None:
    store, match, _, others = await voting(opened, watch, clock)
    if laid:
        match = await do(store, match, others[0], Vote("white"))
    before = turn_deadline(match, ()), running(match)
    watch.advance(seconds=clock.bank / 2)
    match = await do(store, match, others[0], ObjectToQuestion())
    assert (turn_deadline(match, ()), running(match)) == before


async def test_objecting_and_withdrawing_makes_no_time_and_is_no_decision(opened: Open, watch: FakeTime) -> None:
    store, match, speaker, others = await voting(opened, watch, Clock.live(10))
    for seat in (speaker, *others[1:]):
        match = await do(store, match, seat, Vote("white"))
    for number in range(10):
        watch.advance(minutes=2)
        match = await do(store, match, others[0], (ObjectToQuestion, WithdrawObjection)[number % 2]())
    ends = seat_deadline(match, match.chairs[others[0]], ())
    assert ends is not None and ends < watch.now()
    match = await do(store, match, others[0], Vote("white"))
    assert match.chairs[others[0]].decisions == 1
    assert match.chairs[others[0]].thinking_seconds == pytest.approx(20 * 60, abs=2)


@pytest.mark.slow
@COUNCIL_CLOCKS
@pytest.mark.parametrize("rule", ["corruption", "treachery", "oracle"])
async def test_a_vote_is_over_also_when_who_has_asked_lays_last(
    opened: Open, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, clock: Clock, rule: Any
) -> None:
    """On the Oracle's day the end of a vote is not announced by an event."""
    start = Ostrakon.start

    def on_that_day(self: Ostrakon, *given: Any) -> Any:
        state = start(self, *given)
        state.rule = rule
        return state

    monkeypatch.setattr(Ostrakon, "start", on_that_day)
    store, match, speaker, others = await voting(opened, watch, clock)
    for seat in (*others, speaker):
        watch.advance(seconds=10)
        match = await do(store, match, seat, Vote("white"))
    assert match.active == (speaker,) and not public_of(match).hidden
    assert running(match) == [speaker] and match.turn.since == watch.now()
    assert turn_deadline(match, ()) == seat_deadline(match, match.chairs[speaker], ())


async def test_a_reminder_that_is_owed_is_true_also_when_another_one_has_chosen(opened: Open, watch: FakeTime) -> None:
    """Philosophers are chosen openly, so each choice begins a turn for the seats that are still to choose."""
    store = await opened(time_source=watch, games=find_game)
    await store.deadlines.heartbeat(returned=True)
    match = await store.lobbies.open_match("o", game="ostrakon", host=101, host_name="P101", guild=7, channel=8)
    for user in PEOPLE[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    await store.lobbies.set_clock(match.id, "clock", 101, Clock.live(10))
    match = await store.lobbies.start(match.id, "start", 101)
    watch.advance(minutes=5)
    given = [
        each for due in await store.deadlines.due(watch.now()) if (each := await store.deadlines.fire(due)).remind_in
    ]
    seat = given[0].deadline.seat
    await do(store, match, (seat + 1) % 5, DrawPhilosopher.of())
    (owed,) = await store.deadlines.unsent_reminders(every=True)
    assert owed.remind_in is not None and owed.deadline.seat == seat
    await do(store, owed.remind_in, seat, DrawPhilosopher.of())
    assert await store.deadlines.unsent_reminders(every=True) == []


OpenStore = Callable[..., Awaitable[Store]]
THINKING_CLOCKS = [None, Clock.days(72, 0)]


async def thinking_table(store: Store, clock: Clock | None) -> Match:
    """Start a match in which each player makes one decision."""
    if clock is None:
        return await begin(store, ANN, BOB, rounds=1)
    return await table_with_clock(store, clock, ANN, BOB, rounds=1)


async def shown(store: Store, match: Match) -> list[float | None]:
    """Let both decide, which ends the match, and return the thinking times that `/stats` shows."""
    for user in (ANN, BOB):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    assert not match.is_open
    return [average_thinking_time(await store.statistics.tallies(7, user)) for user in (ANN, BOB)]


@pytest.mark.parametrize("clock", THINKING_CLOCKS)
async def test_what_somebody_took_counts(timed: Store, watch: FakeTime, clock: Clock | None) -> None:
    match = await thinking_table(timed, clock)
    watch.advance(minutes=10)
    assert await shown(timed, match) == [600, 600]


@pytest.mark.parametrize("clock", THINKING_CLOCKS)
async def test_while_no_bot_was_there_nobody_took_long(
    timed: Store, watch: FakeTime, opened: OpenStore, clock: Clock | None
) -> None:
    match = await thinking_table(timed, clock)
    watch.advance(minutes=7)
    await timed.deadlines.heartbeat(returned=False)
    watch.jump(timedelta(hours=9))
    again = await opened(time_source=watch)
    await again.deadlines.heartbeat(returned=True)
    watch.advance(minutes=3)
    assert await shown(again, match) == [600, 600]


@pytest.mark.parametrize("clock", THINKING_CLOCKS)
async def test_while_the_table_rested_nobody_took_long(timed: Store, watch: FakeTime, clock: Clock | None) -> None:
    match = await thinking_table(timed, clock)
    watch.advance(minutes=7)
    match = await pause_table(timed, match)
    watch.advance(days=2)
    match = await resume_table(timed, match)
    watch.advance(minutes=3)
    assert await shown(timed, match) == [600, 600]


@pytest.mark.parametrize("clock", THINKING_CLOCKS)
async def test_in_quiet_hours_nobody_took_long(timed: Store, watch: FakeTime, clock: Clock | None) -> None:
    await set_quiet_hours(timed, ANN, 13, 20)
    match = await thinking_table(timed, clock)
    watch.advance(hours=8, minutes=30)
    assert await shown(timed, match) == [90 * 60, 8.5 * 3600], "those of one are not those of all"


@pytest.mark.slow
@pytest.mark.parametrize("clock", THINKING_CLOCKS)
@pytest.mark.parametrize(("rest", "go_on"), [(2, 20), (6, 10), (3, 4)])
async def test_a_pause_and_quiet_hours_do_not_move_each_other(
    timed: Store, watch: FakeTime, clock: Clock | None, rest: int, go_on: int
) -> None:
    """Quiet hours from one to five; a pause from `rest` to `go_on` hours after noon; then five minutes pass."""
    await set_quiet_hours(timed, ANN, 13, 17)
    match = await thinking_table(timed, clock)
    watch.advance(hours=rest)
    match = await pause_table(timed, match)
    watch.advance(hours=go_on - rest)
    match = await resume_table(timed, match)
    watch.advance(minutes=5)
    awake = {2: 1, 6: 2, 3: 1}[rest] * 3600
    late = 0 if go_on == 4 else 300  # her quiet hours last until five
    assert await shown(timed, match) == [awake + late, rest * 3600 + 300]


async def test_a_pause_and_an_absence_do_not_move_each_other(timed: Store, watch: FakeTime, opened: OpenStore) -> None:
    match = await thinking_table(timed, None)
    watch.advance(minutes=4)
    await timed.deadlines.heartbeat(returned=False)
    watch.jump(timedelta(hours=1))
    again = await opened(time_source=watch)
    await again.deadlines.heartbeat(returned=True)
    watch.advance(minutes=4)
    match = await pause_table(again, match)
    watch.advance(hours=5)
    match = await resume_table(again, match)
    watch.advance(minutes=2)
    assert await shown(again, match) == [600, 600]


async def test_two_pauses_in_one_decision(timed: Store, watch: FakeTime) -> None:
    match = await thinking_table(timed, None)
    for _ in range(2):
        watch.advance(minutes=4)
        match = await pause_table(timed, match)
        watch.advance(hours=5)
        match = await resume_table(timed, match)
    watch.advance(minutes=2)
    match = (await submit_bid(timed, match, "b", ANN)).match
    assert (match.chairs[0].thinking_seconds, match.chairs[0].decisions) == (600, 1)
