"""`python -m bot` whose pictures may take as long as they need, with the priority of the test.

On a busy machine a picture may take longer than the bot would wait for it.
"""

from typing import Any

from bot.__main__ import main as run
from bot.ui import image_cache
from bot.worker_pool import WorkerPool
from tests.waiting import HANG


def main(words: list[str]) -> int:
    """Run a command of the bot; return its exit status."""
    image_cache.WorkerPool = _patient_pool  # type: ignore[assignment,misc]
    return run(words)


def _patient_pool(name: str, **_: Any) -> WorkerPool:
    return WorkerPool(name, timeout=HANG)
