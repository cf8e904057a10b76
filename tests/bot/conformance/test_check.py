"""`python -m bot check` as a process: what Discord refuses is reported, and nothing is left in the channel."""

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.ui.words import say
from games.core.registry import all_games
from games.core.words import Series
from sandbox import Driver, Sandbox
from sandbox.state import components
from tests.nursery import ROOT, Forked, nursery
from tests.waiting import HANG

pytestmark = pytest.mark.process

CHANNEL = "quiet"
GLOBAL_COMMAND = {"name": "play", "description": "The bot's own command.", "type": 1}


@dataclass(frozen=True, slots=True)
class Checked:
    """A sandbox, and the checks that a test runs in it."""

    server: Sandbox
    driver: Driver
    folder: Path

    @property
    def channel(self) -> str:
        """Return the id of the channel."""
        return self.server.channel_id(CHANNEL)

    async def start(self, *arguments: str, **settings: str) -> Forked:
        """Start a check with these arguments, in the sandbox's channel unless they name another place."""
        place = () if "--guild" in arguments else ("--guild", self.server.world.guild["id"], "--channel", self.channel)
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SANDBOX"))}
        return await nursery().start(
            *("check", *place, *arguments),
            function="tests.bot.conformance.patient:main",
            folder=self.folder,
            environment={**clean, "PYTHONPATH": str(ROOT), "DISCORD_API": self.server.base_url, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    async def run(self, *arguments: str, **settings: str) -> tuple[int | None, list[str], str]:
        """Run a check to its end; return the exit status, the lines of its output, and what it has logged."""
        process = await self.start(*arguments, **settings)
        out, log = await asyncio.wait_for(process.communicate(), 3 * HANG)
        assert b"Traceback" not in log, log.decode()
        return process.returncode, out.decode().splitlines(), log.decode()

    def left(self) -> list[Any]:
        """Return the messages and threads that are in the channel, and the commands of the server."""
        world = self.server.world
        threads = [each for each in world.channels.values() if each.get("parent_id") == self.channel]
        commands = [each for each in world.commands.values() if each.get("guild_id")]
        return [*world.history[self.channel].values(), *threads, *commands]


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Checked]:
    server = await Sandbox.start(ratelimits=False)
    async with Driver(server.base_url, HANG) as driver:
        yield Checked(server, driver, tmp_path)
    await server.close()


async def allow_managing_threads(sandbox: Checked) -> None:
    role = await sandbox.driver.post("roles/create", name="janitor", permissions=["MANAGE_THREADS"])
    await sandbox.driver.post("roles", user="stoa", roles=[role["id"]])


def refusals(lines: list[str]) -> dict[str, str]:
    """Return what was refused, by the name of the step."""
    found = [line.removeprefix("REFUSED  ") for line in lines if line.startswith("REFUSED")]
    return {name: why for name, _, why in (_split(line) for line in found)}


def _split(line: str) -> tuple[str, str, str]:
    for doing in ("post", "edit", "delete", "open", "register a copy", "refuse", "draw"):
        name, found, why = line.partition(f": {doing}")
        if found:
            return name, found, doing + why
    raise AssertionError(line)


@pytest.mark.parametrize("group", ["commands", "threads", "gorgias"])
async def test_what_is_posted_is_accepted_and_nothing_is_left(sandbox: Checked, group: str) -> None:
    await allow_managing_threads(sandbox)
    status, lines, _ = await sandbox.run("--only", group)
    assert refusals(lines) == {}
    assert status == 0
    assert await sandbox.driver.violations() == []
    assert sandbox.left() == []


@pytest.mark.whole
async def test_everything_is_accepted_and_nothing_is_left(sandbox: Checked) -> None:
    await allow_managing_threads(sandbox)
    application = sandbox.server.world.bot_id
    path = f"/api/v10/applications/{application}/commands"
    await sandbox.driver.connection.request("PUT", path, [GLOBAL_COMMAND], token="Bot sandbox")
    before = [dict(command) for command in sandbox.server.world.commands.values()]
    status, lines, _ = await sandbox.run()
    assert refusals(lines) == {}
    assert status == 0
    assert lines[-1].endswith(" accepted, 0 refused, 0 skipped.")
    assert await sandbox.driver.violations() == []
    assert sandbox.left() == []
    assert [dict(command) for command in sandbox.server.world.commands.values()] == before
    groups = {line.split()[1].removesuffix(":") for line in lines[:-1]}
    assert groups == {"threads", "commands", "vote", "server", *(game.name for game in all_games())}
    for game in all_games():
        of_game = "\n".join(line for line in lines if f" {game.name}: " in line)
        for kind in ("lobby", "board", "panel", "log", "replay", "topics", "lesson", "board at the end", "options"):
            assert f"{game.name}: {kind}" in of_game, kind
    accepted = (await sandbox.driver.get("stats"))["requests"]
    assert accepted["create_message"] > 300
    assert accepted["update_channel"] == 4, "two threads were archived and opened again"
    assert list(sandbox.folder.iterdir()) == [], "it has a database of its own"


def lacks_permission(doing: str) -> str:
    """Return how a report says that Discord refused a step for want of a permission."""
    why = say.message("check-http", status="403", code="50013", told="Missing Permissions")
    return say.label("check-problem", doing=say.message(f"check-do-{doing}"), why=why)


async def test_what_discord_refuses_is_reported_with_its_code_and_path(
    sandbox: Checked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(components, "MAX_TEXT", 700)
    await sandbox.driver.post("permissions", channel_id=sandbox.channel, bot={"deny": ["ATTACH_FILES"]})
    status, lines, log = await sandbox.run("--only", "vote", DISCORD_TOKEN="sandbox")
    assert status == 1
    refused = refusals(lines)
    assert refused["vote: result, 20 to 11"] == lacks_permission("post")
    over = refused["vote: message, open, with the longest texts"]
    assert over.startswith("post: HTTP 400, code 50035, Invalid Form Body; In ")
    assert "In components: The total displayable text size exceeds the maximum size of 700" in over
    done = Series([say.message(f"check-do-{each}") for each in ("post", "edit", "delete")])
    assert say.label("check-accepted", name="vote: message, open", done=done) in lines
    assert lines[-1].split(",")[1].strip() == f"{len(refused)} refused"
    assert sandbox.left() == []
    assert not [line for line in [*lines, *log.splitlines()] if "Bot sandbox" in line], "a token is never shown"


async def test_threads_that_may_not_be_opened_are_reported_or_skipped(sandbox: Checked) -> None:
    deny = ["CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS"]
    await sandbox.driver.post("permissions", channel_id=sandbox.channel, bot={"deny": deny})
    status, lines, _ = await sandbox.run("--only", "threads")
    assert status == 1
    assert refusals(lines) == {"threads: public": lacks_permission("open")}
    assert say.label("check-skipped", name="threads: private", why=say.message("check-skip-private-forbidden")) in lines
    assert sandbox.left() == []


async def test_threads_that_may_not_be_deleted_are_left_archived_and_said(sandbox: Checked) -> None:
    status, lines, _ = await sandbox.run("--only", "threads")
    assert status == 0
    assert len([line for line in lines if line.startswith("skipped") and say.label("check-skip-deletion") in line]) == 2
    left = sandbox.left()
    assert len(left) == 2 and all(thread["thread_metadata"]["archived"] for thread in left)


async def test_what_cannot_be_removed_is_reported(sandbox: Checked) -> None:
    await sandbox.driver.fault("http_error", status=403, operation="delete_message")
    status, lines, _ = await sandbox.run("--only", "vote")
    assert status == 1
    assert [why.split(",")[0] for why in refusals(lines).values()] == ["delete: HTTP 403"]
    assert len(sandbox.left()) == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_an_interrupted_check_removes_what_it_has_posted(sandbox: Checked, number: int) -> None:
    malia = await sandbox.driver.user("malia")
    posted = asyncio.create_task(malia.wait_for(lambda event, data: event == "MESSAGE_CREATE"))
    await sandbox.driver.fault("rate_limit", operation="update_message", seconds=3)  # the signal comes meanwhile
    process = await sandbox.start("--only", "server", "--only", "vote")
    await posted
    process.send_signal(number)
    out, log = await process.communicate()
    assert process.returncode == 1, log.decode()
    assert out.decode().splitlines()[-1].endswith(say.label("check-interrupted"))
    assert b"Traceback" not in log
    assert sandbox.left() == []
    assert (await sandbox.driver.get("stats"))["requests"]["create_message"] < 10


async def test_a_discord_that_does_not_answer_ends_the_check(sandbox: Checked) -> None:
    malia = await sandbox.driver.user("malia")
    posted = asyncio.create_task(malia.wait_for(lambda event, data: event == "MESSAGE_CREATE"))
    await sandbox.driver.fault("http_drop", times=50, operation="update_message")
    await sandbox.driver.fault("http_drop", times=2, operation="delete_message")  # aiohttp repeats the first by itself
    process = await sandbox.start("--only", "vote")
    await posted
    await sandbox.driver.fault("http_drop", times=50, operation="create_message")
    out, log = await process.communicate()
    assert process.returncode == 1
    assert out.decode().splitlines()[-1].endswith(say.label("check-no-answers"))
    assert b"Traceback" not in log
    assert sandbox.left() == []


async def test_a_picture_that_fails_is_reported(sandbox: Checked) -> None:
    broken = "import bot.ui.charts\ndef fail(*_): raise ValueError\nbot.ui.charts.draw_results = fail\n"
    (sandbox.folder / "sitecustomize.py").write_text(broken)  # each process runs it, the one that draws too
    status, lines, _ = await sandbox.run("--only", "server", PYTHONPATH=f"{sandbox.folder}{os.pathsep}{ROOT}")
    assert status == 1
    assert set(refusals(lines)) == {"server: statistics, all", f"server: statistics, {all_games()[0].name}"}
    assert sandbox.left() == []


async def test_messages_can_be_kept(sandbox: Checked) -> None:
    status, lines, _ = await sandbox.run("--only", "server", "--keep")
    assert status == 0
    posted = [line for line in lines if line.startswith("accepted") and ": post" in line]
    assert posted and len(sandbox.left()) == len(posted)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--guild", "one", "--channel", "2"], "argument --guild: it must be an ID"),
        (["--guild", "1"], "the following arguments are required: --channel"),
        (["--guild", "1", "--channel", "2", "--only", "chess"], "argument --only: invalid choice: 'chess'"),
    ],
)
def test_wrong_arguments_are_said(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["check", *arguments])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


async def test_a_place_or_token_that_cannot_be_used_is_said_in_a_sentence(sandbox: Checked) -> None:
    guild, forum = sandbox.server.world.guild["id"], sandbox.server.channel_id("ideas")
    cases: list[tuple[tuple[str, ...], dict[str, str], str]] = [
        (("--guild", "7", "--channel", "7"), {}, say.label("check-no-server", guild="7")),
        (("--guild", guild, "--channel", "7"), {}, say.label("check-no-channel", channel="7")),
        (("--guild", guild, "--channel", forum), {}, say.label("check-no-messages", type="forum")),
        ((), {"DISCORD_API": ""}, say.label("terminal-no-token-check")),
        ((), {"DISCORD_TOKEN": "a-secret-token"}, say.label("discord-refuses-4004")),
    ]
    for arguments, settings, said in cases:
        status, lines, log = await sandbox.run(*arguments, **settings)
        assert status == 2 and lines == []
        assert log.strip().splitlines()[-1].endswith(said)
        assert "a-secret-token" not in log
    assert sandbox.left() == []
