"""The wheel and the source archive are complete: installed elsewhere, they run the bot and all five games."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from zipfile import ZipFile

import aiohttp
import pytest

from games.core.registry import all_games
from tests.ports import free_port
from tests.waiting import HANG

pytestmark = [pytest.mark.process, pytest.mark.slow]

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "games", "sandbox", "storage")
OFFLINE = ("Could not find a version", "No matching distribution", "Temporary failure in name resolution")
"""What pip says if it can't get the build backend."""


def run(*command: str, cwd: Path) -> str:
    """Run a command in a folder outside the project; return what it prints."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=cwd, env=outside, capture_output=True, text=True, check=False, timeout=HANG * 10)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def files_of(folder: Path) -> set[str]:
    """Return the paths of the packages' files, without compiled ones."""
    found = (file for package in PACKAGES for file in (folder / package).rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix() for file in found if "__pycache__" not in file.parts}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the source archive, from a copy of the project."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("archive")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / name, source)
    build = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    run(sys.executable, "-c", build, str(target), cwd=source)
    (built,) = target.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from the source archive alone."""
    target = tmp_path_factory.mktemp("wheel")
    try:
        run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(target), str(archive), cwd=target)
    except AssertionError as error:
        if any(sign in str(error) for sign in OFFLINE):
            pytest.skip("no package registry")
        raise
    (built,) = target.iterdir()
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Install the wheel into an environment of its own, which finds the libraries where the tests find them."""
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", "--without-pip", str(folder), cwd=folder)
    python = str(folder / "bin" / "python")
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(site), str(wheel), cwd=folder)
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return python


def test_both_hold_every_file(archive: Path, wheel: Path) -> None:
    wanted = files_of(ROOT)
    with tarfile.open(archive) as packed:
        assert wanted - {name.partition("/")[2] for name in packed.getnames()} == set()
    with ZipFile(wheel) as packed_wheel:
        held = {name for name in packed_wheel.namelist() if ".dist-info/" not in name}
    assert held == wanted, "no more and no less"


def test_all_games_can_be_played_where_the_wheel_is_installed(python: str, tmp_path: Path) -> None:
    place = run(python, "-c", "import bot, games; print(bot.__file__, games.__file__)", cwd=tmp_path)
    assert str(ROOT) not in place
    options = ("--seed", "1", "--players", "random")
    first, *others = [game.name for game in all_games()]
    said = run(python, "-m", "games", "play", first, *options, cwd=tmp_path)
    assert '"winners"' in said.splitlines()[-1]
    for_all = (
        f"import sys; from games.cli.main import main; [main(['play', name, *{options}]) for name in sys.argv[1:]]"
    )
    said = run(python, "-c", for_all, *others, cwd=tmp_path)
    assert sum('"winners"' in line for line in said.splitlines()) == len(others)


async def test_the_bot_runs_where_the_wheel_is_installed(python: str, tmp_path: Path) -> None:
    port = free_port()
    settings = {
        "DISCORD_TOKEN": "", "DISCORD_API": "", "SECRET_KEY": "", "SANDBOX_PORT": str(port), "DISPLAY": "",
        "DATABASE_URL": f"sqlite:///{tmp_path}/stoa.db", "SANDBOX_FILE": str(tmp_path / "sandbox.db"),
    }  # fmt: skip
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    process = await asyncio.create_subprocess_exec(
        python, "-m", "bot", cwd=tmp_path, env=outside | settings, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(HANG), aiohttp.ClientSession() as session:
            while not await connected(session, port):
                assert process.returncode is None
                await asyncio.sleep(0.1)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(HANG):
            _, log = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0 and b"Traceback" not in log, log.decode()
    assert (tmp_path / "stoa.db").exists()


async def connected(session: aiohttp.ClientSession, port: int) -> bool:
    """Return True if the sandbox on a port says that the bot is connected."""
    try:
        async with session.get(f"http://127.0.0.1:{port}/sandbox/status") as answer:
            return answer.status == 200 and bool((await answer.json())["bot_connected"])
    except aiohttp.ClientError:
        return False
