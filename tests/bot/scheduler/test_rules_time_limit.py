"""A decision with a time limit of the rules: ten seconds for an argument in a real debate, with a clock and without."""

from typing import Any

import pytest

from games.philosophia.actions import AgreeMotion, Argue, InitiateDebate, Move, ProposeMotion
from games.philosophia.content import THEATRE
from storage import Clock, Match, Seat, Status
from storage.match.due_times import turn_deadline
from tests.bot.conftest import Stage, eventually
from tests.fake_time import FakeTime


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


async def do(stage: Stage, match: Match, action: Any) -> Match:
    """Let the pending player take an action."""
    newest = await stage.store.match(match.id)
    seat = newest.rules.active_seats(newest.state)[0]
    done = await stage.store.submit(match.id, f"do{newest.record_count}", Seat(seat), lambda _: action)
    stage.bot.services.events.match_changed(done.match)
    return done.match


@pytest.mark.slow
@pytest.mark.parametrize("clock", [None, Clock.live(5)])
async def test_who_thinks_for_longer_than_the_rules_give_passes(
    stage: Stage, watch: FakeTime, clock: Clock | None
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "philosophia")
    await theo.press_label(lobby, "Join")
    options = {"real_debate": "spoken", "thinking_time": 10}
    await stage.store.lobbies.set_options(match.id, "options", int(malia.id), options)
    if clock is not None:
        await stage.store.lobbies.set_clock(match.id, "clock", int(malia.id), clock)
    await malia.press_label(lobby, "Start")
    match = await stage.until(match.id, lambda match: match.status is Status.PLAYING)
    seat = match.state.first
    for action in (Move(5, THEATRE), InitiateDebate(1 - seat), ProposeMotion("Zoos should be closed")):
        match = await do(stage, match, action)
        watch.advance(seconds=1)
    ends = turn_deadline(match, ())
    assert (ends is None) if clock is None else (ends is not None), "the motion has no limit of its own"
    match = await do(stage, match, AgreeMotion())
    assert match.rules.time_limit(match.state, seat) == 10 and match.rules.time_limit(match.state, 1 - seat) is None
    ends = turn_deadline(match, ())
    assert ends is not None and (ends - watch.now()).total_seconds() == 10

    keeper = stage.bot.services.events.deadlines
    watch.advance(seconds=9)
    rounds = keeper.rounds
    keeper.wake()
    await eventually(lambda: keeper.rounds > rounds)
    assert (await stage.store.match(match.id)).record_count == match.record_count
    watch.advance(seconds=1)
    keeper.wake()
    led = await stage.until(match.id, lambda newest: newest.record_count > match.record_count)
    assert led.state.debate.led >= 0 and led.state.asked == 1 - seat, "who opens a debate leads a card without a word"
    card = led.state.players[1 - seat].hand[0]
    answered = await do(stage, led, Argue(card, "As everybody knows"))
    watch.advance(seconds=10)
    keeper.wake()
    await stage.until(match.id, lambda newest: newest.record_count > answered.record_count)


async def debating(stage: Stage, clock: Clock | None, *, quiet: bool = False) -> Match:
    """Let Malia and Theo agree on a motion, so that ten seconds run for the first card."""
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "philosophia")
    await theo.press_label(lobby, "Join")
    if quiet:
        general = (await malia.channel("general"))["id"]
        for user in (malia, theo):
            await user.slash(general, "settings hours", {"start": "11:00", "end": "14:00"})
    await stage.store.lobbies.set_options(
        match.id, "options", int(malia.id), {"real_debate": "spoken", "thinking_time": 10}
    )
    if clock is not None:
        await stage.store.lobbies.set_clock(match.id, "clock", int(malia.id), clock)
    await malia.press_label(lobby, "Start")
    match = await stage.until(match.id, lambda match: match.status is Status.PLAYING)
    seat = match.state.first
    for action in (Move(5, THEATRE), InitiateDebate(1 - seat), ProposeMotion("Zoos should be closed"), AgreeMotion()):
        match = await do(stage, match, action)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("clock", [None, Clock.live(5)])
async def test_who_is_slower_than_the_rules_is_not_away(stage: Stage, watch: FakeTime, clock: Clock | None) -> None:
    match = await debating(stage, clock)
    seat = match.state.first
    keeper = stage.bot.services.events.deadlines
    watch.advance(seconds=10)
    keeper.wake()
    after = await stage.until(match.id, lambda newest: newest.record_count > match.record_count)
    was, chair = match.chairs[seat], after.chairs[seat]
    assert chair.actions_taken == was.actions_taken + 1, "the clock has chosen"
    assert (chair.timeouts, chair.missed_decisions) == (was.timeouts, was.missed_decisions), (
        "so no number of them is an absence"
    )


async def test_ten_seconds_are_ten_seconds_in_quiet_hours_too(stage: Stage, watch: FakeTime) -> None:
    match = await debating(stage, None, quiet=True)
    assert watch.now().hour == 12 and all(chair.quiet_hours for chair in match.chairs)
    ends = turn_deadline(match, ())
    assert ends is not None and (ends - watch.now()).total_seconds() == 10
