"""The catalogues and the code agree: every message exists with its arguments, each is used, and code holds no words."""

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from games.core.options import option_key
from games.core.registry import all_games
from games.core.words import EMPTY, ENGLISH, Catalogue, Markdown, escape, load_catalogue

ROOT = Path(__file__).parents[1]


def packages() -> list[str]:
    """Return the packages that have catalogues: parts of the bot, the games, and what all games share."""
    names = {"bot", "games", "games.picture", "games.computer", "sandbox", "storage"}
    names |= {type(game).__module__.rpartition(".")[0] for game in all_games()}
    return sorted(name for name in names if files(name).joinpath("words", ENGLISH).is_dir())


def modules(package: str) -> Iterator[Path]:
    """Yield the modules of a package, without those of packages in it that have catalogues of their own."""
    folder = ROOT / package.replace(".", "/")
    inner = [ROOT / other.replace(".", "/") for other in packages() if other.startswith(f"{package}.")]
    for path in sorted(folder.rglob("*.py")):
        if not any(path.is_relative_to(other) for other in inner):
            yield path


def said(path: Path) -> Iterator[tuple[str, ast.expr, frozenset[str] | None]]:
    """Yield each `say.text(...)`, `say.label(...)` and `say.message(...)`: its place, its key, and its arguments.

    The arguments are None where they cannot be read from the code.
    """
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="say"), attr="text" | "label" | "message")):
                named = [keyword.arg for keyword in node.keywords]
                known = None if None in named else frozenset(name for name in named if name)
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node.args[0], known


def keys(node: ast.expr) -> Iterator[str]:
    """Yield the keys that are written out in an expression; of an f-string its beginning and a *."""
    match node:
        case ast.Constant(str(key)):
            yield key
        case ast.JoinedStr([ast.Constant(str(prefix)), *_]):
            yield f"{prefix}*"
        case ast.IfExp():
            yield from keys(node.body)
            yield from keys(node.orelse)


@pytest.mark.slow
@pytest.mark.parametrize("package", packages())
def test_every_message_can_be_said(package: str) -> None:
    catalogue = load_catalogue(package, ENGLISH)
    for key in catalogue:
        for value in (3, Markdown("*x*"), "x"):
            try:
                catalogue.format(key, dict.fromkeys(catalogue.arguments(key), value), markdown=True)
            except TypeError:
                continue  # a number is needed for a plural
            catalogue.format(key, dict.fromkeys(catalogue.arguments(key), value), markdown=False)
            break
        else:
            raise AssertionError(f"{key} cannot be said")


HOSTILE = "@everyone <@1> <#2> <t:3:R> **b** __u__ ~~s~~ ||h|| `c` [a](https://b.c) https://d.e\n# f\n- g\n> h \\"
"""A name that would ping, format and link."""
NEVER_TYPED = frozenset({"code", "commitment", "file", "kind", "match", "number", "secret", "url", "vote"})
"""Arguments that are never text of a person, so that they may stand where escapes do not work."""


@pytest.mark.slow
@pytest.mark.parametrize("package", packages())
def test_typed_names_neither_format_nor_link_nor_ping(package: str) -> None:
    catalogue = load_catalogue(package, ENGLISH)
    safe = escape(HOSTILE)
    for key in catalogue:
        chosen = re.findall(r"\$(\w+) ->", "".join(catalogue.source(each).text for each in within(catalogue, key)))
        hostile = catalogue.arguments(key) - set(chosen)
        if hostile:
            said = catalogue.format(key, dict.fromkeys(chosen, 3) | dict.fromkeys(hostile, HOSTILE), markdown=True)
            ours = catalogue.format(key, dict.fromkeys(chosen, 3) | dict.fromkeys(hostile, EMPTY), markdown=True)
            assert said.replace(safe, "") == ours, key
        for span in re.findall(r"`[^`\n]*`|\]\([^)\n]*\)", catalogue.source(key).text):
            exposed = set(re.findall(r"\$(\w+)", span)) - NEVER_TYPED
            assert not exposed, f"{key}: {exposed} cannot be escaped there"


def within(catalogue: Catalogue, key: str) -> Iterator[str]:
    """Yield the name of a message and those of the messages in it."""
    yield key
    for inner in re.findall(r"\{\s*([a-z][\w-]*)[\s.}]", catalogue.source(key).text):
        yield from within(catalogue, inner)


@pytest.mark.parametrize("package", packages())
def test_every_message_that_is_said_exists_with_its_arguments(package: str) -> None:
    catalogue = load_catalogue(package, ENGLISH)
    checked = 0
    for path in modules(package):
        for where, node, values in said(path):
            for key in keys(node):
                if key.endswith("*"):
                    assert any(name.startswith(key[:-1]) for name in catalogue), f"{where}: no message {key}"
                    continue
                assert key in catalogue, f"{where}: there is no message {key!r}"
                if values is not None:
                    assert catalogue.arguments(key) == values, f"{where}: the arguments of {key!r}"
                checked += 1
    assert checked


@pytest.mark.parametrize("package", packages())
def test_every_message_is_used(package: str) -> None:
    catalogue = load_catalogue(package, ENGLISH)
    used = set(in_messages(catalogue))
    beginnings = set()
    for path in modules(package):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Constant(str(text)):
                    used.add(text)
                case ast.JoinedStr([ast.Constant(str(prefix)), *_]) if prefix.endswith("-"):
                    beginnings.add(prefix)
    used |= {*in_data(package), *option_keys(package)}
    whole = [key for key in catalogue if key.partition(".")[0] not in used]  # topics and options use all attributes
    unused = [key for key in whole if key not in used and not key.startswith(tuple(beginnings))]
    assert unused == []


def in_data(package: str) -> set[str]:
    """Return all strings in a package's TOML files: a lesson, topics and tables name messages too."""
    found: set[str] = set()
    waiting: list[object] = [
        tomllib.loads(path.read_text("utf-8")) for path in (ROOT / package.replace(".", "/")).rglob("*.toml")
    ]
    while waiting:
        match waiting.pop():
            case str(text):
                found.add(text)
            case dict(table):
                waiting += table.values()
            case list(items):
                waiting += items
    return found


def option_keys(package: str) -> set[str]:
    """Return what the engine says for the game in a package: its length and its options."""
    games = [game for game in all_games() if type(game).__module__.startswith(f"{package}.") and game.words]
    return {"game-length" for _ in games} | {option_key(name) for game in games for name in game.Options.model_fields}


def in_messages(catalogue: Catalogue) -> Iterator[str]:
    """Yield the names of the messages that others refer to."""
    for key in catalogue:
        yield from re.findall(r"\{\s*([a-z][\w-]*)[\s.}]", catalogue.source(key).text)


# -- no words in code ----------------------------------------------------------------------------------------------

NO_WORDS: tuple[str, ...] = (
    "bot/commands",
    "bot/handlers",
    "bot/interactions",
    "bot/messages",
    "bot/scheduler",
    "bot/screens",
    "bot/services.py",
    "bot/ui/blocks.py",
    "bot/ui/charts.py",
    "bot/ui/image_cache.py",
    "bot/ui/payload.py",
    "bot/ui/words.py",
    "games/epireia",
    "games/gorgias",
    "games/grudgematch",
    "games/ostrakon",
    "games/philosophia",
)
"""Folders and modules in which no string is read by a person; those of a package appear here once it is converted."""
TITLES = {game.title for game in all_games()}
"""The names of the games, which are the same in every language."""
READABLE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|^[A-Z][a-z]{2,}[.!?]?$")
"""Two words with a space between them, or one word that begins like a sentence."""
NOT_READ = re.compile(r"Value error, |Date|Age|Via|([wdhms])(?: \1[a-z]*)+")
"""Strings that look like words: what pydantic puts before a message, HTTP headers, lists of units that people type."""


def readable(path: Path) -> Iterator[str]:
    """Yield the strings of a module that a person would read, with their places.

    Docstrings, messages of exceptions and assertions, names of types, log events, tasks and worker pools are for
    engineers and hosts.
    """
    tree = ast.parse(path.read_text("utf-8"))
    ignored: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(str())) | ast.Raise() | ast.Assert():
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "named"))):
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Name(id="WorkerPool")):
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(attr="create_task")):  # its name
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__")):
                ignored.update(ast.walk(node))
            case ast.AnnAssign() | ast.arg() if node.annotation is not None:
                ignored.update(ast.walk(node.annotation))
            case ast.FunctionDef(returns=ast.expr() as annotation):
                ignored.update(ast.walk(annotation))
            case ast.Assign(targets=[ast.Name(id="__all__")]):
                ignored.update(ast.walk(node))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if (
                node not in ignored and text not in TITLES and READABLE.search(text) and not NOT_READ.fullmatch(text)
            ):
                yield f"{path.name}:{node.lineno}: {text!r}"


@pytest.mark.parametrize("place", NO_WORDS)
def test_no_words_in_code(place: str) -> None:
    path = ROOT / place
    assert path.exists()
    found = [each for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path]) for each in readable(file)]
    assert found == []


def test_words_in_code_are_found(tmp_path: Path) -> None:
    source = 'x = f"{a} has won"\ny = "Join"\nz = "ok"\nraise ValueError("not for people")\n"""A docstring."""\n'
    (tmp_path / "a.py").write_text(source)
    assert sorted(readable(tmp_path / "a.py")) == ["a.py:1: ' has won'", "a.py:2: 'Join'"]
