"""The catalogue and the code agree: every key that is used exists with exactly these values, and every key is used."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ui.catalogue import UnknownMessage, load_catalogue, placeholders, say

SOURCES = sorted(Path(__file__).parents[3].joinpath("bot").rglob("*.py"))


def said() -> Iterator[tuple[str, str, set[str] | None]]:
    """Return every `say(...)`: its place, its key (or the beginning and a *), and the names of its values.

    The names are None where they cannot be read from the code.
    """
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"):
                continue
            where = f"{path.name}:{node.lineno}"
            named = {keyword.arg for keyword in node.keywords}
            values = None if None in named else {name for name in named if name is not None}
            for key in _keys(node.args[0], where):
                yield where, key, values


def _keys(node: ast.expr, where: str) -> Iterator[str]:
    match node:
        case ast.Constant(str(key)):
            yield key
        case ast.JoinedStr([ast.Constant(str(prefix)), *_]) if prefix.count(".") >= 1:
            yield prefix + "*"
        case ast.IfExp():
            yield from _keys(node.body, where)
            yield from _keys(node.orelse, where)
        case _:
            raise AssertionError(f"{where}: the key has to be written out, or to begin with a written table and a dot")


@pytest.mark.slow
def test_every_key_that_is_said_exists_with_its_values() -> None:
    exact = {key for _, key, _ in said() if not key.endswith("*")}
    assert len(exact) > 100
    for where, key, values in said():
        if key.endswith("*"):
            found = [name for name in load_catalogue() if name.rpartition(".")[0] + "." == key[:-1]]
            assert found, f"{where}: there is no table {key}"
            found = [name for name in found if name not in exact]
        else:
            assert key in load_catalogue(), f"{where}: {key} is missing"
            found = [key]
        for name in found:
            if values is not None:
                assert placeholders(load_catalogue()[name]) == values, f"{where}: {name}"


@pytest.mark.slow
def test_every_key_is_said() -> None:
    exact = {key for _, key, _ in said() if not key.endswith("*")}
    begun = tuple(key[:-1] for _, key, _ in said() if key.endswith("*"))
    unused = [key for key in load_catalogue() if key not in exact and not key.startswith(begun)]
    assert not unused


def test_saying_what_is_not_there_is_an_error() -> None:
    with pytest.raises(UnknownMessage):
        say("lobby.nothing")
    with pytest.raises(UnknownMessage):
        say("lobby.full")
    with pytest.raises(UnknownMessage):
        say("lobby.full", host="a", guest="b")


def test_count_decides_the_form() -> None:
    assert say("board.many", count=1) == "One decision is still to come."
    assert say("board.many", count=3) == "3 decisions are still to come."


def test_no_word_is_empty_or_ends_in_space() -> None:
    for key, word in load_catalogue().items():
        for text in [word] if isinstance(word, str) else word.values():
            assert text.strip() == text or key.endswith("_by"), key
            assert text
