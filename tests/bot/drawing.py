"""Draw pictures without a worker process, which takes longer to start than most tests take. The acceptance tests use
the real pool.
"""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from bot.worker_pool import WorkerPool

T = TypeVar("T")
P = ParamSpec("P")


class DrawingThread(WorkerPool):
    """Draws in a thread of this process."""

    async def run(self, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        return await asyncio.to_thread(work, *values, **named)
