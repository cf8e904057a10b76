"""Garbage collection: survivors are frozen, and cycles among them are found within two collections after an hour.

The limit on open files: the process raises it as far as it may, and never lowers it.
"""

import asyncio
import gc
import resource
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app.process_tuning import (
    FULL_COLLECTION_INTERVAL,
    MOST_OPEN_FILES,
    YOUNG_OBJECTS,
    FreezeSurvivors,
    postpone_full_collections,
    raise_open_file_limit,
    tune_garbage_collector,
)
from sandbox import Driver, Sandbox
from tests.bot.app.test_process import BOT, sandbox, start
from tests.waiting import HANG

__all__ = ["sandbox"]

LOW = 512
DEFAULT = 2000
"""The highest threshold of the youngest generation that a Python has by default (3.13; before, it was 700)."""


class Circle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def clock() -> Iterator[list[float]]:
    now = [0.0]
    aside = FreezeSurvivors(lambda: now[0])
    gc.unfreeze()
    gc.callbacks.append(aside)
    yield now
    gc.callbacks.remove(aside)
    gc.unfreeze()
    gc.collect()
    gc.freeze()


@pytest.mark.slow
def test_survivors_are_not_looked_at_again(clock: list[float]) -> None:
    kept = [Circle() for _ in range(100)]
    gc.collect()
    frozen = gc.get_freeze_count()
    assert frozen >= len(kept)
    assert not {id(each) for each in gc.get_objects()} & {id(each) for each in kept}
    gc.collect(1)
    assert gc.get_freeze_count() <= frozen, "a small collection sets nothing aside"


@pytest.mark.slow
def test_what_was_set_aside_goes_when_nobody_refers_to_it(clock: list[float]) -> None:
    plain = [Circle()]
    plain[0].self = None  # type: ignore[assignment]
    gone = weakref.ref(plain[0])
    gc.collect()
    plain.clear()
    assert gone() is None


@pytest.mark.slow
def test_circles_stay_an_hour_at_most(clock: list[float]) -> None:
    circle = Circle()
    gone = weakref.ref(circle)
    gc.collect()
    del circle
    gc.collect()
    assert gone() is not None, "it was set aside"
    clock[0] += FULL_COLLECTION_INTERVAL
    gc.collect()
    gc.collect()
    assert gone() is None
    assert gc.get_freeze_count() > 0, "and then everything is set aside again"


def test_tuning_collects_less_often_and_freezes_what_exists() -> None:
    former, callbacks = gc.get_threshold(), list(gc.callbacks)
    kept = [Circle() for _ in range(100)]
    postpone_full_collections()
    try:
        tune_garbage_collector()
        assert gc.get_threshold() == (YOUNG_OBJECTS, 10, 10) and YOUNG_OBJECTS > DEFAULT
        assert not {id(each) for each in gc.get_objects()} & {id(each) for each in kept}
    finally:
        gc.set_threshold(*former)
        gc.callbacks[:] = callbacks


START = """
import gc, runpy, sys
sys.argv = ["bot", "nonsense"]
try:
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
except SystemExit:
    print(*(each["collections"] for each in gc.get_stats()))
"""


@pytest.mark.process
def test_a_start_imports_without_looking_at_old_objects_again() -> None:
    done = subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, text=True)
    young, middle, oldest = map(int, done.stdout.split())
    assert young < 100 and middle < 10 and oldest == 0  # what is imported first is little


@pytest.fixture
def hard() -> Iterator[int]:
    """Lower the soft limit for a test, and return the hard one, at most `MOST_OPEN_FILES`."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard <= LOW:
        pytest.skip("this system allows too few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (LOW, hard))
    yield MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_limit_is_raised_and_not_lowered(hard: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.process_tuning.MOST_OPEN_FILES", LOW - 1)
    raise_open_file_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == LOW
    monkeypatch.undo()
    raise_open_file_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard


@pytest.mark.process
async def test_the_bot_raises_it_at_its_start(sandbox: tuple[Sandbox, Driver], tmp_path: Path, hard: int) -> None:
    server, driver = sandbox
    bot = await start(tmp_path, program=BOT, DISCORD_API=server.base_url)
    await driver.bot_ready()
    assert resource.prlimit(bot.pid, resource.RLIMIT_NOFILE)[0] == hard
    bot.terminate()
    await asyncio.wait_for(bot.communicate(), HANG)
