"""docs/adding-a-language.md is right: its files, put where it says, are a language, and its commands work."""

import asyncio
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.waiting import HANG

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-language.md").read_text("utf-8")
FILE = re.compile(r"^`(bot/[\w./]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^```sh\npython (.*)\n```$", re.MULTILINE)

pytestmark = pytest.mark.process


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a copy of the project with the files of the page in it."""
    for part in ("bot", "games", "sandbox", "storage"):
        shutil.copytree(ROOT / part, tmp_path / part)  # with what is compiled
    files = FILE.findall(PAGE)
    assert len(files) == 2
    for name, text in files:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


async def run(project: Path, command: str, until: str = "", typed: str = "") -> tuple[list[str], int | None]:
    """Run one of the page's commands, and return its lines and its exit status.

    Args:
        project: The folder in which to run it.
        command: What follows "python" on the page.
        until: End it when a line contains this; empty to wait for its end.
        typed: What is typed.
    """
    assert command in COMMAND.findall(PAGE)
    settings = {"DATABASE_URL": f"sqlite:///{project}/stoa.db", "SECRET_KEY": "ab" * 32, "LC_ALL": "sv_SE.UTF-8"}
    settings |= {"SANDBOX_PORT": str(free_port()), "SANDBOX_FILE": str(project / "sandbox.db")}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *command.split()), cwd=project,
        env={**os.environ, **settings, "DISPLAY": "", "WAYLAND_DISPLAY": ""},
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    assert process.stdout is not None and process.stdin is not None
    lines: list[str] = []
    try:
        async with asyncio.timeout(HANG):
            process.stdin.write(typed.encode())
            process.stdin.close()
            while line := (await process.stdout.readline()).decode():
                lines.append(line.rstrip())
                if until and until in line:
                    process.terminate()
            await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return lines, process.returncode


async def test_the_pages_commands_work_and_the_bot_speaks_the_new_language(project: Path) -> None:
    lines, status = await run(project, "-m bot words check sv")
    assert status == 1 and len(lines) > 3000
    assert not [line for line in lines if "name-play" in line or "lobby-join" in line]
    assert [line for line in lines if "lobby-leave" in line and line.startswith("bot:")]
    lines, status = await run(project, "-m games play gorgias --language sv", typed="\n")
    assert lines and not any("Traceback" in line for line in lines)
    lines, status = await run(project, "-m bot words pseudo sv .")
    assert status == 0 and (project / "games" / "gorgias" / "words" / "sv" / "labels.ftl").exists()
    lines, status = await run(project, "-m bot", until="commands registered")
    assert status == 0 and any("commands registered" in line for line in lines), lines
    assert any("áá" in line and "http://" in line for line in lines), "the terminal speaks it"


@pytest.mark.whole
async def test_of_a_pseudo_language_only_lengths_are_wrong(project: Path) -> None:
    """`tests/bot/test_translation_check.py` asks the same without a process of its own."""
    assert (await run(project, "-m bot words pseudo sv ."))[1] == 0
    lines, status = await run(project, "-m bot words check sv")
    assert status == 1 and len(lines) < 200, "only what is too long"
