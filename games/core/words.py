"""Words: formats messages of Project Fluent catalogues in the language of the reader.

Each package with words of its own, the bot and every game, has a folder `words/<language>` with `.ftl` files. Code
names a message and gives its arguments; sentences, plurals, lists and articles are the catalogue's business:

    say = Words("games.symposium")
    say.text("rolled", name=names[seat], dice=AllOf(dice))

A message becomes one of two kinds of strings. A *text* is Discord markdown, in which every argument is escaped that is
not a text itself. A *label* is plain text for buttons, menus, alt texts and pictures.

Fluent's syntax: https://projectfluent.org/fluent/guide/
"""

import functools
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import SimpleNamespace
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from fluent_compiler import runtime
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.errors import FluentReferenceError
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

from games.core.arguments import CACHED, make_list, spanish_list
from games.core.arguments import EMPTY as EMPTY
from games.core.arguments import AllOf as AllOf
from games.core.arguments import AnyOf as AnyOf
from games.core.arguments import Clauses as Clauses
from games.core.arguments import Facts as Facts
from games.core.arguments import Markdown as Markdown
from games.core.arguments import Neither as Neither
from games.core.arguments import Percent as Percent
from games.core.arguments import Row as Row
from games.core.arguments import Series as Series
from games.core.arguments import bullets as bullets
from games.core.arguments import escape as escape
from games.core.arguments import lines as lines

ENGLISH = "en"
"""The language in which every message exists; the others fall back to it message by message."""
_BABEL_LOCALES = {ENGLISH: "en_GB"}
"""Babel's locales of languages for which the language alone would not do: lists without the comma before "and"."""
TOGETHER = 8
"""Messages that are compiled together in advance. Each compilation keeps a table of names, so a few share one; many at
once would keep other threads waiting."""


_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


# -- the language ------------------------------------------------------------------------------------------------


def current_language() -> str:
    """Return the language in which messages are formatted now, such as "de"; see `in_language`."""
    return _language.get()


@contextmanager
def in_language(language: str) -> Iterator[None]:
    """Format messages in another language inside the `with` block and in the tasks that begin there."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def locale_language(locale: str | None) -> str:
    """Return the language of a locale, such as "de" of "de_AT.UTF-8"; English if it names none, as "C" does."""
    found = re.match(r"[a-z]{2,3}(?![a-z])", (locale or "").lower())
    return found[0] if found else ENGLISH


def language_of_terminal(environment: Mapping[str, str]) -> str:
    """Return the language of the person at a terminal.

    Args:
        environment: The environment variables, whose locale for messages counts.
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return locale_language(next((environment[name] for name in names if environment.get(name)), None))


@cache
def babel_locale(language: str) -> Locale:
    """Return Babel's locale of a language, for plurals, lists, numbers and names; it reads its data once."""
    return Locale.parse(_BABEL_LOCALES.get(language, language))


# -- arguments ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Message:
    """A text that has no language yet: the name of a message in a catalogue, and the values to insert in it.

    It becomes text in the language of the reader (`said`). It can itself be inserted in another message: a card's name
    in "You drew { $card }", for example. `Words.message` makes it, and returns the same object for the same name and
    values, so that messages are compared and hashed quickly.
    """

    words: "Words"
    key: str
    values: Mapping[str, Any]


Argument = str | int | float | Percent | Message | AllOf | AnyOf | Neither | Series | Clauses | Row | Facts
"""What a message takes. A `str` is plain text, which a text escapes; `Markdown` stays as it is, for texts only."""

_ListStyle = Literal["standard", "or"]
_LIST_STYLES: dict[type, _ListStyle] = {AllOf: "standard", AnyOf: "or"}
"""The lists that Babel knows how to write, with its name for them."""
_LISTS = {Neither: "list-neither", Series: "list-series", Clauses: "list-clauses", Row: "list-row", Facts: "list-facts"}
"""The other lists, with the messages of `say` that put their first items before the next one."""


class _Count(FluentInt):  # type: ignore[misc]
    """A number that formats itself quickly while it is too small for a thousands separator."""

    def format(self, locale: Locale) -> str:
        return int.__repr__(self) if -1000 < self < 1000 else str(super().format(locale))


# -- catalogues --------------------------------------------------------------------------------------------------


class UnknownMessage(LookupError):
    """No catalogue has a message, or its arguments are not the ones given."""


_NAME = re.compile(r"^(?:(?P<entry>-?[a-zA-Z][\w-]*)| +\.(?P<attribute>[a-zA-Z][\w-]*))(?= *=)", re.MULTILINE)
_ID = "[a-zA-Z][a-zA-Z0-9_-]*"
_PLACEABLE = re.compile(rf"\{{ *\$({_ID}) *\}}")
_PLAIN = rf"[^{{}}\r]*(?:\{{ *\${_ID} *\}}[^{{}}\r]*)*"
_START = re.compile(rf"(?:{_ID}| +\.(?P<attribute>{_ID})) *= *(?P<value>{_PLAIN})")
_CONTINUATION = re.compile(rf" +(?![ .*\[]){_PLAIN}")
"""The first line and the other lines of a message or attribute with texts and arguments only."""
Format = Callable[[dict[str, Any]], tuple[str, list[Exception]]]
_ESCAPER = SimpleNamespace(
    name="markdown",
    select=lambda **_: True,
    output_type=Markdown,
    escape=escape,
    mark_escaped=Markdown,
    join=EMPTY.join,
    use_isolating=False,
)


def name_commands(name: Callable[[str], str]) -> None:
    """Set how the words of a command are spelled in the current language, for `COMMAND` in catalogues.

    A host whose commands have names in several languages calls it once; without it they have their English names.

    Args:
        name: A function from a word of a command, such as "table" of `/table options`, to the word that people type.
    """
    global _command_word
    _command_word = name


_command_word: Callable[[str], str] = str


def _command(*words: str) -> Markdown:
    """Return a command as people type it: `{ COMMAND("table", "options") }` reads "/table options"."""
    return Markdown("/" + " ".join(_command_word(str(word)) for word in words))


def _capital(text: Any) -> Any:
    """Return a text with its first letter in upper case, for labels that begin with a noun: `{ CAPITAL($token) }`."""
    words = str(text)
    capital = words[:1].upper() + words[1:]
    return Markdown(capital) if isinstance(text, Markdown) else capital


_FUNCTIONS = {"COMMAND": _command, "CAPITAL": _capital}
"""Functions that catalogues can call."""


class Catalogue:
    """The messages of one package in one language. Each is compiled when it is first used, which can take a few ms.

    An attribute `.hint` of a message `greeting` is a message too, with the name `greeting.hint`.
    """

    def __init__(self, language: str, sources: Iterable[tuple[str, str]]) -> None:
        """Read the entries of catalogue files, without compiling their messages.

        Args:
            language: The language.
            sources: The name and the content of each file.

        Raises:
            ValueError: Two entries have the same name.
        """
        self.language = language
        self._entries: dict[str, FtlResource] = {}
        self._compiled: dict[tuple[str, bool], Format] = {}
        for file, source in sources:
            names = list(_NAME.finditer(source))
            ends = iter([*[name.start() for name in names if name["entry"]][1:], len(source)])
            key = ""
            for name in names:
                if (attribute := name["attribute"]) is None:
                    if (key := name["entry"]) in self._entries:
                        raise ValueError(f"{file}: there is another {key!r}")
                    self._entries[key] = FtlResource(source[name.start() : next(ends)], file)
                elif key:
                    self._entries[f"{key}.{attribute}"] = self._entries[key]

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        """Yield the names of all messages, without terms."""
        return (key for key in self._entries if not key.startswith("-"))

    def slow_messages(self) -> Iterator[str]:
        """Yield the names of the messages that Fluent's compiler has to compile: those with a plural, term or function.

        The others compile far faster (`_compile_plain`). All messages of an entry count as slow if one of them is.
        """
        return (key for key in self if "{" in _PLACEABLE.sub("", self._entries[key].text))

    def source(self, key: str) -> FtlResource:
        """Return a message's or term's source and the name of its file."""
        return self._entries[key]

    def arguments(self, key: str) -> frozenset[str]:
        """Return the names of a message's arguments, with those of the messages in it."""
        needed = self._with_references(key)
        return frozenset[str]().union(*[_Names(each, self._entries[each].text).arguments for each in needed])

    def format(self, key: str, values: Mapping[str, Any], *, markdown: bool) -> str:
        """Return a message with its arguments inserted, as a markdown text or a label.

        Args:
            key: Its name.
            values: Its arguments: strings and numbers.
            markdown: Whether to escape strings that are no `Markdown`.

        Raises:
            UnknownMessage: An argument is missing.
        """
        compiled = self._compiled.get((key, markdown)) or self.compile(key, markdown=markdown)
        result, errors = compiled(dict(values))
        if errors:
            raise UnknownMessage(f"{key!r} with {sorted(values)}: {errors[0]}")
        return result

    def compile(self, key: str, *, markdown: bool) -> Format:
        """Compile a message in advance; otherwise the first `format` does it.

        Args:
            key: Its name.
            markdown: Whether for texts or for labels.

        Returns:
            A function that formats the message, and returns the result and the errors.

        Raises:
            UnknownMessage: There is a mistake in the message.
        """
        if (value := _plain_value(key, self._entries[key].text)) is not None:
            self._compiled[key, markdown] = _compile_plain(value, babel_locale(self.language), markdown=markdown)
        else:
            self.compile_together([key], markdown=markdown)
        return self._compiled[key, markdown]

    def compile_together(self, keys: Collection[str], *, markdown: bool) -> None:
        """Compile messages with Fluent's compiler, into functions that share a table of names, of thirteen kilobytes.

        Args:
            keys: Their names.
            markdown: Whether for texts or for labels.

        Raises:
            UnknownMessage: There is a mistake in one of the messages.
        """
        entries = dict.fromkeys(key.partition(".")[0] for key in keys)
        needed = dict.fromkeys(each for entry in entries for each in self._with_references(entry, attributes=True))
        resources = [self._entries[each] for each in needed]
        escapers = [_ESCAPER] if markdown else None
        locale = str(babel_locale(self.language))
        bundle = FluentBundle(locale, resources, _FUNCTIONS, use_isolating=False, escapers=escapers)
        for name, error in bundle.check_messages():
            raise UnknownMessage(f"{self.language}, {name!r}: {error}")
        for key in keys:
            self._compiled[key, markdown] = functools.partial(bundle.format, key)

    def _with_references(self, key: str, *, attributes: bool = False) -> list[str]:
        """Return the name of a message and those of all messages and terms in it.

        Args:
            key: The message's name.
            attributes: Whether to return whole entries, with what their attributes refer to, instead of attributes.
        """
        found: dict[str, None] = {}
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            if name not in self._entries:
                raise UnknownMessage(f"{key!r} in {self.language} refers to {name!r}, which does not exist")
            found[name] = None
            names = _Names(name, self._entries[name].text, attributes=attributes).references
            waiting += [name.partition(".")[0] for name in names] if attributes else names
        return list(found)


_parse = lru_cache(maxsize=64)(FluentParser(with_spans=False).parse_entry)
"""Parses an entry; several questions about the same one often follow each other."""


def _plain_value(key: str, source: str) -> str | None:
    """Return the value of a message or attribute as Fluent's parser reads it, which takes fifty times as long.

    Args:
        key: Its name.
        source: The entry that contains it.

    Returns:
        Text with arguments, such as "{ $name } drew a card."; None if the entry has anything else, such as a plural.
    """
    name = key.partition(".")[0]
    values: dict[str, list[str]] = {}
    for line in source.split("\n"):
        if line.startswith("#"):
            break  # a comment about the next entry
        if (start := _START.fullmatch(line)) is not None and bool(start["attribute"]) is bool(values):
            name = f"{name.partition('.')[0]}.{start['attribute']}" if values else name
            values[name] = [start["value"]]
        elif values and (not line.strip(" ") or _CONTINUATION.fullmatch(line)):
            values[name].append(line.rstrip(" ") and line)
        else:
            return None
    first, *others = values.get(key, [""])
    indent = min((len(line) - len(line.lstrip(" ")) for line in others if line), default=0)
    return "\n".join([first, *(line[indent:] for line in others)]).lstrip("\n").rstrip(" \n") or None


def _compile_plain(value: str, locale: Locale, *, markdown: bool) -> Format:
    """Compile a message of texts and arguments, as most are, far faster than Fluent's compiler, which writes code.

    Args:
        value: The message (`_plain_value`).
        locale: Babel's locale.
        markdown: Whether for texts or for labels.

    Returns:
        What `Catalogue.compile` returns.
    """
    join: Callable[[Iterable[Any]], str] = EMPTY.join if markdown else "".join
    text_of: Callable[[str], str] = Markdown if markdown else str
    parts = _PLACEABLE.split(value)  # texts, and the names of arguments between them
    texts = [("", part) if number % 2 else (text_of(part), "") for number, part in enumerate(parts) if part]
    if not any(name for _, name in texts):
        said = join(text for text, _ in texts)
        return lambda values: (said, [])

    def compiled(values: dict[str, Any]) -> tuple[str, list[Exception]]:
        errors: list[Exception] = []
        found: list[str] = []
        for text, name in texts:
            if not name:
                found.append(text)
            elif name not in values:
                errors.append(FluentReferenceError(f"${name}"))
            elif markdown:
                value = runtime.handle_argument_with_escaper(values[name], name, Markdown, locale, errors)
                found.append(runtime.handle_output_with_escaper(value, Markdown, escape, locale, errors))
            else:
                value = runtime.handle_argument(values[name], name, locale, errors)
                found.append(runtime.handle_output(value, locale, errors))
        return join(found), errors

    return compiled


def _pattern(key: str, entry: ast.Message) -> ast.Pattern:
    """Return the part of a parsed catalogue entry that holds a message's text.

    Args:
        key: The name of the message or of its attribute, such as "greeting.hint".
        entry: The entry.
    """
    attributes = {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return {entry.id.name: entry.value, **attributes}[key] or ast.Pattern([])


class _Names(Visitor):
    """The names in a message, attribute or term: of its arguments and of the messages and terms that it refers to."""

    def __init__(self, key: str, source: str, *, attributes: bool = False) -> None:
        """Read an entry.

        Args:
            key: The name of the message, attribute or term.
            source: The entry that contains it.
            attributes: Whether to read the whole entry, whatever the key.
        """
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        entry = _parse(source)
        if attributes or not isinstance(entry, ast.Message):
            self.visit(entry)
        else:
            self.visit(_pattern(key, entry))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)  # its arguments


@cache
def word_folders(package: str) -> Mapping[str, Traversable]:
    """Return the folders with a package's catalogues, by language.

    Args:
        package: The package's name, such as "bot" or "games.symposium".
    """
    folder = files(package).joinpath("words")
    return {each.name: each for each in folder.iterdir() if each.is_dir()} if folder.is_dir() else {}


def languages_of(package: str) -> frozenset[str]:
    """Return the languages in which a package has words."""
    return frozenset(word_folders(package))


@cache
def load_catalogue(package: str, language: str) -> Catalogue:
    """Return the catalogue of a package in a language; it is empty if there is none.

    Args:
        package: The package's name, such as "bot" or "games.symposium".
        language: The language.

    Raises:
        ValueError: A file has two entries of the same name, or is not UTF-8.
    """
    folder = word_folders(package).get(language)
    if folder is None:
        return Catalogue(language, [])
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    sources = []
    for file in found:
        name = f"{package}/words/{language}/{file.name}"
        try:
            sources.append((name, file.read_text("utf-8")))
        except UnicodeDecodeError:
            raise ValueError(f"{name} is not UTF-8") from None
    return Catalogue(language, sources)


class Words:
    """The messages of one package, such as the bot or a game, formatted in the current language (`in_language`)."""

    def __init__(self, package: str) -> None:
        """Create it; the catalogues are read when they are first used.

        Args:
            package: The package with the folder `words`.
        """
        self.package = package
        """The package with the catalogues."""

    def __contains__(self, key: object) -> bool:
        return key in load_catalogue(self.package, ENGLISH)

    def read_catalogues(self) -> None:
        """Read the catalogues of all languages now, and not only when they are first used.

        Raises:
            ValueError: A catalogue has two entries of the same name, or is not UTF-8.
        """
        for language in languages_of(self.package):
            load_catalogue(self.package, language)

    def preparations(self, language: str) -> Iterator[Callable[[], object]]:
        """Yield functions that compile a few messages each, so that nobody waits for them when they are first used.

        Messages of texts and arguments alone, as most are, are left out: they compile in a tenth of a millisecond, and
        thousands of them would take tens of megabytes.

        Args:
            language: The language of the messages.
        """
        catalogue = load_catalogue(self.package, language)
        slow = list(catalogue.slow_messages())
        for at in range(0, len(slow), TOGETHER):
            for markdown in (True, False):
                yield functools.partial(catalogue.compile_together, slow[at : at + TOGETHER], markdown=markdown)

    def text(self, key: str, /, **values: Argument) -> Markdown:
        """Return a message as Discord markdown, with its arguments escaped.

        Args:
            key: The message's name.
            **values: Its arguments.

        Raises:
            UnknownMessage: There is no such message, or an argument is missing.
        """
        return _text(self, _language.get(), key, **values)

    def label(self, key: str, /, **values: Argument) -> str:
        """Return a message as plain text.

        Args:
            key: The message's name.
            **values: Its arguments, which may not be `Markdown`.

        Raises:
            UnknownMessage: There is no such message, or an argument is missing.
            TypeError: An argument is markdown, whose marks and escapes a label would show.
        """
        return _label(self, _language.get(), key, **values)

    def message(self, key: str, /, **values: Argument) -> Message:
        """Return a message that has no language yet, to insert in another message or to be read later (`said`).

        Args:
            key: The message's name.
            **values: Its arguments.
        """
        return _message(self, key, **values)

    def _format(self, language: str, key: str, values: Mapping[str, Argument], *, markdown: bool) -> str:
        catalogue = load_catalogue(self.package, language)
        if key not in catalogue:
            if language == ENGLISH:
                raise UnknownMessage(f"{self.package} has no message {key!r}")
            return self._format(ENGLISH, key, values, markdown=markdown)  # with the lists and numbers in it
        ready = {name: _ready(value, language, markdown) for name, value in values.items()}
        return catalogue.format(key, ready, markdown=markdown)


class MessageError(ValueError):
    """An error whose message is shown in the language of the reader. As a string, as in logs, it is English.

    Attributes:
        message: The message.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        with in_language(ENGLISH):
            return said(self.message)


def said(message: Message) -> str:
    """Return a message as plain text in the current language."""
    return message.words.label(message.key, **message.values)


# The caches compare the types of values too (`typed`), as "*" and Markdown("*") are equal and are put into words
# differently. Their functions take positional arguments only beside the values, whose names are free.


@lru_cache(CACHED, typed=True)
def _text(words: Words, language: str, key: str, /, **values: Argument) -> Markdown:
    result = words._format(language, key, values, markdown=True)
    return result if isinstance(result, Markdown) else Markdown(result)


@lru_cache(CACHED, typed=True)
def _label(words: Words, language: str, key: str, /, **values: Argument) -> str:
    return words._format(language, key, values, markdown=False)


@lru_cache(CACHED, typed=True)
def _message(words: Words, key: str, /, **values: Argument) -> Message:
    return Message(words, key, values)


def _ready(value: Argument, language: str, markdown: bool) -> str | int | float:
    """Convert a value that is inserted in a message to a string or number, in the language of the reader.

    Args:
        value: The value.
        language: The language.
        markdown: Whether it is for a text, in which plain strings are escaped.
    """
    if type(value) is str:  # most are
        return value
    match value:
        case bool():
            raise TypeError("a message takes no truth values: choose a message")
        case Markdown() if not markdown:
            raise TypeError(f"{value!r} is markdown, and a label is plain text")
        case str():
            return value
        case int():
            return _Count(value)
        case float():
            return _number(format_decimal(value, locale=babel_locale(language)), markdown)
        case Percent():
            return _number(format_percent(value.share, locale=babel_locale(language)), markdown)
        case Message():
            return (_text if markdown else _label)(value.words, language, value.key, **value.values)
    parts = [_part(_ready(item, language, markdown), language, markdown) for item in value.items]
    if key := _LISTS.get(type(value)):
        joined = _joined(key, parts, language)
    else:
        joined = format_list(parts, _LIST_STYLES[type(value)], babel_locale(language))
        if language == "es" and len(parts) > 1:
            joined = spanish_list(joined, parts[-1])
    return Markdown(joined) if markdown else joined


def _joined(key: str, parts: Sequence[str], language: str) -> str:
    """Return a list as messages of `say` write it: each puts what is before an item and the item together.

    Args:
        key: The message for all items, or for all but the last if it has an attribute `.last`. Its attribute `.whole`
            completes lists of two or more.
        parts: The items.
        language: The language.
    """
    joined = parts[0] if parts else ""
    for number, part in enumerate(parts[1:], 2):
        way = f"{key}.last" if number == len(parts) and f"{key}.last" in say else key
        start, middle, end = _frame(language, way, ("first", "next"))
        joined = f"{start}{joined}{middle}{part}{end}"
    if len(parts) > 1 and f"{key}.whole" in say:
        start, end = _frame(language, f"{key}.whole", ("items",))
        joined = f"{start}{joined}{end}"
    return joined


@cache
def _frame(language: str, key: str, names: tuple[str, ...]) -> Sequence[str]:
    """Return what a message of `say` has around its arguments.

    Args:
        language: The language.
        key: The message's name.
        names: The names of its arguments, in the order in which they are in it.
    """
    return say._format(language, key, dict.fromkeys(names, "\0"), markdown=False).split("\0")


def _number(formatted: str, markdown: bool) -> str:
    """Return a number that is formatted already as a markdown text or a label; its point and sign need no escape.

    Args:
        formatted: The number.
        markdown: Whether it is for a text.
    """
    return Markdown(formatted) if markdown else formatted


def _part(item: str | int | float, language: str, markdown: bool) -> str:
    """Return one item of a list as text in the language of the reader, escaped if the list is for markdown."""
    text = item if isinstance(item, str) else format_decimal(item, locale=babel_locale(language))
    return escape(text) if markdown and not isinstance(text, Markdown) else text


_REMEMBERING = (escape, make_list, _text, _label, _message, _frame)


def forget_what_was_said() -> None:
    """Clear the cache of formatted messages, which holds what was inserted in them, such as players' names."""
    for each in _REMEMBERING:
        each.cache_clear()


say = Words("games")
"""The messages in `games/words`: those that all games share, and those of the command line `python -m games`."""
