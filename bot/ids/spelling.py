"""How ids are spelled: from what a press asks for to the text of an id, and back."""

import re
from functools import cache, lru_cache
from typing import Any, get_type_hints

from bot.ids.agreement import (
    Agreements,
    Clocks,
    SetClock,
)
from bot.ids.lobby import (
    AddComputer,
    Cancel,
    Computers,
    Join,
    Leave,
    OptionMenu,
    Options,
    OptionsPage,
    RemoveComputer,
    SetOption,
    Start,
    TypeOption,
)
from bot.ids.playing import (
    Again,
    Ask,
    Choose,
    Confirm,
    Fill,
    Into,
    Keep,
    Log,
    LogPage,
    MySeat,
    Panel,
    Path,
    Play,
    Rules,
    Tables,
    Topic,
    Topics,
    Which,
)
from bot.ids.records import (
    Challenge,
    ChallengeMenu,
    Records,
    Replay,
    ReplaySeat,
    SetServer,
    Stats,
    StatsMenu,
)
from bot.ids.votes import (
    Cast,
    VoteForm,
)

PREFIX = "s1"
LONGEST = 100

Press = (
    MySeat
    | Panel
    | Play
    | Fill
    | Into
    | Choose
    | Log
    | LogPage
    | Rules
    | Topics
    | Topic
    | Ask
    | Confirm
    | Keep
    | Again
    | Join
    | Leave
    | Computers
    | AddComputer
    | RemoveComputer
    | Options
    | OptionsPage
    | OptionMenu
    | SetOption
    | TypeOption
    | Start
    | Cancel
    | Tables
    | Which
    | Cast
    | VoteForm
    | Records
    | Agreements
)

_VERBS: dict[str, type[Any]] = {kind.__name__.lower(): kind for kind in Press.__args__}
_MENUS: dict[type[Any], tuple[type[Any], ...]] = {
    Choose: (Play, Fill, Into),
    OptionMenu: (SetOption,),
    Topics: (Topic,),
    Which: (Panel,),
    Clocks: (SetClock,),
    ReplaySeat: (Replay,),
    StatsMenu: (Stats,),
    ChallengeMenu: (Challenge,),
}
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER = r"0|[1-9a-z][0-9a-z]{0,11}"
_PATTERNS: dict[Any, str] = {
    int: _NUMBER,
    str: r"[0-9a-z][0-9a-z_-]{0,31}",
    Path: rf"\.|(?:{_NUMBER})(?:\.(?:{_NUMBER}))*",
}


def write(press: Press) -> str:
    """The id of a button, menu, form or menu value.

    Raises:
        ValueError: a value has no place in an id, or the id gets longer than Discord allows.
    """
    head, names, shape = _SPELLINGS[type(press)]
    values = ":".join([_write(getattr(press, name)) for name in names])
    text = head + values
    if len(text) > LONGEST or not shape.fullmatch(values):
        raise ValueError(f"no custom id can say {press!r}")
    return text


def read(text: str) -> Press | None:
    """What an id says; None for everything that `write` has not written."""
    if len(text) > LONGEST:
        return None
    head, _, rest = text.partition(":")
    verb, _, rest = rest.partition(":")
    if head != PREFIX or verb not in _VERBS:
        return None
    if not (found := _shape(verb).fullmatch(rest)):
        return None
    values = [_read(value, hint) for value, hint in zip(found.groups(), _hints(verb), strict=True)]
    made: Press = _VERBS[verb](*values)
    return made


def pressed(text: str, values: list[str] | None = None) -> Press | None:
    """What a press asks for: that of a menu is what its chosen value stands for. None for what is not ours."""
    press = read(text)
    if values and not isinstance(press, SetServer):
        inner = read(values[0])
        return inner if isinstance(inner, _MENUS.get(type(press), ())) else None
    return press


@cache
def _hints(verb: str) -> tuple[Any, ...]:
    return tuple(get_type_hints(_VERBS[verb]).values())


@cache
def _shape(verb: str) -> re.Pattern[str]:
    return re.compile(":".join(f"({_PATTERNS[hint]})" for hint in _hints(verb)), re.ASCII)


_SPELLINGS: dict[type[Any], tuple[str, tuple[str, ...], re.Pattern[str]]] = {
    kind: (f"{PREFIX}:{verb}:", tuple(kind.__slots__), _shape(verb)) for verb, kind in _VERBS.items()
}
"""How the ids of each kind of press begin, the names of its values, and the shape of these."""


def _write(value: Any) -> str:
    if isinstance(value, int):
        return _base36(value)
    return value if isinstance(value, str) else ".".join(map(_base36, value)) or "."


def _read(text: str, hint: Any) -> Any:
    if hint is int:
        return int(text, 36)
    if hint is str:
        return text
    return () if text == "." else tuple(int(part, 36) for part in text.split("."))


@lru_cache(4096)
def _base36(number: int) -> str:
    if number < 0:
        raise ValueError("numbers in ids are not negative")
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
