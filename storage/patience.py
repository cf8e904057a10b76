"""Patience: a database that is locked, full or away is tried again for a while before anybody hears of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from storage.refused import Unavailable

log = logging.getLogger(__name__)
T = TypeVar("T")

PAUSE = 0.02
"""Seconds before the second try; each further pause is twice as long."""
PASSING = ("08", "40", "53", "55", "57", "58")
"""Classes of PostgreSQL's SQLSTATE: connection, rollback, resources, locks, operator, system."""


def may_pass(error: Exception) -> bool:
    """Whether a failure lies in the database (locked, full, gone) and may have passed by the next try."""
    if isinstance(error, OperationalError | PoolTimeout | OSError):
        return True
    state = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    return getattr(error, "connection_invalidated", False) or state[:2] in PASSING


async def patiently(once: Callable[[], Awaitable[T]], seconds: float) -> T:
    """Do it until it is done, for about so many seconds, as long as trying again can help.

    Raises:
        Unavailable: it did not pass in that time.
    """
    clock = asyncio.get_running_loop().time
    until, pause = clock() + seconds, PAUSE
    while True:
        try:
            return await once()
        except Exception as error:
            if not may_pass(error):
                raise
            if clock() + pause > until:
                log.error("the database cannot be used: %s", type(error).__name__)
                raise Unavailable(f"the database cannot be used: {type(error).__name__}") from None
        await asyncio.sleep(pause)
        pause *= 2
