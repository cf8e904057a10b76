"""`/games stats`: the average time per decision leaves out pauses, quiet hours and outages."""

import pytest

from bot.ui.words import say
from storage import Match, User
from tests.bot.conftest import Stage
from tests.bot.scheduler.test_clocks import quiet
from tests.fake_time import FakeTime
from tests.messages import says


@pytest.fixture
def watch() -> FakeTime:
    """Return the bot's time source."""
    return FakeTime()


async def rests(stage: Stage, match: Match, people: tuple[int, int], *, rest: bool) -> None:
    """Pause or resume the match, with the consent of both."""
    ask = stage.store.consent.pause if rest else stage.store.consent.resume
    asked = await ask(match.id, f"{rest}", people[0], "Malia")
    assert asked.question is not None
    await stage.store.consent.answer(match.id, f"{rest}.yes", people[1], asked.question.id, "yes")


@pytest.mark.slow
async def test_only_time_in_which_somebody_could_decide_is_in_it(stage: Stage, watch: FakeTime) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = (await malia.channel("general"))["id"]
    for user in (malia, theo):  # it is noon
        await user.slash(general, "settings hours", {"start": "13:30", "end": "16:00"})
    match = await stage.table("gorgias", malia, theo)
    (seat,) = match.active
    user = match.chairs[seat].user
    assert user is not None
    people = (int(malia.id), int(theo.id))
    watch.advance(minutes=4)
    await rests(stage, match, people, rest=True)
    watch.advance(hours=1)
    await rests(stage, match, people, rest=False)
    watch.advance(minutes=4)
    await quiet(stage)
    await stage.stop_bot()
    watch.advance(minutes=20)
    await stage.start_bot()
    await quiet(stage)
    watch.advance(hours=2, minutes=34)  # from two minutes before the quiet hours to two minutes after them
    await stage.store.submit(match.id, "a", User(user), lambda now: now.rules.timeout_action(now.state, seat))
    await stage.store.resign(match.id, "r", user)
    shown = await (malia if user == int(malia.id) else theo).slash(general, "games stats")
    assert says(shown.text, "stats-played-time", kind="people", time=say.message("measure-minutes", number=12)), (
        shown.text
    )
