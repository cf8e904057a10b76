"""PostgreSQL goes away during a commit: nobody is told that nothing was recorded, and a repetition tells what was."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest

from storage import Store, Unavailable, Uncertain
from tests.storage.conftest import empty_database
from tests.storage.tables import ANN, BOB, KEY, begin, submit_bid
from tests.storage.toy import find_toy

SOCKET = ".s.PGSQL.5432"


class Line:
    """A line to a PostgreSQL server that can be cut: at once, or before or after a commit has reached the server."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self.cut_at: Literal["never", "now", "before", "after"] = "never"
        self._is_committing = False

    async def connect(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        """Carry what a client and the server say to each other."""
        if self.cut_at == "now":
            to_client.close()
            return
        server, to_server = await asyncio.open_unix_connection(str(self._server))
        carried = {
            asyncio.create_task(self._carry_requests(client, to_server)),
            asyncio.create_task(self._carry_answers(server, to_client)),
        }
        await asyncio.wait(carried, return_when=asyncio.FIRST_COMPLETED)
        for end in (to_client, to_server):
            end.close()
        await asyncio.wait(carried)

    async def _carry_requests(self, client: asyncio.StreamReader, to_server: asyncio.StreamWriter) -> None:
        while said := await client.read(65536):
            commits = b"COMMIT;" in said
            if commits and self.cut_at == "before":
                self.cut_at = "now"
                return
            self._is_committing = commits
            to_server.write(said)

    async def _carry_answers(self, server: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        while said := await server.read(65536):
            if self._is_committing and self.cut_at == "after":
                self.cut_at = "now"
                return
            to_client.write(said)


@pytest.fixture
async def line(postgres: str) -> AsyncIterator[tuple[Line, str]]:
    """Yield a line to an empty database, and the URL that leads through it."""
    address, _, folder = postgres.partition("host=")
    if not folder.startswith("/"):
        pytest.skip("the server is not reached by a Unix socket")
    await empty_database(postgres)
    line = Line(Path(folder) / SOCKET)
    with tempfile.TemporaryDirectory() as mine:
        server = await asyncio.start_unix_server(line.connect, str(Path(mine) / SOCKET))
        yield line, f"{address}host={mine}"
        server.close()


@pytest.mark.parametrize("cut_at", ["before", "after"])
async def test_a_commit_without_an_answer_may_be_recorded(
    line: tuple[Line, str], cut_at: Literal["before", "after"]
) -> None:
    wire, url = line
    async with await Store.open(url, KEY, games=find_toy, retry_seconds=0.4) as store:
        match = await begin(store, ANN, BOB)
        wire.cut_at = cut_at
        with pytest.raises(Uncertain):
            await submit_bid(store, match, "lost", ANN)
        wire.cut_at = "never"
        assert (await store.match(match.id)).record_count == (cut_at == "after")
        assert (await submit_bid(store, match, "lost", ANN)).is_repeat == (cut_at == "after")
        assert (await store.match(match.id)).record_count == 1


async def test_what_never_reached_a_commit_is_not_recorded(line: tuple[Line, str]) -> None:
    wire, url = line
    async with await Store.open(url, KEY, games=find_toy, retry_seconds=0.4) as store:
        match = await begin(store, ANN, BOB)
        await store._database._engine.dispose()  # the next statement needs a new connection
        wire.cut_at = "now"
        with pytest.raises(Unavailable) as refused:
            await submit_bid(store, match, "lost", ANN)
        assert not isinstance(refused.value, Uncertain)
        wire.cut_at = "never"
        assert not (await submit_bid(store, match, "lost", ANN)).is_repeat
