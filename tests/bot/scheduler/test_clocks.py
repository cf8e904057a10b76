"""Clocks, deadlines and timeouts, with a time source that is set."""

import asyncio
from datetime import timedelta

import pytest

from bot.ui.words import mention, say
from sandbox.driver import buttons, texts
from storage import Clock, Match, Status
from tests.bot.conftest import Json, Stage, eventually, overhear
from tests.bot.messages.test_board_updater import act, pinged
from tests.fake_time import FakeTime
from tests.messages import says
from tests.storage.match.test_hidden_choices import NIGHT

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


async def rounds(stage: Stage) -> None:
    """Wait until the timekeeper has checked what is due."""
    keeper = stage.bot.services.events.deadlines
    for _ in range(2):  # a round that is under way may have read the time before it was advanced
        before = keeper.rounds
        keeper.wake()
        await eventually(lambda before=before: keeper.rounds > before)


async def quiet(stage: Stage) -> None:
    """Wait until the timekeeper has checked what is due, and what is sent in the background has been heard."""
    await rounds(stage)
    await stage.delivered()


async def still_has_time(stage: Stage, watch: FakeTime, match: Match, **passed: float) -> None:
    """Let time pass, and check that the clock has not played for anybody."""
    watch.advance(**passed)
    await quiet(stage)
    assert (await stage.store.match(match.id)).record_count == 0


async def runs_out_of_time(stage: Stage, watch: FakeTime, match: Match, **passed: float) -> None:
    """Let time pass, and wait until the clock has played for both players."""
    watch.advance(**passed)
    await stage.until(match.id, lambda match: match.record_count >= 2)


@pytest.mark.slow
async def test_the_clock_is_chosen_in_the_lobby(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "gorgias")
    menu = await malia.press_label(lobby, "Clock")
    assert menu.message["flags"] & 64
    chosen = await malia.choose_label(menu.message, say.label("clock-live", count=5))
    assert says(chosen.text, "clock-choose", clock=say.message("clock-live", count=5))
    assert (await stage.store.match(match.id)).clock == Clock.live(5)
    refused = await theo.press_label(lobby, "Clock")
    assert say.text("refused-not-host", host=mention(int(malia.id))) in refused.text
    await malia.until(lobby["id"], lambda message: says(texts(message), "clock-live", count=5))
    await theo.press_label(lobby, "Join")
    await malia.press_label(lobby, "Start")
    match = await stage.until(
        match.id, lambda match: match.status is Status.PLAYING and match.shown_version == match.version
    )
    board = await stage.board(match, malia)
    ends = int(match.turn.since.timestamp()) + 300
    assert f"<t:{ends}:R>" in texts(board)


@pytest.mark.slow
async def test_the_clock_plays_for_the_absent_and_after_two_the_table_is_asked(stage: Stage, watch: FakeTime) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    place = str(match.thread)
    await still_has_time(stage, watch, match, minutes=4, seconds=59)
    watch.advance(seconds=1)
    match = await stage.until(match.id, lambda match: match.record_count >= 2)
    assert {chair.timeouts for chair in match.chairs} == {1}
    log = await ione.slash(place, "table log")
    assert say.text("log-by-clock", name="Malia") in log.text
    watch.advance(minutes=5)
    match = await stage.until(match.id, lambda match: match.question is not None or not match.is_open)
    if match.is_open:
        assert match.question.kind == "absent"
        await stage.until(match.id, lambda match: match.shown_version == match.version)
        board = await stage.board(match, theo)
        assert says(texts(board), "question-absent")


@pytest.mark.slow
async def test_pause_stops_time_and_presses(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    place = str(match.thread)
    asked = await malia.slash(place, "table pause")
    assert says(asked.text, "done-asked")
    match = await stage.until(
        match.id, lambda match: match.question is not None and match.shown_version == match.version
    )
    board = await stage.board(match, theo)
    late = await malia.press_label(board, "Yes")
    assert say.text("done-vote", choice=say.message("question-choice-yes")) in late.text
    both = await asyncio.gather(*[theo.press_label(board, "Yes") for _ in range(2)])  # before the board is edited
    for answer in ("done-pause", "refused-question-settled"):
        assert sum(say.text(answer) in reply.text for reply in both) == 1
    match = await stage.until(
        match.id, lambda match: match.paused_at is not None and match.shown_version == match.version
    )
    assert says(texts(await stage.board(match, theo)), "board-paused")
    panel = await stage.panel(match, theo)
    choices = await theo.complete(place, "act", {"action": ""}, "action")
    refused = await theo.slash(place, "act", {"action": choices[0]["value"], "text": "Why?"})
    assert say.text("refused-paused") in refused.text and panel.message
    await still_has_time(stage, watch, match, days=3)
    await theo.slash(place, "table resume")
    match = await stage.until(match.id, lambda match: match.shown_version == match.version and match.question.is_open)
    await malia.press_label(await stage.board(match, malia), "Yes")
    await stage.until(match.id, lambda match: match.paused_at is None)
    await still_has_time(stage, watch, match, minutes=4, seconds=59)
    await runs_out_of_time(stage, watch, match, seconds=2)


@pytest.mark.slow
async def test_time_stands_still_while_the_bot_is_away(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    watch.advance(minutes=1)
    await quiet(stage)
    await stage.stop_bot()
    watch.advance(hours=9)
    await stage.start_bot()
    await eventually(lambda: stage.bot.services.events.deadlines.rounds)
    await quiet(stage)
    match = await stage.store.match(match.id)
    assert match.record_count == 0
    await still_has_time(stage, watch, match, minutes=3, seconds=50)
    await runs_out_of_time(stage, watch, match, seconds=15)


@pytest.mark.slow
async def test_time_stands_still_while_discord_is_away(
    stage: Stage, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    watch.advance(minutes=1)
    await quiet(stage)
    with monkeypatch.context() as away:
        away.setattr(type(stage.bot), "healthy", property(lambda _: False))
        for _ in range(9):
            watch.advance(hours=1)
            await quiet(stage)
    await still_has_time(stage, watch, match, seconds=2)
    await still_has_time(stage, watch, match, minutes=3, seconds=50)
    await runs_out_of_time(stage, watch, match, seconds=15)


@pytest.mark.slow
async def test_a_clock_that_jumps_costs_nobody_a_decision(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    watch.jump(timedelta(hours=5))
    await quiet(stage)
    assert (await stage.store.match(match.id)).record_count == 0
    watch.jump(-timedelta(hours=5))
    await quiet(stage)
    await runs_out_of_time(stage, watch, match, minutes=6)


@pytest.mark.slow
async def test_reminders_come_once_and_by_the_way_that_was_asked_for(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    saved = await theo.slash(general["id"], "settings reminders", {"how": "dm"})
    assert say.text("settings-reminders", how=say.message("settings-how-dm")) in saved.text
    match = await stage.table("gorgias", malia, theo, clock=Clock.days(24, 12))
    heard = {user.id: await overhear(user) for user in (malia, theo)}

    def told(user, *keys: str) -> int:  # type: ignore[no-untyped-def]
        created = [texts(data) for event, data in heard[user.id] if event == "MESSAGE_CREATE"]
        return sum(any(says(text, key) for key in keys) for text in created)

    in_private, in_thread = "remind-direct", ("remind-one", "remind-several")

    watch.advance(hours=12)
    await quiet(stage)
    asked = {chair.user for chair in match.chairs if chair.active}
    if int(theo.id) in asked:
        await eventually(lambda: told(theo, in_private))
    if int(malia.id) in asked:
        await eventually(lambda: told(malia, *in_thread))
    await quiet(stage)
    count = told(theo, in_private) + told(malia, *in_thread)
    assert count == len(asked)
    await quiet(stage)
    assert count == told(theo, in_private) + told(malia, *in_thread)


@pytest.mark.slow
async def test_who_has_left_is_noticed_and_the_seat_taken_by_another(stage: Stage, watch: FakeTime) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    await stage.driver.post("members", user="theo")
    watch.advance(minutes=5)
    match = await stage.until(match.id, lambda match: match.question is not None)
    assert match.question.kind == "left" and match.chairs[1].left_server
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    done = await malia.press_label(await stage.board(match, malia), "Another person")
    assert says(done.text, "question-decided-person")
    match = await stage.until(
        match.id, lambda match: match.chairs[1].is_vacant and match.shown_version == match.version
    )
    board = await stage.board(match, ione)
    assert says(texts(board), "board-vacant")
    taken = await ione.press_label(board, "Take this seat")
    assert says(taken.text, "done-sit")
    match = await stage.store.match(match.id)
    assert match.chairs[1].user == int(ione.id) and not match.chairs[1].left_server


@pytest.mark.slow
async def test_a_computer_holds_a_seat_until_its_person_is_back(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    asked = await malia.slash(place, "table replace", {"seat": "2", "by": "computer"})
    assert says(asked.text, "done-asked"), "who is there has to agree"
    match = await stage.until(
        match.id, lambda match: match.question is not None and match.shown_version == match.version
    )
    assert match.chairs[1].user == int(theo.id)
    board = await stage.board(match, theo)
    assert says(texts(board), "question-asked-player")
    await theo.press_label(board, "Computer")
    match = await stage.until(match.id, lambda match: match.chairs[1].computer is not None)
    assert match.chairs[1].reserved_for == int(theo.id)
    back = await theo.slash(place, "table join")
    assert says(back.text, "done-sit")
    assert (await stage.store.match(match.id)).chairs[1].user == int(theo.id)
    await asyncio.sleep(0)
    assert buttons(await stage.board(match, malia))


@pytest.mark.slow
async def test_closed_direct_messages_are_noticed_once(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = (await malia.channel("general"))["id"]
    for user in (malia, theo):
        await user.slash(general, "settings reminders", {"how": "dm"})
        await stage.driver.post("dms", user=user.name.lower())
    match = await stage.table("gorgias", malia, theo, clock=Clock.live(60))
    (seat,) = match.active
    asked = malia if match.chairs[seat].user == int(malia.id) else theo
    heard = await overhear(malia)

    def reminded() -> list[set[str]]:
        created = [data for event, data in heard if event == "MESSAGE_CREATE" and says(texts(data), "remind-one")]
        return [{user["id"] for user in message["mentions"]} for message in created]

    watch.advance(minutes=30)
    persons = stage.bot.services.settings
    await eventually(lambda: reminded() == [{asked.id}])
    assert persons.get(int(asked.id)).dms_closed
    requests = (await stage.driver.get("stats"))["requests"].get("create_dm", 0)
    watch.advance(minutes=24)
    await eventually(lambda: reminded() == [{asked.id}, {asked.id}])
    assert (await stage.driver.get("stats"))["requests"].get("create_dm", 0) == requests
    shown = await asked.slash(general, "settings show")
    assert say.text("settings-closed") in shown.text
    await asked.slash(general, "settings reminders", {"how": "dm"})
    assert not persons.get(int(asked.id)).dms_closed


def lists(heard: list[tuple[str, Json]]) -> list[str]:
    """Return the daily digests that were sent."""
    return [texts(data) for event, data in heard if event == "MESSAGE_CREATE" and says(texts(data), "remind-digest")]


async def test_the_daily_list_comes_once_in_the_morning(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = (await malia.channel("general"))["id"]
    await theo.slash(general, "settings reminders", {"digest": True})
    match = await stage.table("oracle", malia, theo)
    heard = await overhear(theo)
    await quiet(stage)
    assert lists(heard) == []
    watch.advance(hours=21)  # nine in the morning, in UTC
    await eventually(lambda: len(lists(heard)) == 1)
    assert f"table {match.id}" in lists(heard)[0]
    watch.advance(hours=2)
    await quiet(stage)
    assert len(lists(heard)) == 1
    watch.advance(hours=22)
    await eventually(lambda: len(lists(heard)) == 2)


@pytest.mark.slow
@pytest.mark.parametrize(("later", "comes"), [(timedelta(minutes=11), True), (timedelta(hours=4), False)])
async def test_a_daily_list_that_does_not_arrive_is_sent_again_in_the_morning(
    stage: Stage, watch: FakeTime, later: timedelta, comes: bool
) -> None:
    """It is due again after some minutes, also if the bot dies while sending. At noon it waits for the morning."""
    malia, theo = await stage.users("malia", "theo")
    general = (await malia.channel("general"))["id"]
    await theo.slash(general, "settings reminders", {"digest": True})
    await stage.table("oracle", malia, theo)
    heard = await overhear(theo)
    await stage.driver.fault("http_drop", operation="create_dm", times=1)
    watch.advance(hours=21)
    await quiet(stage)
    assert lists(heard) == []
    watch.advance(seconds=later.total_seconds())
    await quiet(stage)
    await eventually(lambda: len(lists(heard)) == comes)
    watch.advance(hours=24 - later.total_seconds() / 3600)
    await eventually(lambda: len(lists(heard)) == comes + 1)


@pytest.mark.slow
async def test_who_is_asked_about_an_absent_player_is_pinged_by_the_choice_that_ends_the_turn(
    stage: Stage, watch: FakeTime
) -> None:
    """Malia is at the table, so her turn alone would not be a reason to ping her."""
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo, clock=Clock.live(5))
    await stage.store.deadlines.set_quiet(int(malia.id), NIGHT)
    for missed in ((1, 0), (1, 1)):  # of a secret choice nobody knows before the turn is over
        watch.advance(minutes=5)
        match = await stage.until(
            match.id,
            lambda match, missed=missed: (match.chairs[1].timeouts, match.chairs[1].untold_timeouts) == missed,
        )
    assert match.active == (0,) and match.question is None
    heard = await overhear(malia)
    await act(stage, match, malia, text="Who?")
    await act(stage, match, malia, "garnet 1")
    await stage.until(match.id, lambda match: match.question is not None)
    await eventually(lambda: malia.id in set().union(*pinged(heard)))
