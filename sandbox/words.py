"""The words of the sandbox's page and its command line: messages of Fluent catalogues.

The page gets them as data and puts them together itself.
The files are `words/<language>/*.ftl` (https://projectfluent.org/fluent/guide/). The page has no parser of Fluent, so a
message is sent as a list of its parts, which `page/js/words.js` fills: plain text, `{"value": name}` for an argument,
or `{"select": name, "cases": {...}, "default": case}` for a choice by a number's plural or by a word.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.syntax import FluentParser, ast

ENGLISH: Final = "en"
FOLDER: Final = Path(__file__).resolve().parent / "words"

Part: TypeAlias = str | dict[str, Any]
Messages: TypeAlias = dict[str, list[Part]]


def choose_language(wanted: Iterable[str]) -> str:
    """Return the first language that has a catalogue; English if none has.

    Args:
        wanted: Language tags such as "de-AT", the preferred one first.
    """
    for tag in wanted:
        language = re.split("[-_]", tag.strip().lower())[0]
        if language.isalpha() and (FOLDER / language).is_dir():
            return language
    return ENGLISH


@cache
def load_messages(language: str) -> Messages:
    """Return the messages of a language by name, with its terms and messages within messages already put in."""
    found: dict[str, ast.Message | ast.Term] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{file.name}: {entry.content!r} is no message")
            if isinstance(entry, ast.Message | ast.Term):
                found[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = entry
    return {name: _parts(entry.value, found) for name, entry in found.items() if isinstance(entry, ast.Message)}


def _parts(pattern: ast.Pattern | None, known: Mapping[str, ast.Message | ast.Term]) -> list[Part]:
    """Return a message of a catalogue as the list of parts that the page fills; neighbouring texts are joined.

    Args:
        pattern: The message as Fluent's parser returns it.
        known: All messages and terms of its catalogue by name; the names of terms begin with a hyphen.

    Raises:
        ValueError: It uses something of Fluent that the page does not know.
    """
    parts: list[Part] = []
    for element in [] if pattern is None else pattern.elements:
        for part in [element.value] if isinstance(element, ast.TextElement) else _expression(element.expression, known):
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
    return parts


def _expression(expression: Any, known: Mapping[str, ast.Message | ast.Term]) -> list[Part]:
    match expression:
        case ast.StringLiteral():
            return [expression.parse()["value"]]
        case ast.VariableReference():
            return [{"value": expression.id.name}]
        case ast.MessageReference(attribute=None):
            return _parts(known[expression.id.name].value, known)
        case ast.TermReference(attribute=None, arguments=None):
            return _parts(known[f"-{expression.id.name}"].value, known)
        case ast.Placeable():
            return _expression(expression.expression, known)
        case ast.SelectExpression(selector=ast.VariableReference() as selector, variants=variants):
            names = [each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in variants]
            cases = {name: _parts(each.value, known) for name, each in zip(names, variants, strict=True)}
            default = next(name for name, each in zip(names, variants, strict=True) if each.default)
            return [{"select": selector.id.name, "cases": cases, "default": default}]
    raise ValueError(f"the page does not know {type(expression).__name__}")


def page_words(language: str) -> dict[str, Messages]:
    """Return the messages for the page by language: those of `language` first, then the English ones as a fallback."""
    english, own = load_messages(ENGLISH), load_messages(language)
    missing = {name: parts for name, parts in english.items() if name not in own}
    return {language: own, ENGLISH: missing} if missing else {language: own}


def plain(language: str, name: str, **values: object) -> str:
    """Return a message as text; it may have placeholders, but no choices such as plurals.

    Args:
        language: The language; English if its catalogue lacks the message.
        name: The name of the message in the catalogue.
        **values: The arguments that fill its placeholders.
    """
    parts = load_messages(language).get(name) or load_messages(ENGLISH)[name]
    return "".join(part if isinstance(part, str) else str(values[part["value"]]) for part in parts)
