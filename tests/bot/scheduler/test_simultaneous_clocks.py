"""In a simultaneous decision each seat has its own bank: whose time ends when, and who is told."""

from datetime import datetime, timedelta

import pytest

from sandbox.driver import texts
from storage import Clock, Match, Seat
from storage.match.due_times import seat_deadline, turn_deadline
from tests.bot.conftest import Stage, eventually
from tests.bot.scheduler.test_clocks import quiet
from tests.bot.scheduler.test_reminders import chooses, listen, set_up
from tests.fake_time import FakeTime
from tests.messages import says

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


def stamp(moment: datetime | None) -> str:
    assert moment is not None
    return f"<t:{int(moment.timestamp())}:R>"


async def unequal(stage: Stage) -> Match:
    """Let the clock choose for Theo, so that he has eight hours left of his two days; now both are asked again."""
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo, clock=Clock.days(48, 8))
    while 1 in match.active:
        choose = lambda now: now.rules.timeout_action(now.state, 1)  # noqa: E731
        match = (await stage.store.submit(match.id, f"late{match.record_count}", Seat(1), choose)).match
    match = await chooses(stage, match, 0)
    assert match.active == (0, 1)
    return await stage.until(match.id, lambda newest: newest.shown_version == newest.version)


async def test_the_panel_says_when_ones_own_time_ends_and_the_board_the_last_end(stage: Stage) -> None:
    match = await unequal(stage)
    malia, theo = await stage.users("malia", "theo")
    mine, theirs = (seat_deadline(match, chair, ()) for chair in match.chairs)
    assert mine is not None and theirs is not None and mine - theirs == timedelta(hours=40)
    board = texts(await stage.board(match, malia))
    assert stamp(turn_deadline(match, ())) in board and says(board, "board-latest")
    for user, own, other in ((malia, mine, theirs), (theo, theirs, mine)):
        said = (await user.slash(str(match.thread), "hand")).text
        assert stamp(own) in said and stamp(other) not in said and not says(said, "board-latest")


async def test_a_direct_message_says_ones_own_end(stage: Stage, watch: FakeTime) -> None:
    (theo,) = await stage.users("theo")
    await set_up(stage, theo, "reminders", how="dm")
    match = await unequal(stage)
    ears = await listen(theo)
    watch.advance(hours=4)
    await quiet(stage)
    (message,) = await eventually(lambda: [data for data in ears.all() if data["channel_id"] != str(match.thread)])
    assert stamp(seat_deadline(match, match.chairs[1], ())) in texts(message)
