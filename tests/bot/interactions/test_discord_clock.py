"""Discord's clock is measured, so presses are served and their age is known however wrong the host's clock is."""

import logging
from email.utils import formatdate
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web

import sandbox.clock
from bot.interactions.discord_clock import DISCORD_EPOCH, DiscordClock
from tests.bot.conftest import Stage
from tests.messages import says

DISCORD_NOW = 1_900_000_000.25
"""Discord's time when a test begins, in Unix seconds."""


class Clocks:
    """A monotonic clock, a wall clock that is wrong, and Discord's."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.passed = 0.0
        self.ahead = ahead
        self.measured = DiscordClock(lambda: 50.0 + self.passed, lambda: DISCORD_NOW + self.passed + self.ahead)

    def answer(self, *, way: float = 0.05) -> None:
        """Let Discord answer a request, which takes `way` seconds to it and as many back."""
        sent_at = 50.0 + self.passed
        self.passed += way
        date = formatdate(int(DISCORD_NOW + self.passed), usegmt=True)
        self.passed += way
        self.measured.answer_arrived(date, sent_at)

    def interaction(self, age: float) -> int:
        """Return the id of an interaction that Discord created `age` seconds ago."""
        return int((DISCORD_NOW + self.passed - age - DISCORD_EPOCH) * 1000) << 22


@pytest.mark.parametrize("ahead", [0.0, 3.0, -3.0, 1200.0, -1200.0])
def test_the_age_is_right_whatever_the_host_s_clock_says(ahead: float) -> None:
    clocks = Clocks(ahead)
    assert clocks.measured.age(clocks.interaction(900.0)) == 0.0, "nothing counts as old before the first answer"
    clocks.answer()
    for age in (0.0, 2.0, 30.0):
        assert age - 1.2 <= clocks.measured.age(clocks.interaction(age)) <= age
    for _ in range(30):
        clocks.passed += 0.97
        clocks.answer()
    for age in (0.2, 2.0, 30.0):
        assert age - 0.2 <= clocks.measured.age(clocks.interaction(age)) <= age
    assert clocks.measured.offset == pytest.approx(ahead, abs=0.2)


@pytest.mark.parametrize("ahead", [0.0, 0.3, -0.3, 3.0, -3.0, 1200.0, -1200.0])
def test_a_clock_is_called_wrong_only_as_far_as_that_is_certain(ahead: float) -> None:
    clocks = Clocks(ahead)
    assert clocks.measured.surely_ahead == 0.0, "nothing is known before the first answer"
    for _ in range(10):
        clocks.answer()
        sure = clocks.measured.surely_ahead
        assert sure == 0.0 if abs(ahead) < 0.1 else 0.0 <= sure / ahead <= 1.0 and abs(ahead - sure) <= 1.2
        clocks.passed += 0.97


def test_an_interaction_makes_the_age_more_precise() -> None:
    clocks = Clocks()
    clocks.answer()
    clocks.measured.interaction_arrived(clocks.interaction(0.1))
    assert 1.8 <= clocks.measured.age(clocks.interaction(2.0)) <= 2.0


@pytest.mark.parametrize("seconds", [5.0, 1e6])
def test_a_forged_id_from_the_future_makes_nothing_old(seconds: float) -> None:
    clocks = Clocks()
    clocks.answer()
    clocks.measured.interaction_arrived(clocks.interaction(-seconds))
    clocks.measured.interaction_arrived((1 << 64) - 1)
    assert clocks.measured.age(clocks.interaction(1.0)) <= 1.0
    assert clocks.measured.age(clocks.interaction(-seconds)) == 0.0


def test_setting_the_host_s_clock_changes_only_the_offset() -> None:
    clocks = Clocks()
    clocks.answer()
    clocks.ahead = 600.0
    assert clocks.measured.age(clocks.interaction(2.0)) <= 2.0
    assert clocks.measured.offset == pytest.approx(600.0, abs=0.7)


def test_after_the_machine_was_suspended_the_next_answer_counts() -> None:
    clocks = Clocks()
    clocks.answer()
    real = clocks.measured
    clocks.measured = DiscordClock(lambda: 50.0 + clocks.passed - 3600.0, lambda: DISCORD_NOW + clocks.passed)
    clocks.measured._bounds, clocks.measured._bounded_at = real._bounds, 50.0
    clocks.passed += 3600.0  # the monotonic clock stood still
    assert clocks.measured.age(clocks.interaction(30.0)) == 0.0
    date = formatdate(int(DISCORD_NOW + clocks.passed), usegmt=True)
    clocks.measured.answer_arrived(date, 50.0 + clocks.passed - 3600.0)
    assert 28.9 <= clocks.measured.age(clocks.interaction(30.0)) <= 30.0


def test_the_offset_is_logged_once_and_again_when_it_changes(caplog: pytest.LogCaptureFixture) -> None:
    clocks = Clocks(0.3)
    with caplog.at_level(logging.INFO):
        clocks.answer()
        assert caplog.text == ""
        clocks.ahead = -90.0
        for _ in range(5):
            clocks.passed += 1.0
            clocks.answer()
        assert caplog.text.count("is wrong") == 1 and "-90" in caplog.text
        clocks.ahead = 0.0
        clocks.passed += 100.0
        clocks.answer()
        assert "agrees with Discord's again" in caplog.text


async def test_answers_without_a_date_or_from_a_cache_say_nothing() -> None:
    dates = iter(["", "no date", None, formatdate(DISCORD_NOW, usegmt=True)])

    async def answer(request: web.Request) -> web.Response:
        date = next(dates)
        headers = {"Date": formatdate(DISCORD_NOW), "Age": "30"} if date is None else {"Date": date}
        return web.Response(headers=headers)

    app = web.Application()
    app.router.add_get("/api/v10/gateway", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    clock, trace = DiscordClock(), aiohttp.TraceConfig()
    clock.listen_to(trace)
    server: Any = site._server
    port = server.sockets[0].getsockname()[1]
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        for known in (False, False, False, True):
            async with session.get(f"http://127.0.0.1:{port}/api/v10/gateway"):
                pass
            assert (clock.offset is not None) is known
    await runner.cleanup()


@pytest.fixture(params=[-600.0, 600.0])
def unhurried(request: pytest.FixtureRequest, unhurried: None, monkeypatch: pytest.MonkeyPatch) -> float:
    """Set Discord's clock ten minutes behind the host's, or ahead of it."""
    ahead: float = request.param
    time = sandbox.clock.time.time
    monkeypatch.setattr(sandbox.clock, "time", SimpleNamespace(time=lambda: time() + ahead))
    return ahead


@pytest.mark.slow
async def test_a_host_whose_clock_is_wrong_by_minutes_serves_presses_and_its_doctor_says_so(
    stage: Stage, unhurried: float, caplog: pytest.LogCaptureFixture
) -> None:
    (malia,) = await stage.users("malia")
    _, lobby = await stage.lobby(malia, "gorgias")
    assert (await malia.press_label(lobby, "Leave")).failed is None
    general = await malia.channel("general")
    reply = await malia.slash(general["id"], "admin doctor")
    side = "ahead" if unhurried < 0 else "behind"
    assert says(reply.text, "doctor-clock-wrong", seconds=round(abs(unhurried)), side=side)
    with caplog.at_level(logging.INFO):
        await stage.restart()
    assert f"'seconds_ahead_of_discord': {-unhurried:.0f}" in caplog.text
