"""Undo of a hidden choice: timers do not reveal it, and it does not create time."""

from dataclasses import replace
from pathlib import Path

import pytest

from games.core.registry import find_game
from games.core.sealed import Submissions
from storage import Clock, Match, Refused, Store, User
from storage.match.clock import HOUR
from storage.match.due_times import TIMEOUT, seat_deadline
from storage.services.statistics import average_thinking_time
from tests.fake_time import FakeTime
from tests.storage.match.test_hidden_choices import Back, Changing, back
from tests.storage.match.test_two_worlds import World, complete, look, pending_states, two_worlds, unlike
from tests.storage.match.test_undo import Call, Called, called
from tests.storage.tables import ANN, BOB, CLEO, begin, deadlines_of, say, submit_bid
from tests.storage.timed_tables import Open, bank, fire_all, is_held, public_times, table_with_clock
from tests.storage.toy import Bidding, State, Table

pytestmark = pytest.mark.one_database

CLOCKS = [Clock.days(24, 6), Clock.live(60), Clock.live(5)]


class Unseen(Changing):
    """A game that does not even show how many have bid, so that a bid can be undone freely."""

    actions = (*Bidding.actions, Back)

    def view(self, state: State, seat: int | None) -> Table:
        """Show a seat its own hand and bid only."""
        shown = super().view(state, seat)
        return replace(shown, bids=Submissions(shown.bids.seats, len(shown.bids.seats)))


class CalledUnseen(Called, Unseen):
    """The first seat acts alone until all are called."""

    actions = (*Unseen.actions, Call)


async def table(
    opened: Open, watch: FakeTime, clock: Clock | None, rounds: int = 9, game: Unseen | None = None
) -> tuple[Store, Match]:
    store = await opened(time_source=watch, games=lambda name, edition=None: game or Unseen())
    await store.deadlines.heartbeat(returned=True)
    if clock is None:
        return store, await begin(store, ANN, BOB, CLEO, rounds=rounds)
    return store, await table_with_clock(store, clock, ANN, BOB, CLEO, rounds=rounds)


async def undo(store: Store, match: Match, user: int) -> Match:
    """Undo a user's step freely, that is, without asking anybody."""
    before = match.question_count
    match = await store.consent.undo(match.id, f"u{match.record_count}", user, f"P{user}", free_only=True)
    assert match.question_count == before
    await store.verify(match.id)
    return match


async def test_the_shown_end_stays(opened: Open, watch: FakeTime) -> None:
    """Bob and Cleo have more time than Ann, so theirs is the end that everybody sees."""
    store, match = await table(opened, watch, Clock.days(24, 0), game=CalledUnseen())
    match = await called(store, match, watch, hours=10)
    before = public_times(match)
    for number in range(2):
        watch.advance(hours=1)
        match = (await submit_bid(store, match, f"b{number}", BOB)).match
        assert public_times(match) == before
        watch.advance(hours=1)
        match = await undo(store, match, BOB)
        assert match.active == (0, 1, 2) and public_times(match) == before
    mine = [each.due for each in await deadlines_of(store, match.id) if each.seat == 1 and each.kind == TIMEOUT]
    assert mine == [before[1]]


@pytest.mark.parametrize("clock", CLOCKS, ids=["days", "live", "quick"])
async def test_no_time_is_made(opened: Open, watch: FakeTime, clock: Clock) -> None:
    store, match = await table(opened, watch, clock, game=CalledUnseen())
    days = clock.mode == "days"
    match = await called(store, match, watch, seconds=20 * HOUR if days else 60)
    before, ends = public_times(match), seat_deadline(match, match.chairs[0], ())
    for number in range(3):
        watch.advance(minutes=1)
        match = (await submit_bid(store, match, f"a{number}", ANN)).match
        match = await undo(store, match, ANN)
        assert public_times(match) == before and not is_held(match.chairs[0])
        assert seat_deadline(match, match.chairs[0], ()) == ends
    for user in (ANN, BOB, CLEO):
        match = (await submit_bid(store, match, f"last{user}", user)).match
    assert bank(match.chairs[0]) == (10 * HOUR if days else clock.bank), "what the turn began with"


@pytest.mark.slow
@pytest.mark.parametrize("clock", [None, *CLOCKS], ids=["none", "days", "live", "quick"])
async def test_what_the_rules_had_taken_back_stands_again(opened: Open, watch: FakeTime, clock: Clock | None) -> None:
    store, match = await table(opened, watch, clock)
    before = public_times(match)
    for number in range(2):
        watch.advance(minutes=1)
        match = (await submit_bid(store, match, f"b{number}", BOB)).match
        match = await back(store, match, BOB)
        watch.advance(minutes=1)
        match = await undo(store, match, BOB)
        assert match.active == (0, 2) and public_times(match) == before
        match = await undo(store, match, BOB)
        assert match.active == (0, 1, 2) and public_times(match) == before


@pytest.mark.slow
@pytest.mark.parametrize("by_rule", [True, False])
async def test_it_is_one_decision(opened: Open, watch: FakeTime, by_rule: bool) -> None:
    """The thinking times of both choices are added, and the decision is counted once."""
    store, match = await table(opened, watch, None, rounds=1)
    watch.advance(minutes=10)
    match = (await submit_bid(store, match, "b", BOB)).match
    match = await (back(store, match, BOB) if by_rule else undo(store, match, BOB))
    watch.advance(minutes=5)
    for user in (BOB, ANN, CLEO):
        match = (await submit_bid(store, match, f"last{user}", user)).match
    assert not match.is_open
    assert [average_thinking_time(await store.statistics.tallies(7, user)) for user in (ANN, BOB)] == [900, 900]


async def test_the_clock_s_choice_is_no_decision_that_could_be_taken_from_the_count(
    opened: Open, watch: FakeTime
) -> None:
    """Bob times out in the quiet hours of the others, comes back, undoes that choice and makes another."""
    store, match = await table(opened, watch, Clock.days(24, 0))
    for user in (ANN, CLEO):
        await store.deadlines.set_quiet(user, "780-1439 UTC")
    watch.advance(hours=24)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [1]
    match = await undo(store, await store.match(match.id), BOB)
    assert match.active == (0, 1, 2)
    assert (match.chairs[1].decisions, match.chairs[1].missed_decisions) == (0, 1)
    match = (await submit_bid(store, match, "b", BOB)).match
    assert match.chairs[1].decisions == 1
    match = await undo(store, match, BOB)
    assert match.chairs[1].decisions == 0


async def test_a_short_clock_that_is_nearly_over_gives_a_moment(opened: Open, watch: FakeTime) -> None:
    """A re-opened decision gets a tenth of the clock, so that it does not run out at once."""
    store, match = await table(opened, watch, Clock.live(5))
    watch.advance(minutes=4)
    match = (await submit_bid(store, match, "b", BOB)).match
    watch.advance(seconds=50)
    match = await undo(store, match, BOB)
    mine = seat_deadline(match, match.chairs[1], ())
    assert mine is not None and (mine - watch.now()).total_seconds() == 30


async def test_a_seat_may_undo_only_so_much_whatever_others_undo(
    opened: Open, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the undos of others counted, the refusal would tell that they have undone a hidden choice."""
    monkeypatch.setattr("storage.match.undo.MOST_UNDONE", 3)
    store, match = await table(opened, watch, None)
    for number in range(3):
        for user in (BOB, ANN):
            await submit_bid(store, match, f"{user}{number}", user)
            match = await undo(store, match, user)
    for user in (BOB, ANN):
        await submit_bid(store, match, f"{user}last", user)
    before = (await store.match(match.id)).record_count
    for user in (BOB, ANN):
        with pytest.raises(Refused, match="undo_often"):
            await undo(store, match, user)
    assert (await store.match(match.id)).record_count == before
    await submit_bid(store, match, "c", CLEO)


@pytest.mark.slow
async def test_what_the_players_agree_to_undo_counts_for_all(
    opened: Open, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.match.undo.MOST_UNDONE", 2)
    store, match = await table(opened, watch, None)
    for number in range(2):
        await store.submit(match.id, f"s{number}", User(ANN), say("hello"))
        match = await store.consent.undo(match.id, f"u{number}", ANN, "Ann")
        for user in (BOB, CLEO):
            match = await store.consent.answer(match.id, f"y{user}{number}", user, match.question_count, "yes")
        assert match.question is not None and match.question.result == "yes"
    await submit_bid(store, match, "b", BOB)
    with pytest.raises(Refused, match="undo_often"):
        await undo(store, match, BOB)


async def choose_without_draws(world: World, seat: int) -> bool:
    """Let a seat choose by hand; return False if it does not come to an end that way."""
    for _ in range(60):
        rest = tuple([each for each in world.pending if each != seat])
        ways = world.ways(seat)
        last = [way for way in ways if world.after(seat, way) == rest]
        if last:
            await world.act(seat, world.luck.choice(last))
            return True
        private = [way for way in ways if type(way).secret and world.after(seat, way) == world.match.active]
        if not private:
            return False
        await world.act(seat, world.luck.choice(private))
    return False


@pytest.mark.slow
@pytest.mark.parametrize("name", ["epireia", "gorgias", "grudgematch", "ostrakon", "philosophia"])
async def test_one_s_own_hidden_choice_goes_back_unasked_whoever_has_chosen_since(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """In two worlds others have chosen since; each keeps its choice, and nobody can tell who they are."""
    tried = 0
    for kind, (setup, state) in pending_states(find_game(name)).items():
        (here := tmp_path / kind).mkdir()
        with monkeypatch.context() as patched:
            async with two_worlds(here, watch, patched, setup, state, Clock.days(24, 6), kind) as (a, b):
                me, *others = a.match.turn.asked
                user = a.match.chairs[me].user
                assert user is not None
                for world, other in zip((a, b), (others[0], others[-1]), strict=True):
                    world.luck.seed(kind)
                    if not await choose_without_draws(world, me):
                        break
                    if len(others) > 1:
                        await complete(world, other)
                        assert world.chosen == [me, other]
                    world.match = await world.store.consent.undo(world.match.id, "undo", user, "P", free_only=True)
                    assert me in world.pending and world.chosen == [other] * (len(others) > 1)
                    await world.store.verify(world.match.id)
                    tried += 1
                else:
                    assert unlike(await look(a), await look(b)) == {}
                    mine = [world.game.write_view(world.game.view(world.match.state, me)) for world in (a, b)]
                    assert mine[0] == mine[1]
    assert tried >= 2, "nothing was tried"
