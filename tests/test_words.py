"""The catalogues and the code agree: every message exists with its arguments, each is used, and code holds no words."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games.core.game import Game, option_key
from games.core.registry import all_games
from games.core.words import EMPTY, ENGLISH, Catalogue, Markdown, escape, load_catalogue
from tests import compiled_words
from tests.games.laws.toy import EDITIONS as SYMPOSIUM
from tests.storage.toy import BIDDING
from tests.toy_package.stoa_oracle import EDITIONS as ORACLE

ROOT = Path(__file__).parents[1]
INSTALLED: tuple[Game[Any, Any], ...] = (*SYMPOSIUM, *ORACLE, BIDDING)
"""Games that are no part of the bot: an installed game brings its own catalogue."""


def packages() -> list[str]:
    """Return the packages that have catalogues: parts of the bot, the games, and what all games share."""
    names = {"bot", "games", "games.picture", "games.computer", "sandbox", "storage"}
    names |= {package_of(game) for game in (*all_games(), *INSTALLED)}
    return sorted(name for name in names if files(name).joinpath("words", ENGLISH).is_dir())


def package_of(game: Game[Any, Any]) -> str:
    """Return the package in which a game is."""
    package: str = sys.modules[type(game).__module__].__package__
    return package


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


SAID_ON_PAGE = re.compile(
    r"\b(?:say|sayParts)\((?:[^\"`()]*\? )?[\"`]([\w-]+)(?:\$\{[^}]*\})?[\"`](?: : \"([\w-]+)\")?"
)
"""A message that the sandbox's page says: one name, one of two, or a beginning."""


def said_on_page() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Yield the messages that the sandbox's page says: place, name and arguments; of a beginning with its hyphen."""
    for path in sorted((ROOT / "sandbox" / "page" / "js").glob("*.js")):
        script = path.read_text("utf-8")
        for found in SAID_ON_PAGE.finditer(script):
            values = frozenset(fields_of(script[found.end() + 3 :]) if script.startswith(", {", found.end()) else ())
            yield from ((path.name, key, values) for key in found.groups() if key)


def fields_of(script: str) -> Iterator[str]:
    """Yield the names of the fields of a JavaScript object; the script begins after its opening brace."""
    depth, field = 0, ""
    for character in script:
        depth += (character in "([{") - (character in ")]}")
        if depth < 0 or (depth == 0 and character == ","):
            yield field.partition(":")[0].strip()
            field = ""
        else:
            field += character
        if depth < 0:
            return


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
        names = catalogue.arguments(key)
        for value in (3, Markdown("*x*"), "x"):
            try:
                catalogue.format(key, dict.fromkeys(names, value), markdown=True)
            except TypeError:
                continue  # a number is needed for a plural
            catalogue.format(key, dict.fromkeys(names, value), markdown=False)
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
    for where, key, given in said_on_page() if package == "sandbox" else ():
        if key.endswith("-"):
            assert any(name.startswith(key) for name in catalogue), (where, key)
            continue
        assert key in catalogue, f"{where}: there is no message {key!r}"
        assert catalogue.arguments(key) == given, f"{where}: the arguments of {key!r}"
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
    if package == "sandbox":
        used |= strings_of_page()
        beginnings |= {key for _, key, _ in said_on_page() if key.endswith("-")}
    used |= {*in_data(package), *option_keys(package)}
    whole = [key for key in catalogue if key.partition(".")[0] not in used]  # topics and options use all attributes
    unused = [key for key in whole if key not in used and not key.startswith(tuple(beginnings))]
    assert unused == []


def strings_of_page() -> set[str]:
    """Return all strings of the sandbox's page, and what stands for messages in its HTML."""
    page = ROOT / "sandbox" / "page"
    scripts = "".join(path.read_text("utf-8") for path in (page / "js").glob("*.js"))
    return {
        *re.findall(r"\"([\w-]+)\"", scripts),
        *re.findall(r"\{\{ ([\w-]+) \}\}", (page / "index.html").read_text("utf-8")),
    }


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
    """Return what the engine says for the game in a package: its length, playing it alone, and its options."""
    games = [game for game in (*all_games(), *INSTALLED) if package_of(game) == package and game.words]
    about = {"game-length", "game-alone", "game-alone.rival"}
    return {key for _ in games for key in about} | {
        option_key(name) for game in games for name in game.Options.model_fields
    }


def in_messages(catalogue: Catalogue) -> Iterator[str]:
    """Yield the names of the messages that others refer to."""
    for key in catalogue:
        yield from re.findall(r"\{\s*([a-z][\w-]*)[\s.}]", catalogue.source(key).text)


# -- no words in code ----------------------------------------------------------------------------------------------

NO_WORDS: tuple[str, ...] = (
    "bot/__main__.py",
    "bot/app/client.py",
    "bot/app/command_sync.py",
    "bot/app/connection.py",
    "bot/app/http_server.py",
    "bot/app/logging.py",
    "bot/app/process_tuning.py",
    "bot/app/sandbox_process.py",
    "bot/app/settings.py",
    "bot/commands",
    "bot/conformance/check.py",
    "bot/handlers",
    "bot/interactions",
    "bot/messages",
    "bot/scheduler",
    "bot/screens",
    "bot/services.py",
    "bot/ui/blocks.py",
    "bot/ui/charts.py",
    "bot/ui/image_cache.py",
    "bot/ui/option_file.py",
    "bot/ui/payload.py",
    "bot/ui/words.py",
    "bot/worker_pool.py",
    "games/__main__.py",
    "games/cli",
    "games/computer",
    "games/core",
    "games/epireia",
    "games/gorgias",
    "games/grudgematch",
    "games/ostrakon",
    "games/philosophia",
    "games/picture",
    "sandbox/__main__.py",
    "storage/__main__.py",
)
"""Folders and modules in which no string is read by a person; those of a package appear here once it is converted."""
TITLES = {game.title for game in all_games()}
"""The names of the games, which are the same in every language."""
READABLE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|^[A-Z][a-z]{2,}[.!?]?$")
"""Two words with a space between them, or one word that begins like a sentence."""
NOT_READ = re.compile(
    r"Value error, |Date|Age|Via|Bearer|Connection|python -m \w+ \w+|([wdhms])(?: \1[a-z]*)+"
    r"|def \w+\(s\):|\(None if | is None else "
)
"""Strings that look like words: what pydantic puts before a message, HTTP headers, names of programs, lists of units
that people type, and pieces of generated code."""


def readable(path: Path) -> Iterator[str]:
    """Yield the strings of a module that a person would read, with their places.

    Docstrings, messages of exceptions and assertions, names of types, log events, tasks and worker pools, and reasons
    for `Action.alone` are for engineers and hosts.
    """
    tree = ast.parse(path.read_text("utf-8"))
    ignored: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(str())) | ast.Raise() | ast.Assert():
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "named"))):
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(attr="log_rarely" | "_log_rarely")):
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Name(id="WorkerPool")):
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(attr="create_task")):  # its name
                ignored.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__")):
                ignored.update(ast.walk(node))
            case ast.AnnAssign(target=ast.Name(id="alone")) | ast.Assign(targets=[ast.Name(id="alone" | "ALONE")]):
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


JOINTS = re.compile(r"\s*[,;·/&+–-]\s+|\s+(?:and|or|nor)\s+")
"""What stands between the items of a list that people read: `AllOf` and its like get it from the catalogue."""
TYPED_LISTS = (
    *("games/grudgematch/computer.py", "games/ostrakon/state.py", "games/core/presentation.py"),
    "games/epireia/battle.py",
)
"""Modules that write lists as people type them, or as a game without words shows its actions."""


def joined(path: Path) -> Iterator[str]:
    """Yield the places where a module joins a list with what people read between its items."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(value=joint, attr="join")):
                if isinstance(joint, ast.Call) and joint.args:  # Markdown(", ")
                    joint = joint.args[0]
                if isinstance(joint, ast.Constant) and JOINTS.fullmatch(str(joint.value)):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_no_list_is_put_together_in_code() -> None:
    places = [ROOT / each for each in (*NO_WORDS, "bot/translation_check.py")]
    modules = [file for path in places for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    assert [place for path in modules for place in joined(path) if not place.startswith(TYPED_LISTS)] == []


@pytest.mark.parametrize("place", NO_WORDS)
def test_no_words_in_code(place: str) -> None:
    path = ROOT / place
    assert path.exists()
    found = [each for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path]) for each in readable(file)]
    assert found == []


READABLE_ON_PAGE = re.compile(r"^[A-Z][a-z]+\b(?![A-Z-])|[a-z]{2,} [a-z]{2,} [a-z]{2,}|[a-z]{2,}[.,!?…](?: |$)")
"""How a string of the page begins or reads that a person would read; two words alone may be CSS classes."""
NOT_READ_ON_PAGE = frozenset(
    {"Backspace", "End", "Enter", "Escape", "Home", "Stoa", "Stoa sandbox", "Tab", "container embed accented"}
    | {"button primary small", "noopener noreferrer nofollow"}
)
"""Names of keys, the product, what the gateway hears, CSS classes, and kinds of links."""


def readable_on_page(source: str) -> Iterator[str]:
    """Yield the strings of a script that a person would read."""
    code = re.sub(r"/\*.*?\*/|^\s*//.*$|(?<=\s)// .*$", "", source, flags=re.DOTALL | re.MULTILINE)
    for plain, template in re.findall(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`', code):
        text = plain or re.sub(r"\$\{[^{}]*\}", "x", template)
        if READABLE_ON_PAGE.search(text) and text not in NOT_READ_ON_PAGE:
            yield text


def test_no_words_in_the_scripts_of_the_page() -> None:
    scripts = sorted((ROOT / "sandbox" / "page" / "js").glob("*.js"))
    assert scripts
    found = {path.name: [*readable_on_page(path.read_text("utf-8"))] for path in scripts}
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_words_in_scripts_are_found() -> None:
    source = 'a = "Send"; b = `${n} is thinking…`; c = "icon-button send"; d = "Nothing to do"; // "Not read"'
    assert [*readable_on_page(source)] == ["Send", "x is thinking…", "Nothing to do"]


def test_words_in_code_are_found(tmp_path: Path) -> None:
    source = 'x = f"{a} has won"\ny = "Join"\nz = "ok"\nraise ValueError("not for people")\n"""A docstring."""\n'
    (tmp_path / "a.py").write_text(source)
    assert sorted(readable(tmp_path / "a.py")) == ["a.py:1: ' has won'", "a.py:2: 'Join'"]


def test_compiled_words_are_kept_for_the_same_text_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the other processes of a test run find says the same; another text, or a label, is another entry."""
    compiled_words.close()
    monkeypatch.setattr(compiled_words, "FILE", tmp_path / "kept")
    compiled: list[str] = []
    anew = compiled_words._compile
    monkeypatch.setattr(
        compiled_words, "_compile", lambda locale, *of, **how: compiled.append(locale) or anew(locale, *of, **how)
    )
    source = "coins = { $count ->\n    [one] one coin of { $who }\n   *[other] { $count } coins of { $who }\n}\n"

    def said(source: str, *, markdown: bool = True) -> str:
        monkeypatch.setattr(compiled_words, "_known", {})  # as in another process
        return Catalogue("en", [("a.ftl", source)]).format("coins", {"count": 2, "who": "*Io*"}, markdown=markdown)

    first = said(source)
    begun = len(compiled)
    assert first == said(source) == "2 coins of \\*Io\\*"
    assert compiled_words._names_of and len(compiled) <= begun + 1, (
        "of what is kept only the common names are made anew"
    )
    begun = len(compiled)
    assert said(source) == first and len(compiled) == begun
    assert said(source, markdown=False) == "2 coins of *Io*" and len(compiled) > begun
    assert said(source.replace("coins of", "gold coins of")) == "2 gold coins of \\*Io\\*"
    compiled_words.close()
