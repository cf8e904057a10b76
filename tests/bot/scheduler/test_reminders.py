"""Reminders: their text, how they are sent, and who gets none."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.scheduler import direct_messages
from bot.services import Pace
from bot.ui.words import say
from games.core.action import Action
from games.core.words import say as words
from sandbox.driver import User, buttons, texts
from storage import Clock, Match
from storage import User as Somebody
from tests.bot.conftest import QUICK, Json, Stage, eventually, overhear
from tests.bot.scheduler.test_clocks import lists, quiet, rounds
from tests.fake_time import FakeTime
from tests.messages import says
from tests.storage.tables import sql
from tests.waiting import HANG

pytestmark = pytest.mark.usefixtures("toy")
TASK = words.label("task")
REMINDERS = ("remind-one", "remind-several", "remind-direct")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


@pytest.fixture
def pace() -> Pace:
    """Count users who have just looked at a match as present for as long as the test runs."""
    return replace(QUICK, presence_window=600.0)


async def chooses(stage: Stage, match: Match, seat: int) -> Match:
    """Take as many actions of a seat's decision as there are: a question, and a hidden gem."""
    user = match.chairs[seat].user
    assert user is not None

    def choose(now: Match) -> Action:
        action = now.rules.legal_actions(now.state, seat)[0]
        return replace(action, question="Why?") if action.open else action  # type: ignore[type-var]

    for _ in range(2):
        match = (await stage.store.submit(match.id, f"{seat}:{match.record_count}", Somebody(user), choose)).match
        stage.bot.services.events.match_changed(match)
    return match


class Ears:
    """Records the reminders for a user: those in a match's thread, and direct messages."""

    def __init__(self, heard: list[tuple[str, Json]]) -> None:
        self._heard = heard

    def all(self) -> list[Json]:
        created = [data for event, data in self._heard if event == "MESSAGE_CREATE"]
        return [data for data in created if any(says(texts(data), key) for key in REMINDERS)]

    def named(self) -> list[set[str]]:
        return [{user["id"] for user in data["mentions"]} for data in self.all()]


async def listen(user: User) -> Ears:
    return Ears(await overhear(user))


async def set_up(stage: Stage, user: User, words: str, **values: object) -> None:
    reply = await user.slash((await user.channel("general"))["id"], f"settings {words}", values)
    assert reply.failed is None and says(reply.text, "settings-saved")


async def begun(stage: Stage, *users: User) -> Match:
    """Start a match with a clock of an hour, in which both decide at once; they have become absent since."""
    return await stage.table("oracle", *users, clock=Clock.live(60))


async def pass_by(stage: Stage, minutes: float, *, fails: bool = False) -> None:
    """Let time pass; wait until what is due is sent, or only until that has begun if sending fails."""
    assert isinstance(stage.watch, FakeTime)
    stage.watch.advance(minutes=minutes)
    await (rounds(stage) if fails else quiet(stage))


async def test_one_in_the_thread_names_the_game_what_is_asked_and_the_place(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await begun(stage, malia, theo)
    ears = await listen(malia)
    await pass_by(stage, 30)
    (message,) = await eventually(ears.all)
    said = texts(message)
    assert message["channel_id"] == str(match.thread) and ears.named() == [{malia.id, theo.id}]
    assert match.rules.title in said and match.rules.presentation(("a", "b")).task(None) in said
    assert f"/{match.guild}/{match.thread}/{match.message})" in said
    assert says(said, "remind-several"), "who has not is not said"


@pytest.mark.slow
async def test_one_for_a_single_seat_says_it_too(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo, clock=Clock.live(60))
    ears = await listen(malia)
    await pass_by(stage, 30)
    (message,) = await eventually(ears.all)
    (seat,) = match.active
    asked = match.rules.presentation(("Malia", "Theo")).task(match.rules.view(match.state, None))
    assert ears.named() == [{str(match.chairs[seat].user)}]
    assert match.rules.title in texts(message) and asked in texts(message) and str(match.thread) in texts(message)


async def test_a_direct_message_says_it_too(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await set_up(stage, theo, "reminders", how="dm")
    match = await begun(stage, malia, theo)
    ears = await listen(theo)
    await pass_by(stage, 30)
    (message,) = await eventually(lambda: [data for data in ears.all() if data["channel_id"] != str(match.thread)])
    said = texts(message)
    assert match.rules.title in said and f"table {match.id}" in said
    assert match.rules.presentation(("a", "b")).task(None) in said
    (link,) = buttons(message)
    assert link["url"].endswith(f"/{match.guild}/{match.thread}/{match.message}")


async def test_one_that_discord_keeps_waiting_delays_no_clock(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(stage.watch, FakeTime)
    malia, theo = await stage.users("malia", "theo")
    slow = await begun(stage, malia, theo)
    match = await stage.table("oracle", malia, theo, clock=Clock.live(31))
    waiting, go_on, reminders = asyncio.Event(), asyncio.Event(), stage.bot.services.events.reminders
    post = reminders._post_in_thread

    async def waits(match: Match, *values: Any) -> bool:
        if match.id == slow.id:
            waiting.set()
            await go_on.wait()
        return await post(match, *values)

    monkeypatch.setattr(reminders, "_post_in_thread", waits)
    stage.watch.advance(minutes=30)
    await waiting.wait()
    stage.watch.advance(minutes=1)
    await stage.until(match.id, lambda match: match.record_count)
    assert len(await sql(stage.store, "SELECT attempts FROM reminders")) == 1, "it is not lost if the bot is ended now"
    go_on.set()
    await eventually(lambda: not reminders._sending)
    assert not await sql(stage.store, "SELECT attempts FROM reminders")


async def test_none_for_whoever_wants_none(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await set_up(stage, theo, "reminders", how="off")
    await begun(stage, malia, theo)
    ears = await listen(theo)
    await pass_by(stage, 30)
    await eventually(ears.all)
    assert ears.named() == [{malia.id}]


@pytest.mark.slow
async def test_none_in_quiet_hours(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await set_up(stage, theo, "hours", start="12:15", end="12:45", time_runs=True)
    await begun(stage, malia, theo)
    ears = await listen(theo)
    await pass_by(stage, 30)
    await eventually(ears.all)
    assert ears.named() == [{malia.id}]
    await pass_by(stage, 24)
    await eventually(lambda: len(ears.all()) == 2)
    assert ears.named()[1] == {malia.id, theo.id}, "shortly before the end it is no quiet hour any more"


@pytest.mark.slow
async def test_none_for_whoever_is_there(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo, clock=Clock.live(60))
    ears = await listen(malia)
    (seat,) = match.active
    deciding = malia if match.chairs[seat].user == int(malia.id) else theo
    await pass_by(stage, 29)
    assert (await deciding.slash(str(match.thread), "hand")).failed is None
    await pass_by(stage, 1)
    assert ears.all() == []


@pytest.mark.slow
@pytest.mark.parametrize("chosen", [False, True])
async def test_where_several_decide_it_does_not_tell_who_has_just_done_so(stage: Stage, chosen: bool) -> None:
    """A player who chooses is present: therefore all are named, present or not."""
    users = malia, theo, _ = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", *users, clock=Clock.live(60))
    ears = await listen(theo)
    await pass_by(stage, 29)
    if chosen:
        match = await chooses(stage, match, 0)
        assert match.active == (1, 2)
    stage.bot.services.events.mark_present(match, int(malia.id))
    await pass_by(stage, 1)
    (message,) = await eventually(lambda: [data for data in ears.all() if says(texts(data), "remind-several")])
    assert {user["id"] for user in message["mentions"]} == {user.id for user in users}


@pytest.mark.slow
@pytest.mark.parametrize("chosen", [False, True])
async def test_where_several_decide_closed_direct_messages_tell_nobody_who_had_not_chosen(
    stage: Stage, chosen: bool
) -> None:
    """Only who has not chosen gets a direct message, so nothing that others see may follow from its failure."""
    malia, theo = await stage.users("malia", "theo")
    await set_up(stage, theo, "reminders", how="dm")
    await stage.driver.post("dms", user="theo")
    match = await begun(stage, malia, theo)
    ears = await listen(malia)
    if chosen:
        match = await chooses(stage, match, 1)
        assert match.active == (0,)
    await pass_by(stage, 30)
    await eventually(lambda: len(ears.all()) == 1)
    await eventually(lambda: not stage.bot.services.events.reminders._sending)
    assert (await stage.driver.get("stats"))["requests"].get("create_dm", 0) == (not chosen)
    await pass_by(stage, 24)
    await eventually(lambda: len(ears.all()) == 2)
    assert ears.named() == [{malia.id}, {malia.id}], "the same, whether or not Theo had chosen"
    assert not (await stage.store.user_settings.get(int(theo.id))).dms_closed


async def test_the_second_comes_when_a_tenth_of_the_time_is_left(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await begun(stage, malia, theo)
    ears = await listen(malia)
    await pass_by(stage, 30)
    await eventually(lambda: len(ears.all()) == 1)
    await pass_by(stage, 23.9)
    assert len(ears.all()) == 1
    await pass_by(stage, 0.1)
    await eventually(lambda: len(ears.all()) == 2)


@pytest.mark.slow
async def test_a_daily_list_says_what_is_asked_and_where_else_one_plays(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await set_up(stage, theo, "reminders", digest=True)
    mine = await stage.table("oracle", malia, theo)
    # In Gorgias one decides at a time, so of two tables with the seats exchanged one waits for Theo.
    others = [await stage.table("gorgias", *pair) for pair in ((malia, theo), (theo, malia))]
    (idle,) = [match for match in others if int(theo.id) not in {match.chairs[seat].user for seat in match.active}]
    (asked,) = [match for match in others if match is not idle]
    heard = await overhear(theo)
    await pass_by(stage, 21 * 60)
    (said,) = await eventually(lambda: lists(heard))
    assert say.text("remind-digest", count=2) in said and f"table {mine.id}]" in said and f"table {asked.id}]" in said
    assert mine.rules.presentation(("a", "b")).task(None) in said
    task = asked.rules.presentation(("Theo", "Malia")).task(asked.rules.view(asked.state, asked.seat_of(int(theo.id))))
    assert task in said
    table = say.message("remind-digest-table", game=idle.rules.title, match=str(idle.id))
    assert say.text("remind-digest-others", tables=table) in said


@pytest.mark.slow
async def test_a_daily_list_comes_in_the_morning_of_its_reader(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await set_up(stage, theo, "hours", zone="America/New_York")
    await set_up(stage, theo, "reminders", digest=True)
    await stage.table("oracle", malia, theo)
    heard = await overhear(theo)
    await pass_by(stage, 119)
    assert lists(heard) == []
    await pass_by(stage, 1)  # it is nine in New York, and two in the afternoon in UTC
    await eventually(lambda: len(lists(heard)) == 1)
    await pass_by(stage, 19 * 60)
    assert len(lists(heard)) == 1, "nine in the morning in UTC is nobody's morning here"


@pytest.mark.slow
@pytest.mark.parametrize("late", [False, True])
async def test_a_direct_message_that_waits_comes_later_unless_it_is_out_of_date(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    monkeypatch.setattr(direct_messages, "FIRST_PAUSE", 0.5)
    monkeypatch.setattr(direct_messages, "LONGEST_PAUSE", 0.5)
    malia, theo = await stage.users("malia", "theo")
    await set_up(stage, theo, "reminders", how="dm")
    match = await begun(stage, malia, theo)
    ears = await listen(theo)
    await stage.driver.fault("http_error", operation="create_dm", status=429, times=10_000)
    await pass_by(stage, 30, fails=True)
    await eventually(lambda: stage.bot.services.events.reminders._direct._pauses > 1)
    owed = await sql(stage.store, "SELECT attempts FROM reminders")
    assert owed == [(1,)], "it is not lost if the bot is ended now"
    for _ in range(2):
        await pass_by(stage, 0.6, fails=True)
    assert await sql(stage.store, "SELECT attempts FROM reminders") == [(1,)], "no other process takes it over"
    if late:
        await chooses(stage, match, 1)
    await stage.driver.clear_faults()
    async with asyncio.timeout(HANG):
        while await sql(stage.store, "SELECT attempts FROM reminders"):
            await asyncio.sleep(0.5)
            await pass_by(stage, 0.1, fails=True)  # on a busy machine an attempt may have failed and wait for the next
    await stage.settle()
    private = [data for data in ears.all() if data["channel_id"] != str(match.thread)]
    assert len(private) == (not late)


@pytest.mark.slow
async def test_a_direct_message_that_waits_is_sent_by_the_next_process(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await set_up(stage, theo, "reminders", how="dm")
    match = await begun(stage, malia, theo)
    ears = await listen(theo)
    await stage.driver.fault("http_error", operation="create_dm", status=429, times=1)
    await pass_by(stage, 30, fails=True)
    await eventually(lambda: stage.bot.services.events.reminders._direct._pauses)
    await stage.restart()
    await eventually(lambda: [data for data in ears.all() if data["channel_id"] != str(match.thread)])
