"""JSON logs: one object per line, with the event's ids; and a bot that starts although a game is broken."""

import asyncio
import json
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import discord
import pytest
import structlog

from bot.app.logging import make_formatter
from bot.handlers import play
from bot.interactions.errors import describe_error
from tests.bot.conftest import KEY, Stage, controls, eventually
from tests.waiting import HANG

ROOT = Path(__file__).parents[3]


class Lines(logging.Handler):
    """Records what the formatter returns."""

    def __init__(self, form: Literal["line", "json"]) -> None:
        super().__init__()
        self.setFormatter(make_formatter(form))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def lines(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    handler, logger = Lines(request.param), logging.getLogger("bot.test_logging")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield handler.lines
    logger.removeHandler(handler)


@pytest.mark.parametrize("lines", ["json"], indirect=True)
def test_a_json_line_has_the_ids_as_fields(lines: list[str]) -> None:
    log = structlog.stdlib.get_logger("bot.test_logging")
    log.info("message will be shown later", match=7, attempt=2, error="TimeoutError")
    log.bind(interaction=1234567890123456789).error("two\nlines")
    log.debug("below the level")
    first, second = (json.loads(line) for line in lines)
    assert first.pop("at").endswith("Z")
    assert first == {
        "level": "info",
        "place": "bot.test_logging",
        "event": "message will be shown later",
        "match": 7,
        "attempt": 2,
        "error": "TimeoutError",
    }
    assert second["interaction"] == 1234567890123456789 and second["level"] == "error"
    assert second["event"] == "two\nlines" and "\n" not in lines[1]


@pytest.mark.parametrize("lines", ["line"], indirect=True)
def test_a_line_reads_as_a_sentence_and_its_fields(lines: list[str]) -> None:
    structlog.stdlib.get_logger("bot.test_logging").warning("deadline failed", match=7, error="ValueError at x.py:1 y")
    assert lines[0].partition(" ")[2] == (
        "WARNING bot.test_logging: deadline failed match=7 error='ValueError at x.py:1 y'"
    )


@pytest.mark.parametrize("lines", ["json", "line"], indirect=True)
def test_records_of_other_packages_are_rendered_too(lines: list[str]) -> None:
    logging.getLogger("bot.test_logging").warning("the writer waits (%d)", 3)
    try:
        raise ValueError("why")
    except ValueError:
        logging.getLogger("bot.test_logging").exception("it failed")
    assert "the writer waits (3)" in lines[0] and "bot.test_logging" in lines[0]
    assert "it failed" in lines[1] and "ValueError at test_logging.py:" in lines[1]
    assert "why" not in lines[1] and "\n" not in lines[1], "its message may quote what somebody typed"


TOKEN = "aW50ZXJhY3Rpb246dG9rZW4"
SECRET = "garnet in cave 3"
HOSTILE = ["a\n2031-03-03 ERROR bot: forged", "\x1b[2J\x9b", "\u202egnirts", "\r\0"]


@pytest.mark.parametrize("lines", ["json", "line"], indirect=True)
def test_what_other_packages_log_has_no_tokens_and_no_texts(lines: list[str]) -> None:
    url = f"https://discord.com/api/v10/webhooks/155/{TOKEN}/messages/@original?wait=1"
    logger = logging.getLogger("bot.test_logging")
    logger.warning("We are being rate limited. %s %s responded with 429.", "PATCH", url)
    logger.warning("POST https://discord.com/api/v10/interactions/12/%s/callback", TOKEN)
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        logger.exception("Exception occurred during %s", "a task", stack_info=True)
        structlog.stdlib.get_logger("bot.test_logging").error("it failed", exc_info=True)
        structlog.stdlib.get_logger("bot.test_logging").error("it failed", exc_info=error)
    assert len(lines) == 5 and "webhooks/155/" in lines[0] and "/callback" in lines[1]
    assert all("ValueError at test_logging.py:" in line for line in lines[2:])
    for line in lines:
        assert TOKEN not in line and "garnet" not in line and "\n" not in line


@pytest.mark.parametrize("form", ["json", "line"])
@pytest.mark.parametrize("hostile", [*HOSTILE, "half"])
def test_no_value_begins_a_line_or_steers_a_terminal(form: Literal["line", "json"], hostile: str) -> None:
    hostile = hostile.replace("half", chr(0xD800))  # half of a character, which pytest cannot report
    event = {"event": f"said {hostile}", "match": hostile, "number": 2**70}
    ours = logging.LogRecord("bot", logging.INFO, "", 0, event, None, None)
    ours.__dict__.update(_logger=None, _name="info")
    theirs = logging.LogRecord("library", logging.INFO, "", 0, "said %s", (hostile,), None)
    for record in (ours, theirs):
        line = make_formatter(form).format(record)
        assert line.count("said") == 1
        for character in ("\n", "\r", "\0", "\x1b", chr(0xD800)):
            assert character not in line


def test_an_error_of_discord_is_logged_without_what_it_quotes() -> None:
    answer = SimpleNamespace(status=400, reason="Bad Request")
    errors = {"code": "X", "message": f'Value "{SECRET}" is not "snowflake".'}
    error = discord.HTTPException(
        answer,  # type: ignore[arg-type]
        {"code": 50035, "message": "Invalid Form Body", "errors": {"components": {"0": {"_errors": [errors]}}}},
    )
    described = describe_error(error)
    assert "400 50035" in described and "In components.0: Value" in described
    assert "garnet" not in described and "snowflake" not in described


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
async def test_the_log_of_a_press_has_its_id_and_nothing_that_players_know(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its handler's lines, those of other packages and those of tasks that it starts; the boards' workers go on."""
    handler, root = Lines("json"), logging.getLogger()
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    form = await malia.press(panel.message, controls(panel.message)[0][0])
    show = play.show_panel

    async def fails(*values: Any, **named: Any) -> None:
        logging.getLogger("storage.somewhere").warning("of another package")
        await asyncio.create_task(show(*values, **named))
        raise ZeroDivisionError(SECRET)

    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        for operation in ("update_message", "create_message"):
            await stage.driver.fault("http_error", status=503, operation=operation)
        await malia.fill(form.modal, {"question": SECRET})
        await eventually(lambda: any("will be shown later" in line for line in handler.lines))
        await malia.slash((await malia.channel("general"))["id"], "hand", {"table": SECRET})
        monkeypatch.setattr(play, "show_panel", fails)
        await malia.press_label(await stage.board(match, malia), "My seat")
        await eventually(lambda: any("handler failed" in line for line in handler.lines))
    finally:
        root.setLevel(level)
        root.removeHandler(handler)
    events = [json.loads(line) for line in handler.lines]
    [foreign] = [event for event in events if event["event"] == "of another package"]
    [failed] = [event for event in events if event["event"] == "handler failed"]
    assert foreign["interaction"] == failed["interaction"] > 2**50
    later = [event for event in events if event["event"] == "message will be shown later"]
    assert later and not any("interaction" in event for event in later)
    text = "\n".join(line for line, event in zip(handler.lines, events, strict=True) if is_ours(event["place"]))
    for secret in ("Malia", "malia", malia.id, "Theo", "garnet", "ZeroDivisionError: ", KEY.hex()):
        assert secret not in text, secret


def is_ours(place: str) -> bool:
    """Return True for a logger that a running bot would log at this level."""
    return place.startswith(("bot", "storage", "games"))


@pytest.mark.process
async def test_a_bot_starts_without_a_broken_game_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "stoa_broken.py").write_text("raise RuntimeError('no oracle today')\n")
    info = tmp_path / "stoa_broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stoa-broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[stoa.games]\nbroken = stoa_broken:EDITIONS\n")
    environment = {
        **os.environ,
        "PYTHONPATH": f"{ROOT}{os.pathsep}{tmp_path}",
        "LOG_FORMAT": "json",
        "DISCORD_TOKEN": "x",
        "DISCORD_API": "http://127.0.0.1:9",  # nobody is there: the bot says so and ends
        "DATABASE_URL": f"sqlite:///{tmp_path / 'stoa.db'}",
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), cwd=tmp_path, env=environment, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    async with asyncio.timeout(HANG):
        while b"left out" not in (line := await process.stderr.readline()):
            assert line, "it ended without a word"
    said = json.loads(line)
    assert said["level"] == "error" and said["package"] == "broken" and "no oracle today" in said["reason"]
    if process.returncode is None:
        process.kill()
    await process.wait()
