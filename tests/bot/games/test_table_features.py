"""What every match offers apart from its game: timeouts, pause, another clock, a look back, an end."""

import json
from collections.abc import Sequence

import pytest

from bot.ui.words import say
from games.core.registry import all_games
from sandbox.driver import User, buttons, texts
from storage import Clock, Match, Status
from tests.bot.conftest import Stage
from tests.bot.scheduler.test_clocks import quiet
from tests.fake_time import FakeTime
from tests.messages import says

AGREED = ("done-vote", "done-pause", "done-resume", "done-clock")
"""What those who agree are told."""
NAMES = ("malia", "theo", "ione", "nikos", "xanthe")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


async def agree(stage: Stage, match: Match, others: Sequence[User]) -> Match:
    """Let all who are asked say yes on the board."""
    match = await stage.until(match.id, lambda match: match.question and match.question.is_open and is_shown(match))
    for user in others:
        reply = await user.press_label(await stage.board(match, user), "Yes")
        assert reply.failed is None and any(says(reply.text, key) for key in AGREED), reply.text
    return await stage.until(match.id, lambda match: not match.question.is_open and is_shown(match))


def is_shown(match: Match) -> bool:
    """Return True if the board is up to date."""
    return match.shown_version == match.version


@pytest.mark.parametrize("game", [game.name for game in all_games()])
@pytest.mark.slow
async def test_an_evening_at_a_table(stage: Stage, watch: FakeTime, game: str) -> None:
    """A timeout; then a pause, another clock, a look back, and the end."""
    seats = max(2, min(next(each.seats for each in all_games() if each.name == game)))
    people = await stage.users(*NAMES[:seats])
    host, *others = people
    match = await stage.table(game, *people, clock=Clock.live(5))
    place = str(match.thread)

    watch.advance(minutes=5)
    match = await stage.until(match.id, lambda match: match.record_count > 0 and is_shown(match))
    timeouts = {chair.timeouts + chair.untold_timeouts for chair in match.chairs}
    assert timeouts <= {0, 1} and any(timeouts)
    assert says((await host.slash(place, "table log")).text, "log-by-clock")

    assert says((await host.slash(place, "table pause")).text, "done-asked")
    match = await agree(stage, match, others)
    assert match.paused_at is not None and says(texts(await stage.board(match, host)), "board-paused")
    records = match.record_count
    watch.advance(days=3)
    await quiet(stage)
    assert (await stage.store.match(match.id)).record_count == records
    await others[-1].slash(place, "table resume")
    match = await agree(stage, match, [host, *others[:-1]])
    assert match.paused_at is None

    asked = await host.slash(place, "table clock", {"bank": 24, "bonus": 12})
    assert says(asked.text, "done-asked")
    match = await agree(stage, match, others)
    assert match.clock is not None and match.clock.mode == "days"
    watch.advance(minutes=6)
    await quiet(stage)
    assert (await stage.store.match(match.id)).record_count == records, "now there are hours"

    assert not says((await host.slash(place, "table undo")).text, "error-unexpected")
    assert say.text("done-verified-running") in (await host.slash(place, "table verify")).text
    steps = (await others[0].slash(place, "table replay")).message
    assert steps is not None and buttons(steps)
    reply = await others[0].slash(place, "table export")
    file, page = reply.message["attachments"]
    assert page["filename"].endswith(".html")
    assert b"Content-Security-Policy" in stage.server.world.files[page["id"]]
    assert json.loads(stage.server.world.files[file["id"]])["game"] == game

    ended = await host.slash(place, "table end", {"reason": "Supper is ready", "sure": True})
    assert ended.failed is None
    match = await stage.until(match.id, lambda match: match.status is not Status.PLAYING and is_shown(match))
    assert "Supper is ready" in texts(await stage.board(match, host))
    assert "Malia" in texts(await stage.board(match, host))
