"""What Fluent's compiler makes of messages is kept for all processes of a test run, and for the next run.

Of the words of five languages, a process of tests compiles thousands of messages that have a plural, a term or a
function, for 6 ms each, and some of them again and again, since tests install other languages. What is kept is found
by the text of the messages and by all that the compiler's result depends on, so it is never out of date.
"""

import hashlib
import marshal
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from types import CodeType, SimpleNamespace
from typing import Any

from fluent_compiler import bundle, compiler
from fluent_compiler.resource import FtlResource

FILE = Path(sys.prefix) / ".compiled-words"
"""An SQLite database in the virtual environment."""
MADE_BY = repr((sys.version, version("fluent_compiler"), version("fluent.syntax"), version("Babel")))
Entry = tuple[dict[str, str], list[CodeType]]
"""The name of each message's function, and the code that defines the functions."""
_compile = compiler.compile_messages
_lock = Lock()
_known: dict[bytes, Any] = {}
_names_of: dict[tuple[str, ...], dict[str, Any]] = {}


@cache
def _database() -> sqlite3.Connection | None:
    """Return the database; None if it cannot be used."""
    try:
        db = sqlite3.connect(FILE, timeout=60, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.execute("CREATE TABLE IF NOT EXISTS entries (key BLOB PRIMARY KEY, entry BLOB) WITHOUT ROWID")
    except sqlite3.Error:
        return None
    return db


def _read(key: bytes) -> Entry | None:
    db = _database()
    with suppress(sqlite3.Error, EOFError, ValueError, TypeError):
        if db is not None and (row := db.execute("SELECT entry FROM entries WHERE key = ?", (key,)).fetchone()):
            entry: Entry = marshal.loads(row[0])
            return entry
    return None


def _write(key: bytes, entry: Entry) -> None:
    db = _database()
    with suppress(sqlite3.Error):
        if db is not None:
            db.execute("INSERT OR REPLACE INTO entries VALUES (?, ?)", (key, marshal.dumps(entry)))


def _names(locale: str, escapers: Sequence[Any]) -> dict[str, Any]:
    """Return what all functions refer to that the compiler makes with these settings and without other functions."""
    settings = (locale, *[escaper.name for escaper in escapers])
    if settings not in _names_of:
        one = [FtlResource("one = 1")]
        with _lock, _Noting() as noted:
            _compile(locale, one, use_isolating=False, functions={}, escapers=list(escapers) or None)
        _names_of[settings] = {name: value for name, value in noted.names.items() if name != "one"}
    return _names_of[settings]


class _Noting:
    """While it is entered, note the code and the names of what is compiled."""

    def __enter__(self) -> Any:
        noted = SimpleNamespace(names={}, mapping={}, codes=[])
        original = self._original = compiler.messages_to_module

        def note_names(*values: Any, **named: Any) -> Any:
            _, noted.mapping, noted.names, _ = result = original(*values, **named)
            return result

        def note_code(*values: Any) -> CodeType:
            noted.codes.append(code := compile(*values))
            return code

        compiler.messages_to_module = note_names
        compiler.compile = note_code
        return noted

    def __exit__(self, *_: object) -> None:
        compiler.messages_to_module = self._original
        del compiler.compile


def compile_messages(
    locale: str,
    resources: Sequence[FtlResource],
    use_isolating: bool = True,
    functions: dict[str, Callable[..., Any]] | None = None,
    escapers: Sequence[Any] | None = None,
) -> Any:
    """Do what Fluent's compiler does, unless that is already known. The arguments are those of the compiler."""
    settings = (locale, use_isolating, sorted(functions or {}), [escaper.name for escaper in escapers or ()])
    texts = [(resource.text, str(resource.filename)) for resource in resources]
    key = hashlib.blake2b(repr((MADE_BY, settings, texts)).encode()).digest()
    if key in _known:
        return _known[key]
    if (entry := _read(key)) is not None:
        mapping, codes = entry
        names = {**_names(locale, escapers or ()), **(functions or {})}
        for code in codes:
            exec(code, names)
        made = {name: names[function] for name, function in mapping.items() if not name.startswith("-")}
        result = compiler.CompiledFtl(message_functions=made, errors=[], module_ast=None, locale=locale)
    else:
        with _lock, _Noting() as noted:
            result = _compile(locale, resources, use_isolating, functions, escapers)
        renamed = any(noted.names.get(name) is not function for name, function in (functions or {}).items())
        if result.errors or renamed or use_isolating:
            return result
        _write(key, (dict(noted.mapping), noted.codes))
    _known[key] = result
    return result


def keep_compiled_words() -> None:
    """Let catalogues use in this process what is kept."""
    bundle.compile_messages = compile_messages


def close() -> None:
    """Close the database, which is opened again when it is needed; processes that fork must not share it."""
    if (db := _database()) is not None:
        db.close()
    _database.cache_clear()
