"""Custom ids: the request of a button, a menu or a form, encoded in the id that Discord sends back.

`@custom_id("play")` declares one: it makes the class a frozen dataclass and gives its ids the form
`s1:play:<value>:...`, at most 100 characters, with numbers in base 36; `encode` writes it, `parse` reads it.
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
MAX_STEPS = 10
"""Maximum number of choices in a `Path`."""

Fingerprint = Annotated[str, 16]
"""The fingerprint of an offer (`games.core.game.Offer`)."""
Name = Annotated[str, 32]
"""A lower-case name, such as that of a game."""
Path = tuple[int, ...]
"""The choices made so far. In a panel's nested menus: the number of a type of action among those offered, then for each
field that was asked the number of the chosen value."""


class Press:
    """Base class of the contents of custom ids. Each subclass is declared by `custom_id`."""

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
    """Return a class decorator that declares a kind of custom id and makes the class a frozen dataclass of its values.

    Args:
        spelling: The word that follows the prefix in ids of this kind.
        options: For a menu whose options are custom ids themselves: the kinds of these ids.

    Raises:
        ValueError: Another kind has this spelling; raised when the decorator is applied.
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


def heads_of(kind: type[Press]) -> list[str]:
    """Return how the ids of a kind begin, and those of the menus among whose options it is, up to the second colon."""
    return [form.head for form in _FORMATS.values() if form.kind is kind or kind in form.options]


def encode(press: Press) -> str:
    """Return the id of a button, menu, form or menu option.

    Raises:
        ValueError: A value cannot be written in an id, or the id is longer than Discord allows.
    """
    form = _FORMATS[type(press)]
    values = ":".join([_encode_value(getattr(press, name)) for name in form.names])
    text = form.head + values
    if len(text) > MAX_LENGTH or not form.shape.fullmatch(values):
        raise ValueError(f"no custom id can say {press!r}")
    return text


def parse(text: str) -> Press | None:
    """Return the content of an id; None for anything that `encode` cannot have written."""
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
    """A request to take a free seat of a match that has not begun."""

    match: int


@custom_id("leave")
class Leave(Press):
    """A request to give up the user's seat in a match that has not begun."""

    match: int


@custom_id("computers")
class Computers(Press):
    """A request by the host to see the levels of computer players, before adding one."""

    match: int


@custom_id("addcomputer")
class AddComputer(Press):
    """A request to add a computer player of this level."""

    match: int
    level: Name


@custom_id("fillseats")
class FillSeats(Press):
    """A request to seat computer players of this level until so many seats are taken."""

    match: int
    seats: int
    level: Name


@custom_id("versus")
class PlayComputer(Press):
    """A request by a host who is alone to play against computer players at once."""

    match: int


@custom_id("playgame")
class PlayGame(Press):
    """A request to open a table of a game and play it against computer players at once."""

    game: Name


@custom_id("removecomputer")
class RemoveComputer(Press):
    """A request to remove the computer player that was added last."""

    match: int


@custom_id("options")
class Options(Press):
    """A request to show the game's options to the host in a new private message."""

    match: int


@custom_id("optionspage")
class OptionsPage(Press):
    """A request to show a page of the game's options in the private message that holds the button."""

    match: int
    page: int


@custom_id("aslast")
class AsLastTime(Press):
    """A request by a host to set a table up like an earlier one of theirs."""

    match: int
    former: int
    """The earlier table."""


@custom_id("setoption")
class SetOption(Press):
    """A request to set an option of the game to a value, given by the indices of both (see `bot.screens.lobby`)."""

    match: int
    option: int
    choice: int


@custom_id("optionmenu", options=(SetOption,))
class OptionMenu(Press):
    """The menu of the values of one option of the game, given by its index."""

    match: int
    option: int


@custom_id("typeoption")
class TypeOption(Press):
    """As a button, a request for the form of an option that is typed; as a form, the submitted value."""

    match: int
    option: int


@custom_id("setclock")
class SetClock(Press):
    """A request to set one of the time limits that a match offers before it begins, given by its index."""

    match: int
    preset: int


@custom_id("clocks", options=(SetClock,))
class Clocks(Press):
    """As a button, a request to show the host the time limits to choose from, privately; also the menu of them."""

    match: int


@custom_id("spectators")
class Spectators(Press):
    """A request to allow spectators (`on` 1) or to play in a private thread (`on` 0)."""

    match: int
    on: int


@custom_id("start")
class Start(Press):
    """The button in a lobby with which the host asks to start the match."""

    match: int


@custom_id("cancel")
class Cancel(Press):
    """A request to cancel a match that has not begun; the user is asked to confirm it."""

    match: int


@custom_id("again")
class Rematch(Press):
    """A request for a rematch of a finished match."""

    match: int


@custom_id("challenge")
class Challenge(Press):
    """A request to open a table of a game and invite a user to it."""

    user: int
    game: Name


@custom_id("challengemenu", options=(Challenge,))
class ChallengeMenu(Press):
    """The menu to choose the game to which a user is challenged."""

    user: int


# -- playing -----------------------------------------------------------------------------------------------------------


@custom_id("myseat")
class MySeat(Press):
    """The board's button "My seat": a request for the private panel of the user who presses, in a new message."""

    match: int


@custom_id("panel")
class Panel(Press):
    """A request to show the panel again, in the private message that holds the button."""

    match: int


@custom_id("details")
class Details(Press):
    """A request to show the rest of the panel (news in full, standing orders, the position), in the same message."""

    match: int


@custom_id("play")
class Play(Press):
    """A request to play the offered action with this index. For turn and fingerprint, see `games.core.game.Offer`."""

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("fill")
class OpenForm(Press):
    """As a button or menu option, a request for the form of an offered action; as a form, the submitted text."""

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("into")
class OpenPath(Press):
    """A request to show the panel at this point of its drill-down menus; a shorter path leads back."""

    match: int
    turn: int
    fingerprint: Fingerprint
    page: int
    path: Path


@custom_id("pick")
class Pick(Press):
    """A menu of the panel from which several things are picked together; `verb` is the number of the type of action.

    Its values are the numbers of the things.
    """

    match: int
    turn: int
    fingerprint: Fingerprint
    verb: int


@custom_id("side")
class PlayShared(Press):
    """A request, from the public board, to play an action that all who decide are offered alike, given by its index.

    For the fingerprint, see `bot.screens.public.Shared`.
    """

    match: int
    fingerprint: Fingerprint
    index: int


@custom_id("choose", options=(Play, OpenForm, OpenPath))
class Choose(Press):
    """A menu of the panel, each of whose options is a custom id; `menu` only tells several menus of a message apart."""

    match: int
    menu: int


@custom_id("which", options=(Panel,))
class ChooseTable(Press):
    """The menu to choose one of several tables."""

    page: int


@custom_id("takeback")
class TakeBack(Press):
    """A request from the panel to undo the user's last step, where this needs no consent."""

    match: int


# -- the table ---------------------------------------------------------------------------------------------------------


@custom_id("vote")
class Vote(Press):
    """An answer to a question to the table: one that all players of a match answer, such as whether to pause.

    `question` is its number; `choice` is a value of `storage.match.model.Answer`.
    """

    match: int
    question: int
    choice: Name


@custom_id("sit")
class Sit(Press):
    """A request to take back the user's own seat, or to take a vacant one."""

    match: int


@custom_id("ask")
class AskConfirm(Press):
    """A request for the question "Are you sure?"; `what` is resign, end, leave or cancel."""

    match: int
    what: Name


@custom_id("confirm")
class Confirm(Press):
    """The answer "yes" to the question "Are you sure?"; `what` is resign, end, leave or cancel."""

    match: int
    what: Name


@custom_id("keep")
class KeepAsIs(Press):
    """The answer "no" to the question "Are you sure?"."""

    match: int


@custom_id("tables")
class Tables(Press):
    """A request for a page of the user's own tables (`of` mine) or of this server's (`of` server)."""

    of: Name
    page: int


# -- looking back and learning -----------------------------------------------------------------------------------------


@custom_id("log")
class Log(Press):
    """The board's button "Log": a request for the log as this user may see it, in a new private message."""

    match: int


@custom_id("logpage")
class LogPage(Press):
    """A request to show a page of the log in the private message that holds the button."""

    match: int
    page: int


@custom_id("logjump")
class LogJump(Press):
    """As a button, a request for the form that asks for a page of the log; as a form, the submitted page number."""

    match: int
    page: int


@custom_id("replay")
class Replay(Press):
    """A request to show the match after this number of steps.

    `viewer` is 0 for what everybody saw, else one more than the seat whose view is shown; `text_only` 1 shows text
    instead of the picture; `button` only makes ids in a message unique.
    """

    match: int
    step: int
    viewer: int
    text_only: int
    button: int


@custom_id("replayseat", options=(Replay,))
class ReplaySeat(Press):
    """The menu to choose the seat whose view the replay shows."""

    match: int


@custom_id("replayjump")
class ReplayJump(Press):
    """As a button, a request for the form that asks for a step; as a form, the submitted step number."""

    match: int
    step: int
    viewer: int
    text_only: int


@custom_id("rules")
class Rules(Press):
    """The board's button "Rules": a request for the rules of this match's game, in a new private message."""

    match: int


@custom_id("topic")
class Topic(Press):
    """A request for a topic of a game's rules, given by its index."""

    game: Name
    topic: int


@custom_id("topics", options=(Topic,))
class Topics(Press):
    """A request for a page of the menu of topics of a game's rules; also that menu."""

    game: Name
    page: int


@custom_id("learn")
class Learn(Press):
    """A press in a game's lesson: `choice` 0 asks for this page; from 1, it is the choice made on this page."""

    game: Name
    page: int
    choice: int


# -- people and servers ------------------------------------------------------------------------------------------------


@custom_id("lesson")
class BeginLesson(Press):
    """A request for the first page of a game's lesson in a new private message."""

    game: Name


@custom_id("gamerules")
class GameRules(Press):
    """A request for a game's rules, in a new private message."""

    game: Name


@custom_id("gamerulesmenu", options=(GameRules,))
class GameRulesMenu(Press):
    """The menu to choose the game whose rules are shown."""


@custom_id("opentables")
class OpenTables(Press):
    """A request for the list of this server's open tables, in a new private message."""


@custom_id("opensettings")
class OpenSettings(Press):
    """A request for the user's own settings, in a new private message."""


@custom_id("stats")
class Stats(Press):
    """A request for the statistics of a user in a game; `all` stands for all games together."""

    user: int
    game: Name


@custom_id("statsmenu", options=(Stats,))
class StatsMenu(Press):
    """The menu to choose the game of the statistics."""

    user: int


@custom_id("leaders")
class Leaders(Press):
    """A request for the leaderboard of a game in this server."""

    game: Name


@custom_id("count")
class Count(Press):
    """A request to count the user's results from now on (`on` 1), or to stop and delete what was counted.

    The user is asked whether they are sure (`on` 0), and says so (`on` 2).
    """

    on: int


@custom_id("setting")
class SetSetting(Press):
    """A request to change one of the user's own settings: `value` is how to be reminded, a language, or on or off."""

    name: Name
    value: Name


@custom_id("settings", options=(SetSetting,))
class SettingsMenu(Press):
    """A menu of values for one of the user's own settings."""

    name: Name


@custom_id("hours")
class QuietHoursForm(Press):
    """A request for the form in which users type their time zone and quiet hours, and that form."""


@custom_id("privacy")
class Privacy(Press):
    """A request about the user's stored data.

    `what` is export, delete (which asks for confirmation), sure (delete now) or keep (do not delete).
    """

    what: Name


@custom_id("setserver")
class SetServer(Press):
    """A menu of a server's rules; `what` is channels, openers or voters. Its values are Discord's ids."""

    what: Name


@custom_id("setlimits")
class SetLimits(Press):
    """As a button, a request for the form of a server's limits on open tables; as a form, the submitted limits."""


@custom_id("setlanguage")
class SetServerLanguage(Press):
    """A choice in the menu of a server's languages; `language` is "discord" for that of its preferred locale."""

    language: Name


@custom_id("serverlanguages", options=(SetServerLanguage,))
class ServerLanguageMenu(Press):
    """The menu of languages for what all members of a server read."""


@custom_id("setnaming")
class SetNaming(Press):
    """The button that lets ostracisms in a server name any member (`allowed` is 1), or no longer (0)."""

    allowed: int


# -- public votes ------------------------------------------------------------------------------------------------------


@custom_id("cast")
class CastAnswer(Press):
    """The button or menu option that casts a vote for one answer of a public vote, given by its number from 0.

    `edits`, here and in the other ids that cast a vote, is how often the vote had been edited when the button was made.
    """

    vote: int
    edits: int
    answer: int


@custom_id("castone", options=(CastAnswer,))
class AnswerMenu(Press):
    """The menu of a public vote with many answers, of which one can be chosen; its options are `CastAnswer`."""

    vote: int


@custom_id("castmany")
class CastSeveral(Press):
    """The menu of a public vote in which several answers or a member can be chosen.

    Its values are the numbers of answers from 0, or the id of a user.
    """

    vote: int
    edits: int


@custom_id("unname")
class SetUnnamed(Press):
    """A request that nobody may write the user's name in an ostracism (`off` is 1), or that they may again (0)."""

    off: int


@custom_id("rank")
class OpenRanking(Press):
    """A request for the private panel on which a voter ranks the answers of a public vote."""

    vote: int


@custom_id("ranked")
class Ranking(Press):
    """A request to show on that panel that the answers with these numbers are ranked, the most wanted first."""

    vote: int
    edits: int
    ranked: Path


@custom_id("rankmenu", options=(Ranking,))
class RankMenu(Press):
    """The menu of the answers that can be ranked next; its options are `Ranking`."""

    vote: int


@custom_id("castrank")
class CastRanking(Press):
    """The button that casts a vote with the answers ranked as given, the most wanted first."""

    vote: int
    edits: int
    ranked: Path


@custom_id("myvote")
class MyVote(Press):
    """A request for the user's own vote in a public vote, in a new private message."""

    vote: int


@custom_id("remind")
class SetVoteReminder(Press):
    """A request to be reminded of a public vote before it closes (`on` is 1), or not to be (0)."""

    vote: int
    on: int


@custom_id("editvote")
class EditVote(Press):
    """As a form, the edited questions of a public vote; as a button, a request for that form again."""

    vote: int


@custom_id("votearchive")
class VoteArchive(Press):
    """A request for a page of a server's past votes, in the private message that holds the button."""

    page: int


@custom_id("voteform")
class VoteForm(Press):
    """As a form, the submitted terms of a new public vote; as a button, a request for that form again.

    `kind` is a key of `bot.handlers.vote_opening.VOTE_FORMS`; `most` is how many answers a voter may choose, or how
    many are elected. `role` 0 stands for everyone. `flags` is a sum of `VOTE_CHANGES`, `VOTE_TURNOUT` and
    `VOTE_THRESHOLD` times the place of the threshold in `storage.ballots.questions.THRESHOLDS`.
    """

    kind: Name
    most: int
    role: int
    days: int
    flags: int


VOTE_CHANGES, VOTE_TURNOUT, VOTE_THRESHOLD = 1, 2, 4
"""The first two are set in `VoteForm.flags` if voters may change their vote, and if the number of voters is shown."""
