"""Measure on PostgreSQL what claiming an interaction costs, compared to committing its action in the same run.

Claims are needed if several processes share a database: see `storage.scheduling.leases` and `bot.interactions.claims`.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterable
from contextlib import ExitStack
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from benchmarks.postgresql import NoServer, Server
from benchmarks.storage import KEY, MARKING, begin, mark
from storage import Store, User

PRESSES = 400
"""The number of operations measured."""
AT_ONCE = 16
"""The number of concurrent matches."""


def run() -> Iterable[dict[str, Any]]:
    """Measure claiming an interaction and committing an action, on the server of TEST_DATABASE_URL or a temporary one.

    Yields:
        The results, or one that says why the benchmark is skipped, if there is no server.
    """
    with ExitStack() as stack:
        try:
            url = os.environ.get("TEST_DATABASE_URL") or stack.enter_context(Server()).url
        except NoServer as error:
            yield {"bench": "claims", "skipped": str(error)}
            return
        yield from asyncio.run(_measure(url))


async def _measure(url: str) -> list[dict[str, Any]]:
    name = f"bench {os.urandom(4).hex()}"
    async with await Store.open(url, KEY, games=lambda game, edition: MARKING) as store:
        ids = [await begin(store, f"{name} {n}") for n in range(AT_ONCE)]

        async def claim(n: int, turn: int) -> None:
            assert await store.leases.claim(f"{name} {n}:{turn}")

        async def submit(n: int, turn: int) -> None:
            await store.submit(ids[n], f"{name} {n}:{turn}", User(1 + turn % 2), mark)

        rows = [await _row("claim an interaction", claim), await _row("commit an action", submit)]
    return [{**row, "relative_to_commit": round(row["median_ms"] / rows[1]["median_ms"], 2)} for row in rows]


async def _row(case: str, do: Callable[[int, int], Awaitable[None]]) -> dict[str, Any]:
    """Time an operation in `AT_ONCE` matches in parallel; in each, the next one starts when the last has finished.

    Args:
        case: The name of the operation.
        do: The operation; gets the index of the match and the number of the repetition.

    Returns:
        The results, with operations per second and times in milliseconds.
    """
    times: list[float] = []

    async def table(n: int) -> None:
        for turn in range(PRESSES // AT_ONCE):
            begun = perf_counter()
            await do(n, turn)
            times.append(1000 * (perf_counter() - begun))

    begun = perf_counter()
    await asyncio.gather(*map(table, range(AT_ONCE)))
    taken = perf_counter() - begun
    return {
        "bench": "claims",
        "database": "postgresql",
        "case": case,
        "at_once": AT_ONCE,
        "per_second": round(len(times) / taken),
        "median_ms": round(median(times), 2),
        "p99_ms": round(quantiles(times, n=100)[98], 2),
    }
