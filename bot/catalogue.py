"""What the bot says: every word that a player reads and that no game has said, by key, from `bot/words/en.toml`.

`say("lobby.full", seats=12)` fills in named values. A key may hold the forms `one` and `many`; the value `count`
decides between them. Words are Discord markdown or plain as the place needs; values are defused by whoever gives them.
"""

import tomllib
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any

Word = str | dict[str, str]


class NotInCatalogue(LookupError):
    """The key, or one of its values, is missing, or a value is given that the words do not use."""


@cache
def words(language: str = "en") -> dict[str, Word]:
    """All words of a language by dotted key."""
    text = files("bot").joinpath("words", f"{language}.toml").read_text("utf-8")
    flat: dict[str, Word] = {}
    _flatten("", tomllib.loads(text), flat)
    return flat


def say(key: str, /, **values: object) -> str:
    """The words for a key with its values filled in.

    Raises:
        NotInCatalogue: see there.
    """
    try:
        word = words()[key]
    except KeyError:
        raise NotInCatalogue(f"there are no words for {key!r}") from None
    if isinstance(word, dict):
        word = word["one" if values.get("count") == 1 else "many"]
        return word.format(**values)
    if (wanted := _named(word)) != values.keys():
        raise NotInCatalogue(f"{key!r} wants the values {sorted(wanted)}, not {sorted(values)}")
    return word.format(**values)


def values_of(word: Word) -> set[str]:
    """The names of the values that words want."""
    if isinstance(word, dict):
        return {"count"}.union(*(_named(form) for form in word.values()))
    return set(_named(word))


@cache
def _named(word: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(word) if name is not None)


def _flatten(prefix: str, table: dict[str, Any], into: dict[str, Word]) -> None:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if isinstance(value, str) or value.keys() == {"one", "many"}:
            into[key] = value
        else:
            _flatten(f"{key}.", value, into)
