"""Custom ids: what a button, a menu or a form asks for, spelled in the id that Discord sends back.

`@custom_id("play")` declares one: it makes the class a frozen dataclass and gives its ids the form
`s1:play:<value>:...`, at most 100 characters, with numbers in base 36. `encode` spells a press, `parse` reads it back.
An id names things and asks for them. It never says who presses and never grants anything, so a forged id can ask only
for what its sender may have anyway. `bot.interactions.registry` connects each id with its handler.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

PREFIX = "s1"
"""The scheme of the ids; a new one makes all older buttons unknown."""
MAX_LENGTH = 100
"""Discord's limit on a custom id."""
MAX_DIGITS = 12
"""Base-36 digits of a number: enough for Discord's own ids."""
MAX_STEPS = 8
"""Steps of a path."""

Fingerprint = Annotated[str, 16]
"""The fingerprint of an offer (`games.core.game.Offer`)."""
Name = Annotated[str, 32]
"""A lower-case name, such as that of a game."""
Path = tuple[int, ...]
"""The choices made while drilling down: the number of a verb, then the number of a value for each field asked."""


class Press:
    """The content of a custom id. Each kind is declared by `custom_id`."""

    __slots__ = ()


P = TypeVar("P", bound=Press)


@dataclass(frozen=True, slots=True)
class _Format:
    kind: type[Press]
    head: str
    names: tuple[str, ...]
    hints: tuple[Any, ...]
    shape: re.Pattern[str]
    options: tuple[type[Press], ...]


SPELLINGS: dict[str, _Format] = {}
"""Every declared id by the word that its spelling has."""
_FORMATS: dict[type[Press], _Format] = {}


@dataclass_transform(frozen_default=True)
def custom_id(spelling: str, *, options: tuple[type[Press], ...] = ()) -> Callable[[type[P]], type[P]]:
    """Declare a kind of custom id.

    Args:
        spelling: The word that ids of this kind have behind the prefix.
        options: For a menu whose options stand for presses of their own: the kinds that its values may be.

    Raises:
        ValueError: The spelling is taken.
    """

    def declare(cls: type[P]) -> type[P]:
        if spelling in SPELLINGS:
            raise ValueError(f"two kinds of custom id are spelled {spelling!r}")
        kind = dataclass(frozen=True, slots=True)(cls)
        hints = get_type_hints(kind, include_extras=True)
        shape = re.compile(":".join(f"({_pattern(hint)})" for hint in hints.values()), re.ASCII)
        head = f"{PREFIX}:{spelling}:"
        declared = _Format(kind, head, tuple(hints), tuple(map(_plain_type, hints.values())), shape, options)
        SPELLINGS[spelling] = _FORMATS[kind] = declared
        return kind

    return declare


def encode(press: Press) -> str:
    """Return the id of a button, menu, form or menu option.

    Raises:
        ValueError: A value has no place in an id, or the id is longer than Discord allows.
    """
    form = _FORMATS[type(press)]
    values = ":".join([_encode_value(getattr(press, name)) for name in form.names])
    text = form.head + values
    if len(text) > MAX_LENGTH or not form.shape.fullmatch(values):
        raise ValueError(f"no custom id can say {press!r}")
    return text


def parse(text: str) -> Press | None:
    """Return what an id says; None for anything that `encode` has not spelled."""
    if len(text) > MAX_LENGTH:
        return None
    prefix, _, rest = text.partition(":")
    spelling, _, rest = rest.partition(":")
    form = SPELLINGS.get(spelling)
    if prefix != PREFIX or form is None or not (found := form.shape.fullmatch(rest)):
        return None
    return form.kind(*[_parse_value(value, hint) for value, hint in zip(found.groups(), form.hints, strict=True)])


def parse_press(text: str, values: list[str] | None = None) -> Press | None:
    """Return what a press asks for; None for an unknown or forged id.

    Args:
        text: The custom id of the button or menu.
        values: The chosen options of a menu; the first is what the press asks for.
    """
    press = parse(text)
    if not values or press is None:
        return press
    option = parse(values[0])
    return option if isinstance(option, _FORMATS[type(press)].options) else None


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER = rf"0|[1-9a-z][0-9a-z]{{0,{MAX_DIGITS - 1}}}"


def _pattern(hint: Any) -> str:
    if hint is int:
        return _NUMBER
    if hint == Path:
        return rf"\.|(?:{_NUMBER})(?:\.(?:{_NUMBER})){{0,{MAX_STEPS - 1}}}"
    if get_origin(hint) is Annotated:
        return rf"[0-9a-z][0-9a-z_-]{{0,{get_args(hint)[1] - 1}}}"
    raise TypeError(f"a custom id has no place for {hint!r}")


def _plain_type(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _encode_value(value: Any) -> str:
    if isinstance(value, int):
        return _base36(value)
    return value if isinstance(value, str) else ".".join(map(_base36, value)) or "."


def _parse_value(text: str, hint: Any) -> Any:
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


# -- the lobby ---------------------------------------------------------------------------------------------------------


@custom_id("join")
class Join(Press):
    """Take a seat."""

    match: int


@custom_id("leave")
class Leave(Press):
    """Give the seat up."""

    match: int


@custom_id("computers")
class Computers(Press):
    """Add computer: show the levels to the host."""

    match: int


@custom_id("addcomputer")
class AddComputer(Press):
    """Seat a computer player of this level."""

    match: int
    level: Name


@custom_id("removecomputer")
class RemoveComputer(Press):
    """Remove the computer player that was added last."""

    match: int


@custom_id("options")
class Options(Press):
    """Options: show them to the host in a new private message."""

    match: int


@custom_id("optionspage")
class OptionsPage(Press):
    """Turn to a page of the options, in the private message that holds the button."""

    match: int
    page: int


@custom_id("setoption")
class SetOption(Press):
    """Set an option; both by their numbers (`bot.screens.lobby`)."""

    match: int
    option: int
    choice: int


@custom_id("optionmenu", options=(SetOption,))
class OptionMenu(Press):
    """The menu of one option, by its number."""

    match: int
    option: int


@custom_id("typeoption")
class TypeOption(Press):
    """As a button: open the form for an option that is typed. As a form: the submitted value."""

    match: int
    option: int


@custom_id("setclock")
class SetClock(Press):
    """Choose one of the clocks that a lobby offers, by its number."""

    match: int
    preset: int


@custom_id("clocks", options=(SetClock,))
class Clocks(Press):
    """Clock: show the clocks to the host in a new private message; also the menu of them."""

    match: int


@custom_id("spectators")
class Spectators(Press):
    """Allow spectators (`on` 1), or play in a private thread (`on` 0)."""

    match: int
    on: int


@custom_id("start")
class Start(Press):
    """Start the match."""

    match: int


@custom_id("cancel")
class Cancel(Press):
    """Close the lobby; asks first."""

    match: int


@custom_id("again")
class Rematch(Press):
    """Play again under a finished match."""

    match: int


@custom_id("challenge")
class Challenge(Press):
    """Open a table of a game and invite a user to it."""

    user: int
    game: Name


@custom_id("challengemenu", options=(Challenge,))
class ChallengeMenu(Press):
    """The menu that asks to which game a user is challenged."""

    user: int


# -- playing -----------------------------------------------------------------------------------------------------------


@custom_id("myseat")
class MySeat(Press):
    """My seat on the board: open the private panel of the user who presses, in a new message."""

    match: int


@custom_id("panel")
class Panel(Press):
    """Show the panel again, in the private message that holds the button."""

    match: int


@custom_id("play")
class Play(Press):
    """Take the offered action of this number. For turn and fingerprint see `games.core.game.Offer`."""

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("fill")
class OpenForm(Press):
    """As a button or a menu's option: open the form of this offered action. As a form: the submitted text."""

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("into")
class OpenPath(Press):
    """Show the panel at this place of drilling down; a shorter path leads back."""

    match: int
    turn: int
    fingerprint: Fingerprint
    page: int
    path: Path


@custom_id("choose", options=(Play, OpenForm, OpenPath))
class Choose(Press):
    """A menu of the panel; `menu` only makes its ids differ within a message."""

    match: int
    menu: int


@custom_id("which", options=(Panel,))
class ChooseTable(Press):
    """The menu that asks which table is meant."""

    page: int


@custom_id("takeback")
class TakeBack(Press):
    """Take one's last step back, in the panel, where that needs no consent."""

    match: int


# -- the table ---------------------------------------------------------------------------------------------------------


@custom_id("vote")
class Vote(Press):
    """Answer a question to the table, by its number; `choice` as in `storage.match.model.Answer`."""

    match: int
    question: int
    choice: Name


@custom_id("sit")
class Sit(Press):
    """Take one's own seat back, or a vacant one."""

    match: int


@custom_id("ask")
class AskConfirm(Press):
    """Ask "are you sure?"; `what` is resign, end, leave or cancel."""

    match: int
    what: Name


@custom_id("confirm")
class Confirm(Press):
    """Yes: do it."""

    match: int
    what: Name


@custom_id("keep")
class KeepAsIs(Press):
    """No: leave everything as it is."""

    match: int


@custom_id("tables")
class Tables(Press):
    """A page of one's own tables (`of` mine) or of this server's (`of` server)."""

    of: Name
    page: int


# -- looking back and learning -----------------------------------------------------------------------------------------


@custom_id("log")
class Log(Press):
    """Log on the board: open the log as this user may see it, in a new private message."""

    match: int


@custom_id("logpage")
class LogPage(Press):
    """Turn to a page of the log, in the private message that holds the button."""

    match: int
    page: int


@custom_id("logjump")
class LogJump(Press):
    """As a button: open the form that asks for a page of the log. As a form: the submitted page."""

    match: int
    page: int


@custom_id("replay")
class Replay(Press):
    """The match after so many steps.

    `viewer` is 0 for what everybody saw, else one more than the seat whose view is shown; `text_only` 1 shows text
    instead of the picture; `button` only makes ids differ within a message.
    """

    match: int
    step: int
    viewer: int
    text_only: int
    button: int


@custom_id("replayseat", options=(Replay,))
class ReplaySeat(Press):
    """The menu that asks from which seat to look."""

    match: int


@custom_id("replayjump")
class ReplayJump(Press):
    """As a button: open the form that asks for a step. As a form: the submitted step."""

    match: int
    step: int
    viewer: int
    text_only: int


@custom_id("rules")
class Rules(Press):
    """Rules on the board: open the rules of this match's game, in a new private message."""

    match: int


@custom_id("topic")
class Topic(Press):
    """One topic of the rules of a game, by its number."""

    game: Name
    topic: int


@custom_id("topics", options=(Topic,))
class Topics(Press):
    """The rules of a game at a page of their menu; also that menu."""

    game: Name
    page: int


@custom_id("learn")
class Learn(Press):
    """A page of a game's lesson. `choice` 0 shows it; from 1, that choice on it was pressed."""

    game: Name
    page: int
    choice: int


# -- people and servers ------------------------------------------------------------------------------------------------


@custom_id("stats")
class Stats(Press):
    """The statistics of a user in a game; `all` for all games together."""

    user: int
    game: Name


@custom_id("statsmenu", options=(Stats,))
class StatsMenu(Press):
    """The menu that asks for which game."""

    user: int


@custom_id("leaders")
class Leaders(Press):
    """The best players of a game in this server."""

    game: Name


@custom_id("count")
class Count(Press):
    """Count my results from now on (`on` 1), or stop and delete what was counted (`on` 0)."""

    on: int


@custom_id("privacy")
class Privacy(Press):
    """My stored data; `what` is export, delete (asks first), sure or keep."""

    what: Name


@custom_id("setserver")
class SetServer(Press):
    """A menu of a server's rules: `what` is channels, openers or voters. Its values are Discord's own ids."""

    what: Name


@custom_id("setlimits")
class SetLimits(Press):
    """As a button: open the form of a server's limits. As a form: the submitted limits."""


# -- public votes ------------------------------------------------------------------------------------------------------


@custom_id("cast")
class CastStone(Press):
    """A stone under a public vote; `stone` is white or black."""

    vote: int
    stone: Name


@custom_id("voteform")
class VoteForm(Press):
    """As a form: a new public vote was filled in. As a button: open that form again. `role` 0 stands for everyone."""

    role: int
    days: int
    changes: int
    turnout: int
