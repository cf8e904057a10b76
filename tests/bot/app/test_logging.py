"""JSON logs: one object per line, with the event's ids; and a bot that starts although a game is broken."""

import asyncio
import json
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
import structlog

from bot.app.logging import make_formatter
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
    assert "it failed" in lines[1] and "ValueError: why" in lines[1]


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
