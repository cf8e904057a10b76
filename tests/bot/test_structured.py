"""Logs for programs: one object a line, with the ids that the event names; a bot starts without a broken game."""

import asyncio
import json
import logging
import os
import sys
from pathlib import Path

from bot.structured import Structured

ROOT = Path(__file__).parents[2]


def event(text: str, *values: object) -> dict[str, object]:
    record = logging.LogRecord("bot.refresher", logging.INFO, "", 0, text, values, None)
    line = Structured().format(record)
    assert "\n" not in line
    found: dict[str, object] = json.loads(line)
    return found


def test_an_event_names_what_it_is_about() -> None:
    found = event("match %d will be shown later (%d): %s", 7, 2, "TimeoutError")
    assert found["match"] == 7 and found["level"] == "info" and found["place"] == "bot.refresher"
    assert found["event"] == "match 7 will be shown later (2): TimeoutError"
    found = event("error %s in interaction %d: %s", "0a1b", 1234567890123456789, "ValueError at x.py:1 y")
    assert found["interaction"] == 1234567890123456789 and "match" not in found
    assert event("two\nlines")["event"] == "two\nlines"


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
    async with asyncio.timeout(60):
        while b"left out" not in (line := await process.stderr.readline()):
            assert line, "it ended without a word"
    said = json.loads(line)
    assert said["level"] == "error" and "broken" in said["event"] and "no oracle today" in said["event"]
    if process.returncode is None:
        process.kill()
    await process.wait()
