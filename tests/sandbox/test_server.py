"""The door: loopback only, the page's files, the switches, the command line."""

from __future__ import annotations

import asyncio
import logging
import shutil
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest
from yarl import URL

import sandbox.server
from sandbox import Driver, Sandbox
from sandbox.driver import Refused, User
from sandbox.interactions.commands import UnknownCommand
from sandbox.server import NotLoopback, is_loopback
from sandbox.wire import Snowflakes, created_at
from tests.sandbox.small_bot import SmallBot
from tests.waiting import HANG

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1", "example.org", ""])
async def test_it_listens_on_loopback_only(host: str) -> None:
    assert not is_loopback(host)
    with pytest.raises(NotLoopback):
        await Sandbox.start(host=host)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.1.2.3"])
def test_what_loopback_is(host: str) -> None:
    assert is_loopback(host)


FOREIGN = [
    {"Host": "evil.example"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://localhost"},
]
"""Headers of pages that are not the sandbox's own: other sites, a sandboxed frame, other servers of this machine."""


@pytest.mark.parametrize("headers", FOREIGN)
async def test_other_pages_are_kept_out(server: Sandbox, headers: dict[str, str]) -> None:
    before, own = server.clock.now(), {"Origin": server.base_url}
    async with aiohttp.ClientSession() as session:
        for path in ("/sandbox/users", "/", "/api/v10/users/@me"):
            async with session.get(server.base_url + path, headers=headers) as response:
                assert response.status == 403, path
        plain = {"Content-Type": "text/plain"}
        for path in ("/sandbox/clock", "/sandbox/faults", "/sandbox/members", "/api/v10/interactions"):
            body = '{"seconds": 3600, "kind": "zombie", "user": "theo"}'
            async with session.post(server.base_url + path, data=body, headers=plain | headers) as response:
                assert response.status == 403, path
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{server.base_url}/gateway", headers=headers)
        assert refused.value.status == 403
        assert server.clock.now() - before < 3600 and server.user_id("theo") in server.world.members

        async with session.get(f"{server.base_url}/sandbox/users", headers=own) as response:
            assert response.status == 200
        async with session.ws_connect(f"{server.base_url}/gateway", headers=own) as socket:
            assert (await socket.receive_json())["op"] == 10


async def test_the_page_is_served_and_nothing_beside_it(
    server: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page"
    (page / "deep").mkdir(parents=True)
    (page / "index.html").write_text("<h1>Stoa</h1>")
    (page / "deep" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(sandbox.server, "PAGE", page)
    async with aiohttp.ClientSession() as session:
        for path, status, kind in (
            ("/", 200, "text/html"), ("/deep/app.js", 200, "text/javascript"), ("/deep", 404, "text/plain"),
            ("/../secret.txt", 404, "text/plain"), ("/..%2Fsecret.txt", 404, "text/plain"),
            ("/none.js", 404, "text/plain"), ("/a%00b", 404, "text/plain"), ("/" + 300 * "a", 404, "text/plain"),
        ):  # fmt: skip
            async with session.get(URL(server.base_url + path, encoded=True)) as response:
                assert (response.status, response.content_type) == (status, kind), path


async def test_a_browser_keeps_the_files_of_the_page_until_one_of_them_changes(
    server: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page"
    shutil.copytree(sandbox.server.PAGE, page)
    monkeypatch.setattr(sandbox.server, "PAGE", page)
    monkeypatch.setattr(sandbox.server, "INDEX", page / "index.html")

    async def read(path: str) -> tuple[int, str, str]:
        async with aiohttp.ClientSession() as http, http.get(f"{server.base_url}/{path}") as response:
            return response.status, response.headers.get("Cache-Control", ""), await response.text()

    async def script() -> str:
        status, cached, text = await read("")
        assert (status, cached) == (200, "no-cache")
        return text.split('type="module" src="')[1].partition('"')[0]

    before = await script()
    status, cached, text = await read(before)
    assert status == 200 and "immutable" in cached and text == (page / "js" / "main.js").read_text("utf-8")
    assert (await read("js/main.js"))[:2] == (200, "no-cache")
    (page / "js" / "main.js").write_text("// another one")
    after = await script()
    assert after != before and (await read(after))[2] == "// another one"
    assert (await read(before))[:2] == (200, "no-cache"), "a new file is not kept as an old one"


async def test_who_has_no_token_gets_nothing(server: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        for token in ("", "Bot wrong", "user-nobody", "user-stoa", "malia", "Bot user-malia"):
            async with session.get(
                f"{server.base_url}/api/v10/users/@me", headers={"Authorization": token}
            ) as response:
                assert response.status == 401, token
        async with session.get(
            f"{server.base_url}/api/v10/nonsense", headers={"Authorization": "Bot sandbox"}
        ) as response:
            assert (response.status, (await response.json())["code"]) == (404, 0)
    assert server.rest.violations == ["GET /nonsense: the sandbox does not have this route"]


async def test_users_and_bots_have_routes_of_their_own(bot: SmallBot, malia: User, server: Sandbox) -> None:
    with pytest.raises(Refused, match="Only bots"):
        await malia.request("GET", "/oauth2/applications/@me")
    with pytest.raises(Exception, match="Bots cannot use this"):
        await bot.raw("POST", "/interactions", {})


async def test_twelve_people_and_an_owner(driver: Driver, server: Sandbox) -> None:
    people = await driver.get("users")
    assert [p["username"] for p in people] == [
        "malia", "theo", "ione", "nikos", "xanthe", "kleon", "phaedra", "lysis", "thais", "dion", "myrto", "zeno",
    ]  # fmt: skip
    assert people[0]["token"] == "user-malia" and people[0]["id"] == server.world.guild["owner_id"]
    malia = await driver.user("malia")
    assert (await malia.request("GET", "/users/@me/guilds"))[0]["owner"]
    members = await malia.request("GET", f"/guilds/{malia.guild['id']}/members?limit=1000")
    assert len(members) == 13
    assert {c["name"]: c["type"] for c in malia.guild["channels"]} == {
        "welcome": 0, "general": 0, "games": 0, "quiet": 0, "news": 5, "ideas": 15, "tavern": 2, "theatre": 13,
    }  # fmt: skip
    assert len(malia.guild["members"]) == 13 and malia.guild["roles"] and malia.guild["owner_id"] == malia.id


async def test_requests_and_counters(bot: SmallBot, driver: Driver, malia: User, general: str) -> None:
    await malia.slash(general, "table join")
    await bot.text(general, "x")
    newest = (await driver.get("requests?limit=2"))[0]
    assert newest | {"ms": 0} == {
        "method": "POST", "path": f"/channels/{general}/messages", "operation": "create_message", "status": 200,
        "ms": 0,
    }  # fmt: skip
    stats = await driver.get("stats")
    assert stats["requests"]["create_interaction_response"] == 1 and stats["interactions"]["interactions"] == 1


async def test_the_driver_says_what_there_is(bot: SmallBot, malia: User, general: str) -> None:
    with pytest.raises(UnknownCommand, match="no command /nothing"):
        await malia.slash(general, "nothing")
    with pytest.raises(UnknownCommand, match="no option 'x', but what, times, who"):
        await malia.slash(general, "do", {"x": 1})
    with pytest.raises(LookupError, match="sees no channel"):
        await malia.channel("nowhere")
    assert (await malia.channel("general"))["id"] == general


async def test_the_clock_can_be_put_ahead_from_outside(server: Sandbox, driver: Driver) -> None:
    before = server.clock.now()
    await driver.post("clock", seconds=3600)
    assert server.clock.now() - before >= 3600


@pytest.mark.process
async def test_the_command_line(tmp_path: Path) -> None:
    async def run(*arguments: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox", *arguments,
            cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip

    process = await run("--port", "0", "--data", str(tmp_path / "file"))
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), HANG)).decode()
    async with Driver(line.split()[-1]) as driver:
        said = await (await driver.user("theo")).say((await (await driver.user("theo")).channel("general"))["id"], "hi")
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), HANG) == 0
    server = await Sandbox.start(tmp_path / "file")
    assert said["id"] in server.world.messages
    await server.close()

    process = await run("--host", "0.0.0.0", "--port", "0")
    _, complaint = await asyncio.wait_for(process.communicate(), HANG)
    assert process.returncode == 1 and b"only listens on loopback" in complaint and b"Traceback" not in complaint


async def test_a_client_that_dies_while_it_sends_a_file_is_no_error(
    server: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    channel = server.channel_id("general")
    url = URL(server.base_url)
    _, writer = await asyncio.open_connection(url.host, url.port)
    head = (
        f"POST /api/v10/channels/{channel}/messages HTTP/1.1\r\nHost: {url.authority}\r\nAuthorization: Bot sandbox\r\n"
        "Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: 9000\r\n\r\n"
        '--cut\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{}\r\n--cut\r\nContent-Disp'
    )
    writer.write(head.encode())
    await writer.drain()
    async with aiohttp.ClientSession() as session, session.get(server.base_url):
        pass  # by now the server reads the other request
    writer.transport.abort()
    async with asyncio.timeout(HANG):
        while not any("Messages" in operation or "message" in operation for operation in server.rest.stats):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    # asyncio's own log may complain here of a task of an earlier test
    assert [each for each in caplog.records if each.levelno >= logging.ERROR and each.name != "asyncio"] == []


def test_sandboxes_beside_each_other_make_different_ids() -> None:
    clock = SimpleNamespace(now=lambda: 1_800_000_000.0)
    one, other = Snowflakes(clock), Snowflakes(clock, 1)  # type: ignore[arg-type]
    assert {one.new() for _ in range(3)}.isdisjoint({other.new() for _ in range(3)})
    assert created_at(one.new()) == created_at(other.new()) == clock.now()
