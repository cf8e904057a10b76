"""Invariants 1 and 7: which module may import which, and that no game is named outside its folder."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.registry import all_games

ROOT = Path(__file__).parents[1]
PACKAGES = ("games", "storage", "bot", "sandbox")
MAY_IMPORT = {
    "games": {"games"},
    "storage": {"games", "storage"},
    "bot": {"games", "storage", "bot"},
    "sandbox": {"sandbox"},
}
"""Which of our own packages each of them may import."""
NOT_IN_GAMES = {
    *("asyncio", "threading", "multiprocessing", "concurrent", "subprocess", "socket", "ssl", "select", "signal"),
    *("sqlite3", "sqlalchemy", "aiosqlite", "asyncpg", "alembic", "discord", "aiohttp", "urllib", "http"),
    *("time", "datetime", "sched", "os", "environ", "dotenv", "pydantic_settings", "random", "secrets", "uuid"),
}
"""Modules that the rules must not import: clocks, the environment, randomness, networks, databases, Discord."""
COMMAND_LINE = ("games/cli/", "games/__main__.py")
"""The command line is not part of the rules and may import them."""
SHARED = {"words", "core", "computer", "laws", "cli", "picture"}
"""Folders of `games` that are not games."""
BOT_LAYERS = (
    *("worker_pool", "ui", "interactions", "screens", "messages", "scheduler", "services", "handlers", "commands"),
    *("app", "conformance", "translation_check", "__main__"),
)
"""Folders and modules of `bot` in order: each imports only those before it, under TYPE_CHECKING too."""
NAMELESS = ("bot", "storage", "sandbox", "games/core", "games/computer", "games/laws", "games/cli")
"""No game is named in the code in here; docstrings and comments may give an example."""


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imported(tree: ast.AST, path: Path) -> Iterator[tuple[int, str]]:
    """Yield every module that a file imports, anywhere in it, with the line; for `from a import b` it is `a.b`."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and _name(node.func) in ("__import__", "import_module"):
            yield from ((node.lineno, str(arg.value)) for arg in node.args[:1] if isinstance(arg, ast.Constant))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def forbidden(package: str, path: Path, text: str) -> list[str]:
    """Return the forbidden imports of a file of a package."""
    place = path.relative_to(ROOT).as_posix()
    found = []
    for line, name in imported(ast.parse(text), path):
        top = name.split(".")[0]
        ours = top in PACKAGES and top not in MAY_IMPORT[package]
        if ours or (package == "games" and top in NOT_IN_GAMES and not place.startswith(COMMAND_LINE)):
            found.append(f"{place}:{line} imports {name}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES)
def test_imports_go_in_one_direction(package: str) -> None:
    files = sources(package)
    assert files
    assert [line for path in files for line in forbidden(package, path, path.read_text(encoding="utf-8"))] == []


@pytest.mark.slow
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


def layer_of(module: str) -> int | None:
    """Return the layer of a module of `bot`; None for the package itself and for other modules."""
    parts = module.split(".")
    return BOT_LAYERS.index(parts[1]) if parts[0] == "bot" and len(parts) > 1 else None


def upward(path: Path, text: str) -> list[str]:
    """Return the imports of a file of `bot` from a layer above its own."""
    own = layer_of(".".join(path.relative_to(ROOT).with_suffix("").parts))
    assert own is not None
    return [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for line, name in imported(ast.parse(text), path)
        if (layer := layer_of(name)) is not None and layer > own
    ]


def test_the_folders_of_the_bot_import_one_another_in_one_direction() -> None:
    files = [path for path in sources("bot") if path.parent != ROOT / "bot" or path.stem != "__init__"]
    assert {path.relative_to(ROOT / "bot").parts[0].removesuffix(".py") for path in files} == set(BOT_LAYERS)
    assert [line for path in files for line in upward(path, path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("ui/planted.py", "from bot.screens.board import board_screen"),
        ("screens/planted.py", "def f():\n    from bot.messages import threads"),
        (
            "services.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.app.client import StoaClient",
        ),
        ("handlers/planted.py", "from bot import app"),
        ("scheduler/planted.py", "from ..handlers import lobby"),
    ],
)
def test_the_test_of_layers_can_fail(file: str, text: str) -> None:
    assert upward(ROOT / "bot" / file, text)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def import_graph(files: dict[Path, str]) -> dict[str, set[str]]:
    """Return for each module those modules among `files` that it imports, anywhere in it."""
    names = {module_name(path) for path in files}
    graph = {}
    for path, text in files.items():
        found = {name if name in names else name.rpartition(".")[0] for _, name in imported(ast.parse(text), path)}
        graph[module_name(path)] = (found & names) - {module_name(path)}
    return graph


def circles(graph: dict[str, set[str]]) -> set[tuple[str, ...]]:
    """Return the groups of modules that import one another, directly or through others."""

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        ahead = [start]
        while ahead:
            new = graph[ahead.pop()] - found
            found |= new
            ahead += new
        return found

    reach = {name: reached(name) for name in graph}
    together = {name: {other for other in reach[name] if name in reach[other]} for name in graph}
    return {tuple(sorted(group)) for group in together.values() if group}


@pytest.mark.slow
def test_no_modules_import_one_another_in_a_circle() -> None:
    files = {path: path.read_text(encoding="utf-8") for package in PACKAGES for path in sources(package)}
    assert circles(import_graph(files)) == set()


@pytest.mark.parametrize(
    ("second", "found"),
    [
        ("from bot.ui import first", True),
        ("from .first import name", True),
        ("def f():\n    import bot.ui.first", True),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.ui.first import name", True),
        ("from bot.ui.third import name", False),
    ],
)
def test_the_test_of_circles_can_fail(second: str, found: bool) -> None:
    texts = {"first": "from bot.ui.second import name", "second": second, "third": ""}
    graph = import_graph({ROOT / "bot" / "ui" / f"{name}.py": text for name, text in texts.items()})
    assert circles(graph) == ({("bot.ui.first", "bot.ui.second")} if found else set())


@pytest.mark.parametrize(
    ("package", "text"),
    [
        ("games", "import asyncio"),
        ("games", "from random import Random"),
        ("games", "def f():\n    import os.path"),
        ("games", "from storage import Store"),
        ("storage", "import bot.ui.blocks"),
        ("sandbox", "from games.core.game import Game"),
        ("bot", "import importlib\nimportlib.import_module('sandbox')"),
    ],
)
def test_the_direction_test_can_fail(package: str, text: str) -> None:
    assert forbidden(package, ROOT / package / "planted.py", text)


def naming(text: str, names: set[str]) -> list[str]:
    """Return the games that a source names in identifiers and strings, apart from docstrings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            bare = [each for each in body if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))]
            node.body = bare or [ast.Pass()]  # type: ignore[attr-defined]
    return sorted(name for name in names if re.search(rf"(?<![a-z]){name}", ast.unparse(tree), re.IGNORECASE))


@pytest.mark.slow
@pytest.mark.parametrize("folder", NAMELESS)
def test_no_game_is_named_outside_its_folder(folder: str) -> None:
    folders = {path.name for path in (ROOT / "games").iterdir() if path.is_dir() and "__pycache__" not in path.name}
    games = {game.name for game in all_games()} | (folders - SHARED)
    # The public vote is a feature of the bot that has a game's name; it does not depend on the game.
    known = [path for path in sources(folder) if not path.name.startswith("vote") or folder != "bot"]
    named = {str(path.relative_to(ROOT)): naming(path.read_text(encoding="utf-8"), games) for path in known}
    assert {path: names for path, names in named.items() if names} == {}


def test_the_naming_test_can_fail() -> None:
    assert naming('if game == "gorgias": pass', {"gorgias"}) == ["gorgias"]
    assert naming("class GorgiasBoard: pass", {"gorgias"}) == ["gorgias"]
    assert naming('def play():\n    """Such as gorgias."""', {"gorgias"}) == []
