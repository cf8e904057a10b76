"""Worker processes that are ended in the middle of something."""

import asyncio
import os
import struct
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from bot.worker_pool import ATTEMPTS, WorkerPool
from tests.waiting import HANG


def send_half_a_result(mark: str) -> None:
    """Write the beginning of a message to the pipe of results, as a worker does that is killed while it writes."""
    frame = sys._getframe()
    while "result_queue" not in frame.f_locals:
        assert frame.f_back is not None
        frame = frame.f_back
    os.write(frame.f_locals["result_queue"]._writer.fileno(), struct.pack("!i", 1000) + b"half of it")
    Path(mark).touch()
    time.sleep(HANG)


@pytest.mark.process
async def test_closing_ends_the_executor_although_half_a_result_was_sent(tmp_path: Path) -> None:
    """Otherwise the bot would not exit: the interpreter waits for the executor's thread."""
    pool, mark = WorkerPool("tests"), tmp_path / "sent"
    call = asyncio.create_task(pool.run(send_half_a_result, str(mark)))
    while not mark.exists():
        assert not call.done()
        await asyncio.sleep(0.01)
    assert pool._executor is not None
    thread = pool._executor._executor_manager_thread  # type: ignore[attr-defined]
    pool.close()
    await asyncio.to_thread(thread.join, HANG / 6)
    assert not thread.is_alive()
    with suppress(BrokenProcessPool, asyncio.CancelledError):
        await call


@pytest.mark.process
async def test_a_renewed_pool_works_on_in_another_process_after_the_work_in_hand() -> None:
    pool = WorkerPool("tests", timeout=HANG)
    await pool.renew(int)
    assert pool.processes() == [], "nothing had started"
    former = await pool.run(os.getpid)
    in_hand = asyncio.create_task(pool.run(abs, -1))
    await asyncio.gather(in_hand, pool.renew(int))
    assert in_hand.result() == 1 and await pool.run(os.getpid) != former
    assert pool.restarts == 0, "it did not fail"
    pool.close()


def wait_for(mark: str) -> None:
    """Take as long to get ready as a file is missing."""
    while not Path(mark).exists():
        time.sleep(0.01)


@pytest.mark.process
async def test_the_former_process_works_until_the_new_one_is_ready(tmp_path: Path) -> None:
    pool, mark = WorkerPool("tests", timeout=HANG), tmp_path / "ready"
    former = await pool.run(os.getpid)
    renewing = asyncio.create_task(pool.renew(partial(wait_for, str(mark))))
    await asyncio.sleep(0)
    assert await pool.run(os.getpid) == former and not renewing.done()
    mark.touch()
    await renewing
    (ready,) = pool.processes()
    assert await pool.run(os.getpid) == ready != former
    pool.close()


def wait_after(mark: str) -> None:
    """Say by a file that the work has begun, and take long."""
    Path(mark).touch()
    time.sleep(HANG)


@pytest.mark.process
async def test_work_that_nobody_wants_any_more_is_ended(tmp_path: Path) -> None:
    pool, mark = WorkerPool("tests", timeout=HANG, ends_unwanted=True), tmp_path / "begun"
    former = await pool.run(os.getpid)
    call = asyncio.create_task(pool.run(wait_after, str(mark)))
    while not mark.exists():
        assert not call.done()
        await asyncio.sleep(0.01)
    waiting = asyncio.create_task(pool.run(os.getpid))
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert await waiting != former
    pool.close()


@pytest.mark.process
async def test_a_pool_without_work_ends_its_processes() -> None:
    pool = WorkerPool("tests", timeout=HANG, rest=0.01)
    former = await pool.run(os.getpid)
    while left := pool.processes():
        assert left == [former]
        await asyncio.sleep(0.01)
    assert await pool.run(os.getpid) != former and pool.restarts == 0
    pool.close()


@pytest.mark.process
async def test_processes_that_die_or_take_too_long_are_counted() -> None:
    pool = WorkerPool("tests", timeout=HANG)
    assert await pool.run(abs, -1) == 1 and pool.restarts == 0
    with pytest.raises(BrokenProcessPool):
        await pool.run(os._exit, 1)
    assert pool.restarts == ATTEMPTS
    pool._timeout = 0.01
    with pytest.raises(TimeoutError):
        await pool.run(time.sleep, HANG)
    assert pool.restarts == ATTEMPTS + 1
    pool.close()
    assert pool.restarts == ATTEMPTS + 1
