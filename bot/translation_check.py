"""For translators, `python -m bot words`: what a language lacks, and a pseudo-language.

The check compares a language's catalogues with the English ones: what is missing, unused, different, broken or too
long. The pseudo-language is English with accents and 40 % longer, which shows what is not translatable or does not fit.
"""

import ast
import itertools
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import ceil
from pathlib import Path
from typing import Literal, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer

from bot.ui.limits import (
    CHOICE,
    COMMAND_NAME,
    FIELD_DESCRIPTION,
    FIELD_LABEL,
    FORM_TITLE,
    LABEL,
    OPTION,
    PLACEHOLDER,
    utf16_length,
)
from bot.ui.words import say
from games.core.registry import all_games
from games.core.words import (
    ENGLISH,
    Catalogue,
    Message,
    Series,
    UnknownMessage,
    languages_of,
    load_catalogue,
    word_folders,
)

OWN_PACKAGES = ("bot", "games", "sandbox", "storage")
"""Parts of the bot with words of their own, beside the games."""
SAMPLE = "Aristophanes"
"""What is put in for an argument when a length is measured: a name of usual length."""
SLOTS = {
    "Button": {0: LABEL},
    "Link": {0: LABEL},
    "Option": {0: OPTION},
    "Menu": {1: PLACEHOLDER},
    "ServerMenu": {1: PLACEHOLDER},
    "Form": {1: FORM_TITLE},
    "TextField": {1: FIELD_LABEL, 2: FIELD_DESCRIPTION},
    "ChoiceField": {1: FIELD_LABEL},
}
"""The most characters of the arguments, by place, of what screens and forms are made of (`bot.ui.blocks`)."""
COMMANDS = {"name-": COMMAND_NAME, "option-": COMMAND_NAME, "command-": CHOICE}
"""The most characters of the bot's messages whose names begin so."""
GAMES = {"verb-": LABEL, "describe-": OPTION, "option-": FIELD_LABEL}
"""The most characters of games' messages whose names begin so: buttons, descriptions in menus, options of a match."""

Kind = Literal["missing", "unused", "arguments", "broken", "long"]


class Finding(NamedTuple):
    """One fault that the check of a language has found in a message; `about` names arguments, an error or a length."""

    kind: Kind
    place: str
    """The file, or the package for a message that is missing."""
    key: str
    about: str | Series = ""

    def message(self) -> Message:
        """Return the line that tells a translator about this fault."""
        about = {"about": self.about} if self.about else {}
        return say.message(f"words-{self.kind}", place=self.place, key=self.key, **about)


def packages() -> list[str]:
    """Return the packages that have texts to translate, those of installed games included."""
    return [name for name in sorted({*OWN_PACKAGES, *_games()}) if ENGLISH in languages_of(name)]


def _games() -> set[str]:
    return {game.words.package for game in all_games() if game.words is not None}


def findings(language: str) -> Iterator[Finding]:
    """Check a language's texts against the English ones, and yield each fault, package by package.

    Args:
        language: The language; English itself can only have messages that are too long.

    Raises:
        ValueError: A catalogue has two entries of the same name, or is not UTF-8.
    """
    for package in packages():
        english, own = load_catalogue(package, ENGLISH), load_catalogue(package, language)
        for key in english:
            if key not in own:
                yield Finding("missing", package, key)
        for key in own:
            yield from _faults(key, own, english, limits_of(package))


def _faults(key: str, own: Catalogue, english: Catalogue, limits: dict[str, int]) -> Iterator[Finding]:
    place = own.source(key).filename
    if key not in english:
        yield Finding("unused", place, key)
        return
    try:
        own.compile(key, markdown=False)
        given, wanted = own.arguments(key), english.arguments(key)
    except (UnknownMessage, ValueError) as error:
        yield Finding("broken", place, key, str(error))
        return
    if given != wanted:
        yield Finding("arguments", place, key, Series([f"${name}" for name in sorted(given ^ wanted)]))
    elif key in limits and (length := longest(own, key)) > limits[key]:
        yield Finding("long", place, key, f"{length} > {limits[key]}")


def longest(catalogue: Catalogue, key: str) -> int:
    """Return how long a message can be, in UTF-16 units, with names of usual length and numbers of three digits.

    Args:
        catalogue: The catalogue.
        key: The message's name.
    """
    names = catalogue.arguments(key)
    lengths = []
    for value in (SAMPLE, 100, 1):
        try:
            lengths.append(utf16_length(catalogue.format(key, dict.fromkeys(names, value), markdown=False)))
        except TypeError:
            continue  # a number is needed for a plural
    return max(lengths, default=0)


@cache
def limits_of(package: str) -> dict[str, int]:
    """Return the greatest length, in characters, of each message of a package that has a limit, by the message's name.

    They are those whose name says what they are for, and the labels that the package's modules pass directly to a
    button, menu or form.
    """
    limits = dict(_labels_in_code(package))
    named = COMMANDS if package == "bot" else GAMES if package in _games() else {}
    for key in load_catalogue(package, ENGLISH):
        name, _, attribute = key.partition(".")
        for beginning, most in named.items():
            if name.startswith(beginning):
                limits[key] = OPTION if attribute else most
    return limits


def _labels_in_code(package: str) -> Iterator[tuple[str, int]]:
    nodes = [node for module in _modules(files(package)) for node in ast.walk(ast.parse(module.read_text("utf-8")))]
    named = {node.value for node in nodes if isinstance(node, ast.Constant)}
    for node in nodes:
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        for place, most in SLOTS.get(node.func.id, {}).items():
            for key in load_catalogue(package, ENGLISH) if len(node.args) > place else ():
                if _says(node.args[place], key, is_named=key in named):
                    yield key, most


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _modules(each)
        elif each.name.endswith(".py"):
            yield each


def _says(node: ast.expr, key: str, *, is_named: bool) -> bool:
    """Return True if an expression in the code puts a certain message into words, by `say.label`.

    Args:
        node: The expression.
        key: The message's name.
        is_named: Whether some place names the message in full, so that its name is not put together.
    """
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="say"), attr="label"), args=[name, *_]):
            match name:
                case ast.Constant(value):
                    return bool(value == key)
                case ast.JoinedStr([ast.Constant(str(beginning)), *_]):
                    return not is_named and key.startswith(beginning)
        case ast.IfExp():
            return any(_says(each, key, is_named=is_named) for each in (node.body, node.orelse))
    return False


# -- the pseudo-language ---------------------------------------------------------------------------------------------

LONGER = 1.4
"""How many times as long a text becomes."""
ACCENTED = str.maketrans("aceilnorsuyzACEILNORSUYZ", "áçéíłñóřšúýžÁÇÉÍŁÑÓŘŠÚÝŽ")
_VOWELS = "áéíóúýÁÉÍÓÚÝ"
_LITERAL = re.compile(r"`[^`]*`|<[^<>]*>|\]\([^)]*\)|@everyone|https?://\S+|\\u[0-9A-Fa-f]{4}")
"""What stays as it is in a text: code, what Discord replaces, addresses."""


class _Accents(Transformer):
    """Turns the texts of a catalogue's entry into the pseudo-language; placeables, selectors and names stay."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:
        node.value = pseudo_text(node.value)
        return node


def pseudo_text(text: str) -> str:
    """Return a text in the pseudo-language: with accents, its vowels repeated until it is `LONGER` times as long."""
    parts, start = [], 0
    for literal in _LITERAL.finditer(text):
        parts += [_stretch(text[start : literal.start()]), literal[0]]
        start = literal.end()
    return "".join([*parts, _stretch(text[start:])])


def _stretch(text: str) -> str:
    letters = list(text.translate(ACCENTED))
    places = [place for place, letter in enumerate(letters) if letter in _VOWELS]
    missing = ceil(len(text.strip()) * (LONGER - 1)) if places else 0
    for place in itertools.islice(itertools.cycle(places), missing):
        letters[place] += letters[place][0].lower()
    return "".join(letters)


def pseudo_source(source: str) -> str:
    """Return the source of a Fluent catalogue with its texts in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(source)
    return FluentSerializer().serialize(_Accents().visit(resource))


def write_pseudo(language: str, folder: Path) -> int:
    """Write all catalogues in the pseudo-language into a folder, and return the number of files.

    Args:
        language: The language as which it will be installed, such as "sv".
        folder: The folder, which gets one for each package; the checked-out project installs the language.
    """
    count = 0
    for package in packages():
        into = folder.joinpath(*package.split("."), "words", language)
        into.mkdir(parents=True, exist_ok=True)
        for file in word_folders(package)[ENGLISH].iterdir():
            if file.name.endswith(".ftl"):
                (into / file.name).write_text(pseudo_source(file.read_text("utf-8")), "utf-8")
                count += 1
    return count
