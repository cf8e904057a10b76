"""A pool of worker processes for work that would block the event loop: drawing, computer players, parsing of uploads.

A worker that crashes is replaced; one that takes too long is ended.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

import structlog

T = TypeVar("T")
P = ParamSpec("P")
log = structlog.stdlib.get_logger(__name__)


ATTEMPTS = 3
"""Maximum number of attempts for work whose process dies."""


class WorkerPool:
    """A pool of worker processes, started when first needed and again after a crash.

    A call that takes too long ends the processes; others replace them.
    """

    def __init__(
        self,
        name: str,
        *,
        workers: int = 1,
        timeout: float = 30.0,
        nice: int = 10,
        ends_unwanted: bool = False,
        rest: float | None = None,
    ) -> None:
        """Create a pool; no process is started yet.

        Args:
            name: The name of the pool in the log.
            workers: The number of processes.
            timeout: Maximum duration of a call in seconds; after that, its process is ended.
            nice: The niceness of the processes (0 to 19), by which the bot has priority over them.
            ends_unwanted: End the process of a call whose caller gives up, so that the next one does not wait for it.
                Otherwise it works on.
            rest: After so many seconds without a call the processes are ended, and take no memory; None for never.
        """
        self.name = name
        self._workers = workers
        self._timeout = timeout
        self._nice = nice
        self._ends_unwanted = ends_unwanted
        self._rest = rest
        self._ending: asyncio.TimerHandle | None = None
        self._executor: ProcessPoolExecutor | None = None
        self.closed = False
        """True after `close`."""
        self.restarts = 0
        """How many times the processes were replaced, because one died or took too long."""
        self._slots: tuple[asyncio.AbstractEventLoop, asyncio.Semaphore] | None = None

    async def run(self, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        """Call a function in a worker process and return its result.

        Args:
            work: A function defined at the top level of a module, so that it can be pickled.
            values: Its positional arguments, which can be pickled too.
            named: Its keyword arguments.

        Raises:
            BrokenProcessPool: The process died in each of `ATTEMPTS` attempts, or the pool is closed.
            TimeoutError: The call took longer than the pool's timeout, and its process was ended.
            Exception: What the function itself raises is raised here too.
        """
        for attempt in range(1, ATTEMPTS + 1):
            async with self._slot():  # so that the timeout is for the work and not for waiting its turn
                executor = self._started()
                try:
                    future = asyncio.wrap_future(executor.submit(work, *values, **named))
                    async with asyncio.timeout(self._timeout):
                        return await future
                except BrokenProcessPool:
                    if self.closed:
                        raise
                    log.warning("a worker process ended unexpectedly", pool=self.name, attempt=attempt)
                    self._replace(executor)
                    if attempt == ATTEMPTS:
                        raise
                except TimeoutError:
                    log.warning("a worker process took too long and was ended", pool=self.name, seconds=self._timeout)
                    self._replace(executor)
                    raise
                except asyncio.CancelledError:
                    if self._ends_unwanted:
                        self._replace(executor)
                    raise
                finally:
                    self._let_rest(executor)
        raise AssertionError("unreachable")

    async def renew(self, warm: Callable[[], object]) -> None:
        """Replace the processes, so that they keep no data in memory; nothing happens if none has been started.

        The others are started first, and the former ones end as soon as they are free. If the pool has several workers,
        calls that the others are working on begin again.

        Args:
            warm: Called once in the new processes before they replace the former ones.
        """
        if self._executor is None:
            return
        fresh: ProcessPoolExecutor | None = self._new_executor()
        assert fresh is not None
        try:
            async with asyncio.timeout(self._timeout):
                await asyncio.wrap_future(fresh.submit(warm))
        except (BrokenProcessPool, TimeoutError):
            self._discard(fresh)  # the next call starts others
            fresh = None
        async with self._slot():
            former, self._executor = self._executor, fresh
            if former is not None:
                self._discard(former)
            if self.closed and fresh is not None:
                self._discard(fresh)

    def processes(self) -> list[int]:
        """Return the operating system's ids of the worker processes; empty if none has been started."""
        if self._executor is None:
            return []
        return [process.pid for process in (self._executor._processes or {}).values() if process.pid is not None]

    def close(self) -> None:
        """Kill the worker processes, even in the middle of their work; from now on `run` fails."""
        self.closed = True
        if self._ending is not None:
            self._ending.cancel()
        if self._executor is not None:
            self._discard(self._executor)

    def _slot(self) -> asyncio.Semaphore:
        """Return the semaphore that limits how many calls run at once.

        Each event loop has its own, because in tests a pool outlives a loop.
        """
        loop = asyncio.get_running_loop()
        if self._slots is None or self._slots[0] is not loop:
            self._slots = (loop, asyncio.Semaphore(self._workers))
        return self._slots[1]

    def _let_rest(self, executor: ProcessPoolExecutor) -> None:
        """End the processes of an executor if no call follows for a while and the pool is made so."""
        if self._ending is not None:
            self._ending.cancel()
        if self._rest is not None and self._executor is executor:
            self._ending = asyncio.get_running_loop().call_later(self._rest, self._end_idle, executor)

    def _end_idle(self, executor: ProcessPoolExecutor) -> None:
        if not self._slot().locked():  # else the call that is running lets them rest again
            self._discard(executor)

    def _started(self) -> ProcessPoolExecutor:
        if self.closed:
            raise BrokenProcessPool(f"the {self.name} have closed")
        if self._executor is None:
            self._executor = self._new_executor()
        return self._executor

    def _new_executor(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_start_worker, initargs=(self._nice,))

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """End the processes of an executor that has lost one or is too slow, so that the next call starts new ones."""
        if self._executor is executor:  # of several calls that lose their process, the first
            self.restarts += 1
        self._discard(executor)

    def _discard(self, executor: ProcessPoolExecutor) -> None:
        if self._executor is executor:
            self._executor = None
        processes, results = list((executor._processes or {}).values()), executor._result_queue
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        # A worker killed while it sends its result leaves half of it in the pipe. The executor's thread would wait for
        # the rest for ever, and the interpreter for that thread, as long as this process keeps the pipe open.
        results._writer.close()  # type: ignore[attr-defined]  # typeshed does not know it


def _start_worker(nice: int) -> None:
    """Set up a worker process: it ignores Ctrl-C, has a lower priority than the bot, and ends when the bot does.

    Args:
        nice: What is added to the niceness of the process, 0 to 19.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()
