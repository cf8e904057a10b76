"""The common part of the updaters of boards and votes: updates merge, failures are retried with sense, draining does
not wait.
"""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.interactions.errors import is_ban, retry_after
from bot.messages import message_updater
from bot.messages.channel_writer import ChannelUnavailable
from bot.messages.message_updater import (
    BAN_PAUSE,
    CHANGE_PAUSE,
    LONGEST_DATABASE_PAUSE,
    LONGEST_OUTAGE_PAUSE,
    QUICK_RETRIES,
    REST,
    MessageUpdater,
    PendingUpdate,
    Superseded,
)
from storage import Unavailable
from tests.bot.conftest import eventually
from tests.fake_loop import FakeLoop, settle

HOUR, DAY = 3600.0, 86_400.0
PAUSE = 2.0


class Recorder(MessageUpdater[PendingUpdate]):
    """Records each attempt, and fails as often as a test wants."""

    subject = "thing"

    def __init__(self, *failures: Exception, interval: float = 0.0, pause: float = 0.001) -> None:
        super().__init__(interval=interval, pause=pause)
        self.failures = list(failures)
        self.always: Exception | None = None
        """With what every attempt fails."""
        self.broken: set[int] = set()
        """If it is not empty, only these fail."""
        self.tried: list[int] = []
        self.made: list[int] = []
        self.attempted: list[int] = []

    def _mark_unsure(self, key: int) -> None:
        pass

    def schedule(self, key: int, channel: int = 1) -> None:
        self._enqueue(channel, key, PendingUpdate())

    async def _update_message(self, key: int, update: PendingUpdate) -> None:
        self.tried.append(key)
        if self.failures:
            raise self.failures.pop(0)
        if self.always is not None and (not self.broken or key in self.broken):
            raise self.always
        self.made.append(key)

    def _attempted(self, key: int, update: PendingUpdate) -> None:
        self.attempted.append(key)

    @property
    def idle(self) -> bool:
        return not self._workers and not self.waiting


def answer(status: int, **headers: str) -> discord.HTTPException:
    """Return the error of a request to which Discord has answered with a status."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response: Any = SimpleNamespace(status=status, reason="", headers=named)
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status)
    if kind is None:
        kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(response, {"code": 0, "message": ""})


async def test_updates_of_one_message_are_made_once() -> None:
    updater = Recorder()
    for key in (1, 2, 1, 1):
        updater.schedule(key)
    assert updater.waiting == 2
    await eventually(lambda: updater.idle)
    assert updater.made == [1, 2]


async def test_what_fails_for_a_while_is_tried_again() -> None:
    updater = Recorder(TimeoutError(), OSError())
    updater.schedule(1)
    await eventually(lambda: updater.idle)
    assert updater.made == [1] and updater.tried == [1, 1, 1] and updater.problems == {}


async def test_an_outage_is_over_as_soon_as_discord_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.always = answer(503)
    updater.schedule(1)
    await loop.pass_by(DAY)
    updater.always = None
    await loop.pass_by(LONGEST_OUTAGE_PAUSE + 1)
    assert updater.made == [1] and updater.idle


async def test_a_database_that_was_away_leaves_no_channel_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.always = Unavailable()
    updater.schedule(1)
    await loop.pass_by(DAY)
    updater.always = None
    await loop.pass_by(LONGEST_DATABASE_PAUSE + 1)
    assert updater.made == [1]


@pytest.mark.parametrize(
    ("failure", "most"),
    [
        (answer(400), 40),
        (answer(401), 40),
        (answer(429, Via="1.1 google"), 40),
        (answer(429), 40),
        (discord.RateLimited(30.0), 40),
        (ChannelUnavailable("forbidden"), 40),
        (ChannelUnavailable("locked"), 40),
        (ChannelUnavailable("gone"), 1),
        (answer(500), 300),
        (TimeoutError(), 300),
    ],
)
async def test_who_fails_for_a_day_is_not_hammered(
    monkeypatch: pytest.MonkeyPatch, failure: Exception, most: int
) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.always = failure
    updater.schedule(1)
    await loop.pass_by(DAY)
    assert 1 <= len(updater.tried) <= most
    assert 1 in updater.problems, "the doctor names it"
    if most > 1:
        updater.always = None
        await loop.pass_by(HOUR + 1)
        assert updater.made == [1] and updater.problems == {}, "it is not lost either"


@pytest.mark.parametrize(
    "failure",
    [
        answer(400),
        answer(429, Via="1.1 google"),
        ChannelUnavailable("forbidden"),
        ChannelUnavailable("gone"),
        OSError(),
    ],
)
async def test_a_busy_channel_that_fails_is_tried_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE, interval=2.0)
    updater.always, luck = failure, random.Random(1)
    for _ in range(500):
        updater.schedule(1)
        await loop.pass_by(luck.random() * 10)
    passed = loop.now - 1000.0
    assert len(updater.tried) <= QUICK_RETRIES + 1 + passed / CHANGE_PAUSE
    assert len(updater.tried) >= passed / CHANGE_PAUSE / 2, "a change is tried, or nobody would see that it works again"


async def test_a_change_is_tried_before_the_long_pause_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.always = answer(400)
    updater.schedule(1)
    await loop.pass_by(300)
    tried, updater.always = len(updater.tried), None
    await loop.pass_by(CHANGE_PAUSE)
    assert len(updater.tried) == tried == QUICK_RETRIES + 1, "the long pause has begun"
    updater.schedule(1)
    await loop.pass_by(1)
    assert updater.made == [1]


async def test_a_message_that_discord_rejects_does_not_hold_up_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.always, updater.broken = answer(400), {1}
    updater.schedule(1)
    await loop.pass_by(65)
    assert len(updater.tried) == QUICK_RETRIES + 1, "the long pause has just begun"
    updater.schedule(2)
    await loop.pass_by(1)
    assert updater.made == [2] and updater.problems == {1: "rejected"}


async def test_a_channel_that_fails_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.always, updater.broken = ChannelUnavailable("forbidden"), {1, 2}
    for key in (1, 2):
        updater.schedule(key)
    await loop.pass_by(60)
    tried = len(updater.tried)
    updater.schedule(3, channel=2)
    await settle()
    await loop.pass_by(1)
    assert updater.made == [3] and len(updater.tried) == tried + 1


async def test_discord_is_given_the_time_it_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.failures = [answer(429, Via="1.1 google", Retry_After="77")]
    updater.schedule(1)
    await loop.pass_by(1)
    updater.schedule(1)
    await loop.pass_by(75)
    assert len(updater.tried) == 1, "not even for a change"
    await loop.pass_by(2)
    assert updater.made == [1]


async def test_a_ban_stops_every_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of the proxy in front of Discord names no `Via`, and usually no time either."""
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.failures = [answer(429)]
    updater.schedule(1)
    await loop.pass_by(1)
    updater.schedule(2, channel=2)
    await loop.pass_by(BAN_PAUSE - 2)
    assert updater.tried == [1]
    await loop.pass_by(2)
    assert sorted(updater.made) == [1, 2]


def test_what_a_429_says() -> None:
    assert is_ban(answer(429)) and not is_ban(answer(429, Via="1.1 google")) and not is_ban(answer(403))
    assert retry_after(answer(429, Retry_After="1.5")) == 1.5 and retry_after(answer(429)) == 0
    assert retry_after(answer(429, Retry_After="Wed, 21 Oct 2015 07:28:00 GMT")) == 0
    assert retry_after(discord.RateLimited(9.0)) == 9.0 and retry_after(OSError()) == 0


async def test_a_lost_channel_is_a_problem_until_the_message_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(ChannelUnavailable("locked"), pause=PAUSE)
    updater.schedule(1)
    await loop.pass_by(1)
    assert updater.problems == {1: "locked"} and updater.made == []
    updater.schedule(1)
    await loop.pass_by(1)
    assert updater.problems == {} and updater.made == [1] and updater.idle


async def test_what_is_refused_is_tried_again_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(ChannelUnavailable("forbidden"), pause=PAUSE)
    updater.schedule(1)
    await loop.pass_by(REST - 1)
    assert updater.tried == [1]
    await loop.pass_by(1)
    assert updater.made == [1]


async def test_who_waits_for_an_update_does_not_wait_for_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, updater = FakeLoop(monkeypatch, message_updater), Recorder(pause=PAUSE)
    updater.always = ChannelUnavailable("forbidden")
    for _ in range(QUICK_RETRIES + 1):
        updater.schedule(1)
        await loop.pass_by(1)
    told = len(updater.attempted)
    updater.schedule(1)
    await settle()
    assert len(updater.attempted) > told and len(updater.tried) == QUICK_RETRIES + 1


async def test_a_superseded_update_is_made_again_and_a_broken_one_stops_no_other() -> None:
    updater = Recorder(Superseded(), ZeroDivisionError())
    updater.schedule(1)
    updater.schedule(2)
    await eventually(lambda: updater.idle)
    assert updater.made == [1], "the second failed for good"
    updater.schedule(3)
    await eventually(lambda: updater.idle)
    assert updater.made == [1, 3]


async def test_a_drain_makes_all_updates_without_waiting_between_them() -> None:
    updater = Recorder(interval=3600.0)
    for key in (1, 2, 3):
        updater.schedule(key)
    updater.schedule(4, channel=2)
    await asyncio.sleep(0)
    await updater.drain(30.0)
    assert sorted(updater.made) == [1, 2, 3, 4]


async def test_what_a_drain_cannot_make_is_still_reported() -> None:
    updater = Recorder(TimeoutError(), interval=3600.0)
    updater.schedule(1)
    await updater.drain(30.0)
    assert updater.made == [] and updater.attempted == [1] and updater.tried == [1]


async def test_a_drain_does_not_wait_for_what_rests() -> None:
    updater = Recorder(pause=3600.0)
    updater.always = TimeoutError()
    updater.schedule(1)
    await eventually(lambda: updater.tried)
    await settle()
    await updater.drain(30.0)
    assert updater.tried == [1] and updater.idle
