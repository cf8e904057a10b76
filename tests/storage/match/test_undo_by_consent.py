"""Undo by consent: who is asked afterwards, what happens to increments, and as how many steps it is reported."""

from typing import Any

import pytest

from games.core.action import action
from games.core.chance import Chance
from games.core.game import Game
from storage import Clock, Match, Refused, Store, User
from storage.match.change import Deadline
from storage.match.clock import HOUR
from storage.match.due_times import HALF, TIMEOUT
from tests.fake_time import FakeTime
from tests.storage.match.test_hidden_choices import Back, CalledToChange, Joined
from tests.storage.match.test_hidden_undo import CalledUnseen, Unseen
from tests.storage.match.test_undo import AtOnce, Call, InTurn, called, taken_back
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, deadlines_of, replace_player, say, seat, submit_bid
from tests.storage.timed_tables import Open, bank, fire_all, is_held, kept, public_times, table_with_clock
from tests.storage.toy import Bidding, Said, State

pytestmark = pytest.mark.one_database

DAYS = Clock.days(24, 6)


@action
class OpenBack(Back):
    """Retract a bid publicly."""

    undoes = False

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Tell everybody."""
        Back.play(self, state, me, chance)
        chance.tell(Said, me, "back")


class Openly(CalledToChange):
    """A game in which retracting a bid is public."""

    actions = (*Bidding.actions, Call, OpenBack)


async def table(opened: Open, game: Game[Any, Any], watch: FakeTime, clock: Clock | None = DAYS) -> tuple[Store, Match]:
    store = await opened(time_source=watch, games=lambda name, edition=None: game)
    await store.deadlines.heartbeat(returned=True)
    if clock is None:
        return store, await begin(store, ANN, BOB, CLEO, rounds=9)
    return store, await table_with_clock(store, clock, ANN, BOB, CLEO, rounds=9)


async def all_say_yes(store: Store, match: Match) -> Match:
    for user in (BOB, CLEO):
        match = await store.consent.answer(
            match.id, f"{match.id}:{user}{match.question_count}", user, match.question_count, "yes"
        )
    return match


async def all_rest(store: Store, match: Match) -> Match:
    match = await all_say_yes(store, await store.consent.pause(match.id, f"p{match.id}", ANN, "Ann"))
    assert match.paused_at is not None
    return match


async def all_go_on(store: Store, match: Match) -> Match:
    match = await all_say_yes(store, await store.consent.resume(match.id, f"r{match.id}", ANN, "Ann"))
    assert match.paused_at is None
    return match


async def test_who_had_decided_nothing_is_brought_nothing(opened: Open, watch: FakeTime) -> None:
    store, match = await table(opened, InTurn(), watch)
    match = (await submit_bid(store, match, "a", ANN)).match
    watch.advance(hours=10)
    match = await taken_back(store, match, ANN)
    assert bank(match.chairs[1]) == 14 * HOUR and match.chairs[1].shown_timer is None


async def test_what_is_taken_back_aloud_by_the_rules_brings_nothing(opened: Open, watch: FakeTime) -> None:
    store, match = await table(opened, Openly(), watch)
    match = await called(store, match, watch, hours=20)
    ends = public_times(match)
    for number in range(3):
        watch.advance(hours=3)
        match = (await submit_bid(store, match, f"a{number}", ANN)).match
        match = (await store.submit(match.id, f"o{number}", User(ANN), lambda _: OpenBack())).match
        assert match.active == (0, 1, 2) and public_times(match) == ends
    match = (await submit_bid(store, match, "last", ANN)).match
    assert is_held(match.chairs[0]) and kept(match.chairs[0]) == 10 * HOUR


async def test_there_is_one_reminder_an_interval_also_after_it(opened: Open, watch: FakeTime) -> None:
    store, match = await table(opened, AtOnce(), watch, Clock.days(24, 0))
    watch.advance(hours=12)
    assert {each.deadline.kind for each in await fire_all(store) if each.remind_in} == {HALF}
    match = (await submit_bid(store, await store.match(match.id), "b", BOB)).match
    match = await taken_back(store, match, BOB)
    assert match.chairs[1].active
    assert HALF not in {each.kind for each in await deadlines_of(store, match.id)}


@pytest.mark.parametrize("bids", [False, True])
async def test_it_does_not_say_how_many_have_chosen_unseen_since(opened: Open, watch: FakeTime, bids: bool) -> None:
    """Neither the question, nor the log, nor a player's export of the running match shows it."""
    store, match = await table(opened, AtOnce(), watch, None)
    await store.submit(match.id, "s", User(ANN), say("hm"))
    if bids:
        await submit_bid(store, match, "b", BOB)
    match = await store.submit(match.id, "s2", User(CLEO), say("well")) and await store.match(match.id)
    await store.submit(match.id, "s3", User(ANN), say("so"))
    match = await taken_back(store, match, ANN)
    assert match.question is not None and match.question.detail["steps"] == 1
    match = await taken_back(store, match, CLEO)
    assert match.question is not None and match.question.detail["steps"] == 1
    match = await taken_back(store, match, ANN)
    assert match.question is not None and match.question.detail["steps"] == 1
    log = await store.log(match.id, seat=None)
    assert [entry.steps_undone for entry in log if entry.steps_undone is not None] == [1, 1, 1]
    document = await store.export(match.id, 0)
    assert [part["taken_back"] for part in document["records"] if "taken_back" in part] == [1, 1, 1]


async def test_what_the_table_heard_is_counted(opened: Open, watch: FakeTime) -> None:
    store, match = await table(opened, AtOnce(), watch, None)
    for user in (ANN, BOB, CLEO):
        await store.submit(match.id, f"s{user}", User(user), say("hm"))
    match = await taken_back(store, await store.match(match.id), ANN)
    assert match.question is not None and match.question.detail["steps"] == 3
    log = await store.log(match.id, seat=None)
    assert [entry.steps_undone for entry in log if entry.steps_undone is not None] == [3]


async def test_a_table_that_has_begun_to_rest_meanwhile_takes_nothing_back(opened: Open, watch: FakeTime) -> None:
    store, match = await table(opened, InTurn(), watch, None)
    match = (await submit_bid(store, match, "a", ANN)).match
    await all_rest(store, match)
    with pytest.raises(Refused, match="paused"):
        await store.consent.undo(match.id, "u2", ANN, "Ann")


async def test_a_pause_that_is_agreed_while_it_is_thought_out_comes_first(
    opened: Open, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, match = await table(opened, Unseen(), watch, None)
    match = (await submit_bid(store, match, "a", ANN)).match
    think = store.consent._plan_undo

    async def slowly(*given: Any) -> Any:
        thought = await think(*given)
        await all_rest(store, match)
        return thought

    monkeypatch.setattr(store.consent, "_plan_undo", slowly)
    with pytest.raises(Refused, match="paused"):
        await store.consent.undo(match.id, "u2", ANN, "Ann", free_only=True)
    assert (await store.match(match.id)).active == (1, 2)


async def test_a_step_that_stands_again_keeps_what_it_has_brought(opened: Open, watch: FakeTime) -> None:
    """Bob undoes his choice freely, and what the clock chose for Ann is reapplied with what it leaves her."""
    store, match = await table(opened, CalledUnseen(), watch)
    match = await called(store, match, watch, hours=20)
    await submit_bid(store, match, "b", BOB)
    watch.advance(hours=10)
    assert [each.deadline.seat for each in await fire_all(store) if each.played] == [0]
    match = await store.consent.undo(match.id, "u", BOB, "Bob", free_only=True)
    assert is_held(match.chairs[0]) and not is_held(match.chairs[1])
    records = await store.log(match.id, seat=0)
    assert len([entry for entry in records if entry.action is not None]) == 2
    for user in (BOB, CLEO):
        match = (await submit_bid(store, match, f"last{user}", user)).match
    assert [bank(chair) for chair in match.chairs] == [6 * HOUR, 24 * HOUR, 24 * HOUR], "six hours once"


async def test_only_those_are_asked_who_were(opened: Open, watch: FakeTime) -> None:
    """A player who took over a seat that was not asked in this turn is not among them."""
    store, match = await table(opened, Joined(), watch, None)
    watch.advance(hours=1)
    match = (await store.submit(match.id, "call", User(CLEO), lambda _: Call())).match
    assert match.turn.asked == (0, 2)
    watch.advance(hours=1)
    match = await replace_player(store, match.id, "seat", 1, user=DAN, name="Dan")
    assert match.turn.asked == (0, 2)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert match.turn.asked == (0, 2)
    match = await replace_player(store, match.id, "seat0", 0, user=BOB, name="Bob")
    assert match.turn.asked == (0, 2), "that it has been chosen for them shows to nobody"


async def test_whoever_ended_the_turn_before_is_not_asked_in_this_one(opened: Open, watch: FakeTime) -> None:
    store, match = await table(opened, InTurn(), watch, None)
    watch.advance(hours=1)
    match = (await submit_bid(store, match, "a", ANN)).match
    assert match.chairs[0].thinking_since == match.turn.since and match.turn.asked == (1,)


@pytest.mark.parametrize("what", ["pause", "seat"])
@pytest.mark.parametrize("clock", [DAYS, Clock.live(60)], ids=["days", "live"])
async def test_nothing_that_happens_at_the_table_shows_who_has_chosen(
    opened: Open, watch: FakeTime, clock: Clock, what: str
) -> None:
    store, one = await table(opened, AtOnce(), watch, clock)
    other = await seat(store, ANN, BOB, CLEO, key="other", rounds=9)
    await store.lobbies.set_clock(other.id, "clock2", ANN, clock)
    other = await store.lobbies.start(other.id, "start2", ANN)
    other = (await submit_bid(store, other, "a", ANN)).match
    watch.advance(minutes=10)
    if what == "seat":
        one, other = [
            await replace_player(store, match.id, f"s{match.id}", 1, user=DAN, name="Dan") for match in (one, other)
        ]
    else:
        one, other = [await all_rest(store, match) for match in (one, other)]
        watch.advance(hours=1)
        one, other = [await all_go_on(store, match) for match in (one, other)]
    assert one.active == (0, 1, 2) and other.active == (1, 2)
    assert public_times(one) == public_times(other)


async def test_a_choice_that_the_rules_took_back_has_brought_nothing_that_an_undo_could_take(
    opened: Open, watch: FakeTime
) -> None:
    """Bob has chosen and retracted his choice since Ann spoke; he has as much time as Cleo, who has done nothing."""
    store, match = await table(opened, Unseen(), watch)
    await store.submit(match.id, "s", User(ANN), say("hm"))
    watch.advance(hours=10)
    await submit_bid(store, match, "b", BOB)
    match = (await store.submit(match.id, "back", User(BOB), lambda _: Back())).match
    before = public_times(match), [bank(chair) for chair in match.chairs]
    match = await taken_back(store, match, ANN)
    assert (public_times(match), [bank(chair) for chair in match.chairs]) == before


@pytest.mark.parametrize("chooser", [BOB, CLEO])
async def test_an_undo_shows_not_whose_choices_it_takes_back_beside(
    opened: Open, watch: FakeTime, chooser: int
) -> None:
    """A seat has chosen since Ann spoke and must choose again; its timer appears to run on unchanged."""
    store, match = await table(opened, Unseen(), watch)
    match = (await store.submit(match.id, "s", User(ANN), say("hm"))).match
    times = public_times(match), reminders_of(await deadlines_of(store, match.id))
    watch.advance(hours=10)
    match = (await submit_bid(store, match, "b", chooser)).match
    watch.advance(minutes=10)
    match = await taken_back(store, match, ANN)
    assert match.active == (0, 1, 2)
    assert (public_times(match), reminders_of(await deadlines_of(store, match.id))) == times


def reminders_of(deadlines: list[Deadline]) -> list[Any]:
    """Return for whose timer which reminder comes, and when."""
    return sorted((each.seat, each.kind, each.due) for each in deadlines if each.kind != TIMEOUT)
