"""The common part of the updaters of boards and votes: updates merge, failures are retried, draining does not wait."""

import asyncio

from bot.messages.channel_writer import ChannelUnavailable
from bot.messages.message_updater import MessageUpdater, PendingUpdate, Superseded
from tests.bot.conftest import eventually


class Recorder(MessageUpdater[PendingUpdate]):
    """Records each attempt, and fails as often as a test wants."""

    subject = "thing"
    max_attempts = 3

    def __init__(self, *failures: Exception, interval: float = 0.0) -> None:
        super().__init__(interval=interval, pause=0.001)
        self.failures = list(failures)
        self.made: list[int] = []
        self.attempted: list[int] = []
        self.retried: list[int] = []

    def schedule(self, key: int, channel: int = 1) -> None:
        self._enqueue(channel, key, PendingUpdate())

    async def _update_message(self, key: int, update: PendingUpdate) -> None:
        if self.failures:
            raise self.failures.pop(0)
        self.made.append(key)

    def _attempted(self, key: int, update: PendingUpdate) -> None:
        self.attempted.append(key)

    def _will_retry(self, key: int) -> None:
        self.retried.append(key)

    @property
    def idle(self) -> bool:
        return not self._workers and not self.waiting


async def test_updates_of_one_message_are_made_once() -> None:
    updater = Recorder()
    for key in (1, 2, 1, 1):
        updater.schedule(key)
    assert updater.waiting == 2
    updater._enqueue(1, 1, PendingUpdate(attempts=2))
    assert updater._pending[1][1].attempts == 2, "the later one was merged into it"
    await eventually(lambda: updater.idle)
    assert updater.made == [1, 2]


async def test_what_fails_for_a_while_is_tried_again() -> None:
    updater = Recorder(TimeoutError(), OSError())
    updater.schedule(1)
    await eventually(lambda: updater.idle)
    assert updater.made == [1] and updater.retried == [1, 1] and updater.attempted == [1, 1, 1]


async def test_after_too_many_failures_it_is_given_up() -> None:
    updater = Recorder(*[TimeoutError() for _ in range(9)])
    updater.schedule(1)
    await eventually(lambda: updater.idle)
    assert updater.made == [] and updater.retried == [1, 1, 1] and len(updater.failures) == 5


async def test_an_updater_without_a_limit_never_gives_up() -> None:
    updater = Recorder(*[TimeoutError() for _ in range(6)])
    updater.max_attempts = None  # type: ignore[misc]
    updater.schedule(1)
    await eventually(lambda: updater.idle)
    assert updater.made == [1]


async def test_a_lost_channel_is_a_problem_until_the_message_is_shown() -> None:
    updater = Recorder(ChannelUnavailable("locked"))
    updater.schedule(1)
    await eventually(lambda: updater.idle)
    assert updater.problems == {1: "locked"} and updater.made == []
    updater.schedule(1)
    await eventually(lambda: updater.idle)
    assert updater.problems == {} and updater.made == [1]


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
    assert updater.made == [] and updater.attempted == [1] and updater.retried == []
