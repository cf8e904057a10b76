"""Players who have left the server are noticed, and the board asks again about a vacant seat."""

import pytest

from bot.scheduler.departed_players import VacantSeats
from bot.ui.words import say
from sandbox.driver import texts
from storage import Clock, Match, Status
from storage.match import consent
from storage.unit_of_work.group_commit import UseCase
from tests.bot.conftest import Stage, eventually
from tests.bot.messages.test_board_updater import act
from tests.bot.scheduler.test_clocks import quiet
from tests.fake_time import FakeTime
from tests.messages import says

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


async def looks(stage: Stage) -> int:
    """Count how often members are looked up."""
    return int((await stage.driver.get("stats"))["requests"].get("get_guild_member", 0))


async def pass_by(stage: Stage, hours: float) -> None:
    assert isinstance(stage.watch, FakeTime)
    stage.watch.advance(hours=hours)
    await quiet(stage)


async def asked(stage: Stage, match: Match, kind: str) -> Match:
    return await stage.until(match.id, lambda m: m.question and m.question.is_open and m.question.kind == kind)


@pytest.mark.slow
async def test_without_a_clock_it_is_noticed_after_a_day(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await stage.driver.post("members", user="theo")
    before = await looks(stage)
    await pass_by(stage, 23.9)
    assert await looks(stage) == before, "it is not looked at the first hour of a turn"
    await pass_by(stage, 1)
    match = await asked(stage, match, "left")
    assert match.chairs[1].left_server and match.question is not None and match.question.seat == 1
    match = await stage.until(match.id, lambda m: m.shown_version == m.version)
    assert says(texts(await stage.board(match, malia)), "board-gone")


@pytest.mark.slow
async def test_who_stays_is_looked_up_once_a_day(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await stage.table("oracle", malia, theo)
    before = await looks(stage)
    await pass_by(stage, 25)
    await eventually(lambda: not stage.bot.services.events.membership_checks._tasks)
    assert await looks(stage) == before + 2
    for _ in range(4):
        await pass_by(stage, 5)
    assert await looks(stage) == before + 2
    await pass_by(stage, 5)
    await eventually(lambda: not stage.bot.services.events.membership_checks._tasks)
    assert await looks(stage) == before + 4


@pytest.mark.slow
async def test_it_is_asked_when_the_question_before_is_settled(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione, clock=Clock.days(24, 12))
    await malia.slash(str(match.thread), "table pause")
    match = await asked(stage, match, "pause")
    await stage.driver.post("members", user="theo")
    await pass_by(stage, 24)
    match = await stage.until(match.id, lambda m: m.chairs[1].left_server)
    assert match.question is not None and match.question.kind == "pause" and match.question.is_open
    match = await stage.until(match.id, lambda m: m.shown_version == m.version)
    await ione.press_label(await stage.board(match, ione), "No")
    match = await asked(stage, match, "left")
    assert match.question is not None and match.question.seat == 1
    match = await stage.until(match.id, lambda m: m.shown_version == m.version)
    for user in (malia, ione):
        await user.press_label(await stage.board(match, user), "Wait")
    match = await stage.until(match.id, lambda m: m.question is not None and not m.question.is_open)
    await quiet(stage)
    assert (await stage.store.match(match.id)).question_count == match.question_count, "it is asked once"


async def test_nobody_who_has_left_sits_at_a_table_that_begins(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match, lobby = await stage.lobby(malia, "oracle")
    for user in (theo, ione):
        await user.press_label(lobby, "Join")
    await stage.driver.post("members", user="theo")
    told = await malia.press_label(lobby, "Start")
    assert say.text("table-left", names="Theo", count=1) in told.text
    match = await stage.store.match(match.id)
    assert match.status is Status.LOBBY and [chair.user for chair in match.chairs] == [int(malia.id), int(ione.id)]
    await malia.until(lobby["id"], lambda message: "Theo" not in texts(message))
    await malia.press_label(lobby, "Start")
    match = await stage.until(match.id, lambda m: m.status is Status.PLAYING)
    assert len(match.chairs) == 2


async def half_gone(stage: Stage) -> Match:
    """Return a match with a pause that all remaining players have agreed to.

    The process that noticed the departure died before it recounted the votes.
    """
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione, clock=Clock.days(24, 12))
    await malia.slash(str(match.thread), "table pause")
    match = await asked(stage, match, "pause")
    assert match.question is not None
    await stage.store.consent.answer(match.id, "y", int(theo.id), match.question.id, "yes")
    gone = consent.mark_left_server(int(ione.id), stage.store.time)
    return (await stage.store._writer.do(UseCase(match.id, None, gone))).match


async def shows_both(stage: Stage, match: Match) -> None:
    match = await stage.until(match.id, lambda m: m.paused_at is not None and m.shown_version == m.version)
    assert match.question is not None and (match.question.kind, match.question.seat) == ("left", 2)
    malia = (await stage.users("malia"))[0]
    assert says(texts(await stage.board(match, malia)), "board-gone")


@pytest.mark.slow
async def test_a_start_counts_a_question_again_that_a_crash_has_left(stage: Stage) -> None:
    match = await half_gone(stage)
    assert match.paused_at is None
    await stage.restart()
    await shows_both(stage, match)


async def test_a_question_that_nobody_counts_is_found(stage: Stage) -> None:
    match = await half_gone(stage)
    await pass_by(stage, 0.01)
    assert (await stage.store.match(match.id)).paused_at is None, "somebody may be about to"
    await pass_by(stage, 0.01)
    await shows_both(stage, match)


async def test_a_table_that_waits_for_somebody_is_asked_again(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione)
    match = await stage.store.consent.player_left_server(match.id, int(ione.id))
    assert match.question is not None
    for user in (malia, theo):
        match = await stage.store.consent.answer(match.id, f"p{user.id}", int(user.id), match.question.id, "person")  # type: ignore[union-attr]
    assert match.chairs[2].is_vacant and match.chairs[2].active
    await pass_by(stage, 71)
    assert (await stage.store.match(match.id)).question_count == 1
    await pass_by(stage, 1)
    match = await asked(stage, match, "absent")
    match = await stage.until(match.id, lambda m: m.shown_version == m.version)
    assert says(texts(await stage.board(match, malia)), "question-empty")


@pytest.mark.slow
async def test_another_shard_asks_where_it_is_another_shard_s_server(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione)
    match = await stage.store.consent.player_left_server(match.id, int(ione.id))
    for user in (malia, theo):
        match = await stage.store.consent.answer(match.id, f"p{user.id}", int(user.id), 1, "person")
    monkeypatch.setattr(stage.bot, "get_guild", lambda _: None)
    await pass_by(stage, 73)
    assert (await stage.store.match(match.id)).question_count == 1
    monkeypatch.undo()
    await pass_by(stage, 1)
    await asked(stage, match, "absent")


async def test_who_was_asked_a_moment_ago_is_not_asked_twice(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have found the same seat and asked first."""
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione)
    match = await stage.store.consent.player_left_server(match.id, int(ione.id))
    for user in (malia, theo):
        match = await stage.store.consent.answer(match.id, f"p{user.id}", int(user.id), 1, "person")
    told: list[Match] = []
    vacant = VacantSeats(stage.bot, stage.store, told.append)
    stage.store.time.source.advance(hours=73)  # type: ignore[attr-defined]
    found = await stage.store.consent.with_long_empty_seats()
    assert [each.id for each in found] == [match.id]
    await stage.store.consent.ask_again(match.id)

    async def late() -> list[Match]:
        return [await stage.store.match(match.id)]

    monkeypatch.setattr(stage.store.consent, "with_long_empty_seats", late)
    await vacant.ask_due(stage.store.time.now())
    assert told == [] and (await stage.store.match(match.id)).question_count == 2


@pytest.mark.slow
async def test_the_look_up_after_a_timeout_does_not_tell_whose_it_was(stage: Stage, watch: FakeTime) -> None:
    """All who were asked are looked up: here Theo, who has chosen in time and left."""
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione, clock=Clock.live(5))
    await act(stage, match, theo, text="Who?")
    await act(stage, match, theo, "garnet 1")
    await stage.until(match.id, lambda match: match.active == (0, 2))
    await stage.driver.post("members", user="theo")
    watch.advance(minutes=5)
    await stage.until(match.id, lambda match: match.chairs[1].left_server)
