"""What README.md and docs/ refer to exists: paths, modules, symbols, commands, links and their anchors.

Checked are links without a scheme, and in code spans (backticks): paths into this repository's folders or with one of
its file types, tests such as `tests/test_docs.py::test_name`, dotted names, identifiers, `make` targets, `python -m`
commands of its packages, and slash commands. A placeholder such as `games/<game>/` stands for any name. In code blocks
only commands and imports are checked.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from games.core.game import option_words
from games.core.words import ENGLISH, load_catalogue
from games.laws.judge import judge, judge_shape
from games.laws.setups import all_setups

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "games", "storage", "sandbox", "benchmarks", "tests")
FOLDERS = (*PACKAGES, "docs", ".ci")
FILE_TYPES = ("py", "toml", "md", "txt", "js", "css", "html", "svg", "png", "mako", "example", "lock")
SOURCES = ("bot", "games", "storage", "sandbox", "benchmarks", "Makefile", ".env.example", "pyproject.toml")
"""Where a name must occur. Tests are left out: a name that only they mention is stale."""
SERVER_ROUTES = "docs/sandbox.md"
"""On this page spans such as `/gateway` are routes of a server, not slash commands."""

NOT_OURS = {
    "discord.py": "a library",
    "Authorization": "an HTTP header",
    "Host": "an HTTP header",
    "Origin": "an HTTP header",
    "Via": "an HTTP header",
    "/metrics": "a path of the bot's HTTP server",
}
"""Spans that look like ours, and what they are instead."""

MADE_UP: dict[str, tuple[str, ...]] = {
    "docs/adding-a-command.md": (
        *("/coin", "bot/handlers/coin.py", "bot/commands/coin.py", "bot/words/en/coin.ftl"),
        "from bot.handlers.coin import coin_screen",
    ),
    "docs/adding-a-language.md": ("bot/words/sv/names.ftl", "bot/words/sv/lobby.ftl"),
}
"""By page, what its example adds to Stoa, and what is therefore not there yet."""

PAGES = [path.relative_to(ROOT).as_posix() for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))]
Fault = tuple[int, str, str]
"""A line, what is written there, and what is wrong with it."""


# -- what there is ---------------------------------------------------------------------------------------------------


@cache
def files() -> frozenset[str]:
    """Return all files and folders of the repository, relative to its root."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts]
    found += [path for path in ROOT.iterdir() if path.is_file()]
    return frozenset({path.relative_to(ROOT).as_posix() for path in found} | set(FOLDERS))


@cache
def source_words() -> frozenset[str]:
    """Return every word in the sources."""
    paths = [
        path for name in SOURCES for path in ((ROOT / name).rglob("*") if (ROOT / name).is_dir() else [ROOT / name])
    ]
    text = [path.read_text("utf-8") for path in paths if path.suffix not in (".pyc", ".png") and path.is_file()]
    return frozenset(re.findall(r"\w+", "\n".join(text)))


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def module_path(name: str) -> Path | None:
    """Return the file of a module, or the `__init__.py` of a package; None if there is none."""
    base = ROOT.joinpath(*name.split("."))
    return next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)


def bound_names(body: list[ast.stmt]) -> set[str]:
    """Return the names that statements bind: definitions, assignments and imports."""
    names: set[str] = set()
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.If | ast.Try):
            names |= bound_names(node.body) | bound_names(node.orelse)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            names |= {
                each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
            }
    return names


@cache
def definitions() -> frozenset[str]:
    """Return all names that the modules define, without those that they import."""
    paths = [path for package in PACKAGES if package != "tests" for path in (ROOT / package).rglob("*.py")]
    bodies = [[node for node in tree_of(path).body if not isinstance(node, ast.ImportFrom)] for path in paths]
    return frozenset().union(*[bound_names(body) for body in bodies])


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """Return all classes in the sources by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for path in sorted(path for package in PACKAGES if package != "tests" for path in (ROOT / package).rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def has_member(owner: ast.ClassDef, name: str, seen: tuple[ast.ClassDef, ...] = ()) -> bool:
    """Return True if a class or one of its bases has an attribute. `seen` are its subclasses visited so far."""
    names = bound_names(owner.body)
    for node in ast.walk(owner):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
            names.add(node.attr)
    bases = [re.sub(r"\[.*", "", ast.unparse(base)).rpartition(".")[2] for base in owner.bases]
    above = [each for base in bases for each in classes().get(base, ()) if each is not owner and each not in seen]
    return name in names or any(has_member(each, name, (*seen, owner)) for each in above)


def resolves(name: str) -> bool:
    """Return True if a dotted name that begins with one of the packages is a module or an attribute of one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        path = module_path(".".join(parts[:length]))
        if path is None:
            continue
        rest = parts[length:]
        if not rest:
            return True
        if rest[0] not in bound_names(tree_of(path).body):
            return False
        return len(rest) == 1 or any(has_member(each, rest[1]) for each in classes().get(rest[0], ()))
    return False


@cache
def constants_in(package: str) -> frozenset[str]:
    """Return all string literals of a package or module."""
    path = ROOT.joinpath(*package.split("."))
    paths = path.rglob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    trees = [ast.walk(tree_of(each)) for each in paths]
    return frozenset(
        node.value for tree in trees for node in tree if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def subcommands(package: str) -> frozenset[str]:
    """Return the subcommands of `python -m package`: of its argument parser, or those `__main__.py` compares with."""
    calls = [node for path in (ROOT / package).rglob("*.py") for node in ast.walk(tree_of(path))]
    parsers = [node for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".add_parser")]
    names = {node.args[0].value for node in parsers if isinstance(node.args[0], ast.Constant)}
    return frozenset(map(str, names)) or constants_in(f"{package}.__main__")


@cache
def make_targets() -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@cache
def slash_words() -> frozenset[str]:
    """Return the names of slash commands and of their options."""
    names: set[str] = set()
    for path in (ROOT / "bot" / "commands").glob("*.py"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "locale_str" and node.args:
                names |= {node.args[0].value} if isinstance(node.args[0], ast.Constant) else set()  # type: ignore[arg-type]
            elif isinstance(node, ast.AsyncFunctionDef):
                names |= {each.arg for each in node.args.args}
    return frozenset(names)


def anchors(text: str) -> set[str]:
    """Return the anchors of a page's headings, as GitHub generates them."""
    found: set[str] = set()
    for title in re.findall(r"^#+ +(.+?) *#*$", without_blocks(text), re.MULTILINE):
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        number = 0
        while (each := f"{slug}-{number}" if number else slug) in found:
            number += 1
        found.add(each)
    return found


# -- what a page says ------------------------------------------------------------------------------------------------

BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
PATH = re.compile(r"\.?[\w<>*{}-][\w.<>*/{}-]*")


def without_blocks(text: str) -> str:
    """Return the text with the lines of its code blocks blanked."""
    return BLOCK.sub(lambda found: "\n" * found[0].count("\n"), text)


def faults_in(text: str, page: str) -> list[Fault]:
    """Return everything in a page that refers to something that does not exist."""
    found: list[Fault] = []
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start()) + 2
        found += [(line, *fault) for fault in block_faults(block[2], block[3])]
    prose = without_blocks(text)
    for link in LINK.finditer(SPAN.sub(lambda span: "`" * len(span[0]), prose)):
        if fault := link_fault(link[1] or link[2], page):
            found.append((prose.count("\n", 0, link.start()) + 1, link[1] or link[2], fault))
    for span in SPAN.finditer(prose):
        said = " ".join(span[2].split())
        if said not in NOT_OURS and (fault := span_fault(said, page)):
            found.append((prose.count("\n", 0, span.start()) + 1, said, fault))
    return sorted(found)


def link_fault(target: str, page: str) -> str | None:
    if re.match(r"\w+:", target):
        return None
    place, _, anchor = target.partition("#")
    path = (ROOT / page).parent / place if place else ROOT / page
    if not path.exists():
        return "the link leads nowhere"
    if anchor and anchor not in anchors(path.read_text("utf-8")):
        return "the page has no such heading"
    return None


def span_fault(said: str, page: str) -> str | None:
    if said.startswith("make "):
        return next((fault for _, fault in command_faults(said)), None)
    if "python -m " in said:
        return next((fault for _, fault in command_faults(said)), None)
    if re.fullmatch(r"/[a-z]+( [a-z_]+)*", said):
        unknown = [] if page == SERVER_ROUTES else [word for word in said[1:].split() if word not in slash_words()]
        return f"there is no slash command or option {unknown[0]}" if unknown else None
    if test := re.fullmatch(r"([\w/]+\.py)::(\w+)", said):
        path = ROOT / test[1]
        return None if path.is_file() and test[2] in bound_names(tree_of(path).body) else "there is no such test"
    if PATH.fullmatch(said) and is_path(said):
        return None if path_exists(said) else "the path does not exist"
    name = re.sub(r"\(.*\)$", "", said)
    if not re.fullmatch(r"[A-Za-z_]\w*(\.\w+)*", name):
        return None
    first, *rest = name.split(".")
    if first in PACKAGES and rest:
        return None if resolves(name) else "the module or symbol does not exist"
    if first[0].isupper() and rest:
        known = any(has_member(each, rest[0]) for each in classes().get(first, ()))
        return None if known else "there is no such class with such a member"
    if re.fullmatch(r"[A-Z][a-z0-9]\w*", name):
        return None if name in definitions() or hasattr(builtins, name) else "there is no such class or type"
    unknown = [part for part in name.split(".") if part not in source_words()]
    return f"the name {unknown[0]} does not occur in the sources" if unknown else None


def is_path(said: str) -> bool:
    """Return True if a span is a path: into one of the repository's folders, or with one of its file types."""
    inside = "/" in said and said.partition("/")[0] in FOLDERS
    return inside or re.fullmatch(rf".+\.({'|'.join(FILE_TYPES)})", said) is not None or said in files()


def path_exists(said: str) -> bool:
    """Return True if a path, or the end of one, exists here; `<game>` and `{game}` stand for any name."""
    wanted = re.escape(said.rstrip("/")).replace(r"\*", "[^/]*")
    wanted = re.sub(r"<[^/]*?>|\\\{[^/]*?\\\}", "[^/]+", wanted)
    if said.partition("/")[0] in FOLDERS and "/" in said:
        return any(re.fullmatch(wanted, path) for path in files())
    return any(re.search(rf"(^|/){wanted}$", path) for path in files())


def block_faults(language: str, code: str) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the commands or Python imports of a code block."""
    if language != "python":
        yield from command_faults(code)
        return
    parsed = compile(code, "block", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    for node in ast.walk(parsed):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in PACKAGES:
            for alias in node.names:
                if not resolves(f"{node.module}.{alias.name}"):
                    yield f"from {node.module} import {alias.name}", "the module or symbol does not exist"


def command_faults(text: str) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the `make` and `python -m` commands in a text."""
    for command in re.finditer(r"(?:^|&& |# )make ([\w-]+)", text, re.MULTILINE):
        if command[1] not in make_targets():
            yield command[0].strip("&# "), "the Makefile has no such target"
    for command in re.finditer(r"python -m ([\w.]+)([^#\n&]*)", text):
        module, words = command[1], command[2].split()
        if module.split(".")[0] not in PACKAGES:
            continue
        path = module_path(module)
        main = ROOT.joinpath(*module.split("."), "__main__.py")
        if path is None or not (main.is_file() or "__main__" in constants_in(module)):
            yield command[0], "the module does not exist, or cannot be run"
            continue
        known = constants_in(module)
        if main.is_file() and words and re.fullmatch(r"[a-z]+", words[0]):
            named = [words[0], *[after for bar, after in pairwise(words) if bar == "|"]]
            for name in named:
                if name not in subcommands(module) and module_path(f"{module}.{name}") is None:
                    yield command[0], f"there is no command {name}"
        for option in (word for word in words if re.fullmatch(r"--[a-z-]+", word)):
            if option not in known:
                yield command[0], f"there is no option {option}"


# -- tests -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_names_exists(page: str) -> None:
    found = faults_in((ROOT / page).read_text("utf-8"), page)
    left = [fault for fault in found if fault[1] not in MADE_UP.get(page, ())]
    assert not left, "\n".join(f"{page}:{line}: `{said}`: {why}" for line, said, why in left)


@pytest.mark.slow
def test_what_examples_make_up_does_not_exist() -> None:
    for page, made_up in MADE_UP.items():
        said = {fault[1] for fault in faults_in((ROOT / page).read_text("utf-8"), page)}
        assert set(made_up) <= said, f"{page}: these exist: {set(made_up) - said}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("See `bot/nothing.py`.", "bot/nothing.py"),
        ("See `games/nothing`.", "games/nothing"),
        ("See `tests/test_docs.py::test_nothing`.", "tests/test_docs.py::test_nothing"),
        ("See `nothing.toml`.", "nothing.toml"),
        ("See `docs/nothing/<game>.md`.", "docs/nothing/<game>.md"),
        ("See `bot.services.Nothing`.", "bot.services.Nothing"),
        ("See `games.core.nothing`.", "games.core.nothing"),
        ("See `games.core.game.Game.nothing`.", "games.core.game.Game.nothing"),
        ("See `Game.nothing(state)`.", "Game.nothing(state)"),
        ("See `NothingOfOurs`.", "NothingOfOurs"),
        ("See `Interface`.", "Interface"),
        ("See `nothing_of_ours`.", "nothing_of_ours"),
        ("Type `/table nothing`.", "/table nothing"),
        ("Run `make nothing`.", "make nothing"),
        ("```sh\nmake setup && make nothing\n```\n", "make nothing"),
        ("Run `python -m storage nothing`.", "python -m storage nothing"),
        ("Run `python -m games list | nothing`.", "python -m games list | nothing"),
        ("Run `python -m games laws gorgias --nothing 1`.", "python -m games laws gorgias --nothing 1"),
        ("```sh\n.venv/bin/python -m nothing.of.ours\npython -m bot.services\n```\n", "python -m bot.services"),
        ("```python\nfrom games.core.sealed import Nothing\n```\n", "from games.core.sealed import Nothing"),
        ("See [nothing](docs/nothing.md).", "docs/nothing.md"),
        ("See [nothing](docs/hosting.md#nothing).", "docs/hosting.md#nothing"),
        ('<img src="docs/images/nothing.png">', "docs/images/nothing.png"),
    ],
)
def test_a_planted_fault_is_found(text: str, wrong: str) -> None:
    right = (
        "`bot/services.py`, `games/<game>/state.py`, `Game.apply`, `discord.py`, [backup](docs/hosting.md#backup)\n\n"
    )
    assert [fault[:2] for fault in faults_in(right + text, "README.md")] == [(3 if "```" not in text else 4, wrong)]


def test_the_example_in_adding_a_game_keeps_the_laws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = BLOCK.findall((ROOT / "docs" / "adding-a-game.md").read_text("utf-8"))
    example = {kind: "\n".join(code for _, language, code in blocks if language == kind) for kind in ("python", "ftl")}
    (tmp_path / "example_nim" / "words" / "en").mkdir(parents=True)
    (tmp_path / "example_nim" / "__init__.py").write_text(example["python"])
    (tmp_path / "example_nim" / "words" / "en" / "nim.ftl").write_text(example["ftl"])
    monkeypatch.syspath_prepend(tmp_path)
    (game,) = import_module("example_nim").EDITIONS
    assert game.length == "5 minutes" and option_words(game, "misere").title == "Misère"
    assert judge_shape(game) is None
    for setup in all_setups(game):
        assert (verdict := judge(setup, range(4))) is None, str(verdict)
    said = set(re.findall(r'"([a-z]+-[a-z-]+)"', example["python"])) | {"game-length", "option-misere", "stones"}
    assert {key for key in load_catalogue("example_nim", ENGLISH) if "." not in key} == said
