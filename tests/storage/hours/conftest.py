"""A store whose watch the test sets."""

from collections.abc import Awaitable, Callable

import pytest

from storage import Store
from tests.watch import SetWatch


@pytest.fixture
def watch() -> SetWatch:
    """What time it is for the store."""
    return SetWatch()


@pytest.fixture
async def timed(opened: Callable[..., Awaitable[Store]], watch: SetWatch) -> Store:
    """A store that has given a sign of life."""
    store = await opened(watch=watch)
    await store.timetable.beat(returned=True)
    return store
