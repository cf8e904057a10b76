"""The catalogue of the bot's texts: every text that does not belong to a game, by key.

`say("lobby.full", host="Ada")` looks up a key in `bot/words/en.toml` and fills in the named values.
"""

import tomllib
from datetime import datetime
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any

Message = str | dict[str, str]


class UnknownMessage(LookupError):
    """There is no text for a key, or a text and the values given for it do not fit together."""


@cache
def load_catalogue() -> dict[str, Message]:
    """Return the bot's texts (those that belong to no game) by dotted key, such as "lobby.full".

    A text that depends on a number is a dict with the forms "one" and "many".
    """
    text = files("bot").joinpath("words", "en.toml").read_text("utf-8")
    flat: dict[str, Message] = {}
    _flatten("", tomllib.loads(text), flat)
    return flat


def say(key: str, /, **values: object) -> str:
    """Return the bot's text for a key, with its values filled in.

    Args:
        key: The dotted key, such as "lobby.full".
        **values: The values by name. A text with forms for one and many is chosen by `count`.

    Raises:
        UnknownMessage: There is no such key, or the values are not exactly those that a text with a single form names.
    """
    try:
        message = load_catalogue()[key]
    except KeyError:
        raise UnknownMessage(f"there are no words for {key!r}") from None
    if isinstance(message, dict):
        return message["one" if values.get("count") == 1 else "many"].format(**values)
    if (expected := _placeholders_in(message)) != values.keys():
        raise UnknownMessage(f"{key!r} wants the values {sorted(expected)}, not {sorted(values)}")
    return message.format(**values)


def placeholders(message: Message) -> set[str]:
    """Return the names of the values that a text takes, such as {"host", "count"}."""
    if isinstance(message, dict):
        return {"count"}.union(*(_placeholders_in(form) for form in message.values()))
    return set(_placeholders_in(message))


@cache
def _placeholders_in(template: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name is not None)


def _flatten(prefix: str, table: dict[str, Any], into: dict[str, Message]) -> None:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if isinstance(value, str) or value.keys() == {"one", "many"}:
            into[key] = value
        else:
            _flatten(f"{key}.", value, into)


KILO = 1000


def format_bytes(count: int) -> str:
    """Return a number of bytes as readable text, such as "1.2 MB"; 1 kB is 1,000 bytes."""
    size = float(count)
    for unit in ("B", "kB", "MB", "GB"):
        if size < KILO or unit == "GB":
            break
        size /= KILO
    return say("measure.bytes", number=f"{size:.1f}".removesuffix(".0"), unit=unit)


def format_duration(seconds: float) -> str:
    """Return a duration in seconds as readable text: "40 s", "3 min", "5 h", "2 days"."""
    if seconds < 90:
        return say("measure.seconds", number=round(seconds))
    if seconds < 90 * 60:
        return say("measure.minutes", number=round(seconds / 60))
    if seconds < 48 * 3600:
        return say("measure.hours", number=round(seconds / 3600))
    return say("measure.days", number=round(seconds / 86400))


def timestamp(moment: datetime, style: str = "R") -> str:
    """Return a time as markdown that Discord shows to each reader in their own time zone.

    Args:
        moment: The time; timezone-aware.
        style: A style of the page "Message Formatting" in Discord's documentation: R is relative, f and F are dates
            with the time.
    """
    return f"<t:{int(moment.timestamp())}:{style}>"
