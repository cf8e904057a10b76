"""The HTTP server: who sees the metrics, malformed requests, and the health check while the database fails."""

import asyncio
import re
import socket
import threading
from http import HTTPStatus
from pathlib import Path

import aiohttp
import pytest

from bot.app.http_server import (
    MOST_CONNECTIONS,
    HealthCheck,
    PortUnusable,
    Reply,
    Request,
    Respond,
    loopback_addresses,
    loopback_pages,
    public_pages,
    serve,
)
from bot.ui.words import say
from storage import Store
from tests.bot.conftest import eventually
from tests.ports import free_port
from tests.storage.tables import KEY
from tests.waiting import HANG

TOKEN = "a-token-of-the-host"
METRICS = Reply(HTTPStatus.OK, b"stoa_presses_total 7\n", "text/plain; version=0.0.4")


async def well() -> bool:
    return True


def metrics() -> Reply:
    return METRICS


async def asked(pages: Respond, path: str, **headers: str) -> Reply:
    return await pages(Request(path, headers))


async def test_the_public_port_has_no_metrics_without_a_token() -> None:
    for pages in (public_pages(well, metrics, None), public_pages(well, None, TOKEN), public_pages(well, None, None)):
        reply = await asked(pages, "/metrics", authorization=f"Bearer {TOKEN}", host="127.0.0.1")
        assert reply.status == HTTPStatus.NOT_FOUND and b"stoa" not in reply.body
        assert (await asked(pages, "/")).status == HTTPStatus.OK


@pytest.mark.parametrize(
    "given",
    ["", TOKEN, "Bearer", "Bearer ", f"Basic {TOKEN}", f"Bearer {TOKEN[:-1]}", f"Bearer {TOKEN}x", "Bearer \xff\x00é"],
)
@pytest.mark.parametrize("is_public", [True, False])
async def test_a_wrong_token_gets_nothing(is_public: bool, given: str) -> None:
    pages = public_pages(well, metrics, TOKEN) if is_public else loopback_pages(metrics, TOKEN)
    for headers in ({"authorization": given}, {}):
        reply = await asked(pages, "/metrics", host="127.0.0.1", **headers)
        assert reply.status == HTTPStatus.UNAUTHORIZED and b"stoa" not in reply.body
    right = await asked(pages, "/metrics", host="bot.example.org", authorization=f"bearer {TOKEN}")
    assert right is METRICS


@pytest.mark.parametrize("host", ["127.0.0.1:9100", "localhost", "LOCALHOST:1", "[::1]:9100"])
async def test_this_machine_needs_no_token(host: str) -> None:
    pages = loopback_pages(metrics, None)
    assert await asked(pages, "/metrics", host=host) is METRICS
    assert (await asked(pages, "/", host=host)).status == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("host", ["", "bot.example.org", "127.0.0.1.example.org", "localhost.evil:9100", "10.0.0.1"])
async def test_a_request_under_another_name_does_not_come_from_this_machine(host: str) -> None:
    """A proxy passes it on, or a web page that was given this address."""
    reply = await asked(loopback_pages(metrics, None), "/metrics", host=host)
    assert reply.status == HTTPStatus.NOT_FOUND and b"stoa" not in reply.body


async def test_a_real_client_reads_status_type_and_body_at_both_addresses() -> None:
    port = free_port()
    addresses = loopback_addresses()
    server = await serve(loopback_pages(metrics, None), port, addresses, setting="METRICS_PORT")
    async with server, aiohttp.ClientSession() as session:
        for address in addresses:
            name = f"[{address}]" if ":" in address else address
            async with session.get(f"http://{name}:{port}/metrics?debug=1") as reply:
                assert reply.status == 200 and await reply.read() == METRICS.body
                assert reply.headers["Content-Type"] == METRICS.content_type
            async with session.get(f"http://{name}:{port}/") as reply:
                assert reply.status == 404
        assert {each.getsockname()[0] for each in server.sockets} == set(addresses)


async def test_malformed_requests_get_no_metrics_and_harm_nothing() -> None:
    port = free_port()
    server = await serve(public_pages(well, metrics, TOKEN), port, ["127.0.0.1"], setting="PORT")
    async with server:
        for head in (b"", b"GET", b"\xff\xfe /metrics", b"GET /metrics HTTP/1.1\r\nAuthorization", b"x" * 100_000):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(head + b"\r\n\r\n")
                await writer.drain()
                assert b"stoa" not in await reader.read()
            except ConnectionError:
                pass  # the server closed the connection before it had read everything
            writer.close()
        async with aiohttp.ClientSession() as session:
            headers = {"Authorization": f"Bearer {TOKEN}"}
            async with session.get(f"http://127.0.0.1:{port}/metrics", headers=headers) as reply:
                assert await reply.read() == METRICS.body


async def answer_at(port: int) -> bytes:
    """Ask for the health; empty if the server closes the connection without a reply."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def test_whoever_keeps_silent_keeps_nobody_from_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.http_server.REQUEST_TIMEOUT", 10 * HANG)
    port = free_port()
    server = await serve(public_pages(well, None, None), port, ["127.0.0.1"], setting="PORT")
    async with server, asyncio.timeout(HANG):
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2 * MOST_CONNECTIONS)]
        for _ in range(3):
            assert (await answer_at(port)).startswith(b"HTTP/1.1 200")
        closed = [await reader.read() for reader, _ in idle[:MOST_CONNECTIONS]]
        assert closed == [b""] * MOST_CONNECTIONS, "the oldest ones have made room"
        assert not idle[-1][0].at_eof()
        for _, writer in idle:
            writer.close()
        for _ in range(2 * MOST_CONNECTIONS):
            assert await answer_at(port), "what is over does not count"


async def test_a_connection_too_many_is_closed_and_others_are_served() -> None:
    port, answering, all_ask = free_port(), asyncio.Event(), asyncio.Barrier(MOST_CONNECTIONS + 1)

    async def wait_and_be_well() -> bool:
        await all_ask.wait()
        await answering.wait()
        return True

    server = await serve(public_pages(wait_and_be_well, None, None), port, ["127.0.0.1"], setting="PORT")
    async with server, asyncio.timeout(HANG):
        asked = []
        for _ in range(MOST_CONNECTIONS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\n\r\n")
            asked.append((reader, writer))
        await all_ask.wait()
        assert await answer_at(port) == b""
        answering.set()
        assert all([(await reader.read()).startswith(b"HTTP/1.1 200") for reader, _ in asked])
        for _, writer in asked:
            writer.close()


async def test_a_port_that_is_taken_is_said_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        sentence = say.label("port-in-use", setting="METRICS_PORT", port=str(port))
        with pytest.raises(PortUnusable, match=f"^{re.escape(sentence)}$"):
            await serve(loopback_pages(metrics, None), port, ["127.0.0.1"], setting="METRICS_PORT")


SOON = 0.05


async def status_of(port: int) -> int:
    """Return the status of the health check's reply."""
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
        while await status_of(port) != 200:  # on a busy machine, the database may take longer than `SOON`
            pass
        here[0] = False
        assert await status_of(port) == 503, "it takes no presses"
        here[0] = True
        hanging = asyncio.create_task(store._database.read_quickly(hangs))
        try:
            await eventually(busy.is_set)
            before = count[0]
            assert await asyncio.gather(*[status_of(port) for _ in range(5)]) == [503] * 5
            assert count[0] == before + 1, "what hangs is not asked again and again"
        finally:
            over.set()
            await hanging
        while await status_of(port) != 200:
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
