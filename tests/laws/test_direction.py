"""Invariants 1 and 7: who may import whom, and that no game is named outside its folder."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.registry import all_games

ROOT = Path(__file__).parents[2]
PACKAGES = ("games", "storage", "bot", "sandbox")
MAY_IMPORT = {
    "games": {"games"},
    "storage": {"games", "storage"},
    "bot": {"games", "storage", "bot"},
    "sandbox": {"sandbox"},
}
"""Of our own packages."""
NOT_IN_GAMES = {
    *("asyncio", "threading", "multiprocessing", "concurrent", "subprocess", "socket", "ssl", "select", "signal"),
    *("sqlite3", "sqlalchemy", "aiosqlite", "asyncpg", "alembic", "discord", "aiohttp", "urllib", "http"),
    *("time", "datetime", "sched", "os", "environ", "dotenv", "pydantic_settings", "random", "secrets", "uuid"),
}
"""What would bring a clock, an environment, luck of its own, a database or Discord into the rules."""
COMMAND_LINE = ("games/cli/", "games/__main__.py")
"""These are no rules, and may."""
SHARED = {"core", "computer", "laws", "cli", "picture"}
"""Folders of `games` that are no games."""
NAMELESS = ("bot", "storage", "sandbox", "games/core", "games/computer", "games/laws", "games/cli")
"""No game is named in the code in here; docstrings and comments may give an example."""


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imported(tree: ast.AST, path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, anywhere in it, with the line."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            yield node.lineno, ".".join(part for part in (base, node.module or "") if part)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("__import__", "importlib.import_module"):
            yield from ((node.lineno, str(arg.value)) for arg in node.args[:1] if isinstance(arg, ast.Constant))


def forbidden(package: str, path: Path, text: str) -> list[str]:
    """What a file of a package imports and may not."""
    place = path.relative_to(ROOT).as_posix()
    found = []
    for line, name in imported(ast.parse(text), path):
        top = name.split(".")[0]
        ours = top in PACKAGES and top not in MAY_IMPORT[package]
        if ours or (package == "games" and top in NOT_IN_GAMES and not place.startswith(COMMAND_LINE)):
            found.append(f"{place}:{line} imports {name}")
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_go_in_one_direction(package: str) -> None:
    files = sources(package)
    assert files
    assert [line for path in files for line in forbidden(package, path, path.read_text(encoding="utf-8"))] == []


def test_games_do_not_import_each_other() -> None:
    folders = [path.name for path in (ROOT / "games").iterdir() if path.is_dir() and path.name not in SHARED]
    found = []
    for path in sources("games"):
        inside = path.relative_to(ROOT / "games").parts[0]
        for line, name in imported(ast.parse(path.read_text(encoding="utf-8")), path):
            parts = name.split(".")
            if parts[0] == "games" and len(parts) > 1 and parts[1] in folders and parts[1] != inside:
                found.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
            if inside in folders and parts[0] == "games" and len(parts) > 1 and parts[1] in ("laws", "computer", "cli"):
                found.append(f"{path.relative_to(ROOT)}:{line} imports {name}")
    assert found == []


@pytest.mark.parametrize(
    ("package", "text"),
    [
        ("games", "import asyncio"),
        ("games", "from random import Random"),
        ("games", "def f():\n    import os.path"),
        ("games", "from storage import Store"),
        ("storage", "import bot.screen"),
        ("sandbox", "from games.core.game import Game"),
        ("bot", "import importlib\nimportlib.import_module('sandbox')"),
    ],
)
def test_the_direction_test_can_fail(package: str, text: str) -> None:
    assert forbidden(package, ROOT / package / "planted.py", text)


def naming(text: str, names: set[str]) -> list[str]:
    """The games that the code of a source names: in identifiers and strings, but docstrings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            bare = [each for each in body if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))]
            node.body = bare or [ast.Pass()]  # type: ignore[attr-defined]
    return sorted(name for name in names if re.search(rf"(?<![a-z]){name}", ast.unparse(tree), re.IGNORECASE))


@pytest.mark.parametrize("folder", NAMELESS)
def test_no_game_is_named_outside_its_folder(folder: str) -> None:
    folders = {path.name for path in (ROOT / "games").iterdir() if path.is_dir() and "__pycache__" not in path.name}
    games = {game.name for game in all_games()} | (folders - SHARED)
    # The public vote is a feature of the bot that bears a game's name; it knows nothing of the game.
    known = [path for path in sources(folder) if not path.is_relative_to(ROOT / "bot" / "vote")]
    named = {str(path.relative_to(ROOT)): naming(path.read_text(encoding="utf-8"), games) for path in known}
    assert {path: names for path, names in named.items() if names} == {}


def test_the_naming_test_can_fail() -> None:
    assert naming('if game == "gorgias": pass', {"gorgias"}) == ["gorgias"]
    assert naming("class GorgiasBoard: pass", {"gorgias"}) == ["gorgias"]
    assert naming('def play():\n    """Such as gorgias."""', {"gorgias"}) == []
