"""The time of an event loop, for modules that wait: it passes only when a test lets it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from types import ModuleType, SimpleNamespace

import pytest


class FakeLoop:
    """Stands in for the clock, `sleep` and `timeout` of `asyncio` in one module."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> None:
        self.now = 1000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        patched = {
            "sleep": self.sleep,
            "timeout": self.timeout,
            "get_running_loop": lambda: SimpleNamespace(
                time=lambda: self.now, create_future=asyncio.get_running_loop().create_future
            ),
        }
        monkeypatch.setattr(module, "asyncio", SimpleNamespace(**{**vars(asyncio), **patched}))

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.now + seconds, future))
        await future

    @contextlib.asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        task, is_over = asyncio.current_task(), False
        assert task is not None

        async def expire() -> None:
            nonlocal is_over
            await self.sleep(seconds)
            is_over = True
            task.cancel()

        expiring = asyncio.create_task(expire())
        try:
            yield
        except asyncio.CancelledError:
            if not is_over:
                raise
            task.uncancel()
            raise TimeoutError from None
        finally:
            expiring.cancel()

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, waking in order those whose time has come."""
        end = self.now + seconds
        while True:
            await settle()
            self._sleepers = [each for each in self._sleepers if not each[1].done()]
            due = min(self._sleepers, default=None, key=lambda each: each[0])
            if due is None or due[0] > end:
                break
            self.now = max(self.now, due[0])
            due[1].set_result(None)
        self.now = end


async def settle() -> None:
    """Let the event loop run until all tasks have done what they can."""
    for _ in range(20):
        await asyncio.sleep(0)
