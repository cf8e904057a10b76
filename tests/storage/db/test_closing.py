"""A closed store: nothing reads or opens a connection any more, and what was under way has ended."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from storage import Store, Unavailable
from tests.storage.tables import ANN, BOB, KEY, begin
from tests.storage.toy import find_toy


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_closing_waits_for_a_connection_that_a_cancelled_caller_opens(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(url, KEY, games=find_toy)
    entered, go_on, done = asyncio.Event(), threading.Event(), threading.Event()
    loop, connect = asyncio.get_running_loop(), sqlite3.connect

    def slowly(*values: Any, **named: Any) -> sqlite3.Connection:
        if threading.current_thread().name.startswith("sqlite "):  # the two connections that are open already
            return connect(*values, **named)
        loop.call_soon_threadsafe(entered.set)
        go_on.wait()
        try:
            return connect(*values, **named)
        finally:
            done.set()

    monkeypatch.setattr(sqlite3, "connect", slowly)
    reading = asyncio.create_task(store.open_guilds())
    await entered.wait()
    reading.cancel()
    closing = asyncio.create_task(store.close())
    await asyncio.wait({closing}, timeout=0.1)
    assert reading.cancelled() and not closing.done()
    go_on.set()
    await closing
    assert done.is_set()


USES: list[Callable[[Store, int], Awaitable[object]]] = [
    lambda store, match: store.match(match),
    lambda store, match: store.open_guilds(),
    lambda store, match: store.place(match, thread=7),
    lambda store, match: store.put_value("a", 1),
    lambda store, match: store.maintenance.numbers(),
]


async def test_a_closed_store_says_so(url: str) -> None:
    store = await Store.open(url, KEY, games=find_toy)
    match = await begin(store, ANN, BOB)
    await store.close()
    for use in USES:
        with pytest.raises(Unavailable, match="the store is closed"):
            await use(store, match.id)
