"""The health check over HTTP, also while the database does not answer."""

import asyncio
import threading
from pathlib import Path

import aiohttp

from bot.app.health import HealthCheck
from bot.app.http_server import public_pages, serve
from storage import Store
from tests.bot.conftest import eventually
from tests.ports import free_port
from tests.storage.tables import KEY

SOON = 0.05


async def asked(port: int) -> int:
    """Return the status of the response."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/") as answer:
        return answer.status


async def test_it_is_not_well_while_the_database_does_not_answer(tmp_path: Path) -> None:
    busy, over, here = threading.Event(), threading.Event(), [True]

    def hangs(_: object) -> None:
        busy.set()
        over.wait()

    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY) as store:
        count = [0]

        async def ask() -> None:
            count[0] += 1
            await store.ping()

        health = HealthCheck(lambda: here[0], ask, timeout=SOON)
        port = free_port()
        server = await serve(public_pages(health.is_healthy, None, None), port, ["127.0.0.1"], setting="PORT")
        assert await asked(port) == 200
        here[0] = False
        assert await asked(port) == 503, "it takes no presses"
        here[0] = True
        hanging = asyncio.create_task(store._database.read_quickly(hangs))
        try:
            await eventually(busy.is_set)
            before = count[0]
            assert await asyncio.gather(*[asked(port) for _ in range(5)]) == [503] * 5
            assert count[0] == before + 1, "what hangs is not asked again and again"
        finally:
            over.set()
            await hanging
        while await asked(port) != 200:
            pass
        server.close()
        await server.wait_closed()


async def test_it_is_not_well_when_the_database_fails(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY) as store:
        health = HealthCheck(lambda: True, store.ping)
        assert await health.is_healthy()
    assert not await health.is_healthy(), "it is closed"


async def test_an_answer_is_of_the_question_that_was_waited_for() -> None:
    """A request that arrives at the moment of an answer starts a new check, and takes no other request's answer."""
    late: list[asyncio.Task[bool]] = []

    async def ask() -> None:
        await asyncio.sleep(0)
        if not late:
            asyncio.get_running_loop().call_soon(lambda: late.append(asyncio.create_task(health.is_healthy())))

    health = HealthCheck(lambda: True, ask)
    assert await health.is_healthy()
    assert await late[0]
