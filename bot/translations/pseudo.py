"""A pseudo-language: English with accents and 40 % longer, which shows what is not translatable or does not fit."""

import itertools
import re
from math import ceil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.translations.check import packages
from games.core.words import ENGLISH, word_folders

LONGER = 1.4
"""How many times as long a text becomes."""
ACCENTED = str.maketrans("aceilnorsuyzACEILNORSUYZ", "áçéíłñóřšúýžÁÇÉÍŁÑÓŘŠÚÝŽ")
_VOWELS = "áéíóúýÁÉÍÓÚÝ"
_LITERAL = re.compile(r"`[^`]*`|<[^<>]*>|\]\([^)]*\)|@everyone|https?://\S+|\\u[0-9A-Fa-f]{4}")
"""What stays as it is in a text: code, what Discord replaces, addresses."""


class _Accents(Transformer):
    """Changes the texts of an entry; placeables, selectors and names stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = pseudo_text(node.value)
        return node


def pseudo_text(text: str) -> str:
    """Return a text with accents, in which vowels are repeated until it is `LONGER` times as long."""
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
    """Return a catalogue's file in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(source)
    return FluentSerializer().serialize(_Accents().visit(resource))


def write_pseudo(language: str, folder: Path) -> int:
    """Write the pseudo-language into a folder, with a folder for each package, and return the number of files.

    Args:
        language: The language as which it will be installed, such as "sv".
        folder: The folder; the checked-out project installs the language.
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
