"""A question is counted again although the process that was to do it was killed after somebody's departure."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from storage import Match, Store
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin

Open = Callable[..., Awaitable[Store]]
ROOT = Path(__file__).parents[3]


async def leaves_and_dies(url: str, match: Match, user: int) -> None:
    """`user` is found gone by a process that is killed with that transaction committed and no other."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.storage.hours.departing", url, str(match.id), str(user)),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert await asyncio.wait_for(process.wait(), 60) == -signal.SIGKILL


async def test_a_pause_that_waited_for_who_is_gone_is_agreed(url: str, opened: Open) -> None:
    store = await opened()
    match = await begin(store, ANN, BOB, CLEO)
    match = await store.consent.pause(match.id, "p", ANN, "Ann")
    assert match.question is not None
    await store.consent.answer(match.id, "y", BOB, match.question.id, "yes")
    assert await store.consent.unsettled() == [], "Cleo has still to say something"
    await leaves_and_dies(url, match, CLEO)
    left = await store.match(match.id)
    assert left.chairs[2].gone and left.question is not None and left.question.open and left.paused_at is None
    assert [each.id for each in await store.consent.unsettled()] == [match.id]
    settled = await store.consent.settle(match.id)
    assert settled.paused_at is not None
    question = settled.question
    assert question is not None
    assert (question.kind, question.seat) == ("left", 2), "and what had to wait for it is asked"
    assert await store.consent.unsettled() == []
    again = await store.consent.settle(match.id)
    assert (again.version, again.questions) == (settled.version, settled.questions), "once"


async def test_nothing_is_left_where_others_have_still_to_answer(url: str, opened: Open) -> None:
    store = await opened()
    match = await begin(store, ANN, BOB, CLEO, DAN)
    match = await store.consent.pause(match.id, "p", ANN, "Ann")
    await leaves_and_dies(url, match, CLEO)
    assert await store.consent.unsettled() == []
    after = await store.consent.settle(match.id)
    assert after.question is not None and after.question.open and after.paused_at is None
