"""A worker process for what would hold up the event loop: pictures and thinking. A crash of it is survived."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger(__name__)


class Pool:
    """So many worker processes, started when first needed and anew after a crash.

    `patience` is how many seconds a piece of work may run before its process is ended, `nice` how far it stands back
    from the bot itself at the processor (0 to 19).
    """

    def __init__(
        self, name: str, *, workers: int = 1, patience: float = 30.0, nice: int = 10, attempts: int = 3
    ) -> None:
        self.name = name
        self._workers = workers
        self._patience = patience
        self._nice = nice
        self._attempts = attempts
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False
        self._turns: tuple[asyncio.AbstractEventLoop, asyncio.Semaphore] | None = None

    async def run(self, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        """The result of `work`, a function of a module, called in a worker process.

        Raises:
            BrokenProcessPool: the process died every time. TimeoutError: it took too long. Whatever `work` raises.
        """
        for attempt in range(1, self._attempts + 1):
            async with self._turn():  # so that patience is for work, not for waiting until others' work is done
                executor = self._started()
                try:
                    future = asyncio.wrap_future(executor.submit(work, *values, **named))
                    return await asyncio.wait_for(future, self._patience)
                except BrokenProcessPool:
                    if self._closed:
                        raise
                    log.warning("a process of the %s ended unexpectedly (attempt %d)", self.name, attempt)
                    self._give_up(executor)
                    if attempt == self._attempts:
                        raise
                except TimeoutError:
                    log.warning("the %s took longer than %g s and were ended", self.name, self._patience)
                    self._give_up(executor)
                    raise
        raise AssertionError("unreachable")

    def processes(self) -> list[int]:
        """The ids of the worker processes that run."""
        if self._executor is None:
            return []
        return [process.pid for process in (self._executor._processes or {}).values() if process.pid is not None]

    def close(self) -> None:
        """End the workers, also in the middle of their work."""
        self._closed = True
        if self._executor is not None:
            self._give_up(self._executor)

    def _turn(self) -> asyncio.Semaphore:
        """One for each event loop: a pool may outlive a loop, as it does in tests."""
        loop = asyncio.get_running_loop()
        if self._turns is None or self._turns[0] is not loop:
            self._turns = (loop, asyncio.Semaphore(self._workers))
        return self._turns[1]

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BrokenProcessPool(f"the {self.name} have closed")
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_begin, initargs=(self._nice,)
            )
        return self._executor

    def _give_up(self, executor: ProcessPoolExecutor) -> None:
        if self._executor is executor:
            self._executor = None
        processes = list((executor._processes or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _begin(nice: int) -> None:
    """In the worker: leave Ctrl-C and the first place at the processor to the bot, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()
