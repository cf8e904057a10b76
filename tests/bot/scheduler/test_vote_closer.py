"""The task that closes public votes ends when the bot stops, whatever it was doing."""

import asyncio
from pathlib import Path

from bot.scheduler.votes import VoteCloser
from storage import Store
from storage.time_source import TimeSource


async def test_it_ends_also_if_it_is_woken_in_the_same_moment(tmp_path: Path) -> None:
    """Python 3.11's `asyncio.wait_for` lost the cancellation then, and the bot never stopped."""
    store, looked = await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", bytes(32)), asyncio.Event()

    async def look() -> None:
        looked.set()

    closer = VoteCloser(store.ballots, store.ballots.close_vote, print, look, store.time.now, grace=0.0)
    closer.start()
    await looked.wait()
    for _ in range(20):  # it sleeps
        await asyncio.sleep(0.01)
    closer.wake()
    async with asyncio.timeout(20):
        await closer.close()
    await store.close()


async def test_a_sleep_ends_also_if_it_is_woken_in_the_same_moment() -> None:
    woken, watch = asyncio.Event(), TimeSource()

    async def sleep_on() -> None:
        while True:
            await watch.sleep_until(None, woken)

    sleeper = asyncio.create_task(sleep_on())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    woken.set()
    sleeper.cancel()
    done, _ = await asyncio.wait({sleeper}, timeout=20)
    assert done and sleeper.cancelled()
